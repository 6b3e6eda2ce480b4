"""The shape of the component files: what msgspec checks when they are read."""

from __future__ import annotations

from typing import Literal

import msgspec

Source = Literal["rulebook", "public", "reconstructed"]
Main = Literal["sail", "explore", "harvest", "build"]


class PlainFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SectionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    basis: str = ""
    note: str = ""


class ResourcesFile(PlainFile, frozen=True):
    wood: int = 0
    food: int = 0
    steel: int = 0
    any: int = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wood, self.food, self.steel)


class RunesFile(PlainFile, frozen=True):
    wealth: int = 0
    secrets: int = 0
    nature: int = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wealth, self.secrets, self.nature)


class CountsFile(SectionFile, frozen=True, kw_only=True):
    total: int
    per_rune: int = 0
    per_rune_source: Source | None = None
    in_play: int = 0


class OrderFile(SectionFile, frozen=True, kw_only=True):
    order: list[str]


class ActionsFile(SectionFile, frozen=True, kw_only=True):
    main: list[str]
    rune_only: list[str]


class JarlFile(PlainFile, frozen=True):
    type: Main
    x: int


class RuneActionFile(PlainFile, frozen=True):
    type: str
    x: int
    resources: ResourcesFile = ResourcesFile()
    per_rune: str | None = None


class StrengthFile(PlainFile, frozen=True):
    op: Literal["flat", "add", "multiply"]
    base: int
    each: int = 0
    per: str | None = None


class CardFile(SectionFile, frozen=True, kw_only=True):
    id: str
    rune: str
    jarl: JarlFile
    requires: RunesFile
    rune_action: RuneActionFile
    strength: StrengthFile
    steel: int


class CardsFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    runes: OrderFile
    actions: ActionsFile
    cards: list[CardFile]


class FavorRowsFile(SectionFile, frozen=True, kw_only=True):
    order: list[str]
    cards_per_row: dict[int, int]


class HeldFile(SectionFile, frozen=True, kw_only=True):
    player: int
    solo_enemy: int | None


class FavorFile(SectionFile, frozen=True, kw_only=True):
    id: str
    runes: RunesFile
    bag: ResourcesFile


class FavorsFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    rows: FavorRowsFile
    held: HeldFile
    favors: list[FavorFile]


class FuryFile(SectionFile, frozen=True, kw_only=True):
    markers: list[str]
    start: int
    minimum: int
    track_end: int
    take_or_steal_rune: int
    lose_or_tie_battle: int
    beaten_or_tied_invader: int
    consecration: int
    return_rune: int
    neutral_setup: int
    solo_setup: int


class BlessingFile(PlainFile, frozen=True):
    type: str
    x: int
    resources: ResourcesFile = ResourcesFile()
    amounts: list[int] = []


class GodFile(SectionFile, frozen=True, kw_only=True):
    id: str
    id_source: Source | None = None
    blessing: list[BlessingFile]


class GodsFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    fury: FuryFile
    gods: list[GodFile]


class PlayersFile(SectionFile, frozen=True, kw_only=True):
    min: int
    max: int


class PiecesFile(SectionFile, frozen=True, kw_only=True):
    settlers: int
    longships: int
    temples: int
    longships_at_start: int


class SettlersFile(SectionFile, frozen=True, kw_only=True):
    deploy_cost: ResourcesFile


class SlotFile(SectionFile, frozen=True, kw_only=True):
    id: str
    wood: int


class ResourceTracksFile(SectionFile, frozen=True, kw_only=True):
    order: list[str]
    minimum: int
    maximum: int
    start: ResourcesFile


class InfluenceFile(SectionFile, frozen=True, kw_only=True):
    settler: int
    temple: int
    longship_at_dock: int
    longship_in_fjord: int = 0
    lone_longship: int = 0
    land_units: list[str] = []


class HarvestBonusFile(SectionFile, frozen=True, kw_only=True):
    per_longship_slot: ResourcesFile
    per_temple_slot: ResourcesFile
    start_longship_counts: bool
    start_longship_counts_source: Source | None = None


class ClanFile(PlainFile, frozen=True):
    game: str
    players: PlayersFile
    colours: OrderFile
    pieces: PiecesFile
    settlers: SettlersFile
    longship_slots: list[SlotFile]
    temple_slots: list[SlotFile]
    resources: ResourceTracksFile
    influence: InfluenceFile
    harvest_bonus: HarvestBonusFile


class EnemyPiecesFile(SectionFile, frozen=True, kw_only=True):
    per_slot: int
    settlers: int
    longships: int
    temples: int
    settler_slots: int
    longship_slots: int
    temple_slots: int
    take_from: str
    return_to: str


class SailingFile(SectionFile, frozen=True, kw_only=True):
    modifier: int


class EnemyHarvestFile(SectionFile, frozen=True, kw_only=True):
    order: list[str]
    per_longship_slot: ResourcesFile
    per_temple_slot: ResourcesFile


class ResourceRulesFile(SectionFile, frozen=True, kw_only=True):
    start: int
    reset_to: int
    player_loses_at_end: int


