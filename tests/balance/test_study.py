"""A study comes to the same however it is played: on any number of cores, at once or with a break."""

import json
from pathlib import Path

import attrs
import pytest

from gwt.balance.study import ALONE, ARMS, WITH, WITHOUT, plan_study, play_trial
from gwt.balance.study_runner import run_study, study_fingerprint
from gwt.errors import UsageError
from gwt.spec import valuation_weights
from gwt.spec.pack_lookup import load_pack
from gwt.spec.registry import game_kind
from tests.packs.small import pair, written

GAMES = 4


@pytest.fixture(scope="module")
def played(small):
    return run_study(small, GAMES)


def test_a_trial_has_three_arms_of_one_seed(small):
    arms = play_trial(small, ("random", 0))

    assert tuple(arms) == ARMS
    assert arms[WITHOUT].deeds.keys().isdisjoint({"11a", "11b"})


def test_the_seat_that_leaves_the_content_alone_never_chooses_it(folder):
    made = plan_study(folder, names=("greedy",), seed=1)
    arms, seat = play_trial(made, ("greedy", 0)), made.leaving(0)
    chosen = {arm: sum(arms[arm].counts_of(side, seat).chosen for side in ("11a", "11b")) for arm in ARMS}

    assert chosen[ALONE] == 0 < chosen[WITH]


def test_several_cores_come_to_the_same(small, played):
    assert run_study(small, GAMES, jobs=2) == played


def test_a_run_that_was_broken_off_goes_on(small, played, tmp_path):
    journal = tmp_path / "study.jsonl"
    heard = []

    def interrupt(trial):
        heard.append(trial)
        if len(heard) == 2:
            raise KeyboardInterrupt

    first = run_study(small, GAMES, journal=journal, tell=interrupt)
    assert first.partial
    assert first.played["random"] == played.played["random"][:2]

    before = journal.read_text()
    assert run_study(small, GAMES, journal=journal) == played
    assert journal.read_text().startswith(before)


def test_a_finished_study_is_not_played_again(small, played, tmp_path, monkeypatch):
    journal = tmp_path / "study.jsonl"
    run_study(small, GAMES, journal=journal)

    def played_again(study, trial):
        raise AssertionError(f"{trial} was played again")

    monkeypatch.setattr("gwt.balance.study_runner.play_trial", played_again)
    assert run_study(small, GAMES, journal=journal) == played


def test_a_line_that_was_cut_short_is_played_again(small, played, tmp_path):
    journal = tmp_path / "study.jsonl"
    run_study(small, GAMES, journal=journal)
    whole = journal.read_text()
    journal.write_text(whole[:-40])

    assert run_study(small, GAMES, journal=journal) == played
    assert journal.read_text() == whole


@pytest.mark.parametrize(
    "line", ["[]", '["random", 1]', '[["random", 0], {"with": 7}]', "[" * 100_000, "x"]
)
def test_a_line_that_is_damaged_is_named(small, tmp_path, line):
    journal = tmp_path / "study.jsonl"
    run_study(small, 1, journal=journal)
    with journal.open("a") as file:
        file.write(line + "\n")

    with pytest.raises(UsageError) as refused:
        run_study(small, GAMES, journal=journal)
    assert str(refused.value) == f"{journal}: a line is damaged: name another file, or remove it"


def test_other_weights_make_another_study(small, tmp_path):
    """Their file has the same name."""
    path, found = tmp_path / "own.json", []
    for dollar in (1.0, 2.0):
        game = game_kind("great-western-trail")
        weights = {**valuation_weights.read_weights(game, "greedy"), "dollar": dollar}
        path.write_text(json.dumps({"weights": weights}), encoding="utf-8")
        found.append(study_fingerprint(attrs.evolve(small, names=("random", f"greedy?weights={path}"))))

    assert len({*found, study_fingerprint(small)}) == 3
    assert study_fingerprint(small) == study_fingerprint(
        attrs.evolve(small, names=("random", "greedy?weights=patient"))
    )


@pytest.mark.parametrize("other", ["seed", "file"])
def test_the_journal_of_something_else_is_refused_and_left_as_it_is(small, tmp_path, other):
    journal = tmp_path / "study.jsonl"
    if other == "seed":
        run_study(attrs.evolve(small, seed=9), 1, journal=journal)
    else:
        journal.write_text("a letter\n")
    before = journal.read_text()

    with pytest.raises(UsageError, match="belongs to another study"):
        run_study(small, 1, journal=journal)
    assert journal.read_text() == before


def test_what_is_new_is_left_alone_and_not_what_was_there_before(tmp_path):
    scoring = {"scoring": {"money": [9, 9, 9, 9]}}
    new, changed = pair(tmp_path), written(tmp_path, "own/rich", scoring, replaces=["scoring.money"])

    assert plan_study([new, changed]).avoided_ids == {"11a", "11b"}
    assert plan_study(changed).avoided_ids == {"scoring.money"}


def test_what_lies_below_is_what_a_pack_is_compared_with(tmp_path):
    first, second = pair(tmp_path), written(tmp_path, "own/less", removes=["10a", "10b"])
    before, after = plan_study([first, second]).packs

    assert before.name == load_pack().name
    assert [layer.manifest.id for layer in after.layers[1:]] == ["own/pair", "own/less"]


def test_a_whole_game_is_compared_with_the_usual_one(tmp_path):
    """Without its own manifest a copy says nothing else."""
    folder = load_pack().layers[0].folder
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in folder.glob("*.yaml"):
        text = file.read_text(encoding="utf-8")
        if file.stem == "scoring":
            text = text.replace("money: [6, 7, 8, 9]", "money: [16, 17, 18, 19]")
        (copy / file.name).write_text(text, encoding="utf-8")

    assert [(one.id, one.kind) for one in plan_study(copy).changes] == [("scoring.money", "changed")]


def test_the_own_pack_of_a_game_is_compared_with_nothing(lantern_street):
    """Never with another game; any packs can be."""
    own = plan_study(None, game=lantern_street, names=("random",))
    second = plan_study("second_edition", whole=True, names=("random",))

    assert own.is_whole_game and {one.name for one in own.packs} == {"lantern-street/base"}
    assert second.is_whole_game and len(second.judged_packs) == 2
    assert len(second.changes) > 150


@pytest.mark.parametrize(
    ("asked", "rest", "message"),
    [
        ("first_edition", {"baseline": "first_edition"}, "there is nothing to compare"),
        ("first_edition", {"baseline": "base"}, "cannot be compared with one of pacific-rails"),
        ("first_edition", {"baseline": "first_edition", "whole": True}, "compared with nothing"),
        ("nowhere", {}, "no pack 'nowhere'"),
        (None, {"players": 7}, "not 7"),
        (None, {"seed": -1}, "a seed is a number"),
        (None, {"names": ("gredy",)}, "Did you mean 'greedy'"),
    ],
)
def test_what_cannot_be_studied_is_refused(folder, asked, rest, message):
    with pytest.raises(UsageError, match=message):
        plan_study(asked or Path(folder), **rest)
