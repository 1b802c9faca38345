"""The requests about games and tables."""

import asyncio
import gzip
import secrets
from collections.abc import Collection, Coroutine, Mapping, Sequence
from functools import partial
from time import time
from typing import Any, Literal, TypeVar

from attrs import frozen
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from gwt import json_types, play
from gwt._version import __version__
from gwt.table.live import error_responses, message_handlers, rate_limits, table_manager
from gwt.table.live.room import Room
from gwt.table.live.table_summary import viewer_json
from gwt.table.match import drawing_jobs, help_cards, host_editing, live_game, moment_messages, share_links
from gwt.table.match.messages import MESSAGES, Content, Hint, NewTable, Take, decode, read_message
from gwt.table.match.moment_games import game_at, knows_all
from gwt.table.problems import CODES, RequestRefused
from gwt.table.server.endpoint import (
    API,
    MOMENT,
    PACKS,
    TABLE,
    VERSION,
    Endpoint,
    Router,
    address_of,
    language_for,
    secret_of,
)
from gwt.table.server.openapi import openapi_document
from gwt.table.server.security_headers import PICTURE
from gwt.table.store import access_keys, blocking_calls

Result = TypeVar("Result")

ROUTER = Router()
_ID = 40
"""Characters of an id of a film, at most."""


