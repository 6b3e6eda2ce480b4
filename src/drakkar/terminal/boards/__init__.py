"""How a game's table is drawn. ``boards/<slug>.py`` holds a ``BOARD``; others are listed plainly.

A board draws from a view and knows no rules: what may be done stands in the view's moves, what
something would earn in the view's table.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text

from drakkar.kernel.telling import Heading, Sight


@dataclass(frozen=True)
class Look(Sight):
    """What a board is given: the view, who looks (his board is drawn large), and the room."""

    width: int
    room: int | None = None
    """How many lines the picture may take; None: as many as it likes."""
    wanted: str = ""
    """What of the enlarged table is wanted, as typed behind the command; all: nothing."""
    numbers: tuple[int, ...] = ()
    """The numbers the moves are typed by; none: from 1."""

    def numbered(self) -> list[tuple[int, list[Any]]]:
        moves = self.view["moves"]
        return list(zip(self.numbers or range(1, len(moves) + 1), moves, strict=True))


SECTION_INDENT = 11
"""Where moves begin below or behind the title of their section."""


@dataclass(frozen=True)
class Section:
    """Moves that belong together in the list: what they are about, and their numbers."""

    title: tuple[Text, ...] = ()
    """Lines above the moves."""
    label: str = ""
    """Or a word before them, on their line."""
    numbers: tuple[int, ...] = ()
    told: bool = False
    """The title is the text of the move, its number included."""


def headed(headings: Iterable[Heading]) -> list[Section]:
    """The headings of a game's own words, each before its moves."""
    return [Section(label=heading.text, numbers=heading.numbers) for heading in headings]


class Board(Protocol):
    def draw(self, look: Look) -> list[Text]:
        """The table, as seen from ``look.seat``."""

    def enlarge(self, look: Look) -> list[Text]:
        """Everybody's part of the table in full, and what the signs mean; a board with much to
        show may show only what is ``wanted``."""

    def sections(self, look: Look) -> list[Section]:
        """The list of moves in sections, where moves have a ``short-`` text; []: a plain list."""


def board(slug: str) -> Board:
    """The board of this game."""
    try:
        module = importlib.import_module(f"{__name__}.{slug}")
    except ModuleNotFoundError:
        from drakkar.terminal.boards.plain import BOARD

        return BOARD
    drawn: Board = module.BOARD
    return drawn
