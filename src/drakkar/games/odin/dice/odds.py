"""What a question about a die needs to know: the roll, what success takes and brings, the odds."""

from __future__ import annotations

from typing import Any

from drakkar.games.odin.box import (
    ACTION_BOARD,
    HELD,
    ITEM_NAMES,
    NONE,
    WOOD,
)
from drakkar.games.odin.cards.events import ACTION_KINDS, WHALING
from drakkar.games.odin.dice.battle import (
    ASIDE,
    BOOSTS,
    Battle,
    SecondTile,
    battle_result,
    boosts,
    loot_values,
)
from drakkar.games.odin.dice.hunting import Hunt, payments
from drakkar.games.odin.dice.results import (
    ACTIONS,
    modifier,
    most_rolls,
    result,
    weapon_worth,
)
from drakkar.games.odin.dice.rolling import NameBoats, has_ships
from drakkar.games.odin.moves import Boats
from drakkar.games.odin.state import (
    BACK,
    BOATS,
    BOATS_MAX,
    DICE_FIELDS,
    KIND,
    ROLL,
    ROLLER,
    ROLLS,
    SHIP,
    Odin,
)
from drakkar.games.odin.view_types import AskedDice, Chances, Face, Items, Prize

Odds = dict[str, float]


def asked_dice(s: Odin, question: Any) -> AskedDice | None:
    """Of what is public in the state."""
    if not s.dice or not isinstance(question, Hunt | Battle | SecondTile | NameBoats):
        return None
    line, seat = s.dice[-1], question.seat
    action, most = ACTIONS[line[KIND]], most_rolls(s, line)
    about: AskedDice = {
        "action": action.id,
        "sides": action.sides,
        "low": action.low,
        "rolled": line[ROLL] if line[ROLLS] else None,
        "result": None,
        "attempt": max(1, line[ROLLS]),
        "attempts": most,
        "need": action.fails_up_to + 1,
        "holds": {},
        "brings": _items(action.reward),
        "fails": _items(action.consolation),
        "back": line[BACK],
        "odds": {},
        "added": modifier(s, line),
        "aside": {},
        "faces": [],
    }
    if isinstance(question, NameBoats):
        about["holds"] = _wood_and_weapons(s, seat, line)
        about["odds"] = _boats(s, seat, line, question)
    elif isinstance(question, Hunt):
        about["result"] = about["need"] = result(s, line)
        about["holds"] = _wood_and_weapons(s, seat, line)
        if line[ROLLS] < most:
            about["odds"] = _hunting(s, seat, line, most - line[ROLLS])
            about["faces"] = _dearer(s, seat, line)
    elif isinstance(question, Battle):
        battle = about["result"] = battle_result(s, seat)
        about["holds"], more = _boosts(s, seat)
        about["aside"] = {
            ITEM_NAMES[item]: number
            for item, number in zip(BOOSTS, line[ASIDE], strict=True)
            if number
        }
        about["most"] = battle + more
        about["tile"] = _best_loot(s, seat, battle)
        about["tile_with_more"] = _best_loot(s, seat, battle + more)
        if question.may_roll(s):
            about["odds"] = _battle(s, line, more, most - line[ROLLS])
            about["faces"] = _higher(s, line, more)
    else:
        about["result"] = question.left
        about["fails"], about["back"] = {}, 0
        values = loot_values(s, seat, question.green, question.top)
        about["tile"] = _most(values, question.left)
    return about


def _items(bundle: tuple[tuple[int, int], ...]) -> Items:
    return {ITEM_NAMES[item]: number for item, number in bundle}


def faces(s: Any, line: list[int], more: int = 0) -> list[int]:
    """What each number of the die would come to (ODI-16.4, 16.12)."""
    action = ACTIONS[line[KIND]]
    totals = [roll + modifier(s, line) + more for roll in range(1, action.sides + 1)]
    return [max(total, 0) for total in totals] if action.low else totals


def _share(hits: list[bool]) -> float:
    return sum(hits) / len(hits)


def _within(chance: float, rolls: int) -> float:
    """At least once in so many rolls."""
    return 1 - (1 - chance) ** rolls


def _tell_once(odds: Odds, better: str) -> None:
    """A better roll is exactly a success: one of the two says it."""
    if odds[better] == odds["success"]:
        del odds[better]


# ---- hunting -----------------------------------------------------------------------------------


def _wood_and_weapons(s: Any, seat: int, line: list[int]) -> Items:
    items = (WOOD, ACTIONS[line[KIND]].weapon)
    return {ITEM_NAMES[item]: s.goods[seat * HELD + item] for item in items}


def _success(s: Any, seat: int, line: list[int]) -> float:
    """That a roll can be paid for with what the seat holds (ODI-16.14)."""
    wood, weapons = _wood_and_weapons(s, seat, line).values()
    worth = weapon_worth(s, line)
    return _share([bool(payments(due, wood, weapons, worth)) for due in faces(s, line)])


def _hunting(s: Any, seat: int, line: list[int], left: int) -> Odds:
    due, success = result(s, line), _success(s, seat, line)
    odds = {
        "free": _share([face == 0 for face in faces(s, line)]),
        "lower": _share([face < due for face in faces(s, line)]),
        "success": success,
    }
    if not odds["free"]:
        del odds["free"]
    _tell_once(odds, "lower")
    return odds | ({"within": _within(success, left)} if left > 1 else {})


