"""What seats have at the end of a game is counted by the declared fields, whatever the game."""

import pytest

import gwt
from gwt.players import RandomPlayer, play_out
from gwt.research.inventory import InventoryCounter


@pytest.fixture(scope="module")
def played():
    game = gwt.new_game(2, 5, listen=False)
    play_out(game, [RandomPlayer(1), RandomPlayer(2)])
    return game


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_has_what_its_state_says(played, seat):
    player, held = played.state.players[seat], InventoryCounter(played).count(played, seat)

    assert held["money"] == player.money
    assert held["engine"] == player.engine
    assert held["cities"] == len(player.cities)
    assert {kind: held[f"workers: {kind}"] for kind in player.workers} == player.workers


def test_what_the_board_says_of_a_seat_is_counted_for_that_seat(played):
    holdings = InventoryCounter(played)

    for seat in (0, 1):
        built = sum(owner == seat for owner in played.state.owners.values())
        assert holdings.count(played, seat)["owners"] == built


def test_pacific_rails_is_counted_too():
    game = gwt.from_position(
        "game: pacific-rails\nplayers: 2\nseat: 1\n"
        "seats:\n  - {hats: 2, wagons: 2, train: [crew, crew, miner]}\n"
    )
    held = InventoryCounter(game).count(game, 0)

    assert (held["hats"], held["wagons"], held["train: crew"], held["train: miner"]) == (2, 2, 2, 1)
