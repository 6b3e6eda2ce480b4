"""The shape of the component files: what msgspec checks when they are read.

What the printed rules fix (the phases, what heroes and benefits do, what a tucked card costs) is no
data: it stands in the chapter that does it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from drakkar.kernel.components import Amount, Plain, Positive, Section, Source


class GoodsFile(Plain, frozen=True):
    worker: Amount = 0
    wood: Amount = 0
    wool: Amount = 0
    iron: Amount = 0
    gold: Amount = 0
    coin: Amount = 0


class BundleFile(GoodsFile, frozen=True):
    card: Amount = 0
    resource: Amount = 0

    def tuple(self) -> tuple[int, ...]:
        return msgspec.structs.astuple(self)


class IconsFile(Plain, frozen=True):
    military: Amount = 0
    trade: Amount = 0
    renown: Amount = 0

    def tuple(self) -> tuple[int, ...]:
        return msgspec.structs.astuple(self)


class AbilityFile(Plain, frozen=True):
    gain: BundleFile
    pay: BundleFile = BundleFile()


class CountFile(Section, frozen=True, kw_only=True):
    total: int


# ---- cards.yaml ------------------------------------------------------------------------------
class SkillsFile(Section, frozen=True, kw_only=True):
    order: list[str]


class CardFile(Section, frozen=True, kw_only=True):
    # SHI-2.23: names are in the texts; `rulebook_fields` says which of them the rules print
    id: str
    copies: Amount
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


class CardsFile(Plain, frozen=True):
    game: str
    counts: CountFile
    skills: SkillsFile
    ships: list[ShipFile]
    buildings: list[BuildingFile]
    artisans: list[ArtisanFile]
    villagers: list[VillagerFile]
    jarls: list[JarlFile]


# ---- boards.yaml -----------------------------------------------------------------------------
class RoundCountFile(Section, frozen=True, kw_only=True):
    per_game: int


class TracksFile(Section, frozen=True, kw_only=True):
    last_space: int
    reward_spaces: list[int]
    vp_by_space: dict[int, int]
    vp_by_space_source: Source | None = None


class SetupPlayerFile(Section, frozen=True, kw_only=True):
    goods: GoodsFile


class SlotFile(Section, frozen=True, kw_only=True):
    id: str
    ability: AbilityFile


class PlayerBoardFile(Section, frozen=True, kw_only=True):
    slots: list[SlotFile]


class SoloDraftFile(Plain, frozen=True):
    draws: list[int]


class PairDraftFile(Plain, frozen=True):
    first_draw: int
    topup_each: int


class DraftFile(Section, frozen=True, kw_only=True):
    hand_size: int
    keep_each: int
    solo: SoloDraftFile
    two_players: PairDraftFile


class BoardsFile(Plain, frozen=True):
    game: str
    rounds: RoundCountFile
    progress_tracks: TracksFile
    setup_player: SetupPlayerFile
    player_board: PlayerBoardFile
    draft: DraftFile


# ---- heroes.yaml, huts.yaml, starting.yaml ---------------------------------------------------
class HeroFile(Section, frozen=True, kw_only=True):
    id: str
    vp: int


class HeroesFile(Plain, frozen=True):
    game: str
    heroes: list[HeroFile]


class HutSideFile(Plain, frozen=True):
    ability: AbilityFile
    vp: int


class HutFile(Section, frozen=True, kw_only=True):
    id: str
    progress: IconsFile
    base: HutSideFile
    upgraded: HutSideFile


class HutsFile(Plain, frozen=True):
    game: str
    counts: CountFile
    huts: list[HutFile]


class EikjaSideFile(Section, frozen=True, kw_only=True):
    income: BundleFile
    vp: int


class LabourerPayFile(Plain, frozen=True):
    gold: Amount = 0
    card: Amount = 0


class LabourerSideFile(Section, frozen=True, kw_only=True):
    pay: LabourerPayFile
    vp: int


class EikjaFile(Plain, frozen=True):
    base: EikjaSideFile
    upgraded: EikjaSideFile


class LabourerFile(Plain, frozen=True):
    base: LabourerSideFile
    upgraded: LabourerSideFile


class StartingFile(Plain, frozen=True):
    game: str
    eikja: EikjaFile
    labourer: LabourerFile


# ---- nemesis.yaml ----------------------------------------------------------------------------
class RaidCostFile(Plain, frozen=True, tag_field="kind", tag="raid_cost_modifier"):
    workers: Amount


class CoinPriceFile(Plain, frozen=True, tag_field="kind", tag="coin_price_modifier"):
    coins: Amount


class TuckCostFile(Plain, frozen=True, tag_field="kind", tag="tuck_cost_modifier"):
    gold: Amount


class DraftDrawsFile(Plain, frozen=True, tag_field="kind", tag="solo_draft_draws"):
    draws: list[int]


RestrictionFile = RaidCostFile | CoinPriceFile | TuckCostFile | DraftDrawsFile


class NemesisFile(Section, frozen=True, kw_only=True):
    id: str
    neutral_setup: IconsFile
    restriction: RestrictionFile


class NemesesFile(Plain, frozen=True):
    game: str
    counts: CountFile
    nemesis: list[NemesisFile]


# ---- raids.yaml, trades.yaml, rounds.yaml ----------------------------------------------------
class BandFile(Plain, frozen=True):
    military: int
    workers: Amount


class WorkerCostFile(Section, frozen=True, kw_only=True):
    bands: list[BandFile]


class RaidFile(Section, frozen=True, kw_only=True):
    id: str
    gain: BundleFile


class RaidsFile(Plain, frozen=True):
    game: str
    counts: CountFile
    worker_cost: WorkerCostFile
    raids: list[RaidFile]


class TradeFile(Section, frozen=True, kw_only=True):
    id: str
    income: BundleFile
    immediate: BundleFile


class TradesFile(Plain, frozen=True):
    game: str
    counts: CountFile
    trades: list[TradeFile]


class PricesFile(Plain, frozen=True):
    wood: Positive
    wool: Positive
    iron: Positive

    def tuple(self) -> tuple[int, ...]:
        return msgspec.structs.astuple(self)


class RoundFile(Section, frozen=True, kw_only=True):
    id: str
    coin_price: PricesFile
    draft: Literal["clockwise", "anticlockwise"]
    neutral: IconsFile
    solo_vp: int


class RoundsFile(Plain, frozen=True):
    game: str
    counts: CountFile
    rounds: list[RoundFile]
