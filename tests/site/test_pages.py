"""Every component, rule, scenario and verb has its place on the site, and every link leads somewhere."""

import re
from collections import Counter
from html import escape, unescape
from xml.etree import ElementTree

import pytest

import gwt
from gwt.dsl.effects import Effect
from gwt.dsl.source_spans import parts_of
from gwt.packs.codes import problem_codes
from gwt.packs.traversal import expressions_of
from gwt.packs.yaml_parser import parse_text
from gwt.site.api_page import names_by_heading
from gwt.site.markdown_page import escape_markdown as plain_name
from gwt.site.pack_reference import PackReference
from gwt.site.picture_files import picture_by_language, picture_file
from gwt.site.public_names import MODULES, NAMES
from gwt.site.site_texts import page_languages, site_settings
from gwt.spec import picture_spec
from gwt.spec.registry import GAMES, game_kind
from tests.sampling import sample
from tests.site.reading import anchors, links, plain, section

pytestmark = pytest.mark.in_turn("file")

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=GAMES)
def reference(request):
    return PackReference(gwt.load_pack(request.param))


@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_every_component_has_a_place_with_its_sentences_and_its_effects(reference, pages, language):
    own = reference if language == "en" else reference.in_language(language)
    speaks = own.voices[language]
    for one in own.components:
        text = plain(section(pages[one.link.path], one.link.anchor))
        head, _, details = text.partition(own.say("All that is written on it"))
        for way, said in speaks.texts(one.entry):
            tree = dict(expressions_of(one.entry)).get(way)
            lead, steps, rest = "", [], said
            if tree is not None:
                lead, steps, rest = speaks.steps(tree, key=speaks.key(one.entry, way))
            assert all(part in head for part in (lead, *steps, rest))
        if language == "en":
            for _, tree in expressions_of(one.entry):
                parts = map(str, tree if isinstance(tree, tuple) else (tree,))
                assert all(own.family.language.for_people(part) in details for part in parts)
            assert str(getattr(one.entry, "source", "")) in (head if one.is_section else details)


def test_every_component_is_shown_on_the_page_of_its_file(reference, pages):
    for one in reference.components:
        shown = dict(links(reference.file_link(one.file).path, pages[reference.file_link(one.file).path]))
        assert one.is_section or one.page in shown


def test_every_rule_stands_on_the_page_of_its_area_and_its_proofs_on_theirs(reference, pages):
    proofs = f"{reference.root}/proofs.md"
    sections = {
        path: re.split(r"^##+ ", pages[path], flags=re.M)
        for path in {proofs, *(reference.rule_link(rule).path for rule in reference.rules)}
    }
    for rule in reference.rules:
        to = reference.rule_link(rule)
        assert to.anchor in anchors(pages[to.path])
        (own,) = (one for one in sections[to.path] if f"{{ #{to.anchor} " in one.split("\n")[0])
        assert plain(own).startswith(reference.title_of(rule.id) or rule.id)
        assert rule.text in plain(own) and "<code>" not in own
        (own,) = (one for one in sections[proofs] if f"{{ #{to.anchor} " in one.split("\n")[0])
        links_to = {(one.link.path, one.link.anchor) for one in reference.proofs[rule.id]}
        assert links_to <= set(links(proofs, own))
        assert all(f"<code>{test}</code>" in unescape(own) for test in reference.tests.get(rule.id, ()))


@pytest.mark.parametrize("language", ["nl", "it"])
def test_every_component_rule_and_question_has_its_place_in_each_language(reference, pages, language):
    own = reference.in_language(language)

    for one in own.components:
        page = pages[one.link.path]
        assert f"# {plain_name(one.called)}" in page
        assert one.is_section or "=== " not in page
    for rule in own.rules:
        to = own.rule_link(rule)
        assert to.anchor in anchors(pages[to.path])
        assert own.title_of(rule.id) in plain(pages[to.path])
    asked = plain(pages[f"{own.root}/questions.md"])
    assert all(one.ask[language] in asked and one.answer[language] in asked for one in own.questions)


FIELDS = {
    "great-western-trail": {
        "supply/index": (
            *("Sezione: inondazione", "Fonte: tessera, regolamento p. 2"),
            "**Pila del mercato del lavoro** | 2",
        ),
        "railroad/index": ("Dopo lo spazio: 4",),
    },
    "pacific-rails": {
        "map/index": ("da costa a costa 15", "barriera"),
        "goods/index": ("Origine: dal regolamento",),
    },
}


def test_fields_and_their_values_are_in_the_language_of_the_page(reference, pages):
    own = reference.in_language("it")
    for path, texts in FIELDS[reference.pack.manifest.game].items():
        text = plain(pages[f"{own.root}/{path}.md"])
        assert [one for one in texts if one not in text] == []


BOARDS = {"great-western-trail": "Spelertableau", "pacific-rails": "Spelersbord"}
ITEMS = {"great-western-trail": "7 neutrale gebouwen", "pacific-rails": "12 actievakjes"}


