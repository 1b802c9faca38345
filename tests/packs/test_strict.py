"""The strict reader of values: what it refuses, where, and in which words."""

import pytest

from gwt.errors import ContentError
from gwt.packs.value_checker import ValueChecker, quote_value
from gwt.packs.yaml_parser import parse_text
from gwt.play.position_format import premise_keys
from gwt.proofs.scenario import read_scenarios


def strict(text: str) -> ValueChecker:
    return ValueChecker(parse_text(text, "f.yaml"))


def shown(read: ValueChecker) -> list[str]:
    return [f"{one.place.line}:{one.place.column}: {one.message}" for one in read.problems]


@pytest.mark.parametrize(
    "text, found",
    [
        ("a:", "nothing"),
        ("a: yes", "'yes'"),
        ("a: true", "true"),
        ("a: [1]", "a list"),
        ("a: {b: 1}", "a mapping"),
    ],
)
def test_a_value_of_another_kind_is_refused_where_it_stands(text, found):
    read = strict(text)

    assert not read.is_plain(int, read.document.data["a"], ("a",))
    assert shown(read)[0].endswith(f": expected a whole number, found {found}")


def test_a_key_that_is_not_known_is_refused_with_the_nearest_or_with_all():
    read = strict("colour: 1\nvalu: 2\nvalue: 3\n")
    read.keys(read.document.data, (), [*"abcdefghij", "value"])

    assert shown(read) == ["1:1: 'colour' is not a key here", "2:1: 'valu' is not a key here"]
    assert read.problems[0].hint == "Keys here: a, b, c, d, e, f, g, h, i, j, value."
    assert read.problems[1].hint == "Did you mean 'value'?"


def test_a_key_that_is_needed_is_missing_unless_it_is_there_misspelt():
    read = strict("prise: 1\n")
    read.keys(read.document.data, (), ("price", "name"), ("price", "name"))

    assert shown(read) == ["1:1: the key 'name' is missing", "1:1: 'prise' is not a key here"]


def test_what_is_quoted_is_cut_where_it_is_long():
    assert len(quote_value("x" * 1000)) < 100
    assert len(quote_value(10**5000)) < 100


def test_positions_scenarios_and_content_speak_of_keys_and_kinds_alike(tmp_path):
    document = parse_text("players: two\nrulings: [a]\n", "f.yaml")
    with pytest.raises(ContentError) as position:
        premise_keys(document, document.data)
    path = tmp_path / "f.scenario.yaml"
    path.write_text("- {scenario: x, plays: done}\n- 3\n")
    with pytest.raises(ContentError) as scenario:
        read_scenarios(path)

    assert [one.message for one in position.value.problems] == [
        "expected a whole number, found 'two'",
        "expected a mapping, found a list",
    ]
    assert [one.message for one in scenario.value.problems] == [
        "'plays' is not a key here",
        "expected a mapping, found 3",
    ]
