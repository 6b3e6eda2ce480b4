"""Whole games, answer by answer, for rules that no single position can show.

A history holds every answer of a seeded random game: nature's, the forced ones and the chosen
ones, each with the state before and after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import drakkar
from drakkar.games.vikings.auction import Bidding
from drakkar.games.vikings.box import TILE_NAMES, VIKINGS
from drakkar.games.vikings.moves import Buy, Crew, Pass, Tiles
from drakkar.games.vikings.state import Vikings, place
from drakkar.kernel.question import NATURE, Chance, Entry, Move
from drakkar.kernel.table import Table
from tests.rules.vikings.position import at, state_of

COUNTS = (2, 3, 4)
MODES = ("basic", "advanced", "advanced_without_auction")


class Answer(NamedTuple):
    before: Vikings
    question: Any
    move: Any
    after: Vikings

    @property
    def seat(self) -> int:
        return self.question.seat

    def asked(self, kind: type[Entry]) -> bool:
        return isinstance(self.question, kind)


@cache
def history(players: int, seed: int = 1, rules: str = "basic", first: str = "1") -> list[Answer]:
    """A game in which everybody answers at random (half of all chances to bid are declined)."""
    return list(_play(players, seed, rules, first))


def _play(players: int, seed: int, rules: str, first: str) -> Iterator[Answer]:
    game = drakkar.GAMES["vikings"]
    options = game.chosen(players, {"rules": rules, "first_player": first})
    s: Vikings = game.rules.setup(players, options)
    s.settle()
    rng = Random(seed)
    while s.agenda:
        question: Any = s.agenda[-1]
        move: Move
        if isinstance(question, Chance):
            move = question.sample(s, rng)
        elif isinstance(question, Bidding) and rng.random() < 0.5:
            move = Pass()
        else:
            move = rng.choice(question.moves(s))
        before = s.copy()
        s.play(question.seat, move)
        yield Answer(before, question, move, s.copy())


def some_games(rules: str = "basic", seeds: int = 3) -> list[list[Answer]]:
    """A few histories of every number of players."""
    return [history(players, seed, rules) for players in COUNTS for seed in range(1, seeds + 1)]


def purchases(answers: list[Answer]) -> list[Answer]:
    return [answer for answer in answers if isinstance(answer.move, Buy)]


# ---- nature does what the test says ----------------------------------------------------------


def drawing(entries: list[Entry], *outcomes: Move, **position: Any) -> Table:
    """A table where these entries come up and nature draws these outcomes, from full piles."""
    table = at(**position)
    s = state_of(table)
    s.pile = [17, 21, 5, 5, 5, 5, 3, 4, 4, 3]
    s.bag = [13] * 6
    s.then(*entries)
    s.settle()
    for outcome in outcomes:
        chance = s.agenda[-1]
        assert isinstance(chance, Chance)
        assert chance.refuse(s, outcome) is None, f"{outcome} cannot be drawn"
        s.play(NATURE, outcome)
    table._settle()
    return table


def tiles(names: str) -> Tiles:
    """Tiles by their letters, the first revealed first; r, g, y and b are longships."""
    letters = {"L": "left", "M": "farmstead", "R": "right", "C": "church", "H": "longhouse",
               "T": "tower", "r": "ship_red", "g": "ship_green", "y": "ship_yellow",
               "b": "ship_blue"}  # fmt: skip
    return Tiles(tuple(letters[letter] for letter in names))


def crew(**kinds: int) -> Crew:
    return Crew(tuple(kind for kind, number in kinds.items() for _ in range(number)))


# ---- looking ---------------------------------------------------------------------------------


def wheel(s: Vikings | Table) -> dict[int, str]:
    """Price -> Viking."""
    s = state_of(s) if isinstance(s, Table) else s
    return {price: VIKINGS[viking] for price, _, viking in s.lots}


def wheel_tiles(s: Vikings | Table) -> list[str]:
    s = state_of(s) if isinstance(s, Table) else s
    return [TILE_NAMES[tile] for _, tile, _ in s.lots]


def island(s: Vikings, seat: int) -> dict[tuple[str, int], str]:
    """The island tiles of a coast: cell -> L, M or R."""
    letters: dict[tuple[str, int], str] = {}
    for number in range(s.tiles(seat).bit_length()):
        here = 1 << number
        if s.tiles(seat) & here:
            letter = "L" if s.lefts[seat] & here else "R" if s.rights[seat] & here else "M"
            letters[place(number)] = letter
    return letters


def settled(s: Vikings | Table, seat: int = 0) -> list[tuple[str, int]]:
    """Where Vikings stand."""
    s = state_of(s) if isinstance(s, Table) else s
    mask = s.settlers[seat]
    return [place(number) for number in range(mask.bit_length()) if mask >> number & 1]


def ashore(s: Vikings | Table, seat: int = 0) -> dict[str, int]:
    """Who is on the mainland; kinds that are not there are left out."""
    s = state_of(s) if isinstance(s, Table) else s
    numbers = s.ashore[seat * 6 : seat * 6 + 6]
    return {kind: number for kind, number in zip(VIKINGS, numbers, strict=True) if number}


def fleet(s: Vikings | Table, seat: int = 0) -> list[int]:
    """The columns with a longship."""
    s = state_of(s) if isinstance(s, Table) else s
    mask = 0
    for sail in range(4):
        assert not mask & s.ships[seat * 4 + sail], "two longships in one place"
        mask |= s.ships[seat * 4 + sail]
    return [column for column in range(1, mask.bit_length() + 1) if mask >> (column - 1) & 1]


def coast(s: Vikings, seat: int) -> tuple[Any, ...]:
    """All tiles and Vikings of a seat."""
    return (
        s.lefts[seat], s.rights[seat], s.middles[seat * 4 : seat * 4 + 4], s.settlers[seat],
        s.ships[seat * 4 : seat * 4 + 4], s.ashore[seat * 6 : seat * 6 + 6],
        s.start_in_hand[seat],
    )  # fmt: skip
