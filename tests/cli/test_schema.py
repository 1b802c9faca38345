"""The schema of a file accepts what packs say and refuses what no pack may say."""

import json
import subprocess
import sys

import pytest

from gwt.resources import content
from tests.packs.corpus import FIRST_EDITION

PATTERN = content("templates") / "great_western"
FILES = sorted(path.stem for path in FIRST_EDITION.glob("*.yaml"))


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


@pytest.mark.parametrize("file", FILES)
def test_the_schema_of_a_file_accepts_what_packs_say(command, tmp_path, file):
    (tmp_path / "schema.json").write_text(command("schema", file).output, encoding="utf-8")
    said = [folder / f"{file}.yaml" for folder in (FIRST_EDITION, PATTERN)]
    passed = checked("--schemafile", tmp_path / "schema.json", *(path for path in said if path.is_file()))

    assert passed.returncode == 0, passed.stdout


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
