"""Estimates what a position is worth to a seat, from what that seat may see.

The unit is points: those of the scoring if the game ended now, and those that money, workers and so on
will still bring. The latter shrink as the game goes on; in the last turns only the former are left.
How many they are is given by weights, which a file of the game's content holds
(`gwt.spec.valuation_weights`).
"""

from collections.abc import Callable, Hashable, Mapping
from itertools import combinations
from operator import attrgetter
from zlib import crc32

from attrs import frozen

from gwt import dsl, kernel, memory_cache
from gwt.games.great_western.entries.content import Objective
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.model.effects import net_dollars
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.model.state import Player, Table
from gwt.games.great_western.verbs import cattle_market, objectives
from gwt.games.great_western.verbs.cards import Draw
from gwt.games.great_western.verbs.certificates import permanent_certificates, temporary_certificates
from gwt.games.great_western.verbs.transport import transport_from
from gwt.kernel.shape import MappingShape, fields_of

TASTE = 0.05
"""The maximum of the random preference between buildings of the same worth."""
A_FEW = 3
"""Workers of a kind, with the printed one, before those that have a weight of their own."""
DELIVERED = 1.8
"""New workers in the job market with each delivery, on average; so many deliveries are still to come."""
ENOUGH = 25
"""The dollars that count; more of them are worth nothing."""
PLANNED = 7
"""The maximum number of deliveries that are planned."""


@frozen(eq=False)
class Weights:
    """The points that each thing will bring, at the start of the game."""

    dollar: float
    """For each of the first dollars, which can be spent before the next income."""
    few_dollars: float
    """The number of these dollars."""
    more_dollars: float
    """For each of the dollars after them; those after 25 count nothing."""
    buyer: float
    """For each of the first workers of the kind that buys cattle."""
    more_buyers: float
    """For each of those after them."""
    builder: float
    """The exponent for the kind that places buildings."""
    more_builders: float
    other_worker: float
    """The value for all other kinds."""
    more_other_workers: float
    breeding: float
    """For each breeding value that a card has above those of the starting deck."""
    herd: float
    """For each breeding value of the hand that the whole deck may be expected to give."""
    cycle: float
    """The cards that a hand sees between two deliveries besides those that it holds."""
    building: float
    """For a building on the trail: its owner uses it."""
    fee: float
    """For each dollar that others pay for passing it."""
    engine: float
    """For each space as far as transport gets cheaper, and stations come into reach."""
    engine_far: float
    """For each space behind that."""
    station: float
    hazard: float
    teepee: float
    """For each of them besides its points: objective cards may ask for it."""
    hand_limit: float
    step_limit: float
    certificate_limit: float
    """For one card, step or certificate more."""
    single_auxiliary: float
    double_auxiliary: float
    """For an auxiliary action more in that form."""
    objective: float
    """For each point of an objective card, times the part of it that has been met."""
    new_objective: float
    new_card: float
    """For a card that is about to be revealed: an objective card, one for the hand or the market."""
    fade: float
    """The rate at which all this loses its worth: the exponent of the time left, except for dollars."""
    trip: float
    """For the way to the end of the trail, where a disc can be placed in a city."""
    way: float
    """For the part of that way that is still ahead: each stop on it is a turn with its actions."""
    trips: float
    """The next delivery keeps its worth until this part of the game is left, as 1 divided by the weight."""
    income: float
    """For each breeding value of the hand: a dollar, and a better city; half of it at the start."""
    certificate: float
    """For each certificate besides that."""
    growth: float
    """The breeding value that a hand gains on the way."""
    blend: float
    """The part of what the hand will be worth at the end of the trail that follows from the deck."""
    plan: float
    """For each point of the best cities for all deliveries that are still to come."""
    spare: float
    """The certificates that each delivery of the plan may use."""
    ramp: float
    """The breeding value that hands gain from one delivery of the plan to the next."""
    transport: float
    """For each dollar that the next delivery of the plan brings or costs besides its income."""
    room: float
    """For each free space of the job market: as long as there are any, the game goes on, for all seats."""


def valuation_of_weights(weights: Weights) -> Callable[[Table, int], Callable[[Table], float]]:
    """Returns the valuation with these weights.

    It takes a state and a seat, and returns a function that estimates later states with the time that is
    left now. With that of each state itself, no player would ever bring the end of the game nearer.
    """
    return lambda table, seat: _Valuation(weights, table, seat).worth


