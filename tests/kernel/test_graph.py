"""Places with ways on from each: what all ways have in common, and what lies between."""

from gwt.common.graph import is_on_cycle, paths_between_common, places_on_every_path, reachable_from

FORKED = {
    "start": ("a",),
    "a": ("b", "c"),
    "b": ("d",),
    "c": ("e", "d"),
    "e": ("d",),
    "d": ("end",),
    "end": (),
}


def test_the_trunk_is_what_every_way_passes():
    assert places_on_every_path(FORKED, "start", "end") == ("start", "a", "d", "end")


def test_chains_lead_from_the_trunk_to_the_trunk():
    assert paths_between_common(FORKED, "a", places_on_every_path(FORKED, "start", "end")) == (
        (0, ("b",)),
        (0, ("c",)),
        (1, ("e",)),
    )


def test_what_lies_ahead_is_all_that_can_be_reached():
    assert reachable_from(FORKED, "c") == {"d", "e", "end"}
    assert not is_on_cycle(FORKED, "c")
    assert is_on_cycle({"a": ("b",), "b": ("a",)}, "a")
