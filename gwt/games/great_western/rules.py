"""The `PlaySpec` of Great Western Trail: the verbs of all subjects, setup, turns and scoring."""

from gwt.games.great_western.choosing.policy import automatic
from gwt.games.great_western.choosing.worth import Weights, weighted
from gwt.games.great_western.course.campaign import chapter, onward
from gwt.games.great_western.course.setup import SETUPS, set_up
from gwt.games.great_western.course.turns import next_turn
from gwt.games.great_western.positions.format import EXTRAS, names
from gwt.games.great_western.positions.hidden import deal_anew
from gwt.games.great_western.positions.status import status
from gwt.games.great_western.positions.trial import trial
from gwt.games.great_western.scores.counts import COUNTS
from gwt.games.great_western.scores.points import scores
from gwt.games.great_western.table import events
from gwt.games.great_western.table.board import Board
from gwt.games.great_western.verbs.pieces import freely
from gwt.games.great_western.verbs.subjects import SUBJECTS
from gwt.games.great_western.verbs.triggers import of_board
from gwt.kernel import all_verbs, event_kinds
from gwt.spec import PlaySpec, Weighing

VERBS = all_verbs(*SUBJECTS)

PLAY = PlaySpec(
    board=Board,
    verbs=VERBS,
    counts=COUNTS,
    events=event_kinds(events),
    next_turn=next_turn,
    score=scores,
    setups=SETUPS,
    set_up=set_up,
    names=names,
    deal_anew=deal_anew,
    status=status,
    weighing=Weighing(Weights, weighted, patient="practised"),
    extras=EXTRAS,
    trial=trial,
    freely=freely,
    automatic=automatic,
    triggers=of_board,
    chapter=chapter,
    onward=onward,
)
