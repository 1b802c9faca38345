"""Checks a scenario without running it: facts that cannot be stated, and options that cannot be parsed."""

import re
from typing import Any

from attrs import define

from gwt.dsl import WORD
from gwt.errors import ExpressionError, Problem, did_you_mean
from gwt.packs import Steps, Strict
from gwt.play import Game, position
from gwt.proofs.facts import FACTS, LISTED
from gwt.proofs.scenario import PART, Scenario


def misnamed(scenario: Scenario, game: Game) -> list[Problem]:
    """Returns a problem for each malformed fact and each expression that cannot be parsed.

    `game` is at the position of the scenario. Whether the facts hold is not checked.
    """
    looked = _Look(scenario.document, game)
    follow = scenario.data.get("next", [])
    if not looked.is_list(follow, (*scenario.steps, "next")):
        follow = []
    looked.part(scenario.steps, scenario.data)
    for at, part in enumerate(follow):
        below = (*scenario.steps, "next", at)
        if looked.is_mapping(part, below):
            looked.keys(part, below, PART)
            looked.part(below, part)
    return looked.problems


@define(eq=False)
class _Look(Strict):
    """Checks the facts and options of a scenario without running it."""

    game: Game

    def part(self, steps: Steps, data: dict[str, Any]) -> None:
        # Keys that several cases inherit are checked with the first case.
        above = steps[:-2] if steps[-2:-1] == ("cases",) and steps[-1] == 0 else steps
        for key, look in (("play", self._options), ("then", self._facts)):
            for way in dict.fromkeys(((*steps, key), (*above, key))):
                if way in self.document.values:
                    look(way, self.document.at(way))

    def _facts(self, steps: Steps, facts: Any) -> None:
        if not self.is_mapping(facts, steps, "a mapping of facts"):
            return
        names = self.game.kind.play.names(self.game.pack, self.game.state)
        table = position.in_words(self.game.state, names)
        seats = {f"seat {at + 1}": fields for at, fields in enumerate(table["seats"])}
        self.keys(facts, steps, (*FACTS, *seats))
        for key, known in {**seats, "table": table}.items():
            self._fields((*steps, key), facts.get(key), known)
        if "scores" in facts:
            points = {**self.game.scores[0].points, "total": 0}
            self._fields((*steps, "scores"), facts["scores"], seats)
            for key in seats:
                if isinstance(facts["scores"], dict):
                    self._fields((*steps, "scores", key), facts["scores"].get(key), points)
        for key in ("offered", "not offered", "only offered"):
            if key in facts:
                self._options((*steps, key), facts[key])

    def _fields(self, steps: Steps, given: Any, known: dict[str, Any]) -> None:
        if not isinstance(given, dict):
            return
        self.keys(given, steps, known)
        for key, value in given.items():
            if isinstance(value, dict) and isinstance(known.get(key), list):
                self.keys(value, (*steps, key), LISTED)

    def _options(self, steps: Steps, listed: Any) -> None:
        """Adds a problem for each option that cannot be parsed; one with `*` is a pattern."""
        reader = self.game.pack.reader
        for at, text in enumerate(listed) if isinstance(listed, list) else [(None, listed)]:
            where = steps if at is None else (*steps, at)
            if isinstance(text, str) and "*" in text:
                for word in re.finditer(r"(?<!\S)[^\s*]+(?!\S)", text):
                    if (WORD.fullmatch(word[0]) and word[0] not in reader.words) or word[0][-1] in "]}":
                        message = f"'{word[0]}' is not a word of this game"
                        hint = did_you_mean(word[0], reader.words)
                        at, length = word.start(), len(word[0])
                        self.refuse(where, message, hint, offset=at, length=length)
            elif isinstance(text, str):
                try:
                    reader.effect(text)
                except ExpressionError as error:
                    self.problems.extend(self.document.problems(where, error))
