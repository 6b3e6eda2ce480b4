"""Records: a running or finished game as a small JSON document, and its exact replay."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.question import NATURE, Chance, Move, Question
from drakkar.kernel.reasons import why
from drakkar.kernel.refusal import IllegalMove
from drakkar.kernel.shapes import met
from drakkar.kernel.state import State
from drakkar.kernel.table import Start, Table, why_not
from drakkar.kernel.value import brief, from_json, to_json

FORMAT = 1


class Version(NamedTuple):
    """What decides whether an old answer still means the same: the rules and the box."""

    revision: int
    components: str


def version_of(game: Game) -> Version:
    return Version(game.revision, game.components)


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table, secrets included, and how often nature had answered by then."""

    state: dict[str, Any]
    draws: int


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What a record holds. Every answer is ``[seat, tag, field...]``; nature's seat is -1."""

    drakkar: int
    game: str
    revision: int
    components: str
    players: int
    options: dict[str, str]
    seed: int
    answers: list[list[Any]]
    scores: list[int] | None = None
    auto: bool = True
    """Whether the table answered forced questions by itself."""
    start: Position | None = None
    """Where the answers begin, if not with the game's setup."""
    position: Position | None = None
    """Where they end: for a program that cannot follow them any more."""
    meta: dict[str, Any] = {}

    @property
    def version(self) -> Version:
        return Version(self.revision, self.components)


@dataclass(frozen=True)
class Reading:
    """A record as far as this program can follow it."""

    table: Table
    record: Record
    answers: int
    """How many of the record's answers stand on the table."""
    stopped: DrakkarError | None
    """Why it goes no further, or ends with other scores; None: all of it stands."""

    @property
    def differs(self) -> bool:
        """Whether the record was written under other rules, or with another box."""
        return self.record.version != version_of(self.table.game)

    def go_on(self) -> Table:
        """The table where the record stops, ready for the next answer."""
        self.table._settle()
        return self.table


def write(table: Table, *, position: bool = False) -> dict[str, Any]:
    record: dict[str, Any] = {
        "drakkar": FORMAT,
        "game": table.game.slug,
        "revision": table.game.revision,
        "components": table.game.components,
        "players": table.players,
        "options": dict(table.options),
        "seed": table.seed,
        "answers": [[entry.seat, *to_json(entry.move)] for entry in table.log],
    }
    if table.over:
        record["scores"] = list(table.result().scores)
    if not table.auto:
        record["auto"] = False
    if table.start is not None:
        record["start"] = _position(*table.start)
    if position:
        record["position"] = _position(table.state, table.draws)
    if table.meta:
        record["meta"] = table.meta
    return record


def _position(state: State, draws: int) -> dict[str, Any]:
    return {"state": state.to_json(), "draws": draws}


def replay(
    games: Mapping[str, Game],
    data: Any,
    *,
    upto: int | None = None,
    listen: bool = False,
) -> Table:
    """The table a record describes (after its first ``upto`` answers).

    Every answer is checked again: a record that breaks a rule is refused at the answer that does,
    and one of other rules or of another box at once; ``read`` follows such a one as far as it can.
    """
    record, game = _understood(games, data)
    if record.revision != game.revision:
        raise DrakkarError(
            "error-record-revision", found=str(record.revision), known=str(game.revision)
        )
    if record.components != game.components:
        raise DrakkarError(
            "error-record-components", found=record.components, known=game.components
        )
    table = _begun(game, record, record.options, listen)
    for number, answer in enumerate(record.answers[:upto], start=1):
        _answer(table, number, answer)
    _finish(table, record, upto)
    return table


def read(
    games: Mapping[str, Game],
    data: Any,
    *,
    upto: int | None = None,
    listen: bool = False,
) -> Reading:
    """A record of any revision and box, as far as its answers are legal here.

    Raises DrakkarError only for what is no record, or of a game that cannot be set up.
    """
    record, game = _understood(games, data)
    table = _begun(game, record, game.still_known(record.options), listen)
    done = 0
    try:
        for number, answer in enumerate(record.answers[:upto], start=1):
            _answer(table, number, answer)
            done = number
        _finish(table, record, upto)
    except DrakkarError as error:
        return Reading(table, record, done, error)
    return Reading(table, record, done, None)


class Given(NamedTuple):
    """An answer of a record, and the table before it: the same one for all, so it goes on."""

    number: int
    """From 0."""
    seat: int
    move: Move
    table: Table

    @property
    def chosen(self) -> bool:
        """Whether somebody had a choice, and made it."""
        return self.seat != NATURE and len(self.table.moves(self.seat)) > 1


