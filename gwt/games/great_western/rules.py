"""The `PlaySpec` of Great Western Trail: the verbs of all subjects, setup, turns and scoring."""

from attrs import evolve

from gwt.common import scoring
from gwt.games.great_western.ai.automatic_seats import automatic_seats
from gwt.games.great_western.ai.valuation import Weights, valuation_of_weights
from gwt.games.great_western.flow.campaign import begin_next_game, game_in_campaign
from gwt.games.great_western.flow.setup import SETUPS, set_up
from gwt.games.great_western.flow.turns import next_turn
from gwt.games.great_western.model import events
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.positions.consistency import find_inconsistencies
from gwt.games.great_western.positions.determinization import redeal_hidden
from gwt.games.great_western.positions.format import EXTRAS, names
from gwt.games.great_western.positions.tryout import tryout_position
from gwt.games.great_western.scoring.counts import COUNTS
from gwt.games.great_western.verbs.pieces import free_actions
from gwt.games.great_western.verbs.triggers import triggers_of_board
from gwt.games.great_western.verbs.verb_modules import SUBJECTS
from gwt.kernel import FinalScore, all_verbs, as_number, event_kinds
from gwt.spec import PlaySpec, WeightedValuation

VERBS = all_verbs(*SUBJECTS)


def score_seats(table: Table) -> tuple[FinalScore, ...]:
    """Returns the points of each seat by category, as if the game ended now."""
    pad = table.board.scoring
    single = enumerate(scoring.score_without_partners(table, pad))
    return scoring.score_teams(tuple(_in_its_way(table, seat, score) for seat, score in single), pad)


def _in_its_way(table: Table, seat: int, score: FinalScore) -> FinalScore:
    """The points of a seat, with the categories that count for it in a way of their own."""
    categories = role_of_seat(table, seat).scores
    if not categories:
        return score
    counted = {id: sum(as_number(table, seat, part) for part in per) for id, per in categories.items()}
    return evolve(score, points={**score.points, **counted})


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
