"""The words of a pack in all its languages: those of the table, and the names of its components."""

from itertools import groupby

from attrs import frozen

from gwt.proofs import rulebook
from gwt.site import expression_markup, pack_reference
from gwt.site.markdown_page import SitePage, escape_markdown, slug, table, title_of_name
from gwt.text import DEFAULT


@frozen(eq=False)
class GlossaryPage:
    """The glossary of a pack."""

    reference: pack_reference.PackReference

    def page(self) -> SitePage:
        page = SitePage(
            f"{self.reference.root}/glossary.md", self.reference.say("Glossary"), kind="glossary"
        )
        sections = rulebook.read_glossary(self.reference.folders)
        page.add(
            self.reference.say(
                "What things are called at the table."
                if sections
                else "What the components are called at the table."
            )
        )
        for section in sections:
            codes = list(dict.fromkeys(code for term in section.terms for code in term))
            if section.name not in [earlier.name for earlier in sections[: sections.index(section)]]:
                page.add(
                    f"## {escape_markdown(self.reference.say(section.name))} {{ #{slug(section.name)} }}"
                )
            rows = [[escape_markdown(term.get(code, "–")) for code in codes] for term in section.terms]
            page.add(table([expression_markup.language_name(code) for code in codes], rows))
            for term in section.terms:
                title = term.get(self.reference.code or DEFAULT, "")
                others = " ".join(
                    text for language, text in term.items() if language != (self.reference.code or DEFAULT)
                )
                page.find(slug(section.name), title, others, also=self.reference.ways_of(term[DEFAULT]))
        if self.reference.voices:
            self._components(page)
        return page

    def _components(self, page: SitePage) -> None:
        # The language of the page first, as its names lead to its pages.
        code, voices = self.reference.code, self.reference.every
        voices = {code: voices[code], **voices} if code else voices
        for (file, key), group in groupby(
            self.reference.components, key=lambda component: (component.file, component.listed)
        ):
            name = self.reference.say(title_of_name(file))
            if key != file:
                name += f": {self.reference.say(title_of_name(key), title_of_name(file)).lower()}"
            page.add(f"## {name} {{ #names-{slug(file)}-{slug(key)} }}")
            rows: list[list[str]] = []
            for component in group:
                spoken = {**voices, **component.of.every} if component.of is not None else voices
                names = [escape_markdown(spoken[language].name(component.entry)) for language in voices]
                row = [page.link(names[0], component.link), *names[1:]]
                if row not in rows:
                    rows.append(row)
            page.add(table([expression_markup.language_name(code) for code in voices], rows))
