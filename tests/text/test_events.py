"""Events in words: each kind has a message in each language, and nobody hears what is hidden from him."""

from shutil import copytree

import attrs
import pytest

import gwt
from gwt.games.great_western.model import events
from gwt.spec.registry import game_kind
from gwt.text import event_formatter, languages, problems

GAMES = ("great-western-trail", "pacific-rails")
SILENT = ("TurnBegan", "ForesightRefilled")
"""Kinds of events that follow from others, so that nothing is said about them."""


def example(kind):
    """An event of a kind, with some value in each field."""
    values = {
        "dict": {"wood": 2},
        "tuple[int": (1, 2),
        "tuple[typing.Annotated[int": (1, 2),
        "tuple[str": ("x", "y"),
        "int": 1,
        "bool": True,
        "str": "x",
    }
    fields = (str(one.type) for one in attrs.fields(kind))
    return kind(*(next(some for name, some in values.items() if name in one) for one in fields))


@pytest.mark.parametrize(
    "game, kind",
    [(game, kind) for game in GAMES for kind in game_kind(game).play.events],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
def test_each_kind_of_event_is_said_in_each_language(game, kind):
    pack, event = gwt.load_pack(game), example(kind)
    for language in languages(pack):
        for seat in (event.seat, event.seat + 1, None):
            assert bool(event_formatter(pack, language).event(event, seat)) == (kind.__name__ not in SILENT)


def test_a_sentence_says_who_did_what_to_whom():
    game = gwt.new_game()
    paid = events.MoneyPaid(0, "x", 2, to=2)

    assert game.sentence(paid) == "Seat 1 paid 2 dollars to seat 3."
    assert game.sentence(paid, 0) == "You paid 2 dollars to seat 3."
    assert game.sentence(paid, 2) == "Seat 1 paid 2 dollars to you."
    assert game.sentence(paid, 2, "nl") == "Speler 1 betaalde 2 dollar aan jou."
    assert game.sentence(paid, 0, "it", {2: "Anna"}) == "Hai pagato 2 Dollari a Anna."


def test_a_fee_that_is_not_paid_in_full_says_so():
    game = gwt.new_game()

    assert game.sentence(events.FeePaid(0, "x", 2, 2, "flood-1")) == (
        "Seat 1 paid a fee of 2 dollars on flood space 1."
    )
    assert game.sentence(events.FeePaid(0, "x", 1, 2, "flood-1")) == (
        "Seat 1 paid 1 dollar of a fee of 2 dollars on flood space 1."
    )


@pytest.mark.parametrize("language", languages(gwt.load_pack()))
def test_a_sentence_tells_no_seat_what_is_hidden_from_it(language):
    """Two events that a seat sees alike are one sentence, and name nothing that it cannot see."""
    game = gwt.new_game()
    some = events.CardsDrawn(0, "turn", ("jersey", "guernsey"))
    others = events.CardsDrawn(0, "turn", ("black-angus", "jersey"))
    took = [events.ObjectiveGained(0, "x", card, True, True) for card in ("obj-aux-sf", "obj-draw-5-h")]
    for one, other in ((some, others), took):
        for seat in (1, 2, None):
            assert game.sentence(one, seat, language) == game.sentence(other, seat, language)
        assert game.sentence(one, 0, language) != game.sentence(other, 0, language)


def test_an_event_without_a_message_is_said_by_its_kind():
    formatter = event_formatter(gwt.load_pack())
    formatter = attrs.evolve(formatter, words=attrs.evolve(formatter.words, entries={}))
    drew = events.CardsDrawn(0, "turn", ("jersey", "guernsey"))

    assert formatter.event_phrase(drew, 0) == "cards drawn jersey, guernsey"
    assert "jersey" not in formatter.event_phrase(drew, 1)


@pytest.mark.parametrize(
    "wrong, problem",
    [
        ("event-money-gaind = gained", "nothing uses the message 'event-money-gaind'"),
        ("event-money-gained = gained a lot", "does not use '$dollars'"),
        ("event-money-gained = gained { $dollars } { $from }", "gets no argument '$from'"),
        ("table-cities = { $city }", "gets no argument '$city'"),
        ("table-citys = towns", "nothing uses the message 'table-citys'"),
    ],
)
def test_a_wrong_message_of_the_table_is_told_with_its_place(tmp_path, wrong, problem):
    folder = tmp_path / "first_edition"
    copytree(gwt.load_pack().layers[0].folder, folder)
    file = folder / "text" / "table.nl.ftl"
    id = wrong.split(" ")[0]
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    text = [line for line in lines if not line.startswith(f"{id} =")]
    file.write_text("".join(text) + wrong + "\n", encoding="utf-8")
    (told,) = (one for one in problems(gwt.load_pack(pack=folder), "nl") if one.code != "no-name")

    assert problem in told.message
    assert told.place.file.endswith("table.nl.ftl")
    assert told.place.line == len(text) + 1


def test_a_message_of_the_table_that_a_language_lacks_is_told(tmp_path):
    folder = tmp_path / "first_edition"
    copytree(gwt.load_pack().layers[0].folder, folder)
    file = folder / "text" / "table.it.ftl"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    lacking = ("event-money-gained", "table-cities")
    file.write_text("".join(line for line in lines if not line.startswith(lacking)), encoding="utf-8")
    told = [one.message for one in problems(gwt.load_pack(pack=folder), "it")]

    assert [message for message in told if "'event-money-gained' is missing" in message]
    assert [message for message in told if "'table-cities' is missing" in message]
