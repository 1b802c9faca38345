"""The server towards strangers: secrets, limits, headers, requests, and being stopped."""

import json
import re

import pytest
from starlette.websockets import WebSocketDisconnect

import gwt
from gwt.errors import UsageError
from gwt.table import Limits, app
from gwt.table.match.messages import MESSAGES
from gwt.table.problems import CODES
from gwt.text import event_formatter
from tests.great_western.test_campaign import to_the_end, trilogy


def closed(server, link, **hello):
    """The code with which a socket is closed that says this hello."""
    sitter = server.sit(link, **hello)
    with pytest.raises(WebSocketDisconnect) as left:
        sitter.hear("moment")
    return left.value.code


# --- secrets ------------------------------------------------------------------------------------------


def test_a_secret_opens_its_own_table_only(server):
    one, other = server.table(), server.table()
    foreign = f"/t/{one['table']}#{other['links']['host'].partition('#')[2]}"

    assert server.get(one["links"]["host"]).status_code == 200
    assert server.get(foreign).status_code == 404
    assert server.get(f"/t/{one['table']}#").status_code in (403, 404)
    assert closed(server, foreign) == 4403


def test_the_database_holds_no_secret(server):
    table = server.table()
    content = b"".join(path.read_bytes() for path in server.folder.iterdir())
    links = [*table["links"]["seats"], table["links"]["host"], table["links"]["spectators"]]

    assert [one for one in links if one.partition("#")[2].encode() in content] == []
    assert table["table"].encode() in content


def test_a_link_that_is_renewed_replaces_the_old_one(server):
    table = server.table()
    host, old = table["links"]["host"], table["links"]["seats"][0]
    ann = server.sit(old)
    ann.hear("moment")
    new = server.post(host, type="link", request="1", seat=1).json()["link"]

    with pytest.raises(WebSocketDisconnect) as left:
        while True:
            ann.hear("moment")
    assert left.value.code == 4409
    assert server.get(old).status_code == 404
    assert server.get(new).json()["problem"]["reason"] == "take-first"
    assert server.get(server.take(new)).json()["you"] == {"role": "seat", "seat": 1}


def test_a_spectator_sees_no_hand_and_chooses_nothing(server):
    table = server.table()
    watcher = server.sit(table["links"]["spectators"])
    moment = watcher.hear("moment")

    assert [set(seat["hand"]) for seat in moment["view"]["seats"]] == [{"count"}] * 2
    assert (moment["decision"], moment["points"]) == (None, None)
    assert watcher.ask("choose", decision=0, option="done")["problem"]["code"] == "not-yours"


# --- the host -----------------------------------------------------------------------------------------


def test_the_host_seats_players_and_goes_back(server):
    table = server.table(seats=["human", "human"], first=1)
    links = table["links"]
    ann = server.sit(links["seats"][0])
    moment = ann.hear("moment")
    while not (moment["wait"] and moment["wait"]["before"] == "turn"):
        moment = ann.act(moment)
    ann.end_turn(moment)
    placed = server.post(links["host"], type="seat", request="1", seat=2, player="random").json()
    moment = ann.hear("moment")
    while not moment["decision"]:
        moment = ann.hear("moment")
    back = server.post(links["host"], type="back", request="2", to=0).json()
    moment = ann.hear("moment")

    assert placed["ok"] and back["ok"]
    assert moment["number"] == 0
    assert ann.choose(moment)["number"] == 1
    seats = server.get(links["host"]).json()["seats"]
    assert [one["player"] for one in seats] == ["human", "random"]


# --- what is played -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted, code",
    [
        ({}, "malformed"),
        ({"players": 9}, "malformed"),
        ({"players": 2, "seats": ["human"]}, "malformed"),
        ({"players": 2, "game": "chess"}, "unknown"),
        ({"players": 2, "packs": ["../../etc"]}, "unknown"),
        ({"players": 2, "packs": ["/etc"]}, "unknown"),
        ({"players": 2, "packs": ["examples/packs/sawmill"]}, "unknown"),
        ({"seats": ["human", "os:system"]}, "unknown"),
        ({"seats": ["human", "greedy?width=9"]}, "unknown"),
        ({"players": 2, "setup": "none"}, "malformed"),
        ({"players": 2, "seed": -1}, "malformed"),
        ({"players": 2, "rulings": {"none": True}}, "malformed"),
        ({"players": 2, "names": ["x"] * 3}, "malformed"),
        ({"players": 2, "colour": "red"}, "malformed"),
    ],
)
def test_a_table_that_is_not_offered_is_refused(server, wanted, code):
    answer = server.client.post("/api/1/tables", json=wanted)

    assert (answer.status_code, answer.json()["problem"]["code"]) == (int(CODES[code]), code)


