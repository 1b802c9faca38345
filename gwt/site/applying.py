"""What of the rules touches a component, found in the data and by nobody's hand.

A rule is listed with a component because its text or its id names the component, because its area is
about a verb of the component's effects, or because it is proven by scenarios about the component.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property

from attrs import frozen

from gwt.games.checklist import Area, Label, Rule
from gwt.site.expressions import Expressions
from gwt.site.page import Page, bullets, counted, folded, plain
from gwt.site.reference import Component, Proof, Reference

SHARE, LIFT = 1 / 2, 3
"""Of the scenarios of a rule about a component, so many name it, and so many times more than others."""

LABEL = re.compile(r"\b[A-Z]\d+\b")
"""How a note refers to a ruling."""


@frozen(eq=False, slots=False)
class Applying:
    """Finds the rules, rulings and scenarios of a component."""

    reference: Reference
    expressions: Expressions

    def to(self, page: Page, one: Component) -> Iterator[tuple[str, list[str]]]:
        """The sections of the page of a component that speak of rules, each with its paragraphs."""
        named = [rule for rule in self.reference.rules if self._names(one, rule)]
        shown = [rule for rule in self._proven_with(one) if rule not in named]
        areas = list(self._areas(one))
        if named or areas or shown:
            yield "Rules", [*self._rules(page, named, areas, shown)]
        labels = list(self._labels(one, named))
        if labels:
            yield (
                "Rulings",
                [bullets(f"{self._label(page, label)}: {plain(label.ruling)}" for label in labels)],
            )
        scenarios = self._scenarios(one)
        if scenarios:
            links = bullets(page.link(plain(proof.name), proof.link) for proof in scenarios)
            yield "Scenarios", [folded(counted(len(scenarios), "scenario") + " with it", links)]
        naming = self.naming.get(id(one.entry), ())
        if naming:
            yield (
                "Named by",
                [
                    bullets(
                        f"{page.link(plain(other.name), other.link)}: {self.expressions.inline(page, text)}"
                        for other, text in naming
                    )
                ],
            )

    def _rules(
        self, page: Page, named: list[Rule], areas: list[tuple[Area, str]], shown: list[Rule]
    ) -> Iterator[str]:
        if named:
            yield bullets(self.rule(page, rule) for rule in named)
        for area, verb in areas:
            rules = [rule for rule in self.reference.rules if rule.area == area.id]
            title = f"{area.name}: {counted(len(rules), 'rule')}, because of “{verb}”"
            yield folded(title, bullets(self.rule(page, rule) for rule in rules))
        if shown:
            title = f"Shown by scenarios about it: {counted(len(shown), 'rule')}"
            yield folded(title, bullets(self.rule(page, rule) for rule in shown))

    def rule(self, page: Page, rule: Rule) -> str:
        """A rule in a line, with a link to all about it."""
        return f"{plain(rule.text)} ({page.link(f'p. {rule.page}', self.reference.rule_link(rule), rule.id)})"

    def _label(self, page: Page, label: Label) -> str:
        return page.link(label.id, self.reference.label_link(label.id)) + f" {plain(label.title)}"

    # --- by name -------------------------------------------------------------------------------------

    def _names(self, one: Component, rule: Rule) -> bool:
        """Whether a rule names a component in its text, or as the part of its id behind the area."""
        return _says(rule.text, one.name) or rule.id.startswith(f"{rule.area}-{_tail(one)}-")

    def _labels(self, one: Component, rules: list[Rule]) -> Iterator[Label]:
        """Rulings that name a component, that its effects depend on, or that its rules refer to."""
        switched = {
            ruling.ruling
            for ruling in self.reference.pack.manifest.rulings
            for text in self._texts(one)
            if f"if {ruling.id}" in text
        }
        noted = {label for rule in rules for label in self.labels_of(rule)}
        for label in self.reference.labels:
            if label.id in switched | noted or any(
                _says(text, one.name) for text in (label.title, label.ruling)
            ):
                yield label

    def labels_of(self, rule: Rule) -> set[str]:
        """The rulings that a rule or the scenarios which prove it refer to."""
        notes = [rule.note, *(proof.note for proof in self.reference.proofs[rule.id])]
        known = {label.id for label in self.reference.labels}
        return {label for note in notes for label in LABEL.findall(note)} & known

    # --- by effect -----------------------------------------------------------------------------------

    def _texts(self, one: Component) -> list[str]:
        return [text for component, text in self.reference.written if component is one]

    def _areas(self, one: Component) -> Iterator[tuple[Area, str]]:
        """The areas of the rules for the verbs of a component, each with the first such verb."""
        rules = [
            part.rule for text in self._texts(one) for part in self.expressions.names.parts(text).walk()
        ]
        verbs = dict.fromkeys(rule.replace("_", " ") for rule in rules)
        for area in self.reference.areas:
            verb = next((verb for verb in verbs if verb in area.verbs), None)
            if verb is not None:
                yield area, verb

    @cached_property
    def naming(self) -> Mapping[int, list[tuple[Component, str]]]:
        """The expressions that name a component, by the identity of its entry, with whose they are."""
        found: dict[int, list[tuple[Component, str]]] = {}
        for component, text in self.reference.written:
            for named in dict.fromkeys(self.expressions.names.within(text)):
                found.setdefault(id(named.entry), []).append((component, text))
        return found

    # --- by proof ------------------------------------------------------------------------------------

    def _scenarios(self, one: Component) -> list[Proof]:
        """The scenarios that name a component, those that name few others first."""
        found = self.expressions.names.in_scenarios.get(id(one.entry), ())
        return sorted(found, key=lambda proof: self._breadth[proof.link.path, proof.link.anchor])

    @cached_property
    def _breadth(self) -> Mapping[tuple[str, str], int]:
        """How many components a scenario names."""
        names = self.expressions.names
        return {
            (proof.link.path, proof.link.anchor): len({id(one.entry) for one in names.in_scenario(proof)})
            for proof in self.reference.scenarios
        }

    def _proven_with(self, one: Component) -> Iterator[Rule]:
        scenarios = {proof.link for proof in self._scenarios(one)}
        usual = len(scenarios) / max(1, len(self.reference.scenarios))
        for rule in self.reference.rules:
            proofs = self.reference.proofs[rule.id]
            share = sum(proof.link in scenarios for proof in proofs) / max(1, len(proofs))
            if share >= SHARE and share >= LIFT * usual:
                yield rule


def _says(text: str, name: str) -> bool:
    """A name of one word may be an everyday word too, so it counts only with its capital."""
    flags = re.IGNORECASE if " " in name else 0
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, flags) is not None


def _tail(one: Component) -> str:
    """The id of a component without the word for its kind."""
    return one.id.removeprefix(f"{one.kind}-")
