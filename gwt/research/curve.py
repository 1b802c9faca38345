"""Writes the curve of a training: its numbers as CSV, a picture as SVG, and a page in Markdown."""

from collections.abc import Iterator, Sequence
from html import escape

from gwt.research.training import Round

WIDTH, HEIGHT, LEFT, TOP = 640, 150, 48, 26
"""Of one panel of the picture, with the room for its labels, in pixels."""
LINES = 4
"""Horizontal lines of a panel, besides the lowest one."""


def table(rounds: Sequence[Round]) -> str:
    """The numbers as CSV, a row for each round; seconds are of the clock, `won` is from 0 to 1."""
    rows = ["round,seconds,points,won,points in tests"]
    rows += [
        f"{one.number},{one.seconds:.0f},{one.points:.2f},{_or_none(one.won, 3)},{_or_none(one.tested, 2)}"
        for one in rounds
    ]
    return "\n".join(rows) + "\n"


def picture(rounds: Sequence[Round], against: str) -> str:
    """An SVG with a panel for each thing measured; `against` is who the tests were played against."""
    panels = [("points of a seat in the games of the round", [one.points for one in rounds], 10.0)]
    if all(one.won is not None for one in rounds):
        won = [100 * (one.won or 0.0) for one in rounds]
        panels.insert(0, (f"percent won against {against}", won, 100.0))
    drawn = "".join(
        f'<g transform="translate(0 {at * (HEIGHT + TOP)})">{"".join(_panel(label, values, step))}</g>'
        for at, (label, values, step) in enumerate(panels)
    )
    height = len(panels) * (HEIGHT + TOP) + TOP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="sans-serif" font-size="12" fill="#333">'
        f"<title>What was learned in {len(rounds)} rounds</title>"
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>{drawn}'
        f'<text x="{WIDTH - 8}" y="{height - 8}" text-anchor="end">rounds</text></svg>\n'
    )


def page(rounds: Sequence[Round], against: str, command: str, name: str) -> str:
    """The page; `name` is that of the files of the table and the picture beside it, without the ending."""
    rows = [
        f"| {one.number} | {one.seconds / 60:.1f} | {one.points:.1f} | "
        + ("" if one.won is None else f"{100 * one.won:.0f}")
        + f" | {_or_none(one.tested, 1)} |"
        for one in rounds
    ]
    parts = [
        "# The curve of a training",
        "How the weights of a valuation are learned by playing, see [weights](players.md#weights). "
        "A command writes this page:",
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
        f"![What was won and scored, round by round]({name}.svg)",
        f"After each round the weights learned so far are tested in games against `{against}`, the same in "
        "each round. In the games of the round itself every seat goes by weights that are changed by "
        f"chance. The minutes are of the clock. [The numbers]({name}.csv) are in a file, too.",
        "\n".join(
            [
                "| round | minutes | points in the round | % won in tests | points in tests |",
                "| ---: | ---: | ---: | ---: | ---: |",
                *rows,
            ]
        ),
    ]
    return "\n\n".join(parts) + "\n"


def _or_none(number: float | None, digits: int) -> str:
    return "" if number is None else f"{number:.{digits}f}"


def _panel(label: str, values: Sequence[float], step: float) -> Iterator[str]:
    """A curve over the rounds, between multiples of `step`."""
    low = min(0.0, step * (min(values) // step))
    high = max(step, -step * (-max(values) // step))
    wide, high_up = WIDTH - LEFT - 16, HEIGHT - TOP

    def down(value: float) -> float:
        return TOP + high_up * (high - value) / (high - low)

    yield f'<text x="{LEFT}" y="{TOP - 8}" font-weight="bold">{escape(label)}</text>'
    for at in range(LINES + 1):
        value = low + (high - low) * at / LINES
        y = f"{down(value):.1f}"
        yield f'<line x1="{LEFT}" x2="{LEFT + wide}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        yield f'<text x="{LEFT - 6}" y="{y}" dy="4" text-anchor="end">{value:g}</text>'
    many = max(1, len(values) - 1)
    every = max(1, len(values) // 10)
    for at in range(0, len(values), every):
        x = LEFT + wide * at / many
        yield f'<text x="{x:.1f}" y="{HEIGHT + 14}" text-anchor="middle">{at + 1}</text>'
    points = " ".join(f"{LEFT + wide * at / many:.1f},{down(value):.1f}" for at, value in enumerate(values))
    yield f'<polyline points="{points}" fill="none" stroke="#0b62a4" stroke-width="2"/>'
