"""Areas, rulings, questions and words of each game fit its rules and its language."""

import pytest

import gwt
from gwt import resources
from gwt.proofs import rulebook
from gwt.proofs.checklist import read_checklist, rule_areas
from gwt.proofs.scenario import read_scenarios, scenario_files
from gwt.site.related_rules import LABEL
from gwt.spec.registry import GAMES, game_kind

LANGUAGES = {"en", "nl", "it"}


@pytest.fixture(params=GAMES)
def pack(request):
    return gwt.load_pack(request.param)


@pytest.fixture
def folder(pack):
    return [layer.folder for layer in pack.layers]


@pytest.fixture
def rules(folder):
    return {rule.id: rule for rule in read_checklist(folder)}


@pytest.fixture
def rulings(folder):
    return {ruling.id for ruling in rulebook.read_clarifications(folder)}


def test_every_area_of_a_rule_has_a_name_and_every_area_has_rules(folder, rules):
    assert {rule.area for rule in rules.values()} == {area.id for area in rule_areas(folder)}


def test_the_verbs_of_an_area_are_verbs_of_the_language(pack, folder):
    language = game_kind(pack.manifest.game).content.language
    verbs = {rule.replace("_", " ") for rule in language.verbs_by_rule}

    assert [verb for area in rule_areas(folder) for verb in area.verbs if verb not in verbs] == []


def test_every_label_in_a_note_is_a_ruling(folder, rules, rulings):
    notes = [rule.note for rule in rules.values()]
    for path in scenario_files(folder[0]):
        notes += [str(one.document.data[one.steps[0]].get("note", "")) for one in read_scenarios(path)]
    labels = {label for note in notes for label in LABEL.findall(note)}

    assert len(labels) > 20
    assert labels <= rulings


def test_every_ruling_stands_once(folder, rulings):
    assert len(rulebook.read_clarifications(folder)) == len(rulings) > 40


def test_every_switch_is_a_ruling_that_is_explained(pack, rulings):
    assert pack.manifest.rulings
    assert {one.ruling for one in pack.manifest.rulings} <= rulings


def test_every_question_is_answered_by_rules_and_asked_in_every_language(folder, rules):
    asked = rulebook.read_questions(folder)

    assert len(asked) >= 60
    for question in asked:
        assert set(question.ask) == set(question.also) == set(question.answer) == LANGUAGES
        assert question.rules and set(question.rules) <= set(rules)


def test_no_question_is_asked_twice(folder):
    for language in LANGUAGES:
        said = [one.ask[language] for one in rulebook.read_questions(folder)]
        assert [one for one in set(said) if said.count(one) > 1] == []


def test_every_rule_area_and_ruling_has_a_title_that_a_person_would_say(folder, rules, rulings):
    titles = rulebook.titles(folder)

    assert set(titles) == {*rules, *rulings, *(f"area {area.id}" for area in rule_areas(folder))}
    assert [one for one, said in titles.items() if set(said) != LANGUAGES or not all(said.values())] == []
    assert [one for one in rules if max(map(len, titles[one].values())) > 60] == []


WITH_RULES = [
    path.parents[1] for path in sorted((resources.data_root() / "content").rglob("rules/checklist.yaml"))
]


@pytest.mark.parametrize("folder", WITH_RULES, ids=lambda path: path.name)
def test_a_pack_with_rules_has_a_title_for_each_of_them(folder):
    titles = rulebook.titles([folder])
    rules = {rule.id for rule in read_checklist([folder])}

    assert rules <= set(titles)
    assert [one for one, said in titles.items() if set(said) != LANGUAGES or not all(said.values())] == []
    assert [one for one in rules if max(map(len, titles[one].values())) > 60] == []


def test_the_rules_that_a_ruling_bears_on_are_rules():
    folders = {path.parents[1] for path in (resources.data_root() / "content").rglob("rules/rulings.yaml")}
    known = {rule.id for folder in WITH_RULES for rule in read_checklist([folder])}
    named = [
        rule
        for folder in folders
        for ruling in rulebook.read_clarifications([folder])
        for rule in ruling.rules
    ]

    assert len(named) > 100
    assert set(named) <= known


def test_the_synonyms_of_players_are_there_in_every_language(folder):
    rows = rulebook.synonyms(folder)

    assert len(rows) > 30
    assert [row for row in rows if not set(row) >= LANGUAGES] == []


def test_every_word_of_the_glossary_is_there_in_every_language(folder):
    terms = [term for section in rulebook.read_glossary(folder) for term in section.terms]

    assert len(terms) > 40
    assert [term for term in terms if set(term) != LANGUAGES] == []