def test_files_and_lists_are_called_as_their_game_calls_them(reference, pages):
    own = reference.in_language("nl")
    index = plain(pages[f"{own.root}/index.md"])
    assert f"**{BOARDS[reference.pack.manifest.game]}**" in index
    assert ITEMS[reference.pack.manifest.game] in index


def test_entries_with_pages_are_no_fields_of_their_file(reference, pages):
    for own in (reference, reference.in_language("it")):
        for one in own.components:
            head, *_ = pages[own.file_link(one.file).path].split("\n## ")
            assert f" {one.id};" not in plain(head)


@pytest.mark.parametrize("language", ["nl", "it"])
def test_no_words_of_a_page_are_left_in_english(pages, language):
    """Those that stand in no other language; expressions and ids are in none, a glossary is in all."""
    own = {path: text for path, text in pages.items() if path.startswith(f"{language}/")}
    english = re.compile(r"\b(the|and|with|your|each|you|this|are|rules|unless|which|when|there)\b", re.I)
    other = (
        r"---.*?---|\| \*\*(?:Kenmerk|Codice)\*\* \|[^\n]*|"
        r'<span lang="en">.*?</span>|\]\([^)]*\)|\{[^}]*\}|<code.*?</code>|<[^>]*>'
    )
    left = {
        path: found[0]
        for path, text in own.items()
        if not path.endswith("glossary.md")
        if (found := english.search(re.sub(other, " ", text, flags=re.S)))
    }

    assert len(own) > 50
    assert left == {}


def test_every_text_of_the_pages_is_there_in_each_language():
    assert set(page_languages()) == {"nl", "it"}
    assert [text for text, said in site_settings()["texts"].items() if set(said) != {"nl", "it"}] == []


def test_every_scenario_can_be_read_as_it_stands_in_its_file(reference, pages):
    for one in reference.scenarios:
        assert parse_text(one.text, one.name).data == one.data
        assert one.link.anchor in anchors(pages[one.link.path])
        assert f"```text\n{one.text}\n```" in pages[one.link.path]


def test_every_verb_of_the_grammar_is_explained_with_its_form(reference, pages):
    verbs = set(reference.family.language.verbs_by_rule)
    found = re.findall(
        r"^### .* \{ #([\w-]+) \}\n\n(<p class=\"gwt-form\">)?", pages[reference.language], re.M
    )
    with_form = {anchor.replace("-", "_") for anchor, form in found if form}

    assert verbs == with_form


def test_the_page_says_of_each_verb_of_content_what_becomes_of_a_part(reference, pages):
    wide, _, narrow = pages[reference.language].partition("## Verbs of options and records")
    verbs = re.split(r"^### ", wide.partition("## Verbs of content")[2], flags=re.M)[1:]

    assert verbs
    assert all(one.count("| as a reward | ") == 1 for one in verbs)
    assert "as a reward" not in narrow


@pytest.mark.parametrize("reference", ["great-western-trail"], indirect=True)
def test_a_number_that_is_drawn_goes_as_far_as_it_can(reference, pages):
    (drawing,) = re.findall(r"^### Draw \{.*?(?=^### )", pages[reference.language], re.M | re.S)

    assert (
        "| forgone | `up to`: any number that is possible; otherwise as far as it goes | taken" in drawing
    )


def test_what_a_file_says_itself_is_content_too(reference, pages):
    """Such as the turn, which no component holds."""
    wide = pages[reference.language].partition("## Verbs of content")[2].partition("## Verbs of options")[0]

    held = [
        str(tree)
        for whole in reference.files.values()
        for steps, tree in expressions_of(whole)
        if len(steps) == 1 and isinstance(tree, Effect)
    ]
    rules = {part.rule for text in held for part in parts_of(reference.family.language, text).walk()}
    used = {one.replace("_", "-") for one in rules & set(reference.family.language.verbs_by_rule)}
    assert used
    assert used <= anchors(wide)


def test_every_kind_of_effect_is_explained(reference, pages):
    headings = anchors(pages[reference.language])
    kinds = [
        re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
        for kind in reference.family.language.kinds
    ]

    assert [kind for kind in kinds if kind not in headings] == []


def test_every_problem_is_explained(pages):
    assert set(problem_codes()) <= anchors(pages["authoring/problems.md"])


def test_every_public_name_is_on_the_page_of_the_library(pages):
    shown = set(re.findall(r"^::: gwt\.(\w+)$", pages["api.md"], re.M))

    assert shown == set(gwt.__all__) - {"__version__"}


def test_every_name_of_the_kit_for_games_is_there_too(pages):
    kit = pages["api.md"].partition("## A kit for games")[2].partition("## Other public modules")[0]
    shown = re.findall(r"^\| `(\w+)` \|", kit, re.M)

    assert shown == [name for one in names_by_heading("gwt.sdk").values() for name in one]


def test_the_page_of_the_library_says_something_of_each_name_and_shows_what_a_class_has(pages):
    rows = re.findall(r"^\| `\w+` \| (.*?) \| (.*) \| [\d.]+ \|$", pages["api.md"], re.M)
    contest = next(full for _, full in rows if full.startswith("<code>Contest</code>"))

    assert [full for about, full in rows if not about] == []
    assert (
        "<code>&#46;names: tuple&#91;str, ...&#93;</code>" in contest
        and "<code>&#46;players: int = field(default=2, converter=whole&#95;number)</code>" in contest
    )


