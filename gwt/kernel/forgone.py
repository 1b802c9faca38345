"""Lookahead: what follows a choice on a copy, and which parts of its reward will be forgone.

Nothing hidden is learned on the way.
"""

from collections.abc import Sequence

from attrs import define, field, frozen

from gwt.dsl import Effect, May, Named, SecretChoice, free_names
from gwt.kernel import agenda, events, options, rules
from gwt.kernel.options import can, leaves_no_choice, options_of
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


MOST = 200
"""The most choices that are tried; if they are not enough, nothing counts as forgone."""


def option_rewards(state: State, seat: int, option: Effect) -> Sequence[Effect]:
    """Returns the parts of an option's reward; empty if it has none."""
    parts = state.rules.verbs[type(option)].rewards
    return () if parts is None else parts(state, seat, option)


def forgone_rewards(state: State, option: Effect) -> tuple[Effect, ...]:
    """Returns the parts of an option's reward that cannot be had, whatever is chosen before them.

    Parts that depend on something hidden or on another player's choice are not included.
    The state is not changed.
    """
    seat = state.agenda[-1][0]
    # A part with a number from `as` is another effect when its turn comes.
    parts = [part for part in option_rewards(state, seat, option) if not free_names(part)]
    if not parts:
        return ()
    search = _RewardSearch(seat, option, set(parts))
    new = state.copy()
    asked = agenda.choose(new, option)
    if not search.follow(new, search.level(new, len(state.agenda) - 1), asked):
        return ()
    return tuple(part.effect if isinstance(part, May) else part for part in parts if part in search.wanted)


@define(eq=False)
class _RewardSearch:
    """A search through the next choices, until each part of the reward has been carried out once."""

    _seat: int
    _option: Effect
    wanted: set[Effect]
    """The parts that have not been carried out yet."""
    _followed: int = field(default=0, init=False)
    """The choices tried so far."""

    def level(self, state: State, before: int) -> int:
        """Returns how many tasks lie below those of the option; `before` are older than the choice."""
        effects = {self._option, *self.wanted}
        tasks = state.agenda[before:]
        return before + next((at for at, task in enumerate(tasks) if task[1] in effects), len(tasks))

    def follow(self, state: State, level: int, asked: bool) -> bool:
        """Removes the parts that are carried out from `wanted`; returns whether the search was complete."""

        def stops(seat: int, effect: Effect) -> bool:
            if not self._is_waiting(state, level) or may_reveal_now(state, seat, effect):
                return True
            if effect in self.wanted and _comes_about(state, seat, effect):
                self.wanted.discard(effect)
            return False

        options = agenda.carry_out(state, stops, asked)
        if not options:
            return not self._is_waiting(state, level)
        if leaves_no_choice(state):
            # What can be done freely may bring it about.
            self.wanted.discard(state.agenda[-1][1])
        return state.agenda[-1][0] == self._seat and self._follow_each(state, options, level)

    def _follow_each(self, state: State, options: Sequence[Effect], level: int) -> bool:
        for option in options:
            if not self.wanted:
                break
            if self._followed == MOST:
                return False
            self._followed += 1
            new = state.copy()
            if not self.follow(new, level, agenda.choose(new, option)):
                return False
        return True

    def _is_waiting(self, state: State, level: int) -> bool:
        """Whether parts are wanted, and the option itself or one of them is still to be done."""
        waiting = [effect for _, effect, _ in state.agenda[level:]] if self.wanted else ()
        return any(effect is self._option or effect in self.wanted for effect in waiting)


def _comes_about(state: State, seat: int, effect: Effect) -> bool:
    """Whether an effect whose turn has come is done or has options."""
    options = options_of(state, seat, effect)
    return can(state, seat, effect) if options is rules.DO_IT else bool(options)
