"""Puts pieces on pages: fronts in rows, backs mirrored behind them, and marks where to cut.

All lengths are in millimetres, from the upper left corner of the page.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from string import ascii_uppercase

from attrs import field, frozen

from gwt.errors import UsageError

Line = tuple[float, float, float, float]
"""From x, y to x, y."""


@frozen
class Paper:
    """A size of paper, upright."""

    title: str
    width: float
    height: float


PAPERS = {
    "a4": Paper("A4", 210, 297),
    "a3": Paper("A3", 297, 420),
    "a2": Paper("A2", 420, 594),
    "letter": Paper("US Letter", 215.9, 279.4),
}
"""The sizes of paper, by the names that `paper` takes."""

MARGIN = 13.0
"""The room at each edge, for marks and what printers cannot reach."""
_TICK, _AWAY = 4.0, 1.0
"""The length of a cutting mark, and its distance from what is printed."""


@frozen
class SheetCard:
    """A piece as it is put on pages: the index of its front and of its back."""

    front: int
    back: int | None


@frozen
class Cell:
    """A face on a page; `x` and `y` are the corner of what is cut out."""

    x: float
    y: float
    face: int


@frozen
class Page:
    """One side of a sheet with pieces of one kind."""

    kind: str
    width: float
    """The width of a piece; `height` is its height."""
    height: float
    bleed: float
    back: bool
    cells: tuple[Cell, ...] = ()
    marks: tuple[Line, ...] = field(factory=tuple)
    turned: bool = False
    """Whether the paper lies on its long side."""
    part: str = ""
    """The row and the column of a part of a board, such as `B2`; empty if it is whole."""


@frozen
class BoardPart:
    """A part of a board, from the upper left corner of the board."""

    x: float
    y: float
    width: float
    height: float
    name: str
    """Its row as a letter and its column as a number; empty if it is the whole board."""


def board_parts(size: tuple[float, float], paper: Paper) -> tuple[bool, list[BoardPart]]:
    """Returns the equal parts of a board that fit on pages, and whether the paper lies on its long side.

    It lies as fewer parts are needed, upright where that makes no difference.
    """
    upright, turned = ((paper.width, paper.height), (paper.height, paper.width))
    cuts = {
        on: tuple(
            max(1, ceil(side / (room - 2 * MARGIN) - 1e-6)) for side, room in zip(size, on, strict=True)
        )
        for on in (upright, turned)
    }
    on = min((upright, turned), key=lambda on: cuts[on][0] * cuts[on][1])
    columns, rows = cuts[on]
    width, height = size[0] / columns, size[1] / rows
    whole = columns * rows == 1
    return on == turned, [
        BoardPart(
            column * width,
            row * height,
            width,
            height,
            "" if whole else f"{_letters(row)}{column + 1}",
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _letters(row: int) -> str:
    """Returns the letters of a row from 0, as those of a column of a spreadsheet: A to Z, AA and so on."""
    before, last = divmod(row, len(ascii_uppercase))
    return (_letters(before - 1) if before else "") + ascii_uppercase[last]


def board_page(kind: str, part: BoardPart, face: int, paper: Paper, turned: bool) -> Page:
    """Returns the page of a part of a board, with marks at its corners."""
    wide = paper.height if turned else paper.width
    x, y = (wide - part.width) / 2, MARGIN
    marks = tuple(_marks([x], [y], part.width, part.height, 0))
    return Page(kind, part.width, part.height, 0, False, (Cell(x, y, face),), marks, turned, part.name)


def piece_pages(
    cards: Sequence[SheetCard],
    kind: str,
    size: tuple[float, float],
    paper: Paper,
    bleed: float,
    backs: bool,
) -> Iterator[Page]:
    """Yields the pages of the pieces of a kind; with `backs` each page is followed by its back.

    Backs lie mirrored, so that they meet their fronts if the sheet is turned over its long edge.

    Raises:
        UsageError: a piece is larger than the page.
    """
    width, height = size
    across, down = width + 2 * bleed, height + 2 * bleed
    columns = int((paper.width - 2 * MARGIN) // across)
    rows = int((paper.height - 2 * MARGIN) // down)
    if not columns or not rows:
        raise UsageError(f"a piece of {width:g} x {height:g} mm does not fit on {paper.title}")
    left = (paper.width - columns * across) / 2 + bleed
    top = MARGIN + bleed
    for start in range(0, len(cards), columns * rows):
        page_cards = cards[start : start + columns * rows]
        used = -(-len(page_cards) // columns)
        xs = [left + column * across for column in range(columns)]
        ys = [top + row * down for row in range(used)]
        marks = tuple(_marks(xs, ys, width, height, bleed))
        places = [(xs[at % columns], ys[at // columns]) for at in range(len(page_cards))]
        front = (Cell(x, y, card.front) for (x, y), card in zip(places, page_cards, strict=True))
        yield Page(kind, width, height, bleed, False, tuple(front), marks)
        if backs:
            behind = (
                Cell(paper.width - x - width, y, card.back)
                for (x, y), card in zip(places, page_cards, strict=True)
                if card.back is not None
            )
            yield Page(kind, width, height, bleed, True, tuple(behind), marks)


def _marks(
    xs: Sequence[float], ys: Sequence[float], width: float, height: float, bleed: float
) -> Iterator[Line]:
    """Yields the marks at the edges of the block of pieces, at each end of each cut."""
    above, below = ys[0] - bleed - _AWAY, ys[-1] + height + bleed + _AWAY
    left, right = xs[0] - bleed - _AWAY, xs[-1] + width + bleed + _AWAY
    for x in [cut for edge in xs for cut in (edge, edge + width)]:
        yield x, above - _TICK, x, above
        yield x, below, x, below + _TICK
    for y in [cut for edge in ys for cut in (edge, edge + height)]:
        yield left - _TICK, y, left, y
        yield right, y, right + _TICK, y
