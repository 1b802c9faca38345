"""The choices of automatic seats: options are measured, and sorted as the pack says."""

from collections.abc import Callable, Iterable
from typing import Any

from attrs import frozen

from gwt import common, dsl, kernel, memory_cache
from gwt.games.great_western.entries.opponent_content import Preference
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.effects import Specialize
from gwt.games.great_western.model.opponents import is_automatic
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.verbs import actions, buildings, network, railroad, trail
from gwt.games.great_western.verbs.cattle_market import (
    AddCattle,
    Buy,
    BuyCattle,
    BuyWithOthers,
    TakeCattle,
    TakeFromStack,
)
from gwt.games.great_western.verbs.delivery import Deliver, DeliverTo
from gwt.games.great_western.verbs.objectives import STACK, GainObjective
from gwt.games.great_western.verbs.turn_cards import Employ
from gwt.games.great_western.verbs.workers import Hire, HireWorker

FAR = 1000
"""A distance that is larger than any on the board: a space that does not lie ahead."""


# --- measures: a number for each option of some classes ---------------------------------------------------


def _points(table: Table, seat: int, option: dsl.Effect) -> int:
    """The victory points printed on what an option brings; of several cards, the best that are there."""
    board = table.board
    match option:
        case trail.RemoveHazardAt(space) | trail.TradeAt(space):
            return board.tiles[table.tiles[space]].points
        case buildings.PlaceOn(tile):
            return board.buildings[tile].points
        case DeliverTo(city):
            return board.cities[city].points
        case GainObjective(which):
            objective = board.cards[which].objective if which in board.cards else None
            return 0 if objective is None else objective.points
        case Buy(number, card) | TakeCattle(int(number), card) | TakeFromStack(int(number), card):
            cards = table.open_stack if isinstance(option, TakeFromStack) else table.market
            points = sorted(board.card_points[name] for name in cards if name in board.matching[card])
            return sum(points[max(0, len(points) - number) :])
    return 0


def _value(table: Table, seat: int, option: dsl.Effect) -> int:
    """The value of a city, of a trade space, or of cattle."""
    match option:
        case DeliverTo(city):
            return table.board.cities[city].value
        case trail.TradeAt(space):
            return table.board.spaces[space].value
        case Buy(_, card) | TakeCattle(_, card) | TakeFromStack(_, card):
            return max((table.board.cards[name].value for name in table.board.matching[card]), default=0)
    return 0


def _hazards_in_section(table: Table, seat: int, option: trail.RemoveHazardAt) -> int:
    """The hazards on the trail in the section of one to remove."""
    section = table.board.spaces[option.space].section
    return sum(space in table.tiles for space in table.board.sections[section])


def _workers_on_offer(table: Table, seat: int, option: Any) -> int:
    """The workers of the kind of an option that can be hired."""
    return sum(row.count(option.worker) for row in table.jobs[: table.token_row]) if option.worker else 0


def _distance(table: Table, seat: int, option: Any) -> int:
    """The locations that a cattleman enters, or the places of the track between an engine and its goal."""
    if isinstance(option, trail.Ride):
        return len(option.spaces)
    return abs(table.board.track_index[option.track] - table.players[seat].engine)


def _way_to_end(table: Table, seat: int, option: trail.Ride) -> int:
    """The locations between where a ride ends and the end of the trail, on the shortest way."""
    tiles = frozenset(space for space in table.tiles if space != table.board.end)
    return _steps(table.board, option.spaces[-1], tiles)[table.board.end]


def _fee(table: Table, seat: int, option: dsl.Effect) -> int:
    """The fee of a building to place less that of the one it replaces, or all fees of a ride."""
    fees = table.board.fees[len(table.players)]
    match option:
        case buildings.PlaceOn(tile, space):
            return fees[tile] - fees.get(table.tiles.get(space, ""), 0)
        case trail.Ride(spaces):
            due = (stop for stop in spaces if stop in table.tiles and table.owners.get(stop) != seat)
            return sum(fees[table.tiles[stop]] for stop in due)
    return 0


def _station(table: Table, seat: int, option: Any) -> int:
    """1 for a move of the engine to the turnout of a station that the seat has not upgraded."""
    station = table.board.station_at.get(table.board.track_index[option.track])
    return int(
        station is not None
        and table.board.stations[station].turnout
        and station not in table.players[seat].stations
    )


