"""The box: the component files as typed structs, and the constants the rules are written in.

Runes are numbered wealth, secrets, nature; resources wood, food, steel; cards, favours, gods,
islands, docks and fjords in the order of their files. Moves and questions name things by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from drakkar.kernel import components
from drakkar.kernel.errors import DrakkarError

PACKAGE: Final = __name__.rpartition(".")[0]

Source = Literal["rulebook", "public", "reconstructed"]
Main = Literal["sail", "explore", "harvest", "build"]
_RUNES: Final = ("wealth", "secrets", "nature")
_RESOURCES: Final = ("wood", "food", "steel")


# ---- the shape of the files ------------------------------------------------------------------


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source
    basis: str = ""
    note: str = ""


class _Resources(_Plain, frozen=True):
    wood: int = 0
    food: int = 0
    steel: int = 0
    any: int = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wood, self.food, self.steel)


class _Runes(_Plain, frozen=True):
    wealth: int = 0
    secrets: int = 0
    nature: int = 0

    def tuple(self) -> tuple[int, ...]:
        return (self.wealth, self.secrets, self.nature)


class _Counts(_Section, frozen=True, kw_only=True):
    total: int
    per_rune: int = 0
    per_rune_source: Source | None = None
    in_play: int = 0


class _Order(_Section, frozen=True, kw_only=True):
    order: list[str]


class _Actions(_Section, frozen=True, kw_only=True):
    main: list[str]
    rune_only: list[str]


class _Jarl(_Plain, frozen=True):
    type: Main
    x: int


class _RuneAction(_Plain, frozen=True):
    type: str
    x: int
    resources: _Resources = _Resources()
    per_rune: str | None = None


class _Strength(_Plain, frozen=True):
    op: Literal["flat", "add", "multiply"]
    base: int
    each: int = 0
    per: str | None = None


class _Card(_Section, frozen=True, kw_only=True):
    id: str
    rune: str
    jarl: _Jarl
    requires: _Runes
    rune_action: _RuneAction
    strength: _Strength
    steel: int


class _Cards(_Plain, frozen=True):
    game: str
    counts: _Counts
    runes: _Order
    actions: _Actions
    cards: list[_Card]


class _FavorRows(_Section, frozen=True, kw_only=True):
    order: list[str]
    cards_per_row: dict[int, int]


class _Held(_Section, frozen=True, kw_only=True):
    player: int
    solo_enemy: int | None


class _Favor(_Section, frozen=True, kw_only=True):
    id: str
    runes: _Runes
    bag: _Resources


class _Favors(_Plain, frozen=True):
    game: str
    counts: _Counts
    rows: _FavorRows
    held: _Held
    favors: list[_Favor]


class _Fury(_Section, frozen=True, kw_only=True):
    markers: list[str]
    start: int
    minimum: int
    track_end: int
    take_or_steal_rune: int
    lose_or_tie_battle: int
    beaten_or_tied_invader: int
    consecration: int
    return_rune: int
    neutral_setup: int
    solo_setup: int


class _Blessing(_Plain, frozen=True):
    type: str
    x: int
    resources: _Resources = _Resources()
    amounts: list[int] = []


class _God(_Section, frozen=True, kw_only=True):
    id: str
    id_source: Source | None = None
    blessing: list[_Blessing]


class _Gods(_Plain, frozen=True):
    game: str
    counts: _Counts
    fury: _Fury
    gods: list[_God]


class _Players(_Section, frozen=True, kw_only=True):
    min: int
    max: int


class _Pieces(_Section, frozen=True, kw_only=True):
    settlers: int
    longships: int
    temples: int
    longships_at_start: int


class _Settlers(_Section, frozen=True, kw_only=True):
    deploy_cost: _Resources


class _Slot(_Section, frozen=True, kw_only=True):
    id: str
    wood: int


class _ResourceTracks(_Section, frozen=True, kw_only=True):
    order: list[str]
    minimum: int
    maximum: int
    start: _Resources


class _Influence(_Section, frozen=True, kw_only=True):
    settler: int
    temple: int
    longship_at_dock: int
    longship_in_fjord: int = 0
    lone_longship: int = 0
    land_units: list[str] = []


class _HarvestBonus(_Section, frozen=True, kw_only=True):
    per_longship_slot: _Resources
    per_temple_slot: _Resources
    start_longship_counts: bool
    start_longship_counts_source: Source | None = None


class _Clan(_Plain, frozen=True):
    game: str
    players: _Players
    colours: _Order
    pieces: _Pieces
    settlers: _Settlers
    longship_slots: list[_Slot]
    temple_slots: list[_Slot]
    resources: _ResourceTracks
    influence: _Influence
    harvest_bonus: _HarvestBonus


class _EnemyPieces(_Section, frozen=True, kw_only=True):
    per_slot: int
    settlers: int
    longships: int
    temples: int
    settler_slots: int
    longship_slots: int
    temple_slots: int
    take_from: str
    return_to: str


class _Sailing(_Section, frozen=True, kw_only=True):
    modifier: int


class _EnemyHarvest(_Section, frozen=True, kw_only=True):
    order: list[str]
    per_longship_slot: _Resources
    per_temple_slot: _Resources


class _ResourceRules(_Section, frozen=True, kw_only=True):
    start: int
    reset_to: int
    player_loses_at_end: int


class _Icon(_Plain, frozen=True):
    space: int
    icon: str
    strength: int = 0


class _Track(_Section, frozen=True, kw_only=True):
    id: str
    length: int
    icons: list[_Icon]


class _Icons(_Section, frozen=True, kw_only=True):
    kinds: list[str]


class _EnemyAction(_Section, frozen=True, kw_only=True):
    id: str
    type: Literal["collect", "add_settler", "smite"]
    x: int
    resources: _Resources = _Resources()


class _EnemyBattle(_Section, frozen=True, kw_only=True):
    pays_steel: bool
    favor_limit: int | None


class _Enemy(_Plain, frozen=True):
    game: str
    pieces: _EnemyPieces
    sailing: _Sailing
    influence: _Influence
    harvest: _EnemyHarvest
    resource_rules: _ResourceRules
    tracks: list[_Track]
    icons: _Icons
    rune_actions: list[_EnemyAction]
    battle: _EnemyBattle


class _Era(_Section, frozen=True, kw_only=True):
    id: str
    cards: int
    direction: Literal["clockwise", "counter_clockwise"]
    raid_steel: int
    raid_steel_source: Source | None = None


class _Setup(_Section, frozen=True, kw_only=True):
    gods: int
    start_ship_order: str
    first_player_places: str
    start_fjord: str


class _Turn(_Section, frozen=True, kw_only=True):
    steps: list[str]


class _PairDraft(_Section, frozen=True, kw_only=True):
    enemy_cards_less: int
    enemy_discards_per_pass: int


class _SoloDraft(_Section, frozen=True, kw_only=True):
    pile_size: int
    piles_more: int
    to_hand: int
    to_enemy: int
    enemy_deck: dict[int, int]


class _Place(_Section, frozen=True, kw_only=True):
    id: str
    type: Main
    x: int


class _Consecration(_Section, frozen=True, kw_only=True):
    god_fury: int
    villages_per_place: dict[int, int]
    per_turn: int


class _Limits(_Section, frozen=True, kw_only=True):
    ships_per_dock: int
    own_temples_per_island: int
    village_per_dock: int


class _Points(_Section, frozen=True, kw_only=True):
    ranks: dict[int, int]


class _ScoreTrack(_Section, frozen=True, kw_only=True):
    length: int


class _Invaders(_Section, frozen=True, kw_only=True):
    pays_steel: bool
    runes_include_current: bool
    resources_include_current: bool
    kept_between_eras: bool


class _Switch(_Section, frozen=True, kw_only=True):
    id: str
    default: str
    values: list[str]
    ruling: str


class _Eras(_Plain, frozen=True):
    game: str
    eras: list[_Era]
    setup: _Setup
    turn: _Turn
    two_player_draft: _PairDraft
    solo_draft: _SoloDraft
    consecration_places: list[_Place]
    consecration: _Consecration
    limits: _Limits
    island_rune_points: _Points
    favor_rune_points: _Points
    score_track: _ScoreTrack
    tie_breakers: _Order
    invaders: _Invaders
    switches: list[_Switch]


class _Board(_Section, frozen=True, kw_only=True):
    size: list[int]
    rune_tokens: int
    runes_per_type: int
    village_tokens: int


class _Solo(_Section, frozen=True, kw_only=True):
    inner_islands: list[str]
    start_docks: dict[str, str]


class _Neutral(_Section, frozen=True, kw_only=True):
    islands: list[str]
    temples: int
    settlers: int


class _Island(_Section, frozen=True, kw_only=True):
    id: str
    rune: str
    ring: str
    half: Literal["north", "middle", "south"]
    pos: list[float]
    touches_board_edge: bool
    edge_gap_after: str | None = None
    docks_clockwise: list[str]


class _Dock(_Section, frozen=True, kw_only=True):
    id: str
    island: str
    village: bool
    ferry: str
    fjord_ccw: str
    fjord_cw: str
    pos: list[float]
    row_end: Literal["left", "right", "either"]


class _Ferry(_Section, frozen=True, kw_only=True):
    id: str
    docks: list[str]
    islands: list[str]
    fjords: list[str]
    off_board: str | None = None


class _Fjord(_Section, frozen=True, kw_only=True):
    id: str
    border: bool
    neighbours: list[str]
    docks: list[str] = []
    islands: list[str] = []


class _Side(_Section, frozen=True, kw_only=True):
    id: str
    players: list[int]
    village_count: int
    rune_count: int
    central_fjord: str | None
    solo: _Solo | None = None
    neutral: _Neutral | None = None
    islands: list[_Island]
    docks: list[_Dock]
    ferries: list[_Ferry]
    fjords: list[_Fjord]


class _Ocean(_Plain, frozen=True):
    game: str
    board: _Board
    sides: list[_Side]


_CARDS = components.load(PACKAGE, "cards", _Cards)
_FAVORS = components.load(PACKAGE, "favors", _Favors)
_GODS = components.load(PACKAGE, "gods", _Gods)
_CLAN = components.load(PACKAGE, "clan", _Clan)
ENEMY: Final = components.load(PACKAGE, "enemy", _Enemy)
ERAS: Final = components.load(PACKAGE, "eras", _Eras)
_OCEAN = components.load(PACKAGE, "ocean", _Ocean)


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


def _card(one: _Card) -> Card:
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


def _face(side: _Side) -> Face:
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
