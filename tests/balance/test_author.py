"""What an author is told of a building that is plainly too strong, one that is useless, and a copy."""

import pytest

from gwt.balance.pack_diff import printed_effects
from gwt.balance.study import plan_study
from gwt.balance.study_results import StudyFindings, findings_of
from gwt.balance.study_runner import run_study
from gwt.balance.verdict import verdict_on
from gwt.spec.pack_lookup import load_pack
from tests.packs.small import pair

pytestmark = pytest.mark.in_turn


def judged(folder, games: int, **said) -> StudyFindings:
    made = plan_study(pair(folder, **said), names=("greedy",), seed=1)
    (found,) = findings_of(run_study(made, games))
    return found


def test_twenty_dollars_and_twenty_points_for_nothing_are_too_strong(tmp_path):
    found = judged(tmp_path, 12, points=20, actions=["gain $20"])

    assert all(thing.chosen.mean > 0.8 for thing in found.things)
    assert found.score.change.low > 5
    assert found.access.victory.low > 0
    assert "strong: " in verdict_on(found)[0]


def test_what_costs_more_than_it_brings_is_too_weak(tmp_path):
    found = judged(tmp_path, 4, builders=3, points=0, actions=["pay $9 -> gain $1"])

    assert verdict_on(found)[0].startswith("Too weak")


def test_a_copy_of_a_building_is_chosen_like_the_building_itself(tmp_path):
    original, pack = "2a", load_pack()
    (entry,) = [one for one in pack.entries.buildings.private if one.id == original]
    actions = list(map(str, printed_effects(pack, original)))
    found = judged(tmp_path, 8, builders=entry.builders, points=entry.points, actions=actions)
    shares = dict(found.choices[0].shares)

    assert shares["11a"].low <= shares[original].high
    assert shares[original].low <= shares["11a"].high
    assert found.access.victory.low < 0 < found.access.victory.high
