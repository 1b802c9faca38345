"""The page that shows a game step by step."""

import base64
import re
import zlib
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import gwt
from gwt.kernel import is_done
from gwt.play.replay_html import render_replay as written
from gwt.play.replay_html import replay_data
from gwt.text import sentence_formatter
from tests.browser.conftest import DESKTOP, ROOT
from tests.saves.test_replays import judged

pytestmark = pytest.mark.in_turn

ASSETS = ROOT / "docs/assets"
SAMPLE = ASSETS / "sample.gwt"
PAGES = {"replay/": SAMPLE, "replay-pacific-rails/": ASSETS / "pacific-rails.gwt"}
"""The pages of the site that show a game, each with the game."""
LENGTH = 110
"""The choices of the game in the page in one file; among them are rides, deliveries and forced steps."""


@pytest.fixture(scope="module")
def game() -> gwt.Game:
    return gwt.load_game(SAMPLE, to=LENGTH, listen=False)


@pytest.fixture(scope="module")
def file(game, tmp_path_factory) -> Path:
    """A page in one file."""
    path = tmp_path_factory.mktemp("replay") / "evening.html"
    path.write_text(written(replay_data(game)), encoding="utf-8")
    return path


@pytest.fixture
def opened(browser, file, request):
    """A function that opens the page at a step; a script that fails, or a request, fails the test."""
    faults: list[str] = []
    context = browser.new_context(
        viewport=dict(zip(("width", "height"), getattr(request, "param", DESKTOP), strict=True))
    )

    def at(step: object = "") -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: said.type == "error" and faults.append(said.text))
        page.on("request", lambda asked: asked.url.startswith(file.as_uri()) or faults.append(asked.url))
        page.goto(file.as_uri() + (f"#step-{step}" if step != "" else ""))
        expect(place(page)).to_be_visible()
        return page

    yield at
    context.close()
    assert faults == []


def said(page):
    return page.locator(".gwt-said")


def place(page):
    return page.locator(".gwt-place")


def is_at(page, step: int, last: int = LENGTH) -> None:
    expect(place(page)).to_have_text(f"{step} / {last}")


def button(page, name: str):
    return page.locator("gwt-replay").get_by_role("button", name=name, exact=True)


def step_of(game: gwt.Game, text: str, after: int = 0) -> int:
    return next(at for at, one in enumerate(game.history, 1) if at > after and text in str(one))


# --- the pages of the site -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_a_page_of_the_site_shows_the_step_of_its_address(visit, path):
    page, game = visit.open(f"{path}#step-42"), gwt.load_game(PAGES[path], listen=False)

    is_at(page, 42, len(game.history))
    expect(said(page)).to_contain_text(sentence_formatter(game.pack, "en").sentence(game.history[41]))
    expect(page.locator(".gwt-picture")).to_be_visible()
    page.locator("summary", has_text="Play on from here").click()
    there = page.locator(".gwt-there")
    expect(there).to_be_visible()
    address, _, held = there.get_attribute("href").partition("#")
    assert address == f"{visit.site}play/?at=/game"
    record = zlib.decompress(base64.urlsafe_b64decode(held + "=="), -zlib.MAX_WBITS).decode()
    assert "\nchoices: 42\n" in record


# --- what happened ---------------------------------------------------------------------------------------


def test_a_step_tells_what_happened_what_was_chosen_and_who_is_next(opened, game):
    ride = step_of(game, "via a-1, a-2, neutral-b")
    page = opened(ride)

    expect(said(page).locator(".gwt-happened")).to_have_text(
        "Seat 1 paid a fee of 2 dollars to seat 2 on building space A-2, "
        "rode over building space A-1 and building space A-2 to neutral space B."
    )
    expect(said(page)).to_contain_text("Seat 1 chose: “Ride to building space A-1")
    expect(said(page)).to_contain_text("Next: seat 1")


