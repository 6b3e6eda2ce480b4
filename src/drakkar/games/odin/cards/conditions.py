"""Chapter 20: what the conditions and tables of occupations count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drakkar.games.odin.boards import grid, houses
from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import (
    BOW,
    CATTLE,
    GAME_MEAT,
    GRAIN,
    GROUPS,
    HELD,
    ITEM,
    LANDS,
    MEAD,
    ORE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    PRINTED,
    REDS,
    SHEEP,
    SPACE_COLUMN,
    SPEAR,
    SPECIALS,
    STOCKFISH,
    STONE,
    SWORD,
    WHALE_MEAT,
    WOOD,
)
from drakkar.games.odin.files import ConditionFile
from drakkar.games.odin.state import (
    ASIDE_SPEARS,
    ASIDE_SWORDS,
    BOATS_MAX,
    CARDS_PLAYED,
    KINDS_PAID,
    KINDS_TAKEN,
    ORE_PAID,
    ROLLS,
    SILVER_GIVEN,
    SPENT_WEAPONS,
    SPENT_WOOD,
    TALLY_0,
    Odin,
)
from drakkar.games.odin.things.ships import large_ships

Count = Callable[[Odin, int], int]


def _held(item: int) -> Count:
    """ODI-20.21: in the supply, or in the stables where it is an animal; nowhere else."""
    return lambda s, seat: s.goods[seat * HELD + item]


def _sheep(s: Odin, seat: int) -> int:
    return s.held(seat, SHEEP) + s.held(seat, PREGNANT_SHEEP)


def _cattle(s: Odin, seat: int) -> int:
    return s.held(seat, CATTLE) + s.held(seat, PREGNANT_CATTLE)


def _animal_kinds(s: Odin, seat: int) -> int:
    return (_sheep(s, seat) > 0) + (_cattle(s, seat) > 0)


def _red_types(s: Odin, seat: int) -> int:
    """ODI-2.3: a pregnant animal is of the same type as a plain one."""
    types = {
        {PREGNANT_SHEEP: SHEEP, PREGNANT_CATTLE: CATTLE}.get(item, item)
        for item in REDS
        if s.held(seat, item)
    }
    return len(types)


def special_tiles(s: Odin, seat: int) -> int:
    """ODI-9.22: in the supply, on boards and in houses."""
    laid = sum(
        grid.unpack(code).piece in SPECIALS for board in s.boards[seat] for code in board.pieces
    )
    return laid + sum(s.held(seat, item) for item in SPECIALS)


def income_now(s: Odin, seat: int) -> int:
    """ODI-5.5: what all income tracks would pay."""
    return sum(grid.income(BOARDS[board.board], board.covered) for board in s.boards[seat])


def column_of(s: Odin, space: int) -> int:
    """The column of a space, of an imitation space, too."""
    return SPACE_COLUMN[space] if space < PRINTED else s.imitation[space - PRINTED]


def _vikings_on(spaces: int) -> Count:
    def count(s: Odin, seat: int) -> int:
        return sum(
            number
            for space, number in enumerate(s.standing_on)
            if s.owner[space] == seat and spaces >> space & 1  # not who blocks (ODI-23.9)
        )

    return count


def _vikings_in(column: int) -> Count:
    def count(s: Odin, seat: int) -> int:
        return sum(
            number
            for space, number in enumerate(s.standing_on)
            if number and s.owner[space] == seat and column_of(s, space) == column
        )

    return count


def _of_action(field: int) -> Count:
    return lambda s, seat: s.uses[-1][field]


def _of_dice(field: int) -> Count:
    return lambda s, seat: s.dice[-1][field]


def _served(item: int) -> Count:
    return lambda s, seat: sum(piece == item for piece, _ in s.table[seat])


COUNTS: Final[dict[str, Count]] = {
    "grain_in_supply": _held(GRAIN),
    "silk_in_supply": _held(ITEM["silk"]),
    "spices_in_supply": _held(ITEM["spices"]),
    "clothing_in_supply": _held(ITEM["clothing"]),
    "ore_in_supply": _held(ORE),
    "long_swords": lambda s, seat: s.held(seat, SWORD) + s.aside(seat, ASIDE_SWORDS),
    "bows_and_spears": lambda s, seat: (
        s.held(seat, BOW) + s.held(seat, SPEAR) + s.aside(seat, ASIDE_SPEARS)
    ),
    "sheep": _sheep,
    "animal_kinds_in_stables": _animal_kinds,
    "red_types": _red_types,
    "game_whale_pairs": lambda s, seat: min(s.held(seat, GAME_MEAT), s.held(seat, WHALE_MEAT)),
    # ODI-20.22: ships in docks; what has emigrated is no ship
    "whaling_boats": lambda s, seat: len(s.boats[seat]),
    "knarrs": lambda s, seat: s.knarrs[seat],
    "longships": lambda s, seat: len(s.longships[seat]),
    "large_ships": large_ships,
    "ship_sets": lambda s, seat: min(len(s.boats[seat]), s.knarrs[seat], len(s.longships[seat])),
    "longships_with_2_ore": lambda s, seat: sum(ore >= 2 for ore in s.longships[seat]),
    "placed_ore_on_ships": lambda s, seat: sum(s.boats[seat]) + sum(s.longships[seat]),
    "houses": houses.houses,
    "special_tiles_owned": special_tiles,
    "exploration_boards": lambda s, seat: sum(b.board in LANDS for b in s.boards[seat]),
    "income_now": income_now,
    "players": lambda s, seat: s.players,
    "vikings_on_thing": lambda s, seat: s.thing[seat],
    "vikings_on_crafting": _vikings_on(GROUPS["crafting"]),  # not on imitations (ODI-21.4)
    "vikings_in_column_2": _vikings_in(2),
    "vikings_in_column_3": _vikings_in(3),
    "column_2_placements": lambda s, seat: s.pairs[seat],
    "silver_from_space": _of_action(SILVER_GIVEN),
    "ore_paid": _of_action(ORE_PAID),
    "resource_kinds_paid": lambda s, seat: s.uses[-1][KINDS_PAID].bit_count(),
    "mountain_kinds_taken": lambda s, seat: s.uses[-1][KINDS_TAKEN].bit_count(),
    "rolls_made": _of_dice(ROLLS),  # ODI-21.29
    "wood_spent": _of_dice(SPENT_WOOD),
    "long_swords_spent": _of_dice(SPENT_WEAPONS),
    "spears_spent": _of_dice(SPENT_WEAPONS),
    # ODI-16.11: not those named
    "boats_usable": lambda s, seat: min(len(s.boats[seat]), s.dice[-1][BOATS_MAX]),
    "occupations_played": _of_action(CARDS_PLAYED),
    "flax_at_start": lambda s, seat: s.at_start[seat * 2],
    "grain_at_start": lambda s, seat: s.at_start[seat * 2 + 1],
    "game_meat_served": _served(GAME_MEAT),
    "mead_served": _served(MEAD),
}
"""By the names of occupation_terms.yaml. Those that need more than the table (silver_price,
houses_built, vikings_together) are passed by whoever knows them: prices.py and vikings.py of
things/."""

PASSED: Final = ("silver_price", "houses_built", "vikings_together")

TALLIED: Final = {"wood_gained": WOOD, "stone_gained": STONE, "stockfish_gained": STOCKFISH}
"""Counted by every occupation for itself, from its own playing on (ODI-20.8)."""

Condition = Callable[[Odin, int], bool]


def tally_condition(data: ConditionFile, number: int, viking_action: bool) -> Condition:
    """``number``: which of the tallies of the action (of the whole Viking action)."""
    least, most, field = data.min, data.max, TALLY_0 + number
    place = 0 if viking_action else -1
    return lambda s, seat: least <= s.uses[place][field] <= most


def condition_of(data: ConditionFile | None) -> Condition | None:
    if data is None or data.count in PASSED:
        return None
    count, least, most = COUNTS[data.count], data.min, data.max
    return lambda s, seat: least <= count(s, seat) <= most
