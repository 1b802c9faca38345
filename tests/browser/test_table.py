"""The page of the table: people in real browsers play with each other and with computer players."""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

import httpx2
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect

import gwt
from gwt import new_game
from gwt.kernel import is_done
from gwt.spec.registry import GAMES
from gwt.table.server.application import app
from gwt.table.server_limits import Limits
from tests.browser.conftest import PHONE
from tests.browser.running import PATIENCE, running
from tests.great_western.test_campaign import to_the_end, trilogy
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

LAPTOP = (1440, 900)
WHOLE = bool(os.environ.get("TABLE_WHOLE"))
"""Whether whole games are played (`TABLE_WHOLE=1`) and not only their first turns."""
FIRST_TURNS = 2
AGAIN = 5
"""Seconds after which somebody clicks again."""
MANY = 60
"""More choices than the first turns take."""
ENOUGH = Limits(messages=1000, burst=1000, new_tables=1000, new_tables_burst=1000, work=1e6, work_burst=1e6)


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[str]:
    """The address of a server of tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.sqlite'}"
    with running(app(database, workers=0, pace=0.0, limits=ENOUGH)) as address:
        yield address


@pytest.fixture
def new_table(served) -> Callable[..., Any]:
    """Makes a table and returns its links."""

    def make(**wanted: Any) -> Any:
        answer = httpx2.post(f"{served}/api/1/tables", json=wanted, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return answer.json()["links"]

    return make


@pytest.fixture
def sit(browser: Browser, served: str) -> Iterator[Callable[..., Page]]:
    """Opens a link in a browser of its own; a script that fails, or a request elsewhere, fails the test.

    So does a request that is refused, unless `refused` says that some are.
    """
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def at(
        link: str,
        size: tuple[int, int] = LAPTOP,
        *,
        refused: bool = False,
        served: str = served,
        **wanted: Any,
    ) -> Page:
        viewport = dict(zip(("width", "height"), size, strict=True))
        context = browser.new_context(
            **{"viewport": viewport, "locale": "en-US", "reduced_motion": "reduce", **wanted}
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda said: (
                said.type == "error"
                and not (refused and "status of 4" in said.text)
                and faults.append(said.text)
            ),
        )
        page.on(
            "request", lambda asked: asked.url.startswith((served, "data:")) or faults.append(asked.url)
        )
        page.goto(served + link)
        return page

    yield at
    for one in contexts:
        one.close()
    assert faults == []


# --- what is on the page -----------------------------------------------------------------------------


def options(page: Page):
    return page.locator(".options [role=option]")


def glowing(page: Page):
    return page.locator(".gwt-choice:visible")


def is_asked(page: Page) -> bool:
    """Whether the page waits for its player."""
    return bool(page.locator(".table.mine:not(.busy)").count() and options(page).count())


def ends_turn(page: Page) -> bool:
    return page.locator("[data-do=end-turn]:visible").count() > 0


def wait_until(*pages: Page, asked: Callable[[Page], bool] = is_asked) -> Page:
    """Waits for one of the pages to be asked something, and returns it."""
    start = monotonic()
    while monotonic() - start < PATIENCE:
        for page in pages:
            if asked(page):
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError(
        "nobody is asked anything: " + " / ".join(one.locator(".status").inner_text() for one in pages)
    )


def wait_for(true: Callable[[], bool]) -> None:
    start = monotonic()
    while not true():
        assert monotonic() - start < PATIENCE, "it does not happen"
        sleep(0.1)


def choose(page: Page, words: str) -> None:
    """Clicks on an option in the list, and waits for the next question."""
    before = state(page)
    options(page).filter(has_text=words).first.click()
    start = monotonic()
    while state(page) == before or not is_asked(page):
        assert monotonic() - start < PATIENCE, f"nothing happens after: {words}"
        page.wait_for_timeout(80)


def is_over(page: Page) -> bool:
    return page.locator("dialog .scores").count() > 0


def moments(page: Page) -> int:
    return page.locator(".log .moment").count()


def choose_by_clicking(page: Page) -> None:
    """Clicks on what glows in the picture, or else in the list, until something follows."""
    before, start, last = state(page), monotonic(), 0.0
    while state(page) == before and not is_over(page):
        assert monotonic() - start < PATIENCE, f"nothing happens after: {before}"
        # While a picture takes its place, a click may miss.
        if is_asked(page) and monotonic() - last > AGAIN:
            last = monotonic()
            click(page)
        page.wait_for_timeout(80)


def click(page: Page) -> None:
    if ends_turn(page):
        page.locator("[data-do=end-turn]").click()
    elif glowing(page).count():
        # If none of them can be seen, nothing follows, and the test fails.
        if middle := page.evaluate(MIDDLE_OF_A_CHOICE):
            page.mouse.click(*middle)
            if page.locator(".menu button:visible").count():
                page.locator(".menu button").first.click()
    else:
        options(page).first.click()


def log(page: Page) -> str | None:
    return page.locator(".log-list").text_content()


def distance_of_the_log(page: Page) -> float:
    """How far the log is scrolled from its end, in pixels."""
    return float(
        page.locator(".log-list").evaluate("one => one.scrollHeight - one.scrollTop - one.clientHeight")
    )


def state(page: Page) -> tuple[int, str]:
    """What changes when something has been chosen."""
    return moments(page), page.locator(".offer").inner_text()


# What glows over what else glows is drawn later.
MIDDLE_OF_A_CHOICE = """() => {
  for (const one of [...document.querySelectorAll(".gwt-choice")].reverse()) {
    const box = one.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const isOpen = (number) => document.getElementById(`option-${number}`)?.classList.contains("open");
    if (one.dataset.choices.split(" ").every(isOpen)) continue;
    if (one.contains(document.elementFromPoint(...middle))) return middle;
  }
}"""


def hand(page: Page, part: str = ".part.own[data-part=hand] ") -> list[str]:
    """The cards in the hand of the page's own seat; with no part, those in the hand of anybody."""
    marks = page.locator(f"{part}[data-part^='hand ']")
    return sorted(marks.evaluate_all("all => all.map(one => one.dataset.part)"))


# --- playing -----------------------------------------------------------------------------------------


EDITIONS: list[list[str]] = [
    ["second_edition"],
    ["rails_to_the_north"],
    ["rails_second_edition"],
    ["balanced_simmental"],
    ["bidding", "promo_buildings", "promo_masters"],
]
PLAYED: list[dict[str, Any]] = [{"game": game} for game in GAMES]
WHOLE_GAMES = [*PLAYED, *({"packs": packs} for packs in EDITIONS)]


