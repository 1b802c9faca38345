"""`gwt explain` tells what an expression means and where it may stand; `gwt show` says it in words."""

import json
import re

import pytest


def flat(text: str) -> str:
    """What is printed, whatever the width of the screen."""
    return re.sub(r"[\s│]+", " ", text)


def test_an_effect_is_explained_with_tree_text_and_slots(command):
    result = command("explain", "discard 2 cattle of same breed gain $3", "--lang", "it", "--places")

    assert result.exit_code == 0
    for words in (
        "discard 2 cattle of same breed -> gain $3",
        "Se scarti esattamente 2 carte Bovino della stessa razza, guadagna 3 Dollari.",
        "cost: discard 2 cattle of same breed discard same",
        "amount: 3 number",
        "buildings.yaml: private[].actions[]",
        "not in player_board.yaml: discs[].clear: clearing a disc space gains or pays dollars",
    ):
        assert words in flat(result.stdout)


def test_the_places_of_an_expression_are_listed_on_request(command):
    short, listed = (command("explain", "gain $2", *more).stdout for more in ((), ("--places",)))

    (count,) = re.findall(r"may stand in +(\d+) fields \(see --places\)", short)
    places = listed.partition("may stand in")[2].partition("not in")[0].strip().splitlines()
    assert len(places) == int(count)


def test_an_id_is_explained_by_its_component(command):
    assert command("explain", "9a").stdout == command("show", "9a").stdout
    assert command("explain", "9z").exit_code == 1


def test_what_stands_nowhere_in_content_is_said_so_once(command):
    result = command("explain", "hire engineer from row 3 for $7")

    assert "nowhere in content: 'hire engineer from row 3 for $7' is an option" in flat(result.stdout)
    assert "worker: engineer worker kind or supply tile" in flat(result.stdout)
    assert flat(result.stdout).count("is an option of a game") == 1


@pytest.mark.parametrize(
    ("expression", "kind", "slots"),
    [
        (
            "2 hazards",
            "need",
            ["cities.yaml: cities[].needs[]", "objectives.yaml: objectives[].needs[]"],
        ),
        (
            "3 per 2 hazards",
            "per",
            [
                "cities.yaml: cities[].score",
                "station_masters.yaml: masters[].score",
                "scoring.yaml: categories[].score",
                "scoring.yaml: ties[]",
            ],
        ),
        ("pay $5", "pay dollars", ["player_board.yaml: discs[].clear"]),
    ],
)
def test_an_expression_stands_where_its_kind_is_read(command, expression, kind, slots):
    told = json.loads(command("explain", expression, "--json").stdout)

    assert told["kind"] == kind
    assert told["canonical"] == expression
    assert [one["slot"] for one in told["slots"] if not one["refused"]] == slots


def test_json_has_the_whole_tree(command):
    told = json.loads(command("explain", "pay $1 -> draw up to 2", "--json", "--lang", "nl").stdout)

    assert told["language"] == "nl"
    assert told["sentence"] == "Als je 1 dollar betaalt, trek je maximaal 2 kaarten."
    assert told["tree"] == {
        "kind": "exchange",
        "written": "pay $1 -> draw up to 2",
        "parts": {
            "cost": {
                "kind": "pay dollars",
                "written": "pay $1",
                "parts": {"amount": {"kind": "number", "written": "1"}},
            },
            "reward": {
                "kind": "draw",
                "written": "draw up to 2",
                "parts": {
                    "amount": {
                        "kind": "up to",
                        "written": "up to 2",
                        "parts": {"most": {"kind": "number", "written": "2"}},
                    }
                },
            },
        },
    }


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        (
            "discard 1 gernsey -> gain $3",
            "expression:1:11: 'gernsey' is not a card of this pack\n"
            "    discard 1 gernsey -> gain $3\n"
            "              ^^^^^^^\n"
            "  Did you mean 'guernsey' or 'jersey'?",
        ),
        ("2 hazard per", "expression:1:10: 'per' cannot stand here\n    2 hazard per\n             ^^^"),
    ],
)
def test_a_wrong_expression_is_shown_with_carets(command, expression, message):
    result = command("explain", expression)

    assert result.exit_code == 1
    assert result.stderr.startswith(message)


@pytest.mark.parametrize("typed", ["pay  -> remove hazard", "discard 2 cattle of same breed -> gain "])
def test_dollars_that_a_shell_took_away_are_told(command, typed):
    """Between double quotes a shell puts its own fourth argument in the place of `$4`."""
    assert "In a shell, write '...' around an expression" in command("explain", typed).stderr


def test_texts_are_english_whatever_the_language_of_the_terminal(command, monkeypatch):
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")

    assert "If you discard exactly 1 “Guernsey” cattle card, gain 4 dollars." in flat(
        command("show", "2a").stdout
    )


def test_an_unknown_language_names_those_there_are(command):
    result = command("show", "2a", "--lang", "fr")

    assert result.exit_code == 2
    assert "has no texts in 'fr'. Known here: en, it, nl." in result.stderr


def test_it_is_said_of_each_part_whether_it_can_be_declined(command):
    told = json.loads(command("explain", "discard 1 jersey -> gain $2 and gain objective", "--json").stdout)

    assert told["parts"] == [
        {"part": "discard 1 jersey", "optional": True, "in a compulsory field": True},
        {"part": "gain $2", "optional": False, "in a compulsory field": False},
        {"part": "gain objective", "optional": True, "in a compulsory field": True},
    ]
    assert {one["slot"] for one in told["slots"] if one["compulsory"]} == {
        "cities.yaml: cities[].delivery",
        "cities.yaml: links[].delivery",
    }
    told = flat(command("explain", "gain $2 and gain objective and may draw 1").stdout)
    assert "optional no gain $2 yes gain objective yes draw 1 in cities.yaml: cities[].delivery" in told
    assert "optional no gain objective may" in flat(command("explain", "must gain objective").stdout)


@pytest.mark.parametrize(
    ("expression", "meant"),
    [
        ("gain $3 if no hazards", "unless 1"),
        ("2 own bulidings", "buildings"),
        ("5 / 2 by hazrds", "hazards"),
    ],
)
def test_a_mistake_is_that_of_the_kind_that_was_read_farthest(command, expression, meant):
    """Though a need could begin with the last words of the action."""
    assert f"Did you mean '{meant}'" in command("explain", expression).output
