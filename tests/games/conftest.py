"""A wheel of the package and games beside it, in an environment of their own."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import lark
import pytest
from attrs import frozen

ROOT = Path(__file__).parents[2]


EACH = """
import json, sys
from typer.testing import CliRunner
from gwt.cli.app import app

ends = [CliRunner().invoke(app, call) for call in json.load(sys.stdin)]
for end in ends:
    if end.exit_code and not isinstance(end.exception, SystemExit):
        raise end.exception
print(json.dumps([end.output for end in ends]))
"""


@frozen
class Environment:
    """A Python in which nothing but wheels is installed; libraries are borrowed from this one."""

    folder: Path

    @property
    def site(self) -> Path:
        return next(self.folder.glob("env/lib/python*/site-packages"))

    def program(self, name: str) -> Path:
        return self.folder / "env" / "bin" / name

    def run(self, program, *arguments, typed="", exits=0, within=""):
        """What a program prints, both streams; it runs away from the checkout."""
        called = [str(self.program(program)), *map(str, arguments)]
        done = subprocess.run(
            called,
            cwd=self.folder / within,
            env={**os.environ, "COLUMNS": "200"},
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == exits, f"{' '.join(called)}\n{done.stdout}"
        return done.stdout

    def run_each(self, calls):
        """What each of some `gwt` commands prints, both streams; one process runs them all."""
        said = self.run("python", "-c", EACH, typed=json.dumps([[*map(str, call)] for call in calls]))
        return json.loads(said)

    def install(self, project: Path):
        """Builds a wheel and installs it, without asking anybody for anything."""
        dist = self.folder / "dist" / project.name
        build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", dist, project)
        done = subprocess.run([*map(str, build)], capture_output=True, text=True, cwd=self.folder)
        assert done.returncode == 0, done.stdout + done.stderr
        (wheel,) = dist.glob("*.whl")
        # One that is borrowed does not count as installed.
        options = ("--ignore-installed", "--no-deps", "--no-index", "--quiet")
        self.run("python", "-m", "pip", "install", *options, wheel)


@pytest.fixture(scope="session")
def environment(tmp_path_factory):
    here = Environment(tmp_path_factory.mktemp("installed"))
    venv.create(here.folder / "env", with_pip=True, symlinks=True)
    # Path by path, so that the editable install of the checkout is not borrowed.
    (here.site / "borrowed.pth").write_text(f"{Path(lark.__file__).parents[1]}\n")
    here.install(ROOT)
    return here
