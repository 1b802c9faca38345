"""What a game starts from: positions keep it whole, and nothing that is given to others tells the seed."""

import pickle
import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gwt
from gwt.play.replay_html import replay_data, replay_json
from gwt.spec.registry import GAMES, game_kind
from tests.holding import at_random, explained

pytestmark = pytest.mark.in_turn

SEED = 424242424242
MOST = 2000
"""Choices; a game without a limit of rounds that is played at random hardly ever ends."""


@st.composite
def started(draw: st.DrawFn) -> gwt.Game:
    """A game of any kind that starts from anything that can be asked for."""
    kind = game_kind(draw(st.sampled_from(sorted(GAMES))))
    pack = gwt.load_pack(kind.name)
    players = draw(st.sampled_from(kind.play.players(pack)))
    return gwt.new_game(
        players,
        draw(st.integers(0, 2**64 - 1)),
        game=kind.name,
        setup=draw(st.sampled_from(kind.play.setups)),
        first=draw(st.none() | st.integers(0, players - 1)),
        rulings={one.id: draw(st.booleans()) for one in pack.manifest.rulings},
        listen=False,
    )


def moments(game: gwt.Game, seed: int, every: int) -> Iterator[gwt.Game]:
    """The game in its first decisions, and then now and then to its end."""
    dice, made = random.Random(seed), 0
    while not game.over and made < MOST:
        if made < 6 or dice.randrange(every) == 0:
            yield game
        game.play(dice.choice(game.options))
        made += 1


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(game=started(), seed=st.integers(0, 999))
def test_every_state_of_every_premise_survives_being_written_down_in_full(game, seed):
    for moment in moments(game, seed, every=60):
        again = gwt.from_position(moment.position(full=True))

        assert again.state == moment.state, explained(moment)
        assert again.premise.rulings == moment.premise.rulings, explained(moment)


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(game=started(), seed=st.integers(0, 999))
def test_a_guess_survives_being_written_down_and_saved(game, seed):
    for moment in moments(game, seed, every=60):
        guess = moment.determinize(moment.seat, seed)

        assert gwt.from_position(guess.position()).state == guess.state, explained(moment)
        assert pickle.loads(pickle.dumps(guess)).state == guess.state, explained(moment)


def test_a_position_says_who_begins():
    """As `new_game` does, with seats from 1."""
    game = gwt.from_position("players: 3\nseed: 42\nfirst: 2\n")

    assert game.state == gwt.new_game(3, 42, first=1).state


@pytest.mark.parametrize("first", ["0", "4", "two", "true", "[1]"])
def test_nobody_begins_who_does_not_play(first):
    with pytest.raises(gwt.ContentError, match=r"<position>:2:8: "):
        gwt.from_position(f"players: 3\nfirst: {first}\n")


# --- the seed ----------------------------------------------------------------------------------------


@pytest.fixture(params=GAMES)
def game(request):
    """A game of twenty choices, from a seed that no other number has within it."""
    return at_random(gwt.new_game(3, SEED, game=request.param), 20)


def test_a_page_for_one_seat_does_not_tell_the_seed(game):
    assert str(SEED) not in replay_json(replay_data(game, 1))


def test_a_page_for_all_seats_tells_the_seed(game):
    assert str(SEED) in replay_json(replay_data(game))


def test_a_guess_does_not_tell_the_seed(game):
    """Neither itself nor what is written or pickled of it."""
    guess = game.determinize(1, 7)
    guess.play(guess.options[0])

    assert guess.premise.seed == 7
    for told in (guess.position(full=True), guess.record(), repr(guess.premise), str(pickle.dumps(guess))):
        assert str(SEED) not in told


def test_what_a_guess_starts_from_does_not_lead_to_what_is_hidden():
    """A new game of its seed is another one."""
    game = gwt.new_game(3, SEED, first=0)
    guess = game.determinize(0, 7)

    again = gwt.new_game(3, guess.premise.seed, first=guess.premise.first)

    assert [one.hand for one in again.state.players] != [one.hand for one in game.state.players]
    assert again.state.cattle_stack != game.state.cattle_stack


def test_a_guess_starts_from_a_position(game):
    guess = game.determinize(1, 7)

    assert not guess.set_up
    assert "\nposition: none\n" not in guess.record()


def test_a_guess_of_a_changed_game_holds_no_hash_of_a_true_state(tmp_path):
    """With which every seed could be tried until the hash is right."""
    game = gwt.new_game(2, 5)
    game.play(game.options[0])
    path = tmp_path / "evening.gwt"
    path.write_text(re.sub("state 0: .*", "state 0: 0123456789abcdef", game.record()), encoding="utf-8")
    loaded = gwt.load_game(path)
    assert loaded.changed is not None

    assert loaded.determinize(0, 7).changed is None
