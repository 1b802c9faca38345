"""A pack of Pacific Rails Inc. with triggers, places and teams is checked, tested and played."""

import random
from pathlib import Path

import pytest

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.proofs.scenario import read_scenarios, run_scenario, scenario_files
from gwt.text import languages, problems

pytestmark = pytest.mark.in_turn

LANGUAGES = ("en", "it", "nl")
BOOM = Path(__file__).parent / "boom"


def test_the_pack_has_no_problems():
    pack = gwt.load_pack("pacific-rails", BOOM)

    assert pack_problems(BOOM) == []
    assert {language: problems(pack, language) for language in languages(pack)} == {
        "en": [],
        "it": [],
        "nl": [],
    }
    assert [
        told
        for path in scenario_files(BOOM)
        for one in read_scenarios(path)
        for told in run_scenario(one, BOOM)
    ] == []


@pytest.mark.parametrize("players", [2, 4])
def test_triggers_happen_in_random_games_and_partners_are_level(players):
    pack, dice = gwt.load_pack("pacific-rails", BOOM), random.Random(players)
    game = gwt.new_game(players=players, seed=players, pack=pack)
    triggered = 0
    while not game.over:
        option = dice.choice(game.options)
        assert pack.parser.effect(str(option)) == option
        triggered += sum(type(event).__name__ == "Triggered" for event in game.play(option))

    assert triggered > 5
    totals = [score.total for score in game.scores]
    assert players < 4 or (totals[0] == totals[2] and totals[1] == totals[3])
