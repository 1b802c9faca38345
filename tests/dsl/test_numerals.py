"""A mend of a number reads back as the number that was written, wherever it stands, or there is none."""

import re

import pytest

import gwt
from gwt.dsl.numerals import number_of
from gwt.errors import ExpressionError
from gwt.packs.shape_hints import scalar_hint
from gwt.spec import load_pack

KNOWN = {
    "1e1": 10,
    "1E3": 1000,
    "2e0": 2,
    "0x10": 16,
    "0XfF": 255,
    "0o12": 10,
    "0b11": 3,
    "1_000": 1000,
    "12_000": 12000,
    "1'000": 1000,
    "1’000": 1000,
    "1 000": 1000,
    "9 999": 9999,
    "1\u00a0000": 1000,
    "1\u202f000": 1000,
    "2.0": 2,
    "2,0": 2,
    "5.": 5,
    "１２": 12,
    "1２": 12,
    "١٢": 12,
    "३": 3,
    "−3": -3,
    "3 dollars": 3,
    "$4": 4,
    "$ 4": 4,
    "4$": 4,
    "€4": 4,
    "three": 3,
    "Three": 3,
    "11a": 11,
    "7b": 7,
    "012": 12,
}
"""What is a number in another spelling, and which."""
UNCLEAR = (
    *("1,000", "1.000", "2.5", ".5", "-.5", "½", "1½", "10²", "²", "③", "Ⅳ", "1/2", "--3", "1e400", "1e-1"),
    *("3k", "2 dozen", "4 hundred", "a hundred", "two hundred", "10%", "~3", "<3", "3rd", "2x", "x2", "1O"),
    *("0x", "0b2", "0o8", "1__0", "1_", "1e", "1,00,000", "minus 3", "2 or 3", "1.2.3"),
)
"""What is none, or may be one or another."""

FORMS = ("gain ${}", "pay ${} -> gain $2", "discard {} guernsey -> gain $2", "repeat {} times (gain $1)")
PACK = load_pack("great-western-trail")


def numbers(hint: str) -> list[str]:
    """The numbers that a hint would have written in the place of another."""
    mends = re.findall(r"Write (-?[0-9]+)[.,]|Did you mean '\$?(-?[0-9]+)'", hint)
    return [number for pair in mends for number in pair if number]


def hint_of(text: str, read) -> str:
    try:
        read(text)
    except ExpressionError as error:
        return error.hint
    return ""


@pytest.mark.parametrize("text", [*KNOWN, *UNCLEAR])
def test_a_number_of_a_field_is_mended_to_itself_or_not_at_all(text):
    mends = {int(number) for number in numbers(scalar_hint(text, int))}

    assert mends <= ({KNOWN[text]} if text in KNOWN else set())


@pytest.mark.parametrize("text", KNOWN)
def test_a_number_in_another_spelling_is_known(text):
    assert text == "012" or number_of(text) == KNOWN[text]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("text", [*KNOWN, *UNCLEAR])
def test_a_number_of_an_expression_is_mended_to_itself_or_not_at_all(text, form):
    hint = hint_of(form.format(text), PACK.author.action)

    assert {int(number) for number in numbers(hint)} <= ({KNOWN[text]} if text in KNOWN else set())
    # Without its sign a number is another one; a full stop behind it is none.
    assert text == "5." or not re.search("Leave out '[-−.%~<²½]'", hint)


@pytest.mark.parametrize("text", [*KNOWN, *UNCLEAR])
def test_a_number_of_a_need_is_mended_to_itself_or_not_at_all(text):
    hint = hint_of(f"{text} own buildings", PACK.author.need)

    assert {int(number) for number in numbers(hint)} <= ({KNOWN[text]} if text in KNOWN else set())


@pytest.mark.parametrize("text", [*KNOWN, *UNCLEAR])
def test_a_number_of_a_position_is_mended_to_itself_or_not_at_all(text):
    quoted = text.replace("'", "''")
    with pytest.raises(gwt.ContentError) as caught:
        gwt.from_position(f"players: 2\nseats: [{{money: '{quoted}'}}, {{}}]\n")

    mends = {int(number) for problem in caught.value.problems for number in numbers(problem.hint)}
    assert mends <= ({KNOWN[text]} if text in KNOWN else set())


@pytest.mark.parametrize("text", ["1e1", "0x10", "1_000", "１２", "١٢", "1'000", "2.0"])
def test_the_number_that_is_meant_is_offered_in_an_expression(text):
    assert hint_of(f"gain ${text}", PACK.author.action) == f"Did you mean '{KNOWN[text]}'?"
