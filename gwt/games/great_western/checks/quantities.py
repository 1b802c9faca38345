"""Checks that a pack has the pieces and places that its own numbers require, within limits."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from gwt.dsl import UpTo
from gwt.games.great_western.entries.content import DeliveryStep, Entries, PieceKind
from gwt.games.great_western.verbs.trail import MoveCattleman
from gwt.packs import EntryProblem, KeyPath, traversal
from gwt.packs.limits import PIECES, PLAYERS, WAYS


def player_numbers(entries: Entries) -> tuple[int, ...]:
    """The numbers of players that the pack supports."""
    hands = entries.supply.hands
    return tuple(sorted(hands[0].fee)) if hands else ()


def tiles_in_pile(entries: Entries, pile: int, players: int, *kinds: str) -> int:
    """The number of tiles in a pile with so many players, or of those of some kinds."""
    tiles = (tile for tile in entries.supply.tiles if not kinds or tile.kind in kinds)
    return sum(tile.in_pile(pile, players) for tile in tiles)


# --- not far too many --------------------------------------------------------------------------------

LAST_TURNS = 20
"""The maximum number of last turns of each player."""
STEPS: tuple[DeliveryStep, ...] = get_args(DeliveryStep)
LAST_SPACE = 999
"""The highest number of a space of the track in the grammar."""


def check_bounds(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the numbers of pieces and options are within the limits."""
    supply, cards = entries.supply, [card for breed in entries.cattle.breeds for card in breed.cards]
    tiles = sum(number for tile in supply.tiles for number in tile.piles.values())
    counts: list[tuple[str, str, str, int]] = [
        ("cattle", "breeds", "cattle cards", sum(card.copies for card in cards)),
        ("objectives", "objectives", "objective cards", _objectives(entries)),
        ("supply", "tiles", "tiles", tiles),
        ("supply", "shown", "tiles under foresight spots", supply.spots * supply.shown),
    ]
    for stem, key, label, number in counts:
        if number > PIECES:
            message = f"there are {number} {label}, and no game has more than {PIECES}"
            yield EntryProblem(stem, (key,), message)
    for count in player_numbers(entries):
        if not 1 <= count <= PLAYERS:
            message = f"a game has 1 to {PLAYERS} players"
            yield EntryProblem("supply", ("hands", 0, "fee", count), message, key=True)
    if entries.railroad.length > LAST_SPACE:
        yield EntryProblem("railroad", ("length",), f"the last space has at most number {LAST_SPACE}")
    for at, piece in enumerate(entries.pieces.pieces if entries.pieces else ()):
        if piece.limit > PIECES:
            message = f"no player has more than {PIECES} pieces of one kind"
            yield EntryProblem("pieces", ("pieces", at, "limit"), message)
        elif piece.limit < 1:
            message = f"nobody could ever have one of '{piece.id}'"
            yield EntryProblem("pieces", ("pieces", at, "limit"), message, "Leave it out for no limit.")
        elif piece.start > piece.limit:
            message = f"a player has at most {piece.limit} of '{piece.id}'"
            yield EntryProblem("pieces", ("pieces", at, "start"), message)
        elif piece.on is not None and piece.start:
            message = f"'{piece.id}' lies on '{piece.on}', so nobody begins with one"
            yield EntryProblem("pieces", ("pieces", at, "start"), message, "Leave this out, or 'on'.")
        elif piece.supply is not None:
            for message, hint in _wrong_supply(piece, max(player_numbers(entries), default=1)):
                yield EntryProblem("pieces", ("pieces", at, "supply"), message, hint)
    yield from _ways(entries)


def _wrong_supply(piece: PieceKind, players: int) -> Iterator[tuple[str, str]]:
    """Yields the message and the hint about a supply from which nobody can take, or which cannot end."""
    supply, start, most = piece.supply or 0, piece.start * players, piece.limit * players
    if supply < 1:
        yield f"nobody could ever have one of '{piece.id}'", "Leave it out for a supply without an end."
    elif supply < start:
        yield f"{players} players begin with {start} of '{piece.id}'", f"Write {start} or more."
    elif supply > most:
        hint = f"Write {most} or less, or leave it out for a supply without an end."
        yield f"{players} players never have more than {most} of '{piece.id}'", hint


def _objectives(entries: Entries, *, starting: bool = True) -> int:
    """The number of objective cards, or without `starting` of those that are not dealt before the game."""
    return sum(card.copies for card in entries.objectives.objectives if starting or not card.starting)


