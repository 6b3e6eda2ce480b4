"""Chapter 16: raiding, pillaging and hunting: the five dice actions, and what a roll comes to."""

from __future__ import annotations

from typing import Final

from drakkar.games.odin.boards.geometry import check
from drakkar.games.odin.box import (
    ACTION_BOARD,
    BOAT_ORE,
    ITEM,
)
from drakkar.games.odin.cards.events import (
    ACTION_KINDS,
    PERMANENT,
    PILLAGING,
    WHALING,
)
from drakkar.games.odin.cards.triggers import permanent
from drakkar.games.odin.state import (
    BOATS,
    EXTRA,
    KIND,
    NONE,
    ROLL,
    ROLLER,
    SHIP,
    Odin,
)
from drakkar.games.odin.things.goods import bundle


class Action:
    """A dice action of the box: die, payment and reward of ODI-16.5, 16.6 and 16.8."""

    def __init__(self, number: int) -> None:
        data = ACTION_BOARD.dice_actions[number]
        self.id, self.sides, self.rolls = data.id, data.die.sides, data.max_rolls
        self.low = data.aim == "low"
        paid = data.success.pay_exactly_result_with
        field = f"dice_actions.{data.id}.success.pay_exactly_result_with"
        fits = len(paid) == 2 and paid[0] == "wood" if self.low else not paid
        check(fits, "action_board", field, "[wood, ...]" if self.low else "[]", paid)
        self.weapon = ITEM[paid[1]] if self.low else ITEM["long_sword"]
        self.reward = bundle(data.success.gain)
        self.consolation = bundle(data.failure.gain)
        self.back = data.failure.vikings_back
        self.fails_up_to = data.forced_failure_if_result_at_most


ACTIONS: Final = tuple(Action(number) for number in range(len(ACTION_BOARD.dice_actions)))
assert tuple(action.id for action in ACTIONS) == ACTION_KINDS[: len(ACTIONS)]


# ---- the result ------------------------------------------------------------------------------


def modifier(s: Odin, line: list[int]) -> int:
    """What is added to every roll: occupations and ore. Ore counts while it is on board."""
    seat, kind = line[ROLLER], line[KIND]
    total = line[EXTRA]  # everything adds up (ODI-20.23)
    if s.active[seat][PERMANENT]:
        for part, value in permanent(s, seat, "roll_bonus"):
            if part.kinds >> kind & 1:
                total += value
    if kind == WHALING:  # ODI-16.10
        boats = s.boats[seat]
        total -= sum(
            BOAT_ORE + ore for number, ore in enumerate(boats) if line[BOATS] >> number & 1
        )
    elif kind == PILLAGING and line[SHIP] != NONE:  # ODI-16.21
        total += s.longships[seat][line[SHIP]]
    return total


def result(s: Odin, line: list[int]) -> int:
    """ODI-16.3, 16.4, 16.12."""
    total = line[ROLL] + modifier(s, line)
    return max(total, 0) if ACTIONS[line[KIND]].low else total


def most_rolls(s: Odin, line: list[int]) -> int:
    most = ACTIONS[line[KIND]].rolls
    for part, value in permanent(s, line[ROLLER], "max_rolls"):
        if part.kinds >> line[KIND] & 1:
            most = max(most, value)
    return most


def weapon_worth(s: Odin, line: list[int]) -> int:
    """What one weapon pays; 2 for a spear with occupation 11 (ODI-21.6)."""
    weapon = ACTIONS[line[KIND]].weapon
    for part, value in permanent(s, line[ROLLER], "pays"):
        if part.kinds >> line[KIND] & 1:
            for name, worth in value.items():
                if ITEM[name] == weapon:
                    return int(worth)
    return 1
