"""Whose effects a text says: those of its reader, or those of a player with a name."""

import re
from itertools import combinations
from typing import get_args

import pytest

import gwt
from gwt.games.great_western.entries.opponent_content import MEASURES, Order
from gwt.spec import picture_spec
from gwt.text import languages, sentence_formatter
from tests.text.words import check, with_words

GAME = "great-western-trail"
SECOND_PERSON = {
    "en": r"\b(you|your|yours)\b",
    "nl": r"\b(je|jij|jou|jouw|jullie)\b",
    "it": r"\b(tu|te|ti|tuo|tua|tuoi|tue|hai|puoi|devi|vuoi|sei|possiedi)\b",
}
ADDED = ("second_edition", "rails_to_the_north")


@pytest.fixture(scope="module")
def pack():
    return gwt.load_pack(GAME, ("garth",))


def say(pack, text, language="en", subject="Ada"):
    return sentence_formatter(pack, language).sentence(pack.parser.action(text), subject)


@pytest.mark.parametrize(
    ("id", "english", "dutch", "italian"),
    [
        (
            "garth-8",
            "Garth moves his cattleman forward 2 steps. Then he buys cattle from the cattle market. Then "
            "he performs his own actions if he has reached Kansas City, and none at any other location.",
            "Garth zet zijn rancher 2 stappen vooruit. Daarna koopt hij runderen van de rundermarkt. "
            "Daarna voert hij zijn eigen acties uit als hij Kansas City heeft bereikt, en op elke andere "
            "locatie geen.",
            "Garth muove il suo Allevatore in avanti di 2 passi. Poi compra bovini dal mercato bovino. Poi "
            "svolge le sue azioni se ha raggiunto Kansas City, e nessuna in qualsiasi altra posizione.",
        ),
        (
            "garth-13",
            "Garth moves his cattleman forward as many steps as he has cowboys. Then he buys cattle from "
            "the cattle market if cowboys are his specialty. Then he performs his own actions if he has "
            "reached Kansas City, and none at any other location.",
            "Garth zet zijn rancher zoveel stappen vooruit als hij cowboys heeft. Daarna koopt hij "
            "runderen van de rundermarkt, als cowboys zijn specialiteit zijn. Daarna voert hij zijn eigen "
            "acties uit als hij Kansas City heeft bereikt, en op elke andere locatie geen.",
            "Garth muove il suo Allevatore in avanti di tanti passi quanti sono i suoi cowboy. Poi compra "
            "bovini dal mercato bovino se è specializzato in cowboy. Poi svolge le sue azioni se ha "
            "raggiunto Kansas City, e nessuna in qualsiasi altra posizione.",
        ),
    ],
)
def test_a_card_of_an_opponent_says_what_he_does(pack, id, english, dutch, italian):
    card = pack.component(id).entry

    for language, expected in (("en", english), ("nl", dutch), ("it", italian)):
        ((_, said),) = (
            one for one in sentence_formatter(pack, language).texts(card) if one[0] == ("action",)
        )
        assert said == expected


@pytest.mark.parametrize("added", [one for n in range(3) for one in combinations(ADDED, n)], ids=str)
def test_no_text_of_an_opponent_speaks_to_the_reader(added):
    pack = gwt.load_pack(GAME, ("garth", *added))
    whole = pack.files["opponent"]

    for language in languages(pack):
        speaks = sentence_formatter(pack, language)
        for entry in (whole, *whole.levels, *whole.cards):
            assert speaks.subject(entry) == "Garth"
            for _, text in speaks.texts(entry):
                check(text)
                assert not re.search(SECOND_PERSON[language], text, re.IGNORECASE), text


def test_other_entries_speak_to_the_reader(pack):
    speaks = sentence_formatter(pack)

    assert all(speaks.subject(one.entry) == "" for one in pack.components if one.file != "opponent")
    assert speaks.sentence(pack.parser.action("move cattleman 1")) == "Move your cattleman forward 1 step."


def test_a_long_text_in_steps_names_its_subject_in_the_first_one(pack):
    text = "gain $1 then trade then gain $2 then move cattleman 1"
    _, steps, rest = sentence_formatter(pack).steps(pack.parser.action(text), "Ada")

    assert rest == ""
    assert steps == [
        "Ada gains 1 dollar.",
        "He trades.",
        "He gains 2 dollars.",
        "He moves his cattleman forward 1 step.",
    ]


def test_a_pack_may_have_another_pronoun(pack, tmp_path):
    words = "as-pronoun = she\nyour = { $subject ->\n    [you] your\n   *[other] her\n}\n"
    hers = with_words(pack, tmp_path, words)

    assert say(hers, "gain $1 then move cattleman 1") == (
        "Ada gains 1 dollar. Then she moves her cattleman forward 1 step."
    )


