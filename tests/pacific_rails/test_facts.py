"""The pack against `facts/base.yaml`: what is known is entered twice, and both must agree."""

from pathlib import Path
from typing import Any

import attrs
import pytest
import yaml

import gwt
from gwt.common.effects import Gain, GainAny, Pay, Score
from gwt.dsl.effects import Both, Effect, Exchange, Sequence, walk_effect
from gwt.games.pacific_rails.model.board import Board
from gwt.games.pacific_rails.model.effects import Gather
from gwt.games.pacific_rails.verbs.buildings import BuildHouse, BuildStation, BuildTelegraph
from gwt.games.pacific_rails.verbs.track import LayTrack
from gwt.games.pacific_rails.verbs.train import AddUpgrade, Hire, ReplaceUpgrade, RunTrain

FACTS: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "facts" / "base.yaml").read_text())
PACK = gwt.load_pack("pacific-rails")
BOARD = Board(PACK)
PLAYERS = FACTS["players"]
VERBS = {
    "upgrade": {AddUpgrade, ReplaceUpgrade},
    "upgrade_next_wagon": {AddUpgrade},
    "house_in_district": {BuildHouse},
    "station": {BuildStation},
    "station_next_to_track": {BuildStation},
    "telegraph": {BuildTelegraph},
    "telegraph_at_opponent_station": {BuildTelegraph},
}
"""What the facts call each kind of effect."""


def paid(effect: Effect) -> dict[str, int]:
    return {
        good: many for node in walk_effect(effect) if isinstance(node, Pay) for good, many in node.goods
    }


def scored(effect: Effect) -> int:
    return sum(node.amount for node in walk_effect(effect) if isinstance(node, Score))


def kinds(effect: Effect) -> set[type]:
    """The verbs in an effect, but for paying and scoring."""
    joiners = (Both, Exchange, Sequence, Pay, Score)
    return {type(node) for node in walk_effect(effect) if not isinstance(node, joiners)} & set().union(
        *VERBS.values()
    )


# --- pieces ------------------------------------------------------------------------------------------


@pytest.mark.rule("setup-comp-resources", "setup-comp-track-tiles")
def test_the_pieces_of_each_kind_are_those_of_the_box():
    assert {good.id: good.pieces for good in BOARD.goods.values()} == FACTS["pieces"]
    assert {good.id: good.start for good in BOARD.resources.values()} == FACTS["start"]


@pytest.mark.rule("setup-comp-player-boards", "setup-comp-score-markers")
def test_there_is_a_board_and_a_score_for_each_of_four_players():
    game = gwt.new_game(PLAYERS, game="pacific-rails")

    assert max(BOARD.players) == PLAYERS
    assert [player.points for player in game.state.players] == [0] * PLAYERS


@pytest.mark.rule("setup-comp-wagons", "train-max-wagons", "train-wagon-slots", "resource-wagon-cargo")
def test_wagons_are_those_of_the_box():
    assert len(BOARD.wagons) * PLAYERS == FACTS["wagons"]
    assert [len(wagon.slots) for wagon in BOARD.wagons] == [FACTS["slots_per_wagon"]] * 3
    assert BOARD.capacity == FACTS["capacity"]
    assert [slot.points for slot in BOARD.wagons[2].slots] == FACTS["wagon3_slot_vp"]
    assert [slot.points for wagon in BOARD.wagons[:2] for slot in wagon.slots] == [0] * 4
    assert [wagon.gained for wagon in BOARD.wagons] == [Hire("", True), None, None]


@pytest.mark.rule("setup-comp-houses", "setup-comp-telegraphs", "setup-comp-workers", "setup-player-pieces")
def test_pieces_of_a_player_are_those_of_the_box():
    board = BOARD.player_board

    assert board.houses * PLAYERS == FACTS["houses"]
    assert len(board.telegraphs) * PLAYERS == FACTS["telegraphs"]
    assert board.workers == FACTS["workers"]
    assert all(count * own == FACTS["workers_in_play"] for count, own in board.workers.items())
    assert len(BOARD.resources) * BOARD.slots == board.houses + 1
    assert [slot.points for slot in board.telegraphs] == FACTS["telegraph_points"]


