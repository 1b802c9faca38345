"""The table in the browser: a server that holds games, and the page on which people play them.

Four packages, each of which uses those before it:

- `store` has the rows in a database, the keys that open tables, and tells other servers who is present.
- `match` is one game at a table: `live_game` while it is awake, `projection` of its commands, `audience`
  for what a seat has seen, `moment_messages` for what readers receive.
- `live` holds all tables of a process (`table_manager`) and each of them (`room`), with its `replica` of
  the database, its `connections` and its `computer_players`, who think in a `player_pool`.
- `server` has the requests (`table_requests`, `people_requests`), the sockets (`websockets`) and the
  `application`; `embedded` answers without a server, in the worker of the page that is in `static`.

`problems` and `server_limits` are used by all of them. The page is in `web`.
"""

from typing import TYPE_CHECKING as _TYPED
from typing import Any

from gwt.lazy_exports import lazy_attributes as _names
from gwt.optional_dependencies import missing_dependency

# mypy: implicit-reexport
if _TYPED:
    from gwt.table import static as static
    from gwt.table.live.player_pool import PlayerTask as PlayerTask
    from gwt.table.live.player_pool import choose_for_task as choose_for_task
    from gwt.table.match import decision_details as decision_details
    from gwt.table.match import moment_messages as moment_messages
    from gwt.table.match import table_admin as table_admin
    from gwt.table.match.live_game import LiveGame as LiveGame
    from gwt.table.match.live_game import deeds_of as deeds_of
    from gwt.table.match.live_game import wake_game as wake_game
    from gwt.table.match.offers import ContentCatalog as ContentCatalog
    from gwt.table.match.rendered_moment import render_moment as film_of
    from gwt.table.server.application import DATABASE as DATABASE
    from gwt.table.server.application import app as app
    from gwt.table.server.uvicorn_server import run_server as run_server
    from gwt.table.server_limits import Limits as Limits
    from gwt.table.store.backup import back_up as back_up
    from gwt.table.store.backup import check_complete as check_complete
    from gwt.table.store.records import TableRow as TableRow
    from gwt.table.store.sql_connection import file_of as file_of
    from gwt.table.store.sql_connection import url_of as url_of
    from gwt.table.store.table_store import TableStore as TableStore

_NEEDED = ("starlette", "uvicorn", "websockets", "sqlalchemy", "anyio", "segno")

_get, __dir__ = _names(__name__)


def __getattr__(name: str) -> Any:
    try:
        return _get(name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _NEEDED:
            raise
        raise missing_dependency(f"the table needs {error.name}", "table") from None
