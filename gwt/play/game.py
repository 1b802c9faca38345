"""The public `Game` and `new_game`."""

# Registers how games are pickled, so that whoever has a game can pickle it.
import gwt.play.saved_games  # noqa: F401
from gwt.play.game_session import Game, failure_message, new_game, pack_versions, start_game

__all__ = ["Game", "failure_message", "new_game", "pack_versions", "start_game"]
