"""The beginning of an action, and the upgrade of a station after it. Source: rulebook p. 12; ruling A52."""

from collections.abc import Sequence

from gwt import dsl, kernel, memory_cache
from gwt.games.great_western.model import effects, opponents, state

BEHIND, REACHED = "behind engine", "reached"


@dsl.verb("upgrade station {where:'behind engine'|'reached'}")
class UpgradeStation(dsl.Effect):
    """Upgrade a station: one `behind engine`, or the one `reached` by the engine's stop."""

    where: str


MUST_ACT = "must-act"
"""The ruling that phase B cannot be passed (A01)."""
MAY_FORFEIT = "may-forfeit"
"""The ruling that the immediate reward of a card or a station master can be forfeited, money too (A53)."""
UPGRADE_AT_ONCE = "upgrade-at-once"
"""The ruling that an upgrade is decided before the rest of the icon that moved the engine (A52)."""

_UPGRADE_REACHED = dsl.May(UpgradeStation(REACHED))


@memory_cache.bounded_cache(1 << 12)
def _forfeitable(action: dsl.Effect) -> tuple[dsl.Effect, ...]:
    return tuple(
        part if isinstance(part, dsl.May) else dsl.May(part) for part in kernel.reward_tasks(action)
    )


def immediate_action_parts(table: state.Table, action: dsl.Effect) -> tuple[dsl.Effect, ...]:
    """The parts of the immediate action of an objective card or station master, as offered (p. 12, 15)."""
    return _forfeitable(action) if MAY_FORFEIT in table.rules.rulings else kernel.reward_tasks(action)


def begin_action(table: state.Table, seat: int, action: dsl.Effect, cause: str) -> None:
    """Begins a chosen action, followed by the upgrade of a station that it may reach.

    The whole icon comes first, then the decision about the upgrade (ruling A52). With the ruling
    `upgrade-at-once` this holds for deliveries only, whose order the rulebook gives (p. 14).
    """
    if dsl.contains_effect(action, effects.EngineMove):
        table.players[seat].stopped = False
        if UPGRADE_AT_ONCE not in table.rules.rulings or dsl.contains_effect(action, effects.Delivery):
            table.agenda.append((seat, _UPGRADE_REACHED, cause))
    kernel.begin(table, seat, action, cause)


def begin_printed(
    table: state.Table, seat: int, what: str, parts: Sequence[dsl.Effect], cause: str
) -> None:
    """Begins what is printed somewhere, its first part first, unless the seat does without that."""
    if what not in opponents.role_of_seat(table, seat).without:
        for part in reversed(parts):
            begin_action(table, seat, part, cause)


def decide_at_once(table: state.Table, seat: int, cause: str) -> None:
    """Puts the upgrade of the station just reached on the agenda, with the ruling `upgrade-at-once`."""
    if UPGRADE_AT_ONCE not in table.rules.rulings:
        return
    if not any(whose == seat and effect is _UPGRADE_REACHED for whose, effect, _ in table.agenda):
        table.agenda.append((seat, _UPGRADE_REACHED, cause))