def _builders(table: Table, seat: int, option: buildings.PlaceOn) -> int:
    """The builders that placing a tile takes, which is the difference where it replaces another."""
    replaced = table.tiles.get(option.space)
    before = 0 if replaced is None else table.board.buildings[replaced].builders
    return table.board.buildings[option.tile].builders - before


def _replaced(table: Table, seat: int, option: buildings.PlaceOn) -> int:
    """The points of the building that a tile replaces."""
    replaced = table.tiles.get(option.space)
    return 0 if replaced is None else table.board.buildings[replaced].points


def _ahead(table: Table, seat: int, option: buildings.PlaceOn) -> int:
    """The spaces from the cattleman of the next seat to a tile to place; `FAR` if it is not ahead."""
    other = table.players[common.seats_in_turn_order(table, seat)[1 % len(table.players)]]
    from_there = _steps(table.board, other.at or table.board.start, frozenset(table.board.spaces))
    return from_there.get(option.space, FAR)


@memory_cache.bounded_cache(1 << 12)
def _steps(board: Board, space: str, counted: frozenset[str]) -> dict[str, int]:
    """The least number of `counted` spaces on a way from a space to each that lies ahead, itself counted.

    The end of the trail always counts.
    """
    distances: dict[str, int] = {}
    ahead = [(0, space)]
    while ahead:
        ahead.sort(reverse=True)
        distance, current = ahead.pop()
        for neighbour in board.next[current]:
            neighbour_distance = distance + (neighbour in counted or neighbour == board.end)
            if neighbour_distance < distances.get(neighbour, FAR):
                distances[neighbour] = neighbour_distance
                ahead.append((neighbour_distance, neighbour))
    return distances | ({} if space in distances else {space: 0})


@frozen
class OptionMeasure:
    """A number that distinguishes options."""

    of: tuple[type[dsl.Effect], ...]
    """The options that have it; of others it is 0."""
    value: Callable[[Table, int, Any], int]

    def count(self, table: Table, seat: int, option: dsl.Effect) -> int:
        return self.value(table, seat, option) if isinstance(option, self.of) else 0


_OF_WORKERS = (Hire, Specialize, Employ, railroad.Appoint)
_ENGINES = (railroad.EngineTo, railroad.EngineBackTo)
_CATTLE = (Buy, TakeCattle, TakeFromStack)

MEASURES: dict[str, OptionMeasure] = {
    # The dollars of an offer, whoever pays them; the row of the job market, from 1 at the top.
    "price": OptionMeasure((Hire, Buy, buildings.PlaceOn), lambda table, seat, option: option.price),
    "row": OptionMeasure((Hire,), lambda table, seat, option: option.row),
    "points": OptionMeasure(
        (trail.RemoveHazardAt, trail.TradeAt, buildings.PlaceOn, DeliverTo, GainObjective, *_CATTLE),
        _points,
    ),
    "value": OptionMeasure((DeliverTo, trail.TradeAt, *_CATTLE), _value),
    "workers": OptionMeasure(
        _OF_WORKERS, lambda table, seat, option: table.players[seat].workers.get(option.worker, 0)
    ),
    "specialty": OptionMeasure(
        _OF_WORKERS, lambda table, seat, option: int(table.players[seat].specialty == option.worker)
    ),
    "hazards-in-section": OptionMeasure((trail.RemoveHazardAt,), _hazards_in_section),
    "workers-on-offer": OptionMeasure(_OF_WORKERS, _workers_on_offer),
    "distance": OptionMeasure((trail.Ride, *_ENGINES), _distance),
    "way-to-end": OptionMeasure((trail.Ride,), _way_to_end),
    "fee": OptionMeasure((buildings.PlaceOn, trail.Ride), _fee),
    "station": OptionMeasure(_ENGINES, _station),
    "builders": OptionMeasure((buildings.PlaceOn,), _builders),
    "replaced": OptionMeasure((buildings.PlaceOn,), _replaced),
    "ahead": OptionMeasure((buildings.PlaceOn,), _ahead),
    "risk": OptionMeasure(
        (buildings.PlaceOn,),
        lambda table, seat, option: int(table.board.spaces[option.space].risk is not None),
    ),
    # What takes or shows cards that nobody has seen.
    "unseen": OptionMeasure(
        (AddCattle, GainObjective),
        lambda table, seat, option: int(getattr(option, "which", STACK) == STACK),
    ),
}
"""The measures of options; a preference names one with `most` or `least`."""

