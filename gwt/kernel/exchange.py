"""The options of `a -> b`: the ways in which its cost can be met in full."""

from collections.abc import Sequence

from attrs import frozen

from gwt.dsl import DONE, Choice, Effect, Exchange, is_payment
from gwt.kernel import agenda, rules, tasks
from gwt.kernel.options import can, can_in_full, options_of
from gwt.kernel.state import State
from gwt.memory_cache import bounded_cache


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


@bounded_cache(1 << 14)
def _terms(exchange: Exchange) -> _Terms:
    cost, costs = exchange.cost, tasks.cost_parts(exchange.cost)
    arms = tuple(Exchange(arm, exchange.reward) for arm in cost.arms) if isinstance(cost, Choice) else ()
    one_kind = len({type(part) for part in costs}) < len(costs)
    return _Terms(arms, costs, all(map(is_payment, costs)), one_kind)


def can_exchange(state: State, seat: int, exchange: Exchange) -> bool:
    """Whether the cost can be met in full; and nobody pays money for nothing at all."""
    terms = _terms(exchange)
    if terms.arms:
        return any(can_exchange(state, seat, arm) for arm in terms.arms)
    verbs = state.rules.verbs
    for cost in terms.costs:
        verb = verbs[type(cost)]
        if not (verb.in_full or verb.can)(state, seat, cost):
            return False
    # Parts of the same class may use up the same thing; parts of different classes cannot.
    if terms.one_kind:
        trial = state.copy()
        trial.agenda = []
        tasks.push(trial, seat, terms.costs, "")
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
        if options is not rules.DO_IT:
            return not options
        return not can_in_full(trial, seat, effect)

    options = agenda.carry_out(trial, falls_short, asked)
    for option in options:
        other = trial.copy()
        if _can_be_met(other, agenda.choose(other, option)):
            return True
    return not options and not trial.agenda


def payable_exchanges(state: State, seat: int, exchange: Exchange) -> Sequence[Effect]:
    """Returns the exchanges that can be chosen, one for each way to meet a cost that lists its options."""
    arms = _terms(exchange).arms
    if arms:
        return without_duplicates(
            [option for arm in arms for option in payable_exchanges(state, seat, arm)]
        )
    cost = exchange.cost
    listed = state.rules.verbs[type(cost)].listed
    costs = rules.DO_IT if listed is None else listed(state, seat, cost)
    if costs is not rules.DO_IT:
        if is_payment(cost) and not can(state, seat, exchange.reward):
            return ()
        return [Exchange(option, exchange.reward) for option in costs]
    return (exchange,) if can_exchange(state, seat, exchange) else ()


def exchange_options(state: State, seat: int, exchange: Exchange) -> Sequence[Effect]:
    """Returns the options of an exchange on the agenda, which may be skipped: no cost is compulsory."""
    options = payable_exchanges(state, seat, exchange)
    return [*options, DONE] if options else ()


def without_duplicates(options: list[Effect]) -> Sequence[Effect]:
    """Returns the options without duplicates, in their order."""
    return options if len(options) < 2 else tuple(dict.fromkeys(options))
