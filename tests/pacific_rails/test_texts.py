"""What Pacific Rails Inc. says in words, in each of its languages."""

import random
import re

import pytest
from attrs import evolve

import gwt
from gwt.dsl.effects import Effect, walk_effect
from gwt.packs.traversal import expressions_of
from gwt.text import languages, sentence_formatter
from gwt.text.required_messages import components
from tests.law.places import whole_pack
from tests.pacific_rails.soak import SOAK
from tests.text.pages import PACIFIC_RAILS as PAGES
from tests.text.words import with_words

PACK = PAGES.pack
BOOM = whole_pack("pacific-rails")
"""With triggers and words for players, which the game itself has not."""
LANGUAGES = languages(PACK)
VOICES = {language: sentence_formatter(PACK, language) for language in LANGUAGES}

every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- everything can be said --------------------------------------------------------------------------


def _effects_of_games() -> set[Effect]:
    """Every option and task of two random games in each manner, and of one with triggers."""
    games = [(SOAK.new_game(2 + at % 3, at), one) for at, one in enumerate((*SOAK.manners, *SOAK.manners))]
    games.append((gwt.new_game(3, 1, pack=BOOM, listen=False), SOAK.manners[0]))
    found: set[Effect] = set()
    for seed, (game, manner) in enumerate(games):
        dice = random.Random(seed)
        while not game.over:
            found.update(game.options, (effect for _, effect, _ in game.state.agenda))
            SOAK.play(game, SOAK.chosen(game, dice, manner))
    return found


@pytest.fixture(scope="module")
def effects():
    return _effects_of_games()


def _trees(pack):
    """What the content of a pack says."""
    for component in (*pack.files.values(), *components(pack)):
        yield from (tree for _, tree in expressions_of(component))


def test_games_and_content_have_every_verb(effects):
    trees = [*effects, *(tree for tree in (*_trees(PACK), *_trees(BOOM)) if isinstance(tree, Effect))]
    verbs = set(PACK.language.verbs)

    assert len(verbs) > 20
    assert verbs - {type(node) for tree in trees for node in walk_effect(tree)} == set()


@every_language
def test_different_options_are_different_sentences(language, effects):
    said = {}
    for effect in effects:
        said.setdefault(VOICES[language].sentence(effect), set()).add(str(effect))

    assert [found for found in said.values() if len(found) > 1] == []


@every_language
def test_every_component_has_a_name_of_its_own(language):
    names = [VOICES[language].name(component) for component in components(PACK)]

    assert len(set(names)) == len(names) > 70
    assert all(name[0] == name[0].upper() for name in names)


# --- written by hand ---------------------------------------------------------------------------------


# --- what an entry asks and brings as a whole --------------------------------------------------------


def _entry(id):
    return next(one for one in components(PACK) if one.id == id)


def test_a_goal_that_asks_for_several_says_so():
    goal = evolve(_entry("most-wood"), most=PACK.parser.need("3 wood"))

    assert [VOICES[language].texts(goal)[0][1] for language in ("en", "nl", "it")] == [
        "At the end of the game, whoever has more wood in the cargo than any other player, and at least 3, "
        "scores 3 victory points.",
        "Wie aan het einde van het spel meer hout in de cargo heeft dan alle anderen en ten minste 3, "
        "verdient 3 overwinningspunten.",
        "Alla fine della partita, chi ha più legno nel carico di tutti gli altri, e almeno 3, ottiene "
        "3 punti vittoria.",
    ]


@every_language
def test_what_the_whole_says_is_not_said_again(language):
    texts = dict(VOICES[language].texts(_entry("wagon-3")))

    assert list(texts) == [(), ("slots", 0), ("slots", 1)]
    assert ("gained",) not in dict(VOICES[language].texts(_entry("wagon-1")))


def test_a_message_about_an_entry_is_told_its_fields_and_those_of_its_file(tmp_path):
    text = "about-goal = { $goals-drawn } { $place } { $status }\n"

    assert sentence_formatter(with_words(PACK, tmp_path, text), "en").texts(_entry("most-telegraphs")) == [
        ((), "4 2 printed."),
        (("most",), "What counts: 1 telegraph office on the map."),
    ]


@pytest.mark.parametrize(
    "text, wrong",
    [
        (
            "about-goal = { $goals-points } { $price }\n",
            "the message 'about-goal' gets no argument '$price'",
        ),
        ("about-wagon = { $goals-points }\n", "the message 'about-wagon' gets no argument '$goals-points'"),
        ("about-goals-goals = { $points }\n", "the message 'about-goals-goals' gets no argument '$points'"),
        ("about-golas = all\n", "nothing uses the message 'about-golas'"),
    ],
)
def test_a_message_about_an_entry_that_does_not_fit_is_refused(text, wrong, tmp_path):
    with pytest.raises(gwt.ContentError, match=re.escape(wrong)):
        sentence_formatter(with_words(PACK, tmp_path, text), "en")
