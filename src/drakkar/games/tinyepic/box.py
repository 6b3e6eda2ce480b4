"""The box: the component files as typed structs, and the constants the rules are written in.

Runes are numbered wealth, secrets, nature; resources wood, food, steel; cards, favours, gods,
islands, docks and fjords in the order of their files. Moves and questions name things by id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from drakkar.games.tinyepic.files import (
    ActionFile,
    CardFile,
    CardsFile,
    ClanFile,
    EnemyFile,
    ErasFile,
    FavorsFile,
    GodsFile,
    OceanFile,
    SideFile,
)
from drakkar.kernel import components

PACKAGE: Final = __name__.rpartition(".")[0]
check: Final = components.Checks(PACKAGE)

_RUNES: Final = ("wealth", "secrets", "nature")
_RESOURCES: Final = ("wood", "food", "steel")


_CARDS = components.load(PACKAGE, "cards", CardsFile)
_FAVORS = components.load(PACKAGE, "favors", FavorsFile)
_GODS = components.load(PACKAGE, "gods", GodsFile)
_CLAN = components.load(PACKAGE, "clan", ClanFile)
ENEMY: Final = components.load(PACKAGE, "enemy", EnemyFile)
ERAS: Final = components.load(PACKAGE, "eras", ErasFile)
_OCEAN = components.load(PACKAGE, "ocean", OceanFile)


# ---- what the rules use ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Action:
    type: str
    x: int = 0
    resources: tuple[int, ...] = (0, 0, 0)
    per_rune: int = -1
    amounts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A Viking card (TEV-3.6)."""

    id: str
    rune: int
    jarl: Action
    requires: tuple[int, ...]
    rune_action: Action
    op: str
    base: int
    each: int
    per_rune: int  # -1: none; 3: any
    per_resource: int  # -1: none
    steel: int


@dataclass(frozen=True, slots=True)
class FavorCard:
    id: str
    runes: tuple[int, ...]
    bag: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class God:
    id: str
    blessing: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Island:
    """Settlers and temples stand on it (TEV-8.1); its neighbours lie across a ferry (TEV-8.4)."""

    id: str
    rune: int
    half: str
    docks: tuple[int, ...]  # clockwise
    neighbours: tuple[int, ...]  # islands at the other end of its ferries


@dataclass(frozen=True, slots=True)
class Dock:
    """The end of a ferry on an island, for one longship (TEV-8.8)."""

    id: str
    island: int
    fjords: tuple[int, int]
    far: int  # the dock at the other end of its ferry; -1: off the board
    village: bool
    row_end: str
    steps: tuple[int, ...]  # the docks one step away for the lone longship


@dataclass(frozen=True, slots=True)
class Fjord:
    """Water for any number of longships (TEV-8.8), some of it at the edge (TEV-8.7)."""

    id: str
    border: bool
    neighbours: tuple[int, ...]
    docks: tuple[int, ...]
    islands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """A side of the ocean board: the small one with six islands (TEV-8.2) around the whale's fjord
    (TEV-8.9), the large one with nine (TEV-8.3)."""

    id: str
    islands: tuple[Island, ...]
    docks: tuple[Dock, ...]
    fjords: tuple[Fjord, ...]
    island_index: dict[str, int]
    dock_index: dict[str, int]
    fjord_index: dict[str, int]
    distances: tuple[tuple[int, ...], ...]  # between docks, for the lone longship
    inner_start: dict[int, int]  # solo: island -> dock of the lone longship
    neutral_islands: tuple[int, ...]
    neutral_settlers: int


_USES: Final = {
    **dict.fromkeys(("sail", "explore", "harvest", "build", "smite", "collect_any"), ("x",)),
    **dict.fromkeys(("explore_temple", "draw_replace", "enter_battle", "exchange"), ()),
    "collect": ("resources",),
    "fury_change": ("amounts",),
}
"""What an action of each type needs; whatever else is said of it would not be done."""
_IN_CARDS: Final = tuple(kind for kind in _USES if kind not in ("collect_any", "fury_change"))
_IN_BLESSINGS: Final = tuple(kind for kind in _USES if kind not in ("enter_battle", "exchange"))


