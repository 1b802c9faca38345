"""The site as a reader meets it: found, read in three languages, dark, on a phone, without a mouse."""

import re
from collections import Counter

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.sampling import sample

pytestmark = pytest.mark.in_turn("file")

FIRST = "reference/great-western-first-edition/"
SECOND = "reference/pacific-rails-base/"
TILE = f"{FIRST}buildings/private/9a/"
PAGES = {
    "home": "",
    "guide": "guides/first-game/",
    "architecture": "architecture/",
    "replay": "replay/#step-40",
    "language": "language/",
    "library": "api/",
    "problems": "authoring/problems/",
    "developers": "developers/",
    "pack": FIRST,
    "tile": TILE,
    "objective": f"{FIRST}objectives/objectives/obj-draw-5-h/",
    "all buildings": f"{FIRST}buildings/",
    "trail": f"{FIRST}trail/",
    "cities": f"{FIRST}cities/",
    "rules": f"{FIRST}rules/draw/",
    "rulings": f"{FIRST}rulings/",
    "a turn": f"{FIRST}a-turn/",
    "set-up": f"{SECOND}set-up/",
    "mistakes": f"it/{FIRST}mistakes/",
    "points": f"{FIRST}points/",
    "find": f"{FIRST}find/?find=type:building",
    "questions": f"{FIRST}questions/",
    "scenarios": f"{FIRST}scenarios/draw/",
    "language reference": f"{SECOND}language/",
    "glossary": f"{SECOND}glossary/",
    "Dutch home": "nl/",
    "Dutch tile": f"nl/{TILE}",
    "Italian replay": "it/replay/#step-40",
    "Dutch rules": f"nl/{FIRST}rules/draw/",
    "Italian questions": f"it/{SECOND}questions/",
    "Italian rulings": f"it/{FIRST}rulings/",
}
"""A page of each kind, and of a large kind a small one: looking at all of it takes long."""
STANDARD = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}
WIDTH = "document.documentElement.scrollWidth"
on_a_phone = pytest.mark.parametrize(
    "visit",
    [
        {
            "viewport": dict(zip(("width", "height"), PHONE, strict=True)),
            "has_touch": True,
            "is_mobile": True,
        }
    ],
    indirect=True,
    ids=["phone"],
)