def test_it_stops_where_something_happens_and_says_why_points_moved(opened, game):
    """Half a choice is left out of the steps and of the list, unless every choice is asked for."""
    placed = step_of(game, "place 1b on a-1")
    page = opened(placed)
    half = page.locator(f'.gwt-moves a[href="#step-{placed - 1}"]')
    expect(said(page).locator(".gwt-why")).to_have_text("seat 1 Points: private buildings +1")
    expect(half).to_be_hidden()

    button(page, "Back").click()
    before = int(place(page).text_content().split()[0])
    assert before < placed - 1

    page.get_by_label("Stop at").select_option(label="every choice")
    expect(half).to_be_visible()
    half.click()
    is_at(page, placed - 1)


def test_the_list_of_moves_marks_the_step_and_leads_to_others(opened, game):
    page = opened(20)
    current = page.locator(".gwt-moves [aria-current=step]")
    expect(current).to_have_attribute("href", "#step-20")
    expect(current).to_be_in_viewport()
    expect(page.locator(".gwt-moves a")).to_have_count(LENGTH + 1)
    expect(
        page.locator(".gwt-moves section", has=page.locator("[aria-current=step]")).locator("h2")
    ).to_have_text("Turn 5, seat 1")

    page.locator(".gwt-moves a").nth(24).click()

    is_at(page, 24)
    expect(current).to_have_attribute("href", "#step-24")


def test_what_a_step_has_changed_stays_marked_until_the_next(opened, game):
    page = opened(step_of(game, "place 1b on a-1"))
    marks = page.locator(".gwt-changed")
    before = [one.bounding_box() for one in marks.all()]

    page.wait_for_timeout(1200)
    assert before and [one.bounding_box() for one in marks.all()] == before
    button(page, "Next").click()
    page.wait_for_timeout(100)
    assert [one.bounding_box() for one in marks.all()] != before


def test_the_view_goes_to_the_part_of_the_table_where_something_happens(opened, game):
    page = opened(step_of(game, "via neutral-b"))
    tab = page.get_by_role("tab", selected=True)
    expect(tab).to_contain_text("Trail")

    page.evaluate(f"location.hash = '#step-{step_of(game, 'take craftsman from foresight')}'")
    expect(tab).to_contain_text("Markets")

    page.get_by_label("Show where it happens").uncheck()
    page.evaluate(f"location.hash = '#step-{step_of(game, 'via neutral-b')}'")
    expect(place(page)).to_have_text(re.compile("^1 /"))
    expect(tab).to_contain_text("Markets")


def test_a_seat_sees_the_hands_of_others_face_down_and_reads_no_more(opened, game):
    drawn = next(at for at, one in enumerate(game.history, 1) if is_done(one))
    page = opened(drawn)
    expect(said(page)).to_contain_text("drew 1 “")

    page.get_by_label("As seen by").select_option(label="seat 2")

    expect(said(page)).to_contain_text("drew 2 cards")
    expect(page.locator(".gwt-moves [aria-current]")).to_contain_text("Drew 2 cards")
    words = page.locator("details", has_text="The table in words")
    words.locator("summary").click()
    state = gwt.load_game(SAMPLE, to=drawn)
    expect(words.locator("li")).to_have_text(state.picture(1).description.splitlines())


# --- going about -----------------------------------------------------------------------------------------


def test_buttons_and_keys_go_from_step_to_step_and_the_address_follows(opened, game):
    page = opened()
    expect(said(page)).to_contain_text("The table is set up.")

    button(page, "Next").click()
    is_at(page, 1)
    for key, step in (
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", LENGTH),
        ("Home", 0),
        ("Shift+ArrowRight", 3),
    ):
        page.keyboard.press(key)
        is_at(page, step)
        assert page.url.endswith(f"#step-{step}")
    button(page, "Next turn").click()
    is_at(page, 6)
    expect(said(page).locator(".gwt-cause")).to_have_count(3)
    button(page, "Previous turn").click()
    is_at(page, 3)


