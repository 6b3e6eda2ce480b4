"""What lies in the database. Events are the truth; who may sit where stands beside them. Everything
else is made from them, and kept for programs that can no longer make it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()


def _here() -> ForeignKey:
    """What goes with its table."""
    return ForeignKey("tables.id", ondelete="CASCADE")


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("components", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # text: a record may bring a seed of any length
    Column("seed", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("report", String(20), nullable=False),
    # the program that broke it: another one tries again
    Column("broken_by", String(120), nullable=False, server_default=""),
    Column("seq", Integer, nullable=False),
    # what the list of tables shows, so that it need not fold any of them
    Column("summary", Text, nullable=False),
    Column("bot_turn", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("creator", LargeBinary(32), nullable=False),
    Column("watch", LargeBinary(32), nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # when a clock runs out next
    Column("deadline", Float),
    Index("tables_bot_turn", "bot_turn"),
    Index("tables_deadline", "deadline"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(20), nullable=False),
    Column("secret", LargeBinary(32)),
    # of what a program shows instead of a cookie
    Column("token", LargeBinary(32)),
    # of the link for somebody who plays here in another's stead
    Column("spare", LargeBinary(32)),
    # an answer that its holder has prepared
    Column("ahead", Text),
    Index("seats_token", "token"),
)

# Seat -1: may watch. Several devices may hold a seat, and a device several seats.
HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", LargeBinary(32), primary_key=True),
    # when the table was last on this device's screen
    Column("seen", Float),
    Index("holders_device", "device"),
)

# Who plays in the stead of the holders of a seat that was handed over.
STANDINS: Final = Table(
    "standins",
    METADATA,
    Column("table_id", String(16), _here(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", LargeBinary(32), primary_key=True),
    Column("seen", Float),
    Index("standins_device", "device"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("key", String(64)),
    Column("kind", String(10), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    # what the rules told on that occasion, for programs that have other rules; no part of the chain
    Column("told", LargeBinary),
    UniqueConstraint("table_id", "seat", "key", name="events_key"),
)

# Where each table stands, for a program that cannot follow its events any more.
POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("components", String(80), nullable=False),
    Column("draws", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

# The contents of every box that was ever played with, under the digest that tables name.
BOXES: Final = Table(
    "boxes",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("digest", String(80), primary_key=True),
    Column("contents", LargeBinary, nullable=False),
    Column("since", Float, nullable=False),
)

# How a person (by one of his devices) or a table (by a webhook) is reached.
WAYS: Final = Table(
    "ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("device", LargeBinary(32)),
    Column("table_id", String(16), _here()),
    Column("target", Text, nullable=False),
    Column("state", String(10), nullable=False),
    # why the last message did not arrive
    Column("trouble", String(200), nullable=False),
    Column("lang", String(2), nullable=False),
    # the address under which the page was open there: links lead to it
    Column("origin", String(300), nullable=False),
    Column("created", Float, nullable=False),
    Index("ways_device", "device"),
    Index("ways_table", "table_id"),
)

# The last message of each way about each table; about each seat of it, where a channel is told.
OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("way_id", String(32), ForeignKey("ways.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), _here(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # the event since which an answer is owed
    Column("turn", Integer, nullable=False),
    Column("id", String(32), nullable=False),
    Column("state", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("outbox_due", "state", "due"),
)

# What only this server knows: the keys it signs with.
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# What is said at a table. Beside the events: it can be taken away again.
TALK: Final = Table(
    "talk",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), _here(), nullable=False),
    # none: somebody who watches
    Column("seat", Integer),
    Column("device", LargeBinary(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("talk_table", "table_id", "id"),
    Index("talk_device", "device"),
    sqlite_autoincrement=True,  # a number that was deleted never comes again
)

# What the maker of a table wants of talk; without a row: everybody talks, watchers read.
MANNERS: Final = Table(
    "manners",
    METADATA,
    Column("table_id", String(16), _here(), primary_key=True),
    Column("talk", String(10), nullable=False),
    Column("watchers", String(10), nullable=False),
)

# Where a table comes from: a copy of a position, or the same cards again.
ORIGINS: Final = Table(
    "origins",
    METADATA,
    Column("table_id", String(16), _here(), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("origin", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Index("origins_origin", "origin"),
)

# Somebody with several devices, or with a name. Everybody else is his device.
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", LargeBinary(32), primary_key=True),
    Column("name", String(80)),
    # as it is compared: nobody else is called so
    Column("folded", String(200), unique=True),
    Column("passphrase", Text),
    # wrong passphrases since the last right one, and when the last was tried
    Column("tries", Integer, nullable=False),
    Column("tried", Float, nullable=False),
    Column("created", Float, nullable=False),
)

ALIASES: Final = Table(
    "aliases",
    METADATA,
    Column("device", LargeBinary(32), primary_key=True),
    Column("person", LargeBinary(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("since", Float, nullable=False),
    Index("aliases_person", "person"),
)

# Links that bring another device to a person: for minutes, once.
PASSES: Final = Table(
    "passes",
    METADATA,
    Column("secret", LargeBinary(32), primary_key=True),
    Column("device", LargeBinary(32), nullable=False),
    # the device that gives it: where seats are moved it has none afterwards
    Column("raw", LargeBinary(32), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("until", Float, nullable=False),
)

# Tables that somebody has put away.
SHELVED: Final = Table(
    "shelved",
    METADATA,
    Column("device", LargeBinary(32), primary_key=True),
    Column("table_id", String(16), _here(), primary_key=True),
)

# Who plays for the ladder at a table where that is still open: whoever sat down in a seat first.
ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("table_id", String(16), _here(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", LargeBinary(32), nullable=False),
    Index("entrants_player", "player"),
)

# What is known of how strong somebody is at a game: a person, or a bot by its level.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("player", LargeBinary(32), primary_key=True),
    Column("level", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ratings_player", "player"),
)

# Tables that the ladder has heard of: each counts once, or not at all (``why``). A table that is
# deleted later has counted all the same.
RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("why", String(20), nullable=False),
    Column("at", Float, nullable=False),
)

# Where somebody stood after each game that counted.
RATED_RESULTS: Final = Table(
    "rated_results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("player", LargeBinary(32), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("rated_results_player", "player", "game"),
)
