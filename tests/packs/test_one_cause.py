"""One cause is one problem: what follows from a slip is not told beside it."""

import shutil
from pathlib import Path

from gwt.authoring.pack_check import pack_problems
from gwt.resources import content_folder

PATTERN = content_folder("templates") / "great_western"
SCENARIO = """
- scenario: two cases of one beginning
  given:
    players: 2
    seat: 1
    do: use location
    seats: [{money: 1, hand: [jersy, guernsey], on: a-1, trail: {a-1: 11a}}]
  cases:
    - play: [discard 1 guernsey -> gain $2]
      then:
        seat 1: {money: 3}
    - play: [discard 1 guernsey -> gain $2]
      then:
        seat 1: {money: 3}
"""


def told(folder: Path, file: str, old: str, new: str, *, adds: str = "") -> list[tuple[str, str, str]]:
    """The code, message and hint of each problem of the pattern with one change."""
    pack = folder / "prairie"
    shutil.copytree(PATTERN, pack, ignore=shutil.ignore_patterns("rules"))
    for name, before, after in (("pack.yaml", "[11a", f"[{adds}11a"), (file, old, new)):
        text = (pack / name).read_text(encoding="utf-8")
        assert before in text
        (pack / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    return [(one.code, str(one.message), str(one.hint)) for one in pack_problems(pack)]


def test_a_word_that_is_promised_and_missing_is_told_where_it_is_promised(tmp_path):
    actions = "- sale\n      - gain 1 grain\n      - pay 2 grain -> gain $3\n      - gain $1 per 2 grains\n"
    found = told(tmp_path, "buildings.yaml", "- sale\n", actions, adds="grain, ")

    hint = "Write it into a file, or leave it out here."
    assert found == [("wrongly-declared", "no file of this pack adds 'grain'", hint)]


def test_a_word_that_nobody_promises_is_told_where_it_stands(tmp_path):
    found = told(tmp_path, "buildings.yaml", "- sale\n", "- sale\n      - gain $1 per grain\n")

    assert [code for code, _, _ in found] == ["number-name"]


def test_a_slip_in_a_key_is_told_though_its_value_does_not_fit(tmp_path):
    ((code, _, hint),) = told(tmp_path, "objectives.yaml", "    action: gain $3", "    actions: [gain $3]")

    assert (code, hint) == ("unknown-key", "Did you mean 'action'?")


def test_a_mistake_in_what_the_cases_of_a_scenario_share_is_told_once(tmp_path):
    file = "scenarios/prairie.scenario.yaml"
    ((_, message, _),) = told(tmp_path, file, "- scenario:", f"{SCENARIO.strip()}\n\n- scenario:")

    assert message == "'jersy' is not a card here"
