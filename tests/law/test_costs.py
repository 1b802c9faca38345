"""No cost that cannot be met is executed or rewarded, wherever it stands; what is owed is kept."""

from functools import reduce

import pytest

import gwt
from gwt.dsl import misplaced_requirements
from gwt.errors import ContentError
from gwt.packs.pack import Pack
from gwt.spec.registry import game_kind
from tests.law.places import changed

GAME = "great-western-trail"
EMPTY = "{money: 0, hand: [jersey], draw stack: [jersey], discard pile: []}"


def pack_with(**expressions: str) -> Pack:
    """The first edition with an expression wherever such a field stands: `city__delivery`."""
    paths = {
        "delivery": ("cities", ("cities", "[]", "delivery")),
        "link": ("cities", ("links", "[]", "delivery")),
        "finish": ("railroad", ("finish",)),
        "turn": ("trail", ("turn",)),
        "risk": ("trail", ("spaces", "[]", "risk")),
        "auxiliary": ("player_board", ("auxiliary", "[]", "action")),
        "objective": ("objectives", ("objectives", "[]", "action")),
        "master": ("station_masters", ("masters", "[]", "action")),
        "worker": ("workers", ("kinds", "[]", "columns", "{}")),
        "arrow": ("job_market", ("rows", "[]", "arrow")),
        "tile": ("buildings", ("neutral", "[]", "actions", "[]")),
    }

    def put(pack: Pack, one: tuple[str, str]) -> Pack:
        file, path = paths[one[0]]
        return changed(pack, file, path, pack.parser.action(one[1]))

    return reduce(put, expressions.items(), gwt.load_pack(GAME))


def at(position: str, pack: Pack | None = None) -> gwt.Game:
    return gwt.from_position("players: 2\nbare trail: true\nseat: 1\n" + position, pack=pack)


def options(game: gwt.Game) -> list[str]:
    return [str(option) for option in game.options]


def moved_on(game: gwt.Game) -> bool:
    """Whether nothing of the first seat is left to do."""
    return game.seat != 0


# --- an unmet cost -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        "gain $1 then (discard 1 guernsey -> gain $7)",
        "gain $1 then (pay $5 -> gain objective)",
        "gain $1 then (gain $1 then (discard 1 guernsey -> gain $7))",
        "gain $1 then ((discard 1 guernsey -> gain $7) or (pay $9 -> gain objective))",
        "gain $1 then (discard 1 guernsey -> gain $7) if 1 dollar",
        "gain $1 then (discard 1 guernsey -> gain $7) unless 9 dollars",
        "gain $1 then (discard 1 guernsey -> gain $7) if must-act",
        "gain $1 then must (discard 1 guernsey -> gain $7)",
        "gain $1 then repeat 3 times (discard 1 guernsey -> gain $7)",
    ],
)
def test_a_step_whose_cost_cannot_be_met_is_left_out(action):
    game = at(f"do: {action}\nseats: [{EMPTY}]")

    assert moved_on(game)
    assert game.state.players[0].money in (1, 2)
    assert game.state.players[0].hand == ["jersey"]


@pytest.mark.parametrize(
    "action",
    [
        "discard 1 guernsey -> gain $7",
        "pay $9 -> gain objective",
        "draw 9 -> gain $7",
        "(pay $9 or pay $8) -> gain objective",
    ],
)
def test_the_first_thing_to_do_is_left_out_where_its_cost_cannot_be_met(action):
    with pytest.raises(ContentError, match="there is nothing to choose here"):
        at(f"do: {action}\nfirst: 1\nseats: [{EMPTY}]\nlast turns: 0\ntoken row: 12")


def test_a_cost_that_can_be_met_is_offered_as_a_choice():
    game = at("do: gain $1 then (discard 1 jersey -> gain $7)\nseats: [{money: 0, hand: [jersey]}]")

    assert options(game) == ["discard 1 jersey -> gain $7", "done"]
    game.play("done")
    assert game.state.players[0].money == 1


def test_a_compulsory_cost_is_met_without_a_question():
    game = at("do: gain $1 then must (discard 1 jersey -> gain $7)\nseats: [{money: 0, hand: [jersey]}]")

    assert moved_on(game)
    assert game.state.players[0].money == 8


def test_a_compulsory_cost_that_can_be_met_in_several_ways_asks_for_the_way():
    game = at("do: must (discard 1 cattle -> gain $7)\nseats: [{money: 0, hand: [jersey, guernsey]}]")

    assert options(game) == ["discard 1 jersey -> gain $7", "discard 1 guernsey -> gain $7"]


GUERNSEY = "discard 1 guernsey -> gain $7"
IN_KANSAS_CITY = ("do: deliver within 0", "engine: 3, cities: []", ["deliver to kansas-city"])
IN_WICHITA = "do: deliver within 4"


