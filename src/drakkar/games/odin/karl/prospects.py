"""What a dice action promises before the dice have fallen: he rolls on while that is better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from drakkar.games.odin.box import HELD, SPEAR, STONE, SWORD, WOOD
from drakkar.games.odin.dice.battle import BOOSTS, boosts, loot_values
from drakkar.games.odin.dice.results import ACTIONS, Action, modifier, most_rolls, weapon_worth
from drakkar.games.odin.karl.worth import VIKING
from drakkar.games.odin.state import BACK, KIND, ROLLS, Odin

Worth = Sequence[float]


def rolling(s: Odin, seat: int, worth: Worth) -> float:
    """What the rolls still to come are worth, the next one included."""
    line = s.dice[-1]
    action = ACTIONS[line[KIND]]
    rolls = most_rolls(s, line) - line[ROLLS]
    failure = _bundle(action.consolation, worth) + VIKING * line[BACK]
    more = modifier(s, line)
    base = seat * HELD
    results = range(1 + more, action.sides + 1 + more)
    if action.low:
        reward = _bundle(action.reward, worth)
        wood, weapons = s.goods[base + WOOD], s.goods[base + action.weapon]
        price = weapon_worth(s, line)
        ends = [
            max(failure, _hunted(max(0, due), reward, wood, weapons, price, action, worth))
            for due in results
        ]
    else:
        table = sorted((sword, worth[item]) for item, sword in loot_values(s, seat).items())
        adds = boosts(s, seat)
        held = [s.goods[base + item] for item in BOOSTS]
        extra = [add for add, number in zip(adds, held, strict=True) for _ in range(number)]
        cost = (worth[STONE] + worth[SWORD] + worth[SPEAR]) / 3
        ends = [_won(due, action, table, extra, cost, failure) for due in results]
    return _best_of(tuple(ends), max(1, rolls), failure)


def _bundle(what: tuple[tuple[int, int], ...], worth: Worth) -> float:
    return sum(worth[item] * number for item, number in what)


def _hunted(
    due: int, reward: float, wood: int, weapons: int, price: int, action: Action, worth: Worth
) -> float:
    """Weapons pay first: they serve for little else."""
    used = min(weapons, -(-due // price))
    rest = max(0, due - used * price)
    if rest > wood:
        return -1000.0
    return reward - used * worth[action.weapon] - rest * worth[WOOD]


def _won(
    due: int,
    action: Action,
    table: list[tuple[int, float]],
    extra: list[int],
    cost: float,
    failure: float,
) -> float:
    best, spent = failure, 0.0
    for step in range(len(extra) + 1):
        if due > action.fails_up_to:
            loot = max([value for sword, value in table if sword <= due], default=-1000.0)
            best = max(best, loot - spent)
        if step < len(extra):
            due += extra[step]
            spent += cost
    return best


@lru_cache(maxsize=4096)
def _best_of(ends: tuple[float, ...], rolls: int, failure: float) -> float:
    """Each time take what has fallen, or roll again."""
    worth = sum(ends) / len(ends)
    for _ in range(rolls - 1):
        worth = sum([max(end, worth) for end in ends]) / len(ends)
    return worth
