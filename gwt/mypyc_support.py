"""The attrs declarations of compiled classes, whose methods are written out for the compiler."""

from collections.abc import Mapping
from inspect import signature
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    # What the compiler reads; it need not be installed where the wheel is.
    i64 = int

    def mypyc_attr(**options):
        return lambda kind: kind


field: Any = attrs.field
"""To the compiler a call of `attrs.field` is a value of the type of the field."""


def describe(kind: type, declared: Mapping[str, tuple[Any, Any]]) -> None:
    """Gives a class the fields of attrs that its source declares: by name, annotation and default."""
    annotations = {name: annotation for name, (annotation, _) in declared.items()}
    values = {name: value for name, (_, value) in declared.items() if value is not attrs.NOTHING}
    bases = tuple(filter(attrs.has, kind.__bases__))
    stand_in = type(kind.__name__, bases, {"__annotations__": annotations, **values})
    attrs_class: Any = attrs.define(stand_in, slots=False)
    kind.__annotations__ = annotations
    # A class knows nothing of these to mypy, or forbids them.
    for name, value in (
        ("__attrs_attrs__", attrs.fields(attrs_class)),
        ("__match_args__", attrs_class.__match_args__),
        ("__signature__", signature(attrs_class)),
    ):
        setattr(kind, name, value)
    declare_slots(kind, *declared)


def declare_slots(kind: type, *names: str) -> None:
    """Says for which fields a native class has room."""
    kind.__room__ = names  # type: ignore[attr-defined]


def inherit_slots(kind: type) -> None:
    """Leaves a field of a class where a native class above it has it, where compiled code looks for it."""
    for base in kind.__mro__[1:]:
        for name in vars(base).get("__room__", ()):
            if name in vars(kind):
                delattr(kind, name)


def representation(part: Any) -> str:
    """The `repr` of an object: its class and its fields."""
    values = (f"{attr.name}={getattr(part, attr.name)!r}" for attr in attrs.fields(type(part)) if attr.repr)
    return f"{type(part).__qualname__}({', '.join(values)})"


def get_state(part: Any) -> dict[str, Any]:
    """The values of all fields, for pickle; those that are `transient` start empty."""
    return {
        attr.name: None if attr.metadata.get("transient") else getattr(part, attr.name)
        for attr in attrs.fields(type(part))
    }


def set_state(part: object, values: Mapping[str, Any]) -> None:
    """Gives an object of no values those that were pickled."""
    for name, value in values.items():
        object.__setattr__(part, name, value)
