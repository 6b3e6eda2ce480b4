"""Where one says how one wants to be told, and that one does not any more."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec

from drakkar.kernel.shapes import met
from drakkar.server.asks import AskHook, AskNotice
from drakkar.server.company import MadeHook, NoticeState, WayState
from drakkar.server.errors import ApiError, not_found
from drakkar.server.names import secret
from drakkar.server.notices import hooks, mail, push
from drakkar.server.notices.hooks import Hook
from drakkar.server.notices.postman import Postman
from drakkar.server.notices.push import Subscription
from drakkar.server.notices.sending import TIMEOUT, Undelivered, addresses, checked_url
from drakkar.server.store import ways as kept
from drakkar.server.store.data import now
from drakkar.server.store.ways import HOOK, MAIL, NEW, ON, PUSH, Way
from drakkar.server.tables.rights import denied
from drakkar.server.tables.rooms import Rooms
from drakkar.server.tables.telling import own_words

PER_DEVICE = 5
PER_TABLE = 3


class Desk:
    """Ways come and go here."""

    def __init__(self, postman: Postman, rooms: Rooms) -> None:
        self._postman, self._rooms, self._store = postman, rooms, postman.store

    async def state(self, device: bytes | None, table: str | None) -> NoticeState:
        """By what people can be reached from here, and by what the asker is."""
        ways = [] if device is None else await kept.ways_of(self._store, device)
        channels: list[Way] = []
        maker = table is not None and await self._made_it(table, device)
        if table is not None and maker:
            channels = await kept.hooks_of(self._store, table)
        return NoticeState(
            push_key=self._postman.push_key,
            mail=self._postman.box is not None,
            maker=maker,
            ways=[_shown(way) for way in ways],
            hooks=[_shown(way) for way in channels],
        )

    async def _made_it(self, table: str, device: bytes | None) -> bool:
        async with self._rooms.live(table) as (_, live):
            if not live.may_look(device):
                raise not_found()
            return live.head.creator == device

    async def add(self, ask: AskNotice, device: bytes, lang: str, origin: str) -> None:
        if len(await kept.ways_of(self._store, device)) >= PER_DEVICE:
            raise ApiError(422, "too-many-ways")
        if ask.kind == PUSH:
            target = await self._subscription(ask)
            await kept.add_way(self._store, _way(PUSH, device, None, target, ON, lang, origin))
            return
        if self._postman.box is None:
            raise ApiError(422, "no-mail")
        if not mail.is_address(ask.mail):
            raise ApiError(422, "bad-mail")
        way = _way(MAIL, device, None, ask.mail, NEW, lang, origin)
        await self._ask_first(await kept.add_way(self._store, way))

    async def _subscription(self, ask: AskNotice) -> str:
        if not self._postman.push_key:
            raise ApiError(422, "no-push")
        if ask.keys is None:
            raise ApiError(422, "bad-push")
        subscription = Subscription(ask.endpoint, ask.keys.p256dh, ask.keys.auth)
        try:
            checked_url(subscription.endpoint, self._postman.inside)
        except Undelivered:
            raise ApiError(422, "bad-push") from None
        push.check(subscription)
        return msgspec.json.encode(subscription).decode()

    async def _ask_first(self, way: Way) -> None:
        """Nobody gets mail because somebody else has typed his address."""
        if way.state == ON:
            return
        say = own_words(way.lang)
        url = f"{way.origin}/#notices={self._postman.token(way.id)}"
        try:
            subject, text = say("notice-confirm-subject"), say("notice-confirm", url=url)
            await self._postman.send_mail(way.target, subject, text, secret())
        except Undelivered:
            await kept.remove_way(self._store, way.id)
            raise ApiError(422, "mail-failed") from None

    async def confirm(self, token: str) -> None:
        way = await self._known(token)
        await kept.set_way(self._store, way.id, state=ON)

    async def off(self, token: str) -> None:
        """No more by this way. Twice is no mistake."""
        name = self._postman.way_of(token)
        if name is None:
            raise not_found()
        await kept.remove_way(self._store, name)

    async def drop(self, name: str, device: bytes | None) -> None:
        """One's own way, or a webhook of one's own table."""
        way = await kept.way(self._store, name)
        if way is None or device is None:
            raise not_found()
        if way.device != device and not (
            way.table is not None and await self._made_it(way.table, device)
        ):
            raise not_found()
        await kept.remove_way(self._store, way.id)

    async def _known(self, token: str) -> Way:
        name = self._postman.way_of(token)
        way = None if name is None else await kept.way(self._store, name)
        if way is None:
            raise not_found()
        return way

    async def hook(
        self, table: str, ask: AskHook, device: bytes | None, lang: str, origin: str
    ) -> MadeHook:
        """A webhook, which only who made the table may set up."""
        async with self._rooms.live(table) as (_, live):
            if not live.may_look(device) or live.head.creator != device:
                raise denied(live, device)
        if len(await kept.hooks_of(self._store, table)) >= PER_TABLE:
            raise ApiError(422, "too-many-ways")
        try:  # told at once; it is looked at again each time
            parts = checked_url(ask.url, self._postman.inside)
            async with asyncio.timeout(TIMEOUT):
                await addresses(parts.hostname or "", parts.port or 443, self._postman.inside)
        except (Undelivered, TimeoutError):
            raise ApiError(422, "bad-hook") from None
        target = msgspec.json.encode(Hook(ask.flavour, ask.url)).decode()
        way = await kept.add_way(self._store, _way(HOOK, None, table, target, ON, lang, origin))
        return MadeHook(way.id, hooks.shown_key(self._postman.hook_key(way.id)))


def _way(
    kind: str,
    device: bytes | None,
    table: str | None,
    target: str,
    state: str,
    lang: str,
    origin: str,
) -> Way:
    return Way(secret(), kind, device, table, target, state, "", lang, origin, now())


def _shown(way: Way) -> WayState:
    """A way as its owner sees it: what leads to a channel is a secret in itself."""
    target = way.target
    if way.kind == PUSH:
        target = (
            urlsplit(msgspec.json.decode(target, type=met(Subscription)).endpoint).hostname or ""
        )
    elif way.kind == HOOK:
        hook = msgspec.json.decode(target, type=met(Hook))
        target = f"{hook.flavour}: {urlsplit(hook.url).hostname}"
    state = "on" if way.state == ON else "new"
    kind = way.kind
    return WayState(way.id, kind, target, state, bool(way.trouble))  # type: ignore[arg-type]
