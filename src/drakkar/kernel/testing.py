"""The contract kit: what every game must satisfy, run on every game.

``check_game`` plays one random game through the public API and raises ``Broken``, which names the
check that failed. What is cheap is checked in every position, what is dear in a random ``share``
of them. ``tests/kernel/test_games.py`` runs it on every game and variant, ``make soak`` on
thousands of games; a game needs no code for it but ``Question.probes`` and ``Rules.invariants``.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeVar

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game, draw
from drakkar.kernel.question import NATURE, Chance, Lanes, Move
from drakkar.kernel.record import replay
from drakkar.kernel.refusal import IllegalMove, Refusal
from drakkar.kernel.rulebook import rulebook
from drakkar.kernel.state import Seen, State, legal
from drakkar.kernel.table import Table, why_not
from drakkar.kernel.text import LANGUAGES
from drakkar.kernel.value import notation, to_json

F = TypeVar("F", bound=Callable[..., Any])

LONGEST = 20_000
"""No game has so many decisions: one that goes on for longer does not end."""

AHEAD = 8
"""How many decisions a restored table is played on beside the original."""


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a test as holding up these clauses of a rulebook; ``make rules`` lists them."""
    import pytest

    mark: Callable[[F], F] = pytest.mark.rule(*clauses)
    return mark


def variants(game: Game) -> list[tuple[int, dict[str, str]]]:
    """All seat counts with all combinations of options that the game accepts.

    Details are left as they are: there may be millions of combinations.
    """
    combinations = []
    choices = [(o.default,) if o.detail else o.choices for o in game.options.values()]
    for players in game.seats:
        for values in itertools.product(*choices):
            options = dict(zip(game.options, values, strict=True))
            try:
                game.chosen(players, options)
            except DrakkarError:
                continue
            combinations.append((players, options))
    return combinations


class Broken(AssertionError):
    """A game breaks its contract. ``check`` is the name of what failed."""

    def __init__(self, check: str, why: str) -> None:
        super().__init__(check, why)
        self.check = check

    def __str__(self) -> str:
        return f"{self.args[0]}: {self.args[1]}"


def check_game(
    game: Game,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    *,
    share: float = 0.1,
) -> int:
    """Play one random game and check the contract; returns the number of decisions made."""
    return _Trial(game, players, options or {}, seed, share).play()


