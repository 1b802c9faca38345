"""What becomes of a verb of which only a part is possible, as the language reference has it."""

import pytest

import gwt
from gwt.common.effects import Gain, GainAny
from gwt.dsl.effects import Repeat
from gwt.games.pacific_rails.model.effects import Gather
from gwt.games.pacific_rails.verbs.train import RunTrain

POSITION = """
game: pacific-rails
players: 2
seat: 1
do: {do}
supply: {{wood: 2, iron: 0, gunpowder: 0, money: 5}}
seats:
  - {{cargo: {{wood: 0, iron: 1, gunpowder: 0, money: 0}}, wagons: 1, train: [engineer, crew]}}
"""


def at(do: str) -> gwt.Game:
    return gwt.from_position(POSITION.format(do=do))


def played(game: gwt.Game, *choices: str) -> dict[str, int]:
    """The cargo of the first seat after some choices and whatever leaves no choice."""
    for one in choices:
        game.play(one)
    return {good: many for good, many in game.state.players[0].cargo.items() if many}


@pytest.mark.parametrize(
    ("kind", "reward", "choices", "cargo"),
    [
        (Gain, "gain 3 wood", (), {"wood": 2, "iron": 1}),
        (GainAny, "gain 3 of wood, gunpowder", ("gain 2 wood",), {"wood": 2, "iron": 1}),
        (Gather, "gather wood", (), {"wood": 2, "iron": 1}),
        # An engineer has no wood, so only the crew acts, once: a second iron is not there.
        (RunTrain, "run train with engineer", ("pay 1 iron -> gain 1 railway",), {"railway": 1}),
        (Repeat, "repeat 3 times (pay 1 iron -> gain 1 tunnel)", None, {"tunnel": 1}),
    ],
)
def test_so_much_is_done_as_is_possible(kind, reward, choices, cargo):
    game = at(reward)
    if kind is Gather:
        game = gwt.from_position(
            POSITION.format(do=reward).replace("train:", "houses: {wood: 0, iron: 3}, train:")
        )
    found = played(game, *(choices if choices is not None else ("pay 1 iron -> gain 1 tunnel",)))

    assert found == cargo


def test_what_does_not_go_as_far_is_not_offered_in_part():
    """Hiring costs what it costs."""
    game = at("hire specialist or gain 1 money")

    assert [str(one) for one in game.options if "hire" in str(one)] == []
