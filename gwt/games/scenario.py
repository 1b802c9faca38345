"""Scenarios: given a position, when these options are chosen, then these facts hold.

They are the tests of rules and of content, written in YAML with the words of positions and options.
"""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import attrs
from attrs import define, frozen

from gwt.dsl.nodes import field_names
from gwt.errors import ContentError, ExpressionError, IllegalChoice, Problem, did_you_mean
from gwt.games import game_kind, play, position
from gwt.games.packs import Asked
from gwt.kernel.events import Event
from gwt.packs.document import Document, Steps
from gwt.packs.located import read

SUFFIX = ".scenario.yaml"

_SCENARIO = ("scenario", "rules", "note", "given", "play", "then", "next", "cases")
_CASE = ("case", "given", "play", "then", "next")
_PART = ("play", "then")
_FACTS = (
    "table",
    "decides",
    "offered",
    "not offered",
    "only offered",
    "happened",
    "not happened",
    "scores",
    "winners",
    "over",
)


@frozen
class Scenario:
    """One scenario, or one case of it; nothing of it has been run yet."""

    name: str
    rules: tuple[str, ...]
    document: Document
    steps: Steps
    """Where it stands in its file."""
    data: dict[str, Any]
    given: tuple[tuple[Steps, dict[str, Any]], ...]
    """The positions, each changing the one before it, with their places."""


def find(path: Path) -> list[Path]:
    """The files of scenarios that a path means: itself, or all below it."""
    return sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]


def scenarios(path: Path, shown: str = "") -> list[Scenario]:
    """The scenarios of a file, each case by itself.

    Raises:
        ContentError: with every problem of the file that shows without running it.
    """
    document = read(path, shown or str(path))
    problems: list[Problem] = []
    if not isinstance(document.data, list):
        raise ContentError([document.problem((), "a file of scenarios is a list", length=1)])
    found = [
        scenario
        for at, data in enumerate(document.data)
        for scenario in _read(document, (at,), data, problems)
    ]
    names = [one.name for one in found]
    for one in found:
        if names.count(one.name) > 1:
            problems.append(document.problem(one.steps, f"'{one.name}' stands here twice", length=1))
    if problems:
        raise ContentError(problems)
    return found


def _read(document: Document, steps: Steps, data: Any, problems: list[Problem]) -> Iterator[Scenario]:
    before = len(problems)
    _check_keys(document, steps, data, _SCENARIO, problems)
    if len(problems) > before:
        return
    name, rules = data.get("scenario"), data.get("rules", [])
    if not isinstance(name, str):
        problems.append(document.problem(steps, "a scenario needs a name", length=1))
        return
    if not isinstance(rules, list):
        problems.append(document.problem((*steps, "rules"), "expected a list of rules"))
        return
    given = ((*steps, "given"), data.get("given", {}))
    cases = data.get("cases")
    if cases is None:
        yield Scenario(name, tuple(rules), document, steps, data, (given,))
        return
    for at, case in enumerate(cases if isinstance(cases, list) else ()):
        below = (*steps, "cases", at)
        before = len(problems)
        _check_keys(document, below, case, _CASE, problems)
        if len(problems) == before:
            own = ((*below, "given"), case.get("given", {}))
            label = f"{name}: {case.get('case', at + 1)}"
            merged = {key: data[key] for key in ("play", "then", "next") if key in data} | case
            positions = (given, own) if "given" in case else (given,)
            yield Scenario(label, tuple(rules), document, below, merged, positions)


def _check_keys(
    document: Document, steps: Steps, data: Any, known: tuple[str, ...], problems: list[Problem]
) -> None:
    if not isinstance(data, dict):
        problems.append(document.problem(steps, "expected a mapping"))
        return
    for key in data:
        if key not in known:
            hint = did_you_mean(str(key), known)
            problems.append(document.problem((*steps, key), f"'{key}' is not a key here", hint, key=True))


# --- running -----------------------------------------------------------------------------------------


def run(scenario: Scenario, pack: Asked = None) -> list[Problem]:
    """What does not hold; nothing when the scenario passes.

    `pack` is what is played where the scenario names no pack.
    """
    try:
        return _Run(scenario, pack).all()
    except ContentError as error:
        return list(error.problems)


