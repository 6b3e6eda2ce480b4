"""Words for what the server shows: moves, questions, refusals, the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, overload

from drakkar.kernel.game import Game
from drakkar.kernel.question import Lanes, Move, Question
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.state import Event
from drakkar.kernel.table import Table
from drakkar.kernel.telling import (
    Lately,
    Line,
    Sight,
    Teller,
    Words,
    asks,
    both_texts,
    log_lines,
    move_text,
    since_last_turn,
)
from drakkar.kernel.text import LANGUAGES
from drakkar.kernel.trial import doubtful
from drakkar.kernel.value import notation
from drakkar.server.errors import PACKAGE
from drakkar.server.logs import count, log_fault
from drakkar.server.messages import (
    ClauseText,
    DieText,
    LogLine,
    MoveText,
    OddsText,
    QuestionText,
    RefusalText,
)


@cache
def words_of(game: Game, lang: str) -> Words:
    """The words of a game; they remember what they have said, so there is one for everybody."""
    return Words(lang, game, PACKAGE)


@cache
def own_words(lang: str) -> Words:
    """The server's own."""
    return Words(lang, None, PACKAGE)


@lru_cache(1024)
def local_names(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """Names as somebody of this language reads them: who has given none is "Player 2" to one and
    "Joueur 2" to another."""
    return tuple(
        own_words(lang)("player-default", number=number)
        if any(name == own_words(tongue)("player-default", number=number) for tongue in LANGUAGES)
        else name
        for number, name in enumerate(names, start=1)
    )


class TableTexts:
    """One table in one language as one seat sees it."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        names: Sequence[str],
        lang: str,
        board: dict[str, Any] | None = None,
    ) -> None:
        self.table, self.seat, self.names, self.lang = table, seat, tuple(names), lang
        self.view = view = table.position(seat, board)
        self.words = words_of(table.game, lang)
        self._sight = Sight(view, 0 if seat is None else seat, self.words, self.names)

    def move(self, move: Move, prefix: str = "move") -> str:
        """A move in words; its notation where the words fail it."""
        try:
            return move_text(self._sight, self.table.game.rules.wording, move, prefix)
        except Exception as error:  # a sentence's fault must not take the move away
            count("drakkar_text_faults_total")
            log_fault("text-fault", error, game=self.table.game.slug, move=move.TAG)
            return notation(move)

    def question(self, question: Question) -> QuestionText:
        asked = self.view["table"].get("asked", {})
        text = asks(self.words, "ask", question, asked) or question.TAG
        help_ = asks(self.words, "help", question, asked)
        return QuestionText(
            tag=question.TAG,
            value=self.view["question"] or [],
            text=text,
            help=help_,
            clauses=clauses(self.table.game, self.lang, help_),
            reveals=question.reveals,
            sealed=self._sealed(),
            die=self._die(),
        )

    def _sealed(self) -> bool:
        agenda = self.table.state.agenda
        top = agenda[-1] if agenda else None
        return isinstance(top, Lanes) and top.sealed

    def _die(self) -> DieText | None:
        try:
            die = self.table.game.rules.wording.die(self._sight)
        except Exception as error:  # the question can be answered without it
            count("drakkar_text_faults_total")
            log_fault("text-fault", error, game=self.table.game.slug)
            return None
        if die is None:
            return None
        fields = die._asdict() | {"odds": [OddsText(*hope) for hope in die.odds]}
        return DieText(**fields)

    def moves(self) -> list[MoveText]:
        if self.seat is None:
            return []
        moves = self.table.moves(self.seat)
        if not moves:
            return []
        groups, doubts = self._groups(), self._doubts(len(moves))
        offered = []
        for n, (move, data) in enumerate(zip(moves, self.view["moves"], strict=True), start=1):
            text, short = self._texts(move)
            offered.append(
                MoveText(
                    n=n,
                    move=data,
                    notation=notation(move),
                    kind=move.TAG,
                    group=groups.get(n, ""),
                    text=text,
                    short=short,
                    anytime=move.anytime,
                    doubtful=doubts[n - 1],
                    grave=len(moves) > 1 and self._grave(move),
                )
            )
        return offered

    def _texts(self, move: Move) -> tuple[str, str]:
        try:
            return both_texts(self._sight, self.table.game.rules.wording, move)
        except Exception:  # which of them it is will be said there
            return self.move(move), self.move(move, "short")

    def _doubts(self, moves: int) -> list[bool]:
        """Per move whether there is no way back; where trying them out fails there may be none."""
        assert self.seat is not None
        try:
            return doubtful(self.table, self.seat)
        except Exception as error:  # it will show when the move is made
            log_fault("trial-fault", error, game=self.table.game.slug)
            return [True] * moves

    def _grave(self, move: Move) -> bool:
        grave = self.table.game.rules.grave
        assert self.seat is not None
        try:
            return grave is not None and grave(self.table.state, self.seat, move)
        except Exception as error:  # asked once too often is better than not at all
            log_fault("grave-fault", error, game=self.table.game.slug, move=move.TAG)
            return True

    def _groups(self) -> dict[int, str]:
        """Number of a move -> the heading it stands under."""
        try:
            headings = self.table.game.rules.wording.headings(self._sight)
        except Exception as error:
            count("drakkar_text_faults_total")
            log_fault("text-fault", error, game=self.table.game.slug)
            return {}
        return {number: heading.text for heading in headings for number in heading.numbers}


def clauses(game: Game, lang: str, text: str) -> list[ClauseText]:
    """The clauses that a text names, in full."""
    return [
        ClauseText(clause.id, clause.text(lang)) for clause in words_of(game, lang).clauses(text)
    ]


def refusal_text(game: Game, refusal: Refusal, lang: str, names: Sequence[str] = ()) -> RefusalText:
    named = clauses(game, lang, refusal.clause)
    refusal = refusal.naming(names)
    return RefusalText(
        clause=refusal.clause,
        reason=refusal.reason,
        text=words_of(game, lang).refusal(refusal),
        clause_text=named[0].text if named else "",
        cells=refusal.to_json()["cells"],
    )


class Log:
    """The log of a table for one seat and language. Goes on where it stopped; begins again when
    something was taken back."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat, self.lang = seat, lang
        self._teller: Teller | None = None
        self._told: list[tuple[int, Event]] | None = None
        self._next = 0

    def lines(
        self,
        table: Table,
        names: tuple[str, ...],
        events: list[tuple[int, Event]] | None = None,
        lately: Lately | None = None,
    ) -> list[Line]:
        """Of what the table has told, or of ``events`` that were told earlier."""
        if events is None:
            events = table.events or []
        teller = self._teller
        # the kernel makes a new list when it takes back: then all of it is told anew
        if teller is None or self._told is not events or teller.names != names:
            words = words_of(table.game, self.lang)
            wording = table.game.rules.wording
            teller = self._teller = Teller(table.options, words, wording, names, self.seat)
            self._told, self._next = events, 0
        if lately is not None:
            teller.lately = lately
        while self._next < len(events):
            number, event = events[self._next]
            self._next += 1
            _tell(teller, table.game, number, event)
        return teller.lines


def _tell(teller: Teller, game: Game, number: int, event: Event) -> None:
    """An event that this program has no words for stands in the log by its name."""
    kind, audience, args = event
    try:
        if not teller.words.has(f"event-{kind}"):
            raise KeyError(kind)
        teller.tell(number, event)
    except Exception as error:
        count("drakkar_text_faults_total")
        log_fault("text-fault", error, game=game.slug, telling=kind)
        if audience is None or teller.seat in audience:
            text = " ".join((kind, *(str(value) for value in args.values())))
            teller.lines.append(Line(number, number, None, "", [text]))


def recap(
    table: Table,
    names: tuple[str, ...],
    seat: int,
    lang: str,
    until: int | None = None,
    lately: Lately | None = None,
) -> list[Line]:
    """What happened since this seat's last choice, itself included."""
    since = since_last_turn(table, seat)
    return part(table, names, seat, lang, since, until, lately)


def part(
    table: Table,
    names: tuple[str, ...],
    seat: int | None,
    lang: str,
    since: int,
    until: int | None = None,
    lately: Lately | None = None,
) -> list[Line]:
    """The lines of some answers alone."""
    return log_lines(table, words_of(table.game, lang), names, seat, since, until, lately)


class Numbered(Sequence[LogLine]):
    """Lines with the numbers of their events, made when they are looked at; what came before the
    first answer belongs to the first event."""

    def __init__(self, lines: list[Line], seqs: list[int]) -> None:
        self._lines, self._seqs = lines, seqs

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> LogLine: ...
    @overload
    def __getitem__(self, index: slice) -> list[LogLine]: ...
    def __getitem__(self, index: int | slice) -> LogLine | list[LogLine]:
        if isinstance(index, slice):
            return self._shown(self._lines[index])
        return self._shown([self._lines[index]])[0]

    def _shown(self, lines: list[Line]) -> list[LogLine]:
        seqs = self._seqs
        last = len(seqs)
        shown = []
        for line in lines:
            first, end = line.first, line.last
            shown.append(
                LogLine(
                    (seqs[first - 1] if first <= last else seqs[-1]) if first and last else 1,
                    (seqs[end - 1] if end <= last else seqs[-1]) if end and last else 1,
                    line.seat,
                    line.speaker,
                    line.text,
                    line.parts[:] if len(line.parts) > 1 else [],
                )
            )
        return shown
