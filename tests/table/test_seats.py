"""A seat belongs to whoever has taken it: not to the maker of the table, nor to anybody shown out."""

import random
import sqlite3
from itertools import count

import pytest
from starlette.websockets import WebSocketDisconnect

import gwt
from gwt.table.match.offers import ContentCatalog
from gwt.table.store.access_keys import hash_of
from tests.test_pairs_of_worlds import other_world

OWN = "x" * 22


def code_of(sitter, kind="moment"):
    """The code with which a socket is closed."""
    with pytest.raises(WebSocketDisconnect) as left:
        while True:
            sitter.hear(kind)
    return left.value.code


def reason(answer):
    return answer.json()["problem"]["reason"]


def test_who_opens_an_invitation_first_has_the_seat_and_the_copies_close(server):
    table = server.table(taken=False)
    invitation = table["links"]["seats"][0]
    assert reason(server.get(invitation, "/moments")) == "take-first", "not even the maker looks"
    assert not server.get(table["links"]["host"]).json()["seats"][0]["taken"]

    ann = server.sit(invitation)
    own = ann.hear("welcome")["link"]
    assert ann.hear("moment")["number"] == 0
    assert server.get(own).json()["you"] == {"role": "seat", "seat": 1}
    assert server.get(table["links"]["host"]).json()["seats"][0]["taken"]
    assert server.get(invitation).status_code == 404
    assert reason(server.request("POST", invitation, "/seat")) == "seat-taken"
    assert code_of(server.sit(invitation)) == 4403
    assert code_of(server.sit(invitation, own="y" * 22)) == 4410


def test_who_has_not_heard_that_the_seat_is_theirs_asks_again(server):
    invitation = server.table(taken=False)["links"]["seats"][0]
    own = server.take(invitation, own=OWN)

    assert server.take(invitation, own=OWN) == own == f"{invitation.partition('#')[0]}#{OWN}"
    assert server.sit(invitation, own=OWN).hear("welcome")["link"] == own
    assert server.sit(own, own="z" * 22).hear("welcome").get("link") is None
    assert server.request("POST", invitation, "/seat", json={"own": "short"}).status_code == 400


def test_who_chooses_a_secret_that_is_there_already_does_not_get_it(server):
    links, other = server.table(taken=False)["links"], server.table()["links"]["host"]
    invitation = links["seats"][0]

    def asked(link):
        return server.request("POST", invitation, "/seat", json={"own": link.partition("#")[2]})

    assert reason(asked(links["host"])) == reason(asked(other)) == "seat-taken"
    assert server.get(other).status_code == 200
    assert asked(invitation).json()["link"] != invitation, "whoever has a copy of that gets nothing"
    assert server.get(invitation).status_code == 404


def test_two_who_open_an_invitation_do_not_both_get_the_seat(server):
    store, invitation = server.hall.services.store, server.table(taken=False)["links"]["seats"][0]
    table, _, secret = invitation.removeprefix("/t/").partition("#")

    assert [store.take(table, hash_of(secret), hash_of(one)) for one in "ab"] == [True, False]


# --- being shown out ----------------------------------------------------------------------------------


def test_a_seat_that_is_given_to_a_computer_player_obeys_nobody_else(server):
    links = server.table(first=1)["links"]
    ann = server.sit(links["seats"][0])
    decision = ann.hear("moment")["decision"]
    assert server.post(links["host"], type="seat", request="1", seat=1, player="random").json() == {
        "type": "answer",
        "request": "1",
        "ok": True,
    }
    assert code_of(ann) == 4409
    chosen = {"decision": decision["number"], "option": decision["options"][0]["text"]}
    for answer in (
        server.get(links["seats"][0]),
        server.post(links["seats"][0], type="choose", request="x", **chosen),
    ):
        assert answer.status_code == 404
    assert reason(server.post(links["host"], type="link", request="2", seat=1)) == "seat-computer"

    back = server.post(links["host"], type="seat", request="3", seat=1, player="human").json()
    assert server.get(links["seats"][0]).status_code == 404
    assert server.sit(back["link"]).hear("welcome")["you"]["seat"] == 1
    assert (
        reason(server.post(links["host"], type="seat", request="4", seat=1, player="human"))
        == "seat-person"
    )