def test_one_can_jump_to_the_choices_of_a_seat_and_to_what_happens(opened, game):
    page = opened()
    target = page.get_by_label("Jump to")

    target.select_option(label="choices of seat 2")
    button(page, "Jump ahead").click()
    is_at(page, step_of(game, "move cattleman", after=1))
    target.select_option(label="deliveries")
    button(page, "Jump ahead").click()
    is_at(page, step_of(game, "deliver to"))
    button(page, "Jump ahead").click()
    is_at(page, step_of(game, "deliver to", after=step_of(game, "deliver to")))
    button(page, "Jump back").click()
    is_at(page, step_of(game, "deliver to"))


def test_forced_steps_are_told_and_not_stepped(opened, game):
    again, forced = game.copy_at_start(), 0
    for at, option in enumerate(game.history, 1):
        if len(again.options) == 1:
            forced = at
            break
        again.play(option)
    page = opened(forced - 2)
    page.get_by_label("Stop at").select_option(label="choices with an alternative")

    page.get_by_label("Stop at").press("Tab")
    button(page, "Next").click()

    is_at(page, forced)
    expect(said(page).locator(".gwt-cause")).to_have_count(2)
    expect(said(page)).to_contain_text("Nothing else was possible.")


@pytest.mark.parametrize("link", ["999", "x", "-1", "%3Cb%3E"])
def test_a_link_to_a_step_that_does_not_exist_says_so(opened, link):
    page = opened(link)

    expect(page.get_by_role("alert")).to_contain_text(f"this game has steps 0 to {LENGTH}")
    is_at(page, 0)
    button(page, "Next").click()
    expect(page.locator(".gwt-warning")).to_have_text("")


