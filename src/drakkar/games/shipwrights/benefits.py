"""Chapter 19: the twelve benefits of ships."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drakkar.games.shipwrights.box import BUNDLE, CARDS, check
from drakkar.games.shipwrights.cards import Bundle, gain
from drakkar.games.shipwrights.state import Shipwrights

NOTHING: Final = (0,) * len(BUNDLE)


@dataclass(frozen=True, slots=True)
class Benefit:
    timing: str  # immediate, income, end_game
    gain: Bundle = NOTHING
    vp_per: str = ""
    vp: int = 0


def _goods(timing: str, **goods: int) -> Benefit:
    return Benefit(timing, tuple(goods.get(name, 0) for name in BUNDLE))


def _points(vp_per: str, vp: int) -> Benefit:
    return Benefit("end_game", vp_per=vp_per, vp=vp)


# SHI-19.1: which ship has which is the box's
BENEFITS: Final = {
    "imm_workers_3": _goods("immediate", worker=3),  # SHI-19.3
    "imm_resources_2": _goods("immediate", resource=2),  # SHI-19.4
    "imm_coins_4": _goods("immediate", coin=4),  # SHI-19.5
    "imm_cards_2": _goods("immediate", card=2),  # SHI-19.6
    "inc_gold_1": _goods("income", gold=1),  # SHI-19.7
    "inc_coins_2": _goods("income", coin=2),  # SHI-19.8
    "end_unique_buildings": _points("unique_building", 1),  # SHI-19.9
    "end_sets": _points("set_raid_trade_upgrade", 3),  # SHI-19.10
    "end_unique_ships": _points("unique_ship", 1),  # SHI-19.11
    "end_raids": _points("raid_card", 2),  # SHI-19.12
    "end_trades": _points("trade_card", 2),  # SHI-19.13
    "end_upgrades": _points("upgrade", 2),  # SHI-19.14
}
for _card in CARDS:
    if _card.kind == "ship":
        _where, _known = f"ships.{_card.id}.benefit", ", ".join(BENEFITS)
        check(_card.benefit in BENEFITS, "cards", _where, _known, _card.benefit)


def benefit_of(card: int) -> Benefit:
    return BENEFITS[CARDS[card].benefit]


def immediate_benefit(s: Shipwrights, seat: int, card: int) -> None:
    benefit = benefit_of(card)
    if benefit.timing == "immediate":
        gain(s, seat, benefit.gain)


def raid_cards(s: Shipwrights, seat: int) -> int:
    """SHI-19.18: used or not."""
    return len(s.raids[seat])


def trade_cards(s: Shipwrights, seat: int) -> int:
    """SHI-19.17: under ships or turned."""
    below = sum(trade >= 0 for _, trade in s.fleets[seat])
    return below + len(s.spent_trades[seat])


def upgrades(s: Shipwrights, seat: int) -> int:
    return s.upgrades[seat].bit_count()


# what a ship's bonus counts at the end; the hut is a building and the Eikja a ship (SHI-19.15: of
# one name each, upgraded or not); SHI-19.16: sets by the smallest number
COUNTED: dict[str, Callable[[Shipwrights, int], int]] = {
    "unique_building": lambda s, seat: len({kind for kind, _, _ in s.villages[seat]}),
    "unique_ship": lambda s, seat: len({ship for ship, _ in s.fleets[seat]}),
    "set_raid_trade_upgrade": lambda s, seat: min(
        raid_cards(s, seat), trade_cards(s, seat), upgrades(s, seat)
    ),
    "raid_card": raid_cards,
    "trade_card": trade_cards,
    "upgrade": upgrades,
}


def final_bonus(s: Shipwrights, seat: int, card: int) -> int:
    """SHI-19.19: the points of one ship's end-of-game benefit."""
    benefit = benefit_of(card)
    if benefit.timing != "end_game":
        return 0
    return benefit.vp * COUNTED[benefit.vp_per](s, seat)