@define
class _Run:
    scenario: Scenario
    pack: Asked
    game: play.Game = attrs.field(init=False)
    problems: list[Problem] = attrs.field(factory=list)

    def all(self) -> list[Problem]:
        scenario = self.scenario
        self.game = play.game_at(scenario.document, scenario.given, pack=self.pack)
        steps, data = scenario.steps, scenario.data
        self._part(steps, data)
        for at, part in enumerate(data.get("next", ())):
            below = (*steps, "next", at)
            _check_keys(scenario.document, below, part, _PART, self.problems)
            if not self.problems:
                self._part(below, part)
        return self.problems

    def fail(self, steps: Steps, message: str, hint: str = "") -> None:
        self.problems.append(self.scenario.document.problem(self._real(steps), message, hint))

    def _real(self, steps: Steps) -> Steps:
        """A case may use what its scenario says; that stands two levels above it."""
        if steps not in self.scenario.document.values and "cases" in steps:
            at = steps.index("cases")
            return steps[:at] + steps[at + 2 :]
        return steps

    def _part(self, steps: Steps, data: dict[str, Any]) -> None:
        events: list[Event] = []
        listed = data.get("play", [])
        for at, text in enumerate(listed if isinstance(listed, list) else [listed]):
            try:
                events += self.game.play(str(text))
            except IllegalChoice as error:
                self.fail((*steps, "play", at), str(error))
                return
        facts = data.get("then", {})
        where = (*steps, "then")
        if not isinstance(facts, dict):
            self.fail(where, "expected a mapping of facts")
            return
        seats = {f"seat {seat + 1}": seat for seat in range(self.game.premise.players)}
        _check_keys(self.scenario.document, self._real(where), facts, (*_FACTS, *seats), self.problems)
        for key, wanted in facts.items():
            self._fact((*where, key), str(key), wanted, seats, events)

    def _fact(
        self, steps: Steps, key: str, wanted: Any, seats: dict[str, int], events: list[Event]
    ) -> None:
        kind = game_kind(self.game.premise.game)
        names = kind.play.names(self.game.pack, self.game.state)
        match key:
            case "table":
                self._fields(steps, wanted, position.shown(self.game.state, names))
            case _ if key in seats:
                parts = position.shown(self.game.state, names)["seats"]
                self._fields(steps, wanted, parts[seats[key]])
            case "offered" | "not offered" | "only offered":
                self._offers(steps, key, wanted)
            case "happened" | "not happened":
                self._events(steps, key == "happened", wanted, events, names)
            case "decides":
                self._same(steps, wanted, None if self.game.over else f"seat {self.game.seat + 1}")
            case "over":
                self._same(steps, wanted, self.game.over)
            case "winners":
                self._same(steps, wanted, [f"seat {seat + 1}" for seat in self.game.winners])
            case "scores":
                self._scores(steps, wanted, seats)

    def _same(self, steps: Steps, wanted: Any, actual: Any) -> None:
        if not _equal(wanted, actual):
            self.fail(steps, f"expected {_words(wanted)}, found {_words(actual)}")

    def _fields(self, steps: Steps, wanted: Any, actual: dict[str, Any]) -> None:
        if not isinstance(wanted, dict):
            self.fail(steps, "expected a mapping of fields")
            return
        for key, value in wanted.items():
            if key not in actual:
                self.fail((*steps, key), f"'{key}' is not a field here", did_you_mean(key, actual))
            elif isinstance(value, dict) and isinstance(actual[key], list):
                self._listed((*steps, key), value, actual[key])
            elif isinstance(value, dict) and isinstance(actual[key], dict):
                for inner, one in value.items():
                    self._same((*steps, key, inner), one, actual[key].get(inner))
            else:
                self._same((*steps, key), value, actual[key])

    def _listed(self, steps: Steps, wanted: dict[str, Any], actual: list[Any]) -> None:
        """A list by its length (`count`), by what is in it (`has`), or by what is not (`lacks`)."""
        for key, value in wanted.items():
            where = (*steps, key)
            if key == "count":
                self._same(where, value, len(actual))
            elif key in ("has", "lacks"):
                for one in value if isinstance(value, list) else [value]:
                    if (one in actual) != (key == "has"):
                        self.fail(where, f"{_words(one)} {'is not' if key == 'has' else 'is'} there")
            else:
                hint = did_you_mean(str(key), ("count", "has", "lacks"))
                self.fail(where, f"'{key}' says nothing about a list", hint)

    def _scores(self, steps: Steps, wanted: Any, seats: dict[str, int]) -> None:
        scores = self.game.scores
        for seat, points in (wanted if isinstance(wanted, dict) else {}).items():
            if seat not in seats or not isinstance(points, dict):
                self.fail((*steps, seat), "expected points by category", did_you_mean(seat, seats))
                continue
            score = scores[seats[seat]]
            self._fields((*steps, seat), points, {**score.points, "total": score.total})

    def _offers(self, steps: Steps, key: str, wanted: Any) -> None:
        offered = [str(option) for option in self.game.options]
        listed = "\n".join(f"    {option}" for option in offered) or "    nothing"
        texts = wanted if isinstance(wanted, list) else [wanted]
        for at, text in enumerate(texts):
            where = (*steps, at) if isinstance(wanted, list) else steps
            pattern = self._canonical(where, str(text))
            found = [option for option in offered if fnmatchcase(option, pattern)]
            if bool(found) == (key == "not offered"):
                verb = "is" if found else "is not"
                self.fail(where, f"'{pattern}' {verb} offered; the options are:\n{listed}")
        if key == "only offered":
            patterns = [self._canonical(steps, str(text)) for text in texts]
            for option in offered:
                if not any(fnmatchcase(option, pattern) for pattern in patterns):
                    self.fail(steps, f"'{option}' is offered too")

    def _canonical(self, steps: Steps, text: str) -> str:
        """The option as it would be printed; a text with `*` stands for every option like it."""
        if "*" in text:
            return text
        try:
            return str(self.game.pack.reader.effect(text))
        except ExpressionError as error:
            self.fail(steps, error.message, error.hint)
            return text

    def _events(self, steps: Steps, wanted: bool, listed: Any, events: list[Event], names: Any) -> None:
        written = [_event(event, names) for event in events]
        for at, one in enumerate(listed if isinstance(listed, list) else [listed]):
            name, fields = _named_event(one)
            found = [
                values
                for kind, values in written
                if kind == name
                and all(key in values and _equal(value, values[key]) for key, value in fields.items())
            ]
            if bool(found) != wanted:
                said = "\n".join(f"    {kind}: {_words(values)}" for kind, values in written)
                verb = "did not happen" if wanted else "happened"
                self.fail((*steps, at), f"{_words(one)} {verb}; what happened:\n{said or '    nothing'}")


