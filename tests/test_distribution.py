"""The name under which the package is installed, which pyproject.toml states and all texts say."""

import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import pytest

from gwt import optional_dependencies
from gwt.errors import UsageError
from gwt.spec.game_spec import GameSpec
from tests.cli.core_only import required
from tests.lantern import FOLDER

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WRITTEN = {".py", ".md", ".yaml", ".yml", ".toml", ".ftl", ".lark", ".js", ".json", ".html"}
NAMED = re.compile(r"(?<![\w.-])(?P<name>gwt[\w-]*)\\*\[(?P<extras>[a-z][a-z,-]*)\]")
INSTALLED = re.compile(r"pip install (?:-\S+ )*['\"]?(?P<name>[^\s'\"`{\[\\]+)")


def texts():
    """Every text of the project that may tell somebody what to install, with its file."""
    folders = ("gwt", "content", "grammar", "docs", "examples", "tests")
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob("*"))]
    files += [ROOT / name for name in ("README.md", "CHANGELOG.md", "Makefile", "pyproject.toml")]
    for path in files:
        if path.is_file() and (path.suffix in WRITTEN or path.name == "Makefile"):
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def test_every_extra_that_is_named_is_one_of_this_distribution():
    found = [
        (str(file), one["name"], one["extras"]) for file, text in texts() for one in NAMED.finditer(text)
    ]
    files = {file for file, _, _ in found}

    assert {"pyproject.toml", "docs/texts.md", "docs/authoring/editors.md"} <= files
    known = set(PROJECT["optional-dependencies"])
    assert [one for one in found if one[1] != PROJECT["name"] or not set(one[2].split(",")) <= known] == []


def test_no_text_installs_another_project_under_our_name():
    found = {one["name"] for _, text in texts() for one in INSTALLED.finditer(text)}

    assert PROJECT["name"] in found
    assert {name for name in found if name.startswith("gwt")} == {PROJECT["name"]}


def test_code_takes_the_name_from_the_project_alone():
    said = [str(file) for file, text in texts() if file.parts[0] == "gwt" and PROJECT["name"] in text]

    assert said == []


def test_messages_say_the_name_of_the_project():
    told = str(optional_dependencies.missing_dependency("texts need fluent.runtime", "text"))

    assert told == f"texts need fluent.runtime: pip install '{PROJECT['name']}[text]'"


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """The package lies where there is no pyproject.toml, and other things are installed."""
    monkeypatch.setattr(optional_dependencies, "data_root", lambda: tmp_path)
    optional_dependencies.distribution_name.cache_clear()

    def install(name, command):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8"
        )
        (info / "entry_points.txt").write_text(f"[console_scripts]\ngwt = {command}\n", encoding="utf-8")

    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    yield install
    optional_dependencies.distribution_name.cache_clear()


def test_an_installed_package_is_called_as_its_metadata_say(elsewhere):
    elsewhere("stranger", "stranger.trees:main")
    elsewhere("renamed", "gwt.cli:main")

    assert str(optional_dependencies.missing_dependency("no", "text")) == "no: pip install 'renamed[text]'"


def test_a_copy_that_nobody_installed_names_no_project(elsewhere):
    elsewhere("stranger", "stranger.trees:main")

    assert (
        str(optional_dependencies.missing_dependency("no", "text"))
        == "no: install this package with its extra 'text'"
    )


def test_the_pyproject_of_another_project_is_not_ours(elsewhere, tmp_path):
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "host"\n', encoding="utf-8")
    elsewhere("renamed", "gwt.cli:main")

    assert optional_dependencies.distribution_name() == "renamed"


def archive(path, *folders):
    """Packs modules into an archive that Python imports from."""
    with ZipFile(path, "w") as file:
        for folder in folders:
            for module in folder.rglob("*.py"):
                file.write(module, module.relative_to(folder.parent))
    return path


def test_a_package_in_an_archive_says_why_it_has_no_content(tmp_path):
    packed = archive(tmp_path / "gwt.zip", ROOT / "gwt")
    environment = {**os.environ, "PYTHONPATH": str(packed)}
    asked = subprocess.run(
        [sys.executable, "-m", "gwt", "packs"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )

    assert asked.returncode == 1
    assert (
        asked.stderr
        == f"{packed / 'gwt'} is inside an archive, where its content cannot be read. Unpack the archive.\n"
    )


def test_a_game_in_an_archive_says_why_it_has_no_content(tmp_path, monkeypatch):
    packed = archive(tmp_path / "street.zip", FOLDER / "lantern_street")
    monkeypatch.syspath_prepend(packed)
    monkeypatch.delitem(sys.modules, "lantern_street", raising=False)

    with pytest.raises(UsageError, match=r"street.zip/lantern_street is inside an archive"):
        GameSpec("street", "lantern_street")


def test_the_core_brings_no_compiled_library_but_that_of_yaml():
    compiled = {
        name
        for name in required()
        for file in metadata.files(name) or ()
        if file.suffix in {".so", ".pyd", ".dylib"}
    }

    assert len(required()) > len(PROJECT["dependencies"])
    assert compiled == {"pyyaml"}
