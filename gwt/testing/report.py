"""The report on faces: how often each was asked in the games of all combinations of packs."""

from collections import Counter
from collections.abc import Sequence

from attrs import define, field

from gwt import errors
from gwt.testing import registry, runner
from gwt.testing.faces import Face

PAGE = """# Every pack, every output

For contributors: the last run of `{command}`, which writes this page.

It plays whole games of {combinations}, for every number of players.
At some decisions and at the end it checks each output of the package.
What an output shows a seat must not change if hidden information does.

{games:,} games with {choices:,} choices; {asked:,} checks, {failures}.

| output | what is checked | times |
|---|---|---|
{rows}
"""


@define
class Report:
    """The sum of what was played."""

    faces: Sequence[Face] = field(factory=registry.every_face)
    games: Counter[str] = field(factory=Counter)
    """By game and packs."""
    choices: int = 0
    questions: Counter[str] = field(factory=Counter)
    """The number of times that each face was asked."""
    failures: list[runner.Failure] = field(factory=list)

    def add(self, played: runner.TestedGame) -> None:
        self.games[" + ".join(map(str, played.plan.pack)) or str(played.plan.game)] += 1
        self.choices += played.choices
        self.questions.update(played.asked)
        self.failures += played.failures

    def page(self, command: str) -> str:
        """Returns the table as Markdown, made by a command."""
        rows = [f"| {face.name} | {face.about} | {self.questions[face.name]:,} |" for face in self.faces]
        return PAGE.format(
            command=command,
            combinations=errors.count_noun(len(self.games), "combination") + " of packs",
            games=self.games.total(),
            choices=self.choices,
            asked=self.questions.total(),
            failures=f"{len(self.failures)} failures" if self.failures else "no failure",
            rows="\n".join(rows),
        )
