"""The prospects of options: their gains and what follows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import attrs
from attrs import frozen

from gwt import dsl, kernel, memory_cache


@memory_cache.bounded_cache(1 << 16)
def named_ids(effect: dsl.Effect) -> frozenset[str]:
    """The ids that an effect names."""
    leaves = (value for node in dsl.walk_effect(effect) for value in dsl.field_values(node))
    return frozenset(
        word
        for value in leaves
        for word in (value if isinstance(value, tuple) else (value,))
        if isinstance(word, str)
    )


@frozen(eq=False)
class Prospect:
    """The consequences of an option without a further choice."""

    ahead: kernel.Lookahead
    brings: frozenset[str]
    """The ids that the option names, and those that the seat has afterwards and had not before: appointing
    at a station names no station master and brings the one that lies there."""
    reaches: frozenset[str]
    """The ids that cause what happens or is to be chosen next, and caused nothing that was to be done."""


def prospect(state: kernel.State, option: dsl.Effect) -> Prospect:
    """Follows an option as `look_ahead` does, and returns what it leads to."""
    log: list[kernel.Event] = []
    ahead, seat = kernel.look_ahead(state, option, log=log), state.agenda[-1][0]
    causes = {event.cause for event in log if event.seat == seat}
    if ahead.options:
        causes.add(ahead.state.agenda[-1][2])
    earlier = {cause for _, _, cause in state.agenda}
    brings = named_ids(option).union(_gained(state, ahead.state, seat))
    return Prospect(ahead, brings, frozenset(causes - earlier))


def _gained(before: Any, after: Any, seat: int) -> Iterator[str]:
    """Yields the words in what a seat has in a state, and had not before."""
    old, new = before.players[seat], after.players[seat]
    for attribute in attrs.fields(type(new)):
        was, now = getattr(old, attribute.name), getattr(new, attribute.name)
        if was is not now and was != now:
            yield from (_words(now) - _words(was)).keys()


def _words(value: object) -> Counter[str]:
    """The words in a value, with their numbers."""
    if isinstance(value, dict):
        return Counter({key: count for key, count in value.items() if isinstance(count, int)})
    several = value if isinstance(value, (tuple, list)) else (value,)
    return Counter(word for word in several if isinstance(word, str))


def without_shunned(
    state: kernel.State, options: Sequence[dsl.Effect], shunned: frozenset[str]
) -> Sequence[dsl.Effect]:
    """The options that neither bring what is to be left alone nor lead to where nothing else can be
    chosen; all of them where no other is left."""
    if not shunned:
        return options
    prospects = ((option, prospect(state, option)) for option in options)
    return [
        option
        for option, result in prospects
        if shunned.isdisjoint(result.brings) and not _only(result.ahead.options, shunned)
    ] or options


def _only(options: Sequence[dsl.Effect], shunned: frozenset[str]) -> bool:
    return bool(options) and not any(shunned.isdisjoint(named_ids(option)) for option in options)
