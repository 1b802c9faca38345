"""Sentences that would be misplayed if they were said as before, each in every language."""

from pathlib import Path

import pytest

import gwt
from gwt.text import sentence_formatter

LANGUAGES = ("en", "nl", "it")
GREAT_WESTERN = gwt.load_pack()
PACIFIC_RAILS = gwt.load_pack("pacific-rails")


def said(text: str, pack: gwt.Pack = GREAT_WESTERN) -> tuple[str, ...]:
    effect = pack.author.effect(text)
    return tuple(sentence_formatter(pack, language).sentence(effect) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text, expected",
    {
        "gain $1 per bid": (
            "Gain as many dollars as you bid.",
            "Ontvang zoveel dollar als je hebt geboden.",
            "Guadagna tanti Dollari quanti ne hai offerti.",
        ),
        "gain $2 per bid": (
            "Gain 2 dollars for each point of your bid.",
            "Ontvang 2 dollar voor elk punt van je bod.",
            "Guadagna 2 Dollari per ciascun punto della tua offerta.",
        ),
        "gain $1 per 2 bids": (
            "Gain 1 dollar for every 2 points of your bid.",
            "Ontvang 1 dollar per 2 punten van je bod.",
            "Guadagna 1 Dollaro ogni 2 punti della tua offerta.",
        ),
        "gain $2 per bid and draw 2 per bid": (
            "For each point of your bid, gain 2 dollars and draw 2 cards.",
            "Per geboden punt ontvang je 2 dollar en trek je 2 kaarten.",
            "Per ogni punto della tua offerta guadagna 2 Dollari e pesca 2 carte.",
        ),
        "gain $2 if 3 bids": (
            "Gain 2 dollars if your bid is at least 3.",
            "Ontvang 2 dollar, als je bod ten minste 3 is.",
            "Guadagna 2 Dollari se la tua offerta è almeno 3.",
        ),
        "gain $2 unless 3 bids": (
            "Gain 2 dollars unless your bid is at least 3.",
            "Ontvang 2 dollar, tenzij je bod ten minste 3 is.",
            "Guadagna 2 Dollari a meno che la tua offerta non sia almeno 3.",
        ),
        "gain $2 if most bids": (
            "Gain 2 dollars if you have the most points bid (alone or level).",
            "Ontvang 2 dollar, als je alleen of gedeeld de meeste geboden punten hebt.",
            "Guadagna 2 Dollari se hai il maggior numero di punti offerti (da solo o alla pari).",
        ),
    }.items(),
)
def test_a_bid_is_about_the_turn_order_only_where_the_effect_says_so(text, expected):
    assert said(text) == expected


def test_the_bids_for_the_turn_order_say_so():
    assert all(
        words in one
        for words, one in zip(
            ("in the turn order", "in de beurtvolgorde", "nell’ordine di turno"),
            said("bid up to 20 for turn order"),
            strict=True,
        )
    )


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


def test_a_comparison_is_no_least_number_in_the_other_game():
    assert said("next player with fewest money (gain 1 money)", PACIFIC_RAILS) == (
        "The next player who has the fewest money in the cargo (alone or level) gains 1 money.",
        "De volgende speler met alleen of gedeeld de minste geld in de cargo neemt 1 geld.",
        "Il prossimo giocatore che ha il minor numero di denaro nel carico (da solo o alla pari) prende 1 "
        "denaro.",
    )


@pytest.mark.parametrize(
    "text, expected",
    {
        "(gain $1 and gain $4) unless 1 cowboy of any other player": (
            "Unless another player has at least 1 cowboy, gain 1 dollar and gain 4 dollars.",
            "Tenzij een andere speler ten minste 1 cowboy heeft, ontvang je 1 dollar en ontvang je 4 "
            "dollar.",
            "A meno che un altro giocatore non abbia almeno 1 cowboy, guadagna 1 Dollaro e guadagna 4 "
            "Dollari.",
        ),
        "gain $2 if 3 hazards of any other player": (
            "Gain 2 dollars if another player has at least 3 hazard tiles.",
            "Ontvang 2 dollar, als een andere speler ten minste 3 ramptegels heeft.",
            "Guadagna 2 Dollari se un altro giocatore ha almeno 3 tessere Calamità.",
        ),
        "gain $2 if 3 hazards of each other player": (
            "Gain 2 dollars if all other players together have at least 3 hazard tiles.",
            "Ontvang 2 dollar, als alle andere spelers samen ten minste 3 ramptegels hebben.",
            "Guadagna 2 Dollari se tutti gli altri giocatori insieme hanno almeno 3 tessere Calamità.",
        ),
    }.items(),
)
def test_a_condition_of_any_other_player_is_about_one_of_them(text, expected):
    assert said(text) == expected


