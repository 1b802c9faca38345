"""The packs of a game by the names that a caller uses."""

from functools import cache
from pathlib import Path

from gwt.errors import UsageError, did_you_mean
from gwt.games import DEFAULT, game_kind
from gwt.games.kind import GameKind
from gwt.packs.kept import opened
from gwt.packs.pack import Pack


def load_pack(game: str = DEFAULT, pack: str | None = None) -> Pack:
    """The pack of a game by its name, its own first pack by default.

    Raises:
        UsageError: there is no such game or pack.
        ContentError: the pack has problems; all of them are listed.
    """
    return _loaded(game_kind(game), pack_folder(game, pack))


def pack_folder(game: str = DEFAULT, pack: str | None = None) -> Path:
    """The folder of a pack of a game, by name. Raises `UsageError` where there is none."""
    kind = game_kind(game)
    name = (pack or kind.pack).removeprefix(f"{kind.packs.name}/")
    known = sorted(path.parent.name for path in kind.packs.glob("*/pack.yaml"))
    if name not in known:
        raise UsageError(f"{game} has no pack '{name}'. {did_you_mean(name, known)}")
    return kind.packs / name


@cache
def _loaded(kind: GameKind, folder: Path) -> Pack:
    return opened(folder, kind.grammar, lambda: kind.family)
