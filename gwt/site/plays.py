"""The combinations of an edition, its expansions and its opponents, and what holds in each of them.

A site has one tree of pages for all combinations of a game. What does not hold in all of them says in which
it does, by a letter for each; the page shows that of the one that its reader has chosen.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from attrs import evolve, field, frozen

from gwt.packs.walk import is_entry, stated
from gwt.proofs import checklist, rulebook
from gwt.site.furniture import site, translated
from gwt.site.reference import ListedComponent, PlayedCombination, Reference
from gwt.spec import load_pack
from gwt.text import DEFAULT


@frozen(eq=False, slots=False)
class Plays:
    """The combinations of a game; the first is the edition on which the others lie."""

    each: tuple[PlayedCombination, ...]
    editions: tuple[str, ...]
    besides: tuple[str, ...]
    titles: Mapping[str, str]
    """Their common title, by language."""
    code: str = ""
    """The language of the pages."""
    _owners: dict[tuple[str, ...], frozenset[Path]] = field(factory=dict, init=False)
    _forms: dict[tuple[str, str, tuple[str, ...]], Mapping[str, str]] = field(factory=dict, init=False)
    _spoken: dict[tuple[Path, frozenset[str], str], str] = field(factory=dict, init=False)
    _any: dict[Path, re.Pattern[str]] = field(factory=dict, init=False)
    _renaming: dict[Path, Sequence[rulebook.Renamed]] = field(factory=dict, init=False)

    @property
    def title(self) -> str:
        return self.titles[self.code or DEFAULT]

    @property
    def letters(self) -> str:
        return "".join(one.letter for one in self.each)

    def inside(self, code: str) -> "Plays":
        """Returns the combinations with their pages in another language."""
        each = (evolve(one, reference=one.reference.inside(code)) for one in self.each)
        return Plays(tuple(each), self.editions, self.besides, self.titles, code)

    def of(self, letters: str) -> Reference:
        """The first combination of some."""
        return next(one.reference for one in self.each if one.letter in letters)

    @cached_property
    def folders(self) -> tuple[Path, ...]:
        """The folders of all packs, each behind those on which it lies."""
        found: dict[Path, None] = {}
        for one in self.each:
            found |= dict.fromkeys(one.reference.folders)
        return tuple(found)

    def first(self, path: Path) -> str:
        """The letter of the first combination that has the pack of a file."""
        return next(one.letter for one in self.each if set(one.reference.folders) & set(path.parents))

    # --- names ---------------------------------------------------------------------------------------

    def name(self, pack: str) -> str:
        """The name of a pack in the language of the pages, as short as the choice has it."""
        found = site()["plays names"].get(pack, {})
        return str(found.get(self.code or DEFAULT, pack))

    def called(self, letter: str) -> str:
        """The name of a combination."""
        play = next(one for one in self.each if one.letter == letter)
        return " · ".join(map(self.name, (play.edition, *play.besides)))

    def label(self, letters: str) -> str:
        """A few words for where something holds: nothing if that is everywhere."""
        if not letters or set(letters) == set(self.letters):
            return ""
        here = [one for one in self.each if one.letter in letters]
        if (said := self._product(here)) is not None:
            return said
        parts = (self._product([one for one in here if one.edition == two]) for two in self.editions)
        return "; ".join(
            dict.fromkeys(
                part if part is not None else self.name(two)
                for two, part in zip(self.editions, parts, strict=True)
                if part != ""
            )
        )

    def _product(self, here: Sequence[PlayedCombination]) -> str | None:
        """Returns the common packs of combinations, if they are all that tells them from others."""
        if not here:
            return ""
        editions = [one for one in self.editions if any(two.edition == one for two in here)]
        ways = [sorted({two in one.besides for one in here}) for two in self.besides]
        if len(here) != len(editions) * len(list(product(*ways))):
            return None
        said = [] if len(editions) == len(self.editions) else [self.name(one) for one in editions]
        for pack, way in zip(self.besides, ways, strict=True):
            if way == [True]:
                said.append(self.name(pack))
            elif way == [False]:
                said.append(translated("without {}", self.code).format(self.name(pack)))
        return " · ".join(said)

    # --- what holds where ----------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Mapping[str, str]:
        """The letters of the combinations in which each rule holds."""
        found: dict[str, str] = {}
        for one in self.each:
            for rule in checklist.in_force(one.reference.rules):
                found[rule.id] = found.get(rule.id, "") + one.letter
        return found

    def resting(self, rules: Iterable[str]) -> str:
        """The letters of the combinations in which all of some rules hold."""
        ids = list(rules)
        return "".join(one for one in self.letters if all(one in self.rules.get(id, "") for id in ids))

    @cached_property
    def rulings(self) -> Mapping[str, str]:
        """The rulings of the combinations."""
        found: dict[str, str] = {}
        for one in self.each:
            for ruling in one.reference.rulings:
                found[ruling.id] = found.get(ruling.id, "") + one.letter
        return found

    def spoken(self, text: str, letters: str, rules: Iterable[str]) -> Mapping[str, str]:
        """A text in the words of each combination: the letters by the text.

        `rules` are those on which the text rests; a pack does not rename what it says itself.
        """
        key = text, letters, tuple(rules)
        if key not in self._forms:
            found: dict[str, str] = {}
            own = self._own(key[2])
            for one in self.each:
                if one.letter in letters:
                    said = self._renamed(text, one, own)
                    found[said] = found.get(said, "") + one.letter
            self._forms[key] = found
        return self._forms[key]

    def _own(self, rules: tuple[str, ...]) -> frozenset[Path]:
        """The packs whose words are in some rules already: those that say them, and those below these."""
        if rules not in self._owners:
            homes = (self._home[id] for id in rules if id in self._home)
            self._owners[rules] = frozenset(folder for home in homes for folder in self._below(home))
        return self._owners[rules]

    def _renamed(self, text: str, play: PlayedCombination, own: frozenset[Path]) -> str:
        """A text in the words of the packs of a combination, but for those that speak it themselves."""
        for folder in play.reference.folders:
            if folder in own or not self._words(folder):
                continue
            without = frozenset(play.besides)
            key = folder, without & self._exceptions(folder), text
            if key not in self._spoken:
                self._spoken[key] = self._replaced(text, folder, key[1])
            text = self._spoken[key]
        return text

    def _exceptions(self, folder: Path) -> frozenset[str]:
        """The packs with which some word of a pack keeps its name."""
        return frozenset(pack for word in self._words(folder) for pack in word.without)

    def _replaced(self, text: str, folder: Path, beside: frozenset[str]) -> str:
        words = [one for one in self._words(folder) if not set(one.without) & beside]
        patterns = [found for one in words if (found := one.pattern(self.code or DEFAULT)) is not None]
        # Most texts have none of the words.
        if folder not in self._any:
            self._any[folder] = re.compile("|".join(f"(?:{one.pattern})" for one, _ in patterns))
        if self._any[folder].search(text):
            for pattern, to in patterns:
                text = pattern.sub(to, text)
        return text

    @cached_property
    def _home(self) -> Mapping[str, Path]:
        """The pack that says each rule."""
        return {
            rule.id: folder
            for folder in self.folders
            if checklist.files([folder], "checklist")
            for rule in checklist.checklist([folder])
        }

    def _below(self, folder: Path) -> Sequence[Path]:
        """A pack and those that it requires."""
        for one in self.each:
            layers = {layer.folder: layer.manifest for layer in one.reference.pack.layers}
            if folder in layers:
                return [folder, *self._required(folder, layers)]
        return [folder]

    def _required(self, folder: Path, layers: Mapping[Path, Any]) -> Iterator[Path]:
        for name in layers[folder].requires:
            for one in layers:
                if one.name == name:
                    yield one
                    yield from self._required(one, layers)

    def _words(self, folder: Path) -> Sequence[rulebook.Renamed]:
        if folder not in self._renaming:
            self._renaming[folder] = rulebook.renamed([folder])
        return self._renaming[folder]

    # --- components ----------------------------------------------------------------------------------

    @cached_property
    def components(self) -> tuple[ListedComponent, ...]:
        """Each component as often as it is another in some combination, with where it is so."""
        base = self.each[0].reference
        found: dict[tuple[str, str, str], dict[Any, ListedComponent]] = {}
        for one in self.each:
            for component in one.reference.components:
                key = component.file, component.listed, component.id
                forms = found.setdefault(key, {})
                sign = self._signature(one.reference, component)
                if sign in forms:
                    forms[sign] = evolve(forms[sign], letters=forms[sign].letters + one.letter)
                    continue
                page = component.page.replace(f"{one.reference.root}/", f"{base.root}/", 1)
                # What is written alike has one picture, whatever it is called.
                drawn = next((form.drawn for old, form in forms.items() if old[0] == sign[0]), "")
                if not drawn:
                    number = len({old[0] for old in forms})
                    top = base.picture(page)
                    drawn = f"{top}-{number + 1}" if number else top
                forms[sign] = evolve(
                    component, page=page, letters=one.letter, of=one.reference, drawn=drawn
                )
        return tuple(one for forms in found.values() for one in forms.values())

    def _signature(self, reference: Reference, one: ListedComponent) -> tuple[str, str]:
        """Returns the identity of a component in a combination: its fields, and its words."""
        written = str(written_as(one.entry))
        voice = reference.voices.get(self.code or DEFAULT)
        texts = [text for _, text in voice.texts(one.entry)] if voice else []
        return written, f"{one.called} {texts}"

    def files(self, file: str) -> Sequence[tuple[Any, str, Reference]]:
        """A file as often as it is another in some combination, with its letters and its first one."""
        found: dict[str, tuple[Any, str, Reference]] = {}
        for one in self.each:
            whole = one.reference.files.get(file)
            if whole is None:
                continue
            sign = str(written_as(whole))
            was = found.get(sign)
            found[sign] = (
                (was[0], was[1] + one.letter, was[2]) if was else (whole, one.letter, one.reference)
            )
        return list(found.values())


def written_as(value: Any) -> Any:
    """An entry as it is written: texts, lists and mappings."""
    if is_entry(value):
        return {one.name: written_as(one.value) for one in stated(value)}
    if isinstance(value, tuple):
        return [written_as(one) for one in value]
    if isinstance(value, dict):
        return {str(key): written_as(one) for key, one in value.items()}
    return str(value)


def together(references: Sequence[Reference]) -> list[Reference]:
    """Returns the references of games with those combinations of their packs that people play."""
    found = plays({one.pack.manifest.game: one for one in references})
    return [
        Reference(one.pack, found[one.pack.manifest.game]) if one.pack.manifest.game in found else one
        for one in references
    ]


def plays(references: Mapping[str, Reference]) -> Mapping[str, Plays]:
    """The combinations of each game that has several, by the name of the game; the first packs are given.

    Raises:
        UsageError: there is no such pack.
    """
    found = {}
    for said in site()["plays"]:
        game, editions, besides = said["game"], said["editions"], said.get("with", [])
        if game not in references or len(editions) + len(besides) < 2:
            continue
        each: list[PlayedCombination] = []
        ways = list(product(editions, *([(False, True)] * len(besides))))
        assert len(ways) <= len(ascii_lowercase), f"{game} has {len(ways)} combinations, which need letters"
        for letter, (edition, *way) in zip(ascii_lowercase, ways, strict=False):
            more = tuple(pack for pack, there in zip(besides, way, strict=True) if there)
            first = not each
            reference = references[game] if first else Reference(load_pack(game, [edition, *more]))
            each.append(PlayedCombination(letter, edition, more, reference))
        found[game] = Plays(tuple(each), tuple(editions), tuple(besides), said["title"])
    return found
