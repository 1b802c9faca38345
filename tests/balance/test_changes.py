"""What one pack has that another has not."""

import pytest

from gwt.balance.pack_diff import diff_packs, printed_effects, same_list_ids
from gwt.spec.pack_lookup import load_pack
from tests.packs.small import loaded, pair, side, written

BASE = load_pack()


def told(*folders):
    return [(one.id, one.kind) for one in diff_packs(BASE, loaded(*folders))]


def building(id):
    """A side of the first edition, as YAML would say it."""
    (entry,) = [one for one in BASE.entries.buildings.private if one.id == id]
    fields = ("id", "name", "number", "side", "builders", "points", "source")
    data = {name: getattr(entry, name) for name in fields}
    return {**data, "actions": list(map(str, entry.actions)), "hands": list(entry.hands)}


def replaced(folder, **said):
    sides = {"buildings": {"private": [{**building("2a"), **said}]}}
    return written(folder, "own/other", sides, replaces=["2a"])


def test_entries_that_are_added_are_new(tmp_path):
    assert told(pair(tmp_path)) == [("11a", "new"), ("11b", "new")]


@pytest.mark.parametrize("said", [{"points": 5}, {"actions": ["gain $3"]}])
def test_an_entry_that_says_something_else_is_changed(tmp_path, said):
    assert told(replaced(tmp_path, **said)) == [("2a", "changed")]


def test_a_name_and_a_source_change_nothing(tmp_path):
    assert told(replaced(tmp_path, name="The other one", source="own")) == []


def test_a_value_without_an_id_is_told_by_its_file_and_key(tmp_path):
    rich = written(tmp_path, "own/rich", {"scoring": {"money": [9, 9, 9, 9]}}, replaces=["scoring.money"])

    assert told(rich) == [("scoring.money", "changed")]


def test_an_entry_that_is_removed_is_gone(tmp_path):
    less = written(tmp_path, "own/less", removes=["10a", "10b"])

    assert told(less) == [("10a", "gone"), ("10b", "gone")]


def test_like_a_new_side_are_all_private_buildings(tmp_path):
    variant = loaded(pair(tmp_path))
    others = same_list_ids(variant, diff_packs(BASE, variant))

    assert set(others) == {"11a", "11b"}
    assert {"1a", "10b", "11a", "11b"} <= set(others["11a"])
    assert "building-a" not in others["11a"]


def test_what_is_printed_is_every_effect_of_the_entry(tmp_path):
    variant = loaded(pair(tmp_path, actions=["gain $2", side("11a")["actions"][0], "hire worker -2"]))

    assert list(map(str, printed_effects(variant, "11a"))) == ["gain $2", "gain $2", "hire worker -2"]
