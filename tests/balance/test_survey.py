"""A whole game, compared with nothing: its seats, its points, what of it is dead."""

from types import SimpleNamespace

import attrs
import pytest

from gwt.balance.game_tally import WatchedComponents, _TallyPlayer
from gwt.balance.statistics import Estimate
from gwt.balance.study import WITH, plan_study
from gwt.balance.study_runner import run_study
from gwt.balance.survey import SurveySeat, survey_games
from gwt.balance.survey_report import seat_advantage_sentence, survey_parts
from tests.lantern import FOLDER

GAMES = 12
TOWER = "  - {id: tower, name: Tower, kind: craft, cost: 999, action: gain $1}\n"
"""A stall that nobody can ever pay for; it can be discarded."""
IDLER = "  - {id: idler, name: Idler, kind: music, cost: 0, action: pay $999 -> score 9}\n"
"""A stall whose action nobody can ever take."""


@pytest.fixture
def found(lantern_street, tmp_path):
    """The figures of the example game with two dead stalls."""
    for path in (FOLDER / "lantern_street/packs/base").glob("*.yaml"):
        text = path.read_text("utf-8")
        text += TOWER + IDLER if path.name == "stalls.yaml" else ""
        (tmp_path / path.name).write_text(text.replace("lantern-street/base", "own/base"), encoding="utf-8")
    asked = plan_study(tmp_path, whole=True, names=("random",), players=3, seed=2)
    assert asked.is_whole_game and asked.game == lantern_street
    result = run_study(asked, GAMES)
    assert {len(arms) for arms in result.played["random"]} == {1}
    (only,) = survey_games(result)
    return only, [arms[WITH] for arms in result.played["random"]]


def test_the_figures_are_those_of_the_games(found):
    only, games = found
    ((_, stalls),) = only.things
    lengths = dict(only.lengths)

    assert sum(one.victories.mean for one in only.seats) == pytest.approx(1)
    first = sum(tally.share(tally.first) for tally in games) / GAMES
    assert only.seats[0].victories.mean == pytest.approx(first)
    assert lengths["turns"].mean == pytest.approx(sum(tally.turns for tally in games) / GAMES)
    assert sum(one.mean for _, one in only.categories) == pytest.approx(lengths["points of a seat"].mean)
    assert lengths["changes of the lead"].mean == sum(tally.changes for tally in games) / GAMES > 0
    assert 0 < lengths["% of the turns until it is decided"].mean < 100
    for one in stalls:
        assert one.times == sum(
            tally.counts_of(one.id, seat).chosen for tally in games for seat in range(3)
        )


def test_what_is_dead_is_named(found):
    only, _ = found
    told = " ".join(sentence for part in survey_parts(only) for sentence in part.sentences)

    assert only.apart == ("stalls.kinds", "scoring.categories")
    for dead in ("tower", "idler"):
        (thing,) = (one for _, things in only.things for one in things if one.id == dead)
        assert thing.times > 0 == thing.uses
        assert f"{dead}: chosen and never used." in told


@pytest.mark.parametrize(
    ("intervals", "says"),
    [
        (
            [(0.4, 0.6), (0.4, 0.6)],
            "No place in the order of play clearly wins more than its share, 50.0 %.",
        ),
        (
            [(0.51, 0.7), (0.3, 0.49)],
            "Place 1 wins more and place 2 wins less than its share, 50.0 %.",
        ),
    ],
)
def test_the_answer_is_whether_a_place_is_an_advantage(found, intervals, says):
    only, _ = found
    points = Estimate(1.0, 0.0, 2.0)
    seats = [
        SurveySeat(place, Estimate((low + high) / 2, low, high), points)
        for place, (low, high) in enumerate(intervals, 1)
    ]

    assert seat_advantage_sentence(attrs.evolve(only, players=2, seats=tuple(seats))) == says


@pytest.mark.parametrize(
    ("course", "winners", "changes", "decided"),
    [
        ([(1, 0), (1, 2), (3, 2), (4, 2)], (0,), 2, 3 / 4),
        ([(1, 0), (1, 1), (2, 1), (3, 1)], (0,), 0, 1 / 4),
        ([(0, 0), (0, 0), (0, 0), (0, 1)], (1,), 0, 1.0),
        ([(1, 0), (2, 0), (2, 1), (2, 2)], (0, 1), 0, 1.0),
    ],
)
def test_a_lead_changes_when_another_seat_is_ahead_alone(course, winners, changes, decided):
    game = SimpleNamespace(winners=winners, state=SimpleNamespace(turn=len(course)), scores=())
    counting = _TallyPlayer(game, WatchedComponents({}, frozenset()))
    for turn, totals in enumerate(course, 1):
        game.scores = [SimpleNamespace(total=total) for total in totals]
        counting._look_who_is_ahead(turn)

    assert (counting.changes, counting.decided()) == (changes, decided)