def test_a_click_on_the_graph_of_points_leads_to_the_step(opened):
    page = opened(10)
    graph = page.locator(".gwt-graph")
    box = graph.bounding_box()

    graph.click(position={"x": box["width"] / 2, "y": 20})

    is_at(page, LENGTH // 2)
    expect(graph.locator("polyline")).to_have_count(2)
    assert re.fullmatch(r"Points: seat 1 -?\d+, seat 2 -?\d+", graph.get_attribute("aria-label"))


def test_the_game_plays_by_itself_until_somebody_pauses(opened):
    page = opened()
    page.get_by_label("Speed").select_option(label="very fast")

    button(page, "Play").click()
    expect(place(page)).to_have_text(re.compile("^[2-9] /"))
    button(page, "Pause").click()
    expect(button(page, "Play")).to_be_visible()
    stopped = place(page).text_content()
    page.wait_for_timeout(600)
    assert place(page).text_content() == stopped


def test_a_game_can_be_played_on_from_any_step(opened, game, tmp_path):
    page = opened(33)
    page.locator("summary", has_text="Play on from here").click()
    file = tmp_path / "step-33.gwt"

    file.write_text(page.get_by_label("Saved game").input_value(), encoding="utf-8")

    expect(page.locator(".gwt-onward code").first).to_have_text("gwt play --resume step-33.gwt")
    expect(page.locator(".gwt-there:visible")).to_have_count(0)
    resumed = gwt.load_game(file, strict=True)
    assert resumed.history == game.history[:33]


# --- the picture -----------------------------------------------------------------------------------------


def test_the_picture_after_many_steps_is_the_one_that_a_link_shows(opened):
    """Turning one picture into the next leaves nothing of the old one and loses nothing of the new."""
    drawn = "document.querySelector('.gwt-picture > g').outerHTML.replaceAll(' class=\"\"', '')"
    walked = opened(20)
    walked.get_by_role("tab", name="Everything").click()
    walked.get_by_label("Show where it happens").uncheck()
    walked.get_by_label("Stop at").select_option(label="every choice")
    walked.locator(".gwt-place").focus()
    for _ in range(30):
        walked.keyboard.press("ArrowRight")
    is_at(walked, 50)

    linked = opened(50)
    linked.get_by_role("tab", name="Everything").click()

    assert walked.evaluate(drawn) == linked.evaluate(drawn)


@pytest.mark.parametrize(
    ("opened", "share"),
    [((1440, 900), 0.0), ((390, 844), 0.7)],
    indirect=["opened"],
    ids=["desktop", "phone"],
)
def test_letters_of_the_picture_are_large_enough_to_read(opened, share):
    """On a phone not all of them, for there one also has to see what is around; and not of everything."""
    page = opened(70)
    for tab in page.get_by_role("tab").all()[: None if share == 0 else -1]:
        tab.click()
        small = page.evaluate(
            """() => {
                const texts = [...document.querySelectorAll(".gwt-table text")];
                const size = (one) => parseFloat(one.getAttribute("font-size")) * one.getScreenCTM().d;
                return texts.filter((one) => size(one) < 8.9).length / texts.length;
            }"""
        )
        assert small <= share, tab.text_content()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_picture_can_be_enlarged_and_moved_by_keys(opened):
    page = opened(1)
    button(page, "Fit").click()
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
    is_at(page, 1)


def test_an_enlarged_picture_goes_to_what_changes_and_not_to_its_corner(opened, game):
    """Titles have no place; a picture that went to theirs would show its upper left corner."""
    page = opened()
    page.get_by_role("tab", name="Everything").click()
    page.get_by_label("Show where it happens").uncheck()
    page.get_by_label("Stop at").select_option(label="every choice")
    page.locator(".gwt-view").focus()
    for _ in range(8):
        page.keyboard.press("+")
    page.locator(".gwt-place").focus()
    seen = """() => {
        const box = document.querySelector(".gwt-view").getBoundingClientRect();
        const marks = [...document.querySelectorAll(".gwt-changed, .gwt-gone")];
        return !marks.length || marks.some((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
    }"""
    for step in range(1, 40):
        page.keyboard.press("ArrowRight")
        is_at(page, step)
        assert page.evaluate(seen), step


# --- languages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "code", "next", "turn"),
    [
        ("Nederlands", "nl", "Volgende", "Beurt 5, speler 1"),
        ("Italiano", "it", "Avanti", "Turno 5, giocatore 1"),
    ],
)
def test_everything_is_in_the_language_that_is_chosen_and_stays_so(opened, game, name, code, next, turn):
    page = opened(20)
    page.get_by_label("Language of the game").select_option(label=name)

    for _ in range(2):
        expect(said(page)).to_contain_text(sentence_formatter(game.pack, code).sentence(game.history[19]))
        expect(button(page, next)).to_be_visible()
        expect(page.locator(".gwt-moves h2", has_text=turn)).to_be_attached()
        expect(page.locator("gwt-replay")).to_have_attribute("lang", code)
        page.reload()
    table = gwt.load_game(SAMPLE, to=20)
    button(page, next).press("Tab")
    page.get_by_role("tab").last.click()
    titles = set(re.findall("<title>([^<]+)</title>", table.picture(language=code).svg()))
    assert set(page.locator(".gwt-table title").all_text_contents()) == set(map(unescape, titles))
    english = table.picture(language="en").description.splitlines()
    page.locator("summary", has_text=re.compile("woorden|parole")).click()
    assert not set(page.locator("details li").all_text_contents()) & set(english)


# --- an analysis -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def analysed(game, tmp_path_factory) -> tuple[Path, int]:
    """A page with an analysis of the first choice of seat 2 that is not the first option, and its step."""
    analysis = judged(game, 1)
    path = tmp_path_factory.mktemp("analysis") / "evening.html"
    path.write_text(written(replay_data(game, analysis=analysis), "nl"), encoding="utf-8")
    return path, analysis["turning_points"][0] + 1


def test_an_analysis_says_what_was_better_and_leads_to_turning_points(browser, analysed):
    path, step = analysed
    page = browser.new_page()
    page.goto(path.as_uri())
    page.locator(".gwt-jumps select").select_option("turning")
    page.locator(".gwt-jumps").get_by_role("button", name="Spring vooruit").click()

    is_at(page, step)
    expect(said(page)).to_contain_text("Punten die deze keuze volgens de computer kostte: 2.5. Beter:")
    expect(said(page).locator("li")).to_contain_text("(+2.5)")
    page.locator("label", has_text="Grafiek van").locator("select").select_option("chances")
    button(page, "Terug").click()
    expect(page.locator(".gwt-points")).to_contain_text("60 %")
    page.close()
