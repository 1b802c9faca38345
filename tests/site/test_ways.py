"""The ways to ask that are written by hand: there are enough of them, and each is another one."""

from collections import Counter

import pytest

import gwt
from gwt.proofs import rulebook
from gwt.proofs.checklist import read_checklist, rule_files
from gwt.spec.registry import GAMES
from gwt.text import DEFAULT
from tests.site.asking import stems

LANGUAGES = ("en", "nl", "it")
OF_QUESTION, OF_OTHERS = 6, 3
"""So many ways to ask has a question, and so many a rule or a word, in each language."""
PACKS = sorted(path.parent for game in GAMES.values() for path in game.packs.glob("*/pack.yaml"))


def rules_of(pack):
    return read_checklist([pack]) if rule_files([pack], "checklist") else ()


def asked(pack):
    """Yields what of a pack can be asked for, with its titles and the other ways to ask by language."""
    for question in rulebook.read_questions([pack]):
        yield question.ask[DEFAULT], question.ask, question.also
    titles = rulebook.titles([pack])
    for id, ways in rulebook.ways([pack]).items():
        yield id, titles.get(id, {}), ways


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_each_question_rule_and_word_can_be_asked_in_several_ways(pack):
    ways = rulebook.ways([pack])
    words = [term[DEFAULT] for section in rulebook.read_glossary([pack]) for term in section.terms]
    few = [
        (question.ask[DEFAULT], code)
        for question in rulebook.read_questions([pack])
        for code in LANGUAGES
        if len(question.also.get(code, ())) < OF_QUESTION
    ]
    few += [
        (id, code)
        for id in {*ways, *(rule.id for rule in rules_of(pack)), *words}
        for code in LANGUAGES
        if len(ways.get(id, {}).get(code, ())) < OF_OTHERS
    ]

    assert few == []


def test_no_two_ways_to_ask_have_the_same_words():
    rows = [
        (f"{pack.name}: {id}", code, text)
        for pack in PACKS
        for id, titles, ways in asked(pack)
        for code in LANGUAGES
        for text in (*filter(None, [titles.get(code)]), *ways.get(code, ()))
    ]
    assert len(rows) > 10_000
    found = stems([(code, text) for _, code, text in rows])
    times = Counter((id, code, words) for (id, code, _), words in zip(rows, found, strict=True))
    twice = [row for row, words in zip(rows, found, strict=True) if times[row[0], row[1], words] > 1]

    assert twice == []


def test_ways_to_ask_are_for_what_there_is():
    """A rule or a component that is renamed would be asked for in vain."""
    unknown = []
    for pack in PACKS:
        loaded = gwt.load_pack(pack=pack.name)
        folders = [layer.folder for layer in loaded.layers]
        names = {f"pack {folder.name}" for folder in folders} | {f"file {file}" for file in loaded.files}
        names |= {rule.id for folder in folders for rule in rules_of(folder)}
        names |= {str(component.id) for component in loaded.components}
        names |= {term[DEFAULT] for section in rulebook.read_glossary(folders) for term in section.terms}
        unknown += [(pack.name, id) for id in rulebook.ways([pack]) if id not in names]

    assert unknown == []
