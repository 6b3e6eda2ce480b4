"""Statements that are written for every answer: put together once, not each time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect
from sqlalchemy.sql.elements import CompilerElement


class Prepared:
    """A statement as the driver takes it, made at its first use. What SQLAlchemy does with a
    statement each time costs more than the database (docs/no-go.md)."""

    def __init__(self, make: Callable[[Dialect], CompilerElement]) -> None:
        self._make = make
        self._ready: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        dialect = connection.dialect
        ready = self._ready.get(dialect.name)
        if ready is None:
            compiled: Any = self._make(dialect).compile(dialect=dialect)
            ready = self._ready[dialect.name] = str(compiled), compiled.positiontup
        statement, order = ready
        given = values if order is None else tuple([values[name] for name in order])
        return connection.exec_driver_sql(statement, given)
