"""The `GamePlay` of Pacific Rails Inc.: the verbs of all subjects, setup, turns and scoring."""

from gwt.games.pacific_rails.ai.valuation import Weights, valuation_of_weights
from gwt.games.pacific_rails.flow.setup import set_up
from gwt.games.pacific_rails.flow.turns import next_turn
from gwt.games.pacific_rails.model import events
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.positions.consistency import find_inconsistencies
from gwt.games.pacific_rails.positions.format import end_position, names
from gwt.games.pacific_rails.positions.tryout import tryout_position
from gwt.games.pacific_rails.scoring.counts import goal_leaders
from gwt.games.pacific_rails.verbs.triggers import triggers_of_board
from gwt.games.pacific_rails.verbs.verb_modules import SUBJECTS
from gwt.kernel import all_verbs, event_kinds
from gwt.spec import GamePlay, WeightedValuation

VERBS = all_verbs(*SUBJECTS)


class Play(GamePlay):
    """The hooks of Pacific Rails, which stand in the rooms of their subjects."""

    board = Board
    verbs = VERBS
    events = event_kinds(events)
    weighted_valuation = WeightedValuation(Weights, valuation_of_weights)
    # Where a worker goes, which district acts, and what it does.
    search_depth = 4
    # Nothing is hidden after the goals have been drawn, so a forced answer would tell nobody anything.
    asks_forced = False

    set_up = staticmethod(set_up)
    next_turn = staticmethod(next_turn)
    names = staticmethod(names)
    end_position = staticmethod(end_position)
    find_inconsistencies = staticmethod(find_inconsistencies)
    public_values = staticmethod(goal_leaders)
    triggers = staticmethod(triggers_of_board)
    tryout_position = staticmethod(tryout_position)
