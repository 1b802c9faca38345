"""Sentences that would be misplayed if they were said as before, each in every language."""

from pathlib import Path

import pytest

import gwt
from gwt.text import sentence_formatter

LANGUAGES = ("en", "nl", "it")
GREAT_WESTERN = gwt.load_pack()


def said(text: str, pack: gwt.Pack = GREAT_WESTERN) -> tuple[str, ...]:
    effect = pack.author.effect(text)
    return tuple(sentence_formatter(pack, language).sentence(effect) for language in LANGUAGES)


@pytest.mark.parametrize("who", ["each player with", "each other player with", "next player with"])
@pytest.mark.parametrize(
    "need, expected",
    {
        "most dollars": (
            "who has the most dollars (alone or level)",
            "met alleen of gedeeld de meeste dollars",
            "che ha il maggior numero di Dollari (da solo o alla pari)",
        ),
        "second most dollars": (
            "who has the second most dollars (alone or level)",
            "met alleen of gedeeld op één na de meeste dollars",
            "che ha il secondo maggior numero di Dollari (da solo o alla pari)",
        ),
        "fewest dollars": (
            "who has the fewest dollars (alone or level)",
            "met alleen of gedeeld de minste dollars",
            "che ha il minor numero di Dollari (da solo o alla pari)",
        ),
        "more dollars than each other player": (
            "who has more dollars than each other player",
            "met meer dollars dan elke andere speler",
            "che ha più Dollari rispetto a ogni altro giocatore",
        ),
        "2 hazards": (
            "who has at least 2 hazard tiles",
            "met ten minste 2 ramptegels",
            "che ha almeno 2 tessere Calamità",
        ),
    }.items(),
)
def test_only_a_number_is_a_least_one(who, need, expected):
    for words, one in zip(expected, said(f"{who} {need} (gain $2)"), strict=True):
        assert words in one


def with_file(folder: Path, name: str, text: str) -> gwt.Pack:
    """A pack over the first edition with one file."""
    manifest = (
        "id: mine/misread\ngame: great-western-trail\nname: Misread\nversion: 1.0.0\nlanguage: 1\n"
        "source: own\nrequires: [first_edition]\n"
    )
    (folder / "pack.yaml").write_text(manifest + ADDED[name], encoding="utf-8")
    (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return gwt.load_pack(pack=str(folder))


ADDED = {
    "trail": "adds: [trail.opening, trail.first]\n",
    "campaign": "adds: [campaign.source, campaign.games, campaign.leaves]\n",
}


@pytest.mark.parametrize(
    "language, expected",
    {
        "en": [
            "Before the first turn: you draw 1 card, then every player gains 2 dollars, starting with you.",
            "At the start of your first turn: discard cards down to your hand limit.",
        ],
        "nl": [
            "Vóór de eerste beurt: je trekt 1 kaart, en daarna ontvangt elke speler 2 dollar, jij als "
            "eerste.",
            "Aan het begin van je eerste beurt: leg kaarten af tot op je handlimiet.",
        ],
        "it": [
            "Prima del primo turno: tu peschi 1 carta e poi ogni giocatore, a cominciare da te, guadagna 2 "
            "Dollari.",
            "All’inizio del tuo primo turno: scarta carte fino a raggiungere il tuo limite di mano.",
        ],
    }.items(),
)
def test_what_is_done_once_says_when(language, expected, tmp_path):
    trail = "opening: draw 1 then every player (gain $2)\nfirst: discard to hand limit\n"
    pack = with_file(tmp_path, "trail", trail)
    said = {
        ".".join(map(str, way)): text
        for way, text in sentence_formatter(pack, language).texts(pack.files["trail"])
    }

    assert [said["opening"], said["first"]] == expected


def test_each_thing_that_a_campaign_leaves_is_a_sentence(tmp_path):
    campaign = (
        "source: own\ngames: 2\nleaves:\n  - gain $1 per 5 dollars\n"
        "  - (gain $1 and draw 1) unless 2 own buildings\n  - gain $2 if most own buildings\n"
    )
    pack = with_file(tmp_path, "campaign", campaign)

    assert [text for _, text in sentence_formatter(pack, "en").texts(pack.files["campaign"])] == [
        "2 games are played one after the other. Each next game begins with this for every player, counted "
        "at the end of the game before it.",
        "At the start of the next game: gain 1 dollar for every 5 dollars you have.",
        "At the start of the next game: unless you have at least 2 private building tiles on the trail, "
        "gain 1 dollar and draw 1 card.",
        "At the start of the next game: gain 2 dollars if you have the most private building tiles on the "
        "trail (alone or level).",
    ]
    assert [len(sentence_formatter(pack, one).texts(pack.files["campaign"])) for one in LANGUAGES] == [
        4,
        4,
        4,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_card_says_a_preference_as_one_and_not_as_something_to_do(language):
    garth = gwt.load_pack(pack="garth")
    cards = [one for one in garth.entries.opponent.cards if one.prefers]

    assert cards
    for card in cards:
        ways = [way for way, _ in sentence_formatter(garth, language).texts(card)]
        assert ways == [*(("prefers", at) for at in range(len(card.prefers))), ("action",)]
