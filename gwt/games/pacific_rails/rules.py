"""The `PlaySpec` of Pacific Rails Inc.: the verbs of all subjects, setup, turns and scoring."""

from gwt.common.scoring import score_seats
from gwt.games.pacific_rails.ai.valuation import Weights, valuation_of_weights
from gwt.games.pacific_rails.flow.setup import set_up
from gwt.games.pacific_rails.flow.turns import next_turn
from gwt.games.pacific_rails.model import events
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.positions.consistency import find_inconsistencies
from gwt.games.pacific_rails.positions.format import EXTRAS, names
from gwt.games.pacific_rails.positions.tryout import tryout_position
from gwt.games.pacific_rails.scoring.counts import COUNTS, goal_leaders
from gwt.games.pacific_rails.verbs.triggers import triggers_of_board
from gwt.games.pacific_rails.verbs.verb_modules import SUBJECTS
from gwt.kernel import all_verbs, event_kinds
from gwt.spec import PlaySpec, WeightedValuation

VERBS = all_verbs(*SUBJECTS)

PLAY = PlaySpec(
    board=Board,
    verbs=VERBS,
    counts=COUNTS,
    events=event_kinds(events),
    next_turn=next_turn,
    score=lambda table: score_seats(table, table.board.scoring),
    set_up=set_up,
    names=names,
    # Nothing is hidden after the goals have been drawn.
    redeal_hidden=lambda table, seat: None,
    # So a question with a single answer would tell nobody anything.
    asks_forced=False,
    find_inconsistencies=find_inconsistencies,
    public_values=goal_leaders,
    triggers=triggers_of_board,
    weighted_valuation=WeightedValuation(Weights, valuation_of_weights),
    # Where a worker goes, which district acts, and what it does.
    search_depth=4,
    position_extras=EXTRAS,
    tryout_position=tryout_position,
)
