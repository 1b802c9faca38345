"""What of the rules touches a component, found in the data and by nobody's hand.

A rule is listed with a component because its text or its id names the component, because its area is
about a verb of the component's effects, or because the scenarios that prove it are about the component.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property

from attrs import frozen

from gwt.proofs.checklist import Area, Rule
from gwt.proofs.rulebook import Clarification
from gwt.site.expressions import Expressions
from gwt.site.page import Page, bullets, counted, folded, plain
from gwt.site.reference import Component, Proof, Reference

SHARE = 1 / 2
"""So many of the scenarios of a rule are about a component with which it is listed."""

LABEL = re.compile(r"\b(?:[A-Z]\d+|\d+\.\d+)\b")
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
        rulings = list(self._rulings(one, [*named, *shown]))
        if rulings:
            yield "Rulings", [bullets(self._ruling(page, ruling) for ruling in rulings)]
        scenarios = self._scenarios(one)
        if scenarios and not self.reference.code:
            links = bullets(page.link(plain(proof.name), proof.link) for proof in scenarios)
            yield "Scenarios", [folded(counted(len(scenarios), "scenario") + " with it", links)]
        naming = [
            f"{page.link(plain(other.called), other.link)}: {self.expressions.inline(page, text)}"
            for other, text in self.naming.get(id(one.entry), ())
        ]
        if naming:
            yield "Named by", [bullets(naming)]

    def about(self, one: Component) -> tuple[list[Rule], list[Clarification]]:
        """The rules that name a component, or else those about its verbs, and the rulings that touch it."""
        named = [rule for rule in self.reference.rules if self._names(one, rule)]
        areas = [area.id for area, _ in self._areas(one)]
        rules = named or [rule for rule in self.reference.rules if rule.area in areas]
        return rules, list(self._rulings(one, named))

    def _rules(
        self, page: Page, named: list[Rule], areas: list[tuple[Area, str]], shown: list[Rule]
    ) -> Iterator[str]:
        if named:
            yield bullets(self.rule(page, rule) for rule in named)
        for area, verb in areas:
            rules = [rule for rule in self.reference.rules if rule.area == area.id]
            title = plain(self.reference.area_name(area))
            if not self.reference.code:
                title += f": {counted(len(rules), 'rule')}, because of “{plain(verb)}”"
            yield folded(title, bullets(self.rule(page, rule) for rule in rules))
        if shown:
            said = self.reference.say("Shown by scenarios about it")
            title = f"{said}: {self.reference.counted(len(shown), 'rule', 'rules')}"
            yield folded(title, bullets(self.rule(page, rule) for rule in shown))

    def rule(self, page: Page, rule: Rule) -> str:
        """A rule in a line, with a link to all about it."""
        place = page.link(plain(self.reference.place_of(rule)), self.reference.rule_link(rule), rule.id)
        texts = (self.reference.translation.rules.get(rule.id), self.reference.title_of(rule.id))
        said = next(filter(None, texts), "") if self.reference.code else ""
        return f"{plain(said or rule.text)} ({place})"

    def _ruling(self, page: Page, one: Clarification) -> str:
        link = page.link(plain(one.id), self.reference.ruling_link(one.id))
        if self.reference.code:
            return f"{link} {plain(self.reference.title_of(one.id) or one.title)}"
        return f"{link} {plain(one.title)}: {plain(one.ruling)}"

    # --- by name -------------------------------------------------------------------------------------

    def _names(self, one: Component, rule: Rule) -> bool:
        """Whether a rule names a component in its text, or as the part of its id behind the area."""
        return _says(rule.text, one.name) or rule.id.startswith(f"{rule.area}-{_tail(one)}-")

    def _rulings(self, one: Component, rules: list[Rule]) -> Iterator[Clarification]:
        """Rulings that name a component, that its effects depend on, or that its rules refer to."""
        labels = {
            switch.ruling
            for switch in self.reference.pack.manifest.rulings
            for text in self._texts(one)
            if f"if {switch.id}" in text
        }
        labels |= {label for rule in rules for label in self.labels_of(rule)}
        for ruling in self.reference.rulings:
            named = any(_says(text, one.name) for text in (ruling.title, ruling.ruling))
            if named or ruling.id in labels:
                yield ruling

    def labels_of(self, rule: Rule) -> set[str]:
        """The rulings that a rule or the scenarios which prove it refer to."""
        notes = [rule.note, *(proof.note for proof in self.reference.proofs[rule.id])]
        known = {ruling.id for ruling in self.reference.rulings}
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
    def names_title(self) -> str:
        """What the index of names is called: after the two kinds of which the most are named."""
        kinds = Counter(one.kind for one in self.reference.components if id(one.entry) in self.naming)
        most = [kind for kind, _ in kinds.most_common(2)]
        return f"By {', '.join(most)} and other names" if most else "By name"

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
        """The scenarios that name a component, those that are about it first."""
        found = self._naming_scenarios.get(id(one.entry), [])
        return sorted(found, key=lambda proof: id(one.entry) not in self._subjects[id(proof)])

    @cached_property
    def _named_in(self) -> Mapping[int, set[int]]:
        """The entries that a scenario names, by the identity of both."""
        names = self.expressions.names
        return {
            id(proof): {id(one.entry) for one in names.in_scenario(proof)}
            for proof in self.reference.scenarios
        }

    @cached_property
    def _naming_scenarios(self) -> Mapping[int, list[Proof]]:
        found: dict[int, list[Proof]] = {}
        for proof in self.reference.scenarios:
            for entry in self._named_in[id(proof)]:
                found.setdefault(entry, []).append(proof)
        return found

    @cached_property
    def _subjects(self) -> Mapping[int, set[int]]:
        """What a scenario is about: of the components that it names, those that few others name."""
        usual = {entry: len(proofs) for entry, proofs in self._naming_scenarios.items()}
        found = {}
        for proof, entries in self._named_in.items():
            rarest = min((usual[entry] for entry in entries), default=0)
            found[proof] = {entry for entry in entries if usual[entry] == rarest}
        return found

    def _proven_with(self, one: Component) -> Iterator[Rule]:
        """The rules whose scenarios are about a component."""
        for rule in self.reference.rules:
            about = [id(one.entry) in self._subjects[id(proof)] for proof in self.reference.proofs[rule.id]]
            if about and sum(about) >= SHARE * len(about):
                yield rule


def _says(text: str, name: str) -> bool:
    """A name of one word may be an everyday word too, so it counts only with its capital."""
    flags = re.IGNORECASE if " " in name else 0
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, flags) is not None


def _tail(one: Component) -> str:
    """The id of a component without the word for its kind."""
    return one.id.removeprefix(f"{one.kind}-")
