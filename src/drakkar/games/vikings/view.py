"""The table as JSON, the same for everybody: in Vikings nothing that exists is hidden."""

from __future__ import annotations

from typing import cast

from drakkar.games.vikings.auction import places_for
from drakkar.games.vikings.boatsmen import able, one_only
from drakkar.games.vikings.bonus import TakeBonus
from drakkar.games.vikings.box import (
    BONUS_NAMES,
    BONUSES,
    BUILDINGS,
    FIRST_MIDDLE,
    LEFT,
    RIGHT,
    ROWS,
    SAIL_ROW,
    SETUP,
    SHIPS,
    TILE_NAMES,
    VIKINGS,
    WARRIOR,
)
from drakkar.games.vikings.buying import brings_bonus, purchases, turn_after
from drakkar.games.vikings.final import (
    boatsmen,
    complete_islands,
    food,
    mouths,
    rations,
    standing,
)
from drakkar.games.vikings.moves import Take
from drakkar.games.vikings.placing import free_cells, free_moorings, lay_start, start_moves
from drakkar.games.vikings.scoring import Tally, goldsmiths, large, threatened, threatened_by
from drakkar.games.vikings.state import NOBODY, WAITING, WIDTH, Vikings, cell, cells, place
from drakkar.games.vikings.view_types import (
    ByKind,
    ByRow,
    Carries,
    Cell,
    Coast,
    Cost,
    Glory,
    Lot,
    Mooring,
    Room,
    Sail,
    Scored,
    Ship,
    Tile,
    View,
    Worth,
)
from drakkar.kernel.question import Question
from drakkar.kernel.state import Seen


def present(seen: Seen) -> View:
    s = seen.whole
    assert isinstance(s, Vikings)
    schedule = SETUP.rounds.schedule
    return {
        "round": s.round,
        "rounds": len(schedule),
        "schedule": list(schedule),
        "rows": list(ROWS),
        "first": s.first,
        "turned": s.turned,
        "scored": [cast("Scored", Tally(*scored)._asdict()) for scored in s.tally],
        "lots": [lot(s, index) for index in range(len(s.lots))],
        "drawn": by_kind(s.drawn),
        "places": {
            VIKINGS[kind]: [s.lots[slot][0] for slot in places_for(s, kind)]
            for kind, number in enumerate(s.drawn)
            if number
        },
        "auction": {
            "bid": s.bid,
            "bidder": s.bidder if s.bidder >= 0 else None,
            "passed": [seat for seat in range(s.players) if s.passed >> seat & 1],
        },
        "sails": {ship.id: sail_of(number) for number, ship in enumerate(SHIPS)},
        "bonus_row": [BONUS_NAMES[number] for number in s.bonus_row],
        "left": {
            "bag": by_kind(s.bag),
            "pile": dict(zip(TILE_NAMES, s.pile, strict=True)),
        },
        "coasts": [coast(s, seat) for seat in range(s.players)],
        "standing": standing(s),
    }


def lot(s: Vikings, index: int) -> Lot:
    price, tile, viking = s.lots[index]
    return {
        "price": price,
        "tile": TILE_NAMES[tile],
        "viking": None if viking == NOBODY else VIKINGS[viking],
        "turn": turn_after(s, index),
        "bonus": viking != NOBODY and brings_bonus(s, index),
    }


def sail_of(number: int) -> Sail:
    ship = SHIPS[number]
    return {
        "sail": ship.sail,
        "reach": ROWS[SAIL_ROW[number]],
        "kind": ship.reward.kind,
        "amount": ship.reward.amount,
    }


def by_kind(numbers: list[int]) -> ByKind:
    return cast("ByKind", dict(zip(VIKINGS, numbers, strict=True)))


def named(mask: int) -> list[Cell]:
    return [_PLACES[number] for number in cells(mask)]


_PLACES = [place(number) for number in range(len(ROWS) * WIDTH)]


# ---- a coast ---------------------------------------------------------------------------------


def coast(s: Vikings, seat: int) -> Coast:
    """One player's coast with what it would earn now."""
    threat = threatened(s, seat)
    gold, glory = large(s, seat)
    islands = complete_islands(s, seat)
    return {
        "gold": s.gold[seat],
        "glory": s.glory[seat],
        "start_in_hand": s.start_in_hand[seat],
        "purchases": purchases(s, seat),
        "costs": [cost(s, seat, price) for price, _, _ in s.lots],
        "room": room(s, seat),
        "moorings": moorings(s, seat),
        "threat": named(threat),
        "carries": carries(s, seat),
        "bonus_worth": [worth(s, seat, number) for number in s.bonus_row],
        "tiles": tiles(s, seat, threat),
        "ships": ships(s, seat),
        "ashore": by_kind(s.ashore[seat * 6 : seat * 6 + 6]),
        "bonuses": [
            name
            for number, name in enumerate(BONUS_NAMES)
            for _ in range(s.bonuses[seat * len(BONUSES) + number])
        ],
        "waiting": [BUILDINGS[b] for owner, b, n in s.monuments if owner == seat and n == WAITING],
        "now": {
            "small": {"gold": goldsmiths(s, seat, threat)},
            "large": {"gold": gold, "glory": cast("Glory", glory)},
            "food": food(s, seat),
            "fed": rations(s, seat),
            "mouths": mouths(s, seat),
            "boatsmen": boatsmen(s, seat),
            "islands": len(islands),
            "longest": max(islands, default=0),
        },
    }


