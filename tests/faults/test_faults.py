"""Every fault is well formed, and a sample of them, another one whenever the code changes, is noticed.

`python -m tests.faults` tries all of them.
"""

import attrs
import pytest

from tests.faults import data, workshop
from tests.faults.__main__ import sampled, told, unsound
from tests.sampling import seed

SAMPLE = 4

each = pytest.mark.parametrize("game", sorted(data.PACKS))


@each
def test_each_fault_changes_one_place_and_breaks_rules_that_exist(game):
    assert data.mistakes(game) == []


@each
def test_every_rule_has_a_fault_or_says_why_nothing_breaks_it(game):
    assert data.missing(game) == []


def test_a_sample_of_the_faults_is_noticed_by_proofs_of_their_rules():
    faults = sampled([one for game in sorted(data.PACKS) for one in data.faults(game)], SAMPLE, seed())

    with workshop.copies(1) as folders:
        unnoticed = unsound(folders, faults)
        for outcome in workshop.attempts(folders, faults):
            unnoticed += told(outcome)

    again = f"python -m tests.faults --sample {SAMPLE} --seed {seed()}"
    assert unnoticed == [], f"try it again by: {again}"


@pytest.mark.parametrize(
    "wrong, told_of",
    [
        ({"rules": ()}, "it names no rule"),
        ({"rules": ("fee-owner", "fee-owner")}, "it names 'fee-owner' twice"),
        ({"file": "gwt/nowhere.py"}, "there is no file 'gwt/nowhere.py'"),
        ({"file": "gwt/games/great_western/verbs/cards.py::drew"}, "'drew' does not stand in"),
        ({"find": "player"}, "'player' stands "),
        ({"find": "table.players[seat]"}, "'table.players[seat]' is a part of a statement"),
        ({"nth": 2}, "'moves.reshuffle(table, player, player)' stands once"),
        ({"find": ""}, "'find' is neither an expression nor a statement"),
        ({"put": "moves.reshuffle(table,  player, player)"}, "it changes nothing"),
        ({"put": "shuffle("}, "'put' is no Python"),
        (
            {"put": "shuffles(table)"},
            "'put' uses 'shuffles', which gwt/games/great_western/verbs/cards.py does not",
        ),
        ({"file": "content/pacific_rails/base/goods.yaml"}, "what it replaces stands 0 times in content"),
        ({"unbreakable": "it only names things"}, "a rule that nothing breaks has no fault"),
    ],
)
def test_what_is_wrong_with_an_entry_is_told(wrong, told_of):
    place = "gwt/games/great_western/verbs/cards.py::draw_cards"
    sound = data.Entry(("fee-owner",), place, "moves.reshuffle(table, player, player)", "pass")
    assert data.wrong_with(sound) == []

    (problem,) = data.wrong_with(attrs.evolve(sound, **wrong))

    assert problem.startswith(told_of)