@pytest.mark.rule("setup-comp-locomotives")
def test_each_player_has_a_locomotive_for_each_edge():
    assert len(BOARD.starts) * PLAYERS == FACTS["locomotives"]


@pytest.mark.rule("setup-comp-hats", "turn-hat-limit")
def test_hats_are_as_many_as_all_players_can_hold():
    hats = BOARD.player_board.hats

    assert (hats.pieces, hats.limit) == (FACTS["hats"], FACTS["hat_limit"])
    assert hats.instead == GainAny(1, tuple(BOARD.resources))


@pytest.mark.rule("setup-comp-specialists", "hire-types")
def test_tokens_of_specialists_are_those_of_the_box():
    for one in BOARD.specialists.values():
        assert one.tokens == FACTS["specialist_tokens"]
    assert sum(sum(one.tokens.values()) for one in BOARD.specialists.values()) == FACTS["specialists"]


@pytest.mark.rule("setup-comp-upgrades", "upgrade-l1", "upgrade-l2", "upgrade-l3")
def test_tokens_of_upgrades_are_those_of_the_box():
    found: dict[int, dict[str, list[int]]] = {}
    for one in BOARD.upgrades.values():
        if isinstance(one.action, Gain):
            ((good, many),) = one.action.goods
        else:
            good, many = "any", one.action.number
            assert one.action.kinds == tuple(BOARD.resources)
        assert many == one.level
        found.setdefault(one.level, {})[good] = list(one.tokens.values())

    assert found == FACTS["upgrade_tokens"]
    assert sum(sum(one.tokens.values()) for one in BOARD.upgrades.values()) == FACTS["upgrades"]


# --- player board and train --------------------------------------------------------------------------


@pytest.mark.rule("resource-two-houses-off", "resource-three-houses-off")
def test_a_row_yields_more_with_each_house_that_is_gone():
    assert [row.yields for row in BOARD.player_board.rows] == FACTS["production_base"]
    assert list(BOARD.resources) == FACTS["rows"]
    assert BOARD.slots == FACTS["slots_per_row"]


@pytest.mark.rule("hire-cost")
def test_each_specialist_has_a_price_for_each_wagon():
    found = {
        one.id: {level: paid(price.cost) for level, price in enumerate(one.prices, 1)}
        for one in BOARD.specialists.values()
    }

    assert found == FACTS["hire_cost"]


@pytest.mark.rule("train-crew", "train-miner", "train-engineer", "train-financier")
def test_each_specialist_but_one_makes_its_own_tile():
    made = {}
    for one in BOARD.specialists.values():
        if isinstance(one.action, Exchange):
            assert isinstance(one.action.reward, Gain)
            (cost,), (tile,) = paid(one.action).items(), one.action.reward.goods
            assert (cost[1], tile[1]) == (1, 1)
            made[one.id] = [cost[0], tile[0]]

    assert made == FACTS["conversion"]
    (other,) = set(BOARD.specialists) - set(made)
    assert "lobby" in str(BOARD.specialists[other].action)


# --- town and congress -------------------------------------------------------------------------------


@pytest.mark.rule("setup-comp-board", "setup-board", "district-nine", "district-spaces", "district-kinds")
def test_nine_districts_lie_three_by_three_with_a_space_between_neighbours():
    districts = list(BOARD.districts)
    cells = {name: divmod(at, BOARD.columns) for at, name in enumerate(districts)}
    neighbours = {
        frozenset((one, other))
        for one, (row, column) in cells.items()
        for other, (down, right) in cells.items()
        if abs(row - down) + abs(column - right) == 1
    }
    actions = [one.action for one in BOARD.districts.values()]

    assert (len(districts), BOARD.columns) == (9, 3)
    assert {frozenset(one.between) for one in BOARD.spaces.values()} == neighbours
    assert {one.id: list(one.between) for one in BOARD.spaces.values()} == FACTS["spaces"]
    assert sum(any(isinstance(node, Gather) for node in walk_effect(action)) for action in actions) == 4
    assert sum(isinstance(action, RunTrain) for action in actions) == 4
    (centre,) = (action for action in actions if LayTrack((), "") in walk_effect(action))
    assert Hire("", False) in walk_effect(centre)
    assert BOARD.cities, "the board shows the map, too"


