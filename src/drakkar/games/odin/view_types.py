"""The shape of the view: what the faces and the page's types are made from.

Items, boards, spaces and occupations go by the ids of the component files, a cell is its row and
its column. What a face would have to know the rules for is said here: what a board pays, what a
place of a piece would change, what raises a battle result.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["orange", "red", "green", "blue", "special", "silver", "ore", "wood", "stone"]
Cell = list[int]
"""Row and column, from 0."""
Items = dict[str, int]
"""Numbers by item."""


# ---- action spaces -----------------------------------------------------------------------------
class Exchange(TypedDict):
    pay: Items
    gain: Items


class PerAnimal(TypedDict):
    animal: str
    good: str
    per: int
    max: int


class IfAnimal(TypedDict):
    animal: str
    min: int
    gain: Items


class Forge(TypedDict):
    pay: Items
    take: int


class Upgrades(TypedDict):
    tiles: int
    steps: int


class Trading(TypedDict):
    pay: Items


class Sale(TypedDict):
    max_tiles: int


class DiceStep(TypedDict, total=False):
    """A dice action; whaling says how many boats may go."""

    action: str
    boats_min: int
    boats_max: int


class PlayStep(TypedDict, total=False):
    max: int
    pay_one_of: list[Items]


class Emigration(TypedDict):
    cost: str


class Swap(TypedDict):
    give: str
    get: str


class Way(TypedDict):
    """One of the sides of an "or"."""

    id: str
    steps: list[Step]


class Step(TypedDict, total=False):
    """A printed step of a space: one of these, and whether it may be left."""

    exchange: Exchange
    gain: Items
    gain_per_player: Items
    per_animal: PerAnimal
    if_animal: IfAnimal
    choose: list[Way]
    forge: Forge
    take_mountain: list[int]
    upgrade: Upgrades
    overseas_trade: Trading
    special_sale: Sale
    dice: DiceStep
    plunder: Items
    explore: list[str]
    draw_weapons: int
    draw_occupation: int
    play_occupation: PlayStep
    emigrate: Emigration
    swap_ship: Swap
    optional: bool


class Requires(TypedDict, total=False):
    ships: Items
    animals: Items
    any_ship_of: list[str]


class Space(TypedDict):
    space: str
    column: int
    groups: list[str]
    steps: list[Step]
    """None of an imitation space."""
    requires: Requires
    seat: int | None
    blocked: bool
    """By Vikings of the round before, in a solo game."""
    vikings: int


# ---- boards and pieces -------------------------------------------------------------------------
class Facts(TypedDict):
    """A good or a special tile."""

    colour: Colour
    size: list[int]
    shape: list[Cell] | None
    cells: int
    next: str | None
    other: str | None
    sword: int
    tongs: bool
    price: int | None
    points: int
    feast: list[int] | None
    """Cells of the table it covers lengthwise and upright."""


class IncomeCell(TypedDict):
    value: int
    at: Cell | None


class Symbol(TypedDict):
    id: str
    at: Cell
    ring: list[Cell]
    gain: dict[str, int | str]
    """Items with their number; a special tile or a building by its name."""


class Slots(TypedDict):
    wood: int
    stone: int


class Printed(TypedDict):
    """A board or building as it is printed."""

    grid: list[str]
    tracks: list[list[IncomeCell]]
    symbols: list[Symbol]
    slots: Slots
    points: int


class Lies(TypedDict):
    """A piece on a board."""

    piece: str
    colour: Colour
    cells: list[Cell]


class Rise(TypedDict):
    now: int
    then: int
    missing: list[Cell]


class Own(TypedDict):
    """A board or building somebody owns."""

    board: str
    pieces: list[Lies]
    wood: int
    stone: int
    income: int
    rises: list[Rise]
    bonuses: list[str]
    minus: int


class Land(TypedDict):
    board: str
    owner: int | None
    silver: int
    points: int


class Spot(TypedDict):
    """A place for the piece to be laid, and what laying it there would change."""

    cells: list[Cell]
    minus: int
    income: list[int]
    bonuses: list[str]
    lost: list[str]


# ---- cards, dice, mountains --------------------------------------------------------------------
class Card(TypedDict):
    number: int
    deck: str
    points: int
    starting: bool
    category: str
    pay: Items
    gain: Items
    """What its effect takes and brings, of a table the first row; a shed or a ship by its name."""
    deeds: list[str]
    """What else it is about: upgrade, dice, laying."""


class Action(TypedDict):
    """A dice action."""

    sides: int
    low: bool
    weapon: str
    fails_up_to: int
    reward: Items
    consolation: Items
    back: int


class Dice(TypedDict):
    """The dice action in progress."""

    action: str
    seat: int
    rolls: int
    most: int
    roll: int
    modifier: int
    result: int | None


class Strip(TypedDict):
    strip: str
    items: list[str]


# ---- players -----------------------------------------------------------------------------------
class Ships(TypedDict):
    """The ore on each whaling boat and longship; knarrs carry none."""

    whaling_boat: list[int]
    knarr: int
    longship: list[int]


class Dish(TypedDict):
    dish: str
    cells: int


class Ahead(TypedDict):
    """What the end of the round brings as things stand, income apart."""

    born: Items
    pregnant: list[str]
    """Animals of which one will be."""
    bonus: Items


class Player(TypedDict):
    vikings: int
    passed: bool
    supply: Items
    ships: Ships
    emigrated: list[str]
    boards: list[Own]
    penalties: int
    income: int
    next_income: int
    final_income: int
    hand: list[str] | int
    """One's own cards; of the others' the number."""
    played: list[str]
    fired: Items
    """How often each of them has taken effect in this round."""
    ahead: Ahead
    table: list[Dish]
    table_free: int


# ---- the open question -------------------------------------------------------------------------
class Told(TypedDict, total=False):
    """What an offer costs and brings, as far as that is a matter of things."""

    pay: Items
    gain: Items
    per: Items
    take_mountain: list[int]
    upgrade: Upgrades
    draw_weapons: int
    emigrate: bool
    swap_ship: bool
    fill_slot: bool
    load_new_ship: bool
    return_vikings: bool


class Suggested(TypedDict):
    """The rest of the table, filled."""

    dishes: list[str]
    cells: list[int]
    """Of the table, that each of them covers."""
    silver: int
    penalties: int


Face = Literal["lost", "worse", "same", "better"]
"""Lost: it fails whatever is given for it; else beside the roll that lies there."""


class AskedDice(TypedDict):
    """The die that the open question is about. ``holds``: what may pay for success or be added."""

    action: str
    sides: int
    low: bool
    rolled: int | None
    result: int | None
    attempt: int
    attempts: int
    need: int
    """What must be paid, or the least result that is no failure."""
    holds: Items
    brings: Items
    fails: Items
    back: int
    odds: dict[str, float]
    """Of the next roll, by what is hoped for."""
    added: int
    """To every roll, by ore and occupations."""
    aside: Items
    """What has been laid aside to raise the result."""
    faces: list[Face]
    """What each number of the next roll would be; empty: there is none."""
    most: NotRequired[int]
    """The result with all that could be added."""
    tile: NotRequired[str | None]
    tile_with_more: NotRequired[str | None]


class Prize(TypedDict):
    """What a battle result wins, and the chance to reach it."""

    result: int
    chance: float
    tiles: list[str]


class Chances(TypedDict):
    """Of a dice action that is not begun: with all its rolls, and all that is held now."""

    rolls: int
    added: int
    """To every roll, by ore and occupations."""
    holds: Items
    success: float
    prizes: list[Prize]
    """Of a battle, by rising result."""


class Drafted(TypedDict):
    """What the pieces that are tried together would change, if all of them stay."""

    minus: int
    income: list[int]
    bonuses: list[str]


class Asked(TypedDict, total=False):
    """Names for the numbers of the open question, and previews of its answers."""

    card: str
    item: str | None
    piece: str
    board: str
    board_number: int
    laid: list[Lies]
    drafted: Drafted
    lays: list[str]
    """What of the supply fits on a board."""
    action: str
    space: str
    left: int
    offer: Told
    options: dict[str, Told]
    steps: int
    ways: dict[str, str]
    battle: int
    adds: Items
    loot: Items
    total: int
    suggestion: Suggested
    others: list[Suggested]
    """Other ways to fill the table, the cheapest first."""
    meal: Suggested
    """Until the income is paid: the feast as it would be with what is held now and the income."""
    chances: dict[str, Chances]
    """On a turn: by space with a die."""
    when: str
    """Between the phases: when this is."""
    raises: Items
    """What of the supply would bring more silver or bonuses now, and how much more."""
    dice: AskedDice
    rolled: int
    """What the roll comes to."""
    pays: int
    """1: what is held pays for it."""
    colour: str
    """Of the piece."""
    numbers: list[int]
    """How many items, each from another strip."""
    most: int
    strips: int
    """With those that were taken from."""
    begun: int
    """1: something was taken."""


class View(TypedDict):
    length: str
    round: int
    rounds: int
    phase: int
    first: int
    harvest: int
    harvests: list[int]
    crops: list[list[str]]
    """By level of the harvest."""
    flips: list[str | None]
    """By round: the board that is turned up."""
    spaces: list[Space]
    oval: list[str]
    buildings: Items
    lands: list[Land]
    boards: dict[str, Printed]
    items: dict[str, Facts]
    actions: dict[str, Action]
    ships: Items
    boat_ore: int
    emigration: Items
    cards: dict[str, Card]
    strips: list[Strip]
    strip_pile: int
    weapon_pile: int
    weapon_discard: Items
    deck: int
    table_cells: int
    seats: list[Player]
    standing: list[dict[str, int]]
    waiting: int
    dice: Dice | None
    asked: Asked
    spots: dict[str, Spot]
    """By orientation, row and column: ``0 3 4``."""
