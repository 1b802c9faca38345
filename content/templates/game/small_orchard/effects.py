"""The verbs of Small Orchard: what an expression of a pack can say happens."""

from typing import ClassVar

from gwt.sdk import Effect, Number, RewardMode, verb


@verb("score {amount}")
class Score(Effect):
    """Scores points at once."""

    reward_mode: ClassVar[RewardMode] = RewardMode.WHOLLY
    amount: Number


@verb("take card", narrow="take {card}")
class Take(Effect):
    """Takes a card of the row and does what it says."""

    can_be_cost: ClassVar[bool] = False
    card: str = ""
