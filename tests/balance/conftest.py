"""A small study: a new pair of building sides on the first edition."""

import pytest

from gwt.balance.study import Study, plan_study
from tests.lantern import lantern_street
from tests.packs.small import pair

__all__ = ["lantern_street"]


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A pack with one cheap building side of each kind, worth building."""
    return pair(tmp_path_factory.mktemp("packs"), points=4, actions=["gain $2", "draw 1"])


@pytest.fixture(scope="session")
def small(folder) -> Study:
    return plan_study(folder, names=("random",), seed=3)
