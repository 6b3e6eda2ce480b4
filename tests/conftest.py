"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

PURE = ("rules", "kernel", "records", "sample")  # the same input gives the same outcome


TOGETHER = {
    "tests/browser/test_gallery.py": "gallery",  # is built once
    "tests/browser/test_sixth_game.py": "sixth",  # so is the copy with a game more
    "tests/server/test_bad_input.py": "bad",
    # one PostgreSQL
    **{
        f"tests/server/test_{name}.py": "postgres"
        for name in ("old_databases", "other_boxes", "other_rules", "postgres", "processes")
    },
}
"""Files whose tests share what is dear to make."""


def group(nodeid: str) -> str:
    """Tests of one group run on one worker, one after the other: files that share something, and
    the pure ones of a folder. Thousands of small tests are then not handed out one by one, and each
    worker reads the boxes and catalogues of few games. All others are alone."""
    file = nodeid.partition("::")[0]
    room, _, rest = file.removeprefix("tests/").partition("/")
    if room in PURE:
        return file.rpartition("/")[0] if rest else file
    return TOGETHER.get(file, nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """By our own groups: what xdist makes of its marks is lost on pytest 9.2, which keeps the name
    of a test elsewhere, and every worker built the gallery. Large groups come first."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class ByGroup(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return group(nodeid)

    return ByGroup(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where processes, files and clocks are in play a test may have a second and a third try on a
    busy machine. A run that needed them says so ("rerun"), and a fault of the program fails all
    three. Rules get one try."""
    here = Path(__file__).parent
    for item in items:
        room = item.path.relative_to(here).parts[0] if item.path.is_relative_to(here) else ""
        if room and room not in PURE:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: now and then each of them waits for a clock, a browser or a
    server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 1
