"""Positions for the rules tests of Saga, said in a few readable lines.

``at(Jarl(hand=["knut"], pile=["helga"]), Jarl(), adventure="I.C", top=["move_3"])`` is a table in
the middle of that adventure where the Movement card 3 is about to be turned up; after this turn
nothing follows unless ``asks`` says so (``asks=Turns()``: the whole rest of the adventure). Cards
go by their ids; starting Vikings that lie nowhere are in the box, realm Vikings in the display,
gods under the God pile in the order of ``gods``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import drakkar
from drakkar.games.saga.adventure import ChooseCards, begin_turn
from drakkar.games.saga.box import (
    ADVENTURE_INDEX,
    ADVENTURE_NAMES,
    ADVENTURES,
    BIFROST,
    BOARD,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    DARK_POOL,
    GODS,
    LIGHT_POOL,
    MARKER_INDEX,
    MARKER_NAMES,
    MOVEMENT_INDEX,
    MOVEMENT_NAMES,
    NORMAL_PILE,
    REALMS,
    STARTING,
    TUTORIAL,
    VIKINGS,
)
from drakkar.games.saga.invariants import invariants
from drakkar.games.saga.movement import TurnUp
from drakkar.games.saga.special import Instruct
from drakkar.games.saga.state import Saga
from drakkar.kernel.question import Entry, Move
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.state import Event
from drakkar.kernel.table import Table


@dataclass
class Jarl:
    """What one player has. ``pile`` is drawn from its beginning."""

    hand: Sequence[str] = ()
    pile: Sequence[str] = ()
    played: Sequence[str] = ()
    valhalla: Sequence[str] = ()
    gold: int = 5
    vp: int = 5
    index: int = 0  # on the trail
    reached: bool = False
    prophecy: bool = False
    out: bool = False  # has left the adventure


def at(
    *jarls: Jarl,
    adventure: str = "I.C",
    asks: Entry | Sequence[Entry] | None = None,  # default: one turn, and no more
    offset: int = 0,
    top: Sequence[str] = (),  # the Movement cards that come next
    display: Sequence[str] = (),
    discard: Sequence[str] = (),  # of Movement cards
    pile: Sequence[str] | None = None,  # exactly these below ``top``; the others are discarded
    markers: Sequence[str] = (),  # on the cells of the adventure, in their order
    gods: Sequence[str] = (),  # the top of the God pile; the others lie below
    no_gods: bool = False,  # they are all in the box
    realms: Sequence[str] = (),  # entered beside that of the adventure and of the cards shown
    voyage: Sequence[str] = (),  # exactly these in rounds 1 to 7, those before here being done
    market: Mapping[str, int] | None = None,  # copies in the display; the others are in the box
    odin: int = 0,
    pool: bool = False,
    seed: int = 1,
    auto: bool = True,
    listen: bool = False,
) -> Table:
    """A table in this position."""
    jarls = jarls or (Jarl(), Jarl())
    players = len(jarls)
    options = {"voyage": "tutorial" if adventure == "T" else "free", "first_player": str(odin + 1)}
    if pool:
        options["markers"] = "pool"
    table = drakkar.new("saga", players, seed, options, auto=auto)
    s = state_of(table)
    s.agenda.clear()
    for name in ("hands", "piles", "tops", "bottoms", "valhalla", "played", "foresight"):
        setattr(s, name, [()] * players)
    s.offset, s.turn, s.odin = offset, 1, odin
    _voyage(s, adventure, [*top, *display, *discard, *(pile or ())], jarls, realms)
    if voyage:
        _fix_voyage(s, adventure, voyage)
    for seat, jarl in enumerate(jarls):
        s.hands[seat] = tuple(sorted(_cards(jarl.hand)))
        s.tops[seat] = _cards(jarl.pile)
        s.played[seat] = _cards(jarl.played)
        s.valhalla[seat] = tuple(sorted(_cards(jarl.valhalla)))
    s.gold, s.vp = [j.gold for j in jarls], [j.vp for j in jarls]
    s.index = [j.index for j in jarls]
    s.active = _bits(not j.out for j in jarls)
    s.reached = _bits(j.reached for j in jarls)
    s.prophets = _bits(j.prophecy for j in jarls)
    _movement(s, top, display, discard, pile)
    _cards_elsewhere(s, gods, no_gods, market)
    s.markers = tuple(MARKER_INDEX[name] for name in markers)
    s.light, s.dark = _pools(s)
    if asks is None:
        begin_turn(s)
        asks = (TurnUp(), Instruct(), ChooseCards())
    s.then(*([asks] if isinstance(asks, Entry) else asks))
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


def _bits(flags: Iterable[bool]) -> int:
    return sum(int(flag) << seat for seat, flag in enumerate(flags))


def _cards(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(CARD_INDEX[name] for name in names)


def _voyage(
    s: Saga, adventure: str, shown: Sequence[str], jarls: Sequence[Jarl], realms: Sequence[str]
) -> None:
    """A voyage that holds the adventures of all special cards shown, the current one after them."""
    here = ADVENTURE_INDEX[adventure]
    s.realms = sum(1 << REALMS.index(name) for name in realms)
    for jarl in jarls:
        for name in (*jarl.hand, *jarl.pile, *jarl.played, *jarl.valhalla):
            realm = CARDS[CARD_INDEX[name]].realm
            s.realms |= 1 << realm if realm >= 0 else 0
    if here == TUTORIAL:
        s.voyage, s.round = (TUTORIAL,), 1
        return
    before = [ADVENTURE_INDEX[name] for name in dict.fromkeys(shown) if name in ADVENTURE_INDEX]
    before = [adventure for adventure in before if adventure != here]
    for number in (here, *before):
        if ADVENTURES[number].realm >= 0:
            s.realms |= 1 << ADVENTURES[number].realm
    voyage = [*before, here] if here != BIFROST else before
    sea = [ADVENTURE_INDEX[f"S.{letter}"] for letter in "ABCDEF"]
    rest = [adventure for adventure in sea if adventure not in voyage]
    while len(voyage) < 7:
        voyage.append(rest.pop(0) if rest else ADVENTURE_NAMES.index("S.A"))
    s.voyage = (*voyage[:7], BIFROST)
    s.round = s.voyage.index(here) + 1


def _fix_voyage(s: Saga, adventure: str, voyage: Sequence[str]) -> None:
    s.voyage = (*(ADVENTURE_INDEX[name] for name in voyage), BIFROST)
    s.round = s.voyage.index(ADVENTURE_INDEX[adventure]) + 1
    for number in s.voyage[: s.round]:
        if ADVENTURES[number].realm >= 0:
            s.realms |= 1 << ADVENTURES[number].realm


def _movement(
    s: Saga,
    top: Sequence[str],
    display: Sequence[str],
    discard: Sequence[str],
    pile: Sequence[str] | None,
) -> None:
    cards = list(NORMAL_PILE)
    for adventure in s.voyage:
        if ADVENTURES[adventure].realm >= 0 and s.realms >> ADVENTURES[adventure].realm & 1:
            cards.append(ADVENTURES[adventure].special)
    s.move_top = [MOVEMENT_INDEX[name] for name in top]
    s.display = tuple(MOVEMENT_INDEX[name] for name in display)
    s.move_discard = tuple(MOVEMENT_INDEX[name] for name in discard)
    for card in (*s.move_top, *s.display, *s.move_discard):
        cards.remove(card)
    s.move_pile = cards
    if pile is not None:
        s.move_pile = [MOVEMENT_INDEX[name] for name in pile]
        for card in s.move_pile:
            cards.remove(card)
        s.move_discard += tuple(cards)


def _cards_elsewhere(
    s: Saga, gods: Sequence[str], no_gods: bool, market: Mapping[str, int] | None
) -> None:
    held = [
        card for zone in (s.hands, s.tops, s.played, s.valhalla) for cards in zone for card in cards
    ]
    s.box = tuple(c for c in range(STARTING) for _ in range(s.players - held.count(c)))
    copies = s.players + BOARD.market.copies_above_players
    s.market = [0] * VIKINGS
    for card in range(STARTING, VIKINGS):
        if s.realms >> CARDS[card].realm & 1:
            left = copies - held.count(card)
            shown = left if market is None else market.get(CARD_NAMES[card], 0)
            s.market[card] = shown
            s.box += (card,) * (left - shown)
    s.god_pile = ()
    first = list(_cards(gods))
    rest = [god for god in GODS if god not in first and god not in held]
    if s.voyage == (TUTORIAL,):
        s.god_bottom = ()
    elif no_gods:
        s.god_bottom, s.box = (), (*s.box, *first, *rest)
    else:
        s.god_bottom = (*first, *rest)


def _pools(s: Saga) -> tuple[tuple[int, ...], tuple[int, ...]]:
    light, dark = list(LIGHT_POOL), list(DARK_POOL)
    for marker in s.markers:
        (light if marker in light else dark).remove(marker)
    return tuple(light), tuple(dark)


# ---- whole tables ----------------------------------------------------------------------------


def fresh(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game, in the first buying; unlike ``at`` it knows undo."""
    chosen = {"first_player": "1", **options}
    return drakkar.new("saga", players, seed, chosen, listen=True)


