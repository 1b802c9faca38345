"""The certificate track: positions are counted, not certificates (ruling A07). Source: p. 8-10."""

from gwt.dsl import Amount, UpTo, verb
from gwt.games.great_western.model.effects import Plain
from gwt.games.great_western.model.events import CertificatesMoved
from gwt.games.great_western.model.player_limits import abilities
from gwt.games.great_western.model.state import Table
from gwt.kernel import DO_IT, Access, Options, Verb, Verbs, as_number, as_numbers


@verb("advance certificate {amount}")
class Advance(Plain):
    """Move the certificate marker forward by spaces of its track."""

    scaled_fields = ("amount",)
    amount: Amount


@verb("advance certificate 'to limit'")
class AdvanceToLimit(Plain):
    """Move the certificate marker forward to the player's limit."""


def temporary_certificates(table: Table, seat: int) -> int:
    """The number of temporary certificates available."""
    return table.board.certificates[table.players[seat].certificates]


def permanent_certificates(table: Table, seat: int) -> int:
    return sum(table.board.masters[tile].certificates for tile in table.players[seat].masters)


def spend_certificates(table: Table, seat: int, used: int, cause: str) -> None:
    """Moves the marker back; further back if the track has no space with the exact number (ruling A07)."""
    if used:
        left = temporary_certificates(table, seat) - used
        track = table.board.certificates
        _move(table, seat, max(at for at, value in enumerate(track) if value <= left), cause)


def _room(table: Table, seat: int) -> int:
    player = table.players[seat]
    return abilities(table, player).certificates - player.certificates


def _move(table: Table, seat: int, position: int, cause: str) -> None:
    player, track = table.players[seat], table.board.certificates
    before, player.certificates = player.certificates, position
    if before != position:
        table.emit(CertificatesMoved, seat, cause, track[before], track[position])


def _can_advance(table: Table, seat: int, effect: Advance) -> bool:
    return bool(as_numbers(table, seat, effect.amount, _room(table, seat)))


def _options(table: Table, seat: int, effect: Advance) -> Options:
    if not isinstance(effect.amount, UpTo):
        return DO_IT
    return [Advance(many) for many in as_numbers(table, seat, effect.amount, _room(table, seat))]


def _advance(table: Table, seat: int, effect: Advance, cause: str) -> None:
    steps = min(as_number(table, seat, effect.amount), _room(table, seat))
    _move(table, seat, table.players[seat].certificates + steps, cause)


def _can_advance_to_limit(table: Table, seat: int, effect: AdvanceToLimit) -> bool:
    return _room(table, seat) > 0


def _advance_to_limit(table: Table, seat: int, effect: AdvanceToLimit, cause: str) -> None:
    position = table.players[seat].certificates + _room(table, seat)
    _move(table, seat, position, cause)


VERBS: Verbs[Table] = Verbs()
VERBS[Advance] = Verb(
    _advance,
    can=_can_advance,
    options=_options,
    in_full=_can_advance,
    access=Access(changes=("certificates",)),
)
VERBS[AdvanceToLimit] = Verb(
    _advance_to_limit, can=_can_advance_to_limit, access=Access(changes=("certificates",))
)
