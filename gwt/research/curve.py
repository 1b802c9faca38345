"""Writes the curve of a training: its numbers as CSV, a picture as SVG, and a page in Markdown."""

from collections.abc import Iterator, Sequence
from html import escape

from gwt.research.training import Round

WIDTH, HEIGHT, LEFT, TOP = 640, 150, 48, 26
"""Of one panel of the picture, with the room for its labels, in pixels."""
LINES = 4
"""Horizontal lines of a panel, besides the lowest one."""
TICKS = 12
"""The most rounds that are named below a panel."""

Points = Sequence[tuple[int, float]]
"""Of a curve: a figure for some rounds."""


def table(rounds: Sequence[Round]) -> str:
    """The numbers as CSV, a row for each round; seconds are of the clock, `won` is from 0 to 1."""
    cells = [
        (
            str(one.number),
            f"{one.seconds:.0f}",
            _cell(one.points, 2),
            _cell(one.won, 3),
            _cell(one.tested, 2),
        )
        for one in rounds
    ]
    return (
        "\n".join(map(",".join, [("round", "seconds", "points", "won", "points in tests"), *cells])) + "\n"
    )


def picture(rounds: Sequence[Round], against: str) -> str:
    """An SVG with a panel for each thing measured; `against` is who the tests were played against."""
    won = [(one.number, 100 * one.won) for one in rounds if one.won is not None]
    tested = [(one.number, one.tested) for one in rounds if one.tested is not None]
    points = [(one.number, one.points) for one in rounds if one.points is not None]
    panels = [
        _panel(f"percent of the tests won against {against}", won, 100.0),
        _panel("points of a seat in the tests", tested, 10.0),
        _panel("points of a seat in the games of the round", points, 10.0),
    ]
    drawn = [marks for one in panels if (marks := "".join(one))]
    placed = "".join(
        f'<g transform="translate(0 {at * (HEIGHT + TOP)})">{marks}</g>' for at, marks in enumerate(drawn)
    )
    height = len(drawn) * (HEIGHT + TOP) + TOP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="sans-serif" font-size="12" fill="#333">'
        f"<title>What was learned in {rounds[-1].number} rounds</title>"
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>{placed}'
        f'<text x="{WIDTH - 8}" y="{height - 8}" text-anchor="end">rounds</text></svg>\n'
    )


def page(rounds: Sequence[Round], against: str, command: str, name: str) -> str:
    """The page; `name` is that of the files of the table and the picture beside it, without the ending."""
    rows = [
        (
            str(one.number),
            f"{one.seconds / 60:.1f}",
            "" if one.won is None else f"{100 * one.won:.0f}",
            _cell(one.tested, 1),
            _cell(one.points, 1),
        )
        for one in rounds
    ]
    head = ("round", "minutes", "% won in tests", "points in tests", "points in the round")
    lines = [head, ("---:",) * len(head), *rows]
    parts = [
        "# The curve of a training",
        "How the weights of a valuation are learned by playing, see [weights](players.md#weights). "
        "A command writes this page:",
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
        f"![What was won and scored, round by round]({name}.svg)",
        f"After each round the weights learned so far are tested in games against `{against}`, the same in "
        "each round. In the games of the round itself every seat goes by weights that are changed by "
        f"chance. The minutes are of the clock. [The numbers]({name}.csv) are in a file, too.",
        "\n".join(f"| {' | '.join(line)} |" for line in lines),
    ]
    return "\n\n".join(parts) + "\n"


def _cell(figure: float | None, digits: int) -> str:
    return "" if figure is None else f"{figure:.{digits}f}"


def _panel(label: str, points: Points, step: float) -> Iterator[str]:
    """The marks of a curve over the rounds, between multiples of `step`; none for no points."""
    if not points:
        return
    figures = [figure for _, figure in points]
    low = min(0.0, step * (min(figures) // step))
    high = max(step, -step * (-max(figures) // step))
    first, last = points[0][0], points[-1][0]

    def across(round_: int) -> float:
        return LEFT + (WIDTH - LEFT - 16) * (round_ - first) / max(1, last - first)

    def down(figure: float) -> float:
        return TOP + (HEIGHT - TOP) * (high - figure) / (high - low)

    yield f'<text x="{LEFT}" y="{TOP - 8}" font-weight="bold">{escape(label)}</text>'
    for at in range(LINES + 1):
        figure = low + (high - low) * at / LINES
        y = f"{down(figure):.1f}"
        yield f'<line x1="{LEFT}" x2="{across(last):.1f}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        yield f'<text x="{LEFT - 6}" y="{y}" dy="4" text-anchor="end">{figure:g}</text>'
    for round_ in range(first, last + 1, -(-(last - first + 1) // TICKS)):
        yield f'<text x="{across(round_):.1f}" y="{HEIGHT + 14}" text-anchor="middle">{round_}</text>'
    drawn = " ".join(f"{across(round_):.1f},{down(figure):.1f}" for round_, figure in points)
    yield f'<polyline points="{drawn}" fill="none" stroke="#0b62a4" stroke-width="2"/>'
