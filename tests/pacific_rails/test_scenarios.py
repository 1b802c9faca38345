"""Every scenario of Pacific Rails Inc. holds, and every worked example is one."""

import pytest

from gwt.proofs.scenario import read_scenarios, run_scenario, scenario_files
from tests.pacific_rails.grid import PACK

FOUND = [
    pytest.param(one, id=f"{path.stem.removesuffix('.scenario')}/{one.name}")
    for path in scenario_files(PACK)
    for one in read_scenarios(path)
]

EXAMPLES = (
    *("ex-setup-open-slot", "ex-setup-specialists-3p", "ex-displace", "ex-gather-type", "ex-gather-board"),
    *("ex-level-crew-w2", "ex-hire-engineer-w1", "ex-hire-engineer-w2", "ex-hire-engineer-w3"),
    *("ex-train-chain", "ex-upgrades-3p", "ex-upgrade-level-mismatch", "ex-upgrade-l3-mix"),
    *("ex-upgrade-activation", "ex-congress-mary", "ex-congress-two-cost", "ex-congress-multiplier"),
    *("ex-congress-combine", "ex-congress-reset", "ex-congress-tiles", "ex-congress-three"),
    *("ex-track-1-red-bridge", "ex-track-1-red-tunnel", "ex-track-2-green-five", "ex-track-3-green-zero"),
    *("ex-track-4-red-two", "ex-track-4b-red-bypass", "ex-track-5-blue-seven", "ex-bonus-gather"),
    *("ex-bonus-special", "ex-bonus-lay", "ex-bonus-foreman", "ex-end-table", "dx-hat-overflow-1"),
    *("dx-hat-overflow-2", "dx-no-top-with-own", "dx-remove-counts-others", "dx-special-station-wagon"),
    *("dx-own-office-blocks-station", "dx-lay-without-tile", "dx-lay-without-building"),
    *("dx-congress-wagon3", "dx-overflow", "dx-end-equal-turns", "dx-goal-tie", "dx-final-tie"),
)
"""The worked examples: those of the rulebook (`ex`) and those made to pin a rule down (`dx`)."""


@pytest.mark.parametrize("scenario", FOUND)
def test_the_scenario_holds(scenario):
    problems = run_scenario(scenario)

    assert not problems, "\n".join(map(str, problems))


def test_every_worked_example_is_a_scenario():
    names = {param.values[0].name.split(":")[0] for param in FOUND}

    assert [example for example in EXAMPLES if example not in names] == []
