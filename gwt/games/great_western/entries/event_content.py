"""The classes of entries of `events.yaml`, about a deck of events that belongs to nobody."""

from typing import Literal

from gwt import dsl, packs, spec
from gwt.games.great_western.entries.references import Source


@packs.entry
class EventCard(spec.Entry):
    """A card of the deck of events."""

    id: str
    name: str
    source: Source
    action: dsl.Effect | None = None
    """The effect when it is turned up, for the player by whom or in whose turn it is."""
    triggers: tuple[dsl.Effect, ...] = ()
    """The triggers of every player while the card lies open, until the next one is turned up."""
    copies: int = 1
    """The number of such cards."""


@packs.entry
class EventDeck(spec.Entry):
    """A deck of events: shuffled before the first turn, and its cards are turned up one after the other."""

    source: Source
    cards: tuple[EventCard, ...]
    """The cards of the deck."""
    each: Literal["", "turn", "round"] = ""
    """The time at which a card is turned up by itself: at the start of each turn, or of each round."""
    again: bool = False
    """Whether the cards that have been turned up are shuffled into a new deck where there are none left."""
    last: dsl.Effect | None = None
    """The effect after that of the last card of the deck."""
