"""The messages by which a tree is said, and the selectors by which these tell trees and lists apart."""

from collections.abc import Iterator

from gwt.dsl import Bound, ByNumber, Compared, Effect, Exchange, Named, Need, Per, Places, children
from gwt.text.required_messages import AS_MANY, count_family, message_id

COMPOUND, SIMPLE, NESTED = "compound", "simple", "nested"
"""Selectors of messages for trees: whether they have trees in them, and these too; of a list, whether
any tree in it is compound."""


def is_compound(value: object) -> bool:
    """Whether a value is a tree with trees in it."""
    return isinstance(value, Effect) and any(children(value))


def selectors(tree: Effect | Need) -> frozenset[str]:
    """Returns what messages can select a tree by."""
    nested = isinstance(tree, Effect) and any(map(is_wordy, children(tree)))
    kinds = (*message_ids(tree), COMPOUND if is_wordy(tree) else SIMPLE, *([NESTED] if nested else []))
    return frozenset(kinds)


def selectors_of_list(value: tuple[object, ...]) -> Iterator[str]:
    """Yields what messages can select a list by; exchanges of plain effects do not make it nested."""
    wordy = [part for part in value if is_wordy(part)]
    yield COMPOUND if wordy else "some"
    if any(not isinstance(part, Exchange) or any(map(is_wordy, children(part))) for part in wordy):
        yield NESTED


def is_wordy(value: object) -> bool:
    """Whether a value is a tree with trees in it, apart from the name of its number."""
    return is_wordy(value.effect) if isinstance(value, Named) else is_compound(value)


def message_ids(tree: object) -> tuple[str, ...]:
    """Returns the possible messages for a node, the most specific first.

    Named numbers and kinds of counts may have messages of their own.
    """
    id = message_id(type(tree))
    match tree:
        case Named() | Bound():
            return f"{id}-{tree.name}", id
        case Places() | ByNumber():
            return (id,)
        case Per(1, 1, count):
            return f"{AS_MANY}-{count_family(count).replace(' ', '-')}", AS_MANY
        case Need(_, Compared()):
            return (f"{id}-compared",)
    return (id,)
