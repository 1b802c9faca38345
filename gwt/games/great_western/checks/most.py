"""The most that one player can ever have of what objective cards and conditions ask for."""

from gwt.dsl import Count
from gwt.games.great_western.checks.quantities import players
from gwt.games.great_western.entries.content import Entries, SupplyTile


def most(entries: Entries, count: Count) -> int | None:
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
