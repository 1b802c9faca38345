"""What `make` does where there is a browser, could be one, or cannot, and what it needs of the sdist."""

import os
import re
import shutil
import stat
import subprocess
import tarfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).parents[1]
PYTEST = "pytest -n auto --dist loadfile --no-loadscope-reorder --in-turn"
LEFT_OUT = "The tests in a browser are left out"


@pytest.fixture
def machine(tmp_path):
    """A machine with these programs besides a shell: `make` is run on it, with a pytest that only tells."""
    programs, environment = tmp_path / "programs", tmp_path / "venv"
    programs.mkdir()
    (environment / "bin").mkdir(parents=True)
    for name in ("sh", "id", "make"):
        (programs / name).symlink_to(shutil.which(name))

    def program(path, text):
        path.write_text(f"#!{shutil.which('sh')}\n{text}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    program(environment / "bin" / "pytest", 'echo "pytest $@"')
    program(environment / "bin" / "python", "false")
    (environment / ".tools").touch()
    (environment / "npm/node_modules/pyodide").mkdir(parents=True)

    def make(*goals, having=(), failing=(), **variables):
        for name in (*having, *failing):
            program(programs / name, f'echo "{name} $@"' + ("; false" if name in failing else ""))
        given = [
            f"{name}={value}" for name, value in {"VENV": environment, "SUDO": "", **variables}.items()
        ]
        return subprocess.run(
            [shutil.which("make"), "--no-print-directory", *goals, *given],
            cwd=ROOT,
            env={"PATH": str(programs), "HOME": os.environ.get("HOME", "/")},
            capture_output=True,
            text=True,
        )

    return make


def test_with_a_browser_all_tests_are_run(machine):
    made = machine("browser", "run-tests", having=["chromium"])

    assert (made.returncode, made.stdout) == (0, f"{PYTEST}\n")


def test_without_the_playground_its_tests_are_left_out(machine, tmp_path):
    (tmp_path / "venv/npm/node_modules/pyodide").rmdir()

    made = machine("run-tests", having=["chromium"])

    left_out = "--ignore=tests/browser/test_playground.py --ignore=tests/browser/test_static_table.py"
    assert made.stdout == f"{PYTEST} {left_out}\n"


@pytest.mark.parametrize("having", [{}, {"failing": ["npm"]}], ids=["no npm", "npm cannot get it"])
def test_without_pyodide_the_site_is_built_without_the_playground_unless_nothing_is_left_out(
    machine, having
):
    made, strict = (machine("pyodide", **having, **more) for more in ({}, {"LEAVE_NOTHING_OUT": "1"}))

    assert made.returncode == 0 and "built without the playground" in made.stdout
    assert strict.returncode != 0


@pytest.mark.parametrize("having", [{}, {"failing": ["npm"]}], ids=["no npm", "npm cannot get it"])
def test_without_npm_the_scripts_of_the_pages_are_not_checked_unless_nothing_is_left_out(machine, having):
    made, strict = (machine("scripts", **having, **more) for more in ({}, {"LEAVE_NOTHING_OUT": "1"}))

    assert made.returncode == 0 and "The scripts of the pages are not checked" in made.stdout
    assert strict.returncode != 0


def test_the_checks_are_those_of_the_scripts_too(machine):
    made = machine("--dry-run", "checks")

    assert "tsc -p .build/scripts && tsc -p .build/scripts/workers" in made.stdout
    assert "eslint -c " in made.stdout and "node --test tests/scripts/*.test.mjs" in made.stdout


def test_where_a_browser_can_be_installed_it_is(machine):
    made = machine("browser", having=["apt-get"])

    assert made.returncode == 0
    assert made.stdout.splitlines()[-1] == (
        "apt-get install --quiet --yes --no-install-recommends chromium"
    )


def test_without_a_browser_the_other_tests_are_run_and_it_is_said_how_to_run_these(machine):
    made = machine("browser", "run-tests")
    first, called, last = made.stdout.splitlines()

    assert made.returncode == 0
    assert called == f"{PYTEST} --ignore=tests/browser"
    assert first == last
    assert last.startswith(LEFT_OUT) and last.endswith("/bin/pytest tests/browser")


def test_where_the_browser_cannot_be_installed_the_other_tests_are_run(machine):
    """Such as without a network, or for somebody who may not install anything."""
    made = machine("browser", "run-tests", failing=["apt-get"])
    update, said, called, again = made.stdout.splitlines()

    assert made.returncode == 0
    assert (update, called) == (
        "apt-get update --quiet",
        f"{PYTEST} --ignore=tests/browser",
    )
    assert said == again and said.startswith(LEFT_OUT)


def test_without_rights_to_install_the_other_tests_are_run(machine):
    made = machine("browser", "run-tests", having=["apt-get"], SUDO="no-such-sudo")

    assert made.returncode == 0
    assert made.stdout.splitlines()[0].startswith(LEFT_OUT)
    assert "no-such-sudo" in made.stderr


def test_no_browser_is_used_where_none_is_wanted(machine):
    made = machine("browser", "run-tests", having=["chromium", "apt-get"], BROWSER="no")
    first, called, last = made.stdout.splitlines()

    assert made.returncode == 0
    assert called == f"{PYTEST} --ignore=tests/browser"
    assert first == last
    assert first.startswith(f"{LEFT_OUT}: BROWSER=no")


def test_the_browser_of_somebody_is_no_reason_to_leave_tests_out(machine):
    """Many have a variable of that name for what opens their links."""
    made = machine("browser", "run-tests", having=["chromium"], BROWSER="firefox")

    assert (made.returncode, made.stdout) == (0, f"{PYTEST}\n")


@pytest.mark.parametrize("given", [{}, {"BROWSER": "no"}])
def test_where_nothing_may_be_left_out_a_missing_browser_is_an_error(machine, given):
    made = machine("browser", LEAVE_NOTHING_OUT=1, **given)

    assert made.returncode != 0
    assert LEFT_OUT in made.stdout


def test_ci_lets_nothing_be_left_out():
    assert "make test LEAVE_NOTHING_OUT=1" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


PRODUCTS = ("core", "games", "language", "table", "site", "research")


def test_each_test_belongs_to_one_product(machine):
    """So that all products together are all tests, and none is run twice."""
    belong: dict[str, list[str]] = {}
    for product in PRODUCTS:
        made = machine(f"test-{product}", having=["chromium"])
        paths = [Path(word) for word in made.stdout.split() if word.startswith("tests/")]
        assert [str(path) for path in paths if not (ROOT / path).exists()] == []
        for path in paths:
            found = [ROOT / path] if path.suffix else (ROOT / path).rglob("test_*.py")
            for file in found:
                belong.setdefault(file.relative_to(ROOT).as_posix(), []).append(product)
    every = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}

    assert {file: products for file, products in belong.items() if len(products) > 1} == {}
    assert every - set(belong) == set()


