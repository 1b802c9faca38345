"""Pictures of the player board: rows of houses, telegraph offices, cargo, hats and the train."""

from gwt.games.pacific_rails.picture.kit import Kit, house, office
from gwt.games.pacific_rails.picture.train import train
from gwt.games.pacific_rails.table.state import Player
from gwt.picture.kit import NOTE, TEXT
from gwt.picture.pieces import Piece, beside, fitted, framed, piece, room, stacked, titled, words

_CARGO = 30.0


NOBODY = Player({}, {}, workers=0, telegraphs=0)
"""A player with nothing on the player board."""


def player_board(kit: Kit, player: Player = NOBODY, seat: int = 0) -> Piece:
    """The rows of houses at the left, offices, cargo and train at the right.

    The seat counts from 1; without one it is the printed board.
    """
    aboard = train(kit, player.wagons, player.train, player.upgrades)
    right = [_telegraphs(kit, player, seat), _cargo(kit, player), aboard]
    return beside([_rows(kit, player, seat), stacked(right, 8)], 12, 0)


def _rows(kit: Kit, player: Player, seat: int) -> Piece:
    """The yield of each resource: the number to the left of the houses of its row."""
    lines = []
    for good in kit.board.resources:
        left = player.houses.get(good, kit.board.slots if seat else 0)
        lines.append(kit.once(_row, good, kit.board.slots - left, seat))
    return stacked(lines, 4)


def _row(kit: Kit, good: str, empty: int, seat: int) -> Piece:
    cells = [room(fitted(kit.name(good, "panel"), 30), 34, 30)]
    for at, step in enumerate(kit.board.player_board.rows):
        now = seat and at == empty
        if seat and at > empty:
            cells.append(house(kit, seat, 28))
            continue
        fill = "grass" if now else "tile"
        text = room(words(f"{step.yields}", TEXT, fill, bold=True), 24, 24)
        cells.append(framed(text, fill, line="ink" if now else "line", pad=2, radius=6))
    inner = beside(cells, 4)
    return kit.part(titled(framed(inner, "panel", pad=(4, 3)), kit.word(good)), "row", good)


def _telegraphs(kit: Kit, player: Player, seat: int) -> Piece:
    """The offices in the order in which they leave, each with the points of its slot."""
    slots = kit.board.player_board.telegraphs
    gone = len(slots) - player.telegraphs
    cells = []
    for at, slot in enumerate(slots):
        cells.append(kit.once(_office_slot, slot.points, seat if at >= gone else 0))
    head = fitted(kit.symbol("telegraph"), 26)
    return framed(beside([head, *cells, _hats(kit, player)], 4), "panel", pad=(6, 3))


def _office_slot(kit: Kit, points: int, seat: int) -> Piece:
    face = office(kit, seat, 26) if seat else kit.free(24, kit.book.title("telegraph"))
    return stacked([room(face, 28, 28), fitted(kit.points(points), 20, 20)], 1, 0.5)


def _hats(kit: Kit, player: Player) -> Piece:
    limit, worn = kit.board.player_board.hats.limit, player.hats
    hats = [fitted(kit.symbol("hat"), 30)] * worn + [kit.free(26, kit.book.title("hat"))] * (limit - worn)
    return beside([Piece(10, 1), *hats], 3)


def _cargo(kit: Kit, player: Player) -> Piece:
    """A slot for each thing in the cargo, and the free ones of the locomotive and the wagons."""
    goods = [good for good, many in player.cargo.items() for _ in range(many)]
    limit = kit.board.capacity[player.wagons]
    slots = [kit.once(_slot, good) for good in goods]
    slots += [kit.free(_CARGO - 2, kit.book.title("cargo"))] * (limit - len(goods))
    fraction = words(f"{len(goods)}/{limit}", NOTE, "panel", bold=True)
    head = stacked([fitted(kit.symbol("cargo"), 24), fraction], 1, 0.5)
    pieces = fitted(beside(slots, 2), 420)
    return framed(beside([room(head, 28, 32), pieces], 5), "panel", pad=(6, 3))


def _slot(kit: Kit, good: str) -> Piece:
    face = piece(fitted(kit.name(good, "tile"), _CARGO - 6), good)
    slot = framed(room(face, _CARGO - 4, _CARGO - 4), "tile", line="line", pad=1, radius=6)
    return kit.part(slot, "cargo", good)
