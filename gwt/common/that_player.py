"""Effects and counts of "that player", who has been chosen or has triggered what is being done.

An effect that speaks of that player is bound to the seat once somebody is chosen, so that options, records
and agendas speak of `player 2`. Where nobody has been chosen it is left out.
"""

from collections.abc import Callable
from typing import Any

from gwt import dsl, errors, kernel, memory_cache
from gwt.common import effects, turns

ANOTHER = "another player"
NAME = "that player"
"""The words for a player who is chosen, and for that player."""
OWNER = f"of {NAME}"
"""The kind of counts of that player, before anybody has been chosen."""


def _speaks_itself(effect: dsl.Effect) -> bool:
    """Whether a node speaks of that player, apart from the effects in it."""
    if hasattr(effect, "with_player") and getattr(effect, "who", NAME) == NAME:
        return True
    return any(_counts(value) for value in dsl.field_values(effect))


def _counts(value: object) -> bool:
    """Whether something is counted of that player in what is no effect."""
    match value:
        case dsl.Owned():
            return value.kind == OWNER
        case dsl.Need():
            return _counts(value.count)
        case dsl.Node() if not isinstance(value, dsl.Effect):
            return any(map(_counts, dsl.field_values(value)))
    return False


def chooses_player(effect: dsl.Effect) -> bool:
    """Whether somebody is chosen in an effect; what other players choose is theirs."""
    if getattr(effect, "number", 0) is None and getattr(effect, "who", ANOTHER) == ANOTHER:
        return True
    return not isinstance(effect, effects.ByPlayers) and any(map(chooses_player, dsl.children(effect)))


@memory_cache.bounded_cache(1 << 12)
def speaks_of_that_player(effect: dsl.Effect) -> dsl.Effect | None:
    """Returns the part of an effect that speaks of that player before somebody is chosen in it."""
    if _speaks_itself(effect):
        return effect
    for part in dsl.children(effect):
        if speaking := speaks_of_that_player(part):
            return speaking
        if _chooses_for_what_follows(effect, part):
            return None
    return None


def _chooses_for_what_follows(effect: dsl.Effect, part: dsl.Effect) -> bool:
    return isinstance(effect, dsl.Sequence | dsl.Exchange | dsl.Both) and chooses_player(part)


@memory_cache.bounded_cache(1 << 12)
def bind_player(effect: dsl.Effect, number: int) -> dsl.Effect:
    """Returns an effect in which that player is the one of the number, up to where somebody is chosen."""
    if speaks_of_that_player(effect) is None:
        return effect
    with_player: Callable[[int], dsl.Effect] | None = getattr(effect, "with_player", None)
    bound, chosen = with_player(number) if with_player else effect, False

    def other(value: object) -> Any:
        nonlocal chosen
        if isinstance(value, dsl.Effect):
            part = value if chosen else bind_player(value, number)
            chosen = chosen or _chooses_for_what_follows(effect, value)
            return part
        if isinstance(value, dsl.Owned) and value.kind == OWNER:
            return _of_player(value, number)
        if isinstance(value, dsl.Need):
            return dsl.Need(value.number, other(value.count))
        if isinstance(value, tuple):
            return tuple(map(other, value))
        return type(value)(*map(other, dsl.field_values(value))) if isinstance(value, dsl.Node) else value

    return type(bound)(*map(other, dsl.field_values(bound)))


def _of_player(count: dsl.Count, number: int) -> dsl.Count:
    """Returns what is counted of that player, for the one of the number."""
    (counted,) = count.arguments
    assert isinstance(counted, dsl.Count)
    return count_of_player(counted, number)


def count_of_player(count: dsl.Count, number: int) -> dsl.Owned:
    """Returns the count of something that the player of a number has; numbers begin with 1."""
    owned = dsl.owned_count(count, f"of player {number}")
    return dsl.Owned(owned.one, owned.many, "of player", (count, number))


def player_chosen(table: turns.Turns, seat: int, number: int) -> None:
    """Binds what waits on the agenda of a seat for the player whom it has just chosen."""
    agenda = table.agenda
    for at in range(len(agenda) - 1, -1, -1):
        whose, effect, cause = agenda[at]
        if whose != seat:
            return
        agenda[at] = (whose, bind_player(effect, number), cause)
        if chooses_player(effect):
            return


def find_nobody(effect: dsl.Effect, *, triggered: bool) -> tuple[errors.Message, str] | None:
    """Returns what is wrong about that player, and a hint; `triggered` is set if another triggers it."""
    speaking = None if triggered else speaks_of_that_player(effect)
    if speaking is not None:
        about = NAME if str(effect).count(NAME) == 1 else str(speaking)
        message = errors.Message(f"nobody has been chosen whom '{speaking}' could mean", about)
        hint = "Write 'another player (...)'; who has been chosen so is 'that player' from then on."
        return message, hint
    for node in dsl.walk_effect(effect):
        inner = (
            speaks_of_that_player(node.effect)
            if hasattr(node, "with_player") and isinstance(node, effects.ByPlayers)
            else None
        )
        if inner is not None:
            message = errors.Message(f"'{inner}' stands within what that player does", inner)
            return message, "Leave 'that player' out: within the brackets everything is about that player."
    return None


def _of_numbered(table: turns.Turns, seat: int, count: dsl.Count, number: int) -> int:
    return kernel.count_for(table, number - 1, count) if number <= len(table.players) else 0


COUNTS: dict[str, kernel.Counter] = {
    OWNER: lambda table, seat, count: 0,
    "of player": _of_numbered,
}
"""The counts of that player, 0 before somebody has been chosen, and those of a player by number."""
