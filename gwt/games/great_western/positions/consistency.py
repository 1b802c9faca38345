"""Finds what is impossible in a state: missing or surplus components, wrong places, numbers out of range.

It holds whatever the tiles of a pack may do; see `gwt.spec.inconsistencies` for what follows for positions.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from gwt import common, dsl, memory_cache
from gwt.games.great_western.model import opponents, player_limits, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import bidding, drafting, event_deck, pieces, railroad, trail_paths
from gwt.packs import KeyPath, traversal
from gwt.spec import Inconsistency, Severity

_MOST = 100_000
"""The maximum of turns, revealed cards and bids in a position."""


_UNCOUNTABLE = 1000
"""With more workers of one seat than this, they are not checked one by one."""


def find_inconsistencies(table: state.Table) -> Iterator[Inconsistency]:
    """Yields everything that is impossible in a state."""
    markets = (_supply, _job_market, _sorts, _display, _masters, _town_tiles, _supplies)
    for check in (_unplayable, _numbers, _trail, *markets):
        yield from check(table)
    for seat, player in enumerate(table.players):
        yield from _player(table, seat, player)
    for check in (_engines, _token, _conserved, _private_buildings, _turn_cards, _events, _chapters):
        yield from check(table)


# --- what nothing could be played with ---------------------------------------------------------------


def _workers(board: Board, seat: int, player: state.Player) -> Iterator[Inconsistency]:
    for kind in board.worker_kinds:
        if kind not in player.workers:
            message = f"the printed workers are always there: at least {board.workers.printed}"
            yield Inconsistency(("seats", seat, "workers", kind), message, Severity.UNPLAYABLE)
        elif not board.workers.printed <= (number := player.workers[kind]) <= board.workers.columns:
            least, most = board.workers.printed, board.workers.columns
            message = f"expected {least} to {most} workers, found {number}"
            weight = Severity.WRONG if 0 <= number <= _UNCOUNTABLE else Severity.UNPLAYABLE
            yield Inconsistency(("seats", seat, "workers", kind), message, weight)


def _unplayable(table: state.Table) -> Iterator[Inconsistency]:
    board, heavy = table.board, Severity.UNPLAYABLE
    yield from common.check_generator(table)
    rows, seats = len(board.job_market.rows), len(table.players)
    if len(table.jobs) != rows:
        yield Inconsistency(("jobs",), f"expected {rows} rows, found {len(table.jobs)}", heavy)
    for at, row in enumerate(table.jobs):
        if len(row) != seats:
            message = f"expected {seats} spaces in a row for {seats} players, found {len(row)}"
            yield Inconsistency(("jobs", at), message, heavy)
    for key, spots in (("piles", table.piles), ("foresight", table.foresight)):
        if len(spots) != board.supply.spots:
            message = f"expected {board.supply.spots} lists, one a spot, found {len(spots)}"
            yield Inconsistency((key,), message, heavy)
    for space in table.owners:
        tile = table.tiles.get(space)
        if tile is None or tile not in board.private:
            message = f"no private building lies on '{space}' that somebody could own"
            yield Inconsistency(("owners", space), message, heavy)
    for seat, player in enumerate(table.players):
        yield from _workers(board, seat, player)
        for at, tile in enumerate(player.buildings):
            if tile not in board.private:
                yield Inconsistency(
                    ("seats", seat, "buildings", at), f"'{tile}' is not a private building", heavy
                )
        if missing := Counter(player.shown) + Counter(player.secret) - Counter(player.hand):
            cards = " and ".join(f"'{card}'" for card in sorted(missing))
            message = f"{cards} {'is' if len(missing) == 1 else 'are'} not in hand"
            key_paths = [("seats", seat, key) for key in ("shown", "secret")][:: 1 if player.shown else -1]
            yield Inconsistency(key_paths[0], message, heavy, also=(key_paths[1],))


# --- numbers -----------------------------------------------------------------------------------------


def _numbers(table: state.Table) -> Iterator[Inconsistency]:
    for key, value in (("turn", table.turn), ("reveals", table.reveals)):
        if not 0 <= value <= _MOST:
            yield Inconsistency((key,), f"expected a number from 0 to {_MOST}, found {value}")
    for check in (_order, _choices, _packets):
        yield from check(table)
    last = max(0, table.board.job_market.last_turns * len(table.players) - 1)
    if table.last_turns is not None and not 0 <= table.last_turns <= last:
        message = f"expected 0 to {last} turns, found {table.last_turns}"
        yield Inconsistency(("last turns",), message)


@memory_cache.cached_per_object
def _bids_numbers(pack: Any) -> bool:
    """Whether something in a pack is a bid of a number, which needs no place in the turn order."""
    return any(isinstance(node, bidding.BidUpTo) for _, _, node in traversal.all_nodes(pack.entries))


def _choices(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless choices are kept while players choose secretly, one for each player."""
    waits = any(isinstance(effect, common.secret_choices.RevealChoices) for _, effect, _ in table.agenda)
    if waits is (table.choices is None):
        message = "players choose secretly" if waits else "nobody chooses secretly"
        yield Inconsistency(("choices",), message, Severity.UNPLAYABLE, also=(("agenda",),))
    elif sorted(seat for seat, _ in table.choices or ()) != list(range(len(table.players))) * waits:
        yield Inconsistency(("choices",), "expected one choice of each seat", Severity.UNPLAYABLE)


