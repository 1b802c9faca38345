"""Which objective cards to fulfil: the search against all possibilities, and its time."""

import itertools
import random
from time import process_time

from hypothesis import given
from hypothesis import strategies as st

import gwt
from gwt.common.assignment import FAILED, FULFILLED, OMITTED, AssignedTask, assign
from gwt.games.great_western.scoring.final_objectives import score_final_objectives

KINDS = 3
needs = st.dictionaries(st.integers(0, KINDS - 1), st.integers(1, 3), max_size=KINDS)
tasks = st.builds(
    lambda needs, points, penalty, optional: AssignedTask(tuple(needs.items()), points, penalty, optional),
    needs,
    st.integers(0, 5),
    st.integers(0, 4),
    st.booleans(),
)
bonuses = st.lists(st.tuples(st.integers(1, 4), st.integers(1, 4)), max_size=2)


def worth(tasks, ways, bonuses):
    """The points that the ways bring, and how many tasks are not omitted."""
    done = sum(way != OMITTED for way in ways)
    of_tasks = {
        FULFILLED: lambda task: task.points,
        FAILED: lambda task: -task.penalty,
        OMITTED: lambda task: 0,
    }
    points = sum(of_tasks[way](task) for task, way in zip(tasks, ways, strict=True))
    return points + sum(each * (done // per) for each, per in bonuses), done


def allowed(tasks, ways, assets):
    """Whether there are assets for the tasks fulfilled, and only optional ones are omitted."""
    used = [0] * len(assets)
    for task, way in zip(tasks, ways, strict=True):
        if way == OMITTED and not task.optional:
            return False
        for kind, number in task.needs if way == FULFILLED else ():
            used[kind] += number
    return all(number <= there for number, there in zip(used, assets, strict=True))


def the_best(tasks, assets, bonuses):
    """By trying everything."""
    everything = itertools.product((FAILED, FULFILLED, OMITTED), repeat=len(tasks))
    return max(worth(tasks, ways, bonuses) for ways in everything if allowed(tasks, ways, assets))


@given(st.lists(tasks, max_size=6), st.tuples(*[st.integers(0, 6)] * KINDS), bonuses)
def test_no_other_assignment_is_better(tasks, assets, bonuses):
    ways = assign(tasks, assets, bonuses).ways

    assert allowed(tasks, ways, assets)
    assert worth(tasks, ways, bonuses) == the_best(tasks, assets, bonuses)


def all_cards():
    """Every objective card of the pack as a task that may be omitted, and the number of kinds of assets."""
    board = gwt.new_game(players=2, seed=0).state.board
    cards = [one for one in board.objectives.objectives for _ in range(one.copies)]
    kinds = list(dict.fromkeys(need.count for card in cards for need in card.needs))
    return [
        AssignedTask(
            tuple((kinds.index(need.count), need.number) for need in card.needs),
            card.points,
            card.penalty,
            True,
        )
        for card in cards
    ], len(kinds)


def test_the_time_for_all_objective_cards_of_the_game_is_small():
    """Trying everything would be some 10^12 ways; ways with the same assets left are one."""
    cards, kinds = all_cards()
    dice = random.Random(7)
    assets = [[dice.randint(3, 9) for _ in range(kinds)] for _ in range(5)]
    began = process_time()
    for numbers in assets:
        assign(cards, numbers, [(3, 2)])

    assert process_time() - began < 5


def test_a_deck_with_all_objective_cards_is_scored():
    game = gwt.new_game(players=2, seed=3)
    player, board = game.state.players[0], game.state.board
    player.discard_pile += [card.id for card in board.objectives.objectives for _ in range(card.copies)]
    player.teepees = board.teepees * 5
    player.stations = tuple(board.stations)[:6]

    outcome = score_final_objectives(game.state, 0)

    assert outcome.points == game.scores[0].points["objectives"] > 0
    assert len(outcome.fulfilled + outcome.failed + outcome.omitted) >= len(board.objectives.objectives)
