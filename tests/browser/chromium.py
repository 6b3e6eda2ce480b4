"""A chromium for the tests: the machine's, or Debian's, or Playwright's own.

python -m tests.browser.chromium    brings one where there is none
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def found() -> str | None:
    """The machine's; ``DRAKKAR_CHROMIUM`` names another."""
    named = os.environ.get("DRAKKAR_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def _playwrights() -> bool:
    """Whether Playwright's own is there, and of the version it wants."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).is_file()


def bring() -> None:
    if found() or _playwrights():
        return
    if shutil.which("apt-get") and hasattr(os, "getuid") and os.getuid() == 0:
        print("No chromium here: installing Debian's ...", flush=True)
        around = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["install", "-y", "-qq", "--no-install-recommends", "chromium"]
        for words in (["update", "-qq"], install):
            if subprocess.run(["apt-get", *words], env=around).returncode:
                break
        if found():
            return
    print("No chromium here: installing Playwright's own ...", flush=True)
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])
    if done.returncode:
        sys.exit("no browser for the tests: install chromium, or name one with DRAKKAR_CHROMIUM")


if __name__ == "__main__":
    bring()
