"""Short positions of games that begin with a turn: whose it is, and what is done in place of it."""

from typing import Any

from gwt.common.turns import Turns
from gwt.dsl.effects import Effect
from gwt.spec.play import PREMISE, Extras
from gwt.spec.status import Said


def _last(table: Turns, given: dict[str, Any], said: Said) -> None:
    """Where anything is said but no agenda, it is the turn of `seat`, or time for `do`."""
    if "agenda" in said or said.keys <= set(PREMISE):
        return
    _, turn, cause = table.agenda[0]
    table.agenda = [(table.seat, given.get("do", turn), cause)]


TURN = Extras(table={"do": Effect}, last=_last)
"""`do` is an expression in place of the whole turn."""
