"""What faults planted in the loading of packs could change unnoticed by the other tests."""

from pathlib import Path

import pytest

from gwt.dsl.parser import DEEPEST
from gwt.errors import ContentError, ExpressionError
from gwt.games.great_western import GAME
from gwt.kernel.premise import PackVersion, Premise
from gwt.packs import yaml_parser
from gwt.packs.loader import load_folders
from gwt.packs.yaml_parser import LARGEST, parse_file
from tests.packs.corpus import FIRST_EDITION, Case, written

Edit = tuple[str, str, str]
"""A file, what stands there once, and what is to stand there."""


def messages(folder: Path, *edits: Edit) -> list[str]:
    """What is wrong with the first edition after some edits."""
    listed = [{"file": file, "find": find, "replace": replace} for file, find, replace in edits]
    written(Case("edited", [], []), folder)
    for edit in listed:
        file = folder / edit["file"]
        text = file.read_text(encoding="utf-8")
        assert text.count(edit["find"]) == 1, edit
        file.write_text(text.replace(edit["find"], edit["replace"]), encoding="utf-8")
    try:
        load_folders(folder, GAME.content)
    except ContentError as error:
        return [problem.message for problem in error.problems]
    return []


STATION_9 = "  - {id: station-9, after: 33,"
STATION_10 = "  - {id: station-10, after: 39,"
COWBOYS = "{id: cowboy, name: Cowboy, kind: worker, piles: {2: 11, 3: 7}"
OFFER = "  - {take: 1 west-highland, workers: 1, price: 12"
NO_PLACE = "the track has no such place: it ends with space 39"
TOO_FEW = "pile 2 has too few workers for the job market"
SAME = "'1 cattle of value 3' for $6 differs in its workers only"

