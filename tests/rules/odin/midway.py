"""Random play that starts in the middle of things: feasts, battles, hunts, crafting.

Whole random games seldom hold occupations that are played or used at any moment when it matters.
Here a player has many of them, with the goods to pay for them, and the first placement is chosen;
every position goes through the contract kit. ``python -m tests.rules.odin.midway 2000`` tries so
many starts and prints the seeds of those that failed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from random import Random

import drakkar
from drakkar.games.odin.actions.spaces import SPACES
from drakkar.games.odin.box import CARD_BY_NUMBER, CARDS, SPACE_INDEX
from drakkar.games.odin.moves import Apply, Coin, Play, Serve, Use
from drakkar.games.odin.phases.feast import Dishes, Feast, free_cells
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_end import RoundEnd, SecondHalf
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.question import Entry, Move
from drakkar.kernel.testing import Broken, _Trial
from tests.rules.odin.position import Board, Player, Scripted, at, state_of

MEDDLERS = (52, 77, 84, 85, 103, 106, 113, 121)
"""Occupations that play a card, use a space, roll, emigrate or take items at odd moments."""
_MEDDLING = {
    move(CARDS[CARD_BY_NUMBER[number]].id) for number in (77, 84, 85) for move in (Play, Apply)
}
ANYTIME = tuple(
    card.number for card in CARDS if any(part.timing == "anytime" for part in card.parts)
)
FEASTERS = (5, 7, 157, 158, 159, 160, 165, 167, 172, 186)
DECISIONS = 60
LIKED = {
    "ability": 30,
    "apply": 16,
    "play": 16,
    "visit": 16,
    "accept": 16,
    "emigrate": 40,
    "suggestion": 1,
    "lay": 1,
    "load": 2,
    "fill": 3,
    "buy": 2,
    "ready": 4,
    "pass": 2,
}
"""How often a kind of move is made, 8 being usual: not to be ready too soon."""
HASTE = ("suggestion", "ready", "pass", "decline", "stop")
"""What the others do, who are not looked at."""
GOODS = (
    *("peas", "flax", "beans", "grain", "cabbage", "fruits", "mead", "stockfish", "milk"),
    *("salt_meat", "game_meat", "whale_meat", "sheep", "pregnant_sheep", "cattle"),
    *("pregnant_cattle", "oil", "hide", "wool", "linen", "fur", "chest", "silk", "rune_stone"),
)
SCENES = {
    "feast": (),
    "battle": ("raiding", "pillaging_2", "pillaging_3", "plundering"),
    "hunt": (
        *("hunting_game_1", "hunting_game_2", "laying_a_snare"),
        *("whaling_3_boats", "whaling_1_boat"),
    ),
    "craft": tuple(
        space.id for space in SPACES if space.id.startswith(("craft", "forge", "build", "upgrade"))
    ),
    "any": tuple(SPACE_INDEX),
}


def start(seed: int) -> tuple[str, Scripted]:
    """A position to begin with, and what it is about."""
    rng = Random(f"midway {seed}")
    scene = rng.choice(("feast", *SCENES))
    length = rng.choice(("long", "short"))
    rounds = 7 if length == "long" else 6
    number = rng.choice((2, 2, 2, 3, 4))
    round_ = rng.choice((rng.randint(1, rounds), rounds))
    people, cards = _people(rng, number, scene == "feast")
    first = 0 if scene == "feast" else rng.randrange(number)
    seats = [(first + turn) % number for turn in range(number)]
    if scene == "feast":
        asks: list[Entry] = [*(Feast(seat) for seat in seats), RoundEnd()]
    else:
        asks = [Turn(0), IncomePhase(), SecondHalf()]
    table = at(
        *people,
        asks=asks,
        round=round_,
        phase=9 if scene == "feast" else 5,
        first=first,
        options={"length": length, "cards_179_181": rng.choice(("rulebook", "printed"))},
        strips={"strip_1": rng.randint(1, 7), "strip_6": rng.randint(1, 7)},
        imitation=(rng.choice((1, 2)), rng.choice((3, 4))) if number == 4 else (),
        deck=rng.sample(
            [c.number for c in CARDS if not c.starting and c.number not in cards],
            rng.choice((0, 1, 40)),
        ),
        seed=seed,
    )
    wanted = [
        move for move in table.moves() if isinstance(move, Use) and move.space in SCENES[scene]
    ]
    if wanted:
        table.play(rng.choice(wanted))
    if scene == "feast":
        _serve(rng, table, rng.choice((1, 1, 2, 3, 6, 12)))
    return scene, table


def _serve(rng: Random, table: Scripted, left: int) -> None:
    """Fill the table of the first player until so few cells are left."""
    s = state_of(table)
    while isinstance(table.question(), Dishes):
        room = free_cells(s, 0) - sum(cells for _, cells in s.table[0])
        fitting = [
            move
            for move in table.moves()
            if (isinstance(move, Serve) and move.cells <= room - left) or isinstance(move, Coin)
        ]
        if room <= left or not fitting:
            break
        coins = [move for move in fitting if isinstance(move, Coin)]
        table.play(rng.choice(coins if coins and rng.random() < 0.5 else fitting))


def _people(rng: Random, number: int, feast: bool) -> tuple[list[Player], set[int]]:
    """The players; the first one has the occupations that meddle."""
    free = [card.number for card in CARDS]
    pool = [*MEDDLERS, *rng.sample(ANYTIME, 6)]
    if feast:
        pool += rng.sample(FEASTERS, 5)
    pool = list(dict.fromkeys([*pool, *rng.sample(free, 4)]))
    hand = [card for card in pool if card in (77, 84) or rng.random() < 0.4]
    in_play = [card for card in pool if card not in hand and rng.random() < 0.6]
    if rng.random() < 0.8 and 52 not in in_play:  # the one that plays all the others
        in_play.append(52)
        hand = [card for card in hand if card != 52]
    used = {*hand, *in_play}
    spaces = rng.sample([name for name in SPACE_INDEX if name != "emigrate_2"], 3 * number)
    people = []
    for seat in range(number):
        standing: dict[str, int] = {}
        for name in spaces[3 * seat : 3 * seat + rng.choice((0, 1, 2))]:
            column = SPACES[SPACE_INDEX[name]].column
            if column <= 2:
                standing[name] = column
        if seat == 1 and rng.random() < 0.5:
            standing["emigrate_2"] = 2
        small = {name: rng.choice((0, 0, 1, 2, 3)) for name in GOODS}
        things = {
            **{name: rng.choice((0, 1, 2, 4)) for name in ("wood", "stone", "ore")},
            **{name: rng.choice((0, 1, 2)) for name in ("bow", "snare", "spear", "long_sword")},
            "silver": rng.choice((0, 1, 3, 8, 15, 25) if seat else (2, 8, 16, 30)),
        }
        boards = [Board("home_board")]
        if seat == 0:
            boards += [
                Board(name)
                for name in ("shed", "stone_house", "long_house", "iceland")
                if rng.random() < 0.4
            ]
        people.append(
            Player(
                supply={k: v for k, v in {**small, **things}.items() if v},
                on=standing,
                boats=[rng.choice((0, 1)) for _ in range(rng.choice((0, 0, 1, 3)))],
                knarrs=(knarrs := rng.choice((0, 1, 2) if seat else (0, 1, 2, 2))),
                longships=[rng.choice((0, 1, 3)) for _ in range(rng.choice((0, 1, 4 - knarrs)))],
                boards=boards,
                hand=hand if seat == 0 else (),
                played=in_play if seat == 0 else (),
                penalties=rng.choice((0, 0, 1)),
            )
        )
    return people, used


class Midway(_Trial):
    """The contract kit from such a start on; records and undoing need a game from its beginning."""

    def __init__(self, seed: int, share: float) -> None:
        self.scene, table = start(seed)
        super().__init__(drakkar.GAMES["odin"], table.players, table.options, seed, share)
        self.table = table
        self.choice = Random(seed)  # the same game whatever is checked on the way

    def _play(self) -> None:
        table, rng = self.table, self.rng
        self._every_position()
        for _ in range(DECISIONS):
            if table.over:
                self._run(self._result)
                break
            for check in (self._refusals, self._json, self._views, self._copies, self._guess):
                if rng.random() < self.share:
                    self._run(check)
            self.check = "play"
            seat = table.deciders[0]
            move = self._choose(seat)
            table.play(move, seat)
            self.decisions.append((seat, move))
            self._every_position()

    def _choose(self, seat: int) -> Move:
        """The kind of move first, as there are many places for one piece."""
        moves = self.table.moves(seat)
        for tag in HASTE if seat else ():
            hasty = [move for move in moves if tag == move.TAG]
            if hasty:
                return hasty[0]
        meddling = [move for move in moves if move in _MEDDLING]
        if meddling and self.choice.random() < 0.3:
            return self.choice.choice(meddling)
        tags = sorted({move.TAG for move in moves})
        tag = self.choice.choices(tags, [LIKED.get(tag, 8) for tag in tags])[0]
        return self.choice.choice([move for move in moves if tag == move.TAG])

    def _every_position(self) -> None:
        super()._every_position()
        self._run(self._sums)

    def _sums(self) -> None:
        """Scores add up, and no penalty is ever a gift."""
        s = state_of(self.table)
        self._expect(min(s.penalties) >= 0, "penalties {}", s.penalties)
        for seat, points in enumerate(self.table.standing()):
            self._expect(points["penalties"] == -3 * s.penalties[seat], "{}", points)


def attempt(trial: tuple[int, float]) -> tuple[int, str]:
    """The seed, and what went wrong ("" for nothing)."""
    seed, share = trial
    try:
        midway = Midway(seed, share)
    except Exception as error:  # a start that cannot be made is a fault, too
        return seed, f"start: {type(error).__name__}: {error}"
    try:
        midway.play()
    except Broken as error:
        last = ", ".join(str(move) for _, move in midway.decisions[-4:])
        return seed, f"{midway.scene}: {error} | {last}"
    return seed, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("starts", type=int, nargs="?", default=2000)
    parser.add_argument("--seed", type=int, default=1, help="of the first start; then counting up")
    parser.add_argument("--share", type=float, default=0.02, help="positions per dear check")
    parser.add_argument("--workers", type=int, default=None, help="processes (default: all cores)")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.starts)
    failed = 0
    with multiprocessing.Pool(options.workers) as pool:
        tried = pool.imap_unordered(attempt, [(seed, options.share) for seed in seeds], 20)
        for seed, trouble in tried:
            if trouble:
                failed += 1
                print(f"{seed}: {trouble}", flush=True)
    print(f"{options.starts} starts, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
