"""A deck of events that belongs to nobody, in whole games: when it is turned up, saved, hidden and told."""

import json
import random
from collections import Counter
from itertools import pairwise

import pytest

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.games.great_western.model.events import EventCardsShuffled, EventTurned, TurnBegan
from gwt.kernel import Event
from gwt.research import Observer
from gwt.resources import data_root
from gwt.summary import Summary
from gwt.text import event_formatter
from tests.great_western.invariants import check_any_pack
from tests.law.places import MEANS
from tests.packs.small import loaded, written

RANGE = data_root() / "examples" / "packs" / "open-range"
SHORT = [{"id": f"ev-{name}", "name": name, "source": "own", "action": "gain $1"} for name in "abc"]


def deck(folder, cards=SHORT, **said):
    """A pack with a deck of three cards, changed as is said."""
    stated = {"source": "own", "each": "turn", "cards": list(cards)} | said
    adds = [f"events.{key}" for key in stated if key != "cards"] + [card["id"] for card in stated["cards"]]
    return written(folder, "own/deck", {"events": stated}, adds=adds)


def played(pack, players: int, seed: int = 1) -> tuple[gwt.Game, list[Event]]:
    game, dice = gwt.new_game(players=players, seed=seed, pack=pack), random.Random(seed)
    events = list(game.opening)
    while not game.over:
        events += game.play(dice.choice(game.options))
    return game, events


