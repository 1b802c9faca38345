"""The page of a ranking shows its figures, asks for nothing else, and takes names for words."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest
from attrs import evolve

from gwt.balance.html_writer import POLICY
from gwt.balance.plots import axis_ticks
from gwt.research.rating import in_elo, rank_players
from gwt.research.rating_page import render_ratings
from tests.research.test_tournament import games, row

RUNS = {"1": {"pack": "great_western/first_edition", "players": 2, "seed": 7, "names": ["a", "b"]}}
LONG = "a.bots:Own?depth=4&width=16&weights=some_weights_of_a_very_long_name"


def renamed(rows, **names):
    return [evolve(one, name=names.get(one.name, one.name)) for one in rows]


@pytest.fixture(scope="module")
def found():
    alone = [row(game, "a", 1, seat=seat, group=1, deal=game) for game in range(3) for seat in range(2)]
    return rank_players([*games(30, 10), *alone])


@pytest.fixture(scope="module")
def written(found):
    return render_ratings(found, RUNS)


def test_the_figures_of_the_ranking_are_on_the_page(found, written):
    first = found.standings[0]

    for figure in (in_elo(first.rating), f"{first.points:.1f}", f"{first.ms:.2f}", "75.0<br><small>"):
        assert figure in written
    assert "great_western/first_edition, 2 seats, seed 7" in written
    assert written.index("<code>a</code></th>") < written.index("<code>b</code></th>")


def test_an_open_end_is_drawn_to_the_edge():
    drawn = render_ratings(rank_players(games(5, 0)), RUNS)

    assert "or more)" in drawn and "or less)" in drawn
    assert "inf" not in drawn and "nan" not in drawn


def test_the_page_asks_for_nothing_else(written):
    assert f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">' in written
    assert not re.search(r"(?:src|href|@import|url\()\s*=?", written.replace(POLICY, ""))


def test_each_plot_is_whole_and_has_a_text_alternative(written):
    plots = re.findall(r"<svg.*?</svg>", written, re.DOTALL)

    # Ratings, victories, games against itself, the categories of each of the two, times.
    assert len(plots) == 6
    for plot in plots:
        drawn = ElementTree.fromstring(plot)
        assert drawn.get("aria-label") == drawn.find("title").text != ""
        assert "nan" not in plot


def test_a_long_name_stays_beside_its_plot():
    drawn = render_ratings(rank_players(renamed(games(3, 1), a=LONG)), RUNS)
    lines = re.findall(r'<text class="label[^>]*>([^<]*)<', unescape(drawn))

    assert "a.bots:Own?depth=4" in lines
    assert max(map(len, lines)) <= 23


def test_what_a_name_says_cannot_become_a_part_of_the_page():
    assert "<script>" not in render_ratings(
        rank_players(renamed(games(3, 1), a="<script>alert(1)</script>")), RUNS
    )


def test_without_choix_the_page_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "choix", None)

    assert "Without the extra <code>rate</code>" in render_ratings(rank_players(games(3, 1)), RUNS)


def test_a_player_of_no_points_and_no_time_is_drawn():
    nothing = [
        evolve(row(0, name, 1, seat=seat, points=0, categories={"all": 0}), seconds=0.0)
        for seat, name in enumerate("ab")
    ]

    assert "nan" not in render_ratings(rank_players(nothing), RUNS)
    assert axis_ticks(0.0, 1.0)[0] == 0
