"""Packs that lie on others say what they touch, touch nothing else, and do not contradict each other."""

import shutil
import sys

import pytest

import gwt
from gwt.errors import RecordError, UsageError
from gwt.spec.pack_lookup import packs_by_name
from tests.packs.small import BASE, KIND, loaded, pair, problems, side, written


def actions(pack, id):
    """What a building of the pack says."""
    (found,) = (one for one in pack.entries.buildings.private if one.id == id)
    return [str(action) for action in found.actions]


# --- what is touched ---------------------------------------------------------------------------------


def test_a_pack_adds_to_the_one_that_it_requires(tmp_path):
    pack = loaded(pair(tmp_path))

    assert actions(pack, "11a") == ["gain $2"]
    assert actions(pack, "1a") == actions(gwt.load_pack(), "1a")
    assert pack.name == f"{BASE} + own/pair"


def test_a_new_entry_stands_behind_the_others_and_a_replacing_one_in_its_place(tmp_path):
    one = {"buildings": {"private": [side("11a"), side("11b"), side("2a", number=2)]}}
    pack = loaded(written(tmp_path, "own/one", one, adds=["11a", "11b"], replaces=["2a"]))

    ids = [one.id for one in pack.entries.buildings.private]
    assert ids == [one.id for one in gwt.load_pack().entries.buildings.private] + ["11a", "11b"]
    assert actions(pack, "2a") == ["gain $2"]


def test_what_has_no_id_is_replaced_by_file_and_key(tmp_path):
    money = {"scoring": {"money": [9, 9, 9, 9]}}
    pack = loaded(written(tmp_path, "own/rich", money, replaces=["scoring.money"]))

    assert pack.entries.scoring.money == (9, 9, 9, 9)


def test_an_entry_can_be_removed(tmp_path):
    pack = loaded(written(tmp_path, "own/less", removes=["1a", "1b"]))

    assert not {"1a", "1b"} & {one.id for one in pack.entries.buildings.private}


def test_a_pack_that_requires_another_addition_may_replace_what_that_adds(tmp_path):
    below = pair(tmp_path)
    files = {"buildings": {"private": [side("11a", actions=["gain $3"])]}}
    above = written(tmp_path, "own/above", files, requires=["own/pair"], replaces=["11a"])

    assert actions(loaded(above, below), "11a") == ["gain $3"]


# --- what is refused ---------------------------------------------------------------------------------


def test_a_pack_may_not_add_what_it_does_not_declare(tmp_path):
    files = {"buildings": {"private": [side("11a"), side("11b")]}}
    own = written(tmp_path, "own/pair", files, adds=["11a"])

    assert problems(own) == [
        "own-pair/buildings.yaml:11: '11b' is new, but is not among what this pack 'adds'. "
        "Add '11b' to 'adds' in pack.yaml."
    ]


def test_a_pack_may_not_replace_what_it_does_not_declare(tmp_path):
    own = written(tmp_path, "own/pair", {"buildings": {"private": [side("2a", number=2)]}})

    assert problems(own) == [
        f"own-pair/buildings.yaml:2: '2a' is in '{BASE}', and is not among what this pack 'replaces'. "
        "Write 'replaces: [2a]' in pack.yaml, or choose another id."
    ]


def test_a_pack_may_not_change_a_number_that_it_does_not_declare(tmp_path):
    own = written(tmp_path, "own/rich", {"scoring": {"money": [9, 9, 9, 9]}})

    assert problems(own) == [
        f"own-rich/scoring.yaml:1: 'scoring.money' is in '{BASE}', and is not among what this pack "
        "'replaces'. Write 'replaces: [scoring.money]' in pack.yaml, or choose another id."
    ]


