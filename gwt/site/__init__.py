"""Packs, grammars and checklists -> the generated pages of the documentation site, as Markdown and SVG.

In comes a pack, its checklist, its scenarios and the docstrings of the package; out go pages, by
their paths, and the configuration with which mkdocs builds them.
No game is known here: what there is to show is read off the entries, the grammar and the registries.

`pack_reference` gathers what there is to know about a pack, `name_lookup` which components an expression or
a scenario names; `component_pages`, `rule_pages`, `language_page`, `glossary_page`, `pictogram_page` and
`api_page` make the pages of their subject, most of them from `templates`, which `page_templates` fills in;
`markdown_page` is what a page is, and `site_builder` puts all of them together.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.site.combinations import references_by_game
    from gwt.site.help_cards import HelpCards, Theme, help_cards_of
    from gwt.site.markdown_page import Content, SitePage
    from gwt.site.pack_reference import PackReference
    from gwt.site.playground_page import PYODIDE, libraries, zip_files
    from gwt.site.points_page import PointsPage
    from gwt.site.site_builder import all_pages, write_site
    from gwt.site.table_links import POSITIONS

__getattr__, __dir__ = _names(__name__)
