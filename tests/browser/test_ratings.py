"""The page of `gwt rate --html` in chromium: no fault that axe finds, in both themes and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from gwt.research.rating import rank_players
from gwt.research.rating_page import render_ratings
from tests.browser.conftest import PHONE
from tests.research.test_page import LONG, RUNS, renamed
from tests.research.test_tournament import games

pytestmark = pytest.mark.in_turn


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_of_a_ranking_has_no_fault_that_axe_finds(browser, scheme):
    size = dict(zip(("width", "height"), PHONE, strict=True))
    # Its own policy forbids the script of axe as any other.
    context = browser.new_context(color_scheme=scheme, viewport=size, bypass_csp=True)
    shown = context.new_page()
    shown.set_content(render_ratings(rank_players(renamed(games(30, 10), a=LONG)), RUNS))
    found = Axe().run(shown).response["violations"]
    wide = shown.evaluate("document.documentElement.scrollWidth")
    context.close()

    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
    assert wide == PHONE[0]
