"""The pages of the rules: a page an area, the rulings, what players ask; the proofs and the scenarios."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from attrs import frozen

from gwt.proofs.checklist import Rule, RuleArea
from gwt.proofs.rulebook import Clarification, Question
from gwt.site.markdown_page import (
    PageLink,
    SitePage,
    bullets,
    code,
    code_fence,
    collapsible,
    escape_markdown,
    filter_field,
    number_with_noun,
    slug,
    table,
)
from gwt.site.pack_reference import PackReference, ScenarioProof
from gwt.site.related_rules import LABEL, RelatedRules
from gwt.site.scenario_pictures import ScenarioPictures
from gwt.site.table_links import TableLinks
from gwt.text import DEFAULT

KINDS = {
    "must": "has to be done",
    "may": "may be done",
    "limit": "a limit",
    "count": "a number",
    "tie": "a tie",
    "info": "for information",
}
"""The kinds of rules."""
PROOFS = "proofs"
"""The page with what proves each rule, for those who program."""


@frozen(eq=False, slots=False)
class RulePages:
    """The pages about the checklist of a pack and what proves it."""

    reference: PackReference
    applying: RelatedRules
    trials: TableLinks
    moments: ScenarioPictures

    def pages(self) -> Iterator[SitePage]:
        if self.reference.rules:
            yield self._areas()
            for area in self.reference.areas:
                yield self._area(area)
        yield self._rulings()
        if not self.reference.code:
            if self.reference.rules:
                yield self._proofs()
            for file in dict.fromkeys(proof.file for proof in self.reference.scenarios):
                yield self._scenarios(file)
        if self.reference.questions:
            yield self._questions()

    # --- areas ---------------------------------------------------------------------------------------

    def _areas(self) -> SitePage:
        page = SitePage(f"{self.reference.root}/rules/index.md", self.reference.say("Rules"))
        say = self.reference.say
        rows = [
            (
                page.link(
                    escape_markdown(self.reference.area_name(area)), self.reference.area_link(area.id)
                ),
                str(len(self._of(area))),
            )
            for area in self.reference.areas
        ]
        page.add(table((say("Area"), say("Rules")), rows))
        rulings = page.link(say("rulings"), PageLink(self.reference.rulings_page))
        page.add(f"{say('What the rulebook leaves open')}: {rulings}.")
        if not self.reference.code:
            proofs = page.link("what proves each rule", PageLink(f"{self.reference.root}/{PROOFS}.md"))
            page.add(f"For those who program: {proofs}.\n{{ .gwt-aside }}")
        return page

    def _of(self, area: RuleArea) -> list[Rule]:
        return [
            rule
            for rule in self.reference.rules
            if rule.area == area.id and self.reference.holds([rule.id])
        ]

    def _area(self, area: RuleArea) -> SitePage:
        page = SitePage(self.reference.area_link(area.id).path, self.reference.area_name(area), kind="rule")
        for rule in self._of(area):
            letters = self.reference.combinations_with_rules([rule.id])
            title = self.reference.title_of(rule.id) or rule.id
            called = self.reference.inline_markdown(title, [rule.id], letters)
            page.head(2, called, slug(rule.id), letters, "gwt-titled")
            self._rule(page, rule, title, letters)
        return page

    def _rule(self, page: SitePage, rule: Rule, title: str, letters: str) -> None:
        say = self.reference.say
        translated = self.reference.translation.rules.get(rule.id) if self.reference.code else rule.text
        text = rule.text if translated is None else translated
        sentence = self.reference.inline_markdown(text, [rule.id], letters)
        if translated is None:
            sentence = self._in_english(sentence)
        place = (
            say("Page {} of the rulebook") if rule.page is not None else say("Section “{}” of the rulebook")
        )
        source = place.format(rule.page or escape_markdown(say(rule.section)))
        page.body(
            letters,
            self.reference.mark(letters),
            sentence,
            self._moment(page, rule),
            f"{source}\n{{ .gwt-aside }}",
            self._asked(page, rule),
            self.trials.link_to_rules(page, [rule.id], title, slug(rule.id)),
        )
        for form, where in self.reference.forms(f"{title}\0{text}", [rule.id], letters).items():
            name, _, words = form.partition("\0")
            page.find(slug(rule.id), name, words, where or letters)

    def _moment(self, page: SitePage, rule: Rule) -> str:
        """The picture of a question that rests on a rule before all others."""
        questions = (question for question in self._all_questions if question.rules[0] == rule.id)
        return next(filter(None, (self._pictured(page, question) for question in questions)), "")

    def _pictured(self, page: SitePage, question: Question) -> str:
        """The position that answers a question, before and after."""
        main = self.reference.rule_by_id[question.rules[0]]
        area = next((area for area in self.reference.areas if area.id == main.area), None)
        return self.moments.picture_of_rules(page, question.rules) if area is None or area.pictured else ""

    def _in_english(self, text: str) -> str:
        """A text that nobody has translated, marked as English."""
        return f'{self.reference.say("In English")}: <span lang="en">{text}</span>'

    def _asked(self, page: SitePage, rule: Rule) -> str:
        """The questions of players that a rule answers."""
        questions = [question for question in self._all_questions if rule.id in question.rules]
        return bullets(self.applying.question(page, question) for question in questions)

    def with_labels(self, page: SitePage, note: str) -> str:
        """A note with its references to rulings as links."""
        ids = {ruling.id for ruling in self.reference.rulings}
        return LABEL.sub(
            lambda match: (
                page.link(match[0], self.reference.ruling_link(match[0])) if match[0] in ids else match[0]
            ),
            escape_markdown(note),
        )

    # --- proofs --------------------------------------------------------------------------------------

    def _proofs(self) -> SitePage:
        page = SitePage(f"{self.reference.root}/{PROOFS}.md", "What proves each rule", kind="")
        count = number_with_noun(len(self.reference.rules), "rule")
        page.add(
            f"{count}, each an atomic statement with its id and kind, "
            "what is to be noted when it is programmed, and the scenarios and tests that prove it."
        )
        page.add(filter_field("Show only what has these words"))
        for area in self.reference.areas:
            rules = [rule for rule in self.reference.rules if rule.area == area.id]
            if not rules:
                continue
            page.add(f"## {escape_markdown(area.name)} {{ #about-{slug(area.id)} }}")
            if area.verbs:
                verbs = (
                    page.link(code(verb), PageLink(self.reference.language, slug(verb)))
                    for verb in area.verbs
                )
                page.add(f"In the language: {', '.join(verbs)}.")
            for rule in rules:
                self._proof(page, rule)
        return page

    def _proof(self, page: SitePage, rule: Rule) -> None:
        page.add(f"### {escape_markdown(rule.id)} {{ #{slug(rule.id)} .gwt-rule }}")
        link = self.reference.rule_link(rule) if self.reference.holds([rule.id]) else None
        text = escape_markdown(rule.text)
        page.add(f"{page.link(text, link) if link else text} ({KINDS[rule.kind]})")
        for note in (rule.note, rule.reason):
            if note:
                page.add(self.with_labels(page, note))
        if rule.instead:
            page.add(f"In place of {', '.join(map(code, rule.instead))}.")
        links = [
            page.link(escape_markdown(proof.name), proof.link) for proof in self.reference.proofs[rule.id]
        ]
        links += [code(test) for test in self.reference.tests.get(rule.id, ())]
        if links:
            page.add(f"Proven by {', '.join(links)}.")

    # --- rulings -------------------------------------------------------------------------------------

    def _rulings(self) -> SitePage:
        page = SitePage(self.reference.rulings_page, self.reference.say("Rulings"), kind="ruling")
        switches = {switch.ruling: switch for switch in self._switches}
        say = self.reference.say
        page.add(
            say("What the rulebook leaves open, how it is settled here, and why.")
            + " "
            + say("A ruling with a switch may be settled the other way when a game is started.")
        )
        if self.reference.rulings:
            page.add(filter_field(say("Show only what has these words")))
        if not self.reference.rulings:
            rows = [
                (code(switch.id), escape_markdown(switch.text), _switch(switch.default))
                for switch in switches.values()
            ]
            page.add(table((say("Switch"), say("Ruling"), ""), rows) if rows else say("There are none."))
        for ruling in self.reference.rulings:
            letters = self._where(ruling)
            title = self.reference.title_of(ruling.id) or ruling.title
            page.head(2, f"{escape_markdown(ruling.id)} {escape_markdown(title)}", slug(ruling.id), letters)
            translated = self.reference.translation.rulings.get(ruling.id)
            text = ruling.ruling
            blocks = [self.reference.mark(letters)]
            if not self.reference.code:
                blocks.append(self.with_labels(page, text))
            elif translated is not None:
                text = translated.ruling
                blocks.append(escape_markdown(text))
            else:
                blocks.append(self._in_english(escape_markdown(text)))
            reason = ruling.reason if not self.reference.code else translated.reason if translated else ""
            if reason:
                blocks.append(f"**{say('Why')}:** {self.with_labels(page, reason)}")
            blocks.append(f"{say('Certainty')}: {say(ruling.certainty)}.\n{{ .gwt-aside }}")
            if ruling.id in switches:
                switch = switches[ruling.id]
                blocks.append(f"**{say('Switch')}:** {code(switch.id)}, {say(_switch(switch.default))}.")
            if rules := [rule for rule in self._borne_on(ruling) if self.reference.holds([rule.id])]:
                lines = bullets(self.applying.rule(page, rule, letters) for rule in rules)
                blocks.append(collapsible(say("The rules"), lines))
            blocks.append(self.trials.link_to_first(page, self._about(ruling), title, slug(ruling.id)))
            page.body(letters, *blocks)
            page.find(slug(ruling.id), f"{ruling.id} {title}", f"{text} {reason}", letters)
        return page

    def _about(self, ruling: Clarification) -> Iterator[ScenarioProof]:
        """Yields the scenarios whose notes refer to a ruling, then those of the rules that it bears on."""
        yield from (proof for proof in self.reference.scenarios if ruling.id in LABEL.findall(proof.note))
        for rule in self._borne_on(ruling):
            yield from sorted(self.reference.proofs[rule.id], key=lambda proof: len(proof.rules))

    def _borne_on(self, ruling: Clarification) -> list[Rule]:
        """The rules that a ruling names, and those whose notes name it."""
        named = [self.reference.rule_by_id[id] for id in ruling.rules if id in self.reference.rule_by_id]
        noting = (rule for rule in self.reference.rules if ruling.id in LABEL.findall(rule.note))
        return [*dict.fromkeys((*named, *noting))]

    def _where(self, ruling: Clarification) -> str:
        plays = self.reference.plays
        return "" if plays is None else self.reference.some(plays.rulings.get(ruling.id, ""))

    @property
    def _switches(self) -> Iterator[Any]:
        for _, reference in self.reference.each:
            yield from reference.pack.manifest.rulings

    # --- scenarios -----------------------------------------------------------------------------------

    def _scenarios(self, file: str) -> SitePage:
        proofs = [proof for proof in self.reference.scenarios if proof.file == file]
        name = next((area.name for area in self.reference.areas if area.id == file), file.replace("_", " "))
        page = SitePage(proofs[0].link.path, f"Scenarios: {name}", kind="")
        page.add(
            "Positions, choices, and facts that hold afterwards; each is run by the tests. "
            "Cases change what their scenario says."
        )
        for proof in proofs:
            self._scenario(page, proof)
        return page

    def _scenario(self, page: SitePage, proof: ScenarioProof) -> None:
        page.add(f"## {escape_markdown(proof.name)} {{ #{proof.link.anchor} }}")
        if proof.note:
            page.add(self.with_labels(page, proof.note))
        rules = [rule for rule in self.reference.rules if rule.id in proof.rules]
        if rules:
            links = (
                page.link(
                    escape_markdown(rule.id), PageLink(f"{self.reference.root}/{PROOFS}.md", slug(rule.id))
                )
                for rule in rules
            )
            page.add(f"Proves {', '.join(links)}.\n{{ .gwt-aside }}")
        if trial := self.trials.link_to_scenario(page, proof, proof.name, proof.link.anchor):
            page.add(trial)
        # Colours would make these pages five times as large.
        page.add(code_fence(proof.text, "text"))

    # --- questions -----------------------------------------------------------------------------------

    @cached_property
    def _all_questions(self) -> list[Question]:
        """Those that are asked in the language of the pages and answered by rules that hold."""
        language = self.reference.code or DEFAULT
        return [
            question
            for question in self.reference.questions
            if language in question.ask and self.reference.holds(question.rules)
        ]

    def _questions(self) -> SitePage:
        page = SitePage(self.applying.questions_page, self.reference.say("Questions"), kind="question")
        page.add(
            self.reference.say(
                "What players ask at the table, with an answer and the rules on which it rests."
            )
        )
        page.add(filter_field(self.reference.say("Show only what has these words")))
        for area in self.reference.areas:
            questions = [
                question
                for question in self._all_questions
                if self.reference.rule_by_id[question.rules[0]].area == area.id
            ]
            if questions:
                page.add(
                    f"## {escape_markdown(self.reference.area_name(area))} {{ #about-{slug(area.id)} }}"
                )
            for question in questions:
                self._question(page, question)
        return page

    def _question(self, page: SitePage, question: Question) -> None:
        language = self.reference.code or DEFAULT
        letters = self.reference.combinations_with_rules(question.rules)
        anchor = self.applying.question_link(question).anchor
        ask, answer = question.ask[language], question.answer.get(language, "")
        page.head(3, self.reference.inline_markdown(ask, question.rules, letters), anchor, letters)
        page.body(
            letters,
            self.reference.mark(letters),
            self.reference.inline_markdown(answer, question.rules, letters),
            self._pictured(page, question),
            collapsible(
                self.reference.say("The rules"),
                bullets(
                    self.applying.rule(page, self.reference.rule_by_id[rule], letters)
                    for rule in question.rules
                ),
            ),
            self.trials.link_to_rules(page, question.rules, ask, anchor),
        )
        also = question.also.get(language, ())
        for form, where in self.reference.forms(
            "\0".join((ask, answer, *also)), question.rules, letters
        ).items():
            title, text, *others = form.split("\0")
            page.find(anchor, title, text, where or letters, others)


def _switch(default: bool) -> str:
    return "in force unless said otherwise" if default else "not in force unless said otherwise"
