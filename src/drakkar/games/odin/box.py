"""The box as typed constants, read once.

An item is anything that can be received or paid, by its number. Items below ``HELD`` are counted
in the players' supplies; goods, special tiles and raw materials have the numbers of their pieces.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar

from drakkar.games.odin import files
from drakkar.games.odin.boards import geometry
from drakkar.games.odin.boards.geometry import BOARD, PACKAGE, PIECE, PIECES
from drakkar.games.odin.boards.pieces import BLUE, GREEN, ORANGE, RED
from drakkar.kernel import components

S = TypeVar("S")


def _load(name: str, shape: type[S]) -> S:
    components.refuse_unread(PACKAGE, name, shape, *geometry.SHAPES.get(name, ()))
    return components.load(PACKAGE, name, shape)


for _name in ("coins", "occupation_terms"):  # for readers only
    components.refuse_unread(PACKAGE, _name)


_GOODS = _load("goods", files.GoodsFile)
_SHIPS = _load("ships", files.ShipsFile)
_WEAPONS = _load("weapons", files.WeaponsFile)
_STRIPS = _load("mountain_strips", files.StripsFile)
_BUILDINGS = _load("buildings", files.BuildingsFile)
_LANDS = _load("exploration", files.ExplorationFile)
_HOME = _load("home_board", files.HomeFile)
ACTION_BOARD: Final = _load("action_board", files.ActionBoardFile)
OCCUPATIONS_FILE: Final = _load("occupations", files.OccupationsFile)

# ---- items -----------------------------------------------------------------------------------
WEAPON_NAMES: Final = tuple(weapon.id for weapon in _WEAPONS.weapons)
SHIP_NAMES: Final = tuple(ship.id for ship in _SHIPS.ships)
BUILDING_NAMES: Final = tuple(building.id for building in _BUILDINGS.buildings)
ITEM_NAMES: Final = (*PIECE, *WEAPON_NAMES, *SHIP_NAMES, *BUILDING_NAMES)
ITEM: Final = {name: number for number, name in enumerate(ITEM_NAMES)}

HELD: Final = len(PIECE) + len(WEAPON_NAMES)
GOODS: Final = range(len(_GOODS.goods))
SPECIALS: Final = range(len(GOODS), len(GOODS) + len(_GOODS.special_tiles))
SPECIAL_0: Final = SPECIALS.start
SILVER, ORE, WOOD, STONE = (ITEM[name] for name in ("silver", "ore", "wood", "stone"))
WEAPONS: Final = range(len(PIECE), HELD)
WEAPON_0: Final = WEAPONS.start
BOW, SNARE, SPEAR, SWORD = (ITEM[name] for name in ("bow", "snare", "spear", "long_sword"))
BOAT, KNARR, LONGSHIP = (ITEM[name] for name in ("whaling_boat", "knarr", "longship"))
SHED, STONE_HOUSE, LONG_HOUSE = (ITEM[name] for name in ("shed", "stone_house", "long_house"))
BUILDING_0: Final = SHED
SHEEP, PREGNANT_SHEEP, CATTLE, PREGNANT_CATTLE = (
    ITEM[name] for name in ("sheep", "pregnant_sheep", "cattle", "pregnant_cattle")
)
FLAX, GRAIN, STOCKFISH, MEAD, PEAS, GAME_MEAT, WHALE_MEAT = (
    ITEM[name] for name in ("flax", "grain", "stockfish", "mead", "peas", "game_meat", "whale_meat")
)
ANIMALS: Final = (SHEEP, PREGNANT_SHEEP, CATTLE, PREGNANT_CATTLE)
CROWN: Final = ITEM["english_crown"]
NONE: Final = -1


def _check_bonus(file: str, board: str, gain: dict[str, int | str], limited: bool) -> None:
    """What a symbol gives is in the box; ``limited``: there may be none left (ODI-7.5)."""
    names = [name if isinstance(value, int) else value for name, value in gain.items()]
    field = f"{board}.bonuses"
    geometry.check(all(name in ITEM for name in names), file, field, "items", ", ".join(names))
    scarce = any(ITEM[name] in SPECIALS or ITEM[name] >= BUILDING_0 for name in names)
    geometry.check(limited == scarce, file, f"{field}.limited", scarce, limited)


for _file, _boards in geometry.BOARDS_BY_FILE.items():
    for _board in _boards:
        for _bonus in _board.bonuses:
            _check_bonus(_file, _board.id, _bonus.gain, _bonus.limited)

COLOUR: Final = tuple(piece.colour for piece in PIECES)
ORANGES, REDS, GREENS, BLUES = (  # ODI-2.1
    tuple(item for item in GOODS if COLOUR[item] == colour) for colour in (ORANGE, RED, GREEN, BLUE)
)
NEXT: Final = tuple(ITEM[good.upgrade] if good.upgrade else NONE for good in _GOODS.goods)
"""The good of the same shape and the next colour."""
OTHER_SIDE: Final = tuple(ITEM[good.flip] for good in _GOODS.goods)
"""ODI-2.2: orange and red are two faces of a tile, green and blue, plain and pregnant."""
_TILES: Final[list[files.GoodFile | files.SpecialTileFile]] = [
    *_GOODS.goods,
    *_GOODS.special_tiles,
]
SWORDS: Final = tuple(tile.sword for tile in _TILES)
TONGS: Final = tuple(item for item, tile in enumerate(_TILES) if tile.tongs)
PRICES: Final = tuple(NONE if tile.price is None else tile.price for tile in _GOODS.special_tiles)
"""Of the special tiles in silver; the crown is not for sale."""
POINTS: Final = tuple(good.points for good in _GOODS.goods)
BOX_ROWS: Final = tuple(
    tuple(
        ITEM[name] if (name := getattr(column, colour)) else NONE
        for column in _GOODS.goods_box_columns
    )
    for colour in ("orange", "red", "green", "blue")
)
"""The goods boxes: a row per colour, a column per shape."""
KIT: Final = {**_GOODS.starting_kit.weapons, **_GOODS.starting_kit.goods}


# ---- ships, weapons, buildings, strips -------------------------------------------------------
SHIPS: Final = tuple(_SHIPS.ships)
DOCKS: Final = (_SHIPS.docks.small, _SHIPS.docks.large)
for _ship in SHIPS[1:]:
    geometry.check(not _ship.ore_printed, "ships", f"{_ship.id}.ore_printed", 0, _ship.ore_printed)
geometry.check(not SHIPS[1].ore_slots, "ships", "knarr.ore_slots", 0, SHIPS[1].ore_slots)
BOAT_ORE: Final = SHIPS[0].ore_printed
BOAT_SLOTS, LONGSHIP_SLOTS = SHIPS[0].ore_slots, SHIPS[2].ore_slots
SHIP_PRICE: Final = {ITEM[ship.id]: ship.price_silver for ship in SHIPS}
WEAPON_COUNTS: Final = tuple(weapon.count for weapon in _WEAPONS.weapons)
BUILDING_COUNTS: Final = tuple(building.count for building in _BUILDINGS.buildings)
BUILDING_BOARD: Final = {ITEM[name]: BOARD[name] for name in BUILDING_NAMES}
HOUSE_BOARDS: Final = (BOARD["stone_house"], BOARD["long_house"])
STRIP_NAMES: Final = tuple(strip.id for strip in _STRIPS.strips)
STRIP_INDEX: Final = {name: number for number, name in enumerate(STRIP_NAMES)}
SILVER_2: Final = NONE - 1
"""On a strip: 2 silver in one item (ODI-13.4)."""
STRIPS: Final = tuple(
    tuple(SILVER_2 if item == "silver_2" else ITEM[item] for item in strip.items)
    for strip in _STRIPS.strips
)
STRIP_ITEMS: Final = max(map(len, STRIPS))
STRIPS_AT_START: Final = _STRIPS.setup.face_up_at_start


# ---- exploration boards ----------------------------------------------------------------------
class Land(NamedTuple):
    """One side of an exploration board. ``slot``: which of the four, ``back``: its reverse."""

    id: str
    board: int
    slot: int
    back: int
    points: int


_LETTERS = sorted({board.board for board in _LANDS.boards})
LANDS: Final = {
    BOARD[side.id]: Land(
        side.id, BOARD[side.id], _LETTERS.index(side.board), BOARD[side.reverse], side.points
    )
    for side in _LANDS.boards
}
FRONTS: Final = tuple(BOARD[side.id] for side in _LANDS.boards if side.side == "front")
LAND_SILVER: Final = _LANDS.phase_3.silver_added
HOME: Final = BOARD["home_board"]  # the same area in both lengths (ODI-24.4)


# ---- the course of the game ------------------------------------------------------------------
class Side(NamedTuple):
    """A side of the home board. Tuples by round have an entry for round 0, too."""

    id: str
    rounds: int  # ODI-1.1, 24.1
    thing: int
    cell: tuple[int, ...]  # of the banquet table that a round frees
    harvest: tuple[int, ...]  # level: ODI-3.5, 24.2
    turns: tuple[int, ...]  # which exploration board is turned; NONE: no phase 3 (ODI-24.3)


def _side(data: files.SideFile) -> Side:
    cells = {number: cell for cell, number in data.round_cells.items()}
    rounds = range(data.rounds + 1)
    for field, actual, allowed in (
        ("round_cells", sorted(data.round_cells.values()), list(rounds[1:])),
        ("harvest", sorted(data.harvest), list(rounds[1:])),
        ("harvest", set(data.harvest.values()) <= set(range(len(CROPS))), True),
        (
            "flips",
            set(data.flips) <= set(rounds[1:]) and set(data.flips.values()) <= set(_LETTERS),
            True,
        ),
    ):
        geometry.check(actual == allowed, "home_board", f"sides.{data.id}.{field}", allowed, actual)
    return Side(
        data.id,
        data.rounds,
        data.vikings_on_thing,
        tuple(cells.get(number, cells[1] - 1) for number in rounds),
        tuple(data.harvest.get(number, 0) for number in rounds),
        tuple(_LETTERS.index(data.flips[n]) if n in data.flips else NONE for n in rounds),
    )


_LEVELS = sorted(_HOME.harvest_levels, key=lambda harvest: harvest.level)
for _number, _level in enumerate(_LEVELS):
    geometry.check(_level.level == _number, "home_board", f"{_level.id}.level", _number)
    for _crop in _level.crops:
        geometry.check(_crop in ITEM, "home_board", f"{_level.id}.crops", "crops", _crop)
CROPS: Final = tuple(tuple(ITEM[name] for name in harvest.crops) for harvest in _LEVELS)
SIDES: Final = tuple(_side(side) for side in _HOME.sides)
TABLE_CELLS, PANEL = _HOME.banquet_table.columns, _HOME.banquet_table.panel_columns


class SoloSide(NamedTuple):
    """The Vikings of a solo game: on the table by round, and per colour on the Thing or waiting."""

    table: tuple[int, ...]
    thing: int
    waiting: int


def _solo(length: str) -> SoloSide:
    colours = {crew.colour: crew for crew in _HOME.solo if crew.length == length}
    both = sorted(colours) == ["first", "second"]
    geometry.check(both, "home_board", f"solo.{length}", "first, second", ", ".join(colours))
    first, second = colours["first"], colours["second"]
    for name, vikings in (("first.waiting", first.waiting), ("second.thing", second.thing)):
        geometry.check(not vikings, "home_board", f"solo.{length}_{name}", 0, vikings)
    on_table = {**first.table, **second.table}
    rounds = range(max(on_table) + 1)
    return SoloSide(tuple(on_table.get(n, 0) for n in rounds), first.thing, second.waiting)


SOLO: Final = tuple(_solo(side.id) for side in SIDES)
SCORING: Final = _HOME.scoring


# ---- action spaces, but for what they do (actions/spaces.py) ----------------------------------
SPACE_NAMES: Final = tuple(space.id for space in ACTION_BOARD.spaces)
SPACE_INDEX: Final = {name: number for number, name in enumerate(SPACE_NAMES)}
PRINTED: Final = len(SPACE_NAMES)
EXTENSIONS: Final = tuple(
    tuple(side.imitation_column for side in tile.sides.values())
    for tile in ACTION_BOARD.extension_tiles
)
IMITATIONS: Final = ("imitation_left", "imitation_right")
ALL_SPACES: Final = (*SPACE_NAMES, *IMITATIONS)
SPACE_COLUMN: Final = tuple(space.column for space in ACTION_BOARD.spaces)
for _column in (1, 2, 3, 4):  # top to bottom: who stands beside whom (ODI-21.25)
    _places = sorted(space.pos for space in ACTION_BOARD.spaces if space.column == _column)
    _all = list(range(1, len(_places) + 1))
    geometry.check(_places == _all, "action_board", f"spaces.pos ({_column})", _all, _places)
GROUPS: Final = {
    group.id: sum(1 << n for n, space in enumerate(ACTION_BOARD.spaces) if group.id in space.groups)
    for group in ACTION_BOARD.groups
}
"""The spaces of a group, a bit each."""


def spaces_of(names: list[str]) -> int:
    """These spaces, a bit each."""
    if names == ["any"]:
        return (1 << PRINTED) - 1
    return sum(1 << SPACE_INDEX[name] for name in names)


# ---- occupations, but for what they do (cards/parts.py) ---------------------------------------
CARDS: Final = tuple(OCCUPATIONS_FILE.occupations)
CARD_NAMES: Final = tuple(card.id for card in CARDS)
CARD_INDEX: Final = {name: number for number, name in enumerate(CARD_NAMES)}
CARD_BY_NUMBER: Final = {card.number: index for index, card in enumerate(CARDS)}


def item_of(name: str) -> int:
    return ITEM[name]


def named(items: Any) -> dict[str, int]:
    """Amounts by item number as amounts by name, for events and views."""
    return {ITEM_NAMES[item]: number for item, number in items}


def reconstructed() -> list[str]:
    """Which values of the box are not proven: shown to the player, correctable by an owner."""
    names = "action_board", "home_board", "weapons"
    return [value for name in names for value in components.unproven(PACKAGE, name)]