@pytest.mark.parametrize(
    "key, name, said",
    [
        ("adds", "11c", "no file of this pack adds '11c'. Write it into a file, or leave it out here."),
        ("replaces", "12a", "there is no '12a' to replace. Did you mean '2a' or '1a' or '11a'?"),
        ("removes", "13a", "there is no '13a' to remove. Did you mean '3a' or '1a' or '11a'?"),
    ],
)
def test_what_is_declared_has_to_be_there(tmp_path, key, name, said):
    files = {"buildings": {"private": [side("11a"), side("11b")]}}
    declared = {"adds": ["11a", "11b"], "replaces": [], "removes": []}
    own = written(tmp_path, "own/pair", files, **declared | {key: [*declared[key], name]})

    (problem,) = problems(own)
    assert problem.startswith("own-pair/pack.yaml:")
    assert problem.split(": ", 1)[1] == said


def test_a_pack_may_not_add_what_is_there_already(tmp_path):
    files = {"buildings": {"private": [side("2a", number=2)]}}

    assert problems(written(tmp_path, "own/pair", files, adds=["2a"])) == [
        f"own-pair/pack.yaml:10: there is a '2a' in '{BASE}' already. "
        "Write 'replaces: [2a]' if the new one takes its place."
    ]


def test_a_pack_may_not_replace_what_is_nowhere(tmp_path):
    files = {"buildings": {"private": [side("11a"), side("11b")]}}

    (problem,) = problems(written(tmp_path, "own/pair", files, adds=["11b"], replaces=["11a"]))
    assert problem.startswith("own-pair/pack.yaml:12: there is no '11a' to replace.")


def test_the_same_id_twice_in_one_pack_is_told(tmp_path):
    files = {"buildings": {"private": [side("11a"), side("11b"), side("11a")]}}

    said = problems(written(tmp_path, "own/pair", files, adds=["11a", "11b"]))
    told = "own-pair/buildings.yaml:20: there are two entries '11a' of kind building."
    assert f"{told} Give one of the two another id." in said


@pytest.mark.parametrize("key", ["adds", "replaces", "removes"])
def test_a_whole_game_declares_nothing(tmp_path, key):
    said = problems(written(tmp_path, "own/whole", requires=[], **{key: ["x"]}))

    assert f"own-whole/pack.yaml:8: '{key}' is for a pack that requires another." in said


def test_a_problem_of_the_whole_is_told_where_its_part_was_written(tmp_path):
    own = written(tmp_path, "own/half", {"buildings": {"private": [side("11a")]}}, adds=["11a"])

    assert problems(own) == ["own-half/buildings.yaml:4: number 11 has only one side."]


# --- two packs ---------------------------------------------------------------------------------------


def replacing(tmp_path, id):
    files = {"buildings": {"private": [side("2a", number=2)]}}
    return written(tmp_path, id, files, replaces=["2a"])


def test_two_packs_that_replace_the_same_thing_are_named_both(tmp_path):
    assert problems(replacing(tmp_path, "own/one"), replacing(tmp_path, "own/two")) == [
        "own-two/pack.yaml:10: 'own/two' replaces '2a', and so does 'own/one'. "
        "They can be played together if one requires the other, "
        "or below a pack that settles it; see own-one."
    ]


def test_two_packs_that_add_the_same_thing_are_named_both(tmp_path):
    said = problems(pair(tmp_path, "own/one"), pair(tmp_path, "own/two"))

    assert [one.split(". ")[0] for one in said] == [
        "own-two/pack.yaml:10: 'own/two' adds '11a', and so does 'own/one'; both change 1 more",
    ]


def test_a_pack_that_replaces_what_another_removes_is_told_so(tmp_path):
    less = written(tmp_path, "own/less", removes=["2a"])

    (problem,) = problems(less, replacing(tmp_path, "own/two"))
    assert "'own/two' replaces '2a', which 'own/less' removes" in problem


def test_a_pack_that_removes_what_another_replaces_is_told_so(tmp_path):
    less = written(tmp_path, "own/less", removes=["2a"])

    said = problems(replacing(tmp_path, "own/one"), less)
    assert any("'own/less' removes '2a', which 'own/one' replaces" in one for one in said)


