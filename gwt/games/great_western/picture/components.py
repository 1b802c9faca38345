"""Which entry is drawn by what."""

from collections.abc import Callable
from typing import Any

from gwt.games.great_western.content import (
    AuxiliaryAction,
    Breed,
    Building,
    Buildings,
    Category,
    Cattle,
    Cities,
    City,
    Disc,
    Hand,
    JobMarket,
    Objective,
    Objectives,
    PlayerBoard,
    PrivateBuilding,
    Railroad,
    Scoring,
    Space,
    Station,
    StationMaster,
    StationMasters,
    Supply,
    SupplyTile,
    Trail,
    WorkerKind,
    Workers,
)
from gwt.games.great_western.picture import cards, markets, player_board, railroad, tiles, trail
from gwt.games.great_western.picture.kit import Kit
from gwt.picture.kit import heading, plate, row
from gwt.picture.pieces import Piece, grid, stacked

Drawn = Callable[[Kit, Any], Piece]


def _category(kit: Kit, one: Category) -> Piece:
    return plate([heading(one.name), row([kit.score(one.score)])])


def _cattle(kit: Kit, whole: Cattle) -> Piece:
    return markets.offers(kit, whole.offers)


def _cities(kit: Kit, whole: Cities) -> Piece:
    return stacked(
        [grid((railroad.city(kit, one) for one in whole.cities), 3, 8), railroad.links(kit, whole.links)], 8
    )


def _all(of: str, drawn: Drawn, columns: int = 3) -> Drawn:
    return lambda kit, whole: grid((drawn(kit, one) for one in getattr(whole, of)), columns, 8)


ENTRIES: dict[type, Drawn] = {
    Space: trail.space,
    Station: railroad.station,
    City: railroad.city,
    Disc: player_board.disc_space,
    AuxiliaryAction: player_board.auxiliary,
    WorkerKind: player_board.worker_kind,
    Building: tiles.building,
    PrivateBuilding: tiles.building,
    Breed: cards.breed,
    SupplyTile: tiles.supply,
    Hand: tiles.hand,
    Objective: cards.objective_with_copies,
    StationMaster: tiles.master,
    Category: _category,
    Trail: lambda kit, whole: trail.trail(kit),
    Railroad: lambda kit, whole: railroad.railroad(kit),
    Cities: _cities,
    PlayerBoard: lambda kit, whole: plate([player_board.player_board(kit)]),
    Workers: lambda kit, whole: plate([player_board.workers(kit, player_board.PRINTED)]),
    Buildings: lambda kit, whole: grid(
        (tiles.building(kit, one) for one in (*whole.neutral, *whole.private)), 4, 8
    ),
    Cattle: _cattle,
    Supply: _all("tiles", tiles.supply, 6),
    JobMarket: lambda kit, whole: markets.job_market(kit),
    Objectives: _all("objectives", cards.objective_with_copies, 6),
    StationMasters: _all("masters", tiles.master),
    Scoring: _all("categories", _category),
}
"""What draws an entry, by its class; the classes of whole files included."""