@pytest.mark.parametrize("visit", [{"reduced_motion": "reduce"}], indirect=True, ids=["still"])
@pytest.mark.parametrize(
    ("name", "scheme"),
    sample([(name, scheme) for name in PAGES for scheme in ("light", "dark")], 4),
)
def test_a_page_has_no_serious_fault_of_accessibility(visit, name, scheme):
    """And asks no other host for anything, which `visit` watches. A sample is tried."""
    visit.page.emulate_media(color_scheme=scheme)
    page = visit.open(PAGES[name])
    expect(page.locator("h1")).to_be_visible()

    # What is within a picture is one thing with one name to whoever cannot see it, and the menus of
    # a tile are those of any other page.
    spared = [".gwt-picture > g"] if name in ("home", "tile") else [".gwt-picture > g", ".md-sidebar"]
    found = Axe().run(page, {"exclude": spared}, {"resultTypes": ["violations"], "runOnly": STANDARD})
    serious = [
        f"{one['id']}: {node['html'][:200]}: {node['failureSummary']}"
        for one in found.response["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
    assert serious == []
    page.set_viewport_size(dict(zip(("width", "height"), PHONE, strict=True)))
    assert page.evaluate(WIDTH) <= PHONE[0], "it is wider than a phone"


@on_a_phone
@pytest.mark.parametrize("name", ["home", "replay", "tile", "points"])
def test_nothing_of_a_page_is_wider_than_a_phone_that_is_touched(visit, name):
    page = visit.open(PAGES[name])

    assert page.evaluate(WIDTH) <= PHONE[0]


@on_a_phone
def test_the_menu_opens_on_a_phone(visit):
    page = visit.open("")
    menu = page.locator(".md-sidebar--primary")
    expect(menu).not_to_be_in_viewport()

    page.locator(".md-header label[for=__drawer]").click()

    expect(menu).to_be_in_viewport()
    expect(menu).to_contain_text("For authors and developers")


@pytest.mark.parametrize(
    ("typed", "leads_to"),
    [
        ("guernsey", f"{FIRST}cattle/#breed-guernsey"),
        ("8b", f"{FIRST}buildings/private/8b/"),
        ("wanneer betaal ik", f"nl/{FIRST}questions/"),
        ("quando finisce la partita", f"it/{FIRST}questions/"),
    ],
)
def test_the_search_finds_first(visit, typed, leads_to):
    page = visit.open("")
    page.keyboard.press("/")
    page.keyboard.type(typed)

    found = page.locator(".md-search-result__link").first
    expect(found).to_be_visible()
    expect(found).to_have_attribute("href", re.compile(rf"/{re.escape(leads_to)}(\?.*)?(#.*)?$"))


def test_a_tile_has_its_picture_its_expressions_and_its_source(visit):
    page = visit.open(TILE)
    content = page.locator("article")

    picture = content.locator("img:visible, svg.gwt-picture:visible").first
    assert picture.bounding_box()["width"] > 100
    assert picture.evaluate("one => one.tagName !== 'IMG' || one.naturalWidth > 0")
    expect(content).to_contain_text("move engine up to 3")
    expect(content).to_contain_text("p. 14")


def test_a_word_of_an_expression_leads_to_what_it_means(visit):
    page = visit.open(TILE)

    page.get_by_text("All that is written on it").click()
    page.locator("article a", has_text=re.compile("^move engine")).first.click()

    expect(page).to_have_url(re.compile(f"{FIRST}language/#"))


def test_the_edition_that_is_chosen_is_that_of_all_pages_and_of_the_search(visit):
    page = visit.open(f"{FIRST}buildings/private/5a/")
    shown = page.locator("article .gwt-sentences:visible")
    expect(shown).to_contain_text("Hire 1 worker")
    assert not [one for one in visit.asked if "/search/" in one], "the index was loaded for nobody"

    page.locator(".gwt-play summary").click()
    page.get_by_label("Second edition").check()
    page.get_by_label("alone against Garth").check()
    expect(shown).to_contain_text("gain 7 dollars")

    visit.open(f"nl/{FIRST}questions/")
    expect(page.locator(".gwt-play summary")).to_contain_text("Tweede editie · Garth")
    expect(page.locator("#what-does-an-outlaw-bring")).to_be_visible()
    expect(page.locator("#how-do-i-trade-with-the-indians")).to_be_hidden()
    page.locator(".md-search__input").fill("betaalt garth vergoedingen")
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile("#does-garth-pay-fees"))

    visit.open(f"{FIRST}find/")
    found = page.locator(".gwt-cards li:visible")
    said = page.locator(".gwt-find-said")
    expect(said).to_have_text(f"{found.count()} of {found.count()}")
    before = found.count()
    page.locator(".gwt-play summary").click()
    page.get_by_label("First edition").check()
    expect(said).not_to_have_text(f"{before} of {before}")
    expect(said).to_have_text(f"{found.count()} of {found.count()}")


def test_a_variant_lies_over_what_else_is_played(visit):
    page = visit.open(f"{FIRST}rules/setup/")
    page.locator(".gwt-play summary").click()
    for name in ("Second edition", "with Rails to the North", "with Simmental cattle"):
        page.get_by_label(name).check()
    expect(page.locator("#sim-market")).to_be_visible()
    expect(page.locator("#setup-cattle-initial")).to_be_hidden()
    expect(page.locator("#re-network")).to_be_visible()

    page.get_by_label("First edition").check()
    expect(page.locator("#sim-market")).to_be_hidden()
    expect(page.locator("#setup-cattle-initial")).to_be_visible()


def test_a_link_to_what_is_not_played_says_so_and_shows_it(visit):
    page = visit.open(f"it/{FIRST}questions/#where-may-i-place-a-branchlet")
    expect(page.locator(".gwt-absent")).to_contain_text("Rails to the North")

    page.locator(".gwt-absent button").click()

    expect(page.locator("#where-may-i-place-a-branchlet")).to_be_in_viewport()


def test_the_search_names_the_word_that_it_does_not_know(visit):
    page = visit.open(f"nl/{FIRST}")
    page.locator(".gwt-play summary").click()
    page.get_by_label("Eerste editie").check()
    page.locator(".md-search__input").fill("hoe werken de bandieten")

    note = page.locator(".gwt-missing")
    expect(note).to_contain_text("bandieten")
    note.get_by_role("button").click()
    first = page.locator(".md-search-result__link").first
    expect(first).to_contain_text("bandiet")


def test_a_wrong_letter_is_mended_by_a_link(visit):
    page = visit.open(f"it/{FIRST}")
    page.locator(".md-search__input").fill("come Finsce la partita")

    page.locator(".gwt-missing a").click()

    expect(page.locator(".md-search__input")).to_have_value("come finisce la partita")
    expect(page.locator(".gwt-missing")).to_have_count(0)
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile("#when-does-the-game-end"))


