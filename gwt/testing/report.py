"""The table of packs by faces: how often each face was asked in the games of each combination of packs."""

from collections import Counter
from collections.abc import Sequence

from attrs import define, field

from gwt.testing.faces import Face
from gwt.testing.registry import every_face
from gwt.testing.runner import Failure, TestedGame

PAGE = """# Packs by faces

Whole games of every combination of packs that can be played together were played for every\
 number of players.
At a share of the decisions, and at the end, each face was asked.
What it shows a seat was compared with what it shows the seat of a game that the seat cannot tell apart.
`{command}` writes this page.

{games:,} games with {choices:,} choices; {asked:,} questions, {failures}.

## Faces

| face | what is asked | asked |
|---|---|---|
{faces}

## Packs

A cell has the number of questions.

| packs | games | {names} |
|---|---|{rules}
{rows}
"""


@define
class Report:
    """The sum of what was played."""

    faces: Sequence[Face] = field(factory=every_face)
    games: Counter[str] = field(factory=Counter)
    """By game and packs."""
    choices: int = 0
    asked: dict[str, Counter[str]] = field(factory=dict)
    failures: list[Failure] = field(factory=list)

    def add(self, played: TestedGame) -> None:
        packs = _packs(played)
        self.games[packs] += 1
        self.choices += played.choices
        self.asked.setdefault(packs, Counter()).update(played.asked)
        self.failures += played.failures

    @property
    def questions(self) -> Counter[str]:
        """The number of times that each face was asked."""
        return sum(self.asked.values(), Counter())

    def page(self, command: str) -> str:
        """Returns the table as Markdown, made by a command."""
        names, questions = [face.name for face in self.faces], self.questions
        rows = [
            f"| {packs} | {self.games[packs]} | {' | '.join(str(count[name]) for name in names)} |"
            for packs, count in sorted(self.asked.items())
        ]
        faces = [f"| {face.name} | {face.about} | {questions[face.name]:,} |" for face in self.faces]
        return PAGE.format(
            command=command,
            games=self.games.total(),
            choices=self.choices,
            asked=questions.total(),
            failures=f"{len(self.failures)} failures" if self.failures else "no failure",
            faces="\n".join(faces),
            names=" | ".join(names),
            rules="---|" * len(names),
            rows="\n".join(rows),
        )


def _packs(played: TestedGame) -> str:
    plan = played.plan
    return " + ".join(map(str, plan.pack)) or str(plan.game)
