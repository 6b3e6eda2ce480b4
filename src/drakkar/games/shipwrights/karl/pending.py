"""What lies before a player and has not happened yet."""

from __future__ import annotations

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.benefits import BENEFITS
from drakkar.games.shipwrights.box import CARD_INDEX, CARDS
from drakkar.games.shipwrights.building import BuildingReady, PayBuilding
from drakkar.games.shipwrights.cards import ChooseResource, DrawCards
from drakkar.games.shipwrights.karl.worth import (
    BASIC_WORTH,
    BRINGS,
    CARD_WORTH,
    COST,
    STEP_WORTH,
    bundle_worth,
    net_worth,
    reward_worth,
    ship_gain,
)
from drakkar.games.shipwrights.paying import GiveCard, PayAbility, PayResource
from drakkar.games.shipwrights.recruiting import Gains
from drakkar.games.shipwrights.shipbuilding import Benefit, MeetSkills, PayShip, ShipReady
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.games.shipwrights.tracks import (
    ChooseTrack,
    GainRaid,
    GainTrade,
    GainUpgrade,
    PlaceTrade,
    Progress,
)
from drakkar.games.shipwrights.workers import UseFirst, UseOther, ability
from drakkar.kernel.question import Entry


def pending(s: Shipwrights, seat: int, entry: Entry, left: int) -> float:
    """What lies before the seat and has not happened yet: cards to draw, costs to pay."""
    kind = type(entry)
    if kind is Act:
        return 0.0
    if isinstance(entry, DrawCards):
        return entry.number * CARD_WORTH[left] if entry.to == "hand" else 0.0
    if isinstance(entry, ChooseResource):
        return entry.number * BASIC_WORTH[left]
    if isinstance(entry, PayResource):
        return -entry.number * BASIC_WORTH[left]
    if isinstance(entry, GiveCard):
        return -entry.number * 0.9 * CARD_WORTH[left]
    if isinstance(entry, Gains):
        return bundle_worth(entry.bundle, left)
    if isinstance(entry, GainRaid):
        return reward_worth(s, seat, 0, left)
    if isinstance(entry, (GainTrade, PlaceTrade)):
        return reward_worth(s, seat, 1, left)
    if isinstance(entry, GainUpgrade):
        return reward_worth(s, seat, 2, left)
    if isinstance(entry, (Progress, ChooseTrack)):
        return STEP_WORTH[left] * sum(entry.steps)
    if isinstance(entry, (MeetSkills, PayShip)):
        return 0.2 + 0.15 * max(0.0, ship_gain(s, seat, CARD_INDEX[entry.card], left))
    if isinstance(entry, PayAbility):
        return -bundle_worth(entry.cost, left)
    if isinstance(entry, PayBuilding):
        card = CARD_INDEX[entry.card]
        return BRINGS[left][card] - COST[left][card]
    if isinstance(entry, BuildingReady):
        return BRINGS[left][CARD_INDEX[entry.card]]
    if isinstance(entry, ShipReady):
        card = CARD_INDEX[entry.card]
        return ship_gain(s, seat, card, left) + COST[left][card]
    if isinstance(entry, Benefit):
        benefit = BENEFITS[CARDS[CARD_INDEX[entry.card]].benefit]
        return bundle_worth(benefit.gain, left) if benefit.timing == "immediate" else 0.0
    if isinstance(entry, UseFirst):
        return sum(
            max(0.0, net_worth(ability(s, seat, entry.building, whose), left))
            for whose in ("building", "villager")
        )
    if isinstance(entry, UseOther):
        return max(0.0, net_worth(ability(s, seat, entry.building, entry.whose), left))
    return 0.0
