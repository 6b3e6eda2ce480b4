"""What a seat is shown, as types: ``view.present`` makes it, faces and the API read it."""

from __future__ import annotations

from typing import Literal, TypedDict

Owner = int | Literal["enemy"] | None
"""A seat, the solo enemy, or nobody."""
Cards = list[str] | int
"""Names of cards where the seat may see them, else how many there are."""


# ---- what is printed -------------------------------------------------------------------------


class ActionView(TypedDict):
    type: str
    x: int
    resources: dict[str, int]
    per_rune: str | None
    amounts: list[int]


class StrengthView(TypedDict):
    op: str
    base: int
    each: int
    per: str | None


class CardView(TypedDict):
    rune: str
    jarl: ActionView
    requires: dict[str, int]
    rune_action: ActionView
    strength: StrengthView
    steel: int


class FavorView(TypedDict):
    runes: dict[str, int]
    bag: dict[str, int]


class GodView(TypedDict):
    """The god of a rune; ``rank``: from 1, by fury, tied gods at the lowest rank they share."""

    god: str | None
    fury: int
    rank: int
    island_points: int
    favor_points: int
    consecrated: int
    blessing: list[ActionView]


class CostsView(TypedDict):
    longship: list[int]
    temple: list[int]
    deploy_food: int


class BonusView(TypedDict):
    """What a harvest gives more for each empty slot; a player's temples: so many of choice."""

    longship: dict[str, int]
    temple: int


class EnemyBonusView(TypedDict):
    longship: dict[str, int]
    temple: dict[str, int]


# ---- the ocean -------------------------------------------------------------------------------


class IslandView(TypedDict):
    """Keys of ``settlers`` and ``influence``: clans by number, the enemy behind the seats."""

    id: str
    rune: str
    half: str
    holder: Owner
    settlers: dict[str, int]
    temples: list[int]
    influence: dict[str, int]
    docks: list[str]
    neighbours: list[str]


class DockView(TypedDict):
    """``row_end``: the end of a Favour row nearer to it, where the solo enemy chooses."""

    id: str
    island: str
    ship: Owner
    village: bool
    lone: bool
    fjords: list[str]
    ferry_to: str | None
    row_end: str | None


class FjordView(TypedDict):
    id: str
    border: bool
    neighbours: list[str]
    ships: dict[str, int]


# ---- clans -----------------------------------------------------------------------------------


class ClanView(TypedDict):
    """``battle``: the card in battle, or whether there is one. ``strengths``: of the own hand
    and pack and of a known card in battle, if revealed now. ``ship_slots``, ``temple_slots``: what
    those still on the board cost."""

    resources: dict[str, int]
    reserve: int
    ship_slots: list[int]
    temple_slots: list[int]
    villages: int
    row: list[str]
    battle: str | bool | None
    hand: Cards
    strengths: dict[str, int]
    runes: dict[str, int]
    pack: Cards
    favors: Cards


class IconView(TypedDict):
    space: int
    icon: str
    strength: int


class TrackView(TypedDict):
    resource: str
    marker: int
    length: int
    icons: list[IconView]


class EnemyActionView(TypedDict):
    rune: str
    type: str
    x: int
    resources: dict[str, int]


class EnemyView(TypedDict):
    """The solo enemy. ``ships``, ``temples``: on each slot of its board; ``sails_further``: by so
    many steps than its action says."""

    tracks: list[TrackView]
    sails_further: int
    harvest_bonus: EnemyBonusView
    settlers: int
    ships: list[int]
    temples: list[int]
    row: list[str]
    battle_row: list[str]
    deck: int
    battle: bool
    runes: dict[str, int]
    rune_actions: list[EnemyActionView]
    bonus: int
    favors: Cards


class FighterView(TypedDict):
    """``clan``: None for the invaders. ``counted``: how much of what boosts the card. ``strength``:
    None for who could not pay the steel."""

    clan: Owner
    card: str
    counted: int
    strength: int | None


class FoughtView(TypedDict):
    """The last battle; ``winner``: None if the prize went back."""

    prize: str | None
    winner: Owner
    fighters: list[FighterView]


class BattleView(TypedDict):
    initiator: Owner
    prize: str | None
    fought: FoughtView | None


# ---- the table -------------------------------------------------------------------------------


class LandingView(TypedDict):
    """``outcome``: what becomes of the island's rune: ``taken`` at once, ``stolen`` when the action
    is complete, ``kept``, or not on a ``tie`` or ``behind`` another; ``anyway``: so it would
    without these settlers. ``points``: what that changes in the points, as far as the seat sees
    them, by rune and clan (``wealth/0``)."""

    influence: dict[str, int]
    outcome: str
    anyway: bool
    points: dict[str, int]


class View(TypedDict):
    """``direction``: where the packs of the draft go. ``reach``: how many steps the ship that sails
    needs to each place it can go to, or the nearest of those that could. ``landing``: who would
    count how much on the island at whose dock it lies, for one settler that lands, for two, and so
    on."""

    era: int
    eras: int
    direction: str
    raid_steel: int
    chief: int
    face: str
    gods: dict[str, GodView]
    places: dict[str, int]
    place_actions: dict[str, ActionView]
    god_fury: int
    place_limit: int
    resource_max: int
    costs: CostsView
    harvest_bonus: BonusView
    islands: list[IslandView]
    docks: list[DockView]
    fjords: list[FjordView]
    landing: list[LandingView]
    favor_rows: list[list[str]]
    battle: BattleView
    invaders: list[str]
    deck: int
    discard: int
    clans: list[ClanView]
    enemy: EnemyView | None
    neutral: bool
    opponent: dict[str, int] | None
    standing: list[dict[str, int]]
    cards: dict[str, CardView]
    favors: dict[str, FavorView]
    reach: dict[str, int]
