"""Lets the garbage collector rest while many games are played."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_RARELY = 100_000
"""Objects made beyond those freed after which the collector looks for cycles; Python's own is 700.

The games of 64 tables have up to 70,000, which come and go without it.
"""


@contextmanager
def rare_collections() -> Iterator[None]:
    """Collects rarely, and never what exists, such as packs. Restores the settings afterwards.

    A game leaves next to no cycles behind, but each collection visits all that is remembered of rides
    and hands.
    """
    before = gc.get_threshold()
    if before[0] >= _RARELY:
        # Somebody outside does so already, or has asked for less still.
        yield
        return
    gc.freeze()
    gc.set_threshold(_RARELY, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
