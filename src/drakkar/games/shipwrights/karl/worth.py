"""What things are worth to karl, in points: goods, cards, rewards of the tracks.

The numbers written here are judgement, found by letting bots play. ``left`` counts the rounds still
to be played, this one included.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from drakkar.games.shipwrights.benefits import BENEFITS, COUNTED
from drakkar.games.shipwrights.box import BOARDS, CARDS, Ability
from drakkar.games.shipwrights.state import EIKJA, Shipwrights

# ---- what things are worth, by rounds left (0 is not used) -----------------------------------
WORKER_WORTH: Final = (0, 0.05, 0.45, 0.6, 0.7, 0.8)
BASIC_WORTH: Final = (0, 0.34, 0.55, 0.62, 0.66, 0.68)
GOLD_WORTH: Final = (0, 1.0, 1.15, 1.25, 1.3, 1.35)
COIN_WORTH: Final = (0, 0.17, 0.24, 0.28, 0.3, 0.3)
CARD_WORTH: Final = (0, 0.35, 0.5, 0.55, 0.6, 0.6)
PRICES: Final = tuple(
    (worker, basic, basic, basic, gold, coin, card, basic)
    for worker, basic, gold, coin, card in list(
        zip(WORKER_WORTH, BASIC_WORTH, GOLD_WORTH, COIN_WORTH, CARD_WORTH, strict=True)
    )[: BOARDS.rounds + 1]
)
"""Of a bundle, in its order."""
STEP_WORTH: Final = (0, 0.4, 0.6, 0.7, 0.75, 0.75)
"""One progress icon."""


@cache
def bundle_worth(bundle: tuple[int, ...], left: int) -> float:
    return sum([n * price for n, price in zip(bundle, PRICES[left], strict=True) if n])


@cache
def net_worth(ability: Ability, left: int) -> float:
    return bundle_worth(ability.gain, left) - bundle_worth(ability.pay, left)


def _of_cards(worth: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    """By rounds left and card."""
    return tuple(tuple(cards) for cards in worth)


_ALL: Final = range(BOARDS.rounds + 1)
DISCARD: Final = _of_cards([[bundle_worth(c.discard, n) for c in CARDS] for n in _ALL])
USE: Final = _of_cards([[max(0.0, net_worth(c.ability, n)) for c in CARDS] for n in _ALL])
COST: Final = _of_cards([[bundle_worth(c.cost, n) for c in CARDS] for n in _ALL])
ENGINE: Final = 0.75
"""Of what a building or villager could bring in all rounds left: workers are few."""


def _brings(card: int, left: int) -> float:
    """What a built ship or building or a tucked jarl is worth, but for a bonus at the end."""
    built = CARDS[card]
    worth = built.vp + sum(built.progress) * STEP_WORTH[left]
    if built.kind == "building":
        worth += ENGINE * left * USE[left][card] + (0.3 * (left - 1))
    elif built.kind == "ship":
        benefit = BENEFITS[built.benefit]
        times = {"immediate": 1, "income": left, "end_game": 0}[benefit.timing]
        worth += times * bundle_worth(benefit.gain, left)
    return worth


BRINGS: Final = _of_cards([[_brings(c, n) for c in range(len(CARDS))] for n in _ALL])


def reward_worth(s: Shipwrights, seat: int, track: int, left: int) -> float:
    """A raid card, a trade card, an upgrade: what the next one is worth, about."""
    worth = (0.9 * left, 0.7 + 0.5 * left, 2 + 0.5 * left)[track]
    kind = ("raid_card", "trade_card", "upgrade")[track]
    for ship, _ in s.fleets[seat]:
        if ship != EIKJA and BENEFITS[CARDS[ship].benefit].vp_per == kind:
            worth += BENEFITS[CARDS[ship].benefit].vp
    return worth


def ship_gain(s: Shipwrights, seat: int, card: int, left: int) -> float:
    """What building this ship brings beyond the goods it costs, its skills not counted."""
    gain = BRINGS[left][card] - COST[left][card]
    benefit = BENEFITS[CARDS[card].benefit]
    if benefit.timing == "end_game":
        gain += benefit.vp * (COUNTED[benefit.vp_per](s, seat) + 0.3 * (left - 1))
        if benefit.vp_per == "unique_ship":
            gain += 1
    return gain
