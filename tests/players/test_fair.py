"""A fair game tells a player nothing that its seat may not know, and the check finds who peeks."""

import pytest

import gwt
from gwt.players import FairPlayer, RandomPlayer, check_player, fair_game, player_check
from gwt.players.fair_games import derive_seed
from gwt.spec.registry import GAMES
from tests.great_western.test_hidden_information import hidden_from

pytestmark = pytest.mark.in_turn

BOTS = "tests.players.bots"


def along(game, every):
    """A game at some of the decisions of random players."""
    player = RandomPlayer(5)
    while not game.over:
        if not len(game.history) % every:
            yield game
        game.play(player.choose(game))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_fair_game_looks_like_the_true_one_and_is_another(game, players):
    for table in along(gwt.new_game(players, 3, game=game, listen=False), 11):
        guess = fair_game(table, table.seat, 8)

        assert guess.view(table.seat) == table.view(table.seat)
        assert guess.options == table.options
        assert guess.state.rng != table.state.rng
        assert guess.premise.seed == 8
        assert guess.history == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_fair_game(players):
    """Otherwise the fair game would say something of the world of which it was made."""
    differing = 0
    for game in along(gwt.new_game(players, 20 + players, listen=False), 7):
        other = hidden_from(game, game.seat)
        differing += other.state != game.state

        assert fair_game(other, game.seat, 4).state == fair_game(game, game.seat, 4).state
    assert differing > 10


def test_the_seed_of_a_game_cannot_be_found_from_what_a_stranger_is_given():
    class Keeping:
        def __init__(self):
            self.seen = set()

        def begin(self, game, seat, seed):
            self.seen |= {seed, game.premise.seed, game.state.rng}

        def choose(self, game):
            self.seen |= {game.premise.seed, game.state.rng}
            return game.options[0]

    keeping = Keeping()
    player = FairPlayer(keeping, 5)
    game = gwt.new_game(2, 1)
    player.begin(game, 0, 6)
    for _ in range(3):
        game.play(player.choose(game))

    assert not keeping.seen & {1, 5, 6, game.state.rng}
    assert derive_seed(5) != derive_seed(6)


@pytest.mark.parametrize("name", ["random", "greedy", f"{BOTS}:Dice", f"{BOTS}:Attentive"])
def test_a_player_as_it_should_be_passes(name):
    checked = check_player(name, games=1, every=9)

    assert checked.problems == ()
    assert checked.compared > 5
    assert 0 < checked.mean_ms <= checked.slowest_ms


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("Peeking", "games that look the same to its seat"),
        ("Seeded", "games that look the same to its seat"),
        ("Moving", "it changes the game"),
        ("Changing", "it changes the game"),
        ("Unsteady", "when it is asked again"),
        ("Wandering", "not an option: gain $1 and gain $2"),
        ("Failing", "it raises LookupError: nothing comes to mind"),
    ],
)
def test_a_player_that_does_what_it_must_not_is_found_out(bot, problem):
    (found,) = check_player(f"{BOTS}:{bot}", games=1).problems

    assert problem in found


def test_a_player_that_takes_too_long_is_found_out():
    (found,) = check_player("greedy", games=1, every=100, seconds=1e-6).problems

    assert "s for a decision, and has 1e-06 s" in found


@pytest.mark.parametrize("when", ["make", "begin", "choose"])
@pytest.mark.parametrize("seconds", [None, 0.05])
def test_a_player_that_gives_no_answer_is_ended(when, seconds, monkeypatch):
    for limit in ("_NO_LIMIT", "_LEAST"):
        monkeypatch.setattr(player_check, limit, 5.0)
    checked = player_check.check_apart(f"{BOTS}:Hanging?when={when}", seconds=seconds)

    own_limit = "" if seconds is None else ", and has 0.05 s for a decision"
    assert checked.problems == (f"it gives no answer in 5 s{own_limit}",)
    assert bool(checked.decisions) == (when == "choose")


def test_a_player_that_ends_its_process_is_found_out(tmp_path):
    (problem,) = player_check.check_apart(f"{BOTS}:Dying?spared={tmp_path / 'spared'}").problems

    assert problem == "it ends the process in which it plays, with exit code -9"


@pytest.mark.parametrize("name", ["random", f"{BOTS}:Peeking", f"{BOTS}:Failing"])
def test_a_player_is_checked_alike_in_a_process_of_its_own(name):
    apart, here = player_check.check_apart(name, games=1), check_player(name, games=1)

    assert (apart.problems, apart.decisions, apart.compared) == (
        here.problems,
        here.decisions,
        here.compared,
    )


def test_a_player_that_there_is_not_is_refused_from_a_process_of_its_own():
    with pytest.raises(gwt.UsageError, match="there is no player 'nobody'"):
        player_check.check_apart("nobody")
