"""Positions for the rules tests of Tiny Epic Vikings, said in a few readable lines.

``at(Clan(hand=["V01"], steel=2), Clan(), Clan(), asks=PlayCard(0))`` is a table where seat 0 is
asked that question. Cards, favours, gods, islands, docks and fjords go by their ids; the deck
holds whatever the position does not show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pytest

import drakkar
from drakkar.games.tinyepic.box import (
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    FAVOR_INDEX,
    FAVOR_NAMES,
    FAVORS_PER_ROW,
    GOD_INDEX,
    PLACE_NAMES,
)
from drakkar.games.tinyepic.invariants import invariants
from drakkar.games.tinyepic.state import NONE, RUNES, TinyEpic
from drakkar.kernel.question import Entry, Move, Question
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.state import Event
from drakkar.kernel.table import Table

PLACES = (*PLACE_NAMES, *RUNES)  # of consecration


@dataclass
class Clan:
    """What one player has. A ship's place is a fjord or a dock.

    Slots of the clan board count from 1; by default the leftmost are empty, as many as there are
    pieces on the board beyond the first ship.
    """

    hand: Sequence[str] = ()
    row: Sequence[str] = ()  # cards played face up in this era
    pack: Sequence[str] = ()
    battle: str = ""  # the card face down in battle
    entered: bool = False  # ... by a rune action: everybody knows it
    wood: int = 0
    food: int = 0
    steel: int = 0
    settlers: Mapping[str, int] = field(default_factory=dict)  # island -> number
    temples: Sequence[str] = ()
    ships: Sequence[str] = ()
    ship_slots: Sequence[int] | None = None  # still full
    temple_slots: Sequence[int] | None = None  # still full
    villages: int = 0
    favors: Sequence[str] = ()


@dataclass
class Enemy:
    """The enemy: alone all of it, with two players only its settlers and temples.

    ``stock``: ships on its slots 1 to 3, then temples on 1 and 2; by default taken from the left.
    Settlers that are not on islands lie on its board.
    """

    settlers: Mapping[str, int] = field(default_factory=dict)
    temples: Sequence[str] = ()
    ships: Sequence[str] = ()  # docks
    lone: str = "in_n.in_sw"
    stock: Sequence[int] | None = None
    wood: int = 0
    food: int = 0
    steel: int = 0
    deck: Sequence[str] = ()  # cards the player has seen
    unseen: Sequence[str] = ()
    row: Sequence[str] = ()
    battles: Sequence[str] = ()  # its battle row
    rune: str = ""  # of the card it turned up last
    card: str = ""  # face down in battle
    bonus: int = 0
    waiting: Sequence[int] = ()
    favors: Sequence[str] = ()
    villages: int = 0
    triggers: Sequence[int] = ()
    resolving: bool = False


def at(
    *clans: Clan,
    asks: Entry | Sequence[Entry] = (),
    together: bool = False,
    players: int = 0,
    era: int = 1,
    chief: int = 0,
    turn: int | None = None,  # whose it is; default: of whoever is asked
    fury: tuple[int, int, int] = (0, 0, 0),  # of wealth, secrets, nature
    gods: tuple[str, str, str] = ("odin", "frigg", "thor"),
    holders: Mapping[str, int] | None = None,  # island -> clan; the enemy is ``players``
    villages: Sequence[str] | None = None,  # docks with a village; default: as printed
    consecrated: Mapping[str, int] | None = None,  # place or rune of the god -> villages
    favor_rows: tuple[Sequence[str], Sequence[str]] | None = None,
    prize: str = "",
    prize_from: tuple[str, str] = ("top", "left"),
    initiator: int = NONE,
    invaders: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    enemy_pack: Sequence[str] = (),  # of the draft with two players
    enemy: Enemy | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    auto: bool = True,
    listen: bool = False,
) -> Table:
    """A table in this position.

    ``deck``: exactly these cards, and all others that lie nowhere are discarded: a deck of one
    card makes sure which card comes. Default: everything that lies nowhere else.
    """
    players = players or max(len(clans), 1)
    table = drakkar.new("tinyepic", players, seed, options, auto=auto)
    s = state_of(table)
    s.agenda.clear()
    face = s.face
    s.era, s.chief, s.fury = era, chief, list(fury)
    entries = [asks] if isinstance(asks, Entry) else list(asks)
    s.turn = turn if turn is not None else getattr(entries[0], "seat", NONE) if entries else NONE
    s.gods = tuple(GOD_INDEX[name] for name in gods)
    s.holders = [(holders or {}).get(island.id, NONE) for island in face.islands]
    s.consecrated = [(consecrated or {}).get(name, 0) for name in PLACES]
    s.fleet = [0] * len(s.fleet)
    s.docked = [NONE] * len(face.docks)
    s.packs = [()] * len(s.packs)
    for seat in range(players):
        _lay_out(s, seat, clans[seat] if seat < len(clans) else Clan())
    if players == 2:
        s.packs[2] = _cards(enemy_pack)
    if players == 1:
        _lay_out_enemy(s, enemy or Enemy())
    elif players == 2 and enemy is not None:
        _settle(s, 2, enemy.settlers, enemy.temples)
    _lay_out_villages(s, villages)
    s.prize = FAVOR_INDEX.get(prize, NONE)
    s.prize_from = (("top", "bottom").index(prize_from[0]), ("left", "right").index(prize_from[1]))
    s.initiator = initiator
    _lay_out_favors(s, favor_rows)
    s.invaders = list(_cards(invaders))
    s.deck, s.discard = [], list(_cards(discard))
    rest = [card for card in range(len(CARDS)) if card not in _shown(s)]
    if deck is None:
        s.deck = rest
    else:
        s.deck = list(_cards(deck))
        s.discard += [card for card in rest if card not in s.deck]
    if together:
        s.together([entry for entry in entries if isinstance(entry, Question)], sealed=True)
    else:
        s.then(*entries)
    invariants(s)
    table.log.clear()
    table.draws = 0
    if listen:
        table.events, s.events = [], []
    s.settle()
    if listen:
        table._collect()
    table._moves = {}
    table._settle()
    return table


def _cards(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(CARD_INDEX[name] for name in names)


def _settle(s: TinyEpic, clan: int, settlers: Mapping[str, int], temples: Sequence[str]) -> None:
    face = s.face
    n = len(face.islands)
    s.settlers[clan * n : clan * n + n] = [0] * n
    for island, number in settlers.items():
        s.settlers[clan * n + face.island_index[island]] = number
    s.temples[clan] = sum(1 << face.island_index[island] for island in temples)


def _full(slots: Sequence[int] | None, total: int, used: int) -> int:
    """The slots still full, a bit each; by default the leftmost are used."""
    full = range(used + 1, total + 1) if slots is None else slots
    return sum(1 << (slot - 1) for slot in full)


def _lay_out(s: TinyEpic, seat: int, clan: Clan) -> None:
    face = s.face
    s.resources[seat * 3 : seat * 3 + 3] = (clan.wood, clan.food, clan.steel)
    _settle(s, seat, clan.settlers, clan.temples)
    for place in clan.ships:
        if place in face.dock_index:
            s.docked[face.dock_index[place]] = seat
        else:
            s.fleet[seat * len(face.fjords) + face.fjord_index[place]] += 1
    s.ship_slots[seat] = _full(clan.ship_slots, 3, max(0, len(clan.ships) - 1))
    s.temple_slots[seat] = _full(clan.temple_slots, 2, len(clan.temples))
    s.loot[seat] = clan.villages
    s.rows[seat] = _cards(clan.row)
    s.hands[seat] = tuple(sorted(_cards(clan.hand)))
    s.packs[seat] = tuple(sorted(_cards(clan.pack)))
    s.face_down[seat] = CARD_INDEX.get(clan.battle, NONE)
    s.face_known[seat] = s.face_down[seat] if clan.entered else NONE
    s.favors[seat] = tuple(sorted(FAVOR_INDEX[name] for name in clan.favors))


def _lay_out_enemy(s: TinyEpic, enemy: Enemy) -> None:
    face, clan = s.face, s.players
    _settle(s, clan, enemy.settlers, enemy.temples)
    for dock in enemy.ships:
        s.docked[face.dock_index[dock]] = clan
    s.lone = face.dock_index[enemy.lone]
    s.resources[clan * 3 : clan * 3 + 3] = (enemy.wood, enemy.food, enemy.steel)
    slots = enemy.stock
    if slots is None:
        ships, temples = 6 - len(enemy.ships), 4 - len(enemy.temples)
        slots = [min(2, max(0, ships - right)) for right in (4, 2, 0)]
        slots += [min(2, max(0, temples - right)) for right in (2, 0)]
    s.enemy_stock = [12 - sum(enemy.settlers.values()), *slots]
    s.enemy_deck, s.enemy_unseen = list(_cards(enemy.deck)), list(_cards(enemy.unseen))
    s.enemy_row, s.enemy_battles = _cards(enemy.row), _cards(enemy.battles)
    s.enemy_rune = RUNES.index(enemy.rune) if enemy.rune else NONE
    s.enemy_card, s.enemy_bonus = CARD_INDEX.get(enemy.card, NONE), enemy.bonus
    s.enemy_waiting = list(enemy.waiting)
    s.enemy_favors = [FAVOR_INDEX[name] for name in enemy.favors]
    s.enemy_loot = enemy.villages
    s.enemy_triggers, s.enemy_resolving = list(enemy.triggers), enemy.resolving


def _lay_out_villages(s: TinyEpic, villages: Sequence[str] | None) -> None:
    """As said; by default as printed, less those that were raided."""
    if villages is None:
        printed = [number for number, dock in enumerate(s.face.docks) if dock.village]
        gone = sum(s.loot) + s.enemy_loot + sum(s.consecrated)
        s.villages = sum(1 << dock for dock in printed[: len(printed) - gone])
    else:
        s.villages = sum(1 << s.face.dock_index[dock] for dock in villages)


def _lay_out_favors(s: TinyEpic, rows: tuple[Sequence[str], Sequence[str]] | None) -> None:
    """As said; by default full rows of cards nobody has, in the order of their ids."""
    if rows is None:
        taken = {s.prize, *s.enemy_favors, *(favor for held in s.favors for favor in held)}
        free = [favor for favor in range(len(FAVOR_NAMES)) if favor not in taken]
        half = min(FAVORS_PER_ROW[s.players], len(free) // 2)
        s.favor_rows = [tuple(free[:half]), tuple(free[half : 2 * half])]
    else:
        s.favor_rows = [tuple(FAVOR_INDEX[name] for name in row) for row in rows]


def _shown(s: TinyEpic) -> set[int]:
    """The cards that are not in the deck."""
    shown = [*s.discard, *s.invaders, *s.enemy_deck, *s.enemy_unseen]
    shown += [*s.enemy_row, *s.enemy_battles, s.enemy_card, *s.face_down]
    for cards in (*s.rows, *s.hands, *s.packs):
        shown += cards
    return set(shown)


# ---- looking --------------------------------------------------------------------------------


def state_of(table: Table) -> TinyEpic:
    assert isinstance(table.state, TinyEpic)
    return table.state


def resources(table: Table, clan: int = 0) -> tuple[int, ...]:
    """Wood, food, steel; with one player the enemy's markers as clan 1."""
    return tuple(state_of(table).resources[clan * 3 : clan * 3 + 3])


