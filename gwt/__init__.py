"""An unofficial rules engine for Great Western Trail, with every effect written as data.

import gwt

game = gwt.new_game(players=3, seed=42)
while not game.over:
    game.play(game.decision.options[0])
print(game.scores)
"""

from typing import TYPE_CHECKING

from gwt._version import __version__
from gwt.errors import (
    ContentError,
    GwtError,
    IllegalChoice,
    LocatedError,
    RecordError,
    UnfinishedGame,
    UsageError,
)
from gwt.later import names as _names
from gwt.spec.packs import load_pack

if TYPE_CHECKING:
    from gwt.kernel.events import Event
    from gwt.kernel.game import Decision
    from gwt.kernel.premise import Premise
    from gwt.kernel.record import Changed
    from gwt.kernel.rules import Score
    from gwt.play.arranging import from_position
    from gwt.play.game import Game, new_game
    from gwt.play.saves import load_game
    from gwt.play.view import View

__all__ = [
    "Changed",
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
    "UnfinishedGame",
    "UsageError",
    "View",
    "__version__",
    "from_position",
    "load_game",
    "load_pack",
    "new_game",
]

__getattr__, __dir__ = _names(
    __name__,
    {
        "Changed": "gwt.kernel.record",
        "Decision": "gwt.kernel.game",
        "Event": "gwt.kernel.events",
        "Game": "gwt.play.game",
        "Premise": "gwt.kernel.premise",
        "Score": "gwt.kernel.rules",
        "View": "gwt.play.view",
        "from_position": "gwt.play.arranging",
        "load_game": "gwt.play.saves",
        "new_game": "gwt.play.game",
    },
)
