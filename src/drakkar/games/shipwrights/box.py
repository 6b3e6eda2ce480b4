"""The box: the component files as typed structs, and the constants the rules are written in.

A bundle of goods is a tuple of eight numbers in the order of ``BUNDLE``. Cards, rounds, raids,
trades and huts are numbered in the order of their files; moves and questions name them by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from drakkar.games.shipwrights.files import (
    AbilityFile,
    BoardsFile,
    CardsFile,
    HeroesFile,
    HeroExchangeFile,
    HutsFile,
    NemesesFile,
    RaidsFile,
    RoundsFile,
    StartingFile,
    TradesFile,
)
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


_CARDS = components.load(PACKAGE, "cards", CardsFile)
_BOARDS = components.load(PACKAGE, "boards", BoardsFile)
_HEROES = components.load(PACKAGE, "heroes", HeroesFile)
_HUTS = components.load(PACKAGE, "huts", HutsFile)
_NEMESES = components.load(PACKAGE, "nemesis", NemesesFile)
_RAIDS = components.load(PACKAGE, "raids", RaidsFile)
_ROUNDS = components.load(PACKAGE, "rounds", RoundsFile)
_STARTING = components.load(PACKAGE, "starting", StartingFile)
_TRADES = components.load(PACKAGE, "trades", TradesFile)


# ---- what the rules use ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability:
    pay: tuple[int, ...]
    gain: tuple[int, ...]
    free: bool

    @staticmethod
    def of(ability: AbilityFile) -> Ability:
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


def _exchange(hero: str) -> HeroExchangeFile:
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
