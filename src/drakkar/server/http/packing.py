"""Answers made smaller for the way: which encoding a browser takes, and JSON as gzip.

What is packed never holds a key (a link's secret, a token): how well a text packs tells something
of it to whoever sees its length and can choose words that stand beside it (BREACH). Routes say of
themselves whether they pack. The files of the page are packed when it is built.
"""

from __future__ import annotations

import hashlib
import zlib
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

LEAST = 1024
"""Bytes: below it packing gains less than a packet of the network."""
_QUICK, _SMALL = 3, 9
"""zlib's levels: 0.1 to 0.3 ms for a view, and what is packed once and kept."""
_ENCODINGS = ("br", "gzip")


def encodings(accepted: str) -> list[str]:
    """Those of ours that an Accept-Encoding takes, the smaller first."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(",")[:20]:
        name, _, more = part.strip().partition(";")
        key, _, value = more.strip().partition("=")
        try:
            weights[name.strip()] = float(value) if key.strip() == "q" else 1.0
        except ValueError:
            weights[name.strip()] = 0.0
    other = weights.get("*", 0.0)
    return [name for name in _ENCODINGS if weights.get(name, other) > 0]


def gzipped(body: bytes, level: int = _QUICK) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, 31)
    return packer.compress(body) + packer.flush()


@lru_cache(64)
def _gzipped_once(body: bytes) -> bytes:
    return gzipped(body, _SMALL)


def unchanged(request: Request, etag: str) -> bool:
    """Whether the asker has just this already."""
    given = request.headers.get("if-none-match", "")
    return any(tag.strip().removeprefix("W/") in (etag, "*") for tag in given.split(","))


def json_response(
    request: Request, body: bytes, status: int = 200, *, lasting: bool = False
) -> Response:
    """JSON, packed where that pays and the asker can read it.

    ``lasting``: the same for everybody until the program changes; a browser may keep it, and asks
    whether it still holds.
    """
    headers = {"vary": "accept-encoding", "cache-control": "no-store"}
    packs = len(body) >= LEAST and "gzip" in encodings(request.headers.get("accept-encoding", ""))
    if lasting and status == 200:
        digest = hashlib.blake2b(body, digest_size=12).hexdigest()
        etag = f'"{digest}{"-gzip" if packs else ""}"'
        headers |= {
            "vary": "accept-encoding, accept-language",
            "cache-control": "no-cache",
            "etag": etag,
        }
        if unchanged(request, etag):
            return Response(status_code=304, headers=headers)
    if packs:
        headers["content-encoding"] = "gzip"
        body = _gzipped_once(body) if lasting else gzipped(body)
    return Response(body, status, headers=headers, media_type="application/json")


__all__ = ["LEAST", "encodings", "gzipped", "json_response", "unchanged"]
