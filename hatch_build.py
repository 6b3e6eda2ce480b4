"""Puts the page into the package; builds it where it is missing, if need be with PyPI's Node.js."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _tools(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_tools", Path(root, "web", "tools.py"))
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


class PageHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    def dependencies(self) -> list[str]:
        tools = _tools(self.root)
        return [] if tools.is_built() or tools.node_on_path() else [tools.NODE]

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
