"""Checks a scenario without running it: facts that cannot be stated, and options that cannot be parsed."""

import re
from functools import partial
from typing import Any

from attrs import define

from gwt import dsl, errors, json_types, packs, play
from gwt.proofs.facts import FACTS, LISTED
from gwt.proofs.scenario import PART, Scenario


def malformed_facts(scenario: Scenario, game: play.Game) -> list[errors.Problem]:
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
class _Look(packs.ValueChecker):
    """Checks the facts and options of a scenario without running it."""

    game: play.Game

    def part(self, key_path: packs.KeyPath, data: json_types.JsonObject) -> None:
        # Keys that several cases inherit are checked with the first case.
        above = key_path[:-2] if key_path[-2:-1] == ("cases",) and key_path[-1] == 0 else key_path
        for key, look in (("play", self._options), ("then", self._facts)):
            for where in dict.fromkeys(((*key_path, key), (*above, key))):
                if where in self.document.values:
                    look(where, self.document.value_at(where))

    def _facts(self, key_path: packs.KeyPath, facts: Any) -> None:
        if not self.is_mapping(facts, key_path, "a mapping of facts"):
            return
        names = self.game.kind.play.names(self.game.pack, self.game.state)
        table = play.position_format.state_in_words(self.game.state, names)
        seats = {f"seat {at + 1}": fields for at, fields in enumerate(table["seats"])}
        self.keys(facts, key_path, (*FACTS, *seats))
        for key, actual in {**seats, "table": table}.items():
            self._fields((*key_path, key), facts.get(key), actual)
        if "scores" in facts:
            points = {**self.game.scores[0].points, "total": 0}
            self._fields((*key_path, "scores"), facts["scores"], seats)
            for key in seats:
                if isinstance(facts["scores"], dict):
                    self._fields((*key_path, "scores", key), facts["scores"].get(key), points)
        for key in ("offered", "not offered", "only offered"):
            if key in facts:
                self._options((*key_path, key), facts[key])

    def _fields(self, key_path: packs.KeyPath, fact: Any, actual: json_types.JsonObject) -> None:
        if not isinstance(fact, dict):
            return
        self.keys(fact, key_path, actual)
        for key, value in fact.items():
            where, kind = (*key_path, key), type(actual.get(key))
            if kind is list and isinstance(value, dict):
                if value.keys().isdisjoint(LISTED) and (hint := packs.each_hint(value)):
                    self.add_expected_problem("a list", value, where, hint)
                else:
                    self.keys(value, where, LISTED)
            elif kind is list and value is not None:
                self.is_list(value, where, hint=partial(packs.list_hint, value, str, None))
            elif kind is dict and value is not None:
                self.is_mapping(value, where)
            elif kind is int and packs.scalar_hint(value, int) not in ("", dsl.WHOLE_NUMBER):
                self.is_plain(int, value, where)

    def _options(self, key_path: packs.KeyPath, options: Any) -> None:
        """Adds a problem for each option that cannot be parsed; one with `*` is a pattern."""
        reader = self.game.pack.parser
        for at, text in enumerate(options) if isinstance(options, list) else [(None, options)]:
            where = key_path if at is None else (*key_path, at)
            if isinstance(text, str) and "*" in text:
                for word in re.finditer(r"(?<!\S)[^\s*]+(?!\S)", text):
                    if (dsl.WORD.fullmatch(word[0]) and word[0] not in reader.words) or word[0][-1] in "]}":
                        message = f"'{word[0]}' is not a word of this game"
                        hint = errors.did_you_mean(word[0], reader.words)
                        at, length = word.start(), len(word[0])
                        self.add_problem(where, message, hint, offset=at, length=length)
            elif isinstance(text, str):
                try:
                    reader.effect(text)
                except errors.ExpressionError as error:
                    self.problems.extend(self.document.problems(where, error))
