"""The most that one player can ever have of what objective cards and conditions ask for."""

from gwt.dsl import Count, walk_effect
from gwt.games.great_western.checks.quantities import players
from gwt.games.great_western.entries.content import Entries, SupplyTile
from gwt.games.great_western.verbs.pieces import GainPiece
from gwt.packs.walk import effects_of, files


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
        case "piece":
            return most_pieces(entries, str(kind))
        case "placed piece" | "area with own piece" if entries.network is not None:
            network = entries.network
            return len(network.towns if count.kind == "placed piece" else network.areas)
        case "cattle":
            breeds = [one for one in entries.cattle.breeds if one.id == kind]
            return sum(card.copies for one in breeds for card in one.cards) if breeds else None
    return None


def most_pieces(entries: Entries, piece: str) -> int:
    """Returns the pieces of a kind that a player may have; 0 if nothing gains one."""
    kinds = [one for one in (entries.pieces.pieces if entries.pieces else ()) if one.id == piece]
    gained = any(
        isinstance(node, GainPiece) and node.piece == piece
        for _, entry in files(entries)
        for _, effect in effects_of(entry)
        for node in walk_effect(effect)
    )
    return max((one.limit for one in kinds if one.start or gained), default=0)


def _tiles(entries: Entries, tiles: list[SupplyTile]) -> int:
    """The number of some tiles with the number of players with which there are most."""
    return max(
        (sum(one.in_pile(pile, many) for one in tiles for pile in one.piles) for many in players(entries)),
        default=0,
    )
