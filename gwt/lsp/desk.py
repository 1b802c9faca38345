"""The texts that are open, and for each pack among them the last state of it that could be played."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

from attrs import define, field

from gwt.authoring.check import looked_at, packs_in
from gwt.errors import ContentError, GwtError, Problem, UsageError
from gwt.packs.load import load
from gwt.packs.located import text_of, unsaved
from gwt.packs.memory import Memory
from gwt.packs.pack import Pack
from gwt.spec.game import GameSpec
from gwt.spec.packs import kind_of, known_packs, load_pack
from gwt.text import DEFAULT, languages
from gwt.text.speech import Voice


@define(eq=False, slots=False)
class Known:
    """A pack that can be played, and what says it."""

    kind: GameSpec
    pack: Pack
    language: str

    @cached_property
    def voice(self) -> Voice:
        """In the language of the author, if the pack has words for it. Raises `ContentError`."""
        known = languages(self.pack)
        return Voice.of(self.pack, self.language if self.language in known else DEFAULT)


@define(eq=False)
class Desk:
    """What is open, by resolved paths."""

    language: str = DEFAULT
    texts: dict[Path, str] = field(factory=dict)
    _known: dict[Path, Known] = field(factory=dict)
    _memories: dict[Path, Memory] = field(factory=dict)
    """What was read of a pack before, by its folder."""

    def folder(self, path: Path) -> Path | None:
        """The folder of the pack that a file is part of; none for a file that is part of none."""
        try:
            return packs_in(path)[0].resolve()
        except UsageError:
            return None

    def text(self, path: Path) -> str:
        """A file as it is open, or else as it is saved."""
        with self.reading():
            return text_of(path)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """As long as this lasts, files are read as they are open."""
        with unsaved(dict(self.texts)):
            yield

    def problems(self, folder: Path) -> list[Problem]:
        """Every problem of a pack; one that could be played is remembered."""
        with self.reading():
            pack, problems = looked_at(folder, self._memories.setdefault(folder, Memory()))
            if pack is not None:
                self._known[folder] = Known(kind_of(folder), pack, self.language)
        return problems

    def known(self, folder: Path) -> Known | None:
        """The pack when it could last be played, or else the game's own.

        While something is being written the pack has problems most of the time, and its names are needed.
        """
        if folder not in self._known and (found := self._load(folder)) is not None:
            self._known[folder] = found
        return self._known.get(folder)

    def _load(self, folder: Path) -> Known | None:
        try:
            with self.reading():
                kind = kind_of(folder)
                try:
                    pack = load(folder, kind.family, lambda: known_packs(kind))
                except ContentError:
                    pack = load_pack(kind.name)
        except GwtError:
            # What is wrong with the manifest is told with the problems.
            return None
        return Known(kind, pack, self.language)
