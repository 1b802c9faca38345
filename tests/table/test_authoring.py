"""Test tables: positions, content that changes, and scenarios of what happened."""

import shutil
from pathlib import Path

import pytest

from gwt.proofs import scenario
from gwt.table import Limits
from gwt.table.problems import CODES

POSITION = """\
players: 2
seat: 1
phase: arrived
do: use location
seats:
  - {on: building-a, hand: [guernsey, jersey], money: 9}
"""


@pytest.fixture
def watched(serving, tmp_path):
    """A server that follows a pack of its own, and the file of its buildings."""
    folder = tmp_path / "sawmill"
    shutil.copytree(Path("examples/packs/sawmill"), folder)
    server = serving(packs=[folder], watch=True, limits=Limits(messages=10_000, burst=10_000))
    return server, folder / "buildings.yaml"


def arrange(server, table, position):
    return server.post(table["links"]["host"], type="arrange", request=position[:60], position=position)


def test_a_table_can_begin_with_a_position(server):
    table = server.client.post("/api/1/tables", json={"position": POSITION}).json()
    moment = server.sit(table["links"]["seats"][0]).hear("moment")

    assert moment["view"]["seats"][0]["money"] == 9
    assert "discard 1 guernsey -> gain $2" in [one["text"] for one in moment["decision"]["options"]]


@pytest.mark.parametrize(
    "position, message",
    [
        ("seats:\n  - {hand: [guernsy]}\n", "<position>:2:13: 'guernsy' is not a card here"),
        ("[1", "<position>:1:1"),
        ("/etc/passwd", "<position>:1:1"),
        ("money: 3\n", "<position>:1:1"),
    ],
)
def test_a_position_with_a_mistake_is_refused_with_its_place(server, position, message):
    answer = server.client.post("/api/1/tables", json={"position": position, "players": None})
    problem = answer.json()["problem"]

    assert (answer.status_code, problem["code"]) == (400, "malformed")
    assert message in problem["message"]


def test_the_host_of_a_test_table_gives_hands_and_money(server):
    table = server.table(test=True, first=1)
    ann = server.sit(table["links"]["seats"][0])
    before = ann.hear("moment")
    given = "seats:\n  - {money: 30, hand: [guernsey, guernsey, jersey, jersey]}\n"
    assert arrange(server, table, given).json()["ok"]
    after = ann.hear("moment")
    own = after["view"]["seats"][0]

    assert (own["money"], sorted(own["hand"])) == (30, ["guernsey", "guernsey", "jersey", "jersey"])
    assert after["number"] == 0 and after["mark"] != before["mark"]
    assert after["view"]["seats"][1]["money"] == before["view"]["seats"][1]["money"]
    assert ann.choose(after)["number"] == 1
    server.stop()
    server.start()
    assert server.sit(table["links"]["seats"][0]).hear("moment")["view"]["seats"][0]["money"] >= 30


def test_no_other_table_can_be_changed(server):
    table = server.table()
    seat = table["links"]["seats"][0]
    test = server.table(test=True)

    assert arrange(server, table, "seats:\n  - {money: 30}\n").status_code == int(CODES["not-yours"])
    assert server.get(table["links"]["host"], "/scenario").status_code == 403
    assert server.get(test["links"]["seats"][0], "/scenario").status_code == 403
    refused = server.post(test["links"]["seats"][0], type="arrange", request="1", position="turn: 3\n")
    assert refused.status_code == 403
    assert [server.get(one).json()["test"] for one in (seat, test["links"]["host"])] == [False, True]


def test_what_happened_is_kept_as_a_scenario_that_passes(server, tmp_path):
    table = server.table(test=True, first=1)
    arrange(server, table, "seats:\n  - {money: 30}\n")
    ann = server.sit(table["links"]["seats"][0])
    moment = ann.hear("moment")
    for _ in range(3):
        moment = ann.act(moment)
    text = server.get(table["links"]["host"], "/scenario", name="Ann rides").text
    file = tmp_path / "kept.scenario.yaml"
    file.write_text(text)
    (kept,) = scenario.read_scenarios(file)
    assert kept.name == "Ann rides" and kept.data["play"]
    assert scenario.run_scenario(kept) == []

    file.write_text(text.replace("decides: seat ", "decides: seat 9"))
    assert scenario.run_scenario(scenario.read_scenarios(file)[0])


def test_a_table_goes_on_with_changed_content(watched):
    server, file = watched
    table = server.table(first=1)
    host, ann = server.sit(table["links"]["host"]), server.sit(table["links"]["seats"][0])
    moment = ann.act(ann.hear("moment"))
    whole = file.read_text()
    money = moment["view"]["seats"][0]["money"]
    file.write_text(whole.replace("actions:", "actons:", 1))
    refused = host.hear("content")["problem"]
    assert "buildings.yaml:" in refused["message"] and "Did you mean 'actions'" in refused["message"]
    assert ann.choose(moment)["number"] == 2 if moment["decision"] else ann.end_turn(moment)

    file.write_text(whole + "\n# A remark changes the content as well as a rule does.\n")
    assert host.hear("content")["problem"] is None
    again = ann.hear("moment")
    assert again["number"] == 0
    assert again["view"]["seats"][0]["money"] >= money - 1
