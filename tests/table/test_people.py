"""Free seats for whoever comes, talk and notes, names with a key, the league, and the operator."""

import io
import zipfile

import pytest

from gwt.table import Limits, TableStore
from gwt.table.match.profiles import PersonResult, ProfileStore
from gwt.table.problems import RequestRefused
from tests.table.test_notices import FAST

OPERATOR = "the key of the operator"


def body(answer, status=200):
    assert answer.status_code == status, answer.text
    return answer.json()


def joined(server, link, **wanted):
    return server.request("POST", link, "/join", json=wanted)


def test_one_link_gives_each_who_comes_a_free_seat_and_their_name(server):
    links = server.table(taken=False, players=3, names=["Ann"])["links"]
    server.take(links["seats"][1])
    own = "s" * 30
    first, again, second = (
        body(joined(server, links["join"], name=name, own=key))
        for name, key in (("Mia ", own), ("Mia", own), ("Ben", "t" * 30))
    )

    assert (first["seat"], again, second["seat"]) == (1, first, 3)
    table = body(server.get(second["link"]))
    assert [one["name"] for one in table["seats"]] == ["Mia", "", "Ben"]
    assert body(joined(server, links["join"]), 404)["problem"]["reason"] == "no-free-seat"
    # The link opens nothing else, and no other link gives seats away.
    assert server.get(links["join"]).json()["you"]["role"] == "door"
    assert server.get(links["join"], "/moments/0").status_code == 403
    assert server.sit(links["join"]).closed() == 4409
    assert body(joined(server, links["spectators"]), 403)["problem"]["reason"] == "no-door"


def test_the_host_sees_every_link_that_still_gives_something(server):
    made = server.table(taken=False)["links"]

    assert body(server.get(made["host"], "/links")) == {key: made[key] for key in made if key != "host"}
    server.take(made["seats"][0])
    renewed = server.post(made["host"], type="link", request="x", seat=2).json()["link"]
    assert body(server.get(made["host"], "/links"))["seats"] == [None, renewed] != made["seats"]
    assert server.get(made["spectators"], "/links").status_code == 403


def test_only_open_tables_are_found(server):
    server.table(names=["Eve"])
    shown = server.table(taken=False, open=True, names=["Ann"])
    server.take(shown["links"]["seats"][0])

    (found,) = body(server.client.get("/api/1/open"))["tables"]
    assert (found["table"], found["free"], found["join"]) == (shown["table"], 1, shown["links"]["join"])
    assert [one["free"] for one in found["seats"]] == [False, True]
    assert server.get(found["link"]).json()["you"]["role"] == "spectator"
    server.post(shown["links"]["host"], type="open", request="x", open=False)
    assert body(server.client.get("/api/1/open"))["tables"] == []


def test_what_is_said_is_heard_by_all_and_notes_by_nobody_else(server):
    links = server.table()["links"]
    ann, looking = server.sit(links["seats"][0]), server.sit(links["spectators"])
    looking.hear("welcome")

    assert ann.ask("say", text="  Hello\n<b>you</b> ")["ok"]
    while not (said := looking.hear("table")["table"]["said"]):
        pass
    assert [(one["seat"], one["text"]) for one in said] == [(1, "Hello <b>you</b>")]
    assert ann.ask("note", text="my plan")["ok"]
    assert server.get(links["seats"][0]).json()["note"] == "my plan"
    for other in (links["seats"][1], links["spectators"], links["host"]):
        assert "my plan" not in server.get(other).text
    assert server.post(links["spectators"], type="say", request="x", text="a").status_code == 403
    assert server.post(links["spectators"], type="note", request="y", text="a").status_code == 403


INVISIBLE = [
    "   ",
    "\u200b",
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\u202e\u2066",
    "\u00ad",
    "\u200d",
    "\u034f",
]


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
def test_what_cannot_be_seen_is_neither_a_name_nor_a_line(server, text):
    links = server.table(names=[text])["links"]
    server.post(links["seats"][0], type="name", request="n", name=text)

    assert server.get(links["host"]).json()["seats"][0]["name"] == ""
    said = server.post(links["seats"][0], type="say", request="s", text=text).json()
    assert said["problem"]["reason"] == "no-line"
    person = server.client.post("/api/1/people", json={"name": text})
    assert person.json()["problem"]["reason"] == "no-line"


def test_nobody_turns_round_what_stands_beside_a_name_or_a_line(server):
    links = server.table(names=["Ann\u202e (1)"])["links"]
    server.post(links["seats"][1], type="say", request="s", text="\u202eolleh \U0001f469\u200d\U0001f467")
    shown = server.get(links["host"]).json()

    assert shown["seats"][0]["name"] == "Ann (1)"
    # The picture of a mother and her daughter stays whole.
    assert shown["said"][-1]["text"] == "olleh \U0001f469\u200d\U0001f467"


