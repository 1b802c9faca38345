"""The certificate track: positions are counted, not certificates (ruling A07). Source: p. 8-10."""

from gwt import dsl, kernel
from gwt.games.great_western.model import effects, events, player_limits, state


@dsl.verb("advance certificate {amount}")
class Advance(effects.Plain):
    """Move the certificate marker forward by spaces of its track."""

    scaled_fields = ("amount",)
    amount: dsl.Amount


@dsl.verb("advance certificate 'to limit'")
class AdvanceToLimit(effects.Plain):
    """Move the certificate marker forward to the player's limit."""


def temporary_certificates(table: state.Table, seat: int) -> int:
    """The number of temporary certificates available."""
    return table.board.certificates[table.players[seat].certificates]


def permanent_certificates(table: state.Table, seat: int) -> int:
    return sum(table.board.masters[tile].certificates for tile in table.players[seat].masters)


def spend_certificates(table: state.Table, seat: int, used: int, cause: str) -> None:
    """Moves the marker back; further back if the track has no space with the exact number (ruling A07)."""
    if used:
        left = temporary_certificates(table, seat) - used
        track = table.board.certificates
        _move(table, seat, max(at for at, value in enumerate(track) if value <= left), cause)


def _room(table: state.Table, seat: int) -> int:
    player = table.players[seat]
    return player_limits.abilities(table, player).certificates - player.certificates


def _move(table: state.Table, seat: int, position: int, cause: str) -> None:
    player, track = table.players[seat], table.board.certificates
    before, player.certificates = player.certificates, position
    if before != position:
        table.emit(events.CertificatesMoved, seat, cause, track[before], track[position])


def _can_advance(table: state.Table, seat: int, effect: Advance) -> bool:
    return bool(kernel.as_numbers(table, seat, effect.amount, _room(table, seat)))


def _options(table: state.Table, seat: int, effect: Advance) -> kernel.Options:
    if not isinstance(effect.amount, dsl.UpTo):
        return kernel.DO_IT
    return [Advance(many) for many in kernel.as_numbers(table, seat, effect.amount, _room(table, seat))]


def _advance(table: state.Table, seat: int, effect: Advance, cause: str) -> None:
    steps = min(kernel.as_number(table, seat, effect.amount), _room(table, seat))
    _move(table, seat, table.players[seat].certificates + steps, cause)


def _can_advance_to_limit(table: state.Table, seat: int, effect: AdvanceToLimit) -> bool:
    return _room(table, seat) > 0


def _advance_to_limit(table: state.Table, seat: int, effect: AdvanceToLimit, cause: str) -> None:
    position = table.players[seat].certificates + _room(table, seat)
    _move(table, seat, position, cause)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[Advance] = kernel.Verb(
    _advance,
    can=_can_advance,
    options=_options,
    in_full=_can_advance,
    access=kernel.Access(changes=("certificates",)),
)
VERBS[AdvanceToLimit] = kernel.Verb(
    _advance_to_limit, can=_can_advance_to_limit, access=kernel.Access(changes=("certificates",))
)
