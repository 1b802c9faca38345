"""Players: whoever chooses in the place of a person, by what a seat may see.

`player` says what a player is, `registry` makes players by their names and puts them to the seats of a
game, `fairness` keeps from them what their seat may not know, `playing` plays games with them, on several
cores if wanted, and `simulation` whole runs of games.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.players.checking import check_apart as check_apart
    from gwt.players.checking import check_player as check_player
    from gwt.players.collector import collecting_rarely as collecting_rarely
    from gwt.players.erring import ErringPlayer as ErringPlayer
    from gwt.players.fairness import FairPlayer as FairPlayer
    from gwt.players.fairness import fair as fair
    from gwt.players.fairness import sealed as sealed
    from gwt.players.greedy import WIDTH as WIDTH
    from gwt.players.greedy import GreedyPlayer as GreedyPlayer
    from gwt.players.ismcts import IsmctsPlayer as IsmctsPlayer
    from gwt.players.jobs import cores as cores
    from gwt.players.jobs import in_turn_or_parallel as in_turn_or_parallel
    from gwt.players.levels import LEVELS as LEVELS
    from gwt.players.levels import USUAL as USUAL_LEVEL
    from gwt.players.levels import PlayerLevel as PlayerLevel
    from gwt.players.limit import TURNS as TURNS
    from gwt.players.limit import Limit as Limit
    from gwt.players.limit import turn_of as turn_of
    from gwt.players.limit import unfinished as unfinished
    from gwt.players.player import NOTHING as NOTHING
    from gwt.players.player import Beginner as Beginner
    from gwt.players.player import Ender as Ender
    from gwt.players.player import Estimating as Estimating
    from gwt.players.player import Experience as Experience
    from gwt.players.player import Outlook as Outlook
    from gwt.players.player import Player as Player
    from gwt.players.player import ended as ended
    from gwt.players.player import failure as failure
    from gwt.players.player import lacks_weights as lacks_weights
    from gwt.players.player import outlook as outlook
    from gwt.players.player import valuation as valuation
    from gwt.players.playing import generators as generators
    from gwt.players.playing import play_out as play_out
    from gwt.players.prospects import prospect as prospect
    from gwt.players.prospects import without as without
    from gwt.players.random import RandomPlayer as RandomPlayer
    from gwt.players.registry import PLAYERS as NAMES_OF_PLAYERS
    from gwt.players.registry import cannot_play as cannot_play
    from gwt.players.registry import check_able as check_able
    from gwt.players.registry import check_names as check_names
    from gwt.players.registry import check_played as check_played
    from gwt.players.registry import known_players as known_players
    from gwt.players.registry import learned as learned
    from gwt.players.registry import maker as maker
    from gwt.players.registry import names_in as names_in
    from gwt.players.registry import new_player as new_player
    from gwt.players.registry import seat_player as seat_player
    from gwt.players.registry import seated as seated
    from gwt.players.registry import untrained as untrained
    from gwt.players.rollout import RolloutPlayer as RolloutPlayer
    from gwt.players.rollout import worths as worths
    from gwt.players.simulation import Outcome as Outcome
    from gwt.players.simulation import Plan as Plan
    from gwt.players.simulation import Result as Result
    from gwt.players.simulation import played as played
    from gwt.players.simulation import simulate as simulate
    from gwt.players.simulation import started as started

__getattr__, __dir__ = _names(__name__)
