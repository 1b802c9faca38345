"""A tile that takes over the actions of its neighbours may say so inside a larger action."""

import pytest
import yaml

import gwt
from tests.holding import at_random
from tests.packs.small import loaded, pair


@pytest.mark.parametrize(
    "action",
    [
        "use adjacent building or gain $1",
        "pay $1 -> use adjacent building",
        "gain $1 then use adjacent building",
    ],
)
def test_two_tiles_that_copy_each_other_do_not_do_so_for_ever(action, tmp_path):
    position = {
        "players": 2,
        "bare trail": True,
        "seat": 1,
        "do": "use location",
        "seats": [{"on": "a-1", "money": 5, "trail": {"a-1": "11a"}}, {"trail": {"a-2": "11a"}}],
    }
    game = gwt.from_position(yaml.safe_dump(position), pack=loaded(pair(tmp_path, actions=[action])))

    assert action in map(str, game.decision.options) or "use adjacent building" in map(
        str, game.decision.options
    )
    assert at_random(game).over
