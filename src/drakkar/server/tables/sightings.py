"""When somebody last had a table on his screen. Kept in memory, and written down now and then."""

from __future__ import annotations

from drakkar.server.store import standins
from drakkar.server.store.data import now
from drakkar.server.store.store import Store
from drakkar.server.tables.company import several
from drakkar.server.tables.live import Live

EVERY = 20.0
"""Seconds between two notes."""


class Sightings:
    """Who has looked at which table, and when. A page says so while it can be seen; what another
    worker has heard is read from the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: dict[tuple[str, bytes], float] = {}
        self._news: set[tuple[str, bytes]] = set()
        self._noted = 0.0

    def look(self, live: Live, device: bytes | None) -> None:
        """A device has this table on its screen. Where nobody waits for anybody that is nothing."""
        if device is not None and several(live.seats):
            self._last[live.head.id, device] = now()
            self._news.add((live.head.id, device))

    async def note(self, force: bool = False) -> None:
        """Writes down what is new."""
        at = now()
        if not self._news or not (force or abs(at - self._noted) >= EVERY):
            return
        news, self._news, self._noted = self._news, set(), at
        await standins.looked(self._store, [(*key, self._last[key]) for key in list(news)])
        # what is written down need not be remembered
        self._last = {key: self._last[key] for key in list(self._news)}

    async def last(self, live: Live, seat: int) -> float:
        """When somebody of a seat was last here. A time to come is none: the clock was put back."""
        there = live.standins if seat in live.company.handed else live.holders
        table = live.head.id
        looks = [self._last.get((table, device), 0.0) for held, device in there if held == seat]
        kept = await standins.last_look(self._store, table, seat)
        return max((look for look in (*looks, kept) if look <= now()), default=0.0)
