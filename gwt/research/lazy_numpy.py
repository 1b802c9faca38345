"""The module numpy, imported when it is used, and the types of its arrays."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from gwt.optional_dependencies import missing_dependency

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

Floats: TypeAlias = "NDArray[numpy.float32]"
Places: TypeAlias = "NDArray[numpy.int64]"
Row: TypeAlias = "tuple[Places, Floats]"
"""Places, each once, and the numbers there; all others are 0."""
Labels: TypeAlias = tuple[Sequence[str], Sequence[str]]
"""The labels of the places of an observation, and of the features of an option."""


@cache
def import_numpy() -> Any:
    """Returns the module numpy.

    Raises:
        UsageError: it is not installed.
    """
    try:
        import numpy
    except ImportError:
        raise missing_dependency("a policy needs numpy", "research") from None
    return numpy
