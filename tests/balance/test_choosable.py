"""What was used could be chosen: an option counts by what it leads to, not by the words in it."""

import pytest

import gwt
from gwt.balance.game_tally import WatchedComponents, tally_game
from gwt.balance.pack_diff import Change, all_entries_as_new, printed_effects
from gwt.balance.study import WITH
from gwt.balance.study_results import component_result
from gwt.players.prospects import without_shunned
from gwt.players.random import RandomPlayer
from tests.law.places import MEANS

GREAT_WESTERN, PACIFIC_RAILS = MEANS
PACKS = [
    (GREAT_WESTERN, "first_edition"),
    (GREAT_WESTERN, "promo_masters", "promo_buildings"),
    (GREAT_WESTERN, "simmental", "balanced_simmental"),
    (GREAT_WESTERN, "rails_second_edition"),
    (GREAT_WESTERN, "garth_rails"),
    (GREAT_WESTERN, "bidding"),
    (GREAT_WESTERN, MEANS[GREAT_WESTERN]),
    (PACIFIC_RAILS, "base"),
    (PACIFIC_RAILS, MEANS[PACIFIC_RAILS]),
]
MASTER = "sm-dollars-workers"
APPOINTING = f"""
setup: first-game
bare trail: true
seat: 1
last turns: 0
do: use location
masters: {{station-1: {MASTER}, station-5: sm-cert-hazards}}
seats:
  - {{on: building-c, engine: 3, money: 7, workers: {{cowboy: 2, craftsman: 1, engineer: 2}}}}
  - {{}}
"""
CHOICES = (
    "move engine up to 1 per engineer",
    "move engine to station-1",
    "upgrade station-1",
    "clear disc-aux-dollar for station-1",
)


class Appointing:
    """Upgrades a station and appoints its master, then plays by chance."""

    def __init__(self):
        self.texts, self.random = [*CHOICES, "appoint cowboy as master of station-1"], RandomPlayer(1)

    def choose(self, game):
        if not self.texts:
            return self.random.choose(game)
        text = self.texts.pop(0)
        return next(option for option in game.options if str(option) == text)


def tally(game, players):
    components = {
        change.id: printed_effects(game.pack, change.id) for change in all_entries_as_new(game.pack)
    }
    return tally_game(game, players, WatchedComponents(components, frozenset()))


def of_players(game):
    automatic = game.state.rules.automatic
    return [seat for seat in (0, 1) if automatic is None or not automatic.plays(game.state, seat)]


@pytest.mark.parametrize("case", PACKS, ids=lambda case: " ".join(str(part)[-30:] for part in case[1:]))
def test_every_component_that_a_player_used_could_be_chosen(case):
    game, *packs = case
    played = gwt.new_game(2, 7, game=game, pack=packs)
    seats = of_players(played)
    counts = tally(played, [RandomPlayer(1), RandomPlayer(2)])

    used = {id for id, deeds in counts.deeds.items() if any(deeds[seat].used for seat in seats)}
    # Nobody chooses a card of events, which is drawn at random.
    used -= {component.id for component in played.pack.components if component.file == "events"}
    assert len(used) > 2
    for id in used:
        assert any(deeds.offered or deeds.reachable for deeds in counts.deeds[id]), id
        thing = component_result(Change(id, "new", ("", "")), [], [{WITH: counts}] * 2)
        assert thing.chosen is not None, id


def test_who_appoints_at_a_station_chooses_the_master_that_lies_there():
    """The option says `appoint cowboy as master of station-1`, and names no tile."""
    counts = tally(gwt.from_position(APPOINTING), [Appointing(), RandomPlayer(2)])

    assert (counts.counts_of(MASTER, 0).offered, counts.counts_of(MASTER, 0).chosen) == (1, 1)
    assert counts.counts_of("sm-cert-hazards", 0).offered == 0


def test_who_leaves_a_master_alone_does_not_appoint_at_its_station():
    game = gwt.from_position(APPOINTING)
    for text in CHOICES:
        game.play(text)

    left = without_shunned(game.state, game.options, frozenset({MASTER}))
    assert list(map(str, left)) == ["forgo (appoint master of station-1)"]
    assert without_shunned(game.state, game.options, frozenset({"sm-cert-hazards"})) == list(game.options)


def test_a_neutral_building_is_reached_where_no_option_brings_it():
    game = gwt.new_game(2, 7)
    counts = tally(game, [RandomPlayer(1), RandomPlayer(2)])
    thing = component_result(Change("building-b", "new", ("", "")), [], [{WITH: counts}] * 2)

    assert (thing.brought, thing.times > 0) == (False, True)
    assert counts.counts_of("building-b", 0).chosen == counts.counts_of("building-b", 1).chosen == 0
