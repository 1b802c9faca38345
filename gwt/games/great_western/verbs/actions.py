"""The beginning of an action, and the upgrade of a station after it. Source: rulebook p. 12; ruling A52."""

from collections.abc import Sequence

from gwt.dsl import Effect, May, verb, walk_effect
from gwt.games.great_western.model.effects import CattlemanMove, Delivery, EngineMove
from gwt.games.great_western.model.opponents import role_of_seat
from gwt.games.great_western.model.state import Table
from gwt.kernel import begin, reward_tasks
from gwt.memory_cache import bounded_cache

BEHIND, REACHED = "behind engine", "reached"


@verb("upgrade station {where:'behind engine'|'reached'}")
class UpgradeStation(Effect):
    """Upgrade a station: one `behind engine`, or the one `reached` by the engine's stop."""

    where: str


MUST_ACT = "must-act"
"""The ruling that phase B cannot be passed (A01)."""
MAY_FORFEIT = "may-forfeit"
"""The ruling that the immediate reward of a card or a station master can be forfeited, money too (A53)."""
UPGRADE_AT_ONCE = "upgrade-at-once"
"""The ruling that an upgrade is decided before the rest of the icon that moved the engine (A52)."""

_UPGRADE_REACHED = May(UpgradeStation(REACHED))

_REMEMBERED = 1 << 12
"""The size of the cache of each function here, in actions."""


@bounded_cache(_REMEMBERED)
def moves_engine(effect: Effect) -> bool:
    return any(isinstance(node, EngineMove) for node in walk_effect(effect))


@bounded_cache(_REMEMBERED)
def _delivers(effect: Effect) -> bool:
    return any(isinstance(node, Delivery) for node in walk_effect(effect))


@bounded_cache(_REMEMBERED)
def moves_cattleman(effect: Effect) -> bool:
    return any(isinstance(node, CattlemanMove) for node in walk_effect(effect))


@bounded_cache(_REMEMBERED)
def _forfeitable(action: Effect) -> tuple[Effect, ...]:
    return tuple(part if isinstance(part, May) else May(part) for part in reward_tasks(action))


def immediate_action_parts(table: Table, action: Effect) -> tuple[Effect, ...]:
    """The parts of the immediate action of an objective card or station master, as offered (p. 12, 15)."""
    return _forfeitable(action) if MAY_FORFEIT in table.rules.rulings else reward_tasks(action)


def begin_action(table: Table, seat: int, action: Effect, cause: str) -> None:
    """Begins a chosen action, followed by the upgrade of a station that it may reach.

    The whole icon comes first, then the decision about the upgrade (ruling A52). With the ruling
    `upgrade-at-once` this holds for deliveries only, whose order the rulebook gives (p. 14).
    """
    if moves_engine(action):
        table.players[seat].stopped = False
        if UPGRADE_AT_ONCE not in table.rules.rulings or _delivers(action):
            table.agenda.append((seat, _UPGRADE_REACHED, cause))
    begin(table, seat, action, cause)


def begin_printed(table: Table, seat: int, what: str, parts: Sequence[Effect], cause: str) -> None:
    """Begins what is printed somewhere, its first part first, unless the seat does without that."""
    if what not in role_of_seat(table, seat).without:
        for part in reversed(parts):
            begin_action(table, seat, part, cause)


def decide_at_once(table: Table, seat: int, cause: str) -> None:
    """Puts the upgrade of the station just reached on the agenda, with the ruling `upgrade-at-once`."""
    if UPGRADE_AT_ONCE not in table.rules.rulings:
        return
    if not any(whose == seat and effect is _UPGRADE_REACHED for whose, effect, _ in table.agenda):
        table.agenda.append((seat, _UPGRADE_REACHED, cause))