KEPT = 20_000
"""The size of the caches, which are emptied when they are full."""

Cards = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The cards of hand, draw stack and discard pile, and the cleared disc spaces, which set the hand limit."""


@frozen(eq=False)
class _Deck:
    """The cards of a deck; this object stands for them in keys, where they would be hashed one by one."""

    cards: tuple[str, ...]
    """Sorted, so that what follows from them does not depend on where they lie."""
    breeding: float
    """The sum of their breeding values above those of the cards of the starting deck."""


@frozen(eq=False)
class _DeckValues:
    """Values that follow from some `Cards`; this object, too, stands for them in keys."""

    deck: _Deck
    hand: float
    """The expected breeding value of the hand at the next delivery."""
    power: float
    """The breeding value of a hand that the whole deck may be expected to give."""


class _SeatValueCache:
    """A cache of values of the things that a seat owns, in one game."""

    def __init__(self, weights: Weights, board: Board, players: int, neutral: tuple[str, ...]) -> None:
        self.built = {
            tile: weights.building + weights.fee * board.fees[players][tile] + _taste(tile, neutral)
            for tile in board.private
        }
        """The worth of each private building on the trail."""
        self.decks: dict[tuple[str, ...], _Deck] = {}
        self.owned: dict[tuple[Hashable, ...], tuple[int, float]] = {}
        self.plans: dict[tuple[Hashable, ...], float] = {}


_known = memory_cache.bounded_cache(8)(_SeatValueCache)


class _Valuation:
    """Estimates the states that may follow from one, for a seat."""

    def __init__(self, weights: Weights, table: Table, seat: int) -> None:
        self._weights, self._seat, self._board = weights, seat, table.board
        neutral = tuple(table.tiles.get(space, "") for space in table.board.neutral_spaces)
        self._known = _known(weights, table.board, len(table.players), neutral)
        for cache in (self._known.decks, self._known.owned, self._known.plans):
            if len(cache) > KEPT:
                cache.clear()
        self._left = time_left(table)
        self._fade: float = self._left**weights.fade
        self._trips = min(1.0, weights.trips * self._left)
        # Each seat may expect as many more as there are free spaces of the job market for.
        left = min(PLANNED, free_jobs(table) / DELIVERED / len(table.players))
        self._deliveries = left + len(table.players[seat].cities)
        self._seen: dict[tuple[Hashable, ...], float] = {}
        self._held: dict[Cards, _DeckValues] = {}

    def worth(self, state: Table) -> float:
        """The points that a later state is worth."""
        # Choices in another order mostly lead to states that differ in nothing that counts here.
        player = state.players[self._seat]
        cards = _cards(player)
        holding = self._held.get(cards)
        if holding is None:
            holding = self._held[cards] = self._holding(state, player)
        key = _key(state, player, holding)
        estimate = self._seen.get(key)
        if estimate is None:
            estimate = self._seen[key] = self._estimate(state, player, holding)
        return estimate + self._weights.room * free_jobs(state) if self._weights.room else estimate

    def _holding(self, table: Table, player: Player) -> _DeckValues:
        cards, limit = tuple(sorted(player.deck)), abilities(table, player).hand
        deck = self._known.decks.get(cards)
        if deck is None:
            deck = self._known.decks[cards] = _Deck(cards, sum(map(_herd(self._board).__getitem__, cards)))
        power = _expected(self._board, cards, limit + self._weights.cycle)
        return _DeckValues(deck, _hand(self._board, player, limit), power)

    def _estimate(self, state: Table, player: Player, holding: _DeckValues) -> float:
        seat, weights = self._seat, self._weights
        owned = _owned(state, seat, holding)
        worths = self._known.owned.get(owned)
        if worths is None:
            worths = self._known.owned[owned] = (_points(state, seat, False), self._means(state, holding))
        points, means = worths
        near = _bend(self._board)
        means += weights.engine * min(player.engine, near) + weights.engine_far * max(
            0, player.engine - near
        )
        few = min(float(player.money), weights.few_dollars)
        money = weights.dollar * few + weights.more_dollars * (min(player.money, ENOUGH) - few)
        return (
            points
            + _points(state, seat, True)
            + self._fade * means
            + self._left * (money + self._about_to_come(state))
            + self._trips * self._delivery(state, holding)
        )

    # --- what can be made of what there is -----------------------------------------------------------

    def _means(self, table: Table, holding: _DeckValues) -> float:
        """The points that workers, cards, buildings, abilities and objective cards will still bring."""
        weights, player = self._weights, table.players[self._seat]
        able = abilities(table, player)
        built = [table.tiles[space] for space, owner in table.owners.items() if owner == self._seat]
        workers = 0.0
        for kind, many in player.workers.items():
            workers += self._workers(kind, many)
        return (
            workers
            + weights.breeding * holding.deck.breeding
            + weights.herd * holding.power
            + sum(map(self._known.built.__getitem__, built))
            + weights.station * len(player.stations)
            + weights.hazard * len(player.hazards)
            + weights.teepee * len(player.teepees)
            + weights.hand_limit * able.hand
            + weights.step_limit * able.steps
            + weights.certificate_limit * able.certificates
            + weights.single_auxiliary * len(able.single)
            + weights.double_auxiliary * (len(able.auxiliary) - len(able.single))
            + weights.objective * self._objectives(table, holding)
        )

    def _workers(self, kind: str, many: int) -> float:
        weights, board = self._weights, self._board
        if kind == board.cattle.buyer:
            few, more = weights.buyer, weights.more_buyers
        elif kind == board.builder:
            few, more = weights.builder, weights.more_builders
        else:
            few, more = weights.other_worker, weights.more_other_workers
        return few * min(many, A_FEW) + more * max(0, many - A_FEW)

    def _objectives(self, table: Table, holding: _DeckValues) -> float:
        """The points of the objective cards, each times the part of it that has been met."""
        cards, points = self._board.cards, 0.0
        for id in (*table.players[self._seat].objectives, *holding.deck.cards):
            objective = cards[id].objective
            if objective is not None:
                points += objective.points * _met(table, self._seat, objective)
        return points

    def _about_to_come(self, table: Table) -> float:
        """The worth of the task that would reveal something, and so has not been carried out."""
        if not table.agenda:
            return 0.0
        task = table.agenda[-1][1]
        met = 0.0
        if type(task) is objectives.GainObjective and task.which in table.display:
            objective = self._board.cards[task.which].objective
            assert objective is not None
            met = self._weights.objective * objective.points * _met(table, self._seat, objective)
        return met + self._new(task)

    def _new(self, task: dsl.Effect) -> float:
        # `match` takes far longer with classes of nodes, which have a class of their own.
        if type(task) is objectives.GainObjective:
            return self._weights.new_objective if task.which else 0.0
        if type(task) is Draw:
            return self._weights.new_card * task.amount if type(task.amount) is int else 0.0
        if type(task) is cattle_market.AddCattle:
            return self._weights.new_card * task.number
        return self._new(task.effect) if type(task) is dsl.Named else 0.0

    # --- deliveries ----------------------------------------------------------------------------------

    def _delivery(self, table: Table, holding: _DeckValues) -> float:
        """The worth of the deliveries that are still to come."""
        weights, board, player = self._weights, self._board, table.players[self._seat]
        done = 0.0 if player.at is None else _done(board)[player.at]
        lasting = permanent_certificates(table, self._seat)
        certificates = temporary_certificates(table, self._seat) + lasting
        value, power = holding.hand + certificates, holding.power
        blend = min(1.0, weights.blend) * (1 - done)
        likely = value * (1 - blend) + blend * (power + certificates) + weights.growth * (1 - done)
        worth = weights.trip * done + weights.way * (1 - done)
        worth += weights.income * value * (1 + done) / 2
        worth += weights.certificate * certificates
        if weights.plan:
            worth += weights.plan * self._planned(player, likely, power + lasting + weights.spare)
        return worth

    def _planned(self, player: Player, likely: float, power: float) -> float:
        """The points of the best cities for the next delivery, of the likely value, and all after it."""
        left = max(0.0, self._deliveries - len(player.cities))
        if not left:
            return 0.0
        power += self._weights.ramp * max(0.0, left - 1) / 2
        # Values are rounded to a half, so that few plans are made.
        likely, power, left = int(2 * likely) / 2, int(2 * power) / 2, int(4 * left) / 4
        key = (player.cities, player.engine if self._weights.transport else 0, likely, power, left)
        points = self._known.plans.get(key)
        if points is None:
            engine, price = player.engine, self._weights.transport
            lower, over = int(likely), likely % 1
            points = _plan(self._board, player.cities, engine, price, lower, power, left) * (1 - over)
            if over:
                points += over * _plan(self._board, player.cities, engine, price, lower + 1, power, left)
            self._known.plans[key] = points
        return points


def _cards(player: Player) -> Cards:
    return (tuple(player.hand), tuple(player.draw_stack), tuple(player.discard_pile), player.cleared)


_BESIDE_THE_POINT = ("shown", "secret", "buildings", "stopped", "turned")
"""The fields of a player on which no estimate depends."""


def _values_of(*left_out: str) -> Callable[[Player], tuple[Hashable, ...]]:
    """Returns the function that gives the values of all other fields of a player that never change."""
    values = (field for field in fields_of(Player) if not isinstance(field.shape, MappingShape))
    names = [field.name for field in values if getattr(field.shape, "kind", None) is not list]
    return attrgetter(*[name for name in names if name not in left_out])


_LYING = _values_of(*_BESIDE_THE_POINT)
_OWNED = _values_of(*_BESIDE_THE_POINT, "money", "engine", "at")


def _key(table: Table, player: Player, holding: _DeckValues) -> tuple[Hashable, ...]:
    """The key of the cache of a search: all that an estimate of one of its states depends on."""
    owners = table.owners
    return (
        holding,
        table.agenda[-1][1] if table.agenda else None,
        table.display,
        tuple(owners.items()),
        tuple(map(table.tiles.__getitem__, owners)),
        tuple(player.workers.values()),
        _LYING(player),
    )


def _owned(table: Table, seat: int, holding: _DeckValues) -> tuple[Hashable, ...]:
    """The key of the cache of a game: all that points and means depend on, except money and the engine."""
    player = table.players[seat]
    return (
        holding.deck,
        tuple([(space, table.tiles[space]) for space, owner in table.owners.items() if owner == seat]),
        tuple(player.workers.values()),
        _OWNED(player),
    )


def _points(table: Table, seat: int, for_money: bool) -> int:
    """The points of a final scoring now, of the categories that count money or of the others."""
    points = 0
    for score in _scores(table.board)[for_money]:
        points += kernel.as_number(table, seat, score)
    return points


@memory_cache.bounded_cache(8)
def _scores(board: Board) -> tuple[list[dsl.Per], list[dsl.Per]]:
    """The scores of the categories that do not count money, and of those that do."""
    scores: tuple[list[dsl.Per], list[dsl.Per]] = ([], [])
    for category in board.scoring.categories:
        scores[category.score.count.innermost.kind == "dollar"].append(category.score)
    return scores


def time_left(table: Table) -> float:
    """From 1 at the start to 0 in the last turns, by the way of the token down the job market."""
    rows, start = len(table.jobs), table.board.job_market.token - 1
    # The arrow of the last row may ask for a choice before it ends the game.
    if table.last_turns is not None or table.token_row == rows:
        return 0.0
    row = table.jobs[table.token_row]
    filled = sum(map(bool, row)) / len(row)
    return 1 - (table.token_row - start + filled) / (rows - start)


def free_jobs(table: Table) -> int:
    """The number of spaces of the job market that are to be filled before the last turns."""
    if table.last_turns is not None or table.token_row == len(table.jobs):
        return 0
    row = table.jobs[table.token_row]
    return (len(table.jobs) - table.token_row - 1) * len(row) + row.count("")


def _taste(tile: str, neutral: tuple[str, ...]) -> float:
    """A tie-break that is random but fixed for a game, given by its neutral buildings.

    Without it the first of equal buildings in the list would always be built, and a new one never.
    """
    return TASTE * crc32(f"{tile} {neutral}".encode()) / 2**32


@memory_cache.bounded_cache(8)
def _bend(board: Board) -> int:
    """The space of the track behind which transport to no city gets cheaper."""
    most = max(board.transport.values())
    return next(at for at, crosses in enumerate(board.crosses_before) if crosses >= most)


@memory_cache.bounded_cache(8)
def _herd(board: Board) -> Mapping[str, float]:
    """The breeding value of each card above that of the cards of the starting deck."""
    usual = sum(board.cards[card].value for card in board.starting_deck) / len(board.starting_deck)
    return {card.id: 0.0 if card.objective else card.value - usual for card in board.cards.values()}


@memory_cache.bounded_cache(10_000)
def _expected(board: Board, deck: tuple[str, ...], seen: float) -> float:
    """The expected breeding value of the different breeds among some cards of a deck."""
    values: dict[str, int] = {}
    counts: dict[str, int] = {}
    for id in deck:
        card = board.cards[id]
        values[card.line] = max(card.value, values.get(card.line, 0))
        counts[card.line] = counts.get(card.line, 0) + 1
    size = max(1, len(deck))
    total = 0.0
    for breed, many in counts.items():
        missed: float = (1 - many / size) ** seen
        total += values[breed] * (1 - missed)
    return total


def _met(table: Table, seat: int, objective: Objective) -> float:
    """The part of an objective card's needs that is met, from 0 to 1."""
    met = needed = 0
    for need in objective.needs:
        count = kernel.count_for(table, seat, need.count)
        met += count if count < need.number else need.number
        needed += need.number
    return met / needed


