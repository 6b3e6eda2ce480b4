"""Chapter 25: the final scoring."""

from __future__ import annotations

from drakkar.games.odin.actions.effects import Gain, Table
from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import (
    ANIMALS,
    CARDS,
    CROWN,
    HELD,
    KNARR,
    LANDS,
    POINTS,
    SCORING,
    SHIP_NAMES,
    SILVER,
)
from drakkar.games.odin.cards.occupations import PARTS_OF
from drakkar.games.odin.state import Odin
from drakkar.kernel.game import Result


def _scoring_silver(s: Odin, seat: int) -> int:
    """ODI-21.60: silver that occupations bring in the scoring."""
    total = 0
    for card in s.played[seat]:
        for part in PARTS_OF[s.printed_cards][card]:
            if part.timing == "scoring" and isinstance(part.op, Table):
                row = part.op.row(s, seat)
                if isinstance(row, Gain):
                    total += dict(row.what).get(SILVER, 0)
    return total


def _has_crown(s: Odin, seat: int) -> bool:
    """ODI-25.11: wherever it is."""
    if s.goods[seat * HELD + CROWN]:
        return True
    return any(
        grid.unpack(code).piece == CROWN for board in s.boards[seat] for code in board.pieces
    )


def points(s: Odin, seat: int) -> dict[str, int]:
    """By the lines of the score sheet; everything else is worth nothing (ODI-25.14). Reads public
    fields only: the view shows it, too."""
    ships = (len(s.boats[seat]), s.knarrs[seat], len(s.longships[seat]))
    own = s.boards[seat]
    minus = sum(
        grid.minus_points(BOARDS[board.board], board.covered, board.wood, board.stone)
        for board in own
    )
    return {
        # ODI-25.3
        "ships": sum(SCORING.ships[name] * n for name, n in zip(SHIP_NAMES, ships, strict=True)),
        "emigration": sum(  # ODI-15.4, 25.4
            SCORING.emigrated[SHIP_NAMES[1] if ship == KNARR else SHIP_NAMES[2]]
            for ship in s.emigrated[seat]
        ),
        # ODI-25.5, 25.6
        "exploration": sum(LANDS[b.board].points for b in own if b.board in LANDS),
        "buildings": sum(SCORING.buildings.get(BOARDS[board.board].id, 0) for board in own),
        # ODI-25.7: those of the stable; one laid in a house is worth nothing (ODI-10.10)
        "animals": sum(POINTS[item] * s.goods[seat * HELD + item] for item in ANIMALS),
        "occupations": sum(CARDS[card].points for card in s.played[seat]),  # ODI-25.8
        # ODI-25.9
        "silver": s.goods[seat * HELD + SILVER] + _scoring_silver(s, seat),
        "final_income": s.final_income[seat],  # ODI-25.10
        "crown": SCORING.english_crown * _has_crown(s, seat),
        "minus": SCORING.uncovered_minus_one_cell * minus,  # ODI-25.12
        "penalties": SCORING.thing_penalty * s.penalties[seat],  # ODI-25.13
    }


def standing(s: Odin) -> list[dict[str, int]]:
    return [points(s, seat) for seat in range(s.players)]


def result(s: Odin) -> Result:
    """ODI-25.17: a tie is shared. A total may be negative (ODI-25.16); alone nobody is beaten
    (ODI-23.16)."""
    return Result.of(standing(s), [()] * s.players)
