"""Which tests use how much CPU, their children included: ``make test ARGS="-p tests.cpu_time"``.

Wall time says little on a machine that does other things. What a server or a browser does for a
test is counted with it; what it does when it ends is not.
"""

from __future__ import annotations

import psutil  # type: ignore[import-untyped]
import pytest

SHOWN = 40
START = pytest.StashKey[float]()
FOUND: dict[str, float] = {}


def _total() -> float:
    """Seconds of this process, of all below it, and of those that have ended."""
    seconds = 0.0
    here = psutil.Process()
    for process in (here, *here.children(recursive=True)):
        try:
            times = process.cpu_times()
        except psutil.Error:  # ended meanwhile
            continue
        seconds += times.user + times.system + times.children_user + times.children_system
    return seconds


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[START] = _total()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    if call.when == "teardown" and START in item.stash:
        # what has ended with this test may have taken its times along
        item.user_properties.append(("cpu", max(0.0, _total() - item.stash[START])))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    for name, seconds in report.user_properties:
        if report.when == "teardown" and name == "cpu" and isinstance(seconds, float):
            FOUND[report.nodeid] = seconds


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    files: dict[str, float] = {}
    for test, seconds in FOUND.items():
        file = test.partition("::")[0]
        files[file] = files.get(file, 0.0) + seconds
    terminalreporter.section(f"CPU seconds: {sum(FOUND.values()):.0f}")
    for counts in (files, FOUND):
        for name, seconds in sorted(counts.items(), key=lambda each: -each[1])[:SHOWN]:
            terminalreporter.line(f"{seconds:7.1f} {name}")
        terminalreporter.line("")
