"""Values as YAML in one line each, as PyYAML writes them with its emitter, which takes far longer."""

import re
from collections.abc import Mapping
from typing import Any

from gwt.memory_cache import bounded_cache

_PLAIN = re.compile(r"[A-Za-z]+(?:[ _-][A-Za-z0-9]+)*")
_CONSTANTS = {None: "null", True: "true", False: "false"}
_WORDS = frozenset({"yes", "no", "true", "false", "on", "off", "null"})
"""Words that YAML 1.1 takes for something else than text."""


def dump_inline(value: object) -> str:
    """Returns a value as YAML in one line, with mappings and lists in brackets.

    Mappings, lists, tuples, numbers, texts, booleans and None are written; no two parts are taken for the
    same object.

    Raises:
        yaml.YAMLError: a value of another type.
    """
    if type(value) is str and not _is_plain(value):
        return _alone(value)
    return _within(value)


def _within(value: Any) -> str:
    kind = type(value)
    if kind is int:
        return str(value)
    if kind is str:
        return value if _is_plain(value) else _scalar(value)
    if value is None or kind is bool:
        return _CONSTANTS[value]
    if isinstance(value, Mapping):
        return "{" + ", ".join([_key(key) + _within(child) for key, child in value.items()]) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join([_within(child) for child in value]) + "]"
    return _dumped([value])[1:-2]


def _is_plain(text: str) -> bool:
    return _PLAIN.fullmatch(text) is not None and text.lower() not in _WORDS


def _key(key: object) -> str:
    if type(key) is str and len(key) < 100 and _is_plain(key):
        return f"{key}: "
    return _other_key(key)


@bounded_cache(most=4096)
def _alone(text: str) -> str:
    return _dumped(text).removesuffix("...\n").strip()


@bounded_cache(most=4096)
def _scalar(text: str) -> str:
    return _dumped([text])[1:-2]


@bounded_cache(most=4096)
def _other_key(key: object) -> str:
    return _dumped({key: 0})[1:-3]


def _dumped(value: object) -> str:
    import yaml

    return yaml.safe_dump(value, default_flow_style=True, width=10**9, sort_keys=False)
