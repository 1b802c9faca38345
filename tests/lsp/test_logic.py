"""What an author is offered and told at a place of a file, without an editor; `|` is the cursor."""

from pathlib import Path

import pytest

from gwt.lsp.completion import completions
from gwt.lsp.grammar_continuations import continuations
from gwt.lsp.hover import definitions, hover_sentences
from gwt.lsp.workspace import Workspace
from gwt.packs.codes import code_link, problem_codes
from gwt.packs.yaml_parser import with_unsaved_texts
from tests.packs.corpus import FIRST_EDITION
from tests.packs.small import pair

HEAD = "neutral:\n  - id: own-a\n    "


@pytest.fixture(scope="module")
def known():
    return Workspace().valid_pack(FIRST_EDITION)


def at(text):
    before, _, after = text.partition("|")
    return before + after, len(before)


def offered(known, text, file="buildings"):
    return [one.word for one in completions(known, file, *at(text))]


def test_verbs_are_offered_where_an_effect_begins(known):
    words = offered(known, HEAD + "actions:\n      - |\n    name: A")

    assert {"gain", "discard", "may", "("} <= set(words)
    assert not {"then", "guernsey", "->"} & set(words)


def test_what_stands_most_often_in_a_pack_is_offered_first(known):
    words = offered(known, HEAD + "actions:\n      - |")
    often = [known.expressions.count(f" {word} ") for word in words]

    assert often == sorted(often, reverse=True) and often[0] > often[-1] == 0
    assert words.index("gain") < words.index("bid")


def test_a_key_that_is_offered_or_pointed_at_is_described(known):
    keys = completions(known, "buildings", *at(HEAD + "|"))
    said = hover_sentences(known, "buildings", *at(HEAD + "ac|tions: [gain $2]"))

    assert keys and all(one.description for one in keys)
    assert said == ["Its actions, which may be carried out in any order.", "Gain 2 dollars."]


def test_keys_names_and_verbs_of_a_deck_of_events_are_offered(known):
    deck = "source: own\neach: {}\ncards:\n  - id: boom\n    action: {}\n"

    assert {"last", "again"} <= set(offered(known, "source: own\n|", "events"))
    assert offered(known, deck.format("|", "gain $1"), "events") == ["turn", "round"]
    assert "every" in offered(known, deck.format("turn", "ever|"), "events")
    assert "when" in offered(known, "cards:\n  - triggers:\n      - w|", "events")
    assert {"games", "leaves"} <= set(offered(known, "source: own\n|", "campaign"))


@pytest.mark.parametrize(
    ("before", "word"),
    [
        ("discard 1 guer", "guernsey"),
        ("discard 1 guernsey -> ga", "gain"),
        ("gain ", "$"),
        ("move engine up t", "up to"),
        ("gain $2 per eng", "engineer"),
        ("gain $1 an", "and"),
    ],
)
def test_an_expression_goes_on_with_what_the_grammar_and_the_pack_have(known, before, word):
    words = continuations(known.pack.parser, before)

    assert word in words
    assert before.endswith(words[word])
    assert word.startswith(words[word])


def test_a_name_is_offered_only_where_its_kind_may_stand(known):
    words = continuations(known.pack.parser, "discard 1 ")

    assert "guernsey" in words
    assert "engineer" not in words


def test_nothing_is_offered_behind_what_is_no_expression(known):
    assert continuations(known.pack.parser, "sing loudly and ") == {}


@pytest.mark.parametrize(
    "before, word",
    [
        ("each ", "each other player"),
        ("each player with ", "most"),
        ("gain $2 if more hazards ", "than each other player"),
        ("gain $1 per hazard ", "of any other player"),
        ("gain $2 from ", "next player"),
        ("when any player ", "upgrades station"),
        ("when you hire ", "cowboy"),
    ],
)
def test_players_and_comparisons_are_offered(known, before, word):
    assert word in continuations(known.pack.parser, before)


def test_a_number_that_has_a_name_is_offered_where_a_number_stands(known):
    words = continuations(known.pack.parser, "draw up to 2 as drawn then gain $")

    assert words["drawn"] == ""


