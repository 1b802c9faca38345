"""Writes the list of public names, `gwt/site/public.txt`, from the source: `python -m tests.public`.

A name that is in the list keeps its version; a new one has the version of the package.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import griffe

from gwt._version import __version__
from gwt.site.public_names import INNER, MODULES, NAMES, PublicName, parse_names

ROOT = Path(__file__).parents[1]
LIST = ROOT / "gwt" / "site" / "public.txt"


@cache
def package() -> griffe.Object:
    """The package as its source has it: the same on every Python."""
    return griffe.load("gwt", search_paths=[str(ROOT)], resolve_aliases=True)


def exported(module: str) -> list[str]:
    """The names that a module has for others."""
    return sorted(NAMES.get(module) or import_module(module).__all__)


def of(name: str) -> griffe.Object:
    """What the source has under a whole name, followed to where it is defined."""
    inner = name.removeprefix("gwt").removeprefix(".")
    found = package()[inner] if inner else package()
    found = found.final_target if found.is_alias else found
    # A module that has what is called like itself, such as `gwt.printing.aid`, hides it.
    return found[found.name] if found.is_module and found.name in found.members else found


def signatures() -> Iterator[str]:
    """Every public name with its signature, by module; a second name of something only says the first."""
    first: dict[str, str] = {}
    for module in MODULES:
        for name in exported(module):
            thing = of(f"{module}.{name}")
            whole = f"{module}.{name}"
            if thing.path in first:
                yield f"{whole} is {first[thing.path]}"
            else:
                first[thing.path] = whole
                yield from described(whole, thing)


def described(name: str, thing: griffe.Object) -> Iterator[str]:
    """The signature of one thing, and below a class those of its public members, inherited ones too."""
    if thing.is_function:
        yield f"{name}{parameters(thing)}"
    elif not thing.is_class:
        yield name if name.endswith("__version__") else f"{name}{annotation(thing)}"
    else:
        bases = ", ".join(one_line(str(base)) for base in thing.bases)
        yield f"class {name}({bases})" if bases else f"class {name}"
        for member, inner in sorted(members(thing).items()):
            if not (hidden(member) or inner.is_class or f"{name}.{member}" in INNER):
                yield from described(f"{name}.{member}", inner)


def hidden(member: str) -> bool:
    """Whether a member of a class is nobody else's; how one is made is not."""
    return member.startswith("_") and member != "__init__"


def members(kind: griffe.Object) -> dict[str, griffe.Object]:
    """The members of a class, and those that it inherits from classes that are not public themselves."""
    inherited = {
        name: one.final_target
        for name, one in kind.inherited_members.items()
        if name != "__init__" and one.final_target.parent.path not in classes().values()
    }
    return inherited | dict(kind.members)


@cache
def classes() -> dict[str, str]:
    """Where each public class is defined, by its first whole name."""
    first: dict[str, str] = {}
    for module in MODULES:
        for name in exported(module):
            if (thing := of(f"{module}.{name}")).is_class:
                first.setdefault(thing.path, f"{module}.{name}")
    return {name: path for path, name in first.items()}


def parameters(function: griffe.Object) -> str:
    """The parameters of a function and what it returns, as its source has them."""
    given = one_line(function.signature())
    return given[len(function.name) :] if given.startswith(function.name) else given


def annotation(attribute: griffe.Object) -> str:
    """The type of a field, and its default if it has one."""
    if attribute.annotation is None:
        return ""
    plain = attribute.value is None or "class-attribute" not in attribute.labels
    return one_line(f": {attribute.annotation}" + ("" if plain else f" = {attribute.value}"))


def one_line(source: str) -> str:
    """A signature in one line, in which names stand alone, however their modules are imported."""
    return re.sub(
        r"\b(?:[a-z_]+\.(?=[A-Z])|(?:errors|state_declaration)\.)", "", re.sub(r"\s+", " ", source)
    )


def written(before: str) -> str:
    """The list of now; `before` has the versions of the names that were in it."""
    known = {one.name: one.since for one in parse_names(before)}
    now = ".".join(__version__.split(".")[:2])
    found = [PublicName(now, one) for one in signatures()]
    return "".join(f"{known.get(one.name, now)} {one.signature}\n" for one in found)


if __name__ == "__main__":
    LIST.write_text(written(LIST.read_text(encoding="utf-8") if LIST.exists() else ""), encoding="utf-8")
