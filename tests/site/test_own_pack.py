"""The pages of a pack of one's own, which lies on another."""

import pytest

import gwt
from gwt.resources import data_root
from gwt.site.component_pages import ComponentPages
from gwt.site.expression_markup import ExpressionRenderer
from gwt.site.name_lookup import NameLookup
from gwt.site.pack_reference import PackReference
from gwt.site.related_rules import RelatedRules
from gwt.site.rule_pages import RulePages
from gwt.site.scenario_pictures import ScenarioPictures
from gwt.site.site_builder import SETTINGS, all_pages
from gwt.site.table_links import TableLinks
from gwt.text import languages
from tests.packs.small import written
from tests.site.reading import broken, links

pytestmark = pytest.mark.in_turn("file")


@pytest.fixture(scope="module")
def sawmill():
    return PackReference(gwt.load_pack(pack=data_root() / "examples/packs/sawmill"))


@pytest.fixture(scope="module")
def made(sawmill):
    return all_pages([sawmill], library=False, home=True)


@pytest.fixture(scope="module")
def files(made):
    return made.files


def test_the_pages_are_called_after_the_pack_and_say_on_what_it_lies(sawmill, made, files):
    index = files[f"{sawmill.root}/index.md"]

    assert made.title == "Sawmill"
    assert index.startswith('---\ntitle: "Sawmill"')
    assert "lies on Great Western Trail (first edition)" in index
    assert f"[Sawmill]({sawmill.root}/index.md)" in files["index.md"]


def test_what_the_pack_brings_comes_first_with_its_pictures(sawmill, files):
    brings = files[f"{sawmill.root}/index.md"].partition("## What it brings")[2].partition("\n## ")[0]
    shown = {path for path, _ in links(f"{sawmill.root}/index.md", brings)}

    assert [one.id for one in sawmill.own_statements] == list(sawmill.pack.layers[-1].manifest.adds)
    for one in sawmill.own_statements:
        assert {one.page, one.page.replace(".md", ".svg")} <= shown


def test_every_link_of_the_pages_leads_somewhere(files):
    assert broken(files) == []


def test_all_that_the_configuration_asks_for_is_written(files):
    scripts = {one if isinstance(one, str) else one["path"] for one in SETTINGS["extra_javascript"]}
    assert {*SETTINGS["extra_css"], *scripts} <= set(files)


def test_a_pack_without_words_has_its_pages(tmp_path):
    city = {"id": "denver", "name": "Denver", "value": 7, "corners": "white", "source": "own"}
    folder = written(tmp_path, "own/west", {"cities": {"cities": [city]}}, adds=["denver"])
    reference = PackReference(gwt.load_pack(pack=folder))
    expressions = ExpressionRenderer(reference, NameLookup(reference))

    pages = ComponentPages(
        reference, expressions, RelatedRules(reference, expressions), {}, TableLinks(reference, None)
    ).pages()
    (page,) = (one.text() for one in pages if one.path.endswith("/cities/index.md"))

    assert page.count("Denver") >= len(languages(reference.pack))


def test_rules_and_rulings_stand_in_the_language_of_their_page_and_else_marked_as_english(tmp_path):
    folder = written(tmp_path, "own/rules")
    (folder / "rules").mkdir()
    (folder / "rules" / "checklist.yaml").write_text(
        "rules:\n"
        "  - {id: fee-once, area: fee, text: A fee is paid once., page: 6, kind: must}\n"
        "  - {id: fee-none, area: fee, text: No fee is due., page: 6, kind: may}\n",
        encoding="utf-8",
    )
    (folder / "rules" / "texts.nl.yaml").write_text(
        "rules: {fee-once: Je betaalt eenmaal.}\nrulings: {A01: {ruling: Nietsdoen mag niet.}}\n",
        encoding="utf-8",
    )
    own = PackReference(gwt.load_pack(pack=folder)).in_language("nl")
    applying = RelatedRules(own, ExpressionRenderer(own, NameLookup(own)))
    trials = TableLinks(own, None)
    rules = RulePages(own, applying, trials, ScenarioPictures(own, trials, None)).pages()
    files = {page.path: page.text() for page in rules}

    fees = files[f"{own.root}/rules/fee.md"]
    assert "\nJe betaalt eenmaal.\n" in fees
    assert '\nIn het Engels: <span lang="en">No fee is due.</span>\n' in fees
    assert "\nNietsdoen mag niet.\n" in files[f"{own.root}/rulings.md"]
