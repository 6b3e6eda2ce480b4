"""Whose turn it is to be thought for: everybody in turn, however much each has asked."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """On whose account thinking is done, and at which table."""

    who: str
    table: str


NOBODY = Asker("", "")


class FairQueue(Generic[T]):
    """Those who ask take turns; so do the tables of one who asks at several. What one asks at one
    table is answered in order."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(self.waits, self._waiting))

    def waits(self, who: str) -> int:
        """How much one is waiting for."""
        return sum(map(len, self._waiting.get(who, {}).values()))

    def put(self, asker: Asker, item: T) -> None:
        tables = self._waiting.setdefault(asker.who, OrderedDict())
        tables.setdefault(asker.table, deque()).append(item)

    def take(self) -> T | None:
        """The next; None if nobody waits."""
        if not self._waiting:
            return None
        who, tables = next(iter(self._waiting.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        if items:
            tables.move_to_end(table)
        else:
            del tables[table]
        if tables:
            self._waiting.move_to_end(who)
        else:
            del self._waiting[who]
        return item
