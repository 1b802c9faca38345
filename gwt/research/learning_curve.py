"""Writes the curve of a training: its numbers as CSV, a picture as SVG, and a page in Markdown."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from attrs import frozen

from gwt.balance import plots


class LearningRound(Protocol):
    """The results of a round of learning."""

    @property
    def number(self) -> int: ...

    @property
    def points(self) -> float | None:
        """Of a seat in the games of the round, on average."""

    @property
    def won(self) -> float | None:
        """The part of the tests that was won."""

    @property
    def tested(self) -> float | None:
        """Points in the tests, on average."""

    @property
    def seconds(self) -> float:
        """Since the learning began."""


@frozen
class TrainingGoal:
    """The target of learning, in the words of the page."""

    intro: str
    learned: str
    """The test after a round."""
    played: str
    """The games of a round."""


WEIGHTS = TrainingGoal(
    "How the weights of a valuation are learned by playing, see [weights](players.md#weights).",
    "the weights learned so far are tested",
    "In the games of the round itself every seat goes by weights that are changed by chance.",
)
POLICY = TrainingGoal(
    "How a policy is learned from games against itself, see [learned](players.md#learned).",
    "the policy learned so far is tested, though not after each,",
    "In the games of the round itself it chooses by chance, as likely as it says, and so has fewer points.",
)


def write(
    page: Path, rounds: Sequence[LearningRound], against: str, command: str, subject: TrainingGoal
) -> None:
    """Writes the page in Markdown, with the table and the picture beside it."""
    files = {
        ".csv": csv_table(rounds),
        ".svg": svg_picture(rounds, against),
        page.suffix: text(rounds, against, command, page.stem, subject),
    }
    for suffix, content in files.items():
        page.with_suffix(suffix).write_text(content, encoding="utf-8", newline="\n")


def csv_table(rounds: Sequence[LearningRound]) -> str:
    """The numbers as CSV, a row for each round; seconds are of the clock, `won` is from 0 to 1."""
    cells = [
        (
            str(round_.number),
            f"{round_.seconds:.0f}",
            _cell(round_.points, 2),
            _cell(round_.won, 3),
            _cell(round_.tested, 2),
        )
        for round_ in rounds
    ]
    return (
        "\n".join(map(",".join, [("round", "seconds", "points", "won", "points in tests"), *cells])) + "\n"
    )


def svg_picture(rounds: Sequence[LearningRound], against: str) -> str:
    """An SVG file with a panel for each thing measured; `against` is who the tests were played against."""
    figures = [
        (
            f"percent of the tests won against {against}",
            [None if round_.won is None else 100 * round_.won for round_ in rounds],
        ),
        ("points of a seat in the tests", [round_.tested for round_ in rounds]),
        ("points of a seat in the games of the round", [round_.points for round_ in rounds]),
    ]
    drawn = []
    for title, ys in figures:
        points = [
            (round_.number, figure) for round_, figure in zip(rounds, ys, strict=True) if figure is not None
        ]
        if points:
            drawn.append(plots.PlotPanel(title, points))
    return plots.plot_panels(f"What was learned in {rounds[-1].number} rounds", drawn, "rounds")


def text(
    rounds: Sequence[LearningRound], against: str, command: str, name: str, subject: TrainingGoal
) -> str:
    """The page; `name` is that of the files of the table and the picture beside it, without the ending."""
    rows = [
        (
            str(round_.number),
            f"{round_.seconds / 60:.1f}",
            "" if round_.won is None else f"{100 * round_.won:.0f}",
            _cell(round_.tested, 1),
            _cell(round_.points, 1),
        )
        for round_ in rounds
    ]
    head = ("round", "minutes", "% won in tests", "points in tests", "points in the round")
    lines = [head, ("---:",) * len(head), *rows]
    parts = [
        "# The curve of a training",
        f"{subject.intro} A command writes this page:",
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
        f"![What was won and scored, round by round]({name}.svg)",
        f"After each round {subject.learned} in games against `{against}`, the same in each round. "
        f"{subject.played} The minutes are of the clock. [The numbers]({name}.csv) are in a file, too.",
        "\n".join(f"| {' | '.join(line)} |" for line in lines),
    ]
    return "\n\n".join(parts) + "\n"


def _cell(figure: float | None, digits: int) -> str:
    return "" if figure is None else f"{figure:.{digits}f}"
