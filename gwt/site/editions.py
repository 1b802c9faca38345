"""The page of a pack that lies on another of the library: only what it changes, made from the two packs.

The last page puts the packs beside the games that they lie on, for those who ask which edition they have.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from attrs import field, frozen

from gwt.dsl import Effect, Need, Per
from gwt.errors import ContentError
from gwt.packs import Memory, Pack, Steps, load_folders
from gwt.packs.limits import pack_files
from gwt.packs.walk import KINDS, expressions, is_entry, lists, stated
from gwt.proofs import checklist, rulebook, translations
from gwt.site.drawing import drawing, in_languages
from gwt.site.page import (
    Content,
    PageLink,
    SitePage,
    bullets,
    code,
    pictured,
    plain,
    slug,
    table,
    words,
    zoomed,
)
from gwt.site.points import NAME, TITLE, Points
from gwt.site.reference import ListedComponent, Reference
from gwt.spec import game_kind, known_packs, load_pack
from gwt.text import DEFAULT, Voice, languages, voice

EDITIONS = "editions/index.md"
"""The first page of its part of the menu, which the theme shows as the page of that part."""
MANY = 15
"""So many components of a file that differ are drawn each by itself."""
NOT_SAID = {"id", "name", "many", "source", "colour"}
"""Fields that say nothing about how a component is played."""


ValuePlace = tuple[Any, Steps]
"""An entry, and the way to a value in it."""


@frozen(eq=False, slots=False)
class Edition:
    """The page of a pack about what it changes in the packs below it."""

    reference: Reference
    files: dict[str, Content]
    """Gathers the pictures that the page shows."""
    covered: bool = False
    """Whether its rules and questions stand on the pages of its game."""
    memory: Memory = field(factory=Memory)
    """A cache of the files of the packs below it, which others have too."""

    @property
    def path(self) -> str:
        return f"{self.reference.root}/index.md"

    @cached_property
    def below(self) -> Pack:
        """The packs on which it lies, or the first that it requires where they only go together by it."""
        *layers, top = self.reference.pack.layers
        kind = game_kind(self.reference.pack.manifest.game)
        folders = [one.folder for one in layers]
        try:
            return load_folders(
                folders, kind.family, lambda: known_packs(kind), as_they_are=True, memory=self.memory
            )
        except ContentError:
            return load_pack(kind.name, top.manifest.requires[0])

    @property
    def _folder(self) -> Path:
        return self.reference.pack.layers[-1].folder

    @property
    def _voice(self) -> Voice | None:
        return self.reference.voices.get(self.reference.code or DEFAULT)

    @cached_property
    def _voice_below(self) -> Voice | None:
        code_of = self.reference.code or DEFAULT
        return voice(self.below, code_of) if code_of in languages(self.below) else None

    def pages(self) -> Iterator[SitePage]:
        """Yields the page about what it changes, and its points calculator if it has one of its own."""
        yield self.page()
        if self._counts:
            assert self.reference.calculator is not None
            yield Points(self.reference, self.reference.calculator, pictured=False).page()

    @property
    def _counts(self) -> bool:
        return bool(checklist.files([self._folder], "calculator"))

    def page(self) -> SitePage:
        *below, top = (one.manifest for one in self.reference.pack.layers)
        say = self.reference.say
        page = SitePage(self.path, self.reference.title)
        lies_on = ", ".join(plain(one.name_in(self.reference.code or DEFAULT)) for one in below)
        facts = [f"{say('Version')} {top.version}", f"{say('lies on')} {lies_on}"]
        if not self.reference.code:
            facts.append(self._share())
        page.add("; ".join(facts) + ".\n{ .gwt-aside }")
        page.add(f"{say('To play it')}: {code(f'gwt play --pack {self._folder.name}')}")
        if self._counts:
            page.add(page.link(say(TITLE), PageLink(f"{self.reference.root}/{NAME}.md")))
        for face in top.lacks:
            page.add(plain(self.reference.pack.lacking(face, self.reference.code or DEFAULT)))
        page.find("", page.title, "")
        if not self.covered:
            self._rules(page)
            self._questions(page)
            self._open(page)
        self._changes(page)
        return page

    def _share(self) -> str:
        """Returns the lines of YAML and of Python in the pack."""
        yaml = sum(_lines(path) for path in pack_files(self._folder))
        python = sum(_lines(path) for path in self._folder.rglob("*.py"))
        return self.reference.say("{} lines of YAML and {} of Python").format(yaml, python)

    # --- what it changes -----------------------------------------------------------------------------

    def _changes(self, page: SitePage) -> None:
        say = self.reference.say
        for file in self.reference.files:
            own = [one for one in self.reference.own if one.file == file and self._differs(one)]
            gone = self._gone(file)
            values = list(self._values(file))
            if not (own or gone or values):
                continue
            page.add(f"## {say(words(file))} {{ #{slug(file)} }}")
            # One picture of a file, or one of each component that differs: the pages are to stay small.
            together = len(own) > MANY
            if together:
                page.add(self._whole(page, file))
            if values:
                page.add(table(self.heads, values))
            if gone:
                page.add(f"{say('No longer there')}: {', '.join(map(plain, gone))}.")
            for one in own:
                self._component(page, one, drawn=not together)

    @property
    def heads(self) -> tuple[str, str, str]:
        """The heads of a table of what was and what is."""
        *layers, top = self.reference.pack.layers
        first = top.manifest.requires[0]
        below = next(one for one in layers if first in (one.manifest.id, one.folder.name))
        language = self.reference.code or DEFAULT
        return "", plain(below.manifest.name_in(language)), plain(top.manifest.name_in(language))

    def _was(self, one: ListedComponent) -> Any:
        """The component of the packs below that it takes the place of, or None."""
        found = (was.entry for was in self.below.components if (was.file, was.id) == (one.file, one.id))
        return next(found, None)

    def _differs(self, one: ListedComponent) -> bool:
        """Whether it is another one than below; an id may stand for components that were left alone too."""
        was = self._was(one)
        return was is None or _written(one.entry) != _written(was)

    def _component(self, page: SitePage, one: ListedComponent, *, drawn: bool) -> None:
        page.add(f"### {plain(one.called)} {{ #{slug(one.kind)}-{slug(one.id)} }}")
        if drawn:
            page.add(self._picture(page, one))
        old = self._was(one)
        now = self._fields_of(one.entry, self.reference.pack, self._voice)
        if old is None:
            page.add(bullets(f"{label}: {text}" if label else text for label, text in now.items()))
            return
        was = self._fields_of(old, self.below, self._voice_below)
        rows = [
            (label, was.get(label, "–"), now.get(label, "–"))
            for label in dict.fromkeys([*was, *now])
            if was.get(label) != now.get(label)
        ]
        say = self.reference.say
        page.add(table(self.heads, rows) if rows else f"{say('Only its words differ')}.")

    def _whole(self, page: SitePage, file: str) -> str:
        """The picture of a whole file."""
        if self.reference.undrawn:
            return ""
        whole = self.reference.files[file]
        name = self.reference.say(words(file))
        path = self.reference.picture(f"{self.reference.root}/{slug(file)}/all.md")
        return zoomed(pictured(page, path, name, self._draw(path, whole)), name)

    def _picture(self, page: SitePage, one: ListedComponent) -> str:
        if self.reference.undrawn:
            return ""
        path = self.reference.picture(one.page)
        return pictured(page, path, "", self._draw(path, one.entry), lazy=True)

    def _draw(self, path: str, entry: Any) -> float:
        """Adds the pictures of an entry to the files, once for all languages; returns their width."""
        if not self.reference.code:
            self.files.update(drawing(path, in_languages(self.reference, entry)))
        return self.reference.width(self.reference, entry)

    def _fields_of(self, entry: Any, pack: Pack, speaker: Voice | None) -> Mapping[str, str]:
        """Returns the fields of an entry by name: sentences, numbers, names of other components."""
        say, found = self.reference.say, dict[str, list[str]]()
        texts = [] if speaker is None else speaker.texts(entry)
        # Of an entry in a list all is said, not its expressions alone.
        texts = [(steps, text) for steps, text in texts if len(steps) <= 2]
        spoken = {str(steps[0]) for steps, _ in texts if steps}
        for steps, text in texts:
            label = say(words(str(steps[0]))) if steps else ""
            found.setdefault(label, []).append(plain(text))
        about = any(not steps for steps, _ in texts)
        for one in stated(entry):
            if one.name not in NOT_SAID | spoken and not about:
                label = say(words(one.name))
                value = self._value(one.value, pack, speaker, words(one.name), (entry, (one.name,)))
                found.setdefault(label, []).append(value)
        return {label: "<br>".join(said) for label, said in found.items()}

    def _gone(self, file: str) -> list[str]:
        """The names of the components of a file that the pack takes out."""
        removed = set(self.reference.pack.layers[-1].manifest.removes)
        speaker = self._voice_below
        return [
            speaker.name(one.entry) if speaker else one.id
            for one in self.below.components
            if one.file == file and one.id in removed
        ]

    def _values(self, file: str) -> Iterator[tuple[str, str, str]]:
        """Yields the values of a file that differ and stand in no list of components."""
        whole, before = self.reference.files[file], self.below.files.get(file)
        changed = self.reference.pack.layers[-1].manifest
        for name in (*changed.adds, *changed.replaces):
            stem, _, key = name.partition(".")
            if stem == file and key not in ("", *NOT_SAID) and hasattr(whole, key):
                was = "–" if before is None else self._both(before, key, self.below, self._voice_below)
                now = self._both(whole, key, self.reference.pack, self._voice)
                yield self.reference.say(words(key)), was, now

    def _both(self, whole: Any, key: str, pack: Pack, speaker: Voice | None) -> str:
        value = getattr(whole, key)
        if speaker and (said := _about_each(whole, key, speaker)):
            return "<br>".join(map(plain, said))
        return "–" if value is None else self._value(value, pack, speaker, words(key), (whole, (key,)))

    def _value(self, value: Any, pack: Pack, speaker: Voice | None, field: str, at: ValuePlace) -> str:
        """The value of a field in words, with components by their names."""
        entry, steps = at
        match value:
            case bool():
                return self.reference.say("yes" if value else "no")
            case int():
                return str(value)
            case str():
                found = pack.component(value)
                if speaker and found is not None:
                    return plain(speaker.name(found.entry))
                return plain(self.reference.say(value, field))
            case tuple():
                apart = "<br>" if any(is_entry(one) for one in value) else ", "
                apart = " " if any(isinstance(one, KINDS) for one in value) else apart
                return apart.join(
                    self._within(part, pack, speaker, field, (entry, (*steps, number)))
                    for number, part in enumerate(value)
                )
            case dict():
                return ", ".join(
                    f"{self._value(key, pack, speaker, field, at)}: "
                    f"{self._value(part, pack, speaker, field, (entry, (*steps, key)))}"
                    for key, part in value.items()
                )
            case _ if is_entry(value):
                return self._sentences(value, pack, speaker, at)
        if speaker is None or not isinstance(value, Effect | Need | Per):
            return code(str(value))
        return plain(speaker.sentence(value, speaker.subject(entry), speaker.key(entry, steps)))

    def _within(self, value: Any, pack: Pack, speaker: Voice | None, field: str, at: ValuePlace) -> str:
        """A value of a list; what belongs together in it, such as the ends of a connection, is joined."""
        if isinstance(value, tuple):
            return " – ".join(self._value(part, pack, speaker, field, at) for part in value)
        return self._value(value, pack, speaker, field, at)

    def _sentences(self, entry: Any, pack: Pack, speaker: Voice | None, at: ValuePlace) -> str:
        """Returns the fields of an entry in a list: expressions as they are, others with names.

        What the words for an expression name is left out.
        """
        parts, (holder, way) = [], at
        named = set(NOT_SAID)
        for steps, _ in expressions(entry):
            if speaker:
                named |= speaker.named_by(speaker.key(holder, (*way, *steps)))
        for one in stated(entry):
            if one.name in named:
                continue
            place = (holder, (*way, one.name))
            said = self._value(one.value, pack, speaker, words(one.name), place)
            values = one.value if isinstance(one.value, tuple) else (one.value,)
            if any(isinstance(part, KINDS) for part in values):
                parts.append(said)
                continue
            label = plain(self.reference.say(words(one.name), words(type(entry).__name__)))
            parts.append(f"{label} {said}." if isinstance(one.value, dict) else f"{label}: {said}.")
        return " ".join(parts)

    # --- rules ---------------------------------------------------------------------------------------

    def _rules(self, page: SitePage) -> None:
        folders = [self._folder]
        if not checklist.files(folders, "checklist"):
            return
        say, code_of = self.reference.say, self.reference.code
        page.add(f"## {say('Rules')} {{ #rules }}")
        said = translations.translation(folders, code_of or DEFAULT).rules if code_of else {}
        lines = []
        for rule in checklist.checklist(folders):
            text = plain(rule.text)
            if code_of:
                text = plain(said[rule.id]) if rule.id in said else f'<span lang="en">{text}</span>'
            if title := self.reference.title_of(rule.id):
                text = f"**{plain(title)}.** {text}"
            if not title:
                text += f" {code(rule.id)}"
            lines.append(text)
            spoken = said.get(rule.id, rule.text) if code_of else rule.text
            page.find("rules", title or rule.id, spoken, kind="rule")
        page.add(bullets(lines))

    def _questions(self, page: SitePage) -> None:
        code_of = self.reference.code or DEFAULT
        asked = [one for one in rulebook.questions([self._folder]) if code_of in one.ask]
        if asked:
            page.add(f"## {self.reference.say('Questions')} {{ #questions }}")
        for one in asked:
            anchor = slug(one.ask[DEFAULT])
            page.add(f"### {plain(one.ask[code_of])} {{ #{anchor} }}")
            page.add(plain(one.answer.get(code_of, "")))
            page.find(
                anchor,
                one.ask[code_of],
                one.answer.get(code_of, ""),
                also=one.also.get(code_of, ()),
                kind="question",
            )

    def _open(self, page: SitePage) -> None:
        """Adds the open questions of the sources of the pack to a page."""
        rulings = rulebook.rulings([self._folder])
        if not rulings:
            return
        say, code_of = self.reference.say, self.reference.code
        page.add(f"## {say('What is not known for certain')} {{ #open }}")
        said = translations.translation([self._folder], code_of).rulings if code_of else {}
        for one in rulings:
            title, own = f"**{plain(one.title)}.**", said.get(one.id)
            if own is not None:
                page.add(f"- {plain(own.ruling)} {plain(own.reason)}".rstrip())
            else:
                text = f"{title} {plain(one.ruling)} {plain(one.reason)}".rstrip()
                page.add(f'- <span lang="en">{text}</span>' if code_of else f"- {text}")
            page.add(f"    {say('Certainty')}: {say(one.certainty)}.")
            spoken = own.ruling if own is not None else one.ruling
            page.find(
                "open", one.title if own is None else self.reference.title_of(one.id), spoken, kind="ruling"
            )


def _written(entry: Any) -> dict[str, str]:
    """Returns the fields of an entry, as they are written."""
    return {one.name: str(one.value) for one in stated(entry)}


def _lines(path: Path) -> int:
    """Lines of a file that are not empty."""
    return sum(1 for line in path.read_text("utf-8").splitlines() if line.strip())


# --- which edition -----------------------------------------------------------------------------------


def which(editions: Sequence[Edition]) -> SitePage:
    """The page for those who ask which of these packs they have: where each differs from those below it."""
    reference = editions[0].reference
    say = reference.say
    root = f"{reference.code}/reference" if reference.code else "reference"
    page = SitePage(f"{root}/{EDITIONS}", say("Which edition do I have?"))
    page.add(say("Compare what lies in your box with these tables; they are made from the content itself."))
    for one in editions:
        title = plain(one.reference.title)
        page.add(f"## {page.link(title, PageLink(one.path))} {{ #{slug(one.reference.pack.name)} }}")
        page.add(table(one.heads, _compared(one)))
    return page


def _compared(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """Yields a row for each list of components that differs: how many there are, and those of one side
    only.
    """
    reference, below = edition.reference, edition.below
    for file, whole in reference.files.items():
        before = lists(below.files[file]) if file in below.files else {}
        for name, entries in lists(whole).items():
            old = before.get(name, ())
            if not any(hasattr(one, "id") for one in entries):
                continue
            was = {one.id: one for one in old}
            now = {one.id: one for one in entries}
            if was.keys() == now.keys():
                continue
            yield (
                f"{reference.say(words(file))}: {reference.say(words(name), words(file)).lower()}",
                _counted(was, now, edition._voice_below),
                _counted(now, was, edition._voice),
            )


def _counted(these: Mapping[str, Any], others: Mapping[str, Any], speaker: Voice | None) -> str:
    names = [speaker.name(one) if speaker else id for id, one in these.items() if id not in others]
    return f"**{len(these)}**" + (f": {', '.join(map(plain, names))}" if names else "")


def _about_each(whole: Any, key: str, speaker: Voice) -> list[str]:
    """Returns what is said of each entry in a list of a file as a whole, if there are words for it."""
    return [text for steps, text in speaker.texts(whole) if len(steps) == 2 and steps[0] == key]
