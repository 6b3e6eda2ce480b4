"""Operations from the component files: the steps of action spaces and the effects of occupations.

``effect`` reads what occupation_terms.yaml calls an effect; ``step`` the step of a space.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from drakkar.games.odin.actions import crafting, effects
from drakkar.games.odin.actions.effects import Effect, Gain, Options, Per, Table
from drakkar.games.odin.actions.emigration import EmigrateOp, SwapShip
from drakkar.games.odin.actions.exploration import ExploreOp
from drakkar.games.odin.actions.mountains import Mountain
from drakkar.games.odin.actions.ops import Op
from drakkar.games.odin.actions.overseas import Overseas, SpecialSale
from drakkar.games.odin.actions.trade import UpgradeOp
from drakkar.games.odin.boards.geometry import check
from drakkar.games.odin.boards.houses import FillSlotOp
from drakkar.games.odin.box import (
    ACTION_BOARD,
    CATTLE,
    ITEM,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
)
from drakkar.games.odin.cards import held_phases, visits, with_boards, with_goods
from drakkar.games.odin.cards.conditions import COUNTS, Count, condition_of
from drakkar.games.odin.cards.occupations import DrawOccupationOp, PlayOp
from drakkar.games.odin.dice import battle, rolling
from drakkar.games.odin.files import ConditionFile
from drakkar.games.odin.state import Odin
from drakkar.games.odin.things.goods import bundle
from drakkar.games.odin.things.payments import ANY
from drakkar.games.odin.things.prices import Amount
from drakkar.games.odin.things.vikings import ReturnVikings
from drakkar.games.odin.things.weapons import DrawWeaponsOp, FillWeaponsOp

Data = Mapping[str, Any]


# ---- effects of occupations ------------------------------------------------------------------


def _table(data: Data) -> Op:
    rows = []
    for row in data["rows"]:
        inner = {key: value for key, value in row.items() if key not in ("min", "max")}
        rows.append(
            (row.get("min", 0), row.get("max", 1_000_000), effect(inner) if inner else None)
        )
    for (_, most, _), (least, _, _) in pairwise(rows):
        assert least == most + 1, f"min: {least}"  # no gap, and nothing twice
    return Table(COUNTS[data["count"]], rows)


def _options(data: list[Data]) -> Op:
    options = []
    for option in data:
        inner = {key: value for key, value in option.items() if key not in ("id", "condition")}
        condition = option.get("condition")
        test = condition_of(ConditionFile(**condition)) if condition else None
        options.append((option["id"], effect(inner), test))
    return Options(options)


def _laid(data: Data, where: str) -> str:
    """The item that is laid; it goes where it always goes."""
    assert data["where"] == where, data["where"]
    return str(data["item"])


_MAKERS: dict[str, Callable[[Any], Op]] = {
    "fill_slot": lambda data: FillSlotOp(data["item"], data["building"]),
    "gain": lambda data: Gain(bundle(data)),
    "options": _options,
    "table": _table,
    "per": lambda data: Per(COUNTS[data["count"]], bundle(data["gain"])),
    "load_new_ship": effects.LoadNewShip,
    "upgrade": lambda data: UpgradeOp(**data),
    "diagonal": lambda data: with_goods.DiagonalOp(**data),
    "flip": lambda data: with_goods.FlipOp(**data),
    "one_more": lambda data: with_goods.OneMore(**data),
    "double": lambda data: with_goods.Double(**data),
    "take_mountain": Mountain,
    "draw_weapons": DrawWeaponsOp,
    "fill_weapons": lambda data: FillWeaponsOp(**data),
    "play_occupation": PlayOp,
    "dice": rolling.Dice,
    "emigrate": lambda data: EmigrateOp(data["cost"]),
    "use_space": lambda data: visits.VisitOp(**data),
    "return_vikings": lambda data: ReturnVikings(data["count"], data["from"]),
    "hold_phase": lambda data: held_phases.HoldPhase(**data),
    "counts_as_phase": held_phases.CountsAsPhase,
    "take_laid_tile": lambda data: with_boards.TakeLaidTile(**data),
    "lay_new": lambda data: with_boards.LayNew(_laid(data, "boards"), COUNTS[data["up_to"]]),
    "lay_served": lambda data: with_boards.LayServed(_laid(data, "houses")),
    "unload": lambda data: with_boards.Unload(data),
    "forbids": held_phases.Forbids,
    "roll_bonus": rolling.RollBonus,
}
"""The verbs of occupation_terms.yaml, in their order."""


def effect(data: Data) -> Op:
    """One effect: pay, then everything else in the order of the verbs."""
    ops: list[Op] = []
    built = bool(data.get("counts_as_building"))  # occupation 105 (ODI-21.30)
    for verb, make in _MAKERS.items():
        if verb == "gain" and verb in data:
            ops.append(Gain(bundle(data[verb]), built))
        elif verb == "take_mountain" and verb in data:
            ops.append(Mountain(data[verb], data.get("only", ()), data.get("then_pay", "")))
        elif verb in data:
            ops.append(make(data[verb]))
    known = {*_MAKERS, "pay", "only", "then_pay", "counts_as_building"}
    assert known >= set(data), set(data) - known
    price, choices, ore = _price(data.get("pay", {}))
    if len(ops) == 1 and not price and not choices and not ore:
        return ops[0]
    return Effect(price, choices, ore, ops)


def _price(data: Data) -> tuple[list[tuple[int, Amount]], list[tuple[str, int]], int]:
    price, choices, ore = [], [], 0
    for name, amount in data.items():
        if name == "ore_on_ship":
            ore = amount
        elif name in ANY:
            choices.append((name, amount))
        else:
            price.append((ITEM[name], Amount(amount)))
    return price, choices, ore


# ---- steps of action spaces ------------------------------------------------------------------


def _animals(animal: str) -> Count:
    plain, pregnant = {"cattle": (CATTLE, PREGNANT_CATTLE), "sheep": (SHEEP, PREGNANT_SHEEP)}[
        animal
    ]
    return lambda s, seat: s.held(seat, plain) + s.held(seat, pregnant)


def _if_animal(data: Data) -> Op:
    return Table(_animals(data["animal"]), [(data["min"], 1_000_000, Gain(bundle(data["gain"])))])


def _per_animal(data: Data) -> Op:
    animal = data["animal"]
    return Per(_animals(animal), bundle({data["good"]: data["per"]}), data["max"], animal)


def _players(s: Odin, seat: int) -> int:
    return s.players  # who has passed, too; alone it is one (ODI-11.16, 23.13)


def _space_steps(requires: Data) -> dict[str, Callable[[Any], Op]]:
    return {
        # ODI-11.3 to 11.6, 11.8, 12.1 to 12.4, 12.8 to 12.10, 12.14: a price and what it brings
        "exchange": lambda data: Effect(*_price(data["pay"]), [Gain(bundle(data["gain"]))]),
        # ODI-11.1, 11.2, 11.9 to 11.12, 11.15, 12.15: what the space shows
        "gain": lambda data: Gain(bundle(data)),
        "gain_per_player": lambda data: Per(_players, bundle(data)),  # ODI-11.16
        "per_animal": _per_animal,  # ODI-11.13, 11.14
        "if_animal": _if_animal,  # ODI-11.12
        # ODI-11.7, 12.6, 12.11, 13.8: one of two
        "choose": lambda data: Options(
            [(way["id"], step(way["steps"][0], requires), None) for way in data]
        ),
        "forge": lambda data: crafting.Forge(data["pay"]["ore"]),
        # ODI-13.7 to 13.10, 13.12: alone or one after the other
        "take_mountain": Mountain,
        "upgrade": lambda data: UpgradeOp(**data),
        "overseas_trade": lambda data: Overseas(data["pay"]["silver"]),
        "special_sale": lambda data: SpecialSale(data["max_tiles"]),
        "dice": lambda data: rolling.Dice(data["action"], data.get("boats_max", 0)),
        "plunder": lambda data: battle.Plunder(bundle(data), requires["ships"]["longship"]),
        "explore": lambda data: ExploreOp(data, requires["any_ship_of"]),
        "draw_weapons": DrawWeaponsOp,
        "draw_occupation": DrawOccupationOp,
        "play_occupation": lambda data: PlayOp(data["max"], data.get("pay_one_of", ())),
        "emigrate": lambda data: EmigrateOp(data["cost"]),
        "swap_ship": lambda data: SwapShip(),
    }


def step(data: Data, requires: Data) -> Op:
    kind = next(key for key in data if key != "optional")
    op = _space_steps(requires)[kind](data[kind])
    op.optional = bool(data.get("optional"))  # ODI-12.15, 13.11
    return op


for _space in ACTION_BOARD.spaces:
    check(bool(_space.steps), "action_board", f"spaces.{_space.id}.steps", ">= 1", 0)
