"""A text is read in the same way wherever it comes from: packs, positions, scenarios and saved games."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import gwt
from gwt.errors import LocatedError
from gwt.proofs.scenario import read_scenarios
from gwt.text import sentence_formatter
from tests.packs.corpus import FIRST_EDITION


def _pack(folder: Path, change: Callable[[str], bytes]) -> object:
    shutil.copytree(FIRST_EDITION, folder / "pack")
    path = folder / "pack" / "cattle.yaml"
    path.write_bytes(change(path.read_text(encoding="utf-8")))
    return [one.id for one in gwt.load_pack(pack=folder / "pack").components]


def _words(folder: Path, change: Callable[[str], bytes]) -> object:
    shutil.copytree(FIRST_EDITION, folder / "pack")
    path = folder / "pack" / "text" / "nl.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(change("name-guernsey = Guernsey\n"))
    return bool(sentence_formatter(gwt.load_pack(pack=folder / "pack"), "nl"))


def _position(folder: Path, change: Callable[[str], bytes]) -> object:
    path = folder / "position.yaml"
    path.write_bytes(change("players: 2\nseats:\n  - {money: 9}\n"))
    return gwt.from_position(path).state


def _scenario(folder: Path, change: Callable[[str], bytes]) -> object:
    path = folder / "a.scenario.yaml"
    path.write_bytes(change("- scenario: a\n  given: {players: 2}\n  play: []\n"))
    return [one.name for one in read_scenarios(path)]


def _save(folder: Path, change: Callable[[str], bytes]) -> object:
    path = folder / "game.gwt"
    path.write_bytes(change(gwt.dumps(gwt.new_game(players=2, seed=1))))
    return gwt.load_game(path).state


def _save_as_text(folder: Path, change: Callable[[str], bytes]) -> object:
    return gwt.loads(change(gwt.dumps(gwt.new_game(players=2, seed=1)))).state


READERS = (_pack, _words, _position, _scenario, _save, _save_as_text)
READ: dict[str, Callable[[str], bytes]] = {
    "with a mark": lambda text: text.encode("utf-8-sig"),
    "with line breaks of Windows": lambda text: text.replace("\n", "\r\n").encode(),
    "with both": lambda text: text.replace("\n", "\r\n").encode("utf-8-sig"),
}
REFUSED: dict[str, tuple[Callable[[str], bytes], str]] = {
    "UTF-16": (lambda text: text.encode("utf-16"), "this is UTF-16, not UTF-8 text"),
    "little-endian": (lambda text: text.encode("utf-16-le"), "this is UTF-16, not UTF-8 text"),
    "big-endian": (lambda text: text.encode("utf-16-be"), "this is UTF-16, not UTF-8 text"),
    "Latin-1": (lambda text: text.encode() + b"# caf\xe9\n", "it may be Latin-1"),
}


@pytest.mark.parametrize("form", READ)
@pytest.mark.parametrize("read", READERS)
def test_a_text_is_read_with_a_mark_and_with_any_line_breaks(read, form, tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()

    assert read(tmp_path / "a", READ[form]) == read(tmp_path / "b", str.encode)


@pytest.mark.parametrize("form", REFUSED)
@pytest.mark.parametrize("read", READERS)
def test_a_text_in_another_encoding_is_refused_with_what_it_may_be(read, form, tmp_path):
    change, message = REFUSED[form]

    with pytest.raises(LocatedError) as caught:
        read(tmp_path, change)

    (problem,) = caught.value.problems
    assert message in problem.message
    assert "UTF-8" in problem.hint


def test_a_text_that_is_given_as_such_may_have_a_mark():
    text = gwt.dumps(gwt.new_game(players=2, seed=1))

    assert gwt.loads("\ufeff" + text).state == gwt.loads(text).state
