"""How good a position is for a seat: the judgement of the greedy bot, in points.

An estimate of the seat's final score, less a share of what its rivals hold: runes at the worth
their gods are likely to have in the end, islands by how safe they are, and guesses for ships,
resources, villages and cards. The rules themselves stand in their chapters. The numbers written
here are judgement, found by letting bots play. ``turns`` counts the turns a seat still has.
"""

from __future__ import annotations

from math import exp
from typing import Final

from drakkar.games.tinyepic.battle import ChooseFavor, strength
from drakkar.games.tinyepic.box import CARDS, ERAS, FAVORS, FAVORS_HELD, Action
from drakkar.games.tinyepic.building import LONGSHIP, ChooseBuild, ChooseSite
from drakkar.games.tinyepic.control import has_land_unit, influences
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.final import points
from drakkar.games.tinyepic.harvest import ChooseHarvest, built_ships, built_temples
from drakkar.games.tinyepic.runes import ANY, active_runes
from drakkar.games.tinyepic.sailing import Ashore, ChooseCourse, ChooseShip
from drakkar.games.tinyepic.state import FOOD, NONE, RUNES, STEEL, WOOD, TinyEpic
from drakkar.kernel.question import QUESTION, Entry

_CARDS_FROM: Final = [sum(era.cards for era in ERAS.eras[n:]) for n in range(len(ERAS.eras) + 1)]
"""Cards of the eras after the first n."""
_ISLAND: Final = ERAS.island_rune_points.ranks
_FAVOR: Final = ERAS.favor_rune_points.ranks
_RUNES: Final = range(len(RUNES))

_DENIAL: Final = (0.0, 0.8, 0.5, 0.3, 0.2)
"""By players: what a point of a rival costs."""
_STOCK: Final = (
    (0.0, 0.3, 0.75, 1.05, 1.4, 1.55, 1.8, 1.85),  # wood
    (0.0, 0.4, 0.75, 1.05, 1.25, 1.4, 1.5, 1.55),  # food
    (0.0, 0.35, 0.7, 1.0, 1.2, 1.35, 1.4, 1.45),  # steel
)
"""So many of a resource while there is time to spend them."""
_TYPICAL: Final = 4.0
"""The strength of a card that somebody fights with."""


