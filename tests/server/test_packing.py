"""What is compressed on its way, for whom, and what never is."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from drakkar.games import GAMES
from drakkar.server import messages as m
from drakkar.server import pages
from drakkar.server.app import make
from drakkar.server.http.catalogue import SAID_HERE, _texts, trimmed, words_for_pictures
from drakkar.server.http.deflate import FirstOnly
from drakkar.server.http.packing import LEAST, encodings
from drakkar.server.http.routes import ROUTES
from drakkar.server.settings import Settings


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("", []),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("GZIP", ["gzip"]),
        ("br;q=0, gzip;q=0.5", ["gzip"]),
        ("*", ["br", "gzip"]),
        ("*;q=0", []),
        ("identity;q=1, *;q=0", []),
        ("gzip;q=nonsense, br", ["br"]),
        ("gzip ; q=1", ["gzip"]),
    ],
)
def test_who_takes_what(accepted, taken):
    assert encodings(accepted) == taken


# ---- the files of the page -------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/a-1.js"):
        (tmp_path / name).write_text("plain")
        (tmp_path / f"{name}.br").write_bytes(b"as brotli")
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(b"as gzip"))
    (tmp_path / "assets" / "font-1.woff2").write_bytes(b"font")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return tmp_path


@pytest.fixture
def ask(monkeypatch, folder):
    monkeypatch.setattr(pages, "folder", lambda: folder)

    def get(path: str, **headers: str) -> tuple[httpx.Response, bytes]:
        """The answer, and its bytes as they came."""

        async def asking() -> tuple[httpx.Response, bytes]:
            app = make(Settings(db=f"sqlite:///{folder.parent}/unused.db"))
            transport = httpx.ASGITransport(app=app)
            async with (
                httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
                http.stream("GET", path, headers=headers) as reply,
            ):
                return reply, b"".join([part async for part in reply.aiter_raw()])

        return asyncio.run(asking())

    return get


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/assets/a-1.js", "text/javascript"), ("/", "text/html"), ("/t/abc", "text/html")],
)
def test_a_file_comes_in_the_smallest_form_that_can_be_read(ask, path, kind):
    etags = set()
    for accepted, encoding, body in (
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip", "gzip", gzip.compress(b"as gzip")),
        ("identity", None, b"plain"),
    ):
        reply, raw = ask(path, **{"accept-encoding": accepted})
        assert reply.status_code == 200
        assert reply.headers.get("content-encoding") == encoding
        assert raw[-8:] == body[-8:]
        assert int(reply.headers["content-length"]) == len(raw)
        assert reply.headers["content-type"].startswith(kind)
        assert "accept-encoding" in reply.headers["vary"]
        etags.add(reply.headers.get("etag"))
    # an asset is known by its name, and kept
    assert len(etags) == (1 if kind == "text/javascript" else 3)


def test_what_one_has_is_not_sent_again(ask):
    first, _ = ask("/", **{"accept-encoding": "br"})
    again, raw = ask("/", **{"accept-encoding": "br", "if-none-match": first.headers["etag"]})
    assert (again.status_code, raw) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other, raw = ask("/", **{"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert other.status_code == 200
    assert raw


def test_a_new_build_has_a_new_etag(ask, folder):
    before, _ = ask("/", **{"accept-encoding": "br"})
    Path(folder, "index.html.br").write_bytes(b"brotli as")  # as long as the other
    after, _ = ask("/", **{"accept-encoding": "br"})
    assert before.headers["etag"] != after.headers["etag"]


def test_what_does_not_pack_comes_as_it_is(ask):
    reply, raw = ask("/assets/font-1.woff2", **{"accept-encoding": "br, gzip"})
    assert raw == b"font"
    assert "content-encoding" not in reply.headers
    assert reply.headers["content-type"] == "font/woff2"
    assert "immutable" in reply.headers["cache-control"]
    reply, _ = ask("/manifest.webmanifest")
    assert reply.headers["content-type"].startswith("application/manifest+json")


def test_the_packed_files_have_no_address_of_their_own(ask):
    for ending in (".br", ".gz"):
        assert ask(f"/assets/a-1.js{ending}")[0].status_code == 404


def test_parts_of_the_page_carry_no_policy_that_nobody_heeds(ask):
    part, _ = ask("/assets/a-1.js")
    assert part.headers["x-content-type-options"] == "nosniff"
    assert part.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in part.headers
    assert "content-security-policy" in ask("/")[0].headers
    assert "content-security-policy" in ask("/manifest.webmanifest")[0].headers


# ---- JSON ------------------------------------------------------------------------------------


def test_json_is_packed_where_it_is_large(person):
    table = person.create("vikings", "me", "here")["table"]
    for path in (
        "/api/games",
        "/api/games/vikings/words",
        "/api/games/vikings/rules",
        f"/api/tables/{table}",
    ):
        with person.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as reply:
            raw = b"".join(reply.iter_raw())
        assert reply.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in reply.headers["vary"]
        plain = person.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 2
    small = person.http.get("/api/network", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in small.headers


def test_what_lasts_is_asked_about_and_not_sent_again(person):
    path = "/api/games/saga/words?lang=fr"
    first = person.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    etag = first.headers["etag"]
    again = person.http.get(path, headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")
    other = person.http.get("/api/games/saga/words?lang=en", headers={"if-none-match": etag})
    assert other.status_code == 200


def test_what_is_somebodys_is_kept_nowhere(person):
    table = person.create("vikings", "me", "here")["table"]
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/log"):
        reply = person.get(path)
        assert reply.headers["cache-control"] == "no-store"
        assert "etag" not in reply.headers


def test_nothing_that_holds_a_key_is_packed():
    """BREACH: beside words that somebody else may choose, a key's letters could be guessed one by
    one from how long the answer is."""
    keys = {"url", "links", "watch", "token", "secret", "salt"}
    for route in ROUTES:
        if not (route.packs or route.lasting) or not isinstance(route.reply, type):
            continue
        if issubclass(route.reply, msgspec.Struct):
            assert not keys & set(route.reply.__struct_fields__), route.name
    packed = {route.name for route in ROUTES if route.packs or route.lasting}
    giving = {route.name for route in ROUTES if route.reply in (m.Made, m.Url, m.Token, m.Claimed)}
    assert {"create", "rematch", "link", "watch", "token", "claim"} <= giving
    assert not packed & giving


def test_an_answer_with_links_comes_as_it_is(person):
    seats = [{"kind": "me", "name": "A" * 40}, *({"kind": "friend", "name": "B" * 40},) * 3]
    reply = person.http.post(
        "/api/tables",
        json={"game": "vikings", "seats": seats},
        headers={"accept-encoding": "gzip, br"},
    )
    assert reply.status_code == 201
    assert "content-encoding" not in reply.headers


def test_a_stream_of_events_is_never_packed(person):
    table = person.create("vikings", "me", "here")["table"]
    path = f"/api/tables/{table}/events"
    with person.http.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as reply:
        assert "content-encoding" not in reply.headers
        assert next(reply.iter_raw())


# ---- sockets ---------------------------------------------------------------------------------


def test_the_first_view_is_packed_and_no_other():
    deflate = FirstOnly(True, True, 15, 15, {"level": 3})
    reader = PerMessageDeflate(True, True, 15, 15)
    large = Frame(Opcode.TEXT, b"a view " * LEAST)
    small = Frame(Opcode.TEXT, b"{}")
    assert not deflate.encode(small).rsv1
    packed = deflate.encode(large)
    assert packed.rsv1
    assert len(packed.data) < LEAST
    assert bytes(reader.decode(packed).data) == large.data
    assert deflate.encode(large) == large
    assert not hasattr(deflate, "encoder")  # nothing is kept for as long as the socket lasts


def test_a_socket_that_packs_says_the_same(person, server):
    table = person.create("vikings", "me", "here")["table"]
    cookie = f"drakkar={person.http.cookies['drakkar']}"
    with connect(
        f"{server.url.replace('http', 'ws')}/api/tables/{table}/ws?lang=en",
        additional_headers={"X-Drakkar": "1", "Cookie": cookie},
        compression="deflate",
    ) as socket:
        assert socket.response is not None
        assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]
        view = msgspec.json.decode(socket.recv())["view"]
        socket.send('{"type":"beat"}')  # packed by the client
        assert view["table"] == table
        reply = person.play(table, person.view(table))
        assert reply.status_code == 200
        frames = [msgspec.json.decode(socket.recv())["type"] for _ in range(2)]
        assert "view" in frames


# ---- words -----------------------------------------------------------------------------------


def _messages(ftl: str) -> dict[str, ast.Message | ast.Term]:
    body = FluentParser().parse(ftl).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for entry in body
        if isinstance(entry, ast.Message | ast.Term)
    }


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_words_for_pictures_are_whole(game, lang):
    """Nothing that is kept refers to something that is not."""
    from fluent.syntax.visitor import Visitor

    ftl = words_for_pictures(GAMES[game].package, lang)
    messages = _messages(ftl)
    assert not [name for name in messages if name.startswith(("lesson-", "refusal-", "coach-"))]
    missing: list[str] = []

    class References(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            if node.id.name not in messages:
                missing.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            if f"-{node.id.name}" not in messages:
                missing.append(f"-{node.id.name}")
            self.generic_visit(node)

    for message in messages.values():
        References().visit(message)
    assert missing == []
    assert "#" not in {line[:1] for line in ftl.splitlines()}


def test_texts_of_cards_are_given_by_name(person):
    whole = person.get("/api/games/odin/words", lang="fr").json()["ftl"]
    assert "-text = " not in whole
    names = sorted(_texts(GAMES["odin"].package, "fr"))[:2]
    assert len(names) == 2
    some = person.get("/api/games/odin/words", lang="fr", only=",".join([*names, "nothing"]))
    assert sorted(_messages(some.json()["ftl"])) == names
    assert person.get("/api/games/vikings/words", only=names[0]).json()["ftl"] == ""
    assert person.get("/api/games/odin/words", only="x" * 6001).status_code == 400


def test_what_the_server_says_itself_is_left_out_unless_something_refers_to_it():
    assert "ask" in SAID_HERE
    text = """# a comment
ask-what = What? { ask-inner }
ask-inner = inner
tile = { $tile ->
   *[other] a tile { help-tile }
}
help-tile = of help { ask-inner }
event-x = gone
"""
    names = set(_messages(trimmed(text)))
    assert names == {"tile", "help-tile", "ask-inner"}
