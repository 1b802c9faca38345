"""YAML with places: what is read, what is refused, and where a character of a value stands."""

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from gwt.errors import ContentError
from gwt.packs.document import Document
from gwt.packs.yaml_parser import DEEPEST, parse_file, parse_text


def problems(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        parse_text(text, "f.yaml")
    return [f"{one.place}: {one.message}" for one in caught.value.problems]


def place(document: Document, steps: tuple[str | int, ...], offset: int) -> tuple[int, int, str]:
    """Line, column and the rest of the line, of a character of a value."""
    found = document.problem(steps, "here", offset=offset).place
    return found.line, found.column, found.source[found.column - 1 :]


# --- values ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, value",
    [
        ("7", 7),
        ("-3", -3),
        ("+3", 3),
        ("'7'", "7"),
        ('"7"', "7"),
        ("true", True),
        ("yes", "yes"),
        ("null", None),
        ("~", None),
        ("", None),
        ("''", ""),
        ("1.5", "1.5"),
        ("0x10", "0x10"),
        ("1_000", "1_000"),
        ("2016-01-01", "2016-01-01"),
        ("a # comment", "a"),
    ],
)
def test_only_whole_numbers_and_three_words_are_more_than_text(text, value):
    data = parse_text(f"a: {text}\n", "f.yaml").data["a"]

    assert data == value
    assert type(data) is type(value)


def test_keys_are_texts_or_numbers():
    assert parse_text("{1: a, '1': b, true: c, null: d}", "f.yaml").data == {
        1: "a",
        "1": "b",
        "true": "c",
        "null": "d",
    }


@pytest.mark.parametrize("text", ["", "# only a comment\n", "---\n"])
def test_a_file_with_nothing_in_it_holds_nothing(text):
    assert parse_text(text, "f.yaml").data is None


def test_a_byte_order_mark_and_carriage_returns_do_not_shift_places():
    document = parse_text("\ufeffa: 1\r\nb: gain\r\n", "f.yaml")

    assert document.data == {"a": 1, "b": "gain"}
    assert place(document, ("b",), 0) == (2, 4, "gain")


# --- places ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, line, column",
    [
        ("a: gain $2 and WORD", 1, 16),
        ("a:   gain $2 and WORD", 1, 18),
        ("a: 'gain $2 and WORD'", 1, 17),
        ('a: "gain $2 and WORD"', 1, 17),
        ("a: gain $2\n  and WORD", 2, 7),
        ("a: 'gain $2\n  and WORD'", 2, 7),
        ("a: >-\n  gain $2\n  and WORD", 3, 7),
        ("a: >\n  gain $2 and\n\n  WORD\n", 4, 3),
        ("a: |\n  gain $2\n  and WORD\n", 3, 7),
        ("a: |2-\n    gain $2\n    and WORD\n", 3, 9),
        ("a: >-  # why\n  gain $2\n  and WORD", 3, 7),
        ("{a: gain $2 and WORD}", 1, 17),
        ("a: gain é2 and WORD", 1, 16),
        ("a: gain \N{OX}2 and WORD", 1, 16),
    ],
)
def test_a_character_of_a_text_is_found_whatever_its_quoting_and_folding(text, line, column):
    document = parse_text(text, "f.yaml")
    offset = document.data["a"].index("WORD")

    assert place(document, ("a",), offset)[:2] == (line, column)
    assert place(document, ("a",), offset)[2].startswith("WORD")


@pytest.mark.parametrize(
    "text",
    [
        "a: gain $2\nb: 1\n",
        "a: 'gain $2'\nb: 1\n",
        '{a: "gain $2", b: 1}',
        "a: >-\n  gain $2\nb: 1\n",
    ],
    ids=["plain", "quoted", "in braces", "folded"],
)
def test_the_end_of_a_text_is_on_its_last_line(text):
    document = parse_text(text, "f.yaml")
    found = document.problem(("a",), "ends too early", offset=len(document.data["a"])).place

    assert "gain" in found.source


def test_a_key_has_a_place_of_its_own():
    document = parse_text("list:\n  - colour: grey\n", "f.yaml")

    at_key = document.problem(("list", 0, "colour"), "here", key=True)
    at_value = document.problem(("list", 0, "colour"), "here")
    assert (at_key.place.line, at_key.place.column, at_key.length) == (2, 5, 6)
    assert (at_value.place.line, at_value.place.column, at_value.length) == (2, 13, 4)


def test_a_value_that_is_not_there_is_placed_at_what_would_hold_it():
    document = parse_text("a:\n  b: 1\n", "f.yaml")

    assert document.problem(("a", "missing", 3), "here").place.line == 2


plain = (
    st.text("abcdefgh $->", min_size=1, max_size=12).map(str.strip).filter(lambda text: text[:1].isalpha())
)


