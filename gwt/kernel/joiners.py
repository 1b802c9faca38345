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
from gwt.kernel.state import State, Task

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
def _narrowed(exchange: Exchange, cost: Effect) -> Exchange:
    return Exchange(cost, exchange.reward)


def _can_exchange(state: State, seat: int, exchange: Exchange) -> bool:
    """The cost can be met in full; and nobody pays money for nothing at all."""
    costs = parts(exchange.cost)
    if not all(can(state, seat, cost) for cost in costs):
        return False
    # Parts of one kind may draw on the same thing; parts of different kinds must not, see the language.
    if len(costs) > 1 and len({type(cost) for cost in costs}) < len(costs):
        trial = state.copy()
        trial.agenda = []
        push(trial, seat, costs, "")
        if not _can_be_met(trial):
            return False
    return not all(cost.only_for_reward for cost in costs) or can(state, seat, exchange.reward)


def _can_be_met(trial: State) -> bool:
    """Whether every task of a trial can be done, in at least one of the ways to choose."""
    while trial.agenda:
        task = trial.agenda[-1]
        verb = trial.rules.verbs[type(task.effect)]
        options = verb.options(trial, task.seat, task.effect) if verb.options is not None else None
        if options is not None:
            return any(_can_be_met(_chosen(trial, option)) for option in options)
        if not verb.can(trial, task.seat, task.effect):
            return False
        trial.agenda.pop()
        verb.do(trial, task)
    return True


def _chosen(trial: State, option: Effect) -> State:
    other = trial.copy()
    choose(other, option)
    return other


def _exchange_options(state: State, seat: int, exchange: Exchange) -> Sequence[Effect] | None:
    verb = state.rules.verbs[type(exchange.cost)]
    if verb.options is None or not verb.in_place(exchange.cost):
        return None
    costs = verb.options(state, seat, exchange.cost)
    return None if costs is None else [_narrowed(exchange, cost) for cost in costs]


def _exchange(state: State, task: Task) -> None:
    exchange: Any = task.effect
    push(state, task.seat, offered(exchange.reward), task.cause)
    push(state, task.seat, parts(exchange.cost), task.cause)


# --- a and b, a then b, a or b -----------------------------------------------------------------------


def _can_both(state: State, seat: int, both: Both) -> bool:
    return any(can(state, seat, part) for part in both.parts)


def _both(state: State, task: Task) -> None:
    push(state, task.seat, offered(task.effect), task.cause)


def _can_steps(state: State, seat: int, steps: Steps) -> bool:
    return can(state, seat, steps.steps[0])


@cache
def _tasks(steps: Steps) -> tuple[Effect, ...]:
    """The steps, those after a named number together, so that the number reaches all of them."""
    for at, step in enumerate(steps.steps[:-2], start=1):
        if isinstance(step, Named):
            return (*steps.steps[:at], Steps(steps.steps[at:]))
    return steps.steps


def _steps(state: State, task: Task) -> None:
    steps: Any = task.effect
    push(state, task.seat, _tasks(steps), task.cause)


def _can_choice(state: State, seat: int, choice: Choice) -> bool:
    return any(can(state, seat, arm) for arm in choice.arms)


def _choice_options(state: State, seat: int, choice: Choice) -> Sequence[Effect]:
    return unlike([option for arm in choice.arms for option in listed(state, seat, arm)])


def unlike(options: list[Effect]) -> Sequence[Effect]:
    """The options without repetition, in their order."""
    return options if len(options) < 2 else list(dict.fromkeys(options))


# --- may, as, if -------------------------------------------------------------------------------------


def _can_inner(state: State, seat: int, outer: Any) -> bool:
    return can(state, seat, outer.effect)


def _may_options(state: State, seat: int, may: May) -> Sequence[Effect]:
    verb = state.rules.verbs[type(may.effect)]
    options = verb.options(state, seat, may.effect) if verb.options is not None else None
    if options is None:
        return (may.effect, DONE) if verb.can(state, seat, may.effect) else ()
    return options if not options or is_done(options[-1]) else [*options, DONE]


def _may_chosen(state: State, task: Task, option: Effect) -> None:
    if is_done(option):
        return
    may: Any = task.effect
    chosen = state.rules.verbs[type(may.effect)].chosen
    if chosen is None or option == may.effect:
        push(state, task.seat, (option,), task.cause)
    else:
        chosen(state, task._replace(effect=may.effect), option)


def _named_options(state: State, seat: int, named: Named) -> Sequence[Effect] | None:
    verb = state.rules.verbs[type(named.effect)]
    options = verb.options(state, seat, named.effect) if verb.options is not None else None
    return None if options is None else [Named(option, named.name) for option in options]


def _named(state: State, task: Task) -> None:
    named: Any = task.effect
    follows = len(state.agenda)
    value = state.rules.verbs[type(named.effect)].do(state, task._replace(effect=named.effect))
    assert value is not None, f"'{named.effect}' does not come to a number"
    if follows:
        next_task = state.agenda[follows - 1]
        state.agenda[follows - 1] = next_task._replace(effect=bind(next_task.effect, named.name, value))


def _can_under(state: State, seat: int, under: Under) -> bool:
    return under.ruling in state.rules.rulings and can(state, seat, under.effect)


def _under(state: State, task: Task) -> None:
    under: Any = task.effect
    if under.ruling in state.rules.rulings:
        push(state, task.seat, (under.effect,), task.cause)


JOINERS: dict[type[Effect], Verb] = {
    Done: Verb(can=lambda state, seat, effect: True, do=never),
    Exchange: Verb(_can_exchange, _exchange, _exchange_options, in_place=always),
    Both: Verb(_can_both, _both),
    Steps: Verb(_can_steps, _steps),
    Choice: Verb(_can_choice, never, _choice_options, in_place=always),
    May: Verb(_can_inner, never, _may_options, _may_chosen),
    Named: Verb(_can_inner, _named, _named_options),
    Under: Verb(_can_under, _under),
}
"""The rows that every game's table of verbs starts with."""
