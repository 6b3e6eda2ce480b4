"""What the page believes of the API is what the server says of it."""

from __future__ import annotations

import subprocess
import sys

from tests.browser.conftest import WEB


def test_the_types_of_the_page_are_made_from_the_present_api(built: None) -> None:
    done = subprocess.run(
        [sys.executable, str(WEB / "tools.py"), "types", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
