"""Says when a seat is asked for what it can do freely before a task that leaves no choice.

Such a question is a window. It opens before each task that something the seat can do freely could change:
before one that would be forgone, if it could be done then, and before one that is done as it is, if it
reads what is changed. What a task reads its verb says; what is changed follows from the verbs of what is
done freely, or from trying it on a copy.
"""

from collections.abc import Iterator
from typing import Any, TypeVar

from attrs import evolve

from gwt.dsl import Count, Effect, If, Need
from gwt.kernel import agenda, counting, options
from gwt.kernel.places import NOTHING, changed_by, reads
from gwt.kernel.rules import FreeActions, Rules
from gwt.kernel.state import State
from gwt.memory_cache import bounded_cache

AnyState = TypeVar("AnyState", bound=State)

MOST = 200
"""The most choices that are tried; if they are not enough, everything could come of it."""


def window_opens(state: State, freely: FreeActions, seat: int, effect: Effect, forgone: bool) -> bool:
    """Whether a seat is asked before a task, which would be forgone or is done as it is."""
    if not forgone and reads(state.rules, freely, effect) is NOTHING:
        return False
    options, automatic = freely.options(state, seat), state.rules.automatic
    if not options or (automatic and automatic.plays(state, seat)) or not freely.asks(state, seat, effect):
        return False
    could = _could_enable if forgone else _could_change
    for option in options:
        if could(state, freely, seat, option, effect):
            return True
    return False


def _could_change(state: State, freely: FreeActions, seat: int, option: Effect, effect: Effect) -> bool:
    """Whether a task could come to something else once an option has been carried out."""
    places, counts = reads(state.rules, freely, effect)
    changed = changed_by(state.rules, freely, option)
    if changed is not None:
        places = tuple([name for name in places if name in changed])
        # Things are exchanged for others, while a number may come out as it was.
        if any(_is_filled(freely.place(state, seat, name)) for name in places):
            return True
        if changed.issubset(freely.drawn) and (
            not places or freely.exchanged(state, seat, option) is not None
        ):
            return False
    before = [freely.place(state, seat, name) for name in places]
    numbers = [_number(state, seat, count) for count in counts]
    for after in outcomes(state, freely, seat, option) if places or counts else ():
        if after is None or numbers != [_number(after, seat, count) for count in counts]:
            return True
        now = [freely.place(after, seat, name) for name in places]
        # What has been drawn is not looked at, or whoever is not asked would know it.
        unknown = after.reveals != state.reveals and freely.lucky(state, after, seat) is None
        if now != before or unknown or any(map(_is_filled, now)):
            return True
    return False


def _number(state: State, seat: int, node: Any) -> int:
    """Returns what a condition or an amount comes to."""
    match node:
        case If() | Need():
            return counting.count_for(state, seat, node.count) >= node.number
        case Count():
            return counting.count_for(state, seat, node)
        case _:
            return counting.as_number(state, seat, node)


def _is_filled(things: object) -> bool:
    """Whether anything lies at a place, which is no number."""
    return bool(things) and not isinstance(things, int)


def _could_enable(state: State, freely: FreeActions, seat: int, option: Effect, effect: Effect) -> bool:
    """Whether a task without options could have some once an option has been carried out."""
    best = freely.exchanged(state, seat, option)
    if best is not None:
        return best is not state and bool(options.options_of(best, seat, effect))
    for after in outcomes(state, freely, seat, option):
        best = freely.lucky(state, after, seat) if after and after.reveals != state.reveals else after
        if best is None or options.options_of(best, seat, effect):
            return True
    return False


def outcomes(state: AnyState, freely: FreeActions, seat: int, option: Effect) -> Iterator[AnyState | None]:
    """Yields a copy for each way to carry out an option, and others after it, down to the task that waits.

    What is drawn on the way is what the copy holds; None if there are too many ways.
    """
    after, level = state.copy(), len(state.agenda)
    after.rules, after.log = without_windows(state.rules), None
    branches: list[tuple[AnyState, Effect]] = [(after, option)]

    def stop(seat: int, effect: Effect) -> bool:
        return len(after.agenda) <= level

    for _ in range(MOST):
        before, choice = branches.pop()
        # The last way from a state may take it itself.
        after = before.copy() if branches and branches[-1][0] is before else before
        agenda.choose(after, choice)
        options = agenda.carry_out(after, stop)
        if options:
            branches += [(after, choice) for choice in reversed(options)]
        else:
            yield after
            branches[:0] = [(after.copy(), choice) for choice in freely.options(after, seat)]
        if not branches:
            return
    yield None


@bounded_cache(1 << 8)
def without_windows(rules: Rules) -> Rules:
    """Returns the rules by which nobody is asked before a task without a choice, for trials on copies."""
    return evolve(rules, freely=rules.freely and evolve(rules.freely, opens=None))
