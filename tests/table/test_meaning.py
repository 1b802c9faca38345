"""What an option means, as the page shows it: it stands in the picture, and what is foretold happens."""

import json
import random
import re
from collections.abc import Iterator

import pytest

import gwt
from gwt.spec import picture_spec
from gwt.spec.registry import GAMES
from gwt.table.match.decision_details import describe_decision, describe_outcome
from gwt.table.match.moment_messages import view_of
from gwt.table.match.rendered_moment import render_moment

LENGTH = 60
GAMES_AND_SEEDS = [(game, seed) for game, seed in zip(GAMES, (3, 8), strict=False)]


def evenings(game: str, seed: int) -> Iterator[gwt.Game]:
    """The decisions of a game in which the dice choose, with the game as it stands at each."""
    played, dice = gwt.new_game(2, seed=seed, game=game), random.Random(seed)
    for _ in range(LENGTH):
        yield played
        played.play(dice.choice(played.options))


def parts_of(game: gwt.Game) -> set[str]:
    """The names of all parts that the picture of the seat to choose marks."""
    return set(re.findall('"data-part":"(.*?)"', drawn(game, game.seat, "en")))


def drawn(game: gwt.Game, seat: int | None, language: str) -> str:
    """The film of a game as a seat sees it, as it is sent."""
    return render_moment(view_of(game, seat), language).json()


@pytest.mark.parametrize(("name", "seed"), GAMES_AND_SEEDS)
def test_what_an_option_is_about_stands_in_the_picture(name, seed):
    """Of every fifth decision; `done`, and actions with their choice still to come, name nothing."""
    lost = set[str]()
    for at, game in enumerate(evenings(name, seed)):
        if at % 5:
            continue
        marked = parts_of(game)
        for option in describe_decision(game, "en")["options"]:
            if option["targets"] and not marked.intersection(option["targets"]):
                lost.add(f"{option['text']}: {option['targets']}")
            assert marked.issuperset(option["way"]), option

    assert lost == set()


@pytest.mark.parametrize(("name", "seed"), GAMES_AND_SEEDS)
def test_what_is_foretold_of_an_option_happens(name, seed):
    """What follows may be more, as soon as something hidden becomes known."""
    for game in evenings(name, seed):
        speaker, seat = gwt.text.event_formatter(game.pack, "en"), game.seat
        for option in game.options[:2]:
            foretold, played = describe_outcome(game, option, "en"), game.copy()
            standing = game.view(seat).state
            told = [
                picture_spec.with_printed_names(game.pack, standing, one) for one in played.play(option)
            ]
            happened = [deed for one in told if (deed := speaker.event_phrase(one, seat))]

            assert happened[: len(foretold["deeds"])] == foretold["deeds"], str(option)
            if foretold["end"] == "decision":
                assert (played.seat, len(played.options) > 0) == (seat, True)
                assert foretold["next"]["name"] == speaker.name_of(played.decision.cause)


@pytest.mark.parametrize(
    ("language", "ride", "place"),
    [("en", "Ride to 9a.", "space A1"), ("nl", "naar 9a.", "plek A1"), ("it", "fino a 9a.", "spazio A1")],
)
def test_spaces_are_called_by_what_is_printed_there(language, ride, place):
    """By the tile on them, and a free one by the letter of the tile before it and a number."""
    game = gwt.from_position("""
players: 2
setup: first-game
bare trail: true
seat: 1
tiles: {neutral-a: building-a, a-2: 9a}
owners: {a-2: 2}
seats: [{at: neutral-a, money: 30}, {}]
""")
    standing = game.view(0).state
    speaker = gwt.text.event_formatter(game.pack, language)

    def said(source: str) -> str:
        return speaker.sentence(
            picture_spec.with_printed_names(game.pack, standing, game.pack.parser.effect(source))
        )

    assert ride in said("move cattleman via a-2")
    assert place in said("place 1a on a-1 for $2")
    # What is placed where a tile lies is not placed on itself.
    assert "9a" in said("place 1a on a-2 for $2")


