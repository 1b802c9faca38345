"""The decisions of games as data; `tests/peers` tries the files, which need pyarrow."""

import pytest

from gwt.errors import UsageError
from gwt.research import (
    ActionEncoder,
    CollectionPlan,
    Observer,
    pad_batch,
    played_decisions,
    write_decisions,
)
from gwt.research.decision_dataset import OUTCOMES, DecisionDataset
from gwt.research.returns import returns_of

FIRST, DICE = "greedy?width=2&depth=1", "random"


def test_a_row_is_what_its_seat_saw_and_chose_and_what_came_of_it():
    asked = CollectionPlan((FIRST, DICE, DICE), players=3, game="pacific-rails", seed=4)
    first, second = played_decisions(asked, 2)
    game = asked.new_game(0)
    observer, actions, rows = Observer(game), ActionEncoder(game), iter(first)
    chosen = {one.choice: one.chosen for one in first}
    while not game.over:
        options = game.options
        if len(options) > 1:
            row = next(rows)
            assert (row.seat, row.choice) == (game.seat, len(game.history))
            assert row.seen == observer.sparse(game, game.seat)
            assert row.options == tuple(map(actions.sparse, options))
        game.play(options[chosen.get(len(game.history), 0)])

    assert next(rows, None) is None
    assert {(one.seat, one.share) for one in first} == set(enumerate(returns_of(game)))
    assert {(one.seat, one.player) for one in first} == {(0, FIRST), (1, DICE), (2, DICE)}
    assert (2, FIRST) in {(one.seat, one.player) for one in second}


def test_a_batch_has_room_for_the_most_options_and_says_where_there_are_some():
    numpy = pytest.importorskip("numpy")
    items = [
        {"observation": numpy.ones(3), "options": numpy.ones((many, 2)), **dict.fromkeys(OUTCOMES, 1)}
        for many in (2, 4)
    ]
    batch = pad_batch(items)

    assert batch["options"].shape == (2, 4, 2) and batch["observation"].shape == (2, 3)
    assert batch["mask"].sum(axis=1).tolist() == [2, 4]
    assert not batch["options"][~batch["mask"]].any()


def test_a_place_that_is_named_twice_counts_twice():
    numpy = pytest.importorskip("numpy")
    lists = {
        "seen_places": ([0, 2, 2], [0, 1, 3]),
        "seen_numbers": ([1.0, 2.0, 3.0], [0, 1, 3]),
        "option_sizes": ([1, 1, 2], [0, 2, 3]),
        "option_places": ([0, 1, 0, 0], [0, 2, 4]),
        "option_numbers": ([1.0, 1.0, 1.0, 4.0], [0, 2, 4]),
    }
    about = {"observation": {"labels": "abc"}, "option": {"labels": "de"}}
    columns = {name: numpy.array([0, 0]) for name in OUTCOMES}
    rows = {name: (numpy.array(values), starts) for name, (values, starts) in lists.items()}
    data = DecisionDataset(about, columns, rows)

    assert (len(data), data.sizes) == (2, (3, 2))
    assert data[1]["observation"].tolist() == [0, 0, 5] == data[-1]["observation"].tolist()
    assert data[0]["options"].tolist() == [[1, 0], [0, 1]] and data[1]["options"].tolist() == [[5, 0]]
    with pytest.raises(IndexError):
        data[2]


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"names": (DICE, FIRST), "players": 3}, "one for each of the 3 seats"),
        ({"names": ("nobody",)}, "there is no player 'nobody'"),
    ],
)
def test_games_that_cannot_be_played_are_refused(wanted, message):
    with pytest.raises(UsageError, match=message):
        next(played_decisions(CollectionPlan(**wanted), 1))


def test_a_file_says_by_its_name_what_it_is(tmp_path):
    with pytest.raises(UsageError, match=r"ends in \.parquet"):
        write_decisions(CollectionPlan((DICE,)), 1, tmp_path / "out.csv")
