"""The pages of the rules: a page an area, the rulings, the scenarios, and what players ask."""

from collections.abc import Iterator
from functools import cached_property

from attrs import frozen

from gwt.proofs.checklist import Area, Rule
from gwt.proofs.rulebook import Clarification, Question
from gwt.site.applying import LABEL, Applying
from gwt.site.page import Link, Page, bullets, code, counted, fenced, folded, narrowed, plain, slug, table
from gwt.site.reference import Proof, Reference
from gwt.text import DEFAULT

KINDS = {
    "must": "has to be done",
    "may": "may be done",
    "limit": "a limit",
    "count": "a number",
    "tie": "a tie",
    "info": "for information",
}
"""What kinds of rule there are."""


@frozen(eq=False, slots=False)
class Rules:
    """Writes pages about the checklist of a pack and what proves it."""

    reference: Reference
    applying: Applying

    def pages(self) -> Iterator[Page]:
        if self.reference.rules:
            yield self._areas()
            for area in self.reference.areas:
                yield self._area(area)
        yield self._rulings()
        if not self.reference.code:
            for file in dict.fromkeys(proof.file for proof in self.reference.scenarios):
                yield self._scenarios(file)
        if self.reference.questions:
            yield self._questions()

    # --- areas ---------------------------------------------------------------------------------------

    def _areas(self) -> Page:
        page = Page(f"{self.reference.root}/rules/index.md", self.reference.say("Rules"))
        say = self.reference.say
        if not self.reference.code:
            page.add(
                f"{counted(len(self.reference.rules), 'rule')}, each an atomic statement in our own words, "
                "with the page of the rulebook that it comes from and what proves that it is followed."
            )
        rows = []
        for area in self.reference.areas:
            rules = self._of(area)
            proofs = sum(self._count(rule) for rule in rules)
            rows.append(
                (
                    page.link(plain(self.reference.area_name(area)), self.reference.area_link(area.id)),
                    str(len(rules)),
                    str(proofs),
                )
            )
        page.add(table((say("Area"), say("Rules"), say("Proofs")), rows))
        rulings = page.link(say("rulings"), Link(self.reference.rulings_page))
        page.add(f"{say('What the rulebook leaves open')}: {rulings}.")
        return page

    def _of(self, area: Area) -> list[Rule]:
        return [rule for rule in self.reference.rules if rule.area == area.id]

    def _count(self, rule: Rule) -> int:
        return len(self.reference.proofs[rule.id]) + len(self.reference.tests.get(rule.id, ()))

    def _area(self, area: Area) -> Page:
        page = Page(self.reference.area_link(area.id).path, self.reference.area_name(area), kind="rule")
        if area.verbs and not self.reference.code:
            verbs = (
                page.link(code(verb), Link(self.reference.language, slug(verb))) for verb in area.verbs
            )
            page.add(f"In the language: {', '.join(verbs)}.")
        for rule in self._of(area):
            title = self.reference.title_of(rule.id)
            if title:
                page.add(f"## {plain(title)} {{ #{slug(rule.id)} .gwt-titled }}")
            else:
                page.add(f"## {plain(rule.id)} {{ #{slug(rule.id)} .gwt-rule }}")
            self._rule(page, rule)
        return page

    def _rule(self, page: Page, rule: Rule) -> None:
        say = self.reference.say
        id = f" {code(rule.id)}" if self.reference.title_of(rule.id) else ""
        source = f"{_source(rule)} of the rulebook; {KINDS[rule.kind]}.{id}"
        if self.reference.code:
            place = (
                say("Page {} of the rulebook")
                if rule.page is not None
                else say("Section “{}” of the rulebook")
            )
            source = f"{place.format(rule.page or plain(rule.section))}; {say(KINDS[rule.kind])}.{id}"
            page.add(self._in_language(rule.text, self.reference.translation.rules.get(rule.id)))
            page.add(f"{source}\n{{ .gwt-aside }}")
            self._asked(page, rule)
            return
        page.add(plain(rule.text))
        for said in (rule.note, rule.reason):
            if said:
                page.add(self.with_labels(page, said))
        page.add(f"{source}\n{{ .gwt-aside }}")
        self._asked(page, rule)
        self._proofs(page, rule)

    def _in_language(self, english: str, translated: str | None) -> str:
        """A text in the language of the page; the English one, marked as such, if it is not translated."""
        if translated is not None:
            return plain(translated)
        return f'{self.reference.say("In English")}: <span lang="en">{plain(english)}</span>'

    def _asked(self, page: Page, rule: Rule) -> None:
        """The questions of players that a rule answers."""
        code_of = self.reference.code or DEFAULT
        asked = [one for one in self.reference.questions if rule.id in one.rules and code_of in one.ask]
        links = (page.link(plain(one.ask[code_of]), self._question_link(one)) for one in asked)
        if asked:
            page.add(bullets(links))

    def _proofs(self, page: Page, rule: Rule) -> None:
        links = [page.link(plain(proof.name), proof.link) for proof in self.reference.proofs[rule.id]]
        links += [code(test) for test in self.reference.tests.get(rule.id, ())]
        if links:
            page.add(
                folded(
                    f"Proven by {counted(len(links), 'scenario or test', 'scenarios and tests')}",
                    bullets(links),
                )
            )

    def with_labels(self, page: Page, said: str) -> str:
        """A note with its references to rulings as links."""
        known = {ruling.id for ruling in self.reference.rulings}
        return LABEL.sub(
            lambda found: (
                page.link(found[0], self.reference.ruling_link(found[0])) if found[0] in known else found[0]
            ),
            plain(said),
        )

    # --- rulings -------------------------------------------------------------------------------------

    def _rulings(self) -> Page:
        page = Page(self.reference.rulings_page, self.reference.say("Rulings"), kind="ruling")
        switches = {one.ruling: one for one in self.reference.pack.manifest.rulings}
        say = self.reference.say
        page.add(
            say("What the rulebook leaves open, how it is settled here, and why.")
            + " "
            + say("A ruling with a switch may be settled the other way when a game is started.")
        )
        if self.reference.rulings:
            page.add(narrowed(say("Show only what has these words")))
        if not self.reference.rulings:
            rows = [(code(one.id), plain(one.text), _switch(one.default)) for one in switches.values()]
            page.add(table((say("Switch"), say("Ruling"), ""), rows) if rows else say("There are none."))
        for ruling in self.reference.rulings:
            title = self.reference.title_of(ruling.id) or ruling.title
            page.add(f"## {plain(ruling.id)} {plain(title)} {{ #{slug(ruling.id)} }}")
            translated = self.reference.translation.rulings.get(ruling.id)
            if self.reference.code:
                page.add(self._in_language(ruling.ruling, translated.ruling if translated else None))
            else:
                page.add(self.with_labels(page, ruling.ruling))
            if ruling.reason and not self.reference.code:
                page.add(f"**Why:** {self.with_labels(page, ruling.reason)}")
            elif translated and translated.reason:
                page.add(f"**{say('Why')}:** {self.with_labels(page, translated.reason)}")
            page.add(f"{say('Certainty')}: {say(ruling.certainty)}.\n{{ .gwt-aside }}")
            if ruling.id in switches:
                one = switches[ruling.id]
                page.add(f"**{say('Switch')}:** {code(one.id)}, {say(_switch(one.default))}.")
            if not self.reference.code:
                self._touched(page, ruling)
        return page

    def _touched(self, page: Page, ruling: Clarification) -> None:
        """The rules that a ruling bears on, and the scenarios that show it."""
        rules = [rule for rule in self.reference.rules if ruling.id in self.applying.labels_of(rule)]
        if rules:
            links = (page.link(plain(rule.id), self.reference.rule_link(rule)) for rule in rules)
            page.add(folded(f"Bears on {counted(len(rules), 'rule')}", bullets(links)))
        proofs = [proof for proof in self.reference.scenarios if ruling.id in LABEL.findall(proof.note)]
        if proofs:
            scenarios = counted(len(proofs), "scenario")
            page.add(
                folded(
                    f"Shown by {scenarios}", bullets(page.link(plain(one.name), one.link) for one in proofs)
                )
            )

    # --- scenarios -----------------------------------------------------------------------------------

    def _scenarios(self, file: str) -> Page:
        found = [proof for proof in self.reference.scenarios if proof.file == file]
        name = next((area.name for area in self.reference.areas if area.id == file), file.replace("_", " "))
        page = Page(found[0].link.path, f"Scenarios: {name}", kind="")
        page.add(
            "Positions, choices, and facts that hold afterwards; each is run by the tests. "
            "Cases change what their scenario says."
        )
        for proof in found:
            self._scenario(page, proof)
        return page

    def _scenario(self, page: Page, proof: Proof) -> None:
        page.add(f"## {plain(proof.name)} {{ #{proof.link.anchor} }}")
        if proof.note:
            page.add(self.with_labels(page, proof.note))
        rules = [rule for rule in self.reference.rules if rule.id in proof.rules]
        if rules:
            links = (page.link(plain(rule.id), self.reference.rule_link(rule)) for rule in rules)
            page.add(f"Proves {', '.join(links)}.\n{{ .gwt-aside }}")
        page.add(fenced(proof.text))

    # --- questions -----------------------------------------------------------------------------------

    def _questions(self) -> Page:
        page = Page(self._questions_page, self.reference.say("Questions"), kind="question")
        page.add(
            self.reference.say(
                "What players ask at the table, with an answer and the rules on which it rests."
            )
        )
        page.add(narrowed(self.reference.say("Show only what has these words")))
        language = self.reference.code or DEFAULT
        asked = [one for one in self.reference.questions if language in one.ask]
        for area in self.reference.areas:
            here = [one for one in asked if self._by_id[one.rules[0]].area == area.id]
            if here:
                page.add(f"## {plain(self.reference.area_name(area))} {{ #about-{slug(area.id)} }}")
            for one in here:
                anchor = self._question_link(one).anchor
                page.add(f"### {plain(one.ask[language])} {{ #{anchor} }}")
                page.add(plain(one.answer.get(language, "")))
                page.add(bullets(self.applying.rule(page, self._by_id[rule]) for rule in one.rules))
                page.also[anchor] = list(one.also.get(language, ()))
        return page

    @property
    def _questions_page(self) -> str:
        return f"{self.reference.root}/questions.md"

    def _question_link(self, one: Question) -> Link:
        """Where a question is answered; its anchor is the same in all languages."""
        return Link(self._questions_page, slug(next(iter(one.ask.values()))))

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.reference.rules}


def _source(rule: Rule) -> str:
    return f"Section “{plain(rule.section)}”" if rule.page is None else f"Page {rule.page}"


def _switch(default: bool) -> str:
    return "in force unless said otherwise" if default else "not in force unless said otherwise"
