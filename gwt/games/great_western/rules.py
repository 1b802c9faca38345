"""The `PlaySpec` of Great Western Trail: the verbs of all subjects, setup, turns and scoring."""

from gwt.games.great_western import events
from gwt.games.great_western.board import Board
from gwt.games.great_western.campaign import chapter, onward
from gwt.games.great_western.counts import COUNTS
from gwt.games.great_western.hidden import deal_anew
from gwt.games.great_western.pieces import freely
from gwt.games.great_western.points import scores
from gwt.games.great_western.policy import automatic
from gwt.games.great_western.positions import EXTRAS, names
from gwt.games.great_western.setup import SETUPS, set_up
from gwt.games.great_western.status import status
from gwt.games.great_western.subjects import SUBJECTS
from gwt.games.great_western.trial import trial
from gwt.games.great_western.triggers import of_board
from gwt.games.great_western.turns import next_turn
from gwt.games.great_western.worth import Weights, weighted
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
    weighing=Weighing(Weights, weighted, patient="patient"),
    extras=EXTRAS,
    trial=trial,
    freely=freely,
    automatic=automatic,
    triggers=of_board,
    chapter=chapter,
    onward=onward,
)
