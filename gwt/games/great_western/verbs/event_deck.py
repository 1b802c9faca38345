"""A deck of events that belongs to nobody: its cards are turned up, and done by those whom they name.

What the cards say and when they are turned up is content (`events.yaml`).
"""

from gwt import dsl, kernel
from gwt.games.great_western.model import events, moves, state


@dsl.verb("'turn up event'")
class TurnUpEvent(dsl.Effect):
    """Turn up the next card of the deck of events, which is then done."""

    as_cost = None
    reveals = True


TURN_UP = TurnUpEvent()


def begin_with_event(table: state.Table, seat: int) -> None:
    """Puts the event that comes before a turn on the agenda, above that turn, if one comes there."""
    deck = table.board.event_deck
    if deck is None or not deck.each:
        return
    if deck.each == "turn" or (table.turn - 1) % len(table.players) == 0:
        table.agenda.append((seat, TURN_UP, "turn"))


def open_event(table: state.Table) -> str:
    """Returns the card that lies open, or an empty text before the first one."""
    return table.turned_events[-1] if table.turned_events else ""


def _is_one_left(table: state.Table, seat: int, effect: TurnUpEvent) -> bool:
    deck = table.board.event_deck
    return bool(table.event_cards) or (deck is not None and deck.again and bool(table.turned_events))


def _turn_up(table: state.Table, seat: int, effect: TurnUpEvent, cause: str) -> None:
    deck = table.board.event_deck
    assert deck is not None, "a card is turned up where there is no deck of events"
    if not table.event_cards:
        cards, table.turned_events = sorted(table.turned_events), ()
        kernel.shuffle(table, cards)
        table.event_cards = tuple(cards)
        table.emit(events.EventCardsShuffled, seat, cause)
    (card,) = moves.turn_up_event(table, 1, table, table)
    table.emit(events.EventTurned, seat, cause, card)
    after = (table.board.event_cards[card].action, None if table.event_cards else deck.last)
    kernel.push(table, seat, [effect for effect in after if effect is not None], card)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[TurnUpEvent] = kernel.Verb(_turn_up, can=_is_one_left)
