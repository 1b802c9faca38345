"""Verbs of Pacific Rails Inc. for modules that cannot import their subject."""

from gwt.dsl import Effect, RewardMode, verb


@verb("gather {resource}")
class Gather(Effect):
    """Gather the yield of a row of the player board, with own houses in the district and the bonus."""

    as_cost = None
    reward_mode = RewardMode.WHOLLY
    resource: str
