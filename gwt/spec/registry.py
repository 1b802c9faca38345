"""The games by their names: those of this package and those that have been installed beside it.

A distribution with a game names its `GameSpec` as an entry point of the group `gwt.games`:

    [project.entry-points."gwt.games"]
    bazaar = "bazaar:GAME"
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from gwt.errors import UsageError, did_you_mean, shorten_value
from gwt.spec.game_spec import GameSpec

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "gwt.games"
"""The group in which an installed distribution names its games, and the package of our own."""

DEFAULT = "great-western-trail"
"""The game that is played where none is asked for."""


class Games(Mapping[str, GameSpec]):
    """All games by their names, those of this package first.

    Installed distributions are looked up only when a name is asked for that is not one of these: that
    takes as long as importing all else.
    """

    def __getitem__(self, name: str) -> GameSpec:
        return packaged_games().get(name) or _load(_installed(tuple(sys.path))[name])

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in packaged_games() or name in _installed(tuple(sys.path)))

    def __iter__(self) -> Iterator[str]:
        yield from packaged_games()
        yield from (name for name in _installed(tuple(sys.path)) if name not in packaged_games())

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES = Games()


def game_kind(name: str) -> GameSpec:
    """The game of that name.

    Raises:
        UsageError: there is none, or the distribution that brings it is broken.
    """
    if name not in GAMES:
        hint = did_you_mean(str(name), GAMES)
        raise UsageError(f"there is no game '{shorten_value(name)}'. {hint}".strip()).with_subject("game")
    return GAMES[name]


@cache
def packaged_games() -> dict[str, GameSpec]:
    """The games of this package: each folder of `gwt.games` with a `GAME`."""
    games: list[GameSpec] = [
        import_module(f"{ENTRY_POINTS}.{module.name}").GAME
        for module in iter_modules(import_module(ENTRY_POINTS).__path__)
    ]
    return {game.name: game for game in games}


@cache
def _installed(path: tuple[str, ...]) -> "dict[str, EntryPoint]":
    """The games of installed distributions; what is installed later is seen by the next process."""
    from importlib import metadata

    return {point.name: point for point in metadata.entry_points(group=ENTRY_POINTS)}


@cache
def _load(entry: "EntryPoint") -> GameSpec:
    """The game that an entry point names.

    Raises:
        UsageError: it cannot be imported, or it is no game of that name.
    """
    try:
        game: Any = entry.load()
    except Exception as error:
        from gwt.spec.renamed_names import renamed_names_hint

        hint = renamed_names_hint(error, entry.module)
        message = f"the game '{entry.name}' cannot be imported from {entry.value}: {error}"
        message = f"{message}. {hint}" if hint else message
        raise UsageError(message).with_subject("game") from error
    if not isinstance(game, GameSpec) or game.name != entry.name:
        expected = f"GameSpec of the name '{entry.name}'"
        raise UsageError(f"the entry point {entry.value} is not a {expected}").with_subject("game")
    return game
