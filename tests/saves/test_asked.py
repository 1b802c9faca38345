"""What is asked for and does not exist is refused as such, whatever kind of value it is."""

import io
import pickle
from pathlib import Path

import pytest

import gwt
from gwt.errors import ExpressionError, Place, Problem
from gwt.spec.pack_lookup import pack_folder
from gwt.spec.registry import GAMES

NO_FILE = "x" * 5000
HUGE = 10**5000


@pytest.mark.parametrize(
    "asked, said",
    [
        ({"pack": ""}, "a pack is asked for by its name or its folder, not by "),
        ({"pack": []}, r"not by \[\]"),
        ({"pack": [""]}, "not by "),
        ({"pack": 3}, "not by 3"),
        ({"pack": NO_FILE}, "has no pack 'xxx"),
        ({"pack": Path(NO_FILE)}, "holds no pack"),
        ({"pack": "a\0b"}, "has no pack 'a"),
        (
            {"game": "great-western-trail", "pack": gwt.load_pack("pacific-rails")},
            "is a pack of pacific-rails, not of great-western-trail",
        ),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": []}, r"there is no game '\[\]'"),
        ({"game": 3}, "there is no game '3'"),
        ({"rulings": ["must-act"]}, "rulings are a mapping of ids to True or False"),
        ({"rulings": {"must-act": 3}}, "the ruling 'must-act' is True or False, not 3"),
        ({"rulings": {3: True}}, "there is no ruling '3'"),
        ({"rulings": "must-act"}, "rulings are a mapping"),
        ({"seed": True}, "seed is a whole number, not True"),
        ({"seed": "x"}, "seed is a whole number, not 'x'"),
        ({"seed": 1.0}, "seed is a whole number, not 1.0"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"seed": HUGE}, "a seed is a number from 0"),
        ({"players": True}, "players is a whole number, not True"),
        ({"players": HUGE}, "is for 2, 3 or 4 players"),
        ({"players": None}, "players is a whole number, not None"),
        ({"first": True}, "first is a whole number, not True"),
        ({"first": "x"}, "first is a whole number, not 'x'"),
        ({"first": 3}, "there is no seat 4 of 3 to start"),
        ({"first": HUGE}, "there is no seat"),
        ({"setup": ""}, "there is no setup ''"),
        ({"setup": ["standard"]}, "there is no setup"),
    ],
)
def test_a_new_game_of_what_there_is_not_is_refused(asked, said):
    with pytest.raises(gwt.UsageError, match=said) as told:
        gwt.new_game(**asked)

    assert len(str(told.value)) < 1_200


@pytest.mark.parametrize("to", [-1, True, "3", 1.0, -HUGE], ids=lambda one: type(one).__name__)
def test_a_game_is_loaded_up_to_a_number_of_choices(tmp_path, to):
    gwt.new_game(2, 1).save(tmp_path / "evening.gwt")

    with pytest.raises(
        gwt.UsageError, match=r"^`to` is a number of choices from 0, not |^to is a whole number"
    ):
        gwt.load_game(tmp_path / "evening.gwt", to=to)


@pytest.mark.parametrize("path", ["a\0b", NO_FILE, ".", "nowhere.gwt"])
def test_a_file_that_cannot_be_read_is_told_by_its_name(path):
    with pytest.raises(gwt.UsageError, match=r"^(a|xxx|\.|nowhere)"):
        gwt.load_game(path)


def test_a_file_that_is_larger_than_any_game_is_not_read(tmp_path):
    with (tmp_path / "large.gwt").open("wb") as file:
        file.truncate(1 << 40)

    with pytest.raises(gwt.RecordError, match=r"large\.gwt:1:1: no saved game is larger than 4 MiB"):
        gwt.load_game(tmp_path / "large.gwt")


@pytest.mark.parametrize("asked", [None, 3, ["gwt 3"]], ids=str)
def test_what_is_neither_a_file_nor_a_text_is_refused(asked):
    with pytest.raises(gwt.UsageError, match="a saved game is a path or an open file, not "):
        gwt.load_game(asked)
    with pytest.raises(gwt.UsageError, match=r"found its text, which `gwt\.loads` reads"):
        gwt.load_game(gwt.new_game(players=2, seed=1).record())
    with pytest.raises(gwt.UsageError, match="the text of a saved game is str or bytes, not "):
        gwt.loads(asked)


