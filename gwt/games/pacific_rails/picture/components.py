"""Which entry is drawn by what."""

from collections.abc import Callable
from typing import Any

from gwt.games.pacific_rails.content import (
    ActionSpace,
    AllGoods,
    Category,
    City,
    Congress,
    District,
    Edge,
    Goal,
    Goals,
    Good,
    Map,
    MapRow,
    PlayerBoard,
    Scoring,
    Senator,
    Specialist,
    Specialists,
    Town,
    Upgrade,
    Upgrades,
    Wagon,
    Wagons,
)
from gwt.games.pacific_rails.picture import congress, player_board, railways, supply, town, train
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.picture.kit import heading, plate, row
from gwt.picture.pieces import Piece, beside, framed, grid, stacked, words

Drawn = Callable[[Kit, Any], Piece]


def _category(kit: Kit, one: Category) -> Piece:
    return plate([heading(one.name), row([kit.score(one.score)])])


def _scoring(kit: Kit, whole: Scoring) -> Piece:
    """The points for so many buildings, then the categories."""
    cells = (
        framed(
            stacked(
                [
                    beside([words(f"{many}×", 11, "panel", bold=True), kit.symbol("network")], 2),
                    kit.symbol("points", worth),
                ],
                2,
                0.5,
            ),
            "panel",
            pad=5,
        )
        for many, worth in enumerate(whole.buildings)
    )
    categories = grid((_category(kit, one) for one in whole.categories), 2, 8)
    return stacked([plate([grid(cells, 7, 4)]), categories], 8)


def _all(of: str, drawn: Drawn, columns: int = 3) -> Drawn:
    return lambda kit, whole: grid((drawn(kit, one) for one in getattr(whole, of)), columns, 8)


ENTRIES: dict[type, Drawn] = {
    Good: supply.good,
    Wagon: train.wagon,
    Specialist: train.specialist,
    Upgrade: train.upgrade,
    Senator: congress.senator,
    District: town.district,
    ActionSpace: town.action_space,
    Edge: railways.edge,
    MapRow: railways.map_row,
    City: railways.city,
    Goal: congress.goal,
    Category: _category,
    AllGoods: lambda kit, whole: grid(
        (supply.good(kit, one) for one in (*whole.resources, *whole.tiles)), 4, 8
    ),
    PlayerBoard: lambda kit, whole: plate([player_board.player_board(kit)]),
    Wagons: _all("wagons", train.wagon),
    Specialists: _all("specialists", train.specialist, 4),
    Upgrades: _all("upgrades", train.upgrade),
    Congress: lambda kit, whole: congress.congress(kit),
    Town: lambda kit, whole: town.town(kit),
    Map: lambda kit, whole: railways.railways(kit),
    Goals: _all("goals", congress.goal, 4),
    Scoring: _scoring,
}
"""What draws an entry, by its class; the classes of whole files included."""
