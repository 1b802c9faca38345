"""Keeps the texts that are open, and the last valid state of each pack they belong to."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

from attrs import define, field

from gwt import authoring, dsl, errors, packs, spec
from gwt.text import DEFAULT, SentenceFormatter, languages


@define(eq=False, slots=False)
class LoadedPack:
    """A valid pack, with its game and its texts."""

    kind: spec.GameSpec
    pack: packs.Pack
    language: str

    @cached_property
    def expressions(self) -> str:
        """All expressions of the pack and of those that it requires, with one blank around each word."""
        leaves = (leaf for entry in self.pack.files.values() for leaf in packs.traversal.leaf_values(entry))
        text = "  ".join(str(value) for _, value in leaves if isinstance(value, dsl.Node))
        return " " + re.sub("([$()])", r" \1 ", text) + " "

    @cached_property
    def voice(self) -> SentenceFormatter:
        """The voice of the author's language if the pack has it, else of English. Raises `ContentError`."""
        codes = languages(self.pack)
        return SentenceFormatter.of(self.pack, self.language if self.language in codes else DEFAULT)


@define(eq=False)
class Workspace:
    """The open texts, by resolved path."""

    language: str = DEFAULT
    texts: dict[Path, str] = field(factory=dict)
    _known: dict[Path, LoadedPack] = field(factory=dict)
    _memories: dict[Path, packs.LoadCache] = field(factory=dict)
    """The incremental loader of each pack, by its folder."""

    def folder(self, path: Path) -> Path | None:
        """The folder of the pack that a file belongs to, or `None`."""
        try:
            return authoring.find_packs(path)[0].resolve()
        except errors.UsageError:
            return None

    def text(self, path: Path) -> str:
        """The text of a file as it is open, or else as it is on disk."""
        with self.reading():
            return packs.yaml_parser.read_text(path)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """A context in which files are read as they are open instead of from disk."""
        with packs.yaml_parser.with_unsaved_texts(dict(self.texts)):
            yield

    def problems(self, folder: Path) -> list[errors.Problem]:
        """Returns every problem of a pack, and remembers the pack if it is valid."""
        with self.reading():
            pack, problems = authoring.check_pack(
                folder, self._memories.setdefault(folder, packs.LoadCache()), drawn=False
            )
            if pack is not None:
                self._known[folder] = LoadedPack(spec.game_of_folder(folder), pack, self.language)
        return problems

    def valid_pack(self, folder: Path) -> LoadedPack | None:
        """The last valid state of a pack, or else the game's own pack.

        While an author writes, the pack is invalid most of the time, but completion needs its names.
        """
        if folder not in self._known and (state := self._load(folder)) is not None:
            self._known[folder] = state
        return self._known.get(folder)

    def _load(self, folder: Path) -> LoadedPack | None:
        try:
            with self.reading():
                kind = spec.game_of_folder(folder)
                try:
                    pack = packs.load_folders(folder, kind.content, lambda: spec.packs_by_name(kind))
                except errors.ContentError:
                    pack = spec.load_pack(kind.name)
        except errors.GwtError:
            # The problems of the manifest are reported by `problems`.
            return None
        return LoadedPack(kind, pack, self.language)
