"""Setup: the table before the first turn. Source: rulebook p. 4, 5."""

from gwt import common, kernel
from gwt.games.great_western.entries.opponent_content import Opponent
from gwt.games.great_western.model import opponents, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import bidding, foresight

SETUPS = ("standard", "first-game")
"""The setups: at random, or the layout that the rulebook recommends for a first game."""


def set_up(board: Board, rules: kernel.Rules, premise: kernel.Premise) -> state.Table:
    """Returns the table before the first turn; everything random comes from the seed of the premise."""
    seats, first_game = premise.players, premise.setup == "first-game"
    table = state.Table(
        rules=rules,
        board=board,
        rng=premise.seed,
        players=[],
        first=0,
        seat=0,
        tiles={},
        piles=(),
        foresight=((),) * board.supply.spots,
        jobs=(("",) * seats,) * len(board.job_market.rows),
        token_row=board.job_market.token - 1,
        market=[],
        cattle_stack=(),
        display=(),
        objective_stack=(),
        masters={},
    )
    _lay_out_board(table, first_game)
    _fill_supply(table)
    _fill_markets(table)
    table.first = common.first_seat(table, premise)
    _deal(table, seats, first_game)
    table.event_cards = tuple(_shuffled(table, list(board.all_events)))
    if board.opening is not None:
        table.agenda.append((table.first, board.opening, "setup"))
    if board.opponent is not None:
        _prepare_opponents(table, board.opponent)
    table.reveals = 0
    return table


def _shuffled(table: state.Table, items: list[str]) -> list[str]:
    kernel.shuffle(table, items)
    return items


def _lay_out_board(table: state.Table, first_game: bool) -> None:
    """Lays out station masters (surplus ones where the pack says) and neutral buildings."""
    board = table.board
    stations = [station.id for station in board.stations.values() if station.master]
    masters = _shuffled(table, list(board.masters))
    table.masters = dict(zip(stations, masters, strict=False))
    spare = tuple(masters[len(stations) :])
    if board.masters_beside:
        table.spare_masters = spare
    else:
        table.box = spare
    towns = [town.id for town in board.towns.values() if town.tile]
    tiles = _shuffled(table, [tile.id for tile in board.town_tiles.values() for _ in range(tile.copies)])
    table.town_tiles = dict(zip(towns, tiles, strict=False))
    table.box += tuple(tiles[len(towns) :])
    if first_game:
        for building in board.neutral:
            space = board.buildings[building].space
            assert space is not None
            table.tiles[space] = building
    else:
        buildings = _shuffled(table, list(board.neutral))
        table.tiles.update(zip(board.neutral_spaces, buildings, strict=True))


def _fill_supply(table: state.Table) -> None:
    """Fills the piles, and lays out the tiles that are on the board from the start."""
    board, seats = table.board, len(table.jobs[0])
    supply = board.supply
    piles = [_shuffled(table, list(pile)) for pile in board.in_piles(seats)]
    table.box += tuple(
        tile.id
        for tile in supply.tiles
        for unused in tile.unused.values()
        for _ in range(unused.get(seats, 0))
    )
    _lay_out(table, piles[supply.laid_out - 1])
    workers = piles[supply.workers - 1]
    rows = [list(row) for row in table.jobs]
    for at in range(table.token_row + 1):
        for column in range(len(rows[at]) - (at == table.token_row) * board.job_market.open):
            rows[at][column] = workers.pop()
    table.jobs = tuple(map(tuple, rows))
    table.piles = tuple(map(tuple, piles))
    foresight.refill_foresight(table)


def _lay_out(table: state.Table, pile: list[str]) -> None:
    """Moves tiles from a pile to the board; a tile whose section is full goes back (ruling A08)."""
    supply = table.board.supply
    placed, back = 0, list[str]()
    while placed < supply.placed:
        tile = pile.pop()
        space = foresight.free_space(table, tile)
        if space is not None:
            table.tiles[space] = tile
            placed += 1
        else:
            back.append(tile)
        if back and (supply.put_back == "at-once" or placed == supply.placed):
            pile += back
            back = []
            kernel.shuffle(table, pile)


