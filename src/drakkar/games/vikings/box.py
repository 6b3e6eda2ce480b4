"""The box: the component files as typed structs, and the constants the rules are written in.

Kinds of Viking are 0-4 in the order of their rows from the top (so a kind is its row) and 5 for
the boatsman; tiles, sails and bonus tiles are numbered in the order of their files. Questions and
moves name things by their ids, the state by these numbers.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from drakkar.kernel import components
from drakkar.kernel.components import Plain, Section, Source

PACKAGE: Final = __name__.rpartition(".")[0]
check: Final = components.Checks(PACKAGE)

Row = Literal["warrior", "noble", "scout", "goldsmith", "fisherman"]
Kind = Literal[Row, "boatsman"]
Effect = Literal[
    "gold", "goldsmith", "ferry", "noble", "scout",
    "fisherman", "boatsman", "surplus", "exchange", "building",
]  # fmt: skip


class _Players(Section, frozen=True, kw_only=True):
    starting_gold: dict[int, int]
    starting_glory: int


class _Viking(Plain, frozen=True):
    id: str
    colour: str


class _Vikings(Section, frozen=True, kw_only=True):
    per_colour: int
    drawn_per_round: int
    drawn_with_auction: int
    order: list[_Viking]


class _Wheel(Section, frozen=True, kw_only=True):
    slots: int


class _Rounds(Section, frozen=True, kw_only=True):
    schedule: list[Literal["small", "large"]]


class _Scoring(Section, frozen=True, kw_only=True):
    goldsmith_gold: int
    noble_glory: int
    scout_glory: int
    scout_goldsmith_glory: int
    scout_fisherman_glory: int


class _FinalScoring(Section, frozen=True, kw_only=True):
    gold_per_glory: int
    most_boatsmen: int
    most_islands: int
    longest_island: int
    fisherman_feeds: int
    surplus_glory: int
    shortage_glory: int


class Setup(Plain, frozen=True):
    game: str
    players: _Players
    vikings: _Vikings
    wheel: _Wheel
    rounds: _Rounds
    scoring: _Scoring
    final_scoring: _FinalScoring


class _Rows(Section, frozen=True, kw_only=True):
    order: list[str]


class _StartTiles(Section, frozen=True, kw_only=True):
    edge: Literal["left"]
    count: int


class _Island(Section, frozen=True, kw_only=True):
    id: str
    edge: Literal["left", "middle", "right"]
    count: int
    name_source: Source | None = None


class _Reward(Plain, frozen=True):
    kind: Literal["gold", "glory"]
    amount: int


class Ship(Section, frozen=True, kw_only=True):
    id: str
    sail: str
    reward: _Reward
    count: int
    count_source: Source | None = None


class Tiles(Plain, frozen=True):
    game: str
    rows: _Rows
    start_tiles: _StartTiles
    island_types: list[_Island]
    ship_types: list[Ship]


class _Display(Section, frozen=True, kw_only=True):
    face_up: int


class Bonus(Section, frozen=True, kw_only=True):
    id: str
    count: int
    effect: Effect
    amount: int = 0
    most: int = 0
    building: str = ""
    building_source: Source | None = None


class BonusTiles(Plain, frozen=True):
    game: str
    display: _Display
    bonus_types: list[Bonus]


SETUP: Final = components.load(PACKAGE, "setup", Setup)
TILES: Final = components.load(PACKAGE, "tiles", Tiles)
BONUS: Final = components.load(PACKAGE, "bonus", BonusTiles)

# ---- Vikings and rows ------------------------------------------------------------------------
ROWS: Final[tuple[Row, ...]] = get_args(Row)
VIKINGS: Final[tuple[Kind, ...]] = get_args(Kind)
VIKING: Final[dict[str, int]] = {name: kind for kind, name in enumerate(VIKINGS)}
WARRIOR, NOBLE, SCOUT, GOLDSMITH, FISHERMAN, BOATSMAN = range(6)
COLOURS: Final = {viking.id: viking.colour for viking in SETUP.vikings.order}
_WITHOUT_SAIL: Final = {"warrior": "black", "boatsman": "gray"}
"""VIK-1.10: no longship bears these colours, so nothing could come of others."""
WHEEL_ORDER: Final = tuple(VIKING.get(viking.id, -1) for viking in SETUP.vikings.order)

# ---- tiles -----------------------------------------------------------------------------------
# VIK-1.7: the middles by building; VIK-1.8: the longships by sail, with what they are worth
BUILDINGS: Final = tuple(tile.id for tile in TILES.island_types if tile.edge == "middle")
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
    next((VIKING.get(name, -1) for name, colour in COLOURS.items() if colour == ship.sail), -1)
    for ship in SHIPS
)

# ---- bonus tiles -----------------------------------------------------------------------------
BONUSES: Final = tuple(BONUS.bonus_types)
BONUS_NAMES: Final = tuple(bonus.id for bonus in BONUSES)
BONUS_INDEX: Final = {name: index for index, name in enumerate(BONUS_NAMES)}
BONUS_COUNTS: Final = tuple(bonus.count for bonus in BONUSES)
FERRY: Final = BONUS_INDEX["ferry"]


def _check_least(least: int, file: str, field: str, value: int) -> None:
    check(value >= least, file, field, f">= {least}", value)


def _check_box() -> None:
    """The counts that the rules rest on; whatever an owner corrects must still add up."""
    rows = TILES.rows.order
    check(rows == list(ROWS), "tiles", "rows.order", ", ".join(ROWS), ", ".join(rows))
    _check_setup()
    _check_tiles()
    _check_bonuses()


def _check_setup() -> None:
    slots, rounds, gold = SETUP.wheel.slots, SETUP.rounds.schedule, SETUP.players.starting_gold
    check(slots == 12, "setup", "wheel.slots", "12", slots)
    check(len(rounds) == 6, "setup", "rounds.schedule", "6", len(rounds))
    check(sorted(gold) == [2, 3, 4], "setup", "players.starting_gold", "2, 3, 4", sorted(gold))
    _check_least(0, "setup", "players.starting_gold", min(gold.values()))
    _check_least(0, "setup", "players.starting_glory", SETUP.players.starting_glory)
    kinds = ", ".join(COLOURS)
    check(set(COLOURS) == set(VIKINGS), "setup", "vikings.order", ", ".join(VIKINGS), kinds)
    for kind, colour in _WITHOUT_SAIL.items():
        field = f"vikings.order.{kind}.colour"
        check(COLOURS[kind] == colour, "setup", field, colour, COLOURS[kind])
    for name, wanted in (("drawn_per_round", slots), ("drawn_with_auction", slots + 1)):
        drawn = getattr(SETUP.vikings, name)
        check(drawn == wanted, "setup", f"vikings.{name}", str(wanted), drawn)
    each = (slots + 1) * len(rounds) // len(VIKINGS)  # with the auction the bag is emptied
    _check_least(each, "setup", "vikings.per_colour", SETUP.vikings.per_colour)
    for part in ("scoring", "final_scoring"):
        for name, value in msgspec.to_builtins(getattr(SETUP, part)).items():
            if isinstance(value, int):
                _check_least(int(name == "gold_per_glory"), "setup", f"{part}.{name}", value)


def _check_tiles() -> None:
    edges = {tile.id: tile.edge for tile in TILES.island_types}
    for edge in ("left", "right"):
        given = edges.get(edge, "-")
        check(given == edge, "tiles", f"island_types.{edge}.edge", edge, given)
    check(len(BUILDINGS) == 4, "tiles", "island_types (middle)", "4", len(BUILDINGS))
    sails = {ship.sail for ship in SHIPS}
    check(len(SHIPS) == len(sails) == 4, "tiles", "ship_types", "4", len(sails))
    known = ", ".join(colour for kind, colour in COLOURS.items() if kind in ROWS)
    for ship in SHIPS:
        field = f"ship_types.{ship.id}"
        check(ship.sail in known.split(", "), "tiles", f"{field}.sail", known, ship.sail)
        _check_least(0, "tiles", f"{field}.reward.amount", ship.reward.amount)
    starts = TILES.start_tiles.count  # one for each of four players
    check(starts == 4, "tiles", "start_tiles.count", 4, starts)
    _check_least(0, "tiles", "count", min(TILE_COUNTS))
    all_tiles, wanted = sum(TILE_COUNTS), SETUP.wheel.slots * len(SETUP.rounds.schedule)
    field = "island_types + ship_types"
    check(all_tiles == wanted, "tiles", field, str(wanted), all_tiles)


def _check_bonuses() -> None:
    _check_least(0, "bonus", "display.face_up", BONUS.display.face_up)
    _check_least(0, "bonus", "count", min(BONUS_COUNTS))
    check(sum(BONUS_COUNTS) == 25, "bonus", "bonus_types", "25", sum(BONUS_COUNTS))
    for bonus in BONUSES:
        field = f"bonus_types.{bonus.id}"
        least = int(bonus.effect in ("exchange", "surplus"))
        _check_least(least, "bonus", f"{field}.amount", bonus.amount)
        if bonus.effect == "building":
            known = ", ".join(BUILDINGS)
            check(bonus.building in BUILDINGS, "bonus", f"{field}.building", known, bonus.building)
            most = bonus.most  # VIK-13.31: on the tile and around it are no more than nine
            check(0 <= most <= 9, "bonus", f"{field}.most", "0-9", most)
    # VIK-13.22: one for each building
    shown = [bonus.building for bonus in BONUSES if bonus.effect == "building"]
    one_each = sorted(shown) == sorted(BUILDINGS)
    check(one_each, "bonus", "bonus_types.building", ", ".join(BUILDINGS), ", ".join(shown))


_check_box()


def reconstructed() -> list[str]:
    """Which values of the box are not proven: shown to the player, correctable by an owner."""
    files = "tiles", "setup", "bonus"
    return [value for file in files for value in components.unproven(PACKAGE, file)]
