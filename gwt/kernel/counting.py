"""Turns amounts into numbers: `3`, `up to 2`, `1 per 2 cards`."""

from typing import Any

from gwt import dsl
from gwt.dsl import Amount, ByNumber, Count, Per, Places, Quantity, UpTo
from gwt.errors import ImpossibleState
from gwt.kernel.state import State


def count_for(state: State, seat: int, count: Count) -> int:
    """Counts something for a seat, as the game says."""
    return state.rules.counts[count.kind](state, seat, *count.arguments)


def as_number(state: State, seat: int, amount: Amount) -> int:
    """The number that an amount stands for now; for `up to N`, the most."""
    # On the hot path: `isinstance` takes far longer with classes of nodes, which have a class of their own.
    if type(amount) is int:
        return amount
    if type(amount) is UpTo:
        # Mostly a plain number, in which case the second call is saved.
        most = amount.most
        return most if type(most) is int else as_number(state, seat, most)
    if type(amount) is Quantity:
        count = amount.count
        return state.rules.counts[count.kind](state, seat, *count.arguments)
    if type(amount) is not Per:
        return _points(state, seat, amount)
    return amount.each * (count_for(state, seat, amount.count) // amount.per)


def _points(state: State, seat: int, amount: Amount) -> int:
    """The points of a seat for its place, or for the number that it has of something."""
    if isinstance(amount, Places):
        return state.rules.counts["by place"](state, seat, amount)
    if not isinstance(amount, ByNumber):
        raise ImpossibleState(f"'{amount}' has no number yet")
    number = count_for(state, seat, amount.count)
    return amount.by_number[min(number, len(amount.by_number)) - 1] if number > 0 else 0


def as_numbers(state: State, seat: int, amount: Amount, possible: int) -> range:
    """The numbers that an amount allows when at most `possible` can be done; none is ever 0."""
    most = as_number(state, seat, amount)
    if isinstance(amount, UpTo):
        return range(1, min(most, possible) + 1)
    return range(most, most + 1) if 0 < most <= possible else range(0)


def resolve_counts(state: State, seat: int, effect: dsl.Effect) -> dsl.Effect:
    """Returns an effect with plain numbers instead of counts, `DONE` if nothing remains of it.

    It is for verbs joined by `and` and `then`, with `may`, `if` and `unless`.
    A limit, as in `draw to hand limit`, stays as it is.
    """
    match effect:
        case dsl.If(inner, needed, count):
            holds = (count_for(state, seat, count) >= needed) is not isinstance(effect, dsl.Unless)
            return resolve_counts(state, seat, inner) if holds else dsl.DONE
        case dsl.Both(parts) | dsl.Sequence(parts):
            effects = [resolve_counts(state, seat, part) for part in parts]
            left = tuple(part for part in effects if part is not dsl.DONE)
            return type(effect)(left) if len(left) > 1 else left[0] if left else dsl.DONE
        case dsl.May(inner):
            left_over = resolve_counts(state, seat, inner)
            return dsl.DONE if left_over is dsl.DONE else dsl.May(left_over)
    kind: Any = type(effect)
    amounts = [
        value if type(value) is Quantity and name not in kind.scaled_fields else _plain(state, seat, value)
        for name, value in zip(kind.types, dsl.field_values(effect), strict=True)
    ]
    changed = (new for new, old in zip(amounts, dsl.field_values(effect), strict=True) if new is not old)
    return dsl.DONE if any(new in (0, UpTo(0)) for new in changed) else kind(*amounts)


def _plain(state: State, seat: int, value: object) -> Any:
    if isinstance(value, UpTo):
        return UpTo(_plain(state, seat, value.most))
    return as_number(state, seat, value) if isinstance(value, Per | Quantity) else value
