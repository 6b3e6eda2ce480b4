"""Chapter 6, phase 9: the feast: the banquet table is filled from the left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from drakkar.games.odin.actions.anytime import FREE
from drakkar.games.odin.boards.geometry import MENU
from drakkar.games.odin.box import HELD, ITEM, ITEM_NAMES, MEAD, NONE, ORANGES, REDS, SILVER
from drakkar.games.odin.cards.events import FEAST_AFTER, FEAST_DURING, FEAST_START, PERMANENT, PLACE
from drakkar.games.odin.cards.triggers import APPLY, PARTS, fire, permanent, run_part, usable
from drakkar.games.odin.moves import Apply, Coin, Gap, Serve, Suggestion
from drakkar.games.odin.phases import feast_table
from drakkar.games.odin.phases.feast_table import COIN, GAP, Serving
from drakkar.games.odin.state import Odin
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

PHASE: Final = 9
FOOD = (*ORANGES, *REDS)
_COIN, _GAP, _SUGGESTION = Coin(), Gap(), Suggestion()
_SERVE = {
    (item, cells): Serve(ITEM_NAMES[item], cells)
    for item in FOOD
    for cells in {MENU[item].long, MENU[item].short}
}

_REFUSALS = {
    feast_table.KIND: Refusal("ODI-6.3", "feast-kind"),
    feast_table.SIDE: Refusal("ODI-6.4", "feast-side"),
    feast_table.LENGTHWISE: Refusal("ODI-6.6", "feast-lengthwise"),
    feast_table.NEIGHBOUR: Refusal("ODI-6.8", "feast-neighbour"),
    feast_table.TOO_LONG: Refusal("ODI-6.5", "feast-too-long"),
}


def free_cells(s: Odin, seat: int) -> int:
    """ODI-6.1, 3.3: the cell of this round's Viking is among them."""
    return feast_table.spaces(s.course.cell[s.round], len(s.emigrated[seat]))


def _lengthwise(s: Odin, seat: int) -> Mapping[int, int] | None:
    """Occupation 186: more than one tile of a type lengthwise."""
    if not s.active[seat][PERMANENT]:
        return None
    limits: dict[int, int] = {}
    for _, value in permanent(s, seat, "lengthwise"):
        limits |= {ITEM[name]: number for name, number in value.items()}
    return limits or None


def _goods(s: Odin, seat: int) -> dict[int, int]:
    base = seat * HELD
    goods = s.goods
    banned = MEAD if s.no_mead >> seat & 1 else NONE
    return {item: goods[base + item] for item in FOOD if goods[base + item] and item != banned}


# ---- a ship in the middle of a feast (ODI-15.5) ------------------------------------------------


class Resume(Step):
    """Back to what the feast of an occupation has interrupted: even another feast."""

    seat: int
    phase: int
    table: tuple[Serving, ...]
    no_mead: int

    def run(self, s: Odin) -> None:
        s.phase, s.table[self.seat], s.no_mead = self.phase, self.table, self.no_mead


def _interrupted(s: Odin, seat: int) -> tuple[list[int], bool]:
    """Feasts that have begun and are not over: where those that another one has interrupted wait
    on the agenda, and whether what lies on the table now is one."""
    waiting: list[int] = []
    begun = False
    for place, entry in enumerate(s.agenda):
        if isinstance(entry, Clear) and entry.seat == seat:
            begun = True
        elif isinstance(entry, Resume) and entry.seat == seat and begun:
            waiting.append(place)
            begun = False
    return waiting, begun


def bare(s: Odin, seat: int, cells: int) -> bool:
    """Whether nothing lies on so many cells from the left. A dish stays where it was served."""
    if s.phase != PHASE:
        return True
    waiting, begun = _interrupted(s, seat)
    tables = [s.agenda[place].table for place in waiting]  # type: ignore[attr-defined]
    if begun:
        tables.append(s.table[seat])
    return all(item == GAP for table in tables for item, _ in table[:cells])


def push_along(s: Odin, seat: int, cells: int) -> None:
    """A ship lies on these cells now, which had been left empty: they are no gaps any more."""
    if s.phase != PHASE:
        return
    waiting, begun = _interrupted(s, seat)
    for place in waiting:
        entry = s.agenda[place]
        s.agenda[place] = entry.replace(table=entry.table[cells:])  # type: ignore[attr-defined]
    if begun:
        s.table[seat] = s.table[seat][cells:]


# ---- the course ------------------------------------------------------------------------------


class Feast(Step):
    """Everybody for himself, in turn order (ODI-6.20); occupation 5 holds another one."""

    seat: int

    def run(self, s: Odin) -> None:
        seat = self.seat
        s.phase = PHASE
        s.table[seat] = ()  # nobody is bound by what he has prepared (ODI-6.16)
        s.no_mead &= ~(1 << seat)
        s.unloaded[seat] = 0
        s.then(NextDish(seat), Clear(seat))
        fire(s, seat, FEAST_START)


class NextDish(Step):
    seat: int

    def run(self, s: Odin) -> None:
        if sum(cells for _, cells in s.table[self.seat]) < free_cells(s, self.seat):  # ODI-6.17
            s.then(Dishes(self.seat))
        elif s.active[self.seat][FEAST_DURING]:
            fire(s, self.seat, FEAST_DURING)  # the last chance: nothing more is served


