"""Many pictures that have most of their marks in common, as one table in which each mark stands once.

A table is plain data for JSON; `web/replay.js` makes elements of it, and from one picture to the next
makes anew only what differs.
"""

from typing import Any

from attrs import define, field, frozen

from gwt.picture.book import Book
from gwt.picture.pieces import Mark, Piece
from gwt.picture.svg import plain


@frozen
class Frame:
    """One picture of a film."""

    part: int
    """The number of its root among the parts."""
    width: float
    height: float


@define
class Film:
    """Gathers pictures that are made from one book, in colours that follow the page.

    A head is a tag, its attributes and its text; a part is the number of a head, then those of the
    parts within it.
    """

    book: Book
    _heads: dict[tuple[Any, ...], int] = field(factory=dict)
    _said: dict[tuple[Any, ...], int] = field(factory=dict)
    """The head of a mark, by what the mark says."""
    _parts: dict[tuple[int, ...], int] = field(factory=dict)
    _symbols: dict[str, list[int]] = field(factory=dict)
    _known: dict[int, tuple[Mark, int]] = field(factory=dict)
    """The part that a mark has become, by the identity of the mark, which is held here."""

    def add(self, piece: Piece) -> Frame:
        """Another picture, at the end."""
        return Frame(self._part(Mark("g", {}, piece.marks)), round(piece.width, 2), round(piece.height, 2))

    def table(self) -> dict[str, Any]:
        """All that the frames are made of."""
        heads = [[tag, dict(attributes), words] for tag, attributes, words in self._heads]
        return {"heads": heads, "parts": [list(part) for part in self._parts], "symbols": self._symbols}

    def _part(self, mark: Mark) -> int:
        if id(mark) in self._known:
            return self._known[id(mark)][1]
        key = (self._head(mark), *map(self._part, mark.inside))
        part = self._parts.setdefault(key, len(self._parts))
        self._known[id(mark)] = mark, part
        return part

    def _head(self, mark: Mark) -> int:
        """Most marks of a picture were in the one before, so what they become is looked up first."""
        said = (mark.tag, tuple(mark.attributes.items()), mark.words)
        if said not in self._said:
            head = (mark.tag, tuple(self._attribute(*one) for one in said[1]), mark.words)
            self._said[said] = self._heads.setdefault(head, len(self._heads))
        return self._said[said]

    def _attribute(self, name: str, value: str | float) -> tuple[str, str]:
        if name != "symbol":
            return name, plain(self.book.colours, "auto", name, value)
        if value not in self._symbols:
            symbol = self.book.symbols[str(value)]
            self._symbols[symbol.id] = [self._part(one) for one in symbol.marks]
        return "href", f"#{PREFIX}{value}"


PREFIX = "gwt-symbol-"
"""Of the ids of symbols in the page."""