def tiles(s: Vikings, seat: int, threat: int) -> list[Tile]:
    middles = zip(BUILDINGS, s.middles[seat * 4 : seat * 4 + 4], strict=True)
    by_kind = [("left", s.lefts[seat]), ("right", s.rights[seat]), *middles]
    lying = sorted((number, kind) for kind, mask in by_kind for number in cells(mask))
    monuments = {number for owner, _, number in s.monuments if owner == seat}
    settlers = s.settlers[seat]
    return [
        {
            "row": place(number)[0],
            "column": place(number)[1],
            "tile": kind,
            "viking": bool(settlers >> number & 1),
            "threatened": bool(threat >> number & 1),
            "monument": number in monuments,
        }
        for number, kind in lying
    ]


def ships(s: Vikings, seat: int) -> list[Ship]:
    fleet: list[Ship] = [
        {
            **sail_of(sail),
            "column": number + 1,
            "tile": SHIPS[sail].id,
            "repelled": bool(s.settlers[seat] >> cell(WARRIOR, number + 1) & 1),
        }
        for sail in range(len(SHIPS))
        for number in cells(s.ships[seat * 4 + sail])
    ]
    return sorted(fleet, key=lambda ship: ship["column"])


# ---- what could become of it -----------------------------------------------------------------


def cost(s: Vikings, seat: int, price: int) -> Cost:
    gold, glory = s.cost(seat, price)
    return {"price": price, "gold": gold, "glory": glory}


def room(s: Vikings, seat: int) -> Room:
    """Where a tile of each shape could go.

    In the first turn the start tile may come first (VIK-5.18), and opens the cell behind it.
    """
    ways = [s]
    if s.start_in_hand[seat]:
        for start in start_moves(s, seat):
            ways.append(s.copy())
            lay_start(ways[-1], seat, start)

    def free(tile: int) -> list[Cell]:
        mask = 0
        for way in ways:
            mask |= free_cells(way, seat, tile)
        return named(mask)

    return {
        "left": free(LEFT),
        "right": free(RIGHT),
        "middle": free(FIRST_MIDDLE),
        "ship": [number + 1 for number in cells(free_moorings(s, seat))],
    }


def moorings(s: Vikings, seat: int) -> dict[str, list[Mooring]]:
    """What a longship with each sail would do in each of the columns that are open to it."""
    columns, settlers = cells(free_moorings(s, seat)), s.settlers[seat]
    by_ship: dict[str, list[Mooring]] = {}
    for sail, ship in enumerate(SHIPS):
        open_to: list[Mooring] = []
        for number in columns:
            threat = threatened_by(s, seat, sail, 1 << number)
            hit = threat & settlers
            victims = [place(cell)[0] for cell in cells(hit)] if hit else []
            open_to.append({"column": number + 1, "repelled": not threat, "victims": victims})
        by_ship[ship.id] = open_to
    return by_ship


def carries(s: Vikings, seat: int) -> Carries:
    """How many of each kind a boatsman would take, alone and with a ferry tile."""

    def load(tile: bool) -> ByRow:
        single = one_only(s, tile)
        numbers = [min(number, 1) if single else number for number in able(s, seat)]
        return cast("ByRow", dict(zip(ROWS, numbers, strict=True)))

    return {"alone": load(False), "ferry": load(True)}


def worth(s: Vikings, seat: int, number: int) -> Worth:
    """What a bonus tile would add as things are, in the best of its places."""
    threat = threatened(s, seat)
    gold, glory = large(s, seat)
    ends = sum(standing(s)[seat].values())
    ways: list[Worth] = []
    for after in taken(s, seat, number):
        more_gold, more_glory = large(after, seat)
        ways.append(
            {
                "now": after.gold[seat] - s.gold[seat],
                "small": goldsmiths(after, seat, threat) - goldsmiths(s, seat, threat),
                "gold": more_gold - gold,
                "glory": sum(more_glory.values()) - sum(glory.values()),
                "final": sum(standing(after)[seat].values()) - ends,
            }
        )
    return max(ways, key=lambda way: way["final"])


def taken(s: Vikings, seat: int, number: int) -> list[Vikings]:
    """The table after this bonus tile was taken, once for every place a building may go to."""
    after = s.copy()
    after.then(TakeBonus(seat, ""))
    open_before = len(s.agenda)
    after.play(seat, Take(BONUS_NAMES[number]))
    if len(after.agenda) == open_before:
        return [after]
    question = cast("Question", after.agenda[-1])  # which of his tiles it replaces
    ways = []
    for move in question.moves(after):
        ways.append(after.copy())
        ways[-1].play(seat, move)
    return ways
