"""People who are not here are told of their turns, and of nothing else; a stranger aims no request."""

import asyncio
import json
import re
import socket
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
import sqlalchemy as sql

from gwt.table import Limits
from gwt.table.live import turn_notifier
from gwt.table.live.services import OutboundServices
from gwt.table.live.turn_notifier import webhook_request
from gwt.table.live.webhook_client import DeliveryError, Silent, check_url, post_webhook
from gwt.table.problems import RequestRefused
from gwt.table.store.schema import POSTS, TABLES

FAST = Limits(messages=1e6, burst=10**6, work=1e9, work_burst=1e9)


@pytest.fixture
def receiver():
    """A web server that keeps what it is sent; a path says with which status it answers."""
    heard = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            heard.append((self.path, self.headers, body))
            self.send_response(int(self.path.rpartition("/")[2]))
            self.send_header("location", "/redirected/200")
            self.end_headers()

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    server.heard, server.address = heard, f"http://127.0.0.1:{server.server_port}"
    yield server
    server.shutdown()


def do(server, work):
    """Lets a server do something, and waits for what it sends because of it."""

    async def done():
        result = await work()
        tasks = server.hall.services.tasks
        await asyncio.gather(*(task for task in tasks if task.get_coro().__name__ == "deliver"))
        return result

    return server.client.portal.call(done)


def told(receiver):
    """The events that a receiver of JSON has been told of, and of which seat."""
    return [(one["event"], one.get("seat")) for one in (json.loads(body) for _, _, body in receiver.heard)]


def notice(server, link, target, **wanted):
    answer = server.request("POST", link, "/notices", json={"kind": "json", "target": target, **wanted})
    do(server, _nothing)
    return answer


async def _nothing():
    pass


def later(server, monkeypatch, seconds):
    """Lets the clock of notices go on."""
    now = server.hall.caller.time()
    monkeypatch.setattr(turn_notifier.TurnNotifier, "time", lambda self: now + seconds)


def play_until(server, table, seat):
    """Plays until a seat is asked; returns the sitter of the seat that was asked before."""
    sitters = [server.sit(one) for one in table["links"]["seats"]]
    moments = [one.hear("moment") for one in sitters]
    for _ in range(60):
        asked = next(at for at, one in enumerate(moments) if one["decision"] or one["wait"])
        if asked == seat:
            break
        before = moments[asked]
        moments[asked] = sitters[asked].act(before)
        if before["wait"]:
            moments[seat] = sitters[seat].hear("moment")
    for one in sitters:
        one.socket.close()


def test_a_turn_is_told_to_its_seat_and_to_a_group_and_kept_over_a_restart(serving, receiver, monkeypatch):
    server = serving(private=True, limits=FAST)
    table = server.table(names=["Ann", "Ben"])
    ann, ben = table["links"]["seats"]
    for link, path in ((ann, "/ann/200"), (ben, "/ben/200"), (table["links"]["host"], "/all/200")):
        assert notice(server, link, receiver.address + path, language="nl").status_code == 201
    do(server, server.hall.caller.send_due)
    assert sorted(told(receiver)) == [("try", None)] * 3 + [("turn", 1)] * 2
    assert {json.loads(body)["text"].split(": ")[-1] for path, _, body in receiver.heard[3:]} == {
        "Ann, je bent aan de beurt."
    }
    receiver.heard.clear()

    play_until(server, table, 1)
    server.stop()
    server.stack.__init__()
    server.start()
    later(server, monkeypatch, 600)
    do(server, server.hall.notify_turns)

    assert {(path, json.loads(body)["seat"]) for path, _, body in receiver.heard} == {
        ("/ben/200", 2),
        ("/all/200", 2),
    }
    secrets = [one.partition("#")[2].encode() for one in (ann, ben, table["links"]["host"])]
    assert not any(one in body for one in secrets for _, _, body in receiver.heard)
    receiver.heard.clear()
    do(server, server.hall.notify_turns)
    assert receiver.heard == []


def test_who_is_late_is_reminded_once_and_then_a_computer_player_chooses(serving, receiver, monkeypatch):
    server = serving(private=True, limits=FAST)
    table = server.table(remind=3_600, allowed=7_200, stand_in="random")
    ann, ben = table["links"]["seats"]
    notice(server, ann, receiver.address + "/200")
    do(server, server.hall.notify_turns)
    assert server.get(ann).json()["until"] > server.hall.caller.time() + 7_000
    assert server.get(ben).json()["until"] is None
    looking = server.sit(ben)
    looking.hear("moment")
    for hour, events in ((0.5, []), (1.1, [("remind", 1)]), (1.5, [])):
        receiver.heard.clear()
        later(server, monkeypatch, hour * 3_600)
        do(server, server.hall.notify_turns)
        assert told(receiver) == events
    later(server, monkeypatch, 7_200)
    do(server, server.hall.stand_in)

    assert looking.hear("problem")["problem"]["gaps"].items() >= {"number": 1, "player": "random"}.items()
    assert looking.hear("moment")["decision"]
    assert server.get(ann).json()["you"] == {"role": "seat", "seat": 1}


