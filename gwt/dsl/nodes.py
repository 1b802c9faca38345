"""Frozen nodes of which there is one for the same values, so that equal means identical."""

import re
from functools import cache, lru_cache
from inspect import Signature, signature
from threading import Lock
from typing import Any, TypeVar, dataclass_transform
from weakref import WeakValueDictionary

import attrs

Kind = TypeVar("Kind")

_REMEMBERED = 1 << 17
"""Nodes that are found at once by what they were asked for with; the others by their values."""

_nodes: WeakValueDictionary[tuple[Any, ...], Any] = WeakValueDictionary()
_looking_up = Lock()
"""Held while a node is looked up by its values, so that two threads do not make equal ones."""


def _interned(cls: type, *args: Any, **kwargs: Any) -> Any:
    """The node with these values: that which is there already, or a new one."""
    node = type.__call__(cls, *args, **kwargs)
    for name, is_bool in _fields_of(cls):
        value = getattr(node, name)
        if type(value) in (bool, int, float) and type(value) is not (bool if is_bool else int):
            # To Python True and 1.0 are 1: whichever is asked for first must not stand for the others.
            object.__setattr__(node, name, bool(value) if is_bool else _whole(value))
    with _looking_up:
        return _nodes.setdefault((cls, *values(node)), node)


def _whole(number: float) -> float:
    return int(number) if number == int(number) else number


@cache
def _fields_of(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind of node, and whether they hold True or False."""
    return tuple((one.name, one.type in (bool, "bool")) for one in attrs.fields(kind))


class Interned(type):
    """The class of the classes of nodes.

    Effects are compared, hashed and looked up at every decision; as identical objects they are that
    without a call in Python.
    """

    __call__ = lru_cache(maxsize=_REMEMBERED)(_interned)

    @property
    def __signature__(cls) -> Signature:
        """What a node is made with; Python would tell that of `__call__`, from 3.13 on with `cls`."""
        _, *parameters = signature(cls.__init__).parameters.values()  # type: ignore[misc]
        return Signature(parameters)


_fields: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a kind of node, in their order."""
    if kind not in _fields:
        _fields[kind] = tuple(one.name for one in attrs.fields(kind))
    return _fields[kind]


def values(node: Any) -> tuple[Any, ...]:
    """The values of the fields of a node, in their order."""
    return tuple(getattr(node, name) for name in field_names(type(node)))


class Node(metaclass=Interned):
    """Frozen, with one object for the same values; its classes are made by `node`."""

    __slots__ = ("__weakref__",)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), values(self)

    def __copy__(self) -> "Node":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} '{self}'>"


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(attrs.field,))
def node(kind: type[Kind]) -> type[Kind]:
    """A class of nodes.

    It prints as its source and is kept as what it is made of, so attrs need not spend time on other ways.
    """
    return attrs.frozen(kind, eq=False, repr=False, getstate_setstate=False)


def in_words(kind: type, between: str = " ") -> str:
    """The name of a class in words: `UpTo` is `up to`."""
    return re.sub(r"(?<!^)(?=[A-Z])", between, kind.__name__).lower()
