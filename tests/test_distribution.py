"""The name under which the package is installed, which pyproject.toml states and all texts say."""

import json
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
NAMED = re.compile(r"(?<![\w.-])(?P<name>gwt[\w-]*|\.)\\*\[(?P<extras>[a-z][a-z,-]*)\]'")
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
    named = {
        (str(file), extra)
        for file, text in texts()
        for match in NAMED.finditer(text)
        for extra in match["extras"].split(",")
    }

    assert {"README.md", "docs/guides/install.md"} <= {file for file, _ in named}
    assert {extra for _, extra in named} <= set(PROJECT["optional-dependencies"])


def test_the_page_on_installing_names_every_extra():
    page = (ROOT / "docs/guides/install.md").read_text(encoding="utf-8")

    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == set(PROJECT["optional-dependencies"])


def test_pages_install_extras_from_a_checkout_because_no_index_has_them():
    files = {str(file) for file, text in texts() if re.search(r"install \S*gwt-rules\[", text)}

    assert {file for file in files if file.startswith(("docs", "README"))} == set()


def test_code_takes_the_name_from_the_project_alone():
    said = [str(file) for file, text in texts() if file.parts[0] == "gwt" and PROJECT["name"] in text]

    assert said == []


@pytest.fixture
def install_message():
    """What is said where an extra is missing, without what earlier tests have cached."""
    optional_dependencies.install_source.cache_clear()
    yield lambda: str(optional_dependencies.missing_dependency("the table needs x", "table"))
    optional_dependencies.install_source.cache_clear()


def test_in_a_checkout_the_extra_is_installed_from_it(install_message, monkeypatch, tmp_path):
    monkeypatch.chdir(ROOT)
    assert install_message() == "the table needs x: pip install '.[table]'"
    monkeypatch.chdir(tmp_path)
    assert install_message() == f"the table needs x: pip install '{ROOT}[table]'"


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """The package lies where another project is, and other distributions are installed."""
    monkeypatch.setattr(optional_dependencies.resources, "data_root", lambda: tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "host"\n', encoding="utf-8")

    def install(name, command, url=""):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
        (info / "METADATA").write_text(metadata, encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[console_scripts]\ngwt = {command}\n", encoding="utf-8")
        if url:
            (info / "direct_url.json").write_text(json.dumps({"url": url}), encoding="utf-8")

    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    return install


def test_a_copy_that_nobody_installed_says_the_extra_alone(elsewhere, install_message):
    elsewhere("stranger", "stranger.trees:main")

    assert install_message() == "the table needs x: install this package with its extra 'table'"


@pytest.mark.parametrize(
    ("url", "source"),
    [("", "renamed"), ("file:///home/me/a%20b/x-py3-none-any.whl", "/home/me/a b/x-py3-none-any.whl")],
    ids=["from an index", "from a wheel"],
)
def test_an_installed_package_is_installed_again_from_where_it_came(
    elsewhere, install_message, url, source
):
    elsewhere("stranger", "stranger.trees:main")
    elsewhere("renamed", "gwt.cli:main", url)

    assert install_message() == f"the table needs x: pip install '{source}[table]'"


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

    assert asked.returncode == 2
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
