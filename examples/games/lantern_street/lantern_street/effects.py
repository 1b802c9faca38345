"""The verbs of Lantern Street: what an expression of a pack can say happens."""

from gwt import sdk


@sdk.verb("gain ${amount}")
class Gain(sdk.Effect):
    """Takes silver from the supply, which never runs out."""

    reward_mode = sdk.RewardMode.WHOLLY
    amount: sdk.Number


@sdk.verb("pay ${amount}")
class Pay(sdk.Effect):
    """Gives silver back to the supply."""

    as_cost = sdk.Cost("silver", only_for_reward=True)
    amount: sdk.Number


@sdk.verb("draw {amount}")
class Draw(sdk.Effect):
    """Draws cards from the deck, as many as there are."""

    reveals = True
    amount: sdk.Number


@sdk.verb("discard card", narrow="discard {stall}")
class Discard(sdk.Effect):
    """Puts a card of the hand out of the game."""

    as_cost = sdk.Cost("the hand")
    stall: str = ""


@sdk.verb("open stall", narrow="open {stall} [{market:'from market'}]")
class Open(sdk.Effect):
    """Pays for a card of the hand or the market and puts it into the own street."""

    as_cost = None
    stall: str = ""
    market: bool = False


@sdk.verb("light stall", narrow="light {stall}")
class Light(sdk.Effect):
    """Uses the action of an own stall that has not been lit in this turn."""

    as_cost = None
    stall: str = ""
