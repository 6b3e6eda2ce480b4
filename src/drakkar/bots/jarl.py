"""Jarl: searches. He compares whole turns by what becomes of them until the round is over.

Karl's search finds the turns that look best. Each of them is rolled on, with quick players in all
seats, to the horizon that the game names (the end of a round, an era, an adventure), in worlds
that are dealt anew from what the seat knows; there all positions are judged at equal depth. Those
that fall behind are dropped by halves, so that the good ones are compared in more worlds. Where
nothing is hidden and nothing left to chance before the horizon one world is enough: there he looks
for better plays at his own turns to come instead.

What a roll shows is noisy where much is hidden or left to chance, and karl's judgement of the turn
itself is not: the two are weighed by how far the rolls scatter and how far the judgements prove
wrong, both taken from the rolls.
"""

from __future__ import annotations

from collections import Counter
from math import inf
from operator import attrgetter, itemgetter
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from drakkar.bots import beam
from drakkar.bots.karl import POSITIONS as OWN_TURN
from drakkar.bots.karl import WIDTH, Late, Search, Turn, attended
from drakkar.bots.weighing import sight_of
from drakkar.kernel.game import Game
from drakkar.kernel.question import NATURE, Anytime, Chance, Move
from drakkar.kernel.seen import Seen
from drakkar.kernel.state import State

POSITIONS: Final = 15000
"""How many positions he looks at per decision, at most."""
SECONDS: Final = 0.3
TURNS: Final = 8
"""How many turns he compares."""
OPEN_TURNS: Final = 12
"""How many where nothing is left to chance."""
QUICK: Final = 12
"""How many answers the quick players of a roll look at when their turn begins."""
FOLLOWED: Final = 3
"""How many of these they follow, the best looking ones."""
NARROW: Final = 4
"""How many answers they compare at every further question."""
WIDE: Final = 8
"""How many they follow and compare where rolls scatter less than judgement errs."""
SHORT: Final = 10
"""How many further questions they follow."""
LONGEST: Final = 60
"""How many turns a roll goes on at most."""
LINED: Final = 0.5
"""How much of what he may think goes into the first lines, at most."""
ROOMY: Final = 8
"""How many lines there must be room for to let better players play them."""
LEAST: Final = 3
"""In how many worlds he must be able to roll a turn to begin with it."""
WORLDS: Final = 50
"""In how many worlds he compares turns, at most, before he drops half of them."""
USUAL_ERROR: Final = 2.0
"""The square of points by which judgements of turns are usually wrong."""
FINDING: Final = 0.5
"""How much of what he may think goes into finding turns, at most."""
LONG: Final = 4
"""How many answers a plan has at least that he looks at again on the way."""
CLEARLY: Final = 0.05
"""By how many points another end of a turn must look better to leave a plan."""
OWN_TURNS: Final = 1
"""How many own turns a roll takes where the game names no horizon."""


class Plan(NamedTuple):
    """The rest of a turn: what he will know when it comes to it, what he will do, and the best
    judgement of any turn that he has seen: one beyond it is new to him."""

    known: dict[str, object]
    moves: tuple[Move, ...]
    best: float


