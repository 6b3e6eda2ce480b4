"""web/tools.py: which Node.js is taken, when the page is built, a lock that must not change."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from drakkar.server import command

SCRIPT = Path(__file__).resolve().parents[1] / "web" / "tools.py"


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, in a folder of its own with an empty PATH."""
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("", encoding="utf-8")
    (web / "package-lock.json").write_text("{}", encoding="utf-8")
    shutil.copy(SCRIPT, web)
    spec = importlib.util.spec_from_file_location("page_tools", web / "tools.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return module


def program(name: str, script: str) -> None:
    file = Path(os.environ["PATH"]) / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)


@pytest.mark.parametrize(
    ("version", "taken"),
    [
        ("v18.20.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.9.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_a_node_that_is_recent_enough_is_taken(
    tools: ModuleType, version: str, taken: bool
) -> None:
    assert not tools.node_on_path()
    program("node", f"echo {version}")
    assert not tools.node_on_path()  # without npm it is of no use
    program("npm", "")
    assert tools.node_on_path() is taken


def test_the_page_is_built_once_and_again_when_something_changed(tools: ModuleType) -> None:
    assert tools.is_stale()
    tools.PAGE.parent.mkdir(parents=True)
    tools.PAGE.write_text("", encoding="utf-8")
    assert not tools.is_stale()
    later = tools.PAGE.stat().st_mtime + 5
    os.utime(tools.WEB / "src" / "main.ts", (later, later))
    assert tools.is_stale()
    assert tools.is_built()


def test_a_lock_that_npm_would_change_is_put_back_and_named(
    tools: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    program("node", "echo v24.1.0")
    program("npm", 'echo changed > package-lock.json; test "$1" = install')
    assert tools.main(["page"]) == 1
    assert "package-lock.json" in capsys.readouterr().err
    assert (tools.WEB / "package-lock.json").read_text(encoding="utf-8") == "{}"


@pytest.mark.parametrize(
    ("added", "same"),
    [
        ({"optional": True, "os": ["darwin"]}, True),
        ({"optional": True, "cpu": ["wasm32"]}, True),
        ({"optional": True, "version": "2"}, True),  # what that part is built on
        ({"optional": False, "os": ["darwin"]}, False),
        ({"version": "2"}, False),
    ],
)
def test_native_parts_of_other_platforms_do_not_matter(
    tools: ModuleType, added: dict[str, Any], same: bool
) -> None:
    old = {"packages": {"": {}, "vite": {"version": "1"}}}
    new = {"packages": {**old["packages"], "part": added}}
    assert tools._says_the_same(json.dumps(old).encode(), json.dumps(new).encode()) is same
    assert not tools._says_the_same(json.dumps(new).encode(), json.dumps(old).encode())


def test_packages_are_installed_once(tools: ModuleType) -> None:
    program("node", "echo v24.1.0")
    install = "/bin/mkdir -p node_modules; echo > node_modules/.package-lock.json"
    program("npm", f'echo "$1" >> calls; if test "$1" = install; then {install}; fi')
    assert tools.main(["npm", "run", "lint"]) == 0
    assert tools.main(["npm", "run", "lint"]) == 0
    assert (tools.WEB / "calls").read_text(encoding="utf-8").split() == ["install", "run", "run"]


def test_anything_else_is_explained(tools: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert tools.main([]) == 2
    assert "tools.py page" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_no_browser_is_opened_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not command._has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert command._has_screen()
