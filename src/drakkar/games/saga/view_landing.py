"""What a landing would bring its owner all told, for views: with the cards that lie in force before
him, and as far as his gold goes. The card that he is about to play is not reckoned in."""

from __future__ import annotations

from drakkar.games.saga.box import (
    BOARD,
    BRITTA,
    CARDS,
    EFFECTS,
    ELLEN,
    GOLD,
    GULLVEIG,
    OLAV,
    SOREN,
    VP,
    Effects,
)
from drakkar.games.saga.view_types import Effects as Sum
from drakkar.games.saga.view_types import Short
from drakkar.kernel.state import Seen


class Reckoning:
    """The purse and the points of a seat while a cell takes effect (chapter 8)."""

    def __init__(self, seen: Seen, seat: int) -> None:
        self._played: tuple[int, ...] = seen.played[seat]
        self._shielded = bool(seen.shields >> seat & 1)
        self._gilded = bool(seen.gilded >> seat & 1)
        self._britta = BRITTA in self._played and not seen.britta_done >> seat & 1
        self._purse: int = seen.gold[seat]
        self._points: int = seen.vp[seat]
        self.gold = self.vp = 0
        self.short: Short | None = None

    def effects(self, effects: Effects, extra: int) -> None:
        """Those of the cell, then the gold that a special Movement card adds or asks for."""
        if effects[VP] > 0:
            self._win(effects[VP])
        else:
            self._lose(-effects[VP])
        for gold in (effects[GOLD], extra):
            if gold > 0:
                self._receive(gold)
            elif gold < 0 and not self._shielded:
                self._pay(-gold)

    def _receive(self, gold: int) -> None:
        self.gold += gold + self._played.count(SOREN) * CARDS[SOREN].effect.gold

    def _win(self, vp: int) -> None:
        if self._britta:
            self._britta = False
            vp += CARDS[BRITTA].effect.vp
        self.vp += vp
        if self._gilded:
            self._receive(vp * CARDS[GULLVEIG].effect.gold_per_vp)

    def _lose(self, vp: int) -> None:
        if not self._shielded:
            self.vp -= min(vp, self._points + self.vp)

    def _pay(self, due: int) -> None:
        if OLAV in self._played:
            self._receive(due)
            return
        held = self._purse + self.gold
        self.gold -= min(due, held)
        if held < due:
            self.short = {"due": due, "gold": held}
            self._lose(BOARD.gold_short.vp)
        elif ellens := self._played.count(ELLEN):
            self._win(ellens * CARDS[ELLEN].effect.vp)


def reckon(seen: Seen, seat: int, effects: Effects, extra: int) -> tuple[Sum, Short | None]:
    """The sum of a landing, and the payment for which the gold does not suffice."""
    reckoning = Reckoning(seen, seat)
    reckoning.effects(effects, extra)
    every = dict(zip(EFFECTS, effects, strict=True)) | {
        "vp": reckoning.vp,
        "gold": reckoning.gold,
    }
    total: Sum = {name: number for name, number in every.items() if number}  # type: ignore[assignment]
    return total, reckoning.short
