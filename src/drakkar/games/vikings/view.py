"""The table as JSON, the same for everybody: in Vikings nothing that exists is hidden."""

from __future__ import annotations

from typing import Any

from drakkar.games.vikings.bonus import replaceable
from drakkar.games.vikings.box import (
    BONUS_NAMES,
    BONUSES,
    BUILDINGS,
    COLOURS,
    FIRST_MIDDLE,
    LEFT,
    RIGHT,
    ROWS,
    SETUP,
    SHIPS,
    TILE_NAMES,
    VIKINGS,
    WARRIOR,
)
from drakkar.games.vikings.final import (
    boatsmen,
    complete_islands,
    food,
    mouths,
    rations,
    standing,
)
from drakkar.games.vikings.placing import free_cells, free_moorings
from drakkar.games.vikings.scoring import Tally, goldsmiths, large, threatened
from drakkar.games.vikings.state import (
    COLUMN_1,
    NOBODY,
    WAITING,
    Vikings,
    cell,
    cells,
    place,
)
from drakkar.kernel.state import Seen


def present(seen: Seen) -> dict[str, Any]:
    s = seen.whole
    assert isinstance(s, Vikings)
    schedule = SETUP.rounds.schedule
    return {
        "round": s.round,
        "rounds": len(schedule),
        "schedule": list(schedule),
        "first": s.first,
        "turned": s.turned,
        "scored": [Tally(*one)._asdict() for one in s.tally],
        "lots": [
            {
                "price": price,
                "tile": TILE_NAMES[tile],
                "viking": None if viking == NOBODY else VIKINGS[viking],
            }
            for price, tile, viking in s.lots
        ],
        "drawn": _named(VIKINGS, s.drawn),
        "auction": {
            "bid": s.bid,
            "bidder": s.bidder if s.bidder >= 0 else None,
            "passed": [seat for seat in range(s.players) if s.passed >> seat & 1],
        },
        "sails": {
            ship.id: {
                "sail": ship.sail,
                "reach": _reach(ship.sail),
                "kind": ship.reward.kind,
                "amount": ship.reward.amount,
            }
            for ship in SHIPS
        },
        "bonus_row": [BONUS_NAMES[number] for number in s.bonus_row],
        "left": {"bag": _named(VIKINGS, s.bag), "pile": _named(TILE_NAMES, s.pile)},
        "coasts": [coast(s, seat) for seat in range(s.players)],
        "standing": standing(s),
    }


def _named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _reach(sail: str) -> str:
    """The row a sail threatens down to."""
    return next(name for name, colour in COLOURS.items() if colour == sail)


def coast(s: Vikings, seat: int) -> dict[str, Any]:
    """One player's coast with what it would earn now."""
    threat = threatened(s, seat)
    monuments = {number for owner, _, number in s.monuments if owner == seat}
    tiles = []
    for kind, mask in _tile_sets(s, seat):
        for number in cells(mask):
            row, column = place(number)
            tiles.append(
                {
                    "row": row,
                    "column": column,
                    "tile": kind,
                    "viking": bool(s.settlers[seat] >> number & 1),
                    "threatened": bool(threat >> number & 1),
                    "monument": number in monuments,
                }
            )
    tiles.sort(key=lambda one: (ROWS.index(one["row"]), one["column"]))
    ships = [
        {
            "column": number + 1,
            "tile": ship.id,
            "sail": ship.sail,
            "reach": _reach(ship.sail),
            "kind": ship.reward.kind,
            "amount": ship.reward.amount,
            "repelled": bool(s.settlers[seat] >> cell(WARRIOR, number + 1) & 1),
        }
        for sail, ship in enumerate(SHIPS)
        for number in cells(s.ships[seat * 4 + sail])
    ]
    ships.sort(key=lambda one: one["column"])
    gold, glory = large(s, seat)
    islands = complete_islands(s, seat)
    return {
        "gold": s.gold[seat],
        "glory": s.glory[seat],
        "start_in_hand": s.start_in_hand[seat],
        "room": room(s, seat),
        "bonus_worth": [worth(s, seat, number) for number in s.bonus_row],
        "tiles": tiles,
        "ships": ships,
        "ashore": _named(VIKINGS, s.ashore[seat * 6 : seat * 6 + 6]),
        "bonuses": [
            name
            for number, name in enumerate(BONUS_NAMES)
            for _ in range(s.bonuses[seat * len(BONUSES) + number])
        ],
        "waiting": [BUILDINGS[b] for owner, b, n in s.monuments if owner == seat and n == WAITING],
        "now": {
            "small": {"gold": goldsmiths(s, seat, threat)},
            "large": {"gold": gold, "glory": glory},
            "food": food(s, seat),
            "fed": rations(s, seat),
            "mouths": mouths(s, seat),
            "boatsmen": boatsmen(s, seat),
            "islands": len(islands),
            "longest": max(islands, default=0),
        },
    }


def room(s: Vikings, seat: int) -> dict[str, list[Any]]:
    """Where a tile of each shape could go: [row, column], for longships the columns.

    In the first turn the start tile may come first (VIK-5.18), and opens the cell behind it.
    """
    found: dict[str, list[Any]] = {}
    for shape, tile in (("left", LEFT), ("right", RIGHT), ("middle", FIRST_MIDDLE)):
        mask = free_cells(s, seat, tile)
        if s.start_in_hand[seat]:
            for row in cells(COLUMN_1 & ~s.tiles(seat)):
                after = s.copy()
                after.lefts[seat] |= 1 << row
                mask |= free_cells(after, seat, tile)
        found[shape] = [list(place(number)) for number in cells(mask)]
    found["ship"] = [number + 1 for number in cells(free_moorings(s, seat))]
    return found


def worth(s: Vikings, seat: int, number: int) -> dict[str, int]:
    """What a bonus tile would add as things are: at once, at every scoring, at the end."""
    threat = threatened(s, seat)
    gold, glory = large(s, seat)
    ends = sum(standing(s)[seat].values())
    found = []
    for after in _taken(s, seat, number):
        more_gold, more_glory = large(after, seat)
        found.append(
            {
                "now": after.gold[seat] - s.gold[seat],
                "small": goldsmiths(after, seat, threat) - goldsmiths(s, seat, threat),
                "gold": more_gold - gold,
                "glory": sum(more_glory.values()) - sum(glory.values()),
                "final": sum(standing(after)[seat].values()) - ends,
            }
        )
    return max(found, key=lambda one: one["final"])


def _taken(s: Vikings, seat: int, number: int) -> list[Vikings]:
    """The table after this bonus tile was taken, once for every place a building may go to."""
    bonus, after = BONUSES[number], s.copy()
    if bonus.effect == "gold":
        after.gold[seat] += bonus.amount
    elif bonus.effect == "building":
        building = BUILDINGS.index(bonus.building)
        ways = []
        for where in cells(replaceable(s, seat, building)) or [WAITING]:
            way = s.copy()
            way.monuments.append((seat, building, where))
            ways.append(way)
        return ways
    else:
        after.bonuses[seat * len(BONUSES) + number] += 1
    return [after]


def _tile_sets(s: Vikings, seat: int) -> list[tuple[str, int]]:
    middles = [(name, s.middles[seat * 4 + number]) for number, name in enumerate(BUILDINGS)]
    return [("left", s.lefts[seat]), ("right", s.rights[seat]), *middles]
