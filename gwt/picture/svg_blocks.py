"""Writes pictures as blocks: parts that are known by what they show, so that each is sent only once.

A block is the JSON text of a tree of marks. A large part of it is a block of its own and stands there by
its id, a digest of its text. So a picture that follows another is sent as the few blocks that are new.
"""

from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from json import JSONEncoder
from weakref import WeakValueDictionary, ref

from attrs import define, evolve, field, frozen

from gwt.picture import frame_table, graphics, pictogram_library, svg

_quoted = JSONEncoder(ensure_ascii=False).encode
_LEAST = 400
"""Characters from which a part is a block of its own: less would be mostly ids."""


@frozen(eq=False)
class Block:
    """A part of pictures that is sent once."""

    id: str
    text: str
    """Its tree, as JSON: a tag, its words, its attributes, and what is inside, trees and ids of blocks."""
    inside: tuple["Block", ...]
    """The blocks that it names."""
    symbol: str = ""
    """The pictogram that it defines, if it is one."""


@frozen
class CachedMarks(graphics.SvgElement):
    """Stands for marks of which only the block has been kept."""

    block: Block = field(kw_only=True)


@define(eq=False)
class Blocks:
    """The blocks of what is drawn from one book; the colours follow the theme of the page.

    It is used by one thread at a time.
    """

    book: pictogram_library.Book
    _all: WeakValueDictionary[str, Block] = field(factory=WeakValueDictionary)
    """Those that somebody has, so that two that are equal are one."""
    _known: dict[int, tuple[ref[graphics.SvgElement], Block]] = field(factory=dict)
    """The blocks of marks that live on, such as those of a tile, by `id(mark)`."""
    _symbols: dict[str, Block] = field(factory=dict)

    def block(self, piece: graphics.Graphic) -> Block:
        """Returns the block of a picture."""
        inside: list[Block] = []
        return self._block(self._text(graphics.SvgElement("g", {}, piece.marks), inside), inside)

    def cached_piece(self, piece: graphics.Graphic) -> graphics.Graphic:
        """Returns a piece that takes the place of another in a picture, of which it has only the block."""
        return evolve(piece, marks=(CachedMarks("", block=self.block(piece)),)) if piece.marks else piece

    def _block(self, text: str, inside: Iterable[Block], symbol: str = "") -> Block:
        digest = blake2b(f"{symbol}{text}".encode(), digest_size=9).digest()
        id = urlsafe_b64encode(digest).decode()
        block = self._all.get(id)
        if block is None:
            block = self._all[id] = Block(id, text, tuple(dict.fromkeys(inside)), symbol)
        return block

    def _written(self, mark: graphics.SvgElement, inside: list[Block]) -> str:
        """The text that stands for a mark in a block, to which the blocks it names are added."""
        block = mark.block if isinstance(mark, CachedMarks) else self._block_of(mark)
        if block is None:
            blocks: list[Block] = []
            text = self._text(mark, blocks)
            if len(text) < _LEAST:
                inside += blocks
                return text
            block = self._block(text, blocks)
            self._remember(mark, block)
        inside.append(block)
        return f'"{block.id}"'

    def _text(self, mark: graphics.SvgElement, inside: list[Block]) -> str:
        attributes = []
        for name, value in mark.attributes.items():
            if name == "symbol":
                inside.append(self._symbol(str(value)))
                attributes.append(f'"href":"#{frame_table.PREFIX}{value}"')
            else:
                attributes.append(
                    f'"{name}":{_quoted(svg.attribute_value(self.book.colours, "auto", name, value))}'
                )
        head = f'["{mark.tag}",{_quoted(mark.words)},{{{",".join(attributes)}}}'
        return ",".join([head, *[self._written(child, inside) for child in mark.inside]]) + "]"

    def _symbol(self, name: str) -> Block:
        if name not in self._symbols:
            inside: list[Block] = []
            text = self._text(graphics.SvgElement("g", {}, self.book.symbols[name].marks), inside)
            self._symbols[name] = self._block(text, inside, name)
        return self._symbols[name]

    def _block_of(self, mark: graphics.SvgElement) -> Block | None:
        cached = self._known.get(id(mark))
        return cached[1] if cached is not None and cached[0]() is mark else None

    def _remember(self, mark: graphics.SvgElement, block: Block) -> None:
        key, cache = id(mark), self._known

        def forget(gone: ref[graphics.SvgElement]) -> None:
            if key in cache and cache[key][0] is gone:
                del cache[key]

        cache[key] = ref(mark, forget), block


def reached_blocks(blocks: Iterable[Block], known_ids: Iterable[str] = ()) -> Iterator[Block]:
    """Yields some blocks and all that they name, each once, but none that is known nor what it names."""
    seen, waiting = set(known_ids), list(blocks)
    while waiting:
        block = waiting.pop()
        if block.id not in seen:
            seen.add(block.id)
            waiting += block.inside
            yield block


@frozen(eq=False)
class BlockPanel:
    """A part of the table that can be looked at by itself, as a block; see `Panel`."""

    id: str
    seat: int
    block: Block
    width: float
    height: float
