"""Pieces that players keep: gaining and paying them, and using one at any time of the own turn.

What a piece is, how many of it each player has and what it is used for is content (`pieces.yaml`).
"""

from collections.abc import Sequence
from typing import ClassVar

from gwt.common import secretly
from gwt.dsl import Effect, Number, Taken, verb, walk_effect
from gwt.games.great_western.table.board import Board
from gwt.games.great_western.table.effects import Plain, PlayObjectives
from gwt.games.great_western.table.events import PiecesGained, PiecesPaid
from gwt.games.great_western.table.state import Table
from gwt.games.great_western.verbs.bidding import Bid
from gwt.games.great_western.verbs.cards import Draw, DrawTo
from gwt.kernel import (
    DO_IT,
    Freely,
    State,
    Verb,
    Verbs,
    as_number,
    begin,
    can,
    look_ahead,
    options_of,
    rewards,
)

AT_ANY_TIME = "at-any-time"
"""The ruling that pieces can be used where nothing else is to be decided too."""


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
    """Returns the number of pieces that a player may still get; those on the network count too."""
    player = table.players[seat]
    placed = len(player.placed) if piece == table.board.network_piece else 0
    return table.board.pieces[piece].limit - player.pieces.count(piece) - placed


def _can_gain(table: Table, seat: int, effect: GainPiece) -> bool:
    return as_number(table, seat, effect.amount) > 0 and _room(table, seat, effect.piece) > 0


def _gain(table: Table, seat: int, effect: GainPiece, cause: str) -> None:
    many = min(as_number(table, seat, effect.amount), _room(table, seat, effect.piece))
    if many > 0:
        table.players[seat].pieces += (effect.piece,) * many
        table.tell(PiecesGained, seat, cause, effect.piece, many)


def _can_pay(table: Table, seat: int, effect: PayPiece) -> bool:
    return as_number(table, seat, effect.amount) <= table.players[seat].pieces.count(effect.piece)


def _pay(table: Table, seat: int, effect: PayPiece, cause: str) -> None:
    _put_back(table, seat, effect.piece, as_number(table, seat, effect.amount), cause)


def _put_back(table: Table, seat: int, piece: str, many: int, cause: str) -> None:
    player = table.players[seat]
    left = list(player.pieces)
    for _ in range(many):
        left.remove(piece)
    player.pieces = tuple(left)
    if many:
        table.tell(PiecesPaid, seat, cause, piece, many)


# --- using a piece at any time -----------------------------------------------------------------------


_BEFORE_ALL_CHOOSE = frozenset({Bid, secretly.ChooseSecretly})
"""The tasks at which nothing can be used."""


def _spendable(table: Table, seat: int) -> Sequence[Spend]:
    """The pieces that a player can use at a decision of the own turn, each once.

    None while the parts of a requirement are being met: it was offered because the hand could meet it.
    None before the first turn either, nor while players choose secretly.
    """
    pieces = table.players[seat].pieces
    if not pieces or seat != table.seat or type(table.agenda[-1][1]) in _BEFORE_ALL_CHOOSE:
        return ()
    if any(type(effect) is RequirementMet for _, effect, _ in table.agenda):
        return ()
    options = map(Spend, dict.fromkeys(pieces))
    return [option for option in options if _can_spend(table, seat, option)]


def _in_force(table: Table) -> bool:
    """Whether pieces can be used where nothing else is to be decided: a ruling of packs that know it."""
    return AT_ANY_TIME in table.rules.rulings or AT_ANY_TIME not in table.board.rulings


def _could(table: Table, seat: int, effect: Effect) -> bool:
    """Whether using a piece could change what follows from a task that leaves nothing to choose.

    What a piece draws is exchanged for other cards, so it does nothing for an empty hand.
    """
    player = table.players[seat]
    if not (player.pieces and player.hand and _in_force(table)):
        return False
    if type(effect) is DrawTo:
        return bool(_spendable(table, seat))
    if type(effect) is PlayObjectives and _is_asked_later(table):
        return False
    return any(_could_help(table, seat, option.piece, effect) for option in _spendable(table, seat))


