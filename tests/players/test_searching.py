"""Players who search choose by dealt games, the same each time, and play better than those below them."""

import pytest

import gwt
from gwt.players import GreedyPlayer, IsmctsPlayer, RandomPlayer, RolloutPlayer, check_player
from gwt.players.rollout import score_leads
from gwt.research import Contest, rank_players, run_tournament
from gwt.spec.registry import GAMES
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

QUICK = (
    "rollout?candidates=2&deals=1&turns=1",
    "ismcts?iterations=6&turns=1",
    "expert?simulations=6&turns=1",
)


@pytest.mark.parametrize(("name", "game"), sample([(name, game) for name in QUICK for game in GAMES], 3))
def test_a_searching_player_is_as_a_player_should_be(name, game):
    checked = check_player(name, game=game, games=1, every=25)

    assert checked.problems == ()
    assert checked.compared > 3


@pytest.mark.parametrize("name", QUICK)
def test_a_searching_player_beats_random_ones(name):
    _, rows = run_tournament(Contest(("random", name), seed=3), 2)

    assert rank_players(rows).standings[0].name == name


def middle(choices=40, **wanted):
    game, player = gwt.new_game(2, 5, listen=False, **wanted), RandomPlayer(3)
    while len(game.history) < choices or len(game.options) < 3:
        game.play(player.choose(game))
    return game


@pytest.mark.parametrize("game", GAMES)
def test_the_ranking_of_the_greedy_player_begins_with_its_choice(game):
    table = middle(game=game)
    ranked = GreedyPlayer().rank_options(table, table.options)

    assert ranked[0] == GreedyPlayer().choose(table)
    assert sorted(map(str, ranked)) == sorted(map(str, table.options))


def test_the_rollout_player_tries_once_a_turn():
    game, player = gwt.new_game(2, 5, listen=False), RolloutPlayer(1, deals=1, turns=1)
    tried = []
    real = RolloutPlayer._tried

    class Counting(RolloutPlayer):
        def _tried(self, game, options):
            tried.append((game.seat, game.state.turn))
            return real(self, game, options)

    player = Counting(1, deals=1, turns=1)
    for _ in range(60):
        game.play(player.choose(game))

    assert len(tried) > 5
    assert len(set(tried)) == len(tried)


@pytest.mark.parametrize("game", GAMES)
def test_without_trust_in_deals_the_rollout_player_chooses_what_is_expected(game):
    table = middle(game=game)
    expected = GreedyPlayer(depth=max(4, table.kind.play.search_depth), width=16, weights=patient(table))
    player = RolloutPlayer(1, deals=1, turns=1, prior=1e9)

    assert player.choose(table) == expected.rank_options(table, table.options)[0]


def patient(game):
    """The weights of players who search."""
    return game.kind.play.weighted_valuation.patient if game.kind.play.weighted_valuation else ""


def test_what_the_others_have_counts_as_much_as_is_said():
    def money(state, seat):
        return lambda state: float(state.players[seat].money)

    game = gwt.new_game(2, 1)
    for player, amount in zip(game.state.players, (5, 9), strict=True):
        player.money = amount
    outcomes = {
        against: RolloutPlayer(1, valuation=money, against=against, turns=0)._outcome(
            game.copy(), game.options[0], game.seat
        )
        for against in (0.0, 0.5, 1.0)
    }

    assert [outcomes[0.0] - outcomes[one] for one in (0.5, 1.0)] == [4.5, 9.0]


def test_ismcts_tries_each_option_before_it_tries_one_again():
    game = middle()
    player = IsmctsPlayer(1, iterations=len(game.options), turns=1)

    assert player.choose(game) == game.options[0]


def test_ismcts_takes_what_is_worth_more():
    def money(state, seat):
        return lambda state: 10.0 * state.players[seat].money

    game = gwt.from_position("players: 2\nseat: 1\ndo: gain $1 or gain $9 or gain $4\n")
    player = IsmctsPlayer(1, iterations=60, turns=1, valuation=money)

    assert str(player.choose(game)) == "gain $9"


def test_a_lead_is_over_the_best_of_the_others():
    def money(state, seat):
        return lambda state: float(state.players[seat].money)

    game = gwt.new_game(3, 1)
    for player, amount in zip(game.state.players, (5, 9, 2), strict=True):
        player.money = amount

    assert score_leads(game, money) == [-4.0, 4.0, -7.0]
