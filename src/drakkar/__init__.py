"""Drakkar: Viking board games with every rule enforced.

>>> import drakkar
>>> drakkar.GAMES["vikings"].seats
(2, 3, 4)
>>> table = drakkar.new("vikings", players=3, seed=7, options={"rules": "advanced"})
>>> while not table.over:
...     table.play(table.moves()[0])
>>> same = drakkar.replay(table.record())
>>> same.result() == table.result()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drakkar.games import GAMES, game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game, Option, Result
from drakkar.kernel.question import NATURE, Move
from drakkar.kernel.record import Reading
from drakkar.kernel.record import read as _read
from drakkar.kernel.record import replay as _replay
from drakkar.kernel.refusal import IllegalMove, Refusal
from drakkar.kernel.table import Table


def __getattr__(name: str) -> str:
    """``__version__``, as pyproject.toml says it; looked up when somebody asks."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("drakkar")
    except PackageNotFoundError:  # run from its source, not installed
        return "0+source"


def new(
    slug: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    auto: bool = True,
    listen: bool = False,
) -> Table:
    """A new table of the game ``slug``.

    ``auto`` answers questions with one legal answer; ``listen`` collects events for a log.
    """
    return Table(game(slug), players, options, seed, auto=auto, listen=listen)


def replay(record: Any, *, upto: int | None = None, listen: bool = False) -> Table:
    """The table of a record, after all or the first ``upto`` of its answers.

    Refuses what was played under other rules or with another box: ``read`` does not.
    """
    return _replay(GAMES, record, upto=upto, listen=listen)


def read(record: Any, *, upto: int | None = None, listen: bool = False) -> Reading:
    """A record of any revision and box as far as its answers are legal here, and why it stops."""
    return _read(GAMES, record, upto=upto, listen=listen)


__all__ = [
    "GAMES",
    "NATURE",
    "DrakkarError",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Reading",
    "Refusal",
    "Result",
    "Table",
    "new",
    "read",
    "replay",
]
