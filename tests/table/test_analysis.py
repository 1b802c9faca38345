"""A game that is over is gone over in the background, for whoever was there; nobody else waits for it."""

import asyncio
import base64
import json
import re
import time
import zlib
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

import gwt
from gwt.play import replay_data
from gwt.table import Limits
from gwt.table.live import background_analysis
from gwt.table.live.drawing_cache import Unfinished
from gwt.table.problems import RequestRefused
from gwt.table.server import analysis_requests

ENOUGH = 60.0
"""Seconds after which a test gives up."""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(background_analysis, "_WHOLE", 1.0)
    monkeypatch.setattr(background_analysis, "_LEAST", 1.0)


def begun(choices: int, **given) -> str:
    """The record of a game with some choices."""
    game = gwt.new_game(**{"players": 2, "seed": 3, **given})
    while len(game.history) < choices:
        game.play(game.options[-1])
    return game.record()


def looked_through(server, **given) -> str:
    """The link of the host of a table at which a saved game is looked through."""
    return server.table(record=begun(**given), study=True)["links"]["host"]


def doing(do) -> SimpleNamespace:
    """A worker that does what a test says."""
    return SimpleNamespace(do=do, close=lambda: None)


def asked_from(address, server, link) -> int:
    """What somebody at an address is answered who asks for the analysis."""
    table, _, secret = link.removeprefix("/t/").partition("#")
    client = TestClient(server.client.app, base_url="http://table.example", client=(address, 1))
    client.portal = server.client.portal
    headers = {"authorization": f"Bearer {secret}"}
    return client.get(f"/api/1/tables/{table}/analysis", headers=headers).status_code


def whole(server, link, **query):
    until = time.monotonic() + ENOUGH
    while (told := server.get(link, "/analysis", **query).json())["looked_at"] < told["choices"]:
        assert time.monotonic() < until, told
        time.sleep(0.05)
    return told


def held(page):
    """The data of a page that shows a game step by step."""
    packed = max(re.findall(r"[A-Za-z0-9+/=]{200,}", page), key=len)
    return json.loads(zlib.decompress(base64.b64decode(packed)))


@pytest.mark.parametrize(
    "given",
    [
        {"players": 3},
        {"pack": ["second_edition", "rails_to_the_north"]},
        {"pack": ["garth"]},
        {"game": "pacific-rails", "players": 4},
    ],
    ids=str,
)
def test_each_decision_is_judged_in_the_words_of_the_reader(server, given):
    link = looked_through(server, choices=14, **given)
    told = whole(server, link, language="nl")

    assert told["choices"] == told["looked_at"] == 14
    decisions, moments = told["decisions"], server.get(link, "/moments").json()["moments"]
    assert decisions and all(len(one["options"]) <= background_analysis.BEST + 1 for one in decisions)
    for one in decisions:
        # The moment to which the choice has led.
        assert moments[one["moment"]]["number"] == one["choice"] + 1
        assert sum(one["chances"]) == pytest.approx(1, abs=0.01) and one["lost"] >= 0
    assert sum(one["decisions"] for one in told["seats"]) == len(decisions)
    assert {one["choice"] for one in decisions} >= {*told["turning"]}

    english = whole(server, link, language="en")["decisions"]
    for dutch, one in zip(decisions, english, strict=True):
        assert [option["text"] for option in dutch["options"]] == [
            option["text"] for option in one["options"]
        ]
        assert one["options"][one["chosen"]]["sentence"]
    assert any(
        dutch["options"][0]["sentence"] != one["options"][0]["sentence"]
        for dutch, one in zip(decisions, english, strict=True)
    )
    since = server.get(link, "/analysis", since=len(decisions) - 1).json()
    assert [one["choice"] for one in since["decisions"]] == [decisions[-1]["choice"]]


def test_nothing_is_said_of_a_game_that_is_not_over(server):
    links = server.table(record=begun(10), seats=["human"] * 2, wait="no")["links"]
    for link in (links["host"], *links["seats"], links["spectators"]):
        for path in ("/analysis", "/replay"):
            answer = server.get(link, path)
            assert answer.status_code == 403
            assert answer.json()["problem"]["reason"] == "analysis-when-over"


def test_a_game_that_was_gone_over_is_kept_as_a_page_that_says_so(server):
    link = looked_through(server, choices=8)
    plain = server.get(link, "/replay", language="it")
    whole(server, link)
    judged = server.get(link, "/replay", language="it")

    assert plain.headers["content-type"].startswith("text/html")
    assert plain.headers["content-disposition"] == "attachment"
    assert '<html lang="it"' in plain.text
    assert held(judged.text)["analysis"]["decisions"]
    assert held(plain.text)["analysis"]["decisions"] == []


