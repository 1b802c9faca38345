"""`python -m tests.cli.core_only ARGUMENTS`: the `gwt` command with nothing but what the package requires.

Whatever else is installed beside it cannot be imported, from before the first module of the package is.
What `--extra EXTRA` brings can be imported too, but for the distributions `--without NAME`, and with
`--module MODULE` a module is run instead of the command.
Without arguments it reads those of several commands as JSON, runs them one after the other, and writes how
each ended: its exit code and both streams.
"""

import argparse
import json
import runpy
import sys
import tomllib
from collections.abc import Collection, Sequence
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from types import ModuleType

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def required(extra: str = "") -> set[str]:
    """The distributions that the package needs and that are here, without its extras or with one."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    own = canonicalize_name(project["name"])
    found, open_ = set[tuple[str, str]](), [(own, extra)]
    while open_:
        if (asked := open_.pop()) in found:
            continue
        name, extra = asked
        try:
            lines = metadata.requires(name) or () if name != own else project["dependencies"]
        except metadata.PackageNotFoundError:
            # Only another version of a library needs it.
            continue
        found.add(asked)
        lines = [*lines, *(project["optional-dependencies"].get(extra, ()) if name == own else ())]
        for requirement in map(Requirement, lines):
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                open_ += [(canonicalize_name(requirement.name), more) for more in ("", *requirement.extras)]
    return {name for name, _ in found} - {own}


class OnlyRequired:
    """Refuses every module of a distribution that the package does not require."""

    def __init__(self, extra: str = "", without: Collection[str] = ()) -> None:
        core = required(extra) - {*without}
        self.refused = {
            name
            for name, owners in metadata.packages_distributions().items()
            if name != "gwt" and not set(map(canonicalize_name, owners)) & core
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> None:
        if name.partition(".")[0] in self.refused:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def refuse(extra: str = "", without: Collection[str] = ()) -> OnlyRequired:
    """From now on only what is required can be imported."""
    assert "gwt" not in sys.modules
    finder = OnlyRequired(extra, without)
    for name in list(sys.modules):
        if name.partition(".")[0] in finder.refused:
            del sys.modules[name]
    sys.meta_path.insert(0, finder)
    return finder


def ends(calls: Sequence[Sequence[str]]) -> list[tuple[int, str, str]]:
    """Runs commands in this process: the exit code of each, its output and its messages."""
    from typer.testing import CliRunner

    from gwt.cli.app import app

    with suppress(ImportError):
        # Nobody presses Ctrl-C.
        import watchfiles

        watchfiles.watch = lambda *folders, **options: iter(())

    results = [CliRunner().invoke(app, [*arguments]) for arguments in calls]
    for result in results:
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
    return [(result.exit_code, result.stdout, result.stderr) for result in results]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--extra", default="")
    parser.add_argument("--without", action="append", default=[])
    parser.add_argument("--module")
    options, arguments = parser.parse_known_args()
    refuse(options.extra, options.without)
    sys.argv[1:] = arguments
    if options.module:
        runpy.run_module(options.module, run_name="__main__")
        sys.exit()

    from gwt.cli import main

    if arguments:
        main()
    json.dump(ends(json.load(sys.stdin)), sys.stdout)
