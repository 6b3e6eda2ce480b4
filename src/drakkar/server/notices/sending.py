"""One HTTP request to an address that somebody else has given: to a public one, and no further.

The name is resolved here, every address it has is looked at, and the connection goes to one that
was looked at: nothing can be put in its place between the look and the call. Redirects are not
followed. All of it together has one deadline.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

import h11

TIMEOUT = 10.0
"""Seconds for all of it."""
_LARGEST = 64 * 1024
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Undelivered(Exception):
    """It did not arrive. ``gone``: the address is no more; ``final``: no use trying again."""

    def __init__(self, why: str, *, gone: bool = False, final: bool = False) -> None:
        super().__init__(why)
        self.why, self.gone, self.final = why, gone, final


def checked_url(url: str, inside: bool) -> SplitResult:
    """The parts of an address that may be called at all; ``inside``: private ones, and plain HTTP,
    are allowed. Raises Undelivered."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Undelivered("no address", final=True) from None
    schemes = ("https", "http") if inside else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        raise Undelivered("no address", final=True)
    if port == 0 or any(ord(letter) <= 32 or ord(letter) > 126 for letter in url):
        raise Undelivered("no address", final=True)
    return parts


def is_public(address: str) -> bool:
    """Whether an address is out in the world, also the one that is wrapped in it."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    wrapped: list[ipaddress.IPv4Address | None] = []
    if isinstance(ip, ipaddress.IPv6Address):
        wrapped = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
        if ip in _NAT64:
            wrapped.append(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF))
    return all(
        part.is_global and not part.is_multicast and not part.is_reserved
        for part in (*filter(None, wrapped), *(() if any(wrapped) else (ip,)))
    )


async def addresses(host: str, port: int, inside: bool) -> list[str]:
    """Where a name leads; Undelivered if any of it is not to be reached from here."""
    loop = asyncio.get_running_loop()
    try:
        resolved = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("unknown name") from None
    known = list(dict.fromkeys(str(entry[4][0]) for entry in resolved))
    if not known or not (inside or all(map(is_public, known))):
        raise Undelivered("not a public address", final=True)
    return known


async def post(url: str, body: bytes, headers: dict[str, str], *, inside: bool) -> None:
    """Sends it; Undelivered unless it is taken (2xx)."""
    parts = checked_url(url, inside)
    try:
        async with asyncio.timeout(TIMEOUT):
            status = await _post(parts, body, headers, inside)
    except TimeoutError:
        raise Undelivered("no answer in time") from None
    except ssl.SSLError as error:
        raise Undelivered(f"TLS: {error.reason or 'failed'}"[:100]) from None
    except OSError as error:
        raise Undelivered(error.strerror or "no connection") from None
    except h11.ProtocolError:
        raise Undelivered("no HTTP") from None
    if 200 <= status < 300:
        return
    lasting = status < 500 and status not in (408, 425, 429)
    raise Undelivered(f"answers {status}", gone=status in (404, 410), final=lasting)


async def _post(parts: SplitResult, body: bytes, headers: dict[str, str], inside: bool) -> int:
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    failure: OSError | None = None
    for address in await addresses(host, port, inside):
        try:
            reader, writer = await asyncio.open_connection(
                address,
                port,
                ssl=ssl.create_default_context() if secure else None,
                server_hostname=host if secure else None,
            )
            break
        except OSError as error:
            failure = error
    else:
        raise failure or OSError("no address")
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return await _talk(reader, writer, parts.netloc, target, body, headers)
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.wait_closed(), 1)


async def _talk(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    host: str,
    target: str,
    body: bytes,
    headers: dict[str, str],
) -> int:
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=_LARGEST)
    request = h11.Request(
        method="POST",
        target=target,
        headers=[
            ("host", host),
            ("content-length", str(len(body))),
            ("connection", "close"),
            ("user-agent", "drakkar"),
            *headers.items(),
        ],
    )
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        heard = connection.next_event()
        if isinstance(heard, h11.Response):
            return heard.status_code
        if heard is h11.NEED_DATA:
            connection.receive_data(await reader.read(4096))
        elif isinstance(heard, h11.ConnectionClosed):
            raise OSError("closed")
