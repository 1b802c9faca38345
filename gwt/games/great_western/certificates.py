"""The certificate track: positions are counted, not certificates (ruling A07). Source: p. 8-10."""

from collections.abc import Sequence

from gwt.dsl.amounts import UpTo
from gwt.dsl.effects import Effect
from gwt.games.great_western.effects import Advance, AdvanceToLimit
from gwt.games.great_western.events import CertificatesMoved
from gwt.games.great_western.state import Table
from gwt.kernel.counting import number, numbers
from gwt.kernel.rules import Verb
from gwt.kernel.state import Task


def temporary(table: Table, seat: int) -> int:
    """The temporary certificates that are available."""
    return table.board.certificates[table.players[seat].certificates]


def permanent(table: Table, seat: int) -> int:
    return sum(table.board.masters[tile].certificates for tile in table.players[seat].masters)


def spend(table: Table, task: Task, used: int) -> None:
    """Moves the marker back; where the track has no such number, further back (ruling A07)."""
    if used:
        left = temporary(table, task.seat) - used
        track = table.board.certificates
        _move(table, task, max(at for at, value in enumerate(track) if value <= left))


def _room(table: Table, seat: int) -> int:
    player = table.players[seat]
    return table.board.limits(len(table.players), player.cleared).certificates - player.certificates


def _move(table: Table, task: Task, position: int) -> None:
    player, track = table.players[task.seat], table.board.certificates
    before, player.certificates = player.certificates, position
    if table.log is not None and before != position:
        table.log.append(CertificatesMoved(task.seat, task.cause, track[before], track[position]))


def _can_advance(table: Table, seat: int, effect: Advance) -> bool:
    return bool(numbers(table, seat, effect.amount, _room(table, seat)))


def _options(table: Table, seat: int, effect: Advance) -> Sequence[Effect] | None:
    if not isinstance(effect.amount, UpTo):
        return None
    return [Advance(many) for many in numbers(table, seat, effect.amount, _room(table, seat))]


def _advance(table: Table, task: Task) -> None:
    effect = task.effect
    assert isinstance(effect, Advance)
    steps = min(number(table, task.seat, effect.amount), _room(table, task.seat))
    _move(table, task, table.players[task.seat].certificates + steps)


def _can_advance_to_limit(table: Table, seat: int, effect: AdvanceToLimit) -> bool:
    return _room(table, seat) > 0


def _advance_to_limit(table: Table, task: Task) -> None:
    position = table.players[task.seat].certificates + _room(table, task.seat)
    _move(table, task, position)


VERBS = {
    Advance: Verb(_can_advance, _advance, _options),
    AdvanceToLimit: Verb(_can_advance_to_limit, _advance_to_limit),
}
