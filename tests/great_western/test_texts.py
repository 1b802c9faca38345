"""What the first edition says in words, in each of its languages."""

import pytest
from hypothesis import given, settings

import gwt
from gwt.packs.traversal import expressions_of
from gwt.text import languages, sentence_formatter
from gwt.text.required_messages import components
from tests.dsl.trees import needs, of_kinds, pers, trees
from tests.text.pages import GREAT_WESTERN as PAGES
from tests.text.words import check, with_words

PACK = PAGES.pack
LANGUAGES = languages(PACK)
VOICES = {language: sentence_formatter(PACK, language) for language in LANGUAGES}
KINDS = of_kinds(trees)

every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- everything can be said --------------------------------------------------------------------------


def say(tree) -> None:
    """The tree in every language."""
    for speaker in VOICES.values():
        check(speaker.sentence(tree))


@pytest.mark.parametrize("name", sorted(kind.__name__ for kind in KINDS))
def test_an_effect_of_each_kind_can_be_said(name):
    (strategy,) = (KINDS[kind] for kind in KINDS if kind.__name__ == name)

    @settings(max_examples=20)
    @given(strategy)
    def can_be_said(effect):
        say(effect)

    can_be_said()


@given(trees)
def test_any_tree_can_be_said(effect):
    say(effect)


@given(needs, needs, pers)
def test_what_is_needed_and_what_is_scored_can_be_said(need, other, per):
    for tree in (need, (need,), (need, other, need), per):
        say(tree)


@every_language
def test_every_component_has_a_name(language):
    names = [VOICES[language].name(component) for component in components(PACK)]

    assert len(names) > 150
    assert all(name[0] == name[0].upper() for name in names)


@every_language
def test_different_expressions_of_the_content_are_different_sentences(language):
    said = {}
    for whole in PACK.files.values():
        for component in (whole, *(one for one in components(PACK))):
            for _, tree in expressions_of(component):
                said.setdefault(VOICES[language].sentence(tree), set()).add(str(tree))

    assert [found for found in said.values() if len(found) > 1] == []


# --- written by hand ---------------------------------------------------------------------------------


def test_the_steps_of_a_long_sequence_are_sentences_and_a_switch_is_said_once():
    (space,) = (one for one in PACK.entries.trail.spaces if one.id == "kansas-city")
    lead, listed, rest = VOICES["en"].steps(space.use, key=VOICES["en"].key(space, ("use",)))

    assert lead == "When you stop here:"
    assert listed[0] == "Place 1 tile of your choice from foresight 1 on the game board."
    assert listed[-1] == "Refill the foresight spaces."
    assert len(listed) == 7
    assert rest == (
        "Before steps 1, 2, 3 and 4 (unless the ruling “objective cards at the end of the trail” is "
        "switched off): play any number of objective cards from your hand."
    )
    assert VOICES["en"].sentence(space.use).endswith(rest)


def test_a_short_sequence_is_not_a_list():
    assert VOICES["en"].steps(PACK.parser.effect("trade then draw 1")) == (
        "",
        [],
        "Trade. Then draw 1 card.",
    )


# --- a pack over a pack ------------------------------------------------------------------------------


def test_a_later_file_of_a_language_adds_to_the_earlier_and_takes_its_place(tmp_path):
    text = 'gain-dollars = take { AMOUNT($amount, "dollar") } from the bank\nname-sheep = sheep\n'
    over = sentence_formatter(with_words(PACK, tmp_path, text), "en")

    assert over.sentence(PACK.parser.effect("gain $2")) == "Take 2 dollars from the bank."
    assert over.sentence(PACK.parser.effect("pay $2")) == "Pay 2 dollars."


def test_a_new_language_is_a_new_file(tmp_path):
    text = (
        "as-sentence = { $text }.\n"
        "number = { $number } { WORD($noun, $number) } { $rest }\n"
        "    .alone = { $number }\n"
        "noun-dollar = Dollar\n"
        'gain-dollars = erhalte { AMOUNT($amount, "dollar") }\n'
    )
    pack = with_words(PACK, tmp_path, text, "de")
    german = sentence_formatter(pack, "de")

    assert languages(pack) == (*LANGUAGES, "de")
    assert german.sentence(PACK.parser.effect("gain $2")) == "Erhalte 2 Dollar."
    with pytest.raises(gwt.ContentError, match=r"de\.ftl:1:1: the message 'pay-dollars' is missing"):
        german.sentence(PACK.parser.effect("pay $2"))


# --- what nobody has ---------------------------------------------------------------------------------
