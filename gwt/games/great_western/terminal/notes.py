"""What an option would bring where its own text does not say it."""

from gwt.dsl.effects import Effect
from gwt.games.great_western.board import Board
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
from gwt.games.great_western.terminal.markets import objective_text
from gwt.terminal.scene import Scene


def note(scene: Scene, option: Effect) -> str:
    """A few words, or none."""
    board: Board = scene.board
    tiles = scene.table["tiles"]
    match option:
        case Ride():
            return _ride(scene, option)
        case GainObjective(which) if which in board.cards:
            return objective_text(board, which)
        case Play(objective):
            return objective_text(board, objective)
        case Auxiliary():
            return str(board.forms[option])
        case PlaceTile(tile):
            return "; ".join(map(str, board.buildings[tile].actions))
        case RemoveHazardAt(space):
            return f"{tiles[space]}, {board.tiles[tiles[space]].points} points"
        case TradeAt(space):
            value = board.spaces[space].value
            return f"{tiles[space]}, {'pay' if value < 0 else 'gain'} ${abs(value)}"
        case ClearDisc(disc):
            return _disc(board, len(scene.players), disc)
        case Upgrade(station):
            return f"${board.stations[station].price}, {board.stations[station].points} points"
        case DeliverTo(city):
            brings = [str(board.cities[city].delivery or "")]
            points = board.cities[city].points
            return ", ".join(filter(None, [*brings, f"{points} points" if points else ""]))
    return ""


def _ride(scene: Scene, ride: Ride) -> str:
    """The tile at its end, and the fees on the way as far as they are due."""
    tiles, owners, seat = scene.table["tiles"], scene.table["owners"], scene.mine
    fees = scene.board.fees[len(scene.players)]
    passed = (space for space in ride.spaces if space in tiles and owners.get(space) != seat.number)
    due = sum(fees[tiles[space]] for space in passed)
    end = tiles.get(ride.spaces[-1], ride.spaces[-1])
    owner = owners.get(ride.spaces[-1])
    where = end if owner is None else f"{end} of seat {owner}"
    free = ride.free or seat["at"] is None or not due
    return where if free else f"{where}, fees ${min(due, seat['money'])}"


def _disc(board: Board, players: int, disc: str) -> str:
    """What clearing a disc space brings."""
    printed = board.discs[disc]
    brings = [
        str(printed.clear or ""),
        f"opens {printed.aux}" if printed.aux else "",
        f"certificate limit {printed.certificates}" if printed.certificates else "",
        f"{printed.steps.get(players)} more steps" if printed.steps else "",
        f"{printed.hand} more in hand" if printed.hand else "",
        f"{printed.points} points" if printed.points else "",
    ]
    return ", ".join(filter(None, brings))
