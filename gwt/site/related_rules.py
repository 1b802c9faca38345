"""The rules that concern a component, computed from the data.

A rule is listed with a component because its text or its id names the component, because its area is
about a verb of the component's effects, or because the scenarios that prove it are about the component.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from attrs import field, frozen

from gwt.proofs.checklist import Rule, RuleArea
from gwt.proofs.rulebook import Clarification, Question
from gwt.site.expression_markup import ExpressionRenderer
from gwt.site.markdown_page import (
    PageLink,
    SitePage,
    bullets,
    collapsible,
    escape_markdown,
    list_item,
    slug,
)
from gwt.site.pack_reference import ListedComponent, PackReference, ScenarioProof
from gwt.text import DEFAULT

SHARE = 1 / 2
"""So many of the scenarios of a rule are about a component with which it is listed."""

ASKED = 8
"""So many questions are listed with a component."""

LABEL = re.compile(r"\b(?:[A-Z]\d+|\d+\.\d+)\b")
"""The pattern of a ruling's number in a note."""


@frozen(eq=False, slots=False)
class RelatedRules:
    """Finds the rules, rulings and scenarios of a component."""

    reference: PackReference
    expressions: ExpressionRenderer
    _rules_by_letters: dict[str, Mapping[str, Mapping[str, str]]] = field(factory=dict, init=False)
    _held: dict[str, list[Rule]] = field(factory=dict, init=False)
    """The rules in force in some combinations, by their letters."""
    _labels: dict[str, set[str]] = field(factory=dict, init=False)

    def sections_for(
        self, page: SitePage, components: Sequence[ListedComponent]
    ) -> Iterator[tuple[str, list[str]]]:
        """Yields the sections about components that speak of rules, each with its paragraphs.

        A list that is part of no combination is left out, so a section may be without paragraphs.
        """
        letters = self.reference.some("".join(sorted({*"".join(part.letters for part in components)})))
        rules = self._in_force(letters)
        named = [rule for rule in rules if any(self._names(component, rule) for component in components)]
        proven = {rule for component in components for rule in self._proven.get(id(component.entry), ())}
        proven_rules = [rule for rule in rules if rule not in named and rule.id in proven]
        speaking = [*named, *proven_rules]
        questions = list(self._questions(letters, speaking, ASKED * min(3, len(components))))
        if questions:
            lines = (self.question(page, question, letters) for question in questions)
            yield "What players ask", [bullets(lines)]
        areas = {area.id: area for component in components for area in self._areas(component)}
        if speaking or areas:
            yield "Rules", [*self._rules(page, letters, named, areas.values(), proven_rules)]
        rulings = {
            ruling.id: ruling for component in components for ruling in self._rulings(component, speaking)
        }
        if rulings:
            yield "Rulings", [bullets(self._ruling(page, ruling, letters) for ruling in rulings.values())]

    def _in_force(self, letters: str) -> list[Rule]:
        """The rules that hold in some combinations."""
        if letters not in self._held:
            holds = self.reference.holds
            self._held[letters] = [rule for rule in self.reference.rules if holds([rule.id], letters)]
        return self._held[letters]

    def more(self, page: SitePage, component: ListedComponent) -> Iterator[tuple[str, str]]:
        """Yields where a component is named."""
        naming = [
            f"{page.link(escape_markdown(other.called), other.link)}: {self.expressions.inline(page, text)}"
            for other, text in self.naming.get(id(component.entry), ())
        ]
        if naming:
            yield self.reference.say("Named by"), bullets(dict.fromkeys(naming))

    def about(self, component: ListedComponent) -> tuple[list[Rule], list[Clarification]]:
        """The rules that name a component, or else those about its verbs, and the rulings that touch it."""
        rules = named = [rule for rule in self.reference.rules if self._names(component, rule)]
        if not named:
            areas = [area.id for area in self._areas(component)]
            rules = [rule for rule in self.reference.rules if rule.area in areas]
        return rules, list(self._rulings(component, named))

    def _rules(
        self,
        page: SitePage,
        letters: str,
        named: list[Rule],
        areas: Iterable[RuleArea],
        proven_rules: list[Rule],
    ) -> Iterator[str]:
        if named:
            yield bullets(self.rule(page, rule, letters) for rule in named)
        links = [
            page.link(
                self.reference.inline_markdown(self.reference.area_name(area), [], letters),
                self.reference.area_link(area.id),
            )
            for area in areas
        ]
        if links:
            yield f"{self.reference.say('All about it')}: {', '.join(links)}."
        if proven_rules:
            heading = self.reference.say("Shown by scenarios about it")
            title = f"{heading}: {self.reference.counted(len(proven_rules), 'rule', 'rules')}"
            yield collapsible(title, bullets(self.rule(page, rule, letters) for rule in proven_rules))

    def _questions(self, letters: str, rules: list[Rule], limit: int) -> list[Question]:
        """The questions that some rules answer, those first that only these do."""
        code, ids = self.reference.code or DEFAULT, {rule.id for rule in rules}
        about = [
            (len(set(question.rules) - ids), at, question)
            for at, question in enumerate(self.reference.questions)
            if code in question.ask
            and set(question.rules) & ids
            and self.reference.holds(question.rules, letters)
        ]
        near = [entry for entry in about if entry[0] <= len(entry[2].rules) / 2]
        return [question for _, _, question in sorted(near, key=lambda entry: entry[:2])[:limit]]

    @property
    def questions_page(self) -> str:
        return f"{self.reference.root}/questions.md"

    def question_link(self, question: Question) -> PageLink:
        """Returns the address of a question's answer; its anchor is the same in all languages."""
        return PageLink(self.questions_page, slug(next(iter(question.ask.values()))))

    def question(self, page: SitePage, question: Question, letters: str = "") -> str:
        """A question as an item of a list, with a link to its answer; `letters` are those of the list."""
        common = self._common(self.reference.combinations_with_rules(question.rules), letters)
        ask = question.ask[self.reference.code or DEFAULT]
        ask = self.reference.inline_markdown(ask, question.rules, common or letters)
        return list_item(page.link(ask, self.question_link(question)), "" if common == letters else common)

    def rule(self, page: SitePage, rule: Rule, letters: str = "") -> str:
        """A rule as an item of a list, with a link to all about it; `letters` are those of the list."""
        common = self._common(self.reference.combinations_with_rules([rule.id]), letters)
        place = page.link(escape_markdown(self.reference.place_of(rule)), self.reference.rule_link(rule))
        texts = (self.reference.translation.rules.get(rule.id), self.reference.title_of(rule.id))
        translation = next(filter(None, texts), "") if self.reference.code else ""
        worded = self.reference.inline_markdown(translation or rule.text, [rule.id], common or letters)
        return list_item(f"{worded} ({place})", "" if common == letters else common)

    def _common(self, these: str, those: str) -> str:
        """The letters of both; no letters are all of them."""
        if not (these and those):
            return these or those
        return "".join(letter for letter in these if letter in those)

    def _ruling(self, page: SitePage, ruling: Clarification, letters: str) -> str:
        link = page.link(escape_markdown(ruling.id), self.reference.ruling_link(ruling.id))
        title = self.reference.title_of(ruling.id) or ruling.title
        text = title if self.reference.code else f"{title}: {ruling.ruling}"
        common = self._common(self.reference.combinations_with_ruling(ruling.id), letters)
        worded = self.reference.inline_markdown(text, [ruling.id], common or letters)
        return list_item(f"{link} {worded}", "" if common == letters else common)

    # --- by name -------------------------------------------------------------------------------------

    def _names(self, component: ListedComponent, rule: Rule) -> bool:
        """Whether a rule names a component in its text, or as the part of its id behind the area."""
        forms = self._rules_in(component.letters)[rule.id]
        named = any(_says(text, component.name) for text in forms)
        # What is called otherwise than in its rule, such as a tile with another number, is another one.
        tail = component.id.removeprefix(f"{component.kind}-")
        return named or (rule.text in forms and rule.id.startswith(f"{rule.area}-{tail}-"))

    def _rules_in(self, letters: str) -> Mapping[str, Mapping[str, str]]:
        """The text of each rule in the words of some combinations."""
        if letters not in self._rules_by_letters:
            self._rules_by_letters[letters] = {
                rule.id: self.reference.forms(rule.text, [rule.id], letters)
                for rule in self.reference.rules
            }
        return self._rules_by_letters[letters]

    def _rulings(self, component: ListedComponent, rules: list[Rule]) -> Iterator[Clarification]:
        """Yields rulings that name a component, that its effects depend on, or that its rules refer to."""
        labels = {
            switch.ruling
            for switch in (component.of or self.reference).pack.manifest.rulings
            for text in self._texts(component)
            if f"if {switch.id}" in text
        }
        labels |= {label for rule in rules for label in self.labels_of(rule)}
        rulings = component.of.rulings if component.of is not None else self.reference.rulings
        for ruling in rulings:
            named = any(_says(text, component.name) for text in (ruling.title, ruling.ruling))
            if named or ruling.id in labels:
                yield ruling

    def labels_of(self, rule: Rule) -> set[str]:
        """The rulings that a rule or the scenarios which prove it refer to."""
        if rule.id not in self._labels:
            proofs = self.reference.scenarios_naming(rule.id)
            notes = [rule.note, *(proof.note for proof in proofs if rule.id in proof.rules)]
            ruling_ids = {ruling.id for ruling in self.reference.rulings}
            self._labels[rule.id] = {label for note in notes for label in LABEL.findall(note)} & ruling_ids
        return self._labels[rule.id]

    # --- by effect -----------------------------------------------------------------------------------

    def _texts(self, component: ListedComponent) -> list[str]:
        return [text for other, text in self.reference.expressions_of_components if other is component]

    def _areas(self, component: ListedComponent) -> list[RuleArea]:
        """The areas of the rules for the verbs of a component."""
        names = self.expressions.names
        rules = [part.rule for text in self._texts(component) for part in names.parts(text).walk()]
        verbs = {rule.replace("_", " ") for rule in rules}
        return [area for area in self.reference.areas if not verbs.isdisjoint(area.verbs)]

    @cached_property
    def naming(self) -> Mapping[int, list[tuple[ListedComponent, str]]]:
        """The expressions that name a component, by the identity of its entry, with whose they are."""
        by_entry: dict[int, list[tuple[ListedComponent, str]]] = {}
        for component, text in self.reference.expressions_of_components:
            for named in dict.fromkeys(self.expressions.names.components_in(text)):
                by_entry.setdefault(id(named.entry), []).append((component, text))
        return by_entry

    # --- by proof ------------------------------------------------------------------------------------

    def scenarios(self, component: ListedComponent) -> list[ScenarioProof]:
        """The scenarios that name a component, those that are about it first."""
        proofs = self._naming_scenarios.get(id(component.entry), [])
        return sorted(proofs, key=lambda proof: id(component.entry) not in self._subjects[id(proof)])

    @cached_property
    def _named_in(self) -> Mapping[int, set[int]]:
        """The entries that a scenario names, by the identity of both."""
        names = self.expressions.names
        return {
            id(proof): {id(component.entry) for component in names.in_scenario(proof)}
            for proof in self.reference.scenarios
        }

    @cached_property
    def _naming_scenarios(self) -> Mapping[int, list[ScenarioProof]]:
        by_entry: dict[int, list[ScenarioProof]] = {}
        for proof in self.reference.scenarios:
            for entry in self._named_in[id(proof)]:
                by_entry.setdefault(entry, []).append(proof)
        return by_entry

    @cached_property
    def _subjects(self) -> Mapping[int, set[int]]:
        """The subjects of each scenario: of its components, those that few others name."""
        usual = {entry: len(proofs) for entry, proofs in self._naming_scenarios.items()}
        by_proof = {}
        for proof, entries in self._named_in.items():
            rarest = min((usual[entry] for entry in entries), default=0)
            by_proof[proof] = {entry for entry in entries if usual[entry] == rarest}
        return by_proof

    @cached_property
    def _proven(self) -> Mapping[int, set[str]]:
        """The ids of the rules whose scenarios are about a component, by the identity of its entry."""
        by_entry: dict[int, set[str]] = {}
        for rule in self.reference.rules:
            proofs = self.reference.proofs[rule.id]
            times = Counter(entry for proof in proofs for entry in self._subjects[id(proof)])
            for entry, many in times.items():
                if many >= SHARE * len(proofs):
                    by_entry.setdefault(entry, set()).add(rule.id)
        return by_entry


def _says(text: str, name: str) -> bool:
    """A name of one word may be an everyday word too, so it counts only with its capital."""
    flags = re.IGNORECASE if " " in name else 0
    # Nearly all texts have nothing of it.
    if (name.lower() not in text.lower()) if flags else (name not in text):
        return False
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, flags) is not None
