"""What konung looks at in a position beside karl's judgement, in plain counts."""

from __future__ import annotations

from drakkar.games.tinyepic.box import CARDS, FAVORS
from drakkar.games.tinyepic.control import influences
from drakkar.games.tinyepic.harvest import built_ships, built_temples
from drakkar.games.tinyepic.runes import active_runes
from drakkar.games.tinyepic.state import NONE, RESOURCES, RUNES, TinyEpic


def features(s: TinyEpic, seat: int) -> dict[str, float]:
    face = s.face
    rows = influences(s)
    margins = [
        own - max([row[island] for clan, row in enumerate(rows) if clan != seat])
        for island, own in enumerate(rows[seat])
    ]
    held = [island for island, holder in enumerate(s.holders) if holder == seat]
    n = len(face.islands)
    settled = s.settlers[seat * n : seat * n + n]
    hand, favors = s.hands[seat], s.favors[seat]
    counts: dict[str, float] = {
        "held": len(held),
        "safe": sum([margins[island] >= 2 for island in held]),
        "shaky": sum([margins[island] <= 0 for island in held]),
        "near": sum([-1 <= margins[island] <= 0 for island in range(n) if island not in held]),
        "influence": sum(rows[seat]),
        "present": sum([own > 0 for own in rows[seat]]),
        "settlers": sum(settled),
        "ships": built_ships(s, seat),
        "temples_built": built_temples(s, seat),
        "docked": s.docked.count(seat),
        "at_sea": sum(s.fleet[seat * len(face.fjords) : (seat + 1) * len(face.fjords)]),
        "villages": s.loot[seat],
        "favours": len(favors),
        "hand": len(hand),
        "strong": sum([CARDS[card].base >= 3 for card in hand]),
        "chief": float(s.chief == seat),
        "in_battle": float(s.face_down[seat] != NONE),
    }
    for resource, name in enumerate(RESOURCES):
        counts[name] = s.resources[seat * 3 + resource]
    worth = sorted(s.fury, reverse=True)
    for rune, name in enumerate(RUNES):
        here = sum([face.islands[island].rune == rune for island in held])
        kept = sum([FAVORS[favor].runes[rune] for favor in favors])
        place = worth.index(s.fury[rune])
        counts[f"islands_{name}"] = here
        counts[f"kept_{name}"] = kept
        counts[f"active_{name}"] = active_runes(s, seat, rune)
        counts[f"fury_{name}"] = (here + kept) * (s.fury[rune] - sum(s.fury) / 3) / 5
        counts[f"place_{name}"] = (here + kept) * (1 - place)
    return counts
