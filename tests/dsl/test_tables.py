"""The tables of a grammar are used where they fit it, and made again where they do not."""

import shutil

import pytest

from gwt import resources
from gwt.dsl import parser_tables
from tests.dsl.trees import READER

WHOLE = READER.language.text
TEXT = "discard 1 cattle -> gain $2"


@pytest.fixture
def grammar(tmp_path, monkeypatch):
    """A grammar in a folder of its own, without tables and with an empty cache."""
    monkeypatch.setenv("GWT_CACHE", str(tmp_path))
    shutil.copy(resources.grammar_file("great_western"), tmp_path)
    return tmp_path / "great_western.lark"


@pytest.fixture
def ready(monkeypatch):
    """From here on no tables may be made."""

    def forbid():
        monkeypatch.setattr(parser_tables, "_parser_of", lambda _: pytest.fail("tables were made"))

    return forbid


def tree(grammar, text=WHOLE):
    return parser_tables.load_parser(grammar, text).parse(TEXT, start="start")


def test_tables_beside_a_grammar_are_used(grammar, ready):
    parser_tables.write(grammar, WHOLE)
    ready()

    assert tree(grammar) == READER.language.parser.parse(TEXT, start="start")


def test_tables_that_were_made_once_are_kept(grammar, ready):
    made = tree(grammar)
    ready()

    assert tree(grammar) == made


def test_tables_of_another_state_of_a_grammar_are_not_used(grammar):
    parser_tables.write(grammar, WHOLE)
    other = f"{WHOLE}\n// a comment\n"

    assert parser_tables._beside(grammar, parser_tables._made_of(other)) is None
    assert tree(grammar, other) == READER.language.parser.parse(TEXT, start="start")


def test_tables_that_are_cut_short_are_not_used(grammar):
    path = parser_tables.write(grammar, WHOLE)
    path.write_bytes(path.read_bytes()[:40])

    assert tree(grammar) == READER.language.parser.parse(TEXT, start="start")
