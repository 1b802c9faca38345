"""The first page of a pack, what of it is supported, and the list of all packs."""

from collections.abc import Sequence

from attrs import frozen

from gwt.packs.traversal import entry_lists_of
from gwt.site import component_browser, pictogram_page, table_pages
from gwt.site.component_pages import picture_link
from gwt.site.expression_markup import language_name
from gwt.site.markdown_page import (
    PageLink,
    SitePage,
    bullets,
    cards,
    code,
    escape_markdown,
    list_item,
    number_with_noun,
    picture_markdown,
    slug,
    table,
    title_of_name,
)
from gwt.site.pack_reference import PackReference
from gwt.site.related_rules import RelatedRules
from gwt.spec import game_kind

HOME, INDEX = "index.md", "reference/index.md"


@frozen(eq=False)
class OverviewPages:
    """The pages about a whole pack."""

    reference: PackReference
    applying: RelatedRules

    def index(self) -> SitePage:
        *below, top = (layer.manifest for layer in self.reference.pack.layers)
        page = SitePage(f"{self.reference.root}/index.md", self.reference.title)
        say = self.reference.say
        if not self.reference.code:
            facts = [f"Version {top.version}", f"source: {top.source}"]
            facts += [f"lies on {manifest.name} {manifest.version}" for manifest in below]
            page.add(f"{escape_markdown('; '.join(facts))}.\n{{ .gwt-aside }}")
        page.add(f"## {say('Rules and indexes')} {{ #rules-and-indexes }}")
        page.add(bullets(self.ways(page)))
        if self.reference.own_statements:
            page.add(f"## {say('What it brings')} {{ #what-it-brings }}")
            page.add(
                cards(
                    picture_link(self.reference, page, component)
                    for component in self.reference.own_statements
                )
            )
        page.add(f"## {say('Components')} {{ #components }}")
        page.add(
            cards(
                list_item(self._file(page, file, number, whole, of), self.reference.some(letters))
                for file in self.reference.files
                for number, (whole, letters, of) in enumerate(self.reference.wholes(file), 1)
            )
        )
        page.find("", page.title, "")
        return page

    def ways(self, page: SitePage) -> list[str]:
        """Links to what there is besides the components."""
        finding = []
        if not self.reference.undrawn:
            link = PageLink(f"{self.reference.root}/{component_browser.NAME}.md")
            finding = [page.link(_lower(self.reference.say(component_browser.TITLE)), link)]
        return [*finding, *self._rules(page), *self._indexes(page)]

    def _file(self, page: SitePage, file: str, number: int, whole: object, of: PackReference) -> str:
        """A link to the page of a file, with its picture and what it lists; `number` is its form's."""
        link, picture = self.reference.file_link(file), ""
        if not self.reference.undrawn:
            path = self.reference.picture(link.path.removesuffix("index.md") + "all")
            path += "" if number == 1 else f"-{number}"
            picture = picture_markdown(page, path, "", self.reference.width(of, whole), True)
        contents = ", ".join(
            f"{len(entries)} {self.reference.say(title_of_name(name), title_of_name(file)).lower()}"
            for name, entries in entry_lists_of(whole).items()
        )
        return page.link(f"{picture}<br>**{self.reference.say(title_of_name(file))}**<br>{contents}", link)

    def _indexes(self, page: SitePage) -> list[str]:
        root, say = self.reference.root, self.reference.say
        glossary = (
            f"{page.link(say('glossary'), PageLink(f'{root}/glossary.md'))} {say('in all languages')}"
        )
        links = [glossary]
        if pictogram_page.has_key(self.reference):
            links = [
                page.link(_lower(say(pictogram_page.TITLE)), PageLink(f"{root}/{pictogram_page.NAME}.md")),
                glossary,
            ]
        if self.reference.code:
            return links
        return [
            page.link("by effect", PageLink(f"{root}/by-effect.md")) + ": which verb stands where",
            page.link(_lower(self.applying.names_title), PageLink(f"{root}/by-name.md"))
            + ": what the effects of others name",
            page.link("the language", PageLink(self.reference.language)) + " in which all of it is written",
            *links,
        ]

    def _rules(self, page: SitePage) -> list[str]:
        root, say = self.reference.root, self.reference.say
        links = [
            page.link(_lower(say(table_pages.TITLES[name])), PageLink(f"{root}/{name}.md"))
            for name in table_pages.page_names(self.reference)
        ]
        if self.reference.questions:
            link = page.link(say("questions"), PageLink(f"{root}/questions.md"))
            links.append(f"{link} {say('that come up at the table')}")
        if self.reference.rules:
            link = page.link(say("rules"), PageLink(f"{root}/rules/index.md"))
            links.append(f"{link} {say('by area, with their proofs')}")
        link = page.link(say("rulings"), PageLink(self.reference.rulings_page))
        links.append(f"{link} {say('on what the rulebook leaves open')}")
        if not self.reference.code:
            links.append(page.link("what is supported", PageLink(f"{root}/supported.md")))
        return links

    def supported(self) -> SitePage:
        page = SitePage(f"{self.reference.root}/supported.md", "What is supported", kind="guide")
        kind, pack = game_kind(self.reference.pack.manifest.game), self.reference.pack
        proven = [rule for rule in self.reference.rules if self._proven(rule.id)]
        languages = ", ".join(language_name(code) for code in self.reference.voices)
        page.add(
            table(
                ("", ""),
                (
                    ("**players**", ", ".join(map(str, kind.play.players(pack)))),
                    ("**ways to set up**", ", ".join(map(code, kind.play.setups))),
                    ("**rules in the checklist**", str(len(self.reference.rules))),
                    ("**of them proven**", str(len(proven))),
                    ("**scenarios**", str(len(self.reference.scenarios))),
                    ("**texts**", languages or "none yet"),
                    ("**pictures**", escape_markdown(self.reference.undrawn) or "yes"),
                ),
            )
        )
        page.add("## Components")
        rows = [
            (title_of_name(file), title_of_name(name), str(len(entries)))
            for file, whole in self.reference.files.items()
            for name, entries in entry_lists_of(whole).items()
        ]
        page.add(table(("file", "list", "entries"), rows))
        unproven = [rule for rule in self.reference.rules if rule not in proven]
        page.add("## Not proven")
        count = number_with_noun(len(self.reference.rules), "rule")
        link = self.reference.rule_link
        page.add(
            bullets(
                f"{page.link(escape_markdown(rule.id), link(rule))}: {escape_markdown(rule.text)}"
                for rule in unproven
            )
            if unproven
            else f"Each of the {count} of the checklist has a proof."
        )
        return page

    def _proven(self, rule: str) -> bool:
        return bool(self.reference.proofs[rule] or self.reference.tests.get(rule))


