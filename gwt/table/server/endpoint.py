"""The declarations of requests, from which their routes and the OpenAPI document are made."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from attrs import frozen
from starlette.requests import Request
from starlette.responses import Response

from gwt.json_types import JsonObject
from gwt.table.live import rate_limits, table_summary
from gwt.table.match.live_game import LiveGame
from gwt.table.problems import RequestRefused

Answer = TypeVar("Answer", bound=Callable[..., Awaitable[Response]])

VERSION = 1
API = f"/api/{VERSION}"
TABLE = f"{API}/tables/{{table}}"
MOMENT = f"{TABLE}/moments/{{number:moment}}"
PACKS = ("game", "packs", "language")
"""The query of a request about packs."""


@frozen
class Endpoint:
    """A request that the server answers."""

    method: str
    path: str
    summary: str
    answer: Callable[[Any, Request], Awaitable[Response]]
    """Answers it, as a method of the API."""
    secret: bool = True
    """Whether it needs the secret of a table."""
    body: tuple[type[Any], ...] = ()
    """The messages one of which is its body."""
    query: tuple[str, ...] = ()
    status: int = 200
    content: str = "application/json"
    waits: bool = False
    """Whether it may wait for long, such as for a player that thinks."""
    price: float = rate_limits.LOOK
    """The least that it costs (see `costs`)."""

    @property
    def parts(self) -> list[str]:
        """The names of the variable parts of its path."""
        return [piece[1:-1].partition(":")[0] for piece in self.path.split("/") if piece.startswith("{")]


class Router(list[Endpoint]):
    """Requests with the functions that answer them, in the order in which they are looked up."""

    def get(self, path: str, **details: Any) -> Callable[[Answer], Answer]:
        """Declares a function that answers a GET; its docstring is the summary.

        `details` are other fields of `Endpoint`.
        """
        return self._declare("GET", path, details)

    def post(self, path: str, **details: Any) -> Callable[[Answer], Answer]:
        """Declares a function that answers a POST, as `get` does."""
        return self._declare("POST", path, details)

    def _declare(self, method: str, path: str, details: JsonObject) -> Callable[[Answer], Answer]:
        def declare(answer: Answer) -> Answer:
            self.append(Endpoint(method, path, answer.__doc__ or "", answer, **details))
            return answer

        return declare


def address_of(request: Request) -> str:
    """Returns the address that a request comes from."""
    return request.client.host if request.client else ""


def secret_of(request: Request) -> str:
    """The secret that a request carries. Raises `RequestRefused` if it carries none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise RequestRefused(
            "not-yours", "Send the secret of the link: Authorization: Bearer SECRET.", "no-table"
        )
    return secret.strip()


def language_for(match: LiveGame, request: Request) -> str:
    """Returns the language that a request asks for, as far as the pack of the table has it."""
    return table_summary.language_of(match, request.query_params.get("language", "en"))
