"""Pieces that players keep: gaining and paying them, and using one at any time of the own turn.

What a piece is, how many of it each player has and what it is used for is content (`pieces.yaml`).
"""

from collections.abc import Sequence
from typing import Any

from gwt import common, dsl, kernel, memory_cache
from gwt.games.great_western.model import effects, events, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import bidding, cards

AT_ANY_TIME = "at-any-time"
"""The ruling that pieces can be used where nothing else is to be decided too."""


@dsl.verb("gain {amount:number} {piece}")
class GainPiece(effects.Plain):
    """Take pieces from the supply, as many as the player may still have."""

    reward_mode = dsl.RewardMode.WHOLLY
    scaled_fields = ("amount",)
    amount: dsl.Number
    piece: str


@dsl.verb("pay {amount:number} {piece}")
class PayPiece(effects.Plain):
    """Put pieces back to the supply."""

    as_cost = dsl.Cost("the pieces", only_for_reward=True)
    scaled_fields = ("amount",)
    amount: dsl.Number
    piece: str


@dsl.verb(narrow="spend {piece}")
class Spend(dsl.Effect):
    """Put one piece back for what it can be used for."""

    piece: str


@dsl.verb(narrow="'requirement met'")
class RequirementMet(dsl.Effect):
    """Lies below the parts of a requirement that is being met; until then no piece can be spent."""


def room_for_pieces(table: state.Table, seat: int, piece: str) -> int:
    """Returns the number of pieces that a player may still get; those on the network count too."""
    player = table.players[seat]
    placed = len(player.placed) if piece == table.board.network_piece else 0
    return table.board.pieces[piece].limit - player.pieces.count(piece) - placed


def pieces_in_supply(table: state.Table, piece: str) -> int:
    """Returns the number of pieces that can be gained; of a supply without an end, the most of a player."""
    kind = table.board.pieces[piece]
    if kind.on is not None and kind.on not in table.tiles.values():
        return 0
    return kind.limit if kind.supply is None else kind.supply - pieces_of_all(table, piece)


def pieces_of_all(table: state.Table, piece: str) -> int:
    """Returns the number of pieces that players have, on the network too."""
    placed = (
        sum(len(player.placed) for player in table.players) if piece == table.board.network_piece else 0
    )
    return placed + sum(player.pieces.count(piece) for player in table.players)


def _can_gain(table: state.Table, seat: int, effect: GainPiece) -> bool:
    return (
        kernel.as_number(table, seat, effect.amount) > 0
        and room_for_pieces(table, seat, effect.piece) > 0
        and pieces_in_supply(table, effect.piece) > 0
    )


def _gain(table: state.Table, seat: int, effect: GainPiece, cause: str) -> None:
    many = min(kernel.as_number(table, seat, effect.amount), room_for_pieces(table, seat, effect.piece))
    left = pieces_in_supply(table, effect.piece)
    gain_pieces(table, seat, effect.piece, min(many, left), cause)
    if many > left:
        table.emit(events.SupplyEnded, seat, cause, effect.piece)


def gain_pieces(table: state.Table, seat: int, piece: str, many: int, cause: str) -> None:
    if many > 0:
        table.players[seat].pieces += (piece,) * many
        table.emit(events.PiecesGained, seat, cause, piece, many)


def _can_pay(table: state.Table, seat: int, effect: PayPiece) -> bool:
    return kernel.as_number(table, seat, effect.amount) <= table.players[seat].pieces.count(effect.piece)


def _pay(table: state.Table, seat: int, effect: PayPiece, cause: str) -> None:
    put_back_pieces(table, seat, effect.piece, kernel.as_number(table, seat, effect.amount), cause)


def put_back_pieces(table: state.Table, seat: int, piece: str, many: int, cause: str) -> None:
    player = table.players[seat]
    left = list(player.pieces)
    for _ in range(many):
        left.remove(piece)
    player.pieces = tuple(left)
    if many:
        table.emit(events.PiecesPaid, seat, cause, piece, many)


# --- using a piece at any time -----------------------------------------------------------------------


_BEFORE_ALL_CHOOSE = frozenset({bidding.Bid, common.secret_choices.ChooseSecretly})
"""The tasks at which nothing can be used."""
_STACKS = ("cattle_stack", "objective_stack", "piles", "event_cards")
"""The fields of a table with what nobody knows."""
_MADE_UP = 4
"""The different cards in hand at a made-up table."""


def _is_barred(table: state.Table) -> bool:
    """Whether no piece can be used now.

    None is while the parts of a requirement are being met: it was offered because the hand could meet it.
    None is before the first turn either, nor while players choose secretly.
    """
    kinds = [type(effect) for _, effect, _ in table.agenda]
    return kinds[-1] in _BEFORE_ALL_CHOOSE or RequirementMet in kinds


def _in_force(table: state.Table) -> bool:
    """Whether pieces can be used where nothing else is to be decided: a ruling of packs that know it."""
    return AT_ANY_TIME in table.rules.rulings or AT_ANY_TIME not in table.board.rulings


def _asks(table: state.Table, seat: int, effect: dsl.Effect) -> bool:
    """Whether a player may be asked to use a piece before a task that leaves nothing to choose."""
    return _in_force(table) and not (type(effect) is effects.PlayObjectives and _is_asked_later(table))


def _is_asked_later(table: state.Table) -> bool:
    """Whether a decision follows on the last task, before which objective cards can still be played."""
    if len(table.agenda) < 2:
        return False
    seat, following, _ = table.agenda[-2]
    options = kernel.options_of(table, seat, following) if following in table.board.asked_before else ()
    return options is not kernel.DO_IT and bool(options)


