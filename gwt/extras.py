"""What only some users need, and how it is installed under the name that this package has for pip.

pyproject.toml alone states that name: a checkout reads it there, an installed package in its metadata.
"""

from functools import cache

from gwt.errors import UsageError
from gwt.resources import root

_COMMAND = "gwt.cli:main"
"""What the command `gwt` calls; other projects have a `gwt` of their own."""


def missing(what: str, extra: str) -> UsageError:
    """The refusal of what needs a library that is not here, with the extra that brings it."""
    name = distribution()
    install = f"pip install '{name}[{extra}]'" if name else f"install this package with its extra '{extra}'"
    return UsageError(f"{what}: {install}")


@cache
def distribution() -> str | None:
    """The name by which pip knows this package; none where it is a mere copy of the sources."""
    import tomllib
    from importlib import metadata

    file = root() / "pyproject.toml"
    if file.is_file():
        project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {})
        if project.get("scripts", {}).get("gwt") == _COMMAND:
            return str(project["name"])
    commands = metadata.entry_points(group="console_scripts", name="gwt")
    return next((one.dist.name for one in commands if one.value == _COMMAND and one.dist), None)
