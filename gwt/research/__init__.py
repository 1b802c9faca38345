"""Research: observations and options as numbers, policies, and tournaments.

`observer` writes observations from the declared fields of a state, `action_encoder` codes options from the
nodes they are made of. Neither has a line about a game: a game, a pack or a plug-in that is new comes with
both. They need no numpy; what is returned is what numpy reads without copying it.

`tournament` plays players against each other, `result_store` keeps what comes of it, `rating` says how
strong they are, and `backends` are where games are played. `envs` and `openspiel` show games as other
libraries ask for them, and need these.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.research import envs as envs
    from gwt.research import openspiel as openspiel
    from gwt.research import policy as policy
    from gwt.research import policy_player as policy_player
    from gwt.research.action_encoder import ROOM as ROOM_OF_ACTIONS
    from gwt.research.action_encoder import ActionEncoder as ActionEncoder
    from gwt.research.decision_dataset import CollectionPlan as CollectionPlan
    from gwt.research.decision_dataset import DecisionDataset as DecisionDataset
    from gwt.research.decision_dataset import RecordedDecision as RecordedDecision
    from gwt.research.decision_dataset import pad_batch as pad_batch
    from gwt.research.decision_dataset import played_decisions as played_decisions
    from gwt.research.decision_dataset import read_decisions as read_decisions
    from gwt.research.decision_dataset import to_tensors as to_tensors
    from gwt.research.decision_dataset import write_decisions as write_decisions
    from gwt.research.decision_encoder import cross_feature_labels as cross_feature_labels
    from gwt.research.decision_encoder import encoder_for as encoder_for
    from gwt.research.expert import ExpertPlayer as ExpertPlayer
    from gwt.research.game_analysis import Calibration as Calibration
    from gwt.research.game_analysis import DecisionAnalysis as DecisionAnalysis
    from gwt.research.game_analysis import RatedOption as RatedOption
    from gwt.research.game_analysis import SeatSummary as SeatSummary
    from gwt.research.game_analysis import analyse as analyse
    from gwt.research.game_analysis import analyse_in_background as analyse_in_background
    from gwt.research.game_analysis import analysis_data as analysis_data
    from gwt.research.game_analysis import calibration as calibration
    from gwt.research.game_analysis import seat_summaries as seat_summaries
    from gwt.research.game_analysis import turning_points as turning_points
    from gwt.research.ladder import GAMES as LADDER_GAMES
    from gwt.research.ladder import LadderRow as LadderRow
    from gwt.research.ladder import compared_with as compared_with
    from gwt.research.ladder import ladder_contest as ladder_contest
    from gwt.research.ladder import ladder_line as ladder_line
    from gwt.research.ladder import play_ladder as play_ladder
    from gwt.research.ladder import read_ladder as read_ladder
    from gwt.research.observer import LAYOUTS as LAYOUTS
    from gwt.research.observer import Observer as Observer
    from gwt.research.option_search import SearchEstimate as SearchEstimate
    from gwt.research.rating import Ranking as Ranking
    from gwt.research.rating import Standing as Standing
    from gwt.research.rating import in_elo as in_elo
    from gwt.research.rating import in_percent as in_percent
    from gwt.research.rating import rank_players as rank_players
    from gwt.research.rating import ratings_of as ratings_of
    from gwt.research.result_store import ResultRow as ResultRow
    from gwt.research.result_store import chosen_rows as chosen_rows
    from gwt.research.result_store import export_rows as export_rows
    from gwt.research.result_store import recorded_runs as recorded_runs
    from gwt.research.returns import returns_of as returns_of
    from gwt.research.table_batch import Batch as Batch
    from gwt.research.tournament import Backend as Backend
    from gwt.research.tournament import Contest as Contest
    from gwt.research.tournament import TournamentResult as TournamentResult
    from gwt.research.tournament import play_contest as play_contest
    from gwt.research.tournament import run_tournament as run_tournament
    from gwt.research.vector_tables import VectorTables as VectorTables

__getattr__, __dir__ = _names(__name__)
