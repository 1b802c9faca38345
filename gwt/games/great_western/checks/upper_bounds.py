"""The most that one player can ever have of what objective cards and conditions ask for."""

from gwt.dsl import Count
from gwt.games.great_western.checks.quantities import player_numbers
from gwt.games.great_western.entries.content import Entries, SupplyTile
from gwt.games.great_western.model.effects import Specialize
from gwt.games.great_western.verbs.pieces import GainPiece
from gwt.packs.traversal import all_nodes


def most_of_count(entries: Entries, count: Count) -> int | None:
    """Returns the most of a count in any game, or None if there is no bound or it is not known."""
    supply, kind = entries.supply.tiles, count.argument
    match count.kind:
        case "own station":
            return len(entries.railroad.stations)
        case "own building":
            return len({building.number for building in entries.buildings.private})
        case "own station with tag":
            return sum(kind in station.tags for station in entries.railroad.stations)
        case "own building with tag":
            return len({building.number for building in entries.buildings.private if kind in building.tags})
        case "own building in spaces with tag":
            return sum(kind in space.tags for space in entries.trail.spaces)
        case "worker":
            return entries.workers.columns
        case "hazard":
            return _tiles(entries, [tile for tile in supply if tile.kind == "hazard"])
        case "teepee":
            return _tiles(entries, [tile for tile in supply if tile.id == kind])
        case "certificate":
            permanent = sum(master.certificates for master in entries.station_masters.masters)
            return max(entries.player_board.certificates, default=0) + permanent
        case "specialist" | "specialty" if entries.opponent is None:
            return None if any(isinstance(node, Specialize) for _, _, node in all_nodes(entries)) else 0
        case "piece":
            return most_pieces(entries, str(kind))
        case "piece in supply" if entries.pieces is not None:
            return next((piece.supply for piece in entries.pieces.pieces if piece.id == kind), None)
        case "placed piece" | "area with own piece" if entries.network is not None:
            network = entries.network
            return len(network.towns if count.kind == "placed piece" else network.areas)
        case "cattle":
            breeds = [breed for breed in entries.cattle.breeds if breed.id == kind]
            return sum(card.copies for breed in breeds for card in breed.cards) if breeds else None
    return None


def most_pieces(entries: Entries, piece: str) -> int:
    """Returns the pieces of a kind that a player may have; 0 if nothing gains one."""
    kinds = [kind for kind in (entries.pieces.pieces if entries.pieces else ()) if kind.id == piece]
    nodes = (node for _, _, node in all_nodes(entries))
    gained = any(isinstance(node, GainPiece) and node.piece == piece for node in nodes)
    most = (min(kind.limit, kind.supply or kind.limit) for kind in kinds if kind.start or gained)
    return max(most, default=0)


def _tiles(entries: Entries, tiles: list[SupplyTile]) -> int:
    """The number of some tiles with the number of players with which there are most."""
    counts = player_numbers(entries)
    numbers = (sum(tile.in_pile(pile, count) for tile in tiles for pile in tile.piles) for count in counts)
    return max(numbers, default=0)
