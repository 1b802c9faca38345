"""The scenarios of the packs of the game: each is a test of its own, in the pack beside it."""

import pytest

from gwt import resources
from gwt.authoring.pack_location import pack_of_scenario
from gwt.proofs.scenario import read_scenarios, run_scenario, scenario_files

FOUND = [
    pytest.param(one, path, id=f"{path.parents[1].name}/{path.stem.removesuffix('.scenario')}/{one.name}")
    for path in scenario_files(resources.content_folder("great_western"))
    for one in read_scenarios(path)
]


@pytest.mark.parametrize("scenario, path", FOUND)
def test_the_scenario_holds(scenario, path):
    problems = run_scenario(scenario, pack_of_scenario(scenario, path))

    assert not problems, "\n".join(map(str, problems))
