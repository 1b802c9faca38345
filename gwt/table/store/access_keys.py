"""Secrets that open tables, the hashes that are stored of them, and names that reveal nothing."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal

from attrs import frozen

Role = Literal["seat", "spectator", "host", "glimpse", "door"]
"""An open link, which gives a free seat to everyone who opens it, and nothing else."""

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike."""
_LONGEST_ID = 32


@frozen
class Viewer:
    """The reader to whom a secret belongs."""

    table: str
    role: Role
    seat: int | None = None
    """Of a seat, its number from 0; others see what everybody may see."""
    deed: int = 0
    """Of a glimpse, which shows a single moment, the number of the deed that led there, 0 for the start."""
    held: bool = False
    """Of a glimpse, whether a choice waited there."""
    given: int = 0
    """The number of the deed by which the secret was given out, 0 if with the table."""
    invites: bool = False
    """Whether the secret is an invitation, for which whoever comes first gets one of their own."""

    def __str__(self) -> str:
        return f"seat {self.seat + 1}" if self.seat is not None else self.role


def new_secret() -> str:
    """Returns 128 random bits as a text for a link."""
    return secrets.token_urlsafe(16)


def derive_secret(secret: str, reader: Viewer) -> str:
    """Returns the secret of a link that the host may see again, made with the secret of its table.

    Invitations, which open a seat once, open links and the links of spectators are such; the secret of a
    taken seat is not, nor is the secret of the host.
    """
    message = f"link {reader.role} {reader.seat} {reader.given}"
    digest = hmac.digest(secret.encode(), message.encode(), "sha256")
    text = urlsafe_b64encode(digest[:16]).decode().rstrip("=")
    return f"{_DOOR}{text}" if reader.role == "door" else text


def new_table_id() -> str:
    """Returns the id of a new table, which is easy to type and not a secret."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def is_table_id(text: str) -> bool:
    """Whether a table may have this id; nothing else is looked up in the database."""
    return text.isascii() and text.isalnum() and len(text) <= _LONGEST_ID


def table_link(table: str, secret: str) -> str:
    """Returns the path of a table with a secret where no server sees it."""
    return f"/t/{table}#{secret}"


def hash_of(secret: str) -> str:
    """Returns what is stored of a secret; the bits are random, so that a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def share_key(secret: str, reader: Viewer) -> str:
    """Returns the key of a glimpse, made with the secret of its table; nothing is stored of it.

    It opens nothing else, and nothing can be learned from it, such as how many deeds came before.
    """
    moment = f"{reader.seat} {reader.deed} {reader.held}"
    return _GLIMPSE + hmac.digest(secret.encode(), f"glimpse {moment}".encode(), "sha256").hex()[:32]


def is_share_key(key: str) -> bool:
    return key.startswith(_GLIMPSE)


_DOOR = "join."
"""The prefix of secrets of an open link, from which a page knows what to ask for."""
_GLIMPSE = "moment."
"""The prefix of keys of a glimpse; no secret holds a point."""


def moment_mark(secret: str, *parts: object) -> str:
    """Returns a short name for a moment from which nothing can be learned, such as how many came before."""
    return hmac.digest(secret.encode(), " ".join(map(str, parts)).encode(), "sha256").hex()[:12]
