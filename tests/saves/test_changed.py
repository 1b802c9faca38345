"""Saved games on changed content or another version of the library: what differs is told, by its place."""

import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gwt
from gwt.kernel.history import digest_of
from gwt.spec.pack_lookup import pack_folder
from gwt.spec.registry import GAMES
from tests.holding import at_random

KEPT = Path(__file__).parent / "kept"
"""Games and positions that 1.0.0 and commit 50a47089 saved."""


def edited(path: Path, find: str, put: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(find) == 1
    path.write_text(text.replace(find, put), encoding="utf-8")


@pytest.fixture
def folder(tmp_path):
    """A copy of the first edition that can be changed."""
    skip = shutil.ignore_patterns("scenarios", "rules", "pictures")
    return Path(shutil.copytree(pack_folder(), tmp_path / "first", ignore=skip))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evening.gwt"


@pytest.fixture
def changed_folder(folder, tmp_path):
    """Another copy, in which a printed amount of money is another one."""
    other = Path(shutil.copytree(folder, tmp_path / "changed"))
    edited(other / "scoring.yaml", "money: [6, 7, 8, 9]", "money: [7, 7, 8, 9]")
    return other


# --- nothing has changed -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_the_same_content_has_not_changed(game, path):
    at_random(gwt.new_game(3, 4, game=game), 90).save(path)

    assert gwt.load_game(path, strict=True).changed is None


def test_a_game_that_is_over_tells_its_scores_and_winners(path):
    game = at_random(gwt.new_game(2, 5))
    game.save(path)
    totals = ", ".join(str(score.total) for score in game.scores)
    winners = ", ".join(str(seat + 1) for seat in game.winners)

    assert path.read_text(encoding="utf-8").endswith(f"\nscores: {totals}; winners: {winners}\n")
    assert gwt.load_game(path, strict=True).changed is None


def test_a_game_that_was_taken_back_and_played_on_is_the_same_when_it_is_loaded(path):
    game = at_random(gwt.new_game(2, 5), 100)
    for _ in range(70):
        game.undo(even_reveals=True)
    at_random(game, 50, seed=2).save(path)

    assert gwt.load_game(path, strict=True).state == game.state


# --- hashes of states --------------------------------------------------------------------------------


def test_the_hash_of_a_state_is_the_same_in_every_process():
    code = (
        "import gwt; from gwt.kernel.history import digest_of; print(digest_of(gwt.new_game(3, 4).state))"
    )
    hashes = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }

    assert hashes == {digest_of(gwt.new_game(3, 4).state)}


@pytest.mark.parametrize("game", GAMES)
def test_equal_states_have_equal_hashes_and_others_have_not(game):
    """Of copies, and of states that differ in the generator alone."""
    played = at_random(gwt.new_game(3, 4, game=game), 40)
    other = played.copy()
    assert digest_of(other.state) == digest_of(played.state)

    other.state.rng += 1

    assert digest_of(other.state) != digest_of(played.state)


def test_the_order_of_a_hidden_stack_is_part_of_the_hash():
    state = gwt.new_game(2, 4).state
    other = state.copy()
    other.cattle_stack = state.cattle_stack[1:] + state.cattle_stack[:1]
    assert other != state

    assert digest_of(other) != digest_of(state)


def test_the_order_in_which_entries_came_is_not_part_of_the_hash():
    state = gwt.new_game(2, 4).state
    other = state.copy()
    other.tiles = dict(reversed(state.tiles.items()))

    assert digest_of(other) == digest_of(state)


def test_the_rulings_in_force_are_part_of_the_hash():
    played = gwt.new_game(2, 4), gwt.new_game(2, 4, rulings={"must-act": False})
    assert played[0].state == played[1].state

    assert digest_of(played[0].state) != digest_of(played[1].state)


# --- something has changed ---------------------------------------------------------------------------


def test_the_first_state_that_is_another_one_is_told_where_every_choice_still_fits(
    folder, changed_folder, path
):
    """Whoever begins has a dollar more, which no text of a choice shows."""
    at_random(gwt.new_game(2, 5, pack=folder), 3).save(path)

    changed = gwt.load_game(path, pack=changed_folder).changed

    pack, state = changed.problems
    assert "great_western/first_edition has changed since the game was saved" in pack.message
    assert pack.place.source.startswith("pack: ")
    assert state.message == "the game starts from another state than the one that was saved"
    assert state.place.source.startswith("state 0: ")


def test_another_winner_is_told_where_no_state_differs(folder, tmp_path, path):
    at_random(gwt.new_game(2, 5, pack=folder)).save(path)
    other = Path(shutil.copytree(folder, tmp_path / "other"))
    edited(other / "scoring.yaml", "1 per 5 dollars", "3 per 1 dollars")

    game = gwt.load_game(path, pack=other)

    assert game.changed.state.message.startswith("the game ends otherwise now, with scores: ")
    assert game.changed.state.place.source.startswith("scores: ")


def test_a_change_that_comes_to_bear_later_is_told_with_the_choices_up_to_which_all_was_the_same(path):
    at_random(gwt.new_game(2, 5), 70).save(path)
    text = path.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(text) if line.startswith("state 63: "))
    text[at] = "state 63: 0123456789abcdef"
    path.write_text("\n".join(text) + "\n", encoding="utf-8")

    state = gwt.load_game(path).changed.state

    assert (
        state.message == "after 63 choices the state is not the one that was saved; after 31 it still was"
    )
    assert state.place.line == at + 1


def test_another_version_of_the_library_is_told(path):
    at_random(gwt.new_game(2, 5), 3).save(path)
    edited(path, f"library: {gwt.__version__}\n", "library: 0.0.7\n")

    (problem,) = gwt.load_game(path).changed.problems

    assert problem.message == (
        f"gwt has changed since the game was saved: it was 0.0.7 and is {gwt.__version__}"
    )
    assert problem.place.line == 2


