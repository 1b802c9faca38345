"""The packs of the examples are what a reader may copy: without problems, tested, said and playable."""

from pathlib import Path

import pytest

import gwt
from gwt.authoring.pack_check import combination_problems, pack_problems
from gwt.proofs.scenario import read_scenarios, run_scenario, scenario_files
from gwt.spec.picture_spec import component_pictures
from gwt.text import languages, problems
from tests.holding import at_random
from tests.packs.small import loaded

pytestmark = pytest.mark.in_turn

ROOT = Path(__file__).parents[2]
EXAMPLES = {path.parent.name: path.parent for path in sorted(ROOT.glob("examples/packs/*/pack.yaml"))}
WISHES = {path.parent.name: path.parent for path in sorted(ROOT.glob("tests/wishes/*/pack.yaml"))}
SCENARIOS = [
    pytest.param(folder, one, id=f"{name}/{one.name}")
    for name, folder in (EXAMPLES | WISHES).items()
    for path in scenario_files(folder)
    for one in read_scenarios(path)
]

each = pytest.mark.parametrize("folder", EXAMPLES.values(), ids=EXAMPLES)


def test_there_is_an_example_of_each_sort():
    assert {next(iter(folder.glob("[b-ot]*.yaml"))).name for folder in EXAMPLES.values()} == {
        "buildings.yaml",
        "events.yaml",
        "objectives.yaml",
        "trail.yaml",
    }


@each
def test_an_example_has_no_problems(folder):
    assert pack_problems(folder) == []


def test_the_examples_can_be_played_together():
    assert combination_problems(list(EXAMPLES.values())) == []
    assert {"11a", "obj-herd", "ford-1", "ev-boom"} <= {
        one.id for one in loaded(*EXAMPLES.values()).components
    }


@pytest.mark.parametrize("folder, scenario", SCENARIOS)
def test_a_scenario_of_an_example_or_a_wish_holds(folder, scenario):
    told = run_scenario(scenario, folder)

    assert not told, "\n".join(map(str, told))


@each
def test_an_example_can_be_said_in_every_language(folder):
    pack = loaded(folder)

    assert set(languages(pack)) == {"en", "it", "nl"}
    assert [one for language in languages(pack) for one in problems(pack, language)] == []


def test_what_the_examples_add_is_drawn():
    drawn = {
        "sawmill": ("11a", "11b"),
        "long-drive": ("obj-herd", "obj-coast"),
        "ford": ("trail",),
        "open-range": ("ev-boom", "events"),
    }

    assert set(drawn) == set(EXAMPLES)
    for name, listed in drawn.items():
        for id in listed:
            assert component_pictures(loaded(EXAMPLES[name]), id).svg("light").startswith("<svg")


@each
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_an_example_end(folder, players):
    game = at_random(gwt.new_game(players=players, seed=players, pack=folder), seed=players)

    assert len(game.scores) == players
