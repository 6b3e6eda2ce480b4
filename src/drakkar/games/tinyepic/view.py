"""The table as JSON for one seat."""

from __future__ import annotations

from typing import Any

from drakkar.games.tinyepic import facts
from drakkar.games.tinyepic.box import (
    CARD_NAMES,
    DEPLOY_FOOD,
    ENEMY,
    ERAS,
    FACES,
    FAVOR_NAMES,
    FAVORS,
    GOD_NAMES,
    GODS,
    PLACE_NAMES,
    SETTLERS,
    SHIP_COSTS,
    TEMPLE_COSTS,
)
from drakkar.games.tinyepic.final import ranks
from drakkar.games.tinyepic.state import NONE, RESOURCES, RUNES
from drakkar.kernel.state import Seen


def present(seen: Seen) -> dict[str, Any]:
    face = FACES[seen.face_number]
    clans = seen.players + (seen.players <= 2)
    solo = seen.players == 1
    rank = ranks(seen.fury)
    table = {
        "era": max(1, seen.era),
        "eras": len(ERAS.eras),
        "raid_steel": ERAS.eras[max(0, seen.era - 1)].raid_steel,
        "chief": seen.chief,
        "face": face.id,
        "gods": {
            rune: {
                "god": GOD_NAMES[seen.gods[number]] if seen.gods else None,
                "fury": seen.fury[number],
                "rank": rank[number],
                "island_points": ERAS.island_rune_points.ranks[rank[number]],
                "favor_points": ERAS.favor_rune_points.ranks[rank[number]],
                "consecrated": seen.consecrated[len(PLACE_NAMES) + number],
                "blessing": [facts.action(one) for one in GODS[seen.gods[number]].blessing]
                if seen.gods
                else [],
            }
            for number, rune in enumerate(RUNES)
        },
        "places": dict(zip(PLACE_NAMES, seen.consecrated, strict=False)),
        "place_actions": facts.places(),
        "god_fury": ERAS.consecration.god_fury,
        "place_limit": ERAS.consecration.villages_per_place[seen.players],
        "costs": {
            "longship": list(SHIP_COSTS),
            "temple": list(TEMPLE_COSTS),
            "deploy_food": DEPLOY_FOOD,
        },
        "islands": [_island(seen, number, clans) for number in range(len(face.islands))],
        "docks": [
            {
                "id": dock.id,
                "island": face.islands[dock.island].id,
                "ship": _clan(seen, seen.docked[number]),
                "village": bool(seen.villages >> number & 1),
                "lone": seen.lone == number,
                "fjords": [face.fjords[f].id for f in dock.fjords],
                "ferry_to": face.islands[face.docks[dock.far].island].id if dock.far >= 0 else None,
            }
            for number, dock in enumerate(face.docks)
        ],
        "fjords": [
            {
                "id": fjord.id,
                "border": fjord.border,
                "neighbours": [face.fjords[f].id for f in fjord.neighbours],
                "ships": {
                    str(clan): seen.fleet[clan * len(face.fjords) + number]
                    for clan in range(clans)
                    if seen.fleet[clan * len(face.fjords) + number]
                },
            }
            for number, fjord in enumerate(face.fjords)
        ],
        "favor_rows": [[FAVOR_NAMES[favor] for favor in row] for row in seen.favor_rows],
        "battle": {
            "initiator": _clan(seen, seen.initiator),
            "prize": None if seen.prize == NONE else FAVOR_NAMES[seen.prize],
        },
        "invaders": [CARD_NAMES[card] for card in seen.invaders],
        "deck": seen.deck,
        "discard": seen.discard,
        "clans": [_seat(seen, seat) for seat in range(seen.players)],
        "enemy": _enemy(seen) if solo else None,
        "neutral": seen.players == 2,
        "opponent": _island_points(seen, rank, seen.players) if solo else None,
        "standing": [
            _island_points(seen, rank, seat) | _favor_points(seen, rank, seat)
            for seat in range(seen.players)
        ],
    }
    return table | _printed(table)


def _printed(table: dict[str, Any]) -> dict[str, Any]:
    """What is printed on the cards that the seat sees."""
    cards, favors = list(table["invaders"]), [*table["favor_rows"][0], *table["favor_rows"][1]]
    for one in (*table["clans"], table["enemy"] or {}):
        for zone in ("row", "hand", "pack", "battle_row"):
            cards += one[zone] if isinstance(one.get(zone), list) else []
        cards += [one["battle"]] if isinstance(one.get("battle"), str) else []
        favors += one["favors"] if isinstance(one.get("favors"), list) else []
    if table["battle"]["prize"] is not None:
        favors.append(table["battle"]["prize"])
    return {"cards": facts.cards(cards), "favors": facts.favors(favors)}


