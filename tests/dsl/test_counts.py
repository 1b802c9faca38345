"""A template above the function of a count gives its lines of the grammar, its words and its kind."""

from itertools import permutations

import pytest

from gwt.dsl.counts import Counts
from gwt.dsl.language import Language
from gwt.dsl.parser import ExpressionParser
from gwt.errors import ExpressionError

KINDS = {
    "card": {"ace": "ace", "two-of-hearts": "two-of-hearts"},
    "place": {"cave": "cave", "hut": "hut"},
    "value": {"3": "card of value 3"},
}
ENTRIES = {"card": {"ace": {"id": "ace", "many": "aces"}}}

ALIKE = (
    *("card(s)", "card(s) in hand", "card(s) in hand of any player", "card(s) in {place}", "{card}(s)"),
    *("{card}(s) in {place}", "{card}(s) in hand", "{card}(s) in {place} of any player"),
    *("different card(s) [in {place}]", "card(s) of value {value}"),
)
"""Templates of which most begin with the words of another."""


def declared(*templates: str) -> Counts:
    counts = Counts()
    for template in templates:
        gaps = template.count("{")
        function = (
            lambda state, seat: 0,
            lambda state, seat, first: 0,
            lambda state, seat, first, second: 0,
        )[gaps]
        counts.count(template, kind=template)(function)
    return counts


def reader(counts: Counts, folder, kinds=KINDS, entries=ENTRIES) -> ExpressionParser:
    words = {**kinds, "ruling": {}, "count": counts.words(kinds, entries)}
    return ExpressionParser(Language(folder / "none.lark", (), frozenset({"ruling"}), counts=counts), words)


@pytest.mark.parametrize("turn", range(len(ALIKE)))
def test_every_count_is_read_and_printed_back_though_its_words_begin_with_those_of_another(turn, tmp_path):
    """In whichever order they are declared."""
    read = reader(declared(*ALIKE[turn:], *ALIKE[:turn]), tmp_path)
    kinds = {count.kind for count in read.vocabulary["count"].values()}

    assert kinds == set(ALIKE)
    for count in read.vocabulary["count"].values():
        for need in (f"1 {count.one}", f"2 {count.many}"):
            assert (str(read.need(need)), read.need(need).count) == (
                need,
                read.vocabulary["count"][need[2:]],
            )
        for score in (f"1 per {count.one}", f"3 per 2 {count.many}"):
            assert str(read.per(score)) == score


@pytest.mark.parametrize("first, second", [*permutations(ALIKE[:4], 2)])
def test_a_count_of_more_words_is_not_taken_for_one_of_fewer(first, second, tmp_path):
    read = reader(declared(first, second), tmp_path)

    for count in read.vocabulary["count"].values():
        assert read.need(f"2 {count.many}").count.kind == count.kind


def test_the_function_is_given_what_stands_in_the_gaps(tmp_path):
    counts, calls = Counts(), []

    @counts.count("own {card}(s) [in {place}]", kind="own card")
    def own_cards(state, seat, card, place):
        calls.append((card, place))
        return 2

    read = reader(counts, tmp_path)
    for text in ("2 own aces", "1 own ace in cave", "1 own two-of-hearts in cave"):
        count = read.need(text).count
        assert (count.kind, counts[count.kind](None, 0, *count.arguments)) == ("own card", 2)

    assert calls == [("ace", None), ("ace", "cave"), ("two-of-hearts", "cave")]
    assert read.need("2 own two-of-heartss").count.argument == "two-of-hearts"


def test_a_gap_stands_for_what_its_word_does(tmp_path):
    read = reader(declared("card(s) of value {value}"), tmp_path)

    assert read.need("2 cards of value 3").count.arguments == ("card of value 3",)


@pytest.mark.parametrize(
    "template, kind, plural",
    [
        ("own flag(s)", "own flag", "own flags"),
        ("cit(y|ies) with flag", "city with flag", "cities with flag"),
        ("card(s) [in {place}]", "card", "cards"),
        ("{place}(s)", "place", "caves"),
        ("{place} card(s)", "place card", "cave cards"),
        ("luck", "luck", "luck"),
    ],
)
def test_the_kind_of_a_count_is_its_words_in_the_singular(template, kind, plural):
    counts = Counts()
    counts.count(template)((lambda state, seat, place: 0) if "{" in template else (lambda state, seat: 0))

    assert list(counts) == [kind]
    assert plural in counts.words({"place": {"cave": "cave"}}, {})


def test_a_number_may_be_a_count_that_says_so(tmp_path):
    counts = declared("card(s)")
    counts.count("hand limit", is_number=True)(lambda state, seat: 5)
    text = reader(counts, tmp_path).language.text

    assert "QUANTITY_2.3: /(?:hand limit)" in text and "%extend number: quantity" in text


@pytest.mark.parametrize(
    "templates, message",
    [
        (("own flag(s", "x"), "'own flag\\(s' is no template of a count"),
        (("own Flag(s)", "x"), "'own Flag\\(s\\)' is no template of a count"),
        (("own flag(s) [in {place}", "x"), "is no template of a count"),
        (("", "x"), "'' is no template of a count"),
        (("flag(s)", "flag(s)"), "two counts are called 'flag': give one of them another 'kind'"),
        (("flag(s)", "flags"), "'flag' and 'flags' are both written 'flags'"),
        (
            ("flag(s) in {place}", "x"),
            "'flag in {place}' is counted by a function of a state, a seat, place",
        ),
    ],
)
def test_a_wrong_template_is_refused_where_it_is_declared(templates, message):
    counts = Counts()

    with pytest.raises(TypeError, match=message):
        for template in templates:
            counts.count(template)(lambda state, seat: 0)


def test_what_nothing_counts_is_named():
    with pytest.raises(
        TypeError, match=r"nothing counts 'own flag': write '@COUNTS.count\(\.\.\.\)' above"
    ):
        Counts()["own flag"]


def test_a_name_that_lacks_behind_a_count_is_asked_for(tmp_path):
    read = reader(declared("own flag(s) in {place}", "luck"), tmp_path)

    with pytest.raises(ExpressionError) as caught:
        read.need("2 own flags")
    assert caught.value.hint == "Write 'own flag in' and a name behind it."
