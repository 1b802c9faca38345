"""What holds for every test: one that proves a rule may not be skipped, and none fails for being slow.

Tests that need a browser or Python for browsers are left out where these are missing, except in CI.
"""

import os
import shutil
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.sampling import in_turn
from tests.scheduling import FIRST, PATIENCE, BrowserFirst

# Speed is guarded by ratios, see tests/benchmarks; a busy machine is no fault of the code.
settings.register_profile("gwt", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gwt")


BROWSER = Path(__file__).parent / "browser"
IN_WASM = {BROWSER / "test_playground.py", BROWSER / "test_static_table.py"}


def missing_tools():
    """Returns what is missing on this machine, by the paths of the tests that need it; nothing in CI."""
    if os.environ.get("CI") == "true":
        return {}
    missing = {}
    if not (Path(sys.prefix) / "pyodide").is_dir():
        missing |= dict.fromkeys(IN_WASM, "pyodide is not here; get it with: make docs")
    if shutil.which("chromium") is None:
        missing |= {BROWSER: "there is no chromium; on Debian: sudo apt install chromium"}
    return missing


def pytest_ignore_collect(collection_path):
    return True if collection_path in missing_tools() else None


def pytest_report_header():
    return [
        f"left out: {path.relative_to(BROWSER.parents[1])}, {reason}"
        for path, reason in missing_tools().items()
    ]


def pytest_terminal_summary(terminalreporter):
    for line in pytest_report_header():
        terminalreporter.write_line(line)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Returns more workers than there are cores, because tests wait for a third of their time."""
    return (os.cpu_count() or 2) * 3 // 2


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.skipped and item.get_closest_marker("rule"):
        report.outcome = "failed"
        report.longrepr = "a test that proves a rule was skipped"


def pytest_addoption(parser):
    parser.addoption(
        "--in-turn",
        action="store_true",
        help="Try a quarter of the tests that are marked in_turn, others whenever the code changes.",
    )


def pytest_collection_modifyitems(config, items):
    if config.option.in_turn:
        waiting = {item for item in items if not _is_tried(item)}
        config.hook.pytest_deselected(items=[*waiting])
        items[:] = [item for item in items if item not in waiting]


def _is_tried(item):
    """Whether a test is tried now; one that proves a rule always is."""
    mark = item.get_closest_marker("in_turn")
    if mark is None or item.get_closest_marker("rule"):
        return True
    return in_turn(item.nodeid.partition("::")[0] if mark.args == ("file",) else item.nodeid)


def pytest_configure(config):
    if os.environ.get("PYTEST_XDIST_WORKER", FIRST) != FIRST:
        os.nice(PATIENCE)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    return BrowserFirst(config, log) if config.option.dist == "loadfile" else None
