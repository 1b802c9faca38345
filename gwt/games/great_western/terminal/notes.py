"""What an option would bring where its own text does not say it."""

from gwt.dsl.effects import Effect
from gwt.games.great_western.effects import (
    Auxiliary,
    ClearDisc,
    DeliverTo,
    GainObjective,
    PlaceTile,
    Play,
    RemoveHazardAt,
    Ride,
    TradeAt,
    Upgrade,
)
from gwt.games.great_western.state import Table
from gwt.games.great_western.terminal.markets import objective_text
from gwt.terminal.seats import seat_name


def note(table: Table, option: Effect) -> str:
    """A few words, or none."""
    board = table.board
    match option:
        case Ride():
            return _ride(table, option)
        case GainObjective(which) if which in board.cards:
            return objective_text(table, which)
        case Play(objective):
            return objective_text(table, objective)
        case Auxiliary():
            return str(board.forms[option])
        case PlaceTile(tile):
            return "; ".join(map(str, board.buildings[tile].actions))
        case RemoveHazardAt(space):
            return f"{table.tiles[space]}, {board.tiles[table.tiles[space]].points} points"
        case TradeAt(space):
            value = board.spaces[space].value
            return f"{table.tiles[space]}, {'pay' if value < 0 else 'gain'} ${abs(value)}"
        case ClearDisc(disc):
            return _disc(table, disc)
        case Upgrade(station):
            return f"${board.stations[station].price}, {board.stations[station].points} points"
        case DeliverTo(city):
            brings = [str(board.cities[city].delivery or "")]
            points = board.cities[city].points
            return ", ".join(filter(None, [*brings, f"{points} points" if points else ""]))
    return ""


def _ride(table: Table, ride: Ride) -> str:
    """The tile at its end, and the fees on the way as far as they are due."""
    player = table.players[table.seat]
    fees = table.board.fees[len(table.players)]
    due = 0
    for space in ride.spaces:
        if space in table.tiles and table.owners.get(space) != table.seat:
            due += fees[table.tiles[space]]
    end = table.tiles.get(ride.spaces[-1], ride.spaces[-1])
    owner = table.owners.get(ride.spaces[-1])
    where = end if owner is None else f"{end} of {seat_name(owner)}"
    free = ride.free or player.at is None or not due
    return where if free else f"{where}, fees ${min(due, player.money)}"


def _disc(table: Table, disc: str) -> str:
    """What clearing a disc space brings."""
    printed = table.board.discs[disc]
    players = len(table.players)
    brings = [
        str(printed.clear or ""),
        f"opens {printed.aux}" if printed.aux else "",
        f"certificate limit {printed.certificates}" if printed.certificates else "",
        f"{printed.steps.get(players)} more steps" if printed.steps else "",
        f"{printed.hand} more in hand" if printed.hand else "",
        f"{printed.points} points" if printed.points else "",
    ]
    return ", ".join(filter(None, brings))
