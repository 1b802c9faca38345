"""Effects for goods and points, for games that have them.

A game defines its goods as names of kind `good`, and adds lists of them to its grammar:
`goods: NUMBER good (_COMMA NUMBER good)*` and `kinds: good (_COMMA good)*`, with `goods_builder` as a rule.
"""

from typing import Any

from gwt.dsl import Cost, Effect, Number, RewardMode, verb

Goods = tuple[tuple[str, int], ...]
"""Kinds of goods, each with a number."""


def goods_builder(*words: Any) -> Goods:
    """Builds a value from the grammar rule `goods`: alternating numbers and names."""
    return tuple((good, int(number)) for number, good in zip(words[::2], words[1::2], strict=True))


def _goods(goods: Goods) -> str:
    return ", ".join(f"{number} {good}" for good, number in goods)


@verb("gain {goods}")
class Gain(Effect):
    """Gain goods, as many as the supply has; any without room must be returned at once."""

    as_cost = None
    reward_mode = RewardMode.WHOLLY
    goods: Goods

    def __str__(self) -> str:
        return f"gain {_goods(self.goods)}"


@verb("gain {number} of {kinds}")
class GainAny(Effect):
    """Gain a number of goods in any mix of some kinds."""

    as_cost = None
    reward_mode = RewardMode.WHOLLY
    number: int
    kinds: tuple[str, ...]


@verb("pay {goods}")
class Pay(Effect):
    """Goods, back to the supply."""

    as_cost = Cost("the cargo", only_for_reward=True)
    goods: Goods

    def __str__(self) -> str:
        return f"pay {_goods(self.goods)}"


@verb("'return surplus'")
class ReturnSurplus(Effect):
    """Return goods one by one, until there is room for the rest."""

    as_cost = None


@verb(narrow="return {good}")
class ReturnGood(Effect):
    good: str


@verb("score {amount:number}")
class Score(Effect):
    """Points at once."""

    reward_mode = RewardMode.WHOLLY
    amount: Number


class ByPlayers(Effect):
    """A verb whose effect is done by other seats too."""

    as_cost = None
    effect: Effect
