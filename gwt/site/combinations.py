"""The combinations of an edition, its expansions and its opponents, and what holds in each of them.

A site has one tree of pages for all combinations of a game. What does not hold in all of them says in which
it does, by a letter for each; the page shows that of the one that its reader has chosen.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Self

from attrs import evolve, field, frozen

from gwt import json_types, proofs, spec
from gwt.packs.traversal import entry_lists_of
from gwt.site.pack_reference import ListedComponent, PackReference, entry_as_data
from gwt.site.site_texts import site_settings, translate
from gwt.text import DEFAULT


@frozen(eq=False)
class PlayedCombination:
    """One combination of packs that people play."""

    letter: str
    edition: str
    """The pack of its edition."""
    besides: tuple[str, ...]
    """The packs that are played with it."""
    reference: PackReference
    among: str = ""
    """Of a variant, the letters of the combinations with which it is played, the edition alone first."""


@frozen(eq=False, slots=False)
class GameCombinations:
    """The combinations of a game; the first is the edition on which the others lie."""

    each: tuple[PlayedCombination, ...]
    editions: tuple[str, ...]
    besides: tuple[str, ...]
    titles: Mapping[str, str]
    """Their common title, by language."""
    code: str = ""
    """The language of the pages."""
    _forms: dict[tuple[str, str, tuple[str, ...]], Mapping[str, str]] = field(factory=dict, init=False)

    @property
    def title(self) -> str:
        return self.titles[self.code or DEFAULT]

    @property
    def letters(self) -> str:
        return "".join(play.letter for play in self.each)

    def in_language(self, code: str) -> "GameCombinations":
        """Returns the combinations with their pages in another language."""
        combinations = (evolve(play, reference=play.reference.in_language(code)) for play in self.each)
        return GameCombinations(tuple(combinations), self.editions, self.besides, self.titles, code)

    def first_of_letters(self, letters: str) -> PackReference:
        """The first combination of some."""
        return next(play.reference for play in self.each if play.letter in letters)

    @cached_property
    def folders(self) -> tuple[Path, ...]:
        """The folders of all packs, each behind those on which it lies."""
        folders: dict[Path, None] = {}
        for play in self.each:
            folders |= dict.fromkeys(play.reference.folders)
        return tuple(folders)

    def first(self, path: Path) -> str:
        """The letter of the first combination that has the pack of a file."""
        return next(play.letter for play in self.each if set(play.reference.folders) & set(path.parents))

    # --- names ---------------------------------------------------------------------------------------

    def name(self, pack: str) -> str:
        """The name of a pack in the language of the pages, as short as the choice has it."""
        names = site_settings()["plays names"].get(pack, {})
        return str(names.get(self.code or DEFAULT, pack))

    def name_of_letter(self, letter: str) -> str:
        """The name of a combination."""
        play = next(play for play in self.each if play.letter == letter)
        return " · ".join(map(self.name, (play.edition, *play.besides)))

    def label(self, letters: str) -> str:
        """A few words for where something holds: nothing if that is everywhere."""
        plays = [play for play in self.each if play.letter in letters]
        group = [play for play in plays if not play.among]
        if not group:
            return " · ".join(dict.fromkeys(self.name(pack) for play in plays for pack in play.besides))
        if (label := self._product(group)) is not None:
            return label
        parts = (self._product([play for play in group if play.edition == pack]) for pack in self.editions)
        return "; ".join(
            dict.fromkeys(
                part if part is not None else self.name(edition)
                for edition, part in zip(self.editions, parts, strict=True)
                if part != ""
            )
        )

    def _product(self, group: Sequence[PlayedCombination]) -> str | None:
        """Returns the common packs of combinations, if they are all that tells them from others."""
        if not group:
            return ""
        editions = [edition for edition in self.editions if any(play.edition == edition for play in group)]
        presences = [sorted({pack in play.besides for play in group}) for pack in self.besides]
        if len(group) != len(editions) * len(list(product(*presences))):
            return None
        names = [] if len(editions) == len(self.editions) else [self.name(edition) for edition in editions]
        for pack, presence in zip(self.besides, presences, strict=True):
            if presence == [True]:
                names.append(self.name(pack))
            elif presence == [False]:
                names.append(translate("without {}", self.code).format(self.name(pack)))
        return " · ".join(names)

    # --- what holds where ----------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Mapping[str, str]:
        """The letters of the combinations in which each rule holds."""
        by_rule: dict[str, str] = {}
        for play in self.each:
            for rule in proofs.checklist.rules_in_force(play.reference.rules):
                by_rule[rule.id] = by_rule.get(rule.id, "") + play.letter
        return by_rule

    def resting(self, rules: Iterable[str]) -> str:
        """The letters of the combinations in which all of some rules hold."""
        ids = list(rules)
        return "".join(
            letter for letter in self.letters if all(letter in self.rules.get(id, "") for id in ids)
        )

    @cached_property
    def rulings(self) -> Mapping[str, str]:
        """The rulings of the combinations."""
        by_ruling: dict[str, str] = {}
        for play in self.each:
            for ruling in play.reference.rulings:
                by_ruling[ruling.id] = by_ruling.get(ruling.id, "") + play.letter
        return by_ruling

    def spoken(self, text: str, letters: str, rules: Iterable[str]) -> Mapping[str, str]:
        """A text in the words of each combination: the letters by the text.

        `rules` are those on which the text rests; a pack does not rename what it says itself.
        """
        key = text, letters, tuple(rules)
        if key not in self._forms:
            by_text: dict[str, str] = {}
            for play in self.each:
                if play.letter in letters:
                    new_text = proofs.edition_text(text, play.reference.pack, self.code or DEFAULT, key[2])
                    by_text[new_text] = by_text.get(new_text, "") + play.letter
            self._forms[key] = by_text
        return self._forms[key]

    # --- components ----------------------------------------------------------------------------------

    @cached_property
    def components(self) -> tuple[ListedComponent, ...]:
        """Each component as often as it is another in some combination, with where it is so."""
        base = self.each[0].reference
        by_key: dict[tuple[str, str, str], dict[Any, ListedComponent]] = {}
        sections: dict[tuple[str, str], bool] = {}
        for play in self.each:
            for component in play.reference.components:
                key = component.file, component.listed, component.id
                forms = by_key.setdefault(key, {})
                sign = self._signature(play.reference, component)
                if sign in forms:
                    forms[sign] = evolve(forms[sign], letters=forms[sign].letters + play.letter)
                    continue
                page = component.page.replace(f"{play.reference.root}/", f"{base.root}/", 1)
                # What is written alike has one picture, whatever it is called.
                drawn = next((form.drawn for old, form in forms.items() if old[0] == sign[0]), "")
                if not drawn:
                    number = len({old[0] for old in forms})
                    top = base.picture(page)
                    drawn = f"{top}-{number + 1}" if number else top
                forms[sign] = evolve(
                    component,
                    page=page,
                    # A list is shown alike in all combinations.
                    is_section=sections.setdefault(key[:2], component.is_section),
                    letters=play.letter,
                    of=play.reference,
                    drawn=drawn,
                )
        return tuple(form for forms in by_key.values() for form in forms.values())

    def _signature(self, reference: PackReference, component: ListedComponent) -> tuple[str, str]:
        """Returns the identity of a component in a combination: its fields, and its words."""
        written = str(entry_as_data(component.entry))
        voice = reference.voices.get(self.code or DEFAULT)
        texts = [text for _, text in voice.texts(component.entry)] if voice else []
        return written, f"{component.called} {texts}"

    def files(self, file: str) -> Sequence[tuple[Any, str, PackReference]]:
        """A file as often as it is another in some combination, with its letters and its first one."""
        by_sign: dict[str, tuple[Any, str, PackReference]] = {}
        for play in self.each:
            whole = play.reference.files.get(file)
            if whole is None:
                continue
            voice = play.reference.voices.get(self.code or DEFAULT)
            lists = entry_lists_of(whole)
            pairs = voice.texts(whole) if voice else ()
            texts = [text for key_path, text in pairs if not (key_path and key_path[0] in lists)]
            sign = f"{entry_as_data(whole)} {texts}"
            was = by_sign.get(sign)
            by_sign[sign] = (
                (was[0], was[1] + play.letter, was[2]) if was else (whole, play.letter, play.reference)
            )
        return list(by_sign.values())


@frozen(eq=False, slots=False)
class CombinedReference(PackReference):
    """The first pack of a game with several combinations, and what holds in which of them."""

    plays: GameCombinations
    """The combinations that its pages are about."""

    @cached_property
    def folders(self) -> tuple[Path, ...]:
        return self.plays.folders

    @property
    def title(self) -> str:
        return self.plays.title

    def in_language(self, code: str) -> Self:
        other = super().in_language(code)
        other.__dict__["plays"] = self.plays.in_language(code)
        return other

    def wholes(self, file: str) -> Sequence[tuple[Any, str, PackReference]]:
        return self.plays.files(file)

    @property
    def each(self) -> Sequence[tuple[str, PackReference]]:
        return [(play.letter, play.reference) for play in self.plays.each]

    def first_of_letters(self, letters: str) -> PackReference:
        return self.plays.first_of_letters(letters)

    def combinations_with_rules(self, rules: Iterable[str]) -> str:
        return self.some(self.plays.resting(rules))

    def combinations_with_ruling(self, ruling: str) -> str:
        return self.some(self.plays.rulings.get(ruling, ""))

    def some(self, letters: str) -> str:
        return "" if letters == self.plays.letters else letters

    def editions_with_rules(self, rules: Iterable[str]) -> list[str]:
        letters, by_edition = self.plays.resting(rules), dict[str, str]()
        for play in self.plays.each:
            if play.letter in letters:
                by_edition[play.edition] = by_edition.get(play.edition, "") + play.letter
        return list(by_edition.values())

    def holds(self, rules: Iterable[str], letters: str = "") -> bool:
        return not set(letters or self.plays.letters).isdisjoint(self.plays.resting(rules))

    def forms(self, text: str, rules: Iterable[str], letters: str = "") -> Mapping[str, str]:
        forms = self.plays.spoken(text, letters or self.plays.letters, rules)
        return {form: self.some(where) for form, where in forms.items()}

    def label(self, letters: str) -> str:
        return "" if not letters or self.plays.letters[0] in letters else self.plays.label(letters)

    @cached_property
    def components(self) -> tuple[ListedComponent, ...]:
        return self.plays.components

    @cached_property
    def files(self) -> Mapping[str, object]:
        """Each file as the first combination that has it."""
        files: json_types.JsonObject = {}
        for play in self.plays.each:
            files = {**play.reference.pack.files, **files}
        order = [*self.pack.files]
        return dict(
            sorted(files.items(), key=lambda pair: order.index(pair[0]) if pair[0] in order else 99)
        )

    def origin(self, path: Path) -> tuple[str, str]:
        _, stem = super().origin(path)
        of_first = self.pack.layers[0].folder in path.parents
        return self.plays.first(path), stem if of_first else f"{path.parents[1].name}_{stem}"


def references_by_game(references: Sequence[PackReference]) -> list[PackReference]:
    """Returns the references of games with those combinations of their packs that people play."""
    by_game = combinations_of_games({reference.pack.manifest.game: reference for reference in references})
    return [
        CombinedReference(reference.pack, by_game[reference.pack.manifest.game])
        if reference.pack.manifest.game in by_game
        else reference
        for reference in references
    ]


def combinations_of_games(references: Mapping[str, PackReference]) -> Mapping[str, GameCombinations]:
    """The combinations of each game that has several, by the name of the game; the first packs are given.

    Raises:
        UsageError: there is no such pack.
    """
    by_game = {}
    for setting in site_settings()["plays"]:
        game, editions, besides = setting["game"], setting["editions"], setting.get("with", [])
        if game not in references or len(editions) + len(besides) < 2:
            continue
        combinations: list[PlayedCombination] = []
        rows = list(product(editions, *([(False, True)] * len(besides))))
        assert len(rows) <= len(ascii_lowercase), f"{game} has {len(rows)} combinations, which need letters"
        for letter, (edition, *row) in zip(ascii_lowercase, rows, strict=False):
            more = tuple(pack for pack, present in zip(besides, row, strict=True) if present)
            first = not combinations
            reference = references[game] if first else PackReference(spec.load_pack(game, [edition, *more]))
            combinations.append(PlayedCombination(letter, edition, more, reference))
        combinations += list(_variants(game, combinations, setting.get("variants", {})))
        by_game[game] = GameCombinations(
            tuple(combinations), tuple(editions), tuple(besides), setting["title"]
        )
    return by_game


def _variants(
    game: str, combinations: Sequence[PlayedCombination], variants: Mapping[str, Any]
) -> Iterator[PlayedCombination]:
    """Yields each variant over each of its editions alone: what else is played does not change it."""
    letters = iter(ascii_lowercase[len(combinations) :])
    for pack, setting in variants.items():
        without = set(setting.get("without", ()))
        for edition in setting["editions"]:
            plays = (play for play in combinations if play.edition == edition)
            among = "".join(play.letter for play in plays if without.isdisjoint(play.besides))
            reference = PackReference(spec.load_pack(game, [edition, pack]))
            yield PlayedCombination(next(letters), edition, (pack,), reference, among)
