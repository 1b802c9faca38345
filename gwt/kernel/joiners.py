"""The semantics of joiners: requirement and reward, both, one of, may, must, if, repeat, and so on."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from gwt import dsl, memory_cache
from gwt.kernel import counting, exchange, rules, tasks
from gwt.kernel.options import can, can_in_full, options_among_others, options_of
from gwt.kernel.state import State


def is_done(effect: dsl.Effect) -> bool:
    return type(effect) is dsl.Done


# --- a and b, a then b, a or b -----------------------------------------------------------------------


def _can_both(state: State, seat: int, both: dsl.Both) -> bool:
    # Asked often: a loop takes half the time of `any` with a generator.
    for part in both.parts:
        if can(state, seat, part):
            return True
    return False


def _both(state: State, seat: int, both: dsl.Both, cause: str) -> None:
    tasks.push(state, seat, tasks.reward_tasks(both), cause)


@memory_cache.bounded_cache(1 << 14)
def _deciding(effect: dsl.Effect) -> dsl.Effect:
    """Returns the part that decides whether an effect can be carried out; of steps, the first."""
    match effect:
        case dsl.Sequence((first, *_)):
            return _deciding(first)
        case dsl.May(inner) | dsl.Must(inner) | dsl.Named(inner):
            return _deciding(inner)
    return effect


def _can_decide(state: State, seat: int, effect: dsl.Effect) -> bool:
    return can(state, seat, _deciding(effect))


@memory_cache.bounded_cache(1 << 14)
def _tasks(then: dsl.Sequence, rulings: frozenset[str]) -> tuple[dsl.Effect, ...]:
    """The tasks of some steps under these rulings; what follows `as` stays one task, see `_named`."""
    tasks: list[dsl.Effect] = []
    for at, step in enumerate(then.steps, start=1):
        if not isinstance(step, dsl.Under):
            tasks.append(step)
        elif step.ruling in rulings:
            tasks.append(step.effect)
        if isinstance(step, dsl.Named) and at < len(then.steps) - 1:
            return (*tasks, dsl.Sequence(then.steps[at:]))
    return tuple(tasks)


def _steps(state: State, seat: int, then: dsl.Sequence, cause: str) -> None:
    tasks.push(state, seat, _tasks(then, state.rules.rulings), cause)


def _can_choice(state: State, seat: int, choice: dsl.Choice) -> bool:
    for arm in choice.arms:
        if can(state, seat, arm):
            return True
    return False


def _arm_options(state: State, seat: int, choice: dsl.Choice) -> Sequence[dsl.Effect]:
    return exchange.without_duplicates(
        [option for arm in choice.arms for option in options_among_others(state, seat, arm)]
    )


def _choice_options(state: State, seat: int, choice: dsl.Choice) -> Sequence[dsl.Effect]:
    """Returns the options of all arms, and `done` if each is an exchange, as no cost is compulsory."""
    options = _arm_options(state, seat, choice)
    return (
        [*options, dsl.DONE]
        if options and all(type(option) is dsl.Exchange for option in options)
        else options
    )


# --- may, must, as -----------------------------------------------------------------------------------


def _may_options(state: State, seat: int, may: dsl.May) -> Sequence[dsl.Effect]:
    options = options_of(state, seat, may.effect)
    if options is rules.DO_IT:
        return (may.effect, dsl.Done(may.effect)) if can(state, seat, may.effect) else ()
    return _with_decline(options, may.effect)


def _with_decline(options: Sequence[dsl.Effect], effect: dsl.Effect) -> Sequence[dsl.Effect]:
    """Returns options with that to forgo the effect, unless they say already what is forgone."""
    if not options or (type(options[-1]) is dsl.Done and options[-1] is not dsl.DONE):
        return options
    return [*(options[:-1] if options[-1] is dsl.DONE else options), dsl.Done(effect)]


def _may_chosen(state: State, seat: int, may: dsl.May, cause: str, option: dsl.Effect) -> None:
    if type(option) is dsl.Done:
        return
    chosen = state.rules.verbs[type(may.effect)].on_chosen
    if chosen is None or option == may.effect:
        tasks.begin(state, seat, option, cause)
    else:
        chosen(state, seat, may.effect, cause, option)


def _must_listed(state: State, seat: int, must: dsl.Must) -> Sequence[dsl.Effect]:
    if type(must.effect) is dsl.Both:
        return (must,) if can(state, seat, must.effect) else ()
    return options_among_others(state, seat, must.effect)


def _must_options(state: State, seat: int, must: dsl.Must) -> rules.Options:
    """Returns the ways to do a compulsory effect if there are several; it cannot be skipped."""
    if type(must.effect) not in (dsl.Choice, dsl.Exchange, dsl.Must):
        return rules.DO_IT
    options = options_among_others(state, seat, must.effect)
    return rules.DO_IT if len(options) == 1 and options[0] is must.effect else options


def _must(state: State, seat: int, must: dsl.Must, cause: str) -> None:
    """Does a compulsory effect, of an `and` each part; under a condition it is compulsory if that holds."""
    match must.effect:
        case dsl.Both(parts) if not dsl.free_names(must.effect):
            tasks.push(state, seat, tuple(map(tasks.make_compulsory, parts)), cause)
        case dsl.If(effect) | dsl.Under(effect) as condition:
            inner = type(condition)(dsl.Must(effect), *dsl.field_values(condition)[1:])
            state.agenda.append((seat, inner, cause))
        case effect:
            tasks.begin(state, seat, effect, cause)


def _named_options(state: State, seat: int, named: dsl.Named) -> rules.Options:
    counted = _possible_numbers(state, seat, named.effect)
    if counted is not None:
        return (
            [dsl.Named(option, named.name) for option in counted.values()]
            if len(counted) > 1
            else rules.DO_IT
        )
    options = options_of(state, seat, named.effect)
    return (
        [dsl.Named(option, named.name) for option in options]
        if options is not rules.DO_IT and options
        else rules.DO_IT
    )


def _named(state: State, seat: int, named: dsl.Named, cause: str) -> None:
    """Does the named effect, and writes its number, if it has one, into the next task.

    Only that one task uses the number: `_tasks` and `exchange.reward_tasks` keep it in one piece.
    """
    agenda, freely = state.agenda, state.rules.freely
    follows = len(agenda)
    if freely is not None and follows and agenda[-1][1] is freely.mark:
        # The reward, which uses the number, lies below the mark of its requirement.
        follows -= 1
    following: Any = agenda[follows - 1] if follows else None
    value = _number_of(state, seat, named.effect, cause)
    if following is not None:
        whose, effect, its_cause = following
        rest = (
            dsl.parts_without_name(effect, named.name)
            if value is None
            else dsl.bind_name(effect, named.name, value)
        )
        at = _place_of(agenda, following, follows - 1)
        agenda[at : at + 1] = [] if rest is None else [(whose, rest, its_cause)]


def _place_of(agenda: list[Any], task: object, at: int) -> int:
    """Returns where a task is on the agenda, at its old place or above what was triggered below it."""
    while agenda[at] is not task:
        at += 1
    return at


def _number_of(state: State, seat: int, effect: dsl.Effect, cause: str) -> int | None:
    """Does an effect and returns its number, or None if it cannot be done."""
    counted = _possible_numbers(state, seat, effect)
    if counted is not None:
        for number, option in counted.items():
            state.agenda.append((seat, option, cause))
            return number
        return None
    verb = state.rules.verbs[type(effect)]
    if not verb.applies(state, seat, effect):
        return None
    value: int | None = verb.do(state, seat, effect, cause)
    assert value is not None, f"'{effect}' does not come to a number"
    return value


def _possible_numbers(state: State, seat: int, effect: dsl.Effect) -> dict[int, dsl.Effect] | None:
    """Returns an effect of which single things are chosen with each number of them that is possible.

    That is any number of `up to N`, and of a plain number the largest. None for any other effect: only a
    verb with `on_chosen`, and with an amount that could be doubled, is chosen thing by thing.
    """
    kind: Any = type(effect)
    if state.rules.verbs[kind].on_chosen is None or not kind.scaled_fields:
        return None
    values, at = dsl.field_values(effect), dsl.field_names(kind).index(kind.scaled_fields[0])
    numbers = range(1, counting.as_number(state, seat, values[at]) + 1)
    numbered = ((number, kind(*values[:at], number, *values[at + 1 :])) for number in numbers)
    possible = list(takewhile(lambda pair: can_in_full(state, seat, pair[1]), numbered))
    return dict(possible if isinstance(values[at], dsl.UpTo) else possible[-1:])


# --- if, unless, repeat -----------------------------------------------------------------------------


def _can_under(state: State, seat: int, under: dsl.Under) -> bool:
    return under.ruling in state.rules.rulings and can(state, seat, under.effect)


def _under(state: State, seat: int, under: dsl.Under, cause: str) -> None:
    if under.ruling in state.rules.rulings:
        state.agenda.append((seat, under.effect, cause))


def _holds(state: State, seat: int, condition: dsl.If) -> bool:
    enough = counting.count_for(state, seat, condition.count) >= condition.number
    return enough is not isinstance(condition, dsl.Unless)


def _can_if(state: State, seat: int, condition: dsl.If) -> bool:
    return _holds(state, seat, condition) and can(state, seat, condition.effect)


def _if(state: State, seat: int, condition: dsl.If, cause: str) -> None:
    if _holds(state, seat, condition):
        state.agenda.append((seat, condition.effect, cause))


def _can_repeat(state: State, seat: int, repeat: dsl.Repeat) -> bool:
    return repeat.times > 0 and can(state, seat, repeat.effect)


def _repeat_options(state: State, seat: int, repeat: dsl.Repeat) -> Sequence[dsl.Effect]:
    options = options_among_others(state, seat, repeat.effect) if repeat.times else ()
    return _with_decline(options, repeat.effect)


def _repeat_chosen(state: State, seat: int, repeat: dsl.Repeat, cause: str, option: dsl.Effect) -> None:
    if type(option) is not dsl.Done:
        state.agenda.append((seat, dsl.Repeat(repeat.times - 1, repeat.effect), cause))
        tasks.begin(state, seat, option, cause)


JOINERS: rules.Verbs[State] = rules.Verbs()
"""The rows that every game's table of verbs starts with."""
JOINERS[dsl.Done] = rules.Verb(rules.do_nothing)
JOINERS[dsl.Exchange] = rules.Verb(
    can=exchange.can_exchange,
    options=exchange.exchange_options,
    listed=exchange.payable_exchanges,
    rewards=lambda _, seat, terms: tasks.reward_tasks(terms.reward),
)
JOINERS[dsl.Both] = rules.Verb(
    _both, can=_can_both, in_full=_can_both, rewards=lambda _, seat, both: tasks.reward_tasks(both)
)
JOINERS[dsl.Sequence] = rules.Verb(_steps, can=_can_decide, in_full=_can_decide)
JOINERS[dsl.Choice] = rules.Verb(can=_can_choice, options=_choice_options, listed=_arm_options)
JOINERS[dsl.May] = rules.Verb(can=_can_decide, options=_may_options, on_chosen=_may_chosen)
JOINERS[dsl.Must] = rules.Verb(
    _must, can=_can_decide, options=_must_options, listed=_must_listed, in_full=_can_decide
)
JOINERS[dsl.Named] = rules.Verb(_named, can=_can_decide, options=_named_options, in_full=_can_decide)
JOINERS[dsl.Under] = rules.Verb(_under, can=_can_under, in_full=_can_under)
JOINERS[dsl.If] = rules.Verb(_if, can=_can_if, in_full=_can_if)
JOINERS[dsl.Unless] = rules.Verb(_if, can=_can_if, in_full=_can_if)
JOINERS[dsl.Repeat] = rules.Verb(can=_can_repeat, options=_repeat_options, on_chosen=_repeat_chosen)


def all_verbs(*subjects: Any) -> dict[type[dsl.Effect], rules.Verb[Any, Any]]:
    """The joiners and the verbs of a game, whose modules have their rows in `VERBS`."""
    return {**JOINERS, **{kind: verb for subject in subjects for kind, verb in subject.VERBS.items()}}
