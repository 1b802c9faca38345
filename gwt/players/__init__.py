"""Players: whoever chooses instead of a person, by what a seat may see.

`player` says what a player is, `registry` makes players by their names and puts them to the seats of a
game, `fair_games` keeps from them what their seat may not know, `game_runner` plays games with them, on
several cores if wanted, and `simulation` whole runs of games.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.players.fair_games import FairPlayer as FairPlayer
    from gwt.players.fair_games import derive_seed as derive_seed
    from gwt.players.fair_games import fair_game as fair_game
    from gwt.players.game_length_limit import TURNS as TURNS
    from gwt.players.game_length_limit import GameLengthLimit as GameLengthLimit
    from gwt.players.game_length_limit import turn_of as turn_of
    from gwt.players.game_length_limit import unfinished_message as unfinished_message
    from gwt.players.game_runner import play_out as play_out
    from gwt.players.game_runner import seed_and_generator as seed_and_generator
    from gwt.players.greedy import WIDTH as WIDTH
    from gwt.players.greedy import GreedyPlayer as GreedyPlayer
    from gwt.players.levels import LEVELS as LEVELS
    from gwt.players.levels import USUAL as USUAL_LEVEL
    from gwt.players.levels import PlayerLevel as PlayerLevel
    from gwt.players.noisy_player import NoisyPlayer as NoisyPlayer
    from gwt.players.parallel_jobs import map_jobs as map_jobs
    from gwt.players.parallel_jobs import rare_collections as rare_collections
    from gwt.players.parallel_jobs import usable_cores as usable_cores
    from gwt.players.player import NOTHING as NOTHING
    from gwt.players.player import Experience as Experience
    from gwt.players.player import Lookahead as Lookahead
    from gwt.players.player import Player as Player
    from gwt.players.player import SupportsBegin as SupportsBegin
    from gwt.players.player import SupportsEnd as SupportsEnd
    from gwt.players.player import SupportsEstimates as SupportsEstimates
    from gwt.players.player import exit_message as exit_message
    from gwt.players.player import failure_line as failure_line
    from gwt.players.player import look_ahead as look_ahead
    from gwt.players.player import missing_weights_message as missing_weights_message
    from gwt.players.player import seat_values as seat_values
    from gwt.players.player import valuation_for as valuation_for
    from gwt.players.player_check import check_apart as check_apart
    from gwt.players.player_check import check_player as check_player
    from gwt.players.prospects import prospect as prospect
    from gwt.players.prospects import without_shunned as without_shunned
    from gwt.players.random import RandomPlayer as RandomPlayer
    from gwt.players.registry import PLAYERS as NAMES_OF_PLAYERS
    from gwt.players.registry import cannot_play as cannot_play
    from gwt.players.registry import check_can_play as check_can_play
    from gwt.players.registry import check_names as check_names
    from gwt.players.registry import check_seats_are_played as check_seats_are_played
    from gwt.players.registry import learned_files as learned_files
    from gwt.players.registry import new_player as new_player
    from gwt.players.registry import player_factory as player_factory
    from gwt.players.registry import player_names as player_names
    from gwt.players.registry import players_of_seats as players_of_seats
    from gwt.players.registry import seat_player as seat_player
    from gwt.players.registry import split_names as split_names
    from gwt.players.registry import untrained_warning as untrained_warning
    from gwt.players.simulation import Outcome as Outcome
    from gwt.players.simulation import Plan as Plan
    from gwt.players.simulation import Result as Result
    from gwt.players.simulation import played_game as played_game
    from gwt.players.simulation import simulate as simulate
    from gwt.players.simulation import started_game as started_game

__getattr__, __dir__ = _names(__name__)
