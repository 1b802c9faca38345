"""The playground of the built site: the library runs in the page, and nothing of it freezes."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.test_pages import STANDARD, TILE

pytestmark = pytest.mark.in_turn

LONG = 120_000
"""Milliseconds until the library has been loaded on a machine that does much else."""


def test_what_is_typed_is_shown_and_mistakes_are_marked(visit):
    page = visit.open(TILE)
    page.locator(".gwt-change").click()

    # From the tile: its text is there before the library is, and then what it does.
    text, output = page.locator("#playground-text"), page.locator("[data-part=output]")
    expect(text).to_have_value(re.compile("id: 9a"))
    expect(output).to_contain_text("Muovi la tua Locomotiva", timeout=LONG)
    assert output.locator("img").first.evaluate("one => one.naturalWidth") > 50
    expect(output).to_contain_text("What 9a offers")

    # An expression with a mistake: it is marked, and its place can be gone to.
    text.fill("discard 1 gurnsey -> gain $4")
    expect(page.locator("[data-part=marks] mark")).to_have_text("gurnsey", timeout=LONG)
    page.locator("[data-part=problems] button").click()
    assert text.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)") == "gurnsey"
    page.keyboard.type("guernsey")
    expect(page.locator("[data-part=said]")).to_have_text("No problems.", timeout=LONG)
    expect(output).to_contain_text("Als je precies 1")
    found = Axe().run(page, {"include": [".gwt-playground"]}, {"runOnly": STANDARD})
    assert [one["id"] for one in found.response["violations"]] == []

    # A link to it leads to the same text.
    page.locator("[data-part=share]").click()
    expect(page).to_have_url(re.compile("#game=great-western-trail&text="))
    assert "wasm-unsafe-eval" in page.locator("meta[http-equiv]").first.get_attribute("content")

    # The position opens at the table, where the expression is offered.
    output.get_by_role("button", name="Try it at the table").click()
    page.wait_for_url("**/play/?at=/t/**", timeout=LONG)
    expect(page.locator(".trial")).to_contain_text("discard 1 guernsey", timeout=LONG)
    page.locator(".trial .button").click()
    expect(text).to_have_value("discard 1 guernsey -> gain $4", timeout=LONG)

    # What takes too long is stopped, and the page goes on.
    page.locator(".gwt-playground").evaluate("one => { one.dataset.seconds = 0.001 }")
    text.fill("gain $1 and gain $2")
    expect(page.locator("[data-part=problems]")).to_contain_text("took too long", timeout=LONG)
    expect(text).to_be_editable()


def test_only_the_playground_loads_the_library(visit):
    page = visit.open(TILE)

    assert "wasm" not in page.locator("meta[http-equiv]").first.get_attribute("content")
    assert not [url for url in visit.asked if "playground" in url]
