"""What the page about Pacific Rails Inc. says is so, and its words read back."""

import re
from pathlib import Path

import pytest

import gwt
from gwt.dsl.effects import walk_effect
from gwt.games.pacific_rails.rules import VERBS
from gwt.proofs import rulebook

TEXT = (Path(__file__).parents[2] / "docs" / "pacific-rails.md").read_text(encoding="utf-8")
PACK = gwt.load_pack("pacific-rails")
NUMBERS = ("None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
TABLE = TEXT.split("| verb | note |")[1].split("Options, records")[0]
OPTIONS = re.search(r"```text\n(.*?)```", TEXT, re.DOTALL)[1]


def expressions() -> list[str]:
    """The expressions of the table of verbs and of the list of options."""
    verbs: list[str] = []
    for line in TABLE.splitlines():
        if line.startswith("| `"):
            verbs += re.findall("`([^`]+)`", line.split("|")[1])
    return verbs + [text for line in OPTIONS.splitlines() for text in re.split(r" {2,}", line.strip())]


@pytest.mark.parametrize("text", expressions())
def test_each_expression_of_the_page_reads_and_prints_as_it_stands(text):
    assert str(PACK.parser.effect(text)) == text


def test_the_page_shows_every_verb():
    shown = {type(node) for text in expressions() for node in walk_effect(PACK.parser.effect(text))}
    verbs = set(PACK.language.verbs)

    assert verbs <= shown
    assert verbs <= set(VERBS)


def test_the_python_of_the_page_runs(capsys):
    for code in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(compile(code, "docs/pacific-rails.md", "exec"), {})

    assert capsys.readouterr().out.startswith("open slot in row")


def test_the_rulings_of_the_pack_are_told():
    assert [one.id for one in PACK.manifest.rulings if f"`{one.id}`" not in TEXT] == []


def test_the_page_counts_the_rulings_as_they_are():
    rulings = rulebook.read_clarifications([layer.folder for layer in PACK.layers])
    switched = [one for one in PACK.manifest.rulings if f"| `{one.id}` (" in TEXT]

    assert f"There are {len(rulings)}, each with its reason" in TEXT
    assert len(switched) == len(PACK.manifest.rulings)
    assert f"{NUMBERS[len(switched)]} can be switched" in TEXT
    for one in switched:
        assert re.search(
            rf"`{one.id}` \({re.escape(one.ruling)}\).*\| {'on' if one.default else 'off'} \|", TEXT
        )


def test_the_page_says_after_how_many_rounds_a_game_is_over():
    assert f"the game is not over after {PACK.entries.scoring.rounds} rounds" in TEXT
