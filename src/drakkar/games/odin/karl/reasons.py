"""Karl's judgement by where it comes from: the reasons of a hint."""

from __future__ import annotations

from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import HOUSE_BOARDS, ITEM_NAMES, LANDS, SILVER
from drakkar.games.odin.karl.value import (
    PARTS,
    bonuses_left,
    incomes_left,
    judged,
    rounds_left,
    supply,
)
from drakkar.games.odin.karl.worth import ITEMS, OWNED, bonus_worth, income_worth
from drakkar.games.odin.phases.scoring import points
from drakkar.games.odin.state import Odin


def sources(s: Odin, seat: int) -> dict[str, float]:
    if not s.agenda:
        return {f"score/source={name}": float(scored) for name, scored in points(s, seat).items()}
    parts = dict(zip(PARTS, judged(s, seat), strict=True))
    worth = ITEMS[rounds_left(s)]
    del parts["goods"]
    for item, number in enumerate(supply(s, seat)):
        if number:
            parts[f"goods/item={ITEM_NAMES[item]}"] = number * worth[item]
    silver = f"goods/item={ITEM_NAMES[SILVER]}"
    parts[silver] = parts.get(silver, 0.0) + parts.pop("reserve")
    cells = parts.pop("boards")
    incomes, bonuses = incomes_left(s), bonuses_left(s)
    for own in s.boards[seat]:
        name = BOARDS[own.board].id
        for what, gain in (
            ("income", income_worth(own.board, own.covered, incomes)),
            ("bonus", bonus_worth(own.board, own.covered, bonuses)),
        ):
            cells -= gain
            parts[f"{what}/board={name}"] = parts.get(f"{what}/board={name}", 0.0) + gain
        for what, kinds in (("lands", LANDS), ("houses", HOUSE_BOARDS)):
            if own.board in kinds:
                cells -= OWNED[own.board]
                parts[what] = parts.get(what, 0.0) + OWNED[own.board]
    return parts | {"cells": cells}
