"""Chapters 3 and 4: buying lots and turning the wheel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from drakkar.games.vikings.bonus import TakeBonus
from drakkar.games.vikings.box import SETUP, TILE_NAMES, VIKINGS
from drakkar.games.vikings.moves import Buy, Done, Pass
from drakkar.games.vikings.placing import Unload, too_early, unload
from drakkar.games.vikings.state import Vikings
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal

# Moves and questions are values: the same ones serve every game.
_BUY = tuple(Buy(price) for price in range(SETUP.wheel.slots))


class FirstBuyer(Step):
    """VIK-3.1: the first player begins."""

    def run(self, s: Vikings) -> None:
        s.then(BuyLot(s.first))


class NextBuyer(Step):
    """VIK-3.1: clockwise, until no lot is left."""

    seat: int

    def run(self, s: Vikings) -> None:
        if s.lots:
            s.agenda.append(_BUY_LOT[(self.seat + 1) % s.players])


class BuyLot(Question):
    """VIK-3.2: every turn is exactly one purchase."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Buy,)

    def moves(self, s: Vikings) -> list[Move]:
        purse = s.gold[self.seat] + s.glory[self.seat]  # VIK-3.10
        # VIK-3.8, 3.9: who is short of gold may pay with glory or take the lot at 0, but not pass
        moves: list[Move] = [_BUY[lot[0]] for lot in s.lots if 0 < lot[0] <= purse]
        if zero_lot_is_open(s, self.seat):
            moves.insert(0, _BUY[0])
        return moves

    def probes(self, s: Vikings) -> Iterable[Move]:
        return [Buy(price) for price in range(-1, SETUP.wheel.slots + 1)]

    def refuse(self, s: Vikings, move: Buy) -> Refusal | None:
        lot = next((lot for lot in s.lots if lot[0] == move.price), None)
        if lot is None:
            return Refusal("VIK-3.3", "no-lot", {"price": move.price})
        if move.price == 0:
            if zero_lot_is_open(s, self.seat):
                return None
            others = tuple(("lot", price) for price, _, kind in s.lots[1:] if kind == lot[2])
            args = {"viking": VIKINGS[lot[2]], "others": len(others)}
            return Refusal("VIK-3.5", "zero-lot", args, others)
        gold, glory = s.gold[self.seat], s.glory[self.seat]
        if move.price > gold + glory:
            args = {"price": move.price, "gold": gold, "glory": glory}
            return Refusal("VIK-3.4", "too-dear", args, (("lot", move.price),))
        return None

    def elsewhere(self, s: Vikings, move: Move) -> Refusal | None:
        if isinstance(move, (Pass, Done)):
            return Refusal("VIK-3.2", "must-buy")
        return too_early(move)

    def answer(self, s: Vikings, move: Buy) -> None:
        seat = self.seat
        price = move.price
        index = 0
        while s.lots[index][0] != price:
            index += 1
        bonus, turn = brings_bonus(s, index), turn_after(s, index)
        _, tile, viking = s.lots.pop(index)
        tile_name, viking_name = TILE_NAMES[tile], VIKINGS[viking]
        if s.events is not None:
            gold, glory = s.cost(seat, price)
            lot: dict[str, Any] = {"price": price, "tile": tile_name, "viking": viking_name}
            s.tell("bought", seat=seat, gold=gold, glory=glory, **lot)
        s.pay(seat, price)
        if turn:  # VIK-4.1, 4.5: at once, whoever took the lot at 0 and why
            turn_wheel(s, turn)
        s.agenda.append(_NEXT_BUYER[seat])
        if bonus:  # VIK-13.9: the lot is placed afterwards
            s.then(TakeBonus(seat, tile_name), Unload(seat, tile_name, viking_name))
        else:
            unload(s, seat, tile_name, viking_name)


_BUY_LOT = tuple(BuyLot(seat) for seat in range(4))
_NEXT_BUYER = tuple(NextBuyer(seat) for seat in range(4))


def zero_lot_is_open(s: Vikings, seat: int) -> bool:
    """VIK-3.5: it is the last of its colour; VIK-3.6, 3.7: or gold alone buys nothing else.

    VIK-3.14: the last lot of a round is both. VIK-11.20: so it is after an auction.
    """
    lots = s.lots
    colour = lots[0][2]
    for lot in lots[1:]:
        if lot[2] == colour:
            return s.gold[seat] < lots[1][0]
    return True


def brings_bonus(s: Vikings, index: int) -> bool:
    """VIK-13.4 to 13.7: the dearest lot, unless it costs nothing, while there are bonus tiles.

    VIK-13.8: how it is paid does not matter.
    """
    return s.advanced and 0 < index == len(s.lots) - 1 and bool(s.bonus_row)


def turn_after(s: Vikings, index: int) -> int:
    """VIK-4.2, 4.4: how far the wheel turns when this lot is bought; the first costs 0.

    VIK-4.6: not after the last one.
    """
    return s.lots[1][0] if index == 0 and len(s.lots) > 1 else 0


def purchases(s: Vikings, seat: int) -> int:
    """VIK-3.1, 3.2: how many of the lots on the wheel this seat will buy."""
    buyer = s.first
    for entry in s.agenda:
        if isinstance(entry, BuyLot):
            buyer = entry.seat
        elif isinstance(entry, NextBuyer):
            buyer = (entry.seat + 1) % s.players
    others_first = (seat - buyer) % s.players
    return -(-max(0, len(s.lots) - others_first) // s.players)


def turn_wheel(s: Vikings, turn: int) -> None:
    """VIK-4.2, 4.3: the cheapest lot comes to 0, the others keep their distance."""
    s.turned += turn
    s.lots = [(price - turn, tile, viking) for price, tile, viking in s.lots]
    s.tell("wheel", turn=turn)
