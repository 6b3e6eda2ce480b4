"""The view of one seat: the kernel's, put into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from drakkar.kernel.question import Lanes, Question
from drakkar.kernel.state import Event as Telling
from drakkar.kernel.state import Seen
from drakkar.kernel.table import Table
from drakkar.kernel.telling import Lately
from drakkar.server.messages import (
    LessonState,
    LogLine,
    LogPart,
    Luck,
    OpenTakeback,
    Opponent,
    ResultText,
    SeatView,
    Standing,
    StandingRow,
    TakebackState,
    Thoughts,
    UndoState,
    View,
)
from drakkar.server.pages import build
from drakkar.server.store.data import BROKEN, OTHER, OVER, PLAYING, Ended
from drakkar.server.store.events import (
    ABOUT_COMPANY,
    DUEL,
    VERSION,
    WHATIF,
    Event,
    commitment,
)
from drakkar.server.tables import talk
from drakkar.server.tables.ahead import ahead_state
from drakkar.server.tables.budget import EVERY, MOST
from drakkar.server.tables.company import several
from drakkar.server.tables.company_view import company_state, played_notes, told_text
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import (
    expected_seq,
    shown,
    shown_beside,
    shown_numbers,
    shown_seq,
    unknown,
)
from drakkar.server.tables.past import past_of
from drakkar.server.tables.rated import rated_state
from drakkar.server.tables.redo import next_redo
from drakkar.server.tables.takeback import before_last
from drakkar.server.tables.telling import (
    Log,
    Numbered,
    TableTexts,
    own_words,
    part,
    recap,
    words_of,
)
from drakkar.server.tables.undo import turn_is_longer, why_no_undo

_LINES = 40
"""How many lines of the log a view carries at least."""
_LOGS = 24
"""How many viewers' logs are remembered per table."""


class Board:
    """What lies on a table, where that looks alike to everybody: worked out and written once per
    change, whoever looks."""

    def __init__(self) -> None:
        self._at = b""
        self._board: dict[str, Any] | None = None
        self._written: msgspec.Raw | None = None
        self._standings: dict[str, Standing] = {}

    def seen(self, live: Live, seat: int | None) -> dict[str, Any]:
        """As a seat sees it. Nobody may change it."""
        at = live.events[-1].hash  # all that led here is in it
        if self._board is None or self._at != at:
            self._at, self._board, self._written = at, None, None
            self._standings = {}
            sight = Seen(live.table.state, seat)
            board = dict(live.table.game.rules.present(sight))
            if sight.personal:
                return board
            self._board = board
        return self._board

    def written(self, board: dict[str, Any]) -> Any:
        """The board for a view that is about to be written."""
        if board is not self._board:
            return board
        if self._written is None:
            self._written = msgspec.Raw(msgspec.json.encode(board))
        return self._written

    def standing(self, table: Table, seen: dict[str, Any], lang: str) -> Standing:
        """The points so far, which are the same for everybody if the board is."""
        if seen["table"] is not self._board:
            return standing(table, None, seen, lang)
        known = self._standings.get(lang)
        if known is None:
            known = self._standings[lang] = standing(table, None, seen, lang)
        return known

    def drop(self) -> None:
        self._at, self._board, self._written = b"", None, None
        self._standings = {}


@dataclass(slots=True)
class Tail:
    """The end of a log as everybody sees it."""

    at: object
    part: LogPart
    written: msgspec.Raw | None = None


