"""What holds for every test: one that proves a rule may not be skipped, and none fails for being slow."""

import pytest
from hypothesis import HealthCheck, settings

# Speed is guarded by ratios, see tests/benchmarks; a busy machine is no fault of the code.
settings.register_profile("gwt", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gwt")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.skipped and item.get_closest_marker("rule"):
        report.outcome = "failed"
        report.longrepr = "a test that proves a rule was skipped"
