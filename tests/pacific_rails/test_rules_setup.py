"""Rules of the setup and of the pieces that no scenario can show."""

import pytest

import gwt
from gwt.errors import UsageError
from gwt.games.pacific_rails.model.state import Table
from gwt.games.pacific_rails.verbs.track import LayTrack


def new_game(players: int, seed: int = 0, **others) -> gwt.Game:
    return gwt.new_game(players, seed, game="pacific-rails", **others)


@pytest.mark.rule("setup-player-count")
@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four_players(players):
    with pytest.raises(UsageError, match="for 2, 3 or 4 players"):
        new_game(players)


@pytest.mark.rule("setup-first-player", "setup-first-player-tie")
def test_whoever_has_seen_the_ocean_may_be_named_to_start():
    assert [new_game(3, first=seat).state.first for seat in range(3)] == [0, 1, 2]
    assert {new_game(3, seed).state.first for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("setup-goals-draw", "setup-goals-rest")
def test_goals_are_drawn_from_all_and_differ_from_game_to_game():
    drawn = [new_game(2, seed).state.goals for seed in range(60)]
    board = new_game(2).state.board

    assert {goal for goals in drawn for goal in goals} == set(board.goal)
    assert all(len(set(goals)) == 4 for goals in drawn)


@pytest.mark.rule("track-tile-swap", "track-tile-picture", "track-unowned")
def test_all_tiles_of_a_type_are_alike_and_nobodys():
    """The state holds no more of a laid tile than its type, so there is nothing to swap or to match."""
    game = gwt.from_position(
        "{game: pacific-rails, players: 2, seat: 1, do: lay track,"
        " seats: [{locomotives: {west: r2c0, east: r4c20}, cargo: {bridge: 1}}]}"
    )
    while isinstance(game.decision.options[0], LayTrack):
        game.play(game.options[0])
    table = game.state
    assert isinstance(table, Table)

    assert table.track == {"r2c1": table.board.tile_of["r2c1"]}
    assert set(table.board.tile_of.values()) == set(table.board.tiles)
