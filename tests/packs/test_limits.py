"""What packs from strangers are limited to, and what is told of them."""

from pathlib import Path

import pytest

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.common import MOST_HELD
from gwt.dsl.amounts import NUMBER
from gwt.errors import ContentError, Place, Problem, did_you_mean
from gwt.packs.limits import FILES, PROBLEMS, list_files, read_bytes, truncate_problems
from gwt.packs.yaml_parser import parse_text
from gwt.players import RandomPlayer, play_out
from tests.packs.small import pair, side, written

pytestmark = pytest.mark.in_turn


def problem(at: int) -> Problem:
    return Problem(Place("f.yaml", at, 1), f"problem {at}")


def test_so_many_problems_are_told_and_then_that_there_are_more():
    listed = truncate_problems([problem(at) for at in range(1, PROBLEMS + 3)])

    assert [one.place.line for one in listed] == list(range(1, PROBLEMS + 2))
    assert [one.code for one in listed[-2:]] == ["", "too-many"]
    assert truncate_problems([problem(at) for at in range(PROBLEMS)])[-1].code == ""


def test_problems_of_one_line_share_it():
    document = parse_text(f"a: [{', '.join('x' * 50)}]", "f.yaml")
    places = [document.problem(("a", at), "here").place for at in range(50)]

    assert [place.column for place in places] == list(range(5, 5 + 3 * 50, 3))
    assert {id(place.source) for place in places} == {id(places[0].source)}


def test_a_message_quotes_no_whole_file():
    message = str(Problem(Place("f.yaml", 1, 1), f"found '{'x' * 100_000}' here"))

    assert message.endswith("xxx' here") and len(message) < 1_100


def test_a_word_among_thousands_of_names_is_still_found():
    names = [f"{letter}{at:03}" for letter in "abcdefgh" for at in range(500)]

    assert did_you_mean("banjoo", [*names, "banjo"]) == "Did you mean 'banjo'?"


def test_longer_names_that_begin_with_a_word_come_first():
    names = ["garth_rails", "rails_to_the_north", "rails_second_edition"]

    hint = did_you_mean("rails", names)

    assert hint == "Did you mean 'rails_to_the_north' or 'rails_second_edition' or 'garth_rails'?"


@pytest.mark.parametrize("number", [NUMBER, -NUMBER])
def test_the_largest_number_is_no_mistake_and_one_more_is(number, tmp_path):
    folder = pair(tmp_path, points=number)
    assert "too-large" not in {one.code for one in pack_problems(folder)}

    more = number + (1 if number > 0 else -1)
    (one,) = pack_problems(pair(tmp_path, "own/more", points=more))[:1]
    assert (one.code, one.message) == (
        "too-large",
        f"no number of content is larger than 9999, found {more}",
    )


def test_a_number_of_an_expression_has_the_same_limit(tmp_path):
    sides = [side("11a", actions=["gain $9999"]), side("11b", actions=["gain $10000"])]
    folder = written(tmp_path, "own/rich", {"buildings": {"private": sides}}, adds=["11a", "11b"])

    assert [one.code for one in pack_problems(folder)] == ["too-large"]


def test_a_link_within_the_folder_of_a_pack_is_read(tmp_path):
    (tmp_path / "pack.yaml").write_text("id: x\n", encoding="utf-8")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").symlink_to(tmp_path / "pack.yaml")

    assert read_bytes(tmp_path / "text" / "en.ftl") == b"id: x\n"


def test_what_stands_beside_a_pack_in_its_folder_does_not_count(tmp_path):
    (tmp_path / "pack.yaml").touch()
    (tmp_path / ".git").mkdir()
    for at in range(FILES):
        (tmp_path / ".git" / str(at)).touch()

    assert list_files(tmp_path) == [tmp_path / "pack.yaml"]


def test_too_many_files_of_a_pack_are_refused(tmp_path: Path):
    (tmp_path / "rules").mkdir()
    for at in range(FILES + 1):
        (tmp_path / "rules" / f"{at}.yaml").touch()

    with pytest.raises(ContentError, match=f"at most {FILES} files"):
        list_files(tmp_path)


def test_five_thousand_cards_load_and_are_played_with(tmp_path):
    card = {"needs": ["2 own buildings"], "points": 3, "penalty": 2, "action": "gain $2", "source": "own"}
    cards = [{"id": f"obj-{at}-own", "name": f"Card {at}", **card} for at in range(5_000)]
    own = written(
        tmp_path, "own/many", {"objectives": {"objectives": cards}}, adds=[one["id"] for one in cards]
    )
    pack = gwt.load_pack(pack=["first_edition", own])

    game = gwt.new_game(players=2, seed=1, pack=pack)
    play_out(game, [RandomPlayer(1), RandomPlayer(2)])

    assert len(pack.files["objectives"].objectives) > 5_000
    assert gwt.loads(game.record(), pack=pack).scores == game.scores


@pytest.mark.parametrize(
    ("kind", "step", "held"),
    [
        ("great-western-trail", "gain $9 per 1 dollar", "money"),
        ("pacific-rails", "score 9 per 1 point", "points"),
    ],
)
def test_what_grows_by_what_it_is_stays_within_what_a_position_holds(kind, step, held):
    game = gwt.new_game(2, 1, game=kind, listen=False)
    state, effect = game.state, game.pack.parser.effect(step)
    setattr(state.players[0], held, 5)
    for _ in range(20):
        state.rules.verbs[type(effect)].do(state, 0, effect, "here")

    assert getattr(state.players[0], held) == MOST_HELD
    assert getattr(gwt.from_position(game.position()).state.players[0], held) == MOST_HELD
