"""Pickles a game as its record, with the folders of its packs."""

import copyreg
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwt.play.game import Game

if TYPE_CHECKING:
    from gwt.kernel.record import ReplayChanges


def _reduced_game(game: Game) -> tuple[Any, ...]:
    folders = [layer.folder for layer in game.pack.layers]
    return _game, (game.record(), game.listen, folders, game.changed)


def _game(text: str, listen: bool, folders: list[Path], changed: "ReplayChanges | None") -> Game:
    """Returns the game that was pickled as this record; `changed` is what it said then."""
    from gwt.kernel.record import parse_record
    from gwt.play.saved_games import replay_record

    game = replay_record(parse_record(text, "<pickled game>"), packs=folders, listen=listen)
    game.changed = game.changed or changed
    return game


copyreg.pickle(Game, _reduced_game)
