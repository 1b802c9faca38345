"""Does what a message asks for at a table, if its reader may, and says what came of it."""

from typing import Any

from anyio import to_thread

from gwt.table import authoring, meaning, plans
from gwt.table.faults import refusal_of
from gwt.table.keys import Reader, Role, hash_of, link, new_secret
from gwt.table.listener import Listener
from gwt.table.match import HUMAN, Match
from gwt.table.messages import (
    Arrange,
    Back,
    Call,
    Choose,
    Close,
    EndTurn,
    Hint,
    Message,
    Outcome,
    Place,
    Renew,
    Speak,
    Undo,
)
from gwt.table.opponents import think
from gwt.table.problems import Refused
from gwt.table.room import Room
from gwt.table.store import Deed
from gwt.table.summary import language_of
from gwt.table.workers import Thought
from gwt.text import languages


async def answer(
    room: Room, reader: Reader, message: Message, listener: Listener | None = None
) -> dict[str, Any]:
    """Does what a message asks for, and returns the answer.

    Args:
        listener: the socket by which it was sent, if by one.
    """
    try:
        more = await _obey(room, reader, message, listener)
    except Exception as error:
        refused = refusal_of(error, f"a message of the kind '{type(message).__name__}'")
        return {"type": "answer", "request": message.request, "ok": False, "problem": refused.data()}
    return {"type": "answer", "request": message.request, "ok": True, **more}


async def _obey(room: Room, reader: Reader, message: Message, listener: Listener | None) -> dict[str, Any]:
    seat = reader.seat
    match message:
        case Speak():
            await _speak(room, listener, message)
            return {}
        case Choose() | EndTurn() | Undo() | Outcome() | Hint() if seat is None:
            raise Refused("not-yours", "Only a seat can do that.", "seat-only")
        case Call() if seat is None and reader.role != "host":
            raise Refused("not-yours", "Only a seat or the host can do that.", "host-only")
        case Place() | Renew() | Back() | Close() | Arrange() if reader.role != "host":
            raise Refused("not-yours", "Only the host can do that.", "host-only")
        case Outcome() if seat is not None:
            return await _outcome(room, seat, message, listener)
        case Hint() if seat is not None:
            return await _hint(room, seat, message)
        case Renew():
            return await _renew(room, message)
        case Close():
            await _close(room, message)
            return {}
        case _:
            await room.do(seat, message.request, lambda match: _plan(room, match, seat, message))
            return {}


def _plan(room: Room, match: Match, seat: int | None, message: Message) -> Deed:
    match message:
        case Choose() if seat is not None:
            return plans.choose(match, seat, message)
        case EndTurn() if seat is not None:
            return plans.end_turn(match, seat, message)
        case Undo() if seat is not None:
            return plans.undo(match, seat, message)
        case Back():
            return plans.back(match, message)
        case Arrange():
            return authoring.arrange(match, message.position, message.request)
        case Call():
            return plans.call(match, seat, message)
        case Place():
            return plans.place(match, message, room.services.offers)
    raise AssertionError(message)


async def _speak(room: Room, listener: Listener | None, message: Speak) -> None:
    async with room.replica.lock:
        match = await room.replica.awake()
        if message.language not in languages(match.game.pack):
            raise Refused("unknown", f"There are no texts in '{message.language[:20]}'.", "no-language")
        if listener is not None:
            listener.language = message.language
            await room.listeners.greet(match, listener)


async def _outcome(room: Room, seat: int, message: Outcome, listener: Listener | None) -> dict[str, Any]:
    async with room.replica.lock:
        match = await room.replica.awake()
        plans.check_asked(match, seat, message.decision)
        if message.option not in map(str, match.game.options):
            raise Refused("illegal", "That is not an option now.", "no-option")
        language = language_of(match, listener.language if listener else "en")
        return {"outcome": meaning.outcome(match.game, message.option, language)}


async def _hint(room: Room, seat: int, message: Hint) -> dict[str, Any]:
    if message.player == HUMAN:
        raise Refused("unknown", "A hint is by a computer player.", "hint-by-player")
    async with room.replica.lock:
        match = await room.replica.awake()
        if not match.may_choose(seat):
            raise Refused("not-yours", "You have nothing to choose now.", "nothing-to-choose")
        room.services.offers.check_player(message.player, match.game.pack)
        thought = Thought.of(match.game, seat, message.player, match.course.deeds)
        if seat in room.hinted:
            raise Refused("too-many", "You have asked for a hint already: wait for it.", "one-hint")
        room.hinted.add(seat)
    try:
        option = await think(room.services, room.services.hinters, room.row.id, thought)
    finally:
        room.hinted.discard(seat)
    return {"hint": {"player": message.player, "option": option}}


async def _close(room: Room, message: Close) -> None:
    """Ends a table, also one whose game cannot go on."""
    try:
        await room.do(None, message.request, lambda match: plans.close(match.course, message))
    except Refused as refused:
        if refused.reason != "changed":
            raise
        await room.do_asleep(None, message.request, lambda course: plans.close(course, message))


async def _renew(room: Room, message: Renew) -> dict[str, Any]:
    async with room.replica.lock:
        match = await room.replica.awake()
        seat = None if message.seat is None else message.seat - 1
        if seat is not None and not seat < len(match.course.players):
            raise Refused("unknown", f"There is no seat {message.seat}.", "no-seat", number=seat + 1)
        secret = new_secret()
        role: Role = "spectator" if seat is None else "seat"
        await to_thread.run_sync(room.services.store.renew, room.row.id, role, seat, hash_of(secret))
    for one in room.listeners:
        if one.reader.role == role and one.reader.seat == seat:
            one.close(4409, "this link has been replaced by another")
    return {"link": link(room.row.id, secret)}
