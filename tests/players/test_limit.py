"""No game goes on for ever: it is given up, told with its place, and kept so that it can be seen again."""

import pytest

import gwt
from gwt.players import game_length_limit
from gwt.players.game_length_limit import IN_A_TURN, TURNS, WITHOUT_TURNS, GameLengthLimit
from gwt.players.game_runner import play_out
from gwt.players.random import RandomPlayer


def unfinished(turns, game="great-western-trail"):
    started = gwt.new_game(players=2, seed=5, game=game)
    with pytest.raises(gwt.UnfinishedGame) as caught:
        play_out(started, [RandomPlayer(1), RandomPlayer(2)], turns)
    return started, caught.value


@pytest.mark.parametrize("game", ["great-western-trail", "pacific-rails"])
def test_a_game_is_given_up_after_so_many_turns(game):
    played, _ = unfinished(7, game)

    assert played.state.turn == 8
    assert not played.over


def test_a_game_that_ends_in_its_last_turn_has_ended():
    whole = gwt.new_game(players=2, seed=5)
    play_out(whole, [RandomPlayer(1), RandomPlayer(2)])
    again = gwt.new_game(players=2, seed=5)
    play_out(again, [RandomPlayer(1), RandomPlayer(2)], whole.state.turn)

    assert again.over
    assert unfinished(whole.state.turn - 1)[0].state.turn == whole.state.turn


def test_a_turn_that_does_not_end_is_given_up_by_its_choices(monkeypatch):
    monkeypatch.setattr(game_length_limit, "IN_A_TURN", 4)
    game, error = unfinished(30)
    began = game.copy()
    for _ in range(4):
        began.undo(even_reveals=True)

    assert began.state.turn == game.state.turn < 30
    assert "a turn did not end within 4 choices" in error.message


def test_it_is_said_where_the_pack_is_and_which_game_it_was():
    place, told, which = unfinished(1)[1].message.split(": ")

    assert place.endswith("great_western/first_edition/pack.yaml")
    assert told == "the game did not end within 1 turn"
    assert which == "great_western/first_edition, 2 players, standard setup, seed 5"


def test_what_was_played_can_be_played_again(tmp_path):
    game, error = unfinished(7)
    (tmp_path / "unfinished.gwt").write_text(error.record, encoding="utf-8")

    assert gwt.load_game(tmp_path / "unfinished.gwt").state == game.state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["great-western-trail", "pacific-rails"])
def test_printed_games_stay_far_below_the_limit(game, players):
    played = gwt.new_game(players=players, seed=3, game=game, listen=False)
    turns: list[int] = []

    def play(option):
        turns.append(played.state.turn)
        played.play(option)

    play_out(played, [RandomPlayer(seat) for seat in range(players)], play=play)

    assert played.state.turn < TURNS / 5
    assert max(map(turns.count, turns)) < IN_A_TURN / 10


def test_a_game_without_turns_is_limited_by_its_choices(monkeypatch):
    class Turnless:
        state = object()

    monkeypatch.setattr(
        game_length_limit, "unfinished_message", lambda game, message: gwt.UnfinishedGame(message)
    )
    one = GameLengthLimit.of(Turnless(), 1)
    for _ in range(WITHOUT_TURNS):
        one.count(Turnless())

    with pytest.raises(gwt.UnfinishedGame, match="the game did not end within 20 choices"):
        one.count(Turnless())


def test_what_was_played_before_a_choice_without_an_end_has_not_changed_when_it_is_loaded(tmp_path):
    """That choice is no part of the saved game, though it has changed the state."""
    game = gwt.new_game(players=2, seed=5)
    game.play(game.options[0])
    game.state.rng += 1

    error = game_length_limit.unfinished_message(game, "1,000 turns went by without a choice")
    (tmp_path / "unfinished.gwt").write_text(error.record, encoding="utf-8")

    assert gwt.load_game(tmp_path / "unfinished.gwt").changed is None
