"""The table in the browser: a server that holds games, and the page on which people play them.

Four rooms, of which each uses those before it:

- `store` has the rows in a database, the secrets that open tables, and tells other servers who is here.
- `game` is one game at a table: `match` while it is awake, `projection` what follows from its deeds,
  `audience` what a seat has seen, `plans` which deed does what is asked, `moments` what readers are sent.
- `hall` holds all tables of a process (`tables`) and each of them (`room`), with its `replica` of what is
  in the database, its `listeners` and its `opponents`, the computer players, who think in `workers`.
- `server` has the requests (`http`), the sockets (`wire`, `socket`) and the `application`; `alone` answers
  without a server, in the worker of the page that is in `static`.

`problems` and `limits` are used by all of them. The page is in `web`.
"""

from typing import Any

from gwt.extras import missing
from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.table import static as static
    from gwt.table.game import life as life
    from gwt.table.game import meaning as meaning
    from gwt.table.game import moments as moments
    from gwt.table.game.film import film as film_of
    from gwt.table.game.match import Match as Match
    from gwt.table.game.match import deeds_of as deeds_of
    from gwt.table.game.match import match_of as match_of
    from gwt.table.game.offers import Offers as Offers
    from gwt.table.hall.workers import Thought as Thought
    from gwt.table.hall.workers import think as think
    from gwt.table.limits import Limits as Limits
    from gwt.table.server.application import DATABASE as DATABASE
    from gwt.table.server.application import app as app
    from gwt.table.server.serving import run as run_server
    from gwt.table.store.away import file_of as file_of
    from gwt.table.store.backup import back_up as back_up
    from gwt.table.store.backup import check_complete as check_complete
    from gwt.table.store.connection import url_of as url_of
    from gwt.table.store.database import Store as Store
    from gwt.table.store.rows import TableRow as TableRow

_NEEDED = ("starlette", "uvicorn", "websockets", "sqlalchemy", "msgspec", "anyio", "segno")

_get, __dir__ = _names(__name__)


def __getattr__(name: str) -> Any:
    try:
        return _get(name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _NEEDED:
            raise
        raise missing(f"the table needs {error.name}", "table") from None
