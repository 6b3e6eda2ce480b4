"""ODI-4.6, 4.20: whether something that comes before an action can make it possible.

An item that an occupation takes from a strip, or a card of the hand that may be played first. It
is tried out on a copy of the table: a space opens only if there is a way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import add
from random import Random
from typing import Any, Final

from drakkar.games.odin.actions.anytime import Ability
from drakkar.games.odin.actions.effects import Effect, Gain, Per, Table
from drakkar.games.odin.actions.mountains import Mountain, receive_items, take
from drakkar.games.odin.actions.ops import Op, inside
from drakkar.games.odin.actions.spaces import PLAY_4, SPACES, Space
from drakkar.games.odin.box import (
    BOAT,
    HELD,
    ITEM,
    LONGSHIP,
    NONE,
    ORE,
    SHIP_NAMES,
    SHIP_PRICE,
    SILVER,
    STONE,
    STRIPS,
    WOOD,
)
from drakkar.games.odin.cards.action_events import begin
from drakkar.games.odin.cards.events import (
    ACTION_BEFORE,
    ANYTIME,
    DRAW_INSTEAD,
    SPACE_BEFORE,
    TAKE_FROM_MOUNTAIN,
    THING_CHANGES,
    VIKING_WITH,
)
from drakkar.games.odin.cards.held_phases import HoldPhase
from drakkar.games.odin.cards.occupations import PARTS_OF, play
from drakkar.games.odin.cards.triggers import PARTS, Part, used_up
from drakkar.games.odin.moves import Decline, Stop
from drakkar.games.odin.state import VIKINGS, Odin
from drakkar.games.odin.things.goods import Bundle
from drakkar.games.odin.things.ships import Buy
from drakkar.games.odin.things.vikings import put
from drakkar.kernel.question import Chance, Move, Question
from drakkar.kernel.refusal import Refusal

_SILVER, _WOOD, _STONE, _ORE, _SHIP, _GOOD = range(6)
_KINDS: Final = {SILVER: _SILVER, WOOD: _WOOD, STONE: _STONE, ORE: _ORE}
Most = tuple[int, ...]
_ITEM: Final = (4, 1, 1, 1, 0, 0)  # an item of a strip, and the silver that comes with it
_MANY: Final = 99
_OF_NAME: Final = {  # operations that do not simply give something
    "emigrate": ((_SHIP, 1),),  # a dock is free again
    "take_mountain": ((_SILVER, 4), (_WOOD, 4), (_STONE, 4), (_ORE, 4)),
    "use_space": tuple((kind, _MANY) for kind in range(6)),
    "dice": ((_WOOD, 1), (_GOOD, _MANY)),
    **dict.fromkeys(
        ("upgrade", "diagonal", "flip", "one_more", "take_laid_tile"), ((_GOOD, _MANY),)
    ),
}
_WITH_ITEMS: Final = (TAKE_FROM_MOUNTAIN, VIKING_WITH)
"""Moments at which an item of a strip brings something more."""
_TRIES: Final = 40
"""So many positions are looked at for a card: most lead to one or two."""


def hopeful(
    s: Odin, seat: int, space: Space, vikings: int, cards: CardsBefore | None = None
) -> bool:
    """Whether a space that is impossible now can be possible when its action begins.

    It need not be: a placement that comes to nothing is void (ODI-4.7), if chance has not spoken.
    """
    if space.number == PLAY_4 and s.deck and vikings:
        return True  # with the very card drawn there (ODI-19.8)
    if s.active[seat][THING_CHANGES] and space.possible(_placed(s, seat, space, vikings), seat):
        return True
    if _with_strips(s, seat, space, vikings):
        return True
    if space.column != vikings or not plays_before(s, seat, vikings):
        return False
    return (cards or CardsBefore(s, seat)).open(space, vikings)


def _placed(s: Odin, seat: int, space: Space, vikings: int) -> Odin:
    """The table with the Vikings on the space: it may bring a silver (168)."""
    later = s.copy()
    later.agenda = []
    put(later, seat, space.number, vikings)
    later.settle()
    later.agenda = []
    return later


def plays_before(s: Odin, seat: int, column: int) -> bool:
    """ODI-19.10, 21.27: whether a card of the hand may be played before an action there."""
    if not s.hands[seat]:
        return False
    return column == 4 or (column == 3 and bool(s.active[seat][DRAW_INSTEAD] and s.deck))


# ---- items of strips ---------------------------------------------------------------------------


def _with_strips(s: Odin, seat: int, space: Space, vikings: int) -> bool:
    takers = _takers(s, seat, space, vikings)
    if not takers or not _answers(s, seat, _at_most(takers), space.lack(s, seat)):
        return False
    return _with_items(s, seat, space, vikings, takers)


def _at_most(takers: list[Mountain]) -> Most:
    """What their items can be, and bring besides."""
    return tuple(each * len(takers) for each in _ITEM)


def _takers(s: Odin, seat: int, space: Space, vikings: int) -> list[Mountain]:
    """Occupations that take an item each before this action."""
    active = s.active[seat]
    if not active[SPACE_BEFORE] and not active[ACTION_BEFORE]:
        return []
    return [
        op
        for number in space.before(s, seat, vikings, space.column)
        for op in inside(PARTS[number].op)
        if isinstance(op, Mountain)
    ]


def _with_items(s: Odin, seat: int, space: Space, vikings: int, takers: list[Mountain]) -> bool:
    """Whether it is possible with items that these may take from the strips, one after the other:
    an item taken lays the next one open."""
    for place, op in enumerate(takers):
        only = op.allowed(s, seat)
        rest = takers[:place] + takers[place + 1 :]
        for strip, gone in s.strips:
            if only and STRIPS[strip][gone] not in only:
                continue
            for later in _having_taken(s, seat, strip, vikings):
                if space.possible(later, seat) or _with_items(later, seat, space, vikings, rest):
                    return True
    return False


def _having_taken(s: Odin, seat: int, strip: int, vikings: int) -> Iterator[Odin]:
    """The table after the first item of a strip, with what it brings by itself (6, 154, 156, 188),
    and with a ship that can be bought only now."""
    later = s.copy()
    later.agenda = []
    if not later.uses:
        begin(later, seat)[VIKINGS] = vikings
    receive_items(later, seat, take(later, strip, 1), False)
    later.settle()
    later.agenda = []
    yield later
    if later.held(seat, SILVER) > s.held(seat, SILVER):
        before = Buy.offers(s, seat)
        for purchase in Buy.offers(later, seat):
            if purchase not in before:
                bought = later.copy()
                purchase.perform(bought, seat)  # type: ignore[attr-defined]
                bought.settle()
                bought.agenda = []
                yield bought


# ---- cards of the hand -------------------------------------------------------------------------


class CardsBefore:
    """What playing a card of the hand before an action leads to, worked out once per card."""

    def __init__(self, s: Odin, seat: int) -> None:
        self.s, self.seat = s, seat
        self.tables: dict[int, list[Odin]] = {}
        self.most: dict[int, Most] | None = None

    def _estimate(self) -> dict[int, Most]:
        s, seat = self.s, self.seat
        every = {card: most_of(s, seat, card) for card in s.hands[seat]}
        for number in s.active[seat][ANYTIME]:  # which may exchange what the card brings
            swaps = _in_itself(s.printed_cards, PARTS[number].card)
            for card, most in every.items():
                if any(most):
                    every[card] = tuple(map(add, most, swaps))
        return {card: most for card, most in every.items() if any(most)}

    def open(self, space: Space, vikings: int) -> bool:
        s, seat = self.s, self.seat
        if self.most is None:
            self.most = self._estimate()
        if not self.most:
            return False
        lack = space.lack(s, seat)
        takers = _takers(s, seat, space, vikings)
        items = _at_most(takers)  # which may be the rest
        for card, most in self.most.items():
            if not _answers(s, seat, tuple(map(add, most, items)) if takers else most, lack):
                continue
            if card not in self.tables:
                self.tables[card] = list(_after(s, seat, card, vikings))
            for table in self.tables[card]:
                if space.possible(table, seat) or _with_strips(table, seat, space, vikings):
                    return True
        return False


def _answers(s: Odin, seat: int, most: Most, lack: Refusal) -> bool:
    """Whether the card could bring what the space lacks; if not, it need not be tried."""
    reason, args = lack.reason, lack.args
    first = reason in _NUMBERED and _enough(s, seat, most, args["item"], args["number"])
    if reason == "space-lacks":
        return first
    if reason == "space-lacks-both":
        return first and _enough(s, seat, most, args["item2"], args["number2"])
    if reason == "space-lacks-either":
        return first or _enough(s, seat, most, args["item2"], args["number2"])
    if reason in ("space-no-dock", "space-no-ship", "space-no-large-ship", "space-no-ship-to-go"):
        return bool(most[_SHIP] or most[_SILVER])
    return reason in ("space-nothing-to-raise", "space-no-strip-no-good") and bool(most[_GOOD])


_NUMBERED: Final = ("space-lacks", "space-lacks-both", "space-lacks-either")


def _enough(s: Odin, seat: int, most: Most, name: Any, number: Any) -> bool:
    item = ITEM[name]
    if item < BOAT:
        return bool(most[_kind(item)] >= number)
    if most[_SHIP] >= number:
        return True
    silver = s.goods[seat * HELD + SILVER] + most[_SILVER]
    return most[_SILVER] > 0 and bool(silver >= number * SHIP_PRICE[item])


def most_of(s: Odin, seat: int, card: int) -> Most:
    """At most so much of each kind of thing an occupation brings when it is played now."""
    most = _in_itself(s.printed_cards, card)
    for part in PARTS_OF[s.printed_cards][card]:
        if _plain(part):
            given = [0] * len(most)
            for item, number in _given(part.op, s, seat):
                given[_kind(item)] += number
            most = tuple(map(add, most, given))
    return most


def _plain(part: Part) -> bool:
    """It is simply received when the card is played."""
    return part.timing == "on_play" and part.op is not None and part.op.pure and not part.optional


def _given(op: Op | None, s: Odin, seat: int) -> Bundle:
    if isinstance(op, Table):
        return _given(op.row(s, seat), s, seat)
    if isinstance(op, Per):
        number = min(op.count(s, seat), op.most)
        return tuple((item, each * number) for item, each in op.what)
    return op.what if isinstance(op, Gain) else ()


def _kind(item: int) -> int:
    if item >= BOAT:
        return _SHIP if item <= LONGSHIP else _GOOD
    return _KINDS.get(item, _GOOD)


def _watches(part: Part, space: Space) -> bool:
    """Whether the part works before the action of this space."""
    if part.kinds:
        return space.kind != NONE and bool(part.kinds >> space.kind & 1)
    return part.column in (0, space.column) and bool(not part.spaces or part.spaces & space.bit)


@cache
def _in_itself(printed: bool, card: int) -> Most:
    """What it may bring by decisions, or lastingly."""
    most = [0] * 6
    for part in PARTS_OF[printed][card]:
        for rule, value in part.rules:  # a lower price, a knarr for a longship
            if rule == "discount":
                name, number = next(iter(value.items()))
                most[_kind(ITEM[name])] += number
            elif rule == "ship_as":
                most[_SHIP] += _MANY
        before = part.event in _WITH_ITEMS or (
            part.event in (SPACE_BEFORE, ACTION_BEFORE)
            and any(_watches(part, space) for space in SPACES if space.column > 2)
        )
        if not before and (_plain(part) or part.timing not in ("on_play", "as_soon_as", "anytime")):
            continue
        for op in inside(part.op):
            for kind, number in _OF_NAME.get(op.name, ()):
                most[kind] += number
            if isinstance(op, HoldPhase) and op.phase != "feast":  # bonuses, births
                for kind in (_WOOD, _STONE, _ORE, _GOOD):
                    most[kind] += _MANY
            if isinstance(op, Effect) and any(name in SHIP_NAMES for name, _ in op.choices):
                most[_SHIP] += 1  # a dock is free again
            times = _MANY if isinstance(op, Per) or part.timing == "anytime" else 1
            for item, number in getattr(op, "what", ()):
                most[_kind(item)] += number * times
    return tuple(most)


def _after(s: Odin, seat: int, card: int, vikings: int) -> Iterator[Odin]:
    """Tables that playing this card before an action can lead to. What could be bought or exchanged
    without it is left out: there was time for that before the placement."""
    if not any(_does(s, seat, part) for part in PARTS_OF[s.printed_cards][card]):
        return
    before = {*Buy.offers(s, seat), *Ability.offers(s, seat)}
    first = s.copy()
    first.agenda = []
    begin(first, seat)[VIKINGS] = vikings
    play(first, seat, card)
    first.settle()
    waiting = [first]
    for _ in range(_TRIES):
        if not waiting:
            return
        table = waiting.pop()
        if not table.agenda:
            yield table
        for move in _next(table, seat, before):
            later = table.copy()
            if later.agenda:
                later.play(later.agenda[-1].seat, move)  # type: ignore[attr-defined]
            else:
                move.perform(later, seat)  # type: ignore[attr-defined]
                later.settle()
            waiting.append(later)


def _does(s: Odin, seat: int, part: Part) -> bool:
    if part.timing != "on_play":
        return not used_up(s, seat, part)
    return part.op is not None and part.op.can(s, seat)


def _next(table: Odin, seat: int, before: set[Move]) -> list[Move]:
    if not table.agenda:
        offers = [*Buy.offers(table, seat), *Ability.offers(table, seat)]
        return [move for move in offers if move not in before]
    top = table.agenda[-1]
    if isinstance(top, Chance):
        return [top.sample(table, Random(0))]
    assert isinstance(top, Question)
    moves = top.moves(table)
    doing = [move for move in moves if not isinstance(move, Decline | Stop)]
    return doing or moves
