"""The pages of the rules: a page an area, the rulings, what players ask; the proofs and the scenarios."""

from collections.abc import Iterator
from functools import cached_property

from attrs import frozen

from gwt.json_types import JsonObject
from gwt.proofs import checklist, rulebook
from gwt.site import pack_reference, page_templates, scenario_pictures, table_links
from gwt.site.markdown_page import SitePage, code, escape_markdown, inline_forms
from gwt.site.related_rules import LABEL, RelatedRules
from gwt.text import DEFAULT

PROOFS = "proofs"
"""The page with what proves each rule, for those who program."""


@frozen(eq=False, slots=False)
class RulePages:
    """The pages about the checklist of a pack and what proves it."""

    reference: pack_reference.PackReference
    applying: RelatedRules
    trials: table_links.TableLinks
    moments: scenario_pictures.ScenarioPictures

    def pages(self) -> Iterator[SitePage]:
        reference, say, root = self.reference, self.reference.say, self.reference.root
        if reference.rules:
            yield self._page("rules", f"{root}/rules/index.md", say("Rules"), "list")
            for area in reference.areas:
                path = reference.area_link(area.id).path
                name = reference.area_name(area)
                page = SitePage(path, name, kind="rule", heading=reference.inline_markdown(name, []))
                yield page_templates.render(page, "area.md.j2", reference, pages=self, area=area)
        yield self._page("rulings", reference.rulings_page, say("Rulings"), "ruling")
        if not reference.code:
            if reference.rules:
                yield self._page("proofs", f"{root}/{PROOFS}.md", "What proves each rule", "")
            names = {area.id: area.name for area in reference.areas}
            for file in dict.fromkeys(proof.file for proof in reference.scenarios):
                proofs = [proof for proof in reference.scenarios if proof.file == file]
                title = f"Scenarios: {names.get(file, file.replace('_', ' '))}"
                yield self._page("scenarios", proofs[0].link.path, title, "", proofs=proofs)
        if reference.questions:
            yield self._page("questions", self.applying.questions_page, say("Questions"), "question")

    def _page(self, template: str, path: str, title: str, kind: str, **values: object) -> SitePage:
        page = SitePage(path, title, kind=kind)
        return page_templates.render(page, f"{template}.md.j2", self.reference, pages=self, **values)

    def rules_of(self, area: checklist.RuleArea) -> list[checklist.Rule]:
        """The rules of an area that hold in some combination."""
        rules = (rule for rule in self.reference.rules if rule.area == area.id)
        return [rule for rule in rules if self.reference.holds([rule.id])]

    def picture_of(self, page: SitePage, rule: checklist.Rule) -> str:
        """The picture of a question that rests on a rule before all others."""
        questions = (question for question in self.questions if question.rules[0] == rule.id)
        return next(filter(None, (self.pictured(page, question) for question in questions)), "")

    def pictured(self, page: SitePage, question: rulebook.Question) -> str:
        """The position that answers a question, before and after."""
        main = self.reference.rule_by_id[question.rules[0]]
        area = next((area for area in self.reference.areas if area.id == main.area), None)
        return self.moments.picture_of_rules(page, question.rules) if area is None or area.pictured else ""

    def in_words(self, page: SitePage, text: str, ruling: rulebook.Clarification, letters: str) -> str:
        """A text of a ruling in the words of each combination."""
        forms = self.reference.forms(text, [ruling.id], letters)
        return inline_forms(forms, lambda form: self.with_labels(page, form))

    def with_labels(self, page: SitePage, note: str) -> str:
        """A note with its references to rulings as links."""
        ids = {ruling.id for ruling in self.reference.rulings}
        return LABEL.sub(
            lambda match: (
                page.link(match[0], self.reference.ruling_link(match[0])) if match[0] in ids else match[0]
            ),
            escape_markdown(note),
        )

    def proofs_of(self, page: SitePage, rule: checklist.Rule) -> list[str]:
        """The scenarios and tests that prove a rule."""
        scenarios = self.reference.proofs[rule.id]
        links = [page.link(escape_markdown(proof.name), proof.link) for proof in scenarios]
        return [*links, *map(code, self.reference.tests.get(rule.id, ()))]

    def about(self, ruling: rulebook.Clarification) -> Iterator[pack_reference.ScenarioProof]:
        """Yields the scenarios whose notes refer to a ruling, then those of the rules that it bears on."""
        yield from (proof for proof in self.reference.scenarios if ruling.id in LABEL.findall(proof.note))
        for rule in self._borne_on(ruling):
            yield from sorted(self.reference.proofs[rule.id], key=lambda proof: len(proof.rules))

    def rules_about(self, ruling: rulebook.Clarification) -> list[checklist.Rule]:
        """The rules that a ruling bears on and that hold in some combination."""
        return [rule for rule in self._borne_on(ruling) if self.reference.holds([rule.id])]

    def _borne_on(self, ruling: rulebook.Clarification) -> list[checklist.Rule]:
        """The rules that a ruling names, and those whose notes name it."""
        named = [self.reference.rule_by_id[id] for id in ruling.rules if id in self.reference.rule_by_id]
        noting = (rule for rule in self.reference.rules if ruling.id in LABEL.findall(rule.note))
        return [*dict.fromkeys((*named, *noting))]

    @property
    def switches(self) -> JsonObject:
        """The rulings that may be settled the other way, by their labels."""
        each = (reference.pack.manifest.rulings for _, reference in self.reference.each)
        return {switch.ruling: switch for switches in each for switch in switches}

    @cached_property
    def questions(self) -> list[rulebook.Question]:
        """Those that are asked in the language of the pages and answered by rules that hold."""
        language = self.reference.code or DEFAULT
        return [
            question
            for question in self.reference.questions
            if language in question.ask and self.reference.holds(question.rules)
        ]

    def questions_of(self, area: checklist.RuleArea) -> list[rulebook.Question]:
        """The questions that rest on a rule of an area before all others."""
        area_of = {rule.id: rule.area for rule in self.reference.rules}
        return [question for question in self.questions if area_of[question.rules[0]] == area.id]
