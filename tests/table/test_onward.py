"""Games that are looked at again, gone on with elsewhere, shown to others, and ended by the host."""

import re

import pytest
from starlette.websockets import WebSocketDisconnect

import gwt
from gwt.kernel import record
from gwt.play.saved_games import replay_record
from gwt.table import Limits
from tests.great_western.test_campaign import to_the_end, trilogy
from tests.holding import at_random


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a whole game of two."""
    return at_random(gwt.new_game(2, 3), seed=3).record()


def new(server, **wanted):
    return server.table(**wanted)["links"]


def posted(server, link, path):
    table, _, secret = link.removeprefix("/t/").partition("#")
    return server.client.post(f"/api/1/tables/{table}{path}", headers={"authorization": f"Bearer {secret}"})


# --- looking at a saved game --------------------------------------------------------------------------


def test_a_saved_game_is_looked_at_choice_by_choice_and_nobody_chooses(server, finished):
    links = new(server, record=finished, study=True)
    ann, ben = links["seats"]
    choices = len(record.parse_record(finished, "").lines)

    moments = server.get(ann, "/moments").json()["moments"]
    assert len(moments) == choices + 1
    assert server.get(ann, "/moments/9").json()["view"] != server.get(ben, "/moments/9").json()["view"]
    assert server.get(ann).json()["study"]
    refused = server.post(ann, type="choose", request="1", decision=0, option="done").json()
    assert refused["problem"]["code"] == "not-yours"
    assert server.post(links["host"], type="back", request="2", to=0).status_code == 403


def test_a_game_that_is_not_over_is_looked_at_too(server):
    game = gwt.new_game(2, 3)
    game.play(game.options[0])
    links = new(server, record=game.record(), study=True)

    assert server.get(links["seats"][0], "/moments/1").json()["decision"] is None
    assert server.get(links["seats"][0], "/moments/1/record").text == game.record()


@pytest.mark.parametrize("wanted", [{"players": 2}, {"record": True, "seats": ["human", "random"]}])
def test_only_a_saved_game_without_players_is_studied(server, finished, wanted):
    wanted = {**wanted, "study": True} | ({"record": finished} if "record" in wanted else {})

    assert server.client.post("/api/1/tables", json=wanted).json()["problem"]["code"] == "malformed"


# --- going on elsewhere -------------------------------------------------------------------------------


def test_another_table_goes_on_from_a_moment_of_a_game_that_is_over(server, finished):
    links = new(server, record=finished, watch="choices")
    text = server.get(links["spectators"], "/moments/9/record").text

    assert "choices: 9\n" in text
    branch = new(server, record=text, seats=["human", "random"])
    assert server.get(branch["host"], "/record").text == text
    position = server.get(links["seats"][0], "/moments/9/position").text
    assert gwt.from_position(position).options == gwt.from_position(standing(text)).options


def standing(text: str) -> str:
    return replay_record(record.parse_record(text, "")).position()


def test_while_a_game_runs_a_seat_goes_on_with_what_it_may_know(server):
    table = server.table(first=1)
    links = table["links"]
    mine, other = links["seats"]
    true = server.get(links["host"], "/record").text

    seen = server.get(mine, "/moments/0").json()["view"]
    text = server.get(mine, "/moments/0/record").text
    assert text != true
    branch = new(server, record=text)
    assert server.get(branch["seats"][0], "/moments/0").json()["view"] == seen
    assert server.get(links["host"], "/moments/0/record").text == true
    for link in (other, links["spectators"]):
        for path in ("record", "position"):
            assert server.get(link, f"/moments/0/{path}").json()["problem"]["code"] == "not-yours"


# --- showing one moment -------------------------------------------------------------------------------


def test_a_link_to_a_moment_shows_everybody_what_everybody_may_see(server):
    links = server.table(first=1)["links"]
    shown = posted(server, links["seats"][0], "/moments/0/link").json()["link"]

    assert not any(link.partition("#")[2] in shown for link in [links["host"], *links["seats"]])
    about = server.get(shown).json()["you"]
    assert about == {"role": "glimpse", "seat": None, "moment": 0}
    now, public = (server.get(link, "/moments/0").json() for link in (shown, links["spectators"]))
    assert now == public
    assert server.get(shown, "/moments/0/film").status_code == 200


def test_a_link_to_a_moment_opens_nothing_else(server):
    links = server.table(first=1)["links"]
    ann = server.sit(links["seats"][0])
    ann.choose(ann.hear("moment"))
    shown = posted(server, links["seats"][0], "/moments/1/link").json()["link"]

    for path in ("/moments", "/record", "/moments/1", "/moments/0/record"):
        assert server.get(shown, path).status_code == 403
    assert server.post(shown, type="name", request="1", name="x").status_code == 403
    table, _, key = shown.partition("#")
    assert server.get(f"{table}#{key[:-1]}x", "/moments/0").status_code == 404
    with pytest.raises(WebSocketDisconnect) as gone:
        server.sit(shown).hear("moment")
    assert gone.value.code == 4403


def test_what_a_seat_saw_is_shown_only_while_the_game_is_over(server, finished):
    links = new(server, record=finished, watch="choices")
    ann = links["seats"][0]
    shown = posted(server, ann, "/moments/9/link").json()["link"]

    assert server.get(shown, "/moments/9").json()["view"] == server.get(ann, "/moments/9").json()["view"]
    server.post(links["host"], type="back", request="1", to=20)
    assert server.get(shown, "/moments/9").json()["problem"]["code"] == "not-yours"
    public = posted(server, ann, "/moments/9/link").json()["link"]
    assert server.get(public, "/moments/9").status_code == 200
    server.post(links["host"], type="back", request="2", to=3)
    assert server.get(public, "/moments/9").json()["problem"]["reason"] == "taken-back"


def test_a_link_to_a_moment_says_nothing_about_numbers(server):
    """Others may have taken back choices, of which nobody else learns."""
    keys = set()
    for undone in (0, 1, 4):
        links = server.table(first=1, wait="turn")["links"]
        ann = server.sit(links["seats"][0])
        moment = ann.hear("moment")
        for _ in range(undone):
            ann.choose(moment)
            assert ann.ask("undo")["ok"]
            moment = ann.hear("moment")
        while not (moment["wait"] and moment["wait"]["before"] == "turn"):
            moment = ann.act(moment)
        ann.end_turn(moment)
        keys.add(posted(server, links["seats"][1], "/moments/1/link").json()["link"].partition("#")[2])

    assert len(keys) == 3 and all(re.fullmatch("moment\\.[0-9a-f]{32}", one) for one in keys)


# --- the end of a table -------------------------------------------------------------------------------


def test_the_host_ends_a_table_and_opens_it_again(server):
    links = server.table(first=1)["links"]
    ann = server.sit(links["seats"][0])
    moment = ann.hear("moment")

    assert server.post(links["seats"][0], type="close", request="1").status_code == 403
    assert server.post(links["host"], type="close", request="1").json()["ok"]
    assert ann.hear("moment")["decision"] is None
    assert server.get(links["seats"][0]).json()["closed"]
    option = moment["decision"]["options"][0]["text"]
    refused = server.post(links["seats"][0], type="choose", request="2", decision=1, option=option).json()
    assert refused["problem"]["message"] == "The host has ended this table."
    assert server.post(links["host"], type="close", request="2").json()["problem"]["code"] == "stale"
    server.stop()
    server.start()
    assert server.post(links["host"], type="close", request="3", closed=False).json()["ok"]
    ann = server.sit(links["seats"][0])
    assert ann.choose(ann.hear("moment"))["number"] == 1


# --- the next game of a campaign ---------------------------------------------------------------------


@pytest.fixture
def campaign(serving, tmp_path):
    """A server with a campaign of three games, and the record of its first one, which is over."""
    folder = trilogy(tmp_path)
    game = to_the_end(gwt.new_game(2, 3, pack=folder))
    return serving(packs=[folder], limits=Limits(messages=10_000, burst=10_000)), game


def test_the_next_game_of_a_campaign_has_what_the_one_before_leaves(campaign):
    server, game = campaign
    links = new(server, record=game.record(), seats=["human", "random"])
    ann = links["seats"][0]
    last = server.get(ann, "/moments").json()["moments"][-1]["number"]
    moment = server.get(ann, f"/moments/{last}").json()
    assert moment["over"]
    assert moment["chapter"] == [1, 3]

    made = server.request("POST", ann, "/next", json={"seats": ["human", "random"], "names": ["Ann"]})

    assert made.status_code == 201, made.text
    own = server.take(made.json()["links"]["seats"][0])
    table = server.get(own).json()
    assert (table["packs"], table["known"], table["seats"][0]["name"]) == (
        ["first_edition", "own/trilogy"],
        False,
        "Ann",
    )
    moment = server.get(own, "/moments/0").json()
    assert moment["chapter"] == [2, 3]
    fames = [player.get("pieces", []) for player in moment["view"]["seats"]]
    most = max(player.money for player in game.state.players)
    assert fames == [["fame"] * (player.money == most) for player in game.state.players]


def test_no_game_follows_what_is_not_over_or_no_campaign_and_only_seats_begin_it(campaign):
    server, game = campaign
    wanted = {"seats": ["human", "human"]}

    def reason(link, **more):
        answer = server.request("POST", link, "/next", json={**wanted, **more})
        assert answer.status_code in (400, 403), answer.text
        return answer.json()["problem"]["reason"]

    links = new(server, record=game.record(), study=True)
    assert reason(links["spectators"]) == "next-by-seats"
    assert reason(links["host"], packs=["own/trilogy"]) == "said-twice"
    assert reason(links["host"], seats=["human"]) == "other-seats"
    last = game
    for seed in (2, 3):
        last = to_the_end(gwt.next_game(last, seed))
    assert reason(new(server, record=last.record(), study=True)["host"]) == "no-next-game"
    assert reason(new(server, packs=["own/trilogy"])["host"]) == "no-next-game"
    assert reason(new(server)["host"]) == "no-next-game"
