"""The process in which all thinking is done: a bot's choice, a hint, what a move would do.

``python -m drakkar.server.tables.adviser PARENT``; see ``drakkar.server.bots.worker``.
"""

from __future__ import annotations

import sys
from random import Random

from drakkar.games import game
from drakkar.kernel.table import Start, Table
from drakkar.server.bots.worker import Advice, Look, Looked, main
from drakkar.server.messages import Hint, Preview
from drakkar.server.tables import thinking
from drakkar.server.tables.reviewing import look
from drakkar.server.tables.telling import TableTexts


def advise(task: Advice | Look) -> Hint | Preview | Looked:
    if isinstance(task, Look):
        return look(task)
    chosen = game(task.game)
    start = Start(chosen.rules.state.from_json(task.state), 0)
    table = Table(chosen, len(task.names), task.options, 0, settle=False, start=start)
    texts = TableTexts(table, task.seat, task.names, task.lang)
    if task.move is not None:
        return thinking.preview(table, task.seat, chosen.move(task.move), texts)
    if task.level != "3":
        return thinking.hint(table, task.seat, int(task.level), texts)
    return thinking.bot_hint(table, task.seat, texts, Random(task.luck))


if __name__ == "__main__":
    try:
        main(advise)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
