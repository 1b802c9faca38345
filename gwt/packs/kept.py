"""A pack out of the cache, where nothing has changed since it was loaded; otherwise loaded and kept."""

import hashlib
from collections.abc import Callable
from pathlib import Path

from gwt import cache
from gwt.packs.pack import Family, Pack, texts


def opened(folder: Path, grammar: Path, family: Callable[[], Family]) -> Pack:
    """The pack in a folder, for a game with that grammar. Raises as `gwt.packs.load.load` does."""
    made_of = _made_of(folder, grammar)
    name = f"{folder.name}-{hashlib.sha256(str(folder).encode()).hexdigest()[:12]}.pack"
    found = cache.kept(name, made_of)
    if found is not None:
        manifest, entries, vocabulary, digest = found
        return Pack(manifest, entries, vocabulary, lambda: family().language, digest, texts(folder))
    # The readers of YAML and the makers of entries are imported only where they have something to do.
    from gwt.packs.load import load

    pack = load(folder, family())
    cache.keep(name, made_of, (pack.manifest, pack.entries, pack.vocabulary, pack.digest))
    return pack


def _made_of(folder: Path, grammar: Path) -> str:
    """Tells one state of everything that a pack is made of from another."""
    whole = hashlib.sha256()
    for path in sorted((*grammar.parent.glob("*.lark"), *folder.glob("*.yaml"))):
        whole.update(f"{path.name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return whole.hexdigest()
