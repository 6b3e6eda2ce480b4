"""What konung looks at in a position beside karl's judgement, in plain counts."""

from __future__ import annotations

from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARDS, PIECES
from drakkar.games.odin.box import (
    ANIMALS,
    BLUES,
    BUILDING_BOARD,
    CARDS,
    GREENS,
    HELD,
    HOME,
    LANDS,
    ORANGES,
    REDS,
    SILVER,
    SPECIALS,
    WEAPONS,
)
from drakkar.games.odin.state import Odin


def features(s: Odin, seat: int) -> dict[str, float]:
    held = s.goods[seat * HELD : (seat + 1) * HELD]
    own = s.boards[seat]
    homes = [board for board in own if board.board == HOME]
    lands = [board for board in own if board.board in LANDS]
    houses = [board for board in own if board.board in BUILDING_BOARD.values()]
    kinds = [board.board for board in own]
    counts: dict[str, float] = {
        "vikings": s.thing[seat],
        "moose": float(s.first == seat),
        "purse": min(held[SILVER], 6),
        "silver": held[SILVER],
        "weapons": sum([held[item] for item in WEAPONS]),
        "animals": sum([held[item] for item in ANIMALS]),
        "hand": len(s.hands[seat]),
        "played": len(s.played[seat]),
        "card_points": sum([CARDS[card].points for card in s.played[seat]]),
        "boats": len(s.boats[seat]),
        "knarrs": s.knarrs[seat],
        "longships": len(s.longships[seat]),
        "armed": sum(s.boats[seat]) + sum(s.longships[seat]),
        "emigrated": len(s.emigrated[seat]),
        "lands": len(lands),
        "slots": sum([board.wood + board.stone for board in houses]),
        "income": sum([grid.income(BOARDS[board.board], board.covered) for board in own]),
        "bonuses": sum([len(grid.bonuses(BOARDS[board.board], board.covered)) for board in own]),
    }
    for board in sorted(BUILDING_BOARD.values()):
        counts[f"built_{BOARDS[board].id}"] = kinds.count(board)
    for name, boards in (("home", homes), ("land", lands), ("house", houses)):
        counts[f"{name}_minus"] = sum(
            [(BOARDS[each.board].minus & ~each.covered).bit_count() for each in boards]
        )
        counts[f"{name}_covered"] = sum([each.covered.bit_count() for each in boards])
    for name, items in (
        ("orange", ORANGES),
        ("red", REDS),
        ("green", GREENS),
        ("blue", BLUES),
        ("special", SPECIALS),
    ):
        counts[f"{name}_pieces"] = sum([held[item] for item in items])
        counts[f"{name}_cells"] = sum([held[item] * PIECES[item].size for item in items])
    counts["greens_kinds"] = sum([held[item] > 0 for item in GREENS])
    counts["food_kinds"] = sum([held[item] > 0 for item in (*ORANGES, *REDS)])
    return counts
