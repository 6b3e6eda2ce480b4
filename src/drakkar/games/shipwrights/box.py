"""The box: the component files as typed structs, and the constants the rules are written in.

A bundle of goods is a tuple of eight numbers in the order of ``BUNDLE``. Cards, rounds, raids,
trades and huts are numbered in the order of their files; moves and questions name them by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from drakkar.kernel import components
from drakkar.kernel.errors import DrakkarError

PACKAGE: Final = __name__.rpartition(".")[0]

GOODS: Final = ("worker", "wood", "wool", "iron", "gold", "coin")
WORKER, WOOD, WOOL, IRON, GOLD, COIN = range(6)
BUNDLE: Final = (*GOODS, "card", "resource")
CARDS_OF, RESOURCE = 6, 7
"""The places of "cards" and "resources of choice" in a bundle."""
BASIC: Final = ("wood", "wool", "iron")
TRACKS: Final = ("military", "trade", "renown")

Source = Literal["rulebook", "public", "reconstructed"]


# ---- the shape of the files ------------------------------------------------------------------


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    rulebook_fields: list[str] = []
    basis: str = ""
    note: str = ""


class _Bundle(_Plain, frozen=True):
    worker: int = 0
    wood: int = 0
    wool: int = 0
    iron: int = 0
    gold: int = 0
    coin: int = 0
    card: int = 0
    resource: int = 0

    def tuple(self) -> tuple[int, ...]:
        return tuple(getattr(self, name) for name in BUNDLE)


class _Icons(_Plain, frozen=True):
    military: int = 0
    trade: int = 0
    renown: int = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.military, self.trade, self.renown)


class _Ability(_Plain, frozen=True):
    gain: _Bundle
    pay: _Bundle = _Bundle()


class _Counts(_Section, frozen=True, kw_only=True):
    total: int
    per_game: int = 0
    by_type: dict[str, int] = {}
    by_type_source: Source | None = None


class _Usage(_Section, frozen=True, kw_only=True):
    tuck_cost: _Bundle
    tuckable: list[str]
    tuck_per_building: int
    player_board_types: list[str]
    minor_skill_cost: _Bundle


class _Rewards(_Section, frozen=True, kw_only=True):
    values: list[_Bundle]
    gold_only_on: str


class _Order(_Section, frozen=True, kw_only=True):
    order: list[str]


class _Benefit(_Section, frozen=True, kw_only=True):
    id: str
    timing: Literal["immediate", "income", "end_game"]
    gain: _Bundle = _Bundle()
    vp_per: str = ""
    vp: int = 0
    counts_start_card: str = ""


class _Card(_Section, frozen=True, kw_only=True):
    id: str
    copies: int
    discard: _Bundle


class _Ship(_Card, frozen=True, kw_only=True):
    skills: list[str]
    cost: _Bundle
    vp: int
    progress: _Icons
    benefit: str


class _Building(_Card, frozen=True, kw_only=True):
    cost: _Bundle
    vp: int
    progress: _Icons
    ability: _Ability


class _Artisan(_Card, frozen=True, kw_only=True):
    major: str
    minor: str


class _Villager(_Card, frozen=True, kw_only=True):
    ability: _Ability


class _Jarl(_Card, frozen=True, kw_only=True):
    vp: int
    progress: _Icons


class _Cards(_Plain, frozen=True):
    game: str
    counts: _Counts
    usage: _Usage
    discard_rewards: _Rewards
    skills: _Order
    ship_benefits: list[_Benefit]
    ships: list[_Ship]
    buildings: list[_Building]
    artisans: list[_Artisan]
    villagers: list[_Villager]
    jarls: list[_Jarl]


class _Players(_Section, frozen=True, kw_only=True):
    min: int
    max: int


class _Components(_Section, frozen=True, kw_only=True):
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


class _RoundCount(_Section, frozen=True, kw_only=True):
    per_game: int


class _Tracks(_Section, frozen=True, kw_only=True):
    order: list[str]
    first_space: int
    last_space: int
    reward_spaces: list[int]
    rewards: dict[str, str]
    heroes: dict[str, str]
    vp_by_space: dict[int, int]
    vp_by_space_source: Source | None = None


class _SetupPlayer(_Section, frozen=True, kw_only=True):
    goods: _Bundle
    hut_progress_steps: int


class _Neutral(_Section, frozen=True, kw_only=True):
    used_with_players: list[int]


class _Slot(_Section, frozen=True, kw_only=True):
    id: str
    ability: _Ability


class _PlayerBoard(_Section, frozen=True, kw_only=True):
    card_slots: int
    slots: list[_Slot]


class _SoloDraft(_Plain, frozen=True):
    draws: list[int]
    keep_each: int


class _PairDraft(_Plain, frozen=True):
    first_draw: int
    topup_each: int
    keep_each: int
    steps: int


class _GroupDraft(_Plain, frozen=True):
    draw: int
    keep_each: int
    steps: int


class _Draft(_Section, frozen=True, kw_only=True):
    hand_size: int
    solo: _SoloDraft
    two_players: _PairDraft
    three_to_five: _GroupDraft


class _Scoring(_Section, frozen=True, kw_only=True):
    categories: list[str]
    vp_per_gold: int
    tie_breakers: list[str]


class _Boards(_Plain, frozen=True):
    game: str
    players: _Players
    components: _Components
    rounds: _RoundCount
    phases: _Order
    progress_tracks: _Tracks
    setup_player: _SetupPlayer
    neutral_player: _Neutral
    player_board: _PlayerBoard
    draft: _Draft
    scoring: _Scoring


class _HeroExchange(_Plain, frozen=True):
    pay: _Bundle
    gain: _Bundle


class _HeroAbility(_Plain, frozen=True):
    trigger: list[str] = []
    gain: _Bundle = _Bundle()
    exchange: _HeroExchange | None = None
    ship_discount: int = 0
    applies_to: list[str] = []


class _Hero(_Section, frozen=True, kw_only=True):
    id: str
    copies: int
    track: str | None
    ability: _HeroAbility
    vp: int
    vp_source: Source | None = None


class _SoloHeroes(_Section, frozen=True, kw_only=True):
    neutral_vp_per_hero: int


class _Heroes(_Plain, frozen=True):
    game: str
    counts: _Counts
    heroes: list[_Hero]
    solo: _SoloHeroes


class _HutSide(_Plain, frozen=True):
    ability: _Ability
    vp: int


class _Hut(_Section, frozen=True, kw_only=True):
    id: str
    progress: _Icons
    base: _HutSide
    upgraded: _HutSide


class _Huts(_Plain, frozen=True):
    game: str
    counts: _Counts
    huts: list[_Hut]


class _Restriction(_Plain, frozen=True):
    kind: str
    workers: int = 0
    coins: int = 0
    gold: int = 0
    draws: list[int] = []


class _Nemesis(_Section, frozen=True, kw_only=True):
    id: str
    neutral_setup: _Icons
    restriction: _Restriction


class _Nemeses(_Plain, frozen=True):
    game: str
    counts: _Counts
    nemesis: list[_Nemesis]


class _Band(_Plain, frozen=True):
    min: int
    max: int
    workers: int


class _RaidCost(_Section, frozen=True, kw_only=True):
    uses_per_round: int
    bands: list[_Band]


class _Raid(_Section, frozen=True, kw_only=True):
    id: str
    gain: _Bundle


class _Raids(_Plain, frozen=True):
    game: str
    counts: _Counts
    worker_cost: _RaidCost
    raids: list[_Raid]


class _Prices(_Plain, frozen=True):
    wood: int
    wool: int
    iron: int


class _Round(_Section, frozen=True, kw_only=True):
    id: str
    coin_price: _Prices
    draft: Literal["clockwise", "anticlockwise"]
    neutral: _Icons
    solo_vp: int


class _Always(_Section, frozen=True, kw_only=True):
    exchange: _HeroExchange
    gold_is_wild_for: list[str]


class _Rounds(_Plain, frozen=True):
    game: str
    counts: _Counts
    always_available: _Always
    rounds: list[_Round]


class _EikjaSide(_Section, frozen=True, kw_only=True):
    income: _Bundle
    vp: int


class _LabourerSide(_Section, frozen=True, kw_only=True):
    pay: _Bundle
    vp: int


class _Eikja(_Section, frozen=True, kw_only=True):
    copies: int
    counts_as_built_ship: bool
    accepts_trade_card: bool
    base: _EikjaSide
    upgraded: _EikjaSide


class _Labourer(_Section, frozen=True, kw_only=True):
    copies: int
    base: _LabourerSide
    upgraded: _LabourerSide


class _Starting(_Plain, frozen=True):
    game: str
    colours: _Order
    eikja: _Eikja
    labourer: _Labourer


class _Trade(_Section, frozen=True, kw_only=True):
    id: str
    income: _Bundle
    immediate: _Bundle


class _Trades(_Plain, frozen=True):
    game: str
    counts: _Counts
    trades: list[_Trade]


_CARDS = components.load(PACKAGE, "cards", _Cards)
_BOARDS = components.load(PACKAGE, "boards", _Boards)
_HEROES = components.load(PACKAGE, "heroes", _Heroes)
_HUTS = components.load(PACKAGE, "huts", _Huts)
_NEMESES = components.load(PACKAGE, "nemesis", _Nemeses)
_RAIDS = components.load(PACKAGE, "raids", _Raids)
_ROUNDS = components.load(PACKAGE, "rounds", _Rounds)
_STARTING = components.load(PACKAGE, "starting", _Starting)
_TRADES = components.load(PACKAGE, "trades", _Trades)


# ---- what the rules use ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability:
    pay: tuple[int, ...]
    gain: tuple[int, ...]
    free: bool

    @staticmethod
    def of(ability: _Ability) -> Ability:
        pay = ability.pay.tuple()
        return Ability(pay, ability.gain.tuple(), not any(pay))


NO_ABILITY: Final = Ability((0,) * 8, (0,) * 8, True)


@dataclass(frozen=True, slots=True)
class Card:
    """A type of village card."""

    id: str
    kind: str  # ship, building, artisan, villager, jarl
    copies: int
    discard: tuple[int, ...]
    cost: tuple[int, ...] = (0,) * 8
    skills: tuple[int, ...] = ()
    vp: int = 0
    progress: tuple[int, ...] = (0, 0, 0)
    benefit: str = ""
    ability: Ability = NO_ABILITY
    major: int = -1
    minor: int = -1


@dataclass(frozen=True, slots=True)
class Benefit:
    timing: str
    gain: tuple[int, ...]
    vp_per: str
    vp: int


@dataclass(frozen=True, slots=True)
class Hut:
    progress: tuple[int, ...]
    base: Ability
    upgraded: Ability
    vp: int
    vp_upgraded: int


@dataclass(frozen=True, slots=True)
class Round:
    coin_price: tuple[int, ...]
    draft: str
    neutral: tuple[int, ...]
    solo_vp: int


@dataclass(frozen=True, slots=True)
class Raid:
    gain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trade:
    income: tuple[int, ...]
    immediate: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Nemesis:
    neutral: tuple[int, ...]
    amount: int
    draws: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Boards:
    rounds: int
    slots: int
    abilities: tuple[Ability, ...]
    starting_goods: tuple[int, ...]
    last_space: int
    reward_spaces: tuple[int, ...]
    vp_by_space: dict[int, int]
    hand_size: int
    keep_each: int
    solo_draws: tuple[int, ...]
    pair_draw: int
    pair_topup: int
    pair_steps: int


SKILLS: Final = tuple(_CARDS.skills.order)


def _skill(name: str, where: str) -> int:
    _check(name in SKILLS, "cards", where, f"{name}; {', '.join(SKILLS)}")
    return SKILLS.index(name)


def _check(condition: bool, file: str, field: str, why: str) -> None:
    if not condition:
        place = f"shipwrights/{file}.yaml"
        raise DrakkarError("error-component-field", file=place, field=field, why=why)


def _all_cards() -> tuple[Card, ...]:
    cards = []
    for ship in _CARDS.ships:
        skills = tuple(_skill(name, f"ships.{ship.id}.skills") for name in ship.skills)
        cards.append(
            Card(
                ship.id, "ship", ship.copies, ship.discard.tuple(), ship.cost.tuple(), skills,
                ship.vp, ship.progress.tuple(), ship.benefit,
            )
        )  # fmt: skip
    for one in _CARDS.buildings:
        cards.append(
            Card(
                one.id, "building", one.copies, one.discard.tuple(), one.cost.tuple(),
                vp=one.vp, progress=one.progress.tuple(), ability=Ability.of(one.ability),
            )
        )  # fmt: skip
    for artisan in _CARDS.artisans:
        major = _skill(artisan.major, f"artisans.{artisan.id}.major")
        minor = _skill(artisan.minor, f"artisans.{artisan.id}.minor")
        cards.append(
            Card(
                artisan.id, "artisan", artisan.copies, artisan.discard.tuple(),
                major=major, minor=minor,
            )
        )  # fmt: skip
    for villager in _CARDS.villagers:
        ability = Ability.of(villager.ability)
        cards.append(
            Card(
                villager.id, "villager", villager.copies, villager.discard.tuple(), ability=ability
            )
        )
    for jarl in _CARDS.jarls:
        cards.append(
            Card(
                jarl.id, "jarl", jarl.copies, jarl.discard.tuple(),
                vp=jarl.vp, progress=jarl.progress.tuple(),
            )
        )  # fmt: skip
    return tuple(cards)


CARDS: Final = _all_cards()
CARD_NAMES: Final = tuple(card.id for card in CARDS)
CARD_INDEX: Final = {name: number for number, name in enumerate(CARD_NAMES)}
BENEFITS: Final = {
    one.id: Benefit(one.timing, one.gain.tuple(), one.vp_per, one.vp)
    for one in _CARDS.ship_benefits
}
TUCK_GOLD: Final = _CARDS.usage.tuck_cost.gold
MINOR_COINS: Final = _CARDS.usage.minor_skill_cost.coin

BOARDS: Final = Boards(
    rounds=_BOARDS.rounds.per_game,
    slots=_BOARDS.player_board.card_slots,
    abilities=tuple(Ability.of(slot.ability) for slot in _BOARDS.player_board.slots),
    starting_goods=_BOARDS.setup_player.goods.tuple()[: len(GOODS)],
    last_space=_BOARDS.progress_tracks.last_space,
    reward_spaces=tuple(_BOARDS.progress_tracks.reward_spaces),
    vp_by_space=_BOARDS.progress_tracks.vp_by_space,
    hand_size=_BOARDS.draft.hand_size,
    keep_each=_BOARDS.draft.solo.keep_each,
    solo_draws=tuple(_BOARDS.draft.solo.draws),
    pair_draw=_BOARDS.draft.two_players.first_draw,
    pair_topup=_BOARDS.draft.two_players.topup_each,
    pair_steps=_BOARDS.draft.two_players.steps,
)

ROUNDS: Final = tuple(
    Round(
        (one.coin_price.wood, one.coin_price.wool, one.coin_price.iron),
        one.draft,
        one.neutral.tuple(),
        one.solo_vp,
    )
    for one in _ROUNDS.rounds
)
ROUND_NAMES: Final = tuple(one.id for one in _ROUNDS.rounds)
ROUND_INDEX: Final = {name: number for number, name in enumerate(ROUND_NAMES)}

RAIDS: Final = tuple(Raid(one.gain.tuple()) for one in _RAIDS.raids)
RAID_NAMES: Final = tuple(one.id for one in _RAIDS.raids)
RAID_INDEX: Final = {name: number for number, name in enumerate(RAID_NAMES)}

TRADES: Final = tuple(Trade(one.income.tuple(), one.immediate.tuple()) for one in _TRADES.trades)
TRADE_NAMES: Final = tuple(one.id for one in _TRADES.trades)
TRADE_INDEX: Final = {name: number for number, name in enumerate(TRADE_NAMES)}

HUTS: Final = tuple(
    Hut(
        one.progress.tuple(),
        Ability.of(one.base.ability),
        Ability.of(one.upgraded.ability),
        one.base.vp,
        one.upgraded.vp,
    )
    for one in _HUTS.huts
)
HUT_NAMES: Final = tuple(one.id for one in _HUTS.huts)
HUT_INDEX: Final = {name: number for number, name in enumerate(HUT_NAMES)}

NEMESES: Final = tuple(
    Nemesis(
        one.neutral_setup.tuple(),
        one.restriction.workers + one.restriction.coins + one.restriction.gold,
        tuple(one.restriction.draws),
    )
    for one in _NEMESES.nemesis
)
NEMESIS_NAMES: Final = tuple(one.id for one in _NEMESES.nemesis)

EIKJA_INCOME: Final = _STARTING.eikja.base.income.tuple()
EIKJA_INCOME_UPGRADED: Final = _STARTING.eikja.upgraded.income.tuple()
EIKJA_VP: Final = _STARTING.eikja.base.vp
EIKJA_VP_UPGRADED: Final = _STARTING.eikja.upgraded.vp
LABOURER: Final = _STARTING.labourer.base.pay.tuple()
LABOURER_UPGRADED: Final = _STARTING.labourer.upgraded.pay.tuple()
LABOURER_VP: Final = _STARTING.labourer.base.vp
LABOURER_VP_UPGRADED: Final = _STARTING.labourer.upgraded.vp

_HERO = {one.id: one for one in _HEROES.heroes}
HERO_VP: Final = tuple(
    _HERO[_BOARDS.progress_tracks.heroes[track]].vp for track in _BOARDS.progress_tracks.order
)
RANDI_VP: Final = _HERO["hero_randi"].vp
HERO_VP_NEUTRAL: Final = _HEROES.solo.neutral_vp_per_hero


def _exchange(hero: str) -> _HeroExchange:
    exchange = _HERO[hero].ability.exchange
    _check(exchange is not None, "heroes", f"heroes.{hero}.ability.exchange", "pay, gain")
    assert exchange is not None
    return exchange


THYRA_COINS: Final = _exchange("hero_thyra").pay.coin
RANDI_COINS: Final = _exchange("hero_randi").pay.coin


def raid_workers(military: int) -> int:
    """The workers a raid costs at this strength."""
    for band in _RAIDS.worker_cost.bands:
        if band.min <= military <= band.max:
            return band.workers
    return _RAIDS.worker_cost.bands[0].workers


def _check_box() -> None:
    """The counts that the rules rest on; whatever an owner corrects must still add up."""
    total = sum(card.copies for card in CARDS)
    _check(total == _CARDS.counts.total, "cards", "counts.total", f"{total} cards")
    _check(
        tuple(_BOARDS.progress_tracks.order) == TRACKS,
        "boards",
        "progress_tracks.order",
        ", ".join(TRACKS),
    )
    _check(len(BOARDS.abilities) == BOARDS.slots, "boards", "player_board.slots", str(BOARDS.slots))
    for card in CARDS:
        if card.kind == "ship":
            _check(
                card.benefit in BENEFITS, "cards", f"ships.{card.id}.benefit", ", ".join(BENEFITS)
            )
            _check(
                len(set(card.skills)) == len(card.skills), "cards", f"ships.{card.id}.skills", ""
            )
    counts: list[tuple[str, int, int]] = [
        ("rounds", len(ROUNDS), _ROUNDS.counts.total),
        ("raids", len(RAIDS), _RAIDS.counts.total),
        ("trades", len(TRADES), _TRADES.counts.total),
        ("huts", len(HUTS), _HUTS.counts.total),
        ("nemesis", len(NEMESES), _NEMESES.counts.total),
    ]
    for file, found, wanted in counts:
        _check(found == wanted, file, "counts.total", f"{wanted}, found {found}")
    bundles: list[tuple[str, Any]] = [(card.id, (*card.cost, *card.discard)) for card in CARDS]
    for name, numbers in bundles:
        _check(min(numbers) >= 0, "cards", name, ">= 0")


_check_box()


def reconstructed() -> list[str]:
    """Which files hold values that are not proven: shown to the player, correctable by an owner.

    Too many to be named one by one.
    """
    files = "cards", "boards", "huts", "raids", "trades", "rounds", "heroes", "starting", "nemesis"
    return [name for name in files if components.unproven(PACKAGE, name)]
