"""Estimates what a position is worth to a seat, from what that seat may see.

The unit is points: those of the scoring if the game ended now, and those that money, workers and so on
will still bring. The latter shrink as the game goes on; in the last turns only the former are left.
The weights are judged by how well the player that uses them plays, see the page on players.
"""

from collections.abc import Callable, Hashable, Mapping
from zlib import crc32

from gwt.dsl.amounts import Per
from gwt.dsl.effects import Effect, Named
from gwt.games.great_western.abilities import abilities
from gwt.games.great_western.board import Board
from gwt.games.great_western.cards import Draw
from gwt.games.great_western.cattle_market import AddCattle
from gwt.games.great_western.certificates import permanent, temporary
from gwt.games.great_western.content import Objective
from gwt.games.great_western.objectives import GainObjective
from gwt.games.great_western.state import Player, Table
from gwt.kernel.counting import counted, number
from gwt.memories import remembered

# The points that each thing will bring, at the start of the game.
DOLLAR = 0.45
"""A worker for 7 dollars and a card of the market for 6 are fair bargains at this price."""
ENOUGH = 18
"""The dollars that can be spent before the next income; more of them count nothing."""
WORKER = 6.5
BREEDING_VALUE = 0.9
"""For each breeding value that a card has above those of the starting deck."""
BUILDING = 2.0
"""For a building on the trail: its owner uses it, and others may have to pay for passing."""
TASTE = 0.05
"""The maximum of the random preference between buildings, whose effects are not judged."""
ENGINE = 0.4
"""For each space: transport gets cheaper and stations come into reach."""
HAND_LIMIT, STEP_LIMIT, CERTIFICATE_LIMIT, AUXILIARY = 5.0, 2.0, 1.5, 1.2
"""For one card, step, certificate or auxiliary action more."""
OBJECTIVE = 0.35
"""For each point of an objective card, times the part of it that has been met."""
NEW_OBJECTIVE, NEW_CARD = 1.2, 0.2
"""For a card that is about to be revealed: an objective card, one for the hand or the market."""

# The points that the next delivery will bring.
TRIP = 1.0
"""For the way to the end of the trail, where a disc can be placed in a city."""
GROWTH = 4.0
CITY = 1.0
INCOME = 0.8
"""For each breeding value in hand: a dollar, and a better city; half of it at the start of the trail."""


def valuation(table: Table, seat: int) -> Callable[[Table], float]:
    """Returns a function that estimates later states, with the weights of the present moment.

    With the weights of each state itself, no player would ever bring the end of the game nearer.
    """
    left = time_left(table)
    trips = min(1.0, 3 * left)
    known = _known(table.board, len(table.players), _neutral(table))
    if len(known) > KEPT:
        known.clear()

    def worth(state: Table) -> float:
        player = state.players[seat]
        owned = _owned(state, seat)
        found = known.get(owned)
        if found is None:
            found = known[owned] = (_points(state, seat, False), _means(state, seat))
        points, means = found
        means += DOLLAR * min(player.money, ENOUGH) + ENGINE * player.engine + _about_to_come(state, seat)
        return points + _points(state, seat, True) + left * means + trips * _delivery(state, seat)

    return worth


KEPT = 20_000
"""The size of the cache, which is emptied when it is full."""


@remembered(8)
def _known(
    board: Board, players: int, neutral: tuple[str, ...]
) -> dict[tuple[Hashable, ...], tuple[int, float]]:
    """A cache of the points without money, and the means, of what a seat owns in a game."""
    return {}


def _owned(table: Table, seat: int) -> tuple[Hashable, ...]:
    """The key of that cache: all that points and means depend on, except money."""
    player = table.players[seat]
    return (
        tuple(sorted(player.deck)),
        tuple((space, table.tiles[space]) for space, owner in table.owners.items() if owner == seat),
        tuple(player.workers.values()),
        player.certificates,
        player.cleared,
        player.stations,
        player.cities,
        player.hazards,
        player.teepees,
        player.objectives,
        player.masters,
        player.token,
    )


def _points(table: Table, seat: int, for_money: bool) -> int:
    """The points of a final scoring now, of the categories that count money or of the others."""
    return sum(number(table, seat, score) for score in _scores(table.board)[for_money])


@remembered(8)
def _scores(board: Board) -> tuple[list[Per], list[Per]]:
    """The scores of the categories that do not count money, and of those that do."""
    scores: tuple[list[Per], list[Per]] = ([], [])
    for one in board.scoring.categories:
        scores[one.score.count.kind == "dollar"].append(one.score)
    return scores


def time_left(table: Table) -> float:
    """From 1 at the start to 0 in the last turns, by the way of the token down the job market."""
    if table.last_turns is not None:
        return 0.0
    rows, start = len(table.jobs), table.board.job_market.token - 1
    row = table.jobs[table.token_row]
    here = sum(map(bool, row)) / len(row)
    return 1 - (table.token_row - start + here) / (rows - start)


