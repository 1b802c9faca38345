"""Losing what players have: certificates, pieces and workers, as a cost in full, else as far as it goes."""

from gwt.dsl import Cost, Number, RewardMode, verb
from gwt.games.great_western.model import effects, events, state
from gwt.games.great_western.verbs import certificates, pieces, workers
from gwt.kernel import DO_IT, Access, Options, Verb, Verbs, as_number


@verb("lose {amount:number} certificate(s)")
class LoseCertificates(effects.Plain):
    """Move the certificate marker back; permanent certificates stay."""

    reward_mode = RewardMode.WHOLLY
    as_cost = Cost("the certificates")
    scaled_fields = ("amount",)
    amount: Number


@verb("lose {amount:number} {piece}")
class LosePieces(effects.Plain):
    """Put pieces back to the supply."""

    reward_mode = RewardMode.WHOLLY
    as_cost = Cost("the pieces")
    scaled_fields = ("amount",)
    amount: Number
    piece: str


WORKER = "worker"
"""The word for a worker of a kind of one's choice."""


@verb("lay off {kind:worker|'worker'} to {place:'job market'|'box'}")
class LayOff(effects.Plain):
    """Put a worker back to the job market or out of the game; printed workers stay."""

    reward_mode = RewardMode.WHOLLY
    as_cost = Cost("the workers")
    kind: str
    place: str


Loss = LoseCertificates | LosePieces


def _held(table: state.Table, seat: int, effect: Loss) -> int:
    """Returns the number of what a player can lose."""
    if isinstance(effect, LosePieces):
        return table.players[seat].pieces.count(effect.piece)
    return certificates.temporary_certificates(table, seat)


def _lost(table: state.Table, seat: int, effect: Loss) -> int:
    return min(as_number(table, seat, effect.amount), _held(table, seat, effect))


def _can_lose(table: state.Table, seat: int, effect: Loss) -> bool:
    return _lost(table, seat, effect) > 0


def _can_lose_all(table: state.Table, seat: int, effect: Loss) -> bool:
    return 0 < as_number(table, seat, effect.amount) <= _held(table, seat, effect)


def _lose_certificates(table: state.Table, seat: int, effect: LoseCertificates, cause: str) -> None:
    certificates.spend_certificates(table, seat, _lost(table, seat, effect), cause)


def _lose_pieces(table: state.Table, seat: int, effect: LosePieces, cause: str) -> None:
    pieces.put_back_pieces(table, seat, effect.piece, _lost(table, seat, effect), cause)


def _kinds(table: state.Table, seat: int, kind: str) -> list[str]:
    """Returns the kinds of workers of which a player can lay one off."""
    printed, workers = table.board.workers.printed, table.players[seat].workers
    return [each for each, number in workers.items() if number > printed and kind in (each, WORKER)]


def _lay_off_options(table: state.Table, seat: int, effect: LayOff) -> Options:
    kinds = _kinds(table, seat, effect.kind)
    return DO_IT if effect.kind in kinds else [LayOff(kind, effect.place) for kind in kinds]


def _lay_off(table: state.Table, seat: int, effect: LayOff, cause: str) -> None:
    table.players[seat].workers[effect.kind] -= 1
    table.emit(events.WorkerLaidOff, seat, cause, effect.kind)
    if effect.place == "box":
        table.box = (*table.box, effect.kind)
    else:
        workers.offer_worker(table, seat, effect.kind, cause)


def _access(field: str) -> Access:
    return Access(reads=(field,), changes=(field,))


VERBS: Verbs[state.Table] = Verbs()
VERBS[LoseCertificates] = Verb(
    _lose_certificates, can=_can_lose, in_full=_can_lose_all, access=_access("certificates")
)
VERBS[LosePieces] = Verb(_lose_pieces, can=_can_lose, in_full=_can_lose_all, access=_access("pieces"))
VERBS[LayOff] = Verb(_lay_off, _lay_off_options)
