"""Secrets that open tables, the hashes that are stored of them, and names that reveal nothing."""

import hmac
import secrets
from hashlib import sha256
from typing import Literal

from attrs import frozen

Role = Literal["seat", "spectator", "host"]

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike."""


@frozen
class Reader:
    """Who a secret belongs to."""

    table: str
    role: Role
    seat: int | None = None
    """Of a seat, its number from 0; others see what everybody may see."""

    def __str__(self) -> str:
        return f"seat {self.seat + 1}" if self.seat is not None else self.role


def new_secret() -> str:
    """Returns 128 random bits as a text for a link."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Returns the id of a new table, which is easy to type and not a secret."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def link(table: str, secret: str) -> str:
    """Returns the path of a table with a secret where no server sees it."""
    return f"/t/{table}#{secret}"


def hash_of(secret: str) -> str:
    """Returns what is stored of a secret; the bits are random, so that a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def mark(secret: str, *parts: object) -> str:
    """Returns a short name for a moment from which nothing can be learned, such as how many came before."""
    return hmac.digest(secret.encode(), " ".join(map(str, parts)).encode(), "sha256").hex()[:12]
