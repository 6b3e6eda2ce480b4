"""SQLite or PostgreSQL: how a job is run on it, and when it is known to be saved.

SQLite has one writer: a thread that gathers what is waiting and makes it last with one sync for
all. PostgreSQL has a pool, and tells the other workers what has changed.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    SQLAlchemyError,
)
from sqlalchemy.pool import NullPool

from drakkar.server.errors import ServerError, Stale, StorageError
from drakkar.server.store.files import Files, private
from drakkar.server.store.migrations import HEAD
from drakkar.server.store.prepared import Careful, Hand, Quick
from drakkar.server.threads import Promise, Threads

T = TypeVar("T")
Job = Callable[[Connection], T]
Writing = Callable[[Hand], T]
"""A job of prepared statements only. It may be run more than once before its answer counts."""

GATHERED = 256
"""How many jobs at most share a sync."""
_THREADS = 8
_PROBED = 5.0
"""Seconds for which a write that went well is taken as a sign that the next one will."""
_MIGRATING = 7231001  # a name for the lock that workers starting together take turns with


def parse(url: str) -> URL:
    """The address of a database; a one-line error for one we cannot use."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
    except (ArgumentError, ValueError, NoSuchModuleError):
        raise ServerError("error-database-url", url=_hidden(url)) from None
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if backend != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise ServerError("error-database-url", url=_hidden(url))
    return parsed


def _hidden(url: str) -> str:
    """The address without its password."""
    scheme, separator, rest = url.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}"[:120]


