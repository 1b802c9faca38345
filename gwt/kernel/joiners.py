"""What the joiners mean: requirement and reward, both, one of, may, and so on."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from gwt.dsl.amounts import Bound
from gwt.dsl.effects import (
    Both,
    Choice,
    Done,
    Effect,
    Exchange,
    May,
    Named,
    Taken,
    Under,
    bind,
    walk,
)
from gwt.dsl.effects import Sequence as Steps
from gwt.kernel.agenda import can, choose, listed, push
from gwt.kernel.rules import Verb, always, never
from gwt.kernel.state import State

DONE = Done()


def is_done(effect: Effect) -> bool:
    return type(effect) is Done


# --- a -> b ------------------------------------------------------------------------------------------


@cache
def parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Both) else (effect,)


@cache
def offered(effect: Effect) -> tuple[Effect, ...]:
    """A reward as it is offered: what may be forgone is asked for, part by part."""
    if isinstance(effect, Both):
        if _awaits_number(effect):
            return (effect,)
        return tuple(one for part in effect.parts for one in offered(part))
    return (effect,) if effect.taken is Taken.WHOLLY or isinstance(effect, May) else (May(effect),)


def _awaits_number(effect: Effect) -> bool:
    return any(
        isinstance(getattr(amount, "most", amount), Bound)
        for node in walk(effect)
        for amount in (getattr(node, name, None) for name in ("amount", "value"))
    )


@cache
def _terms(cost: Effect) -> tuple[tuple[Effect, ...], bool, bool]:
    """The parts of a cost, whether they are only met for a reward, and whether some are of one kind."""
    costs = parts(cost)
    one_kind = len({type(part) for part in costs}) < len(costs)
    return costs, all(part.only_for_reward for part in costs), one_kind


def _can_exchange(state: State, seat: int, exchange: Exchange) -> bool:
    """The cost can be met in full; and nobody pays money for nothing at all."""
    verbs = state.rules.verbs
    costs, only_for_reward, one_kind = _terms(exchange.cost)
    for cost in costs:
        if not verbs[type(cost)].can(state, seat, cost):
            return False
    # Parts of one kind may draw on the same thing; parts of different kinds must not, see the language.
    if one_kind:
        trial = state.copy()
        trial.agenda = []
        push(trial, seat, costs, "")
        if not _can_be_met(trial):
            return False
    return not only_for_reward or can(state, seat, exchange.reward)


def _can_be_met(trial: State) -> bool:
    """Whether every task of a trial can be done, in at least one of the ways to choose."""
    while trial.agenda:
        seat, effect, cause = trial.agenda[-1]
        verb = trial.rules.verbs[type(effect)]
        options = verb.options(trial, seat, effect) if verb.options is not None else None
        if options is not None:
            return any(_can_be_met(_chosen(trial, option)) for option in options)
        if not verb.can(trial, seat, effect):
            return False
        trial.agenda.pop()
        verb.do(trial, seat, effect, cause)
    return True


def _chosen(trial: State, option: Effect) -> State:
    other = trial.copy()
    choose(other, option)
    return other


def _exchange_options(state: State, seat: int, exchange: Exchange) -> Sequence[Effect] | None:
    verb = state.rules.verbs[type(exchange.cost)]
    if verb.options is None or verb.in_place is None or not verb.in_place(exchange.cost):
        return None
    costs = verb.options(state, seat, exchange.cost)
    return None if costs is None else [Exchange(cost, exchange.reward) for cost in costs]


def _exchange(state: State, seat: int, exchange: Exchange, cause: str) -> None:
    push(state, seat, offered(exchange.reward), cause)
    push(state, seat, parts(exchange.cost), cause)


# --- a and b, a then b, a or b -----------------------------------------------------------------------


def _can_both(state: State, seat: int, both: Both) -> bool:
    return any(can(state, seat, part) for part in both.parts)


def _both(state: State, seat: int, both: Both, cause: str) -> None:
    push(state, seat, offered(both), cause)


@cache
def _deciding(effect: Effect) -> Effect:
    """The part that decides whether an effect can be carried out; of steps it is in the first."""
    match effect:
        case Steps((first, *_)):
            return _deciding(first)
        case May(inner) | Named(inner):
            return _deciding(inner)
    return effect


def _can_decide(state: State, seat: int, effect: Effect) -> bool:
    return can(state, seat, _deciding(effect))


@cache
def _tasks(steps: Steps, rulings: frozenset[str]) -> tuple[Effect, ...]:
    """The steps with these rulings, those after a named number together, so that it reaches all of them."""
    found: list[Effect] = []
    for at, step in enumerate(steps.steps, start=1):
        if not isinstance(step, Under):
            found.append(step)
        elif step.ruling in rulings:
            found.append(step.effect)
        if isinstance(step, Named) and at < len(steps.steps) - 1:
            return (*found, Steps(steps.steps[at:]))
    return tuple(found)


def _steps(state: State, seat: int, steps: Steps, cause: str) -> None:
    push(state, seat, _tasks(steps, state.rules.rulings), cause)


def _can_choice(state: State, seat: int, choice: Choice) -> bool:
    return any(can(state, seat, arm) for arm in choice.arms)


def _choice_options(state: State, seat: int, choice: Choice) -> Sequence[Effect]:
    return unlike([option for arm in choice.arms for option in listed(state, seat, arm)])


def unlike(options: list[Effect]) -> Sequence[Effect]:
    """The options without repetition, in their order."""
    return options if len(options) < 2 else list(dict.fromkeys(options))


# --- may, as, if -------------------------------------------------------------------------------------


def _may_options(state: State, seat: int, may: May) -> Sequence[Effect]:
    verb = state.rules.verbs[type(may.effect)]
    options = verb.options(state, seat, may.effect) if verb.options is not None else None
    if options is None:
        return (may.effect, DONE) if verb.can(state, seat, may.effect) else ()
    return options if not options or is_done(options[-1]) else [*options, DONE]


def _may_chosen(state: State, seat: int, may: May, cause: str, option: Effect) -> None:
    if is_done(option):
        return
    chosen = state.rules.verbs[type(may.effect)].chosen
    if chosen is None or option == may.effect:
        state.agenda.append((seat, option, cause))
    else:
        chosen(state, seat, may.effect, cause, option)


def _named_options(state: State, seat: int, named: Named) -> Sequence[Effect] | None:
    verb = state.rules.verbs[type(named.effect)]
    options = verb.options(state, seat, named.effect) if verb.options is not None else None
    return None if options is None else [Named(option, named.name) for option in options]


def _named(state: State, seat: int, named: Named, cause: str) -> None:
    follows = len(state.agenda)
    value = state.rules.verbs[type(named.effect)].do(state, seat, named.effect, cause)
    assert value is not None, f"'{named.effect}' does not come to a number"
    if follows:
        whose, effect, its_cause = state.agenda[follows - 1]
        state.agenda[follows - 1] = (whose, bind(effect, named.name, value), its_cause)


def _can_under(state: State, seat: int, under: Under) -> bool:
    return under.ruling in state.rules.rulings and can(state, seat, under.effect)


def _under(state: State, seat: int, under: Under, cause: str) -> None:
    if under.ruling in state.rules.rulings:
        state.agenda.append((seat, under.effect, cause))


JOINERS: dict[type[Effect], Verb] = {
    Done: Verb(can=lambda state, seat, effect: True, do=never),
    Exchange: Verb(_can_exchange, _exchange, _exchange_options, in_place=always),
    Both: Verb(_can_both, _both),
    Steps: Verb(_can_decide, _steps),
    Choice: Verb(_can_choice, never, _choice_options, in_place=always),
    May: Verb(_can_decide, never, _may_options, _may_chosen),
    Named: Verb(_can_decide, _named, _named_options),
    Under: Verb(_can_under, _under),
}
"""The rows that every game's table of verbs starts with."""


def verbs(*subjects: Any) -> dict[type[Effect], Verb]:
    """The joiners and the verbs of a game, whose modules have their rows in `VERBS`."""
    return {**JOINERS, **{kind: verb for subject in subjects for kind, verb in subject.VERBS.items()}}