def answers_of(
    games: Mapping[str, Game], data: Any, *, until: int | None = None
) -> Iterator[Given]:
    """The answers of a record one after the other, as far as they are legal here; with ``until``
    as far as that one."""
    record, game = _understood(games, data)
    table = _begun(game, record, game.still_known(record.options), False)
    for number, answer in enumerate(record.answers[: None if until is None else until + 1]):
        try:
            move = from_json(game.package, answer[1:], Move)
            yield Given(number, answer[0], move, table)
            _answer(table, number + 1, answer)
        except DrakkarError:
            return


def _understood(games: Mapping[str, Game], data: Any) -> tuple[Record, Game]:
    try:
        record = msgspec.convert(data, met(Record))
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise DrakkarError("error-record", why=why(error)) from None
    if record.drakkar != FORMAT:
        raise DrakkarError("error-record-format", found=str(record.drakkar), known=str(FORMAT))
    game = games.get(record.game)
    if game is None:
        raise DrakkarError("error-unknown-game", name=record.game, known=", ".join(games))
    return record, game


def _begun(game: Game, record: Record, options: Mapping[str, str], listen: bool) -> Table:
    start = None if record.start is None else start_from(game, record.start)
    table = Table(
        game,
        record.players,
        options,
        record.seed,
        auto=record.auto,
        listen=listen,
        settle=False,
        start=start,
    )
    table.meta = record.meta
    return table


def start_from(game: Game, position: Position) -> Start:
    """A stored position for a table to begin from; DrakkarError if it cannot be read."""
    return Start(game.rules.state.from_json(position.state), position.draws)


def resume(
    game: Game,
    players: int,
    options: Mapping[str, str],
    seed: int,
    position: Position,
    *,
    auto: bool = True,
    listen: bool = False,
    settle: bool = True,
) -> Table:
    """A table that goes on from a stored position, perhaps an earlier program's.

    DrakkarError if the rules of this program make nothing of it: it is looked at from all sides
    first, so that a game does not stop in its middle. ``settle``: what follows by itself follows.
    """
    try:
        start = start_from(game, position)
        table = Table(
            game,
            players,
            game.still_known(options),
            seed,
            auto=auto,
            listen=listen,
            settle=settle,
            start=start,
        )
        if game.rules.invariants is not None:
            game.rules.invariants(table.state)
        for seat in (None, *range(players)):
            table.view(seat)
        table.standing()
    except DrakkarError:
        raise
    except Exception as error:  # whatever is wrong with it
        raise DrakkarError("error-position", why=f"{type(error).__name__} {error}"[:200]) from None
    return table


def _finish(table: Table, record: Record, upto: int | None) -> None:
    """After the last answer: what follows by itself, and whether it ends as the record says."""
    if upto is not None and upto < len(record.answers):
        return
    table._settle()
    if record.scores is not None:
        scores = list(table.result().scores) if table.over else None
        if scores != record.scores:
            raise DrakkarError("error-record-scores", found=str(record.scores), known=str(scores))


def _answer(table: Table, number: int, answer: list[Any]) -> None:
    if len(answer) < 2 or type(answer[0]) is not int:
        raise DrakkarError("error-record-answer", number=number, why=brief(answer))
    seat = answer[0]
    try:
        move = from_json(table.game.package, answer[1:], Move)
    except DrakkarError as error:
        raise DrakkarError("error-record-answer", number=number, why=error) from None
    s = table.state
    question = s.question(seat) if s.agenda else None
    if isinstance(question, Chance):
        refusal = why_not(s, question, move)
    elif seat == NATURE:
        raise DrakkarError("error-record-answer", number=number, why=brief(answer))
    else:
        refusal = table.why_not(move, seat)
    if refusal is not None:
        refused = IllegalMove(refusal, table.game.package)
        raise DrakkarError("error-record-answer", number=number, why=refused)
    forced = (
        table.auto
        and isinstance(question, Question)
        and not question.ask_when_forced
        and len(table.moves(seat)) == 1
    )
    table._apply(seat, move, forced=forced)
    table._look()


def read_json(path: Path) -> Any:
    """The JSON of a file; a one-line error for a file that is missing, foreign or broken."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        json.dumps(data, ensure_ascii=False).encode()  # an escape may spell half a character
        return data
    except OSError as error:
        raise DrakkarError("error-file", file=str(path), why=why(error)) from None
    except (ValueError, RecursionError) as error:
        raise DrakkarError("error-file-json", file=str(path), why=why(error)) from None
