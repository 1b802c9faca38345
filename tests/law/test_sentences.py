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