def turns_with_event(events: list[Event]) -> list[int]:
    """The turns at whose beginning a card is turned up."""
    followed = [one for one in events if not isinstance(one, EventCardsShuffled)]
    return [
        before.turn
        for before, one in pairwise(followed)
        if isinstance(one, EventTurned) and isinstance(before, TurnBegan)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_is_turned_up_before_the_first_turn_of_each_round(players):
    game, events = played(RANGE, players)

    rounds = list(range(1, game.state.turn + 1, players))
    assert turns_with_event(events) == rounds[:24]
    assert [one.seat for one in events if isinstance(one, EventTurned)] == [game.state.first] * 24


@pytest.mark.parametrize(("again", "turned"), [(False, [1, 2, 3]), (True, list(range(1, 13)))])
def test_a_card_is_turned_up_before_each_turn_as_long_as_there_are_any(again, turned, tmp_path):
    _, events = played(loaded(deck(tmp_path, again=again)), 3)

    assert turns_with_event(events)[:12] == turned
    assert any(isinstance(one, EventCardsShuffled) for one in events) is again


def test_every_card_is_turned_up_once_before_one_comes_again(tmp_path):
    _, events = played(loaded(deck(tmp_path, again=True)), 2)

    cards = [one.card for one in events if isinstance(one, EventTurned)]
    rounds = [tuple(cards[at : at + 3]) for at in range(0, len(cards) - 2, 3)]
    assert {frozenset(one) for one in rounds} == {frozenset(("ev-a", "ev-b", "ev-c"))}
    assert len(set(rounds)) > 1


@pytest.mark.parametrize("pack", [RANGE, MEANS["great-western-trail"]], ids=["range", "means"])
def test_a_game_is_saved_stated_and_taken_back(pack, tmp_path):
    game, dice = gwt.new_game(players=3, seed=4, pack=pack), random.Random(4)
    while not game.over:
        before, option = game.state.copy(), dice.choice(game.options)
        game.play(option)
        if dice.random() < 0.05:
            game.undo(even_reveals=True)
            assert game.state == before
            game.play(option)
        if dice.random() < 0.02 and not game.over:
            assert gwt.from_position(game.position(), pack=pack).state == game.state
    check_any_pack(game)
    game.save(tmp_path / "game.gwt")
    again = gwt.load_game(tmp_path / "game.gwt", pack=[pack])

    assert again.state == game.state


def test_the_order_of_the_deck_is_hidden_and_what_was_turned_up_is_known():
    game = gwt.new_game(players=2, seed=5, pack=RANGE)
    other = game.copy()
    other.state.event_cards = other.state.event_cards[::-1]
    observer = Observer(game)

    for seat in (0, 1):
        assert game.view(seat).json() == other.view(seat).json()
        assert game.picture(seat).svg() == other.picture(seat).svg()
        assert observer.sparse(game, seat) == observer.sparse(other, seat)
        assert game.determinize(seat, 9).state.event_cards == other.determinize(seat, 9).state.event_cards
    shown = json.loads(game.public_view().json())
    assert shown["event cards"] == {"count": 23} and shown["turned events"] == [*game.state.turned_events]
    assert len({game.determinize(0, seed).state.event_cards[-1] for seed in range(60)}) == 8
    assert "event_cards.length" in observer.labels


def test_packs_without_a_deck_show_none():
    """Their views and observations are as if there were no such thing."""
    game = gwt.new_game(players=2, seed=1)

    assert not any("event" in key for key in json.loads(game.view(0).json()))
    for layout in ("names", "compact"):
        assert not any("event" in one or "TurnUpEvent" in one for one in Observer(game, layout).labels)


@pytest.mark.parametrize(
    ("language", "turned", "alternative"),
    [
        ("en", "You turned up the event card “", "(23 in the stack)."),
        ("nl", "Je draaide de gebeurteniskaart “", "(23 in de stapel)."),
        ("it", "Hai girato la carta evento “", "(23 nella pila)."),
    ],
)
def test_events_are_told_and_shown_in_every_language(language, turned, alternative):
    game = gwt.new_game(players=2, seed=5, pack=RANGE, first=0)
    (event,) = [one for one in game.opening if isinstance(one, EventTurned)]
    said = Summary.of(game.view(0), event_formatter(game.pack, language)).text(100)

    assert game.sentence(event, 0, language).startswith(turned)
    assert alternative in game.picture(0, language).svg()
    assert event.card in said and alternative.rpartition("(")[2][:4] in said


def test_a_card_can_be_tried():
    position = gwt.new_game(pack=RANGE).kind.play.tryout_position(
        gwt.new_game(pack=RANGE).state.board, "ev-bank", False
    )
    game = gwt.from_position(json.dumps(position), pack=RANGE)

    assert game.state.turned_events == ("ev-bank",) and game.seat == 0
    assert any(str(option).startswith("move cattleman") for option in game.options)


def test_a_seat_that_nobody_plays_has_events_too():
    _, events = played(loaded(RANGE, data_root() / "content" / "great_western" / "garth"), 2)

    turned = Counter(one.seat for one in events if isinstance(one, EventTurned))
    assert sum(turned.values()) == 24


CARD = {"id": "ev-a", "name": "A", "source": "own"}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"cards": []}, "a deck of events has cards"),
        ({"cards": [CARD]}, "'ev-a' does nothing"),
        ({"each": "never"}, "expected one of"),
        ({"each": ""}, "the cards are never turned up"),
        ({"cards": [CARD | {"action": "gain $1", "copies": 0}]}, "expected at least 1 copy, found 0"),
        ({"cards": [CARD | {"action": "gain $1", "copies": 9000}]}, "a deck has at most 6000 cards"),
        ({"cards": [CARD | {"action": "turn up event"}]}, "'turn up event' stands in no event"),
        ({"last": "turn up event"}, "'turn up event' stands in no event"),
        ({"cards": [CARD | {"action": "move cattleman 1"}]}, "'move cattleman 1' cannot be an event"),
        ({"cards": [CARD | {"action": "pay $1 -> draw 1"}]}, "'pay $1' cannot be an event"),
        (
            {"cards": [CARD | {"triggers": ["when any player delivers (turn up event)"]}]},
            "every player has this trigger",
        ),
        ({"cards": [CARD | {"triggers": ["when you pass here (gain $1)"]}]}, "'pass here' is about a tile"),
        ({"cards": [CARD | {"triggers": ["gain $1"]}]}, "'gain $1' is not a trigger"),
        ({"cards": [CARD | {"action": "return to start"}]}, "'return to start' cannot be an event"),
    ],
)
def test_a_deck_that_could_not_be_played_is_refused(changes, said, tmp_path):
    told = pack_problems(deck(tmp_path, **changes))

    assert [one.message for one in told if one.message.startswith(said)], [one.message for one in told]


def test_a_card_is_turned_up_only_where_there_is_a_deck(tmp_path):
    changed = {"trail": {"triggers": ["when you deliver (turn up event)"]}}
    told = pack_problems(written(tmp_path, "own/bare", changed, adds=["trail.triggers"]))

    assert [one.message for one in told] == [
        "'turn up event' needs a deck of events, and this pack has none"
    ]
    with pytest.raises(gwt.ContentError, match="needs a deck of events, and this pack has none"):
        gwt.from_position("players: 2\nseat: 1\ndo: may turn up event\n")
