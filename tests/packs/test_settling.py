"""Two packs that change the same thing go together below a pack that says which of them holds."""

from pathlib import Path

import pytest

from tests.packs.small import BASE, loaded, pair, problems, side, written

TWO = {"requires": ["own/one", "own/other"]}


def points(*folders: Path) -> dict[str, int]:
    return {one.id: one.points for one in loaded(*folders).files["buildings"].private if one.number == 11}


@pytest.fixture
def both(tmp_path):
    """Two packs that add the same pair of sides with other points."""
    return pair(tmp_path, "own/one", points=1), pair(tmp_path, "own/other", points=2)


def settling(folder: Path, files: dict[str, object] | None = None, **manifest: object) -> Path:
    return written(folder, "own/above", files, **TWO, **manifest)


@pytest.mark.parametrize("turned", [False, True], ids=["in order", "turned"])
def test_the_pack_holds_that_the_one_above_names(tmp_path, both, turned):
    above = settling(tmp_path, settles={"11a": "own/one", "11b": "own/other"})
    order = both[::-1] if turned else both

    assert points(*order, above) == {"11a": 1, "11b": 2}


def test_without_a_pack_above_they_clash_and_the_hint_says_what_would_help(tmp_path, both):
    (problem,) = problems(*both)

    assert "'own/other' adds '11a', and so does 'own/one'; both change 1 more" in problem
    assert problem.endswith(
        "They can be played together if one requires the other, "
        "or below a pack that settles it; see own-one."
    )


def test_what_the_pack_above_replaces_or_removes_needs_not_be_settled(tmp_path, both):
    sides = {"buildings": {"private": [side("11a", points=9), side("11b", points=8)]}}
    above = settling(tmp_path, sides, replaces=["11a", "11b"])
    none = written(tmp_path, "own/none", **TWO, removes=["11a", "11b"])

    assert points(*both, above) == {"11a": 9, "11b": 8}
    assert points(*both, none) == {}


def test_one_may_remove_what_the_other_replaces(tmp_path):
    less = written(tmp_path, "own/one", removes=["1a", "1b"])
    sides = {"buildings": {"private": [side("1a", number=1, points=7), side("1b", number=1, points=7)]}}
    more = written(tmp_path, "own/other", sides, replaces=["1a", "1b"])
    kept = settling(tmp_path, settles={"1a": "own/other", "1b": "own/other"})
    gone = written(tmp_path, "own/gone", **TWO, settles={"1a": "own/one", "1b": "own/one"})

    def first(*folders: Path) -> list[int]:
        return [one.points for one in loaded(*folders).files["buildings"].private if one.number == 1]

    assert first(less, more, kept) == first(more, less, kept) == [7, 7]
    assert first(less, more, gone) == first(more, less, gone) == []
    assert len(problems(less, more)) == 1


def test_two_packs_may_remove_the_same_thing_below_a_pack_that_settles_it(tmp_path):
    one, other = (written(tmp_path, id, removes=["1a", "1b"]) for id in ("own/one", "own/other"))
    above = settling(tmp_path, settles={"1a": "own/one", "1b": "own/other"})

    assert all(side.number != 1 for side in loaded(one, other, above).files["buildings"].private)
    assert len(problems(one, other)) == 1


@pytest.mark.parametrize(
    "settles, told",
    [
        ({"11a": "own/third"}, "13: 'own/third' is not among what this pack requires. Did you mean"),
        ({"11c": "own/one"}, "16: not two of the required packs change '11c'. Did you mean '11"),
        ({"1a": "own/other"}, "15: 'own/other' does not change '1a'. Those that do: own/less, own/fewer."),
    ],
    ids=["a pack that is not required", "a name that nobody changes", "a pack that does not change it"],
)
def test_what_cannot_be_settled_is_told_at_its_place(tmp_path, both, settles, told):
    less, fewer = (written(tmp_path, f"own/{name}", removes=["1a"]) for name in ("less", "fewer"))
    needed = {"11a": "own/one", "11b": "own/one", "1a": "own/less", **settles}
    requires = ["own/one", "own/other", "own/less", "own/fewer"]
    above = written(tmp_path, "own/above", requires=requires, settles=needed)

    (found,) = problems(*both, less, fewer, above)
    assert found.startswith(f"own-above/pack.yaml:{told}")


def test_a_whole_game_settles_nothing(tmp_path):
    above = written(tmp_path, "own/above", settles={"1a": BASE})

    assert any("not two of the required packs change '1a'" in one for one in problems(above))
