"""Triggers of what players have and of the whole game: their words, their events, and who has them."""

from gwt import dsl, kernel
from gwt.common import triggers
from gwt.games.great_western.model import events, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import event_deck, location

_WORDS: tuple[tuple[str, str, type[kernel.Event]], ...] = (
    ("deliver", "delivers", events.Delivered),
    ("buy cattle", "buys cattle", events.CattleBought),
    ("hire", "hires", events.WorkerHired),
    ("build", "builds", events.BuildingPlaced),
    ("move engine", "moves engine", events.EngineMoved),
    ("upgrade station", "upgrades station", events.StationUpgraded),
    ("gain objective", "gains objective", events.ObjectiveGained),
    ("play objective", "plays objective", events.ObjectivePlayed),
    ("pass here", "passes here", events.CattlemanMoved),
)
"""The events of triggers in words for `you` and for others, with their classes."""
GAIN, GAINS = "gain", "gains"
EVENTS: dict[str, type[kernel.Event]] = {
    **{word: kind for you, other, kind in _WORDS for word in (you, other)},
    **dict.fromkeys((GAIN, GAINS), events.PiecesGained),
}
"""The closed list of events for which a trigger can wait, by their words."""
_EITHER = "|".join
_YOU = _EITHER(f"'{you}'" for you, _, _ in _WORDS)
_OTHER = _EITHER(f"'{other}'" for _, other, _ in _WORDS)


@dsl.verb(f"when you {{event:{_YOU}}} [{{worker}}] [to {{city}}] ({{effect}})")
class WhenYou(triggers.When):
    """A trigger by what its owner does; a worker narrows hiring, a city delivering."""

    worker: str
    city: str


@dsl.verb(
    f"when {{who:'another player'|'any player'}} {{event:{_OTHER}}} [{{worker}}] [to {{city}}] ({{effect}})"
)
class WhenOthers(triggers.When):
    """A trigger by what another player does, or any player; a worker narrows hiring, a city delivering."""

    who: str
    worker: str
    city: str


@dsl.verb(f"when you {{event:'{GAIN}'}} {{piece}} ({{effect}})")
class WhenYouGain(triggers.When):
    """A trigger by a kind of piece that its owner gains, once however many they are."""

    piece: str


@dsl.verb(f"when {{who:'another player'|'any player'}} {{event:'{GAINS}'}} {{piece}} ({{effect}})")
class WhenOthersGain(triggers.When):
    """A trigger by a kind of piece that another player gains, or any player."""

    who: str
    piece: str


BUILDING, OBJECTIVE, MASTER, PIECE, EVENT = "building", "objective", "master", "piece", "event card"
"""The kinds of what has triggers."""


def triggers_held(table: state.Table, seat: int, trigger: triggers.Trigger, event: kernel.Event) -> int:
    """Returns how many of what has a trigger a seat has, if it waits for such an event.

    A building is had while it lies on the trail, an objective card while it lies in the area, a station
    master while its tile is kept, and each piece while it is kept. Every seat has the event that lies open.
    """
    when = trigger.when
    for field in ("worker", "city", "piece"):
        if (name := getattr(when, field, "")) and vars(event)[field] != name:
            return 0
    if trigger.kind == triggers.RULES:
        return 1
    if trigger.kind == EVENT:
        return int(event_deck.open_event(table) == trigger.id)
    player = table.players[seat]
    if trigger.kind != BUILDING:
        kept = {MASTER: player.masters, OBJECTIVE: player.objectives, PIECE: player.pieces}
        return kept[trigger.kind].count(trigger.id)
    over = event.over if isinstance(event, events.CattlemanMoved) else None
    return sum(
        table.tiles.get(space) == trigger.id and (over is None or space in over)
        for space, owner in table.owners.items()
        if owner == seat
    )


def triggers_of_board(board: Board) -> kernel.Triggers | None:
    """Returns what waits for events with the content of a pack."""
    # After an action comes what else the tile offers, or the rest of the turn.
    return triggers.make_triggers(
        board.triggers,
        EVENTS,
        triggers_held,
        pauses=lambda effect, cause: type(effect) is location.Act or cause == "turn",
    )


VERBS: kernel.Verbs[state.Table] = triggers.trigger_verbs(WhenYou, WhenOthers, WhenYouGain, WhenOthersGain)
