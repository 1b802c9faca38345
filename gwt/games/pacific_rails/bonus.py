"""What may be done several times: for action bonuses, or on a wagon of a higher number."""

from collections.abc import Sequence

from gwt.dsl.effects import Effect
from gwt.games.pacific_rails.effects import Repeat
from gwt.games.pacific_rails.state import Table
from gwt.kernel.agenda import can, listed, push
from gwt.kernel.joiners import DONE, is_done
from gwt.kernel.rules import Verb, never


def _repeat_options(table: Table, seat: int, effect: Repeat) -> Sequence[Effect]:
    if effect.times == 0:
        return ()
    options = listed(table, seat, effect.effect)
    return [*options, DONE] if options else ()


def _repeat_chosen(table: Table, seat: int, effect: Repeat, cause: str, option: Effect) -> None:
    if not is_done(option):
        times = 1 + table.bonus if effect.times is None else effect.times
        push(table, seat, (option, Repeat(times - 1, effect.effect)), cause)


VERBS = {
    Repeat: Verb(
        lambda table, seat, effect: can(table, seat, effect.effect), never, _repeat_options, _repeat_chosen
    )
}
