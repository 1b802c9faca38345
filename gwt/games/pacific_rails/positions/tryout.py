"""Positions in which a component can be tried out."""

from itertools import cycle, islice

from gwt import errors, json_types
from gwt.games.pacific_rails.model.board import Board

RESOURCES, TILES = 2, 1
"""Of each resource and each track tile in the cargo of a furnished seat."""


def tryout_position(board: Board, id: str, furnished: bool) -> json_types.JsonObject:
    """Seat 1 where the component is about to act, or with the goal in play.

    With `furnished` it also has the train, the cargo and the places to build that most actions ask for.

    Raises:
        UsageError: the component does nothing, with the reason.
    """
    if id in board.goal:
        others = [goal for goal in board.goal if goal != id]
        return {"seat": 1, "goals": [id, *others[: board.goals.drawn - 1]]}
    if id in board.upgrades:
        return _train(board, board.upgrades[id].level, [id], furnished)
    levels = {wagon.id: level for level, wagon in enumerate(board.wagons, 1)}
    if id in levels:
        return _train(board, levels[id], [], furnished)
    table = _furnished(board) if furnished else {}
    if id in board.senators:
        return {"seat": 1, "do": f"use senator {id}", "lobby": board.senators[id].cost, **table}
    for named, do in (
        (board.specialists, "run train with"),
        (board.districts, "use"),
        (board.spaces, "place worker on"),
        (board.resources, "gather"),
    ):
        if id in named:
            return {"seat": 1, "do": f"{do} {id}", **table}
    raise errors.UsageError(f"there is nothing to try with '{id}' by itself: {_why(board, id)}")


def _train(board: Board, level: int, upgrades: list[str], furnished: bool) -> json_types.JsonObject:
    """The wagon of that level is about to run, with an upgrade for each wagon before it."""
    seat: json_types.JsonObject = {
        "wagons": level,
        "train": list(islice(cycle(board.specialists), board.seats_of[level - 1] + 1)),
    }
    if upgrades:
        before = (_of_level(board, number) for number in range(1, level))
        seat["upgrades"] = [*before, *upgrades]
    if furnished:
        seat["cargo"] = dict.fromkeys(board.resources, 1)
    return {"seat": 1, "do": f"run wagon {level}", "seats": [seat]}


def _of_level(board: Board, level: int) -> str:
    return next(upgrade.id for upgrade in board.upgrades.values() if upgrade.level == level)


def _furnished(board: Board) -> json_types.JsonObject:
    """Seat 1 with all wagons, one specialist and room in its cargo; a city for each kind of building."""
    cargo = dict.fromkeys(board.resources, RESOURCES) | dict.fromkeys(board.tiles, TILES)
    seat = {"wagons": len(board.wagons), "train": list(islice(board.specialists, 1)), "cargo": cargo}
    taken, *free = board.cities
    beside = next((near for city in free for near in board.near[city] if near in board.tile_of), None)
    track = {} if beside is None else {beside: board.tile_of[beside]}
    return {"track": track, "stations": {taken: 2}, "seats": [seat, {"wagons": 1}]}


def _why(board: Board, id: str) -> str:
    if id in board.tiles:
        return "track tiles are laid by 'lay track'; try a district that does so"
    if id in board.starts:
        return "an edge is where locomotives start, and nothing is done there later"
    if id in board.cities:
        return "a city is where track leads and buildings stand; try a district that does so"
    return "it has no action"
