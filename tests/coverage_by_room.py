"""What `make coverage` has measured, by room: the lines and the branches that some test reaches.

python -m tests.coverage_by_room    after `coverage combine`
"""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from pathlib import Path

from coverage import Coverage

SOURCE = Path("src/drakkar")


def room(file: str) -> str:
    """``games/vikings`` for all of a game, ``server`` for all of the server."""
    parts = Path(file).relative_to(SOURCE).parts
    if len(parts) == 1:
        return "drakkar"
    return "/".join(parts[: 2 if parts[0] == "games" and len(parts) > 2 else 1])


def by_room(files: dict[str, dict[str, dict[str, int]]]) -> dict[str, Counter[str]]:
    rooms: dict[str, Counter[str]] = {}
    for file, measured in files.items():
        rooms.setdefault(room(file), Counter()).update(
            {name: number for name, number in measured["summary"].items() if "percent" not in name}
        )
    return rooms


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def main() -> None:
    measured = Coverage()
    measured.load()
    with tempfile.NamedTemporaryFile("r", suffix=".json") as file:
        measured.json_report(outfile=file.name)
        rooms = by_room(json.load(file)["files"])
    print("| room | lines | reached | branches | reached |\n| --- | --- | --- | --- | --- |")
    for name, counts in [*sorted(rooms.items()), ("all", sum(rooms.values(), Counter()))]:
        lines, branches = counts["num_statements"], counts["num_branches"]
        print(
            f"| {name} | {lines} | {share(counts['covered_lines'], lines)} "
            f"| {branches} | {share(counts['covered_branches'], branches)} |"
        )


if __name__ == "__main__":
    main()
