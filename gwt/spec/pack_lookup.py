"""The packs of a game by what a caller calls them: a name, a folder, or several of these."""

import copyreg
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

from gwt import errors, memory_cache, packs
from gwt.packs.limits import is_hidden
from gwt.spec.game_spec import GameSpec
from gwt.spec.registry import DEFAULT, GAMES, game_kind

ENTRY_POINTS = "gwt.packs"
"""The group in which an installed distribution names its packs, each a Python package that is a folder."""

PackArgument = str | Path | Sequence[str | Path] | packs.Pack | None
"""Packs as a caller asks for them, or has them; none for the game's own first pack."""


def load_pack(game: str | None = None, pack: PackArgument = None) -> packs.Pack:
    """Returns the pack of a game, or several packs built on each other; by default the game's first pack.

    A pack is asked for by its name or by its folder, and brings those that it requires. Where no game is
    asked for it is that of the pack.

    Raises:
        UsageError: there is no such game or pack.
        ContentError: a pack has problems; all of them are listed.

    Examples:
        >>> import gwt
        >>> gwt.load_pack()
        <Pack great_western/first_edition>
        >>> gwt.load_pack(pack=["second_edition", "rails_to_the_north"]).title()
        'Great Western Trail (second edition): Rails to the North'
    """
    kind = _asked_kind(game, pack)
    if isinstance(pack, packs.Pack):
        if pack.manifest.game != kind.name:
            raise errors.UsageError(f"{pack.name} is a pack of {pack.manifest.game}, not of {kind.name}")
        return pack
    return _loaded(kind, tuple(_folder(kind, name) for name in _each(kind.pack if pack is None else pack)))


def _asked_kind(game: str | None, pack: PackArgument) -> GameSpec:
    """Returns the game that is asked for; says so if the name of a pack was given in its place."""
    try:
        return game_kind(game_of(game, pack))
    except errors.UsageError:
        if pack is None and isinstance(game, str) and _is_pack(game):
            raise errors.UsageError(f"'{game}' is a pack and no game: load_pack(pack='{game}')") from None
        raise


def _is_pack(name: str) -> bool:
    """Whether a pack of any game that comes with it or is installed has this name."""
    return any(_own(kind, name) or name in packs_by_name(kind) for kind in map(game_kind, GAMES))


def game_of(game: str | None, pack: PackArgument) -> str:
    """The name of the game that is asked for; of none, the game of the first pack that says its own.

    Raises:
        ContentError: that pack names no known game.
    """
    if game is not None:
        return game
    if isinstance(pack, packs.Pack):
        return pack.manifest.game
    for name_or_path in () if pack is None else _each(pack):
        for name in GAMES:
            with suppress(errors.UsageError):
                folder = _folder(game_kind(name), name_or_path)
                # This is asked for each game that is played, so what the game's own packs say is not read.
                return name if folder.parent == game_kind(name).packs else game_of_folder(folder).name
    return DEFAULT


def game_of_folder(folder: Path) -> GameSpec:
    """The game of the pack in a folder. Raises `ContentError` where the manifest names none."""
    return _kind_of(folder / "pack.yaml", *_stamp(folder / "pack.yaml"))


def manifest_of(folder: Path) -> packs.Manifest:
    """The manifest of the pack in a folder alone; it is read again once it has changed.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: the manifest has problems; those of other files are not looked for.
    """
    return _manifest_of(folder, *_stamp(folder / "pack.yaml"))


def _stamp(path: Path) -> tuple[int, int]:
    """Returns the size of a file and when it was changed last, in nanoseconds; zeros if there is none."""
    with suppress(OSError):
        now = path.stat()
        return now.st_size, now.st_mtime_ns
    return 0, 0


@memory_cache.bounded_cache(64)
def _manifest_of(folder: Path, size: int, time: int) -> packs.Manifest:
    return packs.read_manifest(folder)


@memory_cache.bounded_cache(64)
def _kind_of(path: Path, size: int, time: int) -> GameSpec:
    # What reads YAML is imported only where something has to be read.
    from gwt.packs.yaml_parser import parse_file

    document = parse_file(path)
    game = document.data.get("game") if isinstance(document.data, dict) else None
    if isinstance(game, str) and game in GAMES:
        return game_kind(game)
    if not isinstance(game, str):
        # A missing pack is reported together with the other problems.
        return game_kind(DEFAULT)
    message, hint = f"there is no game '{game}'", errors.did_you_mean(game, GAMES)
    raise errors.ContentError([document.problem(("game",), message, hint, code="foreign-pack")])


def folder_of_pack(game: str, name: str) -> packs.Pack:
    """The pack of that name, or several, among those that come with a game or have been installed.

    No folder is looked into for it: the name comes from a file that a stranger may have written.
    Raises as `load_pack` does.
    """
    kind = game_kind(game)
    return _loaded(kind, tuple(_own(kind, pack) or _known(kind, pack) for pack in map(str, _each(name))))


def _each(pack: str | Path | Sequence[str | Path]) -> Sequence[str | Path]:
    each = pack.split(" + ") if isinstance(pack, str) else [pack] if isinstance(pack, Path) else pack
    if not (
        isinstance(each, Sequence) and each and all(isinstance(name, str | Path) and name for name in each)
    ):
        raise errors.UsageError(
            f"a pack is asked for by its name or its folder, not by {errors.shorten_value(pack)}"
        )
    return each


def _reduced(pack: packs.Pack) -> tuple[Any, ...]:
    return load_pack, (pack.manifest.game, [layer.folder for layer in pack.layers])


# A pack goes to another process by its folders; what it is made of can be read there again.
copyreg.pickle(packs.Pack, _reduced)


