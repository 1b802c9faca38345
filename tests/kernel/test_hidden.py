"""What a seat does not see is dealt anew, by nothing but what the fields say who sees them."""

from typing import Annotated

import pytest

from gwt.kernel.determinization import redeal_hidden
from gwt.kernel.events import Called
from gwt.kernel.moves import reshuffle_move
from gwt.kernel.rules import Rules
from gwt.kernel.shape import StatePart, Visibility
from gwt.kernel.state import State
from gwt.kernel.state_declaration import hidden, state

Card = Annotated[str, Called("card")]
Coin = Annotated[str, Called("coin")]


@state
class Player(StatePart):
    hand: list[Card] = hidden(Visibility.BY_OWNER)
    open: tuple[Card, ...] = ()
    laid: list[Card] = hidden(Visibility.BY_NOBODY, known=Visibility.BY_OWNER, factory=list)


@state(kw_only=True)
class Table(State):
    players: list[Player]
    deck: tuple[Card, ...] = hidden(Visibility.BY_NOBODY)
    bag: list[Coin] = hidden(Visibility.BY_NOBODY)


def table(rng: int) -> Table:
    seats = [Player(list("ab"), ("x",)), Player(list("cd")), Player(list("e"))]
    rules = Rules(verbs={}, counts={}, next_turn=lambda table: None, score=lambda table: ())
    return Table(rules=rules, players=seats, deck=tuple("fgh"), bag=["1", "2"], rng=rng)


def test_what_the_seat_sees_stays_and_the_numbers_of_all_else():
    for rng in range(30):
        dealt = table(rng)
        redeal_hidden(dealt, 0)

        own, *others = dealt.players
        assert (own.hand, own.open) == (["a", "b"], ("x",))
        assert [len(one.hand) for one in others] == [2, 1]
        assert type(dealt.deck) is tuple
        unseen = [*dealt.deck, *(card for one in others for card in one.hand)]
        assert sorted(unseen) == list("cdefgh")
        assert sorted(dealt.bag) == ["1", "2"]


def test_what_an_owner_knows_to_lie_in_a_pile_stays_there_in_any_order():
    orders, strange = set(), set()
    for rng in range(60):
        dealt = table(rng)
        dealt.players[0].laid, dealt.players[1].laid = list("mno"), list("pq")
        redeal_hidden(dealt, 0)
        orders.add(tuple(dealt.players[0].laid))
        strange |= set(dealt.players[1].laid)

    assert len(orders) == 6 and all(sorted(one) == list("mno") for one in orders)
    assert strange == set("cdefghpq")


def test_only_a_plain_pile_can_be_known_without_its_order():
    with pytest.raises(TypeError, match=r"Heap\.rows is known though hidden, and .* cannot be shuffled: "):

        @state
        class Heap(StatePart):
            rows: tuple[tuple[Card, ...], ...] = hidden(Visibility.BY_NOBODY, known=Visibility.BY_OWNER)


def test_every_place_may_get_every_thing():
    last = set()
    for rng in range(200):
        dealt = table(rng)
        redeal_hidden(dealt, 0)
        last.add((dealt.players[2].hand[0], dealt.deck[0]))

    assert {hand for hand, _ in last} == {deck for _, deck in last} == set("cdefgh")


def test_a_discard_pile_is_shuffled_below_what_is_left_of_the_stack():
    dealt = table(1)
    dealt.players[0].laid = list("uvwxyz")
    reshuffle_move((Player, "laid"), (Table, "deck"))(dealt, dealt.players[0], dealt)

    assert (dealt.players[0].laid, dealt.deck[-3:]) == ([], tuple("fgh"))
    assert sorted(dealt.deck[:-3]) == list("uvwxyz") != list(dealt.deck[:-3])
