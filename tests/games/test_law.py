"""Games of one's own go through every face: the example, the template, and one with many secrets."""

import pytest

import gwt
from gwt.testing import Plan, play
from tests.lantern import lantern_street
from tests.own_games import SECRETS, own_game

__all__ = ["lantern_street", "own_game"]


def failures(game: str, players: int, seed: int) -> list[str]:
    played = play(Plan(game, players=players, seed=seed, share=0.3))
    assert played.asked.total() > 20
    return [str(one) for one in played.failures]


@pytest.mark.parametrize("players", [2, 3])
def test_the_example_holds_in_every_face(lantern_street, players):
    assert failures(lantern_street, players, 4) == []


@pytest.mark.parametrize("changes", [{}, SECRETS], ids=["template", "secrets"])
def test_the_template_holds_in_every_face(own_game, changes):
    assert failures(own_game(changes), 3, 5) == []


def test_a_secret_number_is_not_given_away(own_game):
    """In a deal it is anything that the seat might think, and in a view it is unknown."""
    game = gwt.new_game(2, 3, game=own_game(SECRETS))
    game.play(game.options[0])
    seat = 1 - next(at for at, one in enumerate(game.state.players) if one.cards)
    dealt = {game.determinize(seat, seed).state.players[1 - seat].secret for seed in range(60)}

    assert dealt == set(range(10))
    assert game.view(seat).data["seats"][1 - seat]["secret"] == "?"


def test_a_secret_that_nobody_deals_is_refused_when_the_game_is_loaded(own_game):
    forgetful = {old: new.replace(", deal=guess)", ")") for old, new in SECRETS.items()}
    with pytest.raises(
        TypeError, match=r"Player\.secret is hidden, and nobody knows how int is dealt again"
    ):
        gwt.new_game(2, 3, game=own_game(forgetful))
