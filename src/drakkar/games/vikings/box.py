"""The box: the component files as typed structs, and the constants the rules are written in.

Kinds of Viking are 0-4 in the order of their rows from the top (so a kind is its row) and 5 for
the boatsman; tiles, sails and bonus tiles are numbered in the order of their files. Questions and
moves name things by their ids, the state by these numbers.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from drakkar.kernel import components
from drakkar.kernel.errors import DrakkarError

PACKAGE: Final = __name__.rpartition(".")[0]

Source = Literal["rulebook", "public", "reconstructed"]
Confidence = Literal["high", "medium", "low"]


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    confidence: Confidence | None = None
    basis: str = ""


class _Players(_Section, frozen=True, kw_only=True):
    starting_gold: dict[int, int]
    starting_glory: int


class _Viking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str


class _Vikings(_Section, frozen=True, kw_only=True):
    per_colour: int
    drawn_per_round: int
    drawn_with_auction: int
    order: list[_Viking]


class _Wheel(_Section, frozen=True, kw_only=True):
    slots: int


class _Rounds(_Section, frozen=True, kw_only=True):
    schedule: list[Literal["small", "large"]]


class _Scoring(_Section, frozen=True, kw_only=True):
    goldsmith_gold: int
    noble_glory: int
    scout_glory: int
    scout_goldsmith_glory: int
    scout_fisherman_glory: int


class _FinalScoring(_Section, frozen=True, kw_only=True):
    gold_per_glory: int
    most_boatsmen: int
    most_islands: int
    longest_island: int
    fisherman_feeds: int
    surplus_glory: int
    shortage_glory: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: _Players
    vikings: _Vikings
    wheel: _Wheel
    rounds: _Rounds
    scoring: _Scoring
    final_scoring: _FinalScoring


class _Rows(_Section, frozen=True, kw_only=True):
    order: list[str]


class _StartTiles(_Section, frozen=True, kw_only=True):
    edge: Literal["left"]
    count: int


class _Island(_Section, frozen=True, kw_only=True):
    id: str
    edge: Literal["left", "middle", "right"]
    count: int
    name_source: Source | None = None


class _Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["gold", "glory"]
    amount: int


class Ship(_Section, frozen=True, kw_only=True):
    id: str
    sail: str
    reward: _Reward
    count: int
    count_source: Source | None = None


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rows: _Rows
    start_tiles: _StartTiles
    island_types: list[_Island]
    ship_types: list[Ship]


class _Display(_Section, frozen=True, kw_only=True):
    face_up: int


class Bonus(_Section, frozen=True, kw_only=True):
    id: str
    count: int
    effect: str
    amount: int = 0
    most: int = 0
    building: str = ""
    building_source: Source | None = None


class BonusTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    display: _Display
    bonus_types: list[Bonus]


SETUP: Final = components.load(PACKAGE, "setup", Setup)
TILES: Final = components.load(PACKAGE, "tiles", Tiles)
BONUS: Final = components.load(PACKAGE, "bonus", BonusTiles)

# ---- Vikings and rows ------------------------------------------------------------------------
ROWS: Final = tuple(TILES.rows.order)
VIKINGS: Final = (*ROWS, "boatsman")
VIKING: Final = {name: kind for kind, name in enumerate(VIKINGS)}
WARRIOR, NOBLE, SCOUT, GOLDSMITH, FISHERMAN, BOATSMAN = range(6)
COLOURS: Final = {one.id: one.colour for one in SETUP.vikings.order}
WHEEL_ORDER: Final = tuple(VIKING[one.id] for one in SETUP.vikings.order)

# ---- tiles -----------------------------------------------------------------------------------
BUILDINGS: Final = tuple(one.id for one in TILES.island_types if one.edge == "middle")
SHIPS: Final = tuple(TILES.ship_types)
TILE_NAMES: Final = ("left", "right", *BUILDINGS, *(ship.id for ship in SHIPS))
TILE: Final = {name: index for index, name in enumerate(TILE_NAMES)}
LEFT, RIGHT, FIRST_MIDDLE = 0, 1, 2
FIRST_SHIP: Final = FIRST_MIDDLE + len(BUILDINGS)
TILE_COUNTS: Final = (
    *(
        next(t.count for t in TILES.island_types if t.id == name)
        for name in TILE_NAMES[:FIRST_SHIP]
    ),
    *(ship.count for ship in SHIPS),
)
SAIL_ROW: Final = tuple(
    next(VIKING[name] for name, colour in COLOURS.items() if colour == ship.sail) for ship in SHIPS
)

# ---- bonus tiles -----------------------------------------------------------------------------
BONUSES: Final = tuple(BONUS.bonus_types)
BONUS_NAMES: Final = tuple(one.id for one in BONUSES)
BONUS_INDEX: Final = {name: index for index, name in enumerate(BONUS_NAMES)}
BONUS_COUNTS: Final = tuple(one.count for one in BONUSES)
FERRY: Final = BONUS_INDEX["ferry"]


def _check(condition: bool, file: str, field: str, why: str) -> None:
    if not condition:
        raise DrakkarError(
            "error-component-field", file=f"vikings/{file}.yaml", field=field, why=why
        )


def _check_box() -> None:
    """The counts that the rules rest on; whatever an owner corrects must still add up."""
    slots, rounds = SETUP.wheel.slots, len(SETUP.rounds.schedule)
    edges = {one.id: one.edge for one in TILES.island_types}
    _check(
        ROWS == ("warrior", "noble", "scout", "goldsmith", "fisherman"),
        "tiles",
        "rows.order",
        "warrior, noble, scout, goldsmith, fisherman",
    )
    _check(set(COLOURS) == set(VIKINGS), "setup", "vikings.order", ", ".join(VIKINGS))
    _check(
        edges.get("left") == "left" and edges.get("right") == "right",
        "tiles",
        "island_types",
        "left, right",
    )
    _check(len(BUILDINGS) == 4, "tiles", "island_types", f"4 buildings, found {len(BUILDINGS)}")
    _check(len(SHIPS) == 4, "tiles", "ship_types", f"4 sails, found {len(SHIPS)}")
    _check(len({s.sail for s in SHIPS}) == 4, "tiles", "ship_types", "4 different sails")
    for ship in SHIPS:
        _check(
            ship.sail in COLOURS.values() and ship.sail != COLOURS["boatsman"],
            "tiles",
            f"ship_types.{ship.id}.sail",
            ship.sail,
        )
        _check(ship.reward.amount >= 0, "tiles", f"ship_types.{ship.id}.reward.amount", ">= 0")
    _check(min(TILE_COUNTS) >= 0, "tiles", "count", ">= 0")
    _check(min(BONUS_COUNTS) >= 0, "bonus", "count", ">= 0")
    _check(
        sum(TILE_COUNTS) == slots * rounds,
        "tiles",
        "island_types + ship_types",
        f"{slots * rounds} tiles, found {sum(TILE_COUNTS)}",
    )
    _check(sum(BONUS_COUNTS) == 25, "bonus", "bonus_types", f"25 tiles, found {sum(BONUS_COUNTS)}")
    drawn = max(SETUP.vikings.drawn_per_round, SETUP.vikings.drawn_with_auction) * rounds
    _check(
        SETUP.vikings.per_colour * len(VIKINGS) >= drawn,
        "setup",
        "vikings.per_colour",
        f"{drawn} Vikings are drawn",
    )
    for bonus in BONUSES:
        if bonus.effect == "building":
            _check(
                bonus.building in BUILDINGS,
                "bonus",
                f"bonus_types.{bonus.id}.building",
                ", ".join(BUILDINGS),
            )


_check_box()


def reconstructed() -> list[str]:
    """Which values of the box are not proven: shown to the player, correctable by an owner."""
    files = "tiles", "setup", "bonus"
    return [one for file in files for one in components.unproven(PACKAGE, file)]