def _action(step: ActionFile, kinds: tuple[str, ...], file: str, field: str) -> Action:
    check(step.type in kinds, file, f"{field}.type", ", ".join(kinds))
    given = {
        "x": step.x,
        "resources": any(step.resources.tuple()),
        "amounts": step.amounts,
        "per_rune": step.per_rune is not None,
    }
    for name, said in given.items():
        if name == "per_rune" and step.type == "collect":
            continue  # as one likes
        used = name in _USES[step.type]
        check(bool(said) == used, file, f"{field}.{name}", "> 0" if used else "0")
    scaled = -1 if step.per_rune is None else (*_RUNES, "any").index(step.per_rune)
    return Action(step.type, step.x, step.resources.tuple(), scaled, tuple(step.amounts))


def _card(entry: CardFile) -> Card:
    field, strength = f"cards.{entry.id}", entry.strength
    per_rune, per_resource = -1, -1
    if strength.per in _RESOURCES:
        per_resource = _RESOURCES.index(strength.per)
    elif strength.per is not None:
        per_rune = (*_RUNES, "any").index(strength.per)
    counts = strength.op != "flat"
    check((strength.per is not None) == counts, "cards", f"{field}.strength.per", strength.op)
    each = strength.op == "add"
    check(bool(strength.each) == each, "cards", f"{field}.strength.each", strength.op)
    return Card(
        entry.id,
        _RUNES.index(entry.rune),
        Action(entry.jarl.type, entry.jarl.x),
        entry.requires.tuple(),
        _action(entry.rune_action, _IN_CARDS, "cards", f"{field}.rune_action"),
        strength.op,
        strength.base,
        strength.each,
        per_rune,
        per_resource,
        entry.steel,
    )


# ---- the ocean -------------------------------------------------------------------------------


def _face(side: SideFile) -> Face:
    island_index = {island.id: i for i, island in enumerate(side.islands)}
    dock_index = {dock.id: i for i, dock in enumerate(side.docks)}
    fjord_index = {fjord.id: i for i, fjord in enumerate(side.fjords)}
    _check_side(side, dock_index, fjord_index)
    home = {dock: island for island in side.islands for dock in island.docks_clockwise}
    docks = []
    for number, dock in enumerate(side.docks):
        # The neighbours along the coast, either way round (TEV-21.10): on an island with two docks
        # they are each other's (TEV-21.11); and the far end of the ferry (TEV-21.12).
        ring = [dock_index[name] for name in home[dock.id].docks_clockwise]
        at = ring.index(number)
        coast = tuple(dict.fromkeys((ring[at - 1], ring[(at + 1) % len(ring)])))
        far = -1 if dock.ferry_to is None else dock_index[dock.ferry_to]
        docks.append(
            Dock(
                dock.id,
                island_index[home[dock.id].id],
                (fjord_index[dock.fjord_ccw], fjord_index[dock.fjord_cw]),
                far,
                dock.village,
                dock.row_end or "",
                coast if far < 0 else (*coast, far),
            )
        )
    islands = []
    for island in side.islands:
        own = tuple(dock_index[name] for name in island.docks_clockwise)
        beyond = {docks[docks[dock].far].island for dock in own if docks[dock].far >= 0}
        rune = _RUNES.index(island.rune)
        islands.append(Island(island.id, rune, island.half, own, tuple(sorted(beyond))))
    fjords = []
    for number, fjord in enumerate(side.fjords):
        beside = tuple(i for i, dock in enumerate(docks) if number in dock.fjords)
        across = {f for dock in beside for f in docks[dock].fjords if f != number}  # TEV-8.6
        shores = {docks[dock].island for dock in beside}
        fjords.append(
            Fjord(fjord.id, fjord.border, tuple(sorted(across)), beside, tuple(sorted(shores)))
        )
    solo, neutral = side.solo, side.neutral
    return Face(
        side.id,
        tuple(islands),
        tuple(docks),
        tuple(fjords),
        island_index,
        dock_index,
        fjord_index,
        tuple(_distances(docks, start) for start in range(len(docks))),
        {island_index[i]: dock_index[d] for i, d in solo.start_docks.items()} if solo else {},
        tuple(island_index[name] for name in neutral.islands) if neutral else (),
        neutral.settlers if neutral else 0,
    )