@frozen(eq=False)
class TableApi:
    """The application that answers requests about the tables of a hall."""

    hall: table_manager.TableManager
    endpoints: Sequence[Endpoint]
    """The requests that it answers, in the order in which they are looked up."""

    # --- what can be played --------------------------------------------------------------------------

    @ROUTER.get(API, secret=False, query=("language",))
    async def offers(self, request: Request) -> Response:
        """The games, packs and players that there are here."""
        hall = self.hall
        language = request.query_params.get("language", "en")
        games = await hall.services.read_slowly(hall.services.offers.data, language)
        return JSONResponse(
            {
                "version": VERSION,
                "library": __version__,
                "game": hall.services.offers.game,
                "packs": list(hall.services.offers.usual),
                "games": games,
                "players": list(hall.services.offers.players),
                "levels": hall.services.offers.levels,
                "limits": {
                    "test_tables": hall.services.limits.test_tables,
                    "message": hall.services.limits.message,
                    "messages": hall.services.limits.messages,
                    "readers": hall.services.limits.readers,
                    "chat": hall.services.limits.chat,
                    "mail": hall.services.outside.mail is not None,
                },
            }
        )

    @ROUTER.get(f"{API}/together", secret=False, price=rate_limits.PACKS, query=PACKS)
    async def play_settings(self, request: Request) -> Response:
        """The number of players, the rulings and the computer players of some packs."""
        services = self.hall.services
        work = partial(services.offers.play_settings, *self.named_packs(request))
        return JSONResponse(await services.texts.do(work))

    def named_packs(self, request: Request) -> tuple[str, list[str], str]:
        """The game, the packs and the language that a request names, by default the game's own pack.

        Raises as `ContentCatalog.folders` does.
        """
        offers, query = self.hall.services.offers, request.query_params
        game = query.get("game") or offers.game
        named = [name for name in query.get("packs", "").split(",") if name]
        packs = named or list(offers.packs.get(game, {}))[:1]
        offers.folders(game, packs)
        return game, packs, query.get("language", "en")

    @ROUTER.get(f"{API}/words", secret=False, price=rate_limits.WORDS, query=PACKS)
    async def texts(self, request: Request) -> Response:
        """The texts of the page itself, and the colours of the pictures."""
        services = self.hall.services
        work = partial(help_cards.page_texts_of_packs, services.offers, *self.named_packs(request))
        if not request.query_params.get("packs"):
            return JSONResponse(await services.read_slowly(work))
        self.charge(request, rate_limits.PACKS)
        # To load them holds up whoever chooses, so it is done in another process.
        return JSONResponse(await services.texts.do(work))

    @ROUTER.get(f"{API}/openapi.json", secret=False)
    async def openapi(self, request: Request) -> Response:
        """This document."""
        return JSONResponse(openapi_document(self.endpoints))

    # --- tables --------------------------------------------------------------------------------------

    @ROUTER.post(f"{API}/tables", secret=False, body=(NewTable,), status=201, price=rate_limits.NEW_TABLE)
    async def new_table(self, request: Request) -> Response:
        """A new table."""
        services = self.hall.services
        services.costs.charge_new_table(services.now(), address_of(request))
        # JSON may write a character in six bytes.
        most = services.limits.message + 6 * services.limits.record
        body: NewTable = decode(NewTable, await self._content(request, most))
        loads = services.offers.may_load(body)
        self.charge(request, rate_limits.PACKS * loads + rate_limits.position(len(body.position or "")))
        if loads or body.position is not None:
            # What cannot be played holds up nobody who chooses.
            await _while_here(request, services.texts.do(partial(services.offers.check, body)))
        return self._table_made(request, await self.hall.new_table(body))

    def _table_made(self, request: Request, table: json_types.JsonObject) -> Response:
        """Answers with a new table, for whose computer players its maker pays."""
        self.hall.services.costs.note_maker(table["table"], address_of(request))
        return JSONResponse(table, 201)

    @ROUTER.post(f"{TABLE}/next", body=(NewTable,), status=201, price=rate_limits.NEW_TABLE)
    async def next_table(self, request: Request) -> Response:
        """Makes the table of the next game of a campaign, after one that is over."""
        reader, room = await self.reader_and_table(request)
        if reader.role not in ("seat", "host"):
            raise RequestRefused(
                "not-yours", "Only seats and the host begin the next game.", "next-by-seats"
            )
        services = self.hall.services
        services.costs.charge_new_table(services.now(), address_of(request))
        body: NewTable = decode(NewTable, await self._content(request, services.limits.message))
        return self._table_made(
            request, await self.hall.next_table(await room.replica.game_to_read(), body)
        )

    @ROUTER.post(f"{TABLE}/seat", body=(Take,))
    async def take(self, request: Request) -> Response:
        """Takes a seat by the invitation that is its link."""
        invitation = secret_of(request)
        body = await self.body(request, Take)
        _, own_link = await self.hall.take(request.path_params["table"], invitation, body.own or "")
        return JSONResponse({"link": own_link})

    @ROUTER.get(TABLE, query=("language", "here"))
    async def table(self, request: Request) -> Response:
        """The table: who sits where. With `here`, the seat that asks is present for the next 15 seconds."""
        reader, room = await self.reader_and_table(request, glimpses=True, doors=True)
        match = await room.replica.game_to_read()
        language = request.query_params.get("language", "en")
        if reader.seat is not None and "here" in request.query_params:
            room.note_poll(reader.seat)
        summary = room.listeners.summary(match, language)
        if reader.role == "glimpse":
            return JSONResponse(
                {**summary, "you": {**viewer_json(reader), "moment": share_links.number_of(match, reader)}}
            )
        standing = match.audiences[reader.seat].standing
        notes = await self._own(match, reader)
        present = {
            "turn": getattr(standing.state, "turn", 0),
            "turn_of": moment_messages.turn_of(standing),
            "mark": moment_messages.present_mark(match, reader.seat),
        }
        return JSONResponse({**summary, **notes, **present, "you": viewer_json(reader)})

    async def _own(self, match: live_game.LiveGame, reader: access_keys.Viewer) -> json_types.JsonObject:
        """Returns a seat's own notes, and its time limit if it is asked."""
        if reader.seat is None:
            return {}
        seat, since = await blocking_calls.run(self.hall.services.store.asked_seat, reader.table)
        allowed = match.projection.pace.allowed
        until = since + allowed if allowed and seat == reader.seat else None
        left = None if until is None else max(0.0, round(until - time(), 1))
        return {"note": match.projection.notes.get(reader.seat, ""), "until": until, "left": left}

    @ROUTER.get(f"{TABLE}/moments", query=("language", "since"))
    async def moments(self, request: Request) -> Response:
        """Every moment without its view, or those after a mark."""
        reader, room = await self.reader_and_table(request)
        match = await room.replica.game_to_read()
        language, since = language_for(match, request), request.query_params.get("since", "")
        self.charge(request, rate_limits.cost_of_past(len(match.projection.lines)), reader)
        every = await self.hall.services.read_slowly(
            moment_messages.past_moments, match, reader.seat, language, since
        )
        if not (since and since == moment_messages.present_mark(match, reader.seat)):
            present = moment_messages.present_moment(match, reader.seat, language)
            every.append({key: present[key] for key in moment_messages.SHORT})
        return JSONResponse({"moments": every})

    @ROUTER.get(MOMENT, query=("language",))
    async def moment(self, request: Request) -> Response:
        """A moment, as the secret may see it."""
        reader, match, number = await self._moment_at(request)
        language = language_for(match, request)
        if reader.role != "glimpse" and number == match.audiences[reader.seat].number:
            return JSONResponse(moment_messages.present_moment(match, reader.seat, language))
        self.charge(request, rate_limits.replay(len(match.projection.lines)), reader)
        look = self.hall.services.read_slowly
        return JSONResponse(
            await look(moment_messages.earlier_moment, match, reader.seat, language, number)
        )

    @ROUTER.get(f"{MOMENT}/picture", query=("language",), content="image/svg+xml")
    async def picture(self, request: Request) -> Response:
        """The picture of a moment."""
        return await self._drawn(request, "picture", "image/svg+xml", PICTURE)

    @ROUTER.get(f"{MOMENT}/film", query=("language", "since"))
    async def parts(self, request: Request) -> Response:
        """The parts of that picture, without those that a reader has from the film `since`."""
        return await self._drawn(request, "film", "application/json", {})

    @ROUTER.get(f"{MOMENT}/record", content="text/plain")
    async def moment_record(self, request: Request) -> Response:
        """A saved game that stands at a moment."""
        game = await self._game_at(request)
        return PlainTextResponse(await self.hall.services.read_slowly(game.record))

    @ROUTER.get(f"{MOMENT}/position", content="text/plain")
    async def moment_position(self, request: Request) -> Response:
        """The position of a moment, as YAML."""
        game = await self._game_at(request)
        return PlainTextResponse(await self.hall.services.read_slowly(game.position))

    @ROUTER.post(f"{MOMENT}/link", price=rate_limits.LINK)
    async def moment_link(self, request: Request) -> Response:
        """A link to a moment, to be given away."""
        reader, match, number = await self._moment_at(request)
        shared = await self.hall.services.read_slowly(share_links.shared_reader, match, reader, number)
        return JSONResponse(
            {"link": access_keys.table_link(match.row.id, access_keys.share_key(match.row.secret, shared))}
        )

    @ROUTER.post(f"{TABLE}/messages", body=tuple(MESSAGES.values()), waits=True)
    async def message(self, request: Request) -> Response:
        """A message, as over the socket."""
        reader, room = await self.reader_and_table(request)
        self.hall.services.costs.charge_message(self.hall.services.now(), address_of(request))
        self.charge(request, room.listeners.views(), reader)
        message = read_message(await self._content(request, self.hall.services.limits.message))
        answering = message_handlers.handle_message(room, reader, message)
        # Nobody else has anything of a hint; whatever else was asked for is done.
        answered = await (_while_here(request, answering) if isinstance(message, Hint) else answering)
        status = 200 if answered["ok"] else CODES[answered["problem"]["code"]]
        return JSONResponse(answered, status)

    @ROUTER.get(f"{TABLE}/scenario", query=("name",), content="text/plain")
    async def scenario(self, request: Request) -> Response:
        """A scenario in YAML of what has happened at a test table."""
        _, room = await self.reader_and_table(request, roles=["host"])
        match = await room.replica.game_to_read()
        name = request.query_params.get("name", "") or f"what happened at table {match.row.id}"
        text = await self.hall.services.read_slowly(host_editing.scenario, match, name[:200])
        return PlainTextResponse(text)

    @ROUTER.get(f"{TABLE}/record", content="text/plain")
    async def record(self, request: Request) -> Response:
        """The saved game."""
        reader, room = await self.reader_and_table(request)
        try:
            match = await room.replica.game_to_read()
        except RequestRefused as refused:
            if reader.role != "host" or refused.reason != "changed":
                raise
            return PlainTextResponse(live_game.saved_game(room.row, await room.replica.projection()))
        if not knows_all(match, reader):
            # It holds the seed, from which everything that is hidden follows.
            raise RequestRefused(
                "not-yours", "Until the game is over nobody has the saved game.", "record-of-host"
            )
        return PlainTextResponse(await self.hall.services.read_slowly(match.game.copy().record))

    # --- parts of requests ---------------------------------------------------------------------------

    async def reader_and_table(
        self, request: Request, *, glimpses: bool = False, doors: bool = False, roles: Collection[str] = ()
    ) -> tuple[access_keys.Viewer, Room]:
        """Returns the reader and the table.

        Raises:
            Refused: somebody has no secret of it, only one of a glimpse where these open nothing, or
                another role than these, if any are named.
        """
        secret = secret_of(request)
        if access_keys.is_share_key(secret):
            # What it opens follows from the game, which has to be woken even for one that is made up.
            self.charge(request, rate_limits.LINK)
        reader = await self.hall.reader(request.path_params["table"], secret)
        if reader.invites or (reader.role == "door" and not doors):
            raise RequestRefused("not-yours", "This is an invitation: take the seat first.", "take-first")
        if reader.role == "glimpse" and not glimpses:
            raise RequestRefused("not-yours", "This link shows one moment and nothing else.", "one-moment")
        if roles and reader.role not in roles:
            raise RequestRefused("not-yours", f"Only a {' or a '.join(roles)} can do that.", "host-only")
        services = self.hall.services
        services.costs.charge_reader(rate_limits.LOOK, services.now(), reader)
        return reader, await self.hall.room(reader.table)

    def charge(self, request: Request, price: float, reader: access_keys.Viewer | None = None) -> None:
        """Charges whoever asks. Raises `RequestRefused` if that is not affordable now."""
        services = self.hall.services
        services.costs.charge(price, services.now(), address_of(request))
        if reader is not None:
            services.costs.charge_reader(price, services.now(), reader)

    async def _moment_at(self, request: Request) -> tuple[access_keys.Viewer, live_game.LiveGame, int]:
        """Returns the reader, the game and the number of the moment asked for. Raises as `at` does."""
        reader, room = await self.reader_and_table(request, glimpses=True)
        match, number = await room.replica.game_to_read(), request.path_params["number"]
        if reader.role == "glimpse" and number != share_links.number_of(match, reader):
            raise RequestRefused("not-yours", "This link shows one moment and nothing else.", "one-moment")
        return reader, match, number

    async def _game_at(self, request: Request) -> play.Game:
        """The game of a moment, as far as who asks may know it. Raises as `at` and `game_at` do."""
        reader, match, number = await self._moment_at(request)
        self.charge(request, rate_limits.replay(len(match.projection.lines)), reader)
        return await self.hall.services.read_slowly(game_at, match, reader, number, secrets.randbits(64))

    async def _drawn(
        self, request: Request, kind: Literal["film", "picture"], media: str, headers: dict[str, str]
    ) -> Response:
        """The drawing of a moment, made if nobody has asked for it before. Raises as `at` does."""
        reader, match, number = await self._moment_at(request)
        seat, language = reader.seat, language_for(match, request)
        gallery, since = self.hall.services.gallery, request.query_params.get("since", "")[:_ID]
        key = kind, language, since, *moment_messages.key(match, seat, number)
        drawn = gallery.get_cached(key)
        if drawn is None:
            self.charge(request, rate_limits.FILM, reader)
            view = await self._view(match, seat, number)
            drawing = drawing_jobs.DrawingJob.of(kind, view, language, match.row.id, since)
            try:
                drawn = await gallery.get(key, drawing.run)
            except drawing_jobs.ContentChanged:
                # The files of its packs have changed since; it goes on with what they were.
                drawn = await gallery.get(key, partial(drawing.run, view.pack), local=True)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(drawn, media_type=media, headers={**headers, "content-encoding": "gzip"})
        return Response(gzip.decompress(drawn), media_type=media, headers=headers)

    async def seen_moment(self, request: Request) -> tuple[Mapping[str, Any], play.View]:
        """The settings of a table, and what whoever asks saw at a moment. Raises as `at` does."""
        reader, match, number = await self._moment_at(request)
        return match.row.settings, await self._view(match, reader.seat, number)

    async def _view(self, match: live_game.LiveGame, seat: int | None, number: int) -> play.View:
        """Returns a moment as its reader saw it. Raises as `seen_moment` does."""
        audience = match.audiences[seat]
        if number == audience.number:
            return moment_messages.view_of(audience.standing, seat)

        def look_back() -> play.View:
            return moment_messages.view_of(
                moment_messages.moment_of_audience(match, seat, number).game, seat
            )

        return await self.hall.services.read_slowly(look_back)

    async def body(self, request: Request, kind: type[Content]) -> Content:
        """Returns the body of a request, in which all may be left out that has a default.

        Raises `RequestRefused` if it is too large, or none.
        """
        content = await self._content(request, self.hall.services.limits.message)
        return decode(kind, content or b"{}")

    async def _content(self, request: Request, limit: int) -> bytes:
        body = b""
        async for received in request.stream():
            body += received
            if len(body) > limit:
                raise RequestRefused(
                    "too-large", f"A request has at most {limit:,} bytes.", "too-large", number=limit
                )
        return body

    def routes(self) -> list[Route]:
        declared = self.endpoints
        return [Route(call.path, partial(self._answered, call), methods=[call.method]) for call in declared]

    async def _answered(self, endpoint: Endpoint, request: Request) -> Response:
        try:
            self.charge(request, endpoint.price)
            if endpoint.waits:
                return await endpoint.answer(self, request)
            async with self.hall.services.costs.turn(address_of(request)):
                return await endpoint.answer(self, request)
        except ClientDisconnect:
            return Response()
        except Exception as error:
            return error_responses.problem_response(
                error_responses.problem_of_exception(error, f"{endpoint.method} {endpoint.path}")
            )


async def _while_here(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of something that ends with the connection. Raises `ClientDisconnect` then."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_is_gone(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.wait({working, leaving})


async def _is_gone(request: Request) -> None:
    """Waits until the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class _Moment(IntegerConvertor):
    """The number of a moment in a path."""

    regex = "[0-9]{1,7}"


register_url_convertor("moment", _Moment())
