"""The pack of all means is a pack as any other: without problems, tested, said and playable."""

import random
import re

import pytest

import gwt
from gwt.authoring.appearance_check import appearance_failures
from gwt.authoring.pack_check import pack_problems
from gwt.proofs.scenario import read_scenarios, run_scenario, scenario_files
from gwt.text import languages, problems
from tests.great_western.invariants import check_any_pack
from tests.law.places import MEANS as PACKS
from tests.law.places import whole_pack
from tests.packs.small import loaded, written

pytestmark = pytest.mark.in_turn

GAME = "great-western-trail"
MEANS = PACKS[GAME]
SCENARIOS = [
    pytest.param(one, id=one.name) for path in scenario_files(MEANS) for one in read_scenarios(path)
]


def test_the_pack_has_no_problems():
    assert pack_problems(MEANS) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_of_the_pack_holds(scenario):
    told = run_scenario(scenario, MEANS)

    assert not told, "\n".join(map(str, told))


def test_the_pack_can_be_said_in_every_language():
    pack = whole_pack(GAME)

    assert {language: problems(pack, language) for language in languages(pack)} == {
        "en": [],
        "it": [],
        "nl": [],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_the_pack_are_saved_and_taken_back_like_others(players, tmp_path):
    game = gwt.new_game(players=players, seed=players, pack=whole_pack(GAME))
    dice, spent = random.Random(players), 0
    while not game.over:
        option = dice.choice(game.options)
        spent += str(option).startswith("spend")
        before = game.state.copy()
        assert game.origin(option) is None or not str(option).startswith("spend")
        game.play(option)
        if dice.random() < 0.02:
            game.undo(even_reveals=True)
            assert game.state == before
            game.play(option)
    check_any_pack(game)
    game.save(tmp_path / "game.gwt")
    again = gwt.load_game(tmp_path / "game.gwt", pack=[MEANS])

    assert again.record() == game.record()
    assert again.state == game.state
    assert spent > 0


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"use": "pay $1 -> draw 1"}, "'pay $1' cannot be done at any time"),
        ({"use": "move engine 1"}, "'move engine 1' cannot be done at any time"),
        ({"use": "gain 1 bell"}, "using 'bell' brings it again"),
        ({"limit": 2, "start": 3}, "a player has at most 2 of 'bell'"),
        ({"supply": 0}, "nobody could ever have one of 'bell'"),
        ({"limit": 1, "supply": 9}, "4 players never have more than 4 of 'bell'"),
        ({"start": 1, "supply": 3}, "4 players begin with 4 of 'bell'"),
        ({"start": 1, "on": "1a"}, "'bell' lies on '1a', so nobody begins with one"),
        ({"limit": 9000}, "no player has more than 6000 pieces of one kind"),
        ({"id": "jersey"}, "'jersey' is a tile or a breed too"),
    ],
)
def test_a_piece_that_could_not_be_played_is_refused(changes, said, tmp_path):
    bell = {"id": "bell", "name": "Bell", "many": "bells", "source": "own"} | changes

    told = pack_problems(written(tmp_path, "own/bell", {"pieces": {"pieces": [bell]}}, adds=[bell["id"]]))

    assert [one.message for one in told if one.message.startswith(said)] == [told[0].message]


def network(**changes):
    """A pack with a network of two towns, changed as is said."""
    towns = [
        {"id": "dale", "area": "west", "source": "own"},
        {"id": "ford", "area": "west", "tile": True, "source": "own"},
    ]
    whole = {
        "piece": "bell",
        "open": ["kansas-city"],
        "connections": [["kansas-city", "dale"], ["dale", "ford"]],
        "areas": [{"id": "west", "name": "West", "source": "own"}],
        "towns": towns,
        "tiles": [{"id": "feast", "name": "Feast", "action": "gain $5", "source": "own"}],
    }
    bell = {"id": "bell", "name": "Bell", "many": "bells", "start": 4, "limit": 4, "source": "own"}
    gong = {"id": "gong", "name": "Gong", "many": "gongs", "source": "own"}
    return {"pieces": {"pieces": [bell, gong]}, "network": whole | changes}