def _ways(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding if a trail with many branches offers too many ways."""
    board, spaces = entries.player_board, entries.trail.spaces
    limits = [
        number + sum(disc.steps.get(count, 0) for disc in board.discs)
        for count, number in board.steps.items()
    ]
    for _, _, node in traversal.all_nodes(entries):
        if isinstance(node, MoveCattleman):
            amount = node.amount.most if isinstance(node.amount, UpTo) else node.amount
            limits += [amount] if isinstance(amount, int) else []
    ahead = {space.id: 0 for space in spaces}
    for _ in range(min(max(limits, default=0), len(spaces))):
        # Counted with a tile on every space; no way goes on behind the end.
        ahead = {space.id: sum(1 + ahead[after] for after in space.next) for space in spaces}
        if max(ahead.values()) > WAYS:
            at = next(at for at, space in enumerate(spaces) if ahead[space.id] > WAYS)
            message = f"more than {WAYS} ways lead on from '{spaces[at].id}' within one movement"
            yield EntryProblem("trail", ("spaces", at), message)
            return


# --- enough of everything ----------------------------------------------------------------------------


def check_amounts(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless there are enough pieces for a setup with any number of players."""
    most = max(player_numbers(entries), default=0)
    for check in (_unused, _job_market, _laid_out, _masters, _displays):
        yield from check(entries)
    if len(entries.scoring.money) < most:
        yield EntryProblem("scoring", ("money",), f"expected the starting money of {most} players")
    yield from _dealt(entries, most)


def _dealt(entries: Entries, players: int) -> Iterator[EntryProblem]:
    """Yields a finding unless there is enough for what every player has before the first turn."""
    starting = [objective for objective in entries.objectives.objectives if objective.starting]
    dealt, deal = entries.objectives.dealt, entries.player_board.deal
    if len(starting) < players * dealt:
        message = f"there are {len(starting)} starting objectives for {players} players"
        yield EntryProblem("objectives", ("objectives",), message)
    if len(deal) < players:
        message = f"expected the cards of the first hand of {players} players"
        yield EntryProblem("player_board", ("deal",), message)
    deck = sum(card.copies for breed in entries.cattle.breeds if breed.starting for card in breed.cards)
    for at, cards in enumerate(deal):
        if cards > deck:
            yield EntryProblem("player_board", ("deal", at), f"the starting deck has only {deck} cards")


def _unused(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding if more pieces stay in the box than there are."""
    for at, tile in enumerate(entries.supply.tiles):
        for pile, unused in tile.unused.items():
            copies = tile.piles.get(pile, 0)
            for count, number in unused.items():
                if not 0 <= number <= copies:
                    message = f"pile {pile} has {copies} of '{tile.id}'"
                    yield EntryProblem("supply", ("tiles", at, "unused", pile, count), message)
    for at, breed in enumerate(entries.cattle.breeds):
        for place, card in enumerate(breed.cards):
            key_path = ("breeds", at, "cards", place, "unused")
            if card.unused and not breed.in_market:
                message = "starting decks and open stacks are the same with any number of players"
                yield EntryProblem("cattle", key_path, message, key=True)
            for count, number in card.unused.items():
                if not 0 <= number <= card.copies:
                    yield EntryProblem(
                        "cattle", (*key_path, count), f"there are {card.copies} of these cards"
                    )


def _job_market(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the token stands on a row, and there are workers for the rows down to it."""
    supply, market = entries.supply, entries.job_market
    if not 1 <= market.token <= len(market.rows):
        yield EntryProblem("job_market", ("token",), f"the job market has rows 1 to {len(market.rows)}")
    pile = supply.workers
    if not 1 <= pile <= supply.spots:
        yield EntryProblem("supply", ("workers",), f"there are piles 1 to {supply.spots}")
        return
    numbers = player_numbers(entries)
    if any(market.token * count - market.open > tiles_in_pile(entries, pile, count) for count in numbers):
        yield EntryProblem("supply", ("workers",), f"pile {pile} has too few workers for the job market")
    for at, tile in enumerate(supply.tiles):
        if tile.kind != "worker" and tile.piles.get(pile):
            message = f"pile {pile} fills the job market, and '{tile.id}' is no worker"
            yield EntryProblem("supply", ("tiles", at, "piles"), message)


def _laid_out(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless there are the tiles that lie on the board after setup, and their spaces."""
    supply = entries.supply
    pile = supply.laid_out
    if not 1 <= pile <= supply.spots:
        yield EntryProblem("supply", ("laid_out",), f"there are piles 1 to {supply.spots}")
        return
    spaces = Counter(space.section for space in entries.trail.spaces if space.section)
    for at, tile in enumerate(supply.tiles):
        if tile.kind == "worker" and tile.piles.get(pile):
            message = f"pile {pile} is laid out, and the worker '{tile.id}' has no place on the board"
            yield EntryProblem("supply", ("tiles", at, "piles"), message)
    # With as few tiles as any number of players leaves in the pile.
    fewest = min(player_numbers(entries), key=lambda count: tiles_in_pile(entries, pile, count), default=0)
    tiles: Counter[str] = Counter()
    for tile in supply.tiles:
        tiles[tile.section] += tile.in_pile(pile, fewest)
    places = sum(min(tiles[section], spaces[section]) for section in spaces)
    tile_count = tiles_in_pile(entries, pile, fewest)
    if supply.placed > tile_count:
        yield EntryProblem("supply", ("placed",), f"pile {pile} has only {tile_count} tiles")
    elif supply.placed > places:
        message = f"the board has only {places} spaces for the tiles of pile {pile}"
        yield EntryProblem("supply", ("placed",), message)


def _displays(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the market and the display can be filled at the start."""
    for count, number in entries.cattle.market.items():
        cards = [card for breed in entries.cattle.breeds if breed.in_market for card in breed.cards]
        cattle = sum(card.copies - card.unused.get(count, 0) for card in cards)
        if number > cattle:
            yield EntryProblem("cattle", ("market", count), f"the market has only {cattle} cards")
    objectives = _objectives(entries, starting=False)
    if entries.objectives.display > objectives:
        yield EntryProblem(
            "objectives", ("display",), f"there are only {objectives} objective cards for it"
        )


def _masters(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless every station that asks for a station master has one."""
    stations = sum(station.master for station in entries.railroad.stations)
    masters = entries.station_masters.masters
    if len(masters) < stations:
        message = f"there are {len(masters)} station masters for {stations} stations"
        yield EntryProblem("station_masters", ("masters",), message)


# --- places that there are ---------------------------------------------------------------------------


def check_numbers(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless numbers of piles, columns and limits exist in the pack."""
    for check in (_piles, _columns, _limits, _last_turns, _delivery):
        yield from check(entries)


def _last_turns(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the row of the token has a free space, and last turns are within limits."""
    market = entries.job_market
    least = min(player_numbers(entries), default=1)
    if not 1 <= market.open <= least:
        message = f"1 to {least} spaces are free in the row of the token, in which there are {least}"
        yield EntryProblem("job_market", ("open",), message)
    if market.last_turns > LAST_TURNS:
        yield EntryProblem("job_market", ("last_turns",), f"nobody has more than {LAST_TURNS} last turns")


def _delivery(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless every step of a delivery has its place in the order."""
    order: tuple[str, ...] = entries.cities.order
    if sorted(order) != sorted(STEPS):
        yield EntryProblem("cities", ("order",), f"each of {', '.join(STEPS)} stands here once")


def _piles(entries: Entries) -> Iterator[EntryProblem]:
    supply = entries.supply
    for key in ("spots", "shown"):
        if getattr(supply, key) < 1:
            yield EntryProblem("supply", (key,), "without foresight no tile ever comes to the board")
    for at, tile in enumerate(supply.tiles):
        for pile in tile.piles:
            if not 1 <= pile <= supply.spots:
                message = f"there is no pile {pile}: each foresight spot has one, 1 to {supply.spots}"
                yield EntryProblem("supply", ("tiles", at, "piles", pile), message, key=True)


def _columns(entries: Entries) -> Iterator[EntryProblem]:
    workers = entries.workers
    if workers.printed > workers.columns:
        yield EntryProblem("workers", ("printed",), f"there are only {workers.columns} columns for them")
    for column in workers.points:
        if not 1 <= column <= workers.columns:
            message = f"there is no column {column}: the player board has {workers.columns}"
            yield EntryProblem("workers", ("points", column), message, key=True)
    for at, kind in enumerate(workers.kinds):
        for column in kind.columns:
            key_path: KeyPath = ("kinds", at, "columns", column)
            if not 1 <= column <= workers.columns:
                message = f"there is no column {column}: the player board has {workers.columns}"
                yield EntryProblem("workers", key_path, message, key=True)
            elif column <= workers.printed:
                message = f"the worker of column {column} is printed, so nobody ever hires it"
                yield EntryProblem("workers", key_path, message, key=True)


def _limits(entries: Entries) -> Iterator[EntryProblem]:
    board = entries.player_board
    track = board.certificates
    limits: list[tuple[KeyPath, int]] = [(("certificate_limit",), board.certificate_limit)]
    limits += [
        (("discs", at, "certificates"), disc.certificates)
        for at, disc in enumerate(board.discs)
        if disc.certificates
    ]
    for key_path, limit in limits:
        if limit not in track:
            message = f"the certificate track has no {limit}: {', '.join(map(str, track))}"
            yield EntryProblem("player_board", key_path, message)
    for count, steps_ in board.steps.items():
        if steps_ < 1:
            yield EntryProblem("player_board", ("steps", count), "without a step no cattleman ever moves")


def check_links(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless a link joins two cities."""
    for at, link in enumerate(entries.cities.links):
        if link.between[0] == link.between[1]:
            message = f"a link joins two cities, and '{link.between[0]}' stands here twice"
            yield EntryProblem("cities", ("links", at, "between"), message)
