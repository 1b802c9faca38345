"""The pages of packs that lie on others say what these change, and no more."""

import ast
from collections.abc import Iterator

import pytest
from jinja2 import Environment, nodes

import gwt
from gwt.resources import data_root
from gwt.site import pack_reference
from gwt.site.edition_pages import EditionPages
from gwt.site.pack_reference import PackReference
from gwt.site.site_builder import later_pages
from gwt.site.site_texts import site_settings as furniture
from gwt.site.site_texts import translate
from gwt.spec.pack_lookup import packs_by_name
from gwt.spec.registry import GAMES, packaged_games
from tests.site.reading import broken, plain

pytestmark = pytest.mark.in_turn("file")

PACKS = ("second_edition", "promo_masters", "promo_buildings")
ROOT = "reference/great-western-"
SECOND = f"{ROOT}second-edition/index.md"


@pytest.fixture(scope="module")
def later():
    return [PackReference(gwt.load_pack(pack=one)) for one in PACKS]


@pytest.fixture(scope="module")
def files(later):
    files = {}
    for code in ("", "nl", "it"):
        later_pages([one.in_language(code) if code else one for one in later], files)
    return files


def test_each_pack_of_the_games_has_its_name_in_each_language():
    manifests = [
        gwt.load_pack(name, one).layers[-1].manifest
        for name, game in packaged_games().items()
        for one, folder in packs_by_name(game).items()
        if folder.parent == game.packs
    ]

    assert len(manifests) > 15
    assert [one.id for one in manifests if set(one.names) != {"nl", "it"}] == []


@pytest.mark.parametrize("code", ["nl", "it"])
def test_every_word_of_the_pages_of_packs_is_there_in_each_language(monkeypatch, code):
    known, asked = furniture()["texts"], set()

    def noting(text, code, *within):
        asked.update([text] if code else [])
        if not any(key in known for key in (*(f"{one}: {text}" for one in within), text)):
            unknown.add(text)
        return translate(text, code, *within)

    unknown = set()
    monkeypatch.setattr(pack_reference, "translate", noting)
    folders = (path.parent for path in GAMES["great-western-trail"].packs.glob("*/pack.yaml"))
    packs = [gwt.load_pack(pack=folder.name) for folder in folders]
    later_pages(
        [PackReference(pack).in_language(code) for pack in packs if pack.layers[-1].manifest.requires], {}
    )

    # The sides of building tiles are called by letters, and components by their names.
    ids = {component.id for pack in packs for component in pack.components}
    assert unknown - {"a", "b"} - ids == set()
    assert len(asked) > 120


