"""Reads and runs scenarios: given a position, when these options are chosen, then these facts hold.

Scenarios are tests of rules and content, written in YAML with the words of positions and options.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any

import attrs
from attrs import define, frozen

from gwt import errors, json_types, kernel, play, spec
from gwt.packs import Document, KeyPath, ValueChecker, limits, yaml_parser
from gwt.proofs.facts import fact_mistakes

SUFFIX = ".scenario.yaml"
_OWN = Path(__file__).parents[1]

_SCENARIO = ("scenario", "rules", "shows", "note", "given", "play", "then", "next", "cases")
_CASE = ("case", "shows", "given", "play", "then", "next")
INHERITED = ("play", "then", "next")
"""The keys that a case inherits from its scenario unless it has its own."""
PART = ("play", "then")


@frozen(eq=False)
class Scenario:
    """One scenario, or one case of it, as it was read.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import read_scenarios, run_scenario, scenario_files
        >>> file, *_ = scenario_files(gwt.load_pack().layers[0].folder)
        >>> scenario, *_ = read_scenarios(file)
        >>> run_scenario(scenario)
        []
    """

    name: str
    rules: tuple[str, ...]
    document: Document
    steps: KeyPath
    """The way to it in its file."""
    data: json_types.JsonObject
    given: tuple[tuple[KeyPath, json_types.JsonObject], ...]
    """The positions with the way to each; each one changes the one before it."""
    shows: tuple[str, ...] = ()
    """The rules that its first choices illustrate: pages about them draw its position."""
    unused: tuple[errors.Problem, ...] = ()
    """Problems of keys that every case replaces; only the first case has them."""


def scenario_files(path: Path) -> list[Path]:
    """Returns the files of scenarios at a path: the file itself, or all in a folder and below."""
    return limits.pack_files(path, f"**/*{SUFFIX}") if path.is_dir() else [path]


def read_scenarios(path: Path, label: str = "") -> list[Scenario]:
    """Reads the scenarios of a file, each case as a scenario of its own.

    Raises:
        ContentError: with every problem of the file that can be found without running it.
    """
    strict = ValueChecker(yaml_parser.parse_file(path, label or str(path)))
    if not strict.is_list(strict.document.data, (), "a list of scenarios"):
        raise errors.ContentError(strict.problems)
    cases = [
        scenario for at, data in enumerate(strict.document.data) for scenario in _read(strict, (at,), data)
    ]
    names = Counter(case.name for case in cases)
    for case in cases:
        if names[case.name] > 1:
            strict.add_problem(case.steps, f"'{case.name}' stands here twice", length=1)
    if strict.problems:
        raise errors.ContentError(strict.problems)
    return cases


def _read(strict: ValueChecker, key_path: KeyPath, data: Any) -> Iterator[Scenario]:
    document = strict.document
    if not _has_keys(strict, data, key_path, _SCENARIO):
        return
    name, rules = data.get("scenario"), data.get("rules", [])
    if not isinstance(name, str):
        strict.add_problem(key_path, "a scenario needs a name", length=1)
        return
    if not strict.is_list(rules, (*key_path, "rules"), "a list of rules"):
        return
    position = ((*key_path, "given"), data.get("given", {}))
    shows = _shown_rules(strict, data, key_path, rules)
    if "cases" not in data:
        yield Scenario(name, tuple(rules), document, key_path, data, (position,), shows)
        return
    cases = data["cases"]
    if not strict.is_list(cases, (*key_path, "cases"), "a list of at least one case"):
        return
    if not cases:
        strict.add_problem((*key_path, "cases"), "expected a list of at least one case")
    unused = tuple(
        document.problem(
            (*key_path, key), f"every case has its own '{key}', so this one is never used", key=True
        )
        for key in INHERITED
        if key in data and all(isinstance(case, dict) and key in case for case in cases)
    )
    for at, case in enumerate(cases):
        below = (*key_path, "cases", at)
        if _has_keys(strict, case, below, _CASE):
            case_position = ((*below, "given"), case.get("given", {}))
            label = f"{name}: {case.get('case', at + 1)}"
            merged = {key: data[key] for key in INHERITED if key in data} | case
            positions = (position, case_position) if "given" in case else (position,)
            problems = unused if at == 0 else ()
            shows = _shown_rules(strict, case, below, rules)
            yield Scenario(label, tuple(rules), document, below, merged, positions, shows, problems)


def _shown_rules(strict: ValueChecker, data: Any, key_path: KeyPath, rules: list[str]) -> tuple[str, ...]:
    """Returns the rules that a scenario or a case illustrates; each has to be among those it proves."""
    shows = data.get("shows", [])
    if not strict.is_list(shows, (*key_path, "shows"), "a list of rules"):
        return ()
    for at, rule in enumerate(shows):
        if rule not in rules:
            strict.add_problem((*key_path, "shows", at), f"'{rule}' is not among the rules that are proven")
    return tuple(shows)


def _has_keys(strict: ValueChecker, data: Any, key_path: KeyPath, allowed: tuple[str, ...]) -> bool:
    """Returns whether data is a mapping with known keys only, and adds a problem for each mistake."""
    before = len(strict.problems)
    if strict.is_mapping(data, key_path):
        strict.keys(data, key_path, allowed)
    return len(strict.problems) == before


# --- running -----------------------------------------------------------------------------------------


def run_scenario(scenario: Scenario, pack: spec.PackArgument = None) -> list[errors.Problem]:
    """Runs a scenario and returns its problems; none if it passes.

    `pack` is used if the scenario names no pack; see `new_game`.
    """
    try:
        return _Run(scenario, pack).all()
    except errors.LocatedError as error:
        return list(error.problems)
    except Exception as error:
        # A crash is reported like any other failure, so that the other scenarios still run.
        return [crash_of_scenario(scenario, error)]


def crash_of_scenario(scenario: Scenario, error: Exception) -> errors.Problem:
    """Returns the problem that an error of the game's code ends a scenario."""
    reason = f"{type(error).__name__}: {error}{_raised_at(error)}"
    message = f"the scenario cannot be run to its end ({reason})"
    return scenario.document.problem(scenario.steps, message, length=1)


