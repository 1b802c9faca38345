"""Requests about a game that is over or looked through: its analysis, and the page that shows it."""

from collections.abc import Hashable
from functools import partial
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from gwt.errors import shorten_value
from gwt.table.live import rate_limits
from gwt.table.live.background_analysis import Analysis, replay_of
from gwt.table.match import live_game, moment_messages
from gwt.table.problems import RequestRefused
from gwt.table.server.endpoint import TABLE, Router, address_of, language_for
from gwt.table.server.table_requests import TableApi
from gwt.table.store.access_keys import Viewer

ROUTER = Router()
_DIGITS = 7
"""The most digits of a number of decisions."""


@ROUTER.get(f"{TABLE}/analysis", query=("language", "since"))
async def analysis(api: TableApi, request: Request) -> Response:
    """The worth of the options of each decision of a game that is over, as far as it is known by now."""
    reader, match = await _reviewed(api, request)
    services = api.hall.services
    since = request.query_params.get("since", "0")
    if not (since.isascii() and since.isdecimal() and len(since) <= _DIGITS):
        raise RequestRefused(
            "malformed", f"`since` is a number of decisions, not '{shorten_value(since)}'.", "bad-number"
        )
    key, now = _key(match), services.now()
    progress = services.analyst.find_analysis(key, now)
    if progress is None:
        services.analyst.check(match.game.pack)
        api.charge(request, rate_limits.ANALYSIS, reader)
        record = await services.read_slowly(match.game.copy().record)
        by = rate_limits.networks(address_of(request))[0]
        choices = len(match.game.history)
        progress = services.analyst.begin(key, Analysis(record, _folders(match), choices, by), now)
    return JSONResponse(
        progress.data(
            language_for(match, request), int(since), moment_messages.numbering_after(match, reader.seat)
        )
    )


@ROUTER.get(f"{TABLE}/replay", query=("language",), content="text/html", waits=True)
async def replay(api: TableApi, request: Request) -> Response:
    """A game that is over as a page that shows it step by step, with what is known of its analysis."""
    reader, match = await _reviewed(api, request)
    services = api.hall.services
    api.charge(request, rate_limits.ANALYSIS, reader)
    progress = services.analyst.find_analysis(_key(match), services.now())
    judged = () if progress is None else tuple(progress.judged)
    language = language_for(match, request)
    record = await services.read_slowly(match.game.copy().record)
    work = partial(replay_of, record, _folders(match), judged, language)
    return Response(
        await services.pages.get((_key(match), len(judged), language), work),
        media_type="text/html",
        # Such a page has scripts in it, so no browser may show it as one of the server.
        headers={"Content-Disposition": "attachment"},
    )


async def _reviewed(api: TableApi, request: Request) -> tuple[Viewer, live_game.LiveGame]:
    """Returns who asks, and a game that is over or looked through.

    Raises `RequestRefused` if it is neither.
    """
    reader, room = await api.reader_and_table(request)
    match = await room.replica.game_to_read()
    if not (match.game.over or match.is_study):
        raise RequestRefused("not-yours", "A game is analysed when it is over.", "analysis-when-over")
    return reader, match


def _key(match: live_game.LiveGame) -> Hashable:
    return match.row.id, moment_messages.present_mark(match, None)


def _folders(match: live_game.LiveGame) -> tuple[Path, ...]:
    return tuple(layer.folder for layer in match.game.pack.layers)
