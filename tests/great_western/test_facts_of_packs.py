"""What a pack says of setup, deliveries and the last turns is played as it says."""

import pytest
import yaml

import gwt
from tests.packs.small import loaded, problems, written


def pack(folder, **values):
    """A folder with other values than the first edition, each by its file and key: `supply__placed=3`."""
    files: dict[str, dict[str, object]] = {}
    for name, value in values.items():
        file, key = name.split("__")
        files.setdefault(file, {})[key] = value
    return written(folder, "own/facts", files, replaces=[name.replace("__", ".") for name in values])


def started(folder, players=3, **values):
    return gwt.new_game(players=players, seed=3, first=1, pack=loaded(pack(folder, **values))).state


def at(folder, position, **values):
    return gwt.from_position(position, pack=loaded(pack(folder, **values)))


# --- before the first turn ---------------------------------------------------------------------------


def test_the_first_hands_are_dealt_by_turn_order(tmp_path):
    table = started(tmp_path, player_board__deal=[4, 5, 6, 7])

    assert [len(player.hand) for player in table.players] == [6, 4, 5]
    assert {len(player.deck) for player in table.players} == {14}


def test_a_first_turn_may_begin_with_more_than_the_others(tmp_path):
    files = {"player_board": {"deal": [5, 5, 5, 5]}, "trail": {"first": "discard to hand limit"}}
    own = written(tmp_path, "own/facts", files, adds=["trail.first"], replaces=["player_board.deal"])
    game = gwt.new_game(players=2, seed=3, first=1, pack=loaded(own))

    discarding = []
    while game.state.turn < 4:
        entering = game.state.players[game.state.seat].at is None
        discarding += [game.state.turn] * (entering and str(game.options[0]).startswith("discard 1 "))
        game.play(game.options[0 if entering else -1])

    assert discarding == [1, 2]


def test_every_player_gets_so_many_starting_objectives(tmp_path):
    need = {"needs": ["1 hazard"], "points": 3, "starting": True, "source": "own"}
    cards = [{"id": f"obj-own-{number}", "name": "Own", **need} for number in range(4)]
    ids = [str(card["id"]) for card in cards]
    files = {"objectives": {"dealt": 2, "objectives": cards}}
    own = written(tmp_path, "own/facts", files, adds=ids, replaces=["objectives.dealt"])

    table = gwt.new_game(players=2, seed=3, pack=loaded(own)).state

    dealt = [card for player in table.players for card in player.objectives]
    assert [len(player.objectives) for player in table.players] == [2, 2]
    assert len(set(dealt)) == 4


def test_every_player_has_so_many_printed_workers_who_are_never_appointed(tmp_path):
    kinds = [{"id": "engineer", "name": "Engineer", "many": "engineers", "source": "own"}]
    folder = written(
        tmp_path,
        "own/facts",
        {"workers": {"printed": 2, "kinds": kinds}},
        replaces=["workers.printed", "engineer"],
    )
    own = loaded(folder)
    position = "players: 2\nseat: 1\nseats: [{stations: [station-1]}]\ndo: appoint master of station-1\n"

    game = gwt.new_game(players=2, seed=1, pack=own)
    hired = gwt.from_position(position.replace("1]}", "1], workers: {cowboy: 3}}"), pack=own)

    assert {number for player in game.state.players for number in player.workers.values()} == {2}
    assert list(map(str, hired.options)) == ["appoint cowboy as master of station-1"]


def test_the_tiles_of_another_pile_may_be_laid_out(tmp_path):
    tiles = [
        {"id": id, "name": id, "kind": kind, "section": section, "piles": piles, "source": "own"}
        for id, kind, section, piles in (
            ("cowboy", "worker", "", {3: 20}),
            ("craftsman", "worker", "", {3: 20}),
            ("engineer", "worker", "", {3: 20}),
            ("green-teepee", "teepee", "trade", {2: 5, 1: 2}),
            ("blue-teepee", "teepee", "trade", {2: 4, 1: 2}),
        )
    ]
    own = written(
        tmp_path,
        "own/facts",
        {},
        replaces=[*(str(one["id"]) for one in tiles), "supply.laid_out", "supply.workers"],
    )
    supply = {"tiles": tiles, "laid_out": 2, "workers": 3}
    (own / "supply.yaml").write_text(yaml.safe_dump(supply), encoding="utf-8")

    table = gwt.new_game(players=2, seed=3, pack=loaded(own)).state

    assert sum(space in table.board.trade_spaces for space in table.tiles) == 7
    assert all(table.jobs[0])


def test_a_tile_without_a_place_may_go_back_at_once(tmp_path):
    """It may then be drawn again, so that other tiles lie on the board in the end."""
    packs = [
        loaded(pack(tmp_path / when, supply__put_back=when, supply__placed=18))
        for when in ("last", "at-once")
        if not (tmp_path / when).mkdir()
    ]
    differing = 0
    for seed in range(30):
        last, at_once = (gwt.new_game(players=2, seed=seed, pack=one).state for one in packs)
        assert len(last.tiles) == len(at_once.tiles) == 7 + 18
        differing += last.tiles != at_once.tiles

    assert 0 < differing < 30


