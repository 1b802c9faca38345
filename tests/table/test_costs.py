"""What one stranger asks for does not keep others from theirs."""

import asyncio
import json
import socket
import threading
import time
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection
from urllib.parse import urlsplit

import psutil
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import gwt
from gwt.table import Limits
from gwt.table.live import player_pool
from gwt.table.live.fair_queue import FairQueue
from gwt.table.live.rate_limits import HELLO, MESSAGE, RateLimiter, cost_of_past, networks
from gwt.table.match import offers
from gwt.table.problems import RequestRefused
from gwt.table.server.connection_limits import ConnectionLimits
from tests.table.kills import Seat, ask, new_table
from tests.table.kills import server as own_server
from tests.table.test_faults import PACKS_APART

pytestmark = pytest.mark.in_turn


@pytest.mark.parametrize(
    "address, owner",
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_that_are_given_out_together_are_one(address, owner):
    assert networks(address)[0] == owner


def at(server, address):
    """A client with an address of its own."""
    client = TestClient(server.client.app, base_url="http://table.example", client=(address, 1))
    # In the loop of the server.
    client.portal = server.client.portal
    return client


def of_a_48(number):
    """An address in a network of 64 bits of its own, all of which are in one of 48."""
    return f"2001:db8:7:{number:x}::1"


def test_a_network_of_48_bits_has_twice_as_much_as_one_of_64():
    """Of everything that is counted by address."""
    charges = {
        "charge": (Limits(work=0, work_burst=100), lambda costs, address: costs.charge(10, 0, address), 10),
        "charge_message": (Limits(messages=0, burst=5), lambda costs, one: costs.charge_message(0, one), 5),
        "charge_new_table": (
            Limits(new_tables=0, new_tables_burst=6),
            lambda costs, one: costs.charge_new_table(0, one),
            6,
        ),
        "addresses": (
            Limits(notices_a_day=7),
            lambda costs, one: costs.charge_daily("addresses", 0, one),
            7,
        ),
        "names": (Limits(people_a_day=8), lambda costs, one: costs.charge_daily("names", 0, one), 8),
        "enter": (Limits(sockets_of_an_address=9), lambda costs, one: costs.enter(one), 9),
    }

    def passed(limits, do, addresses):
        costs, number = RateLimiter(limits), 0
        for address in addresses:
            with suppress(RequestRefused):
                do(costs, address)
                number += 1
        return number

    for name, (limits, do, most) in charges.items():
        assert passed(limits, do, ["10.0.0.1"] * 100) == most, name
        assert passed(limits, do, ["2001:db8:7::1"] * 100) == most, name
        assert passed(limits, do, map(of_a_48, range(100))) == 2 * most, name
        assert passed(limits, do, (f"2001:db8:{number:x}::1" for number in range(100))) == 100, name


def test_requests_of_a_network_of_48_bits_are_answered_few_at_a_time():
    costs, running, most = RateLimiter(Limits()), [], []

    async def ask(address):
        async with costs.turn(address):
            running.append(address)
            most.append(len(running))
            await asyncio.sleep(0)
            running.remove(address)

    async def together(addresses):
        most.clear()
        await asyncio.gather(*map(ask, addresses))
        return max(most)

    assert asyncio.run(together(["10.0.0.1"] * 30)) == Limits().at_once
    assert asyncio.run(together(of_a_48(one) for one in range(30))) == 2 * Limits().at_once
    assert asyncio.run(together(f"10.0.0.{one}" for one in range(30))) == 30


def test_connections_of_a_network_of_48_bits_are_not_all():
    doors = ConnectionLimits(RateLimiter(Limits(connections_of_an_address=5)), "")
    opened = [one for one in map(of_a_48, range(100)) if doors.lets_in(one, 0) and not doors.enter(one)]

    assert len(opened) == 10 and doors.lets_in("2001:db8:8::1", 0)
    doors.leave(opened[0])
    assert doors.lets_in(of_a_48(99), 0)


def test_the_operator_may_ban_a_network_of_48_bits():
    costs = RateLimiter(Limits())
    costs.banned = frozenset({"2001:db8:7::/48"})

    with pytest.raises(RequestRefused, match="has banned you"):
        costs.charge(1, 0, of_a_48(5))
    costs.charge(1, 0, "2001:db8:8::1")


def test_an_address_that_asks_too_much_is_refused_and_another_is_not(serving):
    server = serving(limits=Limits(work=0, work_burst=200))
    links = server.table()["links"]
    table, _, secret = links["spectators"].removeprefix("/t/").partition("#")
    path, headers = f"/api/1/tables/{table}/moments", {"authorization": f"Bearer {secret}"}
    one, other = at(server, "10.0.0.1"), at(server, "10.0.0.2")
    statuses = [one.get(path, headers=headers).status_code for _ in range(60)]

    assert statuses[0] == 200 and statuses[-1] == 429
    refused = one.get(path, headers=headers)
    assert refused.json()["problem"]["reason"] == "too-fast" and int(refused.headers["retry-after"]) > 0
    for free in ("/", "/static/main.js", "/api/1/words"):
        assert one.get(free).status_code == 429
    assert other.get(path, headers=headers).status_code == 200


def test_who_was_refused_again_and_again_finds_the_door_shut_for_a_while():
    costs = RateLimiter(Limits(work=0, work_burst=1))
    costs.charge(1, 0, "10.0.0.1")
    for _ in range(60):
        assert costs.welcomes("10.0.0.1", 0)
        with pytest.raises(RequestRefused):
            costs.charge(1, 0, "10.0.0.1")

    assert not costs.welcomes("10.0.0.1", 0) and costs.welcomes("10.0.0.2", 0)
    assert not costs.welcomes("10.0.0.1", 0.4), "part of an answer is none"
    assert costs.welcomes("10.0.0.1", 0.6)
    for refusing in (costs.charge_new_table, costs.charge_message):
        with pytest.raises(RequestRefused):
            while True:
                refusing(0.6, "10.0.0.1")
        assert not costs.welcomes("10.0.0.1", 0.6), "it had one left, whatever was asked for"
        assert costs.welcomes("10.0.0.1", 60)
        costs.charge_new_table(60, "10.0.0.1")


def test_packs_that_have_to_be_loaded_for_words_cost_more(serving):
    server = serving(limits=Limits(work=0, work_burst=500))
    statuses = [server.client.get("/api/1/words?packs=first_edition").status_code for _ in range(4)]

    assert statuses == [200, 200, 429, 429]
    assert server.client.get("/api/1/words").status_code == 200


def test_a_table_costs_more_if_its_packs_have_to_be_loaded(serving):
    server = serving(limits=Limits(work=0, work_burst=1_000))

    def made(address, *packs):
        wanted = {"players": 2, "packs": ["first_edition", *packs]}
        return at(server, address).post("/api/1/tables", json=wanted).status_code

    assert made("10.0.0.1") == 201, "it is loaded for others"
    assert [made("10.0.0.2") for _ in range(15)] == [201] * 15
    apart = [made("10.0.0.3", *PACKS_APART) for _ in range(5)]
    assert apart == [400, 400, 400, 429, 429]


def test_they_are_loaded_in_another_process(serving, monkeypatch):
    """Where they hold up nobody who chooses; what is wrong is told all the same."""
    server = serving(workers=1)
    monkeypatch.setattr(offers.spec, "load_pack", None)

    words = server.client.get("/api/1/words?packs=bidding&language=nl")
    apart = server.client.get(f"/api/1/words?packs={','.join(PACKS_APART)}")
    unknown = server.client.get("/api/1/words?packs=bidding&language=xx")
    table = server.client.post("/api/1/tables", json={"players": 2, "packs": PACKS_APART})

    assert words.json()["language"] == "nl"
    assert apart.status_code == 400 and apart.json()["problem"]["reason"] == "packs-apart"
    assert unknown.status_code == 404 and "en, it, nl" in unknown.json()["problem"]["message"]
    assert table.status_code == 400 and table.json()["problem"]["reason"] == "packs-apart"


def test_a_position_is_read_in_another_process(serving, monkeypatch):
    server = serving(workers=1)
    monkeypatch.setattr(offers.host_editing, "start_from_yaml", None)
    long = "players: 2\nseat: 1\ndo: gain $" + "1" * 900_000

    table = server.client.post("/api/1/tables", json={"position": long})
    assert table.status_code == 400 and "longer than 2000 characters" in table.json()["problem"]["message"]


def test_a_position_costs_by_its_length(serving):
    server = serving(limits=Limits(work=0, work_burst=300))
    text = "seats: [{}, {}]\n"

    def made(address, position):
        return at(server, address).post("/api/1/tables", json={"position": position}).status_code

    assert [made("10.0.0.1", text) for _ in range(4)] == [201] * 4
    assert [made("10.0.0.2", text + "# " + "x" * 900_000) for _ in range(2)] == [201, 429]


def test_what_has_happened_costs_the_same_by_whatever_way_it_is_told(serving, monkeypatch):
    """And nothing for whoever knows it."""
    server = serving(limits=Limits(work=0, work_burst=1_000))
    game = gwt.new_game(players=2, seed=1)
    while len(game.history) < 80:
        game.play(game.options[0])
    links = server.table(record=game.record(), seats=["human"] * 2, wait="no")["links"]
    prices, charge = [], RateLimiter.charge
    monkeypatch.setattr(RateLimiter, "charge", lambda *given: prices.append(given[1]) or charge(*given))

    ann = server.sit(links["seats"][0])
    mark = ann.hear("moment")["mark"]
    assert prices == [HELLO, cost_of_past(80)]
    assert ann.ask("language", language="nl")["ok"]
    assert prices[2:] == [MESSAGE + 1, cost_of_past(80)]
    server.sit(links["seats"][0], since=mark).hear("moment")
    assert prices[4:] == [HELLO]
    assert ann.ask("name", name="Ann")["ok"]
    assert prices[5:] == [MESSAGE + 2], "one of them reads Dutch"


def test_a_secret_that_asks_too_much_leaves_the_others_of_its_table(serving):
    server = serving(limits=Limits(work=0, work_burst=200))
    ann, ben = server.table()["links"]["seats"]
    statuses = [
        at(server, f"10.0.0.{one}").get(
            f"/api/1/tables/{ann[3:13]}", headers={"authorization": f"Bearer {ann.partition('#')[2]}"}
        )
        for one in range(30)
    ]

    assert statuses[0].status_code == 200 and statuses[-1].status_code == 429
    assert server.get(ben).status_code == 200


def test_no_address_takes_all_sockets(serving):
    server = serving(limits=Limits(sockets_of_an_address=3, sockets=5))
    link = server.table()["links"]["spectators"]
    path, _, secret = link.removeprefix("/t/").partition("#")

    def sit(address):
        opened = at(server, address).websocket_connect(f"/api/1/tables/{path}/socket")
        opened = server.stack.enter_context(opened)
        opened.send_json({"type": "hello", "secret": secret})
        return opened

    mine = [sit("2001:db8::1"), sit("2001:db8::2"), sit("2001:db8::3")]
    assert {one.receive_json()["type"] for one in mine} == {"welcome"}
    with pytest.raises(WebSocketDisconnect) as full:
        sit("2001:db8::4").receive_json()
    assert full.value.code == 4429
    assert sit("10.0.0.2").receive_json()["type"] == "welcome"
    mine[0].close()
    while server.hall.services.costs.sockets.by_network["2001:db8::/64"] == 3:
        server.client.get("/api/1/openapi.json")
    assert sit("2001:db8::4").receive_json()["type"] == "welcome"
    assert sit("10.0.0.2").receive_json()["type"] == "welcome"
    with pytest.raises(WebSocketDisconnect):
        sit("10.0.0.3").receive_json()


# --- players ------------------------------------------------------------------------------------------


def test_of_those_who_wait_the_table_comes_first_that_has_used_least():
    async def queue():
        line, order = FairQueue(1), []

        async def think(table, seconds):
            await line.acquire(table)
            order.append(table)
            await asyncio.sleep(0)
            line.release(table, seconds)

        await asyncio.gather(*(think("slow", 9) for _ in range(3)), think("quick", 1), think("quick", 1))
        left = asyncio.ensure_future(line.acquire("slow"))
        await left
        gone, last = (
            asyncio.ensure_future(line.acquire("slow")),
            asyncio.ensure_future(line.acquire("quick")),
        )
        await asyncio.sleep(0)
        gone.cancel()
        line.release("slow", 9)
        await asyncio.wait_for(last, 5)
        return order

    assert asyncio.run(queue()) == ["slow", "quick", "quick", "slow", "slow"]


def test_all_tables_of_a_maker_pay_together_for_their_computer_players(serving, monkeypatch):
    """Thirty tables of one person are not thirty that have used nothing."""
    server, asked = serving(limits=Limits(work=1e9, work_burst=1e9)), []

    async def choose(pool, thought, seconds, account):
        asked.append(account)
        raise RequestRefused("broken", "Enough.", "player-lost")

    monkeypatch.setattr(player_pool.PlayerPool, "choose", choose)
    for number, address in enumerate((of_a_48(1), of_a_48(2), "10.0.0.1"), start=1):
        wanted = {"seats": ["human", "random"], "first": 2}
        made = at(server, address).post("/api/1/tables", json=wanted).json()
        server.sit(server.take(made["links"]["seats"][0])).hear("welcome")
        until = time.monotonic() + 30
        while len(asked) < number:
            assert server.client.get("/api/1/openapi.json").is_success and time.monotonic() < until

    assert asked == ["2001:db8:7::/48"] * 2 + ["10.0.0.1"]


def test_moves_wait_for_no_hint_and_a_seat_gets_one_at_a_time(server, monkeypatch):
    think, leave, asked = player_pool.advise_for_task, threading.Event(), []

    def advise(thought):
        if thought.player == "expert":
            asked.append(thought)
            leave.wait(30)
        return think(thought)

    monkeypatch.setattr(player_pool, "advise_for_task", advise)
    try:
        links = server.table(first=1)["links"]
        ann, again = (server.sit(links["seats"][0]) for _ in range(2))
        ann.hear("moment")
        again.hear("moment")
        ann.say("hint", player="expert")
        while not asked:
            time.sleep(0.01)
        assert again.ask("hint", player="expert")["problem"]["reason"] == "one-hint"
        host = server.sit(links["host"])
        assert host.ask("close", closed=True)["ok"]
        assert ann.hear("answer")["problem"]["reason"] == "nothing-to-choose", "the table is closed"
        assert host.ask("close", closed=False)["ok"]
        ann.say("hint", player="expert")

        bot = server.sit(server.table(first=1, seats=["greedy", "human"])["links"]["seats"][1])
        while not (moment := bot.hear("moment"))["decision"]:
            pass
        assert moment["number"] == 1, "the computer player has had its turn"

        ann.socket.close()
        while server.hall.rooms[links["host"][3:13]].hints:
            time.sleep(0.01)
    finally:
        leave.set()
    assert again.ask("hint", player="greedy")["hint"]["option"]


def test_a_hint_over_http_ends_with_its_connection(server, monkeypatch):
    """As if the client had gone while the player thinks; the next hint is not refused."""
    leave, asked, advise = threading.Event(), [], player_pool.advise_for_task

    def wait(thought):
        asked.append(thought)
        leave.wait(30)
        return advise(thought)

    link = server.table(first=1)["links"]["seats"][0]
    body = json.dumps({"type": "hint", "request": "1", "player": "greedy"}).encode()
    monkeypatch.setattr(player_pool, "advise_for_task", wait)

    async def receive():
        if not asked:
            asked.append("body")
            return {"type": "http.request", "body": body, "more_body": False}
        while len(asked) == 1:
            await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def send(message):
        pass

    table, _, secret = link.removeprefix("/t/").partition("#")
    headers = {"host": "table.example", "authorization": f"Bearer {secret}"}
    scope = {
        "type": "http",
        "method": "POST",
        "path": f"/api/1/tables/{table}/messages",
        "query_string": b"",
        "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
        "client": ("127.0.0.9", 1),
    }
    try:
        server.client.portal.call(server.client.app, scope, receive, send)
        assert len(asked) == 2 and not server.hall.rooms[table].hints
    finally:
        leave.set()
    assert server.post(link, type="hint", request="2", player="greedy").json()["hint"]


# --- connections --------------------------------------------------------------------------------------


def connect(address, source="127.0.0.1"):
    """A connection of somebody; 127.0.0.1 is trusted as a proxy is, other addresses are strangers'."""
    host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
    return socket.create_connection((host, int(port)), timeout=10, source_address=(source, 0))


def is_closed(connection):
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def is_kept(connection):
    """Whether the system still has the other end of a connection, with what has not been read."""
    own = connection.getsockname()
    return any(
        one.raddr == own and one.status != psutil.CONN_TIME_WAIT for one in psutil.net_connections("tcp")
    )


def test_who_does_not_read_answers_is_cut_off(tmp_path):
    with (
        own_server(f"sqlite:///{tmp_path / 'deaf.sqlite'}", head=1, answer=1, work=1e9, work_burst=1e9) as (
            _,
            address,
        ),
        connect(address, "127.0.0.2") as deaf,
        connect(address, "127.0.0.3") as little,
    ):
        request = b"GET /api/1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        for one, times in ((deaf, 300), (little, 3)):
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.sendall(times * request)
        # Nothing is read, so that the server has to break off by itself, of which this end hears when it
        # sends.
        with pytest.raises(ConnectionError):
            for _ in range(600):
                time.sleep(0.1)
                deaf.sendall(b"x")
        assert ask(address, "openapi.json")
        end = time.monotonic() + 30
        while is_kept(little):
            # What the system has taken of an answer it does not keep either.
            assert time.monotonic() < end
            time.sleep(0.1)


def test_who_was_refused_again_and_again_is_cut_off(tmp_path):
    limits = {"work": 0, "work_burst": 1}
    with own_server(f"sqlite:///{tmp_path / 'patience.sqlite'}", **limits) as (_, address):
        statuses, cut_off = [], 0
        while len(statuses) + cut_off < 200:
            with closing(HTTPConnection(urlsplit(address).netloc, source_address=("127.0.0.2", 0))) as one:
                try:
                    one.request("GET", "/api/1/openapi.json")
                    statuses.append(one.getresponse().status)
                except ConnectionError:
                    cut_off += 1
        assert statuses[0] == 200 and {*statuses[1:]} == {429}
        assert len(statuses) > 60 and cut_off > 20, "two answers in a second are left"
        assert ask(address, "openapi.json")


@pytest.fixture
def strict(tmp_path):
    with own_server(f"sqlite:///{tmp_path / 'strict.sqlite'}") as (_, address):
        yield address


def answered(address, request):
    """The status of the first answer to some bytes, and whether the connection is closed then.

    What is closed while more comes may say nothing any more, which counts as refused.
    """
    answer = b""
    with connect(address) as opened:
        opened.sendall(request)
        try:
            while received := opened.recv(1 << 16):
                answer += received
                # What is answered and stays open says nothing more.
                opened.settimeout(1)
        except TimeoutError:
            return int(answer.split()[1]), False
        except ConnectionError:
            pass
    return int(answer.split()[1]) if answer else 400, True


def test_the_head_of_a_request_has_a_limit_however_it_comes(strict):
    def head(length):
        start, end = b"GET /api/1/openapi.json HTTP/1.1\r\nHost: x\r\nX: ", b"\r\n\r\n"
        return start + b"y" * (length - len(start) - len(end)) + end

    # The first request takes longer.
    assert ask(strict, "openapi.json")
    assert answered(strict, head(15_000)) == (200, False)
    for length in (17_000, 30_000, 100_000):
        assert answered(strict, head(length)) == (400, True)
    path = b"GET /" + b"a" * 17_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"
    many = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 4_000 + b"\r\n"
    assert answered(strict, path) == answered(strict, many) == (400, True)


def test_a_body_whose_length_is_told_in_two_ways_is_refused_and_the_connection_closed(strict):
    start = b"POST /api/1/people HTTP/1.1\r\nHost: x\r\n"
    length, chunked = b"Content-Length: 4\r\n", b"Transfer-Encoding: chunked\r\n"
    rest = b"\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"

    for headers in (
        length + chunked,
        chunked + length,
        (length + chunked).upper().replace(b"CHUNKED", b"chunked"),
    ):
        assert answered(strict, start + headers + rest) == (400, True)
    assert answered(strict, start + chunked + b"\r\n2\r\n{}\r\n0\r\n\r\n") == (400, False), "a message"


def test_a_stranger_takes_few_free_seats(serving):
    server = serving(limits=Limits(work=1e9, work_burst=1e9, seats_a_day=2))
    joins = [server.table(taken=False, open=True)["links"]["join"] for _ in range(4)]

    def join(address, link):
        table, _, secret = link.removeprefix("/t/").partition("#")
        headers = {"authorization": f"Bearer {secret}"}
        return at(server, address).post(f"/api/1/tables/{table}/join", json={}, headers=headers).status_code

    assert [join("10.0.0.1", link) for link in joins] == [200, 200, 429, 429]
    assert [join(of_a_48(number), joins[number % 4]) for number in range(5)] == [200, 200, 200, 200, 429]


def test_what_a_key_of_a_moment_or_a_link_to_one_costs_is_charged(serving, monkeypatch):
    server = serving(limits=Limits(work=0, work_burst=1_000))
    link = server.table()["links"]["seats"][0]
    prices, charge = [], RateLimiter.charge
    monkeypatch.setattr(RateLimiter, "charge", lambda *given: prices.append(given[1]) or charge(*given))

    def price(ask):
        prices.clear()
        ask()
        return sum(prices)

    made_up = (
        link.partition("#")[0]
        + "#"
        + server.request("POST", link, "/moments/0/link").json()["link"].partition("#")[2][:-4]
        + "abcd"
    )
    assert price(lambda: server.request("POST", link, "/moments/0/link")) >= 12
    assert price(lambda: server.get(made_up)) >= 12 + 4 > price(lambda: server.get(link))
    assert price(lambda: server.get(link, "/moments/0/film")) >= 60
    assert price(lambda: server.get(link, "/moments/0/film")) < 12, "it is drawn"


def test_connections_that_do_not_finish_are_closed_and_no_address_gets_all(tmp_path):
    limits = {"head": 1, "body": 1, "connections_of_an_address": 5}
    with (
        own_server(f"sqlite:///{tmp_path / 'doors.sqlite'}", **limits) as (_, address),
        ExitStack() as stack,
    ):
        # The first request takes longer.
        ask(address, "openapi.json")
        silent, head, body = (
            stack.enter_context(connect(address, f"127.0.0.{number}")) for number in (2, 3, 4)
        )
        head.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        body.sendall(b"POST /api/1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{")
        many = [stack.enter_context(connect(address, "127.0.0.5")) for _ in range(7)]
        assert is_closed(many[5]) and is_closed(many[6])
        for _ in range(8):
            time.sleep(0.1)
            # A byte now and then does not prolong it.
            head.sendall(b"x")
        assert ask(address, "openapi.json")
        for slow in (silent, head, body, many[0]):
            assert is_closed(slow)
        again = stack.enter_context(connect(address, "127.0.0.5"))
        again.sendall(b"GET /api/1/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert again.recv(12) == b"HTTP/1.1 200"

        seat = Seat.at(stack, address, new_table(address)["links"]["seats"][0])
        time.sleep(1.2)
        seat.socket.send(json.dumps({"type": "name", "request": "1", "name": "Ann"}))
        while (message := seat.hear())["type"] != "answer":
            pass
        assert message["ok"], "a socket has all the time"
