"""Turns amounts into numbers: `3`, `up to 2`, `1 per 2 cards`."""

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
