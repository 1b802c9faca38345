"""The table in the browser: a server that holds games, and the page on which people play them.

What comes in are requests (`http`) and messages of a socket (`wire`, `socket`, `messages`); what goes out
(`listener`) are moments of a game as one reader may see them (`moments`, `film`, `meaning`, `words`).
`hall` holds all tables of a process and `room` one of them, with its `replica` of what is in the database,
its `listeners` and its `opponents`, the computer players; `answers` does what a message asks for.
`match` is the game while it is awake, `course` what has come of its deeds, `audience` what a seat has seen
of it, `plans` which deed does what is asked, and `store` the rows in a database. `onward` and `glimpses`
take a moment elsewhere. `alone` answers without a server, in the worker of the page that is in `static`.
`workers` is where players think, `offers` what can be played, `security` and `limits` keep strangers at
bay, and `presence` tells other servers who is here. The page is in `web`.
"""

from typing import Any

from gwt.extras import missing
from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.table import life as life
    from gwt.table import meaning as meaning
    from gwt.table import moments as moments
    from gwt.table import static as static
    from gwt.table.away import file_of as file_of
    from gwt.table.film import film as film_of
    from gwt.table.limits import Limits as Limits
    from gwt.table.match import Match as Match
    from gwt.table.match import deeds_of as deeds_of
    from gwt.table.match import match_of as match_of
    from gwt.table.offers import Offers as Offers
    from gwt.table.server import DATABASE as DATABASE
    from gwt.table.server import app as app
    from gwt.table.serving import run as run_server
    from gwt.table.store import Store as Store
    from gwt.table.store import TableRow as TableRow
    from gwt.table.store import url_of as url_of
    from gwt.table.workers import Thought as Thought
    from gwt.table.workers import think as think

_NEEDED = ("starlette", "uvicorn", "websockets", "sqlalchemy", "msgspec", "anyio", "segno")

_get, __dir__ = _names(__name__)


def __getattr__(name: str) -> Any:
    try:
        return _get(name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _NEEDED:
            raise
        raise missing(f"the table needs {error.name}", "table") from None
