"""A pack that is wrong gives every problem with its place, and nothing but that."""

from pathlib import Path

import pytest

from gwt.authoring.pack_check import wording_differences
from gwt.errors import ContentError, UsageError
from gwt.games.great_western import GAME
from gwt.packs.codes import problem_codes
from gwt.packs.loader import check_folders, load_folders
from tests.packs.corpus import FIRST_EDITION, Case, cases, written
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

HERE = Path(__file__).parent


@pytest.mark.parametrize("case", sample(cases(HERE / "bad"), 80))
def test_a_bad_pack_says_what_is_wrong_and_where(case: Case, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    expected = written(case, tmp_path / "pack")

    with pytest.raises(ContentError) as caught:
        load_folders(Path("pack"), GAME.content)

    shown = [(str(one.place), one.place.source, one.message, one.hint) for one in caught.value.problems]
    assert shown == [(str(one.place), one.place.source, one.message, one.hint) for one in expected]
    assert str(caught.value) == "\n".join(map(str, expected))
    codes_of = [one.code for one in caught.value.problems]
    assert set(codes_of) <= set(problem_codes())
    wanted = [said.get("code", code) for said, code in zip(case.expect, codes_of, strict=True)]
    assert codes_of == wanted


@pytest.mark.parametrize("case", cases(HERE / "bad" / "hardly_meant"))
def test_a_pack_that_can_be_played_and_is_hardly_meant_says_where(case: Case, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    expected = written(case, tmp_path / "pack")

    pack, problems = check_folders(Path("pack"), GAME.content)
    assert pack is not None
    problems += wording_differences(pack)

    assert "\n".join(map(str, problems)) == "\n".join(map(str, expected))
    assert [one.code for one in problems] == [said["code"] for said in case.expect]


def test_the_text_of_an_error_shows_the_line_and_what_would_be_right(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (case,) = [one.values[0] for one in cases(HERE / "bad") if one.id == "misspelt_breed"]
    (expected,) = written(case, tmp_path / "pack")

    with pytest.raises(ContentError) as caught:
        load_folders(Path("pack"), GAME.content)

    first, source, carets, hint = str(caught.value).split("\n")
    place = f"pack/buildings.yaml:{expected.place.line}:{expected.place.column}"
    assert first == f"{place}: 'guernsy' is not a card of this pack"
    assert source == "          - discard 1 guernsy -> gain $4"
    assert carets == "                      ^^^^^^^"
    assert hint == "  Did you mean 'guernsey'?"


def test_a_folder_without_a_manifest_is_no_pack(tmp_path):
    with pytest.raises(UsageError, match=r"there is no pack\.yaml in it"):
        load_folders(tmp_path, GAME.content)


@pytest.mark.parametrize("raw", [b"a: \xff\n", b"a: " + b"x" * 1_000_001, b"\xff\xfea\x00:\x00"])
def test_a_file_that_is_no_text_of_reasonable_size_is_refused(raw, tmp_path):
    written(Case("raw", [], []), tmp_path / "pack")
    (tmp_path / "pack" / "scoring.yaml").write_bytes(raw)

    with pytest.raises(ContentError):
        load_folders(tmp_path / "pack", GAME.content)


def test_two_packs_with_the_same_text_have_the_same_digest(tmp_path):
    written(Case("same", [], []), tmp_path / "pack")

    assert (
        load_folders(tmp_path / "pack", GAME.content).digest
        == load_folders(FIRST_EDITION, GAME.content).digest
    )


def test_a_pack_with_another_comment_has_another_digest(tmp_path):
    written(Case("same", [], []), tmp_path / "pack")
    with (tmp_path / "pack" / "scoring.yaml").open("a", encoding="utf-8") as file:
        file.write("# a comment\n")

    assert (
        load_folders(tmp_path / "pack", GAME.content).digest
        != load_folders(FIRST_EDITION, GAME.content).digest
    )


@pytest.mark.parametrize("stem", sorted(path.stem for path in FIRST_EDITION.glob("*.yaml")))
def test_dropping_any_line_of_content_gives_a_pack_or_problems(stem, tmp_path):
    """Every ninth line, as many of them are much alike."""
    written(Case("same", [], []), tmp_path / "pack")
    file = tmp_path / "pack" / f"{stem}.yaml"
    lines = file.read_text(encoding="utf-8").split("\n")
    for at in range(0, len(lines), 9):
        file.write_text("\n".join(lines[:at] + lines[at + 1 :]), encoding="utf-8")
        try:
            load_folders(tmp_path / "pack", GAME.content)
        except ContentError as error:
            assert error.problems