def test_two_whole_games_cannot_be_played_together(tmp_path):
    other = tmp_path / "other"
    shutil.copytree(KIND.packs / KIND.pack, other)
    text = (other / "pack.yaml").read_text(encoding="utf-8").replace(BASE, "own/other")
    (other / "pack.yaml").write_text(text, encoding="utf-8")

    assert problems(KIND.packs / KIND.pack, other) == [
        f"other/pack.yaml:1: '{BASE}' and 'own/other' are both whole games. "
        "Add 'requires' to the pack that extends the other."
    ]


def test_packs_that_require_each_other_are_refused(tmp_path):
    one = written(tmp_path, "own/one", requires=["own/two"])
    two = written(tmp_path, "own/two", requires=["own/one"])

    assert problems(one, two) == ["own-two/pack.yaml:8: 'own/one' requires this pack in turn."]


def test_a_required_pack_that_is_nowhere_is_told(tmp_path):
    own = written(tmp_path, "own/one", requires=["first_editon"])

    assert problems(own) == [
        "own-one/pack.yaml:8: there is no pack 'first_editon'. Did you mean 'first_edition' or "
        "'second_edition' or 'great_western/first_edition'?"
    ]


# --- finding, playing, saving ------------------------------------------------------------------------


def test_an_installed_pack_is_found_by_its_entry_point(tmp_path, monkeypatch):
    site = tmp_path / "site"
    (site / "own_packs").mkdir(parents=True)
    (site / "own_packs" / "__init__.py").write_text("raise AssertionError('a pack was run')\n")
    pair(site / "own_packs").rename(site / "prairie_pack")
    info = site / "prairie-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: prairie\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gwt.packs]\nprairie = prairie_pack\n")
    monkeypatch.setattr(sys, "path", [str(site), *sys.path])

    assert packs_by_name(KIND)["prairie"] == site / "prairie_pack"
    assert actions(gwt.load_pack(pack="prairie"), "11a") == ["gain $2"]


@pytest.mark.parametrize("pack", ["frist_edition", "great_western/nowhere", "no/such/folder"])
def test_a_pack_that_is_nowhere_is_refused(pack):
    with pytest.raises(UsageError, match="has no pack"):
        gwt.load_pack(pack=pack)


