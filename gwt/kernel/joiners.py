"""What the joiners mean: requirement and reward, both, one of, may, must, if, repeat, and so on."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from attrs import frozen

from gwt.dsl.effects import (
    Both,
    Choice,
    Done,
    Effect,
    Exchange,
    If,
    May,
    Must,
    Named,
    Repeat,
    Taken,
    Under,
    Unless,
    bind,
    free_names,
    unnamed,
)
from gwt.dsl.effects import Sequence as Steps
from gwt.kernel.agenda import begin, can, choose, listed, push
from gwt.kernel.rules import Verb, certain, counted, never
from gwt.kernel.state import State

DONE = Done()


def is_done(effect: Effect) -> bool:
    return type(effect) is Done


def _nothing(state: State, seat: int, done: Done, cause: str) -> None:
    """What stopping does."""


# --- a -> b ------------------------------------------------------------------------------------------


@cache
def parts(cost: Effect) -> tuple[Effect, ...]:
    """The parts of a cost as they are met: what is paid first, so that nothing else spends it."""
    costs = cost.parts if isinstance(cost, Both) else (cost,)
    return tuple(sorted(costs, key=lambda part: not part.only_for_reward))


@cache
def offered(effect: Effect) -> tuple[Effect, ...]:
    """A reward as it is offered: what may be forgone is asked for, part by part."""
    if isinstance(effect, Both):
        if free_names(effect):
            return (effect,)
        return tuple(one for part in effect.parts for one in offered(part))
    return (effect,) if effect.taken is Taken.WHOLLY or isinstance(effect, May) else (May(effect),)


@frozen(eq=False)
class _Terms:
    """What follows from an exchange alone."""

    arms: tuple[Exchange, ...]
    """An exchange for each of the costs that it leaves open; none where it names just one."""
    costs: tuple[Effect, ...]
    """The parts of the cost."""
    only_for_reward: bool
    one_kind: bool
    """Whether some parts are of one kind, so that they may draw on the same thing."""


@cache
def _terms(exchange: Exchange) -> _Terms:
    cost, costs = exchange.cost, parts(exchange.cost)
    arms = tuple(Exchange(arm, exchange.reward) for arm in cost.arms) if isinstance(cost, Choice) else ()
    one_kind = len({type(part) for part in costs}) < len(costs)
    return _Terms(arms, costs, all(part.only_for_reward for part in costs), one_kind)


def _can_exchange(state: State, seat: int, exchange: Exchange) -> bool:
    """The cost can be met in full; and nobody pays money for nothing at all."""
    terms = _terms(exchange)
    if terms.arms:
        return any(_can_exchange(state, seat, arm) for arm in terms.arms)
    verbs = state.rules.verbs
    for cost in terms.costs:
        if not verbs[type(cost)].meets(state, seat, cost):
            return False
    # Parts of one kind may draw on the same thing; parts of different kinds must not, see the language.
    if terms.one_kind:
        trial = state.copy()
        trial.agenda = []
        push(trial, seat, terms.costs, "")
        if not _can_be_met(trial):
            return False
    return not terms.only_for_reward or can(state, seat, exchange.reward)


def _can_be_met(trial: State) -> bool:
    """Whether every task of a trial can be done, in at least one of the ways to choose."""
    while trial.agenda:
        seat, effect, cause = trial.agenda[-1]
        verb = trial.rules.verbs[type(effect)]
        options = verb.options(trial, seat, effect) if verb.options is not None else None
        if options is not None:
            return any(_can_be_met(_chosen(trial, option)) for option in options)
        if not verb.meets(trial, seat, effect):
            return False
        trial.agenda.pop()
        verb.do(trial, seat, effect, cause)
    return True


def _chosen(trial: State, option: Effect) -> State:
    other = trial.copy()
    choose(other, option)
    return other


def _exchanges(state: State, seat: int, exchange: Exchange) -> Sequence[Effect]:
    """The exchanges that can be chosen, one for each way to meet a cost that is chosen in place."""
    arms = _terms(exchange).arms
    if arms:
        return unlike([one for arm in arms for one in _exchanges(state, seat, arm)])
    cost = exchange.cost
    verb = state.rules.verbs[type(cost)]
    if verb.in_place is not None and verb.options is not None and verb.in_place(cost):
        costs = verb.options(state, seat, cost)
        if costs is not None:
            if cost.only_for_reward and not can(state, seat, exchange.reward):
                return ()
            return [Exchange(one, exchange.reward) for one in costs]
    return (exchange,) if _can_exchange(state, seat, exchange) else ()


def _exchange_options(state: State, seat: int, exchange: Exchange) -> Sequence[Effect]:
    """On the agenda it is a question: nobody has to meet a cost that has not been chosen."""
    options = _exchanges(state, seat, exchange)
    return [*options, DONE] if options else ()


def _begin_exchange(state: State, seat: int, exchange: Exchange, cause: str) -> None:
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
        case May(inner) | Must(inner) | Named(inner):
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


def _arm_options(state: State, seat: int, choice: Choice) -> Sequence[Effect]:
    return unlike([option for arm in choice.arms for option in listed(state, seat, arm)])


def _choice_options(state: State, seat: int, choice: Choice) -> Sequence[Effect]:
    """One of the arms; none where each that is possible asks for a cost, and none is worth it."""
    options = _arm_options(state, seat, choice)
    return [*options, DONE] if options and all(type(one) is Exchange for one in options) else options


def unlike(options: list[Effect]) -> Sequence[Effect]:
    """The options without repetition, in their order."""
    return options if len(options) < 2 else list(dict.fromkeys(options))


# --- may, must, as -----------------------------------------------------------------------------------


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
        begin(state, seat, option, cause)
    else:
        chosen(state, seat, may.effect, cause, option)


def _must_listed(state: State, seat: int, must: Must) -> Sequence[Effect]:
    return listed(state, seat, must.effect)


def _must_options(state: State, seat: int, must: Must) -> Sequence[Effect] | None:
    """Which way is chosen, where there are several; whether is no question."""
    if state.rules.verbs[type(must.effect)].listed is None:
        return None
    options = listed(state, seat, must.effect)
    return None if len(options) == 1 and options[0] is must.effect else options


def _must(state: State, seat: int, must: Must, cause: str) -> None:
    """What is compulsory under a condition is so where the condition holds."""
    match must.effect:
        case If(effect, number, count):
            state.agenda.append((seat, If(Must(effect), number, count), cause))
        case Unless(effect, number, count):
            state.agenda.append((seat, Unless(Must(effect), number, count), cause))
        case Under(effect, ruling):
            state.agenda.append((seat, Under(Must(effect), ruling), cause))
        case effect:
            begin(state, seat, effect, cause)


def _named_options(state: State, seat: int, named: Named) -> Sequence[Effect] | None:
    verb = state.rules.verbs[type(named.effect)]
    if verb.counted is not None:
        counted = verb.counted(state, seat, named.effect)
        return [Named(option, named.name) for option in counted] if len(counted) > 1 else None
    options = verb.options(state, seat, named.effect) if verb.options is not None else None
    return [Named(option, named.name) for option in options] if options else None


def _named(state: State, seat: int, named: Named, cause: str) -> None:
    """Does what is named, and tells the task behind it the number, or that there is none."""
    follows = len(state.agenda)
    value = _number_of(state, seat, named.effect, cause)
    if follows:
        whose, effect, its_cause = state.agenda[follows - 1]
        rest = unnamed(effect, named.name) if value is None else bind(effect, named.name, value)
        state.agenda[follows - 1 : follows] = [] if rest is None else [(whose, rest, its_cause)]


def _number_of(state: State, seat: int, effect: Effect, cause: str) -> int | None:
    """Does an effect and says what it comes to; nothing where it cannot be done."""
    verb = state.rules.verbs[type(effect)]
    if verb.counted is not None:
        for one in verb.counted(state, seat, effect):
            state.agenda.append((seat, one, cause))
            return int(one.amount)
        return None
    if not (verb.in_part or verb.can(state, seat, effect)):
        return None
    value: int | None = verb.do(state, seat, effect, cause)
    assert value is not None, f"'{effect}' does not come to a number"
    return value


# --- if, unless, repeat ------------------------------------------------------------------------------


def _can_under(state: State, seat: int, under: Under) -> bool:
    return under.ruling in state.rules.rulings and can(state, seat, under.effect)


def _under(state: State, seat: int, under: Under, cause: str) -> None:
    if under.ruling in state.rules.rulings:
        state.agenda.append((seat, under.effect, cause))


def _holds(state: State, seat: int, condition: If | Unless) -> bool:
    enough = counted(state, seat, condition.count) >= condition.number
    return enough is (type(condition) is If)


def _can_if(state: State, seat: int, condition: If | Unless) -> bool:
    return _holds(state, seat, condition) and can(state, seat, condition.effect)


def _if(state: State, seat: int, condition: If | Unless, cause: str) -> None:
    if _holds(state, seat, condition):
        state.agenda.append((seat, condition.effect, cause))


def _can_repeat(state: State, seat: int, repeat: Repeat) -> bool:
    return repeat.times > 0 and can(state, seat, repeat.effect)


def _repeat_options(state: State, seat: int, repeat: Repeat) -> Sequence[Effect]:
    options = listed(state, seat, repeat.effect) if repeat.times else ()
    return [*options, DONE] if options else ()


def _repeat_chosen(state: State, seat: int, repeat: Repeat, cause: str, option: Effect) -> None:
    if not is_done(option):
        state.agenda.append((seat, Repeat(repeat.times - 1, repeat.effect), cause))
        begin(state, seat, option, cause)


JOINERS: dict[type[Effect], Verb] = {
    Done: Verb(certain, _nothing, begin=_nothing),
    Exchange: Verb(_can_exchange, never, _exchange_options, listed=_exchanges, begin=_begin_exchange),
    Both: Verb(_can_both, _both, in_part=True),
    Steps: Verb(_can_decide, _steps, in_part=True),
    Choice: Verb(_can_choice, never, _choice_options, listed=_arm_options),
    May: Verb(_can_decide, never, _may_options, _may_chosen),
    Must: Verb(_can_decide, _must, _must_options, listed=_must_listed, in_part=True),
    Named: Verb(_can_decide, _named, _named_options, in_part=True),
    Under: Verb(_can_under, _under, in_part=True),
    If: Verb(_can_if, _if, in_part=True),
    Unless: Verb(_can_if, _if, in_part=True),
    Repeat: Verb(_can_repeat, never, _repeat_options, _repeat_chosen),
}
"""The rows that every game's table of verbs starts with."""


def verbs(*subjects: Any) -> dict[type[Effect], Verb]:
    """The joiners and the verbs of a game, whose modules have their rows in `VERBS`."""
    return {**JOINERS, **{kind: verb for subject in subjects for kind, verb in subject.VERBS.items()}}