@pytest.mark.parametrize("played", WHOLE_GAMES if WHOLE else sample(PLAYED[:2], 1), ids=str)
def test_two_browsers_play_by_clicking(played, new_table, sit):
    """With a computer player between them and somebody who looks on; one of them leaves and comes back."""
    links = new_table(**played, seats=["human", "greedy", "human"], names=["Ann", "", "Bob"], seed=7)
    ann, bob = sit(links["seats"][0]), sit(links["seats"][2])
    watcher = sit(links["spectators"])
    turns, taken_back, left = 0, False, False
    told: dict[Page, str | None] = {}

    choices = 0
    while turns < FIRST_TURNS or not moments(watcher) or WHOLE:
        assert WHOLE or (choices := choices + 1) < MANY, "nobody who looks on sees anything"
        page = wait_until(ann, bob, asked=lambda one: is_asked(one) or is_over(one))
        if is_over(page):
            break
        assert distance_of_the_log(page) < 40, "the log does not follow"
        if ends_turn(page):
            turns += 1
            if not taken_back and page.locator("[data-do=undo]").is_enabled():
                page.locator("[data-do=undo]").click()
                page.locator("[data-do=end-turn]").wait_for(state="hidden")
                wait_for(lambda page=page: log(page) == told[page])
                taken_back = True
                continue
        if turns and taken_back and not left:
            page.reload()
            wait_until(page)
            left = True
        told[page] = log(page)
        choose_by_clicking(page)

    assert taken_back and left
    expect(watcher.locator(".log .moment").first).to_be_visible()
    expect(watcher.locator(".log")).to_contain_text("Ann")
    assert hand(watcher, part="") == []
    assert options(watcher).count() == 0


def test_the_keyboard_alone_plays_a_turn(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    expect(options(page)).to_have_count(7)

    page.keyboard.press("3")
    expect(options(page).nth(2)).to_have_attribute("aria-selected", "true")
    expect(page.locator(".outcome")).to_contain_text("Rode to E.")
    page.keyboard.press("ArrowDown")
    expect(options(page).nth(3)).to_have_attribute("aria-selected", "true")
    expect(page.locator(".outcome")).to_contain_text("Rode to C.")
    chosen = False
    for _ in range(30):
        if ends_turn(page):
            chosen = True
            page.keyboard.press("1")
            page.keyboard.press("Enter")
            break
        before = options(page).all_inner_texts()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        wait_for(lambda before=before: options(page).all_inner_texts() != before)
        wait_until(page)

    assert chosen
    expect(page.locator(".log")).to_contain_text("Seat 2", timeout=PATIENCE * 1000)
    expect(page.locator(".told")).to_contain_text("Since your last turn: Seat 2")


def test_what_others_did_is_played_until_it_is_skipped(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0], reduced_motion="no-preference")
    wait_until(page)
    while not ends_turn(page):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        wait_until(page)
    page.locator("[data-do=end-turn]").click()

    expect(page.locator(".since")).to_contain_text("Since your last turn")
    expect(page.locator(".since")).to_contain_text("Seat 2")
    assert not is_asked(page)
    page.keyboard.press("Escape")
    wait_until(page)
    expect(page.locator(".since")).to_be_hidden()
    expect(page.locator(".gwt-spot")).to_have_count(0)


def test_pieces_go_from_part_to_part_and_to_seats(new_table, sit):
    seats = new_table(seats=["human", "human"], seed=7)["seats"]
    page = sit(seats[0], reduced_motion="no-preference")
    other = sit(seats[1], reduced_motion="no-preference")
    wait_until(page)
    expect(other.locator(".status")).to_contain_text("Seat 1")
    # What comes while a page opens is not played.
    other.wait_for_timeout(1500)
    for one in (page, other):
        one.evaluate(FLIGHTS)

    while not ends_turn(page):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        wait_until(page)
    page.locator("[data-do=end-turn]").click()
    wait_for(lambda: other.evaluate("flights.length"))

    # The cattleman of the seat is on the board for the first time.
    for one in (page, other):
        (name, start, seat, end, stands), *_ = one.evaluate("flights")
        assert name == "rider 1"
        assert start == pytest.approx(seat, abs=4)
        assert end == pytest.approx(stands, abs=4)
        wait_for(lambda one=one: one.locator(".gwt-flight").count() == 0)
    assert page.evaluate(PAIRING) == PAIRED


# Of each flight the name of the piece, and the middles of its first box, its seat, its last box, its place.
FLIGHTS = """() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const boxOf = (selector) => middle(document.querySelector(selector));
  const follow = (piece) => {
    const [motion] = piece.getAnimations();
    const { piece: name, seat } = piece.dataset;
    // Cards and tiles are of no seat.
    if (!seat) return motion.finish();
    motion.pause();
    motion.currentTime = 0;
    const start = middle(piece);
    motion.currentTime = motion.effect.getTiming().duration - 0.01;
    const [sits, lies] = [`.seats > :nth-child(${seat})`, `.part [data-piece="${name}"]`].map(boxOf);
    window.flights.push([name, start, sits, middle(piece), lies]);
    motion.finish();
  };
  window.flights = [];
  new MutationObserver((changes) => {
    const layers = changes.flatMap((one) => [...one.addedNodes]);
    for (const layer of layers.filter((one) => one.classList?.contains("gwt-flight"))) {
      queueMicrotask(() => follow(layer.firstChild));
    }
  }).observe(document.body, { childList: true });
}"""

# Pieces of a kind in two parts, of which one is out of sight: what moves, from where and to where.
PAIRING = """async () => {
  const { movesTo, pairPieces } = await import("/static/piece-animation.js");
  const [market, hand] = ["market", "hand"];
  const at = (part, ...at) => ({ part, at: at.length ? at : null, about: [part] });
  const say = (one) => one && `${one.part} ${one.at ?? "unseen"}`;
  const pairs = (before, after) => pairPieces(before, after).map(({ from, to }) => [say(from), say(to)]);
  const gone = { from: at(market, 0, 0), to: at(hand) };
  return [
    pairs([at(market, 0, 0), at(market, 9, 0)], [at(market, 8, 0)]),
    pairs([at(market, 0, 0), at(hand)], [at(hand), at(hand)]),
    pairs([at(market, 0, 0), at(hand, 5, 5)], [at(market, 9, 0), at(hand)]),
    [movesTo([gone], [market]).length, movesTo([gone], [hand]).length],
  ];
}"""
PAIRED = [
    [["market 9,0", "market 8,0"], ["market 0,0", None]],
    [["hand unseen", "hand unseen"], ["market 0,0", "hand unseen"]],
    [["hand 5,5", "hand unseen"], ["market 0,0", "market 9,0"]],
    [1, 0],
]


def test_the_end_says_who_has_won_and_offers_a_rematch(new_table, sit):
    game = gwt.new_game(2, 5)
    chosen = []
    while not game.over:
        chosen.append(str(game.options[-1]))
        game.play(game.options[-1])
    record = gwt.new_game(2, 5)
    for option in chosen[:-1]:
        record.play(option)
    seat, winner = record.seat, game.winners[0] + 1
    seats = ["human" if at == seat else "random" for at in range(2)]
    links = new_table(record=saved_text(record), seats=seats, names=["Ann", "Bob"])
    page = sit(links["seats"][seat])
    wait_until(page)
    before = page.url
    while not is_over(page):
        if is_asked(page):
            (page.locator("[data-do=end-turn]") if ends_turn(page) else options(page).last).click()
        page.wait_for_timeout(100)

    expect(page.locator("dialog h2")).to_have_text(f"{['Ann', 'Bob'][winner - 1]} has won")
    page.locator("[data-do=rematch]").click()
    page.wait_for_url(lambda url: url != before)
    wait_until(page)
    expect(page.locator(".seats")).to_contain_text("Ann")