class IconFile(PlainFile, frozen=True):
    space: int
    icon: str
    strength: int = 0


class TrackFile(SectionFile, frozen=True, kw_only=True):
    id: str
    length: int
    icons: list[IconFile]


class IconsFile(SectionFile, frozen=True, kw_only=True):
    kinds: list[str]


class EnemyActionFile(SectionFile, frozen=True, kw_only=True):
    id: str
    type: Literal["collect", "add_settler", "smite"]
    x: int
    resources: ResourcesFile = ResourcesFile()


class EnemyBattleFile(SectionFile, frozen=True, kw_only=True):
    pays_steel: bool
    favor_limit: int | None


class EnemyFile(PlainFile, frozen=True):
    game: str
    pieces: EnemyPiecesFile
    sailing: SailingFile
    influence: InfluenceFile
    harvest: EnemyHarvestFile
    resource_rules: ResourceRulesFile
    tracks: list[TrackFile]
    icons: IconsFile
    rune_actions: list[EnemyActionFile]
    battle: EnemyBattleFile


class EraFile(SectionFile, frozen=True, kw_only=True):
    id: str
    cards: int
    direction: Literal["clockwise", "counter_clockwise"]
    raid_steel: int
    raid_steel_source: Source | None = None


class SetupFile(SectionFile, frozen=True, kw_only=True):
    gods: int
    start_ship_order: str
    first_player_places: str
    start_fjord: str


class TurnFile(SectionFile, frozen=True, kw_only=True):
    steps: list[str]


class PairDraftFile(SectionFile, frozen=True, kw_only=True):
    enemy_cards_less: int
    enemy_discards_per_pass: int


class SoloDraftFile(SectionFile, frozen=True, kw_only=True):
    pile_size: int
    piles_more: int
    to_hand: int
    to_enemy: int
    enemy_deck: dict[int, int]


class PlaceFile(SectionFile, frozen=True, kw_only=True):
    id: str
    type: Main
    x: int


class ConsecrationFile(SectionFile, frozen=True, kw_only=True):
    god_fury: int
    villages_per_place: dict[int, int]
    per_turn: int


class LimitsFile(SectionFile, frozen=True, kw_only=True):
    ships_per_dock: int
    own_temples_per_island: int
    village_per_dock: int


class PointsFile(SectionFile, frozen=True, kw_only=True):
    ranks: dict[int, int]


class ScoreTrackFile(SectionFile, frozen=True, kw_only=True):
    length: int


class InvadersFile(SectionFile, frozen=True, kw_only=True):
    pays_steel: bool
    runes_include_current: bool
    resources_include_current: bool
    kept_between_eras: bool


class SwitchFile(SectionFile, frozen=True, kw_only=True):
    id: str
    default: str
    values: list[str]
    ruling: str


class ErasFile(PlainFile, frozen=True):
    game: str
    eras: list[EraFile]
    setup: SetupFile
    turn: TurnFile
    two_player_draft: PairDraftFile
    solo_draft: SoloDraftFile
    consecration_places: list[PlaceFile]
    consecration: ConsecrationFile
    limits: LimitsFile
    island_rune_points: PointsFile
    favor_rune_points: PointsFile
    score_track: ScoreTrackFile
    tie_breakers: OrderFile
    invaders: InvadersFile
    switches: list[SwitchFile]


class BoardFile(SectionFile, frozen=True, kw_only=True):
    size: list[int]
    rune_tokens: int
    runes_per_type: int
    village_tokens: int


class SoloFile(SectionFile, frozen=True, kw_only=True):
    inner_islands: list[str]
    start_docks: dict[str, str]


class NeutralFile(SectionFile, frozen=True, kw_only=True):
    islands: list[str]
    temples: int
    settlers: int


class IslandFile(SectionFile, frozen=True, kw_only=True):
    id: str
    rune: str
    ring: str
    half: Literal["north", "middle", "south"]
    pos: list[float]
    touches_board_edge: bool
    edge_gap_after: str | None = None
    docks_clockwise: list[str]


class DockFile(SectionFile, frozen=True, kw_only=True):
    id: str
    island: str
    village: bool
    ferry: str
    fjord_ccw: str
    fjord_cw: str
    pos: list[float]
    row_end: Literal["left", "right", "either"]


class FerryFile(SectionFile, frozen=True, kw_only=True):
    id: str
    docks: list[str]
    islands: list[str]
    fjords: list[str]
    off_board: str | None = None


class FjordFile(SectionFile, frozen=True, kw_only=True):
    id: str
    border: bool
    neighbours: list[str]
    docks: list[str] = []
    islands: list[str] = []


class SideFile(SectionFile, frozen=True, kw_only=True):
    id: str
    players: list[int]
    village_count: int
    rune_count: int
    central_fjord: str | None
    solo: SoloFile | None = None
    neutral: NeutralFile | None = None
    islands: list[IslandFile]
    docks: list[DockFile]
    ferries: list[FerryFile]
    fjords: list[FjordFile]


class OceanFile(PlainFile, frozen=True):
    game: str
    board: BoardFile
    sides: list[SideFile]