def test_so_many_spaces_of_the_row_of_the_token_stay_free(tmp_path):
    table = started(tmp_path, job_market__open=2)

    assert [sum(map(bool, row)) for row in table.jobs[:3]] == [3, 1, 0]


# --- deliveries --------------------------------------------------------------------------------------

DELIVERY = """
players: 2
setup: first-game
seat: 1
do: deliver within 0
seats: [{at: kansas-city, money: 0}]
"""


def test_a_city_may_act_before_its_disc_is_placed(tmp_path):
    game = at(tmp_path, DELIVERY, cities__order=["crest", "disc", "links", "transport"])

    game.play("deliver to kansas-city")

    assert game.state.players[0].money == 6
    assert "clear disc-hand-1 for kansas-city" not in map(str, game.options)


def test_transport_may_be_paid_before_anything_else(tmp_path):
    far = DELIVERY.replace("within 0", "within 4").replace("money: 0", "money: 3")
    game = at(tmp_path, far, cities__order=["transport", "disc", "crest", "links"])

    game.play("deliver to wichita")

    assert game.state.players[0].money == 2


@pytest.mark.parametrize(("money", "order"), [(1, "crest first"), (0, "")])
def test_what_a_city_brings_may_pay_for_transport_only_if_it_comes_before_it(money, order, tmp_path):
    city = {"id": "topeka", "name": "Topeka", "value": 4, "corners": "white", "delivery": "gain $1"}
    orders = {"crest first": ["crest", "transport", "disc", "links"]}
    steps = orders.get(order, ["transport", "crest", "disc", "links"])
    own = written(
        tmp_path,
        "own/facts",
        {"cities": {"order": steps, "cities": [{**city, "source": "own"}]}},
        replaces=["cities.order", "topeka"],
    )
    position = DELIVERY.replace("within 0", "within 4").replace("money: 0", f"money: {money}")

    options = list(map(str, gwt.from_position(position, pack=loaded(own)).options))

    assert ("deliver to topeka" in options) == (order == "crest first")


def test_each_cross_costs_what_the_railroad_says(tmp_path):
    far = DELIVERY.replace("within 0", "within 4").replace("money: 0", "money: 9")
    game = at(tmp_path, far, railroad__transport=3)

    game.play("deliver to wichita")
    game.play("clear disc-aux-dollar for wichita")

    assert game.state.players[0].money == 6


def test_a_step_of_a_delivery_that_is_missing_is_told(tmp_path):
    (said,) = problems(pack(tmp_path, cities__order=["disc", "crest", "links"]))

    assert said.startswith(
        "own-facts/cities.yaml:2: each of disc, crest, links, transport stands here once"
    )


# --- auxiliary actions -------------------------------------------------------------------------------


def auxiliary(folder, **changes):
    action = {"id": "dollar-auxiliary", "name": "Dollars", "action": "gain $1", "clear": 1, "source": "own"}
    files = {"player_board": {"auxiliary": [{**action, **changes}]}}
    own = loaded(written(folder, "own/facts", files, replaces=["dollar-auxiliary"]))
    position = (
        "players: 2\nseat: 1\nseats: [{cleared: [disc-aux-dollar], cities: [topeka]}]\ndo: use auxiliary\n"
    )
    game = gwt.from_position(position, pack=own)
    game.play("use double dollar-auxiliary")
    return game


def test_the_double_form_may_be_another_than_twice_the_single_one(tmp_path):
    before = gwt.from_position("players: 2\nseat: 1\n").state.players[0].money

    game = auxiliary(tmp_path, double="gain $5")

    assert game.state.players[0].money == before + 5


def test_the_double_form_may_ask_for_more_clear_spaces(tmp_path):
    own = loaded(pack(tmp_path, player_board__auxiliary_spaces=[1, 3]))
    position = (
        "players: 2\nseat: 1\nseats: [{cleared: [disc-aux-dollar], cities: [topeka]}]\ndo: use auxiliary\n"
    )

    options = list(map(str, gwt.from_position(position, pack=own).options))

    assert "use dollar-auxiliary" in options
    assert "use double dollar-auxiliary" not in options


# --- the last turns ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("turns", "left"), [(0, 0), (1, 2), (2, 5)])
def test_the_last_turns_are_as_many_as_the_job_market_says(turns, left, tmp_path):
    position = "players: 3\nseat: 1\ndo: (gain $1 or gain $2) then end game\n"
    game = at(tmp_path, position, job_market__last_turns=turns)

    game.play("gain $1")

    assert game.over == (turns == 0)
    assert game.over or game.state.last_turns == left - 1


@pytest.mark.parametrize("kinds", [["hazard", "teepee"], ["worker"]])
def test_foresight_brings_in_the_last_turns_what_the_supply_says(kinds, tmp_path):
    position = """
players: 2
seat: 1
token row: 13
last turns: 1
do: foresight 2
foresight: [[], [cowboy, green-teepee], []]
seats: [{token: true}]
"""
    game = at(tmp_path, position, supply__last_turns=kinds)

    assert [str(one) for one in game.options] == [
        f"take {'cowboy' if kinds == ['worker'] else 'green-teepee'} from foresight 2"
    ]
