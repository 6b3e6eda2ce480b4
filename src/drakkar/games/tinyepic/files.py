"""The shape of the component files: what msgspec checks when they are read.

Every field is used by ``box.py``, or must be what it says there; a field that is not here is
refused by its name.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Source = Literal["rulebook", "public", "reconstructed"]
Main = Literal["sail", "explore", "harvest", "build"]
Kind = Literal[
    "sail", "explore", "harvest", "build", "smite", "explore_temple", "draw_replace",
    "enter_battle", "collect", "collect_any", "exchange", "fury_change",
]  # fmt: skip
Rune = Literal["wealth", "secrets", "nature"]
Icon = Literal[
    "fury_of_most_owned_rune", "hunt_nearest_longship", "cross_ferry", "add_settler",
    "add_longship", "add_temple", "start_battle",
]  # fmt: skip
Amount = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class PlainFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SectionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    basis: str = ""
    note: str = ""


class ResourcesFile(PlainFile, frozen=True):
    wood: Amount = 0
    food: Amount = 0
    steel: Amount = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wood, self.food, self.steel)


class RunesFile(PlainFile, frozen=True):
    wealth: Amount = 0
    secrets: Amount = 0
    nature: Amount = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wealth, self.secrets, self.nature)


class CountsFile(SectionFile, frozen=True, kw_only=True):
    total: int


# ---- cards.yaml ------------------------------------------------------------------------------


class CardCountsFile(CountsFile, frozen=True, kw_only=True):
    per_rune: int
    per_rune_source: Source


class JarlFile(PlainFile, frozen=True):
    type: Main
    x: Positive


class ActionFile(PlainFile, frozen=True):
    """A rune action or a step of a blessing; what its type does not use is left as it is here."""

    type: Kind
    x: Amount = 0
    resources: ResourcesFile = ResourcesFile()
    per_rune: Literal["wealth", "secrets", "nature", "any"] | None = None
    amounts: list[int] = []


class StrengthFile(PlainFile, frozen=True):
    op: Literal["flat", "add", "multiply"]
    base: Amount
    each: Amount = 0
    per: Literal["wealth", "secrets", "nature", "any", "wood", "food", "steel"] | None = None


class CardFile(SectionFile, frozen=True, kw_only=True):
    id: str
    rune: Rune
    jarl: JarlFile
    requires: RunesFile
    rune_action: ActionFile
    strength: StrengthFile
    steel: Amount


class CardsFile(PlainFile, frozen=True):
    game: Literal["tinyepic"]
    counts: CardCountsFile
    cards: list[CardFile]


# ---- favors.yaml, gods.yaml ------------------------------------------------------------------


class FavorRowsFile(SectionFile, frozen=True, kw_only=True):
    cards_per_row: dict[int, Positive]


class HeldFile(SectionFile, frozen=True, kw_only=True):
    player: Positive


class FavorFile(SectionFile, frozen=True, kw_only=True):
    id: str
    runes: RunesFile
    bag: ResourcesFile


class FavorsFile(PlainFile, frozen=True):
    game: Literal["tinyepic"]
    counts: CountsFile
    rows: FavorRowsFile
    held: HeldFile
    favors: list[FavorFile]


class GodFile(SectionFile, frozen=True, kw_only=True):
    id: str
    id_source: Source
    blessing: list[ActionFile]


class GodsFile(PlainFile, frozen=True):
    game: Literal["tinyepic"]
    counts: CountsFile
    gods: list[GodFile]


# ---- clan.yaml -------------------------------------------------------------------------------


class PiecesFile(SectionFile, frozen=True, kw_only=True):
    settlers: Positive
    longships: int
    temples: int
    longships_at_start: int


class DeployingFile(SectionFile, frozen=True, kw_only=True):
    food: Positive


class SlotFile(SectionFile, frozen=True, kw_only=True):
    id: str
    wood: Amount


class ResourceTracksFile(SectionFile, frozen=True, kw_only=True):
    maximum: Positive
    start: ResourcesFile


class InfluenceFile(SectionFile, frozen=True, kw_only=True):
    settler: Amount
    temple: Amount
    longship_at_dock: Amount


class HarvestBonusFile(SectionFile, frozen=True, kw_only=True):
    per_longship_slot: ResourcesFile
    per_temple_slot: Amount


class ClanFile(PlainFile, frozen=True):
    game: Literal["tinyepic"]
    pieces: PiecesFile
    deploying: DeployingFile
    longship_slots: list[SlotFile]
    temple_slots: list[SlotFile]
    resources: ResourceTracksFile
    influence: InfluenceFile
    harvest_bonus: HarvestBonusFile


# ---- enemy.yaml ------------------------------------------------------------------------------


class EnemyPiecesFile(SectionFile, frozen=True, kw_only=True):
    per_slot: Positive


class SailingFile(SectionFile, frozen=True, kw_only=True):
    modifier: Amount


class EnemyHarvestFile(SectionFile, frozen=True, kw_only=True):
    per_longship_slot: ResourcesFile
    per_temple_slot: ResourcesFile


class ResourceRulesFile(SectionFile, frozen=True, kw_only=True):
    start: Amount
    reset_to: Amount
    player_loses_at_end: Amount


class IconFile(PlainFile, frozen=True):
    space: Positive
    icon: Icon
    strength: Amount = 0


class TrackFile(SectionFile, frozen=True, kw_only=True):
    id: str
    length: Positive
    icons: list[IconFile]


class EnemyActionFile(SectionFile, frozen=True, kw_only=True):
    id: str
    type: Literal["collect", "add_settler", "smite"]
    x: Amount
    resources: ResourcesFile


class EnemyFile(PlainFile, frozen=True):
    game: Literal["tinyepic"]
    pieces: EnemyPiecesFile
    sailing: SailingFile
    harvest: EnemyHarvestFile
    resource_rules: ResourceRulesFile
    tracks: list[TrackFile]
    rune_actions: list[EnemyActionFile]


# ---- eras.yaml -------------------------------------------------------------------------------


class EraFile(SectionFile, frozen=True, kw_only=True):
    id: str
    cards: Positive
    direction: Literal["clockwise", "counter_clockwise"]
    raid_steel: Amount
    raid_steel_source: Source | None = None


class SoloDraftFile(SectionFile, frozen=True, kw_only=True):
    pile_size: Positive


class PlaceFile(SectionFile, frozen=True, kw_only=True):
    id: str
    type: Main
    x: Positive


class ConsecrationFile(SectionFile, frozen=True, kw_only=True):
    god_fury: Amount
    villages_per_place: dict[int, Positive]


class PointsFile(SectionFile, frozen=True, kw_only=True):
    ranks: dict[int, Amount]


class ErasFile(PlainFile, frozen=True):
    game: Literal["tinyepic"]
    eras: list[EraFile]
    solo_draft: SoloDraftFile
    consecration_places: list[PlaceFile]
    consecration: ConsecrationFile
    island_rune_points: PointsFile
    favor_rune_points: PointsFile


# ---- ocean.yaml ------------------------------------------------------------------------------


class SoloFile(SectionFile, frozen=True, kw_only=True):
    start_docks: dict[str, str]


class NeutralFile(SectionFile, frozen=True, kw_only=True):
    islands: list[str]
    settlers: Positive


class IslandFile(SectionFile, frozen=True, kw_only=True):
    id: str
    rune: Rune
    half: Literal["north", "middle", "south"]
    docks_clockwise: list[str]


class DockFile(SectionFile, frozen=True, kw_only=True):
    id: str
    village: bool
    ferry_to: str | None
    fjord_ccw: str
    fjord_cw: str
    row_end: Literal["left", "right", "either"] | None = None


class FjordFile(SectionFile, frozen=True, kw_only=True):
    id: str
    border: bool


class SideFile(SectionFile, frozen=True, kw_only=True):
    id: str
    solo: SoloFile | None = None
    neutral: NeutralFile | None = None
    islands: list[IslandFile]
    docks: list[DockFile]
    fjords: list[FjordFile]


class OceanFile(PlainFile, frozen=True):
    game: Literal["tinyepic"]
    sides: list[SideFile]
