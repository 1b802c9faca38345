"""Places with ways on from each: what all ways have in common, and what lies between."""

from gwt.common.graph import ahead, chains, leads_back, trunk

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
    assert trunk(FORKED, "start", "end") == ("start", "a", "d", "end")


def test_chains_lead_from_the_trunk_to_the_trunk():
    assert chains(FORKED, "a", trunk(FORKED, "start", "end")) == ((0, ("b",)), (0, ("c",)), (1, ("e",)))


def test_what_lies_ahead_is_all_that_can_be_reached():
    assert ahead(FORKED, "c") == {"d", "e", "end"}
    assert not leads_back(FORKED, "c")
    assert leads_back({"a": ("b",), "b": ("a",)}, "a")
