"""The words of a pack in all its languages: those of the table, and the names of its components."""

from itertools import groupby

from gwt.proofs import rulebook
from gwt.site import expression_markup, pack_reference
from gwt.site.markdown_page import SitePage, escape_markdown, slug, table, title_of_name
from gwt.text import DEFAULT


def page(reference: pack_reference.PackReference) -> SitePage:
    """Returns the glossary of a pack."""
    page = SitePage(f"{reference.root}/glossary.md", reference.say("Glossary"), kind="glossary")
    sections = rulebook.read_glossary(reference.folders)
    page.add(
        reference.say(
            "What things are called at the table."
            if sections
            else "What the components are called at the table."
        )
    )
    for section in sections:
        codes = list(dict.fromkeys(code for term in section.terms for code in term))
        if section.name not in [earlier.name for earlier in sections[: sections.index(section)]]:
            page.add(f"## {escape_markdown(reference.say(section.name))} {{ #{slug(section.name)} }}")
        rows = [[escape_markdown(term.get(code, "–")) for code in codes] for term in section.terms]
        page.add(table([expression_markup.language_name(code) for code in codes], rows))
        for term in section.terms:
            title = term.get(reference.code or DEFAULT, "")
            others = " ".join(
                text for language, text in term.items() if language != (reference.code or DEFAULT)
            )
            page.find(slug(section.name), title, others, also=reference.ways_of(term[DEFAULT]))
    if reference.voices:
        _components(page, reference)
    return page


def _components(page: SitePage, reference: pack_reference.PackReference) -> None:
    # The language of the page first, as its names lead to its pages.
    code, voices = reference.code, reference.every
    voices = {code: voices[code], **voices} if code else voices
    for (file, key), group in groupby(
        reference.components, key=lambda component: (component.file, component.listed)
    ):
        name = reference.say(title_of_name(file))
        if key != file:
            name += f": {reference.say(title_of_name(key), title_of_name(file)).lower()}"
        page.add(f"## {name} {{ #names-{slug(file)}-{slug(key)} }}")
        rows: list[list[str]] = []
        for component in group:
            spoken = {**voices, **component.of.every} if component.of is not None else voices
            names = [escape_markdown(spoken[language].name(component.entry)) for language in voices]
            row = [page.link(names[0], component.link), *names[1:]]
            if row not in rows:
                rows.append(row)
        page.add(table([expression_markup.language_name(code) for code in voices], rows))
