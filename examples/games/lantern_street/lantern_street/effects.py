"""The verbs of Lantern Street: what an expression of a pack can say happens."""

from typing import ClassVar

from gwt.sdk import Effect, Number, RewardMode, verb


@verb("gain ${amount}")
class Gain(Effect):
    """Takes silver from the supply, which never runs out."""

    reward_mode: ClassVar[RewardMode] = RewardMode.WHOLLY
    amount: Number


@verb("pay ${amount}")
class Pay(Effect):
    """Gives silver back to the supply."""

    only_for_reward: ClassVar[bool] = True
    uses_resource: ClassVar[str] = "silver"
    amount: Number


@verb("draw {amount}")
class Draw(Effect):
    """Draws cards from the deck, as many as there are."""

    partial_allowed: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    amount: Number


@verb("discard card", narrow="discard {stall}")
class Discard(Effect):
    """Puts a card of the hand out of the game."""

    uses_resource: ClassVar[str] = "the hand"
    stall: str = ""


@verb("open stall", narrow="open {stall} [{market:'from market'}]")
class Open(Effect):
    """Pays for a card of the hand or the market and puts it into the own street."""

    can_be_cost: ClassVar[bool] = False
    stall: str = ""
    market: bool = False


@verb("light stall", narrow="light {stall}")
class Light(Effect):
    """Uses the action of an own stall that has not been lit in this turn."""

    can_be_cost: ClassVar[bool] = False
    stall: str = ""
