"""Stores a sequence of similar pictures in one table that holds each mark once.

The table is plain data for JSON. `web/replay.js` builds elements from it, and rebuilds only what differs
from one picture to the next.
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
    """The index of its root in the list of parts."""
    width: float
    height: float


@define
class Film:
    """A table of pictures drawn from one book, whose colours follow the theme of the page.

    A head is a tag, its text and its attributes. A part is the index of a head, followed by the indices
    of the parts inside it, which come before it in the table.
    """

    book: Book
    _heads: dict[tuple[Any, ...], int] = field(factory=dict)
    _said: dict[tuple[Any, ...], int] = field(factory=dict)
    """The index of the head of a mark, by its tag, attributes and text."""
    _parts: dict[tuple[int, ...], int] = field(factory=dict)
    _symbols: dict[str, list[int]] = field(factory=dict)
    _known: dict[int, tuple[Mark, int]] = field(factory=dict)
    """The part of each mark, by `id(mark)`; the mark is kept here so that its id is not reused."""

    def add(self, piece: Piece) -> Frame:
        """Adds a picture at the end."""
        return Frame(self._part(Mark("g", {}, piece.marks)), round(piece.width, 2), round(piece.height, 2))

    def table(self) -> dict[str, Any]:
        """The table that the frames refer to, as plain data for JSON.

        The children of a part are counted back from the part itself, and the attributes of heads are kept
        apart, so that little is written twice.
        """
        pairs: dict[tuple[str, str], int] = {}
        heads = [
            [tag, words, *(pairs.setdefault(one, len(pairs)) for one in attributes)]
            for tag, attributes, words in self._heads
        ]
        parts = [
            [head, *(at - child for child in inside)] for at, (head, *inside) in enumerate(self._parts)
        ]
        symbols = {id: list(marks) for id, marks in self._symbols.items()}
        return {"attributes": list(map(list, pairs)), "heads": heads, "parts": parts, "symbols": symbols}

    def _part(self, mark: Mark) -> int:
        if id(mark) in self._known:
            return self._known[id(mark)][1]
        key = (self._head(mark), *map(self._part, mark.inside))
        part = self._parts.setdefault(key, len(self._parts))
        self._known[id(mark)] = mark, part
        return part

    def _head(self, mark: Mark) -> int:
        """The head of a mark, cached because most marks of a picture were also in the one before."""
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
"""The prefix of the ids of symbols in the page."""
