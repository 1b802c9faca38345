"""The schema of a file accepts what packs say and refuses what no pack may say."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gwt.resources import content_folder, data_root
from gwt.spec.registry import game_kind

pytestmark = pytest.mark.in_turn

FILES = {
    game: ["pack", *game_kind(game).content.files] for game in ("great-western-trail", "pacific-rails")
}
EXAMPLES = data_root() / "examples" / "packs"
MEANS = Path(__file__).parents[1] / "law" / "means"
"""The pack with each means of the language."""


def checked(*arguments):
    command = [sys.executable, "-m", "check_jsonschema", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True)


def test_all_schemas_are_schemas(command):
    written = command("schema", "--into", "schemas").output.split()

    assert [path.split("/")[1].split(".")[0] for path in written] == [
        "pack",
        *(name for name in json.loads(command("schema").output) if name != "pack"),
    ]
    passed = checked("--check-metaschema", *written)
    assert passed.returncode == 0, passed.stdout


@pytest.mark.parametrize("game", FILES)
def test_the_schemas_accept_every_file_of_the_packs_and_patterns_that_come_with_the_package(game, command):
    said = [
        *content_folder(game_kind(game).packs.name).rglob("*.yaml"),
        *content_folder("templates").glob("*/*.yaml"),
    ]
    said += [path for folder in (EXAMPLES, MEANS) for path in folder.rglob("*.yaml")]
    command("schema", "--game", game, "--into", "schemas")
    wrong = []
    for file in FILES[game]:
        own = [path for path in said if path.stem == file and (path.parent / "pack.yaml").is_file()]
        own = [path for path in own if game in (path.parent / "pack.yaml").read_text(encoding="utf-8")]
        passed = checked("--schemafile", f"schemas/{file}.schema.json", *own)
        wrong += [passed.stdout] * bool(passed.returncode)
        assert own

    assert not "\n".join(wrong)


@pytest.mark.parametrize(
    "text, said",
    [
        ("private: [{id: 1a, name: x, actions: gain $2, source: x}]", "is not of type 'array'"),
        ("private: [{id: 1a, name: x, actions: [], source: x, side: c}]", "'c' is not one of"),
        ("privat: []", "'privat' was unexpected"),
        ("private: [{id: 1a}]", "'name' is a required property"),
    ],
)
def test_the_schema_refuses_what_no_pack_may_say(command, tmp_path, text, said):
    (tmp_path / "schema.json").write_text(command("schema", "buildings").output, encoding="utf-8")
    (tmp_path / "buildings.yaml").write_text(text, encoding="utf-8")
    refused = checked("--schemafile", tmp_path / "schema.json", "--verbose", tmp_path / "buildings.yaml")

    assert refused.returncode == 1
    assert said in refused.stdout


def test_a_file_that_no_pack_has_is_refused(command):
    refused = command("schema", "building")

    assert refused.exit_code == 2
    assert "Did you mean 'buildings'" in refused.output


@pytest.mark.parametrize("game", FILES)
def test_every_key_is_described(game, command):
    schemas = json.loads(command("schema", "--game", game).output)
    objects = [entry for file in schemas.values() for entry in (file, *file["$defs"].values())]
    keys = [(name, value) for entry in objects for name, value in entry["properties"].items()]

    assert len(keys) > 100
    assert [name for name, value in keys if not value.get("description")] == []
