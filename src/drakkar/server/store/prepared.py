"""Statements that are written for every answer: put together once, not each time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from sqlalchemy import Connection, CursorResult, Dialect
from sqlalchemy.sql.elements import CompilerElement


class Prepared:
    """A statement as the driver takes it, made at its first use. What SQLAlchemy does with a
    statement each time costs more than the database (docs/no-go.md)."""

    def __init__(self, make: Callable[[Dialect], CompilerElement]) -> None:
        self._make = make
        self._ready: dict[str, tuple[str, list[str] | None]] = {}

    def given(self, dialect: Dialect, values: Mapping[str, Any]) -> tuple[str, Any]:
        """The statement and its values as the driver takes them."""
        ready = self._ready.get(dialect.name)
        if ready is None:
            compiled: Any = self._make(dialect).compile(dialect=dialect)
            ready = self._ready[dialect.name] = str(compiled), compiled.positiontup
        statement, order = ready
        return statement, values if order is None else tuple([values[name] for name in order])

    def run(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        return connection.exec_driver_sql(*self.given(connection.dialect, values))


class Hand(Protocol):
    """Whoever writes prepared statements and nothing else."""

    def write(self, statement: Prepared, values: Mapping[str, Any]) -> int:
        """How many rows it has changed."""


class Careful:
    """By way of SQLAlchemy."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def write(self, statement: Prepared, values: Mapping[str, Any]) -> int:
        return statement.run(self._connection, values).rowcount


class Quick:
    """Straight to SQLite."""

    def __init__(self, driver: sqlite3.Connection, dialect: Dialect) -> None:
        self._driver, self._dialect = driver, dialect

    def write(self, statement: Prepared, values: Mapping[str, Any]) -> int:
        return self._driver.execute(*statement.given(self._dialect, values)).rowcount
