"""Rules of the final scoring that no single position shows."""

import pytest

import gwt


@pytest.mark.rule("score-categories")
def test_the_final_scoring_has_eleven_categories():
    score = gwt.new_game(players=2).scores[0]

    assert len(score.points) == 11
