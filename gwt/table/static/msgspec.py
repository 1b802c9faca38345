"""Stands in for the library msgspec in a browser, which has none: reads declared messages from JSON.

It knows what `gwt.table.match.messages` declares and no more: structures with fields of texts, whole
numbers, truth values, lists and mappings, choices of texts, unions of structures with a tag, and bounds. Of
the texts of problems only the sense is the same. The archive of the table has it under the library's name.
"""

import json as _json
import re
from collections.abc import Callable, Mapping
from types import SimpleNamespace, UnionType
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

Content = TypeVar("Content")


class MsgspecError(ValueError):
    """A text is no such message."""


class Meta:
    """The bounds of a value."""

    def __init__(self, **bounds: Any) -> None:
        self.bounds = bounds


class Struct:
    """The base of a declared message."""

    _strict: ClassVar[bool] = False
    _tag_field: ClassVar[str] = ""
    _tag: ClassVar[str] = ""

    def __init_subclass__(
        cls, forbid_unknown_fields: bool = False, tag_field: str = "", tag: str = "", **more: Any
    ) -> None:
        super().__init_subclass__(**more)
        cls._strict, cls._tag_field, cls._tag = forbid_unknown_fields, tag_field, tag

    def __init__(self, **values: Any) -> None:
        for name in _fields(type(self)):
            default = getattr(type(self), name, None)
            setattr(self, name, values.get(name, list(default) if isinstance(default, list) else default))


def _fields(kind: type[Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hint for name, hint in hints.items() if not name.startswith("_")}


class _Decoder(Generic[Content]):
    def __init__(self, kind: Any) -> None:
        self._kind = kind

    def decode(self, text: str | bytes) -> Content:
        """Raises `MsgspecError` if it is no such message."""
        read: Content = _decode(text, self._kind)
        return read


def _decode(text: str | bytes, type: Any) -> Any:
    try:
        read = _json.loads(text)
    except _json.JSONDecodeError as error:
        raise MsgspecError(f"JSON is malformed: {error}") from None
    return _read(read, type, "$")


def _read(value: Any, kind: Any, place: str) -> Any:
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _bounded(_read(value, inside[0], place), inside[1].bounds, place)
    if origin is Literal:
        if value not in inside:
            raise MsgspecError(f"Invalid enum value {value!r} - at `{place}`")
        return value
    if origin is UnionType or str(origin) == "typing.Union":
        return _chosen(value, inside, place)
    if origin is list:
        _check(value, list, place)
        return [_read(part, inside[0], f"{place}[{at}]") for at, part in enumerate(value)]
    if origin is dict:
        _check(value, dict, place)
        return {
            _read(key, inside[0], place): _read(part, inside[1], f"{place}[...]")
            for key, part in value.items()
        }
    if issubclass(kind, Struct):
        return _structure(value, kind, place)
    _check(value, kind, place)
    return value


def _chosen(value: Any, kinds: tuple[Any, ...], place: str) -> Any:
    """Reads one of several kinds: nothing or something else, or structures that differ by their tags."""
    if type(None) in kinds:
        other = next(kind for kind in kinds if kind is not type(None))
        return None if value is None else _read(value, other, place)
    _check(value, dict, place)
    tag = value.get(kinds[0]._tag_field)
    for kind in kinds:
        if kind._tag == tag:
            return _structure(value, kind, place)
    raise MsgspecError(f"Invalid value {tag!r} - at `{place}.{kinds[0]._tag_field}`")


def _structure(value: Any, kind: type[Struct], place: str) -> Struct:
    _check(value, dict, place)
    fields = _fields(kind)
    if kind._tag and value.get(kind._tag_field) != kind._tag:
        raise MsgspecError(f"Invalid value {value.get(kind._tag_field)!r} - at `{place}.{kind._tag_field}`")
    if kind._strict and (unknown := [key for key in value if key not in fields]):
        raise MsgspecError(f"Object contains unknown field `{unknown[0]}` - at `{place}`")
    for name in fields:
        if name not in value and not hasattr(kind, name):
            raise MsgspecError(f"Object missing required field `{name}` - at `{place}`")
    by_name: Mapping[str, Any] = value
    return kind(
        **{
            name: _read(by_name[name], hint, f"{place}.{name}")
            for name, hint in fields.items()
            if name in by_name
        }
    )


def _check(value: Any, kind: type[Any], place: str) -> None:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise MsgspecError(f"Expected `{kind.__name__}`, got `{type(value).__name__}` - at `{place}`")


_KEPT: Mapping[str, Callable[[Any, Any], bool]] = {
    "ge": lambda value, bound: bool(value >= bound),
    "le": lambda value, bound: bool(value <= bound),
    "min_length": lambda value, bound: len(value) >= bound,
    "max_length": lambda value, bound: len(value) <= bound,
    "pattern": lambda value, bound: re.search(bound, value) is not None,
}


def _bounded(value: Any, bounds: Mapping[str, Any], place: str) -> Any:
    for name, bound in bounds.items():
        if not _KEPT[name](value, bound):
            # The table looks for this word where a text may not have control characters.
            named = "regex" if name == "pattern" else name
            raise MsgspecError(f"The value does not keep to {named} {bound} - at `{place}`")
    return value


def _replace(struct: Struct, **changed: Any) -> Struct:
    """Returns a copy with other values of some fields."""
    return type(struct)(**{name: getattr(struct, name) for name in _fields(type(struct))} | changed)


json = SimpleNamespace(Decoder=_Decoder, decode=_decode)
structs = SimpleNamespace(replace=_replace)
