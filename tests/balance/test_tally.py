"""What is counted of a game."""

from collections import Counter

import pytest

import gwt
from gwt.balance.game_tally import WatchedComponents, tally_game
from gwt.balance.pack_diff import printed_effects
from gwt.players.random import RandomPlayer

POSITION = """
players: 2
setup: first-game
bare trail: true
seat: 1
last turns: 0
do: use location
seats:
  - {on: 11a, money: 20, hand: [jersey, guernsey]}
  - {}
"""


class Scripted:
    """Plays what is written, then by chance."""

    def __init__(self, *texts):
        self.texts, self.random = list(texts), RandomPlayer(1)

    def choose(self, game):
        if not self.texts:
            return self.random.choose(game)
        return next(option for option in game.options if str(option) == self.texts[0] and self.texts.pop(0))


def tally(folder, position, *texts):
    game = gwt.from_position(position, pack=folder)
    watch = WatchedComponents({"11a": printed_effects(game.pack, "11a")}, frozenset({"1a"}))
    return tally_game(game, [Scripted(*texts), RandomPlayer(2)], watch), game


def test_a_use_is_counted_once_a_turn_and_each_action_by_itself(folder):
    found, _ = tally(folder, POSITION, "gain $2", "draw 1")

    assert found.counts_of("11a", 0).used == 1
    assert found.actions == {"11a": {"gain $2": 1, "draw 1": 1}}


@pytest.mark.parametrize("chosen", ["done", "use dollar-auxiliary"])
def test_passing_or_another_action_at_the_same_place_is_no_use(folder, chosen):
    """A single auxiliary action may be taken in place of those of the building."""
    found, _ = tally(folder, POSITION + "rulings: {must-act: false}", chosen)

    assert found.counts_of("11a", 0).used == 0
    assert "11a" not in found.actions


def test_a_use_is_worth_the_points_by_which_the_score_rises(folder):
    """Twenty dollars and two more are a fifth of two points more; the last turn brings nothing else."""
    found, _ = tally(folder, POSITION.replace("money: 20", "money: 18"), "gain $2", "done")
    deeds = found.counts_of("11a", 0)

    assert (deeds.used, deeds.used_points) == (1, 1)
    assert found.actions == {"11a": {"gain $2": 1}}


def test_a_choice_is_counted_where_it_is_offered_and_where_it_is_made(folder):
    position = POSITION.replace("on: 11a, ", "").replace("use location", "place building at $0")
    game = gwt.from_position(position, pack=folder)
    space = next(str(one) for one in game.options if "11a" in str(one))
    found, game = tally(folder, position, space, "place 11a on a-1 for $0")
    deeds = found.counts_of("11a", 0)

    assert (deeds.offered, deeds.chosen, deeds.chosen_points) == (1, 1, 4)
    assert found.events == {"11a": {"building placed": 1}}
    assert (found.counts_of("1a", 0).offered, found.counts_of("1a", 0).chosen) == (1, 0)


def test_the_tally_has_the_points_and_the_length_of_the_game(folder):
    game = gwt.new_game(2, 5, pack=folder)
    found = tally_game(game, [RandomPlayer(1)] * 2, WatchedComponents({}, frozenset()))

    assert [found.total(seat) for seat in (0, 1)] == [score.total for score in game.scores]
    assert found.winners == list(game.winners)
    assert (found.turns, found.decisions) == (game.state.turn, len(game.history))
    assert sum(found.share(seat) for seat in (0, 1)) == 1


def test_what_happens_by_itself_is_a_use():
    """Playing an objective card brings its dollars without a further choice."""
    position = """
players: 2
rulings: {may-forfeit: false}
seat: 1
last turns: 0
do: play objectives
seats: [{hand: [obj-gain2-b-bl-bl]}]
"""
    card = "obj-gain2-b-bl-bl"
    game = gwt.from_position(position)
    watch = WatchedComponents({card: printed_effects(game.pack, card)}, frozenset())
    found = tally_game(game, [Scripted(f"play {card}"), RandomPlayer(2)], watch)

    assert (found.counts_of(card, 0).chosen, found.counts_of(card, 0).used) == (1, 1)
    assert found.events[card] == {"objective played": 1}
    assert found.actions == {card: {"gain $2": 1}}


def test_an_action_that_is_narrowed_at_once_is_counted_too():
    """The card asks how far, not whether."""
    card = "obj-engine2-3-4-5"
    position = f"""
players: 2
seat: 1
last turns: 0
do: play objectives
seats: [{{hand: [{card}]}}]
"""
    game = gwt.from_position(position)
    watch = WatchedComponents({card: printed_effects(game.pack, card)}, frozenset())
    found = tally_game(game, [Scripted(f"play {card}", "move engine to 2"), RandomPlayer(2)], watch)

    assert found.actions == {card: {"move engine up to 2": 1}}


def test_a_use_that_no_event_tells_is_counted_in_any_game(lantern_street, tmp_path):
    """Lighting a stall of an installed game puts its action on the agenda; silver makes no event."""
    for name, text in (("pack", OWLS), ("stalls", OWL)):
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    owls = ("owl", "barn-owl")
    lit, counted = Counter(), Counter()
    for seed in range(6):
        game = gwt.new_game(2, seed, pack=tmp_path)
        watch = WatchedComponents({owl: printed_effects(game.pack, owl) for owl in owls}, frozenset())
        found = tally_game(game, [RandomPlayer(seed), RandomPlayer(seed + 9)], watch)
        lit.update(str(one).removeprefix("light ") for one in game.history if str(one).startswith("light "))
        for owl in owls:
            counted[owl] += sum(found.actions.get(owl, {}).values())
            deeds = [found.counts_of(owl, seat) for seat in (0, 1)]
            assert sum(one.used for one in deeds) == sum(found.actions.get(owl, {}).values())
            if owl == "barn-owl":
                assert sum(one.used_points for one in deeds) == 2 * sum(one.used for one in deeds)

    assert counted == {owl: lit[owl] for owl in owls}
    assert min(counted.values()) > 3


OWLS = """
id: own/owls
game: lantern-street
name: Owls
version: 0.1.0
language: 1
source: made up
requires: [lantern-street/base]
adds: [owl, barn-owl]
"""
OWL = """
stalls:
  - {id: owl, name: Owl, kind: music, cost: 1, action: gain $3}
  - {id: barn-owl, name: Barn owl, kind: music, cost: 1, action: score 2}
"""
