"""The verbs of Small Orchard: what an expression of a pack can say happens."""

from gwt import sdk


@sdk.verb("score {amount}")
class Score(sdk.Effect):
    """Scores points at once."""

    reward_mode = sdk.RewardMode.WHOLLY
    amount: sdk.Number


@sdk.verb("take card", narrow="take {card}")
class Take(sdk.Effect):
    """Takes a card of the row and does what it says."""

    as_cost = None
    card: str = ""