class Database:
    """SQLite or PostgreSQL, running jobs (functions of a connection) in threads."""

    def __init__(self, url: str) -> None:
        self.url = parse(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._files: Files | None = None
        self._probed = -_PROBED
        self.commits = 0
        try:
            if self.shared:
                self._engine = create_engine(
                    self.url, pool_size=_THREADS, pool_pre_ping=True, pool_timeout=5
                )
            else:
                self._files = Files(Path(str(self.url.database)))
                private(Path(str(self.url.database)))
                self._engine = _sqlite(self.url, "BEGIN")
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise ServerError("error-database", why=_first_line(error)) from None
        self._threads = Threads(_THREADS, "drakkar-db")

    def open(self) -> None:
        """Connects, and brings the schema up to date."""
        try:
            with self._engine.connect() as connection:
                if self.shared:
                    connection.execute(text("SELECT pg_advisory_lock(:n)"), {"n": _MIGRATING})
                    connection.commit()
                try:
                    if _version(connection) != HEAD:
                        migrate(connection)
                        connection.commit()
                finally:
                    if self.shared:
                        connection.rollback()
                        connection.execute(text("SELECT pg_advisory_unlock(:n)"), {"n": _MIGRATING})
                        connection.commit()
        except (SQLAlchemyError, OSError) as error:
            raise ServerError("error-database", why=_first_line(error)) from None
        if not self.shared:
            self._writer = threading.Thread(target=self._write, name="drakkar-writer", daemon=True)
            self._writer.start()

    def close(self) -> None:
        if self._writer is not None:
            self._waiting.put(None)
            self._writer.join(10)
        self._threads.close()
        self._engine.dispose()

    # ---- jobs --------------------------------------------------------------------------------
    async def read(self, job: Job[T]) -> T:
        return await self._threads.run(lambda: self._run(job))

    async def write(self, job: Job[T]) -> T:
        """The job's answer, once it is on disk."""
        if self.shared:
            return await self._threads.run(lambda: self._run(job))
        answer: T = await self._hand_over(_Waiting(job=job))
        return answer

    async def write_quickly(self, writing: Writing[T]) -> T:
        """The same for what is written for every answer."""
        if self.shared:
            return await self._threads.run(lambda: self._run(lambda c: writing(Careful(c))))
        answer: T = await self._hand_over(_Waiting(writing=writing))
        return answer

    async def _hand_over(self, waiting: _Waiting) -> Any:
        self._waiting.put(waiting)
        return await waiting.done.future

    async def check(self) -> None:
        """Raises StorageError if nothing can be kept. Writes a little now and then to see it."""
        if self._files is not None:
            self._files.check()
            self._files.check_space()
        if time.monotonic() - self._probed > _PROBED:
            await self.write(_probe)
            self._probed = time.monotonic()
        else:
            await self.read(lambda connection: connection.execute(text("SELECT 1")))

    def _run(self, job: Job[T]) -> T:
        try:
            with self._engine.begin() as connection:
                answer = job(connection)
            self.commits += 1
            return answer
        except IntegrityError as error:
            raise Stale from error
        except SQLAlchemyError as error:
            raise StorageError(_first_line(error)) from error

    def _write(self) -> None:
        """The writer thread: one transaction after another, each with all that is waiting."""
        engine = _sqlite(self.url, "BEGIN IMMEDIATE")
        last = False
        while not last:
            gathered = [self._waiting.get()]
            while len(gathered) < GATHERED:
                try:
                    gathered.append(self._waiting.get_nowait())
                except queue.Empty:
                    break
            last = None in gathered
            jobs = [entry for entry in gathered if entry is not None]
            if jobs:
                self._transactions(engine, jobs)
        engine.dispose()

    def _transactions(self, engine: Engine, jobs: list[_Waiting]) -> None:
        """One for all; where one of them goes wrong that costs less with a savepoint for each."""
        assert self._files is not None
        try:
            self._files.check()
            if all(job.writing for job in jobs):
                try:
                    settled = _quickly(engine, jobs)
                except _Apart:
                    settled = _carefully(engine, jobs)
            else:
                settled = _carefully(engine, jobs)
            self._files.check()
            self.commits += 1
        except Exception as error:
            self._probed = -_PROBED
            # A commit that failed may still be on disk: nobody is told anything but "unknown".
            for job in jobs:
                job.done.settle(None, StorageError(_first_line(error)))
            return
        for done, answer, failure in settled:
            done.settle(answer, failure)


class _Waiting:
    """Something to be written, and who waits for it."""

    __slots__ = ("done", "job", "writing")

    def __init__(self, job: Job[Any] | None = None, writing: Writing[Any] | None = None) -> None:
        self.job, self.writing, self.done = job, writing, Promise()

    def run(self, connection: Connection) -> Any:
        if self.writing is not None:
            return self.writing(Careful(connection))
        assert self.job is not None
        return self.job(connection)


class _Apart(Exception):
    """Something went wrong among several: each has to be tried for itself."""


_Settled = list[tuple[Promise, Any, BaseException | None]]


def _quickly(engine: Engine, jobs: list[_Waiting]) -> _Settled:
    """Prepared statements alone, straight to the driver: SQLAlchemy's part of a transaction would
    cost more than SQLite's. Raises _Apart, with nothing written, if any of them goes wrong."""
    held = engine.raw_connection()
    try:
        driver: Any = held.driver_connection
        hand = Quick(driver, engine.dialect)
        driver.execute("BEGIN IMMEDIATE")
        try:
            settled: _Settled = [
                (job.done, job.writing(hand), None) for job in jobs if job.writing is not None
            ]
        except Exception:
            driver.execute("ROLLBACK")
            raise _Apart from None
        driver.execute("COMMIT")
        return settled
    finally:
        held.close()


def _carefully(engine: Engine, jobs: list[_Waiting]) -> _Settled:
    settled: _Settled = []
    alone = len(jobs) == 1
    with engine.connect() as connection:
        whole = connection.begin()
        part = contextlib.nullcontext if alone else connection.begin_nested
        for job in jobs:
            try:
                with part():
                    settled.append((job.done, job.run(connection), None))
            except IntegrityError:  # somebody else was first
                settled.append((job.done, None, Stale()))
            except DBAPIError:
                raise  # the disk, not the job: nobody's work is sure
            except Exception as error:  # a job's own mistake must not hurt the others
                settled.append((job.done, None, error))
        if alone and settled[0][2] is not None:
            whole.rollback()
        else:
            whole.commit()
    return settled


def _probe(connection: Connection) -> None:
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _first_line(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0][:200]


def _sqlite(url: URL, begin: str) -> Engine:
    """``begin``: readers must not take the lock that writers need."""
    engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        # FULL: a commit that was told is there after a power cut as well
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begins(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _version(connection: Connection) -> str:
    """The version of the schema that the database has; "" if it has none yet."""
    try:
        shape = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except DBAPIError:
        shape = None
    connection.rollback()
    return str(shape or "")


def migrate(connection: Connection, target: str = "head") -> None:
    from alembic import command  # half a second: only where something is to be changed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(files("drakkar.server.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, target)
    except CommandError:
        raise ServerError("error-database-later", shape=_version(connection), known=HEAD) from None


def usable(url: str) -> None:
    """Brought up to shape; one line about it, before anything listens, if it cannot be used."""
    database = Database(url)
    try:
        database.open()
    finally:
        database.close()


def backup(url: str, target: Path) -> None:
    """A copy of a SQLite database as it is now, while the server runs."""
    engine = create_engine(parse(url), poolclass=NullPool)
    try:
        private(target)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM INTO :file"), {"file": str(target)})
    except (SQLAlchemyError, OSError) as error:
        target.unlink(missing_ok=True)
        raise ServerError("error-backup", why=_first_line(error)) from None
    finally:
        engine.dispose()