def test_the_next_game_of_a_campaign_begins_at_the_end(sit, tmp_path):
    folder = trilogy(tmp_path)
    game = to_the_end(gwt.new_game(2, 3, pack=folder))
    wanted = {"record": game.record(), "seats": ["human", "random"], "names": ["Ann", "Bob"]}
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(app(database, workers=0, pace=0.0, limits=ENOUGH, packs=[folder])) as address:
        answer = httpx2.post(f"{address}/api/1/tables", json=wanted, timeout=PATIENCE)
        page = sit(answer.json()["links"]["seats"][0], served=address)
        button = page.locator("[data-do=next-game]")
        expect(button).to_have_text("Next game (2 of 3)", timeout=PATIENCE * 1000)
        expect(page.locator("[data-do=rematch]")).to_be_visible()
        before = page.url
        button.click()
        page.wait_for_url(lambda url: url != before)
        wait_until(page)
        expect(page.locator(".seats")).to_contain_text("Ann")
        expect(page.locator("[data-part]").filter(has_text="2/3").first).to_be_attached()


STARTED: list[dict[str, Any]] = [
    {"packs": ["first_edition"]},
    {"packs": ["second_edition"]},
    {"packs": ["rails_second_edition"], "seats": ["human", *["greedy"] * 3]},
    {"packs": ["garth_hard"]},
    {"game": "pacific-rails"},
]
"""Tables of each set-up."""
MOST_REQUESTS, MOST_BYTES = 62, 250_000
"""What a browser that has nothing asks for until the first question."""
LONGEST = 0.5
"""Seconds of the processor that a page takes until then, and no more after it."""
BUSY = 2
"""Times as long that it may take on a machine that does much else."""


@pytest.mark.parametrize("first", sample([1, 2], 1))
@pytest.mark.parametrize("started", sample(STARTED, 1), ids=str)
def test_a_page_takes_little_until_its_first_question(started, first, new_table, sit, browser):
    """Also where others have their turns first; and after it, while the options glow."""
    seats = started.get("seats", ["human", "greedy"])
    links = new_table(**{**started, "seats": seats}, first=first, seed=7)
    page = sit("/operator", reduced_motion="no-preference")
    network, sizes = page.context.new_cdp_session(page), dict[str, float]()
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    network.on("Network.requestWillBeSent", lambda asked: sizes.setdefault(asked["requestId"], 0))
    network.on(
        "Network.loadingFinished", lambda got: sizes.update({got["requestId"]: got["encodedDataLength"]})
    )
    network.send("Performance.enable", {"timeDomain": "threadTicks"})

    def processor() -> float:
        metrics = network.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    start = processor()
    page.goto(page.url.partition("/operator")[0] + links["seats"][0])
    # To look takes time of the processor too.
    page.wait_for_function(ASKED_ANEW, arg=[None, 1], polling=500)
    asked = processor()
    page.wait_for_timeout(2000)
    assert len(sizes) <= MOST_REQUESTS and sum(sizes.values()) <= MOST_BYTES
    assert asked - start <= LONGEST * BUSY
    assert processor() - asked <= LONGEST / 2
    # Garth is nobody's seat.
    by_seats = first == 2 and started.get("packs") != ["garth_hard"]
    for seat in range(2, len(seats) + 1) if by_seats else ():
        expect(page.locator(".told")).to_contain_text(f"Seat {seat}")
        expect(page.locator(".log .moment", has_text=f"Seat {seat}")).to_be_visible()


def saved_text(game: gwt.Game) -> str:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.gwt"
        game.save(path)
        return path.read_text("utf-8")


SIZES = [(1024, 768), (1366, 768), LAPTOP, (1920, 1080)]
LEAST = {SIZES[1]: 10.0, SIZES[3]: 12.0, PHONE: 10.0}
"""The size of the smallest letters in the pictures of a page, by its size in pixels."""
SET_UPS = ["first-edition", "second-edition", "rails-to-the-north", "garth", "pacific-rails"]
"""Games that were kept, one of each set-up."""
FEW = 24
"""Choices of a game that is not seen whole."""


@pytest.mark.parametrize("name", SET_UPS if WHOLE else sample(SET_UPS, 1))
def test_the_board_is_the_question_in_a_whole_game(name, new_table, served, sit):
    """The choices of a kept game are sent as messages; the pages of a seat are looked at, not clicked."""
    game, history = kept_game(name, 0), kept_game(name, None).history
    links = new_table(record=game.record(), seats=["human"] * game.premise.players, wait="no")["seats"]
    own, wrong = game.seat, set[str]()
    keys = [link and take_seat(served, link) for link in links]
    pages = {size: ask_me(sit("/", size), served, keys[own]) for size in (LEAST if WHOLE else SIZES[1:2])}
    sent, seen, kinds = Counter[int](), dict[Page, str | None](), set[type]()
    for choice in history[: -1 if WHOLE else FEW]:
        for size, page in pages.items() if game.seat == own else ():
            asked = page.wait_for_function(ASKED_ANEW, arg=[seen.get(page), len(game.options)], polling=50)
            seen[page] = asked.json_value()
            deeds = [at for at, option in enumerate(game.options) if not is_done(option)]
            faults = page.evaluate(LAWS, {"least": LEAST[size], "deeds": deeds})
            if size == SIZES[1] and type(game.decision.effect) not in kinds:
                faults += serious(page)
                kinds.add(type(game.decision.effect))
            wrong |= {f"{size[0]}, {game.decision.effect}: {fault}" for fault in faults}
        send_choice(served, keys[game.seat], sent[game.seat], str(choice))
        sent[game.seat] += 1
        game.play(str(choice))
    for size, page in pages.items():
        if size != PHONE:
            lie_apart(page, size)
        if size == SIZES[3]:
            # The area of another stays in sight when its tab has been left.
            page.locator(".seats li:not(.own) button").first.click()
            page.locator(".tabs button").first.click()
            expect(page.locator(".part[data-part=seat]:not(.own, .away)")).to_be_visible()
        for tab in page.locator(".tabs button").all():
            tab.click()
            assert page.evaluate(SMALLEST_TEXT)[0] >= LEAST[size], tab.inner_text()
    assert not wrong, "\n".join(sorted(wrong))


def take_seat(served: str, link: str) -> str:
    """Returns the own link of whoever takes a seat by its invitation."""
    table, _, secret = link.removeprefix("/t/").partition("#")
    answer = httpx2.post(
        f"{served}/api/1/tables/{table}/seat", headers={"authorization": f"Bearer {secret}"}, json={}
    )
    return str(answer.json()["link"])


def send_choice(served: str, link: str, number: int, option: str) -> None:
    table, _, secret = link.removeprefix("/t/").partition("#")
    message = {"type": "choose", "request": f"r{number}", "decision": number, "option": option}
    headers = {"authorization": f"Bearer {secret}"}
    answer = httpx2.post(f"{served}/api/1/tables/{table}/messages", headers=headers, json=message)
    assert answer.status_code == 200, answer.text


