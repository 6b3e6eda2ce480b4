"""The table as JSON for one seat: made from what it has seen only (TEV-3.10)."""

from __future__ import annotations

from collections.abc import Sequence

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
    HARVEST_PER_SHIP,
    HARVEST_PER_TEMPLE,
    INFLUENCE_SETTLER,
    PLACE_NAMES,
    RESOURCE_MAX,
    SETTLERS,
    SHIP_COSTS,
    SHIP_SLOTS,
    TEMPLE_COSTS,
    TEMPLE_SLOTS,
)
from drakkar.games.tinyepic.final import ranks
from drakkar.games.tinyepic.sailing import Ashore, ChooseCourse, ChooseShip, courses
from drakkar.games.tinyepic.state import FOOD, NONE, RESOURCES, RUNES
from drakkar.games.tinyepic.view_types import (
    Cards,
    ClanView,
    DockView,
    EnemyView,
    FighterView,
    FjordView,
    FoughtView,
    GodView,
    IslandView,
    LandingView,
    Owner,
    View,
)
from drakkar.kernel.state import Seen


def present(seen: Seen) -> View:
    face = FACES[seen.face_number]
    solo = seen.players == 1
    rank = ranks(seen.fury)
    favor_rows = [[FAVOR_NAMES[favor] for favor in row] for row in seen.favor_rows]
    invaders = [CARD_NAMES[card] for card in seen.invaders]
    prize = None if seen.prize == NONE else FAVOR_NAMES[seen.prize]
    clans = [_clan(seen, seat) for seat in range(seen.players)]
    enemy = _enemy(seen) if solo else None
    fought = _fought(seen)
    return {
        "era": max(1, seen.era),
        "eras": len(ERAS.eras),
        "direction": ERAS.eras[max(0, seen.era - 1)].direction,
        "raid_steel": ERAS.eras[max(0, seen.era - 1)].raid_steel,
        "chief": seen.chief,
        "face": face.id,
        "gods": {rune: _god(seen, number, rank[number]) for number, rune in enumerate(RUNES)},
        "places": dict(zip(PLACE_NAMES, seen.consecrated, strict=False)),
        "place_actions": facts.places(),
        "god_fury": ERAS.consecration.god_fury,
        "place_limit": ERAS.consecration.villages_per_place[seen.players],
        "resource_max": RESOURCE_MAX,
        "costs": {
            "longship": list(SHIP_COSTS),
            "temple": list(TEMPLE_COSTS),
            "deploy_food": DEPLOY_FOOD,
        },
        "harvest_bonus": {
            "longship": facts.named(RESOURCES, HARVEST_PER_SHIP),
            "temple": HARVEST_PER_TEMPLE,
        },
        "islands": [_island(seen, number) for number in range(len(face.islands))],
        "docks": [_dock(seen, number) for number in range(len(face.docks))],
        "fjords": [_fjord(seen, number) for number in range(len(face.fjords))],
        "landing": _landing(seen),
        "favor_rows": favor_rows,
        "battle": {
            "initiator": _owner(seen, seen.initiator),
            "prize": prize,
            "fought": fought,
        },
        "invaders": invaders,
        "deck": seen.deck,
        "discard": seen.discard,
        "clans": clans,
        "enemy": enemy,
        "neutral": seen.players == 2,
        "opponent": _island_points(seen, rank, seen.players, seen.holders) if solo else None,
        "standing": [
            _island_points(seen, rank, seat, seen.holders) | _favor_points(seen, rank, seat)
            for seat in range(seen.players)
        ],
        "cards": facts.cards([*invaders, *_cards_seen(clans, enemy), *_cards_fought(fought)]),
        "favors": facts.favors(
            [*favor_rows[0], *favor_rows[1], *([prize] if prize else ()),
             *([fought["prize"]] if fought and fought["prize"] else ()),
             *_favors_seen(clans, enemy)]
        ),
        "reach": _reach(seen),  # last: a preview tells of so many changes only
    }  # fmt: skip


