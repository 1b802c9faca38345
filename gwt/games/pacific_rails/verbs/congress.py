"""Congress: actions in one run of the train are added up and spent on senators (4.1)."""

from collections.abc import Iterator

from gwt import dsl, kernel
from gwt.games.pacific_rails.model import events, state


@dsl.verb("lobby")
class Lobby(dsl.Effect):
    """Add one action towards a senator, in this run of the train."""

    reward_mode = dsl.RewardMode.WHOLLY


@dsl.verb("'use senator'", narrow="'use senator' {senator}")
class UseSenator(dsl.Effect):
    """Turn a senator down and take its reward."""

    senator: str = ""


@dsl.verb("'reset senators'")
class ResetSenators(dsl.Effect):
    """Turn all senators up again; results in their number."""

    as_cost = dsl.Cost("the senators")
    yields_number = True


_MAY_USE = dsl.May(UseSenator(""))


IDLE_SENATORS = "idle-senators"
"""The ruling that a senator may be used though nothing of his reward is possible (4.5)."""


def _willing(table: state.Table, seat: int, most: int) -> Iterator[str]:
    """Yields the senators that are up, cost at most `most`, and bring something possible (4.5)."""
    idle = IDLE_SENATORS in table.rules.rulings
    for senator in table.board.senators.values():
        is_up = senator.cost <= most and senator.id not in table.lowered
        if is_up and (idle or kernel.can(table, seat, senator.reward)):
            yield senator.id


def _can_lobby(table: state.Table, seat: int, effect: Lobby) -> bool:
    """Whether any senator could bring something, now or after further actions."""
    return next(_willing(table, seat, table.board.dearest), None) is not None


def _lobby(table: state.Table, seat: int, effect: Lobby, cause: str) -> None:
    table.lobby += 1
    kernel.push(table, seat, (_MAY_USE,), cause)


def _senators(table: state.Table, seat: int, effect: UseSenator) -> kernel.Options:
    if effect.senator:
        return kernel.DO_IT
    return [UseSenator(senator) for senator in _willing(table, seat, table.lobby)]


def _use(table: state.Table, seat: int, effect: UseSenator, cause: str) -> None:
    senator = table.board.senators[effect.senator]
    table.lobby -= senator.cost
    table.lowered = (*table.lowered, senator.id)
    table.emit(events.SenatorUsed, seat, cause, senator.id)
    kernel.push(table, seat, (_MAY_USE,), cause)
    # Using a senator already means accepting the reward, so it is not asked again.
    kernel.push(table, seat, (dsl.Must(senator.reward),), senator.id)


def _reset(table: state.Table, seat: int, effect: ResetSenators, cause: str) -> int:
    """Turns the senators up; unused actions are kept (4.2), and may be used now."""
    slid = len(table.lowered)
    table.lowered = ()
    table.emit(events.SenatorsReset, seat, cause, slid)
    kernel.push(table, seat, (_MAY_USE,), cause)
    return slid


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[Lobby] = kernel.Verb(_lobby, can=_can_lobby)
VERBS[UseSenator] = kernel.Verb(_use, options=_senators)
VERBS[ResetSenators] = kernel.Verb(_reset, can=lambda table, seat, effect: bool(table.lowered))
