"""What loads and plays, and says something that nobody can have meant."""

import shutil
from pathlib import Path

import pytest

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.errors import ExpressionError
from gwt.resources import content_folder

PATTERN = content_folder("templates") / "great_western"
TILE = (
    "  - {id: %s, name: Mill, number: 13, side: %s, builders: 2, points: 1, actions: [%s], source: own}\n"
)


def told(folder: Path, adds: str = "", **files: str) -> list[tuple[str, str, str]]:
    """The code, message and hint of each problem of the pattern with some files in the place of its own."""
    shutil.copytree(PATTERN, folder / "prairie", ignore=shutil.ignore_patterns("scenarios", "rules"))
    for name, text in files.items():
        path = folder / "prairie" / name.replace("__", "/").replace("_ftl", ".ftl")
        if path.suffix != ".ftl":
            path = path.with_suffix(".yaml")
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
    manifest = folder / "prairie" / "pack.yaml"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("[11a", f"[{adds}11a"), "utf-8")
    found = pack_problems(folder / "prairie")
    return [(one.code, str(one.message), str(one.hint)) for one in found if one.code != "no-name"]


def of_action(folder: Path, action: str) -> list[tuple[str, str, str]]:
    return told(
        folder, "13a, 13b, ", buildings=TILE % ("13a", "a", action) + TILE % ("13b", "b", "gain $1")
    )


@pytest.mark.parametrize(
    ("action", "code", "hint"),
    [
        ("gain $3 -> discard 1 guernsey", "bringing-cost", "Write 'discard 1 guernsey -> gain $3'."),
        ("draw 2 -> gain $3", "bringing-cost", "Write 'draw 2 then gain $3'."),
        ("discard up to 2 cattle as sold -> gain $3 per 3 sold", "always-nothing", ""),
        ("gain $3 per 99 hazards", "always-nothing", ""),
        ("discard up to 20 cattle -> gain $3", "too-many-of", "Write 6 at most."),
    ],
)
def test_an_effect_that_nobody_means_is_told_with_what_may_be_meant(action, code, hint, tmp_path):
    ((told_code, _, told_hint),) = of_action(tmp_path, action)

    assert told_code == code
    assert told_hint == hint


@pytest.mark.parametrize(
    "action",
    [
        "discard 1 guernsey -> gain $3",
        "discard up to 3 cattle as sold -> gain $3 per 3 sold",
        "gain $3 per 2 hazards",
        "discard up to 6 cattle -> gain $3",
    ],
)
def test_what_is_like_it_and_meant_is_not_told(action, tmp_path):
    assert of_action(tmp_path, action) == []


def test_a_score_by_what_only_a_seat_without_a_player_has_brings_nothing(tmp_path):
    master = "  - {id: sm-nobody, name: Nobody, action: gain $1, score: 3 per specialist, source: own}\n"
    found = told(tmp_path, "sm-nobody, ", station_masters=master)

    assert [code for code, _, _ in found] == ["never-scored"]


def test_a_name_of_nothing_is_told_and_one_of_a_pack_below_is_not(tmp_path):
    words = "name-obj-prairei = the card\nname-guernsey = “Guernsey” { noun-cattle-card }\n"

    assert told(tmp_path, text__en_ftl=words) == [
        (
            "no-owner",
            "the pack has nothing that the message 'name-obj-prairei' names",
            "Did you mean 'name-obj-prairie' or 'name-sm-prairie' or 'name-most-price'?",
        )
    ]


@pytest.mark.parametrize("word", ["exactly", "precisely"])
@pytest.mark.parametrize(
    "condition", ["if {} 2 cowboys", "if you have {} 2 cowboys", "unless there are {} 3 players"]
)
def test_no_correction_makes_at_least_of_exactly(condition, word):
    with pytest.raises(ExpressionError) as caught:
        gwt.load_pack().parser.effect(f"gain $2 {condition.format(word)}")
    mistakes = (caught.value, *caught.value.others)

    (told,) = [one for one in mistakes if word in f"{one.message} {one.hint}"]
    assert "means 'at least'" in str(told.hint)
