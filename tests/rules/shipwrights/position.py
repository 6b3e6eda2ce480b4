"""Positions for the rules tests of Shipwrights, said in a few readable lines.

``at(Village(hand=["jarl_01"], gold=1), asks=Act(0))`` is a table where seat 0 is asked that
question (in a lane of its own if ``lanes=True``). Cards go by their ids; the deck holds whatever
the position does not show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

import drakkar
from drakkar.games.shipwrights.box import (
    CARD_INDEX,
    CARDS,
    GOODS,
    HUT_INDEX,
    RAID_INDEX,
    RAID_NAMES,
    RAIDS,
    ROUND_INDEX,
    ROUNDS,
    TRACKS,
    TRADE_INDEX,
    TRADE_NAMES,
    TRADES,
)
from drakkar.games.shipwrights.state import (
    EIKJA,
    EIKJA_UP,
    HUT,
    HUT_UP,
    LABOURER_UP,
    NONE,
    Shipwrights,
)
from drakkar.kernel.question import Entry, Move, Question
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.table import Table

UPGRADES = {"eikja": EIKJA_UP, "labourer": LABOURER_UP, "hut": HUT_UP}


@dataclass
class Village:
    """What lies before one player. Buildings: the hut is always number 0 and comes first."""

    hand: Sequence[str] = ()
    aside: Sequence[str] = ()
    pack: Sequence[str] = ()
    board: Sequence[str] = ()  # ships and artisans on the player board, from the left
    slots: Sequence[int] = ()  # slots of the player board with a worker, from 1
    hut: str = "hut_1"
    hut_tucked: str = ""
    hut_worker: bool = False
    buildings: Sequence[str | tuple[str, str] | tuple[str, str, bool]] = ()  # id, tucked, worker
    ships: Sequence[str | tuple[str, str]] = ()  # built: id, or id and trade card below
    eikja_trade: str = ""
    raids: Sequence[str] = ()
    used_raids: Sequence[str] = ()
    spent_trades: Sequence[str] = ()
    upgrades: Sequence[str] = ()  # eikja, labourer, hut
    tracks: tuple[int, int, int] = (0, 0, 0)  # military, trade, renown
    randi: bool = False
    worker: int = 0
    wood: int = 0
    wool: int = 0
    iron: int = 0
    gold: int = 0
    coin: int = 0


def at(
    me: Village | None = None,
    *others: Village,
    asks: Entry | Sequence[Entry] = (),
    lanes: bool = False,
    round: int = 1,
    card: str = "round_01",
    past: Sequence[str] = (),
    heroes: Mapping[str, int] | None = None,  # track -> seat; the neutral player is ``players``
    neutral: tuple[int, int, int] = (0, 0, 0),
    players: int = 0,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    raid_deck: Sequence[str] | None = None,
    trade_deck: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    auto: bool = True,
) -> Table:
    """A table in this position. Decks hold exactly these cards; default: all that lie nowhere else.

    A deck of one card makes sure which card comes.
    """
    villages = [me or Village(), *others]
    players = players or len(villages)
    villages += [Village() for _ in range(players - len(villages))]
    table = drakkar.new("shipwrights", players, seed, options, auto=auto)
    s = state_of(table)
    s.agenda.clear()
    s.round = round
    s.rounds = [*(ROUND_INDEX[name] for name in past), ROUND_INDEX[card]]
    s.round_deck = [seat for seat in range(len(ROUNDS)) if seat not in s.rounds]
    s.heroes = [NONE] * len(TRACKS)
    for track, seat in (heroes or {}).items():
        s.heroes[TRACKS.index(track)] = seat
    for seat, village in enumerate(villages):
        lay_out(s, seat, village)
    if players <= 2:
        s.tracks[players * 3 : players * 3 + 3] = neutral
    s.discard = [CARD_INDEX[name] for name in discard]
    s.discard_top = s.discard[-1] if discard else NONE
    taken = shown(s)
    if deck is None:
        s.deck = [
            number
            for number, card in enumerate(CARDS)
            for _ in range(card.copies - taken.count(number))
        ]
    else:
        s.deck = [CARD_INDEX[name] for name in deck]
    s.raid_deck = [r for r in range(len(RAIDS)) if all(r != c for own in s.raids for c, _ in own)]
    used = [t for fleet in s.fleets for _, t in fleet] + [t for own in s.spent_trades for t in own]
    s.trade_deck = [trade for trade in range(len(TRADES)) if trade not in used]
    if raid_deck is not None:
        s.raid_deck = [RAID_INDEX[name] for name in raid_deck]
    if trade_deck is not None:
        s.trade_deck = [TRADE_INDEX[name] for name in trade_deck]
    questions = [asks] if isinstance(asks, Entry) else list(asks)
    if lanes:
        s.together([question for question in questions if isinstance(question, Question)])
    else:
        s.then(*questions)
    table.log.clear()
    table.draws = 0
    s.settle()
    table._moves = {}
    table._settle()
    return table


def lay_out(s: Shipwrights, seat: int, village: Village) -> None:
    for good, name in enumerate(GOODS):
        s.goods[seat * len(GOODS) + good] = getattr(village, name)
    s.tracks[seat * 3 : seat * 3 + 3] = village.tracks
    s.randi[seat] = village.randi
    s.huts[seat] = HUT_INDEX[village.hut]
    s.upgrades[seat] = sum(UPGRADES[name] for name in village.upgrades)
    s.boards[seat] = tuple(CARD_INDEX[name] for name in village.board)
    s.slots[seat] = sum(1 << (slot - 1) for slot in village.slots)
    fleet = [(EIKJA, TRADE_INDEX.get(village.eikja_trade, NONE))]
    for ship in village.ships:
        name, trade = (ship, "") if isinstance(ship, str) else ship
        fleet.append((CARD_INDEX[name], TRADE_INDEX.get(trade, NONE)))
    s.fleets[seat] = tuple(fleet)
    buildings = [(HUT, CARD_INDEX.get(village.hut_tucked, NONE), int(village.hut_worker))]
    for building in village.buildings:
        name, tucked, worker = (
            building
            if isinstance(building, tuple) and len(building) == 3
            else ((*building, False) if isinstance(building, tuple) else (building, "", False))
        )
        buildings.append((CARD_INDEX[name], CARD_INDEX.get(tucked, NONE), int(worker)))
    s.villages[seat] = tuple(buildings)
    s.raids[seat] = tuple(
        (RAID_INDEX[name], int(name in village.used_raids))
        for name in (*village.raids, *village.used_raids)
    )
    s.spent_trades[seat] = tuple(TRADE_INDEX[name] for name in village.spent_trades)
    s.hands[seat] = tuple(sorted(CARD_INDEX[name] for name in village.hand))
    s.aside[seat] = tuple(sorted(CARD_INDEX[name] for name in village.aside))
    s.packs[seat] = tuple(sorted(CARD_INDEX[name] for name in village.pack))


def shown(s: Shipwrights) -> list[int]:
    """The cards that are not in the deck."""
    cards = list(s.discard)
    for seat in range(s.players):
        cards += [*s.hands[seat], *s.aside[seat], *s.packs[seat], *s.boards[seat]]
        cards += [ship for ship, _ in s.fleets[seat] if ship != EIKJA]
        cards += [card for kind, tucked, _ in s.villages[seat] for card in (kind, tucked)]
    return cards


# ---- looking --------------------------------------------------------------------------------


def state_of(table: Table) -> Shipwrights:
    assert isinstance(table.state, Shipwrights)
    return table.state


def goods(table: Table, seat: int = 0) -> dict[str, int]:
    """What a player has, without what he has none of."""
    s = state_of(table)
    return {name: s.good(seat, good) for good, name in enumerate(GOODS) if s.good(seat, good)}


def hand(table: Table, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in state_of(table).hands[seat]]


def board(table: Table, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in state_of(table).boards[seat]]


def fleet(table: Table, seat: int = 0) -> list[tuple[str, str]]:
    """The built ships, the Eikja first, each with the trade card below it (or "")."""
    return [
        (
            "eikja" if ship == EIKJA else CARDS[ship].id,
            "" if trade == NONE else TRADE_NAMES[trade],
        )
        for ship, trade in state_of(table).fleets[seat]
    ]


def tracks(table: Table, seat: int = 0) -> tuple[int, ...]:
    """Military, trade, renown; of the neutral player with ``seat`` = number of players."""
    return tuple(state_of(table).tracks[seat * 3 : seat * 3 + 3])


def discarded(table: Table) -> list[str]:
    """The discard pile, the top card last."""
    return [CARDS[card].id for card in state_of(table).discard]


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


def missing(refusal: Refusal) -> dict[str, int]:
    """What a refusal says is missing, without what is not."""
    return {name: number for name, number in refusal.args.items() if number}


def village(table: Table, seat: int = 0) -> list[tuple[str, str, bool]]:
    """The buildings, the hut first, each with the card tucked below it (or "") and its worker."""
    return [
        (
            "hut" if kind == HUT else CARDS[kind].id,
            "" if tucked == NONE else CARDS[tucked].id,
            bool(worker),
        )
        for kind, tucked, worker in state_of(table).villages[seat]
    ]


def raids(table: Table, seat: int = 0) -> list[tuple[str, bool]]:
    """The raid cards, and whether they are face down."""
    return [(RAID_NAMES[card], bool(used)) for card, used in state_of(table).raids[seat]]
