"""Turns exceptions into problems for clients, so that no request or message ends with a bare error."""

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gwt.errors import GwtError, UsageError
from gwt.table.problems import RequestRefused

LOG = logging.getLogger("gwt.table")


def problem_of_exception(error: Exception, work: str) -> RequestRefused:
    """Returns the problem that a client gets for an exception.

    A fault of the server is logged with its traceback; `work` says what failed.
    """
    match error:
        case RequestRefused():
            return error
        case UsageError():
            return RequestRefused("unknown", str(error))
        case GwtError():
            return RequestRefused("malformed", str(error))
    LOG.error("%s has failed", work, exc_info=error)
    return RequestRefused("broken", "The server has made a mistake, which is in its log.", "fault")


def problem_response(refused: RequestRefused) -> Response:
    """Returns the answer to a request that is refused."""
    return JSONResponse({"problem": refused.data()}, refused.status, _LATER.get(refused.code))


_LATER = {"too-many": {"retry-after": "5", "connection": "close"}, "away": {"retry-after": "5"}}
"""Headers by the code of a problem: the seconds after which to try again."""


async def not_found(request: Request, error: Exception) -> Response:
    """Answers a request that the application has no route for."""
    assert isinstance(error, HTTPException)
    if not request.scope["path"].startswith("/api/"):
        return PlainTextResponse(error.detail, error.status_code, error.headers)
    if error.status_code == 405:
        refused = RequestRefused("not-allowed", "This path has no such method.", "no-method")
    else:
        refused = RequestRefused("unknown", "There is no such request.", "no-request")
    return JSONResponse({"problem": refused.data()}, refused.status, error.headers)


class ErrorMiddleware:
    """A layer that answers a request with a problem if whatever is below raises an exception."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def watch(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, watch)
        except Exception as error:
            refused = problem_of_exception(error, "a request")
            if not started:
                await problem_response(refused)(scope, receive, send)
