"""Counts what expressions can count for a seat, with a function for each kind of count."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from gwt.common import comparison_counts
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.scoring.final_objectives import score_final_objectives
from gwt.games.great_western.verbs.certificates import permanent_certificates, temporary_certificates
from gwt.kernel import Counter, as_number


class _Scored(Protocol):
    @property
    def points(self) -> int: ...


def _points_of(ids: Iterable[str], components: Mapping[str, _Scored]) -> int:
    """The points that components have in print."""
    points = 0
    for id in ids:
        points += components[id].points
    return points


def _buildings(table: Table, seat: int) -> list[str]:
    """The spaces of the own private buildings on the trail."""
    return [space for space, owner in table.owners.items() if owner == seat]


def _own_buildings(table: Table, seat: int, _: object) -> int:
    return [*table.owners.values()].count(seat)


def _in_woods(table: Table, seat: int, _: object) -> int:
    return sum(space in table.board.woods for space in _buildings(table, seat))


def _building_points(table: Table, seat: int, _: object) -> int:
    tiles = [table.tiles[space] for space in _buildings(table, seat)]
    return _points_of(tiles, table.board.buildings)


def _teepees(table: Table, seat: int, kind: str) -> int:
    return table.players[seat].teepees.count(kind)


def _teepee_pairs(table: Table, seat: int, _: object) -> int:
    """Pairs of one teepee of each kind."""
    return min((table.players[seat].teepees.count(kind) for kind in table.board.teepees), default=0)


def _workers(table: Table, seat: int, kind: str) -> int:
    return table.players[seat].workers[kind]


def _column_points(table: Table, seat: int, _: object) -> int:
    points = 0
    for many in table.players[seat].workers.values():
        for column, more in table.board.workers.points.items():
            if column <= many:
                points += more
    return points


def _cattle(table: Table, seat: int, card: str) -> int:
    matching, count = table.board.matching[card], 0
    for name in table.players[seat].deck:
        if name in matching:
            count += 1
    return count


def _cattle_points(table: Table, seat: int, _: object) -> int:
    points_of, points = table.board.card_points, 0
    for card in table.players[seat].deck:
        points += points_of[card]
    return points


def _master_points(table: Table, seat: int, _: object) -> int:
    points = 0
    for tile in table.players[seat].masters:
        score = table.board.masters[tile].score
        if score is not None:
            points += as_number(table, seat, score)
    return points


def _city_points(table: Table, seat: int, _: object) -> int:
    cities, seat_role = table.players[seat].cities, role_of_seat(table, seat)
    points = table.board.city_points(cities)
    for city, score in seat_role.city_scores.items():
        points += cities.count(city) * as_number(table, seat, score)
    for city, more in seat_role.city_points.items():
        points += cities.count(city) * more
    return points


def _areas(table: Table, seat: int, _: object) -> int:
    """The areas of the network in which the player has a piece."""
    return len({table.board.towns[town].area for town in table.players[seat].placed})


def _own(field: str) -> Callable[[Table, int, Any], int]:
    return lambda table, seat, _: len(getattr(table.players[seat], field))


def _most_buildings(table: Table, seat: int, _: object) -> int:
    """The buildings of the player who has most of them on the trail."""
    return max(_own_buildings(table, other, None) for other in range(len(table.players)))


def _specialists(table: Table, seat: int, _: object) -> int:
    """The own workers of the kind in which the seat has specialized."""
    player = table.players[seat]
    return 0 if player.specialty is None else player.workers[player.specialty]


def _printed_objectives(table: Table, seat: int, _: object) -> int:
    """The points of all own objective cards, whether their tasks are fulfilled or not."""
    player, cards = table.players[seat], table.board.cards
    objectives = (cards[name].objective for name in (*player.objectives, *player.deck))
    return sum(objective.points for objective in objectives if objective is not None)


COUNTS: dict[str, Counter] = {
    **comparison_counts.COUNTS,
    "step limit": lambda table, seat, _: abilities(table, table.players[seat]).steps,
    "hand limit": lambda table, seat, _: abilities(table, table.players[seat]).hand,
    "own building": _own_buildings,
    "own building in woods": _in_woods,
    "building of any player": _most_buildings,
    "bid": lambda table, seat, _: table.players[seat].bid,
    "player": lambda table, seat, _: len(table.players),
    "specialist": _specialists,
    "specialty": lambda table, seat, kind: int(table.players[seat].specialty == kind),
    "printed objective point": _printed_objectives,
    "own station": _own("stations"),
    "own disc": lambda table, seat, city: table.players[seat].cities.count(city),
    "hazard": _own("hazards"),
    "teepee": _teepees,
    "teepee pair": _teepee_pairs,
    "worker": _workers,
    "piece": lambda table, seat, kind: table.players[seat].pieces.count(kind),
    "placed piece": _own("placed"),
    "own piece": lambda table, seat, town: int(town in table.players[seat].placed),
    "area with own piece": _areas,
    "worker in section": lambda table, seat, _: sum(table.players[seat].workers.values()),
    "cattle": _cattle,
    "certificate": lambda table, seat, _: (
        temporary_certificates(table, seat) + permanent_certificates(table, seat)
    ),
    "dollar": lambda table, seat, _: table.players[seat].money,
    "job market token": lambda table, seat, _: int(table.players[seat].token),
    "objective in area": lambda table, seat, _: score_final_objectives(table, seat).in_area,
    "building point": _building_points,
    "city point": _city_points,
    "station point": lambda table, seat, _: _points_of(table.players[seat].stations, table.board.stations),
    "hazard point": lambda table, seat, _: _points_of(table.players[seat].hazards, table.board.tiles),
    "cattle point": _cattle_points,
    "objective point": lambda table, seat, _: score_final_objectives(table, seat).points,
    "master point": _master_points,
    "column point": _column_points,
    "disc point": lambda table, seat, _: _points_of(table.players[seat].cleared, table.board.discs),
}
