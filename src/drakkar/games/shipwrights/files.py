"""The shape of the component files: what msgspec checks when they are read."""

from __future__ import annotations

from typing import Literal

import msgspec

Source = Literal["rulebook", "public", "reconstructed"]


class PlainFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SectionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    rulebook_fields: list[str] = []
    basis: str = ""
    note: str = ""


class BundleFile(PlainFile, frozen=True):
    worker: int = 0
    wood: int = 0
    wool: int = 0
    iron: int = 0
    gold: int = 0
    coin: int = 0
    card: int = 0
    resource: int = 0

    def tuple(self) -> tuple[int, ...]:
        goods = (self.worker, self.wood, self.wool, self.iron, self.gold, self.coin)
        return (*goods, self.card, self.resource)


class IconsFile(PlainFile, frozen=True):
    military: int = 0
    trade: int = 0
    renown: int = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.military, self.trade, self.renown)


class AbilityFile(PlainFile, frozen=True):
    gain: BundleFile
    pay: BundleFile = BundleFile()


class CountsFile(SectionFile, frozen=True, kw_only=True):
    total: int
    per_game: int = 0
    by_type: dict[str, int] = {}
    by_type_source: Source | None = None


class UsageFile(SectionFile, frozen=True, kw_only=True):
    tuck_cost: BundleFile
    tuckable: list[str]
    tuck_per_building: int
    player_board_types: list[str]
    minor_skill_cost: BundleFile


class RewardsFile(SectionFile, frozen=True, kw_only=True):
    values: list[BundleFile]
    gold_only_on: str


class OrderFile(SectionFile, frozen=True, kw_only=True):
    order: list[str]


class BenefitFile(SectionFile, frozen=True, kw_only=True):
    id: str
    timing: Literal["immediate", "income", "end_game"]
    gain: BundleFile = BundleFile()
    vp_per: str = ""
    vp: int = 0
    counts_start_card: str = ""


class CardFile(SectionFile, frozen=True, kw_only=True):
    id: str
    copies: int
    discard: BundleFile


class ShipFile(CardFile, frozen=True, kw_only=True):
    skills: list[str]
    cost: BundleFile
    vp: int
    progress: IconsFile
    benefit: str


class BuildingFile(CardFile, frozen=True, kw_only=True):
    cost: BundleFile
    vp: int
    progress: IconsFile
    ability: AbilityFile


class ArtisanFile(CardFile, frozen=True, kw_only=True):
    major: str
    minor: str


class VillagerFile(CardFile, frozen=True, kw_only=True):
    ability: AbilityFile


class JarlFile(CardFile, frozen=True, kw_only=True):
    vp: int
    progress: IconsFile


class CardsFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    usage: UsageFile
    discard_rewards: RewardsFile
    skills: OrderFile
    ship_benefits: list[BenefitFile]
    ships: list[ShipFile]
    buildings: list[BuildingFile]
    artisans: list[ArtisanFile]
    villagers: list[VillagerFile]
    jarls: list[JarlFile]


class PlayersFile(SectionFile, frozen=True, kw_only=True):
    min: int
    max: int


class ComponentsFile(SectionFile, frozen=True, kw_only=True):
    main_board: int
    player_boards: int
    workers: int
    wood: int
    wool: int
    iron: int
    gold: int
    coins: int
    player_markers: int
    supply_is_unlimited: bool


class RoundCountFile(SectionFile, frozen=True, kw_only=True):
    per_game: int


class TracksFile(SectionFile, frozen=True, kw_only=True):
    order: list[str]
    first_space: int
    last_space: int
    reward_spaces: list[int]
    rewards: dict[str, str]
    heroes: dict[str, str]
    vp_by_space: dict[int, int]
    vp_by_space_source: Source | None = None


class SetupPlayerFile(SectionFile, frozen=True, kw_only=True):
    goods: BundleFile
    hut_progress_steps: int


class NeutralFile(SectionFile, frozen=True, kw_only=True):
    used_with_players: list[int]


class SlotFile(SectionFile, frozen=True, kw_only=True):
    id: str
    ability: AbilityFile


class PlayerBoardFile(SectionFile, frozen=True, kw_only=True):
    card_slots: int
    slots: list[SlotFile]


class SoloDraftFile(PlainFile, frozen=True):
    draws: list[int]
    keep_each: int


