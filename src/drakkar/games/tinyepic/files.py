"""The shape of the component files: what msgspec checks when they are read.

Every field is used by ``box.py``, or must be what it says there; a field that is not here is
refused by its name.
"""

from __future__ import annotations

from typing import Literal

from drakkar.kernel.components import Amount, Plain, Positive, Section, Source

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


class ResourcesFile(Plain, frozen=True):
    wood: Amount = 0
    food: Amount = 0
    steel: Amount = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wood, self.food, self.steel)


class RunesFile(Plain, frozen=True):
    wealth: Amount = 0
    secrets: Amount = 0
    nature: Amount = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wealth, self.secrets, self.nature)


class CountsFile(Section, frozen=True, kw_only=True):
    total: int


# ---- cards.yaml ------------------------------------------------------------------------------


class CardCountsFile(CountsFile, frozen=True, kw_only=True):
    per_rune: int
    per_rune_source: Source


class JarlFile(Plain, frozen=True):
    type: Main
    x: Positive


class ActionFile(Plain, frozen=True):
    """A rune action or a step of a blessing; what its type does not use is left as it is here."""

    type: Kind
    x: Amount = 0
    resources: ResourcesFile = ResourcesFile()
    per_rune: Literal["wealth", "secrets", "nature", "any"] | None = None
    amounts: tuple[int, ...] = ()


class StrengthFile(Plain, frozen=True):
    op: Literal["flat", "add", "multiply"]
    base: Amount
    each: Amount = 0
    per: Literal["wealth", "secrets", "nature", "any", "wood", "food", "steel"] | None = None


class CardFile(Section, frozen=True, kw_only=True):
    id: str
    rune: Rune
    jarl: JarlFile
    requires: RunesFile
    rune_action: ActionFile
    strength: StrengthFile
    steel: Amount


class CardsFile(Plain, frozen=True):
    game: Literal["tinyepic"]
    counts: CardCountsFile
    cards: list[CardFile]


# ---- favors.yaml, gods.yaml ------------------------------------------------------------------


class FavorRowsFile(Section, frozen=True, kw_only=True):
    cards_per_row: dict[int, Positive]


class HeldFile(Section, frozen=True, kw_only=True):
    player: Positive


class FavorFile(Section, frozen=True, kw_only=True):
    id: str
    runes: RunesFile
    bag: ResourcesFile


class FavorsFile(Plain, frozen=True):
    game: Literal["tinyepic"]
    counts: CountsFile
    rows: FavorRowsFile
    held: HeldFile
    favors: list[FavorFile]


class GodFile(Section, frozen=True, kw_only=True):
    id: str
    id_source: Source
    blessing: list[ActionFile]


class GodsFile(Plain, frozen=True):
    game: Literal["tinyepic"]
    counts: CountsFile
    gods: list[GodFile]


# ---- clan.yaml -------------------------------------------------------------------------------


class PiecesFile(Section, frozen=True, kw_only=True):
    settlers: Positive
    longships: int
    temples: int
    longships_at_start: int


class DeployingFile(Section, frozen=True, kw_only=True):
    food: Positive


class SlotFile(Section, frozen=True, kw_only=True):
    id: str
    wood: Amount


class ResourceTracksFile(Section, frozen=True, kw_only=True):
    maximum: Positive
    start: ResourcesFile


class InfluenceFile(Section, frozen=True, kw_only=True):
    settler: Amount
    temple: Amount
    longship_at_dock: Amount


class HarvestBonusFile(Section, frozen=True, kw_only=True):
    per_longship_slot: ResourcesFile
    per_temple_slot: Amount


class ClanFile(Plain, frozen=True):
    game: Literal["tinyepic"]
    pieces: PiecesFile
    deploying: DeployingFile
    longship_slots: list[SlotFile]
    temple_slots: list[SlotFile]
    resources: ResourceTracksFile
    influence: InfluenceFile
    harvest_bonus: HarvestBonusFile


# ---- enemy.yaml ------------------------------------------------------------------------------


class EnemyPiecesFile(Section, frozen=True, kw_only=True):
    per_slot: Positive


class SailingFile(Section, frozen=True, kw_only=True):
    modifier: Amount


class EnemyHarvestFile(Section, frozen=True, kw_only=True):
    per_longship_slot: ResourcesFile
    per_temple_slot: ResourcesFile


class ResourceRulesFile(Section, frozen=True, kw_only=True):
    start: Amount
    reset_to: Amount
    player_loses_at_end: Amount


class IconFile(Plain, frozen=True):
    space: Positive
    icon: Icon
    strength: Amount = 0


class TrackFile(Section, frozen=True, kw_only=True):
    id: str
    length: Positive
    icons: list[IconFile]


class EnemyActionFile(Section, frozen=True, kw_only=True):
    id: str
    type: Literal["collect", "add_settler", "smite"]
    x: Amount
    resources: ResourcesFile


class EnemyFile(Plain, frozen=True):
    game: Literal["tinyepic"]
    pieces: EnemyPiecesFile
    sailing: SailingFile
    harvest: EnemyHarvestFile
    resource_rules: ResourceRulesFile
    tracks: list[TrackFile]
    rune_actions: list[EnemyActionFile]


# ---- eras.yaml -------------------------------------------------------------------------------


class EraFile(Section, frozen=True, kw_only=True):
    id: str
    cards: Positive
    direction: Literal["clockwise", "counter_clockwise"]
    raid_steel: Amount
    raid_steel_source: Source | None = None


class SoloDraftFile(Section, frozen=True, kw_only=True):
    pile_size: Positive


class PlaceFile(Section, frozen=True, kw_only=True):
    id: str
    type: Main
    x: Positive


class ConsecrationFile(Section, frozen=True, kw_only=True):
    god_fury: Amount
    villages_per_place: dict[int, Positive]


class PointsFile(Section, frozen=True, kw_only=True):
    ranks: dict[int, Amount]


class ErasFile(Plain, frozen=True):
    game: Literal["tinyepic"]
    eras: list[EraFile]
    solo_draft: SoloDraftFile
    consecration_places: list[PlaceFile]
    consecration: ConsecrationFile
    island_rune_points: PointsFile
    favor_rune_points: PointsFile


# ---- ocean.yaml ------------------------------------------------------------------------------


class SoloFile(Section, frozen=True, kw_only=True):
    start_docks: dict[str, str]


class NeutralFile(Section, frozen=True, kw_only=True):
    islands: list[str]
    settlers: Positive


class IslandFile(Section, frozen=True, kw_only=True):
    id: str
    rune: Rune
    half: Literal["north", "middle", "south"]
    docks_clockwise: list[str]


class DockFile(Section, frozen=True, kw_only=True):
    id: str
    village: bool
    ferry_to: str | None
    fjord_ccw: str
    fjord_cw: str
    row_end: Literal["left", "right", "either"] | None = None


class FjordFile(Section, frozen=True, kw_only=True):
    id: str
    border: bool


class SideFile(Section, frozen=True, kw_only=True):
    id: str
    solo: SoloFile | None = None
    neutral: NeutralFile | None = None
    islands: list[IslandFile]
    docks: list[DockFile]
    fjords: list[FjordFile]


class OceanFile(Plain, frozen=True):
    game: Literal["tinyepic"]
    sides: list[SideFile]
