"""The sockets of readers: each says hello, then sends messages and gets answers and moments.

A socket is served here and not through the routes of the application: every layer in between would hold a
frame of its own, at each socket, as long as somebody looks on.
"""

import asyncio
import re

from attrs import define
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from gwt.table.live import connection, error_responses, message_handlers, rate_limits, table_manager
from gwt.table.live.room import Room
from gwt.table.match import messages, moment_messages
from gwt.table.problems import RequestRefused
from gwt.table.server_limits import Bucket
from gwt.table.store.access_keys import Viewer

_CLOSING = {
    "malformed": 4400,
    "unknown": 4403,
    "too-large": 4413,
    "too-many": 4429,
    "broken": 4500,
    "not-yours": 4409,
    "away": 1013,
}
"""The code with which a socket is closed, by that of the problem."""
_TAKEN = 4410
_NO_HELLO = 4408
_MOST_BAD = 20
"""Messages in a row that cannot be read, after which the socket is closed."""


class WebSockets:
    """The application that serves the sockets of tables, and passes on all else."""

    def __init__(self, app: ASGIApp, hall: table_manager.TableManager, path: str) -> None:
        """Serves sockets at `path`, with `{table}` for the id of the table."""
        self._app, self._hall = app, hall
        self._path = re.compile(re.escape(path).replace(re.escape("{table}"), "([^/]+)"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "").removeprefix(scope.get("root_path", ""))
        place = self._path.fullmatch(path) if scope["type"] == "websocket" else None
        if place is None:
            await self._app(scope, receive, send)
            return
        await _serve(self._hall, place[1], WebSocket(scope, receive, send))


async def _serve(hall: table_manager.TableManager, table: str, socket: WebSocket) -> None:
    await socket.accept()
    costs, address = hall.services.costs, socket.client.host if socket.client else ""
    try:
        costs.charge(rate_limits.HELLO, hall.services.now(), address)
        costs.enter(address)
    except RequestRefused as refused:
        await connection.close_socket(socket, _CLOSING[refused.code], refused.message)
        return
    session = await _meet(hall, table, socket, address)
    if session is None:
        costs.leave(address)
        return
    try:
        while True:
            await session.receive_message(await _text(socket))
    except WebSocketDisconnect:
        pass
    finally:
        session.leave()


async def _meet(
    hall: table_manager.TableManager, table: str, socket: WebSocket, address: str
) -> "SocketSession | None":
    """Lets in whoever says hello with a secret of the table; otherwise closes the socket."""
    try:
        text = await asyncio.wait_for(_text(socket), hall.services.limits.hello)
        hello: messages.Hello = messages.decode(messages.Hello, _checked(hall, text))
        reader, own_link = await _reader(hall, table, hello)
        if reader.role == "glimpse":
            raise RequestRefused(
                "unknown", "This link shows one moment only, which is sent over HTTP.", "one-moment"
            )
        if reader.role == "door":
            raise RequestRefused("not-yours", "Take a free seat first, over HTTP.", "take-first")
        room = await hall.room(reader.table)
        await _charge_past(hall, room, reader, address, hello.since)
        listener = connection.ClientConnection(socket, reader, hello.language)
        await room.enter(listener, hello.since, own_link)
    except TimeoutError:
        await connection.close_socket(socket, _NO_HELLO, "Say hello first.")
    except WebSocketDisconnect:
        pass
    except Exception as error:
        refused = error_responses.problem_of_exception(error, "opening a socket")
        code = _TAKEN if refused.reason == "seat-taken" else _CLOSING.get(refused.code, 4400)
        await connection.close_socket(socket, code, refused.message)
    else:
        limits = hall.services.limits
        return SocketSession(hall, room, listener, address, Bucket(limits.messages, limits.burst))
    return None


async def _charge_past(
    hall: table_manager.TableManager, room: Room, reader: Viewer, address: str, since: str = ""
) -> None:
    """Charges for what has happened at a table, unless a reader knows it.

    Raises as `RateLimiter.charge` does.
    """
    match = await room.replica.game_to_read()
    if not moment_messages.was_sent_since(match, reader.seat, since):
        price, now = rate_limits.cost_of_past(len(match.projection.lines)), hall.services.now()
        hall.services.costs.charge(price, now, address)
        hall.services.costs.charge_reader(price, now, reader)


async def _reader(
    hall: table_manager.TableManager, table: str, hello: messages.Hello
) -> tuple[Viewer, str]:
    """Returns the reader who says hello, and the link of their own secret if they take a seat.

    Raises:
        Refused: the secret opens nothing.
    """
    try:
        reader = await hall.reader(table, hello.secret)
    except RequestRefused:
        # Whoever has not heard that they took the seat asks again.
        if hello.own is None:
            raise
        return await hall.take(table, hello.secret, hello.own)
    return await hall.take(table, hello.secret, hello.own or "") if reader.invites else (reader, "")


@define(eq=False)
class SocketSession:
    """The session of a socket whose reader has said hello, and what is done about what they say."""

    hall: table_manager.TableManager
    room: Room
    listener: connection.ClientConnection
    address: str
    bucket: Bucket
    bad: int = 0
    """Messages in a row that could not be read."""
    hint: "asyncio.Task[None] | None" = None
    """The task that waits for the hint that was asked for last."""

    async def receive_message(self, text: str | None) -> None:
        """Obeys a message; None stands for one that is no text."""
        listener = self.listener
        if listener.closing is not None:
            return
        try:
            text = _checked(self.hall, text)
        except RequestRefused as refused:
            listener.close(_CLOSING[refused.code], refused.message)
            return
        try:
            message = await self._read(text)
        except Exception as error:
            self._refuse(text, error_responses.problem_of_exception(error, "reading a message"))
            return
        self.bad = 0
        if isinstance(message, messages.Hint):
            # It takes long, and whoever waits for it may go on meanwhile.
            self.hint = self.hall.services.soon(self._answer(message))
        else:
            await self._answer(message)

    async def _read(self, text: str) -> messages.SocketRequest:
        """Returns a message that has been charged.

        Raises `RequestRefused` if it is none or not affordable now.
        """
        self._charge()
        message = messages.read_message(text)
        if isinstance(message, messages.SetLanguage):
            # The events are sent again in the new language.
            await _charge_past(self.hall, self.room, self.listener.reader, self.address)
        return message

    def _refuse(self, text: str, refused: RequestRefused) -> None:
        self.bad += 1
        problem = {"ok": False, "problem": refused.data()}
        self.listener.send({"type": "answer", "request": messages.request_of(text), **problem})
        if self.bad == _MOST_BAD:
            self.listener.close(_CLOSING.get(refused.code, 4400), refused.message)

    async def _answer(self, message: messages.SocketRequest) -> None:
        listener = self.listener
        listener.send(await message_handlers.handle_message(self.room, listener.reader, message, listener))

    def _charge(self) -> None:
        """Charges a message. Raises `RequestRefused` if that is not affordable now."""
        services, now = self.hall.services, self.hall.services.now()
        if not self.bucket.takes(now):
            raise RequestRefused("too-many", "You are too fast: wait a moment.", "too-fast")
        price = rate_limits.MESSAGE + self.room.listeners.views()
        services.costs.charge(price, now, self.address)
        services.costs.charge_reader(price, now, self.listener.reader)

    def leave(self) -> None:
        if self.hint is not None:
            self.hint.cancel()
        self.hall.services.costs.leave(self.address)
        self.room.leave(self.listener)


async def _text(socket: WebSocket) -> str | None:
    """The next message, None if it is no text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    return message.get("text")


def _checked(hall: table_manager.TableManager, text: str | None) -> str:
    """A message that is a text and not too large. Raises `RequestRefused` otherwise."""
    if text is None:
        raise RequestRefused("malformed", "Messages are texts.", "no-text")
    if len(text) > hall.services.limits.message:
        raise RequestRefused(
            "too-large",
            f"A message has at most {hall.services.limits.message:,} characters.",
            "too-large",
            number=hall.services.limits.message,
        )
    return text
