"""Counts what expressions can count for a seat."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from gwt import common, dsl, kernel
from gwt.games.great_western.model import board, opponents, state
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.scoring.final_objectives import score_final_objectives
from gwt.games.great_western.verbs.certificates import permanent_certificates, temporary_certificates
from gwt.games.great_western.verbs.pieces import pieces_in_supply

COUNTS = dsl.Counts({**common.comparison_counts.COUNTS, **common.that_player.COUNTS})
count = COUNTS.count


class _Scored(Protocol):
    @property
    def points(self) -> int: ...


def _points_of(ids: Iterable[str], components: Mapping[str, _Scored]) -> int:
    """The points that components have in print."""
    points = 0
    for id in ids:
        points += components[id].points
    return points


def _number_of(field: str) -> Callable[[state.Table, int], int]:
    """Returns a count of the things that lie in a field of the seat."""
    return lambda table, seat: len(getattr(table.players[seat], field))


def _buildings(table: state.Table, seat: int) -> list[str]:
    """The spaces of the own private buildings on the trail."""
    return [space for space, owner in table.owners.items() if owner == seat]


# --- without a gap ---------------------------------------------------------------------------------------

count("own station(s)")(_number_of("stations"))
count("placed piece(s)")(_number_of("placed"))
count("hazard(s)")(_number_of("hazards"))
count("objective(s) in area")(lambda table, seat: score_final_objectives(table, seat).in_area)
count("certificate(s)")(
    lambda table, seat: temporary_certificates(table, seat) + permanent_certificates(table, seat)
)
count("worker(s) in section")(lambda table, seat: sum(table.players[seat].workers.values()))
count("dollar(s)")(lambda table, seat: table.players[seat].money)
count("job market token(s)")(lambda table, seat: int(table.players[seat].token))
count("step limit", is_number=True)(lambda table, seat: abilities(table, table.players[seat]).steps)
count("hand limit", is_number=True)(lambda table, seat: abilities(table, table.players[seat]).hand)
count("last round", is_condition=True)(lambda table, seat: int(table.last_turns is not None))
count("player(s)", constant=True)(lambda table, seat: len(table.players))
count("bid(s)")(lambda table, seat: table.players[seat].bid)
count("station point(s)")(
    lambda table, seat: _points_of(table.players[seat].stations, table.board.stations)
)
count("hazard point(s)")(lambda table, seat: _points_of(table.players[seat].hazards, table.board.tiles))
count("objective point(s)")(lambda table, seat: score_final_objectives(table, seat).points)
count("disc point(s)")(lambda table, seat: _points_of(table.players[seat].cleared, table.board.discs))


@count("own building(s) in woods")
def own_building_in_woods(table: state.Table, seat: int) -> int:
    return sum(space in table.board.woods for space in _buildings(table, seat))


@count("own building(s)")
def own_building(table: state.Table, seat: int) -> int:
    return [*table.owners.values()].count(seat)


@count("teepee pair(s)")
def teepee_pair(table: state.Table, seat: int) -> int:
    """Pairs of one teepee of each kind."""
    return min((table.players[seat].teepees.count(kind) for kind in table.board.teepees), default=0)


@count("area(s) with own piece")
def area_with_own_piece(table: state.Table, seat: int) -> int:
    """The areas of the network in which the player has a piece."""
    return len({table.board.towns[town].area for town in table.players[seat].placed})


@count("building(s) of any player")
def building_of_any_player(table: state.Table, seat: int) -> int:
    """The buildings of the player who has most of them on the trail."""
    return max(own_building(table, other) for other in range(len(table.players)))


@count("specialist(s)")
def specialist(table: state.Table, seat: int) -> int:
    """The own workers of the kind in which the seat has specialized."""
    player = table.players[seat]
    return 0 if player.specialty is None else player.workers[player.specialty]


@count("printed objective point(s)")
def printed_objective_point(table: state.Table, seat: int) -> int:
    """The points of all own objective cards, whether their tasks are fulfilled or not."""
    player, cards = table.players[seat], table.board.cards
    objectives = (cards[name].objective for name in (*player.objectives, *player.deck))
    return sum(objective.points for objective in objectives if objective is not None)


@count("building point(s)")
def building_point(table: state.Table, seat: int) -> int:
    tiles = [table.tiles[space] for space in _buildings(table, seat)]
    return _points_of(tiles, table.board.buildings)


@count("city point(s)")
def city_point(table: state.Table, seat: int) -> int:
    cities, seat_role = table.players[seat].cities, opponents.role_of_seat(table, seat)
    points = table.board.city_points(cities)
    for city, score in seat_role.city_scores.items():
        points += cities.count(city) * kernel.as_number(table, seat, score)
    for city, more in seat_role.city_points.items():
        points += cities.count(city) * more
    return points


@count("cattle point(s)")
def cattle_point(table: state.Table, seat: int) -> int:
    points_of, points = table.board.card_points, 0
    for card in table.players[seat].deck:
        points += points_of[card]
    return points


@count("master point(s)")
def master_point(table: state.Table, seat: int) -> int:
    points = 0
    for tile in table.players[seat].masters:
        score = table.board.masters[tile].score
        if score is not None:
            points += kernel.as_number(table, seat, score)
    return points


@count("column point(s)")
def column_point(table: state.Table, seat: int) -> int:
    points = 0
    for many in table.players[seat].workers.values():
        for column, more in table.board.workers.points.items():
            if column <= many:
                points += more
    return points


# --- with a tag ------------------------------------------------------------------------------------------


class _Tagged(Protocol):
    @property
    def tags(self) -> tuple[str, ...]: ...


def _count_tagged(
    template: str, kind: str, having: Callable[[state.Table, state.Player], Iterable[_Tagged]]
) -> None:
    """Declares a count of what a player has with a tag; `having` returns all of it."""

    def with_tag(table: state.Table, seat: int, tag: str) -> int:
        return sum(tag in entry.tags for entry in having(table, table.players[seat]))

    count(template, kind=kind)(with_tag)


def _cards(table: state.Table, ids: Iterable[str], *, objectives: bool = False) -> list[board.Card]:
    """The cattle among some cards, or the objectives."""
    cards = map(table.board.cards.__getitem__, ids)
    return [card for card in cards if (card.objective is not None) is objectives]


_count_tagged(
    "own {station_tag} station(s)",
    "own station with tag",
    lambda table, player: map(table.board.stations.__getitem__, player.stations),
)
_count_tagged(
    "own disc(s) in {city_tag} cit(y|ies)",
    "own disc in cities with tag",
    lambda table, player: map(table.board.cities.__getitem__, player.cities),
)
_count_tagged(
    "{supply_tag} hazard(s)",
    "hazard with tag",
    lambda table, player: map(table.board.tiles.__getitem__, player.hazards),
)
_count_tagged(
    "own {objective_tag} objective(s)",
    "objective with tag",
    lambda table, player: _cards(table, (*player.objectives, *player.deck), objectives=True),
)
_count_tagged(
    "{master_tag} master(s)",
    "master with tag",
    lambda table, player: map(table.board.masters.__getitem__, player.masters),
)
_count_tagged(
    "{piece_tag} piece(s)",
    "piece with tag",
    lambda table, player: map(table.board.pieces.__getitem__, player.pieces),
)
_count_tagged("own {breed_tag} cattle", "cattle with tag", lambda table, player: _cards(table, player.deck))
_count_tagged(
    "own {breed_tag} cattle in hand",
    "cattle in hand with tag",
    lambda table, player: _cards(table, player.hand),
)


@count("own {building_tag} building(s)", kind="own building with tag")
def own_building_with_tag(table: state.Table, seat: int, tag: str) -> int:
    buildings = table.board.buildings
    return sum(tag in buildings[table.tiles[space]].tags for space in _buildings(table, seat))


@count("own building(s) in {space_tag}", kind="own building in spaces with tag")
def own_building_in_spaces_with_tag(table: state.Table, seat: int, tag: str) -> int:
    return sum(tag in table.board.spaces[space].tags for space in _buildings(table, seat))


# --- of different kinds ----------------------------------------------------------------------------------

count("different breed(s)")(lambda table, seat: _different(table, table.players[seat].deck, "breed"))
count("different breed(s) in hand")(
    lambda table, seat: _different(table, table.players[seat].hand, "breed")
)
count("different value(s)")(lambda table, seat: _different(table, table.players[seat].deck, "value"))
count("different value(s) in hand")(
    lambda table, seat: _different(table, table.players[seat].hand, "value")
)


def _different(table: state.Table, cards: Iterable[str], property: str) -> int:
    """The number of values that a property of cattle has among some cards."""
    return len({getattr(card, property) for card in _cards(table, cards)})


@count("different {piece_tag} piece(s)", kind="different piece with tag")
def different_piece_with_tag(table: state.Table, seat: int, tag: str) -> int:
    return sum(tag in table.board.pieces[kind].tags for kind in {*table.players[seat].pieces})


# --- with the name of a component ------------------------------------------------------------------------

count("{worker}(s)")(lambda table, seat, kind: table.players[seat].workers[kind])
count("specialt(y|ies) in {worker}", kind="specialty")(
    lambda table, seat, kind: int(table.players[seat].specialty == kind)
)
count("{piece}(s)")(lambda table, seat, kind: table.players[seat].pieces.count(kind))
count("{piece}(s) in supply", kind="piece in supply")(
    lambda table, seat, kind: pieces_in_supply(table, kind)
)
count("{teepee}(s)")(lambda table, seat, kind: table.players[seat].teepees.count(kind))


@count("cattle of value {value}", "{breed}(s)", kind="cattle")
def cattle(table: state.Table, seat: int, card: str) -> int:
    matching, cards = table.board.matching[card], 0
    for name in table.players[seat].deck:
        if name in matching:
            cards += 1
    return cards


count("own disc(s) in {city}", kind="own disc")(
    lambda table, seat, city: table.players[seat].cities.count(city)
)
count("own piece(s) in {area}", kind="own piece in area")(
    lambda table, seat, area: sum(
        table.board.towns[town].area == area for town in table.players[seat].placed
    )
)
count("own piece in {town}", kind="own piece")(
    lambda table, seat, town: int(town in table.players[seat].placed)
)