def test_without_a_browser_the_other_tests_of_a_product_are_run(machine):
    made = machine("test-table")

    called = "tests/table tests/picture tests/printing tests/browser/test_table.py"
    assert made.stdout == f"{PYTEST} --ignore=tests/browser {called}\n"


def test_quick_leaves_out_what_is_slow(machine):
    made = machine("quick")

    assert made.stdout.splitlines()[-1].startswith("pytest -q -m not slow tests/")


def test_what_make_installs_is_found_on_the_public_index():
    """A local version such as 2.13.0+cpu is on no public index; without it, pip takes either."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")

    assert re.search(r"^TORCH \?= torch==[0-9.]+$", makefile, re.MULTILINE)
    assert not re.search(r"==[0-9.]+\+", makefile)


def test_the_sdist_has_every_file_that_make_and_the_tests_name(tmp_path):
    words = re.findall(r"[\w./-]+", (ROOT / "Makefile").read_text(encoding="utf-8"))
    for path in (ROOT / "tests").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        words += ["/".join(re.findall(r'"(.*?)"', one)) for one in re.findall(r'ROOT((?: / ".*?")+)', text)]
    # What make itself makes lies in folders of its own.
    named = {word for word in words if (ROOT / word).is_file() and not word.startswith("build/")}
    (path,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path))
    with tarfile.open(path) as sdist:
        there = {name.partition("/")[2] for name in sdist.getnames()}

    assert {".ci/run", ".mkdocs.yml", "pyproject.toml", "examples/demo.py"} <= named
    assert named <= there
