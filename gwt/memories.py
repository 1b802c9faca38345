"""Caches of results in memory that do not keep their arguments alive.

In an editor packs come and go: each change of a file makes another one.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from threading import RLock
from typing import Any, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary, finalize

One = TypeVar("One")
Key = TypeVar("Key")
Made = TypeVar("Made")
Given = ParamSpec("Given")

_bounded: list[Callable[[], None]] = []
"""The functions that clear each cache of bounded size."""


def once_for_each(make: Callable[[One], Made]) -> Callable[[One], Made]:
    """Decorates a function of one argument: its result is cached as long as the argument lives.

    The result must not refer to the argument, which would then never be freed.
    When an argument is freed, all caches of `remembered` and `memo` are cleared, as they may refer to its
    parts.
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
    """Decorates a function: caches its last `most` results, as `functools.lru_cache` does.

    The cache is also cleared when an argument of a `once_for_each` function is freed.
    """

    def memory(function: Callable[Given, Made]) -> Callable[Given, Made]:
        with_memory = lru_cache(maxsize=most)(function)
        _bounded.append(with_memory.cache_clear)
        return cast(Callable[Given, Made], with_memory)

    return memory


class Memo(dict[Key, Made]):
    """The results of a function of one argument, by index: what is there already costs no call."""

    def __init__(self, make: Callable[[Key], Made], most: int) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, one: Key) -> Made:
        made = self._make(one)
        if len(self) >= self._most:
            self.clear()
        self[one] = made
        return made


def memo(most: int) -> Callable[[Callable[[Key], Made]], Memo[Key, Made]]:
    """Decorates a function of one argument: becomes a mapping of at most `most` results.

    It is emptied when it is full, and when an argument of a `once_for_each` function is freed.
    """

    def decorate(function: Callable[[Key], Made]) -> Memo[Key, Made]:
        known = Memo(function, most)
        _bounded.append(known.clear)
        return known

    return decorate


def _empty() -> None:
    for empty in _bounded:
        empty()