OPTIONS: dict[type[dsl.Effect], tuple[type[dsl.Effect], ...]] = {
    HireWorker: (Hire,),
    Specialize: (Specialize,),
    Employ: (Employ,),
    actions.UpgradeStation: (railroad.Appoint,),
    trail.MoveCattleman: (trail.Ride,),
    trail.Trade: (trail.TradeAt,),
    trail.RemoveHazard: (trail.RemoveHazardAt,),
    GainObjective: (GainObjective,),
    railroad.GainMaster: (railroad.GainMaster,),
    railroad.MoveEngine: (railroad.EngineTo,),
    railroad.MoveEngineBack: (railroad.EngineBackTo,),
    BuyCattle: (Buy, AddCattle),
    BuyWithOthers: (Buy, AddCattle),
    TakeCattle: (TakeCattle,),
    TakeFromStack: (TakeFromStack,),
    buildings.PlaceBuilding: (buildings.PlaceOn,),
    buildings.PlaceBuildingIn: (buildings.PlaceOn,),
    network.PlacePieces: (network.PlaceIn,),
    Deliver: (DeliverTo,),
}
"""The verbs of content whose options can be distinguished, each with these options at their narrowest."""


# --- preferences ---------------------------------------------------------------------------------------


FOLLOWS: dict[type[dsl.Effect], type[dsl.Effect]] = {
    buildings.PlaceTile: buildings.PlaceBuilding,
    buildings.PlaceTileIn: buildings.PlaceBuildingIn,
    railroad.AppointMaster: actions.UpgradeStation,
}
"""Tasks that only follow from a verb of content, with that verb: its preferences hold for them too."""


def _ranking(table: Table, seat: int, effect: dsl.Effect, cause: str) -> kernel.Rank | None:
    """Returns the ranks of a task's options by the first preference for its verb; all alike without one."""
    preferences = table.board.preferences
    preference = matching_preference(preferences.get(cause, preferences[""]), effect)
    if preference is None:
        return lambda option: ()
    return None if preference.leave else _rank_by(table, seat, preference)


def matching_preference(preferences: Iterable[Preference], effect: dsl.Effect) -> Preference | None:
    """The first preference for the verb of a task, whatever its numbers."""
    may_be_left, verb = isinstance(effect, dsl.May), content_verb_of(effect)
    for preference in preferences:
        if type(_bare(what := preference.choose)) is verb and (
            may_be_left or not isinstance(what, dsl.May)
        ):
            return preference
    return None


def option_names(option: dsl.Effect) -> list[str]:
    """The names that stand in an option, such as those of a town and of the piece that is placed there."""
    values = (getattr(option, field) for field in type(option).fields)
    return [value for value in values if isinstance(value, str)]


def content_verb_of(effect: dsl.Effect) -> type[dsl.Effect]:
    """The verb of content to which a task belongs, without `may`, `must` and the name of its number."""
    kind = type(_bare(effect))
    return FOLLOWS.get(kind, kind)


def _bare(effect: dsl.Effect) -> dsl.Effect:
    """An effect without `may`, `must` and the name of its number."""
    while isinstance(effect, dsl.May | dsl.Must | dsl.Named):
        effect = effect.effect
    return effect


def _rank_by(table: Table, seat: int, preference: Preference) -> kernel.Rank:
    by = [
        (-1 if word == "least" else 1, MEASURES[name].count) for word, name in map(str.split, preference.by)
    ]
    place = {name: at for at, name in enumerate(preference.order)}

    def rank(option: dsl.Effect) -> tuple[int, ...] | None:
        for name, limit in preference.at_most.items():
            if MEASURES[name].count(table, seat, option) > limit:
                return None
        for name, limit in preference.at_least.items():
            if MEASURES[name].count(table, seat, option) < limit:
                return None
        ranks = tuple(sign * measure(table, seat, option) for sign, measure in by)
        if not place:
            return ranks
        named = [place[name] for name in option_names(option) if name in place]
        return (-min(named), *ranks) if named else None

    return rank


def automatic_seats(board: Board) -> kernel.AutomaticSeats | None:
    """The automatic seats with a pack; `None` if there are none."""
    if board.opponent is None:
        return None
    return kernel.AutomaticSeats(board.opponent.name, board.automatic_seats, is_automatic, _ranking)
