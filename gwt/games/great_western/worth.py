"""What a position is worth to a seat that means to win, by what that seat may see of it.

All is counted in points: those of the scoring as of now, and what things will still bring.
What they will bring gets less as the game goes on; in the last turns only the points are left.
The weights are judged by how well the player who uses them plays, see the page on players.
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

# What things will bring, in points, when the whole game is still to come.
DOLLAR = 0.45
"""A worker for 7 dollars and a card of the market for 6 are fair bargains at this price."""
ENOUGH = 18
"""Dollars that can be spent before the next income; more of them bring nothing more."""
WORKER = 6.5
BREEDING_VALUE = 0.9
"""Of a card in the deck, for each that it has more than those of the starting deck."""
BUILDING = 2.0
"""On the trail: its owner uses it, others may have to pay for passing."""
TASTE = 0.05
"""At most, for a building that is liked better than others for no reason: what it does is not judged."""
ENGINE = 0.4
"""For each space: transport gets cheaper and stations come into reach."""
HAND_LIMIT, STEP_LIMIT, CERTIFICATE_LIMIT, AUXILIARY = 5.0, 2.0, 1.5, 1.2
"""For one card, step, certificate or auxiliary action more."""
OBJECTIVE = 0.35
"""For each point of an objective card that has been met in part, by the part that has been met."""
NEW_OBJECTIVE, NEW_CARD = 1.2, 0.2
"""What is about to become known: an objective card for the deck, a card for the hand or the market."""

# What the next delivery will bring, in points.
TRIP = 1.0
"""For the way to the end of the trail, where a disc can be placed in a city."""
GROWTH = 4.0
CITY = 1.0
INCOME = 0.8
"""For each breeding value in hand: a dollar, and a better city; half of it at the start of the trail."""


def valuation(table: Table, seat: int) -> Callable[[Table], float]:
    """The worth of the states that may follow from this one, all of them looked at as if it were now.

    If the weights followed each state, nobody would ever let the end of the game come nearer.
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
"""So many belongings are remembered before all are forgotten."""


@remembered(8)
def _known(
    board: Board, players: int, neutral: tuple[str, ...]
) -> dict[tuple[Hashable, ...], tuple[int, float]]:
    """The points without money, and the means, of belongings that have been looked at in a game."""
    return {}


def _owned(table: Table, seat: int) -> tuple[Hashable, ...]:
    """All that points and means follow from, without money; most choices leave it as it is."""
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
    """Of the final scoring as of now: of the categories that count money, or of the others."""
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
    """What more can be made of workers, cards, buildings, abilities and objective cards."""
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
    """Another one in each game, as its neutral buildings lie: or else of equal buildings the first of the
    list would always be built, and one that an author adds to it never."""
    return TASTE * crc32(f"{tile} {_neutral(table)}".encode()) / 2**32


def _neutral(table: Table) -> tuple[str, ...]:
    return tuple(table.tiles.get(space, "") for space in table.board.neutral_spaces)


@remembered(8)
def _herd(board: Board) -> Mapping[str, float]:
    """How much the breeding value of each card is above that of the cards of the starting deck."""
    usual = sum(board.cards[card].value for card in board.starting_deck) / len(board.starting_deck)
    return {card.id: 0.0 if card.objective else card.value - usual for card in board.cards.values()}


def _abilities(table: Table, player: Player) -> float:
    """What the cleared disc spaces allow."""
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
    """The part of what an objective card needs that is there."""
    there = sum(min(need.number, counted(table, seat, need.count)) for need in objective.needs)
    return there / sum(need.number for need in objective.needs)


def _about_to_come(table: Table, seat: int) -> float:
    """Of the task that would reveal something, and so has not been carried out."""
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
    """The breeding value of a hand to which so many of the unseen cards come."""
    breeds = {board.cards[id].breed: board.cards[id].value for id in hand}
    new = sum(board.cards[id].value for id in unseen if board.cards[id].breed not in breeds)
    return sum(breeds.values()) + missing * new / max(1, len(unseen))