def _check_side(side: SideFile, docks: dict[str, int], fjords: dict[str, int]) -> None:
    """Every dock ends one ferry, lies on one island and touches two fjords (TEV-8.5)."""

    def fits(condition: bool, thing: str, allowed: str) -> None:
        check(condition, "ocean", f"sides.{side.id}.{thing}", allowed)

    on_islands = [dock for island in side.islands for dock in island.docks_clockwise]
    fits(sorted(on_islands) == sorted(docks), "islands.docks_clockwise", ", ".join(docks))
    ends = {dock.id: dock.ferry_to for dock in side.docks}
    for dock in side.docks:
        if dock.ferry_to is not None:
            back = dock.ferry_to != dock.id and ends.get(dock.ferry_to) == dock.id
            fits(back, f"docks.{dock.id}.ferry_to", f"{dock.ferry_to} -> {dock.id}")
        for name, fjord in (("fjord_ccw", dock.fjord_ccw), ("fjord_cw", dock.fjord_cw)):
            fits(fjord in fjords, f"docks.{dock.id}.{name}", ", ".join(fjords))
        fits(dock.fjord_ccw != dock.fjord_cw, f"docks.{dock.id}.fjord_cw", "two fjords")
        small = side.id == "small"
        fits((dock.row_end is not None) == small, f"docks.{dock.id}.row_end", "small")
    for section, given in (("solo", side.solo), ("neutral", side.neutral)):
        fits((given is not None) == (side.id == "small"), section, "small")
    islands = {island.id: island.docks_clockwise for island in side.islands}
    for island, dock_name in side.solo.start_docks.items() if side.solo else ():
        at_home = dock_name in islands.get(island, ())
        fits(at_home, f"solo.start_docks.{island}", ", ".join(islands.get(island, islands)))
    for island in side.neutral.islands if side.neutral else ():
        fits(island in islands, "neutral.islands", ", ".join(islands))


def _distances(docks: list[Dock], start: int) -> tuple[int, ...]:
    """Steps along the coast and across ferries, each counts one (TEV-21.6)."""
    steps = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in docks[here].steps:
            if there not in steps:
                steps[there] = steps[here] + 1
                edge.append(there)
    return tuple(steps.get(dock, 99) for dock in range(len(docks)))


CARDS: Final = tuple(_card(card) for card in _CARDS.cards)
CARD_NAMES: Final = tuple(card.id for card in CARDS)
CARD_INDEX: Final = {name: number for number, name in enumerate(CARD_NAMES)}
FAVORS: Final = tuple(FavorCard(f.id, f.runes.tuple(), f.bag.tuple()) for f in _FAVORS.favors)
FAVOR_NAMES: Final = tuple(favor.id for favor in FAVORS)
FAVOR_INDEX: Final = {name: number for number, name in enumerate(FAVOR_NAMES)}
FAVORS_PER_ROW: Final = _FAVORS.rows.cards_per_row
FAVORS_HELD: Final = _FAVORS.held.player
GODS: Final = tuple(
    God(
        god.id,
        tuple(
            _action(step, _IN_BLESSINGS, "gods", f"gods.{god.id}.blessing") for step in god.blessing
        ),
    )
    for god in _GODS.gods
)
GOD_NAMES: Final = tuple(god.id for god in GODS)
GOD_INDEX: Final = {name: number for number, name in enumerate(GOD_NAMES)}
FACES: Final = tuple(_face(side) for side in _OCEAN.sides)
SMALL, LARGE = 0, 1

INFLUENCE_SETTLER: Final = _CLAN.influence.settler
INFLUENCE_TEMPLE: Final = _CLAN.influence.temple
INFLUENCE_SHIP: Final = _CLAN.influence.longship_at_dock
SHIP_COSTS: Final = tuple(slot.wood for slot in _CLAN.longship_slots)
TEMPLE_COSTS: Final = tuple(slot.wood for slot in _CLAN.temple_slots)
START_RESOURCES: Final = _CLAN.resources.start.tuple()
RESOURCE_MAX: Final = _CLAN.resources.maximum
SETTLERS: Final = _CLAN.pieces.settlers
DEPLOY_FOOD: Final = _CLAN.deploying.food
HARVEST_PER_SHIP: Final = _CLAN.harvest_bonus.per_longship_slot.tuple()
HARVEST_PER_TEMPLE: Final = _CLAN.harvest_bonus.per_temple_slot
PLACES: Final = tuple(Action(place.type, place.x) for place in ERAS.consecration_places)
PLACE_NAMES: Final = tuple(place.id for place in ERAS.consecration_places)

# The enemy's pieces lie in one list: settlers, ships by slot, temples by slot (TEV-20.2).
ENEMY_SETTLERS: Final = ENEMY.pieces.per_slot * SETTLERS
SHIP_SLOTS: Final = tuple(range(1, 1 + len(SHIP_COSTS)))
TEMPLE_SLOTS: Final = tuple(range(SHIP_SLOTS[-1] + 1, SHIP_SLOTS[-1] + 1 + len(TEMPLE_COSTS)))


