"""The parts of the table that options are about, where their names alone do not say it."""

from gwt import dsl, kernel
from gwt.games.great_western.model import effects, events, state
from gwt.games.great_western.picture.tiles import action_row
from gwt.games.great_western.verbs import cards, cattle_market, certificates, delivery, discs, foresight
from gwt.games.great_western.verbs.location import Act, local_actions
from gwt.games.great_western.verbs.money import GainDollars
from gwt.games.great_western.verbs.network import PlaceIn
from gwt.games.great_western.verbs.objectives import GainObjective, Play
from gwt.games.great_western.verbs.railroad import Appoint, EngineBackTo, EngineTo
from gwt.games.great_western.verbs.workers import Hire, HireWorker

TARGETS: dict[type[dsl.Effect], str] = {
    cattle_market.AddCattle: "cattle-stack",
    certificates.Advance: "certificates",
    Appoint: "{0.worker}",
    effects.Auxiliary: "form {0.double:d} {0.aux}",
    cattle_market.Buy: "market {0.card}",
    cattle_market.BuyCattle: "market",
    discs.ClearDisc: "{0.disc}",
    cards.Discard: "hand {0.card}",
    cards.Draw: "draw-stack",
    cards.DrawTo: "draw-stack",
    EngineBackTo: "track {0.track}",
    EngineTo: "track {0.track}",
    GainDollars: "dollars",
    GainObjective: "display {0.which}",
    Hire: "row {0.row} {0.worker}",
    HireWorker: "jobs",
    discs.MoveDisc: "{0.station}",
    PlaceIn: "town {0.town}",
    Play: "hand {0.objective}",
    cards.RemoveCards: "hand {0.card}",
    cattle_market.TakeCattle: "market {0.card}",
    cattle_market.TakeFromStack: "open-stack {0.card}",
    delivery.TakeIncome: "certificates",
    foresight.TakeTile: "foresight {0.spot} {0.tile}",
}
"""The format of the part, by the class of the option; see `PictureSpec.targets`."""

HAPPENINGS: dict[type[kernel.Event], str] = {
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


def part_of_action(table: state.Table, task: dsl.Effect, action: dsl.Effect) -> str:
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
