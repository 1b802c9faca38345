"""A pack is called by what a saved game can hold: its id, its version and the ids of its rulings."""

import shutil

import pytest

import gwt
from gwt.authoring.pack_check import pack_problems
from tests.packs.corpus import FIRST_EDITION

ID, VERSION, RULING = "id: great_western/first_edition", "version: 1.0.0", "id: must-act"


def edited(tmp_path, find: str, put: str):
    """A copy of the first edition with another line in its manifest."""
    skip = shutil.ignore_patterns("scenarios", "rules", "pictures", "text")
    folder = shutil.copytree(FIRST_EDITION, tmp_path / "pack", ignore=skip)
    text = (folder / "pack.yaml").read_text(encoding="utf-8")
    assert text.count(f"{find}\n") == 1
    (folder / "pack.yaml").write_text(text.replace(find, put), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "find, put",
    [
        (ID, "id: my great pack"),
        (ID, 'id: "x\\nseed: 9"'),
        (ID, 'id: "mine, yours"'),
        (ID, 'id: "own + other"'),
        (ID, "id: ''"),
        (ID, "id: own/"),
        (ID, "id: ../own"),
        (ID, f"id: {'x' * 101}"),
        (VERSION, "version: 1.0.0 beta"),
        (VERSION, 'version: "1, 0"'),
        (VERSION, "version: ''"),
        (VERSION, 'version: "1.0\\n"'),
        (VERSION, f"version: v{'1' * 50}"),
        (RULING, 'id: "must, act"'),
        (RULING, "id: must act"),
        (RULING, "id: none"),
        (RULING, "id: ''"),
    ],
)
def test_what_a_saved_game_could_not_hold_is_refused_at_its_place(tmp_path, find, put):
    folder = edited(tmp_path, find, put)

    (problem,) = [one for one in pack_problems(folder) if one.code == "wrong-id"]

    assert problem.place.source.strip(" -") == put
    assert len(problem.message) < 200


@pytest.mark.parametrize(
    "find, put",
    [(ID, "id: own/first-edition_2.1"), (VERSION, "version: 1.0.0-rc.1+build_7"), (ID, "id: x")],
)
def test_a_game_of_any_other_pack_can_be_saved_and_loaded(tmp_path, find, put):
    folder = edited(tmp_path, find, put)
    gwt.new_game(2, 1, pack=folder).save(tmp_path / "evening.gwt")

    assert gwt.load_game(tmp_path / "evening.gwt", pack=folder, strict=True).history == ()
