"""Does what a message asks for at a table, if its reader may, and says what came of it."""

import asyncio
from typing import Any

from gwt.table.game import authoring, meaning, plans
from gwt.table.game.match import HUMAN, Match
from gwt.table.game.messages import (
    Arrange,
    AskOutcome,
    Back,
    Be,
    Call,
    Choose,
    Close,
    EndTurn,
    Hint,
    Message,
    Note,
    PlaceAtSeat,
    Renew,
    Reveal,
    Say,
    SetOpen,
    SetPace,
    Speak,
    Undo,
)
from gwt.table.hall.faults import refusal_of
from gwt.table.hall.listener import Listener
from gwt.table.hall.opponents import answered
from gwt.table.hall.room import Room
from gwt.table.hall.services import Services
from gwt.table.hall.summary import language_of
from gwt.table.hall.workers import Thought
from gwt.table.problems import Refused
from gwt.table.store import beside
from gwt.table.store.keys import Reader, derived, hash_of, link
from gwt.table.store.rows import Deed
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
        case Choose() | EndTurn() | Undo() | AskOutcome() | Hint() | Note() | Be() if seat is None:
            raise Refused("not-yours", "Only a seat can do that.", "seat-only")
        case Say() if not room.services.limits.chat:
            raise Refused("not-yours", "Nobody writes to others on this server.", "no-chat")
        case Call() | Say() if seat is None and reader.role != "host":
            raise Refused("not-yours", "Only a seat or the host can do that.", "host-only")
        case PlaceAtSeat() | Renew() | Reveal() | Back() | Close() | Arrange() | SetPace() | SetOpen() if (
            reader.role != "host"
        ):
            raise Refused("not-yours", "Only the host can do that.", "host-only")
        case AskOutcome() if seat is not None:
            return await _outcome(room, seat, message, listener)
        case Hint() if seat is not None:
            return await _hint(room, seat, message)
        case Renew():
            return await _renew(room, reader, message)
        case PlaceAtSeat():
            return await _place(room, reader, message)
        case Be() if seat is not None:
            person = await beside.run(room.services.people.person, message.key)
            await room.do(
                reader, message.request, lambda match: plans.be(match, seat, person.id, message.request)
            )
            return {"name": person.name}
        case Close():
            await _close(room, reader, message)
            return {}
        case _:
            services = room.services
            await room.do(reader, message.request, lambda match: _plan(match, seat, message, services))
            return {}


def _plan(match: Match, seat: int | None, message: Message, services: Services) -> Deed:
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
        case Reveal():
            return plans.reveal(match, message)
        case SetPace():
            return plans.pace(match, message, services.offers)
        case SetOpen():
            return plans.set_open(match, message)
        case Say():
            return plans.say(match, seat, message, services.limits.lines_of_a_table)
        case Note() if seat is not None:
            return plans.note(match, seat, message, services.limits.lines_of_a_table)
    raise AssertionError(message)


async def _speak(room: Room, listener: Listener | None, message: Speak) -> None:
    async with room.replica.lock:
        match = await room.replica.awake()
        if message.language not in languages(match.game.pack):
            raise Refused("unknown", f"There are no texts in '{message.language[:20]}'.", "no-language")
        if listener is not None:
            listener.language = message.language
            await room.listeners.greet(match, listener)


async def _outcome(room: Room, seat: int, message: AskOutcome, listener: Listener | None) -> dict[str, Any]:
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
        thought = Thought.of(match.game, seat, message.player, match.projection.deeds)
        if seat in room.hints:
            raise Refused("too-many", "You have asked for a hint already: wait for it.", "one-hint")
        table, services = room.row.id, room.services
        account = services.costs.account_of(table)
        advice = answered(services.hinters.advise, thought, services.limits.thinking, table, account)
        thinking = asyncio.ensure_future(advice)
        room.hints[seat] = match.question, thinking
    try:
        advised = await thinking
    except asyncio.CancelledError:
        if (task := asyncio.current_task()) is not None and task.cancelling():
            raise
        raise Refused("not-yours", "You have nothing to choose now.", "nothing-to-choose") from None
    finally:
        del room.hints[seat]
    best = [{"text": text, "points": round(points, 1)} for text, points in advised.best]
    return {"hint": {"player": message.player, "option": advised.option, "best": best}}


async def _close(room: Room, reader: Reader, message: Close) -> None:
    """Ends a table, also one whose game cannot go on."""
    try:
        await room.do(reader, message.request, lambda match: plans.close(match.projection, message))
    except Refused as refused:
        if refused.reason != "changed":
            raise
        await room.do_asleep(None, message.request, lambda projection: plans.close(projection, message))


async def _place(room: Room, reader: Reader, message: PlaceAtSeat) -> dict[str, Any]:
    """Gives a seat to a player, who obeys nobody else, or to a person, who gets an invitation."""
    offers = room.services.offers
    deed = await room.do(reader, message.request, lambda match: plans.place(match, message, offers))
    if deed is None:
        return {}
    if message.player == HUMAN:
        return await _give(room, deed)
    await _give_nobody(room, deed)
    return {}


async def _renew(room: Room, reader: Reader, message: Renew) -> dict[str, Any]:
    deed = await room.do(reader, None, lambda match: plans.invite(match, message))
    assert deed is not None, "without the name of a request it is done each time"
    return await _give(room, deed)


async def _give(room: Room, deed: Deed) -> dict[str, Any]:
    """Gives a new secret out for a seat, or to spectators."""
    seat = deed.about
    reader = Reader(
        room.row.id,
        "spectator" if seat is None else "seat",
        seat,
        given=deed.number,
        invites=seat is not None and not room.row.settings.get("study", False),
    )
    secret = derived(room.row.secret, reader)
    await beside.run(room.services.store.renew, reader, hash_of(secret))
    if seat is not None:
        await beside.run(room.services.postbox.remove_of_seat, room.row.id, seat)
    return {"link": link(room.row.id, secret)}


async def _give_nobody(room: Room, deed: Deed) -> None:
    await beside.run(room.services.store.renew, Reader(room.row.id, "seat", deed.about), None)
    await beside.run(room.services.postbox.remove_of_seat, room.row.id, deed.about)