def spoken(tree: ast.Module) -> Iterator[str]:
    """The texts that a module of the site asks for by a literal: `say("Rules")`."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) == "say":
            first = call.args[0]
            for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(one, ast.Constant):
                    yield one.value


def spoken_in_template(text: str) -> Iterator[str]:
    """The texts that a template asks for in the same way."""
    for call in Environment(extensions=["jinja2.ext.do"]).parse(text).find_all(nodes.Call):
        if getattr(call.node, "name", getattr(call.node, "attr", "")) == "say":
            first = call.args[0]
            for one in (first.expr1, first.expr2) if isinstance(first, nodes.CondExpr) else (first,):
                if isinstance(one, nodes.Const):
                    yield one.value


def test_every_text_that_a_page_names_is_there_in_each_language():
    """A text that is nowhere is shown as it is, so that nobody would see that it is missing."""
    known = furniture()["texts"]
    there = {key.rpartition(": ")[2]: known[key] for key in known} | dict(known)
    modules = sorted((data_root() / "gwt/site").glob("*.py"))
    named = {text: path.name for path in modules for text in spoken(ast.parse(path.read_text("utf-8")))}
    templates = sorted((data_root() / "gwt/site/templates").glob("*.j2"))
    named |= {text: path.name for path in templates for text in spoken_in_template(path.read_text("utf-8"))}

    assert len(named) > 60
    assert {text: name for text, name in named.items() if {"nl", "it"} - set(there.get(text, {}))} == {}


def pages(files):
    return {path: text for path, text in files.items() if path.endswith(".md")}


def test_there_is_a_page_for_each_pack_in_each_language_and_one_for_which_edition_it_is(files):
    names = [f"{ROOT}{one.replace('_', '-')}/index.md" for one in PACKS] + ["reference/editions/index.md"]

    assert set(pages(files)) == {f"{code}{name}" for code in ("", "nl/", "it/") for name in names}
    assert broken(files) == []


def test_what_a_pack_adds_is_said_and_drawn(files, later):
    text = plain(files[SECOND])

    assert all(one.called in text for one in later[0].own_statements)
    assert "Building 12a" in text
    assert "Gain as many dollars as you have builders" in text
    assert files[f"{ROOT}second-edition/buildings/private/12a.svg"].startswith("<svg")


def test_what_differs_in_many_components_is_drawn_in_one_picture(files):
    drawn = [path for path in files if path.endswith(".svg")]

    assert f"{ROOT}second-edition/trail/all.svg" in drawn
    assert not [path for path in drawn if path.startswith(f"{ROOT}second-edition/trail/spaces/")]


def test_what_a_pack_replaces_is_said_as_it_is(files):
    text = plain(files[SECOND])

    assert "gain 6 dollars and" in text


def test_what_was_left_alone_is_not_mentioned(files):
    """The id of the city that differs is that of a space too."""
    text = files[SECOND]

    assert text.count("### Kansas City ") == 1
    assert "Building 1a" not in text


def test_rules_are_called_by_what_a_person_would_say(files):
    english, dutch = files[SECOND], files[f"nl/{SECOND}"]

    assert "**Exchange tokens and points.** Exchange tokens are worth no points." in english
    assert "**Ruilfiches en punten.** Ruilfiches zijn geen punten waard." in dutch
    assert "se-token-points" not in dutch


def test_what_is_gone_and_what_is_not_known_is_said(files):
    text = plain(files[SECOND])

    assert "No longer there: Topeka, Wichita" in text
    assert "Which breed has which colour" in text


def test_the_editions_are_compared_by_what_lies_in_the_box(files):
    lines = plain(files["reference/editions/index.md"]).splitlines()

    (cities,) = (one for one in lines if one.startswith("| Cities: cities"))
    assert cities.index("Topeka") < cities.index("Fulton")
    (masters,) = (one for one in lines if one.startswith("| Station masters") and "**9**" in one)
    assert "**5**" in masters


@pytest.mark.parametrize("code", ["nl", "it"])
def test_the_pages_of_a_language_are_written_in_it(files, code):
    said = {english: texts.get(code, "") for english, texts in furniture()["texts"].items()}
    for english in ("Which edition do I have?", "No longer there", "To play it", "lies on"):
        text = "".join(text for path, text in pages(files).items() if path.startswith(f"{code}/"))
        assert said[english] in text
        assert said[english] == english or english not in text
    # The rules and the rulings of the second edition are translated.
    assert 'lang="en"' not in files[f"{code}/{SECOND}"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "When Garth is to hire 1 worker, he prefers"),
        ("nl", "Wanneer Garth 1 werker inhuurt, kiest hij"),
        ("it", "Quando Garth deve assumere 1 lavoratore, preferisce"),
    ],
)
def test_an_entry_in_a_list_that_there_is_a_message_for_is_said_by_that(garth, code, said):
    assert said in garth[code]
    assert code == "" or "most " not in garth[code]


@pytest.fixture(scope="module")
def garth():
    """The page of the solo opponent in each language."""
    found = PackReference(gwt.load_pack(pack="garth"))
    return {
        code: EditionPages(found.in_language(code) if code else found, {}).page().text()
        for code in ("", "nl", "it")
    }
