"""The types of what JSON and YAML hold."""

from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A value that JSON and YAML can hold."""
JsonObject: TypeAlias = dict[str, Any]
"""An object of JSON, or a mapping of YAML, by its keys; what its values are follows from the format."""