class Jarl:
    """``positions`` bounds his thoughts the same way on every machine, ``seconds`` ends them."""

    def __init__(self, positions: float = POSITIONS, seconds: float = SECONDS) -> None:
        self.positions, self.seconds = positions, seconds
        self._plans: dict[tuple[str, int], Plan] = {}

    def choose(self, game: Game, s: State, seat: int, moves: list[Move], rng: Random) -> Move:
        moves = attended(game, s, seat, moves)
        if len(moves) == 1:
            return moves[0]
        plan = self._plans.pop((game.slug, seat), None)
        thought = self.think(game, s, seat, rng)
        if plan is None or plan.moves[0] not in moves or plan.known != Seen(s, seat).known():
            chosen = self.select(thought.ranked(moves), rng).moves
            best = thought.best
        elif len(plan.moves) < LONG:
            chosen, best = plan.moves, plan.best
        else:
            chosen, best = thought.better(plan, moves)
        if len(chosen) > 1:
            self._keep(game, s, seat, chosen, best)
        return chosen[0]

    def think(self, game: Game, s: State, seat: int, rng: Random) -> Thought:
        return Thought(game, s, seat, rng, self.positions, self.seconds)

    def select(self, turns: list[Turn], rng: Random) -> Turn:
        """One of the turns that were compared, the best of which is the first."""
        return turns[0]

    def _keep(self, game: Game, s: State, seat: int, chosen: tuple[Move, ...], best: float) -> None:
        """The plan for the next question of this turn, if nothing comes between."""
        after = s.copy()
        for number, move in enumerate(chosen):
            if number and len(attended(game, after, seat, after.moves(seat))) > 1:
                known = Seen(after, seat).known()
                self._plans[game.slug, seat] = Plan(known, chosen[number:], best)
                return
            after.play(seat, move)
            if after.question(seat) is None:
                return


class Fork(NamedTuple):
    """Another end of one of his turns to come: by how much it looks worse, which turn it is."""

    gap: float
    own: int
    s: State


class Line(NamedTuple):
    """How a turn goes on to the horizon, and what else could be done on the way."""

    worth: float
    forks: list[Fork]


