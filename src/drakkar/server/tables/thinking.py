"""What a move would do, and which moves pay: the real rules on a copy.

The copy is one that fits what the seat knows (``guess``), so nothing hidden can come out of it. For
games with hidden things two such copies are played, and only what both agree on is told.

Done in the bots' processes (``adviser``): it may take a while.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from drakkar.bots.jarl import POSITIONS
from drakkar.bots.reasons import compare
from drakkar.bots.telling import shown as rounded
from drakkar.bots.telling import signed, source_text, telling
from drakkar.kernel.question import Move
from drakkar.kernel.state import Seen, State
from drakkar.kernel.table import Table
from drakkar.kernel.telling import asks
from drakkar.kernel.trial import Trial, imagined
from drakkar.kernel.value import notation, to_json
from drakkar.server.messages import Change, Hint, HintMove, HintSource, Preview, StandingChange
from drakkar.server.tables.telling import TableTexts, own_words, words_of

_CHANGES = 150
_WEIGHED = 400
"""How many moves at most are tried out for a hint."""


class _Weighed:
    """A move tried out, with what the seat saw and had before and after."""

    def __init__(self, table: Table, seat: int, move: Move, luck: int) -> None:
        self.rules, self.seat = table.game.rules, seat
        copy = imagined(table, seat, luck)
        self.before = self._look(copy.state)
        self.standing_before = self.rules.standing(copy.state)[seat]
        self.trial = Trial(copy, seat, move)
        self.after = self._look(copy.state)
        self.standing_after = self.rules.standing(copy.state)[seat]

    def _look(self, state: State) -> dict[str, Any]:
        shown: dict[str, Any] = to_json(self.rules.present(Seen(state, self.seat)))
        return shown

    def changes(self) -> list[tuple[str, Any, Any]]:
        return list(_differ("", self.before, self.after))

    def gains(self) -> dict[str, int]:
        names = dict.fromkeys((*self.standing_before, *self.standing_after))
        gained = {
            name: self.standing_after.get(name, 0) - self.standing_before.get(name, 0)
            for name in names
        }
        return {name: points for name, points in gained.items() if points}


def preview(table: Table, seat: int, move: Move, texts: TableTexts) -> Preview:
    weighed = [_Weighed(table, seat, move, luck) for luck in ((1, 2) if table.hides else (1,))]
    first = weighed[0]
    reveals = any(each.trial.reveals for each in weighed)
    changes = [] if reveals else first.changes()
    gains = {} if reveals else first.gains()
    for other in weighed[1:]:
        others = {(path, str(before), str(after)) for path, before, after in other.changes()}
        changes = [
            change for change in changes if (change[0], str(change[1]), str(change[2])) in others
        ]
        gains = {n: points for n, points in gains.items() if other.gains().get(n) == points}
    words = words_of(table.game, texts.lang)
    following = None if reveals else first.trial.next  # what comes to light decides it
    asked = first.after.get("asked", {})
    return Preview(
        text=texts.move(move),
        changes=[Change(*change) for change in changes[:_CHANGES]],
        standing=[
            StandingChange(n, words(f"source-{n}") if words.has(f"source-{n}") else n, points)
            for n, points in gains.items()
        ],
        gain=sum(gains.values()),
        next="" if following is None else asks(words, "ask", following, asked),
        chance=first.trial.chance and not reveals,
        reveals=reveals,
        ends_turn=following is None and not reveals,
    )


def _differ(path: str, before: Any, after: Any) -> Iterator[tuple[str, Any, Any]]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in dict.fromkeys((*before, *after)):
            below = f"{path}.{name}" if path else str(name)
            yield from _differ(below, before.get(name), after.get(name))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _differ(f"{path}.{index}" if path else str(index), old, new)
    else:
        yield path, before, after


# ---- hints -----------------------------------------------------------------------------------


def hint(table: Table, seat: int, level: int, texts: TableTexts) -> Hint:
    """Levels 1 and 2; the third is a bot's."""
    moves = list(table.moves(seat))
    say = own_words(texts.lang)
    if level == 1:
        listed = [_hint_move(texts, move, None) for move in moves]
        return Hint(1, listed, say("hint-legal", count=len(listed)))
    weighed = [(gain(table, seat, move), move) for move in moves[:_WEIGHED]]
    weighed.sort(key=lambda pair: pair[0], reverse=True)
    listed = [_hint_move(texts, move, points) for points, move in weighed]
    best = weighed[0][0] if weighed else 0
    unit = words_of(table.game, texts.lang)
    named = unit("score-unit", number=best) if unit.has("score-unit") else ""
    reason = say("hint-gain" if best > 0 else "hint-no-gain", points=best, unit=named)
    return Hint(2, listed, reason)


def gain(table: Table, seat: int, move: Move) -> int:
    """The points that a move brings at once, as far as is certain; 0 where it is not."""
    weighed = _Weighed(table, seat, move, 1)
    return 0 if weighed.trial.reveals else sum(weighed.gains().values())


def bot_hint(
    table: Table, seat: int, texts: TableTexts, rng: Random, positions: float = POSITIONS
) -> Hint:
    """Level 3: the bot's choice, the next best that is something else, and what makes the
    difference."""
    say = own_words(texts.lang)
    compared = compare(table.game, table.state, seat, rng, texts.move, positions)
    best, second = compared.best.move, compared.second
    chosen = [best] if second is None else [best, second.move]
    listed = [_hint_move(texts, move, gain(table, seat, move)) for move in chosen]
    shown = preview(table, seat, best, texts)
    if shown.standing:
        gains = ", ".join(signed(texts.lang, row.points, row.text) for row in shown.standing)
        parts = [say("hint-bot-gain", move=shown.text, list=gains)]
    else:
        parts = [say("hint-bot", move=shown.text)]
    words = words_of(table.game, texts.lang)
    sources = [
        HintSource(name, source_text(words, name), round(points, 2))
        for name, points in compared.gains
    ]
    if second is not None and sources:
        better = compared.better
        few = ", ".join(signed(texts.lang, row.points, row.text) for row in telling(sources))
        points = signed(texts.lang, better, say("hint-points", points=rounded(better)))
        message = "hint-bot-why-all" if len(sources) > 1 and better > 0 else "hint-bot-why"
        parts.append(say(message, move=listed[1].text, points=points, list=few))
    elif second is not None:
        parts.append(say("hint-bot-even", move=listed[1].text))
    else:
        only = len(table.moves(seat)) == 1
        parts.append(say("hint-bot-only" if only else "hint-bot-alike"))
    return Hint(3, listed, " ".join(parts), sources, shown, parts[-1])


def _hint_move(texts: TableTexts, move: Move, points: int | None) -> HintMove:
    return HintMove(to_json(move), notation(move), texts.move(move), points)