def ask_me(page: Page, served: str, link: str) -> Page:
    """Opens a table in which nothing is answered by itself."""
    page.add_init_script(
        "const read = Storage.prototype.getItem; Storage.prototype.getItem = function (key) {"
        " return key.startsWith('gwt-routine-') ? '{\"only\": false}' : read.call(this, key); };"
    )
    page.goto(served + link)
    return page


# The moment of a page that shows all that is offered, if it has not been seen.
ASKED_ANEW = """([seen, offered]) => {
  const moment = document.querySelector(".table")?.dataset.moment;
  const rows = document.querySelectorAll(".table.mine:not(.busy) .options [role=option]").length;
  return moment !== seen && rows > 0 && rows >= offered && moment;
}"""


# What is wrong with how a decision stands on the page; `deeds` are the options that do something.
LAWS = """({ least, deeds }) => {
  const wrong = [];
  const all = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.getClientRects().length);
  const phone = innerWidth < 900;
  const isInSight = (one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  };
  const boxes = all(".gwt-choice");
  if (phone && boxes.length && !boxes.some(isInSight)) wrong.push("nothing that glows is in sight");
  if (phone) document.querySelector(".sheets button").click();
  const rows = all(".options [role=option]");
  const texts = rows.map((row) => row.querySelector("span").textContent);
  texts.forEach((text, at) => texts.indexOf(text) !== at && wrong.push(`twice: ${text}`));
  const glowing = () => all(".gwt-choice").flatMap((one) => one.dataset.choices.split(" ").map(Number));
  const lit = new Set(glowing());
  // What is on another part than the stage glows there, and its tab says so.
  const [stage] = all(".tabs [aria-pressed=true]");
  for (const tab of phone || deeds.every((at) => lit.has(at)) ? [] : all(".tabs .offers")) {
    tab.click();
    for (const at of glowing()) lit.add(at);
    stage.click();
  }
  const parts = all(".board .part:not(.away)").map((part) => part.dataset.part);
  const isApart = parts.includes("trail") !== parts.includes("railroad");
  if (innerWidth >= 1800 && isApart && !parts.some((part) => /seat|markets|network/.test(part))) {
    wrong.push("trail and railroad are not seen together");
  }
  if (!phone) for (const at of deeds) if (!lit.has(at)) wrong.push(`not in the picture: ${texts[at]}`);
  for (const one of [...rows, ...all(".question, .status")]) {
    const unseen = one.matches(".question") && one.getBoundingClientRect().bottom > innerHeight;
    if (one.scrollWidth > one.clientWidth + 1 || unseen) wrong.push(`cut: ${one.textContent}`);
  }
  // A part that is moved within its place is cut off where another begins.
  const tiles = all("[data-part=trail] [data-piece^='tile ']").map((one) => one.getBoundingClientRect());
  tiles.forEach((one, at) => tiles.slice(at + 1).forEach((other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const part = wide * high / Math.min(one.width * one.height, other.width * other.height);
    if (wide > 0 && high > 0 && part > 0.03) wrong.push(`over each other: ${part.toFixed(2)}`);
  }));
  for (const label of all(".gwt-chip")) {
    const { x, y, width, height } = label.getBoundingClientRect();
    const seen = [0.25, 0.75].map((at) => document.elementFromPoint(x + width * at, y + height / 2));
    if (seen.some((one) => one?.closest(".gwt-glow") && !label.contains(one))) {
      wrong.push(`a label is covered: ${label.textContent}`);
    }
  }
  const isText = ({ nodeType, data }) => nodeType === 3 && data.trim();
  const isWritten = (one) => [...one.childNodes].some(isText);
  const letters = all(".table :not(svg, svg *, .unseen, .unseen *, h2)").filter(isWritten);
  const sizes = new Set(letters.map((one) => getComputedStyle(one).fontSize));
  if (sizes.size > 3) wrong.push(`sizes of type: ${[...sizes]}`);
  const [size, text] = (SMALLEST_TEXT)();
  if (size < least) wrong.push(`${size} px: ${text}`);
  return wrong;
}"""


def lie_apart(page: Page, size: tuple[int, int]) -> None:
    """Checks that what is on the page lies beside each other and within it."""
    # At once, as the page may come to show the last choice meanwhile.
    boxes = page.evaluate(BOXES)
    assert len(boxes) > 5
    for at, (name, box) in enumerate(boxes):
        right, below = box["x"] + box["width"], box["y"] + box["height"]
        assert box["x"] >= 0 and right <= size[0] and below <= size[1], f"{name} is cut off at {size}"
        for other, its in boxes[at + 1 :]:
            apart_x = min(right, its["x"] + its["width"]) - max(box["x"], its["x"]) <= 1
            apart_y = min(below, its["y"] + its["height"]) - max(box["y"], its["y"]) <= 1
            assert apart_x or apart_y, f"{name} lies over {other} at {size}"


# The names and boxes of what is on the page.
BOXES = """() => [...document.querySelectorAll(
  ".part:not(.other, .away), .seats, .offer, .bar, .log, .top")]
  .map((one) => [one.className, one.getBoundingClientRect().toJSON()]).filter(([, { width }]) => width)"""


# The smallest letters in the pictures that are in sight, those in pictograms included, in pixels.
SMALLEST_TEXT = """() => {
  let least = [Infinity, ""];
  const scale = (one) => {
    const m = one.transform.baseVal.consolidate()?.matrix;
    return m ? Math.hypot(m.a, m.b) : 1;
  };
  const look = (one, size) => {
    if (one.tagName === "text") {
      // What cannot be measured is too small.
      const found = Number(one.getAttribute("font-size")) * size || 0;
      if (found < least[0]) least = [found, one.textContent];
      return;
    }
    const used = one.tagName === "use" && document.querySelector(one.getAttribute("href"));
    for (const each of used ? [used] : one.children) if (each?.transform) look(each, size * scale(each));
  };
  for (const svg of document.querySelectorAll(".board .part:not(.away, .other) svg, .seats svg")) {
    if (!svg.getClientRects().length) continue;
    const m = svg.getScreenCTM();
    for (const one of svg.children) if (one.transform) look(one, Math.hypot(m.a, m.b) * scale(one));
  }
  return least;
}"""
LAWS = LAWS.replace("SMALLEST_TEXT", SMALLEST_TEXT)


@pytest.mark.parametrize("size", SIZES if WHOLE else sample(SIZES, 1))
def test_what_is_told_of_a_choice_moves_nothing_on_the_table(new_table, sit, size):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0], size)
    wait_until(page)
    board = page.locator(".board")
    before = board.bounding_box()

    for at in range(4):
        options(page).nth(at).hover()
        expect(page.locator(".outcome")).to_contain_text("Rode to")
        assert board.bounding_box() == before