def _reach(seen: Seen) -> dict[str, int]:
    asked = seen.question
    if isinstance(asked, ChooseShip):  # to where any of them could: the fewest steps
        reach: dict[str, int] = {}
        for place in facts.moorings(seen, asked.seat):
            far = courses(seen.face_number, seen.docked, asked.seat, place, asked.moves_left)
            reach |= {to: min(steps, reach.get(to, steps)) for to, steps in far.items()}
        return reach
    if isinstance(asked, ChooseCourse):
        origin = asked.origin
    elif isinstance(asked, Ashore):
        origin = asked.dock
    else:
        return {}
    return courses(seen.face_number, seen.docked, asked.seat, origin, asked.moves_left)


def _landing(seen: Seen) -> list[LandingView]:
    asked = seen.question
    if not isinstance(asked, Ashore) or asked.deployed:
        return []
    face, seat = FACES[seen.face_number], asked.seat
    n, island = len(face.islands), face.docks[face.dock_index[asked.dock]].island
    reserve = SETTLERS - sum(seen.settlers[seat * n : seat * n + n])
    most = min(asked.limit, seen.resources[seat * 3 + FOOD] // DEPLOY_FOOD, reserve)
    clans = range(len(seen.temples))
    now = [facts.influence(seen, clan, island) for clan in clans]
    settlers = [seen.settlers[clan * n + island] for clan in clans]
    foes = [clan for clan in clans if clan != seat and settlers[clan]]
    fresh = not asked.attacked >> island & 1
    # with somebody ashore already the ship alone may be enough (TEV-14.8)
    ashore = settlers[seat] or seen.temples[seat] >> island & 1
    bare = _outcome(now, seat, seen.holders[island])
    aboard = bool(ashore) and bare in ("taken", "stolen")
    landing: list[LandingView] = []
    for number in range(1, most + 1):
        then = list(now)
        then[seat] += number * INFLUENCE_SETTLER
        if fresh and all(settlers[seat] + number > settlers[foe] for foe in foes):  # TEV-10.9
            for foe in foes:
                then[foe] -= INFLUENCE_SETTLER
        outcome = _outcome(then, seat, seen.holders[island])
        wins = outcome in ("taken", "stolen")
        landing.append(
            {
                "influence": _by_clan(seen, then),
                "outcome": outcome,
                "anyway": wins and aboard,
                "points": _points_moved(seen, island, seat) if wins else {},
            }
        )
    return landing


def _points_moved(seen: Seen, island: int, taker: int) -> dict[str, int]:
    """What changes in the points of all clans, by god, if somebody takes the rune of an island: it
    is worth something to him, and no more to its holder, and its god grows angrier (TEV-14.15)."""
    holders, fury = list(seen.holders), list(seen.fury)
    holders[island] = taker
    fury[FACES[seen.face_number].islands[island].rune] += 1
    before = _points_by_god(seen, ranks(seen.fury), seen.holders)
    after = _points_by_god(seen, ranks(fury), holders)
    return {cell: after[cell] - before[cell] for cell in after if after[cell] != before[cell]}


def _points_by_god(seen: Seen, rank: list[int], holders: Sequence[int]) -> dict[str, int]:
    """``wealth/0``: what the runes of wealth are worth to clan 0, as far as the seat sees them."""
    cells = {}
    for clan in range(seen.players + (seen.players == 1)):
        points = _island_points(seen, rank, clan, holders)
        if clan < seen.players:
            points |= _favor_points(seen, rank, clan)
        for rune in RUNES:
            cells[f"{rune}/{clan}"] = points[f"islands_{rune}"] + points.get(f"favors_{rune}", 0)
    return cells


def _outcome(power: list[int], seat: int, holder: int) -> str:
    """What so much influence does with the rune of an island: one that lies free is taken by who
    has most (TEV-14.3, 14.4), one that is held is stolen when the action is complete (TEV-14.8)."""
    if holder == seat:
        return "kept"
    if holder != NONE and power[holder]:
        rival, gain = power[holder], "stolen"
    else:
        rival, gain = max(power[:seat] + power[seat + 1 :], default=0), "taken"
    if power[seat] > rival:
        return gain
    return "tie" if power[seat] == rival else "behind"


def _fought(seen: Seen) -> FoughtView | None:
    if not seen.fought:
        return None
    (prize, winner), *fighters = seen.fought
    # Once it is won it lies face down before its owner: nobody else is told again which it was.
    if winner == seen.seat and seen.won:
        prize = seen.won[winner]
    return {
        "prize": None if prize == NONE else FAVOR_NAMES[prize],
        "winner": _owner(seen, winner),
        "fighters": [_fighter(seen, *fighter) for fighter in fighters],
    }


def _fighter(seen: Seen, clan: int, card: int, counted: int, strength: int) -> FighterView:
    return {
        "clan": _owner(seen, clan),
        "card": CARD_NAMES[card],
        "counted": counted,
        "strength": None if strength == NONE else strength,
    }


def _cards_fought(fought: FoughtView | None) -> list[str]:
    return [fighter["card"] for fighter in fought["fighters"]] if fought else []


def _cards_seen(clans: list[ClanView], enemy: EnemyView | None) -> list[str]:
    """The cards before the clans that the seat can read."""
    names = [*enemy["row"], *enemy["battle_row"]] if enemy else []
    for clan in clans:
        for zone in (clan["row"], clan["hand"], clan["pack"]):
            names += zone if isinstance(zone, list) else []
        names += [clan["battle"]] if isinstance(clan["battle"], str) else []
    return names


def _favors_seen(clans: list[ClanView], enemy: EnemyView | None) -> list[str]:
    zones = [clan["favors"] for clan in clans] + ([enemy["favors"]] if enemy else [])
    return [name for zone in zones if isinstance(zone, list) for name in zone]


def _owner(seen: Seen, clan: int) -> Owner:
    if clan == NONE:
        return None
    return clan if clan < seen.players else "enemy"


def _by_clan(seen: Seen, numbers: Sequence[int]) -> dict[str, int]:
    """Per clan its number, without those that are 0."""
    return {str(clan): number for clan, number in enumerate(numbers) if number}


# ---- points that can be seen -----------------------------------------------------------------


def _island_points(
    seen: Seen, rank: list[int], clan: int, holders: Sequence[int]
) -> dict[str, int]:
    """What a clan's islands would earn now: the part of its score that everybody sees."""
    face, points = FACES[seen.face_number], ERAS.island_rune_points.ranks
    earned = {f"islands_{name}": 0 for name in RUNES}
    for island, holder in zip(face.islands, holders, strict=True):
        if holder == clan:
            earned[f"islands_{RUNES[island.rune]}"] += points[rank[island.rune]]
    return earned


def _favors(seen: Seen, clan: int) -> tuple[int, ...] | int:
    """A clan's favour cards: one's own and, when the game is over, all; else their number."""
    favors: tuple[int, ...] | int
    if seen.shown_favors:
        favors = seen.shown_favors[clan]
    else:
        favors = seen.favors[clan] if clan < seen.players else seen.enemy_favors
    return favors


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


# ---- the parts -------------------------------------------------------------------------------


def _god(seen: Seen, rune: int, rank: int) -> GodView:
    god = GODS[seen.gods[rune]] if seen.gods else None
    return {
        "god": GOD_NAMES[seen.gods[rune]] if seen.gods else None,
        "fury": seen.fury[rune],
        "rank": rank,
        "island_points": ERAS.island_rune_points.ranks[rank],
        "favor_points": ERAS.favor_rune_points.ranks[rank],
        "consecrated": seen.consecrated[len(PLACE_NAMES) + rune],
        "blessing": [facts.action(step) for step in god.blessing] if god else [],
    }


def _island(seen: Seen, number: int) -> IslandView:
    face = FACES[seen.face_number]
    island = face.islands[number]
    clans, n = range(len(seen.temples)), len(face.islands)
    return {
        "id": island.id,
        "rune": RUNES[island.rune],
        "half": island.half,
        "holder": _owner(seen, seen.holders[number]),
        "settlers": _by_clan(seen, [seen.settlers[clan * n + number] for clan in clans]),
        "temples": [clan for clan in clans if seen.temples[clan] >> number & 1],
        "influence": _by_clan(seen, [facts.influence(seen, clan, number) for clan in clans]),
        "docks": [face.docks[dock].id for dock in island.docks],
        "neighbours": [face.islands[other].id for other in island.neighbours],
    }


def _dock(seen: Seen, number: int) -> DockView:
    face = FACES[seen.face_number]
    dock = face.docks[number]
    return {
        "id": dock.id,
        "island": face.islands[dock.island].id,
        "ship": _owner(seen, seen.docked[number]),
        "village": bool(seen.villages >> number & 1),
        "lone": seen.lone == number,
        "fjords": [face.fjords[f].id for f in dock.fjords],
        "ferry_to": face.islands[face.docks[dock.far].island].id if dock.far >= 0 else None,
        "row_end": dock.row_end or None,
    }


def _fjord(seen: Seen, number: int) -> FjordView:
    face = FACES[seen.face_number]
    fjord = face.fjords[number]
    return {
        "id": fjord.id,
        "border": fjord.border,
        "neighbours": [face.fjords[f].id for f in fjord.neighbours],
        "ships": _by_clan(seen, seen.fleet[number :: len(face.fjords)]),
    }


def _cards(cards: Sequence[int] | int, names: tuple[str, ...]) -> Cards:
    """One's own cards by name, of the others' the number."""
    return cards if isinstance(cards, int) else [names[card] for card in cards]


def _clan(seen: Seen, seat: int) -> ClanView:
    n = len(FACES[seen.face_number].islands)
    hand = _cards(seen.hands[seat], CARD_NAMES)
    pack = _cards(seen.packs[seat], CARD_NAMES)
    battle = _in_battle(seen, seat)
    known = [name for zone in (hand, pack) if not isinstance(zone, int) for name in zone]
    known += [battle] if isinstance(battle, str) else []
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
        "strengths": {name: facts.strength_now(seen, seat, name) for name in known},
        "runes": dict(zip(RUNES, facts.active(seen, seat), strict=True)),
        "pack": pack,
        "favors": _cards(_favors(seen, seat), FAVOR_NAMES),
    }


