"""Vikings in words: what a move costs and threatens, what happened."""

from __future__ import annotations

from collections import Counter
from typing import Any

from drakkar.games.vikings.box import ROWS
from drakkar.kernel.telling import Sight, Words


def move_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    table, question = sight.table, sight.view["question"] or [""]
    coast = table["coasts"][sight.seat]
    if move[0] == "buy":
        lot = next(lot for lot in table["lots"] if lot["price"] == move[1])
        gold = min(coast["gold"], move[1])
        return {**lot, "gold": gold, "glory": move[1] - gold}
    if move[0] == "lay":
        number = table["drawn"][move[1]]
        free = sum(lot["viking"] is None for lot in table["lots"])
        prices = [lot["price"] for lot in table["lots"]][free - number : free]
        return {"number": number, "from": prices[0], "to": prices[-1]}
    if move[0] == "ferry":
        empty = [one for one in coast["tiles"] if one["row"] == move[1] and not one["viking"]]
        single = sight.view["options"]["rules"] != "basic" and not move[2]
        return {"one": single, "ashore": coast["ashore"].get(move[1], 0), "room": len(empty)}
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
        told = [words("some-vikings", viking=v, number=n) for v, n in counts.items()]
        return {"list": ", ".join(told)}
    if "bonuses" in args:
        return {"list": ", ".join(words("bonus", bonus=name) for name in args["bonuses"])}
    return {}


def _threat(coast: dict[str, Any], row: str, column: int, *, arrives: bool) -> str:
    """Whether a cell is under threat, or would be if its Viking were not the one who ends it."""
    if (row, column) not in threatened_cells(coast):
        return "no"
    return "repel" if arrives and row == "warrior" else "yes"


def threatened_cells(coast: dict[str, Any]) -> set[tuple[str, int]]:
    """The cells below ships that nobody repels, empty ones too."""
    return {
        (row, ship["column"])
        for ship in coast["ships"]
        if not ship["repelled"]
        for row in ROWS[: ROWS.index(ship["reach"]) + 1]
    }
