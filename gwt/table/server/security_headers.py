"""Security headers of every answer, and the origins that may speak to the server."""

from collections.abc import Collection
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gwt.errors import UsageError, shorten_value
from gwt.table.problems import RequestRefused

HEADERS = {
    # Neither a script nor a style is ever inline: a page sets styles by its scripts.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

PICTURE = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
}
"""Instead of these for a picture, which has its style sheet within it and needs nothing else."""


def origin_of(text: str) -> str:
    """Returns an origin as browsers write it. Raises `UsageError` if the text is none."""
    with suppress(ValueError):
        parsed = urlsplit(text)
        if parsed.scheme in ("http", "https") and parsed.hostname and parsed.path in ("", "/"):
            usual = {"http": 80, "https": 443}[parsed.scheme]
            port = "" if parsed.port in (None, usual) else f":{parsed.port}"
            host = f"[{parsed.hostname}]" if ":" in parsed.hostname else parsed.hostname
            return f"{parsed.scheme}://{host}{port}"
    raise UsageError(f"'{shorten_value(text)}' is no origin: write it as in https://example.org")


class SecurityMiddleware:
    """A layer that adds the headers to every answer, and refuses requests from pages of other origins."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self._app, self._origins = app, frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if self._is_foreign(Headers(scope=scope)):
            refused = RequestRefused(
                "not-yours", "Pages of other sites may not speak to this server.", "other-site"
            )
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4403, "reason": refused.message})
            else:
                answer = JSONResponse({"problem": refused.data()}, refused.status)
                await answer(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)

    def _is_foreign(self, headers: Headers) -> bool:
        """Whether a browser says that a page of another origin sends this; programs say nothing."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return False
        try:
            return urlsplit(origin).netloc != headers.get("host")
        except ValueError:
            # No browser sends what is no address.
            return True
