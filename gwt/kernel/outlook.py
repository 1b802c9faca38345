"""What a choice leads to, without learning anything by it: for players who think before they choose."""

from collections.abc import Sequence

from attrs import frozen

from gwt.dsl.effects import Effect, Named
from gwt.kernel.agenda import choose
from gwt.kernel.state import State


@frozen(eq=False)
class Outlook:
    """Where a choice leads: to a decision, to the end of the agenda, or to where something is revealed."""

    state: State
    """A copy; in the last case the task that would reveal something is still the last on its agenda."""
    options: Sequence[Effect]
    """Of the decision; none in the other cases."""


def outlook(state: State, option: Effect, enough: int = 0) -> Outlook:
    """Follows an option as far as nothing hidden becomes known and nothing is drawn at random.

    The next turn is not begun, nor a task that asks for a choice once no more than `enough` are left on
    the agenda. The state is left as it is.
    """
    new = state.copy()
    choose(new, option)
    agenda, verbs = new.agenda, new.rules.verbs
    while agenda:
        seat, effect, cause = agenda[-1]
        verb = verbs[type(effect)]
        options: Sequence[Effect] | None = None
        if verb.options is not None:
            if len(agenda) <= enough and effect is not option:
                break
            options = verb.options(new, seat, effect)
            if options:
                return Outlook(new, options)
        if options is None:
            if may_reveal(effect):
                break
            agenda.pop()
            if verb.guard is None or verb.guard(new, seat, effect):
                verb.do(new, seat, effect, cause)
            assert new.reveals == state.reveals, f"'{effect}' reveals something and does not say so"
        else:
            agenda.pop()
    return Outlook(new, ())


def may_reveal(effect: Effect) -> bool:
    """Whether doing it may make known what was hidden, or draws at random."""
    return may_reveal(effect.effect) if isinstance(effect, Named) else effect.reveals
