"""What a seat cannot know, dealt anew.

Everybody is taken to have watched all that was done openly and to remember it: the cards of every
deck, and after a reshuffle also which of them are in hand.
Unknown are the order of all stacks, the share of a draw stack that is in another's hand, and
objective cards that went unseen from their stack to a hand.

What is dealt follows from what the seat knows and the generator alone: worlds that it cannot tell apart
are dealt alike, so that a guess says nothing of the world of which it was made.
"""

from gwt.games.great_western.state import Player, Table
from gwt.kernel.rng import shuffle_at_once
from gwt.memories import remembered


def deal_anew(table: Table, seat: int) -> None:
    """Changes what the seat cannot know to something that agrees with all it knows, all such states
    being equally likely; the random generator of the table decides."""
    table.piles = tuple(tuple(_shuffled(table, _sorted(pile))) for pile in table.piles)
    table.cattle_stack = tuple(_shuffled(table, _sorted(table.cattle_stack)))
    others = [player for other, player in enumerate(table.players) if other != seat]
    unseen = _shuffled(table, sorted([*table.objective_stack, *(c for p in others for c in p.secret)]))
    for player in others:
        for card in player.secret:
            player.hand.remove(card)
        player.secret = tuple(unseen.pop() for _ in player.secret)
        _deal_hand(table, player)
        player.discard_pile.sort()
    table.objective_stack = tuple(unseen)
    own = table.players[seat]
    own.draw_stack = _shuffled(table, sorted(own.draw_stack))


def _deal_hand(table: Table, player: Player) -> None:
    """The known cards stay in hand, the others come from the draw stack."""
    unknown = list(player.hand)
    for card in player.shown:
        unknown.remove(card)
    cards = _shuffled(table, sorted(unknown + player.draw_stack))
    dealt, player.draw_stack = cards[: len(unknown)], cards[len(unknown) :]
    player.hand = [*player.shown, *player.secret, *dealt]


@remembered(1024)
def _sorted(pile: tuple[str, ...]) -> tuple[str, ...]:
    """A pile is dealt anew again and again before anything is taken from it."""
    return tuple(sorted(pile))


def _shuffled(table: Table, cards: list[str] | tuple[str, ...]) -> list[str]:
    shuffled = list(cards)
    shuffle_at_once(table, shuffled)
    return shuffled
