"""The verb for what every player does, in a game in which the seats take turns."""

from typing import ClassVar

from gwt.common.turns import Turns, in_turn
from gwt.dsl import Effect, Taken, verb
from gwt.kernel import Verb, Verbs, can


@verb("every player ({effect})")
class EveryPlayer(Effect):
    """Every player does the effect: the acting one first, then the others in turn order."""

    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    as_requirement: ClassVar[bool] = False
    effect: Effect


def _can(table: Turns, seat: int, effect: EveryPlayer) -> bool:
    return any(can(table, one, effect.effect) for one in in_turn(table, seat))


def _do(table: Turns, seat: int, effect: EveryPlayer, cause: str) -> None:
    # The agenda is a stack, so the acting seat is put there last.
    for one in reversed(in_turn(table, seat)):
        table.agenda.append((one, effect.effect, cause))


VERBS: Verbs[Turns] = Verbs()
VERBS[EveryPlayer] = Verb(_do, can=_can, in_part=True)
