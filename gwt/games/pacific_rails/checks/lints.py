"""Lints: content that loads and plays but is probably a mistake, reported by `gwt check`."""

from collections.abc import Callable, Iterator

from gwt.common import Gain, GainAny, Pay, triggers
from gwt.dsl import Effect, is_for_nothing
from gwt.games.pacific_rails.checks.maps import uneven, unreached
from gwt.games.pacific_rails.checks.most import most, most_goods
from gwt.games.pacific_rails.entries.content import Entries
from gwt.games.pacific_rails.verbs.triggers import EVENTS
from gwt.packs import Finding, by_code, never_met, without_amount
from gwt.packs.walk import every_node


def _no_goods(effect: Effect) -> bool:
    match effect:
        case Gain(goods) | Pay(goods):
            return any(number == 0 for _, number in goods)
        case GainAny(number):
            return number == 0
    return is_for_nothing(effect)


def _uneven_rows(entries: Entries) -> Iterator[Finding]:
    """Yields a finding for a row of the map that has not as many spaces as most."""
    for at, message in uneven(entries.map).items():
        yield Finding("map", ("rows", at, "spaces"), message)


def _never_taken(entries: Entries) -> Iterator[Finding]:
    """Yields a finding for a payment of more than the cargo of a complete train can hold."""
    limit = most_goods(entries)
    for stem, key_path, node in every_node(entries):
        if isinstance(node, Pay) and sum(number for _, number in node.goods) > limit:
            yield Finding(stem, key_path, f"no cargo is ever larger than {limit}, so nobody can '{node}'")


def _unreached(entries: Entries) -> Iterator[Finding]:
    """Yields a finding for a city of the map to which no space leads from the start spaces."""
    for (row, column), message in unreached(entries.map):
        yield Finding("map", ("rows", row, "spaces"), message, offset=column)


def _done_by_each(entries: Entries) -> Iterator[Finding]:
    """Yields a finding for a trigger of the whole game, which every seat has, about several players."""
    for at, effect in enumerate(entries.town.triggers):
        if wrong := triggers.done_by_each(effect, EVENTS):
            yield Finding("town", ("triggers", at), *wrong)


LINTS: dict[str, Callable[[Entries], Iterator[Finding]]] = {
    "no-amount": lambda entries: without_amount(entries, _no_goods),
    "uneven-row": _uneven_rows,
    "never-taken": _never_taken,
    "never-met": lambda entries: never_met(entries, most),
    "never-reached": _unreached,
    "done-by-each": _done_by_each,
}
"""The checks, by the code of their problems."""

lint = by_code(LINTS)