def test_a_choice_that_no_longer_fits_is_told_with_the_state_that_differed_before(
    folder, changed_folder, path
):
    at_random(gwt.new_game(2, 5, pack=folder), 3).save(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[-2] = "trade teepee-9"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    with pytest.raises(gwt.RecordError) as told:
        gwt.load_game(path, pack=changed_folder)

    assert [one.place.source for one in told.value.problems][1:] == ["trade teepee-9"]
    assert told.value.problems[0].place.source.startswith("state 0: ")
    assert told.value.game.changed.state is told.value.problems[0]


def test_strict_refuses_a_game_that_has_changed(folder, changed_folder, path):
    at_random(gwt.new_game(2, 5, pack=folder), 3).save(path)

    with pytest.raises(gwt.RecordError, match="has changed since the game was saved") as told:
        gwt.load_game(path, pack=changed_folder, strict=True)

    assert len(told.value.problems) == 2
    assert len(told.value.game.history) == 3


def test_a_changed_game_says_so_in_its_copies_and_pickles(folder, changed_folder, path):
    at_random(gwt.new_game(2, 5, pack=folder), 3).save(path)
    game = gwt.load_game(path, pack=changed_folder)

    assert game.copy().changed == game.changed
    assert pickle.loads(pickle.dumps(game)).changed == game.changed


def test_a_changed_game_is_saved_under_the_new_stamp(folder, changed_folder, path):
    at_random(gwt.new_game(2, 5, pack=folder), 3).save(path)
    game = gwt.load_game(path, pack=changed_folder)
    assert [one.digest for one in game.premise.packs] == [game.pack.digest]

    game.save(path)

    assert gwt.load_game(path, pack=changed_folder, strict=True).changed is None


# --- what was edited ---------------------------------------------------------------------------------


def test_another_choice_that_is_legal_too_is_told_by_the_state(path):
    game = gwt.new_game(2, 5)
    option, other = game.options[:2]
    game.play(option)
    game.save(path)
    edited(path, f"\n{option}\n", f"\n{other}\n")

    assert gwt.load_game(path).changed.state.place.source.startswith("state 1: ")


@pytest.mark.parametrize(
    "line, said",
    [
        ("state 3: 0123456789abcde", "this is not the hash of a state"),
        ("state three: 0123456789abcdef", "this is not the hash of a state"),
        ("state 2: 0123456789abcdef", "expected a choice or the state after 3 choices"),
        ("", "the file does not tell the state after 3 choices"),
    ],
)
def test_a_line_of_a_state_that_is_damaged_is_refused_with_its_place(path, line, said):
    at_random(gwt.new_game(2, 5), 3).save(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[-1] = line
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    with pytest.raises(gwt.RecordError) as told:
        gwt.load_game(path)

    (problem,) = told.value.problems
    assert problem.message == said
    assert problem.place.source == (line or "choices: 3")


def test_a_state_stands_in_a_file_once(path):
    at_random(gwt.new_game(2, 5), 3).save(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines, lines[-1]]) + "\n", encoding="utf-8")

    with pytest.raises(gwt.RecordError, match="expected a choice or the state after 3 choices"):
        gwt.load_game(path)


# --- old saves ---------------------------------------------------------------------------------------


def test_a_game_that_is_over_has_to_tell_how_it_has_ended(path):
    game = at_random(gwt.new_game(2, 2))
    *lines, last = game.record().splitlines(keepends=True)
    assert last.startswith("scores: ")
    path.write_text("".join(lines), encoding="utf-8")

    with pytest.raises(
        gwt.RecordError, match=r":11:1: the game is over, but the file has no line with the scores"
    ):
        gwt.load_game(path)

    assert not gwt.load_game(path, to=len(game.history) - 1).over


@pytest.mark.parametrize("written", ["1.0.0", "50a47089"])
@pytest.mark.parametrize("game", ["great-western", "from-a-position", "pacific-rails"])
def test_a_game_of_1_0_0_and_after_is_read_with_all_its_states(written, game):
    kept = gwt.load_game(KEPT / f"{written}-{game}.gwt")

    assert len(kept.history) >= 20
    assert kept.changed.state is None, "only the library and the packs have changed"


@pytest.mark.parametrize("written", ["1.0.0", "50a47089"])
def test_a_position_of_1_0_0_and_after_is_the_state_that_was_written(written):
    """It was written after 60 choices of the game that is kept."""
    position = gwt.from_position(KEPT / f"{written}.yaml")

    assert position.state == gwt.load_game(KEPT / f"{written}-great-western.gwt", to=60).state


def test_a_game_from_before_1_0_0_is_refused_with_the_last_version_that_reads_it(path):
    path.write_text("gwt 1\ngame: great-western-trail\n", encoding="utf-8")

    with pytest.raises(gwt.RecordError) as refused:
        gwt.load_game(path)
    (problem,) = refused.value.problems
    assert problem.message == "the last version that reads format 1 is 1.1.0.dev0 (commit 50a47089)"
    assert (problem.place.line, problem.hint) == (1, "")


# --- what a stranger's file may ask for --------------------------------------------------------------


def test_a_saved_game_cannot_name_a_folder_to_be_read(folder, path, monkeypatch):
    """Not even one that holds a pack of that name; whoever loads the game says where its packs are."""
    edited(folder / "pack.yaml", "id: great_western/first_edition", "id: first")
    gwt.new_game(2, 1, pack=folder).save(path)
    monkeypatch.chdir(folder.parent)

    with pytest.raises(gwt.RecordError, match="has no pack 'first'"):
        gwt.load_game(path)
    assert gwt.load_game(path, pack="first", strict=True).changed is None
