"""The drawing tools of this game: its goods, and the pieces of the seats."""

from collections.abc import Mapping

from attrs import frozen

from gwt.games.pacific_rails.flow.setup import tokens_in_use
from gwt.games.pacific_rails.model.board import Board
from gwt.picture import graphics, kit
from gwt.picture.kit import TEXT, add_seat_number, seat_colour, shape


@frozen(eq=False)
class Kit(kit.Kit):
    """The means to draw with the pictograms and the printed components of one pack."""

    board: Board

    def times(self, piece: graphics.Graphic, number: int, on: str = "panel") -> graphics.Graphic:
        """Draws a number of a thing."""
        return graphics.put_in_row([graphics.draw_text(f"{number}×", TEXT, on, bold=True), piece], 2)

    def goods(self, goods: Mapping[str, int], size: float = 26) -> list[graphics.Graphic]:
        """Draws the goods of which there are any, each with its number."""
        return [self.good(good, number, size) for good, number in goods.items() if number]

    def good(self, good: str, number: int, size: float = 26) -> graphics.Graphic:
        return graphics.fit(self.symbol(good, number), size * 1.2, size)

    def in_play(self, marked: Mapping[int, int]) -> graphics.Graphic:
        """Draws the number of tokens in play for each number of players."""
        players = self.board.players
        return self.by_players({count: tokens_in_use(dict(marked), count) for count in players})


# --- pieces of a seat --------------------------------------------------------------------------------


def house(kit: Kit, seat: int, size: float = 20) -> graphics.Graphic:
    """A house of a seat, from 1, which is also its station on the map."""
    fill, unit = seat_colour(seat), size / 20
    outline = f"M{unit} {9 * unit} L{size / 2} {unit} L{19 * unit} {9 * unit} V{19 * unit} H{unit} Z"
    drawn = add_seat_number(graphics.Graphic(size, size, (shape(outline, fill),)), seat, size, 0.62)
    return graphics.tag_piece(
        kit.tooltip(drawn, kit.say("table-house"), kit.seat(seat)), f"house {seat}", seat
    )


def office(kit: Kit, seat: int, size: float = 20) -> graphics.Graphic:
    """A telegraph office of a seat, from 1: a pole on a box with its number."""
    fill = seat_colour(seat)
    pole = graphics.Graphic(size, size * 0.45, (graphics.stroke(_pole(size), "ink", size / 12),))
    box = graphics.frame(
        graphics.draw_text(str(seat), size * 0.5, fill, bold=True), fill, line="ink", pad=(3, 0), radius=2
    )
    placed = [((size - pole.width) / 2, 0, pole), ((size - box.width) / 2, size - box.height, box)]
    drawn = kit.tooltip(graphics.canvas(size, size, placed), kit.book.title("telegraph"), kit.seat(seat))
    return graphics.tag_piece(drawn, f"telegraph {seat}", seat)


def _pole(size: float) -> str:
    middle, arm = size / 2, size * 0.3
    return (
        f"M{middle} 1 V{size * 0.44:.2f} M{middle - arm:.2f} {size * 0.12:.2f} H{middle + arm:.2f} "
        f"M{middle - arm * 0.7:.2f} {size * 0.28:.2f} H{middle + arm * 0.7:.2f}"
    )


def worker(kit: Kit, seat: int, size: float = 28) -> graphics.Graphic:
    """A worker of a seat, from 1."""
    drawn = kit.tooltip(kit.disc(seat, size), kit.book.title("worker"), kit.seat(seat))
    return graphics.tag_piece(drawn, f"worker {seat}", seat)
