"""What holds for every test: one that proves a rule may not be skipped, and none fails for being slow."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.scheduling import FIRST, PATIENCE, BrowserFirst

# Speed is guarded by ratios, see tests/benchmarks; a busy machine is no fault of the code.
settings.register_profile("gwt", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gwt")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.skipped and item.get_closest_marker("rule"):
        report.outcome = "failed"
        report.longrepr = "a test that proves a rule was skipped"


def pytest_configure(config):
    if os.environ.get("PYTEST_XDIST_WORKER", FIRST) != FIRST:
        os.nice(PATIENCE)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    return BrowserFirst(config, log) if config.option.dist == "loadfile" else None