class Logs:
    """What is remembered of the views of one table: its board, and the logs that somebody has asked
    for lately."""

    def __init__(self) -> None:
        self.board = Board()
        self._lately: dict[str, Lately] = {}
        self._kept: dict[tuple[int | None, str], tuple[Log, Log]] = {}
        """Per seat and language: of what came before the table's own log, and of that."""
        self._heard: list[tuple[int, Telling]] | None = None
        self._next, self._open = 0, True
        self._tails: dict[str, Tail] = {}

    def drop_shared(self) -> None:
        """Lets go of what was put together for all who look at once. Kept until the next change,
        the boards of hundreds of tables would be most of what the garbage collector has to walk
        through, and each of its walks a tenth of a second in which nobody is served."""
        self.board.drop()
        self._tails.clear()

    def lately(self, live: Live, lang: str) -> Lately:
        kept = self._lately.get(lang)
        names = live.names_in(lang)
        if kept is None or kept.names != names:
            kept = self._lately[lang] = Lately(names)
        return kept

    def open(self, live: Live) -> bool:
        """Whether all that the log tells so far is for everybody's ears."""
        events = live.table.events or []
        if self._heard is not events:  # the kernel makes a new list when it takes back
            self._heard, self._next, self._open = events, 0, True
        while self._open and self._next < len(events):
            self._open = events[self._next][1][1] is None
            self._next += 1
        return self._open and not live.before

    def tail(self, live: Live, seat: int | None, lang: str, since: int | None) -> LogPart:
        """The last lines; put together once per change where all see the same."""
        at = live.events[-1].hash, live.names
        alike = since is None and self.open(live) and not unknown(live, seat)
        kept = self._tails.get(lang) if alike else None
        if kept is not None and kept.at == at:
            return kept.part
        since = shown_seq(live, seat) if since is None else since
        part = tail(self.lines(live, seat, lang), since)
        if alike:
            self._tails[lang] = Tail(at, part)
        return part

    def written(self, part: LogPart) -> Any:
        """The log for a view that is about to be written."""
        for kept in self._tails.values():
            if kept.part is part:
                if kept.written is None:
                    kept.written = msgspec.Raw(msgspec.json.encode(part))
                return kept.written
        return part

    def lines(self, live: Live, seat: int | None, lang: str) -> Sequence[LogLine]:
        ears = None if self.open(live) else seat
        before, log = self._kept.pop((ears, lang), (Log(ears, lang), Log(ears, lang)))
        self._kept[ears, lang] = before, log
        while len(self._kept) > _LOGS:
            del self._kept[next(iter(self._kept))]
        game: Sequence[LogLine] = Numbered(
            log.lines(live.table, live.names_in(lang), lately=self.lately(live, lang)),
            shown_numbers(live, seat),
        )
        if live.before:
            lines = before.lines(live.table, live.names_in(lang), live.before)
            game = [*Numbered(lines, shown_numbers(live, seat, live.before_seqs)), *game]
        return _with_told(game, live, seat, lang)


def _with_told(
    lines: Sequence[LogLine], live: Live, seat: int | None, lang: str
) -> Sequence[LogLine]:
    """The log of the game with what happened beside it: going back, advice, other rules."""
    if not live.beside:
        return lines
    beside = []
    for seq, event in shown_beside(live, seat):
        names = live.names_in(lang)
        who = names[event.seat] if event.seat is not None else ""
        beside.append(LogLine(seq, seq, event.seat, who, _told_text(event, names, lang)))
    return sorted((*lines, *beside), key=lambda line: line.seq)


def _told_text(event: Event, names: tuple[str, ...], lang: str) -> str:
    say = own_words(lang)
    if event.kind in ABOUT_COMPANY:
        return told_text(event, names, lang)
    if event.kind != VERSION:
        return say(f"log-{event.kind}")
    body = event.read()
    if body.note == WHATIF:
        return say("log-whatif")
    facts = {"was": str(body.was), "revision": str(body.revision)}
    if not body.followed:
        return say("log-version", how="all" if body.position is None else "position", **facts)
    legal, answers = body.followed
    return say(
        "log-record",
        what="box" if body.was == body.revision else "rules",
        how="all" if legal == answers else "part",
        legal=legal,
        answers=answers,
        scores=", ".join(map(str, body.scores)) or "none",
        **facts,
    )


def pick(live: Live, mine: tuple[int, ...]) -> int | None:
    """The seat whose view a device sees unless it says: never one that needs a curtain."""
    if len(mine) > 1 and live.table.hides and not live.over:
        return None
    to_act = [seat for seat in live.table.deciders if seat in mine]
    return next(iter(to_act or mine), None)


