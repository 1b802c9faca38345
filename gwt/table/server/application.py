"""The application of the table, for any ASGI server, and the server of `gwt table`."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from gwt import errors, optional_dependencies
from gwt.table import server_limits, web
from gwt.table.live import background_analysis, error_responses, rate_limits, table_manager
from gwt.table.live.mail_server import MailServer
from gwt.table.live.player_pool import PlayerPool
from gwt.table.live.services import OutboundServices, Services
from gwt.table.live.worker_process import WorkerProcess
from gwt.table.match.offers import ContentCatalog
from gwt.table.server import analysis_requests, endpoint, people_requests, table_requests, websockets
from gwt.table.server.security_headers import SecurityMiddleware, origin_of
from gwt.table.store.table_store import TableStore

DATABASE = "sqlite:///gwt-table.sqlite"
_KEY = 20
"""Characters of what opens the operator's page, at least."""
_DRAWS, _THINKS, _HINTS = 5, 10, 19
"""The niceness of the processes that draw and that think towards the one that answers."""


def app(
    database: str = DATABASE,
    *,
    game: str | None = None,
    packs: Sequence[str | Path] = (),
    players: Sequence[str] | None = None,
    limits: server_limits.Limits | None = None,
    workers: int = 1,
    hosts: Sequence[str] = ("*",),
    origins: Sequence[str] = (),
    pace: float = 0.8,
    poll: float = 1.0,
    watch: bool = False,
    address: str = "",
    mail: str = "",
    private: bool = False,
    operator: str = "",
) -> Starlette:
    """Returns an ASGI application that serves tables.

    Args:
        database: the URL of a SQLite file or a PostgreSQL database, as SQLAlchemy takes it.
        game: the game of new tables that name none.
        packs: packs by name or folder; they can be played besides those that are installed, and a new table
            that names none has them all.
        players: the names of the computer players that may sit down; by default all that are installed,
            with their usual arguments.
        limits: how much is done for strangers.
        workers: processes in which computer players think, besides one that draws; with 0 all is done in
            this one.
        hosts: the names by which browsers may call this server; `*` is any.
        origins: pages of other servers that may use its API, such as `https://example.org`.
        pace: the seconds that a turn of a computer player takes at least.
        poll: the seconds between two looks for what other servers have done in the same database.
        watch: follow the files of `packs`: new tables are test tables, at which the host may change the
            position, and which go on with changed content (extra `watch`).
        address: that at which others reach the server, such as `https://table.example.org`; links that are
            sent have it.
        mail: the server by which mail is sent, `smtps://USER:PASSWORD@HOST?from=table@example.org`; it
            needs `address`.
        private: whether webhooks may lead into the operator's own network, and go by `http`.
        operator: what opens the operator's page, of at least 20 characters; without it nothing does.

    Raises:
        UsageError: the database cannot be opened, an origin or an address is none, or there is no such
            game, pack or player.
        ContentError: a pack has problems.
    """
    allowed, others = limits or server_limits.Limits(), [origin_of(origin) for origin in origins]
    if mail and not address:
        raise errors.UsageError("mail needs the address of the server, such as https://table.example.org")
    if operator and len(operator) < _KEY:
        raise errors.UsageError(f"what opens the operator's page has at least {_KEY} characters")
    outside = OutboundServices(
        origin_of(address) if address else "", private, MailServer.of(mail) if mail else None, operator
    )
    if watch and not find_spec("watchfiles"):
        raise optional_dependencies.missing_dependency("watching packs needs watchfiles", "packs")
    offers = ContentCatalog.of(game, packs, players, test=watch)
    followed = [offers.packs[offers.game][name].resolve() for name in offers.usual] if watch else []
    store = TableStore(database)
    # Pictures follow each other, and who drew the last one knows what the next one shares with it.
    thinkers, drawer = PlayerPool(workers, patience=_THINKS), WorkerProcess(workers > 0, patience=_DRAWS)
    # Nobody waits for a hint but who asked for it: it takes nothing from the players of other tables.
    hinters = PlayerPool(min(1, workers), patience=_HINTS)
    # It starts only if somebody asks for something about packs by their names.
    loader = WorkerProcess(workers > 0, patience=_HINTS)
    # To write a game as a page takes seconds, which nobody else waits for.
    writer = WorkerProcess(workers > 0, patience=_HINTS)
    analyst = background_analysis.AnalysisQueue(
        WorkerProcess(workers > 0, patience=_HINTS), allowed.analyses
    )
    services = Services(
        store,
        offers,
        allowed,
        thinkers,
        drawer,
        hinters,
        loader,
        writer,
        analyst,
        pace,
        poll,
        followed,
        outside,
    )
    hall = table_manager.TableManager(services)
    modules = (table_requests, analysis_requests, people_requests)
    api = table_requests.TableApi(hall, tuple(request for module in modules for request in module.ROUTER))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall.start()
        yield
        await hall.close()

    served = Starlette(
        routes=[
            *api.routes(),
            Route("/", _page),
            Route("/t/{table}", _page),
            Route("/league", _page),
            Route("/lesson", _page),
            Route("/operator", _page),
            Route("/static/{name}", _asset),
        ],
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)),
            Middleware(SecurityMiddleware, origins=others),
            Middleware(
                CORSMiddleware,
                allow_origins=others,
                allow_methods=["GET", "POST"],
                allow_headers=["authorization", "content-type"],
                expose_headers=["retry-after"],
            ),
            Middleware(error_responses.ErrorMiddleware),
            Middleware(websockets.WebSockets, hall=hall, path=f"{endpoint.TABLE}/socket"),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={HTTPException: error_responses.not_found},
        lifespan=lifespan,
    )
    served.state.hall = hall
    return served


async def _page(request: Request) -> Response:
    _charge(request)
    # Seen from the page, whatever path a proxy puts before it.
    root = ".." if "table" in request.path_params else "."
    start = "table.js" if "table" in request.path_params else "new-table.js"
    return HTMLResponse(web.page(root, start), headers={"cache-control": "no-cache"})


def _charge(request: Request) -> None:
    services = request.app.state.hall.services
    services.costs.charge(rate_limits.PAGE, services.now(), endpoint.address_of(request))


async def _asset(request: Request) -> Response:
    _charge(request)
    name = request.path_params["name"]
    if name not in web.ASSETS:
        raise HTTPException(404)
    media = "text/css" if name.endswith(".css") else "text/javascript"
    return Response(web.asset(name), media_type=media, headers={"cache-control": "no-cache"})