def _lower(title: str) -> str:
    return title[0].lower() + title[1:]


def home(packs: Sequence[OverviewPages]) -> SitePage:
    """The first page of the tree of a language."""
    say, code = packs[0].reference.say, packs[0].reference.code
    page = SitePage(f"{code}/{HOME}", say("Rules and answers"))
    page.add(say("What every tile and card does, and answers to what comes up at the table."))
    for pack in packs:
        reference = pack.reference
        title, link = escape_markdown(reference.title), PageLink(f"{reference.root}/index.md")
        page.add(f"## {page.link(title, link)} {{ #{slug(reference.title)} }}")
        page.add(bullets(pack.ways(page)))
        row = (
            page.link(reference.say(title_of_name(file)), reference.file_link(file))
            for file in reference.files
        )
        page.add(", ".join(row) + ".")
    return page


def all_packs(path: str, packs: Sequence[OverviewPages]) -> SitePage:
    page = SitePage(path, "Rules and components")
    page.add(
        "What every tile and card does, in one language that is also what the engine plays, "
        "with the rules that apply and the scenarios that prove them."
    )
    for pack in packs:
        reference = pack.reference
        page.add(
            f"## {page.link(escape_markdown(reference.title), PageLink(f'{reference.root}/index.md'))}"
        )
        numbers = (
            number_with_noun(len(reference.components), "component"),
            number_with_noun(len(reference.rules), "rule"),
            number_with_noun(len(reference.scenarios), "scenario"),
        )
        page.add(f"{', '.join(numbers)}.\n{{ .gwt-aside }}")
        page.add(bullets(pack.ways(page)))
    return page
