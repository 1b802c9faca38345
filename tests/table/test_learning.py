"""What there is to learn at the table: cards of what lies there, a turn, the pictograms, lessons."""

import shutil

import pytest
from attrs import evolve

import gwt
from gwt.authoring.pack_check import check_pack
from gwt.proofs import lesson, scenario_files
from gwt.site import help_cards_of, pack_reference
from gwt.spec.registry import GAMES
from gwt.table.match.help_cards import help_words
from gwt.text.event_sentences import EventFormatter
from gwt.text.sentences import SentenceFormatter

pytestmark = pytest.mark.in_turn


EDITIONS = [
    ("great-western-trail", "first_edition"),
    ("great-western-trail", "second_edition"),
    ("pacific-rails", "base"),
]


@pytest.mark.parametrize(("game", "pack"), EDITIONS)
def test_a_guided_round_begins_at_a_table_and_its_questions_are_answered_by_its_steps(server, game, pack):
    spoken = {
        language: server.client.get(f"/api/1/lessons?game={game}&packs={pack}&language={language}").json()
        for language in ("en", "nl", "it")
    }
    texts = [[round["aim"], *round["steps"]] for (round,) in (one["lessons"] for one in spoken.values())]
    assert len({tuple(one) for one in texts}) == 3
    (lesson,) = spoken["en"]["lessons"]
    assert len(lesson["aim"].split()) <= 60 and len(lesson["questions"]) == 4
    for question in lesson["questions"]:
        assert question["answer"].lower() in lesson["steps"][question["step"]].lower()
        assert any(choice["step"] == question["step"] for choice in lesson["choices"])

    made = server.table(
        game=game, packs=[pack], position=lesson["position"], seats=["human"] * lesson["players"]
    )
    moment = server.sit(made["links"]["seats"][lesson["seat"] - 1]).hear("moment")
    assert lesson["choices"][0]["text"] in [one["text"] for one in moment["decision"]["options"]]


def test_a_card_needs_the_texts_of_its_language_alone_and_few_scenarios(monkeypatch):
    """The voice with which a table is drawn is the one that it says."""
    read = []
    monkeypatch.setattr(pack_reference.proofs, "read_scenarios", lambda path: read.append(path) or [])
    pack = evolve(gwt.load_pack())

    assert help_cards_of(pack).card("1a", "en", "light")

    formatters = {key for key in pack.cache_for_others if issubclass(key[0], SentenceFormatter)}
    assert formatters == {(EventFormatter, "en")}
    assert len(read) < len(scenario_files(pack.layers[0].folder)) / 4


def test_what_is_wrong_with_a_lesson_is_a_problem_with_its_place(tmp_path):
    file = tmp_path / "round.yaml"
    file.write_text(
        "title: {en: First}\n"
        "aim: {en: The most points win., nl: De meeste punten winnen.}\n"
        "given: {players: 2, seat: 1, setup: first-game, do: use location,"
        " seats: [{on: building-a, hand: [guernsey]}]}\n"
        "steps:\n"
        "  - id: sell\n"
        "    say: {en: Sell the cow., nl: Verkoop de koe.}\n"
        "    play: [discard 1 guernsey -> gain $2]\n"
        "    then: [fly away]\n"
        "questions:\n"
        "  - step: sell\n"
        "    ask: {en: What?, nl: Wat?}\n"
        "    answer: {en: buy the cow, nl: verkoop de koe}\n"
        "    wrong: {en: [nothing], nl: [niets]}\n"
        "  - step: cell\n"
        "    ask: {en: What?, nl: Wat?}\n"
        "    answer: {en: sell, nl: verkoop}\n"
        "    wrong: {en: [nothing], nl: [niets]}\n"
    )
    problems = list(lesson.problems(lesson.read_lesson(file), gwt.load_pack(), ["en", "nl"]))

    assert [(problem.place.line, problem.message) for problem in problems] == [
        (12, "the step 'sell' does not say this"),
        (14, "there is no step 'cell'"),
        (1, "there is no text in 'nl'"),
        (8, "'fly away' is not offered there"),
    ]


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
