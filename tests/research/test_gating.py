"""What players have won in each setting, by all runs of a file."""

import pytest

from gwt.research import Contest, read_strengths, run_tournament, strength_report

pytestmark = pytest.mark.in_turn

WEAK, STRONG = "random", "greedy?weights=patient&width=2&depth=1"


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
