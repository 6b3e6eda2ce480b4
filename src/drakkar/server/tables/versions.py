"""How this program opens a stored table: as it was left, moved on to newer rules, or to be read.

A table names the revision of the rules and the box that it is played with. If they are this
program's, its events are played again, and that is that. If the program has a later revision, a
running table goes on under it: with all its answers where they are still legal, else from the
position that was stored with its last event. In every other case (another box, an earlier revision,
a position that cannot be read any more, a finished game) it can be looked at and saved, and is
otherwise left alone until a program comes that fits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.record import Position, Reading, Version, read, replay, resume, version_of
from drakkar.kernel.table import Table
from drakkar.server import messages
from drakkar.server.errors import ApiError
from drakkar.server.logs import log_fault
from drakkar.server.store import events as ev
from drakkar.server.store.data import BROKEN, PLAYING, Stored
from drakkar.server.store.events import Body, Folded
from drakkar.server.tables import spoken


class Differs(NamedTuple):
    """Why a table can only be read."""

    table: Version
    server: Version

    def shown(self) -> messages.Versions:
        return messages.Versions(messages.Version(*self.table), messages.Version(*self.server))

    def error(self) -> ApiError:
        return ApiError(
            423,
            "other-version",
            {"versions": self.shown()},
            **self.named(),
        )

    def named(self) -> dict[str, str]:
        """Both versions, for a sentence."""
        return {
            "what": "box" if self.table.revision == self.server.revision else "rules",
            "theirs": str(self.table.revision),
            "ours": str(self.server.revision),
            "their_box": self.table.components,
            "our_box": self.server.components,
        }


@dataclass(slots=True)
class Opened:
    """A stored table, opened."""

    table: Table
    before: spoken.Numbered = field(default_factory=list)
    """What was told before the table's own events begin,"""
    before_seqs: list[int] = field(default_factory=list)
    """and per answer of that time the number of its event."""
    differs: Differs | None = None
    """The table may only be read, and what is on it may not be where its events lead."""
    news: Body | None = None
    """What is to be stored before anything else: other rules hold from now on."""


def record_of(head: ev.Head, folded: Folded) -> dict[str, Any]:
    """What the kernel replays: under later rules without the options that are gone."""
    record, game = ev.record(head, folded), GAMES.get(head.game)
    if game is not None and folded.version.revision != head.revision:
        record["options"] = game.still_known(head.options)
    return record


def opened(stored: Stored, folded: Folded) -> Opened:
    """Raises ApiError where there is nothing to show, and whatever the rules raise where a table
    of this very version cannot be played again."""
    game = GAMES.get(stored.head.game)
    if game is None:
        raise Differs(folded.version, Version(0, "-")).error()
    here = version_of(game)
    if folded.version == here and stored.status != BROKEN:
        table = replay(GAMES, record_of(stored.head, folded), listen=True)
        return Opened(table, *_told_earlier(stored, folded))
    reading = follow(stored.head, folded)
    if folded.version == here and reading is not None and reading.stopped is None:
        return Opened(reading.table, *_told_earlier(stored, folded))
    if stored.status == PLAYING and here.revision > folded.version.revision:
        moved = _moved_on(stored, folded, game, reading)
        if moved is not None:
            return moved
    return _to_be_read(stored, folded, game, reading)


def _moved_on(stored: Stored, folded: Folded, game: Game, reading: Reading | None) -> Opened | None:
    """A running table under later rules; None if it cannot go on under them."""
    if reading is not None and reading.stopped is None:
        added = len(reading.table.log) - len(folded.answers)
        news = _news(folded, reading.table, added)
        return Opened(reading.table, *_told_earlier(stored, folded), news=news)
    table = _resumed(stored, game)
    if table is None or table.start is None:
        return None
    news = _news(folded, table, len(table.log))
    news.position = Position(table.start.state.to_json(), table.start.draws)
    return Opened(table, *_told(stored, folded, reading), news=news)


def _news(folded: Folded, table: Table, added: int) -> Body:
    """The event that says which rules hold from now on, with what follows from them by itself."""
    entries = table.log[len(table.log) - added :]
    return Body(
        answers=ev.answers_of(entries),
        was=folded.version.revision,
        revision=table.game.revision,
        components=table.game.components,
    )


def _to_be_read(stored: Stored, folded: Folded, game: Game, reading: Reading | None) -> Opened:
    """The position as it was stored, or the last one that the answers lead to here."""
    differs = Differs(folded.version, version_of(game))
    before = _told(stored, folded, reading)
    table = _resumed(stored, game, settle=False)
    if table is None:
        if reading is None:
            raise differs.error()
        table = reading.table
    table.events = []
    return Opened(table, *before, differs=differs)


def _told_earlier(stored: Stored, folded: Folded) -> tuple[spoken.Numbered, list[int]]:
    """What was told before the table went on from a position, if it ever did."""
    parts = [(spoken.collect(stored.events, part), part.seqs) for part in folded.earlier]
    return spoken.joined(parts)


def _told(
    stored: Stored, folded: Folded, reading: Reading | None
) -> tuple[spoken.Numbered, list[int]]:
    """Everything that was told so far."""
    replayed = (reading.table.events or []) if reading is not None else []
    now = spoken.collect(stored.events, folded, replayed), folded.seqs
    return spoken.joined([_told_earlier(stored, folded), now])


def _resumed(stored: Stored, game: Game, *, settle: bool = True) -> Table | None:
    """A table in the position that was stored last; None where there is none or it is not read."""
    kept, head = stored.position, stored.head
    if kept is None or kept.seq != stored.seq:
        return None
    try:
        return resume(
            game, head.players, head.options, head.seed, kept.read(), listen=True, settle=settle
        )
    except DrakkarError:
        return None


def follow(head: ev.Head, folded: Folded) -> Reading | None:
    """The answers of a table of another version, as far as they are legal; None if not even its
    first position can be set up."""
    try:
        return read(GAMES, record_of(head, folded), listen=True)
    except DrakkarError:
        return None
    except Exception as error:  # rules that old answers upset: they are shown another way
        log_fault("reading-failed", error, table=head.id)
        return None
