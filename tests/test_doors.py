"""What other rooms use of a room is named in its face, or is in a module that the face publishes."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from gwt.lazy_exports import exported_names
from gwt.resources import data_root

PACKAGE = data_root() / "gwt"
FILES = sorted(PACKAGE.rglob("*.py"))
EXAMPLES = [file for file in sorted((data_root() / "examples").rglob("*.py")) if "build" not in file.parts]

EXCEPTIONS: dict[str, set[str]] = {}
"""The inner modules that files of other rooms import today. This list may only become shorter."""


def module_of(file: Path) -> str:
    """The name by which a file is imported; that of an example is of no room."""
    return ".".join(file.relative_to(data_root()).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(file) for file in FILES}


def room_of(module: str) -> str:
    """The room of a module; a game is a room of its own, and a module right under `gwt` is in none."""
    parts = module.split(".")
    depth = 3 if parts[:2] == ["gwt", "games"] else 2
    return ".".join(parts[:depth]) if (PACKAGE / "/".join(parts[1:depth])).is_dir() else ""


ROOMS = sorted({room_of(module) for module in MODULES} - {"", "gwt", "gwt.games"})
FACES = sorted(
    room
    for room in ROOMS
    if "_names(__name__)" in (PACKAGE / room[4:].replace(".", "/") / "__init__.py").read_text()
)


def published(room: str) -> set[str]:
    """The modules of a room that its face names."""
    places = exported_names(room) if room in FACES else {}
    return {f"{module}.{name}" for module, name in places.values()} & MODULES


def imports(code: str) -> Iterator[tuple[str, str]]:
    """The modules of the package that some code imports from, each with the name; that may be empty."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found = [(str(node.module), alias.name) for alias in node.names]
        else:
            continue
        yield from (one for one in found if one[0].split(".")[0] == "gwt")


def named_in_face(room: str, name: str) -> bool:
    known = vars(import_module(room))
    return name in exported_names(room) or (name in known and not isinstance(known[name], ModuleType))


def inner(code: str, own: str) -> set[str]:
    """The inner modules of other rooms that some code of a room imports."""
    found = set()
    for module, name in imports(code):
        whole = f"{module}.{name}"
        used = whole if whole in MODULES and not named_in_face(module, name) else module
        room = room_of(used)
        if room and room not in (own, used) and used not in published(room):
            found.add(used)
    return found


def used_by_file() -> dict[str, set[str]]:
    """The inner modules of other rooms that files import, by file."""
    found = {
        str(file.relative_to(data_root())): inner(file.read_text("utf-8"), room_of(module_of(file)))
        for file in (*FILES, *EXAMPLES)
    }
    return {file: modules for file, modules in found.items() if modules}


def test_inner_modules_are_imported_from_their_room_only():
    """An entry that is no longer needed is taken from the list."""
    assert used_by_file() == EXCEPTIONS


def test_documents_import_nothing_inner():
    blocks = [
        (str(file.relative_to(data_root())), block)
        for file in (*sorted((data_root() / "docs").rglob("*.md")), data_root() / "README.md")
        for block in re.findall(r"^```python\n(.*?)^```", file.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    ]

    assert [(file, modules) for file, block in blocks if (modules := inner(block, ""))] == []


def test_a_room_knows_nothing_of_its_face():
    """The face is made of the room: an inner module that imports a name of it may come before that name."""
    found = [
        (str(file.relative_to(data_root())), name)
        for file in FILES
        for module, name in imports(file.read_text("utf-8"))
        if module == room_of(module_of(file)) != module_of(file)
        if f"{module}.{name}" not in MODULES
    ]

    assert found == []


@pytest.mark.parametrize("room", FACES)
def test_a_face_has_names_of_its_room_only(room):
    places = exported_names(room)

    assert {room_of(module) for module, _ in places.values()} == {room}
    assert set(places) <= set(dir(import_module(room)))


@pytest.mark.parametrize("room", FACES)
def test_no_name_of_a_face_is_that_of_a_module_of_the_room(room):
    """Whoever imports the module would put it in the place of the name."""
    own = {module.removeprefix(f"{room}.") for module in MODULES if module.startswith(f"{room}.")}
    clashes = {name for name, (module, _) in exported_names(room).items() if name in own and module != room}

    assert clashes == set()


@pytest.mark.parametrize("room", [room for room in FACES if room != "gwt.research"])
def test_each_name_of_a_face_is_there(room):
    face = import_module(room)

    assert [name for name in exported_names(room) if getattr(face, name) is None] == []


def test_the_deepest_rooms_show_little():
    """The face, and the modules that are known by their own name."""
    assert len(published("gwt.kernel")) <= 3
    assert len(published("gwt.packs")) <= 3
