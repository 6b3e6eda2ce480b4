"""Serves the built page."""

from __future__ import annotations

import html
import mimetypes

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from drakkar.server import pages
from drakkar.server.errors import not_found
from drakkar.server.http.guard import language
from drakkar.server.tables.telling import own_words

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def page(request: Request) -> Response:
    """A file of the page; the page itself for every address that the page knows how to show."""
    root = pages.folder().resolve()
    asked = request.path_params.get("path", "")
    if asked.startswith("api/") or "\0" in asked or "\\" in asked:
        raise not_found()
    wanted = (root / asked).resolve()
    if asked and wanted.is_relative_to(root) and wanted.is_file():
        # names of assets change with their contents
        kept = "public, max-age=31536000, immutable" if asked.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"cache-control": kept})
    if "." in asked.rpartition("/")[2]:
        raise not_found()
    index = root / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    lang = language(request.scope, request.query_params.get("lang"))
    say = own_words(lang)
    text = html.escape(say("page-missing"))
    title = html.escape(say("page-missing-title"))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
    return HTMLResponse(body, headers={"cache-control": "no-store"})
