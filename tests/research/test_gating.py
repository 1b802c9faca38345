"""The test by which a player may take the place of another."""

import random
from collections import Counter

import pytest

from gwt.errors import UsageError
from gwt.research import Contest, Sprt, read_strengths, run_sequential_test, run_tournament, strength_report
from gwt.research.sequential_test import OPEN, PASSED, REFUSED, elo_of, expected_share

pytestmark = pytest.mark.in_turn

WEAK, STRONG = "random", "greedy?weights=patient&width=2&depth=1"
COARSE = Sprt(elo0=0, elo1=300)


def ending(elo, players, dice, sprt):
    """How a test ends between players of whom one is so much stronger."""
    seen, chance = Counter(), expected_share(elo, players)
    for _ in range(2000):
        seen[sum(dice.random() < chance for _ in range(players)) / players] += 1
        if (status := sprt.ends(sprt.llr(seen, players))) != OPEN:
            return status
    return OPEN


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("elo", "wrong"), [(0, PASSED), (150, REFUSED)])
def test_it_is_wrong_as_seldom_as_it_says(players, elo, wrong):
    dice, sprt = random.Random(7), Sprt(0, 150)
    ends = Counter(ending(elo, players, dice, sprt) for _ in range(200))

    assert 0 < ends[wrong] <= 0.09 * 200
    assert ends[OPEN] == 0


def test_elo_and_shares_are_two_ways_to_say_the_same():
    assert expected_share(0, 4) == 0.25
    assert expected_share(200, 2) == pytest.approx(0.76, abs=0.001)
    assert elo_of(expected_share(120, 3), 3) == pytest.approx(120)


def test_the_stronger_player_passes_and_the_weaker_is_refused_at_every_number_of_seats():
    passed = run_sequential_test(STRONG, WEAK, 40, COARSE)
    refused = run_sequential_test(WEAK, STRONG, 60, COARSE, setting=Contest((WEAK,), players=3, seed=2))

    assert (passed.status, refused.status) == (PASSED, REFUSED)
    assert passed.games == 2 * passed.deals < 40
    assert refused.games == 3 * refused.deals < 60
    assert passed.share.mean == 1.0 and refused.share.mean == 0.0


def test_it_goes_on_where_it_was(tmp_path):
    whole = run_sequential_test(STRONG, WEAK, 40, COARSE)
    part = run_sequential_test(STRONG, WEAK, 4, COARSE, journal=tmp_path / "test.sqlite")
    with pytest.raises(UsageError, match="--resume goes on"):
        run_sequential_test(STRONG, WEAK, 40, COARSE, journal=tmp_path / "test.sqlite")
    rest = run_sequential_test(STRONG, WEAK, 40, COARSE, journal=tmp_path / "test.sqlite", resume=True)

    assert (part.status, part.games) == (OPEN, 4)
    assert (rest.status, rest.results, rest.llr) == (whole.status, whole.results, whole.llr)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [({"elo1": -1}, "elo1 is above elo0"), ({"alpha": 0}, "alpha is between"), ({"beta": 1}, "beta is")],
)
def test_a_test_that_says_nothing_is_refused(wanted, message):
    with pytest.raises(UsageError, match=message):
        Sprt(**wanted)


def test_a_player_is_not_tested_against_itself():
    with pytest.raises(UsageError, match="against itself"):
        run_sequential_test(WEAK, WEAK, 4)


def test_one_file_says_what_is_won_in_every_setting(tmp_path):
    path = tmp_path / "all.sqlite"
    for wanted in ({"players": 3}, {"pack": "second_edition"}, {"game": "pacific-rails"}):
        run_tournament(Contest((STRONG, WEAK), alone=True, **wanted), 3 * wanted.get("players", 2), path)
    found = {(one.pack, one.players, one.name): one for one in read_strengths(path)}

    assert len(found) == 5
    three = found["great_western/first_edition", 3, STRONG]
    assert (three.others, three.games, three.share.mean, three.even) == ((WEAK,), 9, 1.0, 1 / 3)
    assert three.points == three.winning and three.turns > 0
    # A player who has all other seats is not one among others.
    assert ("great_western/first_edition", 3, WEAK) not in found
    assert found["pacific_rails/base", 2, WEAK].share.mean < 0.5
    assert "second_edition | 2 |" in strength_report.render_strengths(read_strengths(path), {}, "do it")
