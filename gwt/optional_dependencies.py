"""Optional dependencies (extras), and the error that says how to install them.

The name of the distribution is only in pyproject.toml: a checkout reads it there, an installed package
in its metadata.
"""

from functools import cache

from gwt.errors import UsageError
from gwt.resources import data_root

_COMMAND = "gwt.cli:main"
"""The entry point of the command `gwt`, to tell this project from others with that command."""


def missing_dependency(what: str, extra: str) -> UsageError:
    """Returns the error for a missing library: `what` needs it, and `extra` installs it."""
    name = distribution_name()
    install = f"pip install '{name}[{extra}]'" if name else f"install this package with its extra '{extra}'"
    return UsageError(f"{what}: {install}")


@cache
def distribution_name() -> str | None:
    """Returns the name of this package for pip, or None if it runs from a plain copy of the sources."""
    import tomllib
    from importlib import metadata

    file = data_root() / "pyproject.toml"
    if file.is_file():
        project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {})
        if project.get("scripts", {}).get("gwt") == _COMMAND:
            return str(project["name"])
    commands = metadata.entry_points(group="console_scripts", name="gwt")
    return next((point.dist.name for point in commands if point.value == _COMMAND and point.dist), None)
