"""The players: what each has, which all may see."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.pacific_rails.cargo import production
from gwt.games.pacific_rails.state import Player, Table
from gwt.terminal.cells import seat_style, short_names
from gwt.terminal.seats import seat_name


def seats(table: Table, own: int, only: bool = False) -> Grid:
    """A row a seat, or that of the own one alone; under each resource what is there, and what gathering
    it would yield."""
    board = table.board
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    goods = short_names(good.name for good in board.goods.values())
    for heading in ("", "points", "workers", "hats", *(goods[one.name] for one in board.goods.values())):
        grid.add_column(heading, no_wrap=True)
    for heading in ("room", "offices", "train"):
        grid.add_column(heading, no_wrap=heading != "train")
    for seat, player in enumerate(table.players):
        if only and seat != own:
            continue
        turn = ">" if seat == table.seat and not table.over else " "
        room = board.capacity[player.wagons] - sum(player.cargo.values())
        grid.add_row(
            Text(f"{turn}{seat_name(seat)}{' (you)' if seat == own else ''}", seat_style(seat)),
            str(player.points),
            str(player.workers),
            str(player.hats),
            *(
                f"{player.cargo[good]} +{production(table, seat, good)}"
                if good in board.resources
                else str(player.cargo[good])
                for good in board.goods
            ),
            str(room),
            str(player.telegraphs),
            _train(table, player),
        )
    return grid


def _train(table: Table, player: Player) -> Text:
    """Each wagon in brackets, with its upgrade first."""
    board, told = table.board, Text()
    for level in range(player.wagons):
        inside = [f"+{player.upgrades[level]}"] if level < len(player.upgrades) else []
        inside += player.train[board.seats_of[level] : board.seats_of[level + 1]]
        told.append(f"[{' '.join(inside)}] ")
    return told
