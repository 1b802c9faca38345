"""From which printed effect an option comes, for whoever counts or explains choices."""

import random

import pytest

import gwt
from gwt.games.great_western.verbs.location import Act

POSITION = """
players: 2
setup: first-game
bare trail: true
seat: 1
{start}
seats:
  - {{on: building-a, hand: [jersey, guernsey, dutch-belt, black-angus], money: 9}}
"""


def at(start: str) -> gwt.Game:
    return gwt.from_position(POSITION.format(start=start))


def origins(game: gwt.Game) -> dict[str, str]:
    return {str(one): str(game.origin(one)) for one in game.options}


def test_an_option_at_a_tile_comes_from_the_action_of_which_it_is_one_way():
    game = at("phase: arrived\ndo: use location")
    building = game.decision.effect
    assert isinstance(building, Act)

    comes_from = {option: game.origin(option) for option in game.options}

    assert {one for one in comes_from.values() if one} <= set(building.left)
    assert len({one for one in comes_from.values() if one}) > 1


def test_what_may_be_done_in_place_of_a_tile_comes_from_none_of_its_actions():
    assert at("phase: arrived\ndo: use location").origin("use dollar-auxiliary") is None


def test_done_comes_from_nothing():
    assert at("do: may gain $1").origin("done") is None


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("hire worker -2", "hire worker -2"),
        ("may discard up to 2 jersey", "discard up to 2 jersey"),
        ("repeat 3 times (gain $1 or draw 1)", "gain $1 or draw 1"),
        ("discard 1 jersey -> gain $2", "discard 1 jersey -> gain $2"),
    ],
)
def test_an_option_of_one_effect_comes_from_it_and_not_from_may_or_repeat(effect, expected):
    game = at(f"do: {effect}")

    assert set(origins(game).values()) - {"None"} == {expected}


def test_copies_and_games_that_go_back_know_it_too():
    game = gwt.new_game(2, seed=4)
    dice = random.Random(4)
    for _ in range(60):
        while not isinstance(game.decision.effect, Act):
            game.play(dice.choice(game.options))
        known = origins(game)
        assert origins(game.copy()) == known
        game.play(dice.choice(game.options))
        if game.can_undo:
            game.undo()
            assert origins(game) == known
            game.play(dice.choice(game.options))
        if game.over:
            break


def test_the_origin_of_what_is_no_option_is_refused():
    game = at("do: gain $1 or draw 1")

    with pytest.raises(gwt.IllegalChoice, match="'gain \\$2' is not an option now"):
        game.origin("gain $2")