def _in_battle(seen: Seen, seat: int) -> str | bool | None:
    """The card in battle where the seat knows it: its own, or one that entered by a rune action
    (TEV-5.16); of others whether there is one."""
    known: int = seen.face_known[seat]
    hidden: int = seen.face_down[seat]
    if known != NONE:
        return CARD_NAMES[known]
    if seat == seen.seat:
        return None if hidden == NONE else CARD_NAMES[hidden]
    return bool(hidden)


def _enemy(seen: Seen) -> EnemyView:
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
        "sails_further": ENEMY.sailing.modifier,
        "harvest_bonus": {
            "longship": facts.named(RESOURCES, ENEMY.harvest.per_longship_slot.tuple()),
            "temple": facts.named(RESOURCES, ENEMY.harvest.per_temple_slot.tuple()),
        },
        "settlers": seen.enemy_stock[0],
        "ships": [seen.enemy_stock[slot] for slot in SHIP_SLOTS],
        "temples": [seen.enemy_stock[slot] for slot in TEMPLE_SLOTS],
        "row": [CARD_NAMES[card] for card in seen.enemy_row],
        "battle_row": [CARD_NAMES[card] for card in seen.enemy_battles],
        "deck": seen.enemy_deck + seen.enemy_unseen,
        "battle": bool(seen.enemy_card),
        "runes": dict(zip(RUNES, facts.active(seen, seen.players), strict=True)),
        "rune_actions": [
            {
                "rune": action.id,
                "type": action.type,
                "x": action.x,
                "resources": facts.named(RESOURCES, action.resources.tuple()),
            }
            for action in ENEMY.rune_actions
        ],
        "bonus": seen.enemy_bonus,
        "favors": _cards(_favors(seen, seen.players), FAVOR_NAMES),
    }
