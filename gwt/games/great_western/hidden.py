"""What a seat cannot know, dealt anew.

Everybody is taken to have watched all that was done openly and to remember it: the cards of every
deck, and after a reshuffle also which of them are in hand.
Unknown are the order of all stacks, the share of a draw stack that is in another's hand, and
objective cards that went unseen from their stack to a hand.
"""

from gwt.games.great_western.state import Player, Table
from gwt.kernel.rng import shuffle_at_once


def deal_anew(table: Table, seat: int) -> None:
    """Changes what the seat cannot know to something that agrees with all it knows, all such states
    being equally likely; the random generator of the table decides."""
    table.piles = tuple(tuple(_shuffled(table, pile)) for pile in table.piles)
    table.cattle_stack = tuple(_shuffled(table, table.cattle_stack))
    others = [player for other, player in enumerate(table.players) if other != seat]
    unseen = _shuffled(table, [*table.objective_stack, *(c for p in others for c in p.secret)])
    for player in others:
        for card in player.secret:
            player.hand.remove(card)
        player.secret = tuple(unseen.pop() for _ in player.secret)
        _deal_hand(table, player)
    table.objective_stack = tuple(unseen)
    own = table.players[seat]
    own.draw_stack = _shuffled(table, own.draw_stack)


def _deal_hand(table: Table, player: Player) -> None:
    """The known cards stay in hand, the others come from the draw stack."""
    unknown = list(player.hand)
    for card in player.shown:
        unknown.remove(card)
    cards = _shuffled(table, unknown + player.draw_stack)
    dealt, player.draw_stack = cards[: len(unknown)], cards[len(unknown) :]
    player.hand = [*player.shown, *player.secret, *dealt]


def _shuffled(table: Table, cards: list[str] | tuple[str, ...]) -> list[str]:
    shuffled = list(cards)
    shuffle_at_once(table, shuffled)
    return shuffled