def _place(table: state.Table, seat: int, name: str) -> Any:
    player = table.players[seat]
    return len(player.hand) if name == "hand size" else getattr(player, name)


def _lucky(before: state.Table, after: state.Table, seat: int) -> state.Table | None:
    """Puts all cards that could have been drawn into the hand, if a card is left there.

    None if more than cards of the player's own has come to light.
    """
    if any(getattr(before, stack) != getattr(after, stack) for stack in _STACKS):
        return None
    player, old = after.players[seat], before.players[seat]
    if not player.hand:
        return after
    drawn = len(old.draw_stack) - len(player.draw_stack)
    return _with_cards(after, seat, old.draw_stack if drawn > 0 else old.draw_stack + old.discard_pile)


def _with_cards(table: state.Table, seat: int, cards: list[str]) -> state.Table:
    best = table.copy()
    best.players[seat].hand += cards
    return best


def _tried(table: state.Table, seat: int, option: Spend, hand: int) -> int:
    """The most cards that a piece draws from a full stack; 0 if the hand is not as large as before."""
    rules = table.rules
    if rules.freely is None or not kernel.is_closed(rules, rules.freely, option):
        return 0
    trial, cards = table.copy(), table.board.starting_deck
    player = trial.players[seat]
    player.hand, player.draw_stack, player.discard_pile = [*dict.fromkeys(cards)][:hand], 2 * cards, []
    player.pieces, trial.agenda = (option.piece,), [(seat, dsl.DONE, "")]
    most = 0
    for after in kernel.outcomes(trial, rules.freely, seat, option):
        player_after = None if after is None else after.players[seat]
        if player_after is None or len(player_after.hand) != len(player.hand):
            return 0
        most = max(most, 2 * len(cards) - len(player_after.draw_stack))
    return most


@memory_cache.cached_per_object
def free_actions(board: Board) -> kernel.FreeActions | None:
    """Returns the uses of the pieces of a pack at any time; `None` if none of them has one."""
    usable = [(id, Spend(id), piece.use) for id, piece in board.pieces.items() if piece.use is not None]

    def spendable(table: state.Table, seat: int) -> Sequence[dsl.Effect]:
        """The pieces that a player can use at a decision of the own turn, each once."""
        pieces = table.players[seat].pieces
        if not pieces or seat != table.seat:
            return ()
        options = [option for id, option, use in usable if id in pieces and kernel.can(table, seat, use)]
        return () if not options or _is_barred(table) else options

    most_exchanged: dict[tuple[frozenset[str], dsl.Effect], int] = {}

    def exchanged(table: state.Table, seat: int, option: Spend) -> state.Table | None:
        """Puts all cards that a piece could draw into the hand, if the piece exchanges cards."""
        key = table.rules.rulings, option
        if key not in most_exchanged:
            most_exchanged[key] = min(_tried(table, seat, option, hand) for hand in (_MADE_UP, 0))
        most, player = most_exchanged[key], table.players[seat]
        if most == 0 or not player.hand:
            return table if most else None
        is_short = len(player.draw_stack) < most * player.pieces.count(option.piece)
        return _with_cards(table, seat, player.draw_stack + player.discard_pile * is_short)

    drawn = frozenset({"hand", "hand size", "draw_stack", "discard_pile", "pieces"})
    uses: dict[dsl.Effect, dsl.Effect] = {option: use for _, option, use in usable}
    if not uses:
        return None
    mark = RequirementMet()
    return kernel.FreeActions(
        Spend, spendable, mark, kernel.window_opens, _asks, uses, _place, drawn, exchanged, _lucky
    )


def _can_spend(table: state.Table, seat: int, effect: Spend) -> bool:
    use = table.board.pieces[effect.piece].use
    return use is not None and effect.piece in table.players[seat].pieces and kernel.can(table, seat, use)


def _spend(table: state.Table, seat: int, effect: Spend, cause: str) -> None:
    use = table.board.pieces[effect.piece].use
    assert use is not None
    put_back_pieces(table, seat, effect.piece, 1, effect.piece)
    again = _asked_again(table, cause) if _in_force(table) else None
    if again is not None:
        table.agenda.append((seat, again, cause))
    kernel.begin(table, seat, use, effect.piece)


def _asked_again(table: state.Table, cause: str) -> dsl.Effect | None:
    """Objective cards may be played, those just drawn too, where the step for it was the last one (p. 15).

    So they may at the end of the turn. Beside the actions of a tile they are offered anyway.
    """
    waiting = table.agenda[-1][1]
    if type(waiting) is cards.DrawTo and len(table.agenda) == 1:
        return effects.PlayObjectives()
    of_turn = cause == "turn" or cause in table.board.spaces
    return table.board.asked_before.get(waiting) if of_turn else None


def _rewards(table: state.Table, seat: int, effect: Spend) -> Sequence[dsl.Effect]:
    use = table.board.pieces[effect.piece].use
    return () if use is None else kernel.option_rewards(table, seat, use)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[GainPiece] = kernel.Verb(
    _gain, can=_can_gain, in_full=_can_gain, access=kernel.Access(changes=("pieces",))
)
VERBS[PayPiece] = kernel.Verb(
    _pay, can=_can_pay, access=kernel.Access(reads=("pieces",), changes=("pieces",))
)
VERBS[Spend] = kernel.Verb(
    _spend, can=_can_spend, rewards=_rewards, access=kernel.Access(changes=("pieces",))
)
VERBS[RequirementMet] = kernel.Verb(kernel.do_nothing)