def test_a_game_goes_into_text_and_files_and_out_of_them_alike():
    game = gwt.new_game(2, 1)
    game.play(game.options[0])
    text = gwt.dumps(game)
    loaded = [
        gwt.loads(text),
        gwt.loads(text.replace("\n", "\r\n").encode()),
        gwt.load_game(io.StringIO(text)),
        gwt.load_game(io.BytesIO(text.encode())),
    ]

    assert [one.record() for one in loaded] == [text] * 4
    assert gwt.loads(text, to=0).history == ()


@pytest.mark.parametrize("text", ["", b"\xff", "gwt 3\n", " " * (4 << 20) + "gwt"], ids=len)
def test_a_text_that_is_no_game_is_told_with_its_place(text):
    with pytest.raises(gwt.RecordError, match=r"^<text>:1:1: "):
        gwt.loads(text)


def test_the_name_of_a_pack_in_the_place_of_a_game_is_told():
    with pytest.raises(gwt.UsageError, match=r"'second_edition' is a pack and no game: load_pack\(pack="):
        gwt.load_pack("second_edition")


@pytest.mark.parametrize("seat", [-1, 2, True, "1", None])
def test_a_seat_that_there_is_not_sees_nothing(seat):
    game = gwt.new_game(2, 1)

    for asked in (game.view, lambda seat: game.determinize(seat, 1)):
        with pytest.raises(gwt.UsageError, match=r"^there is no seat|^seat is a whole number, not "):
            asked(seat)


@pytest.mark.parametrize("seed", [True, "x", -1, None, HUGE], ids=lambda one: type(one).__name__)
def test_a_guess_needs_a_seed(seed):
    with pytest.raises(gwt.UsageError, match=r"^a seed is a number from 0|^seed is a whole number, not "):
        gwt.new_game(2, 1).determinize(0, seed)


# --- what goes to other processes --------------------------------------------------------------------

PROBLEMS = (
    Problem(Place("a.yaml", 3, 4, "moo: 3"), "no moo", "say baa", 3, "moo"),
    Problem(Place("b", 1, 1), "no"),
)


def test_the_error_of_a_pack_arrives_with_its_problems():
    error = pickle.loads(pickle.dumps(gwt.ContentError(PROBLEMS)))

    assert error.problems == PROBLEMS
    assert str(error) == str(gwt.ContentError(PROBLEMS))


def test_the_error_of_a_saved_game_arrives_with_the_game():
    game = gwt.new_game(2, 1)
    game.play(game.options[0])

    error = pickle.loads(pickle.dumps(gwt.RecordError(PROBLEMS, 1, game)))

    assert (error.problems, error.played, error.game.state) == (PROBLEMS, 1, game.state)


def test_the_error_of_an_expression_arrives_with_its_place():
    error = ExpressionError("no moo", 4, 3, "say baa", "moo")
    error.others = (ExpressionError("no baa", 9),)

    again = pickle.loads(pickle.dumps(error))

    assert (str(again), again.offset, again.length, again.hint, again.code) == (
        "no moo",
        4,
        3,
        "say baa",
        "moo",
    )
    assert [one.offset for one in again.others] == [9]


@pytest.mark.parametrize("game", GAMES)
def test_a_view_arrives_as_it_was(game):
    view = gwt.new_game(3, 1, game=game).view(1)

    again = pickle.loads(pickle.dumps(view))

    assert (again.seat, again.data) == (view.seat, view.data)
    assert again.picture().svg() == view.picture().svg()


def test_a_pack_arrives_by_its_folders():
    pack = gwt.load_pack(
        pack=["great_western/first_edition", pack_folder().parents[2] / "examples/packs/ford"]
    )

    again = pickle.loads(pickle.dumps(pack))

    assert (again.name, again.digest) == (pack.name, pack.digest)
