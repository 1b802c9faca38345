"""A sentence is right only with its key and its actor: who gets it, when, and how far."""

import attrs
import pytest
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.lsp.hover import hover_sentences
from gwt.lsp.workspace import LoadedPack
from gwt.site.help_cards import help_cards_of
from gwt.spec import GAMES, game_kind, picture_spec
from gwt.text import Key, languages, sentence_formatter
from gwt.text.message_check import missing_messages
from gwt.text.required_messages import key_ids, keys_below
from gwt.text.sentences import SentenceFormatter
from tests.lantern import lantern_street
from tests.law.places import whole_pack
from tests.text.words import with_words

__all__ = ["lantern_street"]

GREAT_WESTERN, PACIFIC_RAILS = "great-western-trail", "pacific-rails"
PLAIN = {
    GREAT_WESTERN: {
        *("AuxiliaryAction.action", "Building.actions", "Category.score", "Counting.score"),
        *("EventCard.triggers", "Objective.needs", "Objective.triggers", "PieceKind.triggers"),
        *("PrivateBuilding.actions", "PrivateBuilding.triggers", "Scoring.ties", "StationMaster.score"),
        *("StationMaster.triggers", "Trail.triggers", "TurnCard.action"),
    },
    PACIFIC_RAILS: {"Category.score", "District.action", "Scoring.ties", "Town.triggers"},
    "lantern-street": {"Category.score", "Scoring.ties"},
}
"""The keys by which an expression says all by itself; the words for any other say when or for whom."""
RAILS = gwt.load_pack(GREAT_WESTERN, ["rails_to_the_north", "garth_rails"])
FIRST = {
    "en": "The first to place a branchlet here: gain 2 dollars.",
    "nl": "Wie hier als eerste een aftakking legt: ontvang 2 dollar.",
    "it": "Chi piazza qui per primo una diramazione: guadagna 2 Dollari.",
}


EFFECTS = {GREAT_WESTERN: "gain $1", PACIFIC_RAILS: "gain 1 wood", "lantern-street": "gain $1"}
VALUES = {
    "space": "kansas-city",
    "city": "chicago",
    "price": 1,
    "workers": 1,
    "between": ("chicago", "detroit"),
}


def wrong(game, speaks, pack):
    """The keys without words, those that say as little as a plain one, and two that say the same."""
    effect, sentences = pack.parser.action(EFFECTS[game]), {}
    alone = speaks.sentence(effect)
    for kind, name in dict.fromkeys(keys_below(type(pack.entries))):
        key = f"{kind.__name__}.{name}"
        text = speaks.sentence(effect, key=Key(kind, name, 1, VALUES))
        told = any(id in speaks.words.entries for id in key_ids(kind, name))
        first = key if text == alone else sentences.setdefault((kind, text), key)
        if not told or first != key or (text == alone) != (key in PLAIN[game]):
            yield key


@pytest.mark.parametrize("game", GAMES)
def test_each_key_with_an_expression_has_words_that_tell_it_from_others(game):
    pack = whole_pack(game)

    for language in languages(pack):
        assert list(wrong(game, sentence_formatter(pack, language), pack)) == []


def test_so_has_each_key_of_a_game_of_others(lantern_street):
    pack = gwt.load_pack(lantern_street)

    for language in languages(pack):
        assert list(wrong(lantern_street, sentence_formatter(pack, language), pack)) == []


def test_a_key_without_words_is_a_problem_and_is_said_by_its_name(tmp_path):
    pack = with_words(gwt.load_pack(PACIFIC_RAILS), tmp_path, "")
    speaks = SentenceFormatter.of(pack, "en")
    del speaks.words.entries["about-senator-reward"]
    (problem,) = (one for one in missing_messages(pack, speaks.words) if "reward" in one.message)

    assert problem.message == (
        "the message 'about-senator-reward' or 'key-reward' is missing: "
        "it says what an expression under 'reward' of a senator is for"
    )
    assert speaks.texts(pack.component("sen-1").entry) == [(("reward",), "Reward: gain 2 wood.")]


