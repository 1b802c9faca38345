"""Scenarios of Rails to the North alone notice each connection that is missing and each dearer place."""

from collections.abc import Iterator

import attrs
import pytest

from gwt.authoring.pack_location import pack_of_scenario
from gwt.games.great_western import GAME
from gwt.packs.pack import Pack
from gwt.proofs.scenario import read_scenarios, run_scenario, scenario_files

pytestmark = pytest.mark.in_turn

FOLDER = GAME.packs / "rails_to_the_north"
RULES = {"rn-place-where", "rn-town-price"}
SCENARIOS = [
    (scenario, path)
    for path in scenario_files(FOLDER)
    for scenario in read_scenarios(path)
    if RULES & {*scenario.rules}
]
PACK = pack_of_scenario(*SCENARIOS[0])


def _changed_networks() -> Iterator[object]:
    network = PACK.entries.network
    for index, connection in enumerate(network.connections):
        rest = network.connections[:index] + network.connections[index + 1 :]
        yield pytest.param(attrs.evolve(network, connections=rest), id=f"without {connection}")
    for index, town in enumerate(network.towns):
        for place, price in enumerate(town.price):
            dearer = attrs.evolve(town, price=(*town.price[:place], price + 1, *town.price[place + 1 :]))
            towns = (*network.towns[:index], dearer, *network.towns[index + 1 :])
            yield pytest.param(attrs.evolve(network, towns=towns), id=f"{town.id} {place + 1} dearer")


def _fails(pack: Pack) -> bool:
    return any(run_scenario(scenario, pack) for scenario, _ in SCENARIOS)


def test_the_scenarios_hold_with_the_network_as_it_is():
    assert not _fails(PACK)


@pytest.mark.parametrize("network", list(_changed_networks()))
def test_a_changed_network_is_noticed(network):
    entries = attrs.evolve(PACK.entries, network=network)

    assert _fails(attrs.evolve(PACK, entries=entries))
