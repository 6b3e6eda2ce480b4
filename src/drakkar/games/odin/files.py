"""The shape of the component files: what msgspec checks when they are read.

What only explains the box to a reader is left out here, and a correction of it is refused by name
(``components.refuse_unread``). Grids, shapes and dishes are read by boards/geometry.py.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Amounts = dict[str, int]
Deck = Literal["A", "B", "C"]


class PlainFile(msgspec.Struct, frozen=True):
    pass


# ---- goods.yaml ------------------------------------------------------------------------------
class BoxColumnFile(PlainFile, frozen=True):
    orange: str | None
    red: str
    green: str
    blue: str


class GoodFile(PlainFile, frozen=True):
    id: str
    colour: str
    upgrade: str | None
    flip: str
    points: int = 0
    sword: int = 0
    tongs: bool = False


class SpecialTileFile(PlainFile, frozen=True):
    id: str
    sword: int
    price: int | None
    tongs: bool


class KitFile(PlainFile, frozen=True):
    weapons: Amounts
    goods: Amounts


class GoodsFile(PlainFile, frozen=True):
    goods_box_columns: list[BoxColumnFile]
    goods: list[GoodFile]
    special_tiles: list[SpecialTileFile]
    starting_kit: KitFile


# ---- ships.yaml, weapons.yaml, mountain_strips.yaml, buildings.yaml ----------------------------
class ShipFile(PlainFile, frozen=True):
    id: str
    price_silver: int
    ore_printed: int
    ore_slots: int


class DocksFile(PlainFile, frozen=True):
    small: int
    large: int


class ShipsFile(PlainFile, frozen=True):
    ships: list[ShipFile]
    docks: DocksFile


class WeaponFile(PlainFile, frozen=True):
    id: str
    count: int


class WeaponsFile(PlainFile, frozen=True):
    weapons: list[WeaponFile]


class StripFile(PlainFile, frozen=True):
    id: str
    items: list[str]


class StripSetupFile(PlainFile, frozen=True):
    face_up_at_start: dict[int, int]


class StripsFile(PlainFile, frozen=True):
    strips: list[StripFile]
    setup: StripSetupFile


class BuildingFile(PlainFile, frozen=True):
    id: str
    count: int


class BuildingsFile(PlainFile, frozen=True):
    buildings: list[BuildingFile]


# ---- exploration.yaml --------------------------------------------------------------------------
class LandFile(PlainFile, frozen=True):
    id: str
    board: str
    side: Literal["front", "back"]
    reverse: str
    points: int


class FlipFile(PlainFile, frozen=True):
    silver_added: int


class ExplorationFile(PlainFile, frozen=True):
    boards: list[LandFile]
    phase_3: FlipFile


# ---- home_board.yaml ---------------------------------------------------------------------------
class TableFile(PlainFile, frozen=True):
    columns: int
    panel_columns: int


class SideFile(PlainFile, frozen=True):
    id: str
    rounds: int
    vikings_on_thing: int
    round_cells: dict[int, int]
    harvest: dict[int, int]
    flips: dict[int, str]


class HarvestFile(PlainFile, frozen=True):
    id: str
    level: int
    crops: list[str]


class SoloFile(PlainFile, frozen=True):
    length: str
    colour: Literal["first", "second"]
    table: dict[int, int]
    thing: int
    waiting: int


class ScoringFile(PlainFile, frozen=True):
    ships: Amounts
    emigrated: Amounts
    buildings: Amounts
    english_crown: int
    uncovered_minus_one_cell: int
    thing_penalty: int


class HomeFile(PlainFile, frozen=True):
    banquet_table: TableFile
    sides: list[SideFile]
    harvest_levels: list[HarvestFile]
    solo: list[SoloFile]
    scoring: ScoringFile


# ---- action_board.yaml -------------------------------------------------------------------------
class GroupFile(PlainFile, frozen=True):
    id: str


class SpaceFile(PlainFile, frozen=True):
    id: str
    column: int
    pos: int
    groups: list[str]
    steps: list[dict[str, Any]]
    requires: dict[str, Any] = {}


class DieFile(PlainFile, frozen=True):
    sides: int


class SuccessFile(PlainFile, frozen=True):
    pay_exactly_result_with: list[str] = []
    gain: Amounts = {}


class FailureFile(PlainFile, frozen=True):
    gain: Amounts
    vikings_back: int


class DiceActionFile(PlainFile, frozen=True):
    id: str
    die: DieFile
    aim: Literal["low", "high"]
    max_rolls: int
    success: SuccessFile
    failure: FailureFile
    forced_failure_if_result_at_most: int = 0


class ExtensionSideFile(PlainFile, frozen=True):
    imitation_column: int


class ExtensionFile(PlainFile, frozen=True):
    id: str
    sides: dict[str, ExtensionSideFile]


class ActionBoardFile(PlainFile, frozen=True):
    groups: list[GroupFile]
    spaces: list[SpaceFile]
    dice_actions: list[DiceActionFile]
    extension_tiles: list[ExtensionFile]


# ---- occupations.yaml --------------------------------------------------------------------------
class ConditionFile(PlainFile, frozen=True, forbid_unknown_fields=True):
    count: str
    min: int = 0
    max: int = 1_000_000


class TriggerFile(PlainFile, frozen=True, forbid_unknown_fields=True):
    """What occupation_terms.yaml calls events, moments and filters; a scope has filters only."""

    event: str = ""
    when: str = ""
    spaces: list[str] = []
    groups: list[str] = []
    column: int = 0
    vikings: int = 0
    step: str = ""
    kinds: list[str] = []
    result: Literal["any", "success", "failure"] = "any"
    ship: str = ""
    phase: str = ""
    harvest: Literal["", "none", "some"] = ""
    items: list[str] = []
    at_once: int = 0
    where: str = ""
    goods: int = 0


class PartFile(PlainFile, frozen=True, forbid_unknown_fields=True):
    timing: Literal["on_play", "anytime", "each_time", "as_soon_as", "permanent", "scoring"]
    do: dict[str, Any]
    optional: bool = False
    trigger: TriggerFile | None = None
    scope: TriggerFile = TriggerFile()
    condition: ConditionFile | None = None
    limit: Literal["", "round", "game", "per_knarr"] = ""


class OccupationFile(PlainFile, frozen=True):
    id: str
    number: int
    deck: Deck
    starting: bool
    category: str
    points: int
    parts: list[PartFile]
    printed_parts: list[PartFile] = []


class OccupationsFile(PlainFile, frozen=True):
    occupations: list[OccupationFile]