def serve(s: Odin, seat: int, serving: Serving) -> None:
    """Put it on the table; what it brings comes at once (ODI-6.14)."""
    item = serving[0]
    s.table[seat] = (*s.table[seat], serving)
    if item == COIN:
        s.goods[seat * HELD + SILVER] -= 1
    elif item != GAP:
        s.goods[seat * HELD + item] -= 1
        if s.active[seat][PLACE]:
            fire(
                s,
                seat,
                PLACE,
                lambda part: int(part.where == "banquet_table" and item in part.items),
            )


def servable(s: Odin, seat: int) -> list[Serving]:
    """What may come next from the left."""
    return feast_table.next_servings(
        MENU,
        s.table[seat],
        free_cells(s, seat),
        _goods(s, seat),
        s.held(seat, SILVER),
        _lengthwise(s, seat),
    )


class Dishes(Question):
    """The next dish from the left, or everything at once as suggested."""

    allows = FREE

    def kinds(self) -> tuple[type[Move], ...]:
        return (Serve, Coin, Gap, Suggestion, Apply)

    def moves(self, s: Odin) -> list[Move]:
        moves: list[Move] = [_SUGGESTION]
        for serving in servable(s, self.seat):
            if serving[0] == COIN:
                moves.append(_COIN)
            elif serving[0] == GAP:
                moves.append(_GAP)
            else:
                moves.append(_SERVE[serving])
        if s.active[self.seat][FEAST_DURING]:
            moves += [APPLY[PARTS[number].card] for number in self._effects(s)]
        return moves

    def _effects(self, s: Odin) -> list[int]:
        """Occupation 160, at any moment of the feast (ODI-6.15)."""
        parts = []
        for number in s.active[self.seat][FEAST_DURING]:
            part = PARTS[number]
            holds = part.condition is None or part.condition(s, self.seat)
            if holds and usable(s, self.seat, part):
                parts.append(number)
        return parts

    def probes(self, s: Odin) -> Iterable[Move]:
        yield from (_SUGGESTION, _COIN, _GAP, APPLY[0], Serve("oil", 2), Serve("peas", 4))
        yield from _SERVE.values()

    def refuse(self, s: Odin, move: Move) -> Refusal | None:
        seat = self.seat
        if move in self.moves(s):
            return None
        if isinstance(move, Apply):
            return Refusal("ODI-20.4", "no-effect-now", {"card": move.card})
        if sum(cells for _, cells in s.table[seat]) >= free_cells(s, seat):
            return Refusal("ODI-6.11", "table-full")
        if isinstance(move, Coin):
            return Refusal("ODI-6.2", "not-held", {"item": "silver"})
        assert isinstance(move, Serve)
        item = ITEM.get(move.good, NONE)
        args = {"good": move.good, "cells": move.cells}
        if item not in MENU:
            return Refusal("ODI-6.3", "not-served", args)
        if not s.held(seat, item):
            return Refusal("ODI-6.2", "not-held", {"item": move.good})
        if item == MEAD and s.no_mead >> seat & 1:
            return Refusal("ODI-6.15", "no-more-mead")
        table = (*s.table[seat], (item, move.cells))
        fault = feast_table.refuse(MENU, table, free_cells(s, seat), _lengthwise(s, seat))
        assert fault is not None, move
        return _REFUSALS[fault.reason]._replace(args=args, cells=fault.cells)

    def answer(self, s: Odin, move: Move) -> None:
        seat = self.seat
        if isinstance(move, Apply):
            s.then(self)
            run_part(s, seat, next(n for n in self._effects(s) if PARTS[n].name == move.card))
            return
        s.then(NextDish(seat))
        if isinstance(move, Coin):
            serve(s, seat, (COIN, 1))
        elif isinstance(move, Gap):
            serve(s, seat, (GAP, 1))
        elif isinstance(move, Serve):
            serve(s, seat, (ITEM[move.good], move.cells))
        else:
            s.then(ServeRest(seat, self._suggestion(s)))

    def _suggestion(self, s: Odin) -> tuple[Serving, ...]:
        seat = self.seat
        laid = s.table[seat]
        cheapest = feast_table.cheapest(
            MENU,
            _goods(s, seat),
            s.held(seat, SILVER),
            free_cells(s, seat),
            laid,
            _lengthwise(s, seat),
        )
        return cheapest.table[len(laid) :]


class ServeRest(Step):
    """A whole suggestion, dish by dish, as what a dish brings comes at once."""

    seat: int
    servings: tuple[Serving, ...]

    def run(self, s: Odin) -> None:
        if not self.servings:
            return
        item = SILVER if self.servings[0][0] == COIN else self.servings[0][0]
        if item != GAP and not s.goods[self.seat * HELD + item]:
            return  # used for something else since it was suggested: ask again
        s.then(ServeRest(self.seat, self.servings[1:]))
        serve(s, self.seat, self.servings[0])


class Clear(Step):
    """ODI-6.10, 6.12, 6.13: penalties, everything back to the general supply, then the effects."""

    seat: int

    def run(self, s: Odin) -> None:
        seat = self.seat
        empty = feast_table.empty(s.table[seat], free_cells(s, seat))
        s.penalties[seat] += empty  # however many tiles the box holds (ODI-2.8)
        if s.events is not None:
            served = [
                {COIN: "silver", GAP: "gap"}.get(item) or ITEM_NAMES[item]
                for item, _ in s.table[seat]
            ]
            s.tell("feast", seat=seat, served=served, penalties=empty)
        fire(s, seat, FEAST_AFTER)  # occupation 159, too, and after the last feast (ODI-21.48)