def _packets(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless each seat has a packet while players draft, and none otherwise."""
    drafts = any(isinstance(effect, drafting.PassPackets) for _, effect, _ in table.agenda)
    if drafts and len(table.packets) != len(table.players):
        yield Inconsistency(
            ("packets",), "expected a packet of each seat", Severity.UNPLAYABLE, also=(("agenda",),)
        )
    elif table.packets and not drafts:
        yield Inconsistency(("packets",), "nobody drafts", Severity.UNPLAYABLE, also=(("agenda",),))
    yield from common.check_range(("passed",), table.passed, drafting.MOST_DRAFTED)


def _order(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless the turn order is one, and only those who hold a place in it have bid."""
    seats, holders = len(table.players), [seat for seat in table.order if seat is not None]
    if table.order and (len(table.order) != seats or len(set(holders)) != len(holders)):
        message = f"expected {seats} places, each of another seat"
        yield Inconsistency(("order",), message, Severity.UNPLAYABLE)
    elif (
        table.order
        and len(holders) < seats
        and not any(bidding.has_bidding(effect) for _, effect, _ in table.agenda)
    ):
        yield Inconsistency(("order",), "nobody bids for the places that are left", Severity.UNPLAYABLE)
    else:
        yield from common.check_turn_order(table)
    for seat, player in enumerate(table.players):
        if player.bid and seat not in holders and not _bids_numbers(table.rules.pack):
            message = f"seat {seat + 1} has no place in 'order' for which it could have bid"
            yield Inconsistency(("seats", seat, "bid"), message, also=(("order",),))
        yield from common.check_range(("seats", seat, "bid"), player.bid, _MOST)


# --- the trail ---------------------------------------------------------------------------------------


def tile_fits_space(board: Board, tile: str, space: str) -> bool:
    """Whether a tile is of a kind and of a section that may lie on a space."""
    kind = board.spaces[space].kind
    if kind in ("hazard", "trade"):
        laid = board.tiles.get(tile)
        expected = "hazard" if kind == "hazard" else "teepee"
        return laid is not None and laid.kind == expected and laid.section == board.spaces[space].section
    return tile in {"neutral": board.neutral, "building": board.private}.get(kind, ())


def _trail(table: state.Table) -> Iterator[Inconsistency]:
    board = table.board
    for space, tile in table.tiles.items():
        key_path: KeyPath = ("tiles", space)
        # The other places of a position that name the tile of a space.
        also = tuple(("seats", seat, "trail", space) for seat in range(len(table.players)))
        kind = board.spaces[space].kind
        if not tile_fits_space(board, tile, space):
            section = board.spaces[space].section
            where = f"a space of kind {kind}" + (f" in section {section}" if section else "")
            yield Inconsistency(key_path, f"'{tile}' cannot lie on '{space}', {where}", also=also)
        elif kind == "building" and space not in table.owners:
            message = f"'{tile}' belongs to nobody; 'owners' or 'trail' of a seat says to whom"
            yield Inconsistency(key_path, message, also=also)
    for space in board.neutral_spaces:
        if space not in table.tiles:
            yield Inconsistency(("tiles", space), "the neutral building has gone", Severity.SHORT)
    if not set(board.neutral_spaces) <= set(table.tiles):
        return
    for seat, player in enumerate(table.players):
        for steps in (1, 3) if player.at else ():
            assert player.at is not None
            reach = board.reach(player.at, steps)
            seen = (reach.taken(reach.pattern(table.tiles)), frozenset(table.tiles))
            near, all_paths = (trail_paths.paths_from(board, tiles, player.at, steps) for tiles in seen)
            if near != all_paths:
                message = f"the tiles within {steps} steps of '{player.at}' do not say where they lead"
                yield Inconsistency(("seats", seat, "at"), message, Severity.SHORT)


# --- supply and markets ------------------------------------------------------------------------------


def _supply(table: state.Table) -> Iterator[Inconsistency]:
    board = table.board
    for at, tiles in enumerate(table.foresight):
        if len(tiles) > board.supply.shown:
            message = f"expected at most {board.supply.shown} tiles at a spot, found {len(tiles)}"
            yield Inconsistency(("foresight", at), message)


def _job_market(table: state.Table) -> Iterator[Inconsistency]:
    row = table.token_row
    for at in range(row + 1, len(table.jobs)):
        if any(table.jobs[at]):
            message = f"a worker lies below the token, which is on row {row + 1}"
            yield Inconsistency(("jobs", at), message, Severity.SHORT, of="token row")
    width = len(table.players)
    if row < len(table.jobs) and "" not in table.jobs[row] and len(table.jobs[row]) == width:
        message = f"the token is on row {row + 1}, which is full"
        yield Inconsistency(("token row",), message, also=(("jobs", row),), of="token row")


def _sorts(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless each component lies where only its sort may lie."""
    board = table.board
    tiles = board.tiles
    fitting: dict[str, Collection[str]] = {
        "cattle card": board.matching["cattle"],
        "objective card": board.matching["objective"],
        "tile of the supply": tiles,
        "hazard": [tile for tile in tiles if tiles[tile].kind == "hazard"],
        "teepee": [tile for tile in tiles if tiles[tile].kind == "teepee"],
    }
    for key_path, of, component, _ in common.components_in_play(table, _KINDS):
        if of.sort and component not in fitting[of.sort]:
            yield Inconsistency(key_path, f"'{component}' is no {of.sort}")


def _display(table: state.Table) -> Iterator[Inconsistency]:
    board = table.board
    most = board.objectives.display
    if len(table.display) > most:
        yield Inconsistency(("display",), f"expected at most {most} cards, found {len(table.display)}")
    elif len(table.display) < most and table.objective_stack:
        message = f"{len(table.display)} cards lie open, and it has not been refilled"
        yield Inconsistency(("display",), message, Severity.SHORT)


def _masters(table: state.Table) -> Iterator[Inconsistency]:
    stations = {station.id for station in table.board.stations.values() if station.master}
    for station in table.masters:
        if station not in stations:
            yield Inconsistency(("masters", station), f"'{station}' has no place for a station master")
        elif station in table.appointed:
            message = f"'{station}' has its station master still, so no worker lies there"
            yield Inconsistency(("appointed", station), message, also=(("masters", station),))
    for station in table.appointed:
        if station not in stations:
            yield Inconsistency(("appointed", station), f"'{station}' has no place for a worker")
    if table.spare_masters and not table.board.masters_beside:
        message = "station masters without a station lie in the box, not beside the board"
        yield Inconsistency(("spare masters",), message)
    for station in sorted(stations - set(table.masters) - set(table.appointed)):
        message = f"neither a station master nor a worker lies beside '{station}'"
        yield Inconsistency(("masters", station), message, Severity.SHORT)


def _town_tiles(table: state.Table) -> Iterator[Inconsistency]:
    board = table.board
    for town, tile in table.town_tiles.items():
        if tile not in board.town_tiles:
            yield Inconsistency(("town tiles", town), f"'{tile}' is no tile of a town")
        elif not board.towns[town].tile:
            yield Inconsistency(("town tiles", town), f"no tile lies in '{town}'")
    for printed in board.towns.values():
        if printed.tile and printed.id not in table.town_tiles:
            yield Inconsistency(
                ("town tiles", printed.id), f"'{printed.id}' lacks its tile", Severity.SHORT
            )


def _supplies(table: state.Table) -> Iterator[Inconsistency]:
    """Yields a supply of pieces from which more have been taken than there were."""
    for piece, kind in table.board.pieces.items():
        taken = pieces.pieces_of_all(table, piece)
        if kind.supply is not None and taken > kind.supply:
            message = f"expected at most {kind.supply} of '{piece}', found {taken}"
            yield Inconsistency(("seats", 0, "pieces"), message)


# --- seats -------------------------------------------------------------------------------------------


def _player(table: state.Table, seat: int, player: state.Player) -> Iterator[Inconsistency]:
    board, at_seat = table.board, ("seats", seat)
    if not 0 <= player.money <= common.MOST_HELD:
        yield Inconsistency(
            (*at_seat, "money"), f"expected 0 to {common.MOST_HELD} dollars, found {player.money}"
        )
    for piece, of_kind in board.pieces.items():
        placed = len(player.placed) if piece == board.network_piece else 0
        if (number := player.pieces.count(piece) + placed) > of_kind.limit:
            message = f"expected at most {of_kind.limit} of '{piece}', found {number}"
            yield Inconsistency(
                (*at_seat, "pieces"), message, also=((*at_seat, "placed"),) if placed else ()
            )
    yield from common.check_duplicates((*at_seat, "placed"), player.placed)
    yield from _discs(table, seat, player)
    yield from _cattleman(table, seat, player)


def _discs(table: state.Table, seat: int, player: state.Player) -> Iterator[Inconsistency]:
    board, at_seat = table.board, ("seats", seat)
    cleared, cities, stations = (*at_seat, "cleared"), (*at_seat, "cities"), (*at_seat, "stations")
    for key_path, things in ((cleared, player.cleared), (stations, player.stations)):
        yield from common.check_duplicates(key_path, things)
    yield from common.check_duplicates(
        cities, tuple(city for city in player.cities if not board.cities[city].again)
    )
    placed, spaces = len(player.cities) + len(player.stations), len(player.cleared)
    # With fewer cleared spaces than placed discs, a seat could place more discs than it has.
    discs = f"discs of seat {seat + 1}"
    if placed > len(board.discs):
        message = f"{placed} discs lie in cities and on stations, and a seat has {len(board.discs)}"
        yield Inconsistency(cities, message, also=(stations,), of=discs)
    elif placed != spaces:
        message = f"{spaces} disc spaces are clear, and {placed} discs lie in cities and on stations"
        yield Inconsistency(cleared, message, Severity.SHORT, of=discs)
    limit = player_limits.abilities(table, player).certificates
    if not 0 <= player.certificates <= limit:
        numbers = board.certificates
        message = f"expected at most {numbers[limit]} certificates with the disc spaces that are clear"
        yield Inconsistency((*at_seat, "certificates"), f"{message}, found {numbers[player.certificates]}")


def _cattleman(table: state.Table, seat: int, player: state.Player) -> Iterator[Inconsistency]:
    board, at, key_path = table.board, player.at, ("seats", seat, "at")
    if at is None:
        if table.turn > len(table.players) and opponents.role_of_seat(table, seat).played:
            yield Inconsistency(key_path, "the cattleman has not entered the trail yet", Severity.SHORT)
    elif at not in (board.start, board.end, *table.tiles) and board.spaces[at].kind not in (
        # A hazard or a teepee may be taken from under a cattleman, a building cannot.
        "hazard",
        "trade",
    ):
        yield Inconsistency(
            key_path, f"nothing lies on '{at}' that a cattleman could stand on", Severity.SHORT
        )


# --- between seats -----------------------------------------------------------------------------------


def _engines(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless each space holds one engine, the first many, the last only for a moment."""
    board = table.board
    occupants: dict[int, int] = {}
    for seat, player in enumerate(table.players):
        key_path = ("seats", seat, "engine")
        if player.engine and player.engine in occupants:
            message = f"the engine of seat {occupants[player.engine] + 1} stands there too"
            yield Inconsistency(key_path, message, also=(("seats", occupants[player.engine], "engine"),))
        occupants[player.engine] = seat
        if player.engine == board.last:
            pending = (effect for whose, effect, _ in table.agenda if whose == seat)
            if not any(dsl.contains_effect(effect, railroad.MoveEngineBack) for effect in pending):
                yield Inconsistency(key_path, "no engine stays on the last space", Severity.SHORT)


def _token(table: state.Table) -> Iterator[Inconsistency]:
    holders = [seat for seat, player in enumerate(table.players) if player.token]
    left = table.token_row == len(table.jobs)
    if len(holders) > 1:
        message = f"seat {holders[0] + 1} has the token of the job market too"
        yield Inconsistency(("seats", holders[1], "token"), message)
    elif holders and not left:
        key_path: KeyPath = ("seats", holders[0], "token")
        message = f"the token is still in the job market, on row {table.token_row + 1}"
        yield Inconsistency(key_path, message, Severity.SHORT)
    elif left and not holders:
        message = "the token has left the job market, and no seat has it"
        yield Inconsistency(("token row",), message, Severity.SHORT)
    if (table.last_turns is not None) != bool(holders):
        message = f"{len(holders)} seats have the token, and 'last turns' is {table.last_turns}"
        yield Inconsistency(("last turns",), message, Severity.SHORT)


# --- conservation ------------------------------------------------------------------------------------


@memory_cache.bounded_cache(128)
def component_counts(board: Board, players: int) -> Counter[str]:
    """The number of copies of every card, tile and station master, without private buildings."""
    cards = board.starting_deck * players + board.market_deck + board.open_stack
    objectives = [card.id for card in board.objectives.objectives for _ in range(card.copies)]
    tiles = [tile.id for tile in board.supply.tiles for count in tile.piles.values() for _ in range(count)]
    in_towns = [tile.id for tile in board.town_tiles.values() for _ in range(tile.copies)]
    return Counter([*cards, *objectives, *tiles, *in_towns, *board.neutral, *board.masters])


_KINDS = frozenset(("card", "tile", "master", "worker", "job", "component"))
"""The components of which a game has a fixed number."""


def components_in_play(table: state.Table) -> Iterator[tuple[KeyPath, str]]:
    """Yields every card, tile, worker and station master in play, with its way in a position."""
    for key_path, of, component, number in common.components_in_play(table, _KINDS):
        printed = table.board.workers.printed if of.called == "worker" and key_path[0] == "seats" else 0
        for _ in range(min(number, _UNCOUNTABLE) - printed):
            yield key_path, component


def _conserved(table: state.Table) -> Iterator[Inconsistency]:
    board = table.board
    expected, actual = component_counts(board, len(table.players)) + Counter(table.outside), Counter[str]()
    where: dict[str, list[KeyPath]] = {}
    for key_path, component in components_in_play(table):
        if component not in board.private:
            actual[component] += 1
            where.setdefault(component, []).append(key_path)
    for component in [*expected, *(component for component in actual if component not in expected)]:
        number, count = expected[component], actual[component]
        if count > number:
            message = f"there are {count} of '{component}', and the game has {number}"
            first, *others = where[component]
            # Equal tiles at a spot are one option, so their number does not matter there.
            twins = sum(max(0, spot.count(component) - 1) for spot in table.foresight)
            weight = Severity.SHORT if count - twins <= number else Severity.WRONG
            yield Inconsistency(first, message, weight, tuple(others), number, component)
        elif count < number:
            message = f"there are {count} of '{component}', and the game has {number}"
            yield Inconsistency(("box",), message, Severity.SHORT, of=component)
    decks = Counter(() if board.decks_mix else board.starting_deck)
    for seat, player in enumerate(table.players):
        for card, number in Counter(player.deck).items():
            if card in decks and number > decks[card]:
                message = f"seat {seat + 1} has {number} of '{card}', and its deck began with {decks[card]}"
                if player.hand.count(card) > decks[card]:
                    yield Inconsistency(("seats", seat, "hand"), message, Severity.WRONG, of=card)
                    continue
                hand, *piles = [("seats", seat, key) for key in ("hand", "discard pile", "draw stack")]
                yield Inconsistency(hand, message, Severity.SHORT, also=tuple(piles))


def _private_buildings(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless every seat has one tile of each number, all of them on the same side."""
    board, seats = table.board, len(table.players)
    where: list[list[tuple[str, KeyPath]]] = [[] for _ in table.players]
    for seat, player in enumerate(table.players):
        where[seat] += [(tile, ("seats", seat, "buildings")) for tile in player.buildings]
    for space, seat in table.owners.items():
        if space in table.tiles:
            where[seat].append((table.tiles[space], ("tiles", space)))
    for_all: dict[int, str] = {}
    total: Counter[int] = Counter()
    for seat, laid in enumerate(where):
        sides: dict[int, str] = {} if opponents.role_of_seat(table, seat).side else for_all
        numbers: dict[int, tuple[str, KeyPath]] = {}
        for tile, key_path in laid:
            if tile not in board.private:
                continue
            number = board.buildings[tile].number
            total[number] += 1
            trail: KeyPath = ("seats", seat, "trail", str(key_path[1]))
            also = () if key_path[0] == "seats" else (trail, ("seats", seat, "on"))
            if number in numbers:
                other, before = numbers[number]
                message = f"seat {seat + 1} has '{tile}' and '{other}', which are one tile"
                yield Inconsistency(key_path, message, also=(*also, before))
            elif sides.setdefault(number, tile) != tile:
                message = (
                    f"'{tile}' and '{sides[number]}' are sides of one tile, and all seats use the same"
                )
                yield Inconsistency(key_path, message, also=also)
            numbers[number] = (tile, key_path)
    for tile in table.box:
        if tile in board.private:
            total[board.buildings[tile].number] += 1
    for number in sorted({board.buildings[tile].number for tile in board.private}):
        if total[number] != seats:
            message = f"there are {total[number]} of building {number}, and the seats have {seats}"
            short = total[number] < seats
            weight = Severity.SHORT if short else Severity.WRONG
            yield Inconsistency(("box",), message, weight, of=f"building {number}")


def _turn_cards(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless every automatic seat has its cards once; no other seat has any."""
    for seat, player in enumerate(table.players):
        expected, at_seat = opponents.role_of_seat(table, seat).deck, ("seats", seat)
        actual = (*player.turn_cards, *player.turned)
        yield from _deck((*at_seat, "turned"), (*at_seat, "turn cards"), actual, expected, "the deck")


def _deck(
    turned: KeyPath, deck: KeyPath, actual: Iterable[str], expected: Iterable[str], what: str
) -> Iterator[Inconsistency]:
    """Yields an error unless each card lies in a deck or is turned up, as often as it has copies."""
    have, has = Counter(actual), Counter(expected)
    if have != has:
        card = next(iter((have - has) + (has - have)))
        message = f"there are {have[card]} of '{card}', and {what} has {has[card]}"
        yield Inconsistency(turned, message, Severity.SHORT if have < has else Severity.WRONG, (deck,))


def _events(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless the deck of events is whole, or if one is to be turned up without a deck."""
    expected, actual = table.board.all_events, (*table.event_cards, *table.turned_events)
    yield from _deck(("turned events",), ("event cards",), actual, expected, "the deck of events")
    if not expected and any(dsl.contains_effect(task[1], event_deck.TurnUpEvent) for task in table.agenda):
        message = f"'{event_deck.TURN_UP}' needs a deck of events, and this pack has none"
        yield Inconsistency(("agenda",), message, Severity.UNPLAYABLE, also=(("do",),))


def _chapters(table: state.Table) -> Iterator[Inconsistency]:
    """Yields an error unless the games of a campaign are in their order, and this is one of them."""
    games = table.board.campaign.games if table.board.campaign else 1
    if table.chapters != tuple(range(min(len(table.chapters), games - 1))):
        yield Inconsistency(("chapters",), f"expected the games before this one, of {games}")
