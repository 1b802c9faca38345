"""Packs that compare players and have others act: without problems, tested and playable."""

import random

import pytest

import gwt
from gwt.authoring import tryout
from gwt.authoring.pack_check import pack_problems
from gwt.text import languages
from tests.packs.small import loaded
from tests.packs.test_examples import WISHES
from tests.sampling import sample

pytestmark = pytest.mark.in_turn


@pytest.mark.parametrize("name", sample(sorted(WISHES), 4))
def test_a_wish_has_no_problems(name):
    assert [one for one in pack_problems(WISHES[name]) if one.code != "no-name"] == []


OPENINGS = {"auction", "drafted", "first-masters", "sealed-bids"}
"""The packs that have something done before the first turn, of which a game has one."""


@pytest.mark.parametrize(
    "players, opening", [(2, "sealed-bids"), (3, "drafted"), (4, "auction"), (2, "first-masters")]
)
def test_random_games_with_all_wishes_end(players, opening):
    pack = loaded(*(folder for name, folder in WISHES.items() if name not in OPENINGS - {opening}))
    game, rng = gwt.new_game(players=players, seed=players, pack=pack), random.Random(players)
    while not game.over:
        for option in game.options:
            assert pack.parser.effect(str(option)) == option
        game.play(rng.choice(game.options))

    assert len(game.scores) == players
    assert set(languages(pack)) == {"en", "it", "nl"}


@pytest.mark.parametrize("name", ["caravan", "hard-times", "milestones"])
def test_a_tile_that_is_tried_has_what_its_actions_need(name):
    pack = loaded(WISHES[name])
    for building in pack.entries.buildings.private:
        if building.id in pack.layers[-1].manifest.adds:
            offered = tryout(building.id, pack=WISHES[name]).options
            begun = [text for option in offered for text in (str(option), str(option).split(" -> ")[0])]
            assert all(str(action).split(" -> ")[0] in begun for action in building.actions)


def test_a_deck_with_a_card_that_was_given_is_no_impossible_position():
    given = "players: 2\nfirst: 1\nseat: 1\ndo: give 1 jersey to another player\nseats: [{hand: [jersey]}]"
    game = gwt.from_position(given, pack=loaded(WISHES["gifts"]))
    game.play("give 1 jersey to player 2")
    position = game.position()

    assert game.state.players[1].deck.count("jersey") > game.state.players[0].deck.count("jersey")
    assert "impossible" not in position
    assert gwt.from_position(position, pack=loaded(WISHES["gifts"])).position() == position
