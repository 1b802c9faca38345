"""Places with ways on from each: which can be reached, and which lie on a cycle."""

from gwt.common.graph import is_on_cycle, reachable_from

FORKED = {
    "start": ("a",),
    "a": ("b", "c"),
    "b": ("d",),
    "c": ("e", "d"),
    "e": ("d",),
    "d": ("end",),
    "end": (),
}


def test_what_lies_ahead_is_all_that_can_be_reached():
    assert reachable_from(FORKED, "c") == {"d", "e", "end"}
    assert not is_on_cycle(FORKED, "c")
    assert is_on_cycle({"a": ("b",), "b": ("a",)}, "a")
