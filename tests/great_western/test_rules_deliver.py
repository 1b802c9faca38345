"""Rules of deliveries that no printed city shows."""

import pytest

import gwt
from tests.packs.small import written

LINKS = {
    "cities": {
        "links": [
            {"between": ["kansas-city", "topeka"], "delivery": "gain $2", "source": "own"},
            {"between": ["topeka", "wichita"], "delivery": "gain $1", "source": "own"},
        ]
    }
}

POSITION = """
setup: first-game
bare trail: true
seat: 1
do: deliver within 0 then deliver within 0
seats: [{at: kansas-city, money: 0, cities: [topeka]}]
"""


@pytest.mark.rule("deliver-arrow-action")
def test_an_arrow_acts_once_even_beside_a_city_that_takes_several_discs(tmp_path):
    pack = written(tmp_path, "own/links", LINKS, replaces=["cities.links"])
    game = gwt.from_position(POSITION, pack=pack)
    money = []
    for disc in ("disc-aux-dollar", "disc-aux-draw"):
        game.play("deliver to kansas-city")
        game.play(f"clear {disc} for kansas-city")
        money.append(game.state.players[0].money)

    # Six dollars of Kansas City each time, and two of the arrow to Topeka with the first disc.
    assert money == [8, 14]
