"""The table without a server, on the built site: a worker runs the library, and the browser keeps games."""

import json
import os
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from gwt.kernel import record
from gwt.play import replay_record
from gwt.site.markdown_page import compress_for_url
from tests.browser.conftest import PHONE
from tests.browser.test_pages import STANDARD, TILE
from tests.browser.test_table import (
    PLAYED,
    WHOLE_GAMES,
    choose_by_clicking,
    click,
    ends_turn,
    is_asked,
    is_over,
    moments,
    options,
    wait_for,
)
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

TABLE = "play/"
WHOLE = bool(os.environ.get("TABLE_WHOLE"))
"""Whether whole games are played (`TABLE_WHOLE=1`) and not only their first turns."""
in_whole = pytest.mark.skipif(not WHOLE, reason="TABLE_WHOLE=1 tries it, for it loads the library anew")
FIRST_TURNS = 1
LONG = 180_000
"""Milliseconds until the library has been loaded on a machine that does much else."""

# A request of the page's own, by the same way.
ASK = """async ([path, secret, body]) => {
  const { fetchApi } = await import(new URL("static/transport.js", document.baseURI).href);
  const headers = secret ? { Authorization: `Bearer ${secret}` } : {};
  const answer = await fetchApi(path, body ? { method: "POST", headers, body } : { headers });
  return [answer.status, await answer.text()];
}"""
# To another place of the page, without loading it again.
GO = """async (link) => {
  const { go } = await import(new URL("static/transport.js", document.baseURI).href);
  go(link);
}"""


def asked(page: Page, path: str, secret: str = "", body: Any = None) -> Any:
    status, text = page.evaluate(ASK, [path, secret, body and json.dumps(body)])
    assert status in (200, 201), text
    return text


def saved(page: Page) -> str:
    """The saved game of the table of a page whose game is over."""
    id, secret = page.url.split("/t/")[1].split("#")
    text: str = asked(page, f"/tables/{id}/record", secret)
    return text


def wait(page: Page) -> None:
    """Waits until the page's own player is asked, or the game is over."""
    start = monotonic()
    while not (is_asked(page) or is_over(page)):
        assert monotonic() - start < LONG / 1000, page.locator("body").inner_text()[:500]
        page.wait_for_timeout(150)


def begun(visit, wanted) -> Page:
    """A page at a new table."""
    page: Page = visit.open(TABLE)
    page.locator(".start-page").wait_for(timeout=LONG)
    made = json.loads(asked(page, "/tables", body=wanted))
    page.evaluate(GO, made["links"]["seats"][0])
    wait(page)
    return page


@pytest.mark.parametrize("played", WHOLE_GAMES if WHOLE else PLAYED[:1], ids=str)
def test_a_person_plays_by_clicking_and_goes_on_after_a_reload_without_a_network(visit, played):
    page = begun(visit, {**played, "seats": ["human", "greedy"], "seed": 7})
    turns, reloaded = 0, False

    while not is_over(page) and (WHOLE or turns < FIRST_TURNS or not reloaded):
        turns += ends_turn(page)
        if turns and not reloaded and not ends_turn(page):
            before = options(page).all_inner_texts(), moments(page)
            page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            page.context.set_offline(True)
            page.reload()
            wait(page)
            assert (options(page).all_inner_texts(), moments(page)) == before
            reloaded = True
        choose_by_clicking(page)
        wait(page)

    assert reloaded
    if WHOLE:
        text = saved(page)
        again = replay_record(record.parse_record(text, "the saved game"))
        assert again.over and again.record() == text


def test_another_page_shows_a_game_and_answers_clicks(visit):
    page = visit.open(f"{TABLE}example.html")
    chosen = page.locator("#options button")
    chosen.first.wait_for(timeout=LONG)
    for _ in range(3):
        told = page.locator("#options").inner_text()
        chosen.last.click()
        expect(page.locator("#options")).not_to_have_text(told, use_inner_text=True, timeout=LONG)
        chosen.first.wait_for(timeout=LONG)

    expect(page.locator("#status")).to_have_text("Your turn")
    # The picture is replaced now and then, and one that has just been replaced has no width.
    picture = page.locator("#picture svg")
    wait_for(lambda: picture.evaluate("one => one.getBoundingClientRect().width") > 500)


