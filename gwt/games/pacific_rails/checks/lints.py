"""Lints: content that loads and plays but is probably a mistake, reported by `gwt check`."""

from collections.abc import Callable, Iterator, Mapping

from gwt.common import Gain, GainAny, Pay, triggers
from gwt.dsl import Effect, is_for_nothing, walk_effect
from gwt.errors import Problem
from gwt.games.pacific_rails.checks.maps import uneven, unreached
from gwt.games.pacific_rails.checks.most import most, most_goods
from gwt.games.pacific_rails.entries.content import Entries
from gwt.games.pacific_rails.verbs.triggers import EVENTS
from gwt.packs import Document, by_code, never_met, without_amount
from gwt.packs.walk import effects_of, files

Documents = Mapping[str, Document]


def _no_goods(effect: Effect) -> bool:
    match effect:
        case Gain(goods) | Pay(goods):
            return any(number == 0 for _, number in goods)
        case GainAny(number):
            return number == 0
    return is_for_nothing(effect)


def _uneven_rows(entries: Entries, documents: Documents) -> Iterator[Problem]:
    """A row of the map that has not as many spaces as most."""
    for at, message in uneven(entries.map).items():
        yield documents["map"].problem(("rows", at, "spaces"), message)


def _never_taken(entries: Entries, documents: Documents) -> Iterator[Problem]:
    """A payment of more than the cargo of a complete train can hold."""
    limit = most_goods(entries)
    for stem, entry in files(entries):
        for steps, effect in effects_of(entry):
            for node in walk_effect(effect):
                if isinstance(node, Pay) and sum(number for _, number in node.goods) > limit:
                    message = f"no cargo is ever larger than {limit}, so nobody can '{node}'"
                    yield documents[stem].problem(steps, message)


def _unreached(entries: Entries, documents: Documents) -> Iterator[Problem]:
    """A city of the map to which no space leads from the start spaces."""
    for (row, column), message in unreached(entries.map):
        yield documents["map"].problem(("rows", row, "spaces"), message, offset=column)


def _done_by_each(entries: Entries, documents: Documents) -> Iterator[Problem]:
    """A trigger of the whole game, which every seat has, about several players."""
    for at, effect in enumerate(entries.town.triggers):
        if wrong := triggers.done_by_each(effect, EVENTS):
            yield documents["town"].problem(("triggers", at), *wrong)


LINTS: dict[str, Callable[[Entries, Documents], Iterator[Problem]]] = {
    "no-amount": lambda entries, documents: without_amount(entries, documents, _no_goods),
    "uneven-row": _uneven_rows,
    "never-taken": _never_taken,
    "never-met": lambda entries, documents: never_met(entries, documents, most),
    "never-reached": _unreached,
    "done-by-each": _done_by_each,
}
"""The checks, by the code of their problems."""

lint = by_code(LINTS)
