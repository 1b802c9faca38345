"""Components are found by what they are, cost, pay and give, in the words of three languages."""

import json

import pytest

import gwt
from gwt.authoring import index_components
from gwt.spec import GAMES
from gwt.text import sentence_formatter


@pytest.fixture(scope="module")
def search():
    pack = gwt.load_pack(pack="second_edition")
    return index_components(pack, sentence_formatter(pack, "nl"))


def ids(found):
    return [one.id for one in found]


def test_all_terms_have_to_hold(search):
    cheap = search.find("type:building cost<=2")
    paying = search.find("type:building cost<=2 gives:money")

    assert {one.kind for one in cheap} == {"building"}
    assert 0 < len(paying) < len(cheap)
    assert all(one.numbers["builders"] <= 2 for one in cheap)
    assert {*ids(cheap)} == {*ids(paying), *ids(search.find("type:building cost<=2 -gives:money"))}


def test_what_is_paid_is_not_what_is_given(search):
    """Of an exchange, the cost is paid and the reward is given."""
    paid = search.find("type:building pays:dollars")

    assert all("pay $" in " ".join(map(str, one.entry.actions)) for one in paid)
    assert {*ids(search.find("type:building pays:cattle gives:dollars"))} - {*ids(paid)}


@pytest.mark.parametrize("query", ["soort:gebouw geeft:geld", "tipo:edificio ottieni:soldi"])
def test_a_query_means_the_same_in_every_language(search, query):
    assert ids(search.find(query)) == ids(search.find("type:building gives:dollar"))


def test_the_pack_that_adds_a_component_is_asked_for(search):
    assert {one.pack for one in search.find("in:second")} == {"great_western/second_edition"}


WRONG_KEY = """\
query:1:1: nothing can be asked for as 'tpye'
    tpye:building
    ^^^^
  Did you mean 'type'"""


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("tpye:building", WRONG_KEY),
        ("cost<=4 gives:certifcate", "query:1:15: no component has 'certifcate' there"),
        ("cost<=x", "query:1:7: 'cost' is a number, and 'x' is none"),
        ("type<3", "query:1:5: 'type' is followed by a ':'"),
        ("-gives:", "query:1:8: a word is missing here"),
    ],
)
def test_a_mistake_in_a_query_is_shown_where_it_is(search, query, message):
    with pytest.raises(gwt.UsageError) as raised:
        search.find(query)

    assert str(raised.value).startswith(message)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_query_every_component_of_every_game_is_listed(command, game):
    found = json.loads(command("find", "--game", game, "--json").output)

    assert [one["id"] for one in found] == [one.id for one in gwt.load_pack(game).components]


def test_the_terminal_shows_sentences_and_refuses_what_is_unknown(command):
    assert "Ontvang 2 dollar" in command("find", "soort:gebouw", "geeft:geld", "--lang", "nl").output
    assert command("find", "tpye:building").exit_code == 2