@pytest.mark.parametrize(
    ("place", "expression", "do", "seat", "choices"),
    [
        ("delivery", GUERNSEY, *IN_KANSAS_CITY),
        ("delivery", "pay $5 -> gain objective", *IN_KANSAS_CITY),
        ("link", GUERNSEY, IN_WICHITA, "engine: 20, cities: [topeka]", ["deliver to wichita"]),
        (
            "link",
            "move engine back 1 or more as n -> deliver within n",
            f"{IN_WICHITA} without transport",
            "engine: 0, cities: [topeka]",
            ["deliver to wichita without transport"],
        ),
        (
            "finish",
            f"move engine back 1 or more then ({GUERNSEY})",
            "do: move engine 1",
            "engine: 38",
            ["move engine to 39", "move engine back to 37"],
        ),
        (
            "arrow",
            "pay $1 -> gain $3",
            "do: foresight 2\njobs: [[cowboy, cowboy], [cowboy, none]]\ntoken row: 2\n"
            "foresight: [[blue-teepee, blue-teepee], [cowboy, cowboy], [blue-teepee, blue-teepee]]",
            "engine: 0",
            ["take cowboy from foresight 2"],
        ),
    ],
)
def test_a_place_pays_nothing_for_what_is_not_there(place, expression, do, seat, choices):
    seats = f"seats: [{{money: 0, hand: [jersey], discard pile: [], {seat}}}]"
    game = at(f"{do}\n{seats}\n", pack_with(**{place: expression}))

    for choice in choices:
        game.play(choice)
    while not moved_on(game):
        assert expression not in options(game)
        game.play(game.options[0])

    assert game.state.players[0].money == 0


def test_a_city_offers_the_cost_that_can_be_met():
    do, seat, (choice,) = IN_KANSAS_CITY
    game = at(f"{do}\nseats: [{{money: 0, hand: [guernsey], {seat}}}]\n", pack_with(delivery=GUERNSEY))

    game.play(choice)
    game.play(game.options[0])

    assert options(game) == [GUERNSEY, "done"]


@pytest.mark.parametrize(
    ("place", "do", "choice"),
    [
        ("auxiliary", "use auxiliary", None),
        ("objective", "play objectives", "play obj-gain2-4-h-h"),
        ("worker", "hire worker", "hire cowboy from row 1 for $6"),
    ],
)
def test_no_place_rewards_a_cost_that_cannot_be_met(place, do, choice):
    game = at(
        f"do: {do}\njobs: [[cowboy, cowboy]]\nseats: [{{money: 6, hand: [obj-gain2-4-h-h, jersey]}}]",
        pack_with(**{place: "discard 1 guernsey -> gain $7"}),
    )
    if choice is not None:
        game.play(choice)
    while not moved_on(game):
        assert "discard 1 guernsey -> gain $7" not in options(game)
        game.play("done")

    assert game.state.players[0].money <= 6


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("play objectives -> gain $5", None),
        ("draw to hand limit -> gain $5", None),
        ("refill foresight -> gain $5", None),
        ("may pay $1 -> gain $5", "pay $1 -> gain $5"),
        ("must pay $1 -> gain $5", "must (pay $1 -> gain $5)"),
        ("must pay $1 and discard 1 jersey -> draw 1", "must (pay $1 and discard 1 jersey -> draw 1)"),
        ("(pay $1 then discard 1 jersey) -> draw 1", "pay $1 and discard 1 jersey -> draw 1"),
        ("pay $1 unless 2 own buildings -> draw 1", "(pay $1 -> draw 1) unless 2 own buildings"),
        ("repeat 2 times (pay $1) -> draw 1", "repeat 2 times (pay $1 -> draw 1)"),
        ("pay $1 and may pay $2 -> draw 2", None),
    ],
)
def test_what_may_be_left_or_done_in_part_is_no_requirement(written, meant):
    """It is one problem, and what its hint says is none."""
    parse = gwt.load_pack().parser.effect

    ((message, hint),) = misplaced_requirements(parse(written))

    assert "cannot be a requirement" in message or "cannot be one of several parts" in message
    assert hint == (f"Write '{meant}'." if meant else "")
    assert meant is None or not list(misplaced_requirements(parse(meant)))


# --- what is owed ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "spent"),
    [
        ("hire worker", "hire"),
        ("buy cattle", "buy"),
        ("pay $1 -> gain objective", "pay"),
        ("trade", "trade"),
    ],
)
def test_money_for_transport_is_not_spent_in_the_city(action, spent):
    """Transport to El Paso costs 7 dollars, which is all there is."""
    position = (
        "do: deliver within 13%s\njobs: [[cowboy, cowboy]]\nmarket: [holstein]\ncattle stack: []\n"
        "tiles: {teepee-1: blue-teepee}\n"
        "seats: [{money: 7, hand: [jersey], engine: 0, cities: [kansas-city]}]"
    )
    owing = at(position % "", pack_with(delivery=action))
    free = at(position % " without transport", pack_with(delivery=action))
    for game, way in ((owing, ""), (free, " without transport")):
        game.play(f"deliver to el-paso{way}")
        game.play(game.options[0])

    assert any(spent in option for option in options(free))
    assert moved_on(owing)
    assert owing.state.players[0].money == 0


def test_a_price_is_never_below_zero():
    game = at("do: hire worker +9\njobs: [[cowboy, cowboy]]\nseats: [{money: 0}]")

    assert options(game) == ["hire cowboy from row 1 for $0"]


# --- the double form ---------------------------------------------------------------------------------


def test_the_double_form_of_what_is_repeated_is_done_twice_as_often():
    pack = pack_with(auxiliary="repeat 1 times (trade)")
    action = game_kind(GAME).play.board(pack).forms

    assert {str(form) for use, form in action.items() if use.double} == {"repeat 2 times (trade)"}


@pytest.mark.parametrize("action", ["trade", "discard 2 cards -> trade", "gain objective", "hire worker"])
def test_a_verb_without_an_amount_has_no_double_form(action):
    with pytest.raises(ValueError, match="has no amount that the double form"):
        pack_with(auxiliary=action)
