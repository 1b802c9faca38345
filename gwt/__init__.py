"""An unofficial rules engine for Great Western Trail, with every effect written as data.

import gwt

game = gwt.new_game(players=3, seed=42)
while not game.over:
    game.play(game.decision.options[0])
print(game.scores)
"""

from gwt._version import __version__
from gwt.errors import (
    ContentError,
    GwtError,
    IllegalChoice,
    LocatedError,
    RecordError,
    UsageError,
)
from gwt.games.play import Game, from_position, load_game, load_pack, new_game
from gwt.games.view import View
from gwt.kernel.events import Event
from gwt.kernel.game import Decision
from gwt.kernel.rules import Premise, Score

__all__ = [
    "ContentError",
    "Decision",
    "Event",
    "Game",
    "GwtError",
    "IllegalChoice",
    "LocatedError",
    "Premise",
    "RecordError",
    "Score",
    "UsageError",
    "View",
    "__version__",
    "from_position",
    "load_game",
    "load_pack",
    "new_game",
]