def test_the_packs_of_the_operator_can_be_played(serving):
    server = serving(packs=["examples/packs/sawmill"])
    offer = server.client.get("/api/1").json()
    table = server.table()
    told = server.get(table["links"]["host"]).json()

    assert offer["packs"] == ["examples/sawmill"] and offer["packs"][0] in [
        one["pack"] for one in offer["games"][0]["packs"]
    ]
    assert told["packs"] == offer["packs"]
    assert str(server.folder) not in json.dumps(offer)


def test_packs_say_what_they_lie_on_and_who_plays_with_them(server):
    packs = {
        one["pack"]: one for one in server.client.get("/api/1?language=nl").json()["games"][0]["packs"]
    }
    asked = "/api/1/together?packs=second_edition,garth_hard&language=nl"
    told = server.client.get(asked).json()

    assert (
        packs["garth_hard"]["requires"] == ["garth"] and packs["garth_hard"]["title"] == "Garth (moeilijk)"
    )
    assert packs["second_edition"]["edition"] and not packs["second_edition"]["stands_in"]
    assert packs["garth_second_edition"]["stands_in"] and not packs["rails_to_the_north"]["stands_in"]
    assert told["title"] == "Great Western Trail (tweede editie): Garth (moeilijk)"
    assert told["opponents"] == ["Garth"] and told["players"] == [2, 3, 4]
    apart = server.client.get("/api/1/together?packs=bidding,garth").json()
    assert apart["problem"]["reason"] == "packs-apart"


@pytest.mark.parametrize("packs", ["first_edition", "rails_second_edition", "second_edition,garth"])
def test_every_ruling_of_the_packs_can_be_switched_in_the_language_of_the_page(server, packs):
    pack = gwt.load_pack(None, packs.split(","))
    english, dutch = (
        server.client.get(f"/api/1/together?packs={packs}&language={language}").json()["rulings"]
        for language in ("en", "nl")
    )
    speaker = event_formatter(pack, "nl")

    rulings = pack.manifest.rulings
    assert english == [{"id": one.id, "text": one.text, "default": one.default} for one in rulings]
    assert [one["text"] for one in dutch] == [speaker.name_of(one.id) for one in rulings]


def test_a_player_or_database_that_is_missing_is_refused_at_the_start(tmp_path):
    with pytest.raises(UsageError, match="there is no player 'gready'"):
        app(f"sqlite:///{tmp_path / 'one.sqlite'}", players=["gready"])
    with pytest.raises(UsageError, match="the database cannot be opened"):
        app(f"sqlite:///{tmp_path / 'none' / 'one.sqlite'}")


def test_the_second_game_is_played_too(server):
    table = server.table(game="pacific-rails", seats=["human", "random"], first=1)
    ann = server.sit(table["links"]["seats"][0], language="it")
    moment = ann.hear("moment")
    while moment["turn"] < 4:
        moment = ann.act(moment) if moment["decision"] or moment["wait"] else ann.hear("moment")

    assert moment["view"]["seen by"] == 1


def test_a_saved_game_is_opened_and_gone_on_with(server):
    game = gwt.new_game(2, 5, first=0)
    for _ in range(40):
        game.play(game.options[0])
    told = server.client.post("/api/1/tables", json={"record": game.record(), "watch": "choices"})
    links = told.json()["links"]
    seats = [server.sit(link) for link in links["seats"]]
    moments = [one.hear("moment") for one in seats]

    assert [one["number"] for one in moments] == [40, 40]
    assert server.get(links["host"], "/record").text == game.record()
    at = game.seat
    option = moments[at]["decision"]["options"][0]["text"]
    assert option == str(game.options[0])
    assert server.post(links["host"], type="back", request="1", to=10).json()["ok"]
    assert [one.hear("moment")["number"] for one in seats] == [10, 10]


