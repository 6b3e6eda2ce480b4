"""The box: the component files as typed structs, and the constants the rules are written in.

A bundle of goods is a tuple of eight numbers in the order of ``BUNDLE``. Cards, rounds, raids,
trades and huts are numbered in the order of their files; moves and questions name them by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

import msgspec

from drakkar.games.shipwrights.files import (
    AbilityFile,
    BoardsFile,
    CardsFile,
    CoinPriceFile,
    DraftDrawsFile,
    HeroesFile,
    HutsFile,
    LabourerSideFile,
    NemesesFile,
    NemesisFile,
    RaidCostFile,
    RaidsFile,
    RoundsFile,
    StartingFile,
    TradesFile,
    TuckCostFile,
)
from drakkar.games.shipwrights.meta import NEMESES as NEMESIS_OPTIONS
from drakkar.kernel import components

PACKAGE: Final = __name__.rpartition(".")[0]
check: Final = components.Checks(PACKAGE)

# SHI-2.7: wood, wool, iron and gold are the resources; workers and coins are not
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
    """A type of village card. SHI-2.2 to 2.6 say what is printed on which kind.

    SHI-6.2, 6.3: what discarding it brings is printed too, and gold on jarls only.
    """

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
class Hut:
    progress: tuple[int, ...]
    base: Ability
    upgraded: Ability
    vp: int
    vp_upgraded: int


@dataclass(frozen=True, slots=True)
class Round:
    coin_price: tuple[int, ...]
    draft: Literal["clockwise", "anticlockwise"]
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
    """What a nemesis card does: steps of the neutral player, and one restriction by its kind."""

    neutral: tuple[int, ...]
    kind: str
    raid: int = 0  # workers more
    price: int = 0  # coins more
    tuck: int = 0  # gold more
    draws: tuple[int, ...] = ()


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


SKILLS: Final = tuple(_CARDS.skills.order)


def _skill(name: str, where: str) -> int:
    check(name in SKILLS, "cards", where, ", ".join(SKILLS), name)
    return SKILLS.index(name)


def _all_cards() -> tuple[Card, ...]:
    """SHI-2.1: the five kinds, in the order of the file."""
    cards = []
    for ship in _CARDS.ships:
        skills = tuple(_skill(name, f"ships.{ship.id}.skills") for name in ship.skills)
        cards.append(
            Card(
                ship.id, "ship", ship.copies, ship.discard.tuple(), ship.cost.tuple(), skills,
                ship.vp, ship.progress.tuple(), ship.benefit,
            )
        )  # fmt: skip
    for building in _CARDS.buildings:
        cards.append(
            Card(
                building.id, "building", building.copies, building.discard.tuple(),
                building.cost.tuple(), vp=building.vp, progress=building.progress.tuple(),
                ability=Ability.of(building.ability),
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
    for villager in _CARDS.villagers:  # SHI-9.8: which of their abilities the rules show
        ability = Ability.of(villager.ability)
        cards.append(
            Card(
                villager.id, "villager", villager.copies, villager.discard.tuple(), ability=ability
            )
        )
    for jarl in _CARDS.jarls:  # SHI-8.6: the first is the one the rules quote
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

BOARDS: Final = Boards(
    rounds=_BOARDS.rounds.per_game,
    slots=len(_BOARDS.player_board.slots),
    abilities=tuple(Ability.of(slot.ability) for slot in _BOARDS.player_board.slots),
    starting_goods=msgspec.structs.astuple(_BOARDS.setup_player.goods),
    last_space=_BOARDS.progress_tracks.last_space,
    reward_spaces=tuple(_BOARDS.progress_tracks.reward_spaces),
    vp_by_space=_BOARDS.progress_tracks.vp_by_space,
    hand_size=_BOARDS.draft.hand_size,
    keep_each=_BOARDS.draft.keep_each,
    solo_draws=tuple(_BOARDS.draft.solo.draws),
    pair_draw=_BOARDS.draft.two_players.first_draw,
    pair_topup=_BOARDS.draft.two_players.topup_each,
)

# SHI-3.4: every order of the prices 1, 2, 3 in both directions
ROUNDS: Final = tuple(
    Round(
        card.coin_price.tuple(),
        card.draft,
        card.neutral.tuple(),
        card.solo_vp,
    )
    for card in _ROUNDS.rounds
)
ROUND_NAMES: Final = tuple(card.id for card in _ROUNDS.rounds)
ROUND_INDEX: Final = {name: number for number, name in enumerate(ROUND_NAMES)}

# SHI-15.9, 18.14: one raid card and one trade card are quoted by the rules
RAIDS: Final = tuple(Raid(card.gain.tuple()) for card in _RAIDS.raids)
RAID_NAMES: Final = tuple(card.id for card in _RAIDS.raids)
RAID_INDEX: Final = {name: number for number, name in enumerate(RAID_NAMES)}

TRADES: Final = tuple(Trade(card.income.tuple(), card.immediate.tuple()) for card in _TRADES.trades)
TRADE_NAMES: Final = tuple(card.id for card in _TRADES.trades)
TRADE_INDEX: Final = {name: number for number, name in enumerate(TRADE_NAMES)}

# SHI-1.12: two for each track
HUTS: Final = tuple(
    Hut(
        hut.progress.tuple(),
        Ability.of(hut.base.ability),
        Ability.of(hut.upgraded.ability),
        hut.base.vp,
        hut.upgraded.vp,
    )
    for hut in _HUTS.huts
)
HUT_NAMES: Final = tuple(hut.id for hut in _HUTS.huts)
HUT_INDEX: Final = {name: number for number, name in enumerate(HUT_NAMES)}


def _nemesis(card: NemesisFile) -> Nemesis:
    neutral = card.neutral_setup.tuple()
    match card.restriction:
        case RaidCostFile(workers=workers):
            return Nemesis(neutral, "raid_cost_modifier", raid=workers)
        case CoinPriceFile(coins=coins):
            return Nemesis(neutral, "coin_price_modifier", price=coins)
        case TuckCostFile(gold=gold):
            return Nemesis(neutral, "tuck_cost_modifier", tuck=gold)
        case DraftDrawsFile(draws=draws):
            return Nemesis(neutral, "solo_draft_draws", draws=tuple(draws))


# SHI-21.14: reconstructed, so that an owner may give them another kind
NEMESES: Final = tuple(_nemesis(card) for card in _NEMESES.nemesis)
NEMESIS_NAMES: Final = tuple(card.id for card in _NEMESES.nemesis)


def _labourer(side: LabourerSideFile) -> tuple[int, ...]:
    """What one use of him costs."""
    return (0, 0, 0, 0, side.pay.gold, 0, side.pay.card, 0)


# SHI-16.3, 18.18: what the two sides of the starting cards pay, cost and are worth
EIKJA_INCOME: Final = _STARTING.eikja.base.income.tuple()
EIKJA_INCOME_UPGRADED: Final = _STARTING.eikja.upgraded.income.tuple()
EIKJA_VP: Final = _STARTING.eikja.base.vp
EIKJA_VP_UPGRADED: Final = _STARTING.eikja.upgraded.vp
LABOURER: Final = _labourer(_STARTING.labourer.base)
LABOURER_UPGRADED: Final = _labourer(_STARTING.labourer.upgraded)
LABOURER_VP: Final = _STARTING.labourer.base.vp
LABOURER_VP_UPGRADED: Final = _STARTING.labourer.upgraded.vp

_HERO_VP = {hero.id: hero.vp for hero in _HEROES.heroes}
HERO_VP: Final = tuple(_HERO_VP[name] for name in ("hero_svend", "hero_thyra", "hero_frode"))
"""In the order of their tracks."""
RANDI_VP: Final = _HERO_VP["hero_randi"]


@cache
def raid_workers(military: int) -> int:
    """SHI-15.2: the workers a raid costs at this strength."""
    bands = _RAIDS.worker_cost.bands
    return next((b.workers for b in reversed(bands) if b.military <= military), bands[0].workers)


# ---- what must add up ------------------------------------------------------------------------


def _check_box() -> None:
    """What the rules rest on: whatever an owner corrects must still make a game."""
    _check_counts()
    _check_cards()
    _check_tracks()
    _check_draft()
    options = ", ".join(NEMESIS_OPTIONS)
    check(NEMESIS_NAMES == NEMESIS_OPTIONS, "nemesis", "nemesis", options, NEMESIS_NAMES)


def _check_counts() -> None:
    copies = sum(card.copies for card in CARDS)
    counts = (
        ("cards", _CARDS.counts.total, copies),
        ("rounds", _ROUNDS.counts.total, len(ROUNDS)),
        ("raids", _RAIDS.counts.total, len(RAIDS)),
        ("trades", _TRADES.counts.total, len(TRADES)),
        ("huts", _HUTS.counts.total, len(HUTS)),
        ("nemesis", _NEMESES.counts.total, len(NEMESES)),
    )
    for file, said, counted in counts:
        check(said == counted, file, "counts.total", counted, said)
    # the bot judges by rounds left and knows no more than the printed five
    check(1 <= BOARDS.rounds <= 5, "boards", "rounds.per_game", "1-5", BOARDS.rounds)


def _check_cards() -> None:
    skills = ", ".join(sorted(SKILLS))  # there is an artisan for each pair of them, and no other
    pairs = {SKILLS[card.major] for card in CARDS if card.kind == "artisan"}
    known = ", ".join(sorted(pairs))
    check(skills == known, "cards", "skills.order", known, skills)
    for card in CARDS:
        if card.kind == "ship":  # SHI-2.2: one to three; they may be the same
            number = len(card.skills)
            check(1 <= number <= 3, "cards", f"ships.{card.id}.skills", "1-3", number)
        if card.kind == "artisan":
            # SHI-2.4: he goes by his two skills, and there is one of every pair: what may differ
            # in a printed box is the number of copies
            said = f"art_{SKILLS[card.major]}_{SKILLS[card.minor]}"
            check(said == card.id, "cards", f"artisans.{card.id}", card.id, said)


def _check_tracks() -> None:
    spaces, last = BOARDS.reward_spaces, BOARDS.last_space
    where = "progress_tracks.reward_spaces"
    # SHI-18.8, 18.16: three thresholds use up what five players can gain
    check(len(spaces) == 3, "boards", where, 3, len(spaces))
    rising = list(spaces) == sorted(set(spaces)) and spaces[0] > 0 and spaces[-1] <= last
    check(rising, "boards", where, f"1 < 2 < ... < {last}", list(spaces))
    for space in BOARDS.vp_by_space:
        check(0 <= space <= last, "boards", "progress_tracks.vp_by_space", f"0-{last}", space)
    for name, hut in zip(HUT_NAMES, HUTS, strict=True):  # SHI-1.11
        most = max(hut.progress)
        check(most < spaces[0], "huts", f"huts.{name}.progress", f"0-{spaces[0] - 1}", most)
    strengths = [band.military for band in _RAIDS.worker_cost.bands]
    rising = bool(strengths) and strengths == sorted(set(strengths))
    check(rising, "raids", "worker_cost.bands", "1 < 2 < ...", strengths)
    check(strengths[0] == spaces[0], "raids", "worker_cost.bands", spaces[0], strengths[0])


def _check_draft() -> None:
    """SHI-4.1: everybody leaves the draft with a full hand."""
    hand, keep = BOARDS.hand_size, BOARDS.keep_each
    check(hand >= 1, "boards", "draft.hand_size", ">= 1", hand)
    check(keep >= 1 and hand % keep == 0, "boards", "draft.keep_each", f"{hand} / n", keep)
    steps = hand // keep
    check(len(BOARDS.solo_draws) == steps, "boards", "draft.solo.draws", steps, BOARDS.solo_draws)
    enough = all(number >= keep for number in BOARDS.solo_draws)
    check(enough, "boards", "draft.solo.draws", f">= {keep}", BOARDS.solo_draws)
    for name, card in zip(NEMESIS_NAMES, NEMESES, strict=True):
        if card.kind == "solo_draft_draws":
            where = f"nemesis.{name}.restriction.draws"
            fitting = len(card.draws) == steps and min(card.draws) >= keep
            check(fitting, "nemesis", where, f"{steps} x >= {keep}", card.draws)
    topup = BOARDS.pair_topup
    check(topup >= 0, "boards", "draft.two_players.topup_each", ">= 0", topup)
    # the last pack of two players is the smallest or the largest of theirs
    last = BOARDS.pair_draw + (steps - 1) * (topup - keep)
    enough = BOARDS.pair_draw >= keep and last >= keep
    least = max(keep, keep + (steps - 1) * (keep - topup))
    check(enough, "boards", "draft.two_players.first_draw", f">= {least}", BOARDS.pair_draw)


_check_box()


def reconstructed() -> list[str]:
    """Which files hold values that are not proven: shown to the player, correctable by an owner.

    Too many to be named one by one.
    """
    files = "cards", "boards", "huts", "raids", "trades", "rounds", "heroes", "starting", "nemesis"
    return [name for name in files if components.unproven(PACKAGE, name)]
