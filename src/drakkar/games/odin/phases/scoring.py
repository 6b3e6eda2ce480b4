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
    ITEM_NAMES,
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
    """By the lines of the score sheet. Reads public fields only: the view shows it, too."""
    ships = (len(s.boats[seat]), s.knarrs[seat], len(s.longships[seat]))
    own = s.boards[seat]
    minus = sum(
        grid.minus_points(BOARDS[board.board], board.covered, board.wood, board.stone)
        for board in own
    )
    return {
        "ships": sum(SCORING.ships[name] * n for name, n in zip(SHIP_NAMES, ships, strict=True)),
        "emigration": sum(
            SCORING.emigrated[SHIP_NAMES[1] if ship == KNARR else SHIP_NAMES[2]]
            for ship in s.emigrated[seat]
        ),
        "exploration": sum(LANDS[b.board].points for b in own if b.board in LANDS),
        "buildings": sum(SCORING.buildings.get(BOARDS[board.board].id, 0) for board in own),
        "animals": sum(POINTS[item] * s.goods[seat * HELD + item] for item in ANIMALS),
        "occupations": sum(CARDS[card].points for card in s.played[seat]),
        "silver": s.goods[seat * HELD + SILVER] + _scoring_silver(s, seat),
        "final_income": s.final_income[seat],
        "crown": SCORING.english_crown * _has_crown(s, seat),
        "minus": SCORING.uncovered_minus_one_cell * minus,
        "penalties": SCORING.thing_penalty * s.penalties[seat],
    }


def standing(s: Odin) -> list[dict[str, int]]:
    return [points(s, seat) for seat in range(s.players)]


def result(s: Odin) -> Result:
    """ODI-25.17: a tie is shared."""
    return Result.of(standing(s), [()] * s.players)


assert all(ITEM_NAMES[item] in SCORING.animals_in_stable for item in ANIMALS)
