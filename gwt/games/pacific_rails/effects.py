"""The verbs of Pacific Rails Inc. that modules below their subject need."""

from typing import ClassVar

from gwt.dsl.effects import Effect, Taken
from gwt.dsl.verbs import verb


@verb("gather {resource}")
class Gather(Effect):
    """What a row of the player board yields, with the own houses in the district and the bonus."""

    as_requirement: ClassVar[bool] = False
    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    resource: str
