"""The shape of the view: what the faces and the page's types are made from.

Cards, huts, raids, trade cards and nemeses go by the ids of the component files, buildings by their
place in the village (the hut is 0), slots of the player board from 1. What a face would have to
know the rules for is said here: what things cost now, what is missing, what a card brings.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Kind = Literal["ship", "building", "artisan", "villager", "jarl"]
Restricted = Literal[
    "raid_cost_modifier", "coin_price_modifier", "tuck_cost_modifier", "solo_draft_draws"
]
Cards = list[str] | int
"""One's own cards by name, of the others' the number."""


class Goods(TypedDict):
    """All the goods of a player."""

    worker: int
    wood: int
    wool: int
    iron: int
    gold: int
    coin: int


class Bundle(TypedDict, total=False):
    """A cost or a gain, without what there is none of."""

    worker: int
    wood: int
    wool: int
    iron: int
    gold: int
    coin: int
    card: int
    resource: int


class Ability(TypedDict):
    pay: Bundle
    gain: Bundle


class Prices(TypedDict):
    """Coins for one of each."""

    wood: int
    wool: int
    iron: int


class Steps(TypedDict):
    """A number for each track: a marker's space, or how far it goes."""

    military: int
    trade: int
    renown: int


class Icons(TypedDict, total=False):
    """The progress icons of a card."""

    military: int
    trade: int
    renown: int


class Heroes(TypedDict):
    """Who holds the hero of each track: a seat, the neutral player, nobody."""

    military: int | Literal["neutral"] | None
    trade: int | Literal["neutral"] | None
    renown: int | Literal["neutral"] | None


class Ending(TypedDict):
    """What the end of the round would bring if it came now."""

    heroes: Heroes
    randi: list[bool]
    """Who would have her."""
    income: list[Bundle]
    """Of each player's ships and trade cards."""
    workers: list[int]
    """Who come home."""


class RoundCard(TypedDict):
    id: str
    prices: Prices
    draft: Literal["clockwise", "anticlockwise"]
    neutral: Steps
    solo_vp: int


class Costs(TypedDict):
    """What some things cost now: gold to tuck a card, coins for the others."""

    tuck: int
    minor: int
    thyra: int
    randi: int


class Restriction(TypedDict):
    """What a nemesis card in play restricts, and by how much."""

    nemesis: str
    kind: Restricted
    amount: int
    draws: list[int]


class Track(TypedDict):
    last: int
    rewards: list[int]
    vp: dict[str, int]
    """Space -> points."""


class Facts(TypedDict):
    """What is printed on a village card; which fields there are goes by its kind."""

    kind: Kind
    discard: Bundle
    cost: NotRequired[Bundle]
    vp: NotRequired[int]
    progress: NotRequired[Icons]
    ability: NotRequired[Ability]
    major: NotRequired[str]
    minor: NotRequired[str]
    skills: NotRequired[list[str]]
    benefit: NotRequired[str]


class TradeFacts(TypedDict):
    income: Bundle
    immediate: Bundle


class Upgrades(TypedDict):
    """Which of the starting cards are turned."""

    eikja: bool
    labourer: bool
    hut: bool


class BetterGoods(TypedDict):
    goods: Bundle
    vp: int


class BetterHut(TypedDict):
    ability: Ability
    vp: int


class Better(TypedDict):
    """What the starting cards show on their upgraded side."""

    eikja: BetterGoods
    labourer: BetterGoods
    hut: BetterHut | None


class Ship(TypedDict):
    ship: str
    trade: str | None
    income: Bundle
    """Its own; that of the trade card comes on top."""
    vp: int
    bonus: int
    """What its end-of-game benefit would count now."""


class Building(TypedDict):
    building: str
    tucked: str | None
    worker: bool
    ability: Ability | None
    """None of a hut before huts are dealt."""
    vp: int


class Raid(TypedDict):
    raid: str
    used: bool
    gain: Bundle


class Missing(TypedDict):
    """What its owner lacks to build a card, with the labourer for ``skills`` nobody supplies."""

    goods: Bundle
    wild: int
    """How many of these goods his gold stands in for, if not for all."""
    labourer: int
    skills: list[str]


class Payment(TypedDict):
    """A way to pay for a card."""

    sources: list[str]
    """Who supplies each skill, as the move ``skills`` names them."""
    saved: str | None
    """The good that Frode saves."""
    pays: Bundle
    """What there is of it: the labourer's and the artisans' price included."""
    instead: Bundle
    """The goods that gold stands in for, beside the gold above."""
    lacks: Bundle
    spare: int
    """Gold that is left: it could stand in for more of these goods."""


class Bill(Payment):
    """What a card would cost its owner now: a ship (of the hand: once it lies on the board), a
    building, a villager."""

    skills: list[str]
    ways: list[Payment]
    """Others to supply the skills, where it can be built."""


class Worth(TypedDict):
    """Points of the starting cards as they lie."""

    eikja: int
    labourer: int
    hut: int


class Village(TypedDict):
    """What lies before one player."""

    goods: Goods
    tracks: Steps
    randi: bool
    hut: str | None
    upgrades: Upgrades
    labourer: Bundle
    """What one use of the labourer costs."""
    better: Better
    worth: Worth
    board: list[str]
    slots: list[int]
    """The slots of the player board with a worker."""
    ships: list[Ship]
    buildings: list[Building]
    raids: list[Raid]
    raid_cost: int
    """Workers."""
    spent_trades: list[str]
    missing: dict[str, Missing]
    bills: dict[str, Bill]
    """Of his own cards only."""
    hand: Cards
    aside: Cards
    pack: Cards


class Points(TypedDict, total=False):
    """Points by source; nothing before the first round."""

    ships: int
    bonuses: int
    buildings: int
    jarls: int
    tracks: int
    heroes: int
    gold: int


class Opponent(TypedDict):
    heroes: int
    rounds: int
    tracks: int


class Asked(TypedDict, total=False):
    """What the open question says beside its own fields."""

    cards: int
    """Those that the seat still has to use."""
    card: str
    """What a card of the hand is paid for."""
    kind: str
    """Of that card; ``ship``: the labourer is paid, who works on it."""


class View(TypedDict):
    round: int
    last_round: int
    rounds: list[str]
    card: RoundCard | None
    prices: Prices | None
    """Those of the round card, and what a nemesis adds to them."""
    costs: Costs
    nemesis: list[str]
    restrictions: list[Restriction]
    heroes: Heroes
    ending: Ending
    hero_vp: Steps
    neutral: Steps | None
    track: Track
    spaces: list[Ability]
    """The worker spaces of a player board."""
    deck: int
    discard: int
    discard_top: str | None
    villages: list[Village]
    standing: list[Points]
    """If the game ended now, after the last exchanges."""
    opponent: Opponent | None
    cards: dict[str, Facts]
    """Of every type of card, not of those somebody holds."""
    trades: dict[str, TradeFacts]
    asked: Asked
