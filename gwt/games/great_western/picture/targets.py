"""The parts of the table that options are about, where their names alone do not say it."""

from gwt.dsl import Effect
from gwt.games.great_western.model import events
from gwt.games.great_western.model.effects import Auxiliary
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.picture.tiles import action_row
from gwt.games.great_western.verbs.cards import Discard, Draw, DrawTo, RemoveCards
from gwt.games.great_western.verbs.cattle_market import AddCattle, Buy, BuyCattle, TakeCattle, TakeFromStack
from gwt.games.great_western.verbs.certificates import Advance
from gwt.games.great_western.verbs.delivery import TakeIncome
from gwt.games.great_western.verbs.discs import ClearDisc, MoveDisc
from gwt.games.great_western.verbs.foresight import TakeTile
from gwt.games.great_western.verbs.location import Act, local_actions
from gwt.games.great_western.verbs.money import GainDollars
from gwt.games.great_western.verbs.network import PlaceIn
from gwt.games.great_western.verbs.objectives import GainObjective, Play
from gwt.games.great_western.verbs.railroad import Appoint, EngineBackTo, EngineTo
from gwt.games.great_western.verbs.workers import Hire, HireWorker
from gwt.kernel import Event

TARGETS: dict[type[Effect], str] = {
    AddCattle: "cattle-stack",
    Advance: "certificates",
    Appoint: "{0.worker}",
    Auxiliary: "form {0.double:d} {0.aux}",
    Buy: "market {0.card}",
    BuyCattle: "market",
    ClearDisc: "{0.disc}",
    Discard: "hand {0.card}",
    Draw: "draw-stack",
    DrawTo: "draw-stack",
    EngineBackTo: "track {0.track}",
    EngineTo: "track {0.track}",
    GainDollars: "dollars",
    GainObjective: "display {0.which}",
    Hire: "row {0.row} {0.worker}",
    HireWorker: "jobs",
    MoveDisc: "{0.station}",
    PlaceIn: "town {0.town}",
    Play: "hand {0.objective}",
    RemoveCards: "hand {0.card}",
    TakeCattle: "market {0.card}",
    TakeFromStack: "open-stack {0.card}",
    TakeIncome: "certificates",
    TakeTile: "foresight {0.spot} {0.tile}",
}
"""The format of the part, by the class of the option; see `PictureSpec.targets`."""

HAPPENINGS: dict[type[Event], str] = {
    events.CattleBought: "market {0.card}",
    events.CattleGained: "open-stack {0.card}",
    events.EngineMoved: "track {0.after}",
    events.EventTurned: "events",
    events.ObjectiveGained: "display",
    events.TokenAdvanced: "row {0.row}",
    events.WorkerHired: "row {0.row}",
    events.WorkerOffered: "row {0.row}",
}
"""The parts that events are about; see `PictureSpec.event_targets`."""


def part_of_action(table: Table, task: Effect, action: Effect) -> str:
    """Returns the row of a tile in which an action is printed that a seat may perform; empty without one.

    It is on the tile under the cattleman, or on one from which the action is copied.
    """
    if not isinstance(task, Act):
        return ""
    near, board = [task.at], table.board
    for space in near:
        if table.tiles.get(space) in board.buildings:
            if action in local_actions(table, space):
                return action_row(space, action)
            near += [id for id in (*board.next[space], *board.before[space]) if id not in near]
    return ""
