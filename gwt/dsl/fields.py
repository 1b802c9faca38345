"""What the parser hands over, as the field of a node.

It hands over a token, or nothing where an optional word is left out; made in Python, a node is given
the value itself.
"""

from collections.abc import Iterable
from typing import Any


def flag(word: object) -> bool:
    """Whether an optional word is there."""
    return bool(word)


def text(word: str | None) -> str:
    """An optional name, empty where it is left out."""
    return str(word or "")


def whole(word: Any) -> Any:
    """Digits as a number; anything else as it is."""
    return int(word) if isinstance(word, str) else word


def number(word: int | str | None) -> int:
    """An optional number, 0 where it is left out."""
    return int(word or 0)


def names(words: Iterable[str] | None) -> tuple[str, ...]:
    """An optional list of names, empty where it is left out."""
    return tuple(words or ())
