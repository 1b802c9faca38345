"""Pieces that players keep: gaining and paying them, and using one at any time of the own turn.

What a piece is, how many of it each player has and what it is used for is content (`pieces.yaml`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from gwt.dsl.amounts import Number
from gwt.dsl.effects import Effect, Taken
from gwt.dsl.verbs import verb
from gwt.games.great_western.bidding import Bid
from gwt.games.great_western.effects import Plain
from gwt.games.great_western.events import PiecesGained, PiecesPaid
from gwt.kernel.agenda import begin, can
from gwt.kernel.counting import number
from gwt.kernel.forgone import rewards
from gwt.kernel.rules import Freely, Verb, Verbs

if TYPE_CHECKING:
    from gwt.games.great_western.board import Board
    from gwt.games.great_western.state import Table


@verb("gain {amount:number} {piece}")
class GainPiece(Plain):
    """Take pieces from the supply, as many as the player may still have."""

    taken: ClassVar[Taken] = Taken.WHOLLY
    goes_as_far: ClassVar[bool] = True
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number
    piece: str


@verb("pay {amount:number} {piece}")
class PayPiece(Plain):
    """Put pieces back to the supply."""

    only_for_reward: ClassVar[bool] = True
    draws_on: ClassVar[str] = "the pieces"
    scales: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Number
    piece: str


@verb(narrow="spend {piece}")
class Spend(Effect):
    """Put one piece back for what it can be used for."""

    piece: str


@verb(narrow="'requirement met'")
class RequirementMet(Effect):
    """Lies below the parts of a requirement that is being met; until then no piece can be spent."""


def _room(table: Table, seat: int, piece: str) -> int:
    """How many more of a piece a player may have; those on the network count too."""
    player = table.players[seat]
    placed = len(player.placed) if piece == table.board.network_piece else 0
    return table.board.pieces[piece].limit - player.pieces.count(piece) - placed


def _can_gain(table: Table, seat: int, effect: GainPiece) -> bool:
    return number(table, seat, effect.amount) > 0 and _room(table, seat, effect.piece) > 0


def _gain(table: Table, seat: int, effect: GainPiece, cause: str) -> None:
    many = min(number(table, seat, effect.amount), _room(table, seat, effect.piece))
    if many > 0:
        table.players[seat].pieces += (effect.piece,) * many
        table.tell(PiecesGained, seat, cause, effect.piece, many)


def _can_pay(table: Table, seat: int, effect: PayPiece) -> bool:
    return number(table, seat, effect.amount) <= table.players[seat].pieces.count(effect.piece)


def _pay(table: Table, seat: int, effect: PayPiece, cause: str) -> None:
    _put_back(table, seat, effect.piece, number(table, seat, effect.amount), cause)


def _put_back(table: Table, seat: int, piece: str, many: int, cause: str) -> None:
    player = table.players[seat]
    left = list(player.pieces)
    for _ in range(many):
        left.remove(piece)
    player.pieces = tuple(left)
    if many:
        table.tell(PiecesPaid, seat, cause, piece, many)


# --- using a piece at any time -----------------------------------------------------------------------


def _spendable(table: Table, seat: int) -> Sequence[Effect]:
    """The pieces that a player can use at a decision of the own turn, each once.

    None while the parts of a requirement are being met: it was offered because the hand could meet it.
    None before the first turn either.
    """
    pieces = table.players[seat].pieces
    if not pieces or seat != table.seat or type(table.agenda[-1][1]) is Bid:
        return ()
    if any(type(effect) is RequirementMet for _, effect, _ in table.agenda):
        return ()
    options = map(Spend, dict.fromkeys(pieces))
    return [option for option in options if _can_spend(table, seat, option)]


def freely(board: Board) -> Freely | None:
    """What can be done at any decision with the pieces of a pack; `None` if none of them has a use."""
    if all(piece.use is None for piece in board.pieces.values()):
        return None
    return Freely(Spend, _spendable, RequirementMet())


def _can_spend(table: Table, seat: int, effect: Spend) -> bool:
    use = table.board.pieces[effect.piece].use
    return use is not None and effect.piece in table.players[seat].pieces and can(table, seat, use)


def _spend(table: Table, seat: int, effect: Spend, cause: str) -> None:
    use = table.board.pieces[effect.piece].use
    assert use is not None
    _put_back(table, seat, effect.piece, 1, effect.piece)
    begin(table, seat, use, effect.piece)


def _rewards(table: Table, seat: int, effect: Spend) -> Sequence[Effect]:
    use = table.board.pieces[effect.piece].use
    return () if use is None else rewards(table, seat, use)


def _nothing(table: Table, seat: int, effect: RequirementMet, cause: str) -> None:
    """The requirement has been met, and nothing follows from that by itself."""


VERBS: Verbs[Table] = Verbs()
VERBS[GainPiece] = Verb(_gain, can=_can_gain, in_part=True)
VERBS[PayPiece] = Verb(_pay, can=_can_pay)
VERBS[Spend] = Verb(_spend, can=_can_spend, rewards=_rewards)
VERBS[RequirementMet] = Verb(_nothing)
