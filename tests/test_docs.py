"""What the documents say is so; their code and console sessions are run by `tests.docs`."""

import re

import pytest

import gwt
from gwt.dsl.phrase_tables import UNSAYABLE
from gwt.games.great_western.language import LANGUAGE
from gwt.games.great_western.rules import VERBS
from gwt.proofs.scenario import read_scenarios, run_scenario
from gwt.site import api_page
from gwt.site.site_texts import page_languages
from gwt.text import sentence_formatter
from gwt.text.message_references import FUNCTIONS
from gwt.text.required_messages import COMMON
from tests.docs import verbs
from tests.docs.blocks import PAGES, ROOT


def blocks(file: str, language: str) -> list[str]:
    """The code blocks of a document in one language."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_documents_name_every_function_and_helper_of_a_message():
    text = (ROOT / "docs/texts.md").read_text(encoding="utf-8")

    assert [name for name in FUNCTIONS if f"`{name}(" not in text] == []
    assert [one.ids[0] for one in COMMON if f"`{one.ids[0]}`" not in text] == []


def test_the_documents_have_every_family_of_words_that_cannot_be_said():
    text = (ROOT / "docs/unsupported.md").read_text(encoding="utf-8")
    titles = re.findall(r"^\| ([^|`]+?) \| `", text, re.MULTILINE)

    assert [
        one for one in set(UNSAYABLE.values()) if not any(title.startswith(one) for title in titles)
    ] == []


def test_the_position_of_the_documents_can_be_read():
    (position,) = [
        block for block in blocks("docs/authoring/positions.md", "yaml") if block.startswith("players")
    ]

    assert gwt.from_position(position).decision.seat == 1


def test_the_scenarios_of_the_documents_hold(tmp_path):
    path = tmp_path / "own.scenario.yaml"
    found = [block for block in blocks("docs/authoring/positions.md", "yaml") if "scenario:" in block]
    path.write_text("\n".join(found), encoding="utf-8")

    assert [run_scenario(one) for one in read_scenarios(path)] == [[]] * 3


def test_the_options_of_the_documents_can_be_read():
    (text,) = [block for block in blocks("docs/language.md", "text") if "move cattleman via" in block]
    reader = gwt.load_pack().parser
    options = [option for line in text.splitlines() for option in re.split(r" {2,}", line.strip())]

    assert [str(reader.effect(option)) for option in options] == options


def test_the_page_of_verbs_is_written_from_the_classes():
    """`python -m tests.docs.verbs` writes it again."""
    text = verbs.PAGE.read_text(encoding="utf-8")

    assert set(LANGUAGE.verbs) <= set(VERBS)
    assert verbs.page(text) == text


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_page_that_a_document_links_to_is_there(page):
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)

    # Generated pages are there once the site is built, which `make docs` checks.
    trees = (ROOT / "docs" / code / "reference" for code in ("", *page_languages()))
    generated = (ROOT / "docs" / "authoring" / "problems.md", ROOT / "docs" / api_page.PATH, *trees)
    there = {link: (page.parent / link).resolve() for link in links}
    missing = [link for link, path in there.items() if not path.exists()]
    assert [link for link in missing if not any(map(there[link].is_relative_to, generated))] == []


def test_the_picture_of_the_architecture_names_every_folder():
    text = (ROOT / "docs/assets/architecture.svg").read_text(encoding="utf-8")
    folders = [path.parent.name for path in (ROOT / "gwt").glob("*/__init__.py")]

    assert [one for one in folders if f">gwt/{one}" not in text] == []


def test_the_picture_of_the_rooms_names_every_folder_of_a_game_and_of_the_table():
    text = (ROOT / "docs/assets/rooms.svg").read_text(encoding="utf-8")
    parts = (ROOT / "gwt/games/great_western", ROOT / "gwt/games/pacific_rails", ROOT / "gwt/table")
    folders = {path.parent.name for part in parts for path in part.glob("*/__init__.py")}

    assert [one for one in sorted(folders) if not re.search(rf">[^<]*\b{one}\b", text)] == []


def test_the_front_of_the_project_says_a_tile_as_it_is():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    pack = gwt.load_pack()
    (tile,) = (one for one in pack.entries.buildings.private if f"- id: {one.id}\n" in text)

    assert "  actions:\n" + "".join(f"    - {one}\n" for one in tile.actions) + "```" in text
    assert f"(docs/pictures/{tile.id}.svg)" in text
    assert f"> {sentence_formatter(pack, 'en').sentence(tile.actions[-1])}\n" in text


def test_the_page_of_authors_says_a_tile_as_it_is_and_as_the_texts_say_it():
    text = re.sub(r"</?span[^>]*>", "", (ROOT / "docs/developers.md").read_text(encoding="utf-8"))
    pack = gwt.load_pack()
    (tile,) = (one for one in pack.entries.buildings.private if f"- id: {one.id}\n" in text)

    assert "  actions:\n" + "".join(f"    - {one}\n" for one in tile.actions) + "```" in text
    for language in ("en", "nl", "it"):
        assert f"> {sentence_formatter(pack, language).sentence(tile.actions[0])}\n" in text
