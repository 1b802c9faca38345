"""`gwt check` tells people and editors what is wrong with packs."""

import json
import re
import threading
import time

import pytest

from gwt.packs.codes import problem_codes
from gwt.resources import content_folder
from gwt.spec.registry import game_kind
from tests.packs.small import pair, side, written

pytestmark = pytest.mark.in_turn

OBJECTIVE = {"id": "obj-own", "name": "Own task", "needs": ["1 hazard"], "points": 3, "source": "own"}


def test_a_pack_without_problems_passes(command, tmp_path):
    checked = command("check", pair(tmp_path))

    assert (checked.exit_code, checked.output) == (0, "No problems in 1 pack.\n")


def test_a_problem_is_told_with_its_place_its_code_and_what_would_be_right(command, tmp_path):
    own = pair(tmp_path, actions=["pay $3 -> remove hazrd"])
    checked = command("check", own)
    first, source, carets, hint = checked.output.splitlines()[:4]

    assert checked.exit_code == 1
    assert first == "own-pair/buildings.yaml:9:22: unknown-word 'hazrd' is not a word of this game"
    assert source[carets.index("^") : carets.rindex("^") + 1] == "hazrd"
    assert hint.startswith("  Did you mean 'hazard'")
    assert checked.output.splitlines()[-1] == (
        "2 problems in 1 pack; 'gwt check --explain unknown-word' says more about the first."
    )


def test_who_names_a_game_learns_where_its_pack_is(command):
    checked = command("check", "pacific-rails")

    assert checked.exit_code == 2
    assert "no such file or folder; the pack of the game 'pacific-rails' is in " in checked.output


def test_a_pictogram_that_cannot_be_drawn_is_a_problem(command, tmp_path):
    own = pair(tmp_path)
    (own / "pictures").mkdir()
    drawn = "effects:\n  gain dollars: [{symbol: coin, number: amont}]\ncounts: {}\n"
    (own / "pictures" / "composition.yaml").write_text(drawn, encoding="utf-8")
    checked = command("check", own)

    assert checked.exit_code == 1
    assert ": picture there is no field 'amont'" in checked.output


@pytest.mark.parametrize("name", ["own.yaml", "own.scenario.yml", "deeper/own.yml"])
def test_a_file_of_scenarios_that_nobody_would_read_is_told(command, tmp_path, name):
    own = pair(tmp_path)
    path = own / "scenarios" / name
    path.parent.mkdir(parents=True)
    path.write_text("- scenario: it is not looked at\n", encoding="utf-8")
    (own / "scenarios" / "read-me.md").write_text("What is tested here.\n", encoding="utf-8")
    checked = command("check", own)

    assert checked.exit_code == 1
    assert f"scenarios/{name}:1:1: wrong-file '{path.name}' is never read" in checked.output
    assert "Call it 'own.scenario.yaml'." in checked.output
    assert "read-me" not in checked.output


def test_problems_for_editors_are_one_object(command, tmp_path):
    told = json.loads(command("check", pair(tmp_path, actions=["gian $3"]), "--json").output)

    assert told["packs"] == 1
    assert told["problems"][0] == {
        "file": "own-pair/buildings.yaml",
        "line": 9,
        "column": 5,
        "length": 4,
        "code": "unknown-verb",
        "level": "error",
        "message": "'gian' is not a verb of this game",
        "hint": "Did you mean 'gain'?",
    }


def test_a_warning_is_told_and_fails_nothing(command, tmp_path):
    own = written(tmp_path, "own/station", {"objectives": {"objectives": [OBJECTIVE]}}, adds=["obj-own"])
    checked = command("check", own)

    assert checked.exit_code == 0
    assert checked.output.splitlines()[0] == (
        "own-station/objectives.yaml:2:7: warning no-name 'obj-own' has no name in en, it, nl; "
        "it is called 'Own task' there"
    )
    assert checked.output.splitlines()[-1] == (
        "1 warning in 1 pack; 'gwt check --explain no-name' says more about the first."
    )


def test_a_file_means_its_pack_and_a_folder_all_packs_in_it(command, tmp_path):
    own = pair(tmp_path)
    written(tmp_path, "own/rich", {"scoring": {"money": [1, 2, 3, 4]}}, replaces=["scoring.money"])

    assert "in 1 pack" in command("check", own / "buildings.yaml").output
    assert "in 2 packs" in command("check", tmp_path).output


def test_packs_that_cannot_be_played_together_are_told_when_both_are_named(command, tmp_path):
    one, two = pair(tmp_path, "own/one"), pair(tmp_path, "own/two")

    assert command("check", tmp_path).exit_code == 0
    assert "packs-clash 'own/two' adds '11a', and so does 'own/one'" in command("check", one, two).output


def test_several_problems_of_several_files_are_told_in_one_run(command, tmp_path):
    own = pair(tmp_path, actions=["gian $3"], builders="one")
    (own / "scoring.yaml").write_text("money: [1]\nmonye: 2\n", encoding="utf-8")
    told = json.loads(command("check", own, "--json").output)["problems"]

    assert [(one["file"].split("/")[1], one["code"]) for one in told] == [
        ("buildings.yaml", "wrong-kind"),
        ("buildings.yaml", "unknown-verb"),
        ("buildings.yaml", "wrong-kind"),
        ("buildings.yaml", "unknown-verb"),
        ("scoring.yaml", "undeclared"),
        ("scoring.yaml", "unknown-key"),
    ]


