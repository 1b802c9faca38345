"""Says what lies on the map and in the town, and what congress, the supply and the goals have."""

from collections.abc import Iterator, Mapping

from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.summary.scene import Scene
from gwt.summary import Line


def lines(scene: Scene) -> Iterator[Line]:
    board: Board = scene.board
    say, table = scene.say, scene.table
    yield say("table-track"), [f"{place} {tile}" for place, tile in table.track.items()]
    yield say("table-stations"), _owned(table.stations)
    yield say("table-offices"), _owned(table.telegraphs)
    yield (
        say("table-locomotives"),
        [f"{place} [{seat.number}]" for seat in scene.seats for place in seat.player.locomotives.values()],
    )
    yield say("table-workers"), _owned(table.workers)
    yield say("table-houses"), [_district(scene, name) for name in board.districts]
    for senator in board.senators.values():
        down = [say("table-down")] if senator.id in table.lowered else []
        yield f"{senator.id} ({senator.cost})", [scene.effect(senator.reward), *down]
    for label, left, order in (
        ("table-specialists", table.specialists, board.specialists),
        ("table-upgrades", table.upgrades, board.upgrades),
        ("table-supply", table.supply, board.goods),
    ):
        yield say(label), [f"{id} {left[id]}" for id in order if left[id]]
    yield say("table-goals"), list(_goals(scene))


def _owned(owners: Mapping[str, int]) -> list[str]:
    """The places of pieces, each with the number of its seat."""
    return [f"{place} [{seat + 1}]" for place, seat in owners.items()]


def _district(scene: Scene, district: str) -> str:
    """A district with the seats of its houses, its free slots, and the worker on top."""
    slots = scene.board.districts[district].slots
    houses = [str(seat + 1) for seat in scene.table.houses.get(district, ())]
    text = f"{district} [{' '.join([*houses, *'-' * (slots - len(houses))])}]" if slots else district
    if district in scene.table.on_top:
        return f"{text} {scene.say('table-on-top')} [{scene.table.on_top[district] + 1}]"
    return text


def _goals(scene: Scene) -> Iterator[str]:
    """Yields the goals, each with the seat that would get it now."""
    for goal, leader in scene.view.data["leaders"].items():
        name = scene.name(goal)
        yield name if leader is None else f"{name} ({scene.seat_name(leader)})"