def _likely(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -30 else 0.0


def _action(action: Action) -> float:
    """What an action is worth before anybody knows what can be done with it."""
    if action.type == "sail":
        return 0.5 + 0.25 * min(action.x, 4)
    if action.type == "explore":
        return 0.4 + 0.2 * action.x
    if action.type == "harvest":
        return 0.3 + 0.25 * action.x
    if action.type == "build":
        return 1.3
    return {"enter_battle": 1.0, "smite": 0.7 * action.x, "fury_change": 0.8}.get(action.type, 0.5)


_ACTION: Final = tuple(_action(card.jarl) for card in CARDS)
_RUNE_ACTION: Final = tuple(_action(card.rune_action) for card in CARDS)


# ---- the judgement ---------------------------------------------------------------------------


def value(s: TinyEpic, seat: int) -> float:
    """The points this seat may expect, less a share of those of its rivals."""
    if not s.agenda:
        return float(sum(points(s, seat).values()))
    return sum(judged(s, seat))


WEIGHTS: Final = {"stock/resource=food": 2.0, "stock/resource=steel": 2.0, "island": 0.7}
"""What a searching bot makes of the parts (``Rules.weights``)."""
_MORE_FOOD: Final = WEIGHTS["stock/resource=food"] - 1
_MORE_STEEL: Final = WEIGHTS["stock/resource=steel"] - 1
_MORE_ISLANDS: Final = WEIGHTS["island"] - 1


def weighed(s: TinyEpic, seat: int) -> float:
    """The same as a searching bot sees it."""
    if not s.agenda:
        return value(s, seat)
    parts = judged(s, seat)
    more = _MORE_FOOD * parts[2] + _MORE_STEEL * parts[3] + _MORE_ISLANDS * sum(parts[11:])
    return sum(parts) + more


def judged(s: TinyEpic, seat: int) -> list[float]:
    """The same in parts, as ``reasons`` names them; not at the end."""
    turns = len(s.hands[seat]) + len(s.packs[seat]) + _CARDS_FROM[s.era]
    time = min(1.0, turns / 6)
    runes = rune_worth(s.fury, turns)
    favors = [favor_worth(favor, runes) for favor in s.favors[seat]]
    action = 0.0
    for entry in s.agenda[-4:]:
        if entry.role == QUESTION and entry.seat == seat:  # type: ignore[attr-defined]
            action += pending(s, seat, entry, runes)
    return [
        sum(favors),
        *means(s, seat, turns, time),
        cards(s, seat, time),
        battle(s, seat, runes, favors, time),
        -enemy_favors(s, runes, time) if s.has_enemy() else 0.0,
        action,
        *islands(s, seat, runes, turns),
    ]


def rune_worth(fury: list[int], turns: int) -> list[float]:
    """The points of an island rune of each god, by how likely he is to come before the others."""
    spread = 0.12 + 0.3 * turns
    low, step = _ISLAND[3], (_ISLAND[1] - _ISLAND[3]) / 2
    worth = []
    for rune in _RUNES:
        own = fury[rune]
        before = sum([_likely((own - fury[o] - 0.5) / spread) for o in _RUNES if o != rune])
        worth.append(low + step * before)
    return worth


def favor_worth(favor: int, runes: list[float]) -> float:
    share = _FAVOR[1] / _ISLAND[1]
    return share * sum([n * runes[rune] for rune, n in enumerate(FAVORS[favor].runes) if n])


def islands(s: TinyEpic, seat: int, runes: list[float], turns: int) -> list[float]:
    """Islands held, by how safe they are, and islands that may yet be taken or stolen, each."""
    worths = []
    rows = influences(s)
    mine = rows[seat]
    others = [row for clan, row in enumerate(rows) if clan != seat]
    spread = 0.4 + 0.16 * turns
    reach = min(1.0, turns / 4)
    denial = _DENIAL[s.players]
    for island, holder in enumerate(s.holders):
        worth = runes[s.face.islands[island].rune]
        own = mine[island]
        best = max([row[island] for row in others])
        if holder == seat:
            worths.append(worth * (0.25 + 0.75 * _likely((own - best + 0.8) / spread)))
            continue
        total = 0.0
        land = own > 0 and has_land_unit(s, seat, island)
        if own > best and land:  # with the next check of control
            total += 0.9 * worth * (0.25 + 0.75 * _likely((own - best + 0.5) / spread))
        elif own:
            hope = 0.6 if land else 0.4
            total += hope * reach * worth * _likely((own - best - 0.7) / spread)
        elif not best:
            total += 0.05 * reach * worth
        if holder != NONE and not (own > best and land):
            total -= denial * worth
        worths.append(total)
    return worths


def means(s: TinyEpic, seat: int, turns: int, time: float) -> tuple[float, ...]:
    """Wood, food, steel; longships, temples, villages."""
    at, face = seat * 3, s.face
    wood, food, steel = s.resources[at : at + 3]
    if s.reserve(seat) < food:
        food_worth = 0.7 * _STOCK[FOOD][food]
    else:
        food_worth = _STOCK[FOOD][food]
    wood_worth = _STOCK[WOOD][wood]
    if not s.ship_slots[seat] and not s.temple_slots[seat]:
        wood_worth *= 0.2
    longships = 0.7 * time * built_ships(s, seat)
    n = len(face.fjords)
    for fjord in range(n):
        ships = s.fleet[seat * n + fjord]
        if ships:
            longships += ships * time * (0.4 + 0.05 * len(face.fjords[fjord].docks))
    loot = s.loot[seat]
    return (
        time * wood_worth,
        time * food_worth,
        time * _STOCK[STEEL][steel],
        longships + 0.15 * time * s.docked.count(seat),
        0.8 * time * built_temples(s, seat),
        1.3 * min(loot, turns) + 0.05 * loot,
    )


def cards(s: TinyEpic, seat: int, time: float) -> float:
    """The hand: the better use of each card, his actions or a battle; runes that lie face up."""
    hand = s.hands[seat]
    if not hand:
        return 0.0
    active = [active_runes(s, seat, rune) for rune in _RUNES]
    coming = [0.0, 0.0, 0.0]
    for card in hand:
        coming[CARDS[card].rune] += 0.5
    steel = s.resources[seat * 3 + STEEL]
    total = 0.0
    for card in hand:
        printed = CARDS[card]
        worth = _ACTION[card]
        short = 0.0
        for rune, need in enumerate(printed.requires):
            if need:
                have = active[rune] + coming[rune] - (0.5 if printed.rune == rune else 0)
                if have < need:
                    short += need - have
        worth += _RUNE_ACTION[card] * (0.9 if not short else max(0.1, 0.6 - 0.3 * short))
        fight = _fight(s, seat, card, active)
        if printed.steel > steel:
            fight -= 2
        worth = max(worth, 3.5 * _likely((fight - _TYPICAL) / 1.3) - 0.25 * printed.steel)
        total += worth
    return 0.7 * total


def _fight(s: TinyEpic, seat: int, card: int, active: list[int]) -> int:
    """The strength of a card if it is revealed now: its own rune counts, its steel is paid."""
    printed = CARDS[card]
    if printed.op == "flat":
        return printed.base
    number = held = 0
    if printed.per_rune == ANY:
        number = sum(active) + 1
    elif printed.per_rune >= 0:
        number = active[printed.per_rune] + (printed.rune == printed.per_rune)
    else:
        held = s.resources[seat * 3 + printed.per_resource]
        if printed.per_resource == STEEL:
            held = max(0, held - printed.steel)
    return strength(printed, number, held)


def battle(s: TinyEpic, seat: int, runes: list[float], favors: list[float], time: float) -> float:
    """The chances of the own card in a battle that is not yet resolved."""
    card = s.face_down[seat]
    if card == NONE:
        return 0.0
    printed = CARDS[card]
    if s.prize == NONE:
        prize = 0.5 * sum(runes)
    else:
        bag = sum(FAVORS[s.prize].bag)
        prize = favor_worth(s.prize, runes) + 0.25 * time * bag
    if len(favors) >= FAVORS_HELD:
        prize = max(0.0, prize - min(favors))
    if printed.steel > s.resources[seat * 3 + STEEL]:
        return 0.0
    own = _fight(s, seat, card, [active_runes(s, seat, rune) for rune in _RUNES])
    chance, alone = 1.0, True
    for other in range(s.players):
        if other == seat:
            continue
        if s.face_down[other] != NONE:
            alone = False
            typical = _TYPICAL
            known = s.face_known[other]
            if known != NONE:
                theirs = [active_runes(s, other, rune) for rune in _RUNES]
                typical = float(_fight(s, other, known, theirs))
            chance *= _likely((own - typical - 0.4) / 1.4)
        elif s.initiator == seat or not _acted(s, other, seat):
            chance *= 1 - 0.3 * (1 - _likely((own - _TYPICAL - 0.6) / 1.2))
    if s.has_enemy():
        chance = _likely((own - 3.4 - 0.3 * len(s.enemy_row)) / 1.4)
    elif alone:
        chance *= _likely((own - 3.4 - 0.3 * len(s.invaders)) / 1.4)
    return chance * prize + (1 - chance) * 0.6 - 0.25 * time * printed.steel


def enemy_favors(s: TinyEpic, runes: list[float], time: float) -> float:
    """What the solo enemy's favours cost, and the one that it may win now."""
    denial = _DENIAL[s.players]
    cost = denial * sum([favor_worth(favor, runes) for favor in s.enemy_favors])
    if s.prize != NONE:
        prize = favor_worth(s.prize, runes) + 0.25 * time * sum(FAVORS[s.prize].bag)
        card = s.face_down[0]
        chance = 0.5  # against the invaders
        if card != NONE:
            own = _fight(s, 0, card, [active_runes(s, 0, rune) for rune in _RUNES])
            chance = 1 - _likely((own - 3.0 - 0.3 * len(s.enemy_row)) / 1.4)
        cost += denial * chance * prize
    return cost


def _acted(s: TinyEpic, other: int, seat: int) -> bool:
    """Whether this seat has had its turn between the beginning of the battle and ``seat``."""
    if s.initiator == NONE or s.initiator >= s.players:
        return True
    players = s.players
    return (other - s.initiator) % players < (seat - s.initiator) % players


def pending(s: TinyEpic, seat: int, entry: Entry, runes: list[float]) -> float:
    """An action announced and not yet carried out."""
    if isinstance(entry, (ChooseShip, ChooseCourse)):
        return 0.5 + 0.2 * entry.moves_left
    if isinstance(entry, Ashore):
        sail_on = 0.1 * entry.moves_left
        return 0.2 + 0.3 * entry.deployable(s) + (0.8 if entry.raidable(s) else 0) + sail_on
    if isinstance(entry, ExploreStep):
        return 0.2 * entry.left
    if isinstance(entry, ChooseHarvest):
        return 0.3 * entry.number
    if isinstance(entry, ChooseBuild):
        return 0.8 * entry.times if s.resources[seat * 3 + WOOD] >= 2 else 0.0
    if isinstance(entry, ChooseSite):
        return 1.0 if entry.what == LONGSHIP else 2.0
    if isinstance(entry, ChooseFavor):
        return 0.1
    return 0.4
