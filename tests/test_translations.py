"""Rules and rulings in other languages: what is missing, unknown or older than its English text."""

import pytest

import gwt
from gwt.errors import ContentError, UsageError
from gwt.proofs.translations import read_translation, record_digests
from gwt.spec.registry import GAMES

CHECKLIST = """\
areas: [{id: fee, name: Fees}]
rules:
  - {id: fee-once, area: fee, text: A fee is paid once., page: 6, kind: must}
  - {id: fee-none, area: fee, text: No fee is due on an own tile., page: 6, kind: may}
"""
RULINGS = """\
rulings:
  - {id: A01, title: Fees of nobody, ruling: The bank gets them., certainty: low}
"""
DUTCH = """\
rules:
  fee-once: Een vergoeding betaal je eenmaal.
rulings:
  A01: {ruling: De bank krijgt ze.}
"""


@pytest.fixture
def rules(tmp_path):
    folder = tmp_path / "rules"
    folder.mkdir()
    for name, text in (("checklist", CHECKLIST), ("rulings", RULINGS), ("texts.nl", DUTCH)):
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_texts_are_read_by_id_and_the_rest_is_missing(tmp_path, rules):
    found = read_translation([tmp_path], "nl")

    assert found.rules == {"fee-once": "Een vergoeding betaal je eenmaal."}
    assert found.rulings["A01"].ruling == "De bank krijgt ze."
    assert found.missing == ("fee-none",)
    assert read_translation([tmp_path], "it").missing == ("fee-once", "fee-none", "A01")


def test_a_translation_is_outdated_once_its_english_text_changes(tmp_path, rules):
    assert [one.message for one in read_translation([tmp_path], "nl").outdated] == [
        "the English text of 'fee-once' has not been recorded",
        "the English text of 'A01' has not been recorded",
    ]
    path = record_digests([tmp_path], "nl")
    assert path == rules / "digests.nl.yaml"
    assert read_translation([tmp_path], "nl").outdated == ()

    (rules / "checklist.yaml").write_text(CHECKLIST.replace("paid once", "paid twice"), encoding="utf-8")
    (outdated,) = read_translation([tmp_path], "nl").outdated
    assert outdated.message == "the English text of 'fee-once' has changed since"
    assert outdated.place.line == 2 and outdated.place.file.endswith("texts.nl.yaml")


def test_the_reason_of_a_ruling_is_translated_too(tmp_path, rules):
    record_digests([tmp_path], "nl")
    more = RULINGS.replace("certainty", "reason: Nobody else does., certainty")
    (rules / "rulings.yaml").write_text(more, encoding="utf-8")

    assert len(read_translation([tmp_path], "nl").outdated) == 1


@pytest.mark.parametrize(
    "text, message, column",
    [
        ("rules: {fee-onse: Eens.}", "'fee-onse' is not a rule of this pack", 9),
        ("rules: {A01: Eens.}", "'A01' is not a rule of this pack", 9),
        ("rulings: {A1: {ruling: Eens.}}", "'A1' is not a ruling of this pack", 11),
        ("rulings: {A01: {ruling: Eens., why: Zo.}}", "'why' is not a key here", 32),
        ("rules: {fee-once: 7}", "expected a text, found 7", 19),
    ],
)
def test_an_unknown_id_or_key_is_refused_where_it_stands(tmp_path, rules, text, message, column):
    (rules / "texts.nl.yaml").write_text(text, encoding="utf-8")

    with pytest.raises(ContentError) as refused:
        read_translation([tmp_path], "nl")
    (problem,) = refused.value.problems
    assert problem.message == message
    assert (problem.place.line, problem.place.column) == (1, column)


def test_a_language_without_texts_cannot_be_recorded(tmp_path, rules):
    with pytest.raises(UsageError, match=r"has no texts\.it\.yaml"):
        record_digests([tmp_path], "it")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_the_games_are_translated_from_the_english_texts_of_today(game):
    folders = [layer.folder for layer in gwt.load_pack(game).layers]

    for code in ("it", "nl"):
        found = read_translation(folders, code)
        assert [str(one) for one in found.outdated] == [], "compare them, then `gwt rules --record`"
        assert found.missing == ()