def _plan(
    board: Board,
    discs: tuple[str, ...],
    engine: int,
    price: float,
    value: int,
    power: float,
    deliveries: float,
) -> float:
    """The points that discs add in the best city for the next delivery and in the best ones after it.

    The next delivery has a value of its own, all others the same `power`. `price` is that of the dollars
    that the next one brings or costs besides its income, in points.
    """
    now = board.city_points(discs)
    worths = []
    for city in board.cities.values():
        if city.value <= value and (city.again or city.id not in discs):
            placed = (*discs, city.id)
            worth = board.city_points(placed) - now + _later(board, placed, power, deliveries - 1)
            if price:
                worth += price * (net_dollars(city.delivery) - transport_from(board, engine, city.id))
            worths.append(worth)
    return min(1.0, deliveries) * max(worths)


def _later(board: Board, discs: tuple[str, ...], power: float, deliveries: float) -> float:
    """The points of the best cities for some deliveries of the same value, both of them in part."""
    if deliveries <= 0:
        return 0.0
    lower, over = int(power), power % 1
    many, part = int(deliveries), deliveries % 1
    discs, points = tuple(sorted(discs)), 0.0
    for value, share in ((lower, 1 - over), (lower + 1, over)):
        for number_, weight in ((many, 1 - part), (many + 1, part)):
            if share * weight and number_:
                points += share * weight * _best_cities(board, discs, value, number_)
    return points


