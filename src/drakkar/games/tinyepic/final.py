"""Chapter 18: the final scoring: what runes are worth depends on the fury of their gods."""

from __future__ import annotations

from drakkar.games.tinyepic.box import ENEMY, ERAS, FAVORS, SHIP_SLOTS, TEMPLE_SLOTS
from drakkar.games.tinyepic.harvest import built_ships, built_temples
from drakkar.games.tinyepic.state import RUNES, TinyEpic
from drakkar.kernel.game import Result


def ranks(fury: list[int]) -> list[int]:
    """The rank of each rune's god by fury (TEV-18.1); tied gods take the lowest rank they share
    (TEV-18.4), all three the third (TEV-18.5)."""
    return [sum(other >= own for other in fury) for own in fury]


def island_runes(s: TinyEpic, clan: int) -> list[int]:
    counts = [0, 0, 0]
    for island, holder in enumerate(s.holders):
        if holder == clan:
            counts[s.face.islands[island].rune] += 1
    return counts


def points(s: TinyEpic, clan: int) -> dict[str, int]:
    """By source: the island runes (TEV-18.2) and the favour runes of each god (TEV-18.3), and
    nothing else (TEV-18.6). The enemy counts in the same way, with all its favour cards
    (TEV-24.10)."""
    favors = s.favors[clan] if clan < s.players else s.enemy_favors
    rank = ranks(s.fury)
    held = island_runes(s, clan)
    earned = {}
    for rune, name in enumerate(RUNES):
        earned[f"islands_{name}"] = held[rune] * ERAS.island_rune_points.ranks[rank[rune]]
        passive = sum(FAVORS[favor].runes[rune] for favor in favors)
        earned[f"favors_{name}"] = passive * ERAS.favor_rune_points.ranks[rank[rune]]
    return earned


def tie_breaks(s: TinyEpic, clan: int) -> tuple[int, ...]:
    """Island runes, favour cards, temples built, longships built, resources (TEV-18.9); of the
    enemy the spaces of its markers (TEV-24.11)."""
    resources = sum(s.resources[clan * 3 : clan * 3 + 3])
    runes = sum(island_runes(s, clan))
    if clan < s.players:
        built = (built_temples(s, clan), built_ships(s, clan))
        return (runes, len(s.favors[clan]), *built, resources)
    ships, temples = (
        ENEMY.pieces.per_slot * len(slots) - sum(s.enemy_stock[slot] for slot in slots)
        for slots in (SHIP_SLOTS, TEMPLE_SLOTS)
    )
    return (runes, len(s.enemy_favors), temples, ships, resources)


def standing(s: TinyEpic) -> list[dict[str, int]]:
    return [points(s, seat) for seat in range(s.players)]


def result(s: TinyEpic) -> Result:
    """Most points win (TEV-18.8), in one number however many they are (TEV-18.7); what no tie-break
    decides is shared (TEV-18.11)."""
    ties = [tie_breaks(s, seat) for seat in range(s.players)]
    if s.has_enemy():
        return Result.of(standing(s), ties, points(s, s.players), tie_breaks(s, s.players))
    return Result.of(standing(s), ties)
