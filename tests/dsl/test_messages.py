"""What an author is told about an expression that cannot be read."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gwt
from gwt.dsl.macros import LONGEST
from gwt.dsl.parser import DEEPEST, ExpressionParser
from gwt.dsl.phrase_tables import PHRASES, UNSAYABLE
from gwt.errors import ExpressionError, HintKind
from gwt.spec.registry import game_kind
from tests.dsl.trees import closed, trees

READER = gwt.load_pack().parser
PLAIN = ExpressionParser(READER.language, READER.vocabulary, READER.macros)
"""A reader that does not ask what is meant by what it cannot read."""
PLAIN.allow_repairs(0)


def refusal(text: str, kind: str = "effect") -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        getattr(READER, kind)(text)
    return caught.value


def shown(text: str, error: ExpressionError) -> str:
    """The part of the expression under the carets."""
    return text[error.offset : error.offset + error.length]


@pytest.mark.parametrize(
    "text, under, message, hint",
    [
        ("gian $2", "gian", "'gian' is not a verb of this game", "Did you mean 'gain'?"),
        ("pay $1 -> discrad 1 card", "discrad", "'discrad' is not a verb of this game", "'discard'"),
        ("move engin 3", "engin", "'engin' cannot stand here", "Did you mean 'engine'?"),
        ("gain 2", "2", "'2' cannot stand here", "'$2'"),
        ("gain $2)", ")", "')' cannot stand here", ""),
        ("gain $2 gain $3 gain $4", "gain", "'gain' cannot stand here", ""),
        ("discard 1 guernsy", "guernsy", "'guernsy' is not a card of this pack", "'guernsey'"),
        ("deliver to sante-fe", "sante-fe", "'sante-fe' is not a city of this pack", "'santa-fe'"),
        ("gain $2 if must-ac", "must-ac", "'must-ac' is not a ruling of this pack", "'must-act'"),
        ("gain $1 per enginer", "enginer", "'enginer' is not a count of this pack", "'engineer'"),
        (
            "gain $1 per own disc in topeca",
            "topeca",
            "'topeca' is not a city of this pack",
            "'topeka'",
        ),
        (
            "draw 1 as drawn then discard dawn cards",
            "dawn",
            "no number is called 'dawn' here",
            "Did you mean 'drawn'?",
        ),
        ("gain $n", "n", "no number is called 'n' here", "A number gets a name with 'as n'."),
        ("foresight then gain $2", "foresight", "something is missing between 'foresight' and 'then'", ""),
        ("(gain and draw 1)", "gain", "something is missing between 'gain' and 'and'", "Expected"),
        ("Gain $2", "Gain", "'Gain' is not a verb of this game", ""),
        (
            "gain $2 if most players",
            "most",
            "the number of players is the same for every player",
            "Count something that each player has.",
        ),
        (
            "gain $1 per player of next player",
            "of next player",
            "the number of players is the same for every player",
            "Count something that each player has.",
        ),
        ("gain $2 ; draw 1", ";", "';' cannot stand here", ""),
        ("gain $\u0663", "\u0663", "'\u0663' is not a whole number", "Did you mean '3'?"),
    ],
)
def test_the_message_names_the_word_and_what_would_be_right(text, under, message, hint):
    error = refusal(text)

    assert error.message == message
    assert shown(text, error) == under
    assert hint in error.hint


@pytest.mark.parametrize("text", ["", "   ", "gain $2 then", "discard 1", "use building-a at a-1 for"])
def test_an_expression_that_is_cut_short_is_pointed_at_behind_its_end(text):
    error = refusal(text)

    assert error.message == "the expression ends too early"
    assert error.offset == len(text)
    assert error.hint.startswith("Expected ")


def test_an_open_bracket_asks_for_the_closing_one():
    assert "')'" in refusal("(gain $2").hint


def test_an_expression_that_is_too_long_is_refused_before_it_is_read():
    error = refusal("gain $2 and " * LONGEST + "gain $2")

    assert error.message == f"the expression is longer than {LONGEST} characters"


@pytest.mark.parametrize("kind", ["need", "per"])
def test_needs_and_scores_are_limited_in_length_too(kind):
    error = refusal("1" * (LONGEST + 1) + " hazards", kind)

    assert error.message == f"the expression is longer than {LONGEST} characters"


def test_brackets_may_be_as_deep_as_the_limit():
    assert READER.effect("(" * DEEPEST + "done" + ")" * DEEPEST)


def test_deeper_brackets_are_refused_where_they_go_too_deep():
    error = refusal("(" * (DEEPEST + 1) + "done" + ")" * (DEEPEST + 1))

    assert error.message == f"more than {DEEPEST} brackets within brackets"
    assert error.offset == DEEPEST


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "may " * ((LONGEST - 4) // 4) + "done",
            id="may may may",
        ),
        pytest.param(" then ".join(["done"] * 190), id="then then then"),
        pytest.param(" and ".join(["done"] * 210), id="and and and"),
        pytest.param(" or ".join(["done"] * 240), id="or or or"),
    ],
)
def test_nesting_without_brackets_gives_a_tree_or_a_message(text):
    try:
        assert str(READER.effect(text)) == text
    except ExpressionError as error:
        assert error.message


@pytest.mark.parametrize("text", ["x hazards", "2 hazrds", "2", "2 hazards and 1 card", "-1 hazards", ""])
def test_a_need_that_is_none_is_refused(text):
    assert refusal(text, "need").message


@pytest.mark.parametrize("text", ["2 hazards", "per hazard", "1 per", "1 per hazrd", "$1 per hazard"])
def test_a_score_that_is_none_is_refused(text):
    assert refusal(text, "per").message


# --- expressions that read well but could never be carried out -------------------------------------------


@pytest.mark.parametrize("text", ["gain $1 per 0 hazards", "move engine up to 1 per 0 hazards"])
def test_nothing_can_be_counted_in_portions_of_none(text):
    assert refusal(text).message


def test_a_score_cannot_be_counted_in_portions_of_none():
    assert refusal("3 per 0 hazards", "per").message


def test_a_number_is_used_only_after_it_has_got_its_name():
    assert refusal("gain $x then draw 1 as x").message


def test_only_an_effect_that_comes_to_a_number_gives_it_a_name():
    assert refusal("gain $2 as x then gain $x").message


@pytest.mark.parametrize("text", ["gain $up to 2", "pay $up to 2 -> draw 1"])
def test_a_maximum_stands_only_where_a_part_can_be_taken(text):
    """Money is taken whole, and a price is met in full (rulebook p. 10)."""
    assert refusal(text).message


def test_the_sign_that_a_hire_needs_is_suggested():
    assert "+2" in refusal("hire worker 2").hint


# --- wording ---------------------------------------------------------------------------------------------


def test_every_terminal_of_the_grammar_has_a_plain_wording():
    """No author should be shown a regular expression."""
    regular = re.compile(r"[\[\]|*^\\]|\(\w|\(=|\(!")
    wordings = READER.language.words

    assert {name: said for name, said in wordings.items() if regular.search(said)} == {}


def test_no_hint_shows_a_regular_expression():
    hints = [refusal(text).hint for text in ("", "foo", "hire worker 2", "draw $2", "gain $2 then")]

    assert [hint for hint in hints if "[a-z0-9" in hint] == []


# --- any text at all -------------------------------------------------------------------------------------


WORDS = sorted({word for said in READER.language.words.values() for word in re.findall(r"[a-z]+", said)})
soups = st.lists(
    st.sampled_from([*WORDS, "guernsey", "a-1", "$", "2", "(", ")", "->", ",", ";"]), max_size=12
)


@pytest.mark.slow
@given(st.text(max_size=60) | soups.map(" ".join))
def test_any_text_gives_a_tree_or_a_message_within_it(text):
    try:
        READER.effect(text)
    except ExpressionError as error:
        assert error.message
        assert 0 <= error.offset <= len(text)
        assert error.length >= 1


@given(trees, st.data())
def test_a_misprint_in_an_expression_gives_a_tree_or_a_message_within_it(effect, data):
    text = str(closed(effect))
    at = data.draw(st.integers(0, len(text)))
    gone = data.draw(st.integers(0, 3))
    new = data.draw(st.text(max_size=3))
    broken = text[:at] + new + text[at + gone :]

    try:
        READER.effect(broken)
    except ExpressionError as error:
        assert 0 <= error.offset <= len(broken)


@pytest.mark.parametrize(
    "text, at, hint",
    [
        ("draw a card", "a card", "Did you mean '1'?"),
        ("draw one card", "one card", "Did you mean '1'?"),
        ("gain two dollars", "two dollars", "Did you mean '$2'?"),
        ("gain $2 for every hazard", "for every", "Did you mean 'per'?"),
        ("move engine forward 2", "forward", "Leave out 'forward'."),
        ("move engine 1-3", "1-3", "Did you mean 'up to 3'?"),
        ("gain $1, trade", ",", "Did you mean '->' or 'then' or 'and'?"),
        ("if discard 1 jersey then gain $2", "if", "Did you mean 'discard 1 jersey -> gain $2'?"),
        (
            "\N{LEFT DOUBLE QUOTATION MARK}trade\N{RIGHT DOUBLE QUOTATION MARK}",
            "\N{LEFT DOUBLE QUOTATION MARK}",
            "Leave out the quotes.",
        ),
        ("take 3 dollars and draw a card", "take 3 dollars", "Did you mean 'gain $3'?"),
        (
            "if you discard a jersey, gain $2",
            "if you discard a jersey,",
            "Did you mean 'discard 1 jersey ->'?",
        ),
        (
            "for $2 you may draw 2 cards",
            "for $2 you may draw 2 cards",
            "Did you mean 'may pay $2 -> draw 2'?",
        ),
        ("may discard a guernsey for $2", "a guernsey for", "Did you mean 'guernsey -> gain'?"),
        ("first gain $2, afterwards move engine 1", "first", "Did you mean 'gain $2 then move engine 1'?"),
        ("one of: gain $2, draw 2", "one", "Did you mean 'gain $2 or draw 2'?"),
        ("do this twice: gain $1", "do", "Did you mean 'repeat 2 times (gain $1)'?"),
        (
            "only if you own 2 buildings gain $4",
            "only if you own 2 buildings gain $4",
            "Did you mean 'gain $4 if 2 own building'?",
        ),
        ("discard one card of your choice", "one card of your choice", "Did you mean '1 card'?"),
        (
            "move cattleman 4 for free",
            "move cattleman 4 for free",
            "Did you mean 'move cattleman 4 without fees'?",
        ),
        (
            "move engine backward at least 2 spaces",
            "backward at least 2 spaces",
            "Did you mean 'back 2 or more'?",
        ),
        ("reduce hand to 3 cards", "reduce hand to 3 cards", "Did you mean 'discard to 3'?"),
        (
            "another player of your choice gives you $1",
            "another player of your choice gives you $1",
            "Did you mean 'gain $1 from another player'?",
        ),
        (
            "gain a holstein from the market",
            "gain a holstein from the market",
            "Did you mean 'take 1 holstein from market'?",
        ),
        (
            "do a single auxiliary action",
            "do a single auxiliary action",
            "Did you mean 'use single auxiliary'?",
        ),
    ],
)
def test_what_is_said_in_other_words_is_understood(text, at, hint):
    error = refusal(text)

    assert (shown(text, error), error.hint) == (at, hint)


def test_a_sign_between_two_digits_is_not_left_out():
    assert "Leave out" not in refusal("gain $4.5").hint


@pytest.mark.parametrize(
    "game, step", [("great-western-trail", "gain $2"), ("pacific-rails", "gain 1 wood")]
)
def test_what_a_hint_says_to_write_instead_can_be_read(game, step):
    reader = gwt.load_pack(game).parser
    hints = game_kind(game).content.language.hints
    told = [example for hint in hints.values() for example in re.findall(r"'([^']+)'", hint)]
    written = [example.replace("...", step) for example in told if " " in example]

    assert len(written) > 2
    for example in written:
        assert any(reads(read, example) for read in reader.parsers_by_kind.values()), example
    assert {one for one in hints if " " in one and "N " not in one} - {"for each", "for every"} <= set(
        UNSAYABLE.values()
    )


@pytest.mark.parametrize("game", ["great-western-trail", "pacific-rails"])
def test_what_a_phrase_means_has_no_gap_that_the_phrase_lacks(game):
    rows = {**PHRASES, **game_kind(game).content.language.synonyms}

    assert {phrase for phrase, other in rows.items() if not gaps(other) <= gaps(phrase)} == set()


def gaps(text: str) -> set[str]:
    return set(re.findall("[NW](?![A-Z])", text))


def reads(read, text: str) -> bool:
    try:
        read(text)
    except ExpressionError:
        return False
    return True


# --- what is meant ---------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(trees, st.data())
def test_what_a_hint_says_is_meant_can_be_read_in_the_place_of_a_part(effect, data):
    words = str(closed(effect)).split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(st.sampled_from(["the", "two", "each", ",", "for", words[at] + "s", words[at][1:]]))
    broken = " ".join([*words[:at], other, *words[at + 1 :]])

    try:
        READER.effect(broken)
    except ExpressionError as error:
        # A word that nothing knows, or no pack, is a slip of a similar one, whatever else is wrong.
        known = " " in shown(broken, error) or shown(broken, error) in READER.words
        known = known and error.code not in ("unknown-name", "number-name")
        # Some trees hold pieces of other packs, with which nothing can be read.
        known = known and reads(PLAIN.effect, " ".join(words))
        if error.hint.kind is HintKind.MEANT and known and not error.others:
            before = [broken[:start] for start in range(error.offset + 1)]
            behind = [broken[end:] for end in range(error.offset + error.length, len(broken) + 1)]
            mended = (
                f"{start} {error.hint.words[0]} {end}" for end in behind for start in reversed(before)
            )
            assert any(reads(PLAIN.effect, text) for text in mended), (broken, error.hint)


@pytest.mark.parametrize(
    "text", ["gain $2 then draw 1 to each other player", "each other player draws 1 then trade"]
)
def test_what_others_do_ends_before_then(text):
    assert refusal(text).hint.words == ("each other player (draw 1)",)


@pytest.mark.parametrize(
    "text, never",
    [
        ("hire worker for $2", "pay $2"),
        ("each other player draws 1 then draw 2", "(draw 1 then"),
        ("gain $2 to each other player then draw 1", "then draw 1)"),
        ("every player (lose 1 victory)", "'$1'"),
        ("every player (lose 1 victory)", "'pay'"),
        ("gain $3 per cattle sold", "'point'"),
        ("when another player delivers: gain 1 grain", "Leave out"),
        ("move cattleman up 3 to then use location", "'up to'"),
    ],
)
def test_no_hint_makes_another_rule_of_what_is_written(text, never):
    error = refusal(text)

    assert all(never not in slip.hint for slip in (error, *error.others))
