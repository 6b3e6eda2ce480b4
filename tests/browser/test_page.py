"""What the page's own tools say: its tests pass, and its types are those of the present API."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.browser.conftest import WEB
from tests.tied import tied


@pytest.mark.flaky(reruns=0)
def test_the_tests_of_the_page_pass(built: None) -> None:
    """Here, and not before all others: they leave half of two cores idle."""
    done = subprocess.run(
        tied(sys.executable, str(WEB / "tools.py"), "npm", "test", "--silent"),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_page_are_made_from_the_present_api(built: None) -> None:
    done = subprocess.run(
        [sys.executable, str(WEB / "tools.py"), "types", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
