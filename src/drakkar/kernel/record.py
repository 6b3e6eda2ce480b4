"""Records: a running or finished game as a small JSON document, and its exact replay."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.question import NATURE, Chance, Move, Question
from drakkar.kernel.reasons import why
from drakkar.kernel.refusal import IllegalMove
from drakkar.kernel.table import Table, why_not
from drakkar.kernel.value import brief, from_json, to_json

FORMAT = 1


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
    meta: dict[str, Any] = {}


def write(table: Table) -> dict[str, Any]:
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
    if table.meta:
        record["meta"] = table.meta
    return record


def replay(
    games: Mapping[str, Game],
    data: Any,
    *,
    upto: int | None = None,
    listen: bool = False,
) -> Table:
    """The table a record describes (after its first ``upto`` answers).

    Every answer is checked again: a record that breaks a rule is refused at the answer that does.
    """
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise DrakkarError("error-record", why=why(error)) from None
    if record.drakkar != FORMAT:
        raise DrakkarError("error-record-format", found=str(record.drakkar), known=str(FORMAT))
    game = games.get(record.game)
    if game is None:
        raise DrakkarError("error-unknown-game", name=record.game, known=", ".join(games))
    if record.revision != game.revision:
        raise DrakkarError(
            "error-record-revision", found=str(record.revision), known=str(game.revision)
        )
    if record.components != game.components:
        raise DrakkarError(
            "error-record-components", found=record.components, known=game.components
        )
    table = Table(game, record.players, record.options, record.seed, listen=listen, settle=False)
    table.meta = record.meta
    for number, answer in enumerate(record.answers[:upto], start=1):
        _answer(table, number, answer)
    complete = upto is None or upto >= len(record.answers)
    if complete:
        table._settle()
        if record.scores is not None:
            scores = list(table.result().scores) if table.over else None
            if scores != record.scores:
                raise DrakkarError(
                    "error-record-scores", found=str(record.scores), known=str(scores)
                )
    return table


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
        isinstance(question, Question)
        and not question.ask_when_forced
        and len(table.moves(seat)) == 1
    )
    table._apply(seat, move, forced=forced)
    table._look()


def read_json(path: Path) -> Any:
    """The JSON of a file; a one-line error for a file that is missing, foreign or broken."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DrakkarError("error-file", file=str(path), why=why(error)) from None
    except (ValueError, RecursionError) as error:
        raise DrakkarError("error-file-json", file=str(path), why=why(error)) from None
