"""Requests about people: addresses for notices, free seats, names with a key, and the operator."""

import io
import json
import secrets
import zipfile
from collections.abc import Sequence
from functools import partial
from hmac import compare_digest

import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gwt import json_types, site
from gwt.table.live import mail_server, rate_limits, table_summary, turn_notifier, webhook_client
from gwt.table.match import help_cards, live_game, messages, offers, projection, table_admin
from gwt.table.problems import RequestRefused
from gwt.table.server import endpoint, security_headers, table_requests
from gwt.table.server.endpoint import API, MOMENT, PACKS, TABLE
from gwt.table.store import access_keys, blocking_calls, outbox, records, table_store

ROUTER = endpoint.Router()
_LISTED = 50
"""Open tables on the first page."""
_OWNERS = ("seat", "host")
"""Those who may have notices."""
_PART = 200
"""Characters of the name of a part of the picture."""
_OPERATED = 1_000
"""Tables on the operator's page."""


# --- addresses for notices ------------------------------------------------------------------------------


@ROUTER.get(f"{TABLE}/notices")
async def notices(api: table_requests.TableApi, request: Request) -> Response:
    """The addresses that are notified of your turns."""
    reader, _ = await api.reader_and_table(request, roles=_OWNERS)
    outside = api.hall.services.outside
    kinds = ["discord", "slack", "ntfy", "json", *(["mail"] if outside.mail else [])]
    all_notices = await blocking_calls.run(api.hall.services.postbox.list, reader.table)
    of_seat = [_as_json(notice) for notice in all_notices if notice.seat == reader.seat]
    return JSONResponse({"kinds": kinds, "notices": of_seat})


def _as_json(notice: outbox.Notice) -> json_types.JsonObject:
    return {
        "id": notice.id,
        "kind": notice.kind,
        "target": notice.target,
        "confirmed": not notice.code,
        "failed": notice.failed,
    }


@ROUTER.post(f"{TABLE}/notices", body=(messages.NewNotice,), status=201)
async def new_notice(api: table_requests.TableApi, request: Request) -> Response:
    """Adds an address to notify of your turns; for the host, of everybody's."""
    services = api.hall.services
    reader, room = await api.reader_and_table(request, roles=_OWNERS)
    body = await api.body(request, messages.NewNotice)
    if body.kind == "mail":
        if services.outside.mail is None or not mail_server.is_address(body.target):
            raise RequestRefused(
                "malformed", "There is no mail here, or this is no address of mail.", "no-mail"
            )
    else:
        webhook_client.check_url(body.target, services.outside.private)
    api.charge(request, rate_limits.NOTICE, reader)
    services.costs.charge_daily("addresses", services.now(), endpoint.address_of(request))
    match = await room.replica.game_to_read()
    base = services.outside.address or f"{request.url.scheme}://{request.url.netloc}"
    texts = turn_notifier.notice_texts(
        match,
        table_summary.language_of(match, body.language),
        f"{base}{request.scope.get('root_path', '')}/t/{reader.table}",
    )
    code = f"{secrets.randbelow(10**6):06}" if body.kind == "mail" else ""
    notice = outbox.Notice(
        outbox.new_notice_id(), reader.table, reader.seat, body.kind, body.target, texts, code
    )
    if not await blocking_calls.run(services.postbox.add, notice, services.limits.notices_of_a_table):
        raise RequestRefused("too-many", "This table tells enough addresses.", "too-many-notices")
    text = (
        turn_notifier.first_message(notice, "code", code=code)
        if code
        else turn_notifier.first_message(notice, "try")
    )
    await _send(api, notice, text)
    return JSONResponse(_as_json(notice), 201)


