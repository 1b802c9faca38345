"""Does what a message asks for at a table, if its reader may, and says what came of it."""

import asyncio

from gwt import json_types, text
from gwt.table.live import player_pool, table_summary
from gwt.table.live.computer_players import think_within
from gwt.table.live.connection import ClientConnection
from gwt.table.live.error_responses import problem_of_exception
from gwt.table.live.room import Room
from gwt.table.live.services import Services
from gwt.table.match import commands, decision_details, host_editing, live_game, messages
from gwt.table.problems import RequestRefused
from gwt.table.store import blocking_calls, records
from gwt.table.store.access_keys import Viewer, derive_secret, hash_of, table_link


async def handle_message(
    room: Room, reader: Viewer, message: messages.SocketRequest, listener: ClientConnection | None = None
) -> json_types.JsonObject:
    """Does what a message asks for, and returns the answer.

    Args:
        listener: the socket by which it was sent, if by one.
    """
    try:
        more = await _obey(room, reader, message, listener)
    except Exception as error:
        refused = problem_of_exception(error, f"a message of the kind '{type(message).__name__}'")
        return {"type": "answer", "request": message.request, "ok": False, "problem": refused.data()}
    return {"type": "answer", "request": message.request, "ok": True, **more}


async def _obey(
    room: Room, reader: Viewer, message: messages.SocketRequest, listener: ClientConnection | None
) -> json_types.JsonObject:
    seat = reader.seat
    match message:
        case messages.SetLanguage():
            await _speak(room, listener, message)
            return {}
        case (
            messages.Choose()
            | messages.EndTurn()
            | messages.Undo()
            | messages.AskOutcome()
            | messages.Hint()
            | messages.KeepNote()
            | messages.PlayAsPerson()
        ) if seat is None:
            raise RequestRefused("not-yours", "Only a seat can do that.", "seat-only")
        case messages.Say() if not room.services.limits.chat:
            raise RequestRefused("not-yours", "This server has no chat.", "no-chat")
        case messages.NameSeat() | messages.Say() if seat is None and reader.role != "host":
            raise RequestRefused("not-yours", "Only a seat or the host can do that.", "host-only")
        case (
            messages.PlaceAtSeat()
            | messages.RenewLink()
            | messages.Reveal()
            | messages.RewindTo()
            | messages.Close()
            | messages.Arrange()
            | messages.SetPace()
            | messages.SetOpen()
        ) if reader.role != "host":
            raise RequestRefused("not-yours", "Only the host can do that.", "host-only")
        case messages.AskOutcome() if seat is not None:
            return await _outcome(room, seat, message, listener)
        case messages.Hint() if seat is not None:
            return await _hint(room, seat, message)
        case messages.RenewLink() as renewal:
            deed = await room.do(reader, None, lambda match: commands.invite(match, renewal))
            assert deed is not None, "without the name of a request it is done each time"
            return await _give(room, deed)
        case messages.PlaceAtSeat():
            return await _place(room, reader, message)
        case messages.PlayAsPerson() if seat is not None:
            person = await blocking_calls.run(room.services.people.person, message.key)
            await room.do(
                reader,
                message.request,
                lambda match: commands.assign_person(match, seat, person.id, message.request),
            )
            return {"name": person.name}
        case messages.Close():
            await _close(room, reader, message)
            return {}
        case _:
            services = room.services
            await room.do(reader, message.request, lambda match: _plan(match, seat, message, services))
            return {}


def _plan(
    match: live_game.LiveGame, seat: int | None, message: messages.SocketRequest, services: Services
) -> records.TableAction:
    match message:
        case messages.Choose() if seat is not None:
            return commands.choose(match, seat, message)
        case messages.EndTurn() if seat is not None:
            return commands.end_turn(match, seat, message)
        case messages.Undo() if seat is not None:
            return commands.undo(match, seat, message)
        case messages.RewindTo():
            return commands.rewind(match, message)
        case messages.Arrange():
            return host_editing.change_position(match, message.position, message.request)
        case messages.NameSeat():
            return commands.name_seat_of(match, seat, message)
        case messages.Reveal():
            # The host may have the saved game from now on, and everybody is informed.
            return match.projection.next_action("reveal", None, request=message.request)
        case messages.SetPace():
            return commands.set_pace(match, message, services.offers)
        case messages.SetOpen():
            text = "yes" if message.open else "no"
            return match.projection.next_action("open", None, text, request=message.request)
        case messages.Say():
            return commands.say(match, seat, message, services.limits.lines_of_a_table)
        case messages.KeepNote() if seat is not None:
            return commands.set_note(match, seat, message, services.limits.lines_of_a_table)
    raise AssertionError(message)


