"""Carries out `a -> b`: the cost is met in full, then each part of the reward is taken or forgone."""

from collections.abc import Iterator, Sequence

from attrs import frozen

from gwt.dsl import (
    DONE,
    Both,
    Choice,
    Effect,
    Exchange,
    If,
    May,
    Must,
    Repeat,
    RewardMode,
    Under,
    field_values,
    free_names,
)
from gwt.dsl import Sequence as Then
from gwt.kernel.agenda import carry_out, choose, push
from gwt.kernel.options import can, options_of
from gwt.kernel.rules import DO_IT
from gwt.kernel.state import State
from gwt.memory_cache import bounded_cache

_REMEMBERED = 1 << 14
"""The number of effects about which each function remembers its answer."""


@bounded_cache(_REMEMBERED)
def cost_parts(cost: Effect) -> tuple[Effect, ...]:
    """Returns the parts of a cost in the order in which they are met, payments first."""
    costs = cost.parts if isinstance(cost, Both) else (cost,)
    return tuple(sorted(costs, key=lambda part: not part.only_for_reward))


@bounded_cache(_REMEMBERED)
def reward_tasks(effect: Effect) -> tuple[Effect, ...]:
    """Returns the tasks of a reward: a decision for each part, which may be forgone."""
    if isinstance(effect, Both):
        # A tree with `as` stays one task, because its number is written into the next task only.
        if free_names(effect):
            return (effect,)
        return tuple(offer for part in effect.parts for offer in reward_tasks(part))
    return (
        (effect,) if effect.reward_mode is RewardMode.WHOLLY or isinstance(effect, May) else (May(effect),)
    )


@bounded_cache(_REMEMBERED)
def make_compulsory(effect: Effect) -> Effect:
    """Returns the effect with every part of an `and` in it compulsory.

    What says `may` and what a requirement brings can still be declined.
    """
    match effect:
        case Both(several):
            return effect if free_names(effect) else Must(Both(tuple(map(make_compulsory, several))))
        case Choice(several):
            return Choice(tuple(map(make_compulsory, several)))
        case Then(several):
            return Then(tuple(map(make_compulsory, several)))
        case If(inner) | Under(inner):
            return type(effect)(make_compulsory(inner), *field_values(effect)[1:])
    return effect


def declinable_parts(effect: Effect, reward: bool = True) -> Iterator[tuple[Effect, bool]]:
    """Yields each part of an effect, and whether a player may decline it.

    A `reward` is offered part by part; anything else is carried out unless its words say `may`.
    """
    match effect:
        case Exchange(cost, brings):
            yield cost, True
            yield from declinable_parts(brings)
        case Both(several):
            for part in several:
                yield from declinable_parts(part, reward)
        case Then(several):
            for part in several:
                yield from declinable_parts(part, reward=False)
        case Must(Exchange(cost, brings)):
            yield cost, False
            yield from declinable_parts(brings)
        case Must(inner):
            yield from declinable_parts(inner, reward=False)
        case May(inner):
            for part, _ in declinable_parts(inner):
                yield part, True
        case _:
            yield (
                effect,
                isinstance(effect, Repeat) or (reward and effect.reward_mode is not RewardMode.WHOLLY),
            )


@frozen(eq=False)
class _Terms:
    """Values of an exchange that do not depend on a state."""

    arms: tuple[Exchange, ...]
    """An exchange for each alternative cost; empty if there is only one cost."""
    costs: tuple[Effect, ...]
    """The parts of the cost."""
    only_for_reward: bool
    one_kind: bool
    """Whether some parts are of the same class, so that they may use up the same thing."""


@bounded_cache(_REMEMBERED)
def _terms(exchange: Exchange) -> _Terms:
    cost, costs = exchange.cost, cost_parts(exchange.cost)
    arms = tuple(Exchange(arm, exchange.reward) for arm in cost.arms) if isinstance(cost, Choice) else ()
    one_kind = len({type(part) for part in costs}) < len(costs)
    return _Terms(arms, costs, all(part.only_for_reward for part in costs), one_kind)


def can_exchange(state: State, seat: int, exchange: Exchange) -> bool:
    """Whether the cost can be met in full; and nobody pays money for nothing at all."""
    terms = _terms(exchange)
    if terms.arms:
        return any(can_exchange(state, seat, arm) for arm in terms.arms)
    verbs = state.rules.verbs
    for cost in terms.costs:
        if not verbs[type(cost)].meets(state, seat, cost):
            return False
    # Parts of the same class may use up the same thing; parts of different classes cannot.
    if terms.one_kind:
        trial = state.copy()
        trial.agenda = []
        push(trial, seat, terms.costs, "")
        if not _can_be_met(trial):
            return False
    return not terms.only_for_reward or can(state, seat, exchange.reward)


def _can_be_met(trial: State, asked: bool = False) -> bool:
    """Whether every task of a copied state can be done, for at least one way to choose."""
    triggers = trial.rules.triggers

    def falls_short(seat: int, effect: Effect) -> bool:
        if triggers is not None and isinstance(effect, triggers.kind):
            # What is triggered lies below the payment, which has been made in full.
            trial.agenda.clear()
            return True
        options = options_of(trial, seat, effect)
        if options is not DO_IT:
            return not options
        return not trial.rules.verbs[type(effect)].meets(trial, seat, effect)

    options = carry_out(trial, falls_short, asked)
    for option in options:
        other = trial.copy()
        if _can_be_met(other, choose(other, option)):
            return True
    return not options and not trial.agenda


def payable_exchanges(state: State, seat: int, exchange: Exchange) -> Sequence[Effect]:
    """Returns the exchanges that can be chosen, one for each way to meet a cost that is `in_place`."""
    arms = _terms(exchange).arms
    if arms:
        return without_duplicates(
            [option for arm in arms for option in payable_exchanges(state, seat, arm)]
        )
    cost = exchange.cost
    verb = state.rules.verbs[type(cost)]
    if verb.in_place is not None and verb.options is not None and verb.in_place(cost):
        costs = verb.options(state, seat, cost)
        if costs is not DO_IT:
            if cost.only_for_reward and not can(state, seat, exchange.reward):
                return ()
            return [Exchange(option, exchange.reward) for option in costs]
    return (exchange,) if can_exchange(state, seat, exchange) else ()


def exchange_options(state: State, seat: int, exchange: Exchange) -> Sequence[Effect]:
    """Returns the options of an exchange on the agenda, which may be skipped: no cost is compulsory."""
    options = payable_exchanges(state, seat, exchange)
    return [*options, DONE] if options else ()


def exchange_rewards(state: State, seat: int, exchange: Exchange) -> Sequence[Effect]:
    return reward_tasks(exchange.reward)


def begin_exchange(state: State, seat: int, exchange: Exchange, cause: str) -> None:
    push(state, seat, reward_tasks(exchange.reward), cause)
    if state.rules.freely is not None:
        state.agenda.append((seat, state.rules.freely.mark, cause))
    push(state, seat, cost_parts(exchange.cost), cause)


def without_duplicates(options: list[Effect]) -> Sequence[Effect]:
    """Returns the options without duplicates, in their order."""
    return options if len(options) < 2 else tuple(dict.fromkeys(options))
