"""The small parts: language, limits, names, words, pages, the command line, the documents."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from fluent.syntax import ast, parse

from drakkar.server import pages
from drakkar.server.errors import ServerError
from drakkar.server.http.guard import language
from drakkar.server.http.limits import LIMITS, Buckets
from drakkar.server.names import is_key, secret, table_id
from drakkar.server.store.database import migrate
from drakkar.server.store.database import parse as parse_url
from drakkar.server.store.migrations import HEAD
from drakkar.server.store.schema import METADATA
from tests.server.harness import Person, Running, free_port, running, wait_until
from tests.terminal.driver import inside
from tests.tied import tied

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "drakkar" / "server"


@pytest.mark.parametrize(
    ("accepted", "asked", "expected"),
    [
        ("", None, "en"),
        ("fr", None, "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.5", None, "fr"),
        ("de,en;q=0.3,fr;q=0.8", None, "fr"),
        ("fr;q=nan,en", None, "en"),
        ("fr;q=x", "en", "en"),
        ("fr", "xx", "fr"),
        ("," * 1000, None, "en"),
    ],
)
def test_language(accepted, asked, expected):
    scope = {"headers": [(b"accept-language", accepted.encode())]}
    assert language(scope, asked) == expected


def test_buckets_empty_and_fill(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    buckets = Buckets()
    burst = int(LIMITS["claim"].burst)
    assert [buckets.wait("claim", "a") for _ in range(burst)] == [0.0] * burst
    wait = buckets.wait("claim", "a")
    assert wait > 0
    assert buckets.wait("claim", "b") == 0
    now[0] += wait
    assert buckets.wait("claim", "a") == 0
    assert buckets.wait("claim", "a") > 0
    assert Buckets(on=False).wait("claim", "a") == 0


def test_ids_and_keys():
    assert re.fullmatch(r"[a-z2-7]{16}", table_id())
    assert len(secret()) == 22
    assert is_key("bot:0012")
    assert not is_key("short")
    assert not is_key("with space 1234")


def _messages(lang: str) -> dict[str, set[str]]:
    tree = parse((PACKAGE / f"{lang}.ftl").read_text(encoding="utf-8"))
    parents = {}
    for entry in tree.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            names: set[str] = set()

            def walk(node: object, names: set[str] = names) -> None:
                if isinstance(node, ast.VariableReference):
                    names.add(node.id.name)
                for child in vars(node).values() if hasattr(node, "__dict__") else ():
                    for part in child if isinstance(child, list) else [child]:
                        if isinstance(part, ast.BaseNode):
                            walk(part)

            walk(entry)
            parents[entry.id.name] = names
    return parents


def test_both_languages_say_the_same_things():
    french, english = _messages("fr"), _messages("en")
    assert french == english
    sources = "".join(path.read_text() for path in PACKAGE.rglob("*.py"))
    for name in english:
        stem = name.partition("-")[2]
        used = f'"{name}"' in sources or f'"{stem}"' in sources
        assert used or name.startswith(("bot-", "notice-", "reason-")), name


def test_every_error_of_the_api_has_its_text():
    known = _messages("en")
    sources = "".join(path.read_text() for path in PACKAGE.rglob("*.py"))
    for code in set(re.findall(r'ApiError\(\s*\d+,\s*"([a-z-]+)"', sources)):
        assert f"api-{code}" in known
    for name in set(re.findall(r'ServerError\(\s*"([a-z-]+)"', sources)):
        assert name in known


# ---- the database's shape --------------------------------------------------------------------


def test_migrations_make_what_the_code_expects(tmp_path):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{tmp_path}/t.db")
    with engine.begin() as connection:
        migrate(connection)
    with engine.begin() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_addresses_of_databases(url):
    with pytest.raises(ServerError):
        parse_url(url)


def test_a_password_is_not_repeated():
    with pytest.raises(ServerError) as refused:
        parse_url("mysql://me:hidden@host/db")
    assert "hidden" not in refused.value.text("en")


# ---- the page --------------------------------------------------------------------------------


def test_without_a_page_there_is_a_notice(monkeypatch, tmp_path):
    reply = _ask_page(monkeypatch, tmp_path / "missing", "/t/abc", lang="fr")
    assert reply.status_code == 200
    assert "make page" in reply.text
    assert 'lang="fr"' in reply.text


def test_the_page_is_served_and_shows_every_address(monkeypatch, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    for path in ("/", "/t/abcdefgh", "/new"):
        reply = _ask_page(monkeypatch, tmp_path, path)
        assert "<title>page" in reply.text
        assert reply.headers["cache-control"] == "no-cache"
    script = _ask_page(monkeypatch, tmp_path, "/assets/a-1.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert _ask_page(monkeypatch, tmp_path, "/assets/none.js").status_code == 404


def _ask_page(monkeypatch, folder: Path, path: str, lang: str = "en") -> httpx.Response:
    import asyncio

    from drakkar.server.app import make
    from drakkar.server.settings import Settings

    monkeypatch.setattr(pages, "folder", lambda: folder)

    async def ask() -> httpx.Response:
        app = make(Settings(db=f"sqlite:///{folder.parent}/unused.db"))
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await http.get(path, params={"lang": lang})

    return asyncio.run(ask())


# ---- the command line ------------------------------------------------------------------------


def _drakkar(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "drakkar", *args],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "LC_ALL": "C.UTF-8", **env},
    )


def test_help_in_both_languages(tmp_path):
    for lang, word in (("en", "browsers"), ("fr", "navigateurs")):
        for command in ("serve", "backup"):
            done = inside(tmp_path, command, "--help", "--lang", lang)
            assert done.code == 0
            assert "⟨" not in done.out
        assert word in inside(tmp_path, "--help", "--lang", lang).out


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("serve", "--db", "nonsense"), "nonsense"),
        (("serve", "--port", "many"), "many"),
        (("serve", "--workers", "2", "--db", "sqlite:////tmp/x.db"), "PostgreSQL"),
        (("serve", "--db", "sqlite:////proc/nowhere/x.db"), "database"),
        (("serve", "--db", "sqlite:////proc/version"), "database"),
        (("serve", "--db", "sqlite:////tmp"), "database"),
        (("serve", "--db", "postgresql://nobody@127.0.0.1:1/none"), "database"),
        (("serve", "--workers", "2", "--db", "postgresql://nobody@127.0.0.1:1/none"), "database"),
        (("serve", "--host", "203.0.113.7", "--port", "80"), "203.0.113.7"),
        (("backup", "/tmp", "--db", "sqlite:////tmp/none.db"), "/tmp"),
        (("backup", "/tmp/never", "--db", "sqlite:////tmp/none.db"), "none.db"),
    ],
)
def test_one_line_for_what_cannot_be(args, word, tmp_path):
    done = inside(tmp_path, *args)
    assert done.code == 2
    assert word in done.err
    assert done.err.count("\n") == 1
    assert not done.out  # nothing is promised first


def test_a_port_that_is_taken_is_said(server):
    done = _drakkar("serve", "--port", str(server.port), "--db", server.db)
    assert done.returncode == 2
    assert str(server.port) in done.stderr


def test_serve_prints_its_address_and_stops_in_order(tmp_path):
    port = free_port()
    child = subprocess.Popen(
        tied(sys.executable, "-m", "drakkar", "serve", "--port", str(port), "--lang", "en"),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert child.stdout is not None
    with child.stdout:
        assert f"http://127.0.0.1:{port}/" in child.stdout.readline()
        wait_until(lambda: httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200)
        assert (tmp_path / "drakkar" / "tables.db").exists()
        child.send_signal(signal.SIGINT)
        assert child.wait(60) in (0, 130, -2)


def test_a_copy_of_a_running_server_holds_everything(tmp_path):
    server = Running(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--bots", "1").start()
    try:
        person = Person(server.url)
        table = person.create("vikings", "me", "here")["table"]
        person.play(table, person.view(table))
        done = _drakkar("backup", str(tmp_path / "copy.db"), "--db", server.db)
        assert done.returncode == 0, done.stderr
        cookies = dict(person.http.cookies)
        person.close()
    finally:
        server.stop()
    # and can be used in its place
    with running(f"sqlite:///{tmp_path}/copy.db", "--no-limits", "--bots", "1") as again:
        same = Person(again.url)
        same.http.cookies.update(cookies)
        assert same.view(table)["seq"] == 2
        assert same.play(table, same.view(table)).status_code == 200
        same.close()


# ---- the documents ---------------------------------------------------------------------------


class Slow(BaseHTTPRequestHandler):
    """Hands requests on to a server, and now and then says that they come too fast."""

    upstream = ""
    asked: ClassVar[list[float]] = []
    refused: ClassVar[list[float]] = []

    def _hand_on(self) -> None:
        data = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.asked.append(time.monotonic())
        if len(self.asked) % 25 == 2:
            self.refused.append(time.monotonic())
            self._answer(503 if len(self.refused) == 2 else 429, b'{"text": "slower"}', "1")
            return
        names = ("Authorization", "Content-Type")
        headers = {name: self.headers[name] for name in names if name in self.headers}
        url = self.upstream + self.path
        reply = httpx.request(self.command, url, content=data, headers=headers, timeout=60)
        self._answer(reply.status_code, reply.content, "")

    def _answer(self, status: int, data: bytes, wait: str) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        if wait:
            self.send_header("Retry-After", wait)
        self.end_headers()
        self.wfile.write(data)

    do_GET = do_POST = _hand_on

    def log_message(self, *_: object) -> None:
        pass


def test_the_bot_of_the_document_plays_a_game(people, server, tmp_path):
    """docs/api.md: thirty lines, as they stand there; they wait when they are told to."""
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert len(program.strip().splitlines()) <= 37
    host, friend = people(), people()
    created = host.create("vikings", "thrall", "friend", seed=8)
    friend.claim(created["links"][0]["url"])
    path = f"/api/tables/{created['table']}/seats/1/token"
    token = friend.post(path, {"on": True}).json()["token"]
    file = tmp_path / "bot.py"
    file.write_text(program)
    Slow.upstream = server.url
    between = ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    threading.Thread(target=between.serve_forever, daemon=True).start()
    try:
        place = f"http://127.0.0.1:{between.server_port}{created['url']}"
        command = [sys.executable, str(file), place, token]
        done = subprocess.run(command, capture_output=True, text=True, timeout=200)
    finally:
        between.shutdown()
        between.server_close()
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout or "share" in done.stdout
    assert len(Slow.refused) > 2
    for moment in Slow.refused:
        following = min((then for then in Slow.asked if then > moment), default=moment + 1)
        assert following - moment > 0.9


def test_every_route_stands_in_the_document():
    from drakkar.server.http.routes import ROUTES

    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for route in ROUTES:
        assert f"{route.method} {route.path}" in text, route.path


def test_every_field_of_a_view_stands_in_the_document(person):
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    seen = person.view(person.create("vikings", "me", "here")["table"])
    for name, value in seen.items():
        assert f'"{name}"' in text, name
        for inner in value if isinstance(value, dict) and name != "board" else ():
            assert f'"{inner}"' in text, (name, inner)
