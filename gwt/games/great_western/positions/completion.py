"""Completes a short position: takes each component that it states from a place that it leaves open.

Cards in hand come from the draw stack, tiles on the trail from the piles, and so on; what is left over goes
back under a stack or into the box. What is stated is never changed, and the tops of stacks stay
as they are.
"""

from collections import Counter
from collections.abc import Collection

from gwt import common, packs, spec
from gwt.games.great_western.model import opponents, tuples
from gwt.games.great_western.model.state import Player, Table
from gwt.games.great_western.positions.consistency import component_counts, components_in_play


def fill_rows(table: Table) -> None:
    """Adds empty rows and spots where a position leaves them out."""
    seats, rows, spots = len(table.players), len(table.board.job_market.rows), table.board.supply.spots
    jobs = [row + ("",) * (seats - len(row)) for row in table.jobs]
    table.jobs = (*jobs, *(("",) * seats,) * (rows - len(jobs)))
    table.piles += ((),) * (spots - len(table.piles))
    table.foresight += ((),) * (spots - len(table.foresight))


def complete_position(table: Table, stated: spec.StatedValues) -> None:
    """Moves components that are not stated so that all components exist as often as they should."""
    for complete in (_job_market, _masters, _sides, _buildings):
        complete(table, stated)
    for seat, player in enumerate(table.players):
        _deck(table, seat, player, stated)
        _placed(table, seat, player, stated)
    for complete in (_turn_cards, _events, _components):
        complete(table, stated)


def drop_owners(table: Table, stated: spec.StatedValues) -> None:
    """Removes the owner of each building that is no longer on the trail."""
    for space in list(table.owners):
        if table.tiles.get(space) not in table.board.private and not stated.says(("owners", space)):
            del table.owners[space]


# --- markets -----------------------------------------------------------------------------------------


def _job_market(table: Table, stated: spec.StatedValues) -> None:
    """Removes workers below a stated token, and one in its row if that is full."""
    if "jobs" in stated or "token row" not in stated:
        return
    at, width = table.token_row, len(table.players)
    rows = [row if place <= at else ("",) * width for place, row in enumerate(table.jobs)]
    if at < len(rows) and "" not in rows[at]:
        rows[at] = (*rows[at][:-1], "")
    table.jobs = tuple(rows)


def _masters(table: Table, stated: spec.StatedValues) -> None:
    """Leaves at most one tile at each station, and puts a worker where a tile is gone."""
    board = table.board
    for station in list(table.masters):
        if stated.says(("appointed", station)) and not stated.says(("masters", station)):
            del table.masters[station]
    elsewhere = [master for player in table.players for master in player.masters]
    elsewhere += table.box if "box" in stated else ()
    elsewhere += table.spare_masters if "spare masters" in stated else ()
    fixed = {station for station in table.masters if stated.says(("masters", station))}
    taken = {*elsewhere, *(table.masters[station] for station in fixed)}
    free = [master for master in board.masters if master not in {*taken, *table.masters.values()}]
    for station in [station for station in table.masters if station not in fixed]:
        if table.masters[station] in taken:
            if free:
                table.masters[station] = free.pop(0)
            else:
                del table.masters[station]
    _appoint(table, stated)


def _appoint(table: Table, stated: spec.StatedValues) -> None:
    """Puts a worker where the tile of a station is gone."""
    worker = next(iter(table.board.worker_kinds))
    for stop in table.board.stations.values():
        gone = stop.master and stop.id not in table.masters and stop.id not in table.appointed
        if gone and not stated.says(("appointed", stop.id)):
            table.appointed[stop.id] = worker


# --- private buildings -------------------------------------------------------------------------------


def _sides(table: Table, stated: spec.StatedValues) -> None:
    """Gives all seats the same side of a tile, the one that is stated; some have sides of their own."""
    board = table.board
    alike = [seat for seat in range(len(table.players)) if not opponents.role_of_seat(table, seat).side]
    by_number = {
        board.buildings[table.tiles[space]].number: table.tiles[space]
        for space, owner in table.owners.items()
        if owner in alike
    }
    for seat in alike:
        player = table.players[seat]
        if stated.says(("seats", seat, "buildings")):
            by_number |= {
                board.buildings[tile].number: tile for tile in player.buildings if tile in board.private
            }
    for seat in alike:
        player = table.players[seat]
        if not stated.says(("seats", seat, "buildings")):
            player.buildings = tuple(
                by_number.get(board.buildings[tile].number, tile) for tile in player.buildings
            )


