"""The pages for a table: a turn, the set-up, and what is usually played wrong."""

import re

import pytest

import gwt
from gwt.errors import UsageError
from gwt.site.pack_reference import PackReference
from gwt.site.table_pages import TablePages, number_at

pytestmark = pytest.mark.in_turn

GAMES = ("great-western-trail", "pacific-rails")
LANGUAGES = ("en", "nl", "it")


@pytest.fixture(scope="module", params=GAMES)
def reference(request):
    return PackReference(gwt.load_pack(request.param))


def pages(reference, language="en"):
    own = reference if language == "en" else reference.in_language(language)
    return {page.path.rpartition("/")[2]: page.text() for page in TablePages(own, {}).pages()}


def test_every_sentence_is_there_in_all_languages_and_rests_on_rules(reference):
    known = {rule.id for rule in reference.rules}
    lines = [line for part in (*reference.turn, *reference.setup) for line in part.lines]
    said = [each.say for each in lines] + [part.title for part in (*reference.turn, *reference.setup)]
    said += [text for one in reference.mistakes for text in (one.wrong, one.right)]
    rules = [rule for each in (*lines, *reference.mistakes) for rule in each.rules]

    assert [text for text in said if sorted(text) != sorted(LANGUAGES) or not all(text.values())] == []
    assert set(rules) <= known
    assert all(each.rules for each in (*lines, *reference.mistakes))


def test_enough_mistakes_are_listed():
    assert [len(PackReference(gwt.load_pack(game)).mistakes) for game in GAMES] >= [25, 12]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_leads_to_each_of_its_rules(reference, language):
    page = pages(reference, language)["a-turn.md"]
    anchors = re.findall(r"\(rules/[a-z-]+\.md#([a-z0-9-]+)\)", page)

    assert anchors == [rule for part in reference.turn for line in part.lines for rule in line.rules]


@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_set_up_has_the_numbers_of_a_game_that_has_been_set_up(players):
    reference = PackReference(gwt.load_pack())
    table = gwt.new_game(players, seed=3).state
    here = pages(reference)["set-up.md"].split('=== "')[players - 1]

    workers = sum(map(bool, (worker for row in table.jobs for worker in row)))
    money = ", ".join(map(str, sorted(player.money for player in table.players)))
    assert f"Job market: {workers} workers" in here
    assert f"Cattle market: {len(table.market)} cards face up" in here
    assert f"Objectives: {len(table.display)} cards face up" in here
    assert f"In turn order you get {money} dollars" in here
    assert len(table.players[0].hand) == 4 and "14 cattle cards and draw 4" in here


def test_tokens_of_fewer_players_are_counted_too():
    files = gwt.load_pack("pacific-rails").files
    way = "tokens of specialists.specialists.tokens"

    assert [number_at(files, way, players) for players in (2, 3, 4)] == [16, 20, 24]


@pytest.mark.parametrize("way", ["cattle.nothing", "most of cattle.market", "nothing.there"])
def test_a_number_that_is_nowhere_is_an_error(way):
    with pytest.raises(UsageError):
        number_at(gwt.load_pack().files, way, 2)
