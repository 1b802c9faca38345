"""The verbs for goods: gaining and paying them, and returning those without room.

The supply is limited: a gain takes what is left.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

from gwt import dsl, kernel, memory_cache
from gwt.common import effects, events, turns


class Stock(turns.Turns):
    """A state with goods in the supply and in the `cargo` of each player."""

    __slots__ = ()

    supply: dict[str, int]

    def capacity(self, seat: int) -> int:
        """Returns how many goods a seat has room for."""
        raise NotImplementedError


_SURPLUS = effects.ReturnSurplus()

# --- gaining -----------------------------------------------------------------------------------------


def gain_goods(table: Stock, seat: int, goods: effects.Goods, cause: str) -> None:
    """Takes goods from the supply as far as it has them, and asks which to return if room is lacking."""
    player, supply = table.players[seat], table.supply
    taken = {good: count if count <= supply[good] else supply[good] for good, count in goods}
    for good, many in taken.items():
        supply[good] -= many
        player.cargo[good] += many
    table.emit(events.GoodsGained, seat, cause, taken)
    if surplus_of(table, seat) > 0:
        kernel.push(table, seat, (_SURPLUS,), cause)


def surplus_of(table: Stock, seat: int) -> int:
    """Returns how many goods of a seat have no room; negative if there is room for more."""
    cargo: dict[str, int] = table.players[seat].cargo
    return sum(cargo.values()) - table.capacity(seat)


def _can_gain(table: Stock, seat: int, effect: effects.Gain) -> bool:
    supply = table.supply
    for good, _ in effect.goods:
        if supply[good]:
            return True
    return False


def _gain(table: Stock, seat: int, effect: effects.Gain, cause: str) -> None:
    gain_goods(table, seat, effect.goods, cause)


@memory_cache.bounded_cache(1 << 12)
def _mixes(many: int, kinds: tuple[str, ...]) -> tuple[effects.Gain, ...]:
    """Returns every mix of a number of goods of some kinds."""
    return tuple(
        effects.Gain(tuple(Counter(mix).items())) for mix in combinations_with_replacement(kinds, many)
    )


def _mix_options(table: Stock, seat: int, effect: effects.GainAny) -> Sequence[dsl.Effect]:
    supply = table.supply
    left = sum(supply[kind] for kind in effect.kinds)
    mixes = _mixes(min(effect.number, left), effect.kinds) if left else ()
    if all(supply[kind] >= effect.number for kind in effect.kinds):
        return mixes
    return [mix for mix in mixes if all(many <= supply[good] for good, many in mix.goods)]


# --- paying and returning ----------------------------------------------------------------------------


def _can_pay(table: Stock, seat: int, effect: effects.Pay) -> bool:
    cargo = table.players[seat].cargo
    for good, many in effect.goods:
        if cargo[good] < many:
            return False
    return True


def _pay(table: Stock, seat: int, effect: effects.Pay, cause: str) -> None:
    cargo, supply = table.players[seat].cargo, table.supply
    for good, many in effect.goods:
        cargo[good] -= many
        supply[good] += many
    table.emit(events.GoodsPaid, seat, cause, dict(effect.goods))


def _surplus_options(table: Stock, seat: int, effect: effects.ReturnSurplus) -> Sequence[dsl.Effect]:
    if surplus_of(table, seat) <= 0:
        return ()
    return [effects.ReturnGood(good) for good, many in table.players[seat].cargo.items() if many]


def _return(table: Stock, seat: int, effect: effects.ReturnGood, cause: str) -> None:
    table.players[seat].cargo[effect.good] -= 1
    table.supply[effect.good] += 1
    table.emit(events.GoodReturned, seat, cause, effect.good)
    if surplus_of(table, seat) > 0:
        kernel.push(table, seat, (_SURPLUS,), cause)


VERBS: kernel.Verbs[Stock] = kernel.Verbs()
VERBS[effects.Gain] = kernel.Verb(_gain, can=_can_gain)
VERBS[effects.GainAny] = kernel.Verb(
    can=lambda table, seat, effect: any(table.supply[kind] for kind in effect.kinds), options=_mix_options
)
VERBS[effects.Pay] = kernel.Verb(_pay, can=_can_pay)
VERBS[effects.ReturnSurplus] = kernel.Verb(
    can=lambda table, seat, effect: surplus_of(table, seat) > 0, options=_surplus_options
)
VERBS[effects.ReturnGood] = kernel.Verb(
    _return, can=lambda table, seat, effect: table.players[seat].cargo[effect.good] > 0
)