def test_every_other_public_module_is_there_with_its_names(pages):
    _, *others = pages["api.md"].partition("## Other public modules")[2].split("### `")
    shown = {one.partition("`")[0]: re.findall(r"^\| `(\w+)` \|", one, re.M) for one in others}

    assert shown.keys() == MODULES.keys() - {"gwt", "gwt.sdk"}
    assert [name for name, has in shown.items() if set(has) != set(NAMES[name])] == []


def test_the_events_of_each_game_and_the_keys_of_its_points_are_there(pages):
    for name, kind in ((name, game_kind(name)) for name in GAMES):
        part = pages["api.md"].partition(f"### Of `{name}`")[2].partition("###")[0]
        (score, *_) = gwt.new_game(2, game=name).scores

        assert [event for event in kind.play.events if f"<code>{event.__name__}(" not in part] == []
        assert [key for key in score.points if f"<code>{key}</code>" not in part] == []


def test_every_page_for_players_is_in_the_menu_once(made, pages):
    def listed(nav):
        for one in nav:
            if isinstance(one, str):
                yield one
            else:
                for inner in one.values():
                    yield from listed(inner if isinstance(inner, list) else [inner])

    # The page of problems stands among those for authors, which are written by hand; that of a component is
    # reached from the page of its file, where it is shown. What is for authors is in no menu of players.
    components = re.compile(
        r"reference/[^/]+/((?!rules/)[^/]+/[^/]+/[^/]+|scenarios/.*|proofs|language)\.md$"
    )
    others = {path for path in pages if not components.search(path)}
    assert sorted(listed(made.nav)) == sorted(others - {"authoring/problems.md"})


def test_every_picture_is_there_in_both_themes_and_shown(reference, made, pages):
    moments = {path for path in made.files if "/moments/" in path}
    drawn = {path for path in made.files if path.endswith(".svg")}
    shown = {
        there for path, text in pages.items() for there, _ in links(path, text) if there.endswith(".svg")
    }

    assert drawn == shown
    # The table is drawn for 2, 3 and 4 players.
    key = list(picture_spec.key(reference.pack, ["en"]))
    assert len(drawn - moments) == len(reference.components) + len(reference.files) + 3 + len(key)
    for path in drawn:
        ElementTree.fromstring(made.files[path])
        assert "[id$=only-dark]:target~*{--c" in made.files[path]


def test_a_drawing_has_nothing_that_only_a_table_needs():
    """An image shows the same shapes, without titles and the marks by which a table finds its parts."""
    drawn = picture_spec.component_pictures(gwt.load_pack(), "player_board")
    (text,) = picture_file("board", {"en": drawn}).values()
    svg = drawn.svg("light")

    assert 'class="frame"' in svg and "data-on=" in svg
    assert 'class="frame"' not in text and "data-" not in text
    shapes = [Counter(one.tag for one in ElementTree.fromstring(both).iter()) for both in (svg, text)]
    for tag in ("g", "title", "style"):
        del shapes[0][SVG + tag], shapes[1][SVG + tag]
    assert shapes[0] == shapes[1] and sum(shapes[0].values()) > 300
    # What it looks like is written once for all that look the same.
    assert len(text) < 0.8 * len(svg) and 'stroke-width="' not in text


def test_a_drawing_has_the_words_of_each_language_once(reference):
    """What differs stands in groups, which the end of the address shows or hides."""
    chosen = sample([*reference.files.values(), *(one.entry for one in reference.components)], 25)
    apart = 0
    for entry in chosen:
        drawn = picture_by_language(reference, entry)
        (text,) = picture_file("it", drawn).values()
        apart += 'class="l0"' in text
        for code, one in drawn.items():
            assert said(text, code) == Counter(re.findall(r"<text[^>]*>([^<]*)<", one.svg("light"))), code
    assert apart > 5


def said(text, code):
    """The words that a drawing shows in a language."""
    shown = dict(re.findall(r"\.(l\d+)\{display:var\(--l\d+,(\w+)\)", text))
    found = re.search(rf"\[id\^={code}\]:target~\*\{{([^}}]*)\}}", text)
    shown |= re.findall(r"--(l\d+):(\w+)", found[1]) if found else ()
    words, waiting = Counter(), [ElementTree.fromstring(text)]
    for one in waiting:
        if shown.get(one.get("class")) != "none":
            words[escape(one.text or "", quote=False)] += one.tag == f"{SVG}text"
            waiting += one
    return +words


@pytest.mark.parametrize("kind", [".md", ".css", ".js", ".svg"])
def test_nothing_is_asked_of_another_host(made, kind):
    named = [
        (path, found)
        for path, text in made.files.items()
        if path.endswith(kind)
        for found in re.findall(r"(?:https?:)?//[\w.]+\.[a-z]{2,}", text)
        if found != "http://www.w3.org"
    ]

    assert any(path.endswith(kind) for path in made.files)
    assert named == []