def test_who_has_chosen_nothing_finds_all_with_its_packs_and_a_choice_takes_the_rest_from_the_menu(visit):
    page = visit.open(f"{FIRST}buildings/")
    expect(page.locator(".gwt-play summary")).to_contain_text("…")
    page.locator(".md-search__input").fill("how do I use an exchange token")
    expect(page.locator(".md-search-result .gwt-where").first).to_contain_text("Second edition")
    page.keyboard.press("Escape")

    opponent = page.locator(".md-nav--primary li", has=page.locator("a[href$='opponent/']")).last
    expect(opponent).to_have_attribute("hidden", "")
    page.locator(".gwt-play summary").click()
    page.get_by_label("alone against Garth").check()
    expect(opponent).not_to_have_attribute("hidden", "")
    expect(page.locator(".gwt-play summary")).to_contain_text("First edition · Garth")


@on_a_phone
@pytest.mark.parametrize(
    "path",
    [TILE, f"nl/{FIRST}station-masters/masters/sm-cert-hazards/", f"it/{FIRST}workers/kinds/cowboy/"],
)
def test_the_sentence_of_a_component_is_on_the_first_screen(visit, path):
    page = visit.open(path)

    assert page.locator("article .gwt-sentences:visible").first.bounding_box()["y"] < 500


def test_the_reader_can_choose_dark_and_it_stays_so(visit):
    page = visit.open("replay/#step-3")
    colours = """() => [document.body, document.querySelector(".gwt-picture > g rect")]
        .map(getComputedStyle).map(({ backgroundColor, fill }) => backgroundColor + fill)"""
    expect(page.locator(".gwt-picture > g rect").first).to_be_visible()
    light = page.evaluate(colours)

    page.locator("label[title=Dark]").click()
    dark = page.evaluate(colours)
    page.reload()
    expect(page.locator(".gwt-picture > g rect").first).to_be_visible()

    assert all(one != other for one, other in zip(light, dark, strict=True))
    assert page.evaluate(colours) == dark


def test_all_of_a_page_can_be_reached_without_a_mouse(visit):
    page = visit.open("replay/")
    expect(page.locator(".gwt-place")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to content")
    page.keyboard.press("Enter")

    reached = []
    for _ in range(20):
        page.keyboard.press("Tab")
        reached.append(
            page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent")
        )

    for name in ("First step", "Back", "Play", "Next", "Last step", "Steps", "Zoom in"):
        assert name in reached, reached


def test_the_points_are_counted_as_one_types_and_remembered(visit):
    page = visit.open(f"{FIRST}points/")
    form = page.locator(".gwt-points:visible")
    form.get_by_label("Dollars", exact=True).fill("23")
    form.get_by_label("San Diego").check()
    form.get_by_label("Sacramento").press("Space")
    total = form.locator("[data-total]")
    expect(total).to_have_text("14")

    visit.open(f"nl/{FIRST}points/")
    expect(total).to_have_text("14")

    form.get_by_role("button", name="Opnieuw beginnen").click()
    expect(total).to_have_text("0")


def test_the_site_stays_small(built):
    """The pages of the library and of the whole games, and those of each pack that lies on one of them."""
    sizes: Counter[str] = Counter()
    for path in built.rglob("*"):
        if path.is_file() and "assets/playground" not in path.as_posix():
            later = re.search(
                f"/(reference/[^/]+/)(?<!{FIRST})(?<!{SECOND})",
                f"/{path.relative_to(built).as_posix()}",
            )
            sizes[later[1] if later else "whole"] += path.stat().st_size

    assert len(sizes) > 5
    assert sizes.pop("whole") < 60_000_000
    assert {folder: size for folder, size in sizes.items() if size > 2_000_000} == {}
