"""The shape of the component files: what msgspec checks when they are read."""

from __future__ import annotations

from typing import Literal

import msgspec

from drakkar.kernel.components import Amount, Plain, Positive, Section, Source

Realm = Literal["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
Group = Literal["tutorial", "green", "depths", "ice", "high_sea", "unknown_sea", "bifrost"]


# ---- effects: of cells and markers, and of cards, told apart by their op ---------------------


class EffectsFile(Plain, frozen=True):
    """What a cell or marker does; negative: lose, pay."""

    vp: int = 0
    gold: int = 0
    viking: Amount = 0
    remove: Amount = 0
    draw: Amount = 0
    god: Amount = 0
    valhalla: Amount = 0
    prophecy: Amount = 0

    def tuple(self) -> tuple[int, ...]:
        return msgspec.structs.astuple(self)


class EffectFile(Plain, frozen=True, kw_only=True):
    """What a card does: ``op`` names it; the numbers are those of the ops that have them."""

    op: str
    gold: Amount = 0
    vp: Amount = 0
    count: Positive = 0
    cards: Positive = 0
    max: Positive = 0
    min: int = 0
    cells: Amount = 0
    max_times: Positive = 0
    keep_at_least: Amount = 0
    gold_per_vp: Amount = 0
    price: Literal["printed"] | Amount = 0
    to: Literal["", "hand", "draw_pile_bottom", "valhalla"] = ""
    numbers: tuple[int, ...] = ()
    reorder: bool = False
    replaced: bool = True


# ---- cards -----------------------------------------------------------------------------------


class VikingFile(Section, frozen=True, kw_only=True):
    id: str
    numbers: tuple[int, ...]
    price: int | None
    helmets: Amount
    action: Literal["none", "immediate", "any_moment", "permanent", "draw", "end_of_adventure"]
    effect: EffectFile | None
    realm: Realm | None = None
    bifrost: Literal["ok", "void"] = "ok"
    numbers_source: Source | None = None
    price_source: Source | None = None
    helmets_source: Source | None = None


class VikingCountsFile(Section, frozen=True, kw_only=True):
    starting: int
    realm: int
    copies: int


class VikingsFile(Plain, frozen=True):
    game: str
    counts: VikingCountsFile
    starting: list[VikingFile]
    realm: list[VikingFile]


class GodFile(Section, frozen=True, kw_only=True):
    id: str
    number: int
    timing: Literal["immediate", "after_cell", "whole_turn", "next_turn", "draw"]
    effect: EffectFile
    bifrost: Literal["ok", "void"] = "ok"
    number_source: Source | None = None


class GodCountsFile(Section, frozen=True, kw_only=True):
    total: int
    distinct_source: Source | None = None


class GodsFile(Plain, frozen=True):
    game: str
    counts: GodCountsFile
    gods: list[GodFile]


class NormalFile(Section, frozen=True, kw_only=True):
    id: str
    number: int
    copies: Amount


class SpecialFile(Section, frozen=True, kw_only=True):
    id: str
    number: int
    duration: Literal["on_reveal", "this_turn", "displayed"]
    applies_to: Literal["active", "all"]
    effect: EffectFile
    bifrost: Literal["ok", "void"] = "ok"
    name_source: Source | None = None
    number_source: Source | None = None
    duration_source: Source | None = None


class MovementCountsFile(Section, frozen=True, kw_only=True):
    normal: int
    special: int


class MovementFile(Plain, frozen=True):
    game: str
    counts: MovementCountsFile
    normal: list[NormalFile]
    special: list[SpecialFile]


# ---- adventures, markers, voyages ------------------------------------------------------------


class CellFile(Plain, frozen=True):
    id: int
    effects: EffectsFile
    source: Source | None = None


class AdventureFile(Section, frozen=True, kw_only=True):
    id: str
    realm: Realm | None
    group: Group
    vehicle: Literal["trail", "ship"]
    first_cell: int
    last_cell: int
    marker_cells: tuple[int, ...]
    cells: list[CellFile]
    last_penalty: int | None
    name_source: Source | None = None


class RealmFile(Section, frozen=True, kw_only=True):
    id: str
    group: Group


class AdventureCountsFile(Section, frozen=True, kw_only=True):
    total: int
    cells_per_card: int
    cells_per_card_source: Source | None = None


class AdventuresFile(Plain, frozen=True):
    game: str
    counts: AdventureCountsFile
    realms: list[RealmFile]
    adventures: list[AdventureFile]


class MarkerFile(Section, frozen=True, kw_only=True):
    id: str
    effects: EffectsFile
    copies: Amount


class MarkerCountsFile(Section, frozen=True, kw_only=True):
    light: int
    dark: int
    per_adventure: int


class MarkersFile(Plain, frozen=True):
    game: str
    counts: MarkerCountsFile
    light: list[MarkerFile]
    dark: list[MarkerFile]


class LogFile(Section, frozen=True, kw_only=True):
    id: str
    adventures: tuple[str, ...]
    round_3_to_6_source: Source | None = None
    round_7_source: Source | None = None


class PlanFile(Section, frozen=True, kw_only=True):
    groups: tuple[Group, ...]


class LogsFile(Plain, frozen=True):
    game: str
    logs: list[LogFile]
    plan: PlanFile


# ---- the board -------------------------------------------------------------------------------


class CellsFile(Section, frozen=True, kw_only=True):
    cells: Positive


class StartFile(Section, frozen=True, kw_only=True):
    gold: Amount
    vp: Amount


class MarketFile(Section, frozen=True, kw_only=True):
    copies_above_players: Amount


class HandFile(Section, frozen=True, kw_only=True):
    cards: tuple[int, ...]


class ProphecyFile(Section, frozen=True, kw_only=True):
    tokens: int
    cards: Positive


class GodRewardFile(Section, frozen=True, kw_only=True):
    looked_at: Positive


class ShortFile(Section, frozen=True, kw_only=True):
    vp: Amount


class ValhallaFile(Section, frozen=True, kw_only=True):
    vikings: Amount


class BeforeBifrostFile(Section, frozen=True, kw_only=True):
    gold_per_card: Amount


class EndFile(Section, frozen=True, kw_only=True):
    gold_per_vp: Positive


class BoardFile(Plain, frozen=True):
    game: str
    track: CellsFile
    trail: CellsFile
    ship: CellsFile
    start: StartFile
    market: MarketFile
    hand_by_rank: HandFile
    prophecy: ProphecyFile
    god_reward: GodRewardFile
    gold_short: ShortFile
    valhalla: ValhallaFile
    before_bifrost: BeforeBifrostFile
    end: EndFile