def test_the_outcome_is_told_before_the_choice_and_then_happens(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    expect(page.locator(".seats .own .cells")).to_contain_text("$ 6")

    page.locator(".gwt-choice").nth(0).hover()
    expect(page.locator(".outcome")).to_contain_text("Then, Neutral building A: ")
    page.locator(".gwt-choice").nth(0).click()
    hire = options(page).filter(has_text=re.compile("Hire a worker")).first
    hire.hover()
    expect(page.locator(".outcome")).to_contain_text("Engineer · −$6, row 1")
    hire.click()

    # Only one worker can be paid for, who is hired without a question.
    expect(page.locator(".seats .own .cells")).to_contain_text("$ 0")
    expect(page.locator(".log .moment").last).to_contain_text("paid 6 dollars, hired 1 engineer")
    wait_until(page)
    page.locator("[data-do=undo]").click()
    expect(page.locator(".seats .own .cells")).to_contain_text("$ 6")
    expect(hire).to_be_visible()


def test_no_click_is_lost_while_the_table_is_drawn_anew(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    choice = page.locator(".gwt-choice").first
    choice.hover()
    before = page.locator(".gwt-choice").count()

    page.mouse.down()
    page.evaluate("dispatchEvent(new Event('resize'))")
    page.wait_for_timeout(500)
    page.mouse.up()

    expect(page.locator(".seats .own .cells")).to_contain_text("$ 6")
    expect(options(page).filter(has_text=re.compile("Hire a worker")).first).to_be_visible()
    assert before > 1


def test_what_lies_in_an_enlarged_part_is_chosen_by_a_click_and_moved_by_dragging(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    part = page.locator(".part:has(.gwt-choice):visible").first
    part.locator(".gwt-view").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(part.locator(".gwt-zoomed")).to_have_count(1)
    box = part.locator(".gwt-view").bounding_box()
    before, sheet = state(page), part.locator(".gwt-sheet")
    lies = sheet.get_attribute("style")

    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 40, box["y"] + box["height"] / 2 - 30, steps=4)
    page.mouse.up()
    assert sheet.get_attribute("style") != lies
    assert state(page) == before, "a choice is made by dragging"

    x, y = page.evaluate(MIDDLE_OF_A_CHOICE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 1, y + 1)
    page.mouse.up()
    wait_for(lambda: state(page) != before)


def test_what_is_impossible_is_grey_and_says_why(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)

    options(page).nth(2).click()
    lines = page.locator(".impossible li")

    expect(lines.first).to_contain_text("Not possible now: discard")


def test_a_line_of_the_log_leads_to_its_moment(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    choose(page, "A 1 step")
    choose(page, "Hire a worker")
    expect(page.locator(".seats .own .cells")).to_contain_text("$ 0")
    money = page.locator(".seats .own .cells").inner_text()

    page.locator(".log .moment").first.click()
    expect(page.locator(".since")).to_contain_text("You are looking at an earlier moment.")
    expect(glowing(page)).to_have_count(0)
    expect(page.locator(".seats .own .cells")).not_to_have_text(money)
    page.get_by_role("button", name="Back to now").click()

    expect(page.locator(".since")).to_be_hidden()
    expect(page.locator(".seats .own .cells")).to_have_text(money)
    assert is_asked(page)


def test_answers_can_be_given_by_themselves(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    options(page).nth(0).hover()
    page.get_by_role("button", name="Always choose this here").click()
    expect(page.locator(".log .moment")).to_have_count(1)
    page.locator("[data-do=undo]").click()
    # Whoever takes a choice back wants to make it anew.
    expect(options(page)).to_have_count(7)
    assert moments(page) == 0

    page.reload()

    expect(page.locator(".log .moment")).to_have_count(1)
    expect(page.locator(".warning")).to_contain_text("Chosen automatically: A · 1 step")


KEPT = Path(__file__).parents[1] / "saves/format-2"


def kept_game(name: str, choices: int | None) -> gwt.Game:
    """A game that was kept, as it stood after some choices, or at its end."""
    whole = gwt.loads((KEPT / f"{name}.gwt").read_text("utf-8"))
    if choices is None:
        return whole
    game = whole.copy_at_start()
    for option in whole.history[:choices]:
        game.play(str(option))
    return game


def test_what_may_be_played_in_passing_is_no_question_and_can_be_played(new_table, sit):
    game = kept_game("first-edition", 106)
    assert str(game.decision.effect) == "play objectives"
    seats = new_table(record=game.record(), seats=["human", "human"])["seats"]
    page = sit(seats[game.seat])
    expect(page.locator(".question")).to_have_text("Where do you ride?")
    cards = page.locator('[data-part="hand"] .gwt-choice')
    expect(cards).to_have_count(2)

    cards.first.click()

    expect(page.locator(".question")).not_to_have_text("Where do you ride?")
    expect(page.locator(".log .moment").last).to_contain_text("played the objective card")
    wait_until(page)
    page.locator("[data-do=undo-turn]").click()
    expect(page.locator(".question")).to_have_text("Play an objective card?")


def test_who_does_nothing_more_ends_the_turn_by_that(new_table, sit):
    game = kept_game("first-edition", 12)
    seats = new_table(record=game.record(), seats=["human", "human"])["seats"]
    page, other = sit(seats[game.seat]), sit(seats[1 - game.seat])
    wait_until(page)

    options(page).filter(has_text="Nothing more here End turn").click()

    wait_until(other)
    assert not is_asked(page)


def test_the_tiles_of_kansas_city_are_chosen_in_any_order(new_table, sit):
    game = kept_game("second-edition", 10)
    assert str(game.decision.effect) == "foresight 1"
    seats = new_table(record=game.record(), seats=["human", "human"])["seats"]
    page = sit(seats[game.seat])
    wait_until(page)
    before = moments(page)
    for row in ("3: cowboy", "2: engineer"):
        options(page).filter(has_text=row).click()
        expect(options(page).filter(has_text=f"✓ {row}")).to_have_count(1)
    assert moments(page) == before

    options(page).filter(has_text="1: green outlaw").click()

    expect(page.locator(".question")).not_to_contain_text("Foresight")
    wait_for(lambda: moments(page) >= before + 3)
    told = " ".join(page.locator(".log .moment").all_inner_texts()[-4:])
    assert "green outlaw" in told and "engineer" in told and "cowboy" in told


def test_a_hint_comes_from_the_player_of_choice(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)

    page.get_by_role("button", name="Hint").click()

    live = page.locator("[aria-live]")
    # What the option leads to follows, and does not take its place.
    expect(live.locator("p")).to_have_count(2)
    expect(live).to_contain_text(re.compile(r"Strong player would choose.*Worth less, in points: .*\(−?\d"))
    expect(page.locator(".options .worth")).to_have_text([re.compile(r"^(0|−\d+(\.\d)?)$")] * 2)
    expect(page.locator(".options [aria-selected=true]")).to_have_count(1)


@pytest.mark.parametrize(
    ("allowed", "shown"), sample([(300, r"(4:5\d|5:00) left"), (172_800, "(2 days|47 hours) left")], 1)
)
def test_the_time_that_is_left_is_shown_to_whoever_is_asked(allowed, shown, new_table, sit):
    links = new_table(seats=["human", "human"], seed=7, first=1, allowed=allowed, wait="no")
    asked, other = sit(links["seats"][0]), sit(links["seats"][1])
    expect(asked.locator(".clock")).to_have_text(re.compile(f"^{shown}$"))
    before = asked.locator(".clock").inner_text()
    expect(other.locator(".seats")).to_contain_text("Seat 1")
    expect(other.locator(".clock")).to_be_hidden()
    if allowed < 1000:
        expect(asked.locator(".clock")).not_to_have_text(before)


def test_people_at_one_device_do_not_see_each_others_cards(new_table, sit):
    links = new_table(seats=["human", "human"], names=["Ann", "Bob"], seed=7)
    both = ",".join(one.partition("#")[2] for one in links["seats"])
    page = sit(f"{links['seats'][0].partition('#')[0]}#{both}")
    wait_until(page)
    own = hand(page)

    play_until_it_is_passed(page, "Bob")
    assert hand(page) != own
    play_until_it_is_passed(page, "Ann")

    # What has been sent to somebody before is not sent anew.
    assert page.locator(".board use").count() > 50
    assert page.evaluate(LACKING) == []


# Symbols in the picture that stand for nothing.
LACKING = """() => [...document.querySelectorAll(".board use")].map((one) => one.getAttribute("href"))
  .filter((id) => !document.querySelector(id))"""


def play_until_it_is_passed(page: Page, name: str) -> None:
    """Chooses in a game at one device until it is somebody else's, who then looks."""
    start = monotonic()
    while not page.locator("dialog.curtain").count():
        assert monotonic() - start < PATIENCE, "nobody else is asked to look"
        # What comes last is to stop, where one can; what is answered meanwhile is asked no more.
        if is_asked(page):
            with suppress(TimeoutError):
                options(page).last.click(timeout=2000)
        page.wait_for_timeout(60)
    expect(page.locator("dialog.curtain")).to_contain_text(f"Pass the device to {name}")
    page.get_by_role("button", name="Only I look").click()
    wait_until(page)
    expect(page.locator(".seats .own")).to_contain_text(name)


# --- moments taken elsewhere, and the host --------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    """A saved game of some turns."""
    game, path = new_game(2, 3), tmp_path_factory.mktemp("saved") / "evening.gwt"
    for _ in range(20):
        game.play(game.options[0])
    game.save(path)
    return path


def test_a_saved_game_is_looked_through_shown_to_others_and_gone_on_with(saved, sit):
    page = sit("/")
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.locator(".since")).to_contain_text("Step 0 of 20")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".since")).to_contain_text("Step 3 of 20")
    page.locator('[data-moment="3"]').wait_for()
    first = hand(page)
    page.locator(".seats button").nth(1).click()
    expect(page.locator(".part.own[data-part=hand]")).to_have_count(1)
    wait_for(lambda: hand(page) not in (first, []))
    second = hand(page)

    page.get_by_role("button", name="From here").click()
    page.get_by_role("button", name="Make the link").click()
    shown = page.locator("dialog .link-row input").first.input_value()
    other = sit(shown.partition("/t/")[1] + shown.partition("/t/")[2])
    expect(other.locator(".status")).to_have_text("You are looking at one moment of a game.")
    assert hand(other) == second
    page.locator("dialog select").nth(1).select_option("casual")
    page.get_by_role("button", name="Play on at a new table").click()
    page.get_by_role("link", name="Sit down").first.click()

    expect(page.locator(".seats .own")).to_contain_text("Seat 1 (you)")
    wait_for(lambda: hand(page) == first)


@pytest.mark.parametrize("size", sample([LAPTOP, PHONE], 1))
def test_a_game_is_gone_over_and_its_moments_say_what_was_better(size, saved, new_table, sit):
    links = new_table(record=Path(saved).read_text(encoding="utf-8"), study=True)
    page = sit(links["spectators"], size)
    expect(page.locator(".since")).to_contain_text("Step 0 of 20")
    open_menu(page)
    last = page.locator("[data-do=settings]").bounding_box()
    assert last["x"] + last["width"] <= size[0]
    page.locator("[data-do=from-here]").click()
    page.locator("dialog [data-do=analysis]").click()
    expect(page.locator("dialog [role=status]")).to_be_hidden(timeout=60_000)

    chances = page.locator("dialog .gwt-points span").all_inner_texts()
    assert sum(int(one.split()[-2]) for one in chances if one.endswith("%")) in (99, 100, 101)
    each = page.locator("dialog tbody tr td:first-of-type").all_inner_texts()
    assert len(each) == 2 and sum(map(int, each)) > 5
    assert serious(page, "dialog") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    with page.expect_download(timeout=60_000) as kept:
        page.locator("dialog [data-do=replay-page]").click()
    assert "gwt-replay" in Path(kept.value.path()).read_text(encoding="utf-8")

    graph = page.locator("dialog .gwt-graph").bounding_box()
    page.mouse.click(graph["x"] + graph["width"] - 2, graph["y"] + 20)
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".since .judged")).to_contain_text(
        re.compile("(computer found nothing better|Better:|Too early)")
    )
    last = page.locator(".since .judged").inner_text()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".since .judged")).not_to_have_text(last)


