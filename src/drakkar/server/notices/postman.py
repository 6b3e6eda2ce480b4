"""The postman: finds who has not seen that it is his turn, and tells him, once, until he looks.

What is to be sent stands in the outbox before it is sent, and is struck out afterwards. A message
that does not arrive is tried again, each time later, and then given up; the host is told of a way
that fails once, until it works again. Nobody at a table waits for any of this.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from urllib.parse import urlsplit

import msgspec

from drakkar.games import GAMES
from drakkar.kernel.shapes import met
from drakkar.server.errors import ApiError
from drakkar.server.logs import count, log_event, log_fault
from drakkar.server.names import secret
from drakkar.server.notices import hooks, mail, push
from drakkar.server.notices.hooks import Hook
from drakkar.server.notices.push import Subscription
from drakkar.server.notices.sending import Undelivered, post
from drakkar.server.settings import Settings
from drakkar.server.store import ways as kept
from drakkar.server.store.data import Turn, now
from drakkar.server.store.store import Store
from drakkar.server.store.ways import ANY_SEAT, FAILED, HOOK, MAIL, MOOT, PUSH, SENT, Message, Way
from drakkar.server.tables.sightings import Sightings
from drakkar.server.tables.telling import local_names, own_words
from drakkar.server.threads import Threads

UNSEEN = 60.0
"""Seconds for which somebody may not have looked before he is told."""
AGAIN = (60.0, 300.0, 1800.0, 7200.0, 7200.0)
"""Seconds until a message is tried again; as many tries as there are."""
_AT_ONCE = 20


class Postman:
    """Sends what is due. One per process; they do not get in each other's way."""

    def __init__(self, store: Store, looks: Sightings, settings: Settings) -> None:
        self.store, self._looks = store, looks
        self.inside = settings.inside
        self.box = mail.parse(settings.smtp)
        self.secret = self._private = self.push_key = ""
        self._mails: Threads | None = None
        self._round: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Makes the server's keys, if it has none yet."""
        self.secret = await kept.kept_secret(self.store, "notices", secret)
        if push.available():
            self._private = await kept.kept_secret(self.store, "vapid", push.new_key)
            self.push_key = push.public_key(self._private)
        if self.box is not None:
            self._mails = Threads(1, "drakkar-mail")

    async def stop(self) -> None:
        if self._round is not None:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)
        if self._mails is not None:
            self._mails.dismiss()  # a mailbox that hangs keeps nobody from going home

    # ---- tokens ------------------------------------------------------------------------------
    def token(self, way: str) -> str:
        """What ends a way without a cookie: it comes with every message."""
        proof = hmac.digest(self.secret.encode(), f"off {way}".encode(), hashlib.sha256)
        return f"{way}.{proof[:16].hex()}"

    def way_of(self, token: str) -> str | None:
        way = token.partition(".")[0]
        right = hmac.compare_digest(self.token(way).encode(), token.encode("utf-8", "replace"))
        return way if right else None

    # ---- rounds ------------------------------------------------------------------------------
    async def sweep(self) -> None:
        """Puts into the outbox what is to be told, and goes round if nobody is under way."""
        if await self._gather():
            await self._looks.note(force=True)  # who has looked in the last seconds?
            for message in await self._gather():
                await kept.put(self.store, message)
        if self._round is None or self._round.done():
            self._round = asyncio.create_task(self._go_round())

    async def idle(self) -> None:
        """Until this round is over."""
        if self._round is not None:
            await self._round

    async def _gather(self) -> list[Message]:
        """A message for everybody who owes an answer and has not seen it."""
        at, messages = now(), {}
        for owing in await kept.owing(self.store):
            if not is_unseen(owing.turn, owing.seen, at):
                continue
            for way in owing.ways:
                seat = owing.turn.seat if way.kind == HOOK else ANY_SEAT
                if (way.id, owing.table, seat) in messages:
                    continue  # of one who holds several seats
                last = await kept.last_message(self.store, way.id, owing.table, seat)
                if is_news(owing.turn, owing.seen, last):
                    messages[way.id, owing.table, seat] = Message(
                        way.id, owing.table, seat, owing.turn.seq, secret(), kept.WAITING, at, at, 0
                    )
        return list(messages.values())

    async def _go_round(self) -> None:
        try:
            messages = await kept.due(self.store, now(), max(AGAIN), _AT_ONCE)
            await asyncio.gather(*map(self._deliver, messages))
        except ApiError as error:
            log_event("notices-failed", error=error.code)
        except Exception as error:
            log_fault("notices-failed", error)

    async def _deliver(self, message: Message) -> None:
        way = await kept.way(self.store, message.way)
        if way is None:
            return
        facts = await self._facts(way, message)
        if facts is None:  # he has looked or answered meanwhile
            await kept.settle(self.store, message, MOOT)
            return
        tries = message.tries
        last = tries + 1 >= len(AGAIN)
        if not await kept.claim(self.store, message, now() + AGAIN[min(tries, len(AGAIN) - 1)]):
            return  # another worker has it
        try:
            await self._send(way, message, facts)
        except Undelivered as failed:
            count(f'drakkar_notices_total{{way="{way.kind}",result="failed"}}')
            if failed.gone and way.kind == PUSH:
                log_event("notice-way-gone", way=way.kind, why=failed.why)
                await kept.remove_way(self.store, way.id)
            elif failed.final or last:
                await kept.settle(self.store, message, FAILED)
                await self._trouble(way, failed.why)
            return
        count(f'drakkar_notices_total{{way="{way.kind}",result="sent"}}')
        await kept.settle(self.store, message, SENT)
        if way.trouble:
            await kept.set_way(self.store, way.id, trouble="")

    async def _trouble(self, way: Way, why: str) -> None:
        """Tells the host of a way that does not work, once."""
        if not way.trouble:
            host = urlsplit(_address(way)).hostname if way.kind != MAIL else ""
            log_event("notice-failed", way=way.kind, host=host, why=why)
            count("drakkar_notice_ways_failing_total")
            await kept.set_way(self.store, way.id, trouble=why[:200])

    async def _facts(self, way: Way, message: Message) -> dict[str, object] | None:
        """What is to be said, if it still is."""
        for owing in await kept.owing(self.store, message.table):
            turn = owing.turn
            same = message.seat in (turn.seat, ANY_SEAT) and turn.seq == message.turn
            if (
                not same
                or owing.seen >= message.created
                or way.id not in {w.id for w in owing.ways}
            ):
                continue
            game = GAMES.get(owing.game)
            title = owing.game if game is None else game.title[way.lang]
            names, say = local_names(owing.names, way.lang), own_words(way.lang)
            others = ", ".join(name for seat, name in enumerate(names) if seat != turn.seat)
            if way.kind == HOOK:
                text = say("notice-turn-channel", name=names[turn.seat], game=title)
            else:
                text = say("notice-turn", game=title, others=others or "none")
            return {
                "event": "turn",
                "id": message.id,
                "table": owing.table,
                "game": owing.game,
                "title": title,
                "seat": turn.seat,
                "name": names[turn.seat],
                "since": int(turn.at),
                "text": text,
                "url": f"{way.origin}/t/{owing.table}",
            }
        return None

    # ---- sending -----------------------------------------------------------------------------
    async def _send(self, way: Way, message: Message, facts: dict[str, object]) -> None:
        if way.kind == PUSH:
            await self._push(way, facts)
        elif way.kind == MAIL:
            off = f"{way.origin}/#no-notices={self.token(way.id)}"
            say = own_words(way.lang)
            text = say("notice-mail", text=str(facts["text"]), url=str(facts["url"]), off=off)
            subject = say("notice-subject", game=str(facts["title"]))
            one_click = f"{way.origin}/api/notices/off/{self.token(way.id)}"
            await self.send_mail(way.target, subject, text, message.id, one_click)
        else:
            hook = msgspec.json.decode(way.target, type=met(Hook))
            body, headers = hooks.written(hook, facts)
            proof = hooks.signed(self.hook_key(way.id), message.id, int(now()), body)
            await post(hook.url, body, {**headers, **proof}, inside=self.inside)

    def hook_key(self, way: str) -> bytes:
        return hooks.key_of(self.secret, way)

    async def _push(self, way: Way, facts: dict[str, object]) -> None:
        if not self._private:
            raise Undelivered("push is not installed", final=True)
        subscription = msgspec.json.decode(way.target, type=met(Subscription))
        said = {
            "title": facts["title"],
            "text": facts["text"],
            "url": f"/t/{facts['table']}",
            "tag": facts["table"],
            "off": self.token(way.id),
            "off_text": own_words(way.lang)("notice-off"),
            "lang": way.lang,
        }
        contact = way.origin if way.origin.startswith("https://") else "mailto:drakkar@localhost"
        if self.box is not None:
            contact = f"mailto:{self.box.sender}"
        body, headers = push.sealed(
            subscription,
            self._private,
            contact,
            msgspec.json.encode(said),
            str(facts["table"]),
            now(),
        )
        await post(subscription.endpoint, body, headers, inside=self.inside)

    async def send_mail(
        self, to: str, subject: str, text: str, message: str, off: str = ""
    ) -> None:
        if self.box is None or self._mails is None:
            raise Undelivered("no mail server", final=True)
        box, written = self.box, mail.letter(self.box, to, subject, text, message, off)
        await self._mails.run(lambda: mail.send(box, written))


def is_unseen(turn: Turn, seen: float, at: float) -> bool:
    """Whether somebody owes an answer for long enough without having looked. A time to come is a
    clock that was put back: rather told once too often."""
    seen = seen if seen <= at else 0.0
    return seen < turn.at and (at - turn.at >= UNSEEN or turn.at > at) and at - seen >= UNSEEN


def is_news(turn: Turn, seen: float, last: Message | None) -> bool:
    """Whether he has looked since he was told last, and it is another turn."""
    if last is None:
        return True
    return last.turn != turn.seq and (seen > last.created or last.state == MOOT)


def _address(way: Way) -> str:
    if way.kind == PUSH:
        return msgspec.json.decode(way.target, type=met(Subscription)).endpoint
    return msgspec.json.decode(way.target, type=met(Hook)).url