def nested(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.recursive(
        values,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(plain, inner, max_size=4),
        max_leaves=20,
    )


@given(nested(plain), st.booleans(), st.sampled_from([None, "'", '"']))
def test_every_value_and_key_is_where_its_place_says(data, flow, style):
    text = yaml.safe_dump(
        data, default_flow_style=flow, default_style=style, allow_unicode=True, width=10_000
    )
    document = parse_text(text, "f.yaml")

    for steps, span in document.values.items():
        value = document.value_at(steps)
        if isinstance(value, str):
            assert document.text[span.start : span.end].strip("'\"") == value
    for steps, span in document.keys.items():
        assert document.text[span.start : span.end].strip("'\"") == str(steps[-1])


@given(nested(plain | st.integers(-99, 99)))
def test_data_is_read_as_it_was_written(data):
    assert parse_text(yaml.safe_dump(data), "f.yaml").data == data


# --- what is refused ---------------------------------------------------------------------------------


def test_a_key_that_stands_twice_is_shown_the_second_time():
    assert problems("a: {b: 1, c: 2, b: 3}") == ["f.yaml:1:17: the key 'b' stands here twice"]


def test_a_number_written_in_two_ways_is_one_key():
    assert problems("1: a\n01: b") == ["f.yaml:2:1: the key '1' stands here twice"]


def test_anchors_and_aliases_are_each_refused():
    message = "anchors and aliases are not used in content"

    assert problems("a: &x 1\nb: *x\n") == [f"f.yaml:1:4: {message}", f"f.yaml:2:4: {message}"]


def test_aliases_are_refused_before_they_are_multiplied():
    laughs = "a: &a [x, x]\n" + "".join(
        f"{chr(98 + at)}: &{chr(98 + at)} [*{chr(97 + at)}, *{chr(97 + at)}]\n" for at in range(20)
    )

    assert len(problems(laughs)) == 61


@pytest.mark.parametrize("tag", ["!!str", "!!python/object/apply:os.system", "!mine", "!!int", "!!map"])
def test_tags_are_refused(tag):
    value = "{}" if tag == "!!map" else "1"
    (said,) = problems(f"a: {tag} {value}\n")

    assert said.startswith("f.yaml:1:4: tags such as ")


def test_a_file_holds_one_document():
    assert problems("a: 1\n---\nb: 2\n") == ["f.yaml:2:1: a file holds one document"]


def test_a_key_must_not_be_a_list():
    assert problems("? [a]\n: b\n") == ["f.yaml:1:3: a key must be a word or a number"]


@pytest.mark.parametrize("opening", ["[", "{a: "])
def test_depth_is_limited(opening):
    (said,) = problems(opening * 5000)

    assert said.endswith(f"more than {DEEPEST} levels deep")


@pytest.mark.parametrize(
    "text, line",
    [
        ("a: [1, 2", 1),
        ('a: "b', 1),
        ("a: b: c", 1),
        ("a: 1\n\tb: 2", 2),
        ("a: \x01", 1),
        ("- a\n- b: c\n -d", 3),
    ],
)
def test_what_is_no_yaml_is_placed_on_its_line(text, line):
    (said,) = problems(text)

    assert said.startswith(f"f.yaml:{line}:")
    assert ": not YAML: " in said


def test_a_file_that_is_not_utf_8_is_refused_on_its_line(tmp_path):
    (tmp_path / "f.yaml").write_bytes(b"a: 1\nb: \xff\n")

    with pytest.raises(ContentError, match=r"shown\.yaml:2:4: this is not UTF-8 text"):
        parse_file(tmp_path / "f.yaml", "shown.yaml")


@given(st.text(max_size=80))
def test_any_text_gives_a_document_or_problems_within_it(text):
    try:
        parse_text(text, "f.yaml")
    except ContentError as error:
        lines = text.count("\n") + 1
        assert error.problems
        assert all(1 <= one.place.line <= lines for one in error.problems)


@given(st.text(":-[]{}&*!|>'\"#%@`, \nab1\t?", max_size=60))
def test_any_punctuation_gives_a_document_or_problems_that_can_be_printed(text):
    try:
        parse_text(text, "f.yaml")
    except ContentError as error:
        assert str(error)


def test_a_line_that_only_the_reader_of_yaml_counts_is_no_line_to_mend():
    with pytest.raises(ContentError, match="not YAML"):
        parse_text("a: 1\u2028\u2028\u2028{b\n", "f.yaml")


@pytest.mark.parametrize("text", [r'a: "\e[2J"', r'"\e": a', r'a: "\r"', r'a: "\x9b"', r'a: ["b", "\0"]'])
def test_a_control_character_is_refused_however_it_is_written(text):
    (told,) = problems(text)

    assert told.startswith("f.yaml:1:")
    assert "the control character U+00" in told


@pytest.mark.parametrize("text", [r'a: "b\nc\td"', 'a: "é 🐄 \u2028 \u200d"'])
def test_other_characters_that_are_not_shown_are_read(text):
    assert parse_text(text, "f.yaml").data["a"]
