"""Authors see only the authors' language: what is said of options alone is not offered or named to them."""

import pytest

from gwt.dsl.effects import is_option_only
from gwt.dsl.parser import ExpressionParser
from gwt.errors import ExpressionError
from gwt.lsp.grammar_continuations import continuations
from gwt.packs.traversal import effects_of
from gwt.spec.pack_lookup import load_pack
from gwt.spec.registry import GAMES, game_kind

KINDS = [game_kind(name) for name in GAMES]


def reader(kind, *, content):
    pack = load_pack(kind.name)
    return ExpressionParser(kind.content.language, pack.vocabulary, pack.manifest.define, content=content)


@pytest.mark.parametrize("kind", KINDS, ids=GAMES)
def test_all_that_content_says_is_in_the_language_of_authors(kind):
    parser = kind.content.language.content_parser

    for entry in load_pack(kind.name).files.values():
        for _, effect in effects_of(entry):
            parser.parse(str(effect), start="start")


@pytest.mark.parametrize(
    "game, option",
    [
        ("great-western-trail", "hire cowboy from row 2 for $6"),
        ("great-western-trail", "move cattleman via a-1, a-2"),
        ("great-western-trail", "gain objective from stack"),
        ("great-western-trail", "take income with 2 certificates"),
        ("great-western-trail", "continue 2a at a-1 for (trade)"),
        ("pacific-rails", "build house in gather-wood"),
        ("pacific-rails", "add upgrade wood-1"),
    ],
)
def test_an_option_is_no_text_of_an_author(game, option):
    kind = game_kind(game)
    assert is_option_only(reader(kind, content=False).effect(option))

    with pytest.raises(Exception, match="Unexpected"):
        kind.content.language.content_parser.parse(option, start="start")


@pytest.mark.parametrize("text", ["gain", "discard 1 guernsey -> ", "frobnicate 3", "move cattleman"])
def test_a_message_names_no_word_of_options(text):
    kind = game_kind("great-western-trail")
    own = kind.content.language
    narrow = {own.words[name] for name in set(own.words) - set(own.content_words)}

    with pytest.raises(ExpressionError) as caught:
        reader(kind, content=True).effect(text)

    assert not [word for word in narrow if word in caught.value.hint]


@pytest.mark.parametrize("kind", KINDS, ids=GAMES)
def test_no_word_of_options_is_completed(kind):
    own = kind.content.language
    words = set(continuations(reader(kind, content=True), ""))
    narrow = {own.words[name].strip("'") for name in set(own.words) - set(own.content_words)}

    assert words
    assert not words & narrow
