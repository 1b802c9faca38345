"""The page that shows a game step by step."""

import json
import re

import pytest
from playwright.sync_api import expect

import gwt
from gwt.play.film import page as written
from gwt.play.film import replay_data, text
from tests.browser.conftest import ROOT, SITE

REPLAY = "replay/"
ASSETS = ROOT / "docs/assets"
SAMPLE = ASSETS / "sample.gwt"
PAGES = {REPLAY: SAMPLE, "replay-pacific-rails/": ASSETS / "pacific-rails.gwt"}
"""Those that show a game, each with the game."""


@pytest.fixture(scope="module")
def game() -> gwt.Game:
    return gwt.load_game(SAMPLE)


def said(page):
    return page.locator(".gwt-said")


def place(page):
    return page.locator(".gwt-place")


@pytest.mark.parametrize("path", PAGES)
def test_a_link_to_a_step_shows_the_choice_that_led_to_it(visit, path):
    page, game = visit.open(f"{path}#step-42"), gwt.load_game(PAGES[path])

    assert game.over
    expect(place(page)).to_have_text(f"42 / {len(game.history)}")
    expect(said(page).locator("code")).to_have_text(str(game.history[41]))


def test_buttons_and_keys_go_from_step_to_step_and_the_address_follows(visit, game):
    page = visit.open(REPLAY)
    expect(said(page)).to_contain_text("The table is set up.")

    page.get_by_role("button", name="Next").click()
    expect(said(page).locator("code")).to_have_text(str(game.history[0]))
    for key, step in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", len(game.history)), ("Home", 0)):
        page.keyboard.press(key)
        expect(place(page)).to_have_text(re.compile(rf"^{step} / "))
        assert page.url.endswith(f"#step-{step}")


def test_the_picture_after_many_steps_is_the_one_that_a_link_shows(visit):
    """Turning one picture into the next leaves nothing of the old one and loses nothing of the new."""
    page = visit.open(f"{REPLAY}#step-20")
    drawn = """() => {
        const root = document.querySelector(".gwt-picture > g").cloneNode(true);
        for (const one of root.querySelectorAll(".gwt-changed")) one.classList.remove("gwt-changed");
        return root.outerHTML.replaceAll(' class=""', "");
    }"""
    expect(place(page)).to_have_text(re.compile("^20 /"))
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    walked = page.evaluate(drawn)

    visit.open(f"{REPLAY}?#step-32")
    expect(place(page)).to_have_text(re.compile("^32 /"))
    assert page.evaluate(drawn) == walked


def test_a_seat_sees_the_hands_of_others_face_down(visit, game):
    page = visit.open(f"{REPLAY}#step-42")
    words = page.locator("details", has_text="The table in words")
    words.locator("summary").click()
    state = gwt.load_game(SAMPLE, to=42)

    for seat in (0, 1):
        page.get_by_label("As seen by").select_option(label=f"seat {seat + 1}")
        expected = state.picture(seat).description.splitlines()
        expect(words.locator("li")).to_have_text(expected)
        backs = page.locator(".gwt-picture use[href$='card-back']").count()
    page.get_by_label("As seen by").select_option(label="all hands open")
    assert page.locator(".gwt-picture use[href$='card-back']").count() < backs


@pytest.mark.parametrize(("name", "code"), [("English", "en"), ("Dutch", "nl"), ("Italian", "it")])
def test_the_sentence_is_in_the_language_that_is_chosen_and_stays_so(visit, game, name, code):
    from gwt.text import voice

    page = visit.open(f"{REPLAY}#step-42")
    page.get_by_role("combobox", name="Language").select_option(label=name)

    expected = voice(game.pack, code).sentence(game.history[41])
    expect(page.locator(".gwt-sentence")).to_have_text(expected)
    page.reload()
    expect(page.locator(".gwt-sentence")).to_have_text(expected)


