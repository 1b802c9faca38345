"""Resources and track tiles: gathering, gaining, paying, and what the cargo cannot hold.

The supply has an end: whoever gains takes what is left (2.5).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement

from gwt.dsl.effects import Effect
from gwt.games.pacific_rails.board import Board
from gwt.games.pacific_rails.effects import (
    Gain,
    GainAny,
    Gather,
    Goods,
    Pay,
    ReturnGood,
    ReturnSurplus,
)
from gwt.games.pacific_rails.events import GoodReturned, GoodsGained, GoodsPaid
from gwt.games.pacific_rails.state import Table
from gwt.kernel.agenda import push
from gwt.kernel.rules import Verb, Verbs

_SURPLUS = ReturnSurplus()

# --- gaining -----------------------------------------------------------------------------------------


def gain(table: Table, seat: int, goods: Goods, cause: str) -> None:
    """Takes goods from the supply as far as it has them, and asks for what is too much."""
    player, supply = table.players[seat], table.supply
    taken = {good: wanted if wanted <= supply[good] else supply[good] for good, wanted in goods}
    for good, many in taken.items():
        supply[good] -= many
        player.cargo[good] += many
    table.tell(GoodsGained, seat, cause, taken)
    if surplus(table, seat) > 0:
        push(table, seat, (_SURPLUS,), cause)


def surplus(table: Table, seat: int) -> int:
    """By how much the cargo is over its limit."""
    player = table.players[seat]
    return sum(player.cargo.values()) - table.board.capacity[player.wagons]


def _can_gain(table: Table, seat: int, effect: Gain) -> bool:
    supply = table.supply
    return any(supply[good] for good, _ in effect.goods)


def _gain(table: Table, seat: int, effect: Gain, cause: str) -> None:
    gain(table, seat, effect.goods, cause)


def production(
    board: Board, houses: Mapping[str, Sequence[int]], seat: int, left: int, resource: str
) -> int:
    """What the row of a resource yields with so many houses `left` in it.

    `houses` are those in the districts, by the seats of their owners: each of the seat's own counts
    where the resource is gathered.
    """
    own = sum(houses.get(district, ()).count(seat) for district in board.gathering[resource])
    return board.player_board.rows[board.slots - left].yields + own


def _gather(table: Table, seat: int, effect: Gather, cause: str) -> None:
    resource = effect.resource
    left = table.players[seat].houses[resource]
    many = production(table.board, table.houses, seat, left, resource) + table.bonus
    gain(table, seat, ((resource, many),), cause)


@cache
def _mixes(many: int, kinds: tuple[str, ...]) -> tuple[Gain, ...]:
    """Every way to take so many of some kinds."""
    return tuple(Gain(tuple(Counter(mix).items())) for mix in combinations_with_replacement(kinds, many))


def _mix_options(table: Table, seat: int, effect: GainAny) -> Sequence[Effect]:
    supply = table.supply
    left = sum(supply[kind] for kind in effect.kinds)
    mixes = _mixes(min(effect.number, left), effect.kinds) if left else ()
    if all(supply[kind] >= effect.number for kind in effect.kinds):
        return mixes
    return [mix for mix in mixes if all(many <= supply[good] for good, many in mix.goods)]


# --- paying and returning ----------------------------------------------------------------------------


def _can_pay(table: Table, seat: int, effect: Pay) -> bool:
    cargo = table.players[seat].cargo
    return all(cargo[good] >= many for good, many in effect.goods)


def _pay(table: Table, seat: int, effect: Pay, cause: str) -> None:
    cargo, supply = table.players[seat].cargo, table.supply
    for good, many in effect.goods:
        cargo[good] -= many
        supply[good] += many
    table.tell(GoodsPaid, seat, cause, dict(effect.goods))


def _surplus_options(table: Table, seat: int, effect: ReturnSurplus) -> Sequence[Effect]:
    if surplus(table, seat) <= 0:
        return ()
    return [ReturnGood(good) for good, many in table.players[seat].cargo.items() if many]


def _return(table: Table, seat: int, effect: ReturnGood, cause: str) -> None:
    table.players[seat].cargo[effect.good] -= 1
    table.supply[effect.good] += 1
    table.tell(GoodReturned, seat, cause, effect.good)
    if surplus(table, seat) > 0:
        push(table, seat, (_SURPLUS,), cause)


VERBS: Verbs[Table] = Verbs()
VERBS[Gather] = Verb(_gather, can=lambda table, seat, effect: table.supply[effect.resource] > 0)
VERBS[Gain] = Verb(_gain, can=_can_gain)
VERBS[GainAny] = Verb(
    can=lambda table, seat, effect: any(table.supply[kind] for kind in effect.kinds), options=_mix_options
)
VERBS[Pay] = Verb(_pay, can=_can_pay)
VERBS[ReturnSurplus] = Verb(
    can=lambda table, seat, effect: surplus(table, seat) > 0, options=_surplus_options
)
VERBS[ReturnGood] = Verb(
    _return, can=lambda table, seat, effect: table.players[seat].cargo[effect.good] > 0
)
