"""Requests to addresses that somebody else has given: public ones, and no further."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from drakkar.server.errors import ServerError
from drakkar.server.notices import mail
from drakkar.server.notices.mail import Mailbox
from drakkar.server.notices.sending import Undelivered, addresses, checked_url, is_public, post
from tests.server.receivers import receiver


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2002:c0a8:101::",
        "nonsense",
    ],
)
def test_what_is_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_what_is(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://example.org/",
        "https://",
        "https://user@example.org/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://[::1",
    ],
)
def test_what_is_no_address_to_call(url):
    with pytest.raises(Undelivered) as refused:
        checked_url(url, inside=False)
    assert refused.value.final


def _resolves(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name server that answers each time with the next of these."""
    asked: list[str] = []

    async def getaddrinfo(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        known = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in known]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


def test_one_private_address_among_many_is_enough(monkeypatch):
    _resolves(monkeypatch, ["1.1.1.1", "127.0.0.1"])
    with pytest.raises(Undelivered, match="not a public address"):
        asyncio.run(addresses("example.org", 443, inside=False))


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch):
    """A name that answers otherwise the second time gains nothing: it is not asked again."""
    asked = _resolves(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])
    called = []

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        called.append((host, port, more["server_hostname"]))
        raise ConnectionRefusedError(111, "refused")

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with pytest.raises(Undelivered, match="refused"):
        asyncio.run(post("https://example.org/x", b"", {}, inside=False))
    assert called == [("1.1.1.1", 443, "example.org")]
    assert asked == ["example.org"]


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "127.1", "0x7f000001"])
def test_no_way_to_the_loopback(host):
    with pytest.raises(Undelivered, match=r"not a public address|unknown name"):
        asyncio.run(post(f"https://{host}:8443/", b"", {}, inside=False))


@pytest.mark.parametrize(
    ("status", "gone", "final"),
    [(500, False, False), (429, False, False), (404, True, True), (403, False, True)],
)
def test_what_answers_mean(status, gone, final):
    with receiver() as ear:
        ear.status = status
        with pytest.raises(Undelivered) as failed:
            asyncio.run(post(ear.url, b"x", {}, inside=True))
    assert (failed.value.gone, failed.value.final) == (gone, final)


def test_what_answers_no_http():
    with socket.socket() as rude:
        rude.bind(("127.0.0.1", 0))
        rude.listen()
        url = f"http://127.0.0.1:{rude.getsockname()[1]}/"

        async def call() -> None:
            loop = asyncio.get_running_loop()
            rude.setblocking(False)
            calling = asyncio.create_task(post(url, b"x", {}, inside=True))
            caller, _ = await loop.sock_accept(rude)
            await loop.sock_sendall(caller, b"220 mail.example.org ESMTP\r\n\r\n")
            caller.close()
            await calling

        with pytest.raises(Undelivered):
            asyncio.run(call())


def test_a_mail_server_that_hangs_is_left(monkeypatch):
    monkeypatch.setattr(mail, "TIMEOUT", 0.2)
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen()
        box = Mailbox("smtp", "127.0.0.1", deaf.getsockname()[1], "", "", "d@example.org")
        letter = mail.letter(box, "a@example.org", "x", "y", "z")
        with pytest.raises(Undelivered, match="mail server"):
            mail.send(box, letter)


def test_addresses_of_mailboxes():
    box = mail.parse("smtp+starttls://me:p%40ss@mail.example.org?from=d@example.org")
    assert box == Mailbox("smtp+starttls", "mail.example.org", 587, "me", "p@ss", "d@example.org")
    assert mail.parse("") is None
    for wrong in ("mail.example.org", "smtp://host", "http://h?from=a@b.c", "smtp://?from=a@b.c"):
        with pytest.raises(ServerError):
            mail.parse(wrong)
