"""Puts the page into the package; builds it where it is missing, if need be with PyPI's Node.js.

With DRAKKAR_COMPILED=1 in the environment a wheel has kernel and games compiled as well.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _script(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def _tools(root: str) -> ModuleType:
    return _script(Path(root, "web", "tools.py"))


def _compiled() -> bool:
    return os.environ.get("DRAKKAR_COMPILED", "0") not in ("", "0")


class PageHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    def dependencies(self) -> list[str]:
        tools = _tools(self.root)
        needed = [] if tools.is_built() or tools.node_on_path() else [tools.NODE]
        if _compiled() and self.target_name == "wheel":
            # the script looks at the games it compiles
            needed += ["mypy>=2.0", "setuptools>=77", *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # an editable install serves whatever `make page` has built
        if version == "editable":
            return
        tools = _tools(self.root)
        if not tools.is_built():
            try:
                tools.build()
            except tools.Trouble as trouble:
                raise SystemExit(f"drakkar: {trouble}") from None
        if _compiled() and self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root, "src")))
        import drakkar

        out = Path(self.root, "build", "compiled")
        libraries = _script(Path(self.root, "compile_games.py")).build(out, list(drakkar.GAMES))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(out / path): str(path) for path in libraries}
