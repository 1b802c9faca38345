"""The sockets of `gwt table`: whoever reads slowly or sends in parts harms nobody else."""

import json
from contextlib import ExitStack
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.kills import Seat, new_table, play, server

pytestmark = pytest.mark.in_turn

PATIENCE = 60.0
"""Seconds after which something that should happen does not."""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with server(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'tables.sqlite'}") as (_, at):
        yield at


@pytest.fixture
def stack():
    with ExitStack() as opened:
        yield opened


@pytest.fixture
def links(address):
    return new_table(address)["links"]


@pytest.fixture
def raw(stack, address):
    """Opens a socket by a link and says hello; nothing of what comes is read."""

    def at(link: str) -> ClientConnection:
        table, _, secret = link.removeprefix("/t/").partition("#")
        place = f"{address.replace('http', 'ws')}api/1/tables/{table}/socket"
        opened = stack.enter_context(
            connect(place, max_size=None, compression=None, close_timeout=0.1, max_queue=1)
        )
        opened.send(json.dumps({"type": "hello", "secret": secret}))
        return opened

    return at


def test_who_does_not_read_is_sent_away_and_the_others_play_on(stack, address, links, raw):
    seats = [Seat.at(stack, address, link) for link in links["seats"]]
    deaf = raw(links["spectators"])

    with pytest.raises(ConnectionClosed):
        start = monotonic()
        while monotonic() - start < PATIENCE:
            for number in range(100):
                deaf.send(json.dumps({"type": "language", "request": f"l{number}", "language": "nl"}))
            play(seats, 1)

    play(seats, 3)


def test_a_message_may_come_in_parts(links, raw):
    sent = json.dumps({"type": "language", "request": "parts", "language": "it"})
    socket = raw(links["spectators"])

    socket.send(iter((sent[:5], sent[5:20], sent[20:])))

    while (message := json.loads(socket.recv(timeout=30)))["type"] != "answer":
        pass
    assert (message["request"], message["ok"]) == ("parts", True)


@pytest.mark.parametrize("is_text, code", [(True, 1007), (False, 4400)])
def test_what_is_no_text_closes_only_the_own_socket(stack, address, links, raw, is_text, code):
    seats = [Seat.at(stack, address, link) for link in links["seats"]]
    socket = raw(links["spectators"])

    socket.send(b"\xff\xfe", text=is_text)

    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.recv(timeout=30)
    assert closed.value.rcvd.code == code
    play(seats, 2)
