"""Pictures of a pack are read strictly, and every mistake in them is located."""

import re

import pytest
import yaml

from gwt import load_pack
from gwt.errors import ContentError
from gwt.games.great_western.language import LANGUAGE
from gwt.picture import Picture
from gwt.picture.effect_composer import Composer
from gwt.picture.graphics import frame
from gwt.picture.pictogram_library import load_book
from gwt.spec.picture_spec import component_pictures, wording_without_language
from gwt.spec.registry import game_kind
from gwt.text import event_formatter
from tests.picture.reading import pictograms

ROOT = game_kind("great-western-trail").packs / "first_edition"


@pytest.fixture
def over(tmp_path):
    """Writes files of pictures into a folder over those of the first edition, and loads both."""

    def write(**files):
        (tmp_path / "pictures").mkdir(exist_ok=True)
        for stem, data in files.items():
            path = tmp_path / "pictures" / f"{stem}.yaml"
            path.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
        return load_book([ROOT, tmp_path], LANGUAGE, wording_without_language(load_pack()))

    return write


SYMBOLS = {
    "symbols": [{"id": "lasso", "title": "lasso", "draw": [{"circle": [32, 32, 20], "fill": "timber"}]}]
}


def test_a_pack_adds_pictograms_and_replaces_compositions(over):
    book = over(
        symbols=SYMBOLS, composition={"effects": {"buy cattle": [{"symbol": "lasso"}]}, "counts": {}}
    )
    tree = game_tree("buy cattle")
    piece = frame(Composer(book, "panel").effect(tree, 300), "panel")

    assert pictograms(Picture(piece, "x", "x", book).svg()) == {"lasso"}
    assert "coin" in book.symbols


def game_tree(text):
    from gwt import load_pack

    return load_pack().parser.effect(text)


BAD = {
    "colour that is none": (
        {"palette": {"colours": [{"id": "ink", "light": "black", "dark": "#ffffff"}]}},
        "palette.yaml:3:10: write a colour as '#' and six digits of 0-9 and a-f",
    ),
    "text of an unknown colour": (
        {"palette": {"colours": [{"id": "sky", "light": "#000000", "dark": "#ffffff", "text": "inc"}]}},
        "palette.yaml:5:9: there is no colour 'inc'",
    ),
    "stroke of two forms": (
        {"symbols": {"symbols": [{"id": "x", "title": "x", "draw": [{"path": "M0 0", "use": "coin"}]}]}},
        "symbols.yaml:5:5: give a stroke exactly one of path, circle, box, use and letters",
    ),
    "path with something else in it": (
        {"symbols": {"symbols": [{"id": "x", "title": "x", "draw": [{"path": "M0 0 <script>"}]}]}},
        "symbols.yaml:5:11: begin a path with M and use only the commands of SVG paths and numbers",
    ),
    "symbol that uses itself": (
        {"symbols": {"symbols": [{"id": "xyz", "title": "x", "draw": [{"use": "xyz"}]}]}},
        "symbols.yaml:5:10: there is no symbol before this one 'xyz'",
    ),
    "fill of no role": (
        {"symbols": {"symbols": [{"id": "x", "title": "x", "draw": [{"path": "M0 0", "fill": "coyn"}]}]}},
        "symbols.yaml:6:11: there is no colour 'coyn'",
    ),
    "letters upon a colour that carries none": (
        {"symbols": {"symbols": [{"id": "x", "title": "x", "draw": [{"letters": "A", "on": "ink"}]}]}},
        "symbols.yaml:6:11: there is no colour that carries text 'ink'",
    ),
    "unknown kind of effect": (
        {"composition": {"effects": {"gain dolars": []}, "counts": {}}},
        "composition.yaml:2:3: there is no kind of effect 'gain dolars'",
    ),
    "unknown symbol": (
        {"composition": {"effects": {"trade": [{"symbol": "trad"}]}, "counts": {}}},
        "composition.yaml:3:13: there is no symbol 'trad'",
    ),
    "unknown field": (
        {
            "composition": {
                "effects": {"gain dollars": [{"symbol": "coin", "number": "amont"}]},
                "counts": {},
            }
        },
        "composition.yaml:4:13: there is no field 'amont'",
    ),
    "part that says nothing": (
        {"composition": {"effects": {"trade": [{"unless": ""}]}, "counts": {}}},
        "composition.yaml:3:5: give a part a symbol, a field or a text",
    ),
    "unknown key": (
        {"symbols": {"symbols": [{"id": "x", "title": "x", "drow": []}]}},
        "symbols.yaml:4:3: 'drow' is not a key here",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_mistake_is_located(name, over):
    files, message = BAD[name]

    with pytest.raises(ContentError) as raised:
        over(**files)
    assert message in str(raised.value)


def test_all_mistakes_of_all_files_are_told_at_once(over):
    files = {**BAD["colour that is none"][0], **BAD["unknown symbol"][0]}

    with pytest.raises(ContentError) as raised:
        over(**files)
    assert len(raised.value.problems) == 2


@pytest.mark.parametrize("language", ["", "en", "nl", "it"])
def test_an_entry_without_a_name_is_said_in_the_language(language):
    pack = load_pack(pack="garth")
    card = next(one.entry for one in pack.components if one.id == "garth-11")
    drawn = component_pictures(pack, "garth-11", language).svg()
    shown = " ".join(re.findall(r">([^<]+)</text>", drawn))

    (sentence,) = [
        text for way, text in event_formatter(pack, language or "en").texts(card) if way[0] == "prefers"
    ]
    assert (sentence in shown) == bool(language)
    assert ("by: least price" in shown) == (not language)
