"""The browser of components: a page on which they are found by what they are, cost and do.

All stand on the page as pictures; its script hides those of which a query is not true, as
`gwt.authoring.component_search` does.
"""

import json

from gwt.authoring.finding import FIELDS, Search, component_search, keys, vocabulary, words
from gwt.errors import UsageError
from gwt.proofs import rulebook
from gwt.site.components import card
from gwt.site.page import PageLink, SitePage, cards, marked_up
from gwt.site.reference import Reference
from gwt.text import DEFAULT

NAME, TITLE, SCRIPT = "find", "Find components", "browser.js"


def page(reference: Reference) -> SitePage:
    """Returns the page of a pack."""
    say, code = reference.say, reference.code or DEFAULT
    made = SitePage(f"{reference.root}/{NAME}.md", say(TITLE), kind="guide")
    made.add(say("Type what a piece is, costs, takes or gives; each query has a link of its own."))
    search = _search(reference, code)
    known = {id(one.entry): one for one in search.components}
    shown = [one for one in reference.components if id(one.entry) in known]
    data = {
        "fields": {word: name for word, name in keys().items() if name in FIELDS},
        "numbers": search.numbers(),
        "words": {name: said[code] for name, said in vocabulary()["fields"].items()},
        "same": _same(search),
        "offers": _offers(reference, search, code),
        "say": {name: say(text) for name, text in _SAID.items()},
        "rows": [
            {
                "words": {name: " ".join(sorted(found.words[name])) for name in FIELDS if name != "does"},
                "numbers": dict(found.numbers),
            }
            for found in (known[id(one.entry)] for one in shown)
        ],
    }
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    script = made.href(PageLink(f"assets/{SCRIPT}")).removesuffix("/")
    queries = [one[code] for one in vocabulary()["examples"] if _possible(search, one[code])]
    examples = " ".join(
        f'<button type="button" data-query="{one}"><code>{one}</code></button>'
        for one in map(marked_up, queries)
    )
    made.add(
        f'<div class="gwt-find" hidden>\n<form role="search"><label>{say("Query")} '
        f'<input type="search" name="q" autocomplete="off" autocapitalize="off" spellcheck="false"></label>'
        f'</form>\n<p class="gwt-find-offer">{examples}</p>\n'
        f'<p class="gwt-find-said" aria-live="polite"></p>\n'
        f'<script type="application/json">{text}</script>\n</div>'
    )
    pictures = cards(card(reference, made, one) for one in shown)
    made.add(f"<div data-search-exclude markdown>\n\n{pictures}\n\n</div>")
    made.add(f'<script src="{script}"></script>')
    return made


_SAID = {
    "count": "{} of {}",
    "none": "Nothing is so.",
    "unknown": "Nothing can be asked for as '{}'.",
    "number": "'{}' is a number.",
    "word": "No component has '{}' there.",
    "meant": "Did you mean '{}'?",
}


def _search(reference: Reference, code: str) -> Search:
    """The components of all packs that the pages are about."""
    # A component of another combination of packs says of which it is.
    others = (one.of for one in reference.components)
    every = {id(one.pack): one for one in (reference, *filter(None, others))}.values()
    made = [component_search(one.pack, one.voices[code]) for one in every]
    found = {id(one.entry): one for search in made for one in search.components}
    same: dict[str, frozenset[str]] = {}
    for search in made:
        for word, group in search.same.items():
            same[word] = same.get(word, frozenset()) | group
    return Search(tuple(found.values()), same)


def _same(search: Search) -> dict[str, list[str]]:
    """The words for the same thing as a word, of which a component has one."""
    here = {word for one in search.components for word in one.everything()}
    return {word: sorted(group) for word, group in sorted(search.same.items()) if group & here}


def _offers(reference: Reference, search: Search, code: str) -> list[str]:
    """The words of players in a language that some component has."""
    here = {word for one in search.components for word in one.everything()}
    rows = rulebook.synonyms(reference.folders)
    said = (words(one) for row in rows for one in row.get(code, ()))
    return sorted({one[0] for one in said if len(one) == 1 and not one[0].isdigit()} & here)


def _possible(search: Search, query: str) -> bool:
    """Whether a query finds something; not every pack has what an example asks for."""
    try:
        return bool(search.find(query))
    except UsageError:
        return False
