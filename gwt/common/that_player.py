"""Effects and counts of "that player", who has been chosen or has triggered what is being done.

An effect that speaks of that player is bound to the seat once somebody is chosen, so that options, records
and agendas speak of `player 2`. Where nobody has been chosen it is left out.
"""

from collections.abc import Callable
from typing import Any

from gwt.common.effects import ByPlayers
from gwt.common.turns import Turns
from gwt.dsl import (
    Both,
    Count,
    Effect,
    Exchange,
    Need,
    Node,
    Owned,
    children,
    field_values,
    owned_count,
    walk_effect,
)
from gwt.dsl import Sequence as Then
from gwt.errors import Message
from gwt.kernel import Counter, count_for
from gwt.memory_cache import bounded_cache

ANOTHER = "another player"
NAME = "that player"
"""The words for a player who is chosen, and for that player."""
OWNER = f"of {NAME}"
"""The kind of counts of that player, before anybody has been chosen."""
_REMEMBERED = 1 << 12
"""The number of effects about which each function remembers its answer."""


def _speaks_itself(effect: Effect) -> bool:
    """Whether a node speaks of that player, apart from the effects in it."""
    return _means_that_player(effect) or any(_counts(value) for value in field_values(effect))


def _means_that_player(effect: Effect) -> bool:
    return hasattr(effect, "with_player") and getattr(effect, "who", NAME) == NAME


def _counts(value: object) -> bool:
    """Whether something is counted of that player in what is no effect."""
    match value:
        case Owned():
            return value.kind == OWNER
        case Need():
            return _counts(value.count)
        case Node() if not isinstance(value, Effect):
            return any(map(_counts, field_values(value)))
    return False


def chooses_player(effect: Effect) -> bool:
    """Whether somebody is chosen in an effect; what other players choose is theirs."""
    if getattr(effect, "number", 0) is None and getattr(effect, "who", ANOTHER) == ANOTHER:
        return True
    return not isinstance(effect, ByPlayers) and any(map(chooses_player, children(effect)))


@bounded_cache(_REMEMBERED)
def speaks_of_that_player(effect: Effect) -> Effect | None:
    """Returns the part of an effect that speaks of that player before somebody is chosen in it."""
    if _speaks_itself(effect):
        return effect
    for part in children(effect):
        if speaking := speaks_of_that_player(part):
            return speaking
        if _chooses_for_what_follows(effect, part):
            return None
    return None


def _chooses_for_what_follows(effect: Effect, part: Effect) -> bool:
    return isinstance(effect, Then | Exchange | Both) and chooses_player(part)


@bounded_cache(_REMEMBERED)
def bind_player(effect: Effect, number: int) -> Effect:
    """Returns an effect in which that player is the one of the number, up to where somebody is chosen."""
    if speaks_of_that_player(effect) is None:
        return effect
    with_player: Callable[[int], Effect] | None = getattr(effect, "with_player", None)
    bound, chosen = with_player(number) if with_player else effect, False

    def other(value: Any) -> Any:
        nonlocal chosen
        if isinstance(value, Effect):
            part = value if chosen else bind_player(value, number)
            chosen = chosen or _chooses_for_what_follows(effect, value)
            return part
        if isinstance(value, Owned) and value.kind == OWNER:
            return _of_player(value, number)
        if isinstance(value, Need):
            return Need(value.number, other(value.count))
        if isinstance(value, tuple):
            return tuple(map(other, value))
        return type(value)(*map(other, field_values(value))) if isinstance(value, Node) else value

    return type(bound)(*map(other, field_values(bound)))


def _of_player(count: Count, number: int) -> Count:
    """Returns what is counted of that player, for the one of the number."""
    (counted,) = count.arguments
    assert isinstance(counted, Count)
    return count_of_player(counted, number)


def count_of_player(count: Count, number: int) -> Owned:
    """Returns the count of something that the player of a number has; numbers begin with 1."""
    owned = owned_count(count, f"of player {number}")
    return Owned(owned.one, owned.many, "of player", (count, number))


def player_chosen(table: Turns, seat: int, number: int) -> None:
    """Binds what waits on the agenda of a seat for the player whom it has just chosen."""
    agenda = table.agenda
    for at in range(len(agenda) - 1, -1, -1):
        whose, effect, cause = agenda[at]
        if whose != seat:
            return
        agenda[at] = (whose, bind_player(effect, number), cause)
        if chooses_player(effect):
            return


def find_nobody(effect: Effect, *, triggered: bool) -> tuple[Message, str] | None:
    """Returns the message and the hint about that player where nobody has been chosen, or where the words
    mean who acts anyway; `triggered` says whether another player has triggered the effect.
    """
    speaking = None if triggered else speaks_of_that_player(effect)
    if speaking is not None:
        message = Message(f"nobody has been chosen whom '{speaking}' could mean", _about(speaking, effect))
        return message, "Write 'another player (...) then that player (...)', or 'when another player ...'."
    for node in walk_effect(effect):
        inner = (
            speaks_of_that_player(node.effect)
            if hasattr(node, "with_player") and isinstance(node, ByPlayers)
            else None
        )
        if inner is not None:
            message = Message(f"'{inner}' stands within what that player does", inner)
            return message, "Leave 'that player' out: within the brackets everything is about that player."
    return None


def _about(speaking: Effect, effect: Effect) -> str:
    """Returns the word itself if it stands in an effect once, or the part that has it."""
    return NAME if str(effect).count(NAME) == 1 else str(speaking)


def _of_numbered(table: Turns, seat: int, count: Count, number: int) -> int:
    return count_for(table, number - 1, count) if number <= len(table.players) else 0


COUNTS: dict[str, Counter] = {
    OWNER: lambda table, seat, count: 0,
    "of player": _of_numbered,
}
"""The counts of that player, which are nothing before somebody has been chosen, and those of a player by
number.
"""
