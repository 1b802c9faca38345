"""A face for research: what a seat sees as numbers, and what it may choose as numbers.

`observe` writes observations from the declared fields of a state, `act` codes options from the nodes
they are made of. Neither has a line about a game: a game, a pack or a plug-in that is new comes with both.
They need no numpy; what is returned is what numpy reads without copying it.

`tournament` plays players against each other, `rows` keeps what comes of it, `rating` says how strong they
are, and `backends` are where games are played. `envs` and `openspiel` show games as other libraries ask
for them, and need these.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.research import curve as curve
    from gwt.research import envs as envs
    from gwt.research import ladder as ladder
    from gwt.research import openspiel as openspiel
    from gwt.research import page as page
    from gwt.research import policy as policy
    from gwt.research import policy_player as policy_player
    from gwt.research import strength as strength
    from gwt.research.act import ROOM as ROOM_OF_ACTIONS
    from gwt.research.act import Actions as Actions
    from gwt.research.analysis import Account as Account
    from gwt.research.analysis import Appraisal as Appraisal
    from gwt.research.analysis import Calibration as Calibration
    from gwt.research.analysis import Weighed as Weighed
    from gwt.research.analysis import accounts as accounts
    from gwt.research.analysis import analyse as analyse
    from gwt.research.analysis import analysis_data as analysis_data
    from gwt.research.analysis import calibration as calibration
    from gwt.research.analysis import in_background as analyse_in_background
    from gwt.research.analysis import turning_points as turning_points
    from gwt.research.backends import Backend as Backend
    from gwt.research.block import Batch as Batch
    from gwt.research.bounds import Bounds as Bounds
    from gwt.research.calibrating import Calibrating as Calibrating
    from gwt.research.calibrating import Decile as Decile
    from gwt.research.calibrating import Foretold as Foretold
    from gwt.research.calibrating import Measured as Measured
    from gwt.research.calibrating import fitted as fitted
    from gwt.research.calibrating import foretold as foretold
    from gwt.research.calibrating import measured as measured
    from gwt.research.calibrating import write_calibration as write_calibration
    from gwt.research.decisions import Collection as Collection
    from gwt.research.decisions import Decisions as Decisions
    from gwt.research.decisions import RecordedDecision as RecordedDecision
    from gwt.research.decisions import padded as padded
    from gwt.research.decisions import played as played_decisions
    from gwt.research.decisions import read_decisions as read_decisions
    from gwt.research.decisions import tensors as tensors
    from gwt.research.decisions import write as write_decisions
    from gwt.research.distilling import Distilling as Distilling
    from gwt.research.distilling import distil as distil
    from gwt.research.expert import ExpertPlayer as ExpertPlayer
    from gwt.research.gating import GateResult as GateResult
    from gwt.research.gating import Sprt as Sprt
    from gwt.research.gating import gate as gate
    from gwt.research.hyperparameters import Hyperparameters as Hyperparameters
    from gwt.research.hyperparameters import hyperparameter_defaults as hyperparameter_defaults
    from gwt.research.hyperparameters import read_hyperparameters as read_hyperparameters
    from gwt.research.observe import LAYOUTS as LAYOUTS
    from gwt.research.observe import Observer as Observer
    from gwt.research.rating import Ranking as Ranking
    from gwt.research.rating import Standing as Standing
    from gwt.research.rating import in_elo as in_elo
    from gwt.research.rating import in_percent as in_percent
    from gwt.research.rating import ranking as ranking
    from gwt.research.rating import ratings_of as ratings_of
    from gwt.research.reinforcing import Reinforcing as Reinforcing
    from gwt.research.reinforcing import reinforce as reinforce
    from gwt.research.rows import ResultRow as ResultRow
    from gwt.research.rows import chosen as chosen_rows
    from gwt.research.rows import exported as export_rows
    from gwt.research.rows import runs as recorded_runs
    from gwt.research.setting import Setting as Setting
    from gwt.research.setting import numbers_of_players as numbers_of_players
    from gwt.research.setting import several_packs as several_packs
    from gwt.research.strength import Strength as Strength
    from gwt.research.strength import strengths as strengths
    from gwt.research.tournament import Contest as Contest
    from gwt.research.tournament import TournamentResult as TournamentResult
    from gwt.research.tournament import play as play_contest
    from gwt.research.tournament import run as run
    from gwt.research.training import Training as Training
    from gwt.research.training import train as train
    from gwt.research.trials import Worth as Worth
    from gwt.research.vector import VectorTables as VectorTables

__getattr__, __dir__ = _names(__name__)
