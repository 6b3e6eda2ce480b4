"""Chapter 19: the twelve benefits of ships."""

from __future__ import annotations

from collections.abc import Callable

from drakkar.games.shipwrights.box import BENEFITS, CARDS, Benefit
from drakkar.games.shipwrights.cards import gain
from drakkar.games.shipwrights.state import Shipwrights


def benefit_of(card: int) -> Benefit:
    return BENEFITS[CARDS[card].benefit]


def immediate_benefit(s: Shipwrights, seat: int, card: int) -> None:
    benefit = benefit_of(card)
    if benefit.timing == "immediate":
        gain(s, seat, benefit.gain)


def raid_cards(s: Shipwrights, seat: int) -> int:
    """Used or not."""
    return len(s.raids[seat])


def trade_cards(s: Shipwrights, seat: int) -> int:
    """Under ships or turned."""
    below = sum(trade >= 0 for _, trade in s.fleets[seat])
    return below + len(s.spent_trades[seat])


def upgrades(s: Shipwrights, seat: int) -> int:
    return s.upgrades[seat].bit_count()


# what a ship's bonus counts at the end; the hut is a building and the Eikja a ship
COUNTED: dict[str, Callable[[Shipwrights, int], int]] = {
    "unique_building": lambda s, seat: len({one[0] for one in s.villages[seat]}),
    "unique_ship": lambda s, seat: len({one[0] for one in s.fleets[seat]}),
    "set_raid_trade_upgrade": lambda s, seat: min(
        raid_cards(s, seat), trade_cards(s, seat), upgrades(s, seat)
    ),
    "raid_card": raid_cards,
    "trade_card": trade_cards,
    "upgrade": upgrades,
}


def final_bonus(s: Shipwrights, seat: int, card: int) -> int:
    """The points of a ship's end-of-game benefit."""
    benefit = benefit_of(card)
    if benefit.timing != "end_game":
        return 0
    return benefit.vp * COUNTED[benefit.vp_per](s, seat)