class _Trial:
    """One game under examination."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str], seed: int, share: float
    ) -> None:
        self.game, self.players, self.options = game, players, options
        self.seed, self.share = seed, share
        self.rng = Random(f"{game.slug} {players} {sorted(options.items())} {seed}")
        self.clauses = {**rulebook("drakkar.kernel").clauses(), **game.rulebook.clauses()}
        self.table = Table(game, players, options, seed)
        self.decisions: list[tuple[int, Move]] = []
        self.gone: Mapping[str, int] = {}
        self.sources: set[str] | None = None
        self.copies: list[tuple[Table, str]] = []
        self.spoken: set[tuple[str, str, str]] = set()  # refusals that read well
        self.check = "start"

    # ---- the game ----------------------------------------------------------------------------
    def play(self) -> int:
        try:
            self._play()
        except Broken:
            raise
        except Exception as error:  # whatever a game raises is a broken contract too
            number = len(self.decisions)
            why = f"after {number} decisions: {type(error).__name__}: {error}"
            raise Broken(self.check, why) from error
        return len(self.decisions)

    def _play(self) -> None:
        table, rng = self.table, self.rng
        self._every_position()
        while not table.over:
            self._some_positions()
            self.check = "answers"
            seat = rng.choice(table.deciders)
            move = rng.choice(table.moves(seat))
            self.check = "play"
            table.play(move, seat)
            self.decisions.append((seat, move))
            self.check = "ends"
            self._expect(len(self.decisions) < LONGEST, f"not over after {LONGEST} decisions")
            self._every_position()
        for check in (
            *(self._result, self._after_the_end, self._json, self._views),
            *(self._replayed, self._kept_copies),
        ):
            self._run(check)
        for check in (self._listening, self._chances):
            if rng.random() < 10 * self.share:  # once per game is plenty
                self._run(check)

    def _every_position(self) -> None:
        for check in (self._answers, self._conserved):
            self._run(check)

    def _some_positions(self) -> None:
        for check in (
            *(self._copies, self._notation, self._refusals, self._strangers, self._json),
            *(self._replay, self._standing, self._views, self._guess, self._undo),
        ):
            if self.rng.random() < self.share:
                self._run(check)

    def _run(self, check: Callable[[], None]) -> None:
        """Run one check; what only looks at the table must not change it."""
        self.check = check.__name__.strip("_")
        state, log = self.table.state.copy(), len(self.table.log)
        check()
        unchanged = self.table.state == state and len(self.table.log) == log
        self._expect(unchanged, "looking at the table has changed it")

    def _expect(self, condition: bool, why: str, *args: Any) -> None:
        """``why`` is a format for ``args``: put together only when it is needed."""
        if not condition:
            raise Broken(self.check, f"after {len(self.decisions)} decisions: {why.format(*args)}")

    def _expect_same(self, ours: State, theirs: State) -> None:
        if ours != theirs:
            raise Broken(
                self.check, f"after {len(self.decisions)} decisions: {_diff(ours, theirs)}"
            )

    # ---- in every position -------------------------------------------------------------------
    def _answers(self) -> None:
        """Somebody is asked, and nobody without a legal answer."""
        table = self.table
        seats = table.deciders
        self._expect(bool(seats) != table.over, "not over, and nobody is asked")
        self._expect(len(set(seats)) == len(seats), f"asked twice at once: {seats}")
        for seat in seats:
            self._expect(0 <= seat < self.players, "seat {} is asked", seat)
            question, moves = table.question(seat), table.moves(seat)
            self._expect(question is not None, "what is seat {} asked?", seat)
            assert question is not None
            # without the anytime moves, which leave the question open
            answers = question.moves(table.state)
            self._expect(bool(answers), "{} has no legal answer", question)
            several = question.several(table.state)
            self._expect(len(answers) > 1 or not several, "{} has not several answers", question)
            self._expect(len(set(moves)) == len(moves), "{} offers a move twice", question)
            if len(seats) > 1:
                same = moves == table.state.moves(seat)
                self._expect(same, "an answer in another lane changes those to {}", question)

    def _conserved(self) -> None:
        """The game's own invariants, and nothing that has left the game comes back."""
        asserts = self.game.rules.invariants
        if asserts is None:
            return
        gone = asserts(self.table.state)
        for name, number in self.gone.items():
            self._expect(gone.get(name, 0) >= number, "{}: {} gone, now {}", name, number, gone)
        self.gone = gone

    # ---- in some positions -------------------------------------------------------------------
    def _notation(self) -> None:
        """Moves and questions survive JSON and notation."""
        table = self.table
        for seat in table.deciders:
            for move in table.moves(seat):
                self._expect(isinstance(move, Move), "{} is no Move", move)
                for written in (json.loads(json.dumps(to_json(move))), notation(move)):
                    read = self.game.move(written)
                    same = read == move and type(read) is type(move)
                    self._expect(same, "{} is written {} and read {}", move, written, read)

    def _refusals(self) -> None:
        """``refuse`` is None exactly for the moves of ``moves``, and otherwise has a clause."""
        table = self.table
        for seat in table.deciders:
            question = table.question(seat)
            assert question is not None
            moves = set(table.moves(seat))
            tried = {*moves, *question.probes(table.state)}
            for kind in question.allows:
                tried.update(move for _, move in self.decisions if isinstance(move, kind))
            for move in tried:
                refusal = table.why_not(move, seat)
                listed = move in moves
                self._expect((refusal is None) == listed, "{}: {}, {}", move, refusal, listed)
                if refusal is not None:
                    self._well_refused(refusal)
            illegal = sorted(tried - moves, key=repr)
            if illegal:
                self._refused(self.rng.choice(illegal), seat)

    def _well_refused(self, refusal: Refusal) -> None:
        spoken = (refusal.clause, refusal.reason, str(refusal.args))
        if spoken in self.spoken:
            return
        self.spoken.add(spoken)
        self._expect(refusal.clause in self.clauses, "no clause {}", refusal)
        for lang in LANGUAGES:
            name = "refusal-" + refusal.reason
            texts = self.game.texts(lang)
            for problem in texts.problems(name, **refusal.said(texts)):
                self._expect(False, problem)
        json.dumps(refusal.to_json())

    def _refused(self, move: Move, seat: int | None, clause: str = "") -> None:
        """The table refuses this and is as it was."""
        table = self.table
        state, log, draws = table.state.copy(), list(table.log), table.draws
        try:
            table.play(move, seat)
        except IllegalMove as error:
            refusal = error.refusal
        else:
            raise Broken(self.check, f"{move} of seat {seat} was accepted")
        self._expect(refusal == table.why_not(move, seat), f"{move}: two reasons")
        self._expect(clause in ("", refusal.clause), f"{move} refused by {refusal}, not {clause}")
        self._well_refused(refusal)
        unchanged = table.state == state and table.log == log and table.draws == draws
        self._expect(unchanged, f"{move} was refused and changed something")

    def _strangers(self) -> None:
        """Moves by a wrong seat and moves of a wrong kind are refused."""
        table = self.table
        asked = table.deciders
        for seat in range(-1, self.players + 1):
            if seat not in asked:
                self._refused(table.moves(asked[0])[0], seat, "KER-1")
        seen = {type(entry.move): entry.move for entry in table.log}
        for seat in asked:
            question = table.question(seat)
            assert question is not None
            for kind, move in seen.items():
                if not issubclass(kind, (*question.kinds(), *question.allows)):
                    self._refused(move, seat)

    def _copies(self) -> None:
        """A copy is equal, lives its own life, and does not feel that of the original."""
        copy, text = self.table.copy(), _text(self.table.state)
        self._expect_same(copy.state, self.table.state)
        self.copies.append((self.table.copy(), text))
        for _ in range(AHEAD):
            _random_answer(copy, self.rng)
        self._expect(_text(self.table.state) == text, "playing a copy has changed the original")

    def _kept_copies(self) -> None:
        for copy, text in self.copies:
            self._expect(_text(copy.state) == text, "playing on has changed an old copy")

    def _json(self) -> None:
        """A position survives JSON and goes on in the same way."""
        state = self.table.state
        text = _text(state)
        read = type(state).from_json(json.loads(text))
        self._expect_same(read, state)
        self._expect(_text(read) == text, "JSON of JSON differs")
        twin, again = self.table.copy(), self.table.copy()
        twin.state = read
        twin._look()
        self._go_on_alike(again, twin)

    def _replay(self) -> None:
        """The record of a game in progress gives the same table with the same future."""
        table = self.table
        record = json.loads(json.dumps(table.record()))
        self._go_on_alike(table.copy(), self._same(replay(self._shelf(), record), len(table.log)))
        # broken off anywhere, also between two draws: the rest up to here follows by itself
        # or has yet to be decided, but nature draws what she drew
        cut = self.rng.randrange(len(table.log) + 1)
        record["answers"] = record["answers"][:cut]
        resumed = replay(self._shelf(), record)
        self._same(resumed, max(cut, len(resumed.log)), whole=False)

    def _same(self, other: Table, entries: int, *, whole: bool = True) -> Table:
        ours = self.table.log[:entries]
        self._expect(len(other.log) == entries, f"{len(other.log)} answers instead of {entries}")
        for number, (mine, theirs) in enumerate(zip(ours, other.log, strict=False), start=1):
            self._expect(
                mine == theirs, "answer {} of the record is {}, was {}", number, theirs, mine
            )
        if whole:
            table = self.table
            self._expect_same(other.state, table.state)
            self._expect(other.deciders == table.deciders, f"asks {other.deciders}")
        return other

    def _go_on_alike(self, ours: Table, theirs: Table) -> None:
        for _ in range(AHEAD):
            if ours.over:
                break
            seat = self.rng.choice(ours.deciders)
            self._expect(
                ours.moves(seat) == theirs.moves(seat), "the restored game offers other moves"
            )
            move = self.rng.choice(ours.moves(seat))
            ours.play(move, seat)
            theirs.play(move, seat)
            self._expect_same(ours.state, theirs.state)
            self._expect(ours.log == theirs.log, "the restored game logs something else")

    def _standing(self) -> None:
        """The live score has the sources of the final one."""
        for points in self.table.standing():
            if self.sources is None:
                self.sources = set(points)
            self._expect(set(points) == self.sources, f"sources {list(points)}")

    def _views(self) -> None:
        """Views are JSON and do not depend on what a seat cannot know."""
        table = self.table
        knower = self.rng.randrange(self.players)
        twin = table.copy()
        twin.state = table.state.guess(knower, self.rng)
        twin._look()
        for seat in (None, knower):
            view = json.dumps(table.view(seat), allow_nan=False)
            guessed = json.dumps(twin.view(seat))
            why = "the view of {} tells what is hidden:\n{}\n{}"
            self._expect(guessed == view, why, seat, view, guessed)

    def _guess(self) -> None:
        """A guess keeps what the seat knows, depends on nothing else, and can be played to the
        end."""
        table = self.table
        seat = self.rng.randrange(self.players)
        number = self.rng.getrandbits(32)
        guessed = table.state.guess(seat, Random(number))
        again = table.state.guess(seat, Random(number))
        self._expect(again == guessed, "two guesses with the same generator differ")
        self._expect(guessed is not table.state, "a guess is the state itself")
        knows, thinks = Seen(table.state, seat).known(), Seen(guessed, seat).known()
        for name in knows:
            of_owners = table.state.zones.get(name) == "owner"  # of the others the view decides
            same = (
                knows[name][seat] == thinks[name][seat]
                if of_owners
                else knows[name] == thinks[name]
            )
            self._expect(same, f"seat {seat} knows {name}={knows[name]}, not {thinks[name]}")
        asked, now = table.state.question(seat), guessed.question(seat)
        self._expect(asked == now, f"seat {seat} is asked {asked}, in his guess {now}")
        self._guessed_alike(seat, guessed)  # it looks like the truth to this seat
        for twin in self._other_secrets(seat):
            self._guessed_alike(seat, twin)
        if self.game.rules.invariants is not None:
            self.game.rules.invariants(guessed)
        self._playable(guessed)

    def _guessed_alike(self, seat: int, twin: State) -> None:
        """Equal knowledge gives equal guesses: nothing that is hidden decides what is guessed."""
        number = self.rng.getrandbits(32)
        ours = self.table.state.guess(seat, Random(number))
        theirs = twin.guess(seat, Random(number))
        if ours != theirs:
            self._expect(False, "equal knowledge, unequal guesses: {}", _diff(ours, theirs))

    def _other_secrets(self, seat: int) -> list[State]:
        """The same position, but for an answer that somebody else has given under seal: those
        that look to ``seat`` as this one does."""
        table = self.table
        top = table.state.agenda[-1] if table.state.agenda else None
        others = [other for other in table.deciders if other != seat]
        if not (isinstance(top, Lanes) and top.sealed and others):
            return []
        other, view, alike = self.rng.choice(others), json.dumps(table.view(seat)), []
        answers = table.moves(other)
        for move in self.rng.sample(answers, min(4, len(answers))):
            twin = table.copy()
            twin.play(move, other)
            if json.dumps(twin.view(seat)) == view:
                alike.append(twin.state)
        return alike

    def _playable(self, s: State) -> None:
        number = 0
        while s.agenda:
            number += 1
            self._expect(number < LONGEST, f"a guess is not over after {LONGEST} answers")
            questions = list(s.open())
            drawing = [question for question in questions if isinstance(question, Chance)]
            question = drawing[0] if drawing else self.rng.choice(questions)
            if isinstance(question, Chance):
                s.play(NATURE, question.sample(s, self.rng))
            else:
                moves = legal(s, question)
                self._expect(bool(moves), "in a guess {} has no legal answer", question)
                s.play(question.seat, self.rng.choice(moves))

    def _undo(self) -> None:
        """Taking back and answering again changes nothing; barriers hold."""
        table = self.table
        seat = self.rng.choice((None, *range(self.players)))
        twin = table.copy()
        refusal = twin.why_no_undo(seat)
        try:
            taken = twin.undo(seat)
        except IllegalMove as error:
            self._expect(error.refusal == refusal, f"{error.refusal}, foretold was {refusal}")
            self._well_refused(error.refusal)
            self._expect(twin.state == table.state and twin.log == table.log, "undo refused, done")
            return
        self._expect(refusal is None, f"undone, though {refusal}")
        index = next(
            n
            for n in range(len(table.log) - 1, -1, -1)
            if not table.log[n].forced
            and table.log[n].seat != NATURE
            and seat in (None, table.log[n].seat)
        )
        entry = table.log[index]
        self._expect(taken == entry.move, f"took back {taken} instead of {entry.move}")
        self._expect(not entry.reveals, f"took back {entry}, which revealed something")
        barred = [
            later
            for later in table.log[index + 1 :]
            if (later.seat == NATURE or (not later.forced and later.seat != entry.seat))
            and not (entry.group and later.group == entry.group and later.lane != entry.lane)
            and not table._unknown(later, entry.seat)
        ]
        self._expect(not barred, f"undo of {entry} crosses {barred}")
        lost = [] if entry.group else [e for e in table.log if table._unknown(e, entry.seat)]
        stays = [
            e
            for e in table.log
            if e is not entry and (e.seat == NATURE or not e.forced) and e not in lost
        ]
        left = [e for e in twin.log if e.seat == NATURE or not e.forced]
        self._expect(left == stays, "undo took more than one answer")
        self._expect(entry.seat in twin.deciders, f"seat {entry.seat} is not asked again")
        twin.play(taken, entry.seat)
        if lost:
            return
        self._expect(twin.draws == table.draws, "undo and the same answer drew again")
        again = twin.state.copy()
        if any(later.lane != entry.lane for later in table.log[index + 1 :]):
            for name in again.shared:  # other lanes went on: a common pile lies in another order
                setattr(again, name, getattr(table.state.copy(), name))
        self._expect_same(again, table.state)

    # ---- at the end --------------------------------------------------------------------------
    def _result(self) -> None:
        """The breakdown sums to the score; the winners are the best."""
        table = self.table
        result = table.result()
        self._expect(table.standing() == list(result.breakdown), "standing is not the breakdown")
        for seat, points in enumerate(result.breakdown):
            total = sum(points.values())
            self._expect(
                total == result.scores[seat], f"seat {seat}: {points} is not {result.scores[seat]}"
            )
            same = self.sources in (None, set(points))
            self._expect(same, f"sources {list(points)}, before {self.sources}")
        seats = list(range(self.players))
        self._expect(sorted(result.ranking) == seats, f"ranking {result.ranking}")
        places = [result.places[seat] for seat in result.ranking]
        self._expect(places == sorted(places) and places[0] == 1, f"places {result.places}")
        best = max(result.scores)
        for seat in seats:
            won = seat in result.winners
            first = result.places[seat] == 1 and (result.opponent is None or won)
            self._expect(won == first, f"winners {result.winners}")
            self._expect(not won or result.scores[seat] == best, "a winner has not most points")

    def _after_the_end(self) -> None:
        table = self.table
        self._expect(table.moves() == [], "moves after the end")
        self._expect(_raises(table.copy().play, None), "None was accepted as a move")
        for seat, move in self.decisions[-3:]:
            for other in (None, seat):
                self._refused(move, other, "KER-3")

    def _replayed(self) -> None:
        table = self.table
        again = self._same(
            replay(self._shelf(), json.loads(json.dumps(table.record()))), len(table.log)
        )
        self._expect(again.result() == table.result(), f"replayed to {again.result()}")

    def _listening(self) -> None:
        """Who listens hears the same game; a sealed group is not told of before it is done."""
        ears = Table(self.game, self.players, self.options, self.seed, listen=True)
        assert ears.events is not None
        for seat, move in self.decisions:
            before = len(ears.events)
            ears.play(move, seat)
            top = ears.state.agenda[-1] if ears.state.agenda else None
            if isinstance(top, Lanes) and top.sealed:
                for number, (kind, audience, _) in ears.events[before:]:
                    entry = ears.log[number - 1]
                    may_know = entry.group != top.number or audience == (entry.lane,)
                    self._expect(may_know, f"the event {kind} breaks the seal of {entry}")
        self._same(ears, len(self.table.log))
        again = replay(self._shelf(), ears.record(), listen=True)
        self._expect(again.events == ears.events, "a replay tells other events")
        json.dumps(ears.events)

    def _chances(self) -> None:
        """One of nature's answers: what she can draw, and with which chances."""
        draws = [number for number, entry in enumerate(self.table.log) if entry.seat == NATURE]
        if not draws:
            return
        number = self.rng.choice(draws)
        s = replay(self._shelf(), self.table.record(), upto=number).state
        question = next(q for q in s.open() if isinstance(q, Chance))
        for _ in range(3):
            drawn = question.sample(s, self.rng)
            refusal = why_not(s, question, drawn)
            self._expect(refusal is None, f"{question} draws {drawn}: {refusal}")
        twice = [question.sample(s, draw(self.seed, number)) for _ in range(2)]
        self._expect(twice[0] == twice[1], f"{question} has a generator of its own")
        outcomes = question.outcomes(s)
        if outcomes is not None:
            moves = [move for move, _ in outcomes]
            self._expect(self.table.log[number].move in moves, f"{question}: unforeseen outcome")
            self._expect(len(set(moves)) == len(moves), f"{question}: an outcome twice")
            self._expect(abs(sum(p for _, p in outcomes) - 1) < 1e-9, f"{question}: not 1 in all")
            for move in moves:
                refusal = why_not(s, question, move)
                self._expect(refusal is None, f"{question}: outcome {move}: {refusal}")

    def _shelf(self) -> dict[str, Game]:
        return {self.game.slug: self.game}


def _text(s: State) -> str:
    return json.dumps(s.to_json(), allow_nan=False)


def _random_answer(table: Table, rng: Random) -> None:
    if not table.over:
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)


def _raises(play: Callable[[Any], None], move: Any) -> bool:
    try:
        play(move)
    except IllegalMove:
        return True
    return False


def _diff(left: State, right: State) -> str:
    """The fields in which two states differ, for the message."""
    ours, theirs = left.to_json(), right.to_json()
    different = [name for name in ours if ours[name] != theirs.get(name)]
    return "; ".join(f"{name}: {ours[name]} is not {theirs.get(name)}" for name in different)


__all__ = ["Broken", "check_game", "rule", "variants"]
