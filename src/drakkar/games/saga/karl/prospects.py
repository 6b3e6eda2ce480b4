"""What the rest of an adventure may bring: the sums behind karl's judgement.

Where a pawn ends is the offset of the trail, moved by Movement cards, and its place on the trail,
moved by the owner's cards. ``Prospects`` says for each offset and place what landing there is
worth, the cell and all later turns included, if later hands are drawn at random from the owner's
cards and the best card is played every time. Movement cards go forward (the few that do not are
left out), so that the offsets can be worked out from the last one back.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from operator import add, mul
from typing import Final, NamedTuple

from drakkar.games.saga.box import CARDS, GODS

Numbers = tuple[int, ...]
Moves = tuple[tuple[int, float], ...]
"""Numbers of Movement cards and how likely they are."""
PAD: Final = 10
"""Places before and behind the trail that a single card can reach."""
GOD_NUMBERS: Final = tuple(number for god in GODS for number in CARDS[god].numbers)


@lru_cache(maxsize=512)
def ranks(cards: int, hand: int) -> tuple[float, ...]:
    """How likely the best of a hand is the best, the second best, ... of all cards."""
    hand = min(hand, cards)
    return tuple(comb(cards - 1 - n, hand - 1) / comb(cards, hand) for n in range(cards))


class Road(NamedTuple):
    """An adventure as far as the sums need it."""

    rewards: tuple[float, ...]
    """What the cells in front of the last one are worth."""
    entry: int
    length: int
    penalty: float
    may_stay: bool
    """Nobody is made to leave on the card."""


class Prospects:
    """``rows[offset][PAD + place]``: what it is worth to land there; ``start``: to set out."""

    def __init__(self, road: Road, moves: Moves, deck: tuple[Numbers, ...], hand: int) -> None:
        self.road, self.last = road, len(road.rewards)
        self._known: dict[object, tuple[float, float]] = {}
        cards = deck or tuple((number,) for number in GOD_NUMBERS)
        self.rows, best = _worked_out(road, moves, cards, ranks(len(cards), hand))
        self.start = sum(chance * best[min(self.last, number)][0] for number, chance in moves)

    def turn(
        self,
        moves: Moves,
        offset: int,
        place: int,
        hand: Numbers,
        drawn: int,
        pile: tuple[Numbers, ...],
    ) -> tuple[float, float]:
        """What another turn is worth with the numbers of this hand and the best of some cards
        drawn from the pile; the second value: if the Movement card were known before leaving."""
        key = (moves, offset, place, hand, drawn, pile)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._turn(*key)
        return known

    def _turn(
        self,
        moves: Moves,
        offset: int,
        place: int,
        hand: Numbers,
        drawn: int,
        pile: tuple[Numbers, ...],
    ) -> tuple[float, float]:
        total = informed = 0.0
        at = PAD + place
        weights = ranks(len(pile), drawn) if drawn and pile else ()
        for number, chance in moves:
            row = self.rows[max(0, min(self.last, offset + number))]
            if hand:
                worth = max([row[at + n] for n in hand])
            elif not weights:
                worth = sum([row[at + n] for n in GOD_NUMBERS]) / len(GOD_NUMBERS)
            else:
                worth = -99.0
            if weights:
                others = sorted([max([row[at + n] for n in card]) for card in pile], reverse=True)
                if others[0] > worth:
                    worth = sum([w * max(worth, o) for w, o in zip(weights, others, strict=True)])
            total += chance * worth
            informed += chance * max(0.0, worth)
        return total, informed


def _worked_out(
    road: Road, moves: Moves, deck: tuple[Numbers, ...], weights: tuple[float, ...]
) -> tuple[list[list[float]], list[list[float]]]:
    """By offset, from the last one back: what landing is worth on every place, and what the best
    card of a random hand makes of standing there before one's own card."""
    length, penalty, last = road.length, road.penalty, len(road.rewards)
    singles = [numbers[0] for numbers in deck if len(numbers) == 1]
    several = [numbers for numbers in deck if len(numbers) > 1]
    back = max(0, -min([number for numbers in deck for number in numbers]))
    chances = [chance for _, chance in moves]
    off = [-penalty] * PAD
    over = [-2 * penalty] * PAD + [-penalty] * length + [-2 * penalty] * PAD
    rows = [over] * (last + 1)
    lost = [-penalty] * length
    best: list[list[float]] = [lost] * (last + 1)
    for offset in range(last - 1, -1, -1):
        room = min(length, last - offset)
        ahead = [best[min(last, offset + number)][:room] for number, _ in moves]
        later = [sum(map(mul, chances, column)) for column in zip(*ahead, strict=True)]
        here = list(map(add, road.rewards[offset : offset + room], later))
        for place in range(max(0, road.entry - offset), room):
            if later[place] < 0 or not road.may_stay:
                here[place] = road.rewards[offset + place]
        behind = (off[: max(0, last - offset - length)] + over[-PAD:])[:PAD]
        row = rows[offset] = [*off, *here, *lost[room:], *behind]
        reach = min(length, last - offset + back)  # from further on no card leads back
        columns = [row[PAD + number : PAD + number + reach] for number in singles]
        for numbers in several:
            slices = [row[PAD + number : PAD + number + reach] for number in numbers]
            columns.append(list(map(max, *slices)))
        best[offset] = [
            sum(map(mul, weights, sorted(column, reverse=True)))
            for column in zip(*columns, strict=True)
        ] + lost[reach:]
    return rows, best


prospects = lru_cache(maxsize=300)(Prospects)
"""Prospects made lately: one decision, and mostly one adventure, needs the same few."""
