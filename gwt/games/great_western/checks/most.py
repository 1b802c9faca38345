"""The most that one player can ever have of what objective cards and conditions ask for."""

from collections.abc import Iterator, Mapping

from gwt.dsl import Count, If, Unless, walk_effect
from gwt.errors import Problem
from gwt.games.great_western.checks.quantities import players
from gwt.games.great_western.entries.content import Entries, SupplyTile
from gwt.packs import Document
from gwt.packs.walk import effects_of, files


def never_met(entries: Entries, documents: Mapping[str, Document]) -> Iterator[Problem]:
    """A need of an objective card, or of a condition, for more than a player can ever have."""
    for at, card in enumerate(entries.objectives.objectives):
        for which, need in enumerate(card.needs):
            most = _most(entries, need.count) if type(need.count) is Count else None
            if most is not None and need.number > most:
                needed = need.count.of(need.number)
                message = f"'{card.id}' needs '{needed}', and nobody ever has more than {most}"
                hint = f"Write '{need.count.of(most)}' at most." if most else ""
                steps = ("objectives", at, "needs", which)
                yield documents["objectives"].problem(steps, message, hint)
    for stem, entry in files(entries):
        for way, effect in effects_of(entry):
            for node in walk_effect(effect):
                if not isinstance(node, If | Unless) or type(node.count) is not Count:
                    continue
                most = _most(entries, node.count)
                if most is not None and node.number > most:
                    needed = node.count.of(node.number)
                    message = f"'{needed}' is asked for, and nobody ever has more than {most}"
                    yield documents[stem].problem(way, message, within=True)


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
