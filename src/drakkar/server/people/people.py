"""What somebody may do with his devices, his name and his tables."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

from drakkar.server.beside import DeviceText, Me, Pass
from drakkar.server.errors import ApiError, not_found
from drakkar.server.logs import log_event
from drakkar.server.names import chosen_name, digest, secret
from drakkar.server.people.passphrases import Passphrases
from drakkar.server.store import people, ratings
from drakkar.server.store.data import now
from drakkar.server.store.events import LEAVE, Event
from drakkar.server.tables.live import Live
from drakkar.server.tables.rated import check_running, decline, may_decline
from drakkar.server.tables.rights import denied
from drakkar.server.tables.service import Service
from drakkar.server.tables.talk import others
from drakkar.server.tables.telling import own_words

LASTS = 600
"""Seconds that a link for another device is good for."""
_SHORTEST = 8
_DAY = 24 * 3600

Wait = Callable[[str, str], float]
"""How many seconds somebody must wait who does this kind of thing so often."""


class People:
    def __init__(self, service: Service, keep_days: int = 0) -> None:
        self._service, self._store = service, service.store
        self._rooms, self._keep = service.rooms, keep_days
        self._passphrases = Passphrases()
        self._told: dict[str, float] = {}

    async def start(self) -> None:
        """Learns which device is whose; again whenever another worker has changed it."""
        known = await people.aliases(self._store)
        self._service.aliases.clear()
        self._service.aliases.update(known)
        for room in self._rooms.all():
            for viewer in room.viewers:
                if viewer.raw is not None and viewer.device != known.get(viewer.raw, viewer.raw):
                    viewer.device = known.get(viewer.raw, viewer.raw)
                    self._rooms.wake(room.table)

    def close(self) -> None:
        self._passphrases.close()

    async def me(self, raw: bytes | None) -> Me:
        person = None if raw is None else await people.person(self._store, raw)
        if person is None:
            return Me("", [], 0, 0)
        devices = [
            DeviceText(
                device.device.hex()[:16], device.name, int(device.since), device.device == raw
            )
            for device in person.devices
        ]
        return Me(person.name, devices, person.tries, int(person.tried))

    # ---- devices -----------------------------------------------------------------------------
    async def give_pass(self, raw: bytes, called: str, moves: bool) -> Pass:
        plain, until = secret(), now() + LASTS
        tables = await people.give_pass(self._store, raw, called, digest(plain), moves, until)
        await self._changed(tables)
        return Pass(f"/#pass={plain}", LASTS)

    async def use_pass(self, given: str, raw: bytes, called: str) -> Me:
        tables = await people.use_pass(self._store, digest(given), raw, called)
        if tables is None:
            raise ApiError(404, "old-pass")
        await self._changed(tables)
        return await self.me(raw)

    async def sign_out(self, raw: bytes | None, device: str) -> Me:
        person = None if raw is None else await people.person(self._store, raw)
        for known in [] if person is None else person.devices:
            if known.device.hex()[:16] == device and raw is not None:
                await people.sign_out(self._store, raw, known.device)
                await self._changed([])
                return await self.me(raw)
        raise not_found()

    # ---- names -------------------------------------------------------------------------------
    async def set_name(self, raw: bytes, called: str, name: str, passphrase: str) -> Me:
        chosen = chosen_name(name)
        if not chosen:
            raise ApiError(422, "empty-name")
        if len(passphrase) < _SHORTEST:
            raise ApiError(422, "short-passphrase", count=_SHORTEST)
        hashed = await self._passphrases.hashed(passphrase)
        tables = await people.set_name(self._store, raw, called, chosen, folded(chosen), hashed)
        if tables is None:
            raise ApiError(422, "name-taken")
        await self._changed(tables)
        return await self.me(raw)

    async def enter(
        self, raw: bytes, called: str, name: str, passphrase: str, address: str, wait: Wait
    ) -> Me:
        """This device becomes that of the one who is called so. Wrong tries are slowed by name and
        address, by address, and, far more generously, by name; his own devices are not asked."""
        key = folded(name)
        seconds = (
            wait("passphrase", f"{address} {key}")
            or wait("passphrases", address)
            or wait("name", f"name {key}")
        )
        if seconds:
            self._tell(key)
            raise ApiError(429, "too-many-tries", {"retry": int(seconds) + 1})
        known = await people.named(self._store, key)
        fits = await self._passphrases.fits("" if known is None else known.passphrase, passphrase)
        if known is None or not fits:
            if known is not None:
                await people.tried(self._store, known.id)
            raise ApiError(403, "wrong-passphrase")
        await self._changed(await people.enter(self._store, known.id, raw, called))
        return await self.me(raw)

    def _tell(self, key: str) -> None:
        """The host, once an hour for each name."""
        if self._told.get(key, 0) < now() - 3600:
            if len(self._told) > 1000:
                self._told.clear()
            self._told[key] = now()
            log_event("passphrase-tries", name=digest(key).hex()[:10])

    # ---- tables ------------------------------------------------------------------------------
    async def archive(self, table: str, device: bytes | None, on: bool) -> None:
        async with self._rooms.live(table) as (_, live):
            if device is None or not live.holds(device):
                raise not_found()
        await people.shelve(self._store, device, table, on)

    async def leave(self, table: str, device: bytes | None) -> None:
        """Gives up one's seats there; everybody is told."""
        async with self._rooms.live(table) as (_, live):
            if device is None or not live.holds(device):
                raise not_found()
            seats = () if live.over else live.mine(device)

        for seat in seats:

            def quit_early(live: Live, seat: int = seat) -> tuple[None, Event | None]:
                """Who goes before his first answer has not played."""
                return None, decline(live, seat) if may_decline(live, seat) else None

            await self._rooms.change(table, quit_early)

            def work(live: Live, seat: int = seat) -> tuple[None, Event | None]:
                return None, live.about_seat(seat, LEAVE)

            await self._rooms.change(table, work)
        await people.leave(self._store, device, table)
        await ratings.count(self._store, table)  # if nobody is left
        await self._changed([table])

    async def delete(self, table: str, device: bytes | None) -> None:
        """The maker's right: it is gone for everybody."""
        async with self._rooms.live(table) as (_, live):
            if device is None or live.head.creator != device:
                raise denied(live, device)
            own = live.mine(device)
            running = live.company.rated and not live.over
            if running and others(live, own):
                check_running(live, "rated-delete")
        if running:
            await self.leave(table, device)
        async with self._rooms.live(table):
            await people.delete_table(self._store, table)
        self._rooms.gone(table)

    async def forget(self, raw: bytes, device: bytes, lang: str) -> None:
        usual = own_words(lang)("player-default", number="#")
        done = await people.forget(self._store, raw, device, usual)
        for table in done.deleted:
            self._rooms.gone(table)
        await self._changed(done.left)

    async def retire(self) -> None:
        """Deletes what the host does not want to keep any longer."""
        if self._keep:
            old = await people.delete_old(self._store, now() - self._keep * _DAY)
            for table in old:
                self._rooms.gone(table)
            if old:
                log_event("tables-retired", count=len(old))

    async def _changed(self, tables: Iterable[str]) -> None:
        """Who is who has changed, and who sits at these tables."""
        await self.start()
        for table in tables:
            room = self._rooms.known(table)
            if room is not None:
                async with room.lock:
                    room.forget()
                self._rooms.wake(table)


def folded(name: str) -> str:
    """A name as it is compared: nobody is called Éric where somebody is called eric."""
    plain = unicodedata.normalize("NFKD", chosen_name(name)).casefold()
    return "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN")[:200]
