"""People who are not here are told of their turns, and of nothing else; a stranger aims no request."""

import asyncio
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from gwt.table import Limits
from gwt.table.hall.caller import written
from gwt.table.hall.outward import Unsent, check, post
from gwt.table.problems import Refused

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
    """Waits for what a server does in the background."""
    return server.client.portal.call(work)


def told(receiver):
    """The events that a receiver of JSON has been told of, and of which seat."""
    return [(one["event"], one.get("seat")) for one in (json.loads(body) for _, _, body in receiver.heard)]


def notice(server, link, target, **wanted):
    answer = server.request("POST", link, "/notices", json={"kind": "json", "target": target, **wanted})

    async def is_sent():
        tasks = server.hall.services.tasks
        await asyncio.gather(*(one for one in tasks if one.get_coro().__name__ == "deliver"))

    do(server, is_sent)
    return answer


def later(server, monkeypatch, seconds):
    """Lets the clock of notices go on."""
    caller = server.hall.caller
    now = caller.time()
    monkeypatch.setattr(type(caller), "time", lambda self: now + seconds)


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
    do(server, server.hall.caller.call)
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
    do(server, server.hall.call)

    assert {(path, json.loads(body)["seat"]) for path, _, body in receiver.heard} == {
        ("/ben/200", 2),
        ("/all/200", 2),
    }
    secrets = [one.partition("#")[2].encode() for one in (ann, ben, table["links"]["host"])]
    assert not any(one in body for one in secrets for _, _, body in receiver.heard)
    receiver.heard.clear()
    do(server, server.hall.call)
    assert receiver.heard == []


def test_who_is_late_is_reminded_once_and_then_a_computer_player_chooses(serving, receiver, monkeypatch):
    server = serving(private=True, limits=FAST)
    table = server.table(remind=3_600, allowed=7_200, stand_in="random")
    ann, ben = table["links"]["seats"]
    notice(server, ann, receiver.address + "/200")
    do(server, server.hall.call)
    assert server.get(ann).json()["until"] > server.hall.caller.time() + 7_000
    assert server.get(ben).json()["until"] is None
    looking = server.sit(ben)
    looking.hear("moment")
    for hour, events in ((0.5, []), (1.1, [("remind", 1)]), (1.5, [])):
        receiver.heard.clear()
        later(server, monkeypatch, hour * 3_600)
        do(server, server.hall.call)
        assert told(receiver) == events
    later(server, monkeypatch, 7_200)
    do(server, server.hall.call)

    assert looking.hear("problem")["problem"]["gaps"] == {"number": 1, "player": "random"}
    assert looking.hear("moment")["decision"]
    assert server.get(ann).json()["you"] == {"role": "seat", "seat": 1}


def test_what_cannot_be_sent_is_tried_again_and_then_given_up(serving, receiver, monkeypatch):
    server = serving(private=True, limits=FAST)
    ann = server.table()["links"]["seats"][0]
    notice(server, ann, receiver.address + "/302")
    ends = []
    for step in range(12):
        later(server, monkeypatch, 10_000 * step)
        do(server, server.hall.caller.call)
        ends.append(len(receiver.heard))

    assert ends[-1] == ends[-2] == 10, "five tries of each of the two texts"
    assert {path for path, _, _ in receiver.heard} == {"/302"}, "no redirect is followed"
    assert server.get(ann, "/notices").json()["notices"][0]["failed"] == 2


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.3/",
        "https://169.254.169.254/latest",
        "https://[::ffff:192.168.1.1]/",
        "https://[64:ff9b::7f00:1]/",
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
    with pytest.raises(Refused):
        check(url, private=False)


@pytest.mark.parametrize("found", [["10.0.0.1"], ["93.184.215.14", "127.0.0.1"]])
def test_a_name_that_leads_into_a_network_is_not_asked(found, monkeypatch):
    async def looked_up(*_, **__):
        return [(2, 1, 6, "", (one, 443)) for one in found]

    async def sent():
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up)
        await post("https://example.org/", b"", {}, private=False)

    with pytest.raises(Unsent, match="no public address"):
        asyncio.run(sent())


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "json"])
def test_a_name_does_nothing_in_what_a_webhook_is_sent(kind):
    said = {"text": '<!here> @everyone "x"\n & it', "link": "https://t/", "since": [0, 1], "stop": ""}

    body, headers = written(kind, said)

    if kind == "ntfy":
        assert body.decode() == said["text"] and headers["Click"] == "https://t/"
        return
    data = json.loads(body)
    assert "since" not in data
    assert kind != "discord" or data["allowed_mentions"] == {"parse": []}
    assert kind != "slack" or "<" not in data["text"]


def test_mail_is_sent_only_to_who_has_written_its_code_back(serving, monkeypatch):
    sent = []
    monkeypatch.setattr("gwt.table.hall.mail.Mail.send", lambda mail, *what: sent.append(what))
    server = serving(address="https://table.example.org", mail="smtp://mail?from=a@b.org", limits=FAST)
    ann = server.table(names=["Ann"])["links"]["seats"][0]
    made = notice(server, ann, "ann@example.org", kind="mail").json()
    do(server, server.hall.call)
    ((to, subject, text),) = sent
    assert to == "ann@example.org" and "https://table.example.org/t/" in text
    code = subject.rstrip(".").rpartition(" ")[2]

    answer = server.request("POST", ann, f"/notices/{made['id']}", json={"do": "confirm", "code": code})
    assert answer.status_code == 200
    later(server, monkeypatch, 60)
    do(server, server.hall.call)
    assert "your turn" in sent[-1][1]


def test_a_wrong_code_is_the_last(serving, monkeypatch):
    monkeypatch.setattr("gwt.table.hall.mail.Mail.send", lambda mail, *what: None)
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