def open_menu(page: Page) -> None:
    """Opens the menu of a phone, where there is one."""
    button = page.get_by_role("button", name="Menu", exact=True)
    if button.is_visible():
        button.click()


def settled(field: Locator) -> str:
    """The value of a field once it stays the same: each message of the server writes it anew."""
    before, value = None, field.input_value()
    while value != before:
        field.page.wait_for_timeout(500)
        before, value = value, field.input_value()
    return value


def test_the_host_gives_links_and_seats_goes_back_and_ends_the_table(new_table, sit):
    links = new_table(seats=["human", "greedy"], names=["Ann", ""], seed=7, test=True)
    ann, host = sit(links["seats"][0]), sit(links["host"])
    turn_of(ann)
    # The turn of the computer player comes second.
    host.locator(".log .moment").nth(1).wait_for()
    # Chromium calls it a fault that a picture is refused that is no longer there.
    wait_until(ann)

    host.locator(".log .moment").first.click()
    host.get_by_role("button", name="From here").click()
    host.get_by_role("button", name="Take the game back to here").click()
    expect(ann.locator(".warning")).to_contain_text("The host has taken the game back")
    host.get_by_role("button", name="Host", exact=True).click()
    # The links that open something are there; those of later seats come one by one.
    expect(host.locator("dialog .check").first).to_be_visible()
    host.locator("dialog textarea").fill("seats: [{money: 3x}]")
    host.get_by_role("button", name="Change the position").click()
    expect(host.locator("dialog .problem")).to_contain_text("expected a whole number")
    host.locator("dialog textarea").fill("seats: [{money: 30}]")
    host.get_by_role("button", name="Change the position").click()
    expect(ann.locator(".seats .own .cells")).to_contain_text("$ 30")
    host.get_by_role("button", name="End the table").click()
    expect(ann.locator(".status")).to_have_text("The host has ended this table.")
    host.locator("dialog").get_by_label("Ann", exact=True).select_option("casual")
    expect(ann.locator(".connection")).to_contain_text("no longer opens the table")
    host.locator("dialog").get_by_label("Ann", exact=True).select_option("human")
    expect(host.locator("dialog .link-row input")).to_have_count(1)
    shown = host.locator("dialog .link-row input").first
    replaced = settled(shown)
    host.get_by_role("button", name="New link: Ann").click()
    expect(shown).not_to_have_value(replaced)
    expect(host.locator(".seats")).to_contain_text("invited")
    again = settled(shown)
    host.get_by_role("button", name="Open the table again").click()

    wait_until(sit(again.partition("/t/")[1] + again.partition("/t/")[2]))


