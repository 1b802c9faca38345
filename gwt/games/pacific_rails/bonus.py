"""What is done once more for each action bonus of the turn."""

from gwt.dsl.effects import Repeat
from gwt.games.pacific_rails.effects import RepeatForBonus
from gwt.games.pacific_rails.state import Table
from gwt.kernel.agenda import can
from gwt.kernel.rules import Verb, Verbs


def _repeat(table: Table, seat: int, effect: RepeatForBonus, cause: str) -> None:
    table.agenda.append((seat, Repeat(1 + table.bonus, effect.effect), cause))


VERBS: Verbs[Table] = Verbs()
VERBS[RepeatForBonus] = Verb(_repeat, can=lambda table, seat, effect: can(table, seat, effect.effect))