def _fill_markets(table: state.Table) -> None:
    board, seats = table.board, len(table.jobs[0])
    deck, unused = list(board.market_deck), board.unused_cards.get(seats, [])
    for card in unused:
        deck.remove(card)
    table.box += tuple(unused)
    cattle = _shuffled(table, deck)
    size = board.cattle.market[seats]
    table.market = cattle[:size]
    table.cattle_stack = tuple(cattle[size:][::-1])
    table.open_stack = tuple(board.open_stack)
    objectives = _shuffled(
        table,
        [card.id for card in board.objectives.objectives if not card.starting for _ in range(card.copies)],
    )
    table.display = tuple(objectives[: board.objectives.display])
    table.objective_stack = tuple(objectives[board.objectives.display :][::-1])


def _deal(table: state.Table, seats: int, first_game: bool) -> None:
    """Gives each player a board, deck, buildings, starting objectives and money."""
    board = table.board
    sides: dict[int, dict[str, str]] = {}
    for tile in board.private:
        building = board.buildings[tile]
        sides.setdefault(building.number, {})[building.side] = tile
    buildings = tuple(
        options["a" if first_game or not kernel.random_below(table, 2) else "b"]
        for _, options in sorted(sides.items())
    )
    pieces = tuple(piece.id for piece in board.pieces.values() for _ in range(piece.start))
    starting = _shuffled(table, [card.id for card in board.objectives.objectives if card.starting])
    objectives = board.objectives.dealt
    for seat in range(seats):
        table.players.append(
            state.Player(
                money=0,
                hand=[],
                draw_stack=_shuffled(table, list(board.starting_deck)),
                buildings=buildings,
                workers=dict.fromkeys(board.worker_kinds, board.workers.printed),
                objectives=tuple(starting[seat * objectives : (seat + 1) * objectives]),
                pieces=pieces,
            )
        )
        if not bidding.has_bidding(board.opening):
            bidding.deal_first_hand(table, seat, (seat - table.first) % seats)
    table.box += tuple(starting[seats * objectives :])


def _prepare_opponents(table: state.Table, opponent: Opponent) -> None:
    """Takes from automatic seats what they do without, and gives them what only they have."""
    board, seats = table.board, len(table.players)
    in_turn = [(table.first + place) % seats for place in range(seats)]
    with_money = [seat for seat in in_turn if "money" not in opponents.role_of_seat(table, seat).without]
    for seat, player in enumerate(table.players):
        # The others are paid in their own order.
        player.money = board.scoring.money[with_money.index(seat)] if seat in with_money else 0
        if not opponents.role_of_seat(table, seat).played:
            _prepare_opponent(table, seat, opponent)


def _prepare_opponent(table: state.Table, seat: int, opponent: Opponent) -> None:
    board, player, seat_role = table.board, table.players[seat], opponents.role_of_seat(table, seat)
    if "herd" in seat_role.without:
        table.box += (*player.hand, *player.draw_stack)
        player.hand, player.draw_stack = [], []
        player.pieces = tuple(piece for piece in player.pieces if board.pieces[piece].use is None)
    if "objective" in seat_role.without:
        table.box += player.objectives
        player.objectives = ()
    if seat_role.side:
        numbers = [board.buildings[tile].number for tile in player.buildings]
        sides = {(building.number, building.side): building.id for building in board.buildings.values()}
        player.buildings = tuple(sides[number, opponent.side] for number in numbers)
    player.at = opponent.at
    player.turn_cards = _shuffled(table, list(seat_role.deck))
    player.specialty = board.specialties[kernel.random_below(table, len(board.specialties))]
    if board.level.start is not None:
        table.agenda.append((seat, board.level.start, board.level.id))
