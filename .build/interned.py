"""`node`: the node of a class with some values, for compiled modules."""

from typing import Any, Final

from gwt._cache import lru_cache
from gwt.dsl import nodes

node: Final[Any] = lru_cache(maxsize=nodes._REMEMBERED)(nodes._interned)
