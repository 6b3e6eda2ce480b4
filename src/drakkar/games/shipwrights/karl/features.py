"""What konung looks at in a position beside karl's judgement, in plain counts."""

from __future__ import annotations

from drakkar.games.shipwrights.box import CARDS, GOODS, HERO_VP, TRACKS
from drakkar.games.shipwrights.state import EIKJA, EIKJA_UP, HUT, HUT_UP, LABOURER_UP, Shipwrights

_KINDS = ("ship", "building", "artisan", "villager", "jarl")


def features(s: Shipwrights, seat: int) -> dict[str, float]:
    n = len(GOODS)
    ships = [ship for ship, _ in s.fleets[seat] if ship != EIKJA]
    houses = [house for house, _, _ in s.villages[seat] if house != HUT]
    hand = s.hands[seat] + s.aside[seat]
    counts: dict[str, float] = {
        "ships": len(ships),
        "houses": len(houses),
        "points": sum([CARDS[card].vp for card in (*ships, *houses)]),
        "below": sum([card >= 0 for _, card in s.fleets[seat]])
        + sum([card >= 0 for _, card, _ in s.villages[seat]]),
        "manned": sum([worker for _, _, worker in s.villages[seat]]) + s.slots[seat].bit_count(),
        "raids_held": len(s.raids[seat]),
        "trades_spent": len(s.spent_trades[seat]),
        "eikja": float(bool(s.upgrades[seat] & EIKJA_UP)),
        "labourer": float(bool(s.upgrades[seat] & LABOURER_UP)),
        "hut": float(bool(s.upgrades[seat] & HUT_UP)),
        "cards": len(hand),
        "board": len(s.boards[seat]),
    }
    for kind in _KINDS:
        counts[f"hand_{kind}"] = sum([CARDS[card].kind == kind for card in hand])
        counts[f"board_{kind}"] = sum([CARDS[card].kind == kind for card in s.boards[seat]])
    for good, name in enumerate(GOODS):
        counts[name] = s.goods[seat * n + good]
    for track, name in enumerate(TRACKS):
        at = s.tracks[seat * len(TRACKS) + track]
        others = [
            s.tracks[other * len(TRACKS) + track] for other in range(s.players) if other != seat
        ]
        counts[f"track_{name}"] = at
        counts[f"hero_{name}"] = float(s.heroes[track] == seat) * HERO_VP[track]
        counts[f"before_{name}"] = max(-4, min(4, at - max(others, default=0)))
    return counts
