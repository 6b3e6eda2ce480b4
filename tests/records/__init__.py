"""Golden records: whole games per game, revision of its rules, seat count and option.

``<slug>/<revision>/<name>.json``. Those of a game's present revision replay to the same scores for
ever; those of earlier ones stay, to show that old games can still be read.
"""

import json
from pathlib import Path
from typing import Any

import drakkar

HERE = Path(__file__).parent
POSITIONS = HERE / "positions"
"""``<slug>-<revision>.json``: positions as servers keep them, one for each question of the game."""


def folder(slug: str) -> Path:
    """Where the records of a game's present revision are."""
    return HERE / slug / str(drakkar.GAMES[slug].revision)


def golden(name: str) -> Any:
    """A record of the present revision: ``golden("vikings-2-basic")``."""
    path = folder(name.partition("-")[0]) / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def present() -> list[Path]:
    """All records of the games' present revisions."""
    return [path for slug in drakkar.GAMES for path in sorted(folder(slug).glob("*.json"))]


def earlier() -> list[Path]:
    """All records of revisions before."""
    return sorted(set(HERE.glob("*/*/*.json")) - set(present()))