@pytest.mark.parametrize(
    "text, said",
    [
        ("- scenari: x\n", "'scenari' is not a key here"),
        ("- scenario: x\n  given: {seats: [{monye: 3}]}\n", "'monye' is not a key here"),
        ("- scenario: x\n  play: [gian $2]\n", "'gian' is not a verb of this game"),
        ("- scenario: x\n  scenario: y\n", "the key 'scenario' stands here twice"),
    ],
)
def test_scenarios_are_checked_without_being_run(command, tmp_path, text, said):
    own = pair(tmp_path)
    (own / "scenarios").mkdir()
    (own / "scenarios" / "own.scenario.yaml").write_text(text, encoding="utf-8")
    told = json.loads(command("check", own, "--json").output)["problems"]

    assert [one["message"] for one in told] == [said]
    assert told[0]["code"] in problem_codes()


def test_rules_that_fail_are_a_problem_of_the_scenario(command, tmp_path, monkeypatch):
    def fail(table):
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(game_kind("great-western-trail").play, "next_turn", fail)
    own = pair(tmp_path)
    (own / "scenarios").mkdir()
    (own / "scenarios" / "own.scenario.yaml").write_text("- scenario: x\n  given: {players: 2}\n", "utf-8")
    told = json.loads(command("check", own, "--json").output)["problems"]

    reason = (
        f"ZeroDivisionError: division by zero, line {fail.__code__.co_firstlineno + 1} of test_check.py"
    )
    assert [one["message"] for one in told] == [f"the scenario cannot be run to its end ({reason})"]
    assert told[0]["code"] == "scenario"


@pytest.mark.parametrize("game, code", [("chess", "foreign-pack"), (3, "wrong-kind")])
def test_a_pack_of_no_known_game_is_told_so(command, tmp_path, game, code):
    own = written(tmp_path, "own/chess", game=game)

    assert json.loads(command("check", own, "--json").output)["problems"][0]["code"] == code


def test_a_code_is_explained(command):
    assert "gain $10" in command("check", "--explain", "unknown-verb").output
    assert command("check", "--explain", "unknown-verbs").exit_code == 2


@pytest.mark.parametrize("path", ["nowhere", "."])
def test_where_there_is_no_pack_there_is_nothing_to_check(command, path):
    assert command("check", path).exit_code == 2


def test_a_change_is_checked_at_once(command, tmp_path, monkeypatch):
    """The changes are seen by watchfiles; here is what is done with them."""
    watchfiles = pytest.importorskip("watchfiles")
    own = pair(tmp_path)
    file = own / "buildings.yaml"
    seen = []

    def changed(*paths, **_):
        seen.extend(paths)
        file.write_text(file.read_text(encoding="utf-8").replace("gain $2", "gian $2"), encoding="utf-8")
        yield {("modified", str(file))}

    monkeypatch.setattr(watchfiles, "watch", changed)
    told = command("check", own, "--watch").output

    assert seen == [own]
    assert told.startswith("No problems in 1 pack.\n\nown-pair/buildings.yaml:9:5: unknown-verb")


def test_a_real_change_is_seen(tmp_path):
    watch = pytest.importorskip("watchfiles").watch
    from gwt.cli.check import _changes

    assert watch
    own = pair(tmp_path)

    def touch():
        for _ in range(100):
            time.sleep(0.05)
            (own / "notes.txt").write_text(str(time.time()), encoding="utf-8")
            if done:
                return

    done: list[bool] = []
    thread = threading.Thread(target=touch)
    thread.start()
    changes = _changes([own])
    assert next(changes)
    done.append(True)
    thread.join()


TWICE = {"actions": ["gain $2", "gain $2"]}


def allowing(tmp_path, **allow):
    """A pack with the same action twice on its tiles, which allows some problems."""
    sides = {"buildings": {"private": [side("11a", **TWICE), side("11b")]}}
    return written(tmp_path, "own/pair", sides, adds=["11a", "11b"], allow=allow)


def test_a_problem_counts_beside_a_warning(command, tmp_path):
    sides = {"buildings": {"private": [side("11a", **TWICE), side("11b", actions=["gain $0"])]}}
    checked = command("check", written(tmp_path, "own/pair", sides, adds=["11a", "11b"]))

    assert checked.exit_code == 1
    assert checked.output.splitlines()[-1].startswith("1 problem and 1 warning in 1 pack; ")


def test_what_a_pack_allows_with_a_reason_is_not_told(command, tmp_path):
    checked = command("check", allowing(tmp_path, **{"same-action": "printed so"}))

    assert (checked.exit_code, checked.output) == (0, "No problems in 1 pack.\n")


@pytest.mark.parametrize(
    "allow, told",
    [
        ({"wrong-place": "so"}, "allow 'wrong-place' cannot be allowed"),
        ({"same-acton": "so"}, "allow there is no problem 'same-acton'"),
        ({"same-action": " "}, "allow say why it is allowed"),
        (
            {"same-action": "so", "no-amount": "so"},
            "warning needless-allow this pack has no problem 'no-amount'",
        ),
    ],
)
def test_what_is_allowed_is_there_can_be_allowed_and_has_a_reason(allow, told, command, tmp_path):
    assert told in command("check", allowing(tmp_path, **allow)).output


def test_a_pack_allows_nothing_of_another(command, tmp_path):
    allowing(tmp_path, **{"same-action": "printed so"})
    more = {"buildings": {"private": [side("12a", number=12, **TWICE), side("12b", number=12)]}}
    written(tmp_path, "own/more", more, adds=["12a", "12b"])

    output = command("check", tmp_path).output
    assert "'12a' twice" in output
    assert "'11a' twice" not in output


def test_packs_of_two_games_are_checked_side_by_side(command):
    checked = command(
        "check", content_folder("great_western") / "promo_masters", content_folder("pacific_rails")
    )

    assert checked.exit_code == 0
    assert re.fullmatch(r"No problems in \d+ packs\.\n", checked.output)