@pytest.mark.parametrize("shown_out", [{"type": "link"}, {"type": "seat", "player": "greedy"}])
def test_an_old_socket_at_another_server_is_obeyed_no_more(serving, shown_out):
    """The other server has not even looked into the database yet."""
    one, other = serving(), serving()
    links = one.table(first=1, wait="no")["links"]
    ann = other.sit(links["seats"][0])
    decision = ann.hear("moment")["decision"]
    assert one.post(links["host"], request="1", seat=1, **shown_out).json()["ok"]

    chosen = {"decision": decision["number"], "option": decision["options"][0]["text"]}
    assert ann.ask("choose", **chosen)["problem"]["reason"] == "link-replaced"


def test_an_old_socket_at_another_server_is_closed_and_the_new_one_stays(serving):
    one, other = serving(poll=0.05), serving(poll=0.05)
    links = one.table()["links"]
    ann, looker = other.sit(links["seats"][0]), other.sit(links["spectators"])
    for sitter in (ann, looker):
        sitter.hear("moment")
    new = one.post(links["host"], type="link", request="1", seat=1).json()["link"]
    bob = other.sit(new)
    bob.hear("moment")
    watch = one.post(links["host"], type="link", request="2").json()["link"]

    assert code_of(ann) == 4409 and code_of(looker) == 4409
    assert bob.ask("name", name="Bob")["ok"]
    assert other.sit(watch).hear("moment")["number"] == 0


# --- what is hidden -----------------------------------------------------------------------------------


def test_the_true_game_is_nobodys_while_it_runs_unless_all_are_told(server):
    links = server.table(seed=None, first=1)["links"]
    ann = server.sit(links["seats"][0])
    assert ann.hear("welcome")["table"]["known"] is False
    for path in ("/record", "/moments/0/record", "/moments/0/position"):
        for who in ("host", "spectators"):
            assert server.get(links[who], path).status_code == 403, (who, path)

    assert server.post(links["spectators"], type="reveal", request="1").status_code == 403
    assert server.post(links["host"], type="reveal", request="1").json()["ok"]
    assert ann.hear("table")["table"]["known"] is True
    assert server.get(links["host"], "/record").text.startswith("gwt 3\n")
    assert server.get(links["seats"][1], "/record").status_code == 403


@pytest.mark.parametrize("wanted", [{"seed": 3}, {"test": True, "seed": None}, {"position": "players: 2"}])
def test_whoever_chose_how_a_table_begins_may_know_what_is_hidden_and_all_are_told(server, wanted):
    assert server.get(server.table(**wanted)["links"]["spectators"]).json()["known"]


def test_maker_guest_shown_out_and_link_get_the_same_in_worlds_that_differ_in_hands(server, monkeypatch):
    """All that they can ask of a running game, of whose hands they may know nothing."""
    game = gwt.new_game(2, 11)
    worlds, begin = (game, other_world(game, -1, random.Random(1))), ContentCatalog.begin
    assert worlds[0].position(full=True) != worlds[1].position(full=True)
    told = []
    for at, world in enumerate(worlds):
        world.restart_here()
        names = (f"secret-of-the-test-{number}" for number in count())
        monkeypatch.setattr(ContentCatalog, "begin", lambda *given, world=world: (world, begin(*given)[1]))
        monkeypatch.setattr("gwt.table.store.access_keys.new_table_id", lambda: "theworld")
        monkeypatch.setattr("gwt.table.store.access_keys.new_secret", names.__next__)
        monkeypatch.setattr("gwt.table.live.table_manager.secrets.token_hex", lambda bytes: "ab" * bytes)
        made = server.table(taken=False, seed=None)["links"]
        own = [server.take(one, own=f"{at}" * 22) for at, one in enumerate(made["seats"])]
        shown = server.request("POST", own[0], "/moments/0/link").json()["link"]
        assert server.post(made["host"], type="link", request="1", seat=1).json()["ok"]
        told.append(
            [
                server.get(link, path).text
                for link in (made["host"], *made["seats"], own[0], shown, made["spectators"])
                for path in (
                    "",
                    "/moments",
                    "/moments/0",
                    "/moments/0/film",
                    "/record",
                    "/moments/0/record",
                )
            ]
        )
        if at == 0:
            with sqlite3.connect(server.folder / "tables.sqlite") as database:
                for name in ("gwt_keys", "gwt_deeds", "gwt_tables"):
                    database.execute(f"DELETE FROM {name}")
            database.close()
            server.hall.rooms.clear()

    assert told[0] == told[1]
    assert any('"picture"' in one for one in told[0])