@pytest.mark.parametrize("limits", [Limits(chat=False), Limits(lines_of_a_table=0)])
def test_an_operator_may_leave_out_or_bound_the_talk(serving, limits):
    server = serving(limits=limits)
    link = server.table()["links"]["seats"][0]

    assert server.post(link, type="say", request="x", text="a").json()["problem"]["reason"] in (
        "no-chat",
        "too-many-lines",
    )


def play_to_the_end(server, table):
    """Ends a game as if it had been played."""
    import gwt

    game = gwt.new_game(2, 5)
    while not game.over:
        game.play(game.options[0])
    room = server.client.portal.call(server.hall.room, table)

    async def end():
        match = await room.replica.awake()
        match.game = game
        await room.replica._keep_results(match)

    server.client.portal.call(end)
    return game


def test_games_between_people_who_have_said_who_they_are_make_a_league(server):
    people = [body(server.client.post("/api/1/people", json={"name": one}), 201) for one in ("Ann", "Ben")]
    assert body(server.client.post("/api/1/people", json={"name": "ann"}), 409)["problem"]["reason"] == (
        "name-taken"
    )
    made = server.table(seed=None)
    for at, (link, one) in enumerate(zip(made["links"]["seats"], people, strict=True)):
        assert body(server.post(link, type="person", request=f"p{at}", key=one["key"]))["name"]
    game = play_to_the_end(server, made["table"])

    league = body(server.client.get("/api/1/league"))["people"]
    assert {one["name"]: one["points"] for one in league} == {
        name: game.scores[seat].total for seat, name in enumerate(("Ann", "Ben"))
    }
    assert [one["won"] for one in league] == sorted((one["won"] for one in league), reverse=True)
    assert server.post(made["links"]["seats"][0], type="person", request="x", key="?").status_code == 404


def test_a_back_up_has_the_people_and_their_results(server, tmp_path):
    people = server.hall.services.people
    person, key = people.add("Ann")
    people.replace_results("t", [PersonResult("t", 0, person.id, "human", "game", 5, 1.0, 9)])
    for _ in range(2):
        copy = TableStore(f"sqlite:///{tmp_path / 'copy.sqlite'}")
        server.hall.services.store.copy_to(copy)

    assert ProfileStore(copy).person(key) == person
    assert ProfileStore(copy).results("game") == people.results("game")
    copy.close()


def test_a_game_whose_beginning_was_chosen_does_not_count(server):
    one = body(server.client.post("/api/1/people", json={"name": "Ann"}), 201)
    made = server.table(seed=3)
    server.post(made["links"]["seats"][0], type="person", request="p", key=one["key"])
    play_to_the_end(server, made["table"])

    assert server.hall.services.people.results("great-western-trail") == []


def test_the_operator_looks_removes_and_bans(serving):
    server = serving(operator=OPERATOR, limits=FAST)
    made = server.table()
    server.post(made["links"]["host"], type="close", request="x")
    key = {"authorization": f"Bearer {OPERATOR}"}
    shown = body(server.client.get("/api/1/operator", headers=key))
    assert [(one["table"], one["ended"]) for one in shown["tables"]] == [(made["table"], True)]
    packed = server.client.get("/api/1/operator/games.zip", headers=key).content
    assert zipfile.ZipFile(io.BytesIO(packed)).namelist() == [f"{made['table']}.gwt"]

    def operate(do, about):
        return server.client.post("/api/1/operator", headers=key, json={"do": do, "about": about})

    assert operate("remove", made["table"]).status_code == 200
    assert server.get(made["links"]["host"]).status_code == 404
    assert body(operate("ban", "testclient"), 400)["problem"]["reason"] == "own-address"
    assert operate("ban", "10.9.8.7").status_code == 200
    with pytest.raises(RequestRefused, match="has banned you"):
        server.hall.services.costs.charge(1, 0, "10.9.8.7")
    assert operate("unban", "10.9.8.7").status_code == 200
    server.hall.services.costs.charge(1, 0, "10.9.8.7")


@pytest.mark.parametrize("secret", ["", "x", "the key of the operator "])
def test_nobody_else_is_the_operator(serving, secret):
    server = serving(operator="" if not secret else OPERATOR + "s")

    for method, path in (("GET", ""), ("POST", ""), ("GET", "/games.zip")):
        answer = server.client.request(
            method, f"/api/1/operator{path}", headers={"authorization": f"Bearer {secret}"}
        )
        assert answer.json()["problem"]["reason"] in ("operator-only", "no-table")


def test_a_link_is_drawn_as_a_code(server):
    answer = server.client.post("/api/1/square", json={"text": "https://table.example.org/t/x#join.y"})

    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg") and len(answer.text) < 10_000
    assert server.client.post("/api/1/square", json={"text": "x" * 301}).status_code == 400
