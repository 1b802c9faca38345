"""The table in the browser: a server that holds games, and the page on which people play them.

What comes in are requests (`http`) and messages of a socket (`wire`, `socket`, `messages`); what goes out
(`listener`) are moments of a game as one reader may see them (`moments`, `film`, `meaning`, `words`).
`hall` holds all tables of a process and `room` one of them, with its `replica` of what is in the database,
its `listeners` and its `opponents`, the computer players; `answers` does what a message asks for.
`match` is the game while it is awake, `course` what has come of its deeds, `audience` what a seat has seen
of it, `plans` which deed does what is asked, and `store` the rows in a database. `onward` and `glimpses`
take a moment elsewhere. `workers` is where players think, `offers` what can be played, `security` and
`limits` keep strangers at bay, and `presence` tells other servers who is here. The page is in `web`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gwt.extras import missing

if TYPE_CHECKING:
    from gwt.table.limits import Limits
    from gwt.table.server import app

__all__ = ["Limits", "app"]

_NEEDED = ("starlette", "uvicorn", "websockets", "sqlalchemy", "msgspec", "anyio")


def __getattr__(name: str) -> Any:
    places = {"Limits": "gwt.table.limits", "app": "gwt.table.server"}
    if name not in places:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    try:
        return getattr(import_module(places[name]), name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _NEEDED:
            raise
        raise missing(f"the table needs {error.name}", "table") from None