def test_an_invitation_is_taken_by_whoever_opens_it_first(new_table, sit, served):
    invitation = new_table(seats=["human", "greedy"])["seats"][0]
    ann = sit(invitation)
    wait_until(ann)
    own = ann.evaluate("location.href")
    assert own.startswith(served) and own.partition("#")[2] != invitation.partition("#")[2]

    late = sit(invitation)
    expect(late.locator(".connection")).to_contain_text("somebody has taken the seat")
    # In the browser that has taken it, both links open it again.
    for address in (own, served + invitation):
        ann.goto("about:blank")
        ann.goto(address)
        wait_until(ann)
        assert ann.evaluate("location.href") == own


def test_all_are_told_before_the_host_may_have_the_saved_game(new_table, sit):
    links = new_table(seats=["human", "greedy"])
    ann, host = sit(links["seats"][0]), sit(links["host"])
    wait_until(ann)
    expect(ann.locator(".turn")).not_to_contain_text("hidden")
    host.get_by_role("button", name="From here").click()
    expect(host.get_by_role("button", name="Saved game")).to_have_count(0)
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Host", exact=True).click()
    host.get_by_role("button", name="Let me save the whole game").click()

    expect(ann.locator(".warning")).to_contain_text("the host can save the whole game")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="From here").click()
    expect(host.get_by_role("button", name="Saved game")).to_have_count(1)


def turn_of(page: Page) -> None:
    """Plays the first turn of a page by the list, to its end."""
    while not ends_turn(page):
        wait_until(page)
        before = state(page)
        if not ends_turn(page):
            options(page).last.click()
            wait_for(lambda before=before: state(page) != before)
    page.locator("[data-do=end-turn]").click()


# --- for everybody -----------------------------------------------------------------------------------


def test_a_phone_shows_a_part_at_a_time_and_asks_before_it_chooses(new_table, sit):
    page = sit(
        new_table(seats=["human", "greedy"], seed=7)["seats"][0], PHONE, has_touch=True, is_mobile=True
    )
    wait_until(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(page.locator(".part.shown")).to_have_count(1)

    options(page).nth(0).tap()
    expect(page.locator(".outcome")).to_contain_text("Rode to A.")
    assert moments(page) == 0
    page.get_by_role("button", name="Do it").tap()
    expect(page.locator(".log .moment")).to_have_count(1)
    page.get_by_role("button", name="Hand", exact=True).tap()

    expect(page.locator(".held section[data-part=hand] [data-part^='hand ']").first).to_be_visible()
    page.get_by_role("button", name="My board").tap()
    zooms = page.locator(".held .part:not([hidden]) gwt-zoom")
    expect(zooms.first).to_be_visible()
    scales = zooms.evaluate_all("all => all.map(({ scale, readable }) => [scale, readable])")
    assert scales and all(scale == pytest.approx(readable) for scale, readable in scales)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_phone_keeps_the_own_piece_in_sight_after_each_ride(new_table, sit):
    page = sit(
        new_table(seats=["human", "greedy"], seed=7)["seats"][0], PHONE, has_touch=True, is_mobile=True
    )
    for _ in range(3):
        while "Where do you ride?" not in page.locator(".question").inner_text():
            wait_until(page)
            choose_by_tapping(page)
        choose_by_tapping(page)
        wait_until(page)
        riders = page.locator('.part.shown [data-piece="rider 1"]')
        if not riders.count():
            # What is asked next is elsewhere than on the trail.
            page.locator(".tabs button").first.tap()
        rider = riders.first.bounding_box()
        view = page.locator(".board").bounding_box()
        assert rider and view
        assert view["x"] <= rider["x"] and rider["x"] + rider["width"] <= view["x"] + view["width"]
        assert view["y"] <= rider["y"] and rider["y"] + rider["height"] <= view["y"] + view["height"]


def choose_by_tapping(page: Page) -> None:
    """Chooses the last option, or ends the turn; what is answered meanwhile is asked no more."""
    before = moments(page)
    with suppress(TimeoutError):
        if ends_turn(page):
            page.locator("[data-do=end-turn]").tap(timeout=2000)
        else:
            page.locator(".sheets button").first.tap(timeout=2000)
            page.locator(".options [role=option]:not(.open)").last.tap(timeout=2000)
            page.locator("[data-do=choose]").tap(timeout=2000)
        wait_for(lambda: moments(page) != before)


@pytest.mark.parametrize(
    ("size", "scheme"),
    sample([(size, scheme) for size in (LAPTOP, PHONE) for scheme in ("dark", "light")], 1),
)
def test_nothing_keeps_anybody_from_using_it(size, scheme, new_table, sit):
    page = sit("/", size, color_scheme=scheme)
    expect(page.locator(".game")).to_have_count(3)
    assert page.locator(".more > summary").bounding_box()["y"] < size[1] - 24
    assert serious(page) == []
    page.locator(".more > summary").click()
    expect(page.get_by_role("button", name="Create the table")).to_be_visible()
    assert serious(page) == []
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0], size, color_scheme=scheme)
    wait_until(page)
    choose(page, "A 1 step")
    assert serious(page) == []
    open_menu(page)
    page.get_by_role("button", name="From here" if size == PHONE else "Settings").click()
    assert serious(page, "dialog") == []


@pytest.mark.parametrize("size", sample([LAPTOP, PHONE], 1))
def test_nothing_keeps_anybody_from_finding_people_and_learning(size, new_table, sit):
    links = new_table(players=2, open=True)
    for path, shown in (("/lesson", ".aim .main"), ("/league", ".scores"), ("/operator", "form")):
        page = sit(path, size)
        expect(page.locator(shown).first).to_be_visible()
        assert serious(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], path
    page = sit(links["join"], size)
    page.get_by_label("Name").fill("Mia")
    assert serious(page) == []
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats .own b")).to_have_text("Mia")
    for button in ("talk", "help", "settings"):
        open_menu(page)
        page.locator(f"[data-do={button}]").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        if button == "help":
            expect(page.locator("dialog details")).to_have_count(3)
        assert serious(page, "dialog") == [], button
        page.keyboard.press("Escape")
    host = sit(links["host"], size)
    open_menu(host)
    host.locator("[data-do=host]").click()
    host.get_by_role("button", name="QR code: Seat 2").click()
    expect(host.get_by_alt_text("QR code: Seat 2")).to_be_visible()
    assert serious(host, "dialog") == []