class PairDraftFile(PlainFile, frozen=True):
    first_draw: int
    topup_each: int
    keep_each: int
    steps: int


class GroupDraftFile(PlainFile, frozen=True):
    draw: int
    keep_each: int
    steps: int


class DraftFile(SectionFile, frozen=True, kw_only=True):
    hand_size: int
    solo: SoloDraftFile
    two_players: PairDraftFile
    three_to_five: GroupDraftFile


class ScoringFile(SectionFile, frozen=True, kw_only=True):
    categories: list[str]
    vp_per_gold: int
    tie_breakers: list[str]


class BoardsFile(PlainFile, frozen=True):
    game: str
    players: PlayersFile
    components: ComponentsFile
    rounds: RoundCountFile
    phases: OrderFile
    progress_tracks: TracksFile
    setup_player: SetupPlayerFile
    neutral_player: NeutralFile
    player_board: PlayerBoardFile
    draft: DraftFile
    scoring: ScoringFile


class HeroExchangeFile(PlainFile, frozen=True):
    pay: BundleFile
    gain: BundleFile


class HeroAbilityFile(PlainFile, frozen=True):
    trigger: list[str] = []
    gain: BundleFile = BundleFile()
    exchange: HeroExchangeFile | None = None
    ship_discount: int = 0
    applies_to: list[str] = []


class HeroFile(SectionFile, frozen=True, kw_only=True):
    id: str
    copies: int
    track: str | None
    ability: HeroAbilityFile
    vp: int
    vp_source: Source | None = None


class SoloHeroesFile(SectionFile, frozen=True, kw_only=True):
    neutral_vp_per_hero: int


class HeroesFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    heroes: list[HeroFile]
    solo: SoloHeroesFile


class HutSideFile(PlainFile, frozen=True):
    ability: AbilityFile
    vp: int


class HutFile(SectionFile, frozen=True, kw_only=True):
    id: str
    progress: IconsFile
    base: HutSideFile
    upgraded: HutSideFile


class HutsFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    huts: list[HutFile]


class RestrictionFile(PlainFile, frozen=True):
    kind: str
    workers: int = 0
    coins: int = 0
    gold: int = 0
    draws: list[int] = []


class NemesisFile(SectionFile, frozen=True, kw_only=True):
    id: str
    neutral_setup: IconsFile
    restriction: RestrictionFile


class NemesesFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    nemesis: list[NemesisFile]


class BandFile(PlainFile, frozen=True):
    min: int
    max: int
    workers: int


class RaidCostFile(SectionFile, frozen=True, kw_only=True):
    uses_per_round: int
    bands: list[BandFile]


class RaidFile(SectionFile, frozen=True, kw_only=True):
    id: str
    gain: BundleFile


class RaidsFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    worker_cost: RaidCostFile
    raids: list[RaidFile]


class PricesFile(PlainFile, frozen=True):
    wood: int
    wool: int
    iron: int


class RoundFile(SectionFile, frozen=True, kw_only=True):
    id: str
    coin_price: PricesFile
    draft: Literal["clockwise", "anticlockwise"]
    neutral: IconsFile
    solo_vp: int


class AlwaysFile(SectionFile, frozen=True, kw_only=True):
    exchange: HeroExchangeFile
    gold_is_wild_for: list[str]


class RoundsFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    always_available: AlwaysFile
    rounds: list[RoundFile]


class EikjaSideFile(SectionFile, frozen=True, kw_only=True):
    income: BundleFile
    vp: int


class LabourerSideFile(SectionFile, frozen=True, kw_only=True):
    pay: BundleFile
    vp: int


class EikjaFile(SectionFile, frozen=True, kw_only=True):
    copies: int
    counts_as_built_ship: bool
    accepts_trade_card: bool
    base: EikjaSideFile
    upgraded: EikjaSideFile


class LabourerFile(SectionFile, frozen=True, kw_only=True):
    copies: int
    base: LabourerSideFile
    upgraded: LabourerSideFile


class StartingFile(PlainFile, frozen=True):
    game: str
    colours: OrderFile
    eikja: EikjaFile
    labourer: LabourerFile


class TradeFile(SectionFile, frozen=True, kw_only=True):
    id: str
    income: BundleFile
    immediate: BundleFile


class TradesFile(PlainFile, frozen=True):
    game: str
    counts: CountsFile
    trades: list[TradeFile]
