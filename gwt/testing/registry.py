"""All faces: importing the modules that are named here registers theirs."""

from gwt.optional_dependencies import missing_dependency
from gwt.testing.faces import FACES, Face

try:
    from gwt.testing import api_faces, drawing_faces, end_faces, knowledge, table_faces
except ModuleNotFoundError as error:
    if error.name is None or error.name.partition(".")[0] == "gwt":
        raise
    raise missing_dependency(f"a face needs {error.name}", "table") from None

MODULES = (api_faces, knowledge, drawing_faces, table_faces, end_faces)


def every_face() -> tuple[Face, ...]:
    """Returns all faces, in the order in which they were registered."""
    return tuple(FACES.values())