def test_what_cannot_be_sent_is_tried_again_and_then_given_up(serving, receiver, monkeypatch):
    server = serving(private=True, limits=FAST)
    ann = server.table()["links"]["seats"][0]
    notice(server, ann, receiver.address + "/302")
    ends = []
    for step in range(12):
        later(server, monkeypatch, 10_000 * step)
        do(server, server.hall.caller.send_due)
        ends.append(len(receiver.heard))

    assert ends[-1] == ends[-2] == 5, "what was to be said before is past with the turn"
    assert {path for path, _, _ in receiver.heard} == {"/302"}, "no redirect is followed"
    assert server.get(ann, "/notices").json()["notices"][0]["failed"] == 5


@pytest.fixture
def pit():
    """A place that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listening:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def pit_is_asked(server, pit):
    return server.hall.caller._under_way[pit.removeprefix("http://")]


def test_a_place_that_never_answers_holds_up_no_other_notice_and_nobody_who_stands_in(
    serving, receiver, pit, monkeypatch
):
    monkeypatch.setattr(turn_notifier, "PATIENCE", 600)
    server = serving(private=True, limits=FAST)
    stranger, friend = server.table(), server.table(allowed=10, stand_in="random")
    for number in range(20):
        assert (
            server.request(
                "POST",
                stranger["links"]["host"],
                "/notices",
                json={"kind": "json", "target": f"{pit}/{number}"},
            ).status_code
            == 201
        )
    ann = friend["links"]["seats"][0]
    target = {"kind": "json", "target": receiver.address + "/200"}
    assert server.request("POST", ann, "/notices", json=target).status_code == 201
    server.client.portal.call(server.hall.notify_turns)
    until = time.monotonic() + 60
    while ("turn", 1) not in told(receiver):
        server.client.portal.call(server.hall.caller.send_due)
        assert time.monotonic() < until
    assert pit_is_asked(server, pit) == 1, "one message at a time"

    before = server.get(ann, "/moments").json()["moments"][-1]["number"]
    later(server, monkeypatch, 600)
    server.client.portal.call(server.hall.stand_in)
    while server.get(ann, "/moments").json()["moments"][-1]["number"] == before:
        assert time.monotonic() < until
    assert pit_is_asked(server, pit) == 1, "it has been waited for all the time"


def ask_next(server, turn):
    """Lets the next seat be asked at each table, as if somebody had chosen."""
    asked = {"asks": turn % 2, "turn": 1, "asked": server.hall.caller.time() - 300 + turn, "told": 0}
    server.hall.services.store.change(sql.update(TABLES).values(**asked))


def test_a_place_that_never_answers_is_removed_although_its_turns_go_by(
    serving, receiver, pit, monkeypatch
):
    """Each turn makes what was to be told before past, which is no success."""
    monkeypatch.setattr(turn_notifier, "PATIENCE", 0.05)
    monkeypatch.setattr(turn_notifier, "SHORT", 0.05)
    server = serving(private=True, limits=FAST)
    table = server.table()
    host = table["links"]["host"]
    assert notice(server, host, pit + "/200").status_code == 201
    failed = []
    for step in range(20):
        later(server, monkeypatch, 10_000 * step)
        ask_next(server, step)
        do(server, server.hall.notify_turns)
        failed += [one["failed"] for one in server.get(host, "/notices").json()["notices"]]

    assert failed == sorted(failed) and max(failed) == turn_notifier.FAILS - 1
    assert server.get(host, "/notices").json()["notices"] == []
    assert do(server, lambda: _posts(server)) == 0


async def _posts(server):
    return len(server.hall.services.store.rows(sql.select(POSTS)))


def test_a_place_that_did_not_answer_has_less_time_and_one_that_refused_has_not(server, monkeypatch):
    times, answers = [], [Silent("x"), DeliveryError("answered with 404"), None, None]

    async def post(url, body, headers, private, seconds):
        times.append(seconds)
        if (error := answers.pop(0)) is not None:
            raise error

    monkeypatch.setattr(turn_notifier, "post_webhook", post)
    server.hall.services.outside = OutboundServices(private=True)
    ann = server.table()["links"]["seats"][0]
    for number in range(4):
        notice(server, ann, f"http://10.0.0.1/{number}")

    assert times == [
        turn_notifier.PATIENCE,
        turn_notifier.SHORT,
        turn_notifier.PATIENCE,
        turn_notifier.PATIENCE,
    ]


def test_of_a_notice_that_waits_only_the_last_turn_is_kept(serving, receiver, monkeypatch):
    server = serving(private=True, limits=FAST)
    table = server.table()
    notice(server, table["links"]["host"], receiver.address + "/500")
    for turn in range(4):
        ask_next(server, turn)
        do(server, server.hall.notify_turns)

    assert do(server, lambda: _posts(server)) == 1
    assert len(receiver.heard) <= 2, "what failed before is not tried anew with each turn"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.3/",
        "https://169.254.169.254/latest",
        "https://[::ffff:192.168.1.1]/",
        "https://[::ffff:93.184.215.14]/",
        "https://[::ffff:0:127.0.0.1]/",
        "https://[::127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[2002:7f00:1::1]/",
        "https://[2001:db8::1]/",
        "https://[2001:0:7f00:1::1]/",
        "https://[fec0::1]/",
        "https://[fd00::1]/",
        "https://[5f00::1]/",
        "https://[ff0e::1]/",
        "https://[fe80::1%25eth0]/",
        "https://example.org:22/",
        "https://user@example.org/",
        "https://example.org/a b",
        "ftp://example.org/",
        "https://",
        "https://[",
        "gopher",
    ],
)
def test_no_webhook_leads_into_a_network(url):
    with pytest.raises(RequestRefused):
        check_url(url, private=False)


@pytest.mark.parametrize("url", ["https://[2606:4700::6810:84e5]/", "https://93.184.215.14/x"])
def test_a_webhook_leads_to_a_public_address(url):
    assert check_url(url, private=False)


@pytest.mark.parametrize("found", [["10.0.0.1"], ["93.184.215.14", "127.0.0.1"]])
def test_a_name_that_leads_into_a_network_is_not_asked(found, monkeypatch):
    async def looked_up(*_, **__):
        return [(2, 1, 6, "", (one, 443)) for one in found]

    async def sent():
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up)
        await post_webhook("https://example.org/", b"", {}, private=False)

    with pytest.raises(DeliveryError, match="no public address"):
        asyncio.run(sent())


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "json"])
def test_a_name_does_nothing_in_what_a_webhook_is_sent(kind):
    said = {"text": '<!here> @everyone "x"\n & it', "link": "https://t/", "since": [0, 1], "stop": ""}

    body, headers = webhook_request(kind, said)

    if kind == "ntfy":
        assert body.decode() == said["text"] and headers["Click"] == "https://t/"
        return
    data = json.loads(body)
    assert "since" not in data
    assert kind != "discord" or data["allowed_mentions"] == {"parse": []}
    assert kind != "slack" or "<" not in data["text"]


@pytest.mark.parametrize(
    "name", ["[Ben](https://evil.example)", r"\\[Ben](https://evil.example)", "<b>*x*"]
)
def test_a_name_holds_no_masked_link_for_discord(name):
    body, _ = webhook_request(
        "discord", {"text": f"It is {name}'s turn.", "link": "https://t/", "stop": ""}
    )
    content = json.loads(body)["content"]

    assert not re.search(r"(?<!\\)(\\\\)*[\[\]<>*]", content), (
        "each mark stands behind a backslash of its own"
    )
    assert re.sub(r"\\(.)", r"\1", content) == f"It is {name}'s turn. https://t/"


def test_mail_is_sent_only_to_who_has_written_its_code_back(serving, monkeypatch):
    sent = []
    monkeypatch.setattr("gwt.table.live.mail_server.MailServer.send", lambda mail, *what: sent.append(what))
    server = serving(address="https://table.example.org", mail="smtp://mail?from=a@b.org", limits=FAST)
    ann = server.table(names=["Ann"])["links"]["seats"][0]
    made = notice(server, ann, "ann@example.org", kind="mail").json()
    do(server, server.hall.notify_turns)
    ((to, subject, text),) = sent
    assert to == "ann@example.org" and "https://table.example.org/t/" in text
    code = subject.rstrip(".").rpartition(" ")[2]

    answer = server.request("POST", ann, f"/notices/{made['id']}", json={"do": "confirm", "code": code})
    assert answer.status_code == 200
    later(server, monkeypatch, 60)
    do(server, server.hall.notify_turns)
    assert "your turn" in sent[-1][1]


def test_a_wrong_code_is_the_last(serving, monkeypatch):
    monkeypatch.setattr("gwt.table.live.mail_server.MailServer.send", lambda mail, *what: None)
    server = serving(address="https://table.example.org", mail="smtp://mail?from=a@b.org", limits=FAST)
    ann = server.table()["links"]["seats"][0]
    made = notice(server, ann, "ann@example.org", kind="mail").json()

    answer = server.request("POST", ann, f"/notices/{made['id']}", json={"do": "confirm", "code": "x"})

    assert answer.json()["problem"]["reason"] == "wrong-code"
    assert server.get(ann, "/notices").json()["notices"] == []


def test_notices_are_their_seats_own_and_end_with_it(serving, receiver):
    server = serving(private=True, limits=FAST)
    links = server.table()["links"]
    ann, ben = links["seats"]
    made = notice(server, ann, receiver.address + "/200").json()

    assert server.get(ben, "/notices").json()["notices"] == []
    assert server.request("POST", ben, f"/notices/{made['id']}", json={"do": "remove"}).status_code == 404
    assert notice(server, links["spectators"], receiver.address + "/200").status_code == 403
    server.post(links["host"], type="link", request="x", seat=1)
    assert do(server, lambda: _listed(server, links)) == []


async def _listed(server, links):
    return list(server.hall.services.postbox.list(links["host"].split("#")[0].removeprefix("/t/")))