def test_an_action_that_is_impossible_says_what_is_lacking():
    game = gwt.from_position("""
players: 2
setup: first-game
bare trail: true
seat: 1
phase: arrived
do: use location
seats:
  - {on: building-a, hand: [jersey], money: 9}
""")

    first, *others = describe_decision(game, "en")["actions"]

    assert first["options"] == []
    assert "discard" in first["reason"] and "Guernsey" in first["reason"]
    assert "gain" not in first["reason"]
    assert [one["reason"] for one in others] == ["", ""]
    assert [game.options[at] for one in others for at in one["options"]] == [*game.options[:2]]


def test_what_a_seat_has_too_little_of_is_said_with_how_much():
    """A worker costs 6 dollars there, and 2 more by the second action."""
    game = gwt.new_game(2, seed=7, first=0)
    game.play("move cattleman via neutral-a")

    _, hire, hire_for_more = describe_decision(game, "en")["actions"]

    assert hire["reason"] == ""
    assert hire_for_more["reason"] == "Not possible now; lacking: $ 2"


def test_a_ride_says_its_way_and_its_fees():
    game = gwt.from_position("""
players: 2
setup: first-game
bare trail: true
tiles: {flood-1: flood-green-3}
seat: 1
seats:
  - {at: neutral-a, money: 6}
""")

    rides = {one["text"]: one for one in describe_decision(game, "en")["options"]}
    paid = next(one for text, one in rides.items() if text.startswith("move cattleman via flood-1,"))
    free = rides["move cattleman via neutral-b"]

    assert paid["way"][0] == "flood-1"
    assert paid["targets"][0] == paid["text"].rpartition(", ")[2]
    assert paid["price"] > 0
    assert (free["way"], free["price"]) == ([], None)


def test_an_unknown_option_is_refused():
    with pytest.raises(gwt.IllegalChoice):
        describe_outcome(gwt.new_game(2), "gain $100", "en")


@pytest.mark.parametrize("language", ["nl", "it"])
def test_a_film_speaks_the_language_of_its_reader(language):
    game = gwt.new_game(2, seed=3)
    english, other = (json.loads(drawn(game, 0, one)) for one in ("en", language))

    assert [one["id"] for one in english["panels"]] == [one["id"] for one in other["panels"]]
    assert [one["name"] for one in english["panels"]] != [one["name"] for one in other["panels"]]
    assert english["lines"] != other["lines"]


def test_a_film_holds_the_hand_of_its_reader_alone():
    """The cards that a seat holds are marked in its own picture, and in no other."""
    game = gwt.new_game(2, seed=3)
    held = {f"hand {card}" for card in game.view(0).data["seats"][0]["hand"]}

    for seat in (0, 1, None):
        text = drawn(game, seat, "en")
        assert {one for one in held if f'"{one}"' in text} == (
            held if seat == 0 else held & other_hand(game, seat)
        )


def other_hand(game: gwt.Game, seat: int | None) -> set[str]:
    if seat is None:
        return set()
    return {f"hand {card}" for card in game.view(seat).data["seats"][seat]["hand"]}


def test_what_is_still_to_be_done_at_the_end_of_the_trail_is_told():
    game = gwt.from_position("""
players: 2
setup: first-game
bare trail: true
seat: 1
phase: arrived
do: use location
seats:
  - {at: kansas-city, hand: [jersey, guernsey], money: 9}
""")

    decision = describe_decision(game, "en")
    steps = decision["steps"]

    assert [one["effect"] for one in decision["later"]] == ["foresight 2", "foresight 3"]
    assert not any("foresight" in one for one in steps[:2])
    assert any("breeding value" in one for one in steps) and any("Deliver" in one for one in steps)
    assert not any("objective" in one for one in steps)
