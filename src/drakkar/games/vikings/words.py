"""Vikings in words: what a move costs and threatens, what happened."""

from __future__ import annotations

from collections import Counter
from typing import Any

from drakkar.games.vikings.box import ROWS, WARRIOR
from drakkar.kernel.telling import Sight, Words


def move_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    table, question = sight.table, sight.view["question"] or [""]
    coast = table["coasts"][sight.seat]
    if move[0] == "buy":
        lot = next(lot for lot in table["lots"] if lot["price"] == move[1])
        cost = next(cost for cost in coast["costs"] if cost["price"] == move[1])
        return {**lot, **cost}
    if move[0] == "lay":
        prices = table["places"][move[1]]
        return {"number": len(prices), "from": prices[0], "to": prices[-1]}
    if move[0] == "ferry":
        empty = [t for t in coast["tiles"] if t["row"] == move[1] and not t["viking"]]
        takes = coast["carries"]["ferry" if move[2] else "alone"].get(move[1], 0)
        return {"one": takes == 1, "ashore": coast["ashore"].get(move[1], 0), "room": len(empty)}
    if move[0] == "place":
        tile, viking = question[2], question[3]
        home = viking == move[1]
        threat = _threat(coast, move[1], move[2], arrives=home)
        return {"tile": tile, "viking": viking, "home": home, "threat": threat}
    if move[0] == "land":
        return {"threat": _threat(coast, move[1], move[2], arrives=True)}
    if move[0] == "settle":
        return {"threat": _threat(coast, question[2], question[3], arrives=True)}
    return {}


def event_args(words: Words, args: dict[str, Any]) -> dict[str, Any]:
    if "vikings" in args:
        counts = Counter(args["vikings"])
        kinds = (words("some-vikings", viking=v, number=n) for v, n in counts.items())
        return {"list": ", ".join(kinds)}
    if "bonuses" in args:
        return {"list": ", ".join(words("bonus", bonus=name) for name in args["bonuses"])}
    return {}


def _threat(coast: dict[str, Any], row: str, column: int, *, arrives: bool) -> str:
    """Whether a cell is under threat, or would be if its Viking were not the one who ends it."""
    if (row, column) not in map(tuple, coast["threat"]):
        return "no"
    return "repel" if arrives and row == ROWS[WARRIOR] else "yes"
