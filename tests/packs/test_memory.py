"""Checking again with a memory finds what checking anew finds, and reads only what has changed."""

import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from gwt.authoring.pack_check import check_pack, pack_problems
from gwt.packs import incremental_cache, yaml_parser
from gwt.packs.incremental_cache import LoadCache
from tests.packs.small import pair
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

ROOT = Path(__file__).parents[2]


@pytest.fixture
def own(tmp_path):
    shutil.copytree(ROOT / "examples" / "packs" / "sawmill", tmp_path / "sawmill")
    return tmp_path / "sawmill"


@pytest.mark.parametrize(
    ("file", "old", "new"),
    sample(
        [
            ("buildings.yaml", "remove hazard", "remove hazrd"),
            ("buildings.yaml", "id: 11b", "id: 11c"),
            ("buildings.yaml", "builders: 3", "builders: [3"),
            ("pack.yaml", "source: own design", "sauce: own design"),
            ("pack.yaml", "requires: [first_edition]", "requires: [frist_edition]"),
            ("pack.yaml", "adds: [11a, 11b]", "adds: [11a]"),
        ],
        2,
    ),
)
def test_each_change_is_seen_and_its_undoing_too(own, file, old, new):
    memory, path = LoadCache(), own / file
    right = path.read_text(encoding="utf-8")
    wrong = right.replace(old, new)
    assert wrong != right

    anew = {}
    for text in (right, wrong, wrong, right, wrong):
        path.write_text(text, encoding="utf-8")
        if text not in anew:
            anew[text] = pack_problems(own)
        assert pack_problems(own, memory) == anew[text]
        assert bool(anew[text]) == (text is wrong)


def test_only_the_changed_file_is_read_again(tmp_path, monkeypatch):
    own, memory = pair(tmp_path), LoadCache()
    before, _ = check_pack(own, memory)
    read = []

    def parse_text(text, file):
        read.append(Path(file).name)
        return yaml_parser.parse_text(text, file)

    reader = SimpleNamespace(read_text=yaml_parser.read_text, parse_text=parse_text)
    monkeypatch.setattr(incremental_cache, "yaml_parser", reader)
    path = own / "buildings.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("gain $2", "gain $3"), encoding="utf-8")

    after, problems = check_pack(own, memory)

    assert problems == []
    assert read == ["buildings.yaml"]
    assert [stem for stem in after.files if after.files[stem] is not before.files[stem]] == ["buildings"]
    assert "gain $3" in str(after.entries.buildings.private[-1].actions)


def test_an_entry_is_made_anew_where_the_names_have_changed(tmp_path):
    """A word of an unchanged file may be a name that a changed file has taken away."""
    own, memory = pair(tmp_path), LoadCache()
    path = own / "pack.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "define: {sale: gain $1}\n", encoding="utf-8")
    tiles = own / "buildings.yaml"
    tiles.write_text(tiles.read_text(encoding="utf-8").replace("gain $2", "sale"), encoding="utf-8")
    assert pack_problems(own, memory) == []
    path.write_text(text, encoding="utf-8")

    assert {one.code for one in pack_problems(own, memory)} == {"unknown-verb"}
