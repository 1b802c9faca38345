"""Names of a package that are imported when they are first used, so that importing it stays cheap."""

from collections.abc import Callable, Mapping
from importlib import import_module
from sys import modules
from typing import Any


def names(package: str, places: Mapping[str, str]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Returns the `__getattr__` and the `__dir__` of a package.

    `places` is the module of each name: `gwt.kernel.events`, or `gwt.kernel.rules:Score` for a name that is
    another one there.
    """

    def get(name: str) -> Any:
        if name not in places:
            raise AttributeError(f"module '{package}' has no attribute '{name}'")
        module, _, there = places[name].partition(":")
        value = getattr(import_module(module), there or name)
        setattr(modules[package], name, value)
        return value

    def known() -> list[str]:
        return sorted({*vars(modules[package]), *places})

    return get, known
