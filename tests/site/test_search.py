"""The search answers what people at the table ask: the page that answers is among its first three.

`questions.yaml` has the questions. Here the search runs in node, over the pages as they are written;
`tests/browser/test_search.py` asks the same of the built site.
"""

import pytest

import gwt
from gwt.site.plays import together
from gwt.site.reference import Reference
from gwt.site.site import site
from gwt.spec.registry import GAMES
from tests.site.asking import FIRST, FRESH, answers, asked, index, results

LEAST = 0.92
"""The share of the questions that is answered; a ratchet, so it only goes up."""


@pytest.fixture(scope="module")
def references():
    return together([Reference(gwt.load_pack(game)) for game in GAMES])


@pytest.fixture(scope="module")
def made(references):
    whole = site(references, library=False)
    return index(whole.files, whole.words)


@pytest.fixture(scope="module")
def known(references):
    return {one.root.removeprefix("reference/"): (*one.questions, *one.mistakes) for one in references}


@pytest.fixture(scope="module")
def found(made, known):
    """Each question with whether it is answered."""
    questions = asked()
    return [
        (one, any(answers(one, place, known[one["game"]]) for place in places[:FIRST]))
        for one, places in zip(questions, results(made, questions), strict=True)
    ]


def share(found, **wanted):
    picked = [good for one, good in found if all(one[key] == value for key, value in wanted.items())]
    assert len(picked) >= 50
    return sum(picked) / len(picked)


def test_nearly_all_questions_are_answered(found):
    assert len(found) >= 150
    missed = [one["ask"] for one, good in found if not good]
    assert share(found) >= LEAST, missed


@pytest.mark.parametrize("lang", ["en", "nl", "it"])
def test_questions_are_answered_in_each_language(found, lang):
    assert share(found, lang=lang) >= 0.87


def test_questions_that_nothing_was_written_for_are_answered_too(found):
    assert share(found, held=True) >= 0.9


@pytest.mark.parametrize("from_home", [False, True], ids=["from its game", "from the first page"])
def test_questions_that_were_written_last_are_answered_too(made, known, from_home):
    """The first page is about no game."""
    questions = asked(FRESH)
    given = [{**one, "game": ""} if from_home else one for one in questions]
    missed = [
        (one["ask"], places[:FIRST])
        for one, places in zip(questions, results(made, given), strict=True)
        if not any(answers(one, place, known[one["game"]]) for place in places[:FIRST])
    ]

    assert len(questions) == 60
    assert len(missed) <= 6, missed


def test_the_main_game_comes_first_where_no_game_is_asked_about(made):
    for lang, question in (("en", "when does the game end"), ("it", "quando finisce la partita?")):
        assert "great-western-first-edition" in ask(made, question, game="", lang=lang)[0]


def ask(made, question, game="great-western-first-edition", lang="en"):
    return results(made, [{"ask": question, "game": game, "lang": lang}])[0]


def test_the_game_of_the_page_comes_first(made):
    first = {
        game: ask(made, "when does the game end", game)[0]
        for game in ("great-western-first-edition", "pacific-rails-base")
    }

    assert all(game in place for game, place in first.items())


def test_only_the_last_word_is_taken_for_a_beginning(made):
    assert "cattle/breeds/guernsey/" in ask(made, "guer")[0]
    assert all("guernsey" not in place for place in ask(made, "guer fee"))


def test_a_slip_of_the_finger_is_forgiven(made):
    assert "cattle/breeds/guernsey/" in ask(made, "guernesy ")[0]


def test_a_dutch_question_is_answered_in_dutch_wherever_it_is_asked(made):
    assert ask(made, "wanneer eindigt het spel", lang="en")[0].startswith("nl/")


def test_a_word_that_players_use_finds_what_the_rules_call_otherwise(made):
    assert "#what-if-i-cannot-pay-a-fee" in ask(made, "non posso pagare il pedaggio", lang="it")[0]


def test_scenarios_and_lists_of_ids_are_not_searched(made):
    places = [one["location"] for index in made.values() for one in index["docs"]]

    assert not [
        one for one in places if "/scenarios/" in one or "/by-effect/" in one or one.endswith("#rulings")
    ]
