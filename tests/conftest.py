"""A test that proves a rule may not be skipped."""

import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.skipped and item.get_closest_marker("rule"):
        report.outcome = "failed"
        report.longrepr = "a test that proves a rule was skipped"