@ROUTER.post(f"{TABLE}/notices/{{notice}}", body=(messages.ChangeNotice,))
async def change_notice(api: table_requests.TableApi, request: Request) -> Response:
    """Confirms, tries or removes such an address."""
    services = api.hall.services
    reader, _ = await api.reader_and_table(request, roles=_OWNERS)
    body = await api.body(request, messages.ChangeNotice)
    all_notices = await blocking_calls.run(services.postbox.list, reader.table)
    key = (request.path_params["notice"], reader.seat)
    notice = next((notice for notice in all_notices if (notice.id, notice.seat) == key), None)
    if notice is None:
        raise RequestRefused("unknown", "This address gets no notices.", "no-notice")
    if body.do == "remove":
        await blocking_calls.run(services.postbox.remove, notice.id)
    elif body.do == "confirm":
        if not body.code or not await blocking_calls.run(services.postbox.confirm, notice.id, body.code):
            raise RequestRefused("illegal", "That is not the code; add the address again.", "wrong-code")
    else:
        if notice.code:
            raise RequestRefused("stale", "Confirm the address first.", "unconfirmed")
        api.charge(request, rate_limits.NOTICE, reader)
        services.costs.charge_daily("addresses", services.now(), endpoint.address_of(request))
        await _send(api, notice, turn_notifier.first_message(notice, "try"))
    return JSONResponse({})


async def _send(api: table_requests.TableApi, notice: outbox.Notice, text: str) -> None:
    """Puts something into the post, and sends it in the background."""
    services, caller = api.hall.services, api.hall.caller
    now = caller.time()
    await blocking_calls.run(services.postbox.enqueue, notice, text, now)
    services.soon(caller.deliver(now))


# --- free seats -------------------------------------------------------------------------------------------


@ROUTER.post(f"{TABLE}/join", body=(messages.Join,))
async def join(api: table_requests.TableApi, request: Request) -> Response:
    """Takes a free seat by the link for all."""
    door, services = endpoint.secret_of(request), api.hall.services
    body = await api.body(request, messages.Join)
    services.costs.charge_daily("seats", services.now(), endpoint.address_of(request))
    reader, own_link = await api.hall.join(request.path_params["table"], door, body)
    assert reader.seat is not None
    return JSONResponse({"link": own_link, "seat": reader.seat + 1})


@ROUTER.get(f"{TABLE}/links")
async def table_links(api: table_requests.TableApi, request: Request) -> Response:
    """The links that the host can hand out."""
    _, room = await api.reader_and_table(request, roles=["host"])
    return JSONResponse(await api.hall.links(room))


@ROUTER.get(f"{API}/open", secret=False, price=rate_limits.WORDS, query=("language",))
async def list_open_tables(api: table_requests.TableApi, request: Request) -> Response:
    """Tables that everybody may find."""
    services = api.hall.services
    language = request.query_params.get("language", "en")
    tables = await blocking_calls.run(services.store.open_tables, _LISTED)
    return JSONResponse({"tables": await services.read_slowly(_as_found, api, tables, language)})


def _as_found(
    api: table_requests.TableApi, rows: Sequence[records.OpenTable], language: str
) -> list[json_types.JsonObject]:
    offers, store, tables = api.hall.services.offers, api.hall.services.store, []
    for table in rows:
        settings, listing = table.settings, table.listed or _list_anew(store, table)
        seats, pace, version = json.loads(listing)
        reader = access_keys.Viewer(table.id, "spectator", given=version)
        tables.append(
            {
                "table": table.id,
                "game": settings["game"],
                "titles": offers.titles(settings["game"], settings["packs"], language),
                "seats": [
                    {"name": name, "player": player, "free": player == live_game.HUMAN and not taken}
                    for name, player, taken in seats
                ],
                "free": table.free,
                "ended": table.ended,
                "pace": records.Pace(*pace)._asdict(),
                "link": access_keys.table_link(table.id, access_keys.derive_secret(table.secret, reader)),
                "join": None
                if table.ended
                else access_keys.table_link(
                    table.id, access_keys.derive_secret(table.secret, access_keys.Viewer(table.id, "door"))
                ),
            }
        )
    return tables


