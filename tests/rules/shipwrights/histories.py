"""Whole games, answer by answer, for rules that no single position can show.

A history holds every answer of a seeded random game: nature's and the seats', each with the state
before and after it. In lanes the seats answer in a random order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import drakkar
from drakkar.games.shipwrights.box import CARD_NAMES, GOODS
from drakkar.games.shipwrights.moves import Discard, Drop, Untuck
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import NATURE, Chance, Entry, Lanes, Move
from drakkar.kernel.state import legal

COUNTS = (1, 2, 3, 4, 5)


class Answer(NamedTuple):
    before: Shipwrights
    lane: int  # whose lane it is, also when nature answers in it; NATURE outside lanes
    question: Any
    move: Any
    after: Shipwrights

    @property
    def seat(self) -> int:
        return self.question.seat

    def asked(self, kind: type[Entry]) -> bool:
        return isinstance(self.question, kind)

    @property
    def last(self) -> bool:
        """The last answer of its group of lanes: what follows has happened too."""
        return self.lane != NATURE and (
            not self.after.agenda or self.after.agenda[-1][:2] != self.before.agenda[-1][:2]
        )


def fresh(players: int, **options: str) -> Shipwrights:
    """The table as set up, before anything is drawn."""
    game = drakkar.GAMES["shipwrights"]
    s: Shipwrights = game.rules.setup(players, game.chosen(players, options))
    s.settle()
    return s


@cache
def history(players: int, seed: int = 1) -> list[Answer]:
    """A game in which everybody answers at random, and rather builds than throws away."""
    return list(_play(fresh(players), Random(seed)))


def _play(s: Shipwrights, rng: Random) -> Iterator[Answer]:
    while s.agenda:
        lane, question = rng.choice(list(_open(s)))
        if isinstance(question, Chance):
            move = question.sample(s, rng)
        else:
            moves = legal(s, question)
            keep = [move for move in moves if not isinstance(move, Discard | Drop | Untuck)]
            move = rng.choice(keep if keep and rng.random() < 0.7 else moves)
        before = s.copy()
        s.play(question.seat, move)
        yield Answer(before, lane, question, move, s.copy())


def _open(s: Shipwrights) -> Iterator[tuple[int, Any]]:
    top = s.agenda[-1]
    if isinstance(top, Lanes):
        nature = False  # of several lanes where nature is asked the first is served
        for lane, agenda in top.lanes:
            if agenda and not (nature and isinstance(agenda[-1], Chance)):
                nature = nature or isinstance(agenda[-1], Chance)
                yield lane, agenda[-1]
    else:
        yield NATURE, top


def some_games(seeds: int = 2) -> list[list[Answer]]:
    """A few histories of every number of players."""
    return [history(players, seed) for players in COUNTS for seed in range(1, seeds + 1)]


def draw(s: Shipwrights, *outcomes: Move) -> None:
    """Nature draws these."""
    for outcome in outcomes:
        chance: Any = next(entry for entry in s.open() if entry.seat == NATURE)
        assert chance.refuse(s, outcome) is None, f"{outcome} cannot be drawn"
        s.play(NATURE, outcome)


def area(s: Shipwrights, seat: int) -> tuple[Any, ...]:
    """All that lies before a player."""
    return (
        s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)], s.tracks[seat * 3 : seat * 3 + 3],
        s.randi[seat], s.huts[seat], s.upgrades[seat], s.boards[seat], s.slots[seat],
        s.fleets[seat], s.villages[seat], s.raids[seat], s.spent_trades[seat], s.hands[seat],
        s.aside[seat], s.packs[seat],
    )  # fmt: skip


def names(cards: Any) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
