"""Secrets that open tables, the hashes that are stored of them, and names that reveal nothing."""

import hmac
import secrets
from hashlib import sha256
from typing import Literal

from attrs import frozen

Role = Literal["seat", "spectator", "host", "glimpse"]

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike."""
_LONGEST_ID = 32


@frozen
class Reader:
    """Who a secret belongs to."""

    table: str
    role: Role
    seat: int | None = None
    """Of a seat, its number from 0; others see what everybody may see."""
    deed: int = 0
    """Of a glimpse, which shows a single moment, the number of the deed that led there, 0 for the start."""
    held: bool = False
    """Of a glimpse, whether a choice waited there."""

    def __str__(self) -> str:
        return f"seat {self.seat + 1}" if self.seat is not None else self.role


def new_secret() -> str:
    """Returns 128 random bits as a text for a link."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Returns the id of a new table, which is easy to type and not a secret."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def is_table_id(text: str) -> bool:
    """Whether a table may have this id; nothing else is looked up in the database."""
    return text.isascii() and text.isalnum() and len(text) <= _LONGEST_ID


def link(table: str, secret: str) -> str:
    """Returns the path of a table with a secret where no server sees it."""
    return f"/t/{table}#{secret}"


def hash_of(secret: str) -> str:
    """Returns what is stored of a secret; the bits are random, so that a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def glimpse(secret: str, reader: Reader) -> str:
    """Returns what opens the one moment of a glimpse, made with the secret of its table.

    It opens nothing else, and nothing is stored of it.
    """
    shown = f"{_GLIMPSE}{0 if reader.seat is None else reader.seat + 1}.{reader.deed}.{int(reader.held)}"
    return f"{shown}.{_sealed(secret, shown)}"


def is_glimpse(key: str) -> bool:
    return key.startswith(_GLIMPSE)


def reader_of_glimpse(table: str, secret: str, key: str) -> Reader | None:
    """Returns whom a glimpse shows its moment as, or None if it is not one of this table."""
    shown, _, seal = key.rpartition(".")
    if not hmac.compare_digest(seal.encode(), _sealed(secret, shown).encode()):
        return None
    seat, deed, held = map(int, shown.removeprefix(_GLIMPSE).split("."))
    return Reader(table, "glimpse", seat - 1 if seat else None, deed, bool(held))


_GLIMPSE = "moment."
"""How a key of a glimpse begins; no secret holds a point."""


def _sealed(secret: str, text: str) -> str:
    return hmac.digest(secret.encode(), text.encode(), "sha256").hex()[:32]


def mark(secret: str, *parts: object) -> str:
    """Returns a short name for a moment from which nothing can be learned, such as how many came before."""
    return hmac.digest(secret.encode(), " ".join(map(str, parts)).encode(), "sha256").hex()[:12]