def test_a_page_is_written_once_for_all_who_ask(server, monkeypatch):
    link, written = looked_through(server, choices=4), []
    write = analysis_requests.replay_of
    monkeypatch.setattr(background_analysis, "_PART", 60.0)
    monkeypatch.setattr(
        analysis_requests, "replay_of", lambda *given: written.append(given) or write(*given)
    )

    first, again = (server.get(link, "/replay").text for _ in range(2))

    assert first == again and len(written) == 1
    server.get(link, "/replay", language="nl")
    assert len(written) == 2


def test_a_page_is_written_in_parts_by_time_of_the_processor(server, monkeypatch):
    record, parts, write = begun(6, players=4), [], analysis_requests.replay_of
    monkeypatch.setattr(
        analysis_requests, "replay_of", lambda *given: parts.append(write(*given)) or parts[-1]
    )
    monkeypatch.setattr(background_analysis, "_PART", 0.0)
    link = server.table(record=record, study=True)["links"]["host"]
    page = server.get(link, "/replay").text

    assert held(page) == json.loads(json.dumps(replay_data(gwt.loads(record))))
    assert len(parts) == 7 and parts[:6] == [Unfinished()] * 6
    clock = iter([0, 0, 10_000])
    monkeypatch.setattr(background_analysis.time, "thread_time", lambda: next(clock))
    folders = [layer.folder for layer in gwt.loads(record).pack.layers]
    with pytest.raises(RequestRefused, match="more than 600 seconds"):
        write(record, folders, (), "nl")


@pytest.mark.parametrize("since", ["-1", "x", "1" * 9, "²"])
def test_a_number_of_decisions_that_is_none_is_refused(server, since):
    answer = server.get(looked_through(server, choices=3), "/analysis", since=since)

    assert answer.status_code == 400 and "number of decisions" in answer.json()["problem"]["message"]


def test_what_has_failed_is_told_and_tried_again_when_somebody_asks(server, monkeypatch):
    link, analyst = looked_through(server, choices=3), server.hall.services.analyst
    worked = analyst.worker

    async def dies(*_):
        raise RequestRefused("broken", "The process has come to an end.", "player-lost")

    monkeypatch.setattr(analyst, "worker", doing(dies))
    until = time.monotonic() + ENOUGH
    while (answer := server.get(link, "/analysis")).status_code == 200 and time.monotonic() < until:
        time.sleep(0.01)
    monkeypatch.setattr(analyst, "worker", worked)

    assert answer.json()["problem"]["reason"] == "analysis-failed"
    assert whole(server, link)["decisions"]


def test_few_games_are_gone_over_at_a_time_and_each_has_its_turn(serving, monkeypatch):
    server = serving(limits=Limits(analyses=3, work=1e9, work_burst=1e9))
    analyst, parts, go_on = server.hall.services.analyst, [], asyncio.Event()

    async def waits(task, _):
        await go_on.wait()
        record, _, since, _ = task.args
        parts.append((record, since))
        return background_analysis.DecisionRange((), since + 1)

    monkeypatch.setattr(analyst, "worker", doing(waits))
    links = [looked_through(server, choices=3, seed=seed) for seed in range(4)]
    answers = [server.get(link, "/analysis").status_code for link in links]

    assert answers == [200, 200, 429, 429], "nobody takes all places"
    assert server.get(links[2], "/analysis").json()["problem"]["reason"] == "analysis-busy"
    assert [asked_from("10.0.0.1", server, link) for link in links[2:]] == [200, 429]

    server.client.portal.call(go_on.set)
    for link in links[:3]:
        assert whole(server, link)["looked_at"] == 3
    records = [record for record, _ in parts]
    assert len(parts) == 9 and len({*records[:3]}) == 3, "the games take turns"
    assert server.get(links[3], "/analysis").status_code == 200


def test_a_game_that_nobody_asks_for_any_more_is_left(serving, monkeypatch):
    server = serving()
    analyst, parts = server.hall.services.analyst, []

    async def notes(task, _):
        parts.append(task)
        await asyncio.sleep(0.01)
        return background_analysis.DecisionRange((), 0)

    monkeypatch.setattr(analyst, "worker", doing(notes))
    monkeypatch.setattr(background_analysis, "_FORGOTTEN", 0.3)
    link = looked_through(server, choices=3)
    assert server.get(link, "/analysis").status_code == 200
    time.sleep(0.6)
    done = len(parts)
    time.sleep(0.2)
    assert 0 < len(parts) == done

    assert server.get(link, "/analysis").status_code == 200
    time.sleep(0.1)
    assert len(parts) > done


def test_an_operator_may_leave_it_out(serving):
    server = serving(limits=Limits(analyses=0))
    answer = server.get(looked_through(server, choices=3), "/analysis")

    assert answer.status_code == 403 and answer.json()["problem"]["reason"] == "analysis-none"
