"""All faces: importing the modules that are named here registers theirs."""

from gwt.extras import missing
from gwt.testing.faces import FACES, Face

try:
    from gwt.testing import decisions, endings, knowledge, numbers, shown, tables
except ModuleNotFoundError as error:
    if error.name is None or error.name.partition(".")[0] == "gwt":
        raise
    raise missing(f"a face needs {error.name}", "table") from None

MODULES = (decisions, knowledge, shown, tables, numbers, endings)


def every_face() -> tuple[Face, ...]:
    """Returns all faces, in the order in which they were registered."""
    return tuple(FACES.values())
