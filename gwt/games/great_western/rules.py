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
    redeal_hidden=redeal_hidden,
    find_inconsistencies=find_inconsistencies,
    weighted_valuation=WeightedValuation(Weights, valuation_of_weights, patient="expert"),
    position_extras=EXTRAS,
    tryout_position=tryout_position,
    free_actions=free_actions,
    automatic_seats=automatic_seats,
    triggers=triggers_of_board,
    game_in_campaign=game_in_campaign,
    begin_next_game=begin_next_game,
)