@pytest.mark.parametrize(("language", "expected"), FIRST.items())
def test_every_face_says_who_gets_what_a_town_gives(language, expected):
    memphis, entry = "memphis", next(one for one in RAILS.entries.network.towns if one.id == "memphis")
    picture = picture_spec.component(RAILS, entry, language)
    shown = CliRunner().invoke(app, ["show", memphis, "--pack", "rails_to_the_north", "--lang", language])
    file = "towns:\n  - {id: memphis, area: area-green, first: gain $2, source: expansion board}\n"
    known = LoadedPack(game_kind(GREAT_WESTERN), RAILS, language)

    assert [text for _, text in sentence_formatter(RAILS, language).texts(entry)][1:] == [expected]
    assert picture.description.endswith(expected)
    assert expected in picture.svg().replace("&#x27;", "'")
    assert expected in help_cards_of(RAILS).card(memphis, language, "light")["sentences"]
    assert expected in " ".join(shown.output.replace("│", " ").split())
    assert hover_sentences(known, "network", file, file.index("gain")) == [expected]


def test_a_tooltip_of_the_whole_network_says_it_too():
    for language, expected in FIRST.items():
        svg = picture_spec.component(RAILS, RAILS.entries.network, language).svg()
        assert f"<title>{expected}</title>" in svg or expected in svg


def test_hovering_says_the_place_in_a_list_and_the_other_fields():
    known = LoadedPack(game_kind(GREAT_WESTERN), RAILS, "en")
    market = "rows:\n  - {price: 6, source: x}\n  - {price: 5, arrow: fill cattle market, source: x}\n"
    stops = "stops:\n  - space: kansas-city\n    use: return to start\n"

    assert hover_sentences(known, "job_market", market, market.index("fill")) == [
        "When the job market token leaves row 2: refill the cattle market."
    ]
    assert hover_sentences(known, "opponent", stops, stops.index("return")) == [
        "Kansas City: Garth returns his cattleman to the start of the trail."
    ]


# --- what narrows an actor -------------------------------------------------------------------------------


def opponent(**changes):
    """The voice of a pack whose opponent has other declarations."""
    entries = RAILS.entries
    changed = attrs.evolve(entries, opponent=attrs.evolve(entries.opponent, **changes))
    pack = attrs.evolve(RAILS, entries=changed)
    return SentenceFormatter.of(pack, "en"), pack


def said(text, **changes):
    speaks, pack = opponent(**changes)
    return speaks.sentence(pack.parser.action(text), "Garth")


def test_where_an_actor_acts_follows_from_its_declarations():
    own, other = RAILS.entries.opponent.stops[0], "neutral-b"
    elsewhere = attrs.evolve(own, space=other)

    assert said("use location") == (
        "Garth performs his own actions if he has reached Kansas City, and none at any other location."
    )
    assert said("use location", stops=(own, elsewhere)) == (
        "Garth performs his own actions if he has reached neutral space B or Kansas City, and none at any "
        "other location."
    )
    assert said("use location", without=("money",)) == "Garth performs the actions of the location reached."


def test_what_an_actor_may_do_it_does_unless_it_is_left():
    left = attrs.evolve(
        RAILS.entries.opponent.prefers[0], choose=RAILS.parser.action("may trade"), leave=True, by=()
    )

    assert said("may trade") == "Garth trades if possible."
    assert said("may trade", prefers=(left,)) == "Garth does not trade where he need not."
    assert said("trade", prefers=(left,)) == "Garth trades."


def test_what_nothing_decides_chance_does():
    choice = attrs.evolve(RAILS.entries.opponent.prefers[0], choose=RAILS.parser.action("foresight 1"))

    assert said("foresight 1") == "Garth places 1 tile at random from foresight 1 on the game board."
    assert (
        said("foresight 1", prefers=(choice,)) == "Garth places 1 tile from foresight 1 on the game board."
    )


def test_an_unseen_card_is_taken_only_where_no_preference_forbids_it():
    assert said("gain objective") == "Garth gains 1 objective card from the general objective display."
    assert said("gain objective", prefers=()).endswith("display or the objective stack.")


@pytest.mark.parametrize("subject", ["", "Ada"])
def test_nobody_else_is_narrowed(subject):
    who = f"{subject} may " if subject else "You may "

    assert sentence_formatter(RAILS).sentence(RAILS.parser.action("may trade"), subject).startswith(who)


def test_no_sentence_of_garth_says_that_he_uses_a_location_or_chooses_freely():
    for packs in (["garth"], ["garth_rails"], ["garth_rails_second_edition"]):
        pack = gwt.load_pack(GREAT_WESTERN, packs)
        whole = pack.files["opponent"]
        for entry in (whole, *whole.levels, *whole.cards):
            for _, text in sentence_formatter(pack).texts(entry):
                assert "location reached" not in text
                assert "choice" not in text and " may " not in text
