"""Names of a package that are imported when they are first used, so that importing it stays cheap.

`__init__` of a package imports its names in a block that never runs; type checkers and editors read it:

    # mypy: implicit-reexport
    if _TYPED:
        from gwt.kernel import record
        from gwt.kernel.agenda import push

    __getattr__, __dir__ = _names(__name__)

The first line publishes a module, the second a name of a module that others need not know.
`_TYPED` is `typing.TYPE_CHECKING` under a name by which mypy does not know it. Otherwise mypy would read
modules in another order, and a class of attrs whose base comes later loses the defaults that methods give.
A face that is public writes `push as push`, by which every type checker knows that the name is for others;
for mypy the comment says so.
"""

import ast
from collections.abc import Callable, Mapping
from importlib import import_module
from sys import modules
from types import MappingProxyType
from typing import Any
from warnings import warn


def lazy_attributes(
    package: str, renamed: Mapping[str, tuple[str, str]] = MappingProxyType({})
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Returns the `__getattr__` and the `__dir__` of a package, for its block and `__all__`.

    `renamed` has names that go: what each is called now, and the version without it.
    """
    places: dict[str, tuple[str, str]] = {}

    def known() -> dict[str, tuple[str, str]]:
        if not places:
            places.update(exported_names(package))
        return places

    def get(name: str) -> Any:
        if name == "__all__":
            return sorted(known())
        if name in renamed:
            now, gone = renamed[name]
            warn_deprecated(f"{package}.{name}", f"{package}.{now}", gone)
            return getattr(modules[package], now)
        if name not in known():
            raise AttributeError(f"module '{package}' has no attribute '{name}'")
        module, original = places[name]
        value = _named(package, module, original)
        setattr(modules[package], name, value)
        return value

    return get, lambda: sorted({*vars(modules[package]), *known()})


def _named(package: str, module: str, original: str) -> Any:
    """Returns what a module has under a name, or the module of that name in a folder."""
    if module != package:
        try:
            return getattr(import_module(module), original)
        except AttributeError:
            pass
    return import_module(f"{module}.{original}")


def exported_names(package: str) -> dict[str, tuple[str, str]]:
    """Returns the module that defines each name of the block of a package, and its name there."""
    face: Any = import_module(package)
    # The loader reads the source from a folder or an archive.
    source = face.__loader__.get_data(face.__file__)
    return {
        alias.asname or alias.name: (str(node.module), alias.name)
        for block in ast.parse(source).body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def warn_deprecated(old: str, instead: str, gone: str, depth: int = 1) -> None:
    """Warns whoever uses a public name that it goes; it works on for a minor version.

    `instead` is what to use, `gone` the version that no longer has it, such as `1.2`. `depth` is the number
    of calls between the code that is warned and the one that calls this.
    """
    message = f"{old} goes in version {gone}; use {instead}"
    warn(message, DeprecationWarning, stacklevel=depth + 2)
