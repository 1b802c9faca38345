"""Pictures of what lies before a seat."""

from gwt.games.pacific_rails.model.state import Player
from gwt.games.pacific_rails.picture.kit import Kit
from gwt.games.pacific_rails.picture.player_board import player_board
from gwt.picture.graphics import EMPTY, Graphic, fit, frame, put_in_column, put_in_row
from gwt.picture.kit import seat_colour


def seat_area(kit: Kit, player: Player, seat: int, players: int, acting: bool) -> Graphic:
    """The points, the workers at hand and the player board of a seat, from 1."""
    head = [
        kit.disc(seat, 30),
        kit.symbol("points", player.points),
        kit.times(fit(kit.symbol("player"), 26), player.workers, "tile"),
        fit(kit.symbol("acting"), 24) if acting else EMPTY,
    ]
    board = player_board(kit, player, seat)
    thick = 4 if acting else 2
    return frame(
        put_in_column([put_in_row(head, 12), board], 8),
        "tile",
        line=seat_colour(seat),
        pad=10,
        radius=12,
        thick=thick,
    )