def _check_box() -> None:
    """What the rules rest on; whatever an owner corrects must still add up."""
    pieces, runes = _CLAN.pieces, Counter(card.rune for card in CARDS)
    for file, field, number, wanted in (
        ("cards", "counts.total", len(CARDS), _CARDS.counts.total),
        *(("cards", "counts.per_rune", runes[r], _CARDS.counts.per_rune) for r in range(3)),
        ("favors", "counts.total", len(FAVORS), _FAVORS.counts.total),
        ("gods", "counts.total", len(GODS), _GODS.counts.total),
        ("clan", "pieces.longships", len(SHIP_COSTS) + 1, pieces.longships),
        ("clan", "pieces.longships_at_start", 1, pieces.longships_at_start),
        ("clan", "pieces.temples", len(TEMPLE_COSTS), pieces.temples),
    ):
        check(number == wanted, file, field, f"{wanted}, found {number}")
    _check_names("clan", "longship_slots", _CLAN.longship_slots, "longship_1 longship_2 longship_3")
    _check_names("clan", "temple_slots", _CLAN.temple_slots, "temple_1 temple_2")
    _check_names("eras", "eras", ERAS.eras, "era_1 era_2 era_3")
    _check_names("ocean", "sides", _OCEAN.sides, "small large")
    _check_names("enemy", "tracks", ENEMY.tracks, " ".join(_RESOURCES))
    _check_names("enemy", "rune_actions", ENEMY.rune_actions, " ".join(_RUNES))
    _check_numbers()
    _check_enemy()


def _check_names(file: str, field: str, things: Sequence[Any], names: str) -> None:
    """The rules know these things by their order."""
    check([thing.id for thing in things] == names.split(), file, f"{field}.id", names)


def _check_numbers() -> None:
    for file, field, table, keys in (
        ("favors", "rows.cards_per_row", FAVORS_PER_ROW, 4),
        ("eras", "consecration.villages_per_place", ERAS.consecration.villages_per_place, 4),
        ("eras", "island_rune_points.ranks", ERAS.island_rune_points.ranks, 3),
        ("eras", "favor_rune_points.ranks", ERAS.favor_rune_points.ranks, 3),
    ):
        wanted = list(range(1, keys + 1))
        check(sorted(table) == wanted, file, field, ", ".join(map(str, wanted)))
    most = len(FAVORS) // 2
    for players, cards in FAVORS_PER_ROW.items():
        check(cards <= most, "favors", f"rows.cards_per_row.{players}", f"<= {most}")
    for name, number in zip(_RESOURCES, START_RESOURCES, strict=True):
        check(number <= RESOURCE_MAX, "clan", f"resources.start.{name}", f"<= {RESOURCE_MAX}")
    for era in ERAS.eras:  # with four players, and alone with a pile more than cards
        needed = max(4 * era.cards, (era.cards + 1) * ERAS.solo_draft.pile_size)
        check(needed <= len(CARDS), "eras", f"eras.{era.id}.cards", f"<= {len(CARDS)}")


def _check_enemy() -> None:
    shortest = 1 + max(ENEMY.resource_rules.start, ENEMY.resource_rules.reset_to)
    for track in ENEMY.tracks:
        field = f"tracks.{track.id}"
        check(track.length >= shortest, "enemy", f"{field}.length", f">= {shortest}")
        for icon in track.icons:
            inside = icon.space <= track.length
            check(inside, "enemy", f"{field}.icons.space", f"<= {track.length}")
            fights = icon.icon == "start_battle"
            check(fights or not icon.strength, "enemy", f"{field}.icons.strength", "0")
    for action in ENEMY.rune_actions:
        field, collects = f"rune_actions.{action.id}", action.type == "collect"
        check(bool(action.x) != collects, "enemy", f"{field}.x", "0" if collects else "> 0")
        given = any(action.resources.tuple())
        check(given == collects, "enemy", f"{field}.resources", "> 0" if collects else "0")


_check_box()


def reconstructed() -> list[str]:
    """Which sections of which files are not proven: shown to the player, correctable by an owner.

    Too many values to be named one by one.
    """
    files = "cards", "favors", "gods", "clan", "eras", "enemy", "ocean"
    values = [value for file in files for value in components.unproven(PACKAGE, file)]
    return list(dict.fromkeys(".".join(value.split(".")[:2]) for value in values))
