"""The occupations, made from their file: every paragraph becomes a Part with its operation."""

from __future__ import annotations

from typing import Any

from drakkar.games.odin.actions.making import effect
from drakkar.games.odin.actions.ops import understood
from drakkar.games.odin.box import CARDS, GROUPS, ITEM, NONE, SILVER_2, SPACE_COLUMN, spaces_of
from drakkar.games.odin.cards.conditions import PASSED, TALLIED, condition_of, tally_condition
from drakkar.games.odin.cards.events import (
    ACTION_KINDS,
    ANY_ACTION_AFTER,
    ANYTIME,
    EVENT,
    EVENT_NAMES,
    PERMANENT,
)
from drakkar.games.odin.cards.occupations import PARTS_OF
from drakkar.games.odin.cards.triggers import PARTS, Part
from drakkar.games.odin.files import PartFile, TriggerFile
from drakkar.games.odin.state import TALLY_0, TALLY_3

_LASTING = (
    "discount",
    "max_rolls",
    "pays",
    "boosts",
    "loot_tiles",
    "loot_green",
    "loot_top_special",
    "fewer_vikings",
    "explore",
    "ship_as",
    "further_step",
    "lengthwise",
    "lay",
)
"""Verbs that change a rule for good; ``roll_bonus`` does, too, in a permanent part. An occupation
beats the rule it departs from (ODI-2.11)."""

_ONLY = {
    "explore": "any_face_up_board",
    "lay": {"item": "wood", "where": "houses"},
    "ship_as": {"knarr": "longship"},
}
"""Verbs that are known in one form."""


def _event(data: PartFile) -> int:
    trigger = data.trigger
    if data.timing == "permanent" or "lay" in data.do:
        return PERMANENT
    if data.timing == "anytime":
        return ANYTIME
    if trigger is None:
        if data.timing in ("each_time", "as_soon_as"):
            raise KeyError("trigger")
        return NONE
    if trigger.event == "phase":
        return EVENT[f"{trigger.phase} {trigger.when}"]
    name = f"{trigger.event} {trigger.when}".strip()
    return EVENT[name]


def _items(names: list[str]) -> frozenset[int]:
    return frozenset(SILVER_2 if name == "silver_2" else ITEM[name] for name in names)


def _spaces(trigger: TriggerFile) -> int:
    spaces = spaces_of(trigger.spaces)
    for group in trigger.groups:
        spaces |= GROUPS[group]
    return spaces


def _rules(data: PartFile) -> tuple[tuple[str, object], ...]:
    rules: list[tuple[str, object]] = []
    do: dict[str, Any] = data.do
    if "table" in do:  # occupation 106: the number depends on the longships
        return (("fewer_vikings", do["table"]),)
    for verb, value in do.items():
        assert verb in (*_LASTING, "roll_bonus"), verb
        assert value == _ONLY.get(verb, value), value
        assert verb != "loot_green" or value["tiles"] == 1, value  # ODI-21.41
        rules.append((verb, value))
    return tuple(rules)


def part_of(card: int, data: PartFile) -> Part:
    event = _event(data)
    trigger = data.trigger or data.scope
    condition = data.condition
    passed = condition is not None and condition.count in PASSED
    tally, tally_field = NONE, 0
    test = None
    if condition is not None and condition.count in TALLIED:
        number = sum(part.tally != NONE for part in PARTS)
        tally, tally_field = TALLIED[condition.count], TALLY_0 + number
        test = tally_condition(condition, number, event != ANY_ACTION_AFTER)
    elif not passed:
        test = condition_of(condition)
    part = Part(
        index=len(PARTS),
        card=card,
        timing=data.timing,
        event=event,
        op=None if event == PERMANENT else effect(data.do),
        rules=_rules(data) if event == PERMANENT else (),
        optional=data.optional,
        limit=data.limit,
        condition=test,
        spaces=_spaces(trigger),
        kinds=sum(1 << ACTION_KINDS.index(kind) for kind in trigger.kinds),
        items=_items(trigger.items),
        vikings=trigger.vikings,
        column=trigger.column,
        result={"any": NONE, "failure": 0, "success": 1}[trigger.result],
        ship=ITEM[trigger.ship] if trigger.ship else NONE,
        step=trigger.step,
        harvest={"": NONE, "none": 0, "some": 1}[trigger.harvest],
        where=trigger.where,
        at_once=trigger.at_once,
        goods=trigger.goods,
        tally=tally,
        tally_field=tally_field,
        least=condition.min if passed and condition else 0,
        most=condition.max if passed and condition else 1_000_000,
    )
    PARTS.append(part)
    return part


for _card, _data in enumerate(CARDS):
    with understood("occupations", f"occupations.{_data.id}"):
        _parts = tuple(part_of(_card, part) for part in _data.parts)
        PARTS_OF[0].append(_parts)
        if _data.printed_parts:  # ODI-20.25
            _parts = tuple(part_of(_card, part) for part in _data.printed_parts)
        PARTS_OF[1].append(_parts)

assert len(EVENT_NAMES) == len(EVENT)
assert max(part.tally_field for part in PARTS) <= TALLY_3
assert max(SPACE_COLUMN) == 4