@pytest.mark.parametrize("text", ["", "gwt 3\n", "no saved game", "/etc/passwd"])
def test_what_is_no_saved_game_is_refused(server, text):
    answer = server.client.post("/api/1/tables", json={"record": text})

    assert (answer.status_code, answer.json()["problem"]["code"]) == (400, "malformed")


# --- pictures and the past ----------------------------------------------------------------------------


def test_moments_and_their_pictures_can_be_had_later(server):
    table = server.table(first=1)
    link = table["links"]["seats"][0]
    ann = server.sit(link)
    moment = ann.hear("moment")
    seen = [moment]
    for _ in range(4):
        moment = ann.act(moment)
        seen.append(moment)
    again = server.get(link, "/moments/1").json()

    assert {**seen[1], "decision": 0, "undo": 0, "wait": 0} == {
        **again,
        "decision": 0,
        "undo": 0,
        "wait": 0,
    }
    assert server.get(link, "/moments").json()["moments"] == [
        {key: one[key] for key in ("number", "mark", "turn", "seat", "events", "choice", "points")}
        for one in seen
    ]
    later = server.get(link, "/moments", since=seen[2]["mark"]).json()["moments"]
    assert [one["number"] for one in later] == [3, 4]
    assert server.get(link, "/moments/99").status_code == 404
    drawn = server.get(link, "/moments/1/picture", language="nl")
    assert drawn.headers["content-type"] == "image/svg+xml" and drawn.text.startswith("<svg")
    assert server.get(link, "/moments/1/film").json()["panels"]


# --- coming back --------------------------------------------------------------------------------------


def test_whoever_comes_back_is_sent_what_was_missed(server):
    table = server.table(first=1)
    link = table["links"]["seats"][0]
    ann = server.sit(link)
    moments = [ann.hear("moment")]
    for _ in range(5):
        moments.append(ann.act(moments[-1]))
    again = server.sit(link, since=moments[2]["mark"])
    past = again.hear("past")["moments"]
    fresh = server.sit(link)

    assert [one["number"] for one in past] == [3, 4]
    assert again.hear("moment") == moments[-1]
    assert [one["number"] for one in fresh.hear("past")["moments"]] == [0, 1, 2, 3, 4]
    assert server.sit(link, since=moments[-1]["mark"]).hear("moment") == moments[-1]


def test_a_table_goes_on_after_the_server_was_stopped(server):
    table = server.table(first=1)
    link = table["links"]["seats"][0]
    ann = server.sit(link)
    moment = ann.hear("moment")
    for _ in range(3):
        moment = ann.act(moment)
    keys = {"decision": moment["decision"]["number"], "option": moment["decision"]["options"][0]["text"]}
    assert ann.ask("choose", request="last", **keys)["ok"]
    moment = ann.hear("moment")
    server.stop()
    server.start()
    again = server.sit(link, since=moment["mark"])

    assert again.hear("moment") == moment
    assert again.ask("choose", request="last", **keys)["ok"]
    assert again.ask("choose", request="other", **keys)["problem"]["code"] == "stale"


def test_an_idle_table_sleeps_and_wakes(serving):
    server = serving(limits=Limits(idle=0), poll=0.05)
    table = server.table(first=1)
    ann = server.sit(table["links"]["seats"][0])
    moment = ann.hear("moment")
    rooms = server.hall.rooms
    while rooms[table["table"]].replica.match is not None:
        server.client.get("/api/1/openapi.json")

    assert ann.choose(moment)["number"] == 1


def test_two_servers_on_one_database_serve_one_table(serving):
    one, other = serving(poll=0.05), serving(poll=0.05)
    table = one.table(first=1)
    ann, ben = one.sit(table["links"]["seats"][0]), other.sit(table["links"]["seats"][1])
    moment = ann.hear("moment")
    assert ben.hear("moment")["decision"] is None
    while not (moment["wait"] and moment["wait"]["before"] == "turn"):
        moment = ann.act(moment)
    ann.end_turn(moment)
    moment = ben.hear("moment")

    assert moment["decision"]["options"]
    assert ben.choose(moment)["number"] == 2


# --- limits -------------------------------------------------------------------------------------------


def test_there_are_only_so_many_tables(serving):
    server = serving(limits=Limits(tables=2))
    server.table()
    server.table()
    answer = server.client.post("/api/1/tables", json={"players": 2})

    assert (answer.status_code, answer.json()["problem"]["code"]) == (429, "too-many")


