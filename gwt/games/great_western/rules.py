"""The `PlaySpec` of Great Western Trail: the verbs of all subjects, setup, turns and scoring."""

from gwt.games.great_western.ai.automatic_seats import automatic_seats
from gwt.games.great_western.ai.valuation import Weights, valuation_of_weights
from gwt.games.great_western.flow.campaign import begin_next_game, game_in_campaign
from gwt.games.great_western.flow.setup import SETUPS, set_up
from gwt.games.great_western.flow.turns import next_turn
from gwt.games.great_western.model import events
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.positions.consistency import find_inconsistencies
from gwt.games.great_western.positions.determinization import redeal_hidden
from gwt.games.great_western.positions.format import EXTRAS, names
from gwt.games.great_western.positions.tryout import tryout_position
from gwt.games.great_western.scoring.counts import COUNTS
from gwt.games.great_western.scoring.points import score_seats
from gwt.games.great_western.verbs.pieces import free_actions
from gwt.games.great_western.verbs.triggers import triggers_of_board
from gwt.games.great_western.verbs.verb_modules import SUBJECTS
from gwt.kernel import all_verbs, event_kinds
from gwt.spec import PlaySpec, WeightedValuation

VERBS = all_verbs(*SUBJECTS)

PLAY = PlaySpec(
    board=Board,
    verbs=VERBS,
    counts=COUNTS,
    events=event_kinds(events),
    next_turn=next_turn,
    score=score_seats,
    setups=SETUPS,
    set_up=set_up,
    names=names,
    deal_anew=redeal_hidden,
    status=find_inconsistencies,
    weighing=WeightedValuation(Weights, valuation_of_weights, patient="practised"),
    extras=EXTRAS,
    trial=tryout_position,
    freely=free_actions,
    automatic=automatic_seats,
    triggers=triggers_of_board,
    chapter=game_in_campaign,
    onward=begin_next_game,
)
