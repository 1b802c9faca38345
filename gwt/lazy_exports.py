"""Names of a package that are imported when they are first used, so that importing it stays cheap.

The face of a room writes its names once, in a block for the type checker, a line for each:

    if TYPED:
        from gwt.kernel import record as record
        from gwt.kernel.agenda import push as push

    __getattr__, __dir__ = names(__name__)

The first line publishes a module, the second a name of a module that others need not know.
If a name is another one in its module, `# mypy: implicit-reexport` stands above the block: otherwise mypy
takes it for a name of the face's own, in the package and for whoever imports it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from sys import modules
from types import MappingProxyType
from typing import Any
from warnings import warn

TYPED: bool = False
"""Whether imports are carried out that are written for a type checker: never.

mypy must not know it, as it knows `TYPE_CHECKING`: it reads modules in the order of the imports that it
takes for real ones, and a class of attrs whose base comes later loses the defaults that methods give.
"""


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
    """Returns where each name of the block of a package is defined: the module, and its name there."""
    places = {}
    for line in _block(package):
        match line.split():
            case ["from", module, "import", original, "as", name]:
                places[name] = module, original
    return places


def names_by_heading(package: str) -> dict[str, tuple[str, ...]]:
    """Returns the names of the block of a package, by the comment above them."""
    by_title: dict[str, tuple[str, ...]] = {}
    for line in _block(package):
        match line.split():
            case ["#", *words]:
                title = " ".join(words)
            case ["from", _, "import", _, "as", name]:
                by_title[title] = (*by_title.get(title, ()), name)
    return by_title


def _block(package: str) -> list[str]:
    """Returns the lines of a package that are set in, such as those of its block."""
    # The loader reads the source from a folder or an archive; parsing it would take ten times as long.
    face: Any = import_module(package)
    source: str = face.__loader__.get_data(face.__file__).decode()
    return [line for line in source.splitlines() if line.startswith(" ")]


def warn_deprecated(old: str, instead: str, gone: str, depth: int = 1) -> None:
    """Warns whoever uses a public name that it goes; it works on for a minor version.

    `instead` is what to use, `gone` the version that no longer has it, such as `1.2`. `depth` is the number
    of calls between the code that is warned and the one that calls this.
    """
    message = f"{old} goes in version {gone}; use {instead}"
    warn(message, DeprecationWarning, stacklevel=depth + 2)
