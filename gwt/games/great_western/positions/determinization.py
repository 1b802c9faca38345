"""Deals again what a seat cannot know.

Every seat is assumed to remember all that was done openly: the cards of every deck, and after a reshuffle
also which of them are in hand.
Unknown are the order of all stacks, which cards of a deck are in another seat's hand, and objective cards
that went unseen from their stack to a hand.

The deal depends only on what the seat knows and on the random generator: games that the seat cannot tell
apart are dealt alike, so that the deal reveals nothing about the true game.
"""

from gwt import common, kernel, memory_cache
from gwt.games.great_western.model.state import Player, Table
from gwt.games.great_western.verbs import drafting


def redeal_hidden(table: Table, seat: int) -> None:
    """Replaces what the seat cannot know by one of the deals that agree with all it knows.

    All such deals are equally likely; the random generator of the table decides.
    """
    table.piles = tuple(tuple(_shuffled(table, _sorted(pile))) for pile in table.piles)
    table.cattle_stack = tuple(_shuffled(table, _sorted(table.cattle_stack)))
    others = [player for other, player in enumerate(table.players) if other != seat]
    hands = drafting.unseen_packets(table, seat) if table.packets else ()
    packed = [card for holder in hands for card in table.packets[holder]]
    secret = [card for player in others for card in player.secret]
    unseen = _shuffled(table, sorted([*table.objective_stack, *secret, *packed]))
    if hands:
        table.packets = tuple(
            tuple(unseen.pop() for _ in packet) if holder in hands else packet
            for holder, packet in enumerate(table.packets)
        )
    for player in others:
        for card in player.secret:
            player.hand.remove(card)
        player.secret = tuple(unseen.pop() for _ in player.secret)
        _deal_hand(table, player)
        player.discard_pile.sort()
    table.objective_stack = tuple(unseen)
    for player in table.players:
        if player.turn_cards:
            player.turn_cards = _shuffled(table, sorted(player.turn_cards))
    if table.event_cards:
        table.event_cards = tuple(_shuffled(table, _sorted(table.event_cards)))
    onlooker = table.players[seat]
    onlooker.draw_stack = _shuffled(table, sorted(onlooker.draw_stack))
    if table.choices is not None:
        common.secret_choices.redeal_secret_choices(table, seat)


def _deal_hand(table: Table, player: Player) -> None:
    """Deals a hand: known cards stay, the others come from the draw stack."""
    unknown = list(player.hand)
    for card in player.shown:
        unknown.remove(card)
    cards = _shuffled(table, sorted(unknown + player.draw_stack))
    dealt, player.draw_stack = cards[: len(unknown)], cards[len(unknown) :]
    player.hand = [*player.shown, *player.secret, *dealt]


@memory_cache.bounded_cache(1024)
def _sorted(pile: tuple[str, ...]) -> tuple[str, ...]:
    """The sorted pile, cached because a pile is dealt many times before it changes."""
    return tuple(sorted(pile))


def _shuffled(table: Table, cards: list[str] | tuple[str, ...]) -> list[str]:
    shuffled = list(cards)
    kernel.shuffle_batched(table, shuffled)
    return shuffled