async def _speak(room: Room, listener: ClientConnection | None, message: messages.SetLanguage) -> None:
    async with room.replica.lock:
        match = await room.replica.awake()
        if message.language not in text.languages(match.game.pack):
            raise RequestRefused(
                "unknown", f"There are no texts in '{message.language[:20]}'.", "no-language"
            )
        if listener is not None:
            listener.language = message.language
            await room.listeners.greet(match, listener)


async def _outcome(
    room: Room, seat: int, message: messages.AskOutcome, listener: ClientConnection | None
) -> json_types.JsonObject:
    async with room.replica.lock:
        match = await room.replica.awake()
        commands.check_asked(match, seat, message.decision)
        if message.option not in map(str, match.game.options):
            raise RequestRefused("illegal", "That is not an option now.", "no-option")
        language = table_summary.language_of(match, listener.language if listener else "en")
        return {"outcome": decision_details.describe_outcome(match.game, message.option, language)}


async def _hint(room: Room, seat: int, message: messages.Hint) -> json_types.JsonObject:
    if message.player == live_game.HUMAN:
        raise RequestRefused("unknown", "A hint is by a computer player.", "hint-by-player")
    async with room.replica.lock:
        match = await room.replica.awake()
        if not match.may_choose(seat):
            raise RequestRefused("not-yours", "You have nothing to choose now.", "nothing-to-choose")
        room.services.offers.check_player(message.player, match.game.pack)
        thought = player_pool.PlayerTask.of(match.game, seat, message.player, match.projection.deeds)
        if seat in room.hints:
            raise RequestRefused("too-many", "You have asked for a hint already: wait for it.", "one-hint")
        table, services = room.row.id, room.services
        account = services.costs.account_of(table)
        advice = think_within(services.hinters.advise, thought, services.limits.thinking, table, account)
        thinking = asyncio.ensure_future(advice)
        room.hints[seat] = match.question, thinking
    try:
        advised = await thinking
    except asyncio.CancelledError:
        if (task := asyncio.current_task()) is not None and task.cancelling():
            raise
        raise RequestRefused("not-yours", "You have nothing to choose now.", "nothing-to-choose") from None
    finally:
        del room.hints[seat]
    best = [{"text": text, "points": round(points, 1)} for text, points in advised.best]
    return {"hint": {"player": message.player, "option": advised.option, "best": best}}


async def _close(room: Room, reader: Viewer, message: messages.Close) -> None:
    """Ends a table, also one whose game cannot go on."""
    try:
        await room.do(reader, message.request, lambda match: commands.close(match.projection, message))
    except RequestRefused as refused:
        if refused.reason != "changed":
            raise
        await room.do_asleep(None, message.request, lambda projection: commands.close(projection, message))


async def _place(room: Room, reader: Viewer, message: messages.PlaceAtSeat) -> json_types.JsonObject:
    """Gives a seat to a player, who obeys nobody else, or to a person, who gets an invitation."""
    offers = room.services.offers
    deed = await room.do(reader, message.request, lambda match: commands.place(match, message, offers))
    if deed is None:
        return {}
    if message.player == live_game.HUMAN:
        return await _give(room, deed)
    await blocking_calls.run(room.services.store.renew, Viewer(room.row.id, "seat", deed.about), None)
    await blocking_calls.run(room.services.postbox.remove_of_seat, room.row.id, deed.about)
    return {}


async def _give(room: Room, deed: records.TableAction) -> json_types.JsonObject:
    """Gives a new secret out for a seat, or to spectators."""
    seat = deed.about
    reader = Viewer(
        room.row.id,
        "spectator" if seat is None else "seat",
        seat,
        given=deed.number,
        invites=seat is not None and not room.row.settings.get("study", False),
    )
    secret = derive_secret(room.row.secret, reader)
    await blocking_calls.run(room.services.store.renew, reader, hash_of(secret))
    if seat is not None:
        await blocking_calls.run(room.services.postbox.remove_of_seat, room.row.id, seat)
    return {"link": table_link(room.row.id, secret)}
