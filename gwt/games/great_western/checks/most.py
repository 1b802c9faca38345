"""The most that one player can ever have of what objective cards and conditions ask for."""

from collections.abc import Iterator

from gwt.dsl import Count, If, Unless
from gwt.games.great_western.checks.quantities import players
from gwt.games.great_western.entries.content import Entries, SupplyTile
from gwt.packs import Finding
from gwt.packs.walk import every_node


def never_met(entries: Entries) -> Iterator[Finding]:
    """A need of an objective card, or of a condition, for more than a player can ever have."""
    for at, card in enumerate(entries.objectives.objectives):
        for which, need in enumerate(card.needs):
            if told := _beyond(entries, need.count, need.number):
                steps = ("objectives", at, "needs", which)
                yield Finding("objectives", steps, f"'{card.id}' needs {told[0]}", told[1])
    for stem, way, node in every_node(entries):
        if isinstance(node, If | Unless) and (told := _beyond(entries, node.count, node.number)):
            yield Finding(stem, way, *told, within=True)


def _beyond(entries: Entries, count: Count, number: int) -> tuple[str, str] | None:
    """Returns the message and the hint about more than anybody ever has of something; None for less."""
    most = _most(entries, count) if type(count) is Count else None
    if most is None or number <= most:
        return None
    hint = f"Write '{count.of(most)}' at most." if most else ""
    return f"'{count.of(number)}', and nobody ever has more than {most}", hint


def _most(entries: Entries, count: Count) -> int | None:
    """Returns the most of a count in any game, or None if there is no bound or it is not known."""
    supply, kind = entries.supply.tiles, count.argument
    match count.kind:
        case "own station":
            return len(entries.railroad.stations)
        case "own building":
            return len({one.number for one in entries.buildings.private})
        case "worker":
            return entries.workers.columns
        case "hazard":
            return _tiles(entries, [one for one in supply if one.kind == "hazard"])
        case "teepee":
            return _tiles(entries, [one for one in supply if one.id == kind])
        case "certificate":
            permanent = sum(one.certificates for one in entries.station_masters.masters)
            return max(entries.player_board.certificates, default=0) + permanent
        case "cattle":
            breeds = [one for one in entries.cattle.breeds if one.id == kind]
            return sum(card.copies for one in breeds for card in one.cards) if breeds else None
    return None


def _tiles(entries: Entries, tiles: list[SupplyTile]) -> int:
    """The number of some tiles with the number of players with which there are most."""
    return max(
        (sum(one.in_pile(pile, many) for one in tiles for pile in one.piles) for many in players(entries)),
        default=0,
    )
