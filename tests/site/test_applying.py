"""Which rules, rulings and scenarios a component comes by, and which names an expression holds."""

import pytest

from gwt.site.expression_markup import ExpressionRenderer
from gwt.site.markdown_page import SitePage
from gwt.site.name_lookup import NameLookup
from gwt.site.related_rules import RelatedRules
from tests.site.reading import plain


@pytest.fixture(scope="module")
def expressions(reference):
    return ExpressionRenderer(reference, NameLookup(reference))


def component(reference, id, kind):
    (found,) = (one for one in reference.components if (one.id, one.kind) == (id, kind))
    return found


def named(expressions, text):
    return [(one.kind, one.id) for one in expressions.names.components_in(text)]


def test_names_lead_to_the_components_that_they_stand_for(expressions):
    assert named(expressions, "discard 1 guernsey -> gain $2") == [("breed", "guernsey")]
    assert named(expressions, "move engine up to 1 per engineer") == [("worker", "engineer")]
    assert named(expressions, "1 own disc in san-francisco") == [("city", "san-francisco")]
    assert named(expressions, "2 blue-teepees") == [("supply", "blue-teepee")]


def test_a_word_of_the_language_is_no_name_of_a_component_that_is_called_alike(expressions):
    assert named(expressions, "discard 1 cattle -> advance certificate 1") == []


def test_one_id_of_two_components_leads_to_that_which_is_meant(expressions):
    assert named(expressions, "deliver to kansas-city") == [("city", "kansas-city")]
    assert named(expressions, "move cattleman via kansas-city") == [("space", "kansas-city")]


def test_an_expression_on_a_page_reads_as_it_is_written_for_people(reference, expressions):
    page, for_people = SitePage("a/b/c.md", ""), reference.family.language.for_people

    for _, text in reference.expressions_of_components:
        assert plain(expressions.inline(page, text)) == for_people(text)


def test_words_lead_from_any_page_to_the_language_and_to_components(expressions):
    page = SitePage("reference/great-western-first-edition/buildings/private/2a.md", "")
    html = expressions.inline(page, "discard 1 guernsey -> gain $4")

    assert '<a class="gwt-verb" href="../../../language/#discard">discard</a>' in html
    assert 'href="../../../cattle/#breed-guernsey" title="Guernsey">guernsey</a>' in html
    assert '<a class="gwt-joiner" href="../../../language/#exchange">-&gt;</a>' in html


def test_a_tile_has_the_rules_that_name_it_and_the_rulings_of_these(reference, expressions):
    page = SitePage("reference/page.md", "")
    tile = component(reference, "8b", "building")
    sections = dict(RelatedRules(reference, expressions).sections_for(page, [tile]))

    assert "local-8b-copy" in sections["Rules"][0]
    assert any("#a18" in line for line in sections["Rulings"])
    assert "local-8a" not in " ".join(sections["Rules"])


def test_an_area_is_listed_for_a_verb_of_the_effects(reference, expressions):
    page = SitePage("reference/page.md", "")
    sections = dict(
        RelatedRules(reference, expressions).sections_for(
            page, [component(reference, "building-a", "building")]
        )
    )

    assert any("[Hiring workers](" in line for line in sections["Rules"])
    assert not any("Trading" in line for line in sections["Rules"])


def test_a_scenario_names_what_is_in_it_and_no_field_of_the_state(reference, expressions):
    (proof,) = (one for one in reference.scenarios if one.name == "ex-local-own-building-with-risk")
    found = {(one.kind, one.id) for one in expressions.names.in_scenario(proof)}

    assert {("building", "2a"), ("breed", "guernsey"), ("space", "drought-risk-1")} <= found
    assert not {kind for kind, _ in found} & {"category"}
