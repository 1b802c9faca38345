"""The pages for players are those of the combination that they play.

All tests of the whole site are in this file, for the pages of all packs take long to make;
`tests/browser/test_answers.py` asks the search of the built site.
"""

import re
from fnmatch import fnmatchcase as fnmatch

import pytest
from attrs import evolve

import gwt
from gwt.errors import ContentError
from gwt.play import game_at
from gwt.proofs import run_scenario
from gwt.site.component_pages import ComponentPages
from gwt.site.expression_markup import ExpressionRenderer
from gwt.site.markdown_page import SitePage
from gwt.site.name_lookup import NameLookup
from gwt.site.related_rules import RelatedRules
from gwt.site.rule_pages import RulePages
from gwt.site.scenario_pictures import ScenarioPictures
from gwt.site.table_links import TableLinks, first_playable_case, play_case
from gwt.table.match.host_editing import start_from_yaml
from tests.sampling import sample
from tests.site.reading import broken, plain

pytestmark = pytest.mark.in_turn("file")

LANGUAGES = ("en", "nl", "it")
ROOT = "reference/great-western-first-edition"


@pytest.fixture(scope="module")
def great(games):
    return games[0]


def in_language(reference, code):
    return reference if code == "en" else reference.in_language(code)


def test_a_rule_that_is_replaced_holds_in_no_combination_with_the_one_in_its_place(great):
    for rule in great.rules:
        for gone in rule.instead:
            assert not set(great.plays.rules[rule.id]) & set(great.plays.rules.get(gone, "")), rule.id
    known = {rule.id for rule in great.rules}
    assert {gone for rule in great.rules for gone in rule.instead} <= known


def can_be_played(play, pack):
    """Whether a pack goes with a combination and is still in it."""
    try:
        loaded = gwt.load_pack("great-western-trail", [play.edition, *play.besides, pack])
    except ContentError:
        return False
    return len(loaded.layers) > len(play.reference.pack.layers)


def test_a_variant_is_offered_with_what_it_can_be_played(great):
    plays = great.plays.each
    for variant in (play for play in plays if play.among):
        same = [play for play in plays if play.edition == variant.edition and not play.among]
        assert variant.among == "".join(
            play.letter for play in same if can_be_played(play, variant.besides[0])
        )


def test_every_link_leads_to_a_page_and_an_anchor_that_are_there(whole):
    assert broken(whole.files) == []


def test_every_component_of_every_combination_has_a_place_that_says_in_which_it_is(great, whole):
    plays = great.plays
    for one in plays.components:
        page = whole.files[one.link.path]
        assert one.letters == plays.letters or f'data-in="{one.letters}"' in page
        if plays.letters[0] not in one.letters:
            assert plays.label(one.letters) in plain(page)
    # What is written alike in several combinations is drawn once.
    forms = {(one.page, one.drawn) for one in plays.components}
    assert len(forms) < len(plays.components)


def test_every_word_of_a_combination_is_one_of_its_own(great):
    """The second edition has no cattlemen, craftsmen or teepees, in questions as in rules."""
    words = {
        "en": ("cattleman", "craftsm", "teepee", "trade", "Guernsey", "Longhorn", "Jersey"),
        "nl": ("ambacht", "tipi", "handelsgebied", "handelt", "Guernsey", "Jersey"),
        "it": ("artigian", " tipi ", "commerc", "Guernsey", "Jersey"),
    }
    for code in LANGUAGES:
        own = in_language(great, code)
        spoken = [
            (f"{one.ask[code]} {one.answer[code]}", one.rules) for one in own.questions if code in one.ask
        ]
        spoken += [(f"{one.wrong[code]} {one.right[code]}", one.rules) for one in own.mistakes]
        texts = own.translation.rules if code != "en" else {rule.id: rule.text for rule in own.rules}
        spoken += [(f"{own.title_of(rule.id)}: {texts[rule.id]}", [rule.id]) for rule in own.rules]
        left = [
            (word, said)
            for text, rules in spoken
            if not any(rule.startswith(("se-", "re-", "gs-")) for rule in rules)
            for said, letters in own.forms(text, rules, own.plays.resting(rules)).items()
            if set(letters or own.plays.letters) & set("efgh")
            for word in words[code]
            if word in said and not re.search("tipi (di punti|diversi)", said)
        ]
        assert left == []


@pytest.mark.parametrize("letter", "abcdefgh")
def test_a_turn_the_set_up_and_the_mistakes_are_those_of_the_combination(great, letter):
    """Each line stands there once, and those of a pack that is not played stand there not at all."""
    of = great.plays.first_of_letters(letter)
    for parts in (of.turn, of.setup):
        lines = [line.say["en"] for part in parts for line in part.lines]
        assert len(lines) == len(set(lines))
    said = " ".join(line.say["en"] for part in (*of.turn, *of.setup) for line in part.lines)
    play = next(one for one in great.plays.each if one.letter == letter)
    assert ("Garth" in said) == ("garth" in play.besides)
    assert ("branchlet" in said) == ("rails_to_the_north" in play.besides)
    assert ("exchange token" in said) == (play.edition != "first_edition" or bool(play.besides))


def test_the_first_word_of_each_label_is_known_in_each_language(great):
    for code in LANGUAGES:
        plays = in_language(great, code).plays
        labels = {plays.label(letters) for letters in ("efgh", "cdgh", "bdfh", "gh", "cdefgh", "ef")}
        assert len(labels) == 6 and all(labels)
        assert plays.label(plays.letters) == ""


