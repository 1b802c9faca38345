"""Players that cannot play a game are not offered there, and others say where they were not trained."""

import pytest

from gwt.players import LEVELS
from tests.lantern import lantern_street  # noqa: F401

UNTRAINED = {
    "en": "distilled was not trained with this content and may play it badly.",
    "nl": "distilled is niet met deze inhoud getraind en speelt er misschien slecht mee.",
    "it": "distilled non è stato addestrato con questo contenuto e può giocarlo male.",
}


@pytest.mark.parametrize("language", UNTRAINED)
def test_a_player_says_in_the_language_of_the_reader_where_it_was_not_trained(serving, language):
    server = serving()
    links = server.table(players=None, seats=["human", "distilled"], packs=["second_edition"])["links"]
    seats = server.get(links["host"], language=language).json()["seats"]

    assert [one["note"] for one in seats] == ["", UNTRAINED[language]]


def test_a_player_that_was_trained_has_no_note(serving):
    server = serving()
    links = server.table(players=None, seats=["human", "distilled"])["links"]

    assert [one["note"] for one in server.get(links["host"]).json()["seats"]] == ["", ""]


def test_a_player_that_cannot_play_a_game_is_neither_offered_nor_seated(lantern_street, serving):  # noqa: F811
    server = serving()
    offers = {one["game"]: one["computers"] for one in server.client.get("/api/1").json()["games"]}
    wanted = {"game": lantern_street, "seats": ["human", "learned"]}
    refused = server.client.post("/api/1/tables", json=wanted)
    links = server.table(players=None, game=lantern_street, seats=["human", "greedy"])["links"]
    placed = server.post(links["host"], type="seat", request="r1", seat=2, player="learned").json()
    hinted = server.post(links["seats"][0], type="hint", request="r2", player="learned").json()

    assert "learned" not in offers[lantern_street]
    assert "learned" in offers["great-western-trail"]
    for answer in (refused.json(), placed, hinted):
        assert answer["problem"]["reason"] == "cannot-play", answer


def test_a_table_offers_the_levels_that_can_play_a_game(serving, lantern_street):  # noqa: F811
    levels = [one.name for one in LEVELS]
    offers = serving().client.get("/api/1").json()
    able = {one["game"]: [name for name in one["computers"] if name in levels] for one in offers["games"]}

    assert [one["level"] for one in offers["levels"]] == levels
    assert able["great-western-trail"] == levels
    # It has weights for no other valuation than its own, and no policy.
    assert able[lantern_street] == levels[:4]
