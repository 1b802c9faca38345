"""The classes, contents and functions that can be reached from the rules and the board of a game."""

import enum
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cached_property
from types import MappingProxyType, MethodType, ModuleType

import attrs

from gwt.dsl import InternedMeta
from gwt.native.kinds import fields_of
from gwt.native.program import Program
from gwt.native.transfer import class_attribute, is_function
from gwt.native.untranslatable import Untranslatable

_LEFT_OUT = frozenset({"pack", "log"})
"""The fields that nothing in play looks at."""
_ROOMS = ("gwt.dsl", "gwt.kernel", "gwt.common", "gwt.spec")


def classes_of(package: str) -> list[type]:
    """Returns the classes of nodes and of attrs in the package of a game and in what it is built on."""
    rooms = (*_ROOMS, package)
    modules = [
        module
        for name, module in sorted(sys.modules.items())
        if isinstance(module, ModuleType) and name.startswith(rooms)
    ]
    classes = (
        value for module in modules for value in list(vars(module).values()) if isinstance(value, type)
    )
    return list(dict.fromkeys(cls for cls in classes if isinstance(cls, InternedMeta) or _has_attrs(cls)))


def _has_attrs(cls: type) -> bool:
    return attrs.has(cls) and cls.__module__ != "attr"


def content_fields(value: object) -> tuple[str, ...]:
    """The attributes of an object whose class declares none, with those that it computes once."""
    computed = (
        name
        for cls in type(value).__mro__
        for name, member in vars(cls).items()
        if isinstance(member, cached_property)
    )
    return tuple(dict.fromkeys([*vars(value), *computed]))


def find_contents(roots: Iterable[object]) -> dict[type, object]:
    """Returns the only object of each class without declared fields that can be reached."""
    contents: dict[type, object] = {}
    for value in _walk(roots, None):
        cls = type(value)
        if _is_content(value) and contents.setdefault(cls, value) is not value:
            raise Untranslatable(f"there are several objects of {cls.__name__}")
    return contents


def _is_content(value: object) -> bool:
    cls = type(value)
    if isinstance(value, type | enum.Enum | ModuleType) or callable(value) or fields_of(cls) is not None:
        return False
    return hasattr(value, "__dict__") and not isinstance(value, dict | list | tuple | set | frozenset | str)


def collect(program: Program, roots: Iterable[object]) -> None:
    """Adds the functions and classes to a program that can be reached from some objects."""
    class_values = (
        class_attribute(cls, name) for cls in list(program.classes) for name in list(program.attributes)
    )
    for value in _walk([*roots, *program.constants, *class_values], program):
        if is_function(value):
            try:
                program.function(value)
            except Untranslatable:
                continue
        elif isinstance(value, enum.Enum) or (
            not isinstance(value, type) and program.fields(type(value)) is not None
        ):
            program.class_number(type(value))


def _walk(roots: Iterable[object], program: Program | None) -> Iterator[object]:
    seen, waiting = dict[int, object](), list(roots)
    while waiting:
        value = waiting.pop()
        if id(value) not in seen and not isinstance(value, str | int | float | None):
            seen[id(value)] = value
            yield value
            waiting += _parts(value, program)


def _parts(value: object, program: Program | None) -> list[object]:
    if isinstance(value, list | tuple | set | frozenset):
        return list(value)
    if isinstance(value, dict | MappingProxyType):
        return [*value.keys(), *value.values()]
    if isinstance(value, MethodType):
        return [value.__func__, value.__self__]
    if isinstance(value, type | enum.Enum | ModuleType) or inspect.isroutine(value):
        return []
    fields = fields_of(type(value)) if program is None else program.fields(type(value))
    if program is None and fields is None and _is_content(value):
        fields = tuple(vars(value))
    is_node = isinstance(type(value), InternedMeta)
    known = () if program is None else program.attributes
    return [
        getattr(value, name, None)
        for name in fields or ()
        if name not in _LEFT_OUT and (program is None or is_node or name in known)
    ]
