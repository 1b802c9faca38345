"""Pictures of the town: its districts, and the action spaces between them."""

from collections.abc import Mapping

from gwt.games.pacific_rails.entries.content import ActionSpace, District
from gwt.games.pacific_rails.model.state import Table
from gwt.games.pacific_rails.picture.kit import Kit, house, worker
from gwt.picture import graphics
from gwt.picture.kit import TEXT, WIDE, draw_heading, draw_plate, row

_BOX = (192.0, 116.0)
"""A district."""
_GAP = 42.0
"""Between two districts, where an action space lies."""
_SPOT = 34.0


def district(kit: Kit, district: District) -> graphics.Graphic:
    """A district by itself."""
    return draw_plate(
        [draw_heading(kit.short_name(district), [_slots(kit, district, ())]), kit.panel(district.action)]
    )


def action_space(kit: Kit, space: ActionSpace) -> graphics.Graphic:
    """An action space between its two districts."""
    first, second = (graphics.fit(kit.name(name, "panel"), 76, 32) for name in space.between)
    return draw_plate(
        [draw_heading(kit.name_of_entry(space)), row([first, kit.symbol("action-space"), second], WIDE)]
    )


def town(kit: Kit, table: Table | None = None) -> graphics.Graphic:
    """All districts, empty or with the workers and houses that stand there."""
    corners = _corners(kit)
    width = max(x for x, _ in corners.values()) + _BOX[0]
    height = max(y for _, y in corners.values()) + _BOX[1]
    placed = [
        (0.0, 0.0, graphics.Graphic(width, height, (graphics.stroke(_streets(kit, corners), "head", 16),)))
    ]
    for district in kit.board.districts.values():
        on_top = table.on_top.get(district.id) if table else None
        owners = table.houses.get(district.id, ()) if table else ()
        placed.append((*corners[district.id], kit.draw_cached(_district, district.id, on_top, owners)))
    workers = table.workers if table else {}
    for space in kit.board.spaces.values():
        x, y = _between(corners, space.between)
        seat = workers.get(space.id)
        name = kit.name_of_entry(space)
        if seat is not None:
            spot = kit.tooltip(worker(kit, seat + 1, _SPOT), name, kit.seat(seat + 1))
        else:
            spot = _empty(kit, space, name)
        placed.append((x - _SPOT / 2, y - _SPOT / 2, kit.part(spot, space.id)))
    return graphics.frame(graphics.canvas(width, height, placed), "paper", line="line", pad=10, radius=12)


def _empty(kit: Kit, space: ActionSpace, name: str) -> graphics.Graphic:
    """An action space without a worker, with the number by which it is called."""
    free = kit.free(_SPOT, name)
    number = graphics.draw_text("".join(filter(str.isdigit, space.id)).lstrip("0"), TEXT, "free", bold=True)
    middle = ((_SPOT - number.width) / 2, (_SPOT - number.height) / 2)
    return graphics.canvas(_SPOT, _SPOT, [(0, 0, free), (*middle, number)])


def _corners(kit: Kit) -> dict[str, tuple[float, float]]:
    """The upper left corner of each district, row by row."""
    columns = kit.board.columns
    return {
        id: (at % columns * (_BOX[0] + _GAP), at // columns * (_BOX[1] + _GAP))
        for at, id in enumerate(kit.board.districts)
    }


def _between(corners: Mapping[str, tuple[float, float]], two: tuple[str, str]) -> tuple[float, float]:
    """Half way from the middle of one district to that of another."""
    (x, y), (to_x, to_y) = (corners[id] for id in two)
    return (x + to_x + _BOX[0]) / 2, (y + to_y + _BOX[1]) / 2


def _streets(kit: Kit, corners: Mapping[str, tuple[float, float]]) -> str:
    half_x, half_y = _BOX[0] / 2, _BOX[1] / 2
    return " ".join(
        f"M{corners[first][0] + half_x} {corners[first][1] + half_y} "
        f"L{corners[second][0] + half_x} {corners[second][1] + half_y}"
        for first, second in (space.between for space in kit.board.spaces.values())
    )


def _district(kit: Kit, district: str, on_top: int | None, owners: tuple[int, ...]) -> graphics.Graphic:
    """A district with its houses, and the worker on top of it."""
    (width, height), printed = _BOX, kit.board.districts[district]
    right = [
        _slots(kit, printed, owners),
        graphics.EMPTY if on_top is None else worker(kit, on_top + 1, 26),
    ]
    head = draw_heading(kit.short_name(printed), right, width)
    left = height - head.height
    action = graphics.pad_to(kit.small(printed.action, width - 10, left - 8), width, left)
    drawn = graphics.frame(graphics.put_in_column([head, action]), "panel", line="ink", radius=8)
    label = "" if on_top is None else kit.say("table-worker-on-top", seat=kit.seat(on_top + 1))
    return kit.part(kit.tooltip(drawn, kit.name_of_entry(printed), label), printed.id)


def _slots(kit: Kit, district: District, owners: tuple[int, ...]) -> graphics.Graphic:
    """The building slots with the houses in them."""
    houses = [house(kit, seat + 1) for seat in owners]
    empty = kit.free(20, kit.book.title("house-slot"))
    return graphics.put_in_row([*houses, *[empty] * (district.slots - len(owners))], 2)