def _raised_at(error: Exception) -> str:
    """Returns the last line outside this package that led to an error, such as ', line 9 of rules.py'."""
    frames = [
        frame for frame in extract_tb(error.__traceback__) if not Path(frame.filename).is_relative_to(_OWN)
    ]
    return f", line {frames[-1].lineno} of {Path(frames[-1].filename).name}" if frames else ""


@define
class _Run:
    scenario: Scenario
    pack: spec.PackArgument
    game: play.Game = attrs.field(init=False)
    problems: list[errors.Problem] = attrs.field(factory=list)

    def all(self) -> list[errors.Problem]:
        scenario = self.scenario
        self.game = play.game_at(scenario.document, scenario.given, pack=self.pack)
        key_path, data = scenario.steps, scenario.data
        self._part(key_path, data)
        following = data.get("next", [])
        if not isinstance(following, list):
            return [self._problem((*key_path, "next"), "expected a list of choices and facts")]
        for at, part in enumerate(following):
            below = (*key_path, "next", at)
            strict = ValueChecker(scenario.document, problems=self.problems)
            if _has_keys(strict, part, below, PART) and not self.problems:
                self._part(below, part)
        return self.problems

    def _problem(
        self, key_path: KeyPath, message: str, hint: str = "", key: bool = False
    ) -> errors.Problem:
        return self.scenario.document.problem(self._real(key_path), message, hint, key=key)

    def _real(self, key_path: KeyPath) -> KeyPath:
        """Returns the way to a key of a case; of its scenario, two levels up, if the case inherits it."""
        if key_path not in self.scenario.document.values and "cases" in key_path:
            at = key_path.index("cases")
            return key_path[:at] + key_path[at + 2 :]
        return key_path

    def _part(self, key_path: KeyPath, data: json_types.JsonObject) -> None:
        events: list[kernel.Event] = []
        moves = data.get("play", [])
        for at, text in enumerate(moves if isinstance(moves, list) else [moves]):
            try:
                events += self.game.play(str(text))
            except errors.IllegalChoice as error:
                self.problems.append(self._problem((*key_path, "play", at), str(error)))
                return
        facts = data.get("then", {})
        where = (*key_path, "then")
        for mistake in fact_mistakes(self.game, where, facts, events):
            self.problems.append(self._problem(mistake.steps, mistake.message, mistake.hint, mistake.key))