def fury(table: Table) -> tuple[int, ...]:
    """Of the gods of wealth, secrets, nature."""
    return tuple(state_of(table).fury)


def holder(table: Table, island: str) -> int:
    """The clan that holds the rune of the island, or NONE."""
    s = state_of(table)
    return s.holders[s.face.island_index[island]]


def settlers(table: Table, clan: int = 0) -> dict[str, int]:
    """Settlers of a clan by island, without the islands where it has none."""
    s = state_of(table)
    numbers = {island.id: s.settlers_on(clan, i) for i, island in enumerate(s.face.islands)}
    return {island: number for island, number in numbers.items() if number}


def reserve(table: Table, seat: int = 0) -> int:
    """Settlers on the clan board."""
    return state_of(table).reserve(seat)


def temples(table: Table, clan: int = 0) -> list[str]:
    s = state_of(table)
    return [island.id for i, island in enumerate(s.face.islands) if s.temples[clan] >> i & 1]


def ships(table: Table, clan: int = 0) -> list[str]:
    """Fjords and docks with a ship of the clan, in the order of the alphabet."""
    s = state_of(table)
    face = s.face
    places = [dock.id for i, dock in enumerate(face.docks) if s.docked[i] == clan]
    for i, fjord in enumerate(face.fjords):
        places += [fjord.id] * s.fleet[clan * len(face.fjords) + i]
    return sorted(places)


