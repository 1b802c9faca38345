"""Pictures of what lies before a seat."""

from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.picture.player_board import player_board
from gwt.games.pacific_rails.table.state import Player
from gwt.picture.kit import seat_colour
from gwt.picture.pieces import EMPTY, Piece, beside, fitted, framed, stacked


def seat_area(kit: Kit, player: Player, seat: int, players: int, acting: bool) -> Piece:
    """The points, the workers at hand and the player board of a seat, from 1."""
    head = [
        kit.disc(seat, 30),
        kit.symbol("points", player.points),
        kit.times(fitted(kit.symbol("player"), 26), player.workers, "tile"),
        fitted(kit.symbol("acting"), 24) if acting else EMPTY,
    ]
    board = player_board(kit, player, seat)
    thick = 4 if acting else 2
    return framed(
        stacked([beside(head, 12), board], 8),
        "tile",
        line=seat_colour(seat),
        pad=10,
        radius=12,
        thick=thick,
    )
