"""Caches of results in memory that do not keep their arguments alive.

In an editor packs come and go: each change of a file makes another one.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from threading import RLock
from typing import Any, ParamSpec, TypeVar, cast
from weakref import WeakKeyDictionary, finalize

Key = TypeVar("Key")
Value = TypeVar("Value")
Given = ParamSpec("Given")

_bounded: list[Callable[[], None]] = []
"""The functions that clear each cache of bounded size."""


def cached_per_object(make: Callable[[Key], Value]) -> Callable[[Key], Value]:
    """Decorates a function of one argument: its result is cached as long as the argument lives.

    The result must not refer to the argument, which would then never be freed.
    When an argument is freed, all caches made by `bounded_cache` are cleared, as they may refer to its
    parts.
    """
    memory: WeakKeyDictionary[Any, Value] = WeakKeyDictionary()
    making = RLock()

    @wraps(make, updated=())
    def look_up(key: Key) -> Value:
        value = memory.get(key)
        if value is None:
            with making:
                value = memory.get(key)
                if value is None:
                    value = memory[key] = make(key)
                    finalize(key, _empty).atexit = False
        return value

    return look_up


def bounded_cache(most: int) -> Callable[[Callable[Given, Value]], Callable[Given, Value]]:
    """Decorates a function: caches its last `most` results, as `functools.lru_cache` does.

    The cache is also cleared when an argument of a `cached_per_object` function is freed.
    """

    def memory(function: Callable[Given, Value]) -> Callable[Given, Value]:
        with_memory = lru_cache(maxsize=most)(function)
        _bounded.append(with_memory.cache_clear)
        return cast(Callable[Given, Value], with_memory)

    return memory


def _empty() -> None:
    for empty in _bounded:
        empty()
