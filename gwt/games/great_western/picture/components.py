"""The functions that draw the entries of a pack."""

from collections.abc import Callable
from typing import Any

from gwt.games.great_western.entries import content, event_content
from gwt.games.great_western.picture import (
    cards,
    markets,
    network,
    player_board,
    railroad,
    seats,
    tiles,
    trail,
)
from gwt.games.great_western.picture.kit import Kit
from gwt.picture.kit import category, each, plate
from gwt.picture.pieces import Piece, grid, stacked


def _cattle(kit: Kit, whole: content.Cattle) -> Piece:
    return markets.offers(kit, whole.offers)


def _cities(kit: Kit, whole: content.Cities) -> Piece:
    cities = (railroad.city(kit, city) for city in whole.cities)
    return stacked([grid(cities, 3, 8), railroad.links(kit, whole.links)], 8)


ENTRIES: dict[type, Callable[[Kit, Any], Piece]] = {
    content.Space: trail.space,
    content.Station: railroad.station,
    content.City: railroad.city,
    content.Disc: player_board.disc_space,
    content.AuxiliaryAction: player_board.auxiliary,
    content.WorkerKind: player_board.worker_kind,
    content.Building: tiles.building,
    content.PrivateBuilding: tiles.building,
    content.Breed: cards.breed,
    content.SupplyTile: tiles.supply,
    content.Hand: tiles.hand,
    content.Objective: cards.objective_with_copies,
    content.StationMaster: tiles.master,
    event_content.EventCard: cards.event_with_copies,
    content.PieceKind: seats.piece_kind,
    content.Town: network.town,
    content.TownTile: network.town_tile,
    content.Category: category,
    content.Trail: lambda kit, whole: trail.trail(kit),
    content.Railroad: lambda kit, whole: railroad.railroad(kit),
    content.Cities: _cities,
    content.PlayerBoard: lambda kit, whole: plate([player_board.player_board(kit)]),
    content.Workers: lambda kit, whole: plate([player_board.workers(kit, player_board.PRINTED)]),
    content.Buildings: lambda kit, whole: grid(
        (tiles.building(kit, tile) for tile in (*whole.neutral, *whole.private)), 4, 8
    ),
    content.Cattle: _cattle,
    content.Supply: each("tiles", tiles.supply, 6),
    content.JobMarket: lambda kit, whole: markets.job_market(kit),
    content.Objectives: each("objectives", cards.objective_with_copies, 6),
    content.StationMasters: each("masters", tiles.master),
    event_content.EventDeck: each("cards", cards.event_with_copies, 6),
    content.Pieces: each("pieces", seats.piece_kind),
    content.Network: lambda kit, whole: network.network(kit),
    content.Scoring: each("categories", category),
}
"""The function that draws an entry, by its class, including the classes of whole files."""
