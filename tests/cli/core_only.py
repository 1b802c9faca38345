"""`python -m tests.cli.core_only ARGUMENTS`: the `gwt` command with nothing but what the package requires.

Whatever else is installed beside it cannot be imported, from before the first module of the package is.
Without arguments it reads those of several commands as JSON, runs them one after the other, and writes how
each ended: its exit code and both streams.
"""

import json
import re
import sys
import tomllib
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from types import ModuleType

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def named(requirement: str) -> str:
    """The distribution that a requirement asks for, as all names of it are compared."""
    return re.sub("[-_.]+", "-", re.split(r"[\s<>=!~;\[(]", requirement)[0]).lower()


def required() -> set[str]:
    """The distributions that the package needs and that are here, without its extras."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    found, open_ = set[str](), [named(one) for one in project["dependencies"]]
    while open_:
        name = open_.pop()
        if name not in found:
            try:
                wanted = metadata.requires(name) or ()
            except metadata.PackageNotFoundError:
                # Only other systems or versions of Python need it.
                continue
            found.add(name)
            open_ += [named(one) for one in wanted if "extra ==" not in one]
    return found


class OnlyRequired:
    """Refuses every module of a distribution that the package does not require."""

    def __init__(self) -> None:
        core = required()
        self.refused = {
            name
            for name, owners in metadata.packages_distributions().items()
            if name != "gwt" and not {named(owner) for owner in owners} & core
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> None:
        if name.partition(".")[0] in self.refused:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def refuse() -> OnlyRequired:
    """From now on only what is required can be imported."""
    assert "gwt" not in sys.modules
    finder = OnlyRequired()
    for name in list(sys.modules):
        if name.partition(".")[0] in finder.refused:
            del sys.modules[name]
    sys.meta_path.insert(0, finder)
    return finder


def ends(calls: Sequence[Sequence[str]]) -> list[tuple[int, str, str]]:
    """Runs commands in this process: the exit code of each, its output and its messages."""
    from typer.testing import CliRunner

    from gwt.cli.app import app

    results = [CliRunner().invoke(app, [*arguments]) for arguments in calls]
    for result in results:
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
    return [(result.exit_code, result.stdout, result.stderr) for result in results]


if __name__ == "__main__":
    refuse()

    from gwt.cli import main

    if sys.argv[1:]:
        main()
    json.dump(ends(json.load(sys.stdin)), sys.stdout)
