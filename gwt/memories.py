"""What is looked up again instead of found out again, without keeping alive what it was found out about.

Packs come and go where they are being written: each change of a file makes another one.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from threading import RLock
from typing import Any, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary, finalize

One = TypeVar("One")
Made = TypeVar("Made")
Given = ParamSpec("Given")

_bounded: list[Callable[[], None]] = []
"""How to empty each memory of bounded size."""


def once_for_each(make: Callable[[One], Made]) -> Callable[[One], Made]:
    """Makes something of each one only once, and keeps it as long as somebody has that one.

    What is made must not hold what it was made of.
    Memories of bounded size are emptied when one is gone, for they may hold what was made of it.
    """
    known: WeakKeyDictionary[Any, Made] = WeakKeyDictionary()
    making = RLock()

    @wraps(make, updated=())
    def look_up(one: One) -> Made:
        found = known.get(one)
        if found is None:
            with making:
                found = known.get(one)
                if found is None:
                    found = known[one] = make(one)
                    finalize(one, _empty).atexit = False
        return found

    return look_up


def remembered(most: int) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """A memory of bounded size for a function, of what it gave for so many arguments."""

    def memory(function: Callable[Given, Made]) -> Callable[Given, Made]:
        with_memory = lru_cache(maxsize=most)(function)
        _bounded.append(with_memory.cache_clear)
        return cast(Callable[Given, Made], with_memory)

    return memory


def _empty() -> None:
    for empty in _bounded:
        empty()