def _buildings(table: Table, stated: spec.StatedValues) -> None:
    """Removes buildings on the trail from the player boards, and puts those that lie nowhere in the box."""
    board, numbers = table.board, {id: tile.number for id, tile in table.board.buildings.items()}
    total: Counter[int] = Counter(numbers[tile] for tile in table.box if tile in board.private)
    sides: dict[int, str] = {}
    for seat, player in enumerate(table.players):
        laid = {numbers[table.tiles[space]] for space, owner in table.owners.items() if owner == seat}
        if not stated.says(("seats", seat, "buildings")):
            player.buildings = tuple(tile for tile in player.buildings if numbers[tile] not in laid)
        total.update({*laid, *(numbers[tile] for tile in player.buildings)})
        sides |= {numbers[tile]: tile for tile in player.buildings}
    if "box" in stated:
        return
    sides = {numbers[tile]: tile for tile in reversed(board.private)} | sides
    sides |= {numbers[table.tiles[space]]: table.tiles[space] for space in table.owners}
    for number in sorted(sides):
        table.box += (sides[number],) * (len(table.players) - total[number])


# --- cards and tiles ---------------------------------------------------------------------------------


def _deck(table: Table, seat: int, player: Player, stated: spec.StatedValues) -> None:
    """Takes a seat's stated cards out of its draw stack, and puts others in their place."""
    begun = Counter(table.board.starting_deck)
    open_piles = [
        pile
        for key, pile in (("draw stack", player.draw_stack), ("discard pile", player.discard_pile))
        if not stated.says(("seats", seat, key))
    ]
    if not stated.says(("seats", seat, "hand")):
        open_piles.append(player.hand)
    lacking, over = begun - Counter(player.deck) - Counter(table.box), Counter(player.deck) - begun
    if table.board.decks_mix:
        # A card of one deck may lie in another, so only what the game lacks is missing.
        expected, actual = _expected(table), _everywhere(table)
        lacking, over = lacking & (expected - actual), over & (actual - expected)
    missing = list(lacking.elements())
    for card, number in over.items():
        for _ in range(number if card in begun else 0):
            pile = next((pile for pile in open_piles if card in pile), None)
            if pile is not None:
                at = pile.index(card)
                pile[at : at + 1] = [missing.pop()] if missing else []
    if "box" not in stated:
        table.box += tuple(missing)


def _expected(table: Table) -> Counter[str]:
    """The components of the game, private buildings apart."""
    return component_counts(table.board, len(table.players)) + Counter(table.outside)


def _everywhere(table: Table) -> Counter[str]:
    return Counter(component for _, component in components_in_play(table))


def _placed(table: Table, seat: int, player: Player, stated: spec.StatedValues) -> None:
    """Takes the pieces that lie in towns from those that the seat keeps, as far as it has any."""
    if stated.says(("seats", seat, "placed")) and not stated.says(("seats", seat, "pieces")):
        piece = table.board.network_piece
        for _ in range(min(len(player.placed), player.pieces.count(piece))):
            player.pieces = tuples.without_one(player.pieces, piece)


def _turn_cards(table: Table, stated: spec.StatedValues) -> None:
    """Takes the turn cards that are stated in one place out of the other; the rest lies in the deck."""
    for seat, player in enumerate(table.players):
        deck, turned = (stated.says(("seats", seat, key)) for key in ("turn cards", "turned"))
        all_cards = Counter(opponents.role_of_seat(table, seat).deck)
        if deck and not turned:
            player.turned = tuple((all_cards - Counter(player.turn_cards)).elements())
        elif turned and not deck:
            player.turn_cards = _without(all_cards, player.turned, player.turn_cards)


def _events(table: Table, stated: spec.StatedValues) -> None:
    """Takes the event cards that are stated in one place out of the other; the rest lies in the deck."""
    all_cards = Counter(table.board.all_events)
    if "event cards" in stated and "turned events" not in stated:
        table.turned_events = tuple((all_cards - Counter(table.event_cards)).elements())
    elif "turned events" in stated and "event cards" not in stated:
        table.event_cards = tuple(_without(all_cards, table.turned_events, table.event_cards))


def _without(all_cards: Counter[str], turned: Collection[str], deck: Collection[str]) -> list[str]:
    """Returns all cards but those turned up: in the order of a deck, and below those that it has not."""
    missing, order = all_cards - Counter(turned), list[str]()
    for card in deck:
        if order.count(card) < missing[card]:
            order.append(card)
    return [*(missing - Counter(order)).elements(), *order]


