"""How somebody gets into a game: by a guided round, and where a proxy stands in between."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from gwt.table.server.application import app
from gwt.table.server_limits import Limits
from tests.browser.running import running
from tests.sampling import sample

BELOW = "/some/where"
"""The path that the proxy takes away."""
NOTHING_THROUGH = (
    "window.WebSocket = class extends EventTarget {"
    " static OPEN = 1; static CONNECTING = 0; static CLOSED = 3; readyState = 3; send() {} close() {}"
    " constructor() { super();"
    " setTimeout(() => this.dispatchEvent(new CloseEvent('close', { code: 1006 }))); }"
    "};"
)


def proxy(inner: Any) -> Any:
    """Serves an application below a path of which it knows nothing."""

    async def outer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            path = scope["path"]
            assert path.startswith(BELOW), path
            scope = {**scope, "path": path.removeprefix(BELOW), "raw_path": b""}
        await inner(scope, receive, send)

    return outer


@contextmanager
def page_of(browser: Browser, **more: Any) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 1366, "height": 768}, locale="en-US", reduced_motion="reduce", **more
    )
    context.set_default_timeout(30_000)
    page, faults = context.new_page(), list[str]()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == []


@pytest.fixture
def served(tmp_path) -> Any:
    limits = Limits(messages=1000, burst=1000, work=1e6, work_burst=1e6)
    return app(f"sqlite:///{tmp_path}/tables.sqlite", workers=0, pace=0.0, limits=limits)


def test_without_sockets_and_below_a_path_a_turn_is_played_over_http(browser, served):
    with running(proxy(served)) as host, page_of(browser) as page:
        page.add_init_script(NOTHING_THROUGH)
        page.goto(f"{host}{BELOW}/")
        page.locator(".game").first.get_by_role("combobox", name="Alone against").select_option("beginner")
        page.locator(".game").first.get_by_role("button", name="Play: Alone").click()
        options = page.locator(".table.mine:not(.busy) .options [role=option]")
        expect(options.first).to_be_visible()
        expect(page.locator(".warning")).to_contain_text("blocks live updates")
        assert page.url.startswith(f"{host}{BELOW}/t/")
        turn = page.locator(".turn").inner_text()
        while page.locator(".turn").inner_text() == turn:
            end = page.locator(".mine:not(.busy) [data-do=end-turn]:visible")
            (end if end.count() else options.last).click()
            page.wait_for_timeout(400)
        # The other has played too, and it is one's turn again.
        expect(options.first).to_be_visible()
        page.reload()
        expect(options.first).to_be_visible()


@pytest.mark.parametrize(
    "edition",
    sample(
        ["great-western-trail,first_edition", "great-western-trail,second_edition", "pacific-rails,base"], 1
    ),
)
def test_a_guided_round_is_played_to_its_end_and_goes_on_with_hints(edition, browser, served):
    with running(served) as host, page_of(browser) as page:
        page.goto(f"{host}/lesson#{edition}")
        page.get_by_role("button", name="Begin").click()
        meant = page.locator(".table.mine:not(.busy) .options .meant")
        lit = page.locator(".gwt-choice.lit:visible")
        answers, end = (
            page.locator(".guide .answers button"),
            page.locator(".mine [data-do=end-turn]:visible"),
        )
        refused = clicked = 0
        while not answers.count():
            expect(meant.or_(end).or_(answers.first).first).to_be_visible()
            if end.count():
                # The round may go on by itself before the click.
                with suppress(PlaywrightTimeout):
                    end.click(timeout=2000)
            elif meant.count():
                others = page.locator(".options [role=option]:not(.meant)")
                if not refused and others.count():
                    others.first.click()
                    expect(page.locator(".guide [role=status]")).to_contain_text("the option that is lit")
                    refused += 1
                clicked += lit.count() > 0
                meant.click()
            page.wait_for_timeout(100)
        assert refused and clicked > 10
        while answers.count():
            before = page.locator(".guide strong").inner_text()
            for number in range(answers.count()):
                answers.nth(number).click()
                if not answers.count() or page.locator(".guide strong").inner_text() != before:
                    break
                expect(page.locator(".guide [role=status]")).to_contain_text("Step")
        page.get_by_role("button", name="second round").click()
        expect(page.locator(".hinted")).to_contain_text("would choose")
        expect(page.locator(".options [aria-selected=true]")).to_have_count(1)
