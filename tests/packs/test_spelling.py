"""An invisible or foreign letter is named in any word of any text."""

import pytest

import gwt
from gwt.authoring import index_components
from gwt.errors import ExpressionError, UsageError
from gwt.packs.value_checker import ValueChecker
from gwt.packs.yaml_parser import parse_text
from gwt.spec import load_pack
from gwt.spelling import odd_letter, plain

ODD = {
    "\u0430": "a Cyrillic a",
    "\u03b1": "a Greek a",
    "\uff41": "a Fullwidth a",
    "a\u200b": "a zero width space",
    "a\u00ad": "a soft hyphen",
    "a\u200f": "a right-to-left mark",
    "a\u2060": "a word joiner",
    "a\ufeff": "a zero width no-break space",
}
"""What stands in the place of an `a`, and what it is called."""
PACK = load_pack("great-western-trail")


def problem_of(text: str):
    with pytest.raises(ExpressionError) as caught:
        PACK.author.action(text)
    document = parse_text(f"action: {text}\n", "x.yaml")
    (problem, *_) = document.problems(("action",), caught.value)
    return problem


FORMS = ("gain $1 per h{}zard", "g{}in $2", "gain $1 {}nd gain $2")


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("form", FORMS)
def test_an_odd_letter_of_an_expression_is_named(form, odd):
    problem = problem_of(form.format(odd))

    assert any(f"Did you mean '{word}'?" in problem.hint for word in form.format("a").split())
    assert problem.hint.endswith(f"is {ODD[odd]}.")


def test_the_letter_is_named_with_its_column():
    problem = problem_of("gain $1 per h\u0430zard")

    assert problem.hint == "Did you mean 'hazard'? The letter at column 22 is a Cyrillic a."


def test_a_blank_that_breaks_no_line_is_named():
    problem = problem_of("gain\u00a0$1")

    assert problem.hint == "Did you mean 'gain $1'? The character at column 13 is a no-break space."


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_letter_of_a_key_is_named(odd):
    strict = ValueChecker(parse_text(f"? n{odd}me\n: x\n", "x.yaml"))
    strict.keys(strict.document.data, (), ["name", "points"])

    (problem,) = strict.problems
    assert problem.hint.startswith("Did you mean 'name'?")
    assert problem.hint.endswith(f"is {ODD[odd]}.")


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_letter_of_a_position_is_named(odd):
    with pytest.raises(gwt.ContentError) as caught:
        gwt.from_position(f"players: 2\nseats: [{{at: neutr{odd}l-a}}, {{}}]\n")

    (problem, *_) = caught.value.problems
    assert "neutral-a" in problem.hint
    assert problem.hint.endswith(f"is {ODD[odd]}.")


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_letter_of_an_option_is_named(odd):
    with pytest.raises(gwt.IllegalChoice) as caught:
        gwt.new_game(players=2, seed=1).play(f"g{odd}in $1")

    assert "Did you mean 'gain'?" in str(caught.value)
    assert ODD[odd] in str(caught.value)


@pytest.mark.parametrize("odd", ["\u0430", "\u03b1"])
def test_an_odd_letter_of_a_query_is_named(odd):
    with pytest.raises(UsageError) as caught:
        index_components(PACK).find(f"name:hol{odd}stein")

    assert ODD[odd] in str(caught.value)


@pytest.mark.parametrize("text", ["Привет", "οδός", "café", "naïve", "größe", "→", "„so“", "日本"])
def test_a_word_of_another_language_has_no_odd_letter(text):
    assert odd_letter(text) == ""


def test_what_seems_plain_is_made_plain():
    assert plain("h\u0430z\u00adard\u00a02") == "hazard 2"