def test_a_card_of_what_lies_there_opens_by_key_and_by_pointing(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(page.locator("dialog .card h3").first).to_contain_text("uilding")
    page.keyboard.press("Escape")
    page.locator("[data-do=help]").click()
    page.get_by_role("button", name="Point at something on the table").click()
    place = page.locator("[data-part=kansas-city]").first.bounding_box()
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(page.locator("dialog .card h3").first).to_contain_text("Kansas City")
    assert moments(page) == 0


def serious(page: Page, part: str = "body") -> list[str]:
    """The serious faults of a part of the page; a picture is one thing to whoever cannot see it."""
    # Axe goes over all that is in them too, which takes long: meanwhile they are empty.
    pictures = page.evaluate_handle(EMPTY_PICTURES)
    found = Axe().run(page, context={"include": [[part]], "exclude": [[".gwt-picture"]]}).response
    pictures.evaluate("all => all.forEach(([picture, empty]) => empty.replaceWith(picture))")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


EMPTY_PICTURES = """() => {
  const all = [...document.querySelectorAll("svg")].map((picture) => [picture, picture.cloneNode()]);
  for (const [picture, empty] of all) picture.replaceWith(empty);
  return all;
}"""


def test_a_table_is_made_and_its_links_are_handed_out(sit):
    page = sit("/", locale="nl-NL", refused=True)
    page.locator(".more > summary").click()
    page.get_by_label("Naam, Plaats 1").fill("<img src=x onerror=alert(1)>")
    page.get_by_text("Voor auteurs").click()
    page.get_by_text("Begin met een positie").click()
    page.get_by_role("textbox", name="Positie").fill("players: 3\nseats: [{money: 3}]")
    page.get_by_role("button", name="Tafel maken").click()
    expect(page.locator(".start .problem")).to_have_text("Dat is voor 3 spelers.")
    page.get_by_role("textbox", name="Positie").fill("seat: 1\nplayers: 2\nseats: [{money: 3x}]")
    page.get_by_role("button", name="Tafel maken").click()
    expect(page.locator(".start .problem")).to_contain_text(":3:17: expected a whole number")
    page.get_by_role("textbox", name="Positie").fill("seat: 1\nplayers: 2\nseats: [{money: 33}]")
    page.get_by_role("button", name="Tafel maken").click()
    expect(page.locator(".link-row")).to_have_count(3)

    page.get_by_role("link", name="Ga zitten").first.click()

    wait_until(page)
    expect(page.locator(".seats .own .cells")).to_contain_text("$ 33")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator(".seats .own b")).to_have_text("<img src=x onerror=alert(1)>")
    assert page.locator("img").count() == 0
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_label("Mijn naam").fill("Bob")
    page.get_by_label("Mijn naam").press("Enter")
    expect(page.locator(".seats .own b")).to_have_text("Bob")

    page.goto(page.url.partition("/t/")[0])
    mine = page.locator(".my-tables li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Jij bent aan de beurt")
    mine.get_by_role("button", name="Links").click()
    expect(page.locator(".link-row")).to_have_count(3)
    page.reload()
    mine.get_by_role("link").click()
    wait_until(page)
    page.goto(page.url.partition("/t/")[0])
    mine.get_by_role("button", name="Uit de lijst halen").click()
    expect(mine).to_have_count(0)


def test_a_card_of_the_first_page_begins_what_is_set_on_it(sit):
    page = sit("/")
    page.get_by_label("Your name").fill("Ann")
    second = page.locator(".game").nth(1)
    alone = second.get_by_role("combobox", name="Alone against")
    alone.select_option("strong")
    alone.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_until(page)
    expect(page.locator(".seats")).to_contain_text("Strong player")
    expect(page.locator(".seats .own b")).to_have_text("Ann")
    expect(page).to_have_title(re.compile(r"\(second edition\)"))

    page = sit("/")
    page.locator(".game").first.get_by_role("button", name="Play: Garth").click()
    wait_until(page)
    expect(page).to_have_title(re.compile(r"\(first edition\): Garth"))

    page = sit("/")
    page.locator(".game").last.get_by_role("combobox", name="With friends").select_option("4")
    page.locator(".game").last.get_by_role("button", name="Invite").click()
    # The own link, that for all, those of the three others, of spectators and of the host.
    expect(page.locator(".link-row")).to_have_count(7)


def test_what_is_played_is_chosen_by_edition_and_what_cannot_be_is_said_at_once(sit):
    page = sit("/", refused=True)
    page.locator(".more > summary").click()

    def field(name: str):
        return page.locator(f".field:has(> span:text-is('{name}')) select")

    expect(page.get_by_label("Simmental cattle")).to_have_count(0)
    field("Edition").select_option("second_edition")
    expect(page.get_by_label("Simmental cattle")).to_have_count(1)
    field("Garth").select_option("garth_hard")
    page.get_by_label("Promotional buildings").check()
    expect(page.locator(".start .problem")).to_contain_text("These packs cannot be played together")
    page.get_by_label("Promotional buildings").uncheck()
    expect(page.locator(".start .problem")).to_have_text("")
    expect(page.locator(".seat-row").nth(1)).to_contain_text("Garth plays by itself")

    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("link", name="Sit down").first.click()

    wait_until(page)
    expect(page).to_have_title(re.compile(r"\(second edition\): Garth"))


def test_somebody_who_looks_elsewhere_is_called(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0], permissions=["notifications"])
    wait_until(page)
    page.evaluate(CALLS)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Play a sound when it is my turn").check()
    page.get_by_label("A notification when it is my turn").check()
    page.keyboard.press("Escape")
    wait_for(lambda: page.evaluate("called") == ["sound"])

    # To the end of the own turn, and until the other one has had theirs.
    while page.evaluate("called") == ["sound"]:
        choose_by_clicking(page)

    wait_for(lambda: page.evaluate("called") == ["sound", "sound", "Your turn"])


# Somebody who looks at another page, and hears and sees what comes.
CALLS = """() => {
  globalThis.called = [];
  Object.defineProperty(document, "hidden", { get: () => true });
  const Air = AudioContext;
  globalThis.AudioContext = class extends Air { constructor() { super(); called.push("sound"); } };
  globalThis.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(text) { called.push(text); }
  };
}"""


def test_a_picture_that_a_busy_server_refuses_is_asked_for_again(new_table, served, sit):
    page = sit("/", refused=True)
    answers = []
    problem = {"code": "too-many", "message": "Too many pictures are being drawn here: ask again."}

    def busy(route):
        answers.append(429 if len(answers) < 2 else 200)
        if answers[-1] == 429:
            route.fulfill(status=429, json={"problem": problem})
        else:
            route.continue_()

    page.route("**/film?*", busy)
    page.goto(served + new_table(seats=["human", "greedy"], seed=7)["seats"][0])

    wait_until(page)
    assert answers[:3] == [429, 429, 200]
    expect(page.locator(".warning")).to_be_empty()


def test_the_language_can_be_changed_in_the_middle(new_table, sit):
    page = sit(new_table(seats=["human", "greedy"], seed=7)["seats"][0])
    wait_until(page)
    page.get_by_role("button", name="Settings").click()

    page.locator("dialog select").first.select_option("it")

    expect(options(page).first).to_contain_text("A 1 passo")
    expect(page.locator("html")).to_have_attribute("lang", "it")