def view(
    live: Live,
    logs: Logs,
    seat: int | None,
    mine: tuple[int, ...],
    lang: str,
    since: int | None = None,
    lent: tuple[int, ...] = (),
) -> View:
    """What is on the table now. ``since``: the log reaches back at least to this event."""
    answer = _view(live, live.table, seat, mine, lang, shared=logs.board)
    answer.seq, answer.expected_seq = shown_seq(live, seat), expected_seq(live, seat)
    answer.log = logs.tail(live, seat, lang, since)
    if seat is not None:
        table, names, numbers = live.table, live.names_in(lang), shown_numbers(live, seat)
        own = recap(table, names, seat, lang, lately=logs.lately(live, lang))
        answer.recap = Numbered(own, numbers)[:]
        answer.undo = undo_state(live, logs, seat, lang)
        if live.taken.get(seat) and (again := next_redo(live, seat)) is not None:
            answer.undo.redo = TableTexts(table, seat, names, lang).move(again)
        texts = TableTexts(table, seat, names, lang)
        # what it would bring is not known yet: its name alone
        if (prepared := ahead_state(live, seat, partial(texts.move, prefix="ahead"))) is not None:
            answer.ahead = prepared
    answer.takeback = takeback_state(live, logs, seat, mine, lang)
    if several(live.seats) and live.lesson is None:
        answer.company = company_state(live, lang, lent)
    if (rated := rated_state(live, mine)) is not None:
        answer.rated = rated
    return answer


def past_view(live: Live, seq: int, seat: int | None, mine: tuple[int, ...], lang: str) -> View:
    """What was on it after event ``seq``."""
    past = past_of(live, seq, seat)
    answer = _view(live, past.table, seat, mine, lang, past=True)
    answer.seq = answer.expected_seq = seq
    lines: Sequence[LogLine] = Numbered(
        part(past.table, live.names_in(lang), seat, lang, 0), past.seqs
    )
    if past.before:
        before = Log(seat, lang).lines(past.table, live.names_in(lang), past.before)
        lines = [*Numbered(before, past.before_seqs), *lines]
    answer.log = tail(lines, seq)
    if not past.exact:
        answer.prompt = own_words(lang)("prompt-not-shown")
    return answer


def tail(lines: Sequence[LogLine], since: int) -> LogPart:
    """The last lines, from a place where all that has a greater number comes along."""
    start = max(0, len(lines) - _LINES)
    while start and lines[start].seq > since:
        start -= 1
    while start and lines[start - 1].seq >= lines[start].seq:
        start -= 1
    return LogPart(list(lines[start:]), lines[start].seq if start else 0)


def _view(
    live: Live,
    table: Table,
    seat: int | None,
    mine: tuple[int, ...],
    lang: str,
    *,
    past: bool = False,
    shared: Board | None = None,
) -> View:
    board = None if shared is None else shared.seen(live, seat)
    texts = TableTexts(table, seat, live.names_in(lang), lang, board)
    seen = texts.view
    question = None if seat is None else table.question(seat)
    if not isinstance(question, Question):
        question = None
    deciders = list(table.deciders)
    status = live.status_of(table)
    ended = live.ended(table) if status == OVER else None
    answer = View(
        table=live.head.id,
        game=table.game.slug,
        title=titled(table.game.title[lang], live.kind, lang, live.company.rated),
        lang="fr" if lang == "fr" else "en",
        players=table.players,
        options=dict(table.options),
        status=status,  # type: ignore[arg-type]  # one of the four
        report=live.report,
        versions=None if live.differs is None else live.differs.shown(),
        seq=0,
        expected_seq=0,
        past=past,
        seat=seat,
        my_seats=list(mine),
        act=[seat_ for seat_ in deciders if seat_ in mine]
        if status == PLAYING and not past
        else [],
        curtain=len(mine) > 1 and live.table.hides and status != OVER,
        deciders=deciders,
        prompt="",
        seats=seat_views(live, mine, deciders, lang, waiting(table, status)),
        board=seen["table"],
        question=None if question is None or status == OTHER else texts.question(question),
        moves=texts.moves() if status == PLAYING and not past else [],
        undo=UndoState(False, "", "", "", False),
        takeback=TakebackState(False, 0, "", None),
        rewound=live.rewound,
        standing=standing(table, ended, seen, lang)
        if shared is None or ended is not None
        else shared.standing(table, seen, lang),
        result=None if ended is None else result(live, ended, lang),
        recap=[],
        log=LogPart([], 0),
        hints=live.head.hints,
        thoughts=Thoughts(live.budget.left, MOST, int(EVERY)),
        rematch=live.rematch,
        page=build(),
        lesson=None if live.lesson is None else LessonState(live.lesson.done(table)),
        luck=luck_of(live, live.status),
    )
    answer.prompt = prompt(live, answer)
    return answer