def test_there_are_only_so_many_readers(serving):
    server = serving(limits=Limits(readers=3, readers_of_a_secret=2))
    table = server.table()
    watch = table["links"]["spectators"]
    for _ in range(2):
        server.sit(watch).hear("moment")

    assert closed(server, watch) == 4429
    server.sit(table["links"]["host"]).hear("moment")
    assert closed(server, table["links"]["seats"][0]) == 4429


def test_whoever_is_too_fast_is_told_and_then_sent_away(serving):
    server = serving(limits=Limits(messages=0, burst=1))
    table = server.table()
    ann = server.sit(table["links"]["seats"][0])
    ann.hear("moment")
    codes = [ann.ask("undo")["problem"]["code"] for _ in range(4)]

    assert codes == ["no-undo", "too-many", "too-many", "too-many"]
    with pytest.raises(WebSocketDisconnect) as left:
        for _ in range(30):
            ann.ask("undo")
    assert left.value.code == 4429


def test_what_is_too_large_is_refused(serving):
    server = serving(limits=Limits(message=1000, record=0))
    table = server.table()
    ann = server.sit(table["links"]["seats"][0])
    ann.hear("moment")
    ann.say("choose", decision=0, option="x" * 2000)
    with pytest.raises(WebSocketDisconnect) as left:
        ann.hear("answer")

    assert left.value.code == 4413
    assert server.client.post("/api/1/tables", json={"names": ["x" * 2000]}).status_code == 413


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '"x"', '{"type": "hello"}', "[" * 5000, '{"type": "choose", "request": 1}'],
)
def test_what_is_no_message_is_refused_and_the_socket_stays(server, text):
    table = server.table()
    ann = server.sit(table["links"]["seats"][0])
    ann.hear("moment")
    ann.socket.send_text(text)

    assert ann.hear("answer")["problem"]["code"] == "malformed"
    assert ann.ask("undo")["problem"]["code"] == "no-undo"


def test_a_socket_without_hello_is_closed(serving):
    server = serving(limits=Limits(hello=0.05))
    table = server.table()["table"]
    opened = server.client.websocket_connect(f"/api/1/tables/{table}/socket")
    with opened as socket, pytest.raises(WebSocketDisconnect) as left:
        socket.receive_json()

    assert left.value.code == 4408


# --- browsers -----------------------------------------------------------------------------------------


def test_pages_of_other_sites_may_not_speak_to_the_server(server):
    foreign = {"origin": "https://evil.example"}
    table = server.table()["table"]

    assert server.client.post("/api/1/tables", json={"players": 2}, headers=foreign).status_code == 403
    opening = server.client.websocket_connect(f"/api/1/tables/{table}/socket", headers=foreign)
    with pytest.raises(WebSocketDisconnect), opening:
        pass
    own = {"origin": "http://table.example"}
    assert server.client.post("/api/1/tables", json={"players": 2}, headers=own).status_code == 201


def test_a_page_of_an_origin_that_is_named_may_use_the_api(serving):
    server = serving(origins=["HTTPS://Friend.example:443/"])
    friend, asks = {"origin": "https://friend.example"}, {"access-control-request-method": "POST"}
    preflight = server.client.options("/api/1/tables", headers={**friend, **asks})
    answers = [preflight, *(server.client.get(path, headers=friend) for path in ("/api/1", "/api/1/no"))]

    assert [one.status_code for one in answers] == [200, 200, 404]
    for one in answers:
        assert one.headers["access-control-allow-origin"] == friend["origin"]
        assert "origin" in one.headers["vary"].lower() and "content-security-policy" in one.headers
    foreign = server.client.options("/api/1/tables", headers={"origin": "https://evil.example", **asks})
    assert foreign.status_code == 403 and "access-control-allow-origin" not in foreign.headers
    assert "access-control-allow-origin" not in server.client.get("/api/1").headers


@pytest.mark.parametrize("origin", ["example.org", "https://", "https://example.org/page", "http://[", "*"])
def test_what_is_no_origin_is_refused_at_the_start(tmp_path, origin):
    with pytest.raises(UsageError, match="is no origin"):
        app(f"sqlite:///{tmp_path / 'one.sqlite'}", origins=[origin])


