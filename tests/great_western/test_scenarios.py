"""The scenarios of the packs of the game: each is a test of its own, in the pack beside it."""

import pytest

from gwt import resources
from gwt.authoring.home import pack_of
from gwt.proofs.scenario import find, run, scenarios

FOUND = [
    pytest.param(one, path, id=f"{path.parents[1].name}/{path.stem.removesuffix('.scenario')}/{one.name}")
    for path in find(resources.content("great_western"))
    for one in scenarios(path)
]


@pytest.mark.parametrize("scenario, path", FOUND)
def test_the_scenario_holds(scenario, path):
    problems = run(scenario, pack_of(scenario, path))

    assert not problems, "\n".join(map(str, problems))