def titled(title: str, kind: str, lang: str, rated: bool = False) -> str:
    """The title of a table, with a mark where it was made after another, or counts."""
    mark = kind if kind in (WHATIF, DUEL) else "rated" if rated else ""
    return own_words(lang)(f"title-{mark}", title=title) if mark else title


def luck_of(live: Live, status: str) -> Luck:
    public = live.chosen or status == OVER
    return Luck(
        chosen=live.chosen,
        seed=str(live.head.seed) if public else "",
        commitment=commitment(live.head, live.salt) if live.salt else "",
        salt=live.salt if public else "",
    )


def waiting(table: Table, status: str) -> list[int]:
    """Who has answered where several answer at once, while others have not."""
    agenda = table.state.agenda
    group = agenda[-1] if agenda else None
    if status != PLAYING or not isinstance(group, Lanes):
        return []
    return [seat for seat, lane in group.lanes if not lane]


def seat_views(
    live: Live, mine: tuple[int, ...], deciders: list[int], lang: str, done: list[int]
) -> list[SeatView]:
    return [
        SeatView(
            seat=seat.seat,
            name=name,
            kind="bot" if seat.level else "person",
            level=seat.level,
            mine=seat.seat in mine,
            claimed=live.claimed(seat.seat),
            to_move=seat.seat in deciders,
            hinted=live.hinted(seat.seat),
            devices=live.devices(seat.seat),
            token=seat.token is not None,
            done=seat.seat in done,
        )
        for seat, name in zip(live.seats, live.names_in(lang), strict=True)
    ]


def prompt(live: Live, answer: View) -> str:
    """One sentence: what to do, or why there is nothing to do."""
    say = own_words(answer.lang)
    if answer.status == BROKEN:
        return say("prompt-broken", report=answer.report)
    if answer.result is not None:
        return answer.result.text
    if live.differs is not None:
        return say("prompt-other-version", **live.differs.named())
    if answer.question is not None and answer.seat is not None:
        if len(answer.my_seats) > 1:
            name = live.names_in(answer.lang)[answer.seat]
            return say("prompt-name", name=name, question=answer.question.text)
        return say("prompt-turn", question=answer.question.text)
    own = live.names_in(answer.lang)
    names = ", ".join(own[seat] for seat in answer.deciders)
    bots = answer.deciders and all(live.seats[seat].level for seat in answer.deciders)
    return say("prompt-thinks" if bots else "prompt-wait", names=names, count=len(answer.deciders))


def undo_state(live: Live, logs: Logs, seat: int, lang: str) -> UndoState:
    table = live.table
    if live.over and live.company.rated:
        return UndoState(False, "", own_words(lang)("api-rated-back"), "", False)
    refusal = why_no_undo(live, seat)
    if refusal is not None:
        why = words_of(table.game, lang).refusal(refusal.naming(live.names_in(lang)))
        return UndoState(False, "", why, refusal.clause, False)
    log = table.log
    own = (i for i in range(len(log) - 1, -1, -1) if log[i].seat == seat and not log[i].forced)
    index = next(own, 0)
    text = _deed(live, logs, seat, lang, index + 1)
    return UndoState(True, text, "", "", turn_is_longer(live, seat))


