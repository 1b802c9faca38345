"""Seats that nobody plays, by the toy game: the second seat takes by rank, and by chance among equals."""

from collections.abc import Callable

from gwt.dsl.effects import Effect
from gwt.kernel.forgone import look_ahead
from gwt.kernel.rules import AutomaticSeats, Rank
from gwt.play.game import Game
from tests.kernel.test_game import marbles, options, play
from tests.kernel.toy import Take, Toy, game


def ranked(rank: Rank | None) -> Callable[[Toy, int, Effect, str], Rank | None]:
    return lambda toy, seat, effect, cause: rank


def playing(rank: Rank | None, *turns: str, seed: int = 1) -> Game:
    return game(
        *turns, seed=seed, automatic=AutomaticSeats("It", 1, lambda toy, seat: seat == 1, ranked(rank))
    )


def most(option: Effect) -> tuple[int, ...] | None:
    return (option.amount,) if isinstance(option, Take) and isinstance(option.amount, int) else None


def any_of_them(option: Effect) -> tuple[int, ...] | None:
    return ()


def test_nobody_is_asked_for_it_and_its_events_are_told():
    toy = playing(most, "take up to 2", "take up to 3", "take up to 2")

    events = toy.play("take 1")

    assert [(one.seat, one.marbles) for one in events] == [(0, 1), (1, 3)]
    assert toy.seat == 0
    assert marbles(toy) == [4, 6]


def test_an_option_without_a_rank_is_out():
    toy = playing(lambda one: (0,) if one is Take(2) else None, "take up to 2", "take up to 3")

    play(toy, "take 1")

    assert marbles(toy) == [4, 5]


def test_an_option_that_is_narrowed_again_ranks_as_its_best_narrower_one():
    toy = playing(most, "take up to 2", "take 2 or take up to 3")

    play(toy, "take 1")

    assert marbles(toy) == [4, 6]


def test_what_may_be_left_is_done_unless_no_option_has_a_rank():
    done = playing(most, "take 1 or take 2", "may take 3")
    left = playing(lambda one: None, "take 1 or take 2", "may take 3")

    play(done, "take 1")
    play(left, "take 1")

    assert (marbles(done), marbles(left)) == ([4, 6], [4, 3])


def test_a_task_of_which_it_lets_go_is_not_done():
    toy = playing(None, "take up to 2", "take up to 3 then take 1")

    play(toy, "take 1")

    assert marbles(toy) == [4, 4]


def test_chance_among_equals_follows_from_the_seed_and_is_never_taken_back_unseen():
    turns = ("take up to 2", "take up to 3")
    taken = []
    for seed in range(20):
        toy, again = playing(any_of_them, *turns, seed=seed), playing(any_of_them, *turns, seed=seed)
        play(toy, "take 1")
        play(again, "take 1")
        assert toy.state == again.state
        assert not toy.can_undo
        taken.append(marbles(toy)[1])

    assert set(taken) == {4, 5, 6}


def test_a_single_best_option_draws_nothing():
    toy = playing(most, "take up to 2", "take up to 3")
    rng = toy.state.rng

    play(toy, "take 1")

    assert toy.state.rng == rng
    assert toy.can_undo


def test_undo_and_copies_come_to_the_same_choices():
    toy = playing(any_of_them, "take up to 2", "take up to 3", "take up to 2")
    before = toy.state.copy()

    play(toy, "take 1")
    after = toy.copy()
    toy.undo(even_reveals=True)
    assert toy.state == before
    play(toy, "take 1")

    assert toy.state == after.state
    assert options(toy) == options(after)


def test_whoever_thinks_ahead_stops_before_its_tasks():
    toy = playing(any_of_them, "take up to 2", "take up to 3")
    toy.state.agenda.insert(0, (1, Take(1), "later"))

    ahead = look_ahead(toy.state, Take(1))

    assert ahead.state.agenda[-1][0] == 1
    assert ahead.state.rng == toy.state.rng