LIMITS: dict[str, tuple[list[Edit], list[str]]] = {
    "a turnout before the last space": (
        [("railroad.yaml", STATION_9, "  - {id: station-9, after: 38,")],
        [],
    ),
    "a station at the start": ([("railroad.yaml", STATION_10, "  - {id: station-10, after: 0,")], []),
    "a station behind the end": (
        [("railroad.yaml", STATION_10, "  - {id: station-10, after: 40,")],
        [NO_PLACE],
    ),
    "a cross before the last space": ([("railroad.yaml", "16, 17]", "16, 38]")], []),
    "a cross at the start": ([("railroad.yaml", "crosses: [3,", "crosses: [0,")], []),
    "a cross at the last space": ([("railroad.yaml", "16, 17]", "16, 39]")], [NO_PLACE]),
    "a city at the end of the track": (
        [("cities.yaml", "name: Topeka, value: 1,", "name: Topeka, value: 39,")],
        [],
    ),
    "as many tiles to lay as there are places": ([("supply.yaml", "placed: 7", "placed: 21")], []),
    "a tile to lay too many": (
        [("supply.yaml", "placed: 7", "placed: 36")],
        ["pile 1 has only 35 tiles"],
    ),
    "as many workers as four players need": (
        [
            ("supply.yaml", COWBOYS, COWBOYS.replace("2: 11", "2: 9")),
            ("job_market.yaml", "token: 2\n", "token: 8\n"),
        ],
        [],
    ),
    "a worker too few for four players": (
        [
            ("supply.yaml", COWBOYS, COWBOYS.replace("2: 11", "2: 8")),
            ("job_market.yaml", "token: 2\n", "token: 8\n"),
        ],
        [TOO_FEW],
    ),
    "workers from the last pile": (
        [
            ("supply.yaml", "workers: 2", "workers: 3"),
            ("supply.yaml", "{1: 9, 3: 2}", "{1: 9}"),
            ("supply.yaml", "{1: 8, 3: 3}", "{1: 8}"),
        ],
        [],
    ),
    "the token in the first row": ([("job_market.yaml", "token: 2\n", "token: 1\n")], []),
    "an offer for fewer workers behind its like": (
        [
            (
                "cattle.yaml",
                "  - {take: 1 cattle of value 3, workers: 1,",
                "  - {take: 1 holstein, workers: 3,",
            ),
            ("cattle.yaml", OFFER, "  - {take: 1 cattle of value 3, workers: 1, price: 6"),
        ],
        [SAME.replace("cattle of value 3", "holstein")],
    ),
    "an offer for as many workers as its like": (
        [("cattle.yaml", OFFER, "  - {take: 1 holstein, workers: 1, price: 6")],
        [],
    ),
    "an offer of another number at the price of its like": (
        [("cattle.yaml", OFFER, "  - {take: 2 holsteins, workers: 3, price: 6")],
        [],
    ),
    "an offer of other cards at the price of its like": (
        [("cattle.yaml", OFFER, "  - {take: 1 west-highland, workers: 2, price: 6")],
        ["'1 west-highland' for $6 differs in its workers only"],
    ),
    "one starting money less than players": (
        [("scoring.yaml", "money: [6, 7, 8, 9]", "money: [6, 7, 8]")],
        ["expected the starting money of 4 players"],
    ),
    "one starting money more than players": (
        [("scoring.yaml", "money: [6, 7, 8, 9]", "money: [6, 7, 8, 9, 10]")],
        [],
    ),
    "a breed that an earlier objective counts by its value": (
        [("objectives.yaml", "[3 cattle of value 3, 1 own station]", "[3 holsteins, 1 own station]")],
        ["'holstein' and 'cattle of value 3' would count the same cards"],
    ),
    "a value of which an earlier objective counts a breed": (
        [("objectives.yaml", "[3 cattle of value 3, 1 own building]", "[3 holsteins, 1 own building]")],
        ["'cattle of value 3' and 'holstein' would count the same cards"] * 5,
    ),
    "one starting objective more than players": (
        [
            (
                "objectives.yaml",
                "  - id: obj-gain2-b-bl-bl\n",
                "  - id: obj-gain2-b-bl-bl\n    starting: true\n",
            )
        ],
        [],
    ),
    "money of zero": ([("scoring.yaml", "money: [6, 7, 8, 9]", "money: [0, 7, 8, 9]")], []),
    "money below zero": (
        [("scoring.yaml", "money: [6, 7, 8, 9]", "money: [-1, 7, 8, 9]")],
        ["this number must not be negative"],
    ),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_what_a_pack_may_say_ends_exactly_at_its_limit(limit, tmp_path):
    edits, expected = LIMITS[limit]

    assert messages(tmp_path / "pack", *edits) == expected


@pytest.mark.parametrize("hand", ["{2: 2, 3: 2, 4: 1}", "{2: 2, 3: 1, 4: 2}"])
def test_the_first_hand_says_for_how_many_players_the_numbers_are(hand, tmp_path):
    said = messages(tmp_path / "pack", ("supply.yaml", hand, hand.replace(", 4:", ", 5:")))

    wanted = "2, 3, 5" if hand.endswith("1}") else "2, 3, 4"
    assert set(said) >= {f"expected a number for {wanted} players each"}


@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_the_workers_of_a_new_game_end_where_the_token_lies(token, tmp_path):
    edit = ("job_market.yaml", "token: 2\n", f"token: {token}\n")
    assert messages(tmp_path / "pack", edit) == []

    premise = Premise("great-western-trail", (PackVersion("edited", "1", "0"),), 2, 1, "standard", ())
    table = GAME.play.first_state(load_folders(tmp_path / "pack", GAME.content), premise)

    assert table.token_row == token - 1
    assert [row.count("") for row in table.jobs[: token + 1]] == [0] * (token - 1) + [1, 2]


def test_a_file_that_is_too_large_is_pointed_at_where_it_begins(tmp_path):
    (tmp_path / "f.yaml").write_bytes(b"#" * (LARGEST + 1))

    with pytest.raises(ContentError, match=r"^shown\.yaml:1:1: the file is larger than 1000000 bytes$"):
        parse_file(tmp_path / "f.yaml", "shown.yaml")


def test_a_problem_on_an_empty_first_line_shows_nothing_of_the_next():
    place = yaml_parser.Document("f.yaml", "\na: 1\n").place(0)

    assert (place.line, place.column, place.source) == (1, 1, "")


def test_a_file_may_be_as_large_as_the_limit(tmp_path):
    (tmp_path / "f.yaml").write_bytes(b"#" * LARGEST)

    assert parse_file(tmp_path / "f.yaml").data is None


# --- expressions -------------------------------------------------------------------------------------


def refused(text: str) -> ExpressionError:
    """What is wrong with an expression of the first edition."""
    with pytest.raises(ExpressionError) as caught:
        load_folders(FIRST_EDITION, GAME.content).parser.effect(text)
    return caught.value


@pytest.mark.parametrize(
    "text, kind",
    [
        ("play nothing", "an objective"),
        ("discard 1 nothing", "a card"),
        ("deliver to nothing", "a city"),
        ("upgrade nothing", "a station"),
        ("move cattleman via nothing", "a space"),
    ],
)
def test_an_unknown_name_is_told_with_its_kind_and_the_article_of_it(text, kind):
    assert refused(text).message == f"'nothing' is not {kind} of this pack"


def test_an_expression_that_ends_too_early_is_pointed_at_with_one_caret():
    error = refused("gain $1 then")

    assert (error.message, error.offset, error.length) == ("the expression ends too early", 12, 1)


def test_a_bracket_that_is_closed_makes_room_for_one_other():
    deep = "(" * (DEEPEST + 1) + "gain $1" + ")" * (DEEPEST + 1)

    error = refused(f"(gain $1) then (gain $1) then {deep}")

    assert error.message == f"more than {DEEPEST} brackets within brackets"


def test_a_document_may_be_exactly_as_deep_as_the_limit():
    deepest, deeper = (
        "[" * many + "a" + "]" * many for many in (yaml_parser.DEEPEST, yaml_parser.DEEPEST + 1)
    )

    assert yaml_parser.parse_text(deepest, "f.yaml").value_at((0,) * yaml_parser.DEEPEST) == "a"
    with pytest.raises(ContentError, match=f"more than {yaml_parser.DEEPEST} levels deep"):
        yaml_parser.parse_text(deeper, "f.yaml")
