"""What there is to learn at the table: cards of what lies there, a turn, the pictograms, lessons."""

import shutil

import pytest

import gwt
from gwt.authoring.pack_check import check_pack
from gwt.proofs import lesson
from gwt.spec.registry import GAMES
from gwt.table.match.help_cards import help_words

pytestmark = pytest.mark.in_turn


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_each_turn_of_a_lesson_is_a_table_at_which_what_is_meant_can_be_chosen(server, game, language):
    told = server.client.get(f"/api/1/lessons?game={game}&language={language}").json()
    (first,) = told["lessons"]
    assert len(first["turns"]) == 10
    for turn in first["turns"][:: 1 if language == "en" else 9]:
        seats = ["random"] * turn["players"]
        seats[turn["seat"] - 1] = "human"
        made = server.table(game=game, position=turn["position"], seats=seats)
        moment = server.sit(made["links"]["seats"][turn["seat"] - 1]).hear("moment")
        assert turn["play"][0] in [one["text"] for one in moment["decision"]["options"]]


def test_a_lesson_that_cannot_be_played_is_a_problem_with_its_place(tmp_path):
    file = tmp_path / "turns.yaml"
    file.write_text(
        "title: {en: First}\n"
        "given: {players: 2, seat: 1, setup: first-game, do: use location}\n"
        "turns:\n"
        "  - title: {en: Sell}\n"
        "    say: {en: Do it.}\n"
        "    given: {seats: [{on: building-a, hand: [guernsey]}]}\n"
        "    play: [discard 1 guernsey -> gain $2, fly away]\n"
    )
    found = [str(one) for one in lesson.problems(lesson.read_lesson(file), gwt.load_pack(), ["en", "nl"])]

    assert [one.split(": ")[1].partition("\n")[0] for one in found] == [
        "there is no text in 'nl'",
        "there is no text in 'nl'",
        "there is no text in 'nl'",
        "'fly away' is not offered there",
    ]
    assert ":7:" in found[-1]


def test_a_pack_with_a_broken_lesson_is_reported(tmp_path):
    folder = tmp_path / "first_edition"
    shutil.copytree(gwt.load_pack().layers[0].folder, folder)
    (file,) = lesson.find([folder])
    file.write_text(
        file.read_text().replace("discard 1 guernsey -> gain $2", "discard 2 guernsey -> gain $2")
    )

    assert [one.code for one in check_pack(folder, drawn=False)[1] if one.code == "lesson"] == ["lesson"]


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_at_a_place_has_a_card_and_nothing_hidden_has(server, game):
    links = server.table(game=game)["links"]
    moment = server.sit(links["seats"][0]).hear("moment")
    parts = {part for option in moment["decision"]["options"] for part in option["targets"]}
    for part in sorted(parts)[:4]:
        cards = server.get(links["seats"][0], "/moments/0/cards", part=part, language="nl").json()["cards"]
        assert cards and all(one["name"] and one["picture"].startswith("<svg") for one in cards)
    assert server.get(links["seats"][0], "/moments/0/cards", part="no such").json() == {"cards": []}


def test_the_words_of_a_place_are_those_of_the_view_alone():
    view = {"tiles": {"a-1": "9a"}, "seats": [{"hand": {"count": 4}}, {"hand": ["jersey"]}]}

    assert help_words(view, "a-1") == ["9a", "a-1", "a-1"]
    assert "jersey" in help_words(view, "hand")
    view["seats"][1] = {"hand": {"count": 1}}
    assert "jersey" not in help_words(view, "hand")


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_has_a_turn_the_pictograms_and_all_components(server, game):
    told = {
        language: server.client.get(f"/api/1/guide?game={game}&language={language}").json()
        for language in ("en", "it")
    }
    for one in told.values():
        assert one["turn"] and len(one["key"]) > 20 and len(one["components"]) > 50
    assert told["en"]["turn"] != told["it"]["turn"]
