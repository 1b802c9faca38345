"""Stores a sequence of similar pictures in one table that holds each mark once.

The table is plain data for JSON. `web/replay.js` builds elements from it, and rebuilds only what differs
from one picture to the next.
"""

from collections.abc import Sequence
from typing import Any

from attrs import define, field

from gwt.json_types import JsonObject
from gwt.picture import graphics, pictogram_library, svg


@define
class FrameTable:
    """A table of pictures drawn from one book, whose colours follow the theme of the page.

    A head is a tag, its text and its attributes. A part is the index of a head, followed by the indices
    of the parts inside it, which come before it in the table. Where a picture differs between languages, a
    part is `EITHER`, followed by the indices of the parts in each of them.
    """

    book: pictogram_library.Book
    _heads: dict[tuple[Any, ...], int] = field(factory=dict)
    _said: dict[tuple[Any, ...], int] = field(factory=dict)
    """The index of the head of a mark, by its tag, attributes and text."""
    _parts: dict[tuple[int, ...], int] = field(factory=dict)
    _rows: list[tuple[int, ...]] = field(factory=list)
    """The parts in order."""
    _symbols: dict[str, list[int]] = field(factory=dict)
    _known: dict[int, tuple[graphics.SvgElement, int]] = field(factory=dict)
    """The part of each mark, by `id(mark)`; the mark is kept here so that its id is not reused."""
    _frames: dict[tuple[int, float, float], int] = field(factory=dict)
    _joined: dict[tuple[int, ...], int] = field(factory=dict)
    """The part for several that are the same except for the language."""

    def add(self, pieces: Sequence[graphics.Graphic]) -> int:
        """Adds a picture, given in each language, and returns its number.

        Its size is that of the largest.
        """
        part = self._join(tuple(self._part(graphics.SvgElement("g", {}, piece.marks)) for piece in pieces))
        width, height = (
            max(sizes) for sizes in zip(*((piece.width, piece.height) for piece in pieces), strict=True)
        )
        frame = (part, round(width, 2), round(height, 2))
        return self._frames.setdefault(frame, len(self._frames))

    def table(self) -> JsonObject:
        """The pictures and the table that they refer to, as plain data for JSON.

        A picture is a part, its width and its height.
        The children of a part are counted back from the part itself, and the attributes of heads are kept
        apart, so that little is written twice.
        """
        number = self._used()
        pairs: dict[tuple[str, str], int] = {}
        heads = [
            [tag, words, *(pairs.setdefault(attribute, len(pairs)) for attribute in attributes)]
            for tag, attributes, words in self._heads
        ]
        parts = [
            [self._rows[old][0], *(new - number[child] for child in self._rows[old][1:])]
            for old, new in number.items()
        ]
        return {
            "attributes": list(map(list, pairs)),
            "heads": heads,
            "parts": parts,
            "symbols": {id: [number[part] for part in marks] for id, marks in self._symbols.items()},
            "frames": [[number[part], width, height] for part, width, height in self._frames],
        }

    def _used(self) -> dict[int, int]:
        """The parts that pictures and symbols are made of, each with its number among them."""
        used = set[int]()
        waiting = [part for part, _, _ in self._frames]
        waiting += [part for marks in self._symbols.values() for part in marks]
        while waiting:
            part = waiting.pop()
            if part not in used:
                used.add(part)
                waiting += self._rows[part][1:]
        return {old: new for new, old in enumerate(sorted(used))}

    def _part(self, mark: graphics.SvgElement) -> int:
        if id(mark) in self._known:
            return self._known[id(mark)][1]
        key = (self._head(mark), *map(self._part, mark.inside))
        part = self._index(key)
        self._known[id(mark)] = mark, part
        return part

    def _join(self, parts: tuple[int, ...]) -> int:
        """Returns the part for the same thing in several languages; only what differs is there for each."""
        if len(set(parts)) == 1:
            return parts[0]
        if parts not in self._joined:
            rows = [self._rows[part] for part in parts]
            heads, sizes = {row[0] for row in rows}, {len(row) for row in rows}
            if len(heads) == len(sizes) == 1 and EITHER not in heads:
                inside = map(self._join, zip(*(row[1:] for row in rows), strict=True))
                self._joined[parts] = self._index((rows[0][0], *inside))
            else:
                self._joined[parts] = self._index((EITHER, *parts))
        return self._joined[parts]

    def _index(self, row: tuple[int, ...]) -> int:
        if row not in self._parts:
            self._parts[row] = len(self._parts)
            self._rows.append(row)
        return self._parts[row]

    def _head(self, mark: graphics.SvgElement) -> int:
        """The head of a mark, cached because most marks of a picture were also in the one before."""
        key = (mark.tag, tuple(mark.attributes.items()), mark.words)
        if key not in self._said:
            head = (mark.tag, tuple(self._attribute(*pair) for pair in key[1]), mark.words)
            self._said[key] = self._heads.setdefault(head, len(self._heads))
        return self._said[key]

    def _attribute(self, name: str, value: str | float) -> tuple[str, str]:
        if name != "symbol":
            return name, svg.attribute_value(self.book.colours, "auto", name, value)
        if value not in self._symbols:
            symbol = self.book.symbols[str(value)]
            self._symbols[symbol.id] = [self._part(mark) for mark in symbol.marks]
        return "href", f"#{PREFIX}{value}"


EITHER = -1
"""Instead of the head of a part that differs between languages."""
PREFIX = "gwt-symbol-"
"""The prefix of the ids of symbols in the page."""
