"""Reads the checklist of the rules of a pack, and finds the scenarios and tests that prove each rule.

Scenarios prove the rules that they name, and tests of a checkout those that they are marked with.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from attrs import field, frozen

from gwt import errors, resources
from gwt.packs import convert_document, make_converter, yaml_parser
from gwt.proofs import scenario

MARK = "rule"
"""The pytest mark that ties a test to the rules it proves."""


@frozen
class Rule:
    """An atomic, testable statement of the rules, in our own words."""

    id: str
    area: str
    text: str
    kind: Literal["must", "may", "limit", "count", "tie", "info"]
    page: int | None = None
    """The page of the rulebook that the checklist names."""
    section: str = ""
    """The heading in the rulebook, if that has no page numbers."""
    note: str = ""
    reason: str = ""
    """The reason why no test can prove it, for rules that change no game."""
    instead: tuple[str, ...] = ()
    """Rules of the packs below that do not hold where this one does."""

    @property
    def place(self) -> str:
        """Its place in the rulebook."""
        return self.section if self.page is None else f"p. {self.page}"


@frozen
class RuleArea:
    """A part of the rules, such as a phase of a turn or an action."""

    id: str
    name: str
    verbs: tuple[str, ...] = ()
    """The verbs that carry out these rules, by the names of their grammar rules."""
    pictured: bool = True
    """Whether its questions show the position that answers them; not where choices say nothing of it."""


@frozen
class Checklist:
    rules: tuple[Rule, ...] = field(factory=tuple)
    areas: tuple[RuleArea, ...] = field(factory=tuple)


def read_checklist(packs: Sequence[Path]) -> tuple[Rule, ...]:
    """Returns the rules of the packs in some folders.

    Raises:
        UsageError: none of them has a `rules/checklist.yaml`.
        ContentError: with every problem of a checklist.
    """
    checklists = list(_checklists(packs))
    if not checklists:
        raise errors.UsageError(f"there is no rules/checklist.yaml in {' or '.join(map(str, packs))}")
    return tuple(rule for part in checklists for rule in part.rules)


def rules_in_force(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """Returns those of some rules that none of the others replaces."""
    replaced = {id for rule in rules for id in rule.instead}
    return tuple(rule for rule in rules if rule.id not in replaced)


def rule_areas(packs: Sequence[Path]) -> tuple[RuleArea, ...]:
    """Returns the areas of the checklists of the packs. Raises `ContentError` as `read_checklist` does."""
    return tuple(area for part in _checklists(packs) for area in part.areas)


def _checklists(packs: Sequence[Path]) -> Iterator[Checklist]:
    for path in rule_files(packs, "checklist"):
        yield convert_document(yaml_parser.parse_file(path), Checklist, make_converter())


def rule_files(packs: Sequence[Path], stem: str) -> list[Path]:
    """Returns the files `rules/STEM.yaml` of some packs."""
    return [path for pack in packs if (path := pack / "rules" / f"{stem}.yaml").is_file()]


def proofs_of_rules(packs: Sequence[Path]) -> dict[str, list[str]]:
    """Returns the scenarios and marked tests that prove each rule, by its id; tests only in a checkout.

    Raises:
        ContentError: a file of scenarios has problems.
    """
    by_rule: dict[str, list[str]] = {}
    scenarios = (pair for pack in packs for pair in _scenarios(pack))
    for rule, proof in (*scenarios, *tests(packs)):
        by_rule.setdefault(rule, []).append(proof)
    return by_rule


def _scenarios(pack: Path) -> Iterator[tuple[str, str]]:
    for path in scenario.scenario_files(pack):
        for case in scenario.read_scenarios(path):
            for rule in case.rules:
                yield rule, f"{path.relative_to(pack).as_posix()}::{case.name}"


def has_checkout() -> bool:
    """Whether there is a checkout with tests; an installed package has none."""
    return (resources.data_root() / "tests").is_dir()


def tests(packs: Sequence[Path]) -> Iterator[tuple[str, str]]:
    """Yields each marked test of the checkout, if there is one, with each rule that it proves."""
    # The folder of a game's tests has the same name as the folder of its packs.
    for game in dict.fromkeys(pack.parent.name for pack in packs):
        yield from _tests(resources.data_root() / "tests" / game)


def _tests(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for rule in _marked(node):
                    yield rule, f"{path.relative_to(folder.parents[1]).as_posix()}::{node.name}"


def _marked(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(f"mark.{MARK}"):
            yield from (str(ast.literal_eval(arg)) for arg in mark.args)