def _loaded(game_spec: GameSpec, folders: tuple[Path, ...]) -> packs.Pack:
    """The packs in some folders: those that were loaded last, as long as their files are as they were."""
    pack = _living.get((game_spec, folders))
    # What comes with the package does not change while it is in use.
    bundled = all(folder.parent == game_spec.packs for folder in folders)
    if pack is None or not (bundled or _stamps(pack) == _read[pack]):
        pack = packs.load_cached(
            folders,
            game_spec.grammar,
            lambda: game_spec.content,
            lambda: packs_by_name(game_spec),
            game_spec.folder,
        )
        _living[game_spec, folders], _read[pack] = pack, _stamps(pack)
    _held.pop((game_spec, folders), None)
    _held[game_spec, folders] = pack
    while len(_held) > _MOST_HELD:
        _held.pop(next(iter(_held)), None)
    return pack


def is_loaded(game: str, folders: Sequence[Path]) -> bool:
    """Whether the packs in some folders have been loaded together and this process still has them."""
    kind = game_kind(game)
    return (kind, tuple(_folder(kind, folder) for folder in folders)) in _living


Key = tuple[GameSpec, tuple[Path, ...]]
_living: WeakValueDictionary[Key, packs.Pack] = WeakValueDictionary()
"""The packs that somebody has, each as it was loaded last."""
_read: WeakKeyDictionary[packs.Pack, frozenset[tuple[str, int, int]]] = WeakKeyDictionary()
"""The fingerprint of their files when they were read."""
_held: dict[Key, packs.Pack] = {}
"""The packs that were asked for last, which are held although nobody may have them."""
_MOST_HELD = 64


def _stamps(pack: packs.Pack) -> frozenset[tuple[str, int, int]]:
    """Returns a fingerprint of the files of some packs, without reading them."""
    stamps: set[tuple[str, int, int]] = set()
    for path in pack.texts:
        with suppress(OSError):
            now = path.stat()
            stamps.add((str(path), now.st_size, now.st_mtime_ns))
    for layer in pack.layers:
        # A folder may have gone since; what was loaded is then not there any more.
        with suppress(OSError), os.scandir(layer.folder) as files:
            for file in files:
                if file.name.endswith(".yaml") and not is_hidden(file.name):
                    now = file.stat()
                    stamps.add((file.path, now.st_size, now.st_mtime_ns))
    return frozenset(stamps)


def pack_folder(game: str | None = None, pack: str | Path | None = None) -> Path:
    """The folder of a pack by its name, or the folder itself. Raises `UsageError` where there is none."""
    kind = game_kind(game_of(game, pack))
    return _folder(kind, pack or kind.pack)


def _folder(game_spec: GameSpec, pack: str | Path) -> Path:
    folder = _own(game_spec, pack) if isinstance(pack, str) else None
    if folder is not None:
        return folder
    if _holds_pack(Path(pack)):
        return Path(pack).resolve()
    if isinstance(pack, str) and not _is(Path(pack), Path.is_dir):
        return _known(game_spec, pack)
    if isinstance(pack, str) and pack in packs_by_name(game_spec):
        return packs_by_name(game_spec)[pack]

    raise errors.UsageError(errors.shorten_message(packs.no_manifest_message(Path(pack))))


def _own(game_spec: GameSpec, name: str) -> Path | None:
    """The folder of a pack that comes with the game, if there is one of that name."""
    for before in _prefixes(game_spec):
        name = name.removeprefix(before)
    folder = game_spec.packs / name
    return folder if folder.parent == game_spec.packs and _holds_pack(folder) else None


def _prefixes(game_spec: GameSpec) -> tuple[str, str]:
    """Returns the prefixes of the packs of a game: the name of their folder, and of the game."""
    return f"{game_spec.packs.name}/", f"{game_spec.name}/"


def _known(game_spec: GameSpec, name: str) -> Path:
    """The folder of a pack by its name. Raises `UsageError` where there is none."""
    folders = packs_by_name(game_spec)
    if name not in folders:
        hint = errors.did_you_mean(name, folders)
        raise errors.UsageError(
            f"{game_spec.name} has no pack '{errors.shorten_value(name)}'. {hint}".strip()
        ).with_subject("pack")
    return folders[name]


def _holds_pack(folder: Path) -> bool:
    return _is(folder / "pack.yaml", Path.is_file)


def _is(path: Path, check: Callable[[Path], bool]) -> bool:
    """Whether there is such a thing; what can be the name of no file is none."""
    try:
        return check(path)
    except (OSError, ValueError):
        return False


def folder_around(path: Path) -> Path | None:
    """The nearest folder from a path upwards that holds a pack, if any does."""
    around = (path, *path.resolve().parents)
    return next((folder for folder in around if (folder / "pack.yaml").is_file()), None)


def packs_by_name(game_spec: GameSpec) -> dict[str, Path]:
    """The folders of the packs that come with a game or have been installed, by their names."""
    folders = dict(_installed(tuple(sys.path)))
    for path in game_spec.packs.glob("*/pack.yaml"):
        for before in ("", *_prefixes(game_spec)):
            folders[before + path.parent.name] = path.parent
    return folders


@cache
def _installed(path: tuple[str, ...]) -> tuple[tuple[str, Path], ...]:
    """The packs of installed distributions; what is installed later is seen by the next process."""
    # What looks up distributions takes as long to import as all else of the package.
    from importlib import metadata, util

    folders: list[tuple[str, Path]] = []
    for point in metadata.entry_points(group=ENTRY_POINTS):
        # The folder is looked up without importing it: of a pack nothing is run.
        with suppress(ImportError):
            spec = util.find_spec(point.module)
            places = map(Path, (spec and spec.submodule_search_locations) or ())
            folders += [(point.name, place) for place in places if (place / "pack.yaml").is_file()]
    return tuple(folders)