def _list_anew(store: table_store.TableStore, table: records.OpenTable) -> str:
    """Keeps and returns what lists show of a table that an earlier version has kept."""
    deeds = store.deeds(table.id)
    listing = projection.projection_of(table.settings, deeds).summary()
    store.set_listed(table.id, len(deeds), listing)
    return listing


@ROUTER.post(
    f"{API}/square",
    secret=False,
    body=(messages.QrCode,),
    price=rate_limits.SQUARE,
    content="image/svg+xml",
)
async def qr_code(api: table_requests.TableApi, request: Request) -> Response:
    """A text as a code that a camera reads."""
    body = await api.body(request, messages.QrCode)
    drawn = segno.make(body.text, error="m", micro=False)
    text = io.BytesIO()
    drawn.save(text, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(text.getvalue(), media_type="image/svg+xml", headers=security_headers.PICTURE)


# --- what there is to learn ---------------------------------------------------------------------------


@ROUTER.get(f"{API}/guide", secret=False, price=rate_limits.PACKS, query=(*PACKS, "theme"))
async def guide(api: table_requests.TableApi, request: Request) -> Response:
    """A turn on one page, what the pictograms mean, and the names of all tiles and cards."""
    game, packs, language, theme = *api.named_packs(request), _theme(request)
    offers, texts = api.hall.services.offers, api.hall.services.texts
    return JSONResponse(await texts.do(partial(help_cards.guide, offers, game, packs, language, theme)))


@ROUTER.get(f"{API}/cards/{{component}}", secret=False, price=rate_limits.CARD, query=(*PACKS, "theme"))
async def card(api: table_requests.TableApi, request: Request) -> Response:
    """The help for a tile or card: its picture, sentences, rules, rulings and questions."""
    game, packs, language, theme = *api.named_packs(request), _theme(request)
    offers, gallery = api.hall.services.offers, api.hall.services.gallery
    ids = [request.path_params["component"]]
    descriptions = await gallery.do(partial(help_cards.cards, offers, game, packs, ids, language, theme))
    if not descriptions:
        raise RequestRefused("unknown", "There is no such tile or card.", "no-card")
    return JSONResponse(descriptions[0])


@ROUTER.get(f"{API}/lessons", secret=False, price=rate_limits.PACKS, query=PACKS)
async def lessons(api: table_requests.TableApi, request: Request) -> Response:
    """Guided turns, each with its position and what is meant there."""
    game, packs, language = api.named_packs(request)
    offers, texts = api.hall.services.offers, api.hall.services.texts
    work = partial(help_cards.lessons, offers, game, packs, language)
    return JSONResponse({"game": game, "packs": packs, "lessons": await texts.do(work)})


@ROUTER.get(f"{MOMENT}/cards", price=rate_limits.CARD, query=("part", "language", "theme"))
async def cards_at_part(api: table_requests.TableApi, request: Request) -> Response:
    """The help for all that lies at a part of the picture."""
    services, part = api.hall.services, request.query_params.get("part", "")[:_PART]
    language, theme = request.query_params.get("language", "en"), _theme(request)
    settings, view = await api.seen_moment(request)
    ids = help_cards.help_words(view.data, part)
    api.charge(request, rate_limits.WORDS)
    work = partial(
        help_cards.cards, services.offers, settings["game"], settings["packs"], ids, language, theme
    )
    # Where the picture of the table has been drawn, the pack and its pictograms are at hand.
    return JSONResponse({"cards": await services.gallery.do(work)})


def _theme(request: Request) -> site.Theme:
    return "dark" if request.query_params.get("theme") == "dark" else "light"


# --- people -----------------------------------------------------------------------------------------------


@ROUTER.post(f"{API}/people", secret=False, body=(messages.NewPerson,), status=201)
async def new_person(api: table_requests.TableApi, request: Request) -> Response:
    """Keeps a name with a key."""
    services = api.hall.services
    body = await api.body(request, messages.NewPerson)
    name = offers.clean_name(body.name)
    if not name:
        raise RequestRefused("malformed", "A name has letters.", "no-line")
    services.costs.charge_daily("names", services.now(), endpoint.address_of(request))
    person, key = await blocking_calls.run(services.people.add, name)
    return JSONResponse({"name": person.name, "key": key}, 201)


@ROUTER.get(f"{API}/league", secret=False, price=rate_limits.LEAGUE, query=("game",))
async def people_league(api: table_requests.TableApi, request: Request) -> Response:
    """The people who have played a game with each other."""
    services = api.hall.services
    game = request.query_params.get("game", "") or services.offers.game
    services.offers.folders(game, ())
    return Response(await services.league(game), media_type="application/json")


# --- the operator -----------------------------------------------------------------------------------------


def _check_operator(api: table_requests.TableApi, request: Request) -> None:
    """Raises `RequestRefused` unless the operator asks."""
    secret = api.hall.services.outside.operator
    if not secret or not compare_digest(endpoint.secret_of(request).encode(), secret.encode()):
        raise RequestRefused("not-yours", "This is for the operator of the server.", "operator-only")


@ROUTER.get(f"{API}/operator")
async def operator(api: table_requests.TableApi, request: Request) -> Response:
    """The tables, the names and the banned addresses, for the operator."""
    _check_operator(api, request)
    services = api.hall.services
    tables = await blocking_calls.run(services.store.list_tables)
    names = await blocking_calls.run(services.people.names)
    sockets = services.costs.sockets
    return JSONResponse(
        {
            "tables": [
                {
                    "table": table.id,
                    "packs": table.settings["packs"],
                    "players": table.settings["players"],
                    "choices": table.choices,
                    "created": table.created,
                    "touched": table.touched,
                    "ended": table.ended,
                    "here": len(room.listeners) if (room := api.hall.rooms.get(table.id)) else 0,
                }
                for table in tables[:_OPERATED]
            ],
            "number": len(tables),
            "awake": sum(open_room.replica.match is not None for open_room in api.hall.rooms.values()),
            "sockets": sockets.total,
            "addresses": [
                {"address": host, "sockets": number} for host, number in sockets.by_network.most_common(50)
            ],
            "people": [
                {"id": id, "name": name} for id, name in sorted(names.items(), key=lambda pair: pair[1])
            ],
            "banned": sorted(services.costs.banned),
        }
    )


@ROUTER.post(f"{API}/operator", body=(messages.OperatorOrder,))
async def operate(api: table_requests.TableApi, request: Request) -> Response:
    """Removes a table or a name, bans an address or lets it in again."""
    _check_operator(api, request)
    services = api.hall.services
    body = await api.body(request, messages.OperatorOrder)
    if body.do == "remove":
        await blocking_calls.run(services.store.delete, [body.about])
        if room := api.hall.rooms.pop(body.about, None):
            room.close(4403, "there is no such table any more")
    elif body.do == "remove-person":
        await blocking_calls.run(services.people.remove, body.about)
    else:
        address, _, bits = body.about.partition("/")
        banned = rate_limits.networks(address)[-1 if bits == "48" else 0]
        if banned in rate_limits.networks(endpoint.address_of(request)):
            raise RequestRefused("malformed", "You would ban yourself.", "own-address")
        await blocking_calls.run(services.store.ban, banned, body.do == "ban")
        services.costs.banned = await blocking_calls.run(services.store.bans)
    return JSONResponse({})


@ROUTER.get(f"{API}/operator/games.zip", content="application/zip")
async def games_archive(api: table_requests.TableApi, request: Request) -> Response:
    """All games that are over."""
    _check_operator(api, request)
    packed = await api.hall.services.read_slowly(partial(_packed, api))
    return Response(packed, media_type="application/zip")


def _packed(api: table_requests.TableApi) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in table_admin.ended_games(api.hall.services.store):
            file.writestr(name, text)
    return packed.getvalue()
