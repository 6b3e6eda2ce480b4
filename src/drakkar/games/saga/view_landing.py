"""What a landing would bring its owner all told, for views: with the cards that lie in force before
him, with the one that he is about to play and its own action, and as far as his gold goes."""

from __future__ import annotations

from drakkar.games.saga.box import (
    ADVENTURES,
    BOARD,
    BRITTA,
    CARDS,
    EFFECTS,
    ELLEN,
    GOLD,
    GULLVEIG,
    HELMETS,
    MOVEMENTS,
    OLAV,
    SOREN,
    VIKINGS,
    VP,
    Effects,
)
from drakkar.games.saga.state import NONE
from drakkar.games.saga.view_types import Effects as Sum
from drakkar.games.saga.view_types import Short
from drakkar.kernel.state import Seen


class Reckoning:
    """The purse and the points of a seat while a cell takes effect (chapter 8)."""

    def __init__(self, seen: Seen, seat: int, more: tuple[int, ...] = ()) -> None:
        self._played: tuple[int, ...] = (*seen.played[seat], *more)
        self._shielded = bool(seen.shields >> seat & 1)
        self._gilded = bool(seen.gilded >> seat & 1) or GULLVEIG in more
        self._britta = BRITTA in self._played and not seen.britta_done >> seat & 1
        self._purse: int = seen.gold[seat]
        self._points: int = seen.vp[seat]
        self.gold = self.vp = 0
        self.short: Short | None = None

    def deed(self, gold: int, vp: int) -> None:
        """What the action of a card brings, before its cell."""
        if gold:
            self._receive(gold)
        if vp:
            self._win(vp)

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


def reckon(
    seen: Seen, seat: int, effects: Effects, extra: int, card: int = NONE
) -> tuple[Sum, Short | None]:
    """The sum of a landing, and the payment for which the gold does not suffice; with a card of the
    hand that would bring the pawn there, and what its action gains."""
    reckoning = Reckoning(seen, seat, () if card == NONE else (*seen.chosen[seat], card))
    if card != NONE:
        reckoning.deed(*gained(seen, seat, card))
    reckoning.effects(effects, extra)
    every = dict(zip(EFFECTS, effects, strict=True)) | {
        "vp": reckoning.vp,
        "gold": reckoning.gold,
    }
    total: Sum = {name: number for name, number in every.items() if number}  # type: ignore[assignment]
    return total, reckoning.short


def gained(seen: Seen, seat: int, card: int) -> tuple[int, int]:
    """The gold and the points that the action of a card of the hand would bring at once, if it is
    used to the full; what depends on others, or is no gain, is not told here."""
    printed = CARDS[card]
    if printed.void and ADVENTURES[seen.voyage[seen.round - 1]].bifrost:
        return 0, 0
    played = [other for other in seen.played[seat] if other < VIKINGS]
    match printed.op:
        case "gain":
            times = 1
        case "gain_gold_per_other_played_viking":
            times = len(played)
        case "gain_gold_per_displayed_movement_card":
            shown = (MOVEMENTS[movement].number for movement in seen.display)
            times = sum(number in printed.effect.numbers for number in shown)
        case "bury_hand_card":
            times = int(len(seen.hands[seat]) > 1)
        case "valhalla_card_to_box_for_vp":
            times = int(bool(seen.valhalla[seat]))
        case "gain_vp_equal_to_helmets":
            return 0, max((HELMETS[other] for other in played), default=0)
        case _:
            times = 0
    return times * printed.effect.gold, times * printed.effect.vp
