"""Rearranges trees before they become sentences, so that nothing is said twice."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from attrs import frozen

from gwt import dsl


class Each(dsl.Effect):
    """`effect` for every full `per` of a count, which all of its parts depend on."""

    templates = ("",)
    effect: dsl.Effect
    per: int
    count: dsl.Count

    def __str__(self) -> str:
        return f"{self.effect} for each {self.count.of(self.per)}"


class Otherwise(dsl.Effect):
    """`effect` if there are at least `number` of a count, and `other` if not."""

    templates = ("",)
    effect: dsl.Effect
    other: dsl.Effect
    number: int
    count: dsl.Count

    def __str__(self) -> str:
        condition = self.count.of(self.number)
        return f"({self.effect}) if {condition} then ({self.other}) unless {condition}"


class Times(dsl.Effect):
    """`effect`, and as often again, one after the other."""

    templates = ("",)
    effect: dsl.Effect
    number: int

    def __str__(self) -> str:
        return " then ".join([str(self.effect)] * self.number)


class SameCost(dsl.Effect):
    """One of some effects, each for the same cost."""

    templates = ("",)
    cost: dsl.Effect
    arms: tuple[dsl.Effect, ...]

    def __str__(self) -> str:
        return " or ".join(f"({self.cost} -> ({arm}))" for arm in self.arms)


def merge_equal_costs(effect: dsl.Effect) -> dsl.Effect:
    """Returns a tree with `SameCost` instead of every choice whose arms all have it as their first cost.

    What an arm costs besides stands in the arm.
    """
    inner = _rebuilt(
        effect, lambda value: merge_equal_costs(value) if isinstance(value, dsl.Effect) else value
    )
    assert isinstance(inner, dsl.Effect)
    if not isinstance(inner, dsl.Choice):
        return inner
    costs = [_costs(arm) for arm in inner.arms]
    if len({arm_costs[:1] for arm_costs in costs}) != 1 or not costs[0] or any(dsl.children(costs[0][0])):
        return inner
    arms = zip(costs, inner.arms, strict=True)
    return SameCost(costs[0][0], tuple(_without_first(arm_costs[1:], arm) for arm_costs, arm in arms))


def _costs(effect: dsl.Effect) -> tuple[dsl.Effect, ...]:
    """Returns the parts of the cost of an exchange; none for any other effect."""
    if not isinstance(effect, dsl.Exchange):
        return ()
    return effect.cost.parts if isinstance(effect.cost, dsl.Both) else (effect.cost,)


def _without_first(costs: tuple[dsl.Effect, ...], effect: dsl.Effect) -> dsl.Effect:
    """Returns an exchange with only these parts of its cost; without any, its reward."""
    assert isinstance(effect, dsl.Exchange)
    if not costs:
        return effect.reward
    return dsl.Exchange(costs[0] if len(costs) == 1 else dsl.Both(costs), effect.reward)


def merge_alternatives(effect: dsl.Effect, constant: Collection[str]) -> dsl.Effect:
    """Returns a tree with `Otherwise` instead of steps of which one is done if the other is not.

    `constant` are the kinds of counts that never change, so that the first step cannot decide about
    the second one.
    """

    def paired(first: dsl.Effect, second: dsl.Effect) -> dsl.Effect | None:
        if type(first) is not dsl.If or type(second) is not dsl.Unless:
            return None
        same = (first.number, first.count) == (second.number, second.count)
        if not same or type(first.count) is not dsl.Count or first.count.kind not in constant:
            return None
        return Otherwise(first.effect, second.effect, first.number, first.count)

    return _in_pairs(effect, paired)


def merge_repeats(effect: dsl.Effect) -> dsl.Effect:
    """Returns a tree with `Times` instead of equal steps that follow one another."""

    def paired(first: dsl.Effect, second: dsl.Effect) -> dsl.Effect | None:
        if isinstance(first, Times) and first.effect is second:
            return Times(second, first.number + 1)
        return Times(first, 2) if first is second and not any(dsl.children(first)) else None

    return _in_pairs(effect, paired)


def _in_pairs(
    effect: dsl.Effect, paired: Callable[[dsl.Effect, dsl.Effect], dsl.Effect | None]
) -> dsl.Effect:
    """Returns a tree with two steps that follow one another replaced wherever they make one."""
    inner = _rebuilt(
        effect, lambda value: _in_pairs(value, paired) if isinstance(value, dsl.Effect) else value
    )
    assert isinstance(inner, dsl.Effect)
    if not isinstance(inner, dsl.Sequence):
        return inner
    steps: list[dsl.Effect] = []
    for step in inner.steps:
        pair = paired(steps[-1], step) if steps else None
        steps[-1:] = [*steps[-1:], step] if pair is None else [pair]
    return steps[0] if len(steps) == 1 else dsl.Sequence(tuple(steps))


def hoist_conditions(effect: dsl.Effect) -> dsl.Effect:
    """Returns a tree of the same meaning: conditions and what is declined anyway are not in `may`."""
    inner = _rebuilt(
        effect, lambda value: hoist_conditions(value) if isinstance(value, dsl.Effect) else value
    )
    assert isinstance(inner, dsl.Effect)
    match inner:
        case dsl.May(dsl.If() | dsl.Under() as within) | dsl.Must(dsl.If() | dsl.Under() as within):
            wrapped: dsl.Effect = type(inner)(within.effect)
            return type(within)(hoist_conditions(wrapped), *dsl.field_values(within)[1:])
        case dsl.May(dsl.Repeat(_, effect=dsl.Must())):
            return inner
        case dsl.May(dsl.Repeat() | dsl.Exchange() | dsl.May() as within) | dsl.Must(
            dsl.Must() | dsl.May() as within
        ):
            return within
    return inner


def drop_unused_names(effect: dsl.Effect) -> dsl.Effect:
    """Returns a tree in which no number has a name that nothing in it uses."""
    used = {name for node in dsl.walk_effect(effect) for name in dsl.free_names(node)}

    def without(node: object) -> Any:
        inner = _rebuilt(node, without)
        return inner.effect if isinstance(inner, dsl.Named) and inner.name not in used else inner

    plain = without(effect)
    assert isinstance(plain, dsl.Effect)
    return plain


def merge_shared_counts(effect: dsl.Effect) -> dsl.Effect:
    """Returns a tree with `Each` instead of every `Both` of verbs that all depend on the same count."""
    inner = _rebuilt(
        effect, lambda value: merge_shared_counts(value) if isinstance(value, dsl.Effect) else value
    )
    assert isinstance(inner, dsl.Effect)
    if not isinstance(inner, dsl.Both) or any(any(dsl.children(part)) for part in inner.parts):
        return inner
    pers = [set(_pers(part)) for part in inner.parts]
    if any(len(part_pers) != 1 for part_pers in pers) or len(set.union(*pers)) != 1:
        return inner
    ((per, count),) = pers[0]
    if isinstance(count, dsl.Compared):
        return inner
    plain = _without_per(inner)
    assert isinstance(plain, dsl.Effect)
    return Each(plain, per, count)


def _pers(value: object) -> Iterator[tuple[int, dsl.Count]]:
    """Yields what the amounts in a value depend on; something else if they are exchanged or named."""
    if isinstance(value, dsl.Per):
        yield value.per, value.count
    elif isinstance(value, dsl.Node):
        for part in dsl.field_values(value):
            yield from _pers(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _pers(part)


def _without_per(value: object) -> Any:
    return value.each if isinstance(value, dsl.Per) else _rebuilt(value, _without_per)


def _rebuilt(value: Any, change: Any) -> Any:
    """Returns a node or a tuple with each value in it changed; anything else as it is."""
    if isinstance(value, tuple):
        return tuple(map(change, value))
    if not isinstance(value, dsl.Node) or isinstance(value, dsl.Count):
        return value

    def inner(part: Any) -> Any:
        return tuple(map(inner, part)) if isinstance(part, tuple) else change(part)

    kind: Any = type(value)
    return kind(*map(inner, dsl.field_values(value)))


@frozen
class Switch:
    """The effects that a ruling switches on or off in a tree."""

    ruling: str
    effects: tuple[dsl.Effect, ...]
    before: tuple[int, ...] = ()
    """The steps, from 1, before which the effects stand, if they stand at several places."""


def drop_switches(
    effect: dsl.Effect, defaults: Mapping[str, bool]
) -> tuple[dsl.Effect, tuple[Switch, ...]]:
    """Returns a tree as it holds unless rulings are chosen otherwise, and what these switch.

    Only steps and parts are looked at, since a tree can do without one of several. What stands at several
    places is left out, so that it is said once. `defaults` says of each ruling whether it is in force.
    """
    if not isinstance(effect, dsl.Sequence | dsl.Both):
        return effect, ()
    (parts,) = dsl.field_values(effect)
    switched = [part for part in parts if isinstance(part, dsl.Under) and part.ruling in defaults]
    often = {switch for switch in switched if switched.count(switch) > 1}
    left: list[dsl.Effect] = []
    before: dict[dsl.Under, list[int]] = {switch: [] for switch in switched}
    for part in parts:
        if part not in before:
            left.append(part)
            continue
        before[part].append(len(left) + 1)
        if part not in often and defaults[part.ruling]:
            left.append(part.effect)
    if not left:
        return effect, ()
    switches = (
        Switch(switch.ruling, (switch.effect,), tuple(places) if switch in often else ())
        for switch, places in before.items()
    )
    return left[0] if len(left) == 1 else type(effect)(tuple(left)), tuple(switches)