def landing(where: int, *jarls: Jarl, **more: Any) -> Table:
    """The first player, by default alone and with Harald, ends this turn on this cell."""
    seats = jarls or (Jarl(hand=["harald"]),)
    if len(seats) == 1:
        seats = (*seats, Jarl(out=True))
    return at(*seats, **{"offset": where - 1, "top": ["move_1"], **more})


# ---- looking --------------------------------------------------------------------------------


def state_of(table: Table) -> Saga:
    assert isinstance(table.state, Saga)
    return table.state


def _names(cards: Sequence[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def gold(table: Table, seat: int = 0) -> int:
    return state_of(table).gold[seat]


def vp(table: Table, seat: int = 0) -> int:
    return state_of(table).vp[seat]


def cell(table: Table, seat: int = 0) -> int:
    s = state_of(table)
    return s.offset + s.index[seat]


def hand(table: Table, seat: int = 0) -> list[str]:
    return _names(state_of(table).hands[seat])


def pile(table: Table, seat: int = 0) -> list[str]:
    """The draw pile from the top; the part in the middle is not in any order yet."""
    s = state_of(table)
    return _names(s.tops[seat] + s.piles[seat] + s.bottoms[seat])


def played(table: Table, seat: int = 0) -> list[str]:
    return _names(state_of(table).played[seat])


def valhalla(table: Table, seat: int = 0) -> list[str]:
    return _names(state_of(table).valhalla[seat])


def box(table: Table) -> list[str]:
    return _names(state_of(table).box)


def god_pile(table: Table) -> list[str]:
    s = state_of(table)
    return _names(s.god_pile + s.god_bottom)


def market(table: Table, card: str) -> int:
    return state_of(table).market[CARD_INDEX[card]]


def in_adventure(table: Table) -> list[int]:
    s = state_of(table)
    return [seat for seat in range(s.players) if s.active >> seat & 1]


def markers(table: Table) -> list[str]:
    return [MARKER_NAMES[marker] for marker in state_of(table).markers]


def offset(table: Table) -> int:
    return state_of(table).offset


def index(table: Table, seat: int = 0) -> int:
    """The pawn's place on the trail."""
    return state_of(table).index[seat]


def prophets(table: Table) -> list[int]:
    """Who has a Prophecy token."""
    s = state_of(table)
    return [seat for seat in range(s.players) if s.prophets >> seat & 1]


def display(table: Table) -> list[str]:
    """The Movement cards turned up in this adventure."""
    return [MOVEMENT_NAMES[card] for card in state_of(table).display]


def discard(table: Table) -> list[str]:
    """The discarded Movement cards."""
    return [MOVEMENT_NAMES[card] for card in state_of(table).move_discard]


def movement_pile(table: Table) -> list[str]:
    """The Movement cards still to come, in no order but for those somebody has looked at."""
    s = state_of(table)
    return [MOVEMENT_NAMES[card] for card in (*s.move_top, *s.move_pile)]


def own_cards(table: Table, seat: int = 0) -> list[str]:
    """Hand, draw pile and played cards, sorted."""
    return sorted(hand(table, seat) + pile(table, seat) + played(table, seat))


def asked(table: Table, seat: int | None = None) -> str:
    """The name of the question that the seat (or the first decider) is asked."""
    question = table.question(seat)
    return "" if question is None else type(question).__name__


def events(table: Table, kind: str) -> list[Event]:
    return [event for _, event in table.events or () if event[0] == kind]


def event_kinds(table: Table) -> list[str]:
    """The kinds of all events, in their order; needs ``listen``."""
    return [event[0] for _, event in table.events or ()]


def play(table: Table, *moves: Move | tuple[int, Move]) -> None:
    """These moves in a row, by the first decider or by the seat given with them."""
    for move in moves:
        if isinstance(move, Move):
            table.play(move)
        else:
            table.play(move[1], move[0])


def refused(table: Table, move: Move, seat: int | None = None) -> Refusal:
    """Why the table refuses this; nothing has changed."""
    before = table.state.to_json()
    with pytest.raises(drakkar.IllegalMove) as error:
        table.play(move, seat)
    assert table.state.to_json() == before
    return error.value.refusal
