"""Puts pieces on pages: fronts in rows, backs mirrored behind them, and marks where to cut.

All lengths are in millimetres, from the upper left corner of the page.
"""

from collections.abc import Iterator, Sequence

from attrs import field, frozen

from gwt.errors import UsageError

Line = tuple[float, float, float, float]
"""From x, y to x, y."""


@frozen
class Paper:
    """A size of paper, upright.

    Examples:
        >>> from gwt.printing import PAPERS
        >>> PAPERS["a4"]
        Paper(title='A4', width=210, height=297)
    """

    title: str
    width: float
    height: float


PAPERS = {"a4": Paper("A4", 210, 297), "letter": Paper("US Letter", 215.9, 279.4)}
"""The sizes of paper, by the names that `paper` takes."""

MARGIN = 13.0
"""The room at each edge, for marks and what printers cannot reach."""
_TICK, _AWAY = 4.0, 1.0
"""The length of a cutting mark, and its distance from what is printed."""


@frozen
class Card:
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
    """One side of a sheet with pieces of one kind.

    Examples:
        >>> from gwt.printing import Page
        >>> page = Page("tile", width=40, height=30, bleed=3, back=False)
        >>> page.cells
        ()
    """

    kind: str
    width: float
    """The width of a piece; `height` is its height."""
    height: float
    bleed: float
    back: bool
    cells: tuple[Cell, ...] = ()
    marks: tuple[Line, ...] = field(factory=tuple)


def pages(
    cards: Sequence[Card], kind: str, size: tuple[float, float], paper: Paper, bleed: float, backs: bool
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
        here = cards[start : start + columns * rows]
        used = -(-len(here) // columns)
        xs = [left + column * across for column in range(columns)]
        ys = [top + row * down for row in range(used)]
        marks = tuple(_marks(xs, ys, width, height, bleed))
        places = [(xs[at % columns], ys[at // columns]) for at in range(len(here))]
        front = (Cell(x, y, card.front) for (x, y), card in zip(places, here, strict=True))
        yield Page(kind, width, height, bleed, False, tuple(front), marks)
        if backs:
            behind = (
                Cell(paper.width - x - width, y, card.back)
                for (x, y), card in zip(places, here, strict=True)
                if card.back is not None
            )
            yield Page(kind, width, height, bleed, True, tuple(behind), marks)


def _marks(
    xs: Sequence[float], ys: Sequence[float], width: float, height: float, bleed: float
) -> Iterator[Line]:
    """Yields the marks at the edges of the block of pieces, at each end of each cut."""
    above, below = ys[0] - bleed - _AWAY, ys[-1] + height + bleed + _AWAY
    left, right = xs[0] - bleed - _AWAY, xs[-1] + width + bleed + _AWAY
    for x in [cut for one in xs for cut in (one, one + width)]:
        yield x, above - _TICK, x, above
        yield x, below, x, below + _TICK
    for y in [cut for one in ys for cut in (one, one + height)]:
        yield left - _TICK, y, left, y
        yield right, y, right + _TICK, y
