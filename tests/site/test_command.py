"""`gwt docs` writes pages and the configuration that builds them."""

import os
import subprocess
import sys

import pytest
import yaml

import gwt
from gwt.errors import UsageError
from gwt.resources import data_root
from gwt.site.pack_reference import PackReference
from gwt.site.site_builder import Site, all_pages, write_site

pytestmark = pytest.mark.in_turn


def test_the_same_pages_are_written_whatever_the_order_of_hashes(tmp_path):
    """The smaller game has pages of all kinds that come from one pack."""
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    program = "from gwt.cli import main; main()"
    command = [
        sys.executable,
        "-c",
        program,
        "docs",
        "--game",
        "pacific-rails",
        "--pack",
        "base",
        "--out",
        str(tmp_path / "site"),
    ]
    subprocess.run(command, check=True, env=environment, capture_output=True)
    docs = tmp_path / "site" / "docs"
    written = {
        path.relative_to(docs).as_posix(): path.read_text(encoding="utf-8")
        for path in docs.rglob("*")
        if path.is_file()
    }

    home = written.pop("index.md")
    assert "](reference/pacific-rails-base/index.md)" in home
    reference = PackReference(gwt.load_pack("pacific-rails"))
    assert written == all_pages([reference], library=False).files


def test_written_pages_come_with_the_generated_ones_and_before_them(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Home\n", encoding="utf-8")
    config = tmp_path / ".mkdocs.yml"
    config.write_text(
        "site_name: mine\nnav: [index.md]\nmarkdown_extensions: [{toc: {permalink: false}}, footnotes]\n",
        encoding="utf-8",
    )

    write_site(Site({"new.md": "# New\n"}, ["new.md"]), tmp_path / "out", config, library=False)

    assert (tmp_path / "out" / "docs" / "index.md").read_text(encoding="utf-8") == "# Home\n"
    settings = yaml.safe_load((tmp_path / "out" / "mkdocs.yml").read_text(encoding="utf-8"))
    assert settings["site_name"] == "mine"
    assert settings["nav"] == ["index.md", "new.md"]
    assert settings["theme"]["font"] is False
    assert {"toc": {"permalink": False, "toc_depth": "2-3"}} in settings["markdown_extensions"]
    assert "footnotes" in settings["markdown_extensions"]


def test_pages_that_are_written_in_a_language_stand_in_its_tree_and_menu(tmp_path):
    for path in ("index.md", "film.md", "code.md", "nl/index.md", "nl/film.md"):
        (tmp_path / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "docs" / path).write_text(f"# {path}\n", encoding="utf-8")
    config = tmp_path / ".mkdocs.yml"
    config.write_text(
        "nav: [{Home: index.md}, {Editions and replays: [film.md]}, ..., {Developers: [code.md]}]\n",
        encoding="utf-8",
    )
    generated = Site(
        {"nl/index.md": "# Generated\n", "nl/game.md": "# Spel\n"},
        [{"Nederlands": ["nl/index.md", {"Spel": ["nl/game.md"]}]}],
    )

    write_site(generated, tmp_path / "out", config, library=False)

    assert (tmp_path / "out" / "docs" / "nl" / "index.md").read_text(encoding="utf-8") == "# nl/index.md\n"
    settings = yaml.safe_load((tmp_path / "out" / "mkdocs.yml").read_text(encoding="utf-8"))
    assert settings["nav"][2] == {
        "Nederlands": [
            {"Startpagina": "nl/index.md"},
            {"Spel": ["nl/game.md"]},
            {"Edities en gespeelde spellen": ["nl/film.md"]},
        ]
    }


def test_generated_pages_stand_where_the_menu_has_room_for_them_and_once(tmp_path):
    (tmp_path / "docs").mkdir()
    config = tmp_path / ".mkdocs.yml"
    config.write_text("nav: [index.md, ..., {Project: [{Library: api.md}]}]\n", encoding="utf-8")
    made = Site({}, [{"A pack": ["pack/index.md", {"Rules": ["pack/rules.md"]}]}, "api.md"])

    write_site(made, tmp_path / "out", config, library=False)

    settings = yaml.safe_load((tmp_path / "out" / "mkdocs.yml").read_text(encoding="utf-8"))
    assert settings["nav"] == ["index.md", made.nav[0], {"Project": [{"Library": "api.md"}]}]


def test_a_folder_that_holds_something_is_left_alone(tmp_path):
    (tmp_path / "mine.md").write_text("mine", encoding="utf-8")

    with pytest.raises(UsageError, match="is not an empty folder"):
        write_site(Site({}, []), tmp_path, None, library=False)

    assert [path.name for path in tmp_path.iterdir()] == ["mine.md"]


def test_a_configuration_that_is_not_there_is_told(tmp_path):
    with pytest.raises(UsageError, match=r"none\.yml: No such file"):
        write_site(Site({}, []), tmp_path / "out", tmp_path / "none.yml", library=False)


def test_only_what_a_pack_changes_is_written(tmp_path):
    pack = data_root() / "tests" / "wishes" / "hard-times"
    command = ["docs", "--only", str(pack), "--out", str(tmp_path / "site")]
    program = [sys.executable, "-c", "from gwt.cli import main; main()"]
    subprocess.run([*program, *command], check=True, capture_output=True)
    pages = sorted(path.parent.name for path in (tmp_path / "site" / "docs").rglob("*.md"))

    assert pages == ["editions", "tests-hard-times"]
