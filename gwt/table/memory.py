"""Gives memory that is free in the process back to the system."""

import ctypes
from collections.abc import Callable
from functools import cache


@cache
def trimmer() -> Callable[[], object]:
    """Returns a function that does so, in less than a millisecond; without glibc it does nothing."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        # Only glibc has it.
        return lambda: None
    return lambda: trim(0)
