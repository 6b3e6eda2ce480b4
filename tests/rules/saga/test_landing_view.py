"""What a view foretells of a landing (``sum``, ``short``) comes true; what staying is worth."""

from __future__ import annotations

from typing import Any

import pytest

from drakkar.games.saga.leaving import DecideLeave
from drakkar.games.saga.moves import Play
from drakkar.kernel.table import Table
from tests.rules.saga.position import Jarl, at, gold, vp

# I.C: 15 +1 gold, 16 +1 VP, 17 -2 gold, 18 +1 VP and +3 gold, 20 +2 VP, 21 the last one


def before(where: int, **known: Any) -> Table:
    """Seat 0 may play Bjorn (1 cell) and would end there, or Helga."""
    me = Jarl(hand=["bjorn", "helga"], index=where - 2, **known)
    return at(me, Jarl(out=True), top=["move_1"])


def foretold(table: Table, cells: int = 1) -> dict[str, Any]:
    landing: dict[str, Any] = table.view(0)["table"]["landings"][str(cells)]
    return landing


@pytest.mark.parametrize(
    ("where", "known", "total"),
    [
        (15, {}, {"gold": 1}),
        (18, {}, {"vp": 1, "gold": 3}),
        (17, {}, {"gold": -2}),
        (15, {"played": ["soren"]}, {"gold": 2}),
        (18, {"played": ["soren", "britta"]}, {"vp": 2, "gold": 4}),
        (17, {"played": ["olav"]}, {"gold": 2}),
        (17, {"played": ["ellen"]}, {"gold": -2, "vp": 2}),
        (17, {"gold": 1}, {"gold": -1, "vp": -1}),
        (17, {"gold": 1, "vp": 0}, {"gold": -1}),
        (17, {"gold": 1, "played": ["ellen"]}, {"gold": -1, "vp": -1}),
        (21, {"vp": 1}, {"vp": -1}),
    ],
)
def test_the_sum_of_a_landing_is_what_it_brings(
    where: int, known: dict[str, Any], total: dict[str, int]
) -> None:
    table = before(where, **known)
    assert foretold(table)["sum"] == total
    had = gold(table), vp(table)
    table.play(Play("bjorn"), 0)
    brought = {"gold": gold(table) - had[0], "vp": vp(table) - had[1]}
    assert {name: number for name, number in brought.items() if number} == total


def test_the_view_says_what_gold_is_short() -> None:
    assert foretold(before(17, gold=1))["short"] == {"due": 2, "gold": 1}
    assert "short" not in foretold(before(17, gold=2))
    assert "short" not in foretold(before(17, gold=1, played=["olav"]))


def may_leave(hand: list[str], offset: int, left: list[str]) -> Table:
    """Seat 0 stands on the first place of the trail and is asked whether to leave."""
    me = Jarl(hand=hand, reached=True)
    return at(me, Jarl(out=True), offset=offset, display=["move_1"], pile=left, asks=DecideLeave(0))


@pytest.mark.parametrize(
    ("hand", "offset", "left", "staying"),
    [
        # Harald stays where the trail brings him: 15 and more, with 6 it is the last cell
        (["harald"], 15, ["move_2", "move_5", "move_6"], {"safe": 2, "of": 3}),
        (["bjorn"], 15, ["move_2", "move_5", "move_6"], {"safe": 1, "of": 3}),
        (["bjorn", "harald"], 15, ["move_2", "move_5", "move_6"], {"safe": 2, "of": 3}),
        (["helga"], 20, ["move_1"], {"safe": 0, "of": 1}),
        (["harald"], 15, [], None),
    ],
)
def test_what_staying_is_worth(
    hand: list[str], offset: int, left: list[str], staying: dict[str, int] | None
) -> None:
    table = may_leave(hand, offset, left)
    assert table.view(0)["table"]["staying"] == staying
    assert table.view(1)["table"]["staying"] is None
    assert table.view(None)["table"]["staying"] is None
