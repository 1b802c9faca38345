"""What a choice leads to, without learning anything by it: for players who think before they choose."""

from collections.abc import Sequence

from attrs import frozen

from gwt.dsl.effects import Effect
from gwt.kernel.agenda import carry_out, choose
from gwt.kernel.state import State


@frozen(eq=False)
class Outlook:
    """Where a choice leads: to a decision, to the end of the agenda, or to where something is revealed."""

    state: State
    """A copy; in the last case the task that would reveal something is still the last on its agenda."""
    options: Sequence[Effect]
    """Of the decision; none in the other cases."""


def outlook(state: State, option: Effect) -> Outlook:
    """Follows an option as far as nothing hidden becomes known and nothing is drawn at random.

    The next turn is not begun. The state is left as it is.
    """
    new, done = _chosen(state, option), 0
    while new.agenda:
        options = carry_out(new, 1)
        if options:
            return Outlook(new, options)
        if new.reveals != state.reveals:
            return Outlook(_before(state, option, done), ())
        done += 1
    return Outlook(new, ())


def _chosen(state: State, option: Effect) -> State:
    new = state.copy()
    choose(new, option)
    return new


def _before(state: State, option: Effect, done: int) -> State:
    """The state once so many tasks have been carried out."""
    # A task cannot be taken back, so those before it are carried out again on a fresh copy.
    new = _chosen(state, option)
    carry_out(new, done)
    return new
