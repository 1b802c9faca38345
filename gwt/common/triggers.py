"""Triggers: what the things of a player do when something happens, in a game in which seats take turns.

A trigger is done once the action is over in which its event happened; the order and the proof that
triggers end are in `docs/decisions/triggers-are-tasks.md`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import frozen

from gwt.common import that_player, turns
from gwt.common.effects import ByPlayers
from gwt.common.events import GameEnded, Triggered
from gwt.dsl import Effect, verb, walk_effect
from gwt.kernel import DO_IT, Event, Options, State, Triggers, Verb, Verbs, can, do_nothing

YOU, ANOTHER, ANY = "you", "another player", "any player"
RULES = "rules"
"""The id and the kind of what has the triggers of the whole game: every seat has it once."""


class When(Effect):
    """A trigger: an effect that is done whenever an event happens to a player.

    A game has a class of these for `you` and one for others, with the words of its events.
    """

    as_cost = None
    effect: Effect
    event: str
    """The event, in the words of the language."""

    @property
    def subject(self) -> str:
        """The player to whom it happens."""
        return str(getattr(self, "who", YOU))


@verb(narrow="'trigger done' ({effect})")
class TriggerDone(Effect):
    """The mark below a trigger that is being done; while it lies there the trigger waits for nothing."""

    effect: Effect


@frozen(eq=False)
class Trigger:
    """A trigger of a pack, and what has it."""

    id: str
    """The id of the component on which it is printed."""
    kind: str
    """The kind of that component, in words of the game."""
    when: When


def lint_shared_trigger(effect: Effect, events: Mapping[str, type[Event]]) -> tuple[str, str] | None:
    """Returns a lint and its hint if a trigger that every seat has makes several players do something.

    Each seat that carries it out makes them do it again. `events` are as for `make_triggers`.
    """
    if not isinstance(effect, When) or effect.subject == YOU:
        return None
    several = next((node for node in walk_effect(effect.effect) if isinstance(node, ByPlayers)), None)
    if several is None:
        return None
    who = "every player carries" if effect.subject == ANY else "all others carry"
    word = next(word for word, kind in events.items() if kind is events[effect.event])
    once = str(effect).replace(f"{effect.subject} {effect.event}", f"{YOU} {word}", 1)
    message = f"{who} out this trigger, so '{several}' is done once for each of them"
    return message, f"Write '{once}', which only the player to whom it happens carries out."


Held = Callable[[Any, int, Trigger, Event], int]
"""A function that returns how many of the component of a trigger a seat has, if it waits for the event."""


def make_triggers(
    printed: Sequence[Trigger],
    events: Mapping[str, type[Event]],
    count: Held,
    pauses: Callable[[Effect, str], bool],
) -> Triggers | None:
    """Returns what waits for events in a pack, or None if nothing does.

    `events` are the classes of events by their words; `pauses` says whether a task of the agenda, with its
    cause, belongs to what comes after the action that is being done.

    Raises:
        TypeError: one of the events is the end of the game, after which nothing is done.
    """
    if GameEnded in events.values():
        raise TypeError("no trigger can wait for GameEnded: nothing is done once the game is over")
    by_event: dict[type, list[Trigger]] = {}
    for trigger in printed:
        by_event.setdefault(events[trigger.when.event], []).append(trigger)

    def happened(table: turns.Turns, event: Event) -> None:
        at = _after_the_action(table, pauses)
        for seat in turns.seats_in_turn_order(table, event.seat):
            for trigger in by_event[type(event)]:
                if _waits(table, seat, trigger, event):
                    for _ in range(count(table, seat, trigger, event)):
                        when = that_player.bind_player(trigger.when, event.seat + 1)
                        table.agenda.insert(at, (seat, when, trigger.id))

    return Triggers(frozenset(by_event), happened, When) if by_event else None


def _after_the_action(table: turns.Turns, pauses: Callable[[Effect, str], bool]) -> int:
    """Returns the place on the agenda below all that still belongs to the action that is being done."""
    agenda = table.agenda
    for at in range(len(agenda) - 1, -1, -1):
        _, effect, cause = agenda[at]
        if type(effect) is TriggerDone or pauses(effect, cause):
            return at + 1
    return 0


def _waits(table: turns.Turns, seat: int, trigger: Trigger, event: Event) -> bool:
    subject = trigger.when.subject
    if subject != ANY and (subject == YOU) is not (seat == event.seat):
        return False
    if that_player.speaks_of_that_player(trigger.when):
        players = range(1, len(table.players) + 1)
        return not any(
            (seat, TriggerDone(that_player.bind_player(trigger.when, player)), trigger.id) in table.agenda
            for player in players
        )
    return (seat, TriggerDone(trigger.when), trigger.id) not in table.agenda


def _can(state: State, seat: int, when: When) -> bool:
    return can(state, seat, when.effect)


def _options(state: State, seat: int, when: When) -> Options:
    """Returns no options for a trigger that cannot be done, so that its seat is asked as for any effect."""
    return DO_IT if _can(state, seat, when) else ()


def _do(state: State, seat: int, when: When, cause: str) -> None:
    state.agenda.append((seat, TriggerDone(when), cause))
    state.agenda.append((seat, when.effect, cause))
    state.emit(Triggered, seat, cause, cause, when.event)


def trigger_verbs(*kinds: type[When]) -> Verbs[Any]:
    """Returns the rows of the triggers of a game."""
    verbs: Verbs[Any] = Verbs()
    for kind in kinds:
        verbs[kind] = Verb(_do, _options, can=_can)
    verbs[TriggerDone] = Verb(do_nothing)
    return verbs


def check_game_triggers(effects: Iterable[Effect]) -> list[Trigger]:
    """Returns the triggers of the whole game, which have been checked to be triggers."""
    return [Trigger(RULES, RULES, effect) for effect in effects if isinstance(effect, When)]


def triggers_of_entries(entries: Iterable[Any], kind: str) -> list[Trigger]:
    """Returns the triggers of some entries of content, in their order."""
    return [Trigger(entry.id, kind, when) for entry in entries for when in entry.triggers]
