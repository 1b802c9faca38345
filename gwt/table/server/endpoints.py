"""The requests that the server answers, each declared once for its route and for the OpenAPI document."""

from functools import partial

from gwt.table.live import rate_limits
from gwt.table.match.messages import (
    MESSAGES,
    ChangeNotice,
    Join,
    NewNotice,
    NewPerson,
    NewTable,
    OperatorOrder,
    QrCode,
    Take,
)
from gwt.table.server import analysis_requests, endpoint, people_requests
from gwt.table.server.table_requests import API, TableApi

_TABLE = API + "/tables/{table}"
_MOMENT = _TABLE + "/moments/{number:moment}"

_get, _post = (partial(endpoint.Endpoint, method) for method in ("GET", "POST"))
_get_open, _post_open = partial(_get, secret=False), partial(_post, secret=False)
"""Those that need no secret of a table."""
ENDPOINTS = (
    _get_open(API, "What can be played here.", TableApi.offers, query=("language",)),
    _get_open(
        f"{API}/together",
        "What is played with some packs, and by whom.",
        TableApi.play_settings,
        price=rate_limits.PACKS,
        query=("game", "packs", "language"),
    ),
    _get_open(f"{API}/openapi.json", "This document.", TableApi.openapi),
    _get_open(
        f"{API}/words",
        "The texts of the page itself, and the colours of the pictures.",
        TableApi.texts,
        price=rate_limits.WORDS,
        query=("game", "packs", "language"),
    ),
    _post_open(
        f"{API}/tables",
        "A new table.",
        TableApi.new_table,
        body=(NewTable,),
        status=201,
        price=rate_limits.NEW_TABLE,
    ),
    _get(
        _TABLE,
        "The table: who sits where. With `here`, the seat that asks is present for the next 15 seconds.",
        TableApi.table,
        query=("language", "here"),
    ),
    _post(
        f"{_TABLE}/seat", "Takes a seat by the invitation that is its link.", TableApi.take, body=(Take,)
    ),
    _get(
        f"{_TABLE}/moments",
        "Every moment without its view, or those after a mark.",
        TableApi.moments,
        query=("language", "since"),
    ),
    _get(_MOMENT, "A moment, as the secret may see it.", TableApi.moment, query=("language",)),
    _get(
        f"{_MOMENT}/picture",
        "The picture of a moment.",
        TableApi.picture,
        query=("language",),
        content="image/svg+xml",
    ),
    _get(
        f"{_MOMENT}/film",
        "The parts of that picture, without those that a reader has from the film `since`.",
        TableApi.parts,
        query=("language", "since"),
    ),
    _get(
        f"{_MOMENT}/record",
        "A saved game that stands at a moment.",
        TableApi.moment_record,
        content="text/plain",
    ),
    _get(f"{_MOMENT}/position", "The same as a position.", TableApi.moment_position, content="text/plain"),
    _post(
        f"{_MOMENT}/link",
        "A link to a moment, to be given away.",
        TableApi.moment_link,
        price=rate_limits.LINK,
    ),
    _post(
        f"{_TABLE}/messages",
        "A message, as over the socket.",
        TableApi.message,
        body=tuple(MESSAGES.values()),
        waits=True,
    ),
    _get(
        f"{_TABLE}/scenario",
        "What has happened at a test table, as a scenario in YAML.",
        TableApi.scenario,
        query=("name",),
        content="text/plain",
    ),
    _post(
        f"{_TABLE}/next",
        "Makes the table of the next game of a campaign, after one that is over.",
        TableApi.next_table,
        body=(NewTable,),
        status=201,
        price=rate_limits.NEW_TABLE,
    ),
    _get(f"{_TABLE}/record", "The saved game.", TableApi.record, content="text/plain"),
    _get(
        f"{_TABLE}/analysis",
        "The worth of the options of each decision of a game that is over, as far as it is known by now.",
        analysis_requests.analysis,
        query=("language", "since"),
    ),
    _get(
        f"{_TABLE}/replay",
        "A game that is over as a page that shows it step by step, with what is known of its analysis.",
        analysis_requests.replay,
        query=("language",),
        content="text/html",
        waits=True,
    ),
    _post(f"{_TABLE}/join", "Takes a free seat by the link for all.", people_requests.join, body=(Join,)),
    _get(f"{_TABLE}/links", "The links that the host can hand out.", people_requests.table_links),
    _get(f"{_TABLE}/notices", "The addresses that are notified of your turns.", people_requests.notices),
    _post(
        f"{_TABLE}/notices",
        "Adds an address to notify of your turns; for the host, of everybody's.",
        people_requests.new_notice,
        body=(NewNotice,),
        status=201,
    ),
    _post(
        f"{_TABLE}/notices/{{notice}}",
        "Confirms, tries or removes such an address.",
        people_requests.change_notice,
        body=(ChangeNotice,),
    ),
    _get_open(
        f"{API}/open",
        "Tables that everybody may find.",
        people_requests.list_open_tables,
        price=rate_limits.WORDS,
        query=("language",),
    ),
    _get_open(
        f"{API}/guide",
        "A turn on one page, what the pictograms mean, and the names of all tiles and cards.",
        people_requests.guide,
        price=rate_limits.PACKS,
        query=("game", "packs", "language", "theme"),
    ),
    _get_open(
        f"{API}/lessons",
        "Guided turns, each with its position and what is meant there.",
        people_requests.lessons,
        price=rate_limits.PACKS,
        query=("game", "packs", "language"),
    ),
    _get_open(
        f"{API}/cards/{{component}}",
        "What there is to say about a tile or card.",
        people_requests.card,
        price=rate_limits.CARD,
        query=("game", "packs", "language", "theme"),
    ),
    _get(
        f"{_MOMENT}/cards",
        "The same of all that lies at a part of the picture.",
        people_requests.cards_at_part,
        price=rate_limits.CARD,
        query=("part", "language", "theme"),
    ),
    _post_open(
        f"{API}/people",
        "Keeps a name with a key.",
        people_requests.new_person,
        body=(NewPerson,),
        status=201,
    ),
    _post_open(
        f"{API}/square",
        "A text as a code that a camera reads.",
        people_requests.qr_code,
        body=(QrCode,),
        price=rate_limits.SQUARE,
        content="image/svg+xml",
    ),
    _get_open(
        f"{API}/league",
        "The people who have played a game with each other.",
        people_requests.people_league,
        price=rate_limits.LEAGUE,
        query=("game",),
    ),
    _get(f"{API}/operator", "What the operator sees.", people_requests.operator),
    _post(f"{API}/operator", "What the operator does.", people_requests.operate, body=(OperatorOrder,)),
    _get(
        f"{API}/operator/games.zip",
        "All games that are over.",
        people_requests.games_archive,
        content="application/zip",
    ),
)
"""Every request under `/api`, in the order in which they are looked up."""
