"""Players: whoever chooses in the place of a person, by what a seat may see.

`player` says what a player is, `seating` makes players by their names and puts them to the seats of a
game, `fairness` keeps from them what their seat may not know, `playing` plays games with them, on several
cores if wanted, and `simulation` whole runs of games.
"""

from typing import TYPE_CHECKING

from gwt.later import names as _names

if TYPE_CHECKING:
    from gwt.players.checking import check_player
    from gwt.players.fairness import FairPlayer, fair
    from gwt.players.greedy import GreedyPlayer
    from gwt.players.ismcts import IsmctsPlayer
    from gwt.players.player import Outlook, Player, outlook, valuation
    from gwt.players.playing import play_out
    from gwt.players.random import RandomPlayer
    from gwt.players.rollout import RolloutPlayer
    from gwt.players.seating import new_player
    from gwt.players.simulation import Outcome, Plan, Result, simulate

__all__ = [
    "FairPlayer",
    "GreedyPlayer",
    "IsmctsPlayer",
    "Outcome",
    "Outlook",
    "Plan",
    "Player",
    "RandomPlayer",
    "Result",
    "RolloutPlayer",
    "check_player",
    "fair",
    "new_player",
    "outlook",
    "play_out",
    "simulate",
    "valuation",
]

__getattr__, __dir__ = _names(
    __name__,
    {
        "FairPlayer": "gwt.players.fairness",
        "GreedyPlayer": "gwt.players.greedy",
        "IsmctsPlayer": "gwt.players.ismcts",
        "Outcome": "gwt.players.simulation",
        "Outlook": "gwt.players.player",
        "Plan": "gwt.players.simulation",
        "Player": "gwt.players.player",
        "RandomPlayer": "gwt.players.random",
        "Result": "gwt.players.simulation",
        "RolloutPlayer": "gwt.players.rollout",
        "check_player": "gwt.players.checking",
        "fair": "gwt.players.fairness",
        "new_player": "gwt.players.seating",
        "outlook": "gwt.players.player",
        "play_out": "gwt.players.playing",
        "simulate": "gwt.players.simulation",
        "valuation": "gwt.players.player",
    },
)
