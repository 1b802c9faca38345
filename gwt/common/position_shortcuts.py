"""Shortcuts in positions of games with turns: whose turn it is, and an effect in place of the turn."""

from gwt.common.turns import Turns
from gwt.dsl import Effect
from gwt.json_types import JsonObject
from gwt.spec import PREMISE, PositionExtras, StatedValues


def _last(table: Turns, values: JsonObject, stated: StatedValues) -> None:
    """Puts the turn of `seat`, or the effect `do`, on the agenda if the position has no agenda."""
    if "agenda" in stated or stated.keys <= set(PREMISE):
        return
    _, turn, cause = table.agenda[0]
    table.agenda = [(table.seat, values.get("do", turn), cause)]


TURN = PositionExtras(table={"do": Effect}, last=_last)
"""The extra key `do`: an effect that is carried out in place of the whole turn."""
