"""The scenarios of the first edition: each is a test of its own."""

import pytest

from gwt import resources
from gwt.proofs.scenario import find, run, scenarios

FOUND = [
    pytest.param(one, id=f"{path.stem.removesuffix('.scenario')}/{one.name}")
    for path in find(resources.content("great_western") / "first_edition")
    for one in scenarios(path)
]


@pytest.mark.parametrize("scenario", FOUND)
def test_the_scenario_holds(scenario):
    problems = run(scenario)

    assert not problems, "\n".join(map(str, problems))
