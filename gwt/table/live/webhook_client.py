"""Requests to addresses that strangers have chosen: bounded in size and time, never within a network."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from gwt._version import __version__
from gwt.table.problems import RequestRefused

LONGEST = 500
"""Characters of an address."""
PATIENCE, SHORT = 4.0, 2.0
"""Seconds for a whole request, with the look-up of the name, and for one to a place that failed before."""
_HEAD = 8 << 10
"""Bytes of a line of the answer, of which nothing else is read."""
_PORTS = {"http": 80, "https": 443}
_GIVEN_OUT = ip_network("2000::/3")
"""All of IPv6 that is given out to anybody."""
_PASSED_ON = ip_network("2002::/16")
"""IPv6 that leads to IPv4 addresses, which may be those of a network."""


class DeliveryError(Exception):
    """A request has not been answered as it should; says why."""


class Silent(DeliveryError):
    """No answer has come in time."""


def check_url(url: str, private: bool) -> SplitResult:
    """Parses the address of a webhook.

    Args:
        private: whether addresses within the operator's own network, `http` and any port are allowed.

    Raises:
        Refused: nothing is ever sent to such an address.
    """
    try:
        parsed = urlsplit(url)
        named, port = parsed.hostname, parsed.port
    except ValueError:
        raise _no_address() from None
    if not named or parsed.username is not None or not url.isascii() or any(sign <= " " for sign in url):
        raise _no_address()
    if parsed.scheme not in _PORTS or (
        not private and (parsed.scheme != "https" or port not in (None, 443))
    ):
        raise _no_address()
    try:
        literal = ip_address(named)
    except ValueError:
        return parsed
    if not (private or _is_public(str(literal))):
        raise _no_address()
    return parsed


def _no_address() -> RequestRefused:
    return RequestRefused(
        "malformed", "A webhook is a public address that begins with https://.", "no-webhook"
    )


def _is_public(address: str) -> bool:
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address) and (parsed not in _GIVEN_OUT or parsed in _PASSED_ON):
        return False
    return parsed.is_global and not parsed.is_multicast


async def post_webhook(
    url: str, body: bytes, headers: Mapping[str, str], private: bool, seconds: float = PATIENCE
) -> None:
    """Sends a request to the address of a webhook.

    The address that has been checked is the one that is connected to; no redirect is followed, and of the
    answer only its first line is read.

    Raises:
        Unsent: it cannot be sent, or is not answered with success in time.
    """
    try:
        async with asyncio.timeout(seconds):
            status = await _post(check_url(url, private), body, headers, private)
    except RequestRefused as refused:
        raise DeliveryError(refused.message) from None
    except TimeoutError:
        raise Silent("no answer in time") from None
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise DeliveryError(f"{type(error).__name__}") from None
    if not 200 <= status < 300:
        raise DeliveryError(f"answered with {status}")


async def _post(parsed: SplitResult, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    host, secure = parsed.hostname or "", parsed.scheme == "https"
    port = parsed.port or _PORTS[parsed.scheme]
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in infos]
    # Of a name that leads to both, whoever it belongs to may have chosen the order.
    if not addresses or not (private or all(map(_is_public, addresses))):
        raise DeliveryError("no public address")
    reader, writer = await asyncio.open_connection(
        addresses[0],
        port,
        limit=_HEAD,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        path = (parsed.path or "/") + (f"?{parsed.query}" if parsed.query else "")
        lines = {
            "Host": parsed.netloc,
            "User-Agent": f"gwt/{__version__}",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{key}: {text}\r\n" for key, text in lines.items())
        writer.write(head.encode("ascii") + b"\r\n" + body)
        await writer.drain()
        protocol, _, rest = (await reader.readuntil(b"\n")).decode("latin-1").partition(" ")
        if not protocol.startswith("HTTP/"):
            raise DeliveryError("no answer of a web server")
        return int(rest[:3])
    finally:
        # What is still to come is not waited for.
        writer.transport.abort()
