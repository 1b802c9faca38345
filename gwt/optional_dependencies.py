"""Optional dependencies (extras), and the error that says how to install them."""

import json
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from gwt import errors, resources

_COMMAND = "gwt.cli:main"
"""The entry point of the command `gwt`, to tell this project from others with that command."""


def missing_dependency(what: str, extra: str = "", package: str = "") -> errors.UsageError:
    """Returns the error for a missing library, with the command that installs an extra or a package.

    `what` says what needs which library.
    """
    source = "." if install_source() == str(Path.cwd()) else install_source()
    if not (package or source):
        return errors.UsageError(f"{what}: install this package with its extra '{extra}'")
    return errors.UsageError(f"{what}: pip install {package or repr(f'{source}[{extra}]')}")


@cache
def install_source() -> str:
    """Returns from where pip installs this package again: a checkout, a wheel, or its name in an index.

    It is empty for a copy that nobody has installed.
    """
    from importlib import metadata

    project = resources.data_root() / "pyproject.toml"
    if project.is_file() and _COMMAND in project.read_text(encoding="utf-8"):
        return str(resources.data_root())
    commands = metadata.entry_points(group="console_scripts", name="gwt")
    distributions = (command.dist for command in commands if command.value == _COMMAND and command.dist)
    if (distribution := next(distributions, None)) is None:
        return ""
    url = json.loads(distribution.read_text("direct_url.json") or "{}").get("url", "")
    return url2pathname(urlsplit(url).path) if url.startswith("file:") else distribution.name
