"""A game that no file of words was written for: what its own few messages make of its trees."""

import pytest
from attrs import evolve

from gwt.dsl.effects import Effect
from gwt.dsl.parser import ExpressionParser
from gwt.dsl.verbs import verb
from gwt.packs.manifest import Manifest
from gwt.packs.pack import Layer, Pack
from gwt.text import languages, sentence_formatter
from gwt.text.required_messages import message_id, name_ids, numbers_in_name
from tests.kernel.toy import WORDS, Give, Roll, Take, reader
from tests.text.words import with_words

MANIFEST = Manifest("toy/marbles", "toy", "Marbles", "1", 1, "nowhere")

ENGLISH = """\
take = take { AMOUNT($amount, "marble", "out of the bag") }
give = give { AMOUNT($amount, "marble") }
roll = roll the die
noun-marble = { $number ->
    [one] marble
   *[other] marbles
}
count-marble = { noun-marble }
name-kind = be kind
"""

DUTCH = """\
take = { vooraan } { AMOUNT($amount, "marble", achteraan) }
    .verb = wegnemen
give = { vooraan } { AMOUNT($amount, "marble", achteraan) }
    .verb = geven
roll = { vooraan } met de dobbelsteen { achteraan }
    .verb = werpen
verb-wegnemen = wegnemen
    .order = neem
    .particle = weg
    .clause = wegneemt
    .purpose = weg te nemen
verb-geven = geven
    .order = geef
    .particle = { "" }
    .clause = geeft
    .purpose = te geven
verb-werpen = werpen
    .order = werp
    .particle = { "" }
    .clause = werpt
    .purpose = te werpen
noun-marble = { $number ->
    [one] knikker
   *[other] knikkers
}
count-marble = { noun-marble }
name-kind = wees aardig
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    folder = tmp_path_factory.mktemp("marbles")
    for language, text in (("en", ENGLISH), ("nl", DUTCH)):
        (folder / "text").mkdir(exist_ok=True)
        (folder / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Pack((Layer(MANIFEST, folder, "0"),), MANIFEST, {}, WORDS, reader)


@pytest.fixture(scope="module")
def say(pack):
    """An expression in every language of the toy."""
    voices = [sentence_formatter(pack, language) for language in languages(pack)]
    return lambda text: [one.sentence(reader().effect(text)) for one in voices]


@pytest.mark.parametrize(
    "text, english, dutch",
    [
        ("take 1", "Take 1 marble out of the bag.", "Neem 1 knikker weg."),
        ("take up to 2", "Take up to 2 marbles out of the bag.", "Neem maximaal 2 knikkers weg."),
        (
            "take 1 per marble",
            "Take as many marbles out of the bag as you have marbles.",
            "Neem zoveel knikkers weg als je knikkers hebt.",
        ),
        (
            "take 2 per 3 marbles",
            "Take 2 marbles out of the bag for every 3 marbles you have.",
            "Neem 2 knikkers weg per 3 knikkers.",
        ),
        (
            "give 1 -> take 2",
            "If you give 1 marble, take 2 marbles out of the bag.",
            "Als je 1 knikker geeft, neem je 2 knikkers weg.",
        ),
        (
            "give 1 or (give 2 -> take 3)",
            "Either give 1 marble, or give 2 marbles to take 3 marbles out of the bag.",
            "Geef 1 knikker, of geef 2 knikkers om 3 knikkers weg te nemen.",
        ),
        (
            "may take 1 then may give 1",
            "You may take 1 marble out of the bag. Then you may give 1 marble.",
            "Je mag 1 knikker wegnemen. Daarna mag je 1 knikker geven.",
        ),
        (
            "may (give 1 -> may take 1)",
            "If you give 1 marble, you may take 1 marble out of the bag.",
            "Als je 1 knikker geeft, mag je 1 knikker wegnemen.",
        ),
        (
            "give 1 -> (roll then may give 1)",
            "If you give 1 marble, roll the die, after which you may give 1 marble.",
            "Als je 1 knikker geeft, werp je met de dobbelsteen, waarna je, als je wilt, 1 knikker geeft.",
        ),
        (
            "roll as eyes then take eyes",
            "Roll the die (“eyes” is that number). Then take “eyes” marbles out of the bag.",
            "Werp met de dobbelsteen (“eyes” is dat aantal). Neem daarna “eyes” knikkers weg.",
        ),
        (
            "take 1 and give 1 and roll",
            "Take 1 marble out of the bag, give 1 marble and roll the die.",
            "Neem 1 knikker weg, geef 1 knikker en werp met de dobbelsteen.",
        ),
        (
            "roll then take 1 and give 1",
            "Roll the die. Then take 1 marble out of the bag and give 1 marble.",
            "Werp met de dobbelsteen. Neem daarna 1 knikker weg en geef 1 knikker.",
        ),
        ("roll if kind", "Roll the die (only with the ruling “be kind”).", None),
        ("done", "Stop here.", "Stop hier."),
    ],
)
def test_a_tree_is_said_with_one_message_a_verb(say, text, english, dutch):
    said = say(text)

    assert said[0] == english
    assert dutch is None or said[1] == dutch


def test_what_could_be_misread_stands_in_brackets(say):
    said = say("give 1 -> (take 1 or (roll or take 2))")

    assert said == [
        "If you give 1 marble, either take 1 marble out of the bag, or "
        "(either roll the die or take 2 marbles out of the bag).",
        "Als je 1 knikker geeft, neem je 1 knikker weg, of "
        "(werp je met de dobbelsteen, of neem je 2 knikkers weg).",
    ]


def test_no_brackets_are_needed_where_words_say_what_belongs_together(say):
    said = say("give 1 -> (take 1 and (roll or take 2))")

    assert said == [
        "If you give 1 marble, take 1 marble out of the bag and "
        "either roll the die or take 2 marbles out of the bag.",
        "Als je 1 knikker geeft, neem je 1 knikker weg en "
        "ofwel werp je met de dobbelsteen, of neem je 2 knikkers weg.",
    ]


@verb("swap {colours}")
class Swap(Effect):
    """Marbles of some colours."""

    colours: tuple[tuple[str, int], ...]


def with_verbs(pack: Pack, verbs: tuple[type[Effect], ...], words: str) -> Pack:
    """The toy with other verbs, and more English."""
    folder = pack.layers[0].folder / "more"
    folder.mkdir(exist_ok=True)
    language = evolve(reader().language, verbs=verbs)
    return evolve(with_words(pack, folder, words), read=lambda: ExpressionParser(language, WORDS))


def test_a_name_with_a_number_is_so_many_of_it(pack):
    more = (
        'swap = swap { JOIN($colours, last: "and") }\n'
        "name-red = { $number ->\n    [one] red marble\n   *[other] red marbles\n}\n"
        "name-blue = { $number ->\n    [one] blue marble\n   *[other] blue marbles\n}\n"
    )
    english = sentence_formatter(with_verbs(pack, (Take, Give, Roll, Swap), more), "en")

    assert english.sentence(Swap((("red", 2), ("blue", 1)))) == "Swap 2 red marbles and 1 blue marble."


@verb("pick {colours}")
class Pick(Effect):
    """Marbles of any of some colours."""

    colours: tuple[str, ...]


def test_each_word_of_a_list_can_be_said_for_any_number(pack):
    more = (
        'pick = pick any of the { JOIN(WORD($colours), last: "and") }\n'
        "name-red = { $number ->\n    [one] red marble\n   *[other] red marbles\n}\n"
        "name-blue = { $number ->\n    [one] blue marble\n   *[other] blue marbles\n}\n"
    )
    english = sentence_formatter(with_verbs(pack, (Take, Give, Roll, Pick), more), "en")

    assert english.sentence(Pick(("red", "blue"))) == "Pick any of the red marbles and blue marbles."


def test_several_scores_are_what_ties_are_broken_by(pack):
    english, most = sentence_formatter(pack, "en"), reader().per("1 per marble")

    assert english.sentence((most,)) == "A tie is broken by the number of your marbles."
    assert english.sentence((most, most)) == (
        "A tie is broken by the number of your marbles and the number of your marbles, in this order."
    )


def test_an_option_says_what_of_its_reward_will_be_forgone(pack):
    english, effect = sentence_formatter(pack, "en"), reader().effect
    option, parts = effect("take 1"), (effect("take 2"), effect("roll"))

    assert english.option(option) == english.sentence(option)
    assert english.option(option, parts) == (
        f"{english.sentence(option)} You will forgo this: take 2 marbles out of the bag; roll the die."
    )


def test_the_deepest_expression_that_can_be_read_can_be_said(say):
    said = say("(take 1 or " * 39 + "roll" + ")" * 39)

    assert said[0].count("or (either") == 38


def test_the_name_of_a_kind_is_the_id_of_its_message():
    assert [message_id(kind) for kind in (Take, Give)] == ["take", "give"]
    assert message_id(type("MoveUpTo", (), {})) == "move-up-to"


def test_a_name_with_a_number_may_be_said_for_all_numbers():
    assert name_ids("hill-3") == ("name-hill-3", "name-hill-n")
    assert name_ids("r10c2", "field") == ("field-r10c2", "field-rncn")
    assert name_ids("hill") == ("name-hill",)
    assert numbers_in_name("r10c2") == {"n": 10, "n2": 2}
