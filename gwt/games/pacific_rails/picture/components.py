"""The drawings of entries, and the pieces that are printed of them."""

from collections.abc import Callable, Iterator
from typing import Any

from gwt.games.pacific_rails.entries import content
from gwt.games.pacific_rails.picture import congress, player_board, railways, supply, town, train
from gwt.games.pacific_rails.picture.kit import Kit, house, office
from gwt.packs.traversal import kind_of
from gwt.picture.graphics import Graphic, draw_text, fit, frame, grid, pad_to, put_in_column, put_in_row
from gwt.picture.kit import draw_category, draw_each, draw_plate
from gwt.picture.print_items import PrintItem


def _scoring(kit: Kit, whole: content.Scoring) -> Graphic:
    """The points for so many buildings, then the categories."""
    cells = (
        frame(
            put_in_column(
                [
                    put_in_row([draw_text(f"{many}×", 11, "panel", bold=True), kit.symbol("network")], 2),
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
    categories = grid((draw_category(kit, score_category) for score_category in whole.categories), 2, 8)
    return put_in_column([draw_plate([grid(cells, 7, 4)]), categories], 8)


ENTRIES: dict[type, Callable[[Kit, Any], Graphic]] = {
    content.Good: supply.good,
    content.Wagon: train.wagon,
    content.Specialist: train.specialist,
    content.Upgrade: train.upgrade,
    content.Senator: congress.senator,
    content.District: town.district,
    content.ActionSpace: town.action_space,
    content.Edge: railways.edge,
    content.MapRow: railways.map_row,
    content.City: railways.city,
    content.Goal: congress.goal,
    content.Category: draw_category,
    content.AllGoods: lambda kit, whole: grid(
        (supply.good(kit, good) for good in (*whole.resources, *whole.tiles)), 4, 8
    ),
    content.PlayerBoard: lambda kit, whole: draw_plate([player_board.player_board(kit)]),
    content.Wagons: draw_each("wagons", train.wagon),
    content.Specialists: draw_each("specialists", train.specialist, 4),
    content.Upgrades: draw_each("upgrades", train.upgrade),
    content.Congress: lambda kit, whole: congress.congress(kit),
    content.Town: lambda kit, whole: town.town(kit),
    content.Map: lambda kit, whole: railways.railways(kit),
    content.Goals: draw_each("goals", congress.goal, 4),
    content.Scoring: _scoring,
}
"""The function that draws an entry, by its class; the classes of whole files included."""


_SIDE = 46.0


def print_items(kit: Kit, entry: object) -> Iterator[PrintItem] | None:
    """Returns the pieces of an entry, none if it is printed as it is drawn."""
    return _good(kit, entry) if isinstance(entry, content.Good) else None


def _good(kit: Kit, good: content.Good) -> Iterator[PrintItem]:
    """Yields a resource, large; or a track tile, as large as a space of the map."""
    front = (
        railways.tile(kit, good.id)
        if any(kind.tile == good.id for kind in kit.board.map.terrain)
        else _token(kit, good)
    )
    yield PrintItem(kind_of(good), good, front, copies=good.pieces)


def _token(kit: Kit, good: content.Good) -> Graphic:
    inner = _SIDE - 6
    return frame(pad_to(fit(kit.name(good.id, "tile"), inner, inner), inner, inner), "tile", pad=3)


def marker(kit: Kit, symbol: str, seat: int) -> Graphic | None:
    """Draws a piece of a seat that is no pictogram, none if it is one."""
    drawn = {"house": house, "telegraph": office}.get(symbol)
    return None if drawn is None else drawn(kit, seat)
