"""Verbs of Pacific Rails Inc. for modules that cannot import their subject."""

from typing import ClassVar

from gwt.dsl import Effect, RewardMode, verb


@verb("gather {resource}")
class Gather(Effect):
    """Gather the yield of a row of the player board, with own houses in the district and the bonus."""

    can_be_cost: ClassVar[bool] = False
    reward_mode: ClassVar[RewardMode] = RewardMode.WHOLLY
    partial_allowed: ClassVar[bool] = True
    resource: str
