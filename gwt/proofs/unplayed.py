"""What shows of a scenario before it is played: impossible facts, and options that cannot be read."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from attrs import frozen

from gwt.dsl.language import WORD
from gwt.errors import ExpressionError, Problem, did_you_mean
from gwt.packs.document import Document, Steps
from gwt.play import position
from gwt.play.game import Game
from gwt.proofs.facts import FACTS, LISTED
from gwt.proofs.scenario import PART, Scenario


def misnamed(scenario: Scenario, game: Game) -> Iterator[Problem]:
    """The facts that no scenario could state, and the expressions in it that cannot be read.

    `game` is in the position with which the scenario begins; whether the facts hold is not looked at.
    """
    looked = _Look(scenario.document, game)
    follow = scenario.data.get("next", [])
    if not isinstance(follow, list):
        yield scenario.document.problem((*scenario.steps, "next"), "expected a list")
        follow = []
    yield from looked.part(scenario.steps, scenario.data)
    for at, part in enumerate(follow):
        below = (*scenario.steps, "next", at)
        if isinstance(part, dict):
            yield from _unknown(scenario.document, below, part, PART)
            yield from looked.part(below, part)
        else:
            yield scenario.document.problem(below, "expected a mapping")


@frozen
class _Look:
    """What can be said of the facts of a scenario before it is played."""

    document: Document
    game: Game

    def part(self, steps: Steps, data: dict[str, Any]) -> Iterator[Problem]:
        # What several cases share stands above them, and is looked at with the first of them.
        above = steps[:-2] if steps[-2:-1] == ("cases",) and steps[-1] == 0 else steps
        for key, look in (("play", self._options), ("then", self._facts)):
            for way in dict.fromkeys(((*steps, key), (*above, key))):
                if way in self.document.values:
                    yield from look(way, self.document.at(way))

    def _facts(self, steps: Steps, facts: Any) -> Iterator[Problem]:
        if not isinstance(facts, dict):
            yield self.document.problem(steps, "expected a mapping of facts")
            return
        names = self.game.kind.play.names(self.game.pack, self.game.state)
        table = position.in_words(self.game.state, names)
        seats = {f"seat {at + 1}": fields for at, fields in enumerate(table["seats"])}
        yield from _unknown(self.document, steps, facts, (*FACTS, *seats))
        for key, known in {**seats, "table": table}.items():
            yield from self._fields((*steps, key), facts.get(key), known)
        if "scores" in facts:
            points = {**self.game.scores[0].points, "total": 0}
            yield from self._fields((*steps, "scores"), facts["scores"], seats)
            for key in seats:
                if isinstance(facts["scores"], dict):
                    yield from self._fields((*steps, "scores", key), facts["scores"].get(key), points)
        for key in ("offered", "not offered", "only offered"):
            if key in facts:
                yield from self._options((*steps, key), facts[key])

    def _fields(self, steps: Steps, given: Any, known: dict[str, Any]) -> Iterator[Problem]:
        if not isinstance(given, dict):
            return
        yield from _unknown(self.document, steps, given, known)
        for key, value in given.items():
            if isinstance(value, dict) and isinstance(known.get(key), list):
                yield from _unknown(self.document, (*steps, key), value, LISTED)

    def _options(self, steps: Steps, listed: Any) -> Iterator[Problem]:
        """What is wrong with an option or a list of them; one with `*` stands for every option like it."""
        reader = self.game.pack.reader
        for at, text in enumerate(listed) if isinstance(listed, list) else [(None, listed)]:
            where = steps if at is None else (*steps, at)
            if isinstance(text, str) and "*" in text:
                for word in re.finditer(r"(?<!\S)[^\s*]+(?!\S)", text):
                    if (WORD.fullmatch(word[0]) and word[0] not in reader.words) or word[0][-1] in "]}":
                        message = f"'{word[0]}' is not a word of this game"
                        hint = did_you_mean(word[0], reader.words)
                        at, length = word.start(), len(word[0])
                        yield self.document.problem(where, message, hint, offset=at, length=length)
            elif isinstance(text, str):
                try:
                    reader.effect(text)
                except ExpressionError as error:
                    yield from self.document.problems(where, error)


def _unknown(document: Document, steps: Steps, data: Any, known: Collection[str]) -> Iterator[Problem]:
    for key in data:
        if key not in known:
            hint = did_you_mean(str(key), known)
            yield document.problem((*steps, key), f"'{key}' is not a key here", hint, key=True)