def played(folder, choices=30):
    game = gwt.new_game(2, 5, pack=folder)
    for _ in range(choices):
        game.play(game.options[len(game.options) // 2])
    return game


def test_a_saved_game_names_all_its_packs(tmp_path):
    own = pair(tmp_path)
    game = played(own)
    game.save(tmp_path / "evening.gwt")
    text = (tmp_path / "evening.gwt").read_text(encoding="utf-8")
    layers = game.pack.layers
    line = ", ".join(f"{one.manifest.id} {one.manifest.version} {one.digest}" for one in layers)

    assert f"\npack: {line}\n" in text
    assert gwt.load_game(tmp_path / "evening.gwt", pack=own).record() == text


def test_a_saved_game_says_which_of_its_packs_is_missing(tmp_path):
    played(pair(tmp_path)).save(tmp_path / "evening.gwt")

    with pytest.raises(
        RecordError, match=r"has no pack 'own/pair'.*\n.*\n.*\n *Say where it is: --pack DIR"
    ):
        gwt.load_game(tmp_path / "evening.gwt")
    with pytest.raises(RecordError, match=f"was played with {BASE} \\+ own/pair, not with {BASE}"):
        gwt.load_game(tmp_path / "evening.gwt", pack=BASE)


def test_a_saved_game_says_which_of_its_packs_has_changed(tmp_path):
    own = pair(tmp_path)
    game = played(own)
    lines = game.record().splitlines()
    lines[-2] = "trade teepee-9"
    digest = game.premise.packs[1].digest
    (tmp_path / "evening.gwt").write_text("\n".join(lines).replace(digest, "0" * 16) + "\n")

    with pytest.raises(RecordError, match=r"\(own/pair has changed since the game was saved\)"):
        gwt.load_game(tmp_path / "evening.gwt", pack=own)


def test_a_position_of_several_packs_comes_back(tmp_path):
    own = pair(tmp_path)
    game = played(own)
    text = game.position()

    assert gwt.from_position(text, pack=own).position() == text
    with pytest.raises(gwt.ContentError, match=r"this is for .* own/pair, not for"):
        gwt.from_position(text, pack=BASE)


# --- what is caused elsewhere ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, missed",
    [
        ("topeka", "'cities.links' of"),
        ("green-teepee", "'obj-gain2-b-g-bl', 'obj-draw-s-g-bl', "),
        ("engineer", "'building-c', 'building-g', '5a' and '5b' of"),
        ("1a", "'1b' of"),
        ("building-a", "no neutral building lies on 'neutral-a'"),
        ("sm-cert-hazards", "there are 4 station masters for 5 stations"),
    ],
)
def test_what_is_missed_after_a_removal_is_told_once_where_it_is_removed(name, missed, tmp_path):
    (problem,) = problems(written(tmp_path, "own/less", removes=[name]))

    assert problem.startswith(f"own-less/pack.yaml:10: '{name}' is removed, and ")
    assert missed in problem


def test_what_does_not_fit_a_replacement_is_told_where_it_is_replaced(tmp_path):
    files = {"job_market": {"token": 12}}

    assert problems(written(tmp_path, "own/late", files, replaces=["job_market.token"])) == [
        f"own-late/job_market.yaml:1: 'supply.workers' of '{BASE}' does not fit 'job_market.token' as it "
        "is here: pile 2 has too few workers for the job market. "
        "Replace 'supply.workers' too, or leave 'job_market.token' as it is."
    ]


def test_several_problems_of_one_replacement_are_told_as_one(tmp_path):
    (problem,) = problems(
        written(tmp_path, "own/small", {"workers": {"columns": 5}}, replaces=["workers.columns"])
    )

    assert "there is no column 6: the player board has 5, and 3 more" in problem
    assert "Replace 'workers.points'" in problem or "'cowboy'" in problem


def test_two_removals_are_two_causes(tmp_path):
    said = problems(written(tmp_path, "own/less", removes=["topeka", "engineer"]))

    assert [one.split(" is removed")[0].split()[-1] for one in said] == ["'topeka'", "'engineer'"]


def test_what_a_removal_over_a_pack_in_the_middle_breaks_is_told_at_the_removal(tmp_path):
    less = written(
        tmp_path, "own/less", requires=["great_western/second_edition"], removes=["exchange-token"]
    )
    (told,) = problems(less)

    assert told.startswith("own-less/pack.yaml:10: 'exchange-token' is removed, and 'outlaw-1', ")


def test_what_has_no_id_can_be_removed_where_a_file_can_do_without_it(tmp_path):
    own = written(tmp_path, "own/first", {"trail": {"first": "gain $1"}}, adds=["trail.first"])
    none = written(tmp_path, "own/none", requires=["own/first"], removes=["trail.first"])
    again = written(tmp_path, "own/again", requires=["own/first"], removes=["trail.turn"])

    assert str(loaded(own).files["trail"].first) == "gain $1"
    assert loaded(own, none).files["trail"].first is None
    (told,) = problems(own, again)
    assert told.endswith("'trail.turn' cannot be removed, as each game needs it. Replace it with another.")


def test_a_key_that_one_pack_removes_and_another_replaces_is_told(tmp_path):
    own = written(tmp_path, "own/first", {"trail": {"first": "gain $1"}}, adds=["trail.first"])
    none = written(tmp_path, "own/none", requires=["own/first"], removes=["trail.first"])
    changed = {"trail": {"first": "gain $2"}}
    more = written(tmp_path, "own/more", changed, requires=["own/first"], replaces=["trail.first"])
    above = written(
        tmp_path, "own/above", requires=["own/none", "own/more"], settles={"trail.first": "own/more"}
    )

    for order in ((none, more), (more, none)):
        assert "trail.first" in "".join(problems(own, *order))
        assert str(loaded(own, *order, above).files["trail"].first) == "gain $2"
