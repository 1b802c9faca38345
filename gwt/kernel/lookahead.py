"""Follows a choice on a copy without learning anything hidden, for players who think ahead."""

from collections.abc import Sequence

from attrs import frozen

from gwt.dsl import Effect, Named, SecretChoice
from gwt.kernel import agenda, events, options, rules
from gwt.kernel.state import State


@frozen(eq=False)
class Lookahead:
    """The result of a choice: a decision, the end of the agenda, or a reveal."""

    state: State
    """A copy; in the last case the task that would reveal something is still the last on its agenda."""
    options: Sequence[Effect]
    """Of the decision; none in the other cases."""


def look_ahead(
    state: State, option: Effect, enough: int = 0, *, log: list[events.Event] | None = None
) -> Lookahead:
    """Follows an option until something would be revealed or drawn at random.

    It ends before the next turn, and before a further decision once at most `enough` tasks are left on the
    agenda. The state is left as it is. A `log` receives the events.
    """
    new = state.copy()
    new.log = log
    last, reveals_before, verbs, automatic = option, state.reveals, state.rules.verbs, state.rules.automatic
    seat, waiting, cause = new.agenda[-1]
    if isinstance(waiting, SecretChoice):
        new.agenda[-1] = (seat, waiting.effect, cause)
    asked = agenda.choose(new, option)

    def stops(seat: int, effect: Effect) -> bool:
        nonlocal last
        if new.reveals != reveals_before or (automatic is not None and automatic.plays(new, seat)):
            # What an automatic seat does may draw at random.
            return True
        last = effect
        if len(new.agenda) <= enough and effect is not option and verbs[type(effect)].options is not None:
            return True
        return (effect.reveals or type(effect) is Named) and may_reveal_now(new, seat, effect)

    options = agenda.carry_out(new, stops, asked)
    if not state.rules.asks_forced:
        while len(options) == 1:
            options = agenda.carry_out(new, stops, agenda.choose(new, options[0]))
    assert new.reveals == state.reveals, f"'{last}' reveals something and does not say so"
    return Lookahead(new, options)


def may_reveal_now(state: State, seat: int, effect: Effect) -> bool:
    """Whether an effect is done when its turn comes and may make something known or draw at random."""
    return _may_reveal(effect) and options.options_of(state, seat, effect) is rules.DO_IT


def _may_reveal(effect: Effect) -> bool:
    return _may_reveal(effect.effect) if isinstance(effect, Named) else effect.reveals
