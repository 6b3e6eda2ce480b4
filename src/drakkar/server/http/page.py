"""Serves the built page."""

from __future__ import annotations

import hashlib
import html
import mimetypes
import os
import stat
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from drakkar.server import pages
from drakkar.server.errors import not_found
from drakkar.server.http.guard import language
from drakkar.server.http.packing import encodings, unchanged
from drakkar.server.tables.telling import own_words

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

_PACKED = {"br": ".br", "gzip": ".gz"}
"""The build puts these beside every file that packs well."""
_LASTS = "max-age=31536000, immutable"
"""Their names change with what is in them: such a file needs no tag to be known again."""


async def page(request: Request) -> Response:
    """A file of the page; the page itself for every address that the page knows how to show."""
    root = pages.folder().resolve()
    asked = request.path_params.get("path", "")
    if asked.startswith("api/") or "\0" in asked or "\\" in asked:
        raise not_found()
    wanted = (root / asked).resolve()
    if asked and wanted.is_relative_to(root) and wanted.suffix not in _PACKED.values():
        kept = _LASTS if asked.startswith("assets/") else "no-cache"
        answer = _file(request, wanted, kept)
        if answer is not None:
            return answer
    if "." in asked.rpartition("/")[2]:
        raise not_found()
    index = _file(request, root / "index.html", "no-cache")
    if index is not None:
        return index
    lang = language(request.scope, request.query_params.get("lang"))
    say = own_words(lang)
    text = html.escape(say("page-missing"))
    title = html.escape(say("page-missing-title"))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})


def _file(request: Request, file: Path, kept: str) -> Response | None:
    """A file in the smallest form that the asker can read; None if there is no such file."""
    accepted = encodings(request.headers.get("accept-encoding", ""))
    for encoding in (*accepted, ""):
        shape = Path(f"{file}{_PACKED[encoding]}") if encoding else file
        try:
            state = os.stat(shape)
        except (OSError, ValueError):
            continue
        if not stat.S_ISREG(state.st_mode):
            continue
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"cache-control": kept}
        if file.suffix != ".woff2":  # packed in itself, there is no other form of it
            headers["vary"] = "accept-encoding"
        if kept == _LASTS:
            # scripts and styles of a page in UTF-8 are in UTF-8: Starlette would say so every time
            headers["content-type"] = kind
        else:
            headers["etag"] = _etag(str(shape), state.st_mtime_ns, state.st_size, encoding)
            if unchanged(request, headers["etag"]):
                return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        answer = FileResponse(shape, headers=headers, media_type=kind, stat_result=state)
        for name in ("accept-ranges", "last-modified", "etag"):
            if name not in headers:  # Starlette's own; each is sent with every file
                del answer.headers[name]
        return answer
    return None


@lru_cache(512)
def _etag(file: str, _written: int, _size: int, encoding: str) -> str:
    """By what is in it, so that every worker and every copy of the program says the same."""
    digest = hashlib.blake2b(Path(file).read_bytes(), digest_size=12).hexdigest()
    return f'"{digest}{encoding and "-"}{encoding}"'
