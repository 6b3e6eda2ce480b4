"""A recorded game again: step by step on a terminal, as a log elsewhere."""

from __future__ import annotations

from typing import Any

from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import NATURE
from drakkar.kernel.record import Reading, read
from drakkar.kernel.table import Table
from drakkar.kernel.telling import log_lines
from drakkar.kernel.text import fold
from drakkar.terminal import report
from drakkar.terminal.boards import Look, board
from drakkar.terminal.screen import Closed, Screen
from drakkar.terminal.words import Words


class Replay:
    """The positions of a record are those after each choice that was a real one."""

    def __init__(self, data: Any, names: tuple[str, ...], lang: str, screen: Screen) -> None:
        self.data, self.names, self.screen = data, names, screen
        self.reading = followed(data)
        self.table = self.reading.table
        self.words = Words(lang, self.table.game)
        self.board = board(self.table.game.slug)
        real = [
            index + 1
            for index, entry in enumerate(self.table.log)
            if entry.seat != NATURE and not entry.forced
        ]
        self.stops = [self._first_choice(), *real]

    def _first_choice(self) -> int:
        for index, entry in enumerate(self.table.log):
            if entry.seat != NATURE:
                return index
        return len(self.table.log)

    def print_log(self) -> None:
        if self.reading.differs:
            self.screen.say(other_version(self.reading, self.words))
        for line in self._log(self.table):
            self.screen.say(line, indent=2)
        self._end()

    def run(self) -> int:
        step = 0
        try:
            while True:
                self._draw(step)
                wanted = self._wanted(step)
                if wanted is None:
                    return 0
                step = max(0, min(wanted, len(self.stops) - 1))
        except Closed:
            return 0
        except KeyboardInterrupt:
            self.screen.say()
            return 130

    def _wanted(self, step: int) -> int | None:
        """The step to show next; None to leave."""
        known = {
            **dict.fromkeys(("", "n"), step + 1),
            **dict.fromkeys(("p", "b"), step - 1),
            "e": len(self.stops),
        }
        while True:
            typed = fold(self.screen.ask(self.words("replay-prompt")))
            if typed in ("q", "quit"):
                return None
            if typed.isdecimal():
                return int(typed)
            if typed in known:
                return known[typed]
            self.screen.say(self.words("replay-wrong", text=typed))

    def _draw(self, step: int) -> None:
        upto = self.stops[step]
        after = self.stops[step + 1] if step + 1 < len(self.stops) else None
        table = self.table
        if after is not None:
            table = read(GAMES, self.data, upto=upto, listen=True).table
        screen, last = self.screen, table.log[upto - 1].seat if upto else 0
        screen.clear()
        since = self.stops[step - 1] + 1 if step else 0
        news = [w for line in self._log(table, since) for w in screen.wrap(f"  {line}", 4)]
        room = None if screen.height is None else max(12, screen.height - len(news) - 3)
        look = Look(table.view(None), max(0, last), self.words, self.names, screen.width, room)
        screen.draw(self.board.draw(look))
        screen.say()
        screen.say(self.words("replay-where", step=step, steps=len(self.stops) - 1), "bold")
        if not step and self.reading.differs:
            screen.say(other_version(self.reading, self.words))
        for line in news:
            screen.say(line)
        if after is None:
            self._end()

    def _log(self, table: Table, since: int = 0) -> list[str]:
        return [str(line) for line in log_lines(table, self.words, self.names, None, since)]

    def _end(self) -> None:
        if self.reading.stopped is not None:
            self.screen.say(self.words.error(self.reading.stopped))
        if self.table.over:
            report.result(self.screen, self.words, self.names, self.table.result())
        else:
            self.screen.say(self.words("replay-unfinished"))


def followed(data: Any) -> Reading:
    """A record of this version whole or not at all; one of another as far as it is legal here."""
    reading = read(GAMES, data, listen=True)
    if reading.stopped is not None and not reading.differs:
        raise reading.stopped
    return reading


def other_version(reading: Reading, words: Words) -> str:
    """What is different about a record of another version."""
    record, game = reading.record, reading.table.game
    return words(
        "replay-other",
        what="box" if record.revision == game.revision else "rules",
        found=str(record.revision),
        known=str(game.revision),
        shown=reading.answers,
        answers=len(record.answers),
    )


def names_of(table: Table, words: Words) -> tuple[str, ...]:
    """The names a record gives its players, or plain ones."""
    names = table.meta.get("names")
    if isinstance(names, list) and len(names) == table.players:
        if not all(isinstance(name, str) for name in names):
            raise DrakkarError("error-record", why="meta.names")
        return tuple("".join(c for c in name if c.isprintable()) for name in names)
    return tuple(words("player-default", number=seat + 1) for seat in range(table.players))


def summary(reading: Reading, names: tuple[str, ...], words: Words) -> dict[str, Any]:
    """The end of a record for a program to read."""
    table, stopped = reading.table, reading.stopped
    summary: dict[str, Any] = {
        "game": table.game.slug,
        "players": table.players,
        "names": list(names),
        "options": dict(table.options),
        "seed": table.seed,
        "answers": len(table.log),
        "over": table.over,
        "revision": reading.record.revision,
        "stopped": None if stopped is None else words.error(stopped),
    }
    if table.over:
        ended = table.result()
        summary["scores"] = list(ended.scores)
        summary["places"] = list(ended.places)
        summary["winners"] = list(ended.winners)
        summary["breakdown"] = [dict(sources) for sources in ended.breakdown]
    else:
        summary["standing"] = table.standing()
    return summary