def ship_slots(table: Table, seat: int = 0) -> list[int]:
    """Slots of the clan board that still hold a ship, from 1."""
    return [slot + 1 for slot in range(3) if state_of(table).ship_slots[seat] >> slot & 1]


def temple_slots(table: Table, seat: int = 0) -> list[int]:
    return [slot + 1 for slot in range(2) if state_of(table).temple_slots[seat] >> slot & 1]


def villages(table: Table) -> list[str]:
    """Docks that still have their village."""
    s = state_of(table)
    return [dock.id for i, dock in enumerate(s.face.docks) if s.villages >> i & 1]


def loot(table: Table, seat: int = 0) -> int:
    """Villages a player holds."""
    return state_of(table).loot[seat]


def consecrated(table: Table) -> dict[str, int]:
    """Villages by place, without the empty places."""
    numbers = zip(PLACES, state_of(table).consecrated, strict=True)
    return {place: number for place, number in numbers if number}


def hand(table: Table, seat: int = 0) -> list[str]:
    return [CARD_NAMES[card] for card in state_of(table).hands[seat]]


def row(table: Table, seat: int = 0) -> list[str]:
    return [CARD_NAMES[card] for card in state_of(table).rows[seat]]


def favors(table: Table, seat: int = 0) -> list[str]:
    return [FAVOR_NAMES[favor] for favor in state_of(table).favors[seat]]