def test_a_hand_that_is_revealed_says_which_number_comes_of_it():
    assert said("reveal hand as v then gain $v") == (
        "Reveal your hand (“v” is your total breeding value). Then gain “v” dollars.",
        "Toon je hand (“v” is je totale fokwaarde). Ontvang daarna “v” dollar.",
        "Rivela la tua mano (“v” è il tuo valore allevamento totale). Poi guadagna “v” Dollari.",
    )


def test_a_draft_says_to_whom_the_cards_are_passed():
    for words, one in zip(
        ("to the next player", "aan de volgende speler", "al giocatore successivo"),
        said("draft 2 of 4 objectives"),
        strict=True,
    ):
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


@pytest.mark.parametrize(
    "text, expected",
    {
        "gain $1 or hire worker if 2 cowboys": (
            "Either gain 1 dollar, or, if you have at least 2 cowboys, hire 1 worker.",
            "Ontvang 1 dollar, of, als je ten minste 2 cowboys hebt, huur je 1 werker in.",
            "Scegli se guadagnare 1 Dollaro, oppure, se hai almeno 2 cowboy, assumere 1 lavoratore.",
        ),
        "gain $1 if 2 cowboys or hire worker": (
            "Either gain 1 dollar if you have at least 2 cowboys, or hire 1 worker.",
            "Ontvang 1 dollar, als je ten minste 2 cowboys hebt, of huur 1 werker in.",
            "Scegli se guadagnare 1 Dollaro se hai almeno 2 cowboy, oppure assumere 1 lavoratore.",
        ),
        "(gain $1 -> draw 1) if must-act": (
            "Only with the ruling “phase B may not be passed”, you may gain 1 dollar to draw 1 card.",
            "Alleen met de regelkeuze “fase B mag je niet overslaan” mag je 1 dollar ontvangen om "
            "1 kaart te trekken.",
            "Solo con l’opzione “la Fase B non si può saltare”, puoi guadagnare 1 Dollaro per "
            "pescare 1 carta.",
        ),
        "gain $1 or draw 1 if must-act": (
            "Either gain 1 dollar, or, only with the ruling “phase B may not be passed”, draw 1 card.",
            "Ontvang 1 dollar, of, alleen met de regelkeuze “fase B mag je niet overslaan”, trek "
            "je 1 kaart.",
            "Scegli se guadagnare 1 Dollaro, oppure, solo con l’opzione “la Fase B non si può "
            "saltare”, pescare 1 carta.",
        ),
        "may gain $1 or may draw 1": (
            "Either you may gain 1 dollar, or you may draw 1 card.",
            "Je mag 1 dollar ontvangen, of je mag 1 kaart trekken.",
            "Scegli se, se vuoi, guadagnare 1 Dollaro, oppure, se vuoi, pescare 1 carta.",
        ),
        "draw 1 or done": (
            "Either draw 1 card or do nothing.",
            "Trek 1 kaart, of doe niets.",
            "Scegli se pescare 1 carta oppure non fare nulla.",
        ),
        "lay off cowboy to job market or done": (
            "Either lay off 1 cowboy (who goes to the job market) or do nothing.",
            "Ontsla 1 cowboy (die naar de arbeidsmarkt gaat), of doe niets.",
            "Scegli se licenziare 1 cowboy (che torna nel mercato del lavoro) oppure non fare nulla.",
        ),
        "(gain $1 per hazard or draw 1) and gain $2 per hazard": (
            "Either gain as many dollars as you have hazard tiles or draw 1 card. Gain 2 dollars for "
            "each of your hazard tiles.",
            "Ofwel ontvang zoveel dollar als je ramptegels hebt, of trek 1 kaart. Ontvang 2 dollar voor "
            "elk van je ramptegels.",
            "Scegli se guadagnare tanti Dollari quante sono le tue tessere Calamità oppure pescare "
            "1 carta. Guadagna 2 Dollari per ciascuna delle tue tessere Calamità.",
        ),
    }.items(),
)
def test_what_is_said_of_one_arm_or_part_is_about_it_alone(text, expected):
    assert said(text) == expected