@pytest.mark.parametrize(
    ("place", "held"),
    sample(
        [("game", "%%%"), ("position", "%%%"), ("position", compress_for_url("{}")), ("trial", "id=1")], 1
    ),
)
def test_a_damaged_link_is_told_and_the_first_page_is_there(visit, place, held):
    page = visit.open(f"{TABLE}?at=/{place}#{held}")

    expect(page.locator(".first-page > .problem").first).to_have_text(
        "This link is damaged: what it holds cannot be read.", timeout=LONG
    )
    expect(page.locator(".start-page button.main").first).to_be_visible()


@in_whole
def test_a_component_opens_its_position_with_a_way_back(visit):
    page = visit.open(TILE)
    page.locator(".gwt-try").click()
    page.wait_for_url("**/play/?at=/t/**", timeout=LONG)
    wait(page)

    expect(page.locator(".trial")).to_contain_text("Building 9a")
    expect(page.locator(".options .meant")).to_have_count(1)
    page.locator(".trial .button").click()
    page.wait_for_url(f"**/{TILE}")


@in_whole
def test_whoever_comes_plays_at_once_and_finds_the_table_again(visit):
    page = visit.open(TABLE)
    page.locator(".start-page button.main").first.click(timeout=LONG)
    wait(page)
    expect(page.locator(".seats")).to_contain_text("Casual player")
    found = Axe().run(page, None, {"runOnly": STANDARD})
    assert [one["id"] for one in found.response["violations"]] == []

    visit.open(TABLE)
    page.locator(".my-tables a").first.click(timeout=LONG)
    wait(page)
    assert options(page).count() > 0


@in_whole
def test_a_link_holds_a_whole_game(visit):
    page = begun(visit, {"seats": ["human", "greedy"], "seed": 7})
    choose_by_clicking(page)
    page.locator("[data-do=from-here]").click()
    page.locator("dialog").get_by_role("button", name="Make the link").click()
    link = page.locator("dialog .link-row input").first.input_value()

    assert "?at=/game#" in link and len(link) < 4000
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_url("**/play/?at=/t/**", timeout=LONG)
    expect(page.locator("body")).to_contain_text("You are looking through a saved game")


@in_whole
@pytest.mark.parametrize("visit", [{"viewport": {"width": PHONE[0], "height": PHONE[1]}}], indirect=True)
def test_two_people_share_a_phone(visit):
    page = visit.open(TABLE)
    page.locator(".start-page").wait_for(timeout=LONG)
    page.locator(".game").first.get_by_role("button", name="Play: On this device").click()
    curtain, passed = page.locator("dialog.curtain"), set()

    start = monotonic()
    while passed != {"Pass the device to Seat 1", "Pass the device to Seat 2"}:
        assert monotonic() - start < LONG / 1000, "the device is not passed on"
        if curtain.count():
            passed.add(curtain.locator("h2").inner_text())
            curtain.locator("button").click()
        elif is_asked(page):
            # Meanwhile the device may have to be passed on.
            with suppress(TimeoutError):
                click(page)
        page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@in_whole
def test_a_second_tab_says_that_the_table_is_open_elsewhere(visit):
    page = visit.open(TABLE)
    page.locator(".start-page").wait_for(timeout=LONG)
    other = page.context.new_page()
    other.goto(page.url)

    expect(other.get_by_role("alert")).to_contain_text("open in another tab", timeout=LONG)


def test_a_browser_that_cannot_keep_games_is_told_so_and_plays(visit):
    full = (
        'Object.defineProperty(self, "indexedDB", { value: { open() { throw new Error("no disk"); } } });\n'
    )

    def without_a_disk(route):
        found = route.fetch()
        route.fulfill(response=found, body=full + found.text())

    visit.page.route("**/static/library-worker.js", without_a_disk)
    page = begun(visit, {"seats": ["human", "greedy"], "seed": 7})

    expect(page.locator(".unkept")).to_contain_text("cannot keep the games")
    choose_by_clicking(page)


def test_a_browser_without_what_it_needs_is_told_so(visit):
    visit.page.add_init_script("delete globalThis.WebAssembly")
    page = visit.open(TABLE)

    expect(page.get_by_role("alert")).to_contain_text("This browser cannot run the table")
    # The page ends there, with the same words.
    visit.faults.clear()


def test_only_its_own_page_loads_the_table(visit):
    visit.open(TILE)

    assert not [url for url in visit.asked if f"/{TABLE}" in url or "playground" in url]


def test_the_page_has_no_script_of_its_own_within_it(built):
    text = (built / TABLE / "index.html").read_text("utf-8")

    assert "'unsafe-inline'" not in text and "<script>" not in text
