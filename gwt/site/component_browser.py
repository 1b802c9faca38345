"""The browser of components: a page on which they are found by what they are, cost and do.

All stand on the page as pictures; its script hides those of which a query is not true, as
`gwt.authoring.index_components` does.
"""

import json
from collections.abc import Mapping, Sequence

from gwt import errors, spec
from gwt.authoring.component_search import (
    FIELDS,
    ComponentIndex,
    SearchedComponent,
    index_components,
    search_keywords,
    search_vocabulary,
)
from gwt.packs.traversal import kind_of
from gwt.site import markdown_page, pack_reference, page_templates
from gwt.text import DEFAULT

NAME, TITLE, SCRIPT = "find", "Find components", "component-browser.js"


def page(reference: pack_reference.PackReference) -> markdown_page.SitePage:
    """Returns the page of a pack."""
    say, code = reference.say, reference.code or DEFAULT
    site_page = markdown_page.SitePage(f"{reference.root}/{NAME}.md", say(TITLE))
    search = _search(reference, code)
    by_entry = {id(component.entry): component for component in search.components}
    components = [component for component in in_order(reference) if id(component.entry) in by_entry]
    data = {
        "fields": {word: name for word, name in search_keywords().items() if name in FIELDS},
        "numbers": search.numbers(),
        "same": _same(search),
        "say": {name: say(text) for name, text in _SAID.items()},
        "rows": [
            {
                "words": {name: " ".join(sorted(match.words[name])) for name in FIELDS if name != "does"},
                "numbers": dict(match.numbers),
            }
            for match in (by_entry[id(component.entry)] for component in components)
        ],
    }
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    script = site_page.href(markdown_page.PageLink(f"assets/{SCRIPT}")).removesuffix("/")
    queries = [
        example[code] for example in search_vocabulary()["examples"] if _possible(search, example[code])
    ]
    kinds = _kinds(reference, components, by_entry, code)
    values = {"data": text, "queries": queries, "kinds": kinds, "components": components, "script": script}
    return page_templates.render(site_page, "find.md.j2", reference, **values)


def in_order(reference: pack_reference.PackReference) -> list[pack_reference.ListedComponent]:
    """Returns the components, those with pages first, each in the order of the kinds that are printed."""
    kinds = list(spec.picture_spec.print_kinds(reference.pack))
    rank = {kind: number - len(kinds) for number, kind in enumerate(kinds)}
    return sorted(
        reference.components, key=lambda form: (form.is_section, rank.get(kind_of(form.entry), 0))
    )


def _kinds(
    reference: pack_reference.PackReference,
    components: Sequence[pack_reference.ListedComponent],
    by_entry: Mapping[int, SearchedComponent],
    code: str,
) -> dict[str, str]:
    """The queries for the kinds of components, by the title of each: as it is printed, or as its list."""
    printed, queries = spec.picture_spec.print_kinds(reference.pack), dict[str, str]()
    field = search_vocabulary()["fields"]["type"][code]
    for component in components:
        kind = by_entry[id(component.entry)].kind
        name = printed[kind].titles.get(code, printed[kind].title) if kind in printed else ""
        title = markdown_page.title_of_name(component.file)
        of_list = reference.say(markdown_page.title_of_name(component.listed), title)
        if component.listed != component.file:
            of_list = f"{reference.say(title)}: {of_list.lower()}"
        queries.setdefault(f'{field}:"{name or kind}"', errors.capitalize(name) or of_list)
    return queries


_SAID = {
    "count": "{} of {}",
    "none": "Nothing found.",
    "unknown": "You cannot search by '{}'.",
    "number": "'{}' is a number.",
    "word": "No component has '{}' in that field.",
    "meant": "Did you mean '{}'?",
}


def _search(reference: pack_reference.PackReference, code: str) -> ComponentIndex:
    """The components of all packs that the pages are about."""
    # A component of another combination of packs says of which it is.
    others = (component.of for component in reference.components)
    every = {id(other.pack): other for other in (reference, *filter(None, others))}.values()
    searches = [index_components(other.pack, other.voices[code]) for other in every]
    components = {id(component.entry): component for search in searches for component in search.components}
    same: dict[str, frozenset[str]] = {}
    for search in searches:
        for word, group in search.same.items():
            same[word] = same.get(word, frozenset()) | group
    return ComponentIndex(tuple(components.values()), same)


def _same(search: ComponentIndex) -> list[tuple[str, str]]:
    """Words, with those for the same thing, of which a component has one."""
    known_words = {word for component in search.components for word in component.everything()}
    words_by_group: dict[frozenset[str], list[str]] = {}
    for word, group in sorted(search.same.items()):
        if group & known_words:
            words_by_group.setdefault(group, []).append(word)
    return [(" ".join(words), " ".join(sorted(group))) for group, words in words_by_group.items()]


def _possible(search: ComponentIndex, query: str) -> bool:
    """Whether a query finds something; not every pack has what an example asks for."""
    try:
        return bool(search.find(query))
    except errors.UsageError:
        return False