def _named_event(one: Any) -> tuple[str, dict[str, Any]]:
    if isinstance(one, dict) and len(one) == 1:
        ((name, fields),) = one.items()
        return str(name), fields if isinstance(fields, dict) else {}
    return str(one), {}


def _event(event: Event, names: Any) -> tuple[str, dict[str, Any]]:
    """The name of an event in words, and its fields as they are written."""
    kind = type(event)
    name = "".join(f" {one.lower()}" if one.isupper() else one for one in kind.__name__).strip()
    hints = get_type_hints(kind, include_extras=True)
    seats = {value: key for key, value in names["seat"].items()}
    values: dict[str, Any] = {}
    for field in field_names(kind):
        value = getattr(event, field)
        if _is_seat(hints[field]) and value is not None:
            value = seats[value]
        values[field.replace("_", " ")] = list(value) if isinstance(value, tuple) else value
    return name, values


def _is_seat(hint: Any) -> bool:
    return get_origin(hint) is Annotated or any(_is_seat(one) for one in get_args(hint))


def _equal(wanted: Any, actual: Any) -> bool:
    """Lists of words are equal in any order; a missing entry is `null`."""
    if isinstance(wanted, list) and isinstance(actual, list):
        return sorted(map(repr, wanted)) == sorted(map(repr, actual))
    return bool(wanted == actual)


def _words(value: Any) -> str:
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case list():
            return f"[{', '.join(map(_words, value))}]"
        case dict():
            return ", ".join(f"{key} {_words(one)}" for key, one in value.items())
    return str(value)
