"""A draft of objective cards before the first turn.

Every seat is dealt a packet, takes a card of it to the hand and passes the rest to the next seat, until it
has taken as many as it may. All take at once; each card is known to all once it has been taken, what is
in a packet to those who have held it, and what is left at the end to all.
"""

from gwt import common, dsl, kernel
from gwt.games.great_western.model import effects, events, moves, opponents, state

MOST_DRAFTED = 9
"""The most objective cards that a player is dealt for a draft."""


@dsl.verb("draft {picks} of {dealt} objective(s)")
class Draft(dsl.Effect):
    """Every player is dealt `dealt` objective cards and drafts `picks` of them and of those of others."""

    as_cost = None
    reveals = True
    picks: int
    dealt: int


@dsl.verb(narrow=("draft from packet", "draft {objective}"))
class DraftCard(effects.Plain):
    """Take an objective card from the packet that one holds."""

    objective: str = ""


@dsl.verb(narrow="pass packets for {left}")
class PassPackets(dsl.Effect):
    """Pass the packets on, with `left` cards still to be taken from each."""

    reveals = True
    left: int


def _drafters(table: state.Table) -> list[int]:
    """The seats that take part, in the order in which packets are passed; nobody drafts for the others."""
    return [seat for seat in table.turn_order() if opponents.role_of_seat(table, seat).played]


def _draft(table: state.Table, seat: int, effect: Draft, cause: str) -> None:
    order, stack = _drafters(table), table.objective_stack
    dealt = min(effect.dealt, len(stack) // len(order))
    packets: list[tuple[str, ...]] = [()] * len(table.players)
    for drafter in order:
        packets[drafter], stack = stack[len(stack) - dealt :], stack[: len(stack) - dealt]
    table.objective_stack, table.packets, table.passed = stack, tuple(packets), 0
    table.reveals += 1
    _take(table, seat, min(effect.picks, dealt), cause)


def _take(table: state.Table, seat: int, left: int, cause: str) -> None:
    """Has every seat take a card, if there are some left to be taken; the rest leaves the game."""
    if left:
        kernel.push(
            table, seat, (common.secret_choices.EachSecretly(DraftCard()), PassPackets(left - 1)), cause
        )
        return
    rest = tuple(card for packet in table.packets for card in packet)
    table.box, table.packets, table.passed = table.box + rest, (), 0
    table.emit(events.PacketsLeft, seat, cause, rest)


def _pass(table: state.Table, seat: int, effect: PassPackets, cause: str) -> None:
    if effect.left:
        order = _drafters(table)
        packets = dict(zip((*order[1:], order[0]), (table.packets[giver] for giver in order), strict=True))
        table.packets = tuple(packets.get(drafter, ()) for drafter in range(len(table.players)))
        table.passed += 1
        table.emit(events.PacketsPassed, seat, cause)
    table.reveals += 1
    _take(table, seat, effect.left, cause)


def _cards(table: state.Table, seat: int, effect: DraftCard) -> kernel.Options:
    if effect.objective:
        return kernel.DO_IT
    return [DraftCard(card) for card in dict.fromkeys(_packet(table, seat))]


def _can(table: state.Table, seat: int, effect: DraftCard) -> bool:
    packet = _packet(table, seat)
    return effect.objective in packet if effect.objective else bool(packet)


def _packet(table: state.Table, seat: int) -> tuple[str, ...]:
    return table.packets[seat] if table.packets else ()


def _gain(table: state.Table, seat: int, effect: DraftCard, cause: str) -> None:
    moves.take_drafted(table, (effect.objective,), table, table.players[seat], seat)
    table.emit(events.ObjectiveGained, seat, cause, effect.objective, True, False)


def unseen_packets(table: state.Table, seat: int) -> list[int]:
    """Returns the seats whose packet a seat has not held, so that it does not know the cards."""
    if not table.packets:
        return []
    order = _drafters(table)
    position = order.index(seat) if seat in order else 0
    return [drafter for at, drafter in enumerate(order) if (at - position) % len(order) > table.passed]


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[Draft] = kernel.Verb(_draft)
VERBS[DraftCard] = kernel.Verb(_gain, _cards, can=_can)
VERBS[PassPackets] = kernel.Verb(_pass)
