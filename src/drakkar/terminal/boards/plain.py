"""The board of a game that has none of its own: its view, listed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from drakkar.terminal.boards import Look, Section


class Plain:
    def draw(self, look: Look) -> list[Text]:
        lines = [Text(line) for line in _listed(look.table, "")]
        if look.room is not None and len(lines) > look.room:
            return [*lines[: max(1, look.room - 1)], Text("…")]
        return lines

    def enlarge(self, look: Look) -> list[Text]:
        return [Text(line) for line in _listed(look.table, "")]

    def sections(self, look: Look) -> list[Section]:
        return []


def _listed(data: Any, indent: str) -> Iterator[str]:
    pairs = data.items() if isinstance(data, dict) else enumerate(data, start=1)
    for name, value in pairs:
        if isinstance(value, (dict, list)) and any(isinstance(v, (dict, list)) for v in _in(value)):
            yield f"{indent}{name}"
            yield from _listed(value, indent + "  ")
        elif isinstance(value, dict):
            yield f"{indent}{name}: " + ", ".join(f"{k} {v}" for k, v in value.items())
        elif isinstance(value, list):
            yield f"{indent}{name}: " + ", ".join(str(entry) for entry in value)
        else:
            yield f"{indent}{name}: {value}"


def _in(value: Any) -> Any:
    return value.values() if isinstance(value, dict) else value


BOARD = Plain()
