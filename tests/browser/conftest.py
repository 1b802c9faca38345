"""The built site in Debian's chromium, served under a sub-path as any file server would.

A page that asks another host for anything, or whose scripts fail, fails its test.
"""

import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build/site/site"
BELOW = "/some/where/"
"""The path under which the site is served."""
# A machine that does much else at the same time takes long, above all for the index of the search.
expect.set_options(timeout=30_000)
PATIENCE = 900
"""Seconds in which a site that is being built has to be there."""
DESKTOP, PHONE = (1280, 900), (390, 844)


class Server(SimpleHTTPRequestHandler):
    """Serves the site below `BELOW`, and nothing else."""

    def translate_path(self, path: str) -> str:
        inside = urlsplit(path).path.startswith(BELOW)
        return super().translate_path("/" + path.removeprefix(BELOW) if inside else "/nowhere")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built site; while `make test` builds it, its status file is waited for."""
    if awaited := os.environ.get("AWAITED_SITE"):
        status, since = ROOT / awaited, monotonic()
        while not (status.is_file() and status.read_text("utf-8").strip()):
            if monotonic() - since > PATIENCE:
                pytest.fail(f"the site has not been built within {PATIENCE} seconds")
            sleep(1)
        if status.read_text("utf-8").strip() != "0":
            pytest.fail("the site could not be built")
    if not (SITE / "index.html").is_file():
        pytest.fail("there is no built site; build it with: make docs")
    return SITE


@pytest.fixture(scope="session")
def site(built) -> Iterator[str]:
    """The address of the site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Server, directory=built))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{BELOW}"
    server.shutdown()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for these tests; while it is open, no other event loop can run in this process."""
    path = shutil.which("chromium")
    if path is None:
        pytest.fail("there is no chromium; on Debian: sudo apt install chromium")
    # Root has no sandbox.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


class Visitor:
    """Somebody at the site, who notices every fault of a page."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.site, self.page = site, context.new_page()
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        self.page.on("console", lambda said: said.type == "error" and self.faults.append(said.text))
        self.page.on("request", lambda request: self._ask(request.url))
        self.page.on(
            "response",
            lambda found: found.status >= 400 and self.faults.append(f"{found.status} {found.url}"),
        )

    def _ask(self, url: str) -> None:
        self.asked.append(url)
        own = (self.site, "data:", "blob:", "file:")
        if not url.startswith(own):
            self.faults.append(f"asked another host: {url}")

    def open(self, path: str) -> Page:
        """A page of the site, loaded with all that it asks for."""
        self.page.goto(self.site + path, wait_until="load")
        return self.page


@pytest.fixture
def visit(browser, site, request) -> Iterator[Visitor]:
    """Visits with a mouse and a large screen; `indirect` parameters are other options of a context."""
    context = browser.new_context(
        **{
            "viewport": dict(zip(("width", "height"), DESKTOP, strict=True)),
            **getattr(request, "param", {}),
        }
    )
    context.set_default_timeout(30_000)
    visitor = Visitor(context, site)
    yield visitor
    context.close()
    assert visitor.faults == []


@pytest.fixture
def page(visit) -> Page:
    return visit.page
