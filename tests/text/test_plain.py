"""What a language has no words for is called by the name in its YAML, or else by its id."""

import pytest

from gwt.authoring.pack_check import pack_problems
from gwt.packs.codes import is_warning
from gwt.text import languages, sentence_formatter
from gwt.text.message_catalog import message_catalog
from gwt.text.plain_names import NounForms, plain_word
from tests.packs.small import loaded, side, written
from tests.text.words import check

SCOUT = {"id": "scout", "name": "Scout", "many": "scouts", "source": "own"}
TILES = "tiles: [{id: scout, name: Scout, kind: worker, piles: {2: 11}, source: own}]\n"
DENVER = {"id": "denver", "name": "Denver", "value": 7, "corners": "white", "source": "own"}


@pytest.fixture
def frontier(tmp_path):
    """A pack with a kind of worker and a city, and no words for either."""
    actions = ["gain $1 per scout", "gain $2 per 2 scouts"]
    sides = [side("11a", actions=actions), side("11b")]
    files = {
        "workers": {"kinds": [SCOUT]},
        "cities": {"cities": [DENVER]},
        "buildings": {"private": sides},
    }
    own = written(tmp_path, "own/frontier", files, adds=["scout", "denver", "11a", "11b"])
    (own / "supply.yaml").write_text(TILES, encoding="utf-8")
    return own


@pytest.mark.parametrize(
    "language, expression, said",
    [
        ("en", "hire scout from row 1 for $6", "scout"),
        ("en", "gain $2 per 2 scouts", "every 2 scouts you have"),
        ("nl", "gain $2 per 2 scouts", "per 2 scouts"),
        ("it", "gain $2 per 2 scouts", "ogni 2 scouts che possiedi"),
        ("en", "deliver to denver", "Denver"),
        ("nl", "deliver to denver", "Denver"),
        ("it", "deliver to denver", "a Denver"),
        ("it", "place disc on denver", "su Denver"),
    ],
)
def test_a_new_name_is_said_in_every_language(frontier, language, expression, said):
    pack = loaded(frontier)
    sentence = sentence_formatter(pack, language).sentence(pack.parser.effect(expression))

    check(sentence)
    assert said in sentence


def test_a_new_component_is_called_by_its_own_name(frontier):
    pack = loaded(frontier)
    city = next(one for one in pack.entries.cities.cities if one.id == "denver")

    assert [sentence_formatter(pack, language).name(city) for language in languages(pack)] == ["Denver"] * 3


def test_an_id_for_two_components_is_told_once_for_each_language(frontier):
    told = [one for one in pack_problems(frontier) if one.code == "no-name"]

    assert [one.message for one in told] == [
        "'denver' has no name in en, it, nl; it is called 'Denver' there",
        "'scout' has no name in en, it, nl; it is called 'Scout' there",
    ]
    assert all(is_warning(one.code) for one in told)


def test_words_of_the_pack_come_before_the_name(frontier):
    (frontier / "text").mkdir()
    (frontier / "text" / "en.ftl").write_text("name-denver = the mile-high city\n", encoding="utf-8")
    pack = loaded(frontier)

    assert "the mile-high city" in sentence_formatter(pack, "en").sentence(
        pack.parser.effect("deliver to denver")
    )


def test_a_name_that_the_words_of_a_pack_lack_is_a_warning_too(frontier):
    (frontier / "text").mkdir()
    (frontier / "text" / "en.ftl").write_text("name-denver = Denver\n", encoding="utf-8")
    (told,) = (one for one in pack_problems(frontier) if one.place.file.endswith("en.ftl"))

    assert told.message == "the message 'name-scout' is missing: it says the name of 'scout'"
    assert is_warning(told.code)


@pytest.mark.parametrize(
    "name, called",
    [("  two\nlines ", "two lines"), ("a\ue000b", "ab"), ("{ $x }", "{ $x }"), ("", "Denver")],
)
def test_any_name_makes_a_sentence(tmp_path, name, called):
    files = {"cities": {"cities": [DENVER | {"name": name}]}}
    pack = loaded(written(tmp_path, "own/odd", files, adds=["denver"]))

    assert (
        called.lower()
        in sentence_formatter(pack, "en").sentence(pack.parser.effect("deliver to denver")).lower()
    )


@pytest.mark.parametrize(
    "word, called",
    [("scout", "Scout"), ("scout-3", "Scout 3"), ("ford-1", "ford 1"), ("long-drive", "long drive")],
)
def test_a_word_without_an_entry_is_read_off_its_id(word, called):
    assert plain_word(word, {"scout": NounForms("Scout", "scouts")}).one == called


@pytest.mark.parametrize("game", ["great-western-trail", "pacific-rails"])
def test_a_plain_name_has_every_attribute_that_names_of_the_game_have(game):
    from gwt import load_pack

    pack = load_pack(game)
    for language in languages(pack):
        words = message_catalog(pack, language)
        own = set(words.entries["as-name"].attributes)
        for id, entry in words.messages.items():
            if id.startswith("name-"):
                assert set(entry.attributes) <= own, (language, id)
