"""What the first edition says in words, in each of its languages."""

import random

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
def test_every_option_and_task_of_some_games_can_be_said(language):
    said = set()
    for seed, players in enumerate((2, 3, 4)):
        game, chance = gwt.new_game(players, seed, listen=False), random.Random(seed)
        while not game.over:
            for effect in (*game.options, *(effect for _, effect, _ in game.state.agenda)):
                if effect not in said:
                    said.add(effect)
                    check(VOICES[language].sentence(effect))
            game.play(chance.choice(game.options))

    assert len(said) > 500


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

EXPECTED = {
    "may (draw 1 as drawn then discard drawn cards)": (
        "You may (draw 1 card, then discard as many cards as you drew).",
        "Je mag (1 kaart trekken, waarna je evenveel kaarten aflegt als je hebt getrokken).",
        "Puoi (pescare 1 carta e poi scartare tante carte quante ne hai pescate).",
    ),
    "may (pay $2 -> advance certificate 1 and gain objective to hand)": (
        "If you pay 2 dollars, move your certificate marker forward 1 space and gain 1 objective card from "
        "the general objective display or the objective stack and add it to your hand.",
        "Als je 2 dollar betaalt, zet je je certificaatsteen 1 veld vooruit en neem je 1 doelkaart uit het "
        "algemene doelenaanbod of van de stapel doelkaarten, die naar je hand gaat.",
        "Se paghi 2 Dollari, muovi il tuo segnalino certificati in avanti di 1 spazio e ottieni 1 carta "
        "Obiettivo dal set obiettivo generale o dalla pila degli obiettivi e aggiungila alla tua mano.",
    ),
    "may upgrade station reached then move engine back 1 or more then gain $3": (
        "You may upgrade the train station that your engine has reached. "
        "Then move your engine at least 1 space backwards. Then gain 3 dollars.",
        "Je mag het treinstation opwaarderen dat je locomotief heeft bereikt. "
        "Zet daarna je locomotief ten minste 1 veld achteruit. Ontvang daarna 3 dollar.",
        "Puoi migliorare la stazione raggiunta dalla tua Locomotiva. Poi muovi la tua Locomotiva indietro"
        " di almeno 1 spazio. Poi guadagna 3 Dollari.",
    ),
    "gain $1 or (gain $2 and (draw 1 or draw 2))": (
        "Either gain 1 dollar, or gain 2 dollars and either draw 1 card or draw 2 cards.",
        "Ontvang 1 dollar, of ontvang 2 dollar en ofwel trek 1 kaart, of trek 2 kaarten.",
        "Scegli se guadagnare 1 Dollaro, oppure guadagnare 2 Dollari e scegliere se pescare 1 carta "
        "oppure pescare 2 carte.",
    ),
    "gain $1 and may trade and repeat 2 times (pay $1 -> draw 1)": (
        "Gain 1 dollar. You may trade. At most twice, you may pay 1 dollar to draw 1 card.",
        "Ontvang 1 dollar. Je mag handelen. "
        "Hoogstens tweemaal mag je 1 dollar betalen om 1 kaart te trekken.",
        "Guadagna 1 Dollaro. Puoi commerciare. "
        "Al massimo 2 volte puoi pagare 1 Dollaro per pescare 1 carta.",
    ),
    "(pay $1 -> gain $3 and draw 1) if 2 hazards": (
        "If you have at least 2 hazard tiles, you may pay 1 dollar to gain 3 dollars and draw 1 card.",
        "Als je ten minste 2 ramptegels hebt, mag je 1 dollar betalen om 3 dollar te ontvangen en "
        "1 kaart te trekken.",
        "Se hai almeno 2 tessere Calamità, puoi pagare 1 Dollaro per guadagnare 3 Dollari e "
        "pescare 1 carta.",
    ),
    "(draw 1 then may trade) or (hire worker then may draw 2)": (
        "Either draw 1 card, after which you may trade, or hire 1 worker, after which "
        "you may draw 2 cards.",
        "Trek 1 kaart, waarna je, als je wilt, handelt, of huur 1 werker in, waarna je, "
        "als je wilt, 2 kaarten trekt.",
        "Scegli se pescare 1 carta e poi, se vuoi, commerciare, oppure assumere 1 "
        "lavoratore e poi, se vuoi, pescare 2 carte.",
    ),
    "trade then (pay $2 -> draw 2) then may hire worker": (
        "Trade. Then you may pay 2 dollars to draw 2 cards. Then you may hire 1 worker.",
        "Handel. Daarna mag je 2 dollar betalen om 2 kaarten te trekken. Daarna mag je 1 werker inhuren.",
        "Commercia. Poi puoi pagare 2 Dollari per pescare 2 carte. Poi puoi assumere 1 lavoratore.",
    ),
    "move cattleman up to 3 without fees short of the end": (
        "Move your cattleman forward up to 3 steps without paying fees (you may not reach the end of the "
        "trail or use the location you stop at).",
        "Zet je rancher maximaal 3 stappen vooruit, zonder vergoedingen te betalen (je mag het einde van "
        "de route niet bereiken en de locatie waar je stopt niet gebruiken).",
        "Muovi il tuo Allevatore in avanti fino a 3 passi, senza pagare tasse (non puoi raggiungere la "
        "fine del percorso né usare la posizione in cui ti fermi).",
    ),
    "gain $1 if must-act then trade if upgrade-at-once": (
        "Gain 1 dollar. Without the ruling “phase B may not be passed”, the following is left out: gain "
        "1 dollar. "
        "Only with the ruling “an upgrade is decided before the rest of the icon”: trade.",
        "Ontvang 1 dollar. Zonder de regelkeuze “fase B mag je niet overslaan” vervalt het volgende: "
        "ontvang 1 dollar. Alleen met de regelkeuze “over opwaarderen beslis je vóór de rest van het "
        "symbool”: handel.",
        "Guadagna 1 Dollaro. Senza l’opzione “la Fase B non si può saltare” si tralascia quanto segue: "
        "guadagna 1 Dollaro. Solo con l’opzione “il miglioramento si decide prima del resto dell’icona”:"
        " commercia.",
    ),
    "draw 2 as n then advance certificate n": (
        "Draw 2 cards (“n” is that number). Then move your certificate marker forward “n” spaces.",
        "Trek 2 kaarten (“n” is dat aantal). Zet daarna je certificaatsteen “n” velden vooruit.",
        "Pesca 2 carte (“n” è quel numero). Poi muovi il tuo segnalino certificati in avanti di “n” spazi.",
    ),
}


