"""No two rules, one sentence: effects that mean different things are said differently in every language."""

import re

import pytest

from gwt.spec import GAMES
from gwt.text import languages, sentence_formatter
from tests.law.places import whole_pack
from tests.law.sentences import (
    GAME,
    SOMEBODY,
    accepted,
    collisions,
    meaning,
    player_trees,
    random_trees,
    small_trees,
)

pytestmark = pytest.mark.in_turn

RANDOM = 120


@pytest.mark.parametrize("game", GAMES)
def test_effects_of_different_meaning_have_different_sentences(game):
    pack = whole_pack(game)
    effects = list(accepted(pack, small_trees())) if game == GAME else []
    small = len(effects)
    effects += accepted(pack, map(str, random_trees(pack, RANDOM, seed=1)))

    assert small > 1000 or game != GAME
    assert len(effects) - small > RANDOM
    for language in languages(pack):
        assert collisions(pack, language, effects) == {}
        assert collisions(pack, language, effects, SOMEBODY) == {}


DO_THIS = {
    "en": r"\bdo(es)? this( \w+)* \(",
    "nl": r"\bdit( \w+)* (doe|doet|doen)( \w+)* \(|\bdoet?( \w+)* dit( \w+)* \(",
    "it": r"\bfa(re|i)? questo( \w+)* \(",
}


def test_what_players_do_is_said_of_them():
    """Nobody is made to "do this (...)" where a text speaks of several players."""
    pack = whole_pack(GAME)
    effects = list(player_trees(pack, RANDOM, seed=1))

    assert len(effects) > RANDOM
    for language in languages(pack):
        speaks = sentence_formatter(pack, language)
        assert collisions(pack, language, effects) == {}
        assert collisions(pack, language, effects, SOMEBODY) == {}
        for who in ("", SOMEBODY):
            said = [speaks.sentence(effect, who) for effect in effects]
            assert [text for text in said if re.search(DO_THIS[language], text, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Each other player draws 1 card, in turn order. Then you draw 2 cards."),
        ("nl", "Elke andere speler trekt 1 kaart, in beurtvolgorde. Daarna trek je 2 kaarten."),
        ("it", "Ogni altro giocatore, in ordine di turno, pesca 1 carta. Poi tu peschi 2 carte."),
    ],
)
def test_others_have_a_third_person(language, sentence):
    pack = whole_pack(GAME)
    effect = pack.parser.action("each other player (draw 1) then draw 2")

    assert sentence_formatter(pack, language).sentence(effect) == sentence


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gain $1 then (gain $2 then trade)", "gain $1 then gain $2 then trade"),
        ("may (pay $1 -> trade)", "pay $1 -> trade"),
        ("may (trade if 2 hazards)", "(may trade) if 2 hazards"),
        ("repeat 2 times (may trade)", "may repeat 2 times (trade)"),
        ("draw 1 as n then trade", "draw 1 then trade"),
    ],
)
def test_effects_of_one_meaning_may_share_a_sentence(one, other):
    read = whole_pack(GAME).parser.action

    assert meaning(read(one)) == meaning(read(other))


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("may (gain $2 then trade)", "You may (gain 2 dollars, then trade)."),
        (
            "pay $1 -> (every player (gain $2) then trade)",
            "If you pay 1 dollar, every player gains 2 dollars, starting with you, then you trade.",
        ),
        ("may every player (gain $2)", "You may have every player gain 2 dollars, starting with you."),
        (
            "each other player (draw 1 then gain $2 if 3 cowboys)",
            "Each other player draws 1 card, then gains 2 dollars if they have at least 3 cowboys, in turn "
            "order.",
        ),
        (
            "repeat 5 times (gain $1 and draw 1 then trade)",
            "Do this at most 5 times: (gain 1 dollar and draw 1 card), then trade.",
        ),
        ("when another player delivers (gain $1)", "Whenever another player delivers, you gain 1 dollar."),
        ("draw step limit", "Draw exactly as many cards as your step limit."),
        ("draw 1 as n then trade", "Draw 1 card. Then trade."),
    ],
)
def test_a_sentence_says_where_its_parts_end(source, sentence):
    pack = whole_pack(GAME)

    assert sentence_formatter(pack, "en").sentence(pack.parser.action(source)) == sentence
