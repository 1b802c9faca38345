"""A page of another origin in a browser uses the API of the table if the operator names it, else not."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser

from gwt.table.server.application import app
from tests.browser.running import running

USE = """async (server) => {
  const told = {};
  const attempt = async (name, act) => {
    try { told[name] = await act(); } catch (error) { told[name] = error.constructor.name; }
  };
  const json = (answer) => answer.json();
  await attempt("offers", async () => (await fetch(`${server}/api/1`).then(json)).version);
  let made;
  await attempt("new table", async () => {
    made = await fetch(`${server}/api/1/tables`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ players: 2 }),
    }).then(json);
    return Object.keys(made).sort().join();
  });
  const [path, secret] = (made?.links.spectators ?? "/t/none#none").split("#");
  const table = `/api/1/tables/${path.slice(3)}`;
  const headers = { Authorization: `Bearer ${secret}` };
  const get = (part) => fetch(`${server}${table}/moments/${part}`, { headers }).then(json);
  await attempt("film", async () => (await get("0/film")).lines.length > 0);
  await attempt("refusal", async () => (await get("9")).problem.code);
  await attempt("socket", () => new Promise((resolve) => {
    const socket = new WebSocket(`${server.replace("http", "ws")}${table}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", secret }));
    socket.onmessage = ({ data }) => resolve(JSON.parse(data).type);
    socket.onclose = () => resolve("closed");
  }));
  return told;
}"""


class Empty(BaseHTTPRequestHandler):
    """Serves an empty page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>another site</title>")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def sites() -> Iterator[list[str]]:
    """The origins of two other sites."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Empty) for _ in range(2)]
    for one in servers:
        threading.Thread(target=one.serve_forever, daemon=True).start()
    yield [f"http://127.0.0.1:{one.server_port}" for one in servers]
    for one in servers:
        one.shutdown()


@pytest.fixture(scope="module")
def table(sites: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of tables that names the first of the sites."""
    database = f"sqlite:///{tmp_path_factory.mktemp('origins') / 'tables.sqlite'}"
    with running(app(database, workers=0, origins=sites[:1])) as address:
        yield address


@pytest.mark.parametrize("named", [True, False])
def test_a_page_of_another_origin_uses_the_api_if_it_is_named(
    browser: Browser, sites: list[str], table: str, named: bool
) -> None:
    page = browser.new_page()
    page.goto(sites[0 if named else 1])
    told = page.evaluate(USE, table)
    page.close()

    if named:
        assert told == {
            "offers": 1,
            "new table": "links,table",
            "film": True,
            "refusal": "unknown",
            "socket": "welcome",
        }
    else:
        assert told == {
            **dict.fromkeys(("offers", "new table", "film", "refusal"), "TypeError"),
            "socket": "closed",
        }
