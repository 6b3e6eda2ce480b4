"""The box: the component files as typed structs, and the constants the rules are written in.

Runes are numbered wealth, secrets, nature; resources wood, food, steel; cards, favours, gods,
islands, docks and fjords in the order of their files. Moves and questions name things by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.tinyepic.files import (
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
from drakkar.kernel.errors import DrakkarError

PACKAGE: Final = __name__.rpartition(".")[0]

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
    id: str
    rune: int
    half: str
    docks: tuple[int, ...]  # clockwise
    neighbours: tuple[int, ...]  # islands at the other end of its ferries


@dataclass(frozen=True, slots=True)
class Dock:
    id: str
    island: int
    fjords: tuple[int, int]
    far: int  # the dock at the other end of its ferry; -1: off the board
    village: bool
    row_end: str
    coast: tuple[int, ...]  # the docks beside it on its island
    steps: tuple[int, ...]  # the docks one step away for the lone longship


@dataclass(frozen=True, slots=True)
class Fjord:
    id: str
    border: bool
    neighbours: tuple[int, ...]
    docks: tuple[int, ...]
    islands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Face:
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


def _check(condition: bool, file: str, field: str, why: str) -> None:
    if not condition:
        place = f"tinyepic/{file}.yaml"
        raise DrakkarError("error-component-field", file=place, field=field, why=why)


def _number(name: str, names: tuple[str, ...], file: str, field: str) -> int:
    _check(name in names, file, field, f"{name}; {', '.join(names)}")
    return names.index(name)


def _card(one: CardFile) -> Card:
    action = one.rune_action
    per_rune, per_resource = -1, -1
    if one.strength.per in _RESOURCES:
        per_resource = _RESOURCES.index(one.strength.per)
    elif one.strength.per is not None:
        per_rune = _number(one.strength.per, (*_RUNES, "any"), "cards", f"{one.id}.strength.per")
    scaled = -1
    if action.per_rune is not None:
        scaled = _number(action.per_rune, (*_RUNES, "any"), "cards", f"{one.id}.rune_action")
    known = (*_CARDS.actions.main, *_CARDS.actions.rune_only)
    _check(action.type in known, "cards", f"cards.{one.id}.rune_action.type", ", ".join(known))
    return Card(
        one.id,
        _number(one.rune, _RUNES, "cards", f"cards.{one.id}.rune"),
        Action(one.jarl.type, one.jarl.x),
        one.requires.tuple(),
        Action(action.type, action.x, action.resources.tuple(), scaled),
        one.strength.op,
        one.strength.base,
        one.strength.each,
        per_rune,
        per_resource,
        one.steel,
    )


def _face(side: SideFile) -> Face:
    island_index = {one.id: i for i, one in enumerate(side.islands)}
    dock_index = {one.id: i for i, one in enumerate(side.docks)}
    fjord_index = {one.id: i for i, one in enumerate(side.fjords)}
    far: dict[int, int] = {}
    for ferry in side.ferries:
        ends = [dock_index[name] for name in ferry.docks]
        if len(ends) == 2:
            far[ends[0]], far[ends[1]] = ends[1], ends[0]
    around = {one.id: [dock_index[name] for name in one.docks_clockwise] for one in side.islands}
    docks = []
    for number, dock in enumerate(side.docks):
        ring = around[dock.island]
        at = ring.index(number)
        coast = tuple(dict.fromkeys((ring[at - 1], ring[(at + 1) % len(ring)])))
        coast = tuple(one for one in coast if one != number)
        other = far.get(number, -1)
        steps = coast if other < 0 else (*coast, other)
        fjords = (fjord_index[dock.fjord_ccw], fjord_index[dock.fjord_cw])
        docks.append(
            Dock(
                dock.id, island_index[dock.island], fjords, other, dock.village, dock.row_end,
                coast, steps,
            )
        )  # fmt: skip
    islands = []
    for island in side.islands:
        own = tuple(around[island.id])
        beyond = [docks[docks[dock].far].island for dock in own if docks[dock].far >= 0]
        islands.append(
            Island(
                island.id,
                _number(island.rune, _RUNES, "ocean", f"{side.id}.{island.id}.rune"),
                island.half,
                own,
                tuple(sorted(set(beyond))),
            )
        )
    fjords_ = []
    for number, fjord in enumerate(side.fjords):
        beside = tuple(i for i, dock in enumerate(docks) if number in dock.fjords)
        fjords_.append(
            Fjord(
                fjord.id,
                fjord.border,
                tuple(fjord_index[name] for name in fjord.neighbours),
                beside,
                tuple(sorted({docks[dock].island for dock in beside})),
            )
        )
    starts = {}
    if side.solo is not None:
        starts = {island_index[i]: dock_index[d] for i, d in side.solo.start_docks.items()}
    neutral = side.neutral
    return Face(
        side.id,
        tuple(islands),
        tuple(docks),
        tuple(fjords_),
        island_index,
        dock_index,
        fjord_index,
        tuple(_distances(docks, start) for start in range(len(docks))),
        starts,
        tuple(island_index[name] for name in neutral.islands) if neutral else (),
        neutral.settlers if neutral else 0,
    )


def _distances(docks: list[Dock], start: int) -> tuple[int, ...]:
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in docks[here].steps:
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return tuple(found.get(dock, 99) for dock in range(len(docks)))


CARDS: Final = tuple(_card(one) for one in _CARDS.cards)
CARD_NAMES: Final = tuple(card.id for card in CARDS)
CARD_INDEX: Final = {name: number for number, name in enumerate(CARD_NAMES)}
FAVORS: Final = tuple(FavorCard(f.id, f.runes.tuple(), f.bag.tuple()) for f in _FAVORS.favors)
FAVOR_NAMES: Final = tuple(favor.id for favor in FAVORS)
FAVOR_INDEX: Final = {name: number for number, name in enumerate(FAVOR_NAMES)}
FAVORS_PER_ROW: Final = _FAVORS.rows.cards_per_row
FAVORS_HELD: Final = _FAVORS.held.player
GODS: Final = tuple(
    God(
        one.id,
        tuple(
            Action(step.type, step.x, step.resources.tuple(), -1, tuple(step.amounts))
            for step in one.blessing
        ),
    )
    for one in _GODS.gods
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
DEPLOY_FOOD: Final = _CLAN.settlers.deploy_cost.food
HARVEST_PER_SHIP: Final = _CLAN.harvest_bonus.per_longship_slot.tuple()
HARVEST_PER_TEMPLE: Final = _CLAN.harvest_bonus.per_temple_slot.any
PLACES: Final = tuple(Action(one.type, one.x) for one in ERAS.consecration_places)
PLACE_NAMES: Final = tuple(one.id for one in ERAS.consecration_places)


def _check_box() -> None:
    """The counts that the rules rest on; whatever an owner corrects must still add up."""
    for file, found, wanted in (
        ("cards", len(CARDS), _CARDS.counts.total),
        ("favors", len(FAVORS), _FAVORS.counts.total),
        ("gods", len(GODS), _GODS.counts.total),
        ("clan", len(SHIP_COSTS), _CLAN.pieces.longships - _CLAN.pieces.longships_at_start),
        ("clan", len(TEMPLE_COSTS), _CLAN.pieces.temples),
    ):
        _check(found == wanted, file, "counts", f"{wanted}, found {found}")
    _check(
        [side.id for side in _OCEAN.sides] == ["small", "large"], "ocean", "sides", "small, large"
    )
    for face in FACES:
        for dock in face.docks:
            _check(dock.fjords[0] != dock.fjords[1], "ocean", f"{face.id}.{dock.id}", "two fjords")
        for fjord in face.fjords:
            for other in fjord.neighbours:
                both = face.fjords.index(fjord) in face.fjords[other].neighbours
                _check(both, "ocean", f"{face.id}.{fjord.id}.neighbours", "both ways")
    _check(
        tuple(track.id for track in ENEMY.tracks) == _RESOURCES,
        "enemy",
        "tracks",
        "wood, food, steel",
    )
    _check(
        tuple(one.id for one in ENEMY.rune_actions) == _RUNES,
        "enemy",
        "rune_actions",
        ", ".join(_RUNES),
    )


_check_box()


def reconstructed() -> list[str]:
    """Which sections of which files are not proven: shown to the player, correctable by an owner.

    Too many values to be named one by one.
    """
    files = "cards", "favors", "gods", "clan", "eras", "enemy", "ocean"
    found = [one for file in files for one in components.unproven(PACKAGE, file)]
    return list(dict.fromkeys(".".join(one.split(".")[:2]) for one in found))