def test_a_server_may_be_called_by_its_own_names_only(serving):
    server = serving(hosts=["localhost"])

    assert server.client.get("/api/1").status_code == 400
    assert server.client.get("/api/1", headers={"host": "localhost:80"}).status_code == 200


def test_every_answer_has_the_headers_that_keep_scripts_out(server):
    for path in ("/", "/t/none", "/api/1", "/api/1/tables/none", "/static/main.js", "/none"):
        headers = server.client.get(path).headers
        policy = headers["content-security-policy"]

        assert "default-src 'none'" in policy and "script-src 'self';" in policy, path
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_picture_may_have_its_own_styles_and_nothing_else(server):
    answer = server.get(server.table()["links"]["spectators"], "/moments/0/picture")

    assert answer.headers["content-security-policy"].startswith(
        "default-src 'none'; style-src 'unsafe-inline';"
    )
    assert answer.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("path", ["..%2f__init__.py", "__init__.py", "%2e%2e/app.py", "index.html"])
def test_no_other_file_is_served(server, path):
    assert server.client.get(f"/static/{path}").status_code == 404


# --- the document -------------------------------------------------------------------------------------


def test_the_openapi_document_has_every_route_and_no_other(server):
    document = server.client.get("/api/1/openapi.json").json()
    routes = [
        (method.lower(), route.path.replace(":moment", ""))
        for route in server.client.app.routes
        if getattr(route, "methods", None) and route.path.startswith("/api/")
        for method in route.methods - {"HEAD"}
    ]

    assert set(routes) == {(method, path) for path, each in document["paths"].items() for method in each}
    assert len(set(routes)) == len(routes)
    assert {kind.__name__ for kind in MESSAGES.values()} <= set(document["components"]["schemas"])


def test_every_request_of_the_document_is_answered_as_it_says(serving, tmp_path):
    key = "the key of the operator"
    limits = Limits(work=1e9, work_burst=1e9, new_tables=1e9)
    server = serving(operator=key, private=True, limits=limits, packs=[trilogy(tmp_path)])
    table = server.table(packs=["first_edition"], first=1, test=True, taken=False)
    links = table["links"]
    target = {"kind": "json", "target": "http://127.0.0.1:9/"}
    notice = server.request("POST", links["host"], "/notices", json=target).json()["id"]
    places = {"table": table["table"], "number": "0", "notice": notice, "component": "jersey"}
    bodies = {
        "/tables": {"players": 2},
        "/next": {"seats": ["human", "human"]},
        "/seat": {},
        "/join": {},
        "/notices": target,
        "/{notice}": {"do": "try"},
        "/people": {"name": "Ann"},
        "/square": {"text": "x"},
        "/operator": {"do": "unban", "about": "x"},
        "/messages": {"type": "name", "request": "1", "seat": 1, "name": "Ann"},
    }
    game = to_the_end(gwt.new_game(2, seed=1, pack=tmp_path / "own-trilogy"))
    ended = server.table(record=game.record(), study=True)
    over = server.table(record=gwt.new_game(2, seed=1).record(), study=True)
    secrets = {"/seat": links["seats"][0].partition("#")[2], "/join": links["join"].partition("#")[2]}
    tables = {"/analysis": over, "/replay": over, "/next": ended}
    secrets |= {end: one["links"]["host"].partition("#")[2] for end, one in tables.items()}
    document = server.client.get("/api/1/openapi.json").json()
    for path, each in document["paths"].items():
        about = {**places, "table": tables.get(f"/{path.rpartition('/')[2]}", table)["table"]}
        address = re.sub(r"{(\w+)}", lambda found, about=about: about[found[1]], path)
        secret = secrets.get(f"/{path.rpartition('/')[2]}", links["host"].partition("#")[2])
        for method, operation in each.items():
            body = bodies.get(f"/{path.rpartition('/')[2]}", {})
            answer = server.client.request(
                method,
                address,
                headers={"authorization": f"Bearer {key if '/operator' in path else secret}"},
                **({"json": body} if method == "post" else {}),
            )
            (status,) = [one for one in operation["responses"] if one != "default"]
            (content,) = operation["responses"][status]["content"]

            assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (
                int(status),
                content,
            ), path
            if "security" in operation:
                refused = server.client.request(method, address)
                assert refused.status_code == 403 and refused.json()["problem"]["code"] == "not-yours"