@pytest.mark.parametrize("text", EXPECTED)
def test_a_tricky_expression_is_said_as_a_person_would(text):
    tree = PACK.parser.effect(text)

    assert tuple(VOICES[language].sentence(tree) for language in ("en", "nl", "it")) == EXPECTED[text]


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


def test_two_of_one_card_are_two_cards():
    discards = [PACK.parser.effect(f"discard {number} jersey") for number in (1, 2)]

    assert [VOICES["nl"].sentence(discard) for discard in discards] == [
        "Leg precies 1 “Jersey”-runderkaart af.",
        "Leg precies 2 “Jersey”-runderkaarten af.",
    ]


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


@pytest.mark.parametrize(
    "text, said",
    {
        "gain $1 per player": (
            "Gain as many dollars as there are players at the table.",
            "Ontvang zoveel dollar als er spelers aan tafel zijn.",
            "Guadagna tanti Dollari quanti sono i giocatori al tavolo.",
        ),
        "gain $1 per 2 players": (
            "Gain 1 dollar for every 2 players at the table.",
            "Ontvang 1 dollar per 2 spelers aan tafel.",
            "Guadagna 1 Dollaro ogni 2 giocatori al tavolo.",
        ),
        "gain $1 if 3 players": (
            "Gain 1 dollar if there are at least 3 players at the table.",
            "Ontvang 1 dollar, als er ten minste 3 spelers aan tafel zijn.",
            "Guadagna 1 Dollaro se al tavolo ci sono almeno 3 giocatori.",
        ),
        "gain $1 unless 1 building of any player": (
            "Gain 1 dollar unless any player has at least 1 private building tile on the trail.",
            "Ontvang 1 dollar, tenzij een van de spelers ten minste 1 persoonlijke gebouwtegel op de route "
            "heeft.",
            "Guadagna 1 Dollaro a meno che un giocatore non abbia sul percorso almeno 1 tessera Edificio "
            "privato.",
        ),
        "gain $3 per own building": (
            "Gain 3 dollars for each of your private building tiles on the trail.",
            "Ontvang 3 dollar voor elk van je persoonlijke gebouwtegels op de route.",
            "Guadagna 3 Dollari per ciascuna delle tue tessere Edificio privato sul percorso.",
        ),
    }.items(),
)
def test_what_is_counted_of_all_is_not_said_to_be_ones_own(text, said):
    effect = PACK.author.effect(text)

    assert tuple(VOICES[one].sentence(effect) for one in ("en", "nl", "it")) == said
