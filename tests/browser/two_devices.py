"""Tries a game on two devices without a server; docs/decisions/two-devices.md says what came of it.

`python -m tests.browser.two_devices` needs the built site. It connects two pages by WebRTC, with an
invitation and an answer that a person would copy, and plays a game: one page has the table, the other asks
it through the connection by the same API. It also measures the links that hold a game after each turn.
"""

import shutil
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import quantiles
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import gwt
from gwt.players import GreedyPlayer
from gwt.site.markdown_page import compress_for_url
from tests.browser.conftest import BELOW, SITE, Server

LONG = 300_000
"""Milliseconds of a whole game."""
SCRIPT = Path(__file__).with_suffix(".js")


def by_links(players: int) -> str:
    """Plays a game; returns how long the links with its record are after its turns."""
    game, who, lengths = gwt.new_game(players, 7), GreedyPlayer(), []
    while not game.over:
        seat = game.seat
        game.play(who.choose(game))
        if game.over or game.seat != seat:
            lengths.append(len(compress_for_url(game.record())))
    middle = lengths[len(lengths) // 2]
    return f"{len(lengths)} links, the middle one of {middle} letters, the last of {lengths[-1]}"


def page_of(browser: Browser, address: str) -> Page:
    """Returns an empty page of the site with the script of the trial."""
    page = browser.new_context().new_page()
    page.set_default_timeout(LONG)
    page.route(address, lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto(address)
    page.add_script_tag(path=SCRIPT)
    return page


def by_connection(browser: Browser, address: str) -> dict[str, str]:
    """Plays a game on two pages; returns its figures."""
    host, guest = (page_of(browser, address) for _ in range(2))
    made = host.evaluate("invite()")
    answer = guest.evaluate("(text) => answer(text)", made["invitation"])
    host.evaluate("(text) => accept(text)", answer)
    seats = {"host": (host, made["seats"][0], False), "guest": (guest, made["seats"][1], True)}
    for page, link, remote in seats.values():
        page.evaluate("([link, remote]) => { window.played = play(link, remote) }", [link, remote])
    figures = {"copied": f"{len(made['invitation'])} and {len(answer)} letters"}
    for name, (page, _, _) in seats.items():
        played: dict[str, Any] = page.evaluate("window.played")
        cuts = quantiles(played["took"], n=20)
        figures[name] = (
            f"{len(played['took'])} choices, half of them within {cuts[9]:.0f} ms, "
            f"95 % within {cuts[18]:.0f} ms, {played['bytes'] / 1e6:.1f} MB came"
        )
    return figures


def main() -> None:
    for players in (2, 4):
        print(f"{players} players: {by_links(players)}", flush=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Server, directory=SITE))
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        # Without a network there is nobody who would find a name for an address that is hidden.
        arguments = ["--no-sandbox", "--disable-features=WebRtcHideLocalIpsWithMdns"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)
        address = f"http://127.0.0.1:{server.server_port}{BELOW}play/blank.html"
        for name, figures in by_connection(browser, address).items():
            print(f"{name}: {figures}")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
