"""The games, each a folder on top of the kernel, imported when it is asked for."""

from functools import cache
from importlib import import_module

from gwt.errors import UsageError, did_you_mean, part
from gwt.spec.game import GameSpec

GAMES = {
    "great-western-trail": "gwt.games.great_western",
    "pacific-rails": "gwt.games.pacific_rails",
}
"""The module of each game, by the name of the game."""
DEFAULT = "great-western-trail"


def game_kind(name: str) -> GameSpec:
    """The game of that name.

    Raises:
        UsageError: there is none.
    """
    if not isinstance(name, str) or name not in GAMES:
        hint = did_you_mean(str(name), GAMES)
        raise UsageError(f"there is no game '{part(name)}'. {hint}".strip()).of("game")
    return _kind(name)


@cache
def _kind(name: str) -> GameSpec:
    kind: GameSpec = import_module(GAMES[name]).GAME
    return kind