class Thought:
    """One decision."""

    def __init__(
        self, game: Game, s: State, seat: int, rng: Random, positions: float, seconds: float
    ) -> None:
        self.game, self.s, self.seat, self.rng = game, s, seat, rng
        self.seed = rng.getrandbits(48)
        self.others = [each for each in range(len(game.rules.standing(s))) if each != seat]
        self.budget, self.spent = positions, 0
        self.start = perf_counter()
        self.until = self.start + seconds
        self.judge = sight_of(game)
        self.horizon = game.rules.horizon
        self.mark = 0 if self.horizon is None else self.horizon(s)
        self.wide = self.chancy = False
        self.lines: dict[int, Line] = {}
        self.best = -inf
        """The best judgement of any turn that was found."""

    def ranked(self, moves: list[Move]) -> list[Turn]:
        """The turns that he compares, the best first, with how far ahead they leave him."""
        turns = self.candidates(moves)
        if len(turns) == 1:
            return turns
        scales = Scales([self.worth(turn.end) for turn in turns])
        try:
            self.afford(scales, turns)
            while len(scales.alive) > 1:
                # as much for every halving that is still to come
                stop = self.left - self.left / (len(scales.alive) - 1).bit_length()
                if self.lines:
                    while self.left > stop and self.improve(scales):
                        pass
                    scales.halve()
                    continue
                most = scales.worlds + WORLDS
                while (self.left > stop and scales.worlds < most) or not scales.worlds:
                    world = scales.worlds
                    ends = [self.end(turns[n], world) for n in scales.alive]
                    scales.add([self.worth(end) for end in ends])
                    if scales.worlds == LEAST and not self.wide and scales.sharp():
                        # little is left to chance: better players are worth more than more worlds
                        self.wide = True
                        scales.forget()
                scales.halve()
        except Late:
            if self.lines:
                scales.settle(self.lines)
        return [turns[n]._replace(value=worth) for n, worth in scales.ranked()]

    def afford(self, scales: Scales, turns: list[Turn]) -> None:
        """No more turns than can be rolled a few times, by what it costs to roll the first: a roll
        alone says less than the judgement. Where nothing is left to chance once is enough."""
        before = self.spent
        first = self.line(turns[scales.alive[0]])
        if self.until < inf:  # what the time is enough for
            now = perf_counter()
            enough = self.spent * (1 + (self.until - now) / (now - self.start))
            self.budget = min(self.budget, enough)
        many = self.left / max(1, self.spent - before)
        if self.s.hides or self.chancy:
            scales.drop(max(1, min(TURNS, int(many / LEAST))))
            return
        if many > ROOMY:
            self.wide, before = True, self.spent
            first = self.line(turns[scales.alive[0]])
            many = self.left / max(1, self.spent - before)
        scales.drop(max(1, int(1 + LINED * many)))
        self.lines[scales.alive[0]] = first
        for n in scales.alive[1:]:
            self.lines[n] = self.line(turns[n])
        scales.settle(self.lines)

    @property
    def left(self) -> float:
        return self.budget - self.spent

    def candidates(self, moves: list[Move]) -> list[Turn]:
        """The best turn of every answer; if those are few, other good ones beside them."""
        search = self.search(self.seat, self.rng, min(WIDTH, 4 + OWN_TURN // len(moves)), FINDING)
        ends: list[Turn] = []
        search.ends = ends
        try:
            if self.game.rules.long_turns:
                turns = _each(beam.ends(search, self.s, moves))
            else:
                moves = self.by_looks(search, moves)
                turns = search.turns(self.s, moves, OWN_TURN + search.positions)
        except Late:
            turns = _each(ends or [Turn(0.0, (moves[0],), self.s)])
        self.spent += search.positions
        turns.sort(key=_appeal)
        self.best = turns[0].value
        most = TURNS if self.s.hides else OPEN_TURNS
        turns = _different(turns)
        if len(turns) < most:
            turns = _different([*turns, *sorted(ends, key=_appeal)])
        return turns[:most]

    def better(self, plan: Plan, moves: list[Move]) -> tuple[tuple[Move, ...], float]:
        """The rest of a turn, unless a better end than any comes to light on the way: a long turn
        is not seen through at its beginning."""
        search = self.search(self.seat, self.rng, min(WIDTH, 4 + OWN_TURN // len(moves)))
        try:
            if self.game.rules.long_turns:
                turns = beam.ends(search, self.s, moves)
            else:
                turns = search.turns(self.s, moves, OWN_TURN)
            turn = max(turns, key=attrgetter("value"))
        except Late:
            return plan.moves, plan.best
        if turn.value > plan.best + CLEARLY:
            return turn.moves, turn.value
        return plan.moves, plan.best

    def by_looks(self, search: Search, moves: list[Move]) -> list[Move]:
        """The best looking answer first: there may not be time for all of them."""
        looks = []
        for move in moves:
            child = self.s.copy()
            child.play(self.seat, move)
            looks.append((search.value(child), move))
        return [move for _, move in sorted(looks, key=itemgetter(0), reverse=True)]

    def search(self, seat: int, rng: Random, width: int, share: float = 1.0) -> Search:
        """Of a turn, for no more than this share of what he may think."""
        search = Search(self.game, seat, rng, width, self.judge)
        search.most = self.left * share
        if self.until < inf:
            search.until = self.start + (self.until - self.start) * share
        return search

    def end(self, turn: Turn, world: int) -> State:
        """What becomes of a turn in one of the worlds that he can imagine: there the luck is the
        same for all turns."""
        luck = Random(self.seed + world)
        s = self.s.guess(self.seat, luck)
        self.follow(s, turn.moves, luck)
        return self.onward(s, luck, 0, [])

    def onward(self, s: State, luck: Random, own: int, forks: list[Fork]) -> State:
        """To the horizon. ``forks`` takes up what else he could do at his own turns."""
        turns, whims = 0, Random(luck.getrandbits(48))  # players do not use up nature's luck
        while s.agenda and turns < LONGEST and not self.over(s, own):
            question = next(s.open())
            seat = question.seat
            if isinstance(question, Chance):
                self.chancy = True
                s.play(seat, question.sample(s, luck))
                continue
            moves = attended(self.game, s, seat, s.moves(seat))
            if len(moves) == 1:
                s.play(seat, moves[0])
                continue
            if seat != self.seat and not self.game.rules.rivals:
                s.play(seat, whims.choice(moves))  # who is not met may do anything
                continue
            ends = self.quickly(s, seat, moves, whims)
            s = ends[0].end
            if seat == self.seat:
                own += 1
                forks += [Fork(ends[0].value - end.value, own, end.end) for end in ends[1:]]
            turns += 1
        return s

    def line(self, turn: Turn) -> Line:
        """What becomes of a turn where nothing is hidden and nothing left to chance."""
        luck = Random(self.seed)
        s = self.s.guess(self.seat, luck)
        self.follow(s, turn.moves, luck)
        forks: list[Fork] = []
        return Line(self.worth(self.onward(s, luck, 0, forks)), forks)

    def improve(self, scales: Scales) -> bool:
        """Another play at one of his turns to come, for every turn that is still compared: the one
        that looks least bad. The others' replies stay what karl would play. Whether there was any.
        """
        lines = [(n, self.lines[n]) for n in scales.alive if self.lines[n].forks]
        for n, line in lines:
            fork = min(line.forks, key=itemgetter(0))
            line.forks.remove(fork)
            forks = [other for other in line.forks if other.own <= fork.own]
            worth = self.worth(self.onward(fork.s, Random(self.seed), fork.own, forks))
            if worth > line.worth:
                self.lines[n] = Line(worth, forks)
        scales.settle(self.lines)
        return bool(lines)

    def over(self, s: State, own: int) -> bool:
        return own >= OWN_TURNS if self.horizon is None else self.horizon(s) != self.mark

    def follow(self, s: State, moves: tuple[Move, ...], luck: Random) -> None:
        """The turn as far as it can be played in this world."""
        for number, move in enumerate(moves):
            if number:
                while s.agenda and isinstance(s.agenda[-1], Chance):
                    s.play(NATURE, s.agenda[-1].sample(s, luck))
                if move not in s.moves(self.seat):
                    return
            s.play(self.seat, move)

    def quickly(self, s: State, seat: int, moves: list[Move], whims: Random) -> list[Turn]:
        """Ends of a turn as karl would find them in a hurry, the best first."""
        if len(moves) > QUICK:
            moves = whims.sample(moves, QUICK)
        search = self.search(seat, whims, WIDE if self.wide else NARROW)
        begun = []
        for move in moves:
            child = s.copy()
            child.play(seat, move)
            begun.append((search.value(child), child))
        begun.sort(key=itemgetter(0), reverse=True)
        ends = [
            search.greedy(child, search.moves(child), SHORT, ())
            for _, child in begun[: self.follows(seat)]
        ]
        self.spent += search.positions
        ends.sort(key=attrgetter("value"), reverse=True)
        return ends

    def follows(self, seat: int) -> int:
        """How many of the answers looked at are followed to the end of a turn."""
        if seat != self.seat and self.game.rules.rivals < 1:
            return 1  # who is hardly met may play as he likes
        return WIDE if self.wide else FOLLOWED

    def worth(self, s: State) -> float:
        """How far he is ahead."""
        mine = self.judge(s, self.seat)
        self.spent += 1
        rules = self.game.rules
        if not self.others or not rules.rivals or (rules.denies and s.agenda):
            return mine
        self.spent += len(self.others)
        return mine - rules.rivals * max([self.judge(s, seat) for seat in self.others])


class Scales:
    """What turns are worth: by judgement, and by the rolls so far, in the same worlds for all that
    are still compared."""

    def __init__(self, judged: list[float]) -> None:
        self.judged = judged
        self.worth = list(judged)
        self.dropped: list[int] = []
        self.exact = False
        self.rolls: list[list[float]] = [[] for _ in judged]
        self.alive = sorted(range(len(judged)), key=lambda n: -judged[n])
        self.noise: float | None = None
        self.errors: float | None = None
        """Variances: of a roll, and of judgement."""

    @property
    def worlds(self) -> int:
        return len(self.rolls[self.alive[0]])

    def add(self, values: list[float]) -> None:
        for number, value in zip(self.alive, values, strict=True):
            self.rolls[number].append(value)

    def sharp(self) -> bool:
        """Whether a roll errs less than judgement does, by the rolls so far."""
        self.order()
        return self.noise is not None and self.errors is not None and self.noise < self.errors

    def settle(self, lines: dict[int, Line]) -> None:
        """Nothing is left to chance: a turn is worth what its line comes to; without one it is
        out."""
        self.dropped[:0] = [n for n in self.alive if n not in lines]
        self.alive = [n for n in self.alive if n in lines]
        for n in self.alive:
            self.worth[n] = lines[n].worth
        self.exact = True

    def forget(self) -> None:
        """The rolls so far: others will be better."""
        self.rolls = [[] for _ in self.judged]
        self.noise = self.errors = None

    def halve(self) -> None:
        self.order()
        self.drop((len(self.alive) + 1) // 2)

    def drop(self, many: int) -> None:
        """All but the first so many."""
        self.dropped[:0] = self.alive[many:]
        self.alive = self.alive[:many]

    def ranked(self) -> list[tuple[int, float]]:
        """All, the best first, and what they seemed worth when they were compared last."""
        self.order()
        return [(n, self.worth[n]) for n in (*self.alive, *self.dropped)]

    def order(self) -> None:
        """The best first. A turn's worth lies between its judgement and the mean of its rolls:
        nearer to the one that errs less."""
        worlds, alive = self.worlds, self.alive
        if self.exact:
            alive.sort(key=lambda n: -self.worth[n])
            return
        if not worlds:
            return
        means = {n: sum(self.rolls[n]) / worlds for n in alive}
        if worlds > 1 and len(alive) > 1:
            self.noise = self._scatter(means)
        if self.errors is None:
            # how far judgement and rolls are apart, but for what the rolls scatter
            apart = [means[n] - self.judged[n] for n in alive]
            middle = sum(apart) / len(apart)
            squares = sum([(each - middle) ** 2 for each in apart]) + USUAL_ERROR
            both = squares / len(apart)
            noise = both / 2 if self.noise is None else self.noise / worlds
            self.errors = max(both - noise, both / 10)
            if self.noise is None:
                self.noise = noise
        noise = (self.noise or 0.0) / worlds
        trust = self.errors / (self.errors + noise)
        for n in alive:
            self.worth[n] = trust * means[n] + (1 - trust) * self.judged[n]
        alive.sort(key=lambda n: -self.worth[n])

    def _scatter(self, means: dict[int, float]) -> float:
        """The variance of a roll, when both the world and the turn are taken out."""
        worlds, alive = self.worlds, self.alive
        usual = [sum([self.rolls[n][w] for n in alive]) / len(alive) for w in range(worlds)]
        middle = sum(usual) / worlds
        squares = sum(
            [
                (self.rolls[n][w] - means[n] - usual[w] + middle) ** 2
                for n in alive
                for w in range(worlds)
            ]
        )
        return squares / ((len(alive) - 1) * (worlds - 1))


def _each(turns: list[Turn]) -> list[Turn]:
    """The best of those that begin with the same answer."""
    best: dict[Move, Turn] = {}
    for turn in sorted(turns, key=_appeal):
        best.setdefault(turn.move, turn)
    return list(best.values())


def _different(turns: list[Turn]) -> list[Turn]:
    """Without those that do the same in another order: they would be compared twice."""
    seen: dict[object, Turn] = {}
    for turn in turns:
        seen.setdefault((turn.value, frozenset(Counter(turn.moves).items())), turn)
    return list(seen.values())


def _appeal(turn: Turn) -> tuple[float, bool]:
    """The better first; what can be done at any time can wait."""
    return -turn.value, isinstance(turn.move, Anytime)


__all__ = ["Jarl"]
