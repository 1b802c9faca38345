"""The packs that come with the game and lie on the first edition: sound, said, and playable to the end."""

import random

import pytest

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.games.great_western.verbs.pieces import Spend
from gwt.kernel.options import options_of
from gwt.kernel.rules import DO_IT
from gwt.packs.traversal import leaf_values
from gwt.spec.pack_lookup import pack_folder
from gwt.text import languages, problems, sentence_formatter
from tests.great_western.soak import Soak, soak
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

PACKS = [
    *("second_edition", "promo_masters", "promo_buildings", "balanced", "balanced_second_edition"),
    *("simmental", "balanced_simmental", "rails_to_the_north", "rails_second_edition", "bidding", "garth"),
    *("garth_easy", "garth_hard", "garth_very_hard", "garth_second_edition", "garth_rails"),
    "garth_rails_second_edition",
]

each = pytest.mark.parametrize("pack", PACKS)
some = pytest.mark.parametrize("pack", sample(PACKS, 6))


@some
def test_a_pack_has_no_problems(pack):
    assert pack_problems(pack_folder(pack=pack)) == []


@each
def test_a_pack_is_said_in_every_language(pack):
    loaded = gwt.load_pack(pack=pack)

    assert set(languages(loaded)) == {"en", "it", "nl"}
    assert [one for language in languages(loaded) for one in problems(loaded, language)] == []


OLD = {
    "en": ("cattlem", "teepee", "trade", "craftsm", "San Francisco", "Jersey"),
    "nl": ("tipi", "handel", "ambacht", "San Francisco", "Jersey"),
    "it": ("Tipi", " tipi", "commerc", "artigian", "San Francisco", "Jersey"),
}


@pytest.mark.parametrize("language", OLD)
def test_the_second_edition_speaks_of_nothing_that_it_has_not(language):
    """Of each component, and of everything that happens in a game."""
    pack = gwt.load_pack(pack="second_edition")
    said = sentence_formatter(pack, language)
    game, dice = gwt.new_game(players=4, seed=2, pack=pack), random.Random(2)
    texts = {text for one in pack.components for _, text in said.texts(one.entry)}
    texts |= {said.name(one.entry) for one in pack.components}
    while not game.over and len(texts) < 600:
        texts |= {said.option(option) for option in game.options}
        events = game.play(dice.choice(game.options))
        texts |= {game.sentence(event, language=language) for event in events}

    assert [one for one in texts if any(word in one for word in OLD[language])] == []


@pytest.mark.parametrize(
    ("pack", "players"), sample([(pack, players) for pack in PACKS for players in (2, 3, 4)], 17)
)
def test_random_games_end(pack, players):
    games: Soak = soak(pack)
    for seed in range(players, players + 3):
        games.play_out(players, seed, games.setups[seed % 2])


@pytest.mark.rule("re-network")
def test_the_expansion_is_the_same_over_both_editions():
    """But for Kansas City, and for where the entries are printed."""
    first, second = (
        gwt.load_pack(pack=pack).entries for pack in ("rails_to_the_north", "rails_second_edition")
    )

    def values(entry):
        return {steps: value for steps, value in leaf_values(entry) if steps[-1] != "source"}

    def cities(entries):
        return {city.id: values(city) for city in entries.cities.cities if city.id != "kansas-city"}

    assert values(first.network) == values(second.network)
    assert values(first.railroad) == values(second.railroad)
    assert values(first.cities.links) == values(second.cities.links)
    assert values(first.player_board.discs) == values(second.player_board.discs)
    assert values(first.player_board.auxiliary[-1]) == values(second.player_board.auxiliary[-1])
    assert cities(first) == cities(second)


def test_the_expansion_knows_which_edition_it_lies_on():
    pack = gwt.load_pack(pack=["second_edition", "rails_to_the_north"])

    assert [layer.manifest.id.split("/")[1] for layer in pack.layers] == [
        "first_edition",
        "second_edition",
        "rails_to_the_north",
        "rails_second_edition",
    ]


@pytest.mark.parametrize("pack", ["second_edition", "rails_to_the_north"])
def test_with_the_switch_for_recorded_games_a_token_makes_no_decision(pack):
    """A decision of that kind has no options of its own, or leaves nothing to choose."""

    def windows(in_force: bool) -> int:
        game, number = gwt.new_game(2, 5, pack=pack, rulings={"at-any-time": in_force}), 0
        chance = random.Random(5)
        while not game.over:
            task = game.state.agenda[-1]
            own = options_of(game.state, task[0], task[1])
            number += own is DO_IT or not own
            game.play(chance.choice([one for one in game.options if type(one) is not Spend]))
        return number

    assert windows(False) == 0 < windows(True)