def favor_rows(table: Table) -> tuple[list[str], list[str]]:
    top, bottom = state_of(table).favor_rows
    return [FAVOR_NAMES[favor] for favor in top], [FAVOR_NAMES[favor] for favor in bottom]


def prize(table: Table) -> str:
    """The favour card that is fought for."""
    number = state_of(table).prize
    return FAVOR_NAMES[number] if number != NONE else ""


def names_of(cards: Sequence[int]) -> list[str]:
    """The ids of Viking cards given by number, of a deck or a discard pile."""
    return [CARD_NAMES[card] for card in cards]


def events_of(table: Table, kind: str) -> list[dict[str, object]]:
    """The arguments of the events of this kind; the table must listen."""
    assert table.events is not None
    events: list[Event] = [event for _, event in table.events if event[0] == kind]
    return [arguments for _, _, arguments in events]


def refused(table: Table, move: Move, clause: str, seat: int | None = None) -> Refusal:
    """The move is refused because of this clause, and refusing it changes nothing."""
    before = table.state.copy()
    refusal = table.why_not(move, seat)
    assert refusal is not None, f"{move} is legal"
    assert refusal.clause == clause, f"refused by {refusal.clause}, not {clause}"
    with pytest.raises(drakkar.IllegalMove) as caught:
        table.play(move, seat)
    assert caught.value.refusal == refusal
    assert table.state == before
    return refusal


# ---- looking at the solo enemy ----------------------------------------------------------------


def lone(table: Table) -> str:
    """The dock of the lone longship."""
    s = state_of(table)
    return s.face.docks[s.lone].id


def stock(table: Table) -> list[int]:
    """What is on the enemy's board: settlers, then ships by slot (3), then temples by slot (2)."""
    return list(state_of(table).enemy_stock)


def enemy_row(table: Table) -> list[str]:
    return names_of(state_of(table).enemy_row)


def battle_row(table: Table) -> list[str]:
    return names_of(state_of(table).enemy_battles)


def enemy_favors(table: Table) -> list[str]:
    return [FAVOR_NAMES[favor] for favor in state_of(table).enemy_favors]


def kinds_told(table: Table, *kinds: str) -> list[str]:
    """The events of these kinds in their order; the table must listen."""
    assert table.events is not None
    return [event[0] for _, event in table.events if event[0] in kinds]
