"""The page of a pack that is built on another of the library: only what it changes, from both packs.

The last page puts the packs beside the games that they lie on, for those who ask which edition they have.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from attrs import field, frozen

from gwt.dsl import Effect, Need, Per
from gwt.errors import ContentError
from gwt.packs import KeyPath, LoadCache, Pack, load_folders
from gwt.packs.traversal import KINDS, entry_lists_of, expressions_of, is_entry, non_default_fields
from gwt.proofs import checklist, rulebook, translations
from gwt.site.markdown_page import (
    Content,
    SitePage,
    bullets,
    code,
    escape_markdown,
    picture_markdown,
    slug,
    table,
    title_of_name,
    zoomable_picture,
)
from gwt.site.pack_reference import ListedComponent, PackReference
from gwt.site.page_templates import render
from gwt.site.picture_files import picture_by_language, picture_file
from gwt.site.points_page import PointsPage
from gwt.spec import game_kind, load_pack, packs_by_name
from gwt.text import DEFAULT, SentenceFormatter, languages, sentence_formatter

EDITIONS = "editions/index.md"
"""The first page of its part of the menu, which the theme shows as the page of that part."""
NOT_SAID = {"id", "name", "many", "source", "colour"}
"""Fields that say nothing about how a component is played."""


ValuePlace = tuple[Any, KeyPath]
"""An entry, and the way to a value in it."""


@frozen(eq=False, slots=False)
class EditionPages:
    """The page of a pack about what it changes in the packs below it."""

    reference: PackReference
    files: dict[str, Content]
    """Gathers the pictures that the page shows."""
    covered: bool = False
    """Whether its rules and questions stand on the pages of its game."""
    memory: LoadCache = field(factory=LoadCache)
    """A cache of the files of the packs below it, which others have too."""

    @property
    def path(self) -> str:
        return f"{self.reference.root}/index.md"

    @cached_property
    def below(self) -> Pack:
        """The packs on which it lies, or the first that it requires where they only go together by it."""
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

    def pages(self) -> Iterator[SitePage]:
        """Yields the page about what it changes, and its points calculator if it has one of its own."""
        yield self.page()
        if self.counts:
            assert self.reference.calculator is not None
            yield PointsPage(self.reference, self.reference.calculator, pictured=False).page()

    @property
    def counts(self) -> bool:
        return bool(checklist.rule_files([self.folder], "calculator"))

    def page(self) -> SitePage:
        *below, top = (layer.manifest for layer in self.reference.pack.layers)
        language, folders = self.reference.code or DEFAULT, [self.folder]
        page = SitePage(self.path, self.reference.title)
        page.find("", page.title, "", also=self.reference.ways_of(f"pack {self.folder.name}"))
        return render(
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

    def forms(self, file: str) -> list[ListedComponent]:
        """The components of a file that the pack brings or changes."""
        own = self.reference.own_statements
        return [form for form in own if form.file == file and self._differs(form)]

    @property
    def heads(self) -> tuple[str, str, str]:
        """The heads of a table of what was and what is."""
        *layers, top = self.reference.pack.layers
        first = top.manifest.requires[0]
        below = next(layer for layer in layers if first in (layer.manifest.id, layer.folder.name))
        language = self.reference.code or DEFAULT
        return (
            "",
            escape_markdown(below.manifest.name_in(language)),
            escape_markdown(top.manifest.name_in(language)),
        )

    def _was(self, component: ListedComponent) -> Any:
        """The component of the packs below that it takes the place of, or None."""
        key = component.file, component.id
        entries = (was.entry for was in self.below.components if (was.file, was.id) == key)
        return next(entries, None)

    def _differs(self, component: ListedComponent) -> bool:
        """Whether it is another one than below; an id may stand for components that were left alone too."""
        was = self._was(component)
        return was is None or _written(component.entry) != _written(was)

    def differences(self, component: ListedComponent) -> str:
        """The fields of a component, or of one that was there those that differ."""
        old = self._was(component)
        now = self._fields_of(component.entry, self.reference.pack, self._voice)
        if old is None:
            return bullets(f"{label}: {text}" if label else text for label, text in now.items())
        was = self._fields_of(old, self.below, self._voice_below)
        rows = [
            (label, was.get(label, "–"), now.get(label, "–"))
            for label in dict.fromkeys([*was, *now])
            if was.get(label) != now.get(label)
        ]
        say = self.reference.say
        return table(self.heads, rows) if rows else f"{say('Only its words differ')}."

    def whole(self, page: SitePage, file: str) -> str:
        """The picture of a whole file."""
        if self.reference.undrawn:
            return ""
        whole = self.reference.files[file]
        name = self.reference.say(title_of_name(file))
        path = self.reference.picture(f"{self.reference.root}/{slug(file)}/all.md")
        return zoomable_picture(picture_markdown(page, path, name, self._draw(path, whole)), name)

    def picture(self, page: SitePage, component: ListedComponent) -> str:
        if self.reference.undrawn:
            return ""
        path = self.reference.picture(component.page)
        return picture_markdown(page, path, "", self._draw(path, component.entry), lazy=True)

    def _draw(self, path: str, entry: object) -> float:
        """Adds the pictures of an entry to the files, once for all languages; returns their width."""
        if not self.reference.code:
            self.files.update(picture_file(path, picture_by_language(self.reference, entry)))
        return self.reference.width(self.reference, entry)

    def _fields_of(self, entry: object, pack: Pack, speaker: SentenceFormatter | None) -> Mapping[str, str]:
        """Returns the fields of an entry by name: sentences, numbers, names of other components."""
        say, by_label = self.reference.say, dict[str, list[str]]()
        texts = [] if speaker is None else speaker.texts(entry)
        # Of an entry in a list all is said, not its expressions alone.
        texts = [(key_path, text) for key_path, text in texts if len(key_path) <= 2]
        spoken = {str(key_path[0]) for key_path, _ in texts if key_path}
        for key_path, text in texts:
            label = say(title_of_name(str(key_path[0]))) if key_path else ""
            by_label.setdefault(label, []).append(escape_markdown(text))
        about = any(not key_path for key_path, _ in texts)
        for fact in non_default_fields(entry):
            if fact.name not in NOT_SAID | spoken and not about:
                label = say(title_of_name(fact.name))
                value = self._value(
                    fact.value, pack, speaker, title_of_name(fact.name), (entry, (fact.name,))
                )
                by_label.setdefault(label, []).append(value)
        return {label: "<br>".join(parts) for label, parts in by_label.items()}

    def gone(self, file: str) -> list[str]:
        """The names of the components of a file that the pack takes out."""
        removed = set(self.reference.pack.layers[-1].manifest.removes)
        speaker = self._voice_below
        return [
            speaker.name(component.entry) if speaker else component.id
            for component in self.below.components
            if component.file == file and component.id in removed
        ]

    def values(self, file: str) -> Iterator[tuple[str, str, str]]:
        """Yields the values of a file that differ and stand in no list of components."""
        whole, before = self.reference.files[file], self.below.files.get(file)
        changed = self.reference.pack.layers[-1].manifest
        for name in (*changed.adds, *changed.replaces):
            stem, _, key = name.partition(".")
            if stem == file and key not in ("", *NOT_SAID) and hasattr(whole, key):
                was = "–" if before is None else self._both(before, key, self.below, self._voice_below)
                now = self._both(whole, key, self.reference.pack, self._voice)
                yield self.reference.say(title_of_name(key)), was, now

    def _both(self, whole: object, key: str, pack: Pack, speaker: SentenceFormatter | None) -> str:
        value = getattr(whole, key)
        if speaker and (texts := _about_each(whole, key, speaker)):
            return "<br>".join(map(escape_markdown, texts))
        return (
            "–" if value is None else self._value(value, pack, speaker, title_of_name(key), (whole, (key,)))
        )

    def _value(
        self, value: object, pack: Pack, speaker: SentenceFormatter | None, field: str, at: ValuePlace
    ) -> str:
        """The value of a field in words, with components by their names."""
        entry, key_path = at
        match value:
            case bool():
                return self.reference.say("yes" if value else "no")
            case int():
                return str(value)
            case str():
                component = pack.component(value)
                if speaker and component is not None:
                    return escape_markdown(speaker.name(component.entry))
                return escape_markdown(self.reference.say(value, field))
            case tuple():
                apart = "<br>" if any(is_entry(part) for part in value) else ", "
                apart = " " if any(isinstance(part, KINDS) for part in value) else apart
                return apart.join(
                    self._within(part, pack, speaker, field, (entry, (*key_path, number)))
                    for number, part in enumerate(value)
                )
            case dict():
                return ", ".join(
                    f"{self._value(key, pack, speaker, field, at)}: "
                    f"{self._value(part, pack, speaker, field, (entry, (*key_path, key)))}"
                    for key, part in value.items()
                )
            case _ if is_entry(value):
                return self._sentences(value, pack, speaker, at)
        if speaker is None or not isinstance(value, Effect | Need | Per):
            return code(str(value))
        return escape_markdown(
            speaker.sentence(value, speaker.subject(entry), speaker.key(entry, key_path))
        )

    def _within(
        self, value: object, pack: Pack, speaker: SentenceFormatter | None, field: str, at: ValuePlace
    ) -> str:
        """A value of a list; what belongs together in it, such as the ends of a connection, is joined."""
        if isinstance(value, tuple):
            return " – ".join(self._value(part, pack, speaker, field, at) for part in value)
        return self._value(value, pack, speaker, field, at)

    def _sentences(
        self, entry: object, pack: Pack, speaker: SentenceFormatter | None, at: ValuePlace
    ) -> str:
        """Returns the fields of an entry in a list: expressions as they are, others with names.

        What the words for an expression name is left out.
        """
        parts, (holder, holder_path) = [], at
        named = set(NOT_SAID)
        for key_path, _ in expressions_of(entry):
            if speaker:
                named |= speaker.named_by(speaker.key(holder, (*holder_path, *key_path)))
        for fact in non_default_fields(entry):
            if fact.name in named:
                continue
            place = (holder, (*holder_path, fact.name))
            text = self._value(fact.value, pack, speaker, title_of_name(fact.name), place)
            values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
            if any(isinstance(part, KINDS) for part in values):
                parts.append(text)
                continue
            label = escape_markdown(
                self.reference.say(title_of_name(fact.name), title_of_name(type(entry).__name__))
            )
            parts.append(f"{label} {text}." if isinstance(fact.value, dict) else f"{label}: {text}.")
        return " ".join(parts)


def _written(entry: object) -> dict[str, str]:
    """Returns the fields of an entry, as they are written."""
    return {fact.name: str(fact.value) for fact in non_default_fields(entry)}


# --- which edition -----------------------------------------------------------------------------------


def comparison_page(editions: Sequence[EditionPages]) -> SitePage:
    """The page for those who ask which of these packs they have: where each differs from those below it."""
    reference = editions[0].reference
    root = f"{reference.code}/reference" if reference.code else "reference"
    page = SitePage(f"{root}/{EDITIONS}", reference.say("Which edition do I have?"))
    for edition in editions:
        if not edition.has_page:
            ways = edition.reference.ways_of(f"pack {edition.folder.name}")
            page.find(slug(edition.reference.pack.name), edition.reference.title, "", also=ways)
    rows = [(edition, _compared(edition)) for edition in editions]
    return render(page, "editions.md.j2", reference, editions=rows)


def _compared(edition: EditionPages) -> Iterator[tuple[str, str, str]]:
    """Yields a row for each list of components that differs: how many there are, and those of one side
    only.
    """
    reference, below = edition.reference, edition.below
    for file, whole in reference.files.items():
        before = entry_lists_of(below.files[file]) if file in below.files else {}
        for name, entries in entry_lists_of(whole).items():
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


def _about_each(whole: object, key: str, speaker: SentenceFormatter) -> list[str]:
    """Returns what is said of each entry in a list of a file as a whole, if there are words for it."""
    return [text for key_path, text in speaker.texts(whole) if len(key_path) == 2 and key_path[0] == key]
