"""Gives memory that is free in the process back to the system."""

import ctypes
from collections.abc import Callable
from functools import cache


def trim_heap() -> bool:
    """Gives back what the C library holds and nobody uses; returns whether there was any.

    Only glibc can do so; elsewhere nothing is given back.
    """
    return bool(_trim()(0))


@cache
def _trim() -> Callable[[int], int]:
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return lambda keep: 0
    return trim
