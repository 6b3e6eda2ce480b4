"""Chapter 7, phase 10: bonuses."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import HOME, ITEM
from drakkar.games.odin.cards.events import BONUS_AFTER, BONUS_DURING, HOUSE_BONUS_INSTEAD
from drakkar.games.odin.cards.triggers import PARTS, fire, usable
from drakkar.games.odin.state import Odin, OwnBoard
from drakkar.games.odin.things.goods import InPlaceOf, gain
from drakkar.kernel.question import Step

WHICH: dict[str, Callable[[OwnBoard], bool]] = {
    "all": lambda board: True,
    "houses": lambda board: BOARDS[board.board].house,
    "home_board": lambda board: board.board == HOME,
}


def _item(name: str, value: int | str) -> tuple[int, int]:
    return (ITEM[name], value) if isinstance(value, int) else (ITEM[value], 1)


def bonus_goods(boards: Iterable[OwnBoard]) -> list[tuple[int, int]]:
    """What the symbols that are closed in bring, those of houses, too (ODI-10.12)."""
    return [
        _item(name, value)
        for board in boards
        for bonus in grid.bonuses(BOARDS[board.board], board.covered)
        for name, value in bonus.gain  # one or two (ODI-7.4)
    ]


def pay_bonuses(s: Odin, seat: int, which: str = "all") -> None:
    """ODI-7.1, 7.2: all of them together. Occupation 177 may replace the only good of a house
    (ODI-21.55)."""
    totals: dict[int, int] = {}
    replaceable: list[int] = []
    parts = [n for n in s.active[seat][HOUSE_BONUS_INSTEAD] if usable(s, seat, PARTS[n])]
    for board in s.boards[seat]:
        if not WHICH[which](board):
            continue
        kind = BOARDS[board.board]
        goods = bonus_goods((board,))
        if parts and kind.house and sum(number for _, number in goods) == PARTS[parts[0]].goods:
            replaceable.append(goods[0][0])
            continue
        for item, number in goods:
            totals[item] = totals.get(item, 0) + number
    s.then(*(InPlaceOf(seat, parts[0], item) for item in replaceable))
    if totals:
        s.tell("bonus", seat=seat)
        # ODI-7.3; what is not there is lost (ODI-7.5), and a house comes too late to pay (ODI-7.6)
        gain(s, seat, tuple(totals.items()))


class Bonus(Step):
    seat: int

    def run(self, s: Odin) -> None:
        s.phase = 10
        s.then(AfterBonus(self.seat))
        fire(s, self.seat, BONUS_DURING)
        pay_bonuses(s, self.seat)


class AfterBonus(Step):
    seat: int

    def run(self, s: Odin) -> None:
        fire(s, self.seat, BONUS_AFTER)
