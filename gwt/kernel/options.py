"""The options of an effect, whether it can be carried out, and which part of it an option comes from."""

from collections.abc import Sequence

from gwt import dsl, memory_cache
from gwt.kernel.rules import DO_IT, Options
from gwt.kernel.state import State

_OF_ONE = frozenset((dsl.May, dsl.Must, dsl.Named, dsl.Repeat))
"""The joiners whose options are those of the effect inside."""


@memory_cache.bounded_cache(1 << 8)
def _consists_of_effects(kind: type[dsl.Effect]) -> bool:
    """Whether a class is a verb with effects among its fields, such as the actions of a tile."""
    return kind not in dsl.JOINER_CLASSES and any("Effect" in str(hint) for hint in kind.types.values())


def can(state: State, seat: int, effect: dsl.Effect) -> bool:
    """Whether an effect can be carried out to its end."""
    return state.rules.verbs[type(effect)].can(state, seat, effect)


def can_in_full(state: State, seat: int, effect: dsl.Effect) -> bool:
    """Whether all of an effect can be carried out, as a requirement asks."""
    verb = state.rules.verbs[type(effect)]
    return (verb.in_full or verb.can)(state, seat, effect)


def options_of(state: State, seat: int, effect: dsl.Effect) -> Options:
    """The options of an effect when its turn comes, or `DO_IT` where it leaves nothing to choose."""
    options = state.rules.verbs[type(effect)].options
    return DO_IT if options is None else options(state, seat, effect)


def origin_of_option(state: State, seat: int, effect: dsl.Effect, option: dsl.Effect) -> dsl.Effect | None:
    """Returns the effect that an option carries out: the waiting one, or the printed part of it.

    None for `done`, and for an option that carries out no part of a verb that consists of effects.
    """
    if type(option) is dsl.Done or (state.rules.freely and type(option) is state.rules.freely.kind):
        return None
    while type(effect) in _OF_ONE:
        effect = next(dsl.children(effect))
    if not _consists_of_effects(type(effect)):
        return effect
    parts = dsl.children(effect)
    return next((part for part in parts if option in options_among_others(state, seat, part)), None)


def options_among_others(state: State, seat: int, effect: dsl.Effect) -> Sequence[dsl.Effect]:
    """Returns how an effect is listed among other options: as itself, or as its own options."""
    verb = state.rules.verbs[type(effect)]
    options = DO_IT if verb.listed is None else verb.listed(state, seat, effect)
    if options is not DO_IT:
        return options
    return (effect,) if verb.can(state, seat, effect) else ()


def leaves_no_choice(state: State) -> bool:
    """Whether the task that waits leaves no choice, so that a seat is asked what it does freely."""
    seat, effect, _ = state.agenda[-1]
    options = options_of(state, seat, effect)
    return options is DO_IT or not options
