"""Table: a state plus what no player may see: the seed, the log, undo, forced questions."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game, Result, draw
from drakkar.kernel.question import (
    CHANCE,
    LANES,
    NATURE,
    QUESTION,
    Anytime,
    Chance,
    Lanes,
    Move,
    Question,
)
from drakkar.kernel.refusal import Asked, IllegalMove, Refusal
from drakkar.kernel.state import Event, Seen, State, legal
from drakkar.kernel.value import brief, fits, to_json


class LogEntry(NamedTuple):
    """One answer. ``group`` is the number of the group of lanes it was given in, 0 outside;
    ``lane`` the seat whose lane it was, also for nature's answers there."""

    seat: int
    move: Move
    forced: bool
    group: int
    lane: int
    sealed: bool
    audience: tuple[int, ...] | None
    reveals: bool


class Start(NamedTuple):
    """A position that a table begins from instead of the game's setup: one that was stored under
    earlier rules. ``draws`` is how often nature had answered before, so that her luck goes on."""

    state: State
    draws: int


# a third of the time of calling the class
_log_entry = partial(tuple.__new__, LogEntry)


class Table:
    """A game being played. The public face of the kernel; see ``drakkar`` for examples."""

    __slots__ = (
        "_first",
        "_moves",
        "auto",
        "draws",
        "events",
        "game",
        "log",
        "meta",
        "options",
        "players",
        "seed",
        "start",
        "state",
    )

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        *,
        auto: bool = True,
        listen: bool = False,
        settle: bool = True,
        start: Start | None = None,
    ) -> None:
        if type(seed) not in (int, type(None)):
            raise DrakkarError("error-seed", seed=repr(seed))
        self.game = game
        self.players = players
        self.options = game.chosen(players, options)
        self.seed: int = secrets.randbits(53) if seed is None else seed
        self.auto = auto  # answer forced questions
        self.log: list[LogEntry] = []
        self.start = start
        self.draws = 0 if start is None else start.draws  # answers of nature so far
        self.events: list[tuple[int, Event]] | None = [] if listen else None
        self.meta: dict[str, Any] = {}  # kept in the record, ignored by the rules
        self._moves: dict[int, list[Move]] = {}  # what moves() has worked out since the last answer
        self._first = NATURE  # the first decider
        self._start()
        if settle:
            self._settle()
        else:
            self._look()

    def _beginning(self) -> State:
        if self.start is not None:
            return self.start.state.copy()
        setup: State = self.game.rules.setup(self.players, self.options)
        return setup

    def _start(self) -> None:
        s = self._beginning()
        self.state = s
        self._moves = {}
        if self.events is not None:
            s.events = []
        s.settle()
        if self.events is not None:
            self._collect()

    # ---- asking ------------------------------------------------------------------------------
    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that owe an answer now; () when the game is over."""
        return tuple(question.seat for question in self.state.open())

    @property
    def decider(self) -> int:
        """The first of them; NATURE when the game is over."""
        return self._first

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def question(self, seat: int | None = None) -> Question | None:
        """What the seat (or the first decider) is asked."""
        question = self.state.question(self._first if seat is None else seat)
        return question if isinstance(question, Question) else None

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the first decider, or of ``seat``; none if it owes no answer.

        The list belongs to the table: copy it before changing it.
        """
        if seat is None:
            seat = self._first
        if seat in self._moves:
            return self._moves[seat]
        moves = self.state.moves(seat)
        if moves:  # nothing is kept for a seat that is not asked: what it is asked next is news
            self._moves[seat] = moves
        return moves

    def why_not(self, move: Move, seat: int | None = None) -> Refusal | None:
        """None for a legal move, otherwise why it is not."""
        if not self.state.agenda:
            return Refusal("KER-3", "game-over")
        question = self.state.question(self._first if seat is None else seat)
        if not isinstance(question, Question):
            turn = ", ".join(str(decider + 1) for decider in self.deciders)
            return Refusal("KER-1", "not-your-turn", {"seats": turn})
        refusal = why_not(self.state, question, move)
        if refusal is not None and refusal.reason == "wrong-kind":
            asked: Asked = refusal.args["asked"]
            names = self.game.rules.wording.asked(Seen(self.state, question.seat))
            refusal = refusal._replace(args={"asked": asked.named(names)})
        return refusal

    # ---- playing -----------------------------------------------------------------------------
    def play(self, move: Move, seat: int | None = None) -> None:
        """Answer for the first decider, or for ``seat``. Raises IllegalMove and changes nothing."""
        if seat is None:
            seat = self._first
        moves = self._moves[seat] if seat in self._moves else self.moves(seat)
        try:
            move = moves[moves.index(move)]
        except ValueError:
            refusal = self.why_not(move, seat)
            if refusal is None:  # the contract kit hunts for this: refuse() and moves() disagree
                raise AssertionError(f"{move!r} is neither legal nor refused") from None
            raise IllegalMove(refusal, self.game.package) from None
        self._apply(seat, move, forced=False)
        self._settle()

    def _apply(self, seat: int, move: Move, *, forced: bool) -> None:
        s = self.state
        top = s.agenda[-1]
        if top.role == LANES:
            group_of_lanes: Lanes = top  # type: ignore[assignment]
            for lane, agenda in group_of_lanes.lanes:  # noqa: B007 - used after the loop
                if agenda and agenda[-1].seat == seat:  # type: ignore[attr-defined]
                    question = agenda[-1]
                    break
            group, sealed = group_of_lanes.number, group_of_lanes.sealed
        else:
            lane, question, group, sealed = seat, top, 0, False
        audience: tuple[int, ...] | None = None
        if seat == NATURE:
            self.draws += 1
            audience, reveals = question.audience(), True  # type: ignore[attr-defined]
        else:
            # what is done beside a question does not answer it
            manner = question.manner
            reveals = manner.reveals and not move.anytime
            if manner.secret or move.manner.secret:
                audience = (seat,)
        uncovered = s.reveals
        self.log.append(_log_entry((seat, move, forced, group, lane, sealed, audience, reveals)))
        s.play(seat, move)
        if s.reveals != uncovered:
            self.log[-1] = self.log[-1]._replace(reveals=True)
        if group and s.agenda and type(now := s.agenda[-1]) is Lanes and now.number == group:
            self._moves.pop(lane, None)  # nobody's answer changes what the other lanes may answer
        else:
            self._moves.clear()
        if self.events is not None:
            self._collect()

    def _collect(self) -> None:
        heard, self.state.events = self.state.events, []
        number = len(self.log)
        self.events.extend((number, event) for event in heard or ())  # type: ignore[union-attr]

    def _settle(self, *, nature: bool = True, only: int | None = None, listed: bool = True) -> None:
        """Let nature draw and answer what is forced, until somebody has a real choice.

        Without ``nature`` it ends where she would be asked; ``only``: this seat alone answers.
        Without ``listed`` a choice need not be worked out once it is known to be one.
        """
        s = self.state
        while s.agenda:
            top = s.agenda[-1]
            manner = top.manner
            role = manner.role
            if role == QUESTION:
                question: Question = top  # type: ignore[assignment]
                if only is not None and question.seat != only:
                    break
                if not listed and (manner.ask_when_forced or question.several(s)):
                    break
                moves = legal(s, question) if manner.allows else manner.moves(question, s)
                seat = question.seat
                if len(moves) != 1 or not self.auto or manner.ask_when_forced:
                    self._first = seat
                    self._moves[seat] = moves
                    return
                self._apply(seat, moves[0], forced=True)
            elif role == CHANCE:
                if not nature:
                    break
                outcome = top.sample(s, draw(self.seed, self.draws))  # type: ignore[attr-defined]
                self._apply(NATURE, outcome, forced=False)
            elif not self._settle_lanes(top, nature, only):  # type: ignore[arg-type]
                break
        self._first = self._decider()

    def _look(self) -> None:
        """Forget what was worked out for an earlier position."""
        self._first = self._decider()
        self._moves = {}

    def _decider(self) -> int:
        """The first seat that owes an answer; nature where she does, or nobody."""
        agenda = self.state.agenda
        if not agenda:
            return NATURE
        top = agenda[-1]
        if top.role == LANES:
            for _, lane in top.lanes:  # type: ignore[attr-defined]
                if lane:
                    seat: int = lane[-1].seat
                    return seat
        return top.seat  # type: ignore[attr-defined, no-any-return]

    def _settle_lanes(self, group: Lanes, nature: bool, only: int | None) -> bool:
        """The same for the first lane where it is possible; False if everybody has a choice."""
        s = self.state
        for _, lane in group.lanes:
            if not lane:
                continue
            top = lane[-1]
            if top.role == CHANCE:
                if not nature:
                    return False
                outcome = top.sample(s, draw(self.seed, self.draws))  # type: ignore[attr-defined]
                self._apply(NATURE, outcome, forced=False)
                return True
            question: Question = top  # type: ignore[assignment]
            seat = question.seat
            if seat in self._moves:  # looked at before, and nothing has changed in this lane
                continue
            if only is not None and seat != only:
                continue
            if self.auto and not question.ask_when_forced:
                moves = self._moves[seat] = legal(s, question)
                if len(moves) == 1:
                    self._apply(seat, moves[0], forced=True)
                    return True
        return False

    # ---- taking back -------------------------------------------------------------------------
    def undo(self, seat: int | None = None) -> Move:
        """Take back the last answer of ``seat`` (default: of whoever answered last).

        Returns the move taken back. Raises IllegalMove, which says why it stops, where going
        back would undo what was revealed or what somebody else decided.
        """
        index, refusal = self._undoable(seat)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.package)
        taken_back = self.log[index].move
        self._rebuild(self._without(index))
        return taken_back

    def why_no_undo(self, seat: int | None = None) -> Refusal | None:
        """None if ``undo(seat)`` would work."""
        return self._undoable(seat)[1]

    def _without(self, index: int) -> list[LogEntry]:
        """The log without this answer and what followed from it."""
        taken = self.log[index]
        return self.log[:index] + [e for e in self.log[index:] if self._survives(e, taken)]

    @staticmethod
    def _survives(entry: LogEntry, taken: LogEntry) -> bool:
        return bool(taken.group) and entry.group == taken.group and entry.lane != taken.lane

    def _undoable(self, seat: int | None) -> tuple[int, Refusal | None]:
        log = self.log
        index = len(log) - 1
        while index >= 0 and (
            log[index].forced or log[index].seat == NATURE or seat not in (None, log[index].seat)
        ):
            index -= 1
        if index < 0:
            return index, Refusal("KER-5", "undo-nothing")
        taken = log[index]
        top = self.state.agenda[-1] if self.state.agenda else None
        group = top.number if type(top) is Lanes else 0
        if (
            taken.sealed
            and taken.group != group
            and any(e.group == taken.group and e.lane != taken.lane for e in log)
        ):
            return index, Refusal("KER-6", "undo-revealed")
        if taken.reveals:
            return index, Refusal("KER-6", "undo-revealed")
        for entry in log[index + 1 :]:
            if self._survives(entry, taken) or self._unknown(entry, taken.seat):
                continue
            if entry.seat == NATURE:
                return index, Refusal("KER-6", "undo-nature")
            if entry.reveals:
                return index, Refusal("KER-6", "undo-revealed")
            if entry.seat != taken.seat and not entry.forced:
                return index, Refusal("KER-7", "undo-other", {"seat": entry.seat + 1})
        if any(e.seat == NATURE for e in log[index + 1 :]) and not self._fits(self._without(index)):
            return index, Refusal("KER-7", "undo-depends")
        return index, None

    def _unknown(self, entry: LogEntry, seat: int) -> bool:
        """Given under seal by one who has not finished: nobody else knows, so it bars nobody."""
        if not self.sealed_off(entry, seat):
            return False
        return any(lane == entry.lane and agenda for lane, agenda in self.state.agenda[-1].lanes)  # type: ignore[attr-defined]

    def _fits(self, entries: list[LogEntry]) -> bool:
        """Whether these answers could have been given: lanes may share a pile that one draws from
        what another has put there."""
        s = self._beginning()
        s.settle()
        for entry in entries:
            question = s.question(entry.seat)
            if question is None or why_not(s, question, entry.move) is not None:
                return False
            s.play(entry.seat, entry.move)
        return True

    def _rebuild(self, entries: list[LogEntry]) -> None:
        self.log, self.draws = [], 0 if self.start is None else self.start.draws
        if self.events is not None:
            self.events = []
        self._start()
        for entry in entries:
            self._apply(entry.seat, entry.move, forced=entry.forced)
        self._settle()

    # ---- knowing -----------------------------------------------------------------------------
    def position(self, seat: int | None, board: dict[str, Any] | None = None) -> dict[str, Any]:
        """What lies on the table and what is asked, as far as ``seat`` may know it, as JSON; None:
        a spectator. ``board``: what lies there, where the caller has worked it out already."""
        if seat is not None and seat not in range(self.players):
            known = ", ".join(str(number) for number in range(self.players))
            raise DrakkarError("error-seat", seat=str(seat), known=f"{known}, None")
        s = self.state
        question = None if seat is None else s.question(seat)
        return {
            "game": self.game.slug,
            "seat": seat,
            "players": self.players,
            "options": dict(self.options),
            "deciders": list(self.deciders),
            "over": self.over,
            "table": self.game.rules.present(Seen(s, seat)) if board is None else board,
            "question": to_json(question) if question is not None else None,
            "moves": [to_json(m) for m in self.moves(seat)] if question is not None else [],
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that ``seat`` may know: the position, what led to it, and how it ended."""
        view = self.position(seat) | {
            "log": [self._entry_view(e, seat) for e in self.log if not self.sealed_off(e, seat)],
            "undo": {} if seat is None else {str(seat): self.why_no_undo(seat) is None},
        }
        if self.over:
            result = self.result()
            view["result"] = {
                "scores": list(result.scores),
                "ranking": list(result.ranking),
                "places": list(result.places),
                "winners": list(result.winners),
                "breakdown": [dict(sources) for sources in result.breakdown],
                "opponent": result.opponent,
            }
        return view

    def _entry_view(self, entry: LogEntry, seat: int | None) -> dict[str, Any]:
        if not self.may_see(entry, seat):
            return {"seat": entry.seat}  # that it was forced would tell something of a hand
        return {"seat": entry.seat, "forced": entry.forced, "move": to_json(entry.move)}

    def sealed_off(self, entry: LogEntry, seat: int | None) -> bool:
        """Given in another lane of a sealed group that is still open.

        Such entries are left out of views: how many there are would tell what was chosen.
        """
        if not entry.sealed or entry.lane == seat:
            return False
        top = self.state.agenda[-1] if self.state.agenda else None
        return type(top) is Lanes and top.number == entry.group

    def may_see(self, entry: LogEntry, seat: int | None) -> bool:
        """Whether this seat may know the move of a log entry."""
        if entry.audience is not None and seat not in entry.audience:
            return False
        return not self.sealed_off(entry, seat)

    @property
    def hides(self) -> bool:
        """Whether some seats know what others do not."""
        return self.state.hides

    def guess(self, seat: int, rng: Random | None = None) -> State:
        """A state that fits what ``seat`` knows: what a bot may think with."""
        return self.state.guess(seat, rng or Random())

    def standing(self) -> list[dict[str, int]]:
        """Per seat the points by source if the game ended now."""
        return self.game.rules.standing(self.state)

    def result(self) -> Result:
        """Scores, ranking, winners and breakdown of a finished game."""
        if not self.over:
            raise DrakkarError("error-not-over")
        return self.game.rules.result(self.state)

    # ---- keeping -----------------------------------------------------------------------------
    def copy(self) -> Table:
        """An independent table in the same position with the same future."""
        new = Table.__new__(Table)
        new.game, new.players, new.options = self.game, self.players, self.options
        new.seed, new.auto, new.draws, new.start = self.seed, self.auto, self.draws, self.start
        new.state, new.log = self.state.copy(), self.log[:]
        new.events, new.meta = None, dict(self.meta)
        new._first, new._moves = self._first, self._moves.copy()
        return new

    def record(self, *, position: bool = False) -> dict[str, Any]:
        """The whole game as a small JSON document; ``drakkar.replay`` reads it.

        ``position``: with the position that it has come to, for programs of other rules.
        """
        from drakkar.kernel.record import write

        return write(self, position=position)


def _elsewhere(s: State, question: Question | Chance, move: Any) -> Refusal:
    """Why a move of a kind that is not asked for is none: the game's clause where there is one."""
    if isinstance(question, Chance):
        return Refusal("KER-4", "not-drawn", {"what": brief(move)})
    refusal = question.elsewhere(s, move) if isinstance(move, Move) else None
    if refusal is not None:
        return refusal
    fields = dict(zip(question.FIELDS, question[1:], strict=True))
    return Refusal("KER-2", "wrong-kind", {"asked": Asked(question.TAG, fields)})


def why_not(s: State, question: Question | Chance, move: Any) -> Refusal | None:
    """Why this is no legal answer to this question; None if it is one."""
    if isinstance(question, Chance):
        kinds: tuple[type[Move], ...] = (question.kind,)
    elif isinstance(move, Anytime) and isinstance(move, question.allows):
        if not fits(move):
            return Refusal("KER-2", "wrong-fields", {"given": brief(move)})
        return move.refuse(s, question.seat)
    else:
        kinds = question.kinds()
    if not isinstance(move, kinds):
        return _elsewhere(s, question, move)
    if not fits(move):
        return Refusal("KER-2", "wrong-fields", {"given": brief(move)})
    return question.refuse(s, move)
