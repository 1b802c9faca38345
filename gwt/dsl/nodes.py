"""Frozen nodes of which there is one for the same values, so that equal means identical."""

import re
from collections.abc import Callable
from functools import lru_cache
from inspect import Parameter, Signature, get_annotations
from itertools import pairwise
from threading import Lock
from typing import Any, ClassVar, dataclass_transform, get_origin
from weakref import WeakValueDictionary

import attrs

_REMEMBERED = 1 << 17
"""The constructor calls whose nodes are cached; any other call is looked up by its field values."""

_nodes: WeakValueDictionary[tuple[Any, ...], Any] = WeakValueDictionary()
_looking_up = Lock()
"""Held while a node is looked up by its values, so that two threads do not make equal ones."""


def _interned(cls: "InternedMeta", *args: Any, **kwargs: Any) -> Any:
    """The node with these values: that which is there already, or a new one."""
    names = cls.fields
    if kwargs or len(args) != len(names):
        bound = cls.__signature__.bind(*args, **kwargs)
        bound.apply_defaults()
        args = bound.args
    # To Python True and 1.0 are 1: whichever is asked for first must not stand for the others.
    if not _NUMBERS.isdisjoint(map(type, args)):
        args = tuple(_exact(value, name in cls.flags) for name, value in zip(names, args, strict=True))
    key = (cls, *args)
    with _looking_up:
        node = _nodes.get(key)
        if node is None:
            node = object.__new__(cls)  # type: ignore[arg-type]
            for name, value in zip(names, args, strict=True):
                object.__setattr__(node, name, value)
            if cls.check is not None:
                cls.check(node)
            _nodes[key] = node
        return node


_NUMBERS = frozenset({bool, int, float})


def _exact(value: object, is_flag: bool) -> Any:
    """A number or a truth as what its field holds."""
    if type(value) is bool:
        return value if is_flag else int(value)
    if type(value) is int:
        return bool(value) if is_flag else value
    if type(value) is float:
        return bool(value) if is_flag else int(value) if value == int(value) else value
    return value


def _is_of_class(annotation: object) -> bool:
    return get_origin(annotation) is ClassVar or str(annotation).startswith("ClassVar")


@dataclass_transform(frozen_default=True, eq_default=False)
class InternedMeta(type):
    """The class of the classes of nodes: what is annotated in one is a field, unless as a `ClassVar`.

    Effects are compared, hashed and looked up at every decision; as identical objects they are that
    without a call in Python.
    """

    fields: tuple[str, ...]
    flags: frozenset[str]
    """The fields that are true or false."""
    defaults: dict[str, Any]
    """The values of the fields that may be left out when a node is made."""
    check: Callable[[Any], None] | None = None
    """Raises `TypeError` for a node whose text would read as another one."""

    def __new__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> "InternedMeta":
        types = members.get("__annotations__")
        if types is None:
            # From Python 3.14 on annotations are there only once they are asked for.
            types = members.get("__annotate_func__", lambda _: {})(1)
        defaults = {key: members[key] for key in types if key in members and not _is_of_class(types[key])}
        members = {key: value for key, value in members.items() if key not in defaults}
        slots = members.get("__slots__", ())
        own_fields = tuple(field for field in types if field not in members and field not in slots)
        above = [base for base in bases if isinstance(base, InternedMeta)]
        fields = (*(field for base in above for field in base.fields), *own_fields)
        members |= {"__slots__": (*slots, *own_fields), "__match_args__": fields}
        kind = super().__new__(cls, name, bases, members)
        kind.fields = fields
        kind.defaults = {key: value for base in above for key, value in base.defaults.items()} | defaults
        for before, field in pairwise(fields):
            if before in kind.defaults and field not in kind.defaults:
                raise TypeError(
                    f"{name}.{field} has no default, but stands behind '{before}', which has one"
                )
        flags = {field for field in own_fields if types[field] in (bool, "bool")}
        kind.flags = frozenset(flags.union(*(base.flags for base in above)))
        return kind

    __call__ = lru_cache(maxsize=_REMEMBERED)(_interned)

    @property
    def types(cls) -> dict[str, Any]:
        """The type of each field, as it is annotated."""
        every: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            every |= get_annotations(base)
        return {name: every[name] for name in cls.fields}

    @property
    def __signature__(cls) -> Signature:
        """The arguments of a node; Python would show those of `__call__`, from 3.13 on with `cls`."""
        kind = Parameter.POSITIONAL_OR_KEYWORD
        return Signature(
            [
                Parameter(name, kind, default=cls.defaults.get(name, Parameter.empty), annotation=of)
                for name, of in cls.types.items()
            ]
        )


_fields: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a kind of node, or of any other class of attrs, in their order."""
    if isinstance(kind, InternedMeta):
        return kind.fields
    if kind not in _fields:
        _fields[kind] = tuple(field.name for field in attrs.fields(kind))
    return _fields[kind]


def field_values(node: object) -> tuple[Any, ...]:
    """The values of the fields of a node, in their order."""
    return tuple(getattr(node, name) for name in field_names(type(node)))


class Node(metaclass=InternedMeta):
    """Frozen, with one object for the same values."""

    __slots__ = ("__weakref__",)

    def __setattr__(self, name: str, value: object) -> None:
        raise attrs.exceptions.FrozenInstanceError

    def __delattr__(self, name: str) -> None:
        raise attrs.exceptions.FrozenInstanceError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), field_values(self)

    def __copy__(self) -> "Node":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} '{self}'>"


def class_name_in_words(kind: type, between: str = " ") -> str:
    """The name of a class in words: `UpTo` is `up to`."""
    return re.sub(r"(?<!^)(?=[A-Z])", between, kind.__name__).lower()