@pytest.mark.rule("district-resource-four", "train-four-districts", "district-house-slots")
def test_each_resource_and_each_specialist_has_its_district():
    for resource in BOARD.resources:
        (district,) = BOARD.gathering[resource]
        assert BOARD.districts[district].slots == 3
    foremen = {
        one.action.specialist for one in BOARD.districts.values() if isinstance(one.action, RunTrain)
    }
    assert foremen == set(BOARD.specialists)
    assert sum(one.slots for one in BOARD.districts.values()) == 12


@pytest.mark.rule("special-unique")
def test_each_special_action_belongs_to_its_district():
    for district, facts in FACTS["specials"].items():
        action = BOARD.districts[district].action
        assert paid(action) == facts["pay"]
        assert kinds(action) == VERBS[facts["do"]]
        if facts["vp"] != "slot":
            assert scored(action) == facts["vp"]


@pytest.mark.rule("setup-comp-senators", "congress-cost-1", "congress-cost-2", "congress-cost-3")
def test_senators_have_their_costs_and_rewards():
    listed = {one["id"]: one for one in FACTS["congress"]}

    assert len(BOARD.senators) == FACTS["senators"]
    assert {one.id: one.cost for one in BOARD.senators.values()} == {
        name: one["cost"] for name, one in listed.items()
    }
    for senator in BOARD.senators.values():
        facts = listed[senator.id]["reward"]
        match facts:
            case {"gain": goods}:
                assert senator.reward == Gain(tuple(goods.items()))
            case {"gain_any": some} | {"gain_tiles": some}:
                assert senator.reward == GainAny(some["count"], tuple(some["of"]))
            case {"one_of": some, "vp": points}:
                assert kinds(senator.reward) == set().union(*(VERBS[one] for one in some))
                assert scored(senator.reward) == points
            case {"any_of": some}:
                assert kinds(senator.reward) == set().union(*(VERBS[one] for one in some))
                assert scored(senator.reward) == 0
            case _:
                raise AssertionError(facts)


# --- map and scoring ---------------------------------------------------------------------------------


def test_the_map_is_that_of_the_facts():
    facts, map = FACTS["map"], PACK.entries.map

    assert map.status == "reconstructed"
    assert [row.spaces for row in map.rows] == facts["rows"]
    assert list(BOARD.starts["west"]) == facts["start_west"]
    assert list(BOARD.starts["east"]) == facts["start_east"]
    assert BOARD.city_names == facts["city_names"]
    assert sorted(BOARD.city_names) == sorted(BOARD.cities)
    assert {one.symbol: one.tile for one in map.terrain if one.kind == "track"} == FACTS["terrain"]
    assert attrs.asdict(map.points) == {**FACTS["track_points"], "text": {}}


def test_the_map_is_the_same_from_both_coasts():
    """So the made-up map is at least fair."""
    rows = [row.spaces for row in PACK.entries.map.rows]
    turned = [row[::-1].translate(str.maketrans("WE", "EW")) for row in rows[::-1]]

    assert turned == rows


@pytest.mark.rule("setup-comp-goals", "setup-goals-draw")
def test_goals_are_those_of_the_box():
    goals = BOARD.goals

    assert [goal.most.count.one for goal in goals.goals] == FACTS["goals_for"]
    assert {goal.most.number for goal in goals.goals} == {1}
    assert len(goals.goals) == FACTS["goals"]
    assert (goals.drawn, goals.points) == (FACTS["goals_drawn"], FACTS["goal_points"])


@pytest.mark.rule("score-end-table")
def test_the_end_table_is_that_of_the_rulebook():
    assert list(BOARD.scoring.buildings) == [0, *FACTS["end_table"]]
    assert BOARD.scoring.rounds == FACTS["rounds"]


# --- what is made up ---------------------------------------------------------------------------------


def test_the_documents_list_what_is_reconstructed():
    """Whoever has the box finds there all that is to be corrected."""
    text = (Path(__file__).parents[2] / "docs" / "pacific-rails.md").read_text(encoding="utf-8")
    files = {
        f"{stem}.yaml"
        for stem, entry in PACK.files.items()
        if "reconstructed" in str(attrs.asdict(entry, recurse=True))
    }

    assert files == {name for name in files if f"`{name}`" in text}
    assert files >= {"map.yaml", "town.yaml", "congress.yaml", "upgrades.yaml", "specialists.yaml"}
