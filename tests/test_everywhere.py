"""Whole games are played through every face: a sample of all packs, and faults that have to be noticed.

The sample is another one whenever the code changes; `gwt everywhere --all` plays all combinations of packs.
"""

import random

import pytest

from gwt.kernel import record
from gwt.play.saved_games import replay_record
from gwt.spec.registry import DEFAULT, GAMES
from gwt.testing import Plan, every_face, play
from gwt.testing import table_faces as tables_faces
from gwt.testing.faces import Face, FaceTiming
from gwt.testing.runner import PLAYERS
from tests.combining import drawn_combination
from tests.sampling import seed

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]

SAMPLE = 2
"""Games with a combination of packs that is drawn, besides one of each game by itself."""


def drawn(number: int) -> Plan:
    """A whole game of each game by itself, and then games with combinations of packs."""
    dice = random.Random(seed() + number)
    if number < len(GAMES):
        return Plan(list(GAMES)[number], players=dice.choice((2, 3, 4)), seed=dice.getrandbits(32))
    combination = drawn_combination(DEFAULT, dice)
    return Plan(
        DEFAULT,
        combination.names,
        dice.choice(combination.players),
        dice.getrandbits(32),
        player=PLAYERS[number % 2],
        share=0.02,
    )


def named(plan: Plan) -> str:
    return f"{'+'.join(map(str, plan.pack)) or plan.game}-{plan.players}-{plan.seed}-{plan.player}"


@pytest.mark.parametrize("number", range(len(GAMES) + SAMPLE))
def test_a_game_holds_in_every_face(number):
    plan = drawn(number)
    played = play(plan)

    assert [str(one) for one in played.failures] == [], named(plan)
    assert played.asked.total() > 20


def test_each_face_says_what_it_asks():
    faces = every_face()

    assert len(faces) > 20
    assert [one.name for one in faces if not one.about] == []


def only(ask, **given) -> Plan:
    """A short plan with one face of a test's own, asked at every decision."""
    face = Face("own", ask, **{"when": FaceTiming.DECISION, "secret": False, "slow": 1, **given})
    return Plan(players=2, seed=5, share=1.0, faces=(face,))


def test_a_face_that_raises_is_reported_with_the_game_that_leads_there():
    def ask(at):
        if len(at.game.history) == 30:
            raise KeyError("a name that is not there")

    (failure,) = play(only(ask)).failures

    again = replay_record(record.parse_record(failure.record, "failure"))
    assert (failure.face, failure.choices, len(again.history)) == ("own", 30, 30)
    assert "KeyError: 'a name that is not there'" in str(failure)
    assert "test_everywhere.py" in failure.where


def test_a_face_that_shows_what_a_seat_cannot_know_is_reported():
    def ask(at):
        return [player.draw_stack for player in at.game.state.players]

    (failure,) = play(only(ask, secret=True)).failures

    assert "is shown what it cannot know" in failure.message


def test_an_outcome_that_does_not_come_about_is_reported(monkeypatch):
    """As when a note takes the name of a space for its number, or a price is told wrong."""
    told = tables_faces.decision_details.describe_outcome

    def wrong(game, option, language):
        foretold = told(game, option, language)
        return foretold | {"changes": [{**one, "after": "99"} for one in foretold["changes"]]}

    monkeypatch.setattr(tables_faces.decision_details, "describe_outcome", wrong)
    (face,) = (one for one in every_face() if one.name == "outcome at a table")
    played = play(Plan(players=2, seed=5, share=0.2, faces=(face,)))

    assert [one.face for one in played.failures] == ["outcome at a table"]


class Clumsy:
    """A player who fails in its tenth decision."""

    def __init__(self):
        self.left = 10

    def choose(self, game):
        self.left -= 1
        return game.options[0] if self.left else game.options[len(game.options)]


def test_a_game_that_fails_itself_is_reported_with_its_record():
    (failure,) = play(Plan(players=2, player="tests.test_everywhere:Clumsy", faces=())).failures

    assert (failure.face, failure.choices) == ("play", 9)
    assert "IndexError" in failure.message
