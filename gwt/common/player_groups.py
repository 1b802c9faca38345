"""The verbs for what some players do, in a game in which the seats take turns.

The seats concerned do the effect one after the other, in turn order from the acting one; each chooses for
itself. Then the turn of the acting seat goes on.
"""

from collections.abc import Sequence

from gwt import dsl, kernel
from gwt.common import effects, that_player, turns

OTHER, NEXT = "each other player", "next player"


@dsl.verb("every player ({effect})")
class EveryPlayer(effects.ByPlayers):
    """Every player does the effect: the acting one first, then the others in turn order."""

    reward_mode = dsl.RewardMode.WHOLLY


@dsl.verb("{who:'each player with'|'each other player with'|'next player with'} {need} ({effect})")
class PlayersWith(effects.ByPlayers):
    """Players of whom something holds do the effect: all, all but the acting one, or the next of them."""

    reward_mode = dsl.RewardMode.WHOLLY
    who: str
    need: dsl.Need


@dsl.verb("{who:'each other player'|'next player'} ({effect})")
class OtherPlayers(effects.ByPlayers):
    """The others do the effect, in turn order, or only the next of them."""

    reward_mode = dsl.RewardMode.WHOLLY
    who: str


@dsl.verb("another player ({effect})", narrow="player {number:NUMBER} ({effect})")
class AnotherPlayer(effects.ByPlayers):
    """A player of the acting one's choice does the effect; `number` is the seat, from 1."""

    number: int | None = None


def has_needed(table: turns.Turns, seat: int, need: dsl.Need) -> bool:
    """Whether a seat has as much as is needed."""
    return kernel.count_for(table, seat, need.count) >= need.number


def affected_seats(table: turns.Turns, seat: int, effect: effects.ByPlayers) -> Sequence[int]:
    """Returns the seats that do an effect, in the order in which they do it."""
    order: Sequence[int] = turns.seats_in_turn_order(table, seat)
    match effect:
        case EveryPlayer():
            return order
        case PlayersWith(_, who, need):
            others = order if who.startswith("each player") else order[1:]
            order = [other for other in others if has_needed(table, other, need)]
            return order[:1] if who.startswith(NEXT) else order
        case OtherPlayers(_, who):
            return order[1:2] if who == NEXT else order[1:]
    assert isinstance(effect, AnotherPlayer), f"'{effect}' concerns nobody"
    return order[1:] if effect.number is None else [other for other in order if other == effect.number - 1]


def _can(table: turns.Turns, seat: int, effect: effects.ByPlayers) -> bool:
    return any(kernel.can(table, doer, effect.effect) for doer in affected_seats(table, seat, effect))


def _do(table: turns.Turns, seat: int, effect: effects.ByPlayers, cause: str) -> None:
    if isinstance(effect, AnotherPlayer) and effect.number is not None:
        that_player.player_chosen(table, seat, effect.number)
    # The agenda is a stack, so the seat that comes first is put there last.
    for doer in reversed(affected_seats(table, seat, effect)):
        table.agenda.append((doer, effect.effect, cause))


def _options(table: turns.Turns, seat: int, effect: AnotherPlayer) -> kernel.Options:
    if effect.number is not None:
        return kernel.DO_IT
    return [
        AnotherPlayer(effect.effect, doer + 1)
        for doer in affected_seats(table, seat, effect)
        if kernel.can(table, doer, effect.effect)
    ]


VERBS: kernel.Verbs[turns.Turns] = kernel.Verbs()
VERBS[EveryPlayer] = kernel.Verb(_do, can=_can, in_full=_can)
VERBS[OtherPlayers] = kernel.Verb(_do, can=_can, in_full=_can)
VERBS[PlayersWith] = kernel.Verb(_do, can=_can, in_full=_can)
VERBS[AnotherPlayer] = kernel.Verb(_do, _options, can=_can)
