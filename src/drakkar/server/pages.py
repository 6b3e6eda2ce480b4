"""The built page. It comes from web/ and is not in the repository: without it there is a notice."""

from __future__ import annotations

import html
import mimetypes
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from drakkar.server.errors import not_found
from drakkar.server.guard import language
from drakkar.server.telling import own_words

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def folder() -> Path:
    return Path(str(files("drakkar.server"))) / "page"


@cache
def _build(index: Path, _written: int) -> str:
    found = re.search(r"assets/([\w.-]+\.js)", index.read_text(encoding="utf-8"))
    return found.group(1) if found else ""


def build() -> str:
    """The name of the page's script, which changes with its contents; "" without a page. A browser
    that still has another one is told to load the page again."""
    index = folder() / "index.html"
    try:
        return _build(index, index.stat().st_mtime_ns)
    except OSError:
        return ""


async def page(request: Request) -> Response:
    """A file of the page; the page itself for every address that the page knows how to show."""
    root = folder().resolve()
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
