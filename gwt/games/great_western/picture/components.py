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
from gwt.picture.graphics import Graphic, grid, put_in_column
from gwt.picture.kit import draw_category, draw_each, draw_plate


def _cities(kit: Kit, whole: content.Cities) -> Graphic:
    cities = (railroad.city(kit, city) for city in whole.cities)
    return put_in_column([grid(cities, 3, 8), railroad.links(kit, whole.links)], 8)


ENTRIES: dict[type, Callable[[Kit, Any], Graphic]] = {
    content.Space: trail.space,
    content.Station: railroad.station,
    content.City: railroad.city,
    content.Disc: player_board.disc_space,
    content.AuxiliaryAction: player_board.auxiliary,
    content.WorkerKind: player_board.worker_kind,
    content.Building: tiles.building,
    content.PrivateBuilding: tiles.building,
    content.Breed: cards.draw_breed,
    content.SupplyTile: tiles.supply,
    content.Hand: tiles.hand,
    content.Objective: cards.with_copies(cards.objective),
    content.StationMaster: tiles.master,
    event_content.EventCard: cards.with_copies(cards.event),
    content.PieceKind: seats.piece_kind,
    content.Town: network.town,
    content.TownTile: network.town_tile,
    content.Category: draw_category,
    content.Trail: lambda kit, whole: trail.trail(kit),
    content.Railroad: lambda kit, whole: railroad.railroad(kit),
    content.Cities: _cities,
    content.PlayerBoard: lambda kit, whole: draw_plate([player_board.player_board(kit)]),
    content.Workers: lambda kit, whole: draw_plate([player_board.workers(kit, player_board.PRINTED)]),
    content.Buildings: lambda kit, whole: grid(
        (tiles.building(kit, tile) for tile in (*whole.neutral, *whole.private)), 4, 8
    ),
    content.Cattle: lambda kit, whole: markets.offers(kit, whole.offers),
    content.Supply: draw_each("tiles", tiles.supply, 6),
    content.JobMarket: lambda kit, whole: draw_plate([markets.job_market(kit)]),
    content.Objectives: draw_each("objectives", cards.with_copies(cards.objective), 6),
    content.StationMasters: draw_each("masters", tiles.master),
    event_content.EventDeck: draw_each("cards", cards.with_copies(cards.event), 6),
    content.Pieces: draw_each("pieces", seats.piece_kind),
    content.Network: lambda kit, whole: network.network(kit),
    content.Scoring: draw_each("categories", draw_category),
}
"""The function that draws an entry, by its class, including the classes of whole files."""
