"""Draws the pictures of the table for the documents: python -m tests.browser.pictures [NAME ...]."""

import base64
import shutil
import sys
from collections.abc import Collection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
from playwright.sync_api import Page, sync_playwright

from gwt import new_game
from gwt.players import player_factory
from gwt.table.server.application import app
from gwt.table.server_limits import Limits
from tests.browser.running import running

FOLDER = Path(__file__).parents[2] / "docs/assets"
TWO: dict[str, Any] = {"packs": ["second_edition"], "seats": ["human", "greedy", "greedy"]}
RAILS: dict[str, Any] = {"game": "pacific-rails", "seats": ["human", "greedy"]}
LAPTOP, PHONE = (1366, 768), (390, 844)
QUALITY = 70
SEVERAL = 4
SITUATIONS: dict[str, tuple[dict[str, Any], tuple[int, int], int, str, str]] = {
    "table-turn": (TWO, LAPTOP, 22, "light", ""),
    "table-dark": (TWO, LAPTOP, 2, "dark", "My board"),
    "table-markets": (TWO, LAPTOP, 6, "light", "Markets and foresight"),
    "table-pacific-rails": (RAILS, LAPTOP, 28, "light", "Map"),
    "table-phone": (TWO, PHONE, 1, "light", ""),
}
"""What is played, the size of the page, how many options are chosen before, the colours, the part shown."""


PAGES = {"table-start": ("/", ".games"), "table-lesson": ("/lesson", ".aim")}
"""The first page and a guided round: their places, and what is there when they have been loaded."""
STEPS = 7
"""Steps of the round before its picture."""
ANALYSIS = "table-analysis"
"""The analysis of a game of a greedy and a random player, which is looked through."""


def draw(wished: Collection[str]) -> None:
    """Draws the pictures of these names, or all."""
    limits = Limits(messages=1000, burst=1000, work=1e6, work_burst=1e6)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = app(f"sqlite:///{folder}/tables.sqlite", workers=0, pace=0.0, limits=limits)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        with running(served) as address:
            for name, (wanted, (width, height), choices, theme, part) in SITUATIONS.items():
                if wished and name not in wished:
                    continue
                names = ["Ann", "Ben", "Cas"][: len(wanted["seats"])]
                made = httpx2.post(f"{address}/api/1/tables", json={**wanted, "names": names, "seed": 7})
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    color_scheme=theme,  # type: ignore[arg-type]
                    reduced_motion="reduce",
                    locale="en-US",
                )
                page.goto(address + made.json()["links"]["seats"][0])
                play(page, choices)
                if part:
                    page.get_by_role("button", name=part, exact=True).click()
                page.mouse.move(1, 1)
                page.wait_for_timeout(500)
                keep(page, FOLDER / f"{name}.webp")
                page.close()
            width, height = LAPTOP
            for name, (place, shown) in PAGES.items():
                if wished and name not in wished:
                    continue
                page = browser.new_page(
                    viewport={"width": width, "height": height}, locale="en-US", reduced_motion="reduce"
                )
                page.goto(address + place)
                page.locator(shown).wait_for()
                if name == "table-lesson":
                    learn(page)
                keep(page, FOLDER / f"{name}.webp")
                page.close()
            if not wished or ANALYSIS in wished:
                page = browser.new_page(viewport={"width": width, "height": height}, locale="en-US")
                made = httpx2.post(f"{address}/api/1/tables", json={"record": game(), "study": True})
                page.goto(address + made.json()["links"]["spectators"])
                page.locator(".since .stepper").wait_for()
                page.locator("[data-do=from-here]").click()
                page.locator("dialog [data-do=analysis]").click()
                page.locator("dialog [role=status]").wait_for(state="hidden", timeout=300_000)
                keep(page, FOLDER / f"{ANALYSIS}.webp")
        browser.close()


def game() -> str:
    """Returns the record of a whole game."""
    played, players = new_game(2, 5), [player_factory("greedy")(1), player_factory("random")(2)]
    while not played.over:
        played.play(players[played.seat].choose(played))
    return played.record()


def play(page: Page, choices: int) -> None:
    """Takes the first option so many times and until there are several, and ends each turn."""
    asked = page.locator(".table.mine:not(.busy) .options [role=option]").first
    asked.wait_for(state="attached", timeout=30_000)
    few = page.locator(".options [role=option]")
    while choices > 0 or (choices == 0 and few.count() < SEVERAL):
        choices -= choices > 0
        end = page.locator("[data-do=end-turn]:visible")
        (end if end.count() else page.locator(".options [role=option]").first).dispatch_event("click")
        page.wait_for_timeout(300)
        asked.wait_for(state="attached", timeout=30_000)


def learn(page: Page) -> None:
    """Goes some steps into a guided round."""
    page.locator(".aim .main").click()
    meant, end = (
        page.locator(".mine:not(.busy) .options .meant"),
        page.locator(".mine [data-do=end-turn]:visible"),
    )
    while True:
        meant.or_(end).first.wait_for()
        if meant.count() and f"Step {STEPS} " in page.locator(".guide").inner_text():
            break
        (end if end.count() else meant).click()
        page.wait_for_timeout(300)
    page.mouse.move(1, 1)
    page.wait_for_timeout(500)


def keep(page: Page, path: Path) -> None:
    """Writes what the page shows as a small file."""
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    path.write_bytes(base64.b64decode(taken["data"]))
    print(path.name, path.stat().st_size // 1024, "KB")


if __name__ == "__main__":
    draw(sys.argv[1:])