@pytest.mark.parametrize(
    ("language", "words", "others", "somebody"),
    [
        (
            "en",
            'gain-dollars = gain { AMOUNT($amount, "dollar") }\n',
            "Each other player does “gain 1 dollar”, in turn order. Then you draw 1 card.",
            "Ada does “gain 1 dollar”.",
        ),
        (
            "nl",
            'verb-ontvangen = ontvangen\n    .order = ontvang\n    .particle = { "" }\n'
            "    .clause = ontvangt\n",
            "Elke andere speler doet “ontvang 1 dollar”, in beurtvolgorde. Daarna trek je 1 kaart.",
            "Ada doet “ontvang 1 dollar”.",
        ),
    ],
)
def test_a_verb_without_a_third_person_is_quoted(pack, tmp_path, language, words, others, somebody):
    without = with_words(pack, tmp_path, words, language)

    assert say(without, "each other player (gain $1) then draw 1", language, "") == others
    assert say(without, "gain $1", language) == somebody


@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_a_picture_of_a_turn_card_says_what_the_opponent_does(pack, language):
    card = pack.component("garth-8").entry
    drawn = picture_spec.component(pack, card, language).svg()

    assert "Garth" in drawn
    assert not re.search(SECOND_PERSON[language], re.sub(r"<[^>]*>", " ", drawn), re.IGNORECASE)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "When Garth is to deliver to a city with a city value of at most 18, he chooses only among "
                "options with at least 4 in value, and of these prefers the lowest value.",
                "When Garth is to hire 1 worker, he prefers the lowest price, then the top row, then "
                "his specialty.",
                "When Garth is to gain 1 objective card from the general objective display, he chooses "
                "only among options without unseen cards.",
                "Garth does not buy cattle from the cattle market where he need not.",
            ],
        ),
        (
            "nl",
            [
                "Wanneer Garth aan een stad met een stadswaarde van hoogstens 18 levert, kiest hij alleen "
                "uit mogelijkheden met ten minste 4 aan waarde, en daarvan het liefst de laagste waarde.",
                "Wanneer Garth 1 werker inhuurt, kiest hij het liefst de laagste prijs, dan de bovenste "
                "rij, dan zijn specialiteit.",
                "Wanneer Garth 1 doelkaart uit het algemene doelenaanbod neemt, kiest hij alleen uit "
                "mogelijkheden zonder ongeziene kaarten.",
                "Garth laat na runderen van de rundermarkt te kopen waar het niet hoeft.",
            ],
        ),
        (
            "it",
            [
                "Quando Garth deve consegnare in una città il cui valore città è al massimo 18, sceglie "
                "solo fra le possibilità con almeno 4 di valore, e di preferenza il valore più basso.",
                "Quando Garth deve assumere 1 lavoratore, preferisce il prezzo più basso, poi la riga più "
                "in alto, poi la sua specialità.",
                "Quando Garth deve ottenere 1 carta Obiettivo dal set obiettivo generale, sceglie solo fra "
                "le possibilità senza carte mai viste.",
                "Garth evita di comprare bovini dal mercato bovino dove non è obbligato.",
            ],
        ),
    ],
)
def test_a_preference_of_an_opponent_is_a_sentence(pack, language, expected):
    speaks, whole = sentence_formatter(pack, language), pack.files["opponent"]
    easy = pack.component("garth-easy").entry
    (delivers,) = [text for steps, text in speaks.texts(easy) if steps[:1] == ("prefers",)]
    others = [text for steps, text in speaks.texts(whole) if steps[:1] == ("prefers",)]

    assert len(others) == len(whole.prefers)
    assert expected[0] == delivers
    assert set(expected[1:]) <= set(others)


def test_what_an_opponent_scores_is_no_way_to_break_a_tie(pack):
    texts = [
        text
        for steps, text in sentence_formatter(pack).texts(pack.files["opponent"])
        if steps[:1] == ("scores",)
    ]

    assert texts == [
        "Dollars: Garth scores nothing.",
        "Cities: Garth scores the victory points of his discs on cities and -3 for each of his discs on "
        "San Francisco.",
        "Objective cards: Garth scores the victory points printed on his objective cards.",
        "Station masters: Garth scores nothing.",
        "Step limit: Garth scores nothing.",
    ]


@pytest.mark.parametrize("added", [(), ("second_edition",), ("rails_to_the_north",)], ids=str)
def test_every_measure_that_an_opponent_chooses_by_has_a_name_in_each_language(added):
    pack = gwt.load_pack(GAME, ("garth", *added))
    names = [*get_args(Order), *MEASURES]

    for language in languages(pack):
        entries = sentence_formatter(pack, language).words.entries
        assert [one for one in names if f"name-{one.replace(' ', '-')}" not in entries] == []
