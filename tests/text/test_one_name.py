"""A thing has one name: that of its entry in YAML is the one that sentences and pictures say."""

import re

import pytest

import gwt
from gwt.resources import data_root
from gwt.spec.pack_lookup import packs_by_name
from gwt.spec.registry import game_kind
from gwt.summary import Summary
from gwt.text import event_formatter, sentence_formatter

GAMES = ("great-western-trail", "pacific-rails")
PACKS = [(game, folder) for game in GAMES for folder in sorted({*packs_by_name(game_kind(game)).values()})]
HEADINGS = {"objectives", "on-the-map"}
"""Lines of a score sheet, which have little room in YAML."""
NUMBERS = {"one": "1", "two": "2", "three": "3", "twelve": "12"}
RENAMED = {"craftsman": "builder", "cow": "cattle"}
"""What the second edition calls otherwise, also in the entries of the first edition that it keeps."""


def plain(name: str) -> str:
    """A name in small letters, with its numbers in digits."""
    return re.sub(r"\b(" + "|".join(NUMBERS) + r")\b", lambda match: NUMBERS[match[0]], name.lower())


def is_same(entry: str, sentence: str) -> bool:
    """Whether a sentence says the name of an entry, or describes in “...” what has no printed name."""
    name, said = plain(entry), plain(sentence)
    names = [name, *(name.replace(old, new) for old, new in RENAMED.items())]
    return "“" in said or said in name or any(name in said for name in names)


@pytest.mark.parametrize(("game", "folder"), PACKS, ids=lambda value: getattr(value, "name", value))
def test_sentences_call_a_component_by_the_name_of_its_entry(game, folder):
    pack = gwt.load_pack(game, folder)
    english = sentence_formatter(pack, "en")
    components = [component.entry for component in pack.components]
    named = [entry for entry in components if getattr(entry, "name", None) and entry.id not in HEADINGS]

    assert named
    assert [
        (entry.id, entry.name, name)
        for entry in named
        if not is_same(entry.name, name := english.name(entry))
    ] == []


SEARCHED = {"ways.yaml", "synonyms.yaml"}
"""Files of words that people search for."""
TEXTS = [path for path in sorted((data_root() / "content").rglob("*.[fy]*")) if path.name not in SEARCHED]


def test_no_text_names_a_people():
    """The action of the teepees is *trade*; other words are only in lists of how people may ask."""
    lines = [(path.name, line) for path in TEXTS for line in path.read_text(encoding="utf-8").splitlines()]
    asked = re.compile(r'\s+(-|en: \[|nl: \[|it: \[) ?"')

    assert len(lines) > 50_000
    assert [
        line for line in lines if not asked.match(line[1]) and re.search(r"\bindia[an]", line[1], re.I)
    ] == []


@pytest.mark.parametrize("language", ["en", "nl", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_headings_of_the_seats_are_whole_words(game, language):
    """Words of the rules and the other texts, so that none is an abbreviation."""
    view = gwt.new_game(2, 1, game=game).view(0)
    headings = [heading for heading, _ in Summary.of(view, event_formatter(view.pack, language)).cells(0)]
    rules = "checklist.yaml" if language == "en" else f"texts.{language}.yaml"
    texts = [path for path in TEXTS if path.name in (rules, f"{language}.ftl")]
    words = set(re.findall(r"[\w-]+", " ".join(path.read_text(encoding="utf-8").lower() for path in texts)))

    assert len(headings) > 8
    assert [heading for heading in headings if set(re.findall(r"\w+", heading.lower())) - words] == []