def _deed(live: Live, logs: Logs, seat: int | None, lang: str, number: int) -> str:
    """What one answer of a seat was, in words."""
    lately = logs.lately(live, lang)
    lines = part(live.table, live.names_in(lang), seat, lang, number, number, lately)
    return " ".join(line.text for line in lines if line.seat in (seat, None))


def takeback_state(
    live: Live,
    logs: Logs,
    seat: int | None,
    mine: tuple[int, ...],
    lang: str,
) -> TakebackState:
    """Further back than undo goes: for one who is alone, or if everybody agrees."""
    if live.broken or live.differs is not None or live.company.rated:
        return TakebackState(False, 0, "", None)
    to, index = (0, 0) if seat is None else before_last(live, seat)
    hidden = unknown(live, seat)
    what = ""
    if to:
        what = _deed(live, logs, seat, lang, index + 1)
    asking = live.asking
    asked = None
    if asking is not None:
        asked_to = shown(hidden, asking.to)
        lines = logs.lines(live, seat, lang)
        first = next((line for line in lines if line.last > asked_to), None)
        before = "" if first is None else " ".join(filter(None, (first.speaker, first.text)))
        asked = OpenTakeback(
            ask=asking.key,
            seat=asking.seat,
            to=asked_to,
            text=own_words(lang)(
                "takeback-ask", name=live.names_in(lang)[asking.seat], before=before
            ),
            agreed=sorted(asking.agreed),
            waiting=talk.asked(live),
        )
    free = bool(mine) and not talk.others(live, mine)
    return TakebackState(free, shown(hidden, to), what, asked)


def standing(table: Table, ended: Ended | None, seen: dict[str, Any], lang: str) -> Standing:
    """Points by source. A game with secret points says in its view what a seat may know."""
    words = words_of(table.game, lang)
    if ended is not None:
        points: list[dict[str, int]] = [dict(own) for own in ended.breakdown]
        opponent: dict[str, int] | None = ended.opponent
    else:
        known = seen["table"].get("standing")
        points = table.standing() if known is None else known
        opponent = seen["table"].get("opponent")
    every = dict.fromkeys(name for own in (*points, opponent or {}) for name in own)
    sources = [n for n in every if any(own.get(n) for own in (*points, opponent or {}))]
    return Standing(
        rows=[
            StandingRow(name, _source(lang, table, name), [own.get(name) for own in points])
            for name in sources
        ],
        totals=[sum(own.values()) for own in points],
        opponent=None
        if opponent is None
        else Opponent([opponent.get(n, 0) for n in sources], sum(opponent.values())),
        unit=words("score-unit", number=2) if words.has("score-unit") else "",
        unit_one=words("score-unit", number=1) if words.has("score-unit") else "",
        # it says what is secret until the end
        note=words("scores-note") if ended is None and words.has("scores-note") else "",
    )


def _source(lang: str, table: Table, name: str) -> str:
    words = words_of(table.game, lang)
    return words(f"source-{name}") if words.has(f"source-{name}") else name


def result(live: Live, ended: Ended, lang: str) -> ResultText:
    names, say = live.names_in(lang), own_words(lang)
    if ended.opponent is not None:
        theirs = sum(ended.opponent.values())
        won = "yes" if ended.winners else "no"
        text = say("result-solo", won=won, mine=ended.scores[0], theirs=theirs)
    elif len(names) == 1:
        text = say("result-alone", points=ended.scores[0])
    else:
        winners = ", ".join(names[seat] for seat in ended.winners)
        text = say("result-winner", count=len(ended.winners), names=winners)
    notes = [say("result-rewound", count=live.rewound)] if live.rewound else []
    notes += [
        say("result-hinted", name=name, count=live.hinted(seat))
        for seat, name in enumerate(names)
        if live.hinted(seat)
    ]
    note = " ".join((*notes, *played_notes(live, lang)))
    return ResultText(ended.places, ended.winners, ended.scores, text, note)
