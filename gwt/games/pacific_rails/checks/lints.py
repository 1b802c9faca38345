"""Lints: content that loads and plays but is probably a mistake, reported by `gwt check`."""

from collections.abc import Callable, Iterator

from gwt import common, dsl, packs
from gwt.games.pacific_rails.checks.map_checks import uneven_rows, unreachable_cities
from gwt.games.pacific_rails.entries.content import Entries
from gwt.games.pacific_rails.verbs.triggers import EVENTS
from gwt.packs.traversal import all_nodes


def _no_goods(effect: dsl.Effect) -> bool:
    match effect:
        case common.Gain(goods) | common.Pay(goods):
            return any(number == 0 for _, number in goods)
        case common.GainAny(number):
            return number == 0
    return dsl.has_zero_amount(effect)


def _uneven_rows(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a row of the map that has not as many spaces as most."""
    for at, message in uneven_rows(entries.map).items():
        yield packs.EntryProblem("map", ("rows", at, "spaces"), message)


def _never_taken(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a payment of more than the cargo of a complete train can hold."""
    limit = most_goods(entries)
    for stem, key_path, node in all_nodes(entries):
        if isinstance(node, common.Pay) and sum(number for _, number in node.goods) > limit:
            yield packs.EntryProblem(
                stem, key_path, f"no cargo is ever larger than {limit}, so nobody can '{node}'"
            )


def _unreached(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a city of the map to which no space leads from the start spaces."""
    for (row, column), message in unreachable_cities(entries.map):
        yield packs.EntryProblem("map", ("rows", row, "spaces"), message, offset=column)


def _done_by_each(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a trigger of the whole game, which every seat has, about several players."""
    for at, effect in enumerate(entries.town.triggers):
        if wrong := common.triggers.lint_shared_trigger(effect, EVENTS):
            yield packs.EntryProblem("town", ("triggers", at), *wrong)


def most_of_count(entries: Entries, count: dsl.Count) -> int | None:
    """Returns the most of a count in any game, or None if there is no bound or it is not known."""
    board, wagons = entries.player_board, entries.wagons.wagons
    match count.kind:
        case "own station":
            return _cities(entries)
        case "own telegraph":
            return len(board.telegraphs)
        case "own building":
            return _cities(entries) + len(board.telegraphs)
        case "own house":
            return board.houses
        case "good":
            return most_goods(entries)
        case "specialist":
            tokens = [
                max(specialist.tokens.values(), default=0)
                for specialist in entries.specialists.specialists
                if specialist.id == count.argument
            ]
            return min(sum(tokens), sum(len(wagon.slots) for wagon in wagons)) if tokens else None
    return None


def most_goods(entries: Entries) -> int:
    """Returns the goods that the cargo of a complete train can hold."""
    return entries.player_board.cargo + sum(wagon.cargo for wagon in entries.wagons.wagons)


def _cities(entries: Entries) -> int:
    symbols = {terrain.symbol for terrain in entries.map.terrain if terrain.kind == "city"}
    return sum(space in symbols for row in entries.map.rows for space in row.spaces)


LINTS: dict[str, Callable[[Entries], Iterator[packs.EntryProblem]]] = {
    "uneven-row": _uneven_rows,
    "never-taken": _never_taken,
    "never-reached": _unreached,
    "done-by-each": _done_by_each,
    **packs.shared_lints(most_of_count, (common.ScorePoints,), empty=_no_goods),
}
"""The checks, by the code of their problems."""

lint = packs.checks_by_code(LINTS)
