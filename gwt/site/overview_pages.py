"""The first page of a pack, and that of a site without pages written by hand."""

from collections.abc import Sequence

from attrs import frozen

from gwt.site import pack_reference, page_templates, pictogram_page, related_rules, table_pages
from gwt.site.markdown_page import SitePage

HOME = "index.md"


@frozen(eq=False)
class OverviewPages:
    """The pages about a whole pack."""

    reference: pack_reference.PackReference
    applying: related_rules.RelatedRules

    @property
    def table_pages(self) -> list[tuple[str, str]]:
        """The names and the titles of the pages for a table."""
        return [(name, table_pages.TITLES[name]) for name in table_pages.page_names(self.reference)]

    @property
    def has_key(self) -> bool:
        """Whether there is a key of pictograms."""
        return pictogram_page.has_key(self.reference)

    def index(self) -> SitePage:
        *below, top = (layer.manifest for layer in self.reference.pack.layers)
        page = SitePage(f"{self.reference.root}/index.md", self.reference.title)
        facts = [f"Version {top.version}", f"source: {top.source}"]
        facts += [f"lies on {manifest.name} {manifest.version}" for manifest in below]
        page.find("", page.title, "")
        return page_templates.render(page, "overview.md.j2", self.reference, facts=facts, pack=self)


def home(packs: Sequence[OverviewPages]) -> SitePage:
    """The first page of the tree of a language."""
    reference = packs[0].reference
    page = SitePage(f"{reference.code}/{HOME}".lstrip("/"), reference.say("Rules and answers"))
    return page_templates.render(page, "home.md.j2", reference, packs=packs)