def _components(table: Table, stated: spec.StatedValues) -> None:
    """Completes all other cards and tiles."""
    expected, actual, decks = _expected(table), _everywhere(table), set(table.board.starting_deck)
    missing = [component for component in (expected - actual).elements() if component not in decks]
    for component, over in (actual - expected).items():
        for _ in range(over if component in expected and component not in decks else 0):
            places = (key_path for key_path, like in components_in_play(table) if like == component)
            loose = [key_path for key_path in places if not stated.says(key_path)]
            if not loose:
                break
            _take(table, stated, min(loose, key=_reluctance), component, missing)
    for component in missing:
        _put_back(table, stated, component)


_FIRST = (
    *("piles", "cattle stack", "open stack", "spare masters", "objective stack", "box"),
    *("foresight", "market", "display"),
)


def _reluctance(key_path: packs.KeyPath) -> tuple[int, int]:
    """A sort key: the least visible places are used first, from the bottom of a stack."""
    at = _FIRST.index(str(key_path[0])) if key_path[0] in _FIRST else len(_FIRST)
    return at, int(key_path[-1]) if isinstance(key_path[-1], int) else 0


def _take(
    table: Table, stated: spec.StatedValues, key_path: packs.KeyPath, component: str, missing: list[str]
) -> None:
    """Takes one away; a place that is always filled gets a missing one, or the lowest of a stack."""
    match key_path:
        case ("market", _):
            common.replace_component(table, key_path, *_lowest(table, stated, "cattle_stack"))
        case ("display", _):
            common.replace_component(table, key_path, *_lowest(table, stated, "objective_stack"))
        case ("jobs", *_):
            common.replace_component(table, key_path, "")
        case ("town tiles", _):
            common.replace_component(table, key_path, *_drawn(missing, table.board.town_tiles))
        case ("tiles", str(space)):
            common.replace_component(table, key_path)
            for like in _alike(table, component, missing):
                table.tiles[space] = like
        case ("seats", _, "objectives", _):
            common.replace_component(table, key_path, *_alike(table, component, missing))
        case (key, *_) if key in _FIRST:
            common.replace_component(table, key_path)


def _lowest(table: Table, stated: spec.StatedValues, stack: str) -> tuple[str, ...]:
    """Takes the lowest card of a stack, unless that is stated."""
    cards: tuple[str, ...] = () if stack.replace("_", " ") in stated else getattr(table, stack)
    if cards:
        setattr(table, stack, cards[1:])
    return cards[:1]


def _drawn(missing: list[str], kinds: Collection[str]) -> list[str]:
    """Takes the first missing component of some kinds."""
    taken = [component for component in missing if component in kinds][:1]
    for component in taken:
        missing.remove(component)
    return taken


def _alike(table: Table, component: str, missing: list[str]) -> list[str]:
    """Takes a missing component that can replace this one: a neutral building, or a starting objective."""
    starting = {card.id for card in table.board.objectives.objectives if card.starting}
    kinds = next((some for some in (set(table.board.neutral), starting) if component in some), set())
    return _drawn(missing, kinds)


def _put_back(table: Table, stated: spec.StatedValues, component: str) -> None:
    """Puts a component under its stack, or into the box if that stack is stated."""
    board = table.board
    tile, card = board.tiles.get(component), board.cards.get(component)
    objective = card.objective if card else None
    if tile is not None and "piles" not in stated and tile.piles:
        at = min(tile.piles) - 1
        piles = list(table.piles)
        piles[at] = (component, *piles[at])
        table.piles = tuple(piles)
    elif component in board.open_stack and "open stack" not in stated:
        table.open_stack += (component,)
    elif card is not None and objective is None and "cattle stack" not in stated:
        table.cattle_stack = (component, *table.cattle_stack)
    elif objective and not objective.starting and "objective stack" not in stated:
        table.objective_stack = (component, *table.objective_stack)
    elif component in board.masters and board.masters_beside and "spare masters" not in stated:
        table.spare_masters += (component,)
    elif "box" not in stated and (component not in board.masters or _spare_masters(table)):
        table.box += (component,)


def _spare_masters(table: Table) -> int:
    """The number of surplus station masters that still have to go into the box."""
    stations = sum(station.master for station in table.board.stations.values())
    return len(table.board.masters) - stations - sum(tile in table.board.masters for tile in table.box)
