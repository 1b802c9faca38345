"""Pages of a stranger's pack, opened: none of its words runs, asks for anything or becomes an element."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

import gwt
from gwt.balance.report import html_report
from gwt.balance.study import plan_study
from gwt.balance.study_report import about_study, study_parts, study_title
from gwt.balance.study_results import findings_of
from gwt.balance.study_runner import run_study
from gwt.play.replay_html import render_replay as written
from gwt.play.replay_html import replay_data
from gwt.spec import picture_spec
from tests.sampling import sample
from tests.site import hostile

pytestmark = pytest.mark.in_turn("file")

ATTEMPTS = {
    "script": "document.body.append(Object.assign(document.createElement('script'), {text: 'pwned = 9'}))",
    "img": f"new Image().src = 'http://{hostile.HOST}/image.png'",
    "connect": f"fetch('http://{hostile.HOST}/data').catch(() => 0)",
    "handler": (
        "document.body.insertAdjacentHTML('beforeend', '<p onclick=\"pwned=10\">');"
        "document.body.lastElementChild.click()"
    ),
    "frame": f"document.body.insertAdjacentHTML('beforeend', '<iframe src=\"http://{hostile.HOST}/\">')",
    "base": f"document.head.append(Object.assign(document.createElement('base'), {{href: 'http://{hostile.HOST}'}}))",
}
"""What an element that had slipped in would do, and what of a policy forbids it."""
PLACES = ("", "reference/own-evil/buildings/private/11a/", "404.html", "replay.html", "balance.html")
"""A page of each kind."""
SHOWN = ("11a", "11b", "obj-evil", "guernsey")
REFERENCE = "reference/own-evil/"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Every page and picture that a hostile pack yields."""
    own = hostile.pack(tmp_path_factory.mktemp("pack"))
    pack = gwt.load_pack(pack=own)
    out = hostile.build(pack, tmp_path_factory.mktemp("pages") / "out")
    # A browser asks for it with a picture by itself.
    (out / "favicon.ico").touch()
    game = gwt.new_game(players=2, seed=1, pack=own)
    while len(game.history) < 60:
        game.play(game.options[-1])
    (out / "replay.html").write_text(written(replay_data(game)), encoding="utf-8")
    result = run_study(plan_study(own, names=("random",)), 2)
    parts = [part for findings in findings_of(result) for part in study_parts(result, findings)]
    page = html_report(study_title(result), about_study(result), parts)
    (out / "balance.html").write_text(page, encoding="utf-8")
    for id in SHOWN:
        (out / f"{id}.svg").write_text(picture_spec.component_pictures(pack, id).svg(), encoding="utf-8")
    (out / "table.svg").write_text(game.picture().svg(), encoding="utf-8")
    return out


@pytest.fixture(scope="module")
def site(folder):
    """The address of all of them, in the place of that of the project's own site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def untouched(visit) -> None:
    """Nothing has come of the words; `visit` fails for itself if anything was asked of another host."""
    page = visit.page
    assert page.evaluate("typeof pwned") == "undefined"
    assert page.locator(".pwned").count() == 0
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll("*")].flatMap(one => [...one.attributes])
            .filter(({ name, value }) => name.startsWith("on") || value.trim().startsWith("javascript:"))
            .map(({ name, value }) => name + "=" + value)"""
        )
        == []
    )
    assert not [one for one in visit.asked if hostile.HOST in one]


def pages(folder):
    """The pages with something on them; those that have moved lead to others at once."""
    return [
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*.html"))
        if 'http-equiv="refresh"' not in path.read_text(encoding="utf-8")
    ]


def test_no_page_of_it_runs_inserts_or_asks_for_anything(visit, folder):
    """A sample of the pages is opened, of which most show what is in the pack."""
    seen = 0
    for path in sample(pages(folder), 12):
        visit.open(path)
        untouched(visit)
        seen += "pwned=1" in visit.page.evaluate("document.documentElement.textContent")

    assert seen > 3


@pytest.mark.parametrize("name", [*SHOWN, "table"])
def test_a_picture_of_it_is_a_picture_and_nothing_else(visit, folder, name):
    visit.open(f"{name}.svg")

    untouched(visit)
    assert visit.page.evaluate("document.querySelectorAll('script, foreignObject, image, a').length") == 0


def test_a_name_is_read_as_it_was_written(visit):
    page = visit.open(f"{REFERENCE}buildings/private/11a/")

    expect(page.locator("h1")).to_contain_text(" ".join(hostile.EVIL.split()))


def test_what_the_search_finds_is_no_mark(visit):
    page = visit.open("")
    page.keyboard.press("/")
    page.keyboard.type("cell")
    expect(page.locator(".md-search-result__link").first).to_contain_text("pwned=1")

    untouched(visit)


def test_each_step_of_a_game_with_it_is_shown_without_harm(visit):
    page = visit.open("replay.html")
    expect(page.locator(".gwt-place")).to_have_text("0 / 60")
    for _ in range(60):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".gwt-place")).to_have_text("60 / 60")

    untouched(visit)


@pytest.mark.parametrize(
    ("path", "attempt"), sample([(path, attempt) for path in PLACES for attempt in ATTEMPTS], 5)
)
def test_the_policy_of_a_page_forbids_what_an_element_that_slipped_in_would_do(visit, path, attempt):
    page = visit.open(path)
    stopped: list[str] = []
    page.on("requestfailed", lambda request: request.failure == "csp" and stopped.append(request.url))
    page.evaluate(
        "addEventListener('securitypolicyviolation', () => (document.documentElement.lang = 'forbidden'))"
    )

    page.evaluate(f"() => {{ {ATTEMPTS[attempt]} }}")
    expect(page.locator("html")).to_have_attribute("lang", "forbidden")

    assert page.evaluate("typeof pwned") == "undefined"
    assert [one for one in visit.asked if hostile.HOST in one and one not in stopped] == []
    # The browser tells of what it has stopped; anything else is a fault all the same.
    told = ("Content Security Policy", *(f"asked another host: {one}" for one in stopped))
    visit.faults[:] = [one for one in visit.faults if not any(each in one for each in told)]