WAY = [["kansas-city", "dale"], ["dale", "ford"]]
FAR = {"id": "far", "area": "west", "source": "own"}
GONG = {"id": "ford", "area": "west", "action": "place 1 gong", "source": "own"}


def with_network(folder, changes):
    """Writes a pack with such a network into a folder, and gives that of the pack."""
    files = network(**changes)
    lists = [files["pieces"]["pieces"], *(files["network"][key] for key in ("areas", "towns", "tiles"))]
    adds = [one["id"] for entries in lists for one in entries]
    adds += [f"network.{key}" for key in files["network"] if key not in ("areas", "towns", "tiles")]
    own = written(folder, "own/net", files, adds=adds)
    path = own / "network.yaml"
    # Its keys are numbers, which the helper writes as texts.
    path.write_text(path.read_text(encoding="utf-8").replace("'5':", "5:"), encoding="utf-8")
    return own


def problems_but_names(folder):
    return [one for one in pack_problems(folder) if one.code != "no-name"]


def test_a_network_is_drawn_once_every_place_that_the_hints_name_is_written(tmp_path):
    folder = with_network(tmp_path, {})
    found = problems_but_names(folder)
    (whole,) = re.findall(r"'(\{width.*\})' in it", found[0].hint)

    # A city of the pack below needs a place too.
    assert {one.place.source.strip() for one in found} == {"- id: dale", "- id: ford", "- kansas-city"}
    (folder / "pictures").mkdir()
    places = folder / "pictures" / "network.yaml"
    places.write_text(whole, encoding="utf-8")
    assert problems_but_names(folder) == []
    assert list(appearance_failures(loaded(folder))) == []

    places.write_text(whole.replace("dale: [", "dele: [0, 0], dale: [9"), encoding="utf-8")
    assert [
        (one.place.line, one.message.partition(",")[0], one.hint) for one in problems_but_names(folder)
    ] == [
        (1, "there is no space 'dele'", "Did you mean 'dale'?"),
        (1, "'dale' lies outside of the board", ""),
    ]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"connections": [["kansas-city", "dale"], ["dale", "fort"]]}, "'fort' is not a town or city"),
        ({"connections": [["kansas-city", "dale"], ["dale", "dale"]]}, "a connection joins two places"),
        ({"connections": [["kansas-city", "dale"], ["dale", "kansas-city"]]}, "'dale' and 'kansas-city'"),
        ({"connections": [["kansas-city", "dale"]]}, "no connection leads to 'ford'"),
        ({"towns": [FAR | {"id": "dale", "price": [1, 2]}, FAR | {"id": "ford"}]}, "a price for each of 4"),
        ({"towns": [FAR | {"id": "dale"}, GONG]}, "'gong' is not the piece of the network"),
        ({"placed": {5: "gain $1"}}, "a player places pieces 1 to 2"),
        ({"towns": [FAR | {"id": "dale", "price": [1] * 5}, FAR | {"id": "ford"}]}, "4 players, found 5"),
        ({"connections": [*WAY, ["topeka", "wichita"]]}, "'topeka' and 'wichita' are cities"),
        ({"towns": [], "connections": []}, "a network has towns"),
        ({"towns": [FAR | {"id": "dale"}, FAR | {"id": "ford"}]}, "no town gets a tile"),
        ({"tiles": []}, "there are 0 tiles for 1 towns"),
        (
            {"tiles": [{"id": "1a", "name": "A", "action": "gain $1", "source": "own"}]},
            "'1a' is another tile",
        ),
    ],
)
def test_a_network_that_does_not_hold_together_is_refused(changes, said, tmp_path):
    assert said in str([one.message for one in pack_problems(with_network(tmp_path, changes))])
