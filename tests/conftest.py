"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

PURE = ("rules", "kernel", "records", "sample")  # the same input gives the same outcome


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where processes, files and clocks are in play a test may have a second and a third try on a
    busy machine. A run that needed them says so ("rerun"), and a fault of the program fails all
    three. Rules get one try.

    The pure ones of a folder go to one worker: thousands of small tests are not handed out one by
    one, and each worker reads the boxes and catalogues of few games."""
    here = Path(__file__).parent
    for item in items:
        inside = item.path.relative_to(here).parts if item.path.is_relative_to(here) else ()
        if inside and inside[0] in PURE:
            item.add_marker(pytest.mark.xdist_group(inside[-2]))
        elif inside:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: now and then each of them waits for a clock, a browser or a
    server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 1
