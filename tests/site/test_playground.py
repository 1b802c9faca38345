"""What the playground shows of a text, and what its page loads; the page itself is tested in a browser."""

import json
import os
import subprocess
import sys
import zlib
from base64 import urlsafe_b64decode
from io import BytesIO
from zipfile import ZipFile

import pytest

import gwt
from gwt.authoring.playground import answer_request, replacement_source
from gwt.errors import UsageError
from gwt.site import playground_page
from gwt.site.pack_reference import PackReference
from gwt.site.site_builder import _without
from gwt.table.match.host_editing import start_from_yaml

GAMES = ("great-western-trail", "pacific-rails")
HERE = "seats: [{on: neutral-a, hand: [guernsey], money: 4}]"
PACK = """\
--- # pack.yaml
id: own/mill
game: great-western-trail
name: Mill
version: 1.0.0
language: 1
source: own design
requires: [first_edition]
replaces: [1a]
--- # buildings.yaml
private:
  - id: 1a
    name: Building 1a
    number: 1
    side: a
    builders: 1
    points: 1
    actions: [pay $2 -> move engine up to 3]
    source: own design
"""


def shown(text, game=GAMES[0], position=""):
    return json.loads(
        answer_request(json.dumps({"game": game, "text": text, "position": position, "theme": "light"}))
    )


def marked(found, text):
    """The parts of the text that are marked."""
    return [text[one["start"] : one["end"]] for one in found["problems"]]


def test_an_expression_is_drawn_said_offered_and_opened_at_the_table():
    found = shown("discard 1 guernsey -> gain $4", position=HERE)
    entry, trial = found["entries"][0], found["trials"][0]
    opening = trial["opening"]
    game = start_from_yaml(opening["position"], gwt.load_pack(opening["game"], opening["packs"]))
    assert [str(one) for one in game.options] == [one["code"] for one in trial["options"]]
    assert (opening["players"], opening["seat"]) == (game.premise.players, game.seat + 1)

    assert found["problems"] == []
    assert entry["picture"].startswith("<svg")
    assert entry["says"].keys() == {"en", "nl", "it"}
    assert [one["code"] for one in trial["options"]] == ["discard 1 guernsey -> gain $4", "done"]


def test_what_cannot_be_done_offers_nothing_but_going_on():
    found = shown("discard 1 guernsey -> gain $4", position="seats: [{on: neutral-a, hand: [jersey]}]")

    assert "discard 1 guernsey -> gain $4" not in [one["code"] for one in found["trials"][0]["options"]]


def test_a_score_has_a_sentence_and_nothing_to_offer():
    found = shown("1 per 2 hazards")

    assert found["entries"][0]["says"]["en"] and found["trials"] == []


@pytest.mark.parametrize("text", ["", "   \n"])
def test_of_nothing_nothing_is_shown(text):
    assert shown(text) == {"problems": [], "entries": [], "trials": []}


def test_a_mistake_of_an_expression_is_marked():
    text = "discard 1 gurnsey -> gain $4"
    found = shown(text)

    assert marked(found, text) == ["gurnsey"]
    assert "guernsey" in found["problems"][0]["hint"]


def test_a_mistake_of_a_position_is_told():
    found = shown("gain $1", position="seats: [{hnad: []}]")

    assert "hand" in found["trials"][0]["cannot"]


def test_a_pack_shows_what_it_changes_and_what_that_offers():
    found = shown(PACK)

    assert [one for one in found["problems"] if not one["warning"]] == []
    assert [one["title"] for one in found["entries"]] == ["1a"]
    options = [one["code"] for one in found["trials"][0]["options"]]
    assert "pay $2 -> move engine up to 3" in options


def test_mistakes_of_all_files_of_a_pack_are_marked_where_they_are():
    text = PACK.replace("replaces:", "replcaes:").replace("pay $2", "pya $2")
    found = shown(text)

    assert {"replcaes", "pya"} <= set(marked(found, text))


def test_no_file_is_written_outside_the_folder_of_the_pack():
    found = shown(PACK + "--- # ../../elsewhere.yaml\nid: 1\n")

    assert found["problems"][0]["message"] == "'../../elsewhere.yaml' is not the name of a file of a pack"


@pytest.mark.parametrize(
    ("game", "id"), [(GAMES[0], "9a"), (GAMES[0], "cowboy"), (GAMES[0], "topeka"), (GAMES[1], "wood-1")]
)
def test_a_component_to_change_is_a_pack_without_errors(game, id):
    text = replacement_source(gwt.load_pack(game), id)

    found = shown(text, game)

    assert [one for one in found["problems"] if not one["warning"]] == []
    assert {one["title"] for one in found["entries"]} == {id}


def test_the_link_of_a_component_holds_its_text():
    reference = PackReference(gwt.load_pack())
    nine = next(one for one in reference.components if one.id == "9a")
    game, packed = playground_page.fragment(reference, nine).split("&amp;")

    data = urlsafe_b64decode(packed.removeprefix("text=") + "===")
    assert zlib.decompress(data, -zlib.MAX_WBITS).decode() == replacement_source(reference.pack, "9a")
    assert game == "game=great-western-trail"


def test_the_texts_and_positions_that_it_starts_with_work():
    for game, one in playground_page._presets(
        [PackReference(gwt.load_pack(name)) for name in GAMES]
    ).items():
        for each in one["positions"]:
            found = shown(one["text"], game, each["position"])
            assert found["problems"] == [] and not found["trials"][0]["cannot"]


def test_the_archive_holds_all_that_the_library_needs(tmp_path):
    """So it answers where nothing else is installed, as in the page."""
    with ZipFile(BytesIO(playground_page.archive())) as held:
        held.extractall(tmp_path)
    asked = json.dumps({"game": GAMES[1], "text": "gain 1 wood", "position": "", "theme": "dark"})
    run = "import sys; sys.path.insert(0, sys.argv[1]); from gwt.authoring import playground as a"

    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"{run}; print(a.answer_request(sys.argv[2]))",
            str(tmp_path),
            asked,
        ],
        capture_output=True,
        text=True,
        env={**os.environ, "GWT_CACHE": "off"},
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["entries"][0]["says"]["en"] == ["Gain 1 wood."]


def test_a_folder_that_is_not_pyodide_is_an_error(tmp_path):
    with pytest.raises(UsageError, match="it has no pyodide"):
        playground_page.files([], tmp_path)


def test_a_site_without_the_playground_has_it_not_in_the_menu():
    nav = ["index.md", {"Authors": [playground_page.PATH, "language.md"]}]

    assert _without(nav, {playground_page.PATH}) == ["index.md", {"Authors": ["language.md"]}]
    assert _without(nav, set()) == nav
