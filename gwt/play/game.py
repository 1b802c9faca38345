"""The public `Game` and `new_game`."""

# Registers how games are pickled, so that whoever has a game can pickle it.
import gwt.play.saves  # noqa: F401
from gwt.play.playing import Game, failure_of, new_game, stamps, start

__all__ = ["Game", "failure_of", "new_game", "stamps", "start"]