def _is_asked_later(table: Table) -> bool:
    """Whether a decision follows on the last task, before which objective cards can still be played."""
    if len(table.agenda) < 2:
        return False
    seat, following, _ = table.agenda[-2]
    options = options_of(table, seat, following) if following in table.board.asked_before else ()
    return options is not DO_IT and bool(options)


def _could_help(table: Table, seat: int, piece: str, effect: Effect) -> bool:
    """Whether an effect without options could have some once a piece has been used.

    What it draws is unknown, so it may be any card that can be drawn; otherwise all ways are tried.
    """
    use = table.board.pieces[piece].use
    draws = (
        [node for node in walk_effect(use) if isinstance(node, Draw | DrawTo)] if use is not None else []
    )
    if not draws:
        return _leads_to_options(table, Spend(piece), effect, len(table.agenda))
    hoped = table.copy()
    player = hoped.players[seat]
    player.hand += player.draw_stack
    if len(player.draw_stack) < _most(table, seat, draws) * player.pieces.count(piece):
        player.hand += player.discard_pile
    return bool(options_of(hoped, seat, effect))


def _most(table: Table, seat: int, draws: Sequence[Draw | DrawTo]) -> int:
    """The most cards that are drawn."""
    amounts = [
        draw.limit if isinstance(draw, DrawTo) else getattr(draw.amount, "most", draw.amount)
        for draw in draws
    ]
    return sum(as_number(table, seat, amount) for amount in amounts)


def _leads_to_options(table: State, option: Effect, effect: Effect, enough: int) -> bool:
    """Whether a choice, or further ones of its own, lead to where an effect that lies below has options."""
    ahead = look_ahead(table, option, enough)
    seat, waiting, _ = ahead.state.agenda[-1]
    if len(ahead.state.agenda) <= enough or not ahead.options:
        return waiting is not effect or bool(options_of(ahead.state, seat, effect))
    return any(_leads_to_options(ahead.state, one, effect, enough) for one in ahead.options)


def freely(board: Board) -> Freely | None:
    """Returns the uses of the pieces of a pack at any time; `None` if none of them has one."""
    if all(piece.use is None for piece in board.pieces.values()):
        return None
    return Freely(Spend, _spendable, RequirementMet(), _could, (DrawTo,))


def _can_spend(table: Table, seat: int, effect: Spend) -> bool:
    use = table.board.pieces[effect.piece].use
    return use is not None and effect.piece in table.players[seat].pieces and can(table, seat, use)


def _spend(table: Table, seat: int, effect: Spend, cause: str) -> None:
    use = table.board.pieces[effect.piece].use
    assert use is not None
    _put_back(table, seat, effect.piece, 1, effect.piece)
    again = _asked_again(table, cause) if _in_force(table) else None
    if again is not None:
        table.agenda.append((seat, again, cause))
    begin(table, seat, use, effect.piece)


def _asked_again(table: Table, cause: str) -> Effect | None:
    """Objective cards may be played, those just drawn too, where the step for it was the last one (p. 15).

    So they may at the end of the turn. Beside the actions of a tile they are offered anyway.
    """
    waiting = table.agenda[-1][1]
    if type(waiting) is DrawTo and len(table.agenda) == 1:
        return PlayObjectives()
    of_turn = cause == "turn" or cause in table.board.spaces
    return table.board.asked_before.get(waiting) if of_turn else None


def _rewards(table: Table, seat: int, effect: Spend) -> Sequence[Effect]:
    use = table.board.pieces[effect.piece].use
    return () if use is None else rewards(table, seat, use)


def _nothing(table: Table, seat: int, effect: RequirementMet, cause: str) -> None:
    """Does nothing: the requirement has been met, and nothing follows from that by itself."""


VERBS: Verbs[Table] = Verbs()
VERBS[GainPiece] = Verb(_gain, can=_can_gain, in_part=True)
VERBS[PayPiece] = Verb(_pay, can=_can_pay)
VERBS[Spend] = Verb(_spend, can=_can_spend, rewards=_rewards)
VERBS[RequirementMet] = Verb(_nothing)
