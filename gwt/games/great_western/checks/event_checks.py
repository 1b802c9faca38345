"""Checks of triggers, and of the deck of events: its cards, what they do, where one is turned up."""

from collections.abc import Iterator

from gwt import common, dsl, kernel, packs
from gwt.games.great_western.entries import content, event_content
from gwt.games.great_western.model import effects, events
from gwt.games.great_western.verbs import event_deck, money, triggers
from gwt.games.great_western.verbs.cattle_market import AddCattle, FillMarket
from gwt.games.great_western.verbs.foresight import Foresee, RefillForesight
from gwt.games.great_western.verbs.workers import EndGame
from gwt.packs.traversal import all_effects

NARROWED: dict[str, type[kernel.Event]] = {"worker": events.WorkerHired, "city": events.Delivered}
"""The fields of a trigger that narrow it, each with the only event that has it."""

_ANYWHERE: tuple[type, ...] = (effects.Plain, common.ByPlayers, common.triggers.When, *dsl.JOINER_CLASSES)
"""The verbs that are possible on the turn of another player; a trigger within is a problem of its own."""


_OF_TILES = "Write it under 'triggers' of a building."


def check_triggers(entries: content.Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless triggers stand in `triggers` alone, which holds nothing else."""
    for stem, key_path, effect in all_effects(entries):
        inside = dsl.walk_effect(effect)
        if "triggers" in key_path:
            next(inside)
            for message, hint in _wrong(stem, effect):
                yield packs.EntryProblem(stem, key_path, message, hint)
        for node in inside:
            if isinstance(node, common.triggers.When):
                hint = "Write it in 'triggers' of a building, a card, a master, a piece or trail.yaml."
                yield packs.EntryProblem(stem, key_path, f"the trigger '{node}' cannot stand here", hint)


def _wrong(stem: str, effect: dsl.Effect) -> Iterator[tuple[str, str]]:
    """Yields what is wrong with an entry of `triggers`, each with a hint."""
    if not isinstance(effect, common.triggers.When):
        yield f"'{effect}' is not a trigger", f"Write 'when you deliver ({effect})', or another event."
        return
    event = triggers.EVENTS[effect.event]
    for field, only in NARROWED.items():
        if (name := getattr(effect, field, "")) and event is not only:
            you, others = (word for word, kind in triggers.EVENTS.items() if kind is only)
            hint = f"Leave it out, or write '{you if effect.subject == common.triggers.YOU else others}'."
            yield f"'{name}' narrows no '{effect.event}'", hint
    if event is events.CattlemanMoved and stem != "buildings":
        yield f"'{effect.event}' is about a tile of the trail, and this lies beside it", _OF_TILES
    allowed = (*_ANYWHERE, EndGame, event_deck.TurnUpEvent) if stem in ("trail", "events") else _ANYWHERE
    wrong = next((node for node in dsl.walk_effect(effect.effect) if not isinstance(node, allowed)), None)
    if wrong is not None:
        hint = "What is triggered brings cards, dollars, certificates and pieces, and costs no dollars."
        yield f"'{wrong}' cannot be triggered: it may be the turn of another player", hint


_OF_THE_TABLE: tuple[type, ...] = (AddCattle, FillMarket, Foresee, RefillForesight, EndGame)
"""The verbs about the table, which need no place on the trail."""
_ALLOWED: tuple[type, ...] = (effects.Plain, common.ByPlayers, *_OF_THE_TABLE, *dsl.JOINER_CLASSES)
"""The verbs that an event can do: it may come before somebody's cattleman is on the trail."""


def check_events(entries: content.Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless there are cards, each does something, and something turns them up."""
    yield from _turned_up(entries)
    deck = entries.events
    if deck is None:
        return
    if not deck.cards:
        yield packs.EntryProblem("events", ("cards",), "a deck of events has cards")
    elif sum(card.copies for card in deck.cards) > packs.limits.PIECES:
        yield packs.EntryProblem("events", ("cards",), f"a deck has at most {packs.limits.PIECES} cards")
    for at, card in enumerate(deck.cards):
        if card.copies < 1:
            message = f"expected at least 1 copy, found {card.copies}"
            yield packs.EntryProblem("events", ("cards", at, "copies"), message, "Leave the card out.")
        if card.action is None and not card.triggers:
            message = f"'{card.id}' does nothing"
            hint = "Write 'action', for when it is turned up, or 'triggers', for while it lies open."
            yield packs.EntryProblem("events", ("cards", at), message, hint)
    yield from _does(deck)
    if not (deck.each or any(_turns_up(entries))):
        message = "the cards are never turned up"
        hint = (
            "Write 'each: round' or 'each: turn', or 'turn up event' as a part of an action or a trigger."
        )
        yield packs.EntryProblem("events", ("cards",), message, hint)


def _does(deck: event_content.EventDeck) -> Iterator[packs.EntryProblem]:
    """Yields a finding unless an event needs no place on the trail, and turns up no other event."""
    for key_path, effect in packs.traversal.effects_of(deck):
        if "triggers" in key_path:
            # What these may do is checked with all triggers.
            continue
        for node in dsl.walk_effect(effect):
            if isinstance(node, event_deck.TurnUpEvent):
                message = f"'{node}' stands in no event, as events could turn up one another endlessly"
                yield packs.EntryProblem(
                    "events", key_path, message, "In 'triggers' of a card it may stand."
                )
            elif not isinstance(node, (*_ALLOWED, common.triggers.When)):
                message = f"'{node}' cannot be an event: it may come before the first turn of a player"
                hint = "Events are about cards, dollars, certificates, pieces, the market and foresight."
                if isinstance(node, money.PayDollars):
                    hint += " Nobody pays in one; 'gain $1 from each other player' takes dollars."
                yield packs.EntryProblem("events", key_path, message, hint)


def _turns_up(entries: content.Entries) -> Iterator[tuple[str, packs.KeyPath, dsl.Effect]]:
    """Yields each effect by which a card is turned up, with its place."""
    for stem, key_path, effect in packs.traversal.all_effects(entries):
        if dsl.contains_effect(effect, event_deck.TurnUpEvent):
            yield stem, key_path, effect


def _turned_up(entries: content.Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding where a card is turned up without a deck, or by a trigger of every player."""
    for stem, key_path, effect in _turns_up(entries):
        if entries.events is None:
            message = f"'{event_deck.TURN_UP}' needs a deck of events, and this pack has none"
            yield packs.EntryProblem(stem, key_path, message, "Write the deck in events.yaml.")
        rules = stem in ("trail", "events")
        if rules and isinstance(effect, common.triggers.When) and effect.subject != common.triggers.YOU:
            message = "every player has this trigger, so that each of them would turn up a card"
            hint = "Write 'when you ...': it is done by the player to whom it happens."
            yield packs.EntryProblem(stem, key_path, message, hint)
