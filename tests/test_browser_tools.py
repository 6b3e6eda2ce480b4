"""The tools of the browser tests: which browser is taken, what brings one, what is heard."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.browser import chromium
from tests.browser.people import Viewer

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser; programs put into the folder are on its PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("DRAKKAR_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setattr(chromium, "_playwrights", lambda: None)
    return tmp_path


def program(file: Path, script: str = "") -> str:
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


def test_the_machines_comes_before_playwrights(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError, match="make browser"):
        chromium.executable()
    monkeypatch.setattr(chromium, "_playwrights", lambda: "/cache/chrome")
    assert chromium.executable() == chromium.bring() == "/cache/chrome"
    own = program(bare / "chromium")
    assert chromium.executable() == chromium.bring() == own
    monkeypatch.setenv("DRAKKAR_CHROMIUM", "/mine")
    assert chromium.executable() == "/mine"


def test_a_short_path_hides_no_browser(
    bare: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "usr"
    folder.mkdir()
    own = program(folder / "chromium")
    assert chromium.on_this_machine() is None
    monkeypatch.setattr(chromium, "PLACES", (str(folder),))
    assert chromium.on_this_machine() == own


def test_root_brings_debians(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 0)
    calls = bare / "calls"
    brought = bare / "chromium"
    script = f'echo "$@" >> {calls}; if [ "$1" = install ]; then echo > {brought}; fi'
    program(bare / "apt-get", f"{script}\n[ -f {brought} ] && /bin/chmod +x {brought}; true")
    assert chromium.bring() == str(brought)
    assert [line.split()[0] for line in calls.read_text().splitlines()] == ["update", "install"]


@pytest.mark.parametrize("root", [True, False])
def test_others_bring_playwrights(bare: Path, monkeypatch: pytest.MonkeyPatch, root: bool) -> None:
    """So does root where apt fails."""
    monkeypatch.setattr(os, "getuid", lambda: 0 if root else 1000)
    program(bare / "apt-get", "exit 1")
    real = subprocess.run
    asked: list[list[str]] = []

    def run(words: list[str], **more: Any) -> Any:
        asked.append(words)
        if "playwright" in words:
            monkeypatch.setattr(chromium, "_playwrights", lambda: "/cache/chrome")
            return SimpleNamespace(returncode=0)
        return real(words, **more)

    monkeypatch.setattr(subprocess, "run", run)
    assert chromium.bring() == "/cache/chrome"
    assert asked[-1][1:] == ["-m", "playwright", "install", "chromium"]
    assert ("apt-get" in asked[0][0]) is root


def test_no_browser_at_all_is_said(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 1000)
    monkeypatch.setattr(subprocess, "run", lambda *a, **b: SimpleNamespace(returncode=1))
    with pytest.raises(SystemExit, match="DRAKKAR_CHROMIUM"):
        chromium.bring()


def test_a_browser_that_does_not_run_is_said(bare: Path) -> None:
    broken = program(bare / "chromium", "echo no library >&2; exit 127")
    with pytest.raises(SystemExit, match="no library"):
        chromium.version(broken)
    with pytest.raises(SystemExit, match="does not run"):
        chromium.version(str(bare / "nothing"))


class Tab:
    """As much of a page as somebody listens to."""

    viewport_size = None

    def __init__(self) -> None:
        self.heard: dict[str, Any] = {}

    def on(self, event: str, handler: Any) -> None:
        self.heard[event] = handler


def test_the_console_is_listened_to_and_only_a_lost_network_is_forgiven() -> None:
    tab: Any = Tab()
    viewer = Viewer(tab, "")
    for kind, text in (
        ("log", "hello"),
        ("warning", "careful"),
        ("info", "Refused by the Content Security Policy"),
        ("error", "Failed to load resource: 404"),
    ):
        tab.heard["console"](SimpleNamespace(type=kind, text=text))
    tab.heard["pageerror"]("broken")
    assert len(viewer.said) == 4
    viewer.forgive()
    assert viewer.said == [
        "warning: careful",
        "info: Refused by the Content Security Policy",
        "error: broken",
    ]
