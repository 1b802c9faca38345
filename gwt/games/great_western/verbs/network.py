"""The network of towns beside the railroad, on which players place pieces of their own.

Which towns there are, what joins them, what a piece costs there and what it brings is content
(`network.yaml`).
"""

from collections.abc import Iterator

from gwt.dsl import Amount, Effect, UpTo, verb
from gwt.games.great_western.model import events, state, tuples
from gwt.games.great_western.verbs import actions, money, railroad
from gwt.kernel import Verb, Verbs, as_number, narrowed_verb, push, reward_tasks


@verb("place {amount} {piece}")
class PlacePieces(Effect):
    """Place pieces in towns of the network, one after the other."""

    as_cost = None
    scaled_fields = ("amount",)
    amount: Amount
    piece: str


@verb(narrow="place {piece} in {town}")
class PlaceIn(Effect):
    """Place a piece in a town, at the price that the town asks for."""

    piece: str
    town: str


def pieces_in(table: state.Table, town: str) -> int:
    """The number of pieces that lie in a town, of all players."""
    return sum(town in player.placed for player in table.players)


def price_in(table: state.Table, town: str) -> int:
    """The dollars that the next piece in a town costs, by how many lie there."""
    prices = table.board.towns[town].price
    return prices[min(pieces_in(table, town), len(prices) - 1)] if prices else 0


def _joined(table: state.Table, seat: int, town: str) -> bool:
    """Whether a town is next to a city that everybody may use, an own disc or an own piece."""
    board, player = table.board, table.players[seat]
    for neighbour in board.joined[town]:
        if neighbour in board.open_cities or neighbour in player.placed or neighbour in player.cities:
            return True
    return False


def _free(table: state.Table, seat: int, town: str) -> bool:
    """Whether a player can place a piece in a town now: the first of their own, at the price there."""
    if town in table.players[seat].placed or not _joined(table, seat, town):
        return False
    return price_in(table, town) <= money.spendable_dollars(table, seat)


def _options(table: state.Table, seat: int, effect: PlacePieces) -> Iterator[PlaceIn]:
    """Yields the towns where a player may place a piece now."""
    if as_number(table, seat, effect.amount) > 0 and effect.piece in table.players[seat].pieces:
        for town in table.board.towns:
            if _free(table, seat, town):
                yield PlaceIn(effect.piece, town)


def _chosen(table: state.Table, seat: int, effect: PlacePieces, cause: str, option: Effect) -> None:
    rest = as_number(table, seat, effect.amount) - 1
    if rest > 0:
        optional = isinstance(effect.amount, UpTo)
        again = PlacePieces(UpTo(rest) if optional else rest, effect.piece)
        push(table, seat, reward_tasks(again) if optional else (again,), cause)
    table.agenda.append((seat, option, cause))


def _brought(table: state.Table, seat: int, effect: PlaceIn) -> list[tuple[Effect, str]]:
    """Returns the rewards of a piece that is placed now, each with its cause."""
    board, tile = table.board, table.town_tiles.get(effect.town)
    town = board.towns[effect.town]
    rewards = [
        (town.first if pieces_in(table, effect.town) == 0 else None, effect.town),
        (town.action, effect.town),
        (None if tile is None else board.town_tiles[tile].action, tile or ""),
        (railroad.Upgrade(effect.town) if effect.town in board.stations else None, effect.town),
        (board.nth_piece.get(len(table.players[seat].placed) + 1), effect.piece),
    ]
    return [
        (part, cause) for action, cause in rewards if action is not None for part in reward_tasks(action)
    ]


def _place(table: state.Table, seat: int, effect: PlaceIn, cause: str) -> None:
    """Pays, places the piece and begins what it brings."""
    player, brought = table.players[seat], _brought(table, seat, effect)
    money.pay_dollars(table, seat, price_in(table, effect.town), effect.town)
    player.pieces = tuples.without_one(player.pieces, effect.piece)
    player.placed = (*player.placed, effect.town)
    table.emit(events.PiecePlaced, seat, cause, effect.piece, effect.town)
    for part, its_cause in reversed(brought):
        actions.begin_action(table, seat, part, its_cause)


VERBS: Verbs[state.Table] = Verbs()
VERBS[PlacePieces] = narrowed_verb(_options, _chosen)
VERBS[PlaceIn] = Verb(
    _place,
    can=lambda table, seat, effect: (
        effect.piece in table.players[seat].pieces and _free(table, seat, effect.town)
    ),
    rewards=lambda table, seat, effect: [part for part, _ in _brought(table, seat, effect)],
)
