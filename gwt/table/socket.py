"""The socket of a reader: says hello, then sends messages and gets answers and moments."""

import asyncio
from contextlib import suppress

from anyio import CancelScope, create_task_group, move_on_after, sleep_forever
from starlette.websockets import WebSocket, WebSocketDisconnect

from gwt.table.answers import answer
from gwt.table.hall import Hall
from gwt.table.limits import Bucket
from gwt.table.listeners import Listener
from gwt.table.messages import Hint, Message, read_hello, read_message, request_of
from gwt.table.problems import Refused
from gwt.table.room import Room

_CLOSING = {"malformed": 4400, "unknown": 4403, "too-large": 4413, "too-many": 4429, "broken": 4500}
"""The code with which a socket is closed, by that of the problem."""
_NO_HELLO = 4408
_TO_CLOSE = 5
"""Seconds for the last words to somebody who is sent away."""
_MOST_BAD = 20
"""Messages in a row that cannot be read, after which the socket is closed."""


async def serve(hall: Hall, socket: WebSocket) -> None:
    """Serves one socket until it is closed."""
    await socket.accept()
    if hall.sockets >= hall.services.limits.sockets:
        await _close(socket, 4429, "There are too many readers on this server.")
        return
    hall.sockets += 1
    try:
        await _serve(hall, socket)
    except WebSocketDisconnect:
        pass
    finally:
        hall.sockets -= 1


async def _serve(hall: Hall, socket: WebSocket) -> None:
    try:
        text = await asyncio.wait_for(_text(hall, socket), hall.services.limits.hello)
        hello = read_hello(text)
        reader = await hall.reader(socket.path_params["table"], hello.secret)
        if reader.role == "glimpse":
            raise Refused("unknown", "This link shows one moment only, which is sent over HTTP.")
        room = await hall.room(reader.table)
        listener = Listener(reader, hello.language)
        await room.enter(listener, hello.since)
    except TimeoutError:
        await _close(socket, _NO_HELLO, "Say hello first.")
        return
    except Refused as refused:
        await _close(socket, _CLOSING.get(refused.code, 4400), refused.message)
        return
    try:
        async with create_task_group() as group:
            group.start_soon(_send, socket, listener, group.cancel_scope)
            await _receive(hall, socket, room, listener)
            # What closes the socket is still to be sent.
            with move_on_after(_TO_CLOSE):
                await sleep_forever()
            group.cancel_scope.cancel()
    finally:
        room.leave(listener)


async def _send(socket: WebSocket, listener: Listener, scope: CancelScope) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (text := await listener.outbox.get()) is not None:
            await socket.send_text(text)
            # Whoever waits for long need not keep what was sent last.
            del text
        await _close(socket, *listener.closing)
    scope.cancel()


async def _receive(hall: Hall, socket: WebSocket, room: Room, listener: Listener) -> None:
    bucket, bad = Bucket(hall.services.limits.messages, hall.services.limits.burst), 0
    while True:
        try:
            text = await _text(hall, socket)
        except WebSocketDisconnect:
            listener.close(1000, "")
            return
        except Refused as refused:
            listener.close(_CLOSING[refused.code], refused.message)
            return
        try:
            if not bucket.takes(hall.services.now()):
                raise Refused("too-many", "You are too fast: wait a moment.")
            message = read_message(text)
        except Refused as refused:
            bad += 1
            listener.send(
                {"type": "answer", "request": request_of(text), "ok": False, "problem": refused.data()}
            )
            if bad == _MOST_BAD:
                listener.close(_CLOSING.get(refused.code, 4400), refused.message)
                return
            continue
        bad = 0
        if isinstance(message, Hint):
            # It takes long, and whoever waits for it may go on meanwhile.
            hall.services.soon(_answer(room, listener, message))
        else:
            await _answer(room, listener, message)


async def _answer(room: Room, listener: Listener, message: Message) -> None:
    listener.send(await answer(room, listener.reader, message, listener))


async def _text(hall: Hall, socket: WebSocket) -> str:
    """The next message. Raises `Refused` if it is too large or no text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    text = message.get("text")
    if text is None:
        raise Refused("malformed", "Messages are texts.")
    if len(text) > hall.services.limits.message:
        raise Refused("too-large", f"A message has at most {hall.services.limits.message:,} characters.")
    return str(text)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    # Somebody who has gone need not be told.
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.close(code, reason.encode()[:120].decode(errors="ignore"))
