"""Pictures of the player board: rows of houses, telegraph offices, cargo, hats and the train."""

from gwt.games.pacific_rails.model.state import Player, Table
from gwt.games.pacific_rails.picture.kit import Kit, house, office
from gwt.games.pacific_rails.picture.train import train
from gwt.picture import graphics
from gwt.picture.kit import NOTE, TEXT

_CARGO = 30.0


NOBODY = Player({}, {}, workers=0, telegraphs=0)
"""A player with nothing on the player board."""


def player_board(kit: Kit, player: Player = NOBODY, seat: int = 0) -> graphics.Graphic:
    """The rows of houses at the left, offices, cargo and train at the right.

    The seat counts from 1; without one it is the printed board.
    """
    aboard = train(kit, player.wagons, player.train, player.upgrades)
    right = [_telegraphs(kit, player, seat), _cargo(kit, player), aboard]
    return graphics.put_in_row([_rows(kit, player, seat), graphics.put_in_column(right, 8)], 12, 0)


def strip(kit: Kit, table: Table, player: Player) -> graphics.Graphic:
    """A strip of a player's workers, hats, goods with their yields, and room."""
    room = f"{sum(player.cargo.values())}/{kit.board.capacity[player.wagons]}"
    counts = [("worker", player.workers), ("hat", player.hats), *player.cargo.items(), ("cargo", room)]
    return kit.draw_cached(Kit.counts, tuple(counts))


def _rows(kit: Kit, player: Player, seat: int) -> graphics.Graphic:
    """The yield of each resource: the number to the left of the houses of its row."""
    lines = []
    for good in kit.board.resources:
        left = player.houses.get(good, kit.board.slots if seat else 0)
        lines.append(kit.draw_cached(_row, good, kit.board.slots - left, seat))
    return graphics.put_in_column(lines, 4)


def _row(kit: Kit, good: str, empty: int, seat: int) -> graphics.Graphic:
    cells = [graphics.pad_to(graphics.fit(kit.name(good, "panel"), 30), 34, 30)]
    for at, step in enumerate(kit.board.player_board.rows):
        now = seat and at == empty
        if seat and at > empty:
            cells.append(house(kit, seat, 28))
            continue
        fill = "grass" if now else "tile"
        text = graphics.pad_to(graphics.draw_text(f"{step.yields}", TEXT, fill, bold=True), 24, 24)
        cells.append(graphics.frame(text, fill, line="ink" if now else "line", pad=2, radius=6))
    inner = graphics.put_in_row(cells, 4)
    return kit.part(
        graphics.add_title(graphics.frame(inner, "panel", pad=(4, 3)), kit.word(good)), "row", good
    )


def _telegraphs(kit: Kit, player: Player, seat: int) -> graphics.Graphic:
    """The offices in the order in which they leave, each with the points of its slot."""
    slots = kit.board.player_board.telegraphs
    gone = len(slots) - player.telegraphs
    cells = []
    for at, slot in enumerate(slots):
        cells.append(kit.draw_cached(_office_slot, slot.points, seat if at >= gone else 0))
    head = graphics.fit(kit.symbol("telegraph"), 26)
    return graphics.frame(graphics.put_in_row([head, *cells, _hats(kit, player)], 4), "panel", pad=(6, 3))


def _office_slot(kit: Kit, points: int, seat: int) -> graphics.Graphic:
    face = office(kit, seat, 26) if seat else kit.free(24, kit.book.title("telegraph"))
    return graphics.put_in_column(
        [graphics.pad_to(face, 28, 28), graphics.fit(kit.points(points), 20, 20)], 1, 0.5
    )


def _hats(kit: Kit, player: Player) -> graphics.Graphic:
    limit, worn = kit.board.player_board.hats.limit, player.hats
    hats = [graphics.fit(kit.symbol("hat"), 30)] * worn + [kit.free(26, kit.book.title("hat"))] * (
        limit - worn
    )
    return graphics.put_in_row([graphics.Graphic(10, 1), *hats], 3)


def _cargo(kit: Kit, player: Player) -> graphics.Graphic:
    """A slot for each thing in the cargo, and the free ones of the locomotive and the wagons."""
    goods = [good for good, many in player.cargo.items() for _ in range(many)]
    limit = kit.board.capacity[player.wagons]
    slots = [kit.draw_cached(_slot, good) for good in goods]
    slots += [kit.free(_CARGO - 2, kit.book.title("cargo"))] * (limit - len(goods))
    fraction = graphics.draw_text(f"{len(goods)}/{limit}", NOTE, "panel", bold=True)
    head = graphics.put_in_column([graphics.fit(kit.symbol("cargo"), 24), fraction], 1, 0.5)
    pieces = graphics.fit(graphics.put_in_row(slots, 2), 420)
    return graphics.frame(
        graphics.put_in_row([graphics.pad_to(head, 28, 32), pieces], 5), "panel", pad=(6, 3)
    )


def _slot(kit: Kit, good: str) -> graphics.Graphic:
    face = graphics.tag_piece(graphics.fit(kit.name(good, "tile"), _CARGO - 6), good)
    slot = graphics.frame(
        graphics.pad_to(face, _CARGO - 4, _CARGO - 4), "tile", line="line", pad=1, radius=6
    )
    return kit.part(slot, "cargo", good)