def test_notes_for_programmers_are_on_no_page_of_players(great, whole):
    notes = [plain(rule.note) for rule in great.rules if rule.note]
    pages = {path: text for path, text in whole.files.items() if "/rules/" in path and path.endswith(".md")}

    assert len(notes) > 50
    assert not [path for path, text in pages.items() if "<code>" in text]
    assert any(notes[0] in plain(text) for path, text in whole.files.items() if path.endswith("proofs.md"))


def test_each_position_that_is_tried_at_the_table_offers_what_its_scenario_chooses(games):
    """A sample of those that pages lead to, in the packs that the link names: the state of the scenario."""
    found = []
    for one in games:
        trials = TableLinks(one, {})
        proofs = {proof.link: proof for each in one.proofs.values() for proof in each}
        found += [
            (trials.position_of_scenario(proof), first_playable_case(proof))
            for proof in proofs.values()
            if first_playable_case(proof)
        ]
    assert len(found) > 400
    for held, case in sample(found, 40):
        pack = gwt.load_pack(held["game"], held["packs"])
        game = start_from_yaml(held["position"], pack)

        assert game.position() == game_at(case.document, case.given, pack=pack).position()
        assert game.premise.players == held["players"] and game.seat == held["seat"] - 1, held
        offered = [str(option) for option in game.options]
        assert any(fnmatch(option, held["play"][0]) for option in offered), (held, offered)


def test_a_rule_and_a_question_lead_to_the_table_only_where_there_is_one(great):
    page = SitePage(f"{ROOT}/rules/cattle.md", "Cattle")
    rule = next(one for one in great.rules if one.id == "cattle-one-cowboy")

    assert TableLinks(great, None).link_to_rules(page, [rule.id], "One", "one") == ""
    positions = {}
    link = TableLinks(great, positions).link_to_rules(page, [rule.id], "One", "one")
    (id,) = positions
    assert link.startswith(f'<a class="gwt-try" href="../../../../play/?at=/trial#id={id}&amp;back=')


def test_questions_show_positions_before_and_after(games, whole):
    pictures = [str(text) for path, text in whole.files.items() if "/moments/" in path]
    assert len(pictures) >= 70
    for text in pictures:
        cuts = re.findall(r"<svg (?=width)[^>]*>(.*?)</svg>", text)
        assert all(before != after for before, after in zip(cuts[::2], cuts[1::2], strict=True))
    for reference in games:
        counts = [
            whole.files[f"{own.root}/questions.md"].count(".gwt-moment")
            for own in (in_language(reference, code) for code in LANGUAGES)
        ]
        assert len(set(counts)) == 1 and counts[0] >= 15
    fees = whole.files[f"{ROOT}/rules/fee.md"]
    assert ".gwt-moment" in fees and ".gwt-moment" in whole.files[f"{ROOT}/questions.md"]


def test_a_picture_is_of_a_scenario_that_shows_the_rule_or_of_one_choice_about_it(games):
    for reference in games:
        trials = TableLinks(reference, None)
        for rule in sample([rule.id for rule in reference.rules], 60):
            for letters in reference.editions_with_rules([rule]):
                for pack, case, played in ScenarioPictures(reference, trials, {}).cases_of(rule, letters):
                    assert rule in case.rules and run_scenario(case, pack) == []
                    assert rule in case.shows or (played.is_plain and trials.has_verb(rule, played))


def test_an_edition_is_shown_in_its_own_words(great):
    page = SitePage(f"{ROOT}/questions.md", "Questions")
    shown = ScenarioPictures(great, TableLinks(great, None), {}).picture_of_rules(page, ["fee-owner"])

    first, second = re.findall(r'<div data-in="(\w+)"', shown)
    assert (first[:4], second[:4]) == ("abcd", "efgh") and len(
        set(re.findall(r"moments/(\w+)", shown))
    ) == 2


@pytest.mark.parametrize("change", [{"play": ["gain $77"]}, {"play": []}])
def test_a_scenario_that_fails_is_not_played_and_stops_no_page(great, change):
    trials = TableLinks(great, None)
    proof = trials.telling(["fee-trigger"])[0]
    case = first_playable_case(proof)

    assert play_case(case, trials.pack(proof)) is not None
    assert play_case(evolve(case, data=case.data | change), trials.pack(proof)) is None


def test_components_and_rulings_lead_to_positions_that_show_them(great):
    expressions = ExpressionRenderer(great, NameLookup(great))
    positions = {}
    applying, trials = RelatedRules(great, expressions), TableLinks(great, positions)
    rules = RulePages(great, applying, trials, ScenarioPictures(great, trials, None)).pages()
    shown = {page.path: page.text() for page in rules}
    components = ComponentPages(great, expressions, applying, {}, trials).pages()
    shown |= {page.path: page.text() for page in components if page.kind == "component"}
    (mill,) = [one for one in great.components if one.id == "9a"]
    (id,) = re.findall(
        r"at=/trial#id=(\w+)&amp;back=[\w/-]+/private/9a/&amp;title=Building\+9a", shown[mill.page]
    )

    assert shown[great.rulings_page].count('class="gwt-try"') > len(great.rulings) / 2
    assert "9a" in positions[id]["position"]
