"""Packs, grammars and checklists -> the generated pages of the documentation site, as Markdown and SVG.

In comes a pack, its checklist, its scenarios and whatever the package says of itself; out go pages, by
their paths, and the configuration with which mkdocs builds them.
No game is known here: what there is to show is read off the entries, the grammar and the registries.

`reference` gathers what there is to know about a pack, `names` which components an expression or a
scenario names; `components`, `rules`, `language`, `glossary`, `pictograms` and `api` make the pages of
their subject; `page` is what a page is, and `site` puts all of them together.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.site.card import CardTexts as CardTexts
    from gwt.site.card import Theme as Theme
    from gwt.site.card import cards_of as cards_of
    from gwt.site.page import Content as Content
    from gwt.site.playground import PYODIDE as PYODIDE
    from gwt.site.playground import archived as archived
    from gwt.site.playground import libraries as libraries
    from gwt.site.plays import together as together
    from gwt.site.points import Points as Points
    from gwt.site.reference import Reference as Reference
    from gwt.site.site import site as all_pages
    from gwt.site.site import write as write_site
    from gwt.site.trials import POSITIONS as POSITIONS

__getattr__, __dir__ = _names(__name__)
