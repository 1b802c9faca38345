"""The `PlaySpec` of Pacific Rails Inc.: the verbs of all subjects, setup, turns and scoring."""

from gwt.common.scoring import scores
from gwt.games.pacific_rails.choosing.worth import Weights, weighted
from gwt.games.pacific_rails.course.setup import set_up
from gwt.games.pacific_rails.course.turns import next_turn
from gwt.games.pacific_rails.positions.format import EXTRAS, names
from gwt.games.pacific_rails.positions.status import status
from gwt.games.pacific_rails.positions.trial import trial
from gwt.games.pacific_rails.scores.scoring import COUNTS, goal_leaders
from gwt.games.pacific_rails.table import events
from gwt.games.pacific_rails.table.board import Board
from gwt.games.pacific_rails.verbs.subjects import SUBJECTS
from gwt.games.pacific_rails.verbs.triggers import of_board
from gwt.kernel import all_verbs, event_kinds
from gwt.spec import PlaySpec, Weighing

VERBS = all_verbs(*SUBJECTS)

PLAY = PlaySpec(
    board=Board,
    verbs=VERBS,
    counts=COUNTS,
    events=event_kinds(events),
    next_turn=next_turn,
    score=lambda table: scores(table, table.board.scoring),
    set_up=set_up,
    names=names,
    # Nothing is hidden after the goals have been drawn.
    deal_anew=lambda table, seat: None,
    # So a question with a single answer would tell nobody anything.
    asks_forced=False,
    status=status,
    shown=goal_leaders,
    triggers=of_board,
    weighing=Weighing(Weights, weighted),
    # Where a worker goes, which district acts, and what it does.
    ahead=4,
    extras=EXTRAS,
    trial=trial,
)
