"""Areas, rulings, questions and words of the first edition fit its rules and its language."""

import re

import gwt
from gwt import resources
from gwt.games import rulebook
from gwt.games.checklist import areas, checklist
from gwt.games.scenario import find, scenarios

PACK = [resources.content("great_western") / "first_edition"]
RULES = {rule.id: rule for rule in checklist(PACK)}
RULINGS = {ruling.id: ruling for ruling in rulebook.rulings(PACK)}


def test_every_area_of_a_rule_has_a_name_and_every_area_has_rules():
    assert {rule.area for rule in RULES.values()} == {area.id for area in areas(PACK)}


def test_the_verbs_of_an_area_are_verbs_of_the_language():
    verbs = {rule.replace("_", " ") for rule in gwt.load_pack().language().verbs}

    assert [verb for area in areas(PACK) for verb in area.verbs if verb not in verbs] == []


def test_every_label_in_a_note_is_a_ruling():
    notes = [rule.note for rule in RULES.values()]
    for path in find(PACK[0]):
        notes += [str(one.document.data[one.steps[0]].get("note", "")) for one in scenarios(path)]
    labels = {label for note in notes for label in re.findall(r"\bA\d\d\b", note)}

    assert len(labels) > 20
    assert labels <= set(RULINGS)


def test_every_switch_is_a_ruling_that_is_explained():
    assert {one.ruling for one in gwt.load_pack().manifest.rulings} <= set(RULINGS)


def test_every_question_is_answered_by_rules_and_asked_in_every_language():
    for question in rulebook.questions(PACK):
        assert set(question.ask) == {"en", "nl", "it"}
        assert set(question.rules) <= set(RULES)


def test_every_word_of_the_glossary_is_there_in_every_language():
    terms = [term for section in rulebook.glossary(PACK) for term in section.terms]

    assert [term for term in terms if set(term) != {"en", "nl", "it"}] == []