@memory_cache.bounded_cache(30_000)
def _best_cities(board: Board, discs: tuple[str, ...], value: int, deliveries: int) -> int:
    """The most points that so many more discs can add in cities of at most that value."""
    within = [city for city in board.cities.values() if city.value <= value]
    again = max((city for city in within if city.again), key=lambda city: city.points, default=None)
    once = [city.id for city in within if not city.again and city.id not in discs]
    now = board.city_points(discs)
    most = min(deliveries, len(once))
    totals = []
    for many in range(0 if again is not None else most, most + 1):
        rest = deliveries - many
        repeated = (again.id,) if again is not None and rest else ()
        more = 0 if again is None else again.points * max(0, rest - 1)
        for some in combinations(once, many):
            # Discs are sorted so that the points of equal ones are computed once.
            totals.append(board.city_points(tuple(sorted((*discs, *some, *repeated)))) + more)
    return max(totals) - now


@memory_cache.bounded_cache(8)
def _done(board: Board) -> Mapping[str, float]:
    """Returns the share of the shortest way along the trail that lies behind each space, from 0 to 1."""
    spaces = {board.end: 0}
    for space in (reached := [board.end]):
        for before in board.before[space]:
            if before not in spaces:
                spaces[before] = spaces[space] + 1
                reached.append(before)
    whole = spaces[board.start]
    return {space: max(0.0, 1 - spaces.get(space, whole) / whole) for space in board.spaces}


def _hand(board: Board, player: Player, limit: int) -> float:
    """The breeding value of the hand, with what the cards to be drawn will add on average."""
    missing = max(0, limit - len(player.hand))
    unseen = (player.draw_stack or player.discard_pile) if missing else ()
    return _drawn(board, tuple(player.hand), missing, tuple(unseen))


@memory_cache.bounded_cache(10_000)
def _drawn(board: Board, hand: tuple[str, ...], missing: int, unseen: tuple[str, ...]) -> float:
    """The expected breeding value of a hand after drawing `missing` of the unseen cards."""
    breeds = {board.cards[id].line: board.cards[id].value for id in hand}
    new = sum(board.cards[id].value for id in unseen if board.cards[id].line not in breeds)
    return sum(breeds.values()) + missing * new / max(1, len(unseen))
