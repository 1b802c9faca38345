"""What kind of value a file of a pack has at a place, by the types of its entries."""

from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import attrs

from gwt.packs.document import Steps
from gwt.packs.manifest import Manifest
from gwt.packs.pack import ContentSpec


def kind_at(family: ContentSpec, file: str, steps: Steps) -> Any:
    """The type of the value at the end of the way; none where no value may stand.

    `file` is the stem of its name.
    """
    kind = Manifest if file == "pack" else family.files.get(file)
    for step in steps:
        kind = _below(kind, step)
    return _given(kind)


def _below(kind: Any, step: str | int) -> Any:
    kind = _given(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and attrs.has(kind):
        found = attrs.fields_dict(attrs.resolve_types(kind)).get(str(step))
        return found.type if found is not None else None
    if origin is tuple:
        return arguments[0]
    return arguments[1] if origin is dict else None


def _given(kind: Any) -> Any:
    """The type of a value that is there, where it may also be left empty."""
    if get_origin(kind) in (Union, UnionType):
        return next(one for one in get_args(kind) if one is not NoneType)
    return kind