def test_the_game_plays_by_itself_until_somebody_pauses(visit):
    page = visit.open(REPLAY)
    page.get_by_label("Speed").select_option(label="fast")

    page.get_by_role("button", name="Play").click()
    expect(place(page)).to_have_text(re.compile("^[2-9] /"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    stopped = place(page).text_content()
    page.wait_for_timeout(700)
    assert place(page).text_content() == stopped


def test_the_last_step_shows_the_points(visit, game):
    page = visit.open(REPLAY)
    page.get_by_role("button", name="Last").click()

    totals = page.locator(".gwt-said tr", has_text="total").locator("td")
    expect(totals).to_have_text([str(score.total) for score in game.scores])


def test_every_step_can_be_read_in_a_list_of_links(visit, game):
    page = visit.open(REPLAY)
    page.locator("summary", has_text="choices").click()
    links = page.locator("gwt-replay li a")
    expect(links).to_have_count(len(game.history) + 1)

    links.nth(5).click()

    expect(said(page).locator("code")).to_have_text(str(game.history[4]))


def test_the_picture_can_be_enlarged_and_moved_by_keys(visit):
    page = visit.open(REPLAY)
    view, sheet = page.locator(".gwt-view"), page.locator(".gwt-sheet")
    view.focus()
    before = sheet.bounding_box()

    page.keyboard.press("+")
    page.keyboard.press("ArrowDown")
    larger = sheet.bounding_box()
    page.keyboard.press("0")

    assert larger["width"] > before["width"]
    assert larger["y"] < before["y"]
    assert sheet.bounding_box() == before
    expect(place(page)).to_have_text(re.compile("^0 /"))


def test_an_enlarged_picture_follows_what_changes(visit, game):
    """The market lies far below the start of the trail, where the view is before."""
    bought = 1 + next(at for at, one in enumerate(game.history) if str(one).startswith("buy 1 "))
    page = visit.open(f"{REPLAY}#step-{bought - 1}")
    expect(place(page)).to_have_text(re.compile(f"^{bought - 1} /"))
    page.locator(".gwt-view").focus()
    for _ in range(8):
        page.keyboard.press("+")
    for _ in range(30):
        page.keyboard.press("ArrowUp")

    page.locator(".gwt-steps").get_by_label("Next").click()

    seen = """() => {
        const box = document.querySelector(".gwt-view").getBoundingClientRect();
        return [...document.querySelectorAll(".gwt-changed")].some((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
    }"""
    expect(place(page)).to_have_text(re.compile(f"^{bought} /"))
    assert page.evaluate(seen)


def test_a_page_in_one_file_asks_for_nothing_else(browser, tmp_path):
    game = gwt.load_game(SAMPLE, to=10)
    file = tmp_path / "evening.html"
    file.write_text(written(replay_data(game)), encoding="utf-8")
    asked = []
    context = browser.new_context()
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))

    page.goto(f"{file.as_uri()}#step-7")

    expect(said(page).locator("code")).to_have_text(str(game.history[6]))
    assert asked == [f"{file.as_uri()}#step-7"] or asked == [file.as_uri()]
    context.close()


def test_a_page_of_one_seat_says_what_its_views_say_and_no_more():
    game = gwt.load_game(SAMPLE, to=30)
    data = replay_data(game, seat=1)

    expected = set()
    for step in range(31):
        expected |= set(gwt.load_game(SAMPLE, to=step).picture(1).description.splitlines())
    assert data["seats"] == [2]
    assert set(data["lines"]) == expected


def test_data_of_strangers_cannot_leave_their_place_in_the_page():
    data = {"title": "</script><script>alert(1)</script>", "steps": [{}]}

    assert "<" not in text(data)
    assert json.loads(text(data)) == data
    assert "<script>alert" not in written(data)


@pytest.mark.parametrize("game", PAGES.values(), ids=lambda path: path.stem)
def test_a_whole_game_stays_small(game):
    data = SITE / game.relative_to(ROOT / "docs").with_suffix(".json")

    assert data.stat().st_size < 1_000_000
