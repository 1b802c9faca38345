"""Events in words: a line for what a seat did without a break, cards named to those who see them."""

from collections.abc import Sequence

from gwt.games.great_western import events
from gwt.kernel.events import HIDDEN, Event
from gwt.terminal import telling
from gwt.terminal.cells import tally


def news_lines(happened: Sequence[Event | str], seat: int) -> list[tuple[str, str]]:
    """The lines for a seat, in order; what only another seat sees is left out of them."""
    return telling.news_lines(happened, seat, _WORDS, events.TurnBegan)


def sentence(event: Event, seat: int) -> str:
    """One event, in the past tense and without its subject."""
    return telling.sentence(event, seat, _WORDS)


def _cards(cards: Sequence[str]) -> str:
    """Which cards, or how many where a seat cannot see them."""
    if HIDDEN in cards:
        return f"{len(cards)} card" + "s" * (len(cards) != 1)
    return ", ".join(tally(cards)) or "no cards"


def _paid_to(to: int | None, seat: int) -> str:
    return "" if to is None else f" to {telling.name(to, seat)}"


def _fee(event: events.FeePaid, seat: int) -> str:
    short = f" of ${event.due}" if event.dollars < event.due else ""
    return f"paid a fee of ${event.dollars}{short}{_paid_to(event.to, seat)} on {event.space}"


def _objective(event: events.ObjectiveGained, seat: int) -> str:
    card = "an objective" if event.objective == HIDDEN else event.objective
    return f"took {card}{' from the stack' if event.from_stack else ''}"


def _building(event: events.BuildingPlaced, seat: int) -> str:
    over = f" in place of {event.replaced}" if event.replaced else ""
    return f"placed {event.building} on {event.space}{over}"


def _ended(event: events.GameEnded, seat: int) -> str:
    return f"made the last turn; the totals are {', '.join(map(str, event.totals))}"


_WORDS: telling.Words = {
    events.MoneyGained: lambda event, seat: f"gained ${event.dollars}",
    events.MoneyPaid: lambda event, seat: f"paid ${event.dollars}{_paid_to(event.to, seat)}",
    events.FeePaid: _fee,
    events.CattlemanMoved: lambda event, seat: f"moved to {event.space}",
    events.CardsDrawn: lambda event, seat: f"drew {_cards(event.cards)}",
    events.DeckShuffled: lambda event, seat: "shuffled the discard pile",
    events.CardsDiscarded: lambda event, seat: f"discarded {_cards(event.cards)}",
    events.CardsRemoved: lambda event, seat: f"removed {_cards(event.cards)}",
    events.HandRevealed: lambda event, seat: f"showed {_cards(event.cards)}, worth {event.value},",
    events.CertificatesMoved: lambda event, seat: f"went from {event.before} to {event.after} certificates",
    events.ObjectiveGained: _objective,
    events.ObjectivePlayed: lambda event, seat: f"played {event.objective}",
    events.EngineMoved: lambda event, seat: f"moved the engine from {event.before} to {event.after}",
    events.StationUpgraded: lambda event, seat: f"upgraded {event.station}",
    events.MasterAppointed: lambda event, seat: (
        f"left a {event.worker} at {event.station} for {event.master}"
    ),
    events.WorkerHired: lambda event, seat: f"hired a worker ({event.worker}) from row {event.row}",
    events.BuildingPlaced: _building,
    events.TileGained: lambda event, seat: f"took {event.tile} from {event.space}",
    events.TilePlaced: lambda event, seat: (
        f"placed {event.tile} on {event.space}" if event.space else f"put {event.tile} out of the game"
    ),
    events.WorkerOffered: lambda event, seat: f"placed {event.worker} in row {event.row} of the job market",
    events.TokenAdvanced: lambda event, seat: f"moved the token from row {event.row}",
    events.CattleBought: lambda event, seat: f"bought {event.card}",
    events.CattleAdded: lambda event, seat: f"added {_cards(event.cards)} to the cattle market",
    events.DiscPlaced: lambda event, seat: f"placed a disc from {event.origin} on {event.target}",
    events.Delivered: lambda event, seat: f"delivered to {event.city}",
    events.ForesightRefilled: lambda event, seat: "",
    events.EndTriggered: lambda event, seat: "filled the job market: the last turns begin",
    events.GameEnded: _ended,
}
