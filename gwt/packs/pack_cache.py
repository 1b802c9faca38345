"""Loads packs, using the disk cache if no file has changed."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gwt import disk_cache
from gwt.packs.limits import pack_files, read_bytes
from gwt.packs.pack import Layer, Pack
from gwt.resources import grammar_files

if TYPE_CHECKING:
    from gwt import dsl
    from gwt.packs.content_spec import ContentSpec


def load_cached(
    folders: Sequence[Path],
    grammar: Path,
    family: "Callable[[], ContentSpec]",
    packs: Callable[[], Mapping[str, Path]] = dict,
    code: Path | None = None,
) -> Pack:
    """Returns the pack in some folders from the cache, or loads and caches it.

    `code` is the folder of the game's own code; the cached pack is not used if that has changed.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: with every problem of every file.
    """
    read_by = f"{_text(grammar_files(grammar))} {disk_cache.code_digest(code) if code is not None else ''}"
    paths = "\n".join(map(str, folders))
    name = f"{folders[-1].name}-{hashlib.sha256(paths.encode()).hexdigest()[:12]}.pack"
    cached = disk_cache.load(name, read_by)
    if cached is not None:
        layers, made_of, manifest, entries, vocabulary = cached
        if made_of == _files(layers):
            return Pack(
                layers,
                manifest,
                entries,
                vocabulary,
                lambda: _reader(family().language, vocabulary, manifest.define),
                lambda: family().events(),
            )
    # Imported late: the YAML parser and cattrs are not needed for a cached pack.
    from gwt.packs.loader import load_folders

    pack = load_folders(folders, family(), packs)
    entries = disk_cache.LazyValue(pack.entries)
    parts = (pack.layers, _files(pack.layers), pack.manifest, entries, pack.vocabulary)
    disk_cache.store(name, read_by, parts)
    return pack


def _reader(
    language: "dsl.Language", vocabulary: "dsl.Vocabulary", macros: Mapping[str, str]
) -> "dsl.ExpressionParser":
    # What reads expressions is imported only where one is read.
    from gwt.dsl import ExpressionParser

    return ExpressionParser(language, vocabulary, macros, content=True)


def _files(layers: Sequence[Layer]) -> str:
    """Returns a digest of all YAML files of these packs."""
    return _text([path for layer in layers for path in pack_files(layer.folder)])


def _text(paths: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        text = read_bytes(path)
        whole.update(f"{path} {len(text)}\n".encode() + text)
    return whole.hexdigest()
