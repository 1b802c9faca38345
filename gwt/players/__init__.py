"""Players: whoever chooses in the place of a person, by what a seat may see.

`player` says what a player is, `seating` makes players by their names and puts them to the seats of a
game, `fairness` keeps from them what their seat may not know, `playing` plays games with them, on several
cores if wanted, and `simulation` whole runs of games.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

_MODULES = {
    "FairPlayer": "fairness",
    "GreedyPlayer": "greedy",
    "IsmctsPlayer": "ismcts",
    "Outcome": "simulation",
    "Outlook": "player",
    "Plan": "simulation",
    "Player": "player",
    "RandomPlayer": "random",
    "Result": "simulation",
    "RolloutPlayer": "rollout",
    "check_player": "checking",
    "fair": "fairness",
    "new_player": "seating",
    "outlook": "player",
    "play_out": "playing",
    "simulate": "simulation",
    "valuation": "player",
}
"""The module of each name, imported when it is first asked for."""


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'gwt.players' has no attribute '{name}'")
    value = globals()[name] = getattr(import_module(f"gwt.players.{_MODULES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})
