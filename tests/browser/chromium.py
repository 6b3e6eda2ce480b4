"""A chromium for the tests: the machine's, or Debian's, or Playwright's own.

python -m tests.browser.chromium    brings one where there is none, and says which it is
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""The same engine without a window's trappings: a page costs it about two thirds."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PLACES = ("/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome")
"""Looked into as well: a PATH may be short."""
NOT_NEEDED = (
    # what Playwright leaves out: it says so in a switch of the same name, and the last one counts
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
    # lists under an address bar that nobody sees, a process of its own for every person: a third
    # of the time of all tests
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
)
FLAGS = [
    f"--disable-features={','.join(NOT_NEEDED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DRAWN = [*FLAGS, "--font-render-hinting=none"]
"""For pictures: letters stand where they stand on a phone or a laptop, not on whole pixels."""
UNDRAWN = [*FLAGS, "--force-gpu-mem-available-mb=0"]
"""A page is laid out, moves and answers, but has no memory to be drawn into: a quarter of the CPU
of all tests. For pictures there is `DRAWN`."""


def on_this_machine() -> str | None:
    """The machine's; ``DRAKKAR_CHROMIUM`` names another."""
    named = os.environ.get("DRAKKAR_CHROMIUM")
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *PLACES])
    return named or next(filter(None, (shutil.which(name, path=path) for name in NAMES)), None)


def _playwrights() -> str | None:
    """Playwright's own, where it is there and of the version it wants."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def executable() -> str:
    """What the tests start: always named, so that Playwright never chooses by itself."""
    taken = on_this_machine() or _playwrights()
    if taken is None:
        raise RuntimeError("no browser for the tests: make browser")
    return taken


def bring() -> str:
    if taken := on_this_machine() or _playwrights():
        return taken
    if shutil.which("apt-get") and hasattr(os, "getuid") and os.getuid() == 0:
        print("No chromium here: installing Debian's ...", flush=True)
        around = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=around)
        for name in (SHELL, "chromium"):  # older Debians have only the second
            install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", name]
            if not subprocess.run(install, env=around).returncode and on_this_machine():
                return executable()
    print("No chromium here: installing Playwright's own ...", flush=True)
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])
    taken = None if done.returncode else _playwrights()
    if taken is None:
        sys.exit("no browser for the tests: install chromium, or name one with DRAKKAR_CHROMIUM")
    return taken


def version(taken: str) -> str:
    """What it says of itself; that it runs at all."""
    try:
        said = subprocess.run([taken, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        sys.exit(f"the browser for the tests does not run: {error}")
    if said.returncode:
        sys.exit(f"the browser for the tests does not run: {taken}: {said.stderr.strip()}")
    return said.stdout.strip()


if __name__ == "__main__":
    taken = bring()
    print(f"The browser of the tests: {taken} ({version(taken)})")