def _means(table: Table, seat: int) -> float:
    """The points that workers, cards, buildings, abilities and objective cards will still bring."""
    player, herd = table.players[seat], _herd(table.board)
    return (
        WORKER * sum(player.workers.values())
        + BREEDING_VALUE * sum(herd[card] for card in player.deck)
        + sum(BUILDING + _taste(table, tile) for tile in _built(table, seat))
        + _abilities(table, player)
        + _objectives(table, seat)
    )


def _built(table: Table, seat: int) -> list[str]:
    return [table.tiles[space] for space, owner in table.owners.items() if owner == seat]


def _taste(table: Table, tile: str) -> float:
    """A tie-break that is random but fixed for a game, given by its neutral buildings.

    Without it the first of equal buildings in the list would always be built, and a new one never.
    """
    return TASTE * crc32(f"{tile} {_neutral(table)}".encode()) / 2**32


def _neutral(table: Table) -> tuple[str, ...]:
    return tuple(table.tiles.get(space, "") for space in table.board.neutral_spaces)


@remembered(8)
def _herd(board: Board) -> Mapping[str, float]:
    """The breeding value of each card above that of the cards of the starting deck."""
    usual = sum(board.cards[card].value for card in board.starting_deck) / len(board.starting_deck)
    return {card.id: 0.0 if card.objective else card.value - usual for card in board.cards.values()}


def _abilities(table: Table, player: Player) -> float:
    """The worth of the abilities by cleared disc spaces."""
    able = abilities(table, player)
    return (
        HAND_LIMIT * able.hand
        + STEP_LIMIT * able.steps
        + CERTIFICATE_LIMIT * able.certificates
        + AUXILIARY * len(able.auxiliary)
    )


def _objectives(table: Table, seat: int) -> float:
    player, cards = table.players[seat], table.board.cards
    held = (cards[id].objective for id in (*player.objectives, *player.deck))
    return OBJECTIVE * sum(one.points * _met(table, seat, one) for one in held if one is not None)


def _met(table: Table, seat: int, objective: Objective) -> float:
    """The part of an objective card's needs that is met, from 0 to 1."""
    there = sum(min(need.number, counted(table, seat, need.count)) for need in objective.needs)
    return there / sum(need.number for need in objective.needs)


def _about_to_come(table: Table, seat: int) -> float:
    """The worth of the task that would reveal something, and so has not been carried out."""
    if not table.agenda:
        return 0.0
    task = table.agenda[-1][1]
    met = 0.0
    if isinstance(task, GainObjective) and task.which in table.display:
        objective = table.board.cards[task.which].objective
        assert objective is not None
        met = OBJECTIVE * objective.points * _met(table, seat, objective)
    return met + _new(task)


@remembered(1 << 12)
def _new(task: Effect) -> float:
    match task:
        case GainObjective(which) if which:
            return NEW_OBJECTIVE
        case Draw(int(many)) | AddCattle(many):
            return NEW_CARD * many
        case Named(inner):
            return _new(inner)
    return 0.0


def _delivery(table: Table, seat: int) -> float:
    player = table.players[seat]
    done = 0.0 if player.at is None else _done(table.board)[player.at]
    value = _hand(table, player) + temporary(table, seat) + permanent(table, seat)
    likely = value + GROWTH * (1 - done)
    lower, over = int(likely), likely % 1
    prospect = _prospect(table.board, player.cities, lower) * (1 - over)
    prospect += _prospect(table.board, player.cities, lower + 1) * over
    return TRIP * done + CITY * prospect + INCOME * value * (1 + done) / 2


@remembered(10_000)
def _prospect(board: Board, discs: tuple[str, ...], value: int) -> int:
    """The points that a disc in the best city for that breeding value would add."""
    now = board.city_points(discs)
    return max(
        board.city_points((*discs, city.id)) - now
        for city in board.cities.values()
        if city.value <= value and (city.again or city.id not in discs)
    )


@remembered(8)
def _done(board: Board) -> Mapping[str, float]:
    """How much of the shortest way along the trail lies behind each space, from 0 to 1."""
    spaces = {board.end: 0}
    for space in (found := [board.end]):
        for before in board.before[space]:
            if before not in spaces:
                spaces[before] = spaces[space] + 1
                found.append(before)
    whole = spaces[board.start]
    return {space: max(0.0, 1 - spaces.get(space, whole) / whole) for space in board.spaces}


def _hand(table: Table, player: Player) -> float:
    """The breeding value of the hand, with what the cards to be drawn will add on average."""
    limit = abilities(table, player).hand
    missing = max(0, limit - len(player.hand))
    unseen = (player.draw_stack or player.discard_pile) if missing else ()
    return _drawn(table.board, tuple(player.hand), missing, tuple(unseen))


@remembered(10_000)
def _drawn(board: Board, hand: tuple[str, ...], missing: int, unseen: tuple[str, ...]) -> float:
    """The expected breeding value of a hand after drawing `missing` of the unseen cards."""
    breeds = {board.cards[id].breed: board.cards[id].value for id in hand}
    new = sum(board.cards[id].value for id in unseen if board.cards[id].breed not in breeds)
    return sum(breeds.values()) + missing * new / max(1, len(unseen))