def test_keys_are_offered_that_are_not_there_yet(known):
    keys = offered(known, HEAD + "|\n    name: A\n")

    assert {"space", "actions", "source"} <= set(keys)
    assert not {"id", "name"} & set(keys)


def test_keys_are_offered_in_braces_too(known):
    assert "actions" in offered(known, "neutral:\n  - {id: own-a, ac|")


def test_the_names_of_a_reference_are_offered(known):
    assert "neutral-a" in offered(known, HEAD + "space: neu|\n")


@pytest.mark.parametrize("open_quote", ["'", '"'])
def test_an_expression_in_an_open_quote_is_completed(known, open_quote):
    assert "guernsey" in offered(known, HEAD + f"actions: [{open_quote}discard 1 gu|\n")


def test_an_expression_is_told_as_a_sentence(known):
    said = hover_sentences(known, "buildings", *at(HEAD + "actions: [discard 1 guer|nsey -> gain $2]"))

    assert len(said) == 1
    assert "2 dollars" in said[0]


def test_an_id_is_told_with_all_expressions_of_its_entry(known):
    text = "neutral:\n  - id: own|-a\n    actions: [gain $1, gain $2]\n  - {id: b, actions: [gain $3]}"

    assert len(hover_sentences(known, "buildings", *at(text))) == 2


def test_what_cannot_be_read_is_told_nothing(known):
    assert hover_sentences(known, "buildings", *at(HEAD + "actions: [gian| $2]")) == []
    assert hover_sentences(known, "buildings", *at(HEAD + "actions: [gain| $2")) == []


def test_a_word_of_an_expression_leads_to_its_entry(known):
    found = definitions(known, "buildings", *at(HEAD + "actions: [discard 1 guern|sey]"))

    assert [(one.path.name, one.document.text[one.span.start : one.span.end]) for one in found] == [
        ("cattle.yaml", "guernsey")
    ]


def test_a_plural_leads_to_the_entry_of_its_singular(known):
    found = definitions(known, "buildings", *at(HEAD + "actions: [gain $2 per engineer|s]"))

    assert "engineer" in [one.document.text[one.span.start : one.span.end] for one in found]


def test_a_required_pack_leads_to_its_manifest(known):
    (found,) = definitions(known, "pack", *at("id: own\nrequires: [first_|edition]\n"))

    assert found.path == FIRST_EDITION / "pack.yaml"


def test_a_pack_is_read_as_it_is_open(tmp_path):
    folder = pair(tmp_path)
    path = (folder / "buildings.yaml").resolve()
    desk = Workspace(texts={path: path.read_text(encoding="utf-8").replace("gain $2", "gian $2")})

    assert {one.code for one in desk.problems(folder)} == {"unknown-verb"}
    assert "gain $2" in path.read_text(encoding="utf-8")
    desk.texts.clear()
    assert "unknown-verb" not in {one.code for one in desk.problems(folder)}


def test_names_stay_known_while_the_pack_is_broken(tmp_path):
    folder = pair(tmp_path)
    path = (folder / "buildings.yaml").resolve()
    desk = Workspace()
    desk.problems(folder)
    whole = desk.valid_pack(folder)
    desk.texts[path] = "private: ["

    assert desk.problems(folder)
    assert desk.valid_pack(folder) is whole


def test_texts_are_read_in_the_place_of_files_only_as_long_as_it_lasts(tmp_path):
    path = tmp_path / "one.yaml"
    path.write_text("saved: 1", encoding="utf-8")
    desk = Workspace()
    with with_unsaved_texts({path.resolve(): "open: 1"}):
        assert desk.text(path) == "saved: 1"
    desk.texts[path.resolve()] = "open: 1"

    assert desk.text(path) == "open: 1"


def test_every_kind_of_problem_links_to_its_explanation():
    for code in problem_codes():
        path, _, line = code_link(code).removeprefix("file://").partition("#L")
        assert Path(path).read_text(encoding="utf-8").split("\n")[int(line) - 1] == f"  - code: {code}"
