"""Lints: amounts of 0 and of more than there is, costs that bring something, entries that do nothing."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from attrs import NOTHING

from gwt import dsl, errors
from gwt.packs import traversal
from gwt.packs.document import EntryProblem

Bounds = Callable[[Any, dsl.Count], int | None]
"""The most of a count that a player can have in any game with the entries; None if that is not known."""


def shared_lints(
    most: Bounds,
    brings: tuple[type[dsl.Effect], ...],
    most_of_effect: Callable[[Any, dsl.Effect], int | None] = lambda entries, effect: None,
    empty: Callable[[dsl.Effect], bool] = dsl.has_zero_amount,
) -> dict[str, Callable[[Any], Iterator[EntryProblem]]]:
    """Returns the lints that every game has, by the code of their problems.

    `brings` are the verbs that only bring something, `most_of_effect` returns how many of it an effect can
    ever be about, and `empty` decides whether a single effect node does nothing.
    """
    return {
        "no-amount": partial(_zero_amounts, empty=empty),
        "never-met": partial(_unreachable_needs, most=most),
        "never-scored": partial(_unreachable_scores, most=most),
        "always-nothing": partial(_unreachable_amounts, most=most),
        "too-many-of": partial(_too_many, most=most_of_effect),
        "bringing-cost": partial(_bringing_costs, brings=brings),
        "no-effect": _idle_entries,
    }


def _zero_amounts(entries: object, empty: Callable[[dsl.Effect], bool]) -> Iterator[EntryProblem]:
    """Yields effects, needs and scores with an amount of 0; `empty` decides for a single effect node."""
    for stem, keys, value in traversal.all_values(entries):
        hint = f"Leave out '{keys[-1]}', or write what it comes to." if isinstance(value, dsl.Per) else ""
        for message in _messages(value, empty):
            yield EntryProblem(stem, keys, message, hint, within=True)


def _messages(value: object, empty: Callable[[dsl.Effect], bool]) -> Iterator[errors.Message]:
    match value:
        case dsl.Need(0):
            yield errors.Message(f"'{value}' is always true", value)
        case dsl.Per(0):
            yield errors.Message(f"'{value}' is always 0", value)
        case dsl.Effect():
            for node in filter(empty, dsl.walk_effect(value)):
                yield errors.Message(f"'{node}' does nothing", node)
            for node in dsl.walk_effect(value):
                if isinstance(node, dsl.If) and not isinstance(node, dsl.Unless) and node.number == 0:
                    yield errors.Message(f"'{node}' asks for nothing", node)


def _unreachable_needs(entries: object, most: Bounds) -> Iterator[EntryProblem]:
    """Yields needs, and conditions of effects, for more than anybody ever has."""
    for stem, key_path, value in traversal.all_values(entries):
        for count, number, message in _asked(value):
            bound = most(entries, count) if type(count) is dsl.Count else None
            if bound is not None and number > bound:
                hint = f"Write '{count.of(bound)}' at most." if bound else ""
                sentence = f"{message}'{count.of(number)}', and nobody ever has more than {bound}"
                about = count.of(number) if isinstance(value, dsl.Effect) else ""
                yield EntryProblem(stem, key_path, errors.Message(sentence, about), hint, within=True)


def _asked(value: object) -> Iterator[tuple[dsl.Count, int, str]]:
    """Yields what is counted, the number that is asked for, and the beginning of a message."""
    if isinstance(value, dsl.Need):
        yield value.count, value.number, "needs "
    elif isinstance(value, dsl.Effect):
        for node in dsl.walk_effect(value):
            if isinstance(node, dsl.If | dsl.Unless):
                yield node.count, node.number, ""


def _unreachable_scores(entries: object, most: Bounds) -> Iterator[EntryProblem]:
    """Yields scores for more than anybody ever has."""
    for stem, key_path, value in traversal.all_values(entries):
        if isinstance(value, dsl.Per) and not isinstance(value, dsl.Places):
            yield from _portion(stem, key_path, value, value.per, most(entries, value.count))


def _unreachable_amounts(entries: object, most: Bounds) -> Iterator[EntryProblem]:
    """Yields amounts that are a portion of more than there ever is, so that they are always 0."""
    for stem, key_path, effect in traversal.all_effects(entries):
        nodes = list(dsl.walk_effect(effect))
        named = {node.name: _most_of(node.effect) for node in nodes if isinstance(node, dsl.Named)}
        for node, amount in [(verb, amount) for verb in nodes for amount in dsl.field_values(verb)]:
            match amount.most if isinstance(amount, dsl.UpTo) else amount:
                case dsl.Per(_, per, count):
                    yield from _portion(stem, key_path, node, per, most(entries, count))
                case dsl.PerNamed(_, per, number):
                    yield from _portion(stem, key_path, node, per, named.get(number.name))


def _portion(
    stem: str, key_path: traversal.KeyPath, tree: object, per: int, bound: int | None
) -> Iterator[EntryProblem]:
    if bound is not None and per > bound:
        message = f"there are never more than {bound}, so '{tree}' brings nothing"
        yield EntryProblem(stem, key_path, errors.Message(message, tree), within=True)


def _most_of(effect: dsl.Effect) -> int | None:
    """Returns the most that an effect can come to, if it says a number."""
    amount = getattr(effect, "amount", getattr(effect, "number", None))
    amount = amount.most if isinstance(amount, dsl.UpTo) else amount
    return amount if isinstance(amount, int) else None


def _bringing_costs(entries: object, brings: tuple[type[dsl.Effect], ...]) -> Iterator[EntryProblem]:
    """Yields costs that only bring something; `brings` are the verbs that do."""
    for stem, key_path, node in traversal.all_nodes(entries):
        if isinstance(node, dsl.Exchange):
            parts = node.cost.parts if isinstance(node.cost, dsl.Both) else (node.cost,)
            if all(isinstance(part, brings) for part in parts):
                message = f"'{node.cost}' costs nothing: it brings something"
                costly = node.reward.as_cost and not isinstance(node.reward, brings)
                turned = f"{node.reward} -> {node.cost}" if costly else ""
                hint = f"Write '{turned or f'{node.cost} then {node.reward}'}'."
                yield EntryProblem(stem, key_path, errors.Message(message, node), hint, within=True)


def _idle_entries(entries: object) -> Iterator[EntryProblem]:
    """Yields entries whose list of effects is empty, and that say nothing else."""
    for stem, whole in traversal.entries_by_file(entries):
        for key_path, entry in traversal.walk_values(whole, traversal.has_id):
            if not traversal.has_id(entry) or any(traversal.expressions_of(entry)):
                continue
            kind: Any = type(entry)
            for name, inner in traversal.child_types(kind):
                is_list = dict(traversal.child_types(inner)).get("[]") is dsl.Effect
                if is_list and traversal.fields_by_name(kind)[name].default is NOTHING:
                    message = f"'{entry.id}' has no effect"
                    yield EntryProblem(stem, (*key_path, name), message, "Write what it does.")


def _too_many(entries: object, most: Callable[[Any, dsl.Effect], int | None]) -> Iterator[EntryProblem]:
    """Yields amounts of more than there are; `most` returns how many of it an effect can ever be about."""
    for stem, key_path, node in traversal.all_nodes(entries):
        amount, bound = _most_of(node), most(entries, node)
        if amount is not None and bound and amount > bound:
            message = f"there are never more than {bound} of what '{node}' is about"
            yield EntryProblem(
                stem, key_path, errors.Message(message, node), f"Write {bound} at most.", within=True
            )