def _dearer(s: Any, seat: int, line: list[int]) -> list[Face]:
    wood, weapons = _wood_and_weapons(s, seat, line).values()
    worth, now = weapon_worth(s, line), result(s, line)
    return [
        _beside(now - due) if payments(due, wood, weapons, worth) else "lost"
        for due in faces(s, line)
    ]


def _beside(more: int) -> Face:
    """So much better than the roll that lies there."""
    return "better" if more > 0 else "worse" if more < 0 else "same"


def _boats(s: Any, seat: int, line: list[int], question: NameBoats) -> Odds:
    """By the boats that go: success with the first roll (ODI-16.10)."""
    odds: Odds = {}
    fleet = s.boats[seat]
    for move in question.moves(s):
        assert isinstance(move, Boats)
        full = [number for number, ore in enumerate(fleet) if ore][: move.loaded]
        bare = [number for number, ore in enumerate(fleet) if not ore][: move.empty]
        named = line[:]
        named[BOATS] = sum(1 << number for number in full + bare)
        key = f"boats-{move.loaded + move.empty}"
        odds[key] = max(odds.get(key, 0.0), _success(s, seat, named))
    return odds


# ---- battles -----------------------------------------------------------------------------------


def _boosts(s: Any, seat: int) -> tuple[Items, int]:
    """What could still be added, and how much it would add (ODI-16.23)."""
    holds: Items = {}
    more = 0
    for item, add in zip(BOOSTS, boosts(s, seat), strict=True):
        number = s.goods[seat * HELD + item]
        if add and number:
            holds[ITEM_NAMES[item]] = number
            more += add * number
    return holds, more


def _best_loot(s: Any, seat: int, battle: int) -> str | None:
    """A tile with the highest sword value that the result allows (ODI-16.24, 16.25)."""
    if battle <= ACTIONS[s.dice[-1][KIND]].fails_up_to:
        return None
    return _most(loot_values(s, seat), battle)


def _most(values: dict[int, int], battle: int) -> str | None:
    allowed = [item for item, sword in values.items() if sword <= battle]
    return ITEM_NAMES[max(allowed, key=values.__getitem__)] if allowed else None


def _battle(s: Any, line: list[int], more: int, left: int) -> Odds:
    lost = ACTIONS[line[KIND]].fails_up_to
    success = _share([face > lost for face in faces(s, line)])
    odds = {
        "higher": _share([face > result(s, line) for face in faces(s, line)]),
        "success": success,
    }
    _tell_once(odds, "higher")
    if more:
        odds["boosted"] = _share([face > lost for face in faces(s, line, more)])
    return odds | ({"within": _within(success, left)} if left > 1 else {})


def _higher(s: Any, line: list[int], more: int) -> list[Face]:
    lost, now = ACTIONS[line[KIND]].fails_up_to, result(s, line)
    return [_beside(face - now) if face + more > lost else "lost" for face in faces(s, line)]


# ---- before it is begun ------------------------------------------------------------------------


def chances(s: Odin, seat: int) -> dict[str, Chances]:
    """What the dice of the spaces may come to, for those whose ships the seat has. An occupation
    that asks before it helps is not counted."""
    lying = s.dice  # dice are laid in their stead; what may be seen of a state cannot be copied
    try:
        return {
            space: _chances(s, seat, kind, boats_max)
            for space, (kind, boats_max) in _DICE.items()
            if has_ships(s, seat, kind)
        }
    finally:
        s.dice = lying


# no `Dice`: operations are numbered as they are made, and stored positions name their numbers
_DICE = {
    space.id: (ACTION_KINDS.index(step["dice"]["action"]), step["dice"].get("boats_max", 0))
    for space in ACTION_BOARD.spaces
    for step in space.steps
    if "dice" in step
}


def _chances(s: Odin, seat: int, kind: int, boats_max: int) -> Chances:
    line = [0] * DICE_FIELDS
    line[KIND], line[ROLLER], line[SHIP] = kind, seat, NONE
    line[BOATS_MAX] = boats_max
    fleet = s.longships[seat]
    if kind == WHALING:  # as many as may go, those with ore first
        best = sorted(range(len(s.boats[seat])), key=lambda number: -s.boats[seat][number])
        line[BOATS] = sum(1 << number for number in best[:boats_max])
    elif not ACTIONS[kind].low and fleet:
        line[SHIP] = fleet.index(max(fleet))
    s.dice = [line]
    action, rolls = ACTIONS[kind], most_rolls(s, line)
    prizes: list[Prize] = []
    if action.low:
        holds = _wood_and_weapons(s, seat, line)
        success = _success(s, seat, line)
    else:
        holds, more = _boosts(s, seat)
        totals = faces(s, line, more)
        success = _share([total > action.fails_up_to for total in totals])
        values = loot_values(s, seat)
        for sword in sorted(set(values.values())):
            reached = _share([total >= max(sword, action.fails_up_to + 1) for total in totals])
            if reached:
                tiles = [ITEM_NAMES[item] for item, value in values.items() if value == sword]
                chance = round(_within(reached, rolls), 3)
                prizes.append({"result": sword, "chance": chance, "tiles": tiles})
    added = modifier(s, line)
    return {
        "rolls": rolls,
        "added": added,
        "holds": holds,
        "success": round(_within(success, rolls), 3),
        "prizes": prizes,
    }