def _island_points(seen: Seen, rank: list[int], clan: int) -> dict[str, int]:
    """What a clan's islands would earn now: the part of its score that everybody sees."""
    face, points = FACES[seen.face_number], ERAS.island_rune_points.ranks
    found = {f"islands_{name}": 0 for name in RUNES}
    for one, holder in zip(face.islands, seen.holders, strict=True):
        if holder == clan:
            found[f"islands_{RUNES[one.rune]}"] += points[rank[one.rune]]
    return found


def _favors(seen: Seen, clan: int) -> Any:
    """A clan's favour cards: one's own and, when the game is over, all; else their number."""
    if seen.shown_favors:
        return seen.shown_favors[clan]
    return seen.favors[clan] if clan < seen.players else seen.enemy_favors


def _favor_points(seen: Seen, rank: list[int], seat: int) -> dict[str, int]:
    """The same for one's own favour cards; those of the others are secret."""
    favors = _favors(seen, seat)
    if isinstance(favors, int):
        return {}
    points = ERAS.favor_rune_points.ranks
    return {
        f"favors_{name}": sum(FAVORS[favor].runes[rune] for favor in favors) * points[rank[rune]]
        for rune, name in enumerate(RUNES)
    }


def _clan(seen: Seen, clan: int) -> Any:
    """A seat, "enemy", or None."""
    if clan == NONE:
        return None
    return clan if clan < seen.players else "enemy"


def _island(seen: Seen, number: int, clans: int) -> dict[str, Any]:
    face = FACES[seen.face_number]
    island = face.islands[number]
    n = len(face.islands)
    return {
        "id": island.id,
        "rune": RUNES[island.rune],
        "half": island.half,
        "holder": _clan(seen, seen.holders[number]),
        "settlers": {
            str(clan): seen.settlers[clan * n + number]
            for clan in range(clans)
            if seen.settlers[clan * n + number]
        },
        "temples": [clan for clan in range(clans) if seen.temples[clan] >> number & 1],
        "influence": {
            str(clan): facts.influence(seen, clan, number)
            for clan in range(clans)
            if facts.influence(seen, clan, number)
        },
        "docks": [face.docks[dock].id for dock in island.docks],
        "neighbours": [face.islands[other].id for other in island.neighbours],
    }


def _cards(cards: Any, names: tuple[str, ...]) -> Any:
    """One's own cards by name, of the others' the number."""
    return cards if isinstance(cards, int) else [names[card] for card in cards]


def _seat(seen: Seen, seat: int) -> dict[str, Any]:
    n = len(FACES[seen.face_number].islands)
    known = seen.face_known[seat]
    hidden = seen.face_down[seat]
    if known != NONE:
        battle: Any = CARD_NAMES[known]
    elif seat == seen.seat:
        battle = None if hidden == NONE else CARD_NAMES[hidden]
    else:
        battle = bool(hidden)
    hand = _cards(seen.hands[seat], CARD_NAMES)
    return {
        "resources": dict(zip(RESOURCES, seen.resources[seat * 3 : seat * 3 + 3], strict=True)),
        "reserve": SETTLERS - sum(seen.settlers[seat * n : seat * n + n]),
        "ship_slots": [
            cost for slot, cost in enumerate(SHIP_COSTS) if seen.ship_slots[seat] >> slot & 1
        ],
        "temple_slots": [
            cost for slot, cost in enumerate(TEMPLE_COSTS) if seen.temple_slots[seat] >> slot & 1
        ],
        "villages": seen.loot[seat],
        "row": [CARD_NAMES[card] for card in seen.rows[seat]],
        "battle": battle,
        "hand": hand,
        "strengths": {}
        if isinstance(hand, int)
        else {name: facts.strength_now(seen, seat, name) for name in hand},
        "runes": dict(zip(RUNES, facts.active(seen, seat), strict=True)),
        "pack": _cards(seen.packs[seat], CARD_NAMES),
        "favors": _cards(_favors(seen, seat), FAVOR_NAMES),
    }


def _enemy(seen: Seen) -> dict[str, Any]:
    at = seen.players * 3
    return {
        "tracks": [
            {
                "resource": track.id,
                "marker": seen.resources[at + number],
                "length": track.length,
                "icons": [
                    {"space": icon.space, "icon": icon.icon, "strength": icon.strength}
                    for icon in track.icons
                ],
            }
            for number, track in enumerate(ENEMY.tracks)
        ],
        "settlers": seen.enemy_stock[0],
        "ships": seen.enemy_stock[1:4],
        "temples": seen.enemy_stock[4:],
        "row": [CARD_NAMES[card] for card in seen.enemy_row],
        "battle_row": [CARD_NAMES[card] for card in seen.enemy_battles],
        "deck": seen.enemy_deck + seen.enemy_unseen,
        "battle": bool(seen.enemy_card),
        "runes": dict(zip(RUNES, facts.active(seen, seen.players), strict=True)),
        "rune_actions": [
            {"rune": one.id, "type": one.type, "x": one.x} for one in ENEMY.rune_actions
        ],
        "bonus": seen.enemy_bonus,
        "favors": _cards(_favors(seen, seen.players), FAVOR_NAMES),
    }
