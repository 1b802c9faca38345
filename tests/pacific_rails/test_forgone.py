"""A worker that moves where nothing can be done says so."""

import gwt

EMPTY = """
game: pacific-rails
players: 2
seat: 1
workers: {s06: 1}
rulings: {any-free-space: true}
seats: [{workers: 3, cargo: {wood: 0, iron: 0, gunpowder: 0, money: 0}}]
"""


def test_a_worker_beside_districts_without_a_possible_action_says_so():
    game = gwt.from_position(EMPTY)
    idle = {str(option): [str(part) for part in game.forgone(option)] for option in game.options}

    assert idle["place worker on s04"] == ["act beside s04"]
    assert idle["take worker from s06"] == ["act beside s06"]
    assert idle["place worker on s01"] == []


def test_an_own_worker_that_the_action_needs_may_come_with_the_move():
    """What can be done is judged after the move and not before."""
    game = gwt.from_position(EMPTY.replace("workers: {s06: 1}", "workers: {s03: 1}"))

    assert game.forgone("take worker from s03") == ()
