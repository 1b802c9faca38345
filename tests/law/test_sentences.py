"""No two rules, one sentence: effects that mean different things are said differently in every language."""

import pytest

from gwt.spec import GAMES
from gwt.text import languages, sentence_formatter
from tests.law.places import whole_pack
from tests.law.sentences import GAME, SOMEBODY, accepted, collisions, meaning, random_trees, small_trees

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
        ("may (gain $2 then trade)", "You may do this (gain 2 dollars, then trade with the Indians)."),
        (
            "pay $1 -> (every player (gain $2) then trade)",
            "If you pay 1 dollar, every player does this, you first (gain 2 dollars), then trade with the "
            "Indians.",
        ),
        ("may every player (gain $2)", "You may have every player do this, you first (gain 2 dollars)."),
        ("draw step limit", "Draw exactly as many cards as your step limit."),
        ("draw 1 as n then trade", "Draw 1 card. Then trade with the Indians."),
    ],
)
def test_a_sentence_says_where_its_parts_end(source, sentence):
    pack = whole_pack(GAME)

    assert sentence_formatter(pack, "en").sentence(pack.parser.action(source)) == sentence
