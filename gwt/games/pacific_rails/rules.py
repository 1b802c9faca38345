"""The `GamePlay` of Pacific Rails Inc.: the verbs of all subjects, setup, turns and scoring."""

from collections.abc import Iterator

from gwt import json_types, kernel, spec
from gwt.games.pacific_rails.flow.setup import set_up
from gwt.games.pacific_rails.flow.turns import next_turn
from gwt.games.pacific_rails.model import events, state
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.positions.format import end_position, names
from gwt.games.pacific_rails.scoring.counts import goal_leaders
from gwt.games.pacific_rails.verbs.triggers import triggers_of_board
from gwt.games.pacific_rails.verbs.verb_modules import SUBJECTS

VERBS = kernel.all_verbs(*SUBJECTS)


class Play(spec.GamePlay):
    """The hooks of Pacific Rails; each is implemented in the package of its subject."""

    board = Board
    verbs = VERBS
    events = kernel.event_kinds(events)
    # Where a worker goes, which district acts, and what it does.
    search_depth = 4
    # Nothing is hidden after the goals have been drawn, so a forced answer would tell nobody anything.
    asks_forced = False

    set_up = staticmethod(set_up)
    next_turn = staticmethod(next_turn)
    names = staticmethod(names)
    end_position = staticmethod(end_position)
    public_values = staticmethod(goal_leaders)
    triggers = staticmethod(triggers_of_board)

    def find_inconsistencies(self, table: state.Table) -> Iterator[spec.Inconsistency]:
        from gwt.games.pacific_rails.positions.consistency import find_inconsistencies

        return find_inconsistencies(table)

    def tryout_position(self, board: Board, id: str, furnished: bool) -> json_types.JsonObject:
        from gwt.games.pacific_rails.positions.tryout import tryout_position

        return tryout_position(board, id, furnished)

    def weighted_valuation(self) -> spec.WeightedValuation:
        from gwt.games.pacific_rails.ai.valuation import Weights, valuation_of_weights

        return spec.WeightedValuation(Weights, valuation_of_weights)
