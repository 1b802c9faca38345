"""The pages of the rules: a page an area, the rulings, the scenarios, and what players ask."""

from collections.abc import Iterator

from attrs import frozen

from gwt.proofs import rulebook
from gwt.proofs.checklist import Area, Rule
from gwt.proofs.rulebook import Ruling
from gwt.site.applying import LABEL, Applying
from gwt.site.expressions import language_name
from gwt.site.page import Link, Page, bullets, code, counted, fenced, folded, plain, slug, table
from gwt.site.reference import Proof, Reference

KINDS = {
    "must": "has to be done",
    "may": "may be done",
    "limit": "a limit",
    "count": "a number",
    "tie": "a tie",
    "info": "for information",
}
"""What kinds of rule there are."""


@frozen(eq=False)
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
        for file in dict.fromkeys(proof.file for proof in self.reference.scenarios):
            yield self._scenarios(file)
        if rulebook.questions(self.reference.folders):
            yield self._questions()

    # --- areas ---------------------------------------------------------------------------------------

    def _areas(self) -> Page:
        page = Page(f"{self.reference.root}/rules/index.md", "Rules", search=1.5)
        page.add(
            f"{counted(len(self.reference.rules), 'rule')}, each an atomic statement in our own words, "
            "with the page of the rulebook that it comes from and what proves that the engine follows it."
        )
        rows = []
        for area in self.reference.areas:
            rules = self._of(area)
            proofs = sum(self._count(rule) for rule in rules)
            rows.append(
                (
                    page.link(plain(area.name), self.reference.area_link(area.id)),
                    str(len(rules)),
                    str(proofs),
                )
            )
        page.add(table(("area", "rules", "proofs"), rows))
        page.add(
            f"What the rulebook leaves open: {page.link('rulings', Link(self.reference.rulings_page))}."
        )
        return page

    def _of(self, area: Area) -> list[Rule]:
        return [rule for rule in self.reference.rules if rule.area == area.id]

    def _count(self, rule: Rule) -> int:
        return len(self.reference.proofs[rule.id]) + len(self.reference.tests.get(rule.id, ()))

    def _area(self, area: Area) -> Page:
        page = Page(self.reference.area_link(area.id).path, area.name, search=1.5)
        if area.verbs:
            verbs = (
                page.link(code(verb), Link(self.reference.language, slug(verb))) for verb in area.verbs
            )
            page.add(f"In the language: {', '.join(verbs)}.")
        for rule in self._of(area):
            page.add(f"## {plain(rule.id)} {{ #{slug(rule.id)} .gwt-rule }}")
            page.add(plain(rule.text))
            for said in (rule.note, rule.reason):
                if said:
                    page.add(self.with_labels(page, said))
            page.add(f"{_source(rule)} of the rulebook; {KINDS[rule.kind]}.\n{{ .gwt-aside }}")
            self._proofs(page, rule)
        return page

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
        page = Page(self.reference.rulings_page, "Rulings", search=1.5)
        switches = {one.ruling: one for one in self.reference.pack.manifest.rulings}
        page.add(
            "What the rulebook leaves open, how it is settled here, and why. "
            "A ruling with a switch may be settled the other way when a game is started."
        )
        if not self.reference.rulings:
            rows = [(code(one.id), plain(one.text), _switch(one.default)) for one in switches.values()]
            page.add(
                table(("switch", "ruling", "unless said otherwise"), rows) if rows else "There are none."
            )
        for ruling in self.reference.rulings:
            page.add(f"## {plain(ruling.id)} {plain(ruling.title)} {{ #{slug(ruling.id)} }}")
            page.add(self.with_labels(page, ruling.ruling))
            if ruling.reason:
                page.add(f"**Why:** {self.with_labels(page, ruling.reason)}")
            page.add(f"Certainty: {ruling.certainty}.\n{{ .gwt-aside }}")
            if ruling.id in switches:
                one = switches[ruling.id]
                page.add(f"**Switch:** {code(one.id)}, {_switch(one.default)} unless said otherwise.")
            self._touched(page, ruling)
        return page

    def _touched(self, page: Page, ruling: Ruling) -> None:
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
        page = Page(found[0].link.path, f"Scenarios: {name}", search=0)
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
        page = Page(f"{self.reference.root}/questions.md", "Questions", search=2)
        page.add("What players ask at the table, with the rules that answer it.")
        rules = {rule.id: rule for rule in self.reference.rules}
        for question in rulebook.questions(self.reference.folders):
            code_of, asked = next(iter(question.ask.items()))
            page.add(f"## {plain(asked)} {{ #{slug(asked)} }}")
            others = (
                f'*<span lang="{slug(one)}" title="{language_name(one)}">{plain(text)}</span>*'
                for one, text in question.ask.items()
                if one != code_of
            )
            page.add("<br>".join(others))
            page.add(bullets(self.applying.rule(page, rules[rule]) for rule in question.rules))
        return page


def _source(rule: Rule) -> str:
    return f"Section “{plain(rule.section)}”" if rule.page is None else f"Page {rule.page}"


def _switch(default: bool) -> str:
    return "in force" if default else "not in force"
