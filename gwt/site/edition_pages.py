"""The page of a pack that is built on another of the library: only what it brings and changes.

The last page puts the packs beside the games that they lie on, for those who ask which edition they have.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from attrs import field, frozen

from gwt.errors import ContentError
from gwt.packs import LoadCache, Pack, load_folders, traversal
from gwt.proofs import checklist, rulebook, translations
from gwt.site import component_pages, expression_markup, pack_reference, page_templates
from gwt.site.markdown_page import Content, SitePage, escape_markdown, slug, title_of_name
from gwt.site.name_lookup import NameLookup
from gwt.site.related_rules import RelatedRules
from gwt.site.table_links import TableLinks
from gwt.spec import game_kind, load_pack, packs_by_name
from gwt.text import DEFAULT, SentenceFormatter, languages, sentence_formatter

EDITIONS = "editions/index.md"
"""The first page of its part of the menu, which the theme shows as the page of that part."""
NOT_SAID = {"id", "name", "many", "source", "colour"}
"""Fields that say nothing about how a file is played."""


@frozen(eq=False, slots=False)
class EditionPages:
    """The page of a pack about what it changes in the packs below it."""

    reference: pack_reference.PackReference
    files: dict[str, Content]
    """Gathers the pictures that the page shows."""
    covered: bool = False
    """Whether its rules and questions stand on the pages of its game."""
    memory: LoadCache = field(factory=LoadCache)
    """A cache of the files of the packs below it, which others have too."""
    packs_below: dict[Path, Pack] = field(factory=dict)
    """The packs below by the folder of the one on top, kept for the pages in other languages."""

    @property
    def path(self) -> str:
        return f"{self.reference.root}/index.md"

    @property
    def below(self) -> Pack:
        """The packs on which it lies, or the first that it requires where they only go together by it."""
        if self.folder not in self.packs_below:
            self.packs_below[self.folder] = self._load_below()
        return self.packs_below[self.folder]

    def _load_below(self) -> Pack:
        *layers, top = self.reference.pack.layers
        kind = game_kind(self.reference.pack.manifest.game)
        folders = [layer.folder for layer in layers]
        try:
            return load_folders(
                folders, kind.content, lambda: packs_by_name(kind), as_they_are=True, memory=self.memory
            )
        except ContentError:
            return load_pack(kind.name, top.manifest.requires[0])

    @property
    def folder(self) -> Path:
        return self.reference.pack.layers[-1].folder

    @property
    def about(self) -> str:
        return self.reference.pack.layers[-1].manifest.about_in(self.reference.code or DEFAULT)

    @property
    def _voice(self) -> SentenceFormatter | None:
        return self.reference.voices.get(self.reference.code or DEFAULT)

    @cached_property
    def _voice_below(self) -> SentenceFormatter | None:
        code_of = self.reference.code or DEFAULT
        return sentence_formatter(self.below, code_of) if code_of in languages(self.below) else None

    @property
    def has_page(self) -> bool:
        """Whether what it changes stands on a page of its own, and not on those of its game."""
        own_rules = any(checklist.rule_files([self.folder], stem) for stem in ("checklist", "rulings"))
        return not self.covered and bool(self.reference.own_statements or own_rules)

    def page(self) -> SitePage:
        *below, top = (layer.manifest for layer in self.reference.pack.layers)
        language, folders = self.reference.code or DEFAULT, [self.folder]
        page = SitePage(self.path, self.reference.title)
        page.find("", page.title, "", also=self.reference.ways_of(f"pack {self.folder.name}"))
        return page_templates.render(
            page,
            "edition.md.j2",
            self.reference,
            pages=self,
            language=language,
            top=top,
            below=[manifest.name_in(language) for manifest in below],
            rules=checklist.read_checklist(folders) if checklist.rule_files(folders, "checklist") else (),
            questions=rulebook.read_questions(folders),
            rulings=rulebook.read_clarifications(folders),
            translation=translations.read_translation(folders, language),
        )

    # --- what it changes -----------------------------------------------------------------------------

    @cached_property
    def components(self) -> component_pages.ComponentPages:
        """The pictures and sentences of components; the pages of those that they name stand elsewhere."""
        expressions = expression_markup.ExpressionRenderer(self.reference, NameLookup(self.reference))
        applying, trials = RelatedRules(self.reference, expressions), TableLinks(self.reference, None)
        return component_pages.ComponentPages(
            self.reference, expressions, applying, self.files, trials, is_linked=False
        )

    def forms(self, file: str) -> list[pack_reference.ListedComponent]:
        """The components of a file that the pack brings or changes."""
        own = self.reference.own_statements
        return [form for form in own if form.file == file and self._differs(form)]

    def _differs(self, component: pack_reference.ListedComponent) -> bool:
        """Whether it is another one than below; an id may stand for components that were left alone too."""
        key = component.file, component.id
        old = next((was.entry for was in self.below.components if (was.file, was.id) == key), None)
        return old is None or _written(component.entry) != _written(old)

    def whole(self, page: SitePage, file: str) -> str:
        """The picture of a whole file."""
        path = self.reference.picture_of_file(file, 1)
        name = self.reference.say(title_of_name(file))
        return self.components.picture(page, path, self.reference.files[file], name, self.reference)

    @property
    def heads(self) -> Sequence[str]:
        """The heads of a table of what was and what is."""
        *layers, top = self.reference.pack.layers
        first = top.manifest.requires[0]
        below = next(layer for layer in layers if first in (layer.manifest.id, layer.folder.name))
        language = self.reference.code or DEFAULT
        return ("", *(escape_markdown(layer.manifest.name_in(language)) for layer in (below, top)))

    def gone(self, file: str) -> list[str]:
        """The names of the components of a file that the pack takes out."""
        removed = set(self.reference.pack.layers[-1].manifest.removes)
        speaker = self._voice_below
        return [
            speaker.name(component.entry) if speaker else component.id
            for component in self.below.components
            if component.file == file and component.id in removed
        ]

    def values(self, page: SitePage, file: str) -> Iterator[tuple[str, str]]:
        """Yields the values of a file that the pack brings or changes and that stand in no list."""
        whole, changed = self.reference.files[file], self.reference.pack.layers[-1].manifest
        for name in (*changed.adds, *changed.replaces):
            stem, _, key = name.partition(".")
            if stem == file and key not in ("", *NOT_SAID) and hasattr(whole, key):
                yield self.components.word(key, file), self._value(page, whole, key)

    def _value(self, page: SitePage, whole: object, key: str) -> str:
        """The value of a file in the sentences of its texts, or else by its fields."""
        texts = [] if self._voice is None else self._voice.texts(whole)
        sentences = [text for key_path, text in texts if key_path[:1] == (key,)]
        if sentences:
            return "<br>".join(map(escape_markdown, sentences))
        return self.components.value(page, getattr(whole, key), title_of_name(key))


def _written(entry: object) -> dict[str, str]:
    """Returns the fields of an entry, as they are written."""
    return {fact.name: str(fact.value) for fact in traversal.non_default_fields(entry)}


# --- which edition -----------------------------------------------------------------------------------


def comparison_page(editions: Sequence[EditionPages]) -> SitePage:
    """The page for those who ask which of these packs they have: where each differs from those below it."""
    reference = editions[0].reference
    root = f"{reference.code}/reference" if reference.code else "reference"
    page = SitePage(f"{root}/{EDITIONS}", reference.say("Which edition do I have?"))
    for edition in editions:
        if not edition.has_page:
            ways = edition.reference.ways_of(f"pack {edition.folder.name}")
            anchor, title = slug(edition.reference.pack.name), edition.reference.title
            page.find(anchor, title, edition.about, also=ways, kind="component")
    rows = [(edition, _compared(edition)) for edition in editions]
    return page_templates.render(page, "editions.md.j2", reference, editions=rows)


def _compared(edition: EditionPages) -> Iterator[tuple[str, str, str]]:
    """Yields a row for each list of components that differs: how many there are, and those of one side
    only.
    """
    reference, below = edition.reference, edition.below
    for file, whole in reference.files.items():
        before = traversal.entry_lists_of(below.files[file]) if file in below.files else {}
        for name, entries in traversal.entry_lists_of(whole).items():
            old = before.get(name, ())
            if not any(hasattr(entry, "id") for entry in entries):
                continue
            was = {entry.id: entry for entry in old}
            now = {entry.id: entry for entry in entries}
            if was.keys() == now.keys():
                continue
            title = title_of_name(file)
            yield (
                f"{reference.say(title)}: {reference.say(title_of_name(name), title).lower()}",
                _counted(was, now, edition._voice_below),
                _counted(now, was, edition._voice),
            )


def _counted(
    these: Mapping[str, object], others: Mapping[str, object], speaker: SentenceFormatter | None
) -> str:
    names = [speaker.name(entry) if speaker else id for id, entry in these.items() if id not in others]
    return f"**{len(these)}**" + (f": {', '.join(map(escape_markdown, names))}" if names else "")
