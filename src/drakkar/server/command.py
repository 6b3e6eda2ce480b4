"""``drakkar serve``, ``drakkar backup`` and ``drakkar boxes``."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.engine import URL

from drakkar.bots.judgement import wrong_with
from drakkar.games import GAMES
from drakkar.kernel.text import Texts, texts
from drakkar.server.errors import PACKAGE, ServerError
from drakkar.server.http.door import open_wide
from drakkar.server.http.network import OPTIONS, address, bind
from drakkar.server.notices.mail import parse as parse_smtp
from drakkar.server.settings import Settings, default_db
from drakkar.server.store.database import backup, parse, usable
from drakkar.server.store.files import private

PORT = 8080
_TRIED = 20


def add_parsers(commands: Any, lang: str) -> None:
    say = texts(lang, PACKAGE)
    serve = commands.add_parser("serve", help=say("cli-serve"), description=say("cli-serve"))
    serve.add_argument("--host", default="127.0.0.1", metavar="HOST", help=say("cli-host"))
    serve.add_argument("--port", type=_whole, metavar="N", help=say("cli-port", port=str(PORT)))
    serve.add_argument("--db", default=default_db(), metavar="URL", help=say("cli-db"))
    serve.add_argument("--name", action="append", default=[], metavar="HOST", help=say("cli-name"))
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help=say("cli-proxy")
    )
    serve.add_argument("--lan", default="", metavar="ADDRESS", help=say("cli-lan"))
    serve.add_argument("--workers", type=_whole, default=1, metavar="N", help=say("cli-workers"))
    serve.add_argument("--bots", type=_whole, default=2, metavar="N", help=say("cli-bots"))
    serve.add_argument("--private-hooks", action="store_true", help=say("cli-private-hooks"))
    serve.add_argument("--open", action="store_true", help=say("cli-open"))
    serve.add_argument("--no-limits", action="store_true", help=say("cli-no-limits"))
    serve.add_argument("--no-talk", action="store_true", help=say("cli-no-talk"))
    serve.add_argument(
        "--keep-days", type=_whole, default=0, metavar="N", help=say("cli-keep-days")
    )
    _finish(serve, _serve, say)
    saving = commands.add_parser("backup", help=say("cli-backup"), description=say("cli-backup"))
    saving.add_argument("file", metavar=say("metavar-file"), help=say("cli-backup-file"))
    saving.add_argument("--db", default=default_db(), metavar="URL", help=say("cli-db"))
    _finish(saving, _backup, say)
    boxes = commands.add_parser("boxes", help=say("cli-boxes"), description=say("cli-boxes"))
    boxes.add_argument("digest", nargs="?", metavar=say("metavar-box"), help=say("cli-boxes-box"))
    boxes.add_argument(
        "folder", nargs="?", metavar=say("metavar-folder"), help=say("cli-boxes-folder")
    )
    boxes.add_argument("--db", default=default_db(), metavar="URL", help=say("cli-db"))
    _finish(boxes, _boxes, say)


def _finish(parser: Any, run: Any, say: Texts) -> None:
    parser.add_argument("--lang", metavar="fr|en", default=argparse.SUPPRESS, help=say("cli-lang"))
    parser.set_defaults(func=lambda args: run(args, say))


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) < 65536):
        raise ServerError("error-number", text=text[:40])
    return int(text)


# ---- serve -----------------------------------------------------------------------------------


def _serve(args: argparse.Namespace, say: Texts) -> int:
    import uvicorn

    url = parse(args.db)
    workers = max(1, args.workers)
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise ServerError("error-workers")
    settings = Settings(
        db=args.db,
        hosts=tuple(args.name),
        limits=not args.no_limits,
        talk=not args.no_talk,
        keep_days=args.keep_days,
        bots=max(1, args.bots),
        lan=args.lan,
        proxies=tuple(args.proxy) or _proxies(),
        smtp=os.environ.get("DRAKKAR_SMTP", ""),
        inside=args.private_hooks,
    )
    parse_smtp(settings.smtp)
    options = OPTIONS | {
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": "*" if "*" in settings.proxies else list(settings.proxies),
    }
    open_wide()
    usable(args.db)
    wanted = [args.port] if args.port is not None else [*range(PORT, PORT + _TRIED), 0]
    bound = bind(args.host, wanted)
    port = bound.getsockname()[1]
    shown = _shown(args.host, port)
    for slug in GAMES:
        broken = wrong_with(slug)
        if broken is not None:
            print(f"drakkar: {broken.text(say.lang)}", file=sys.stderr)
    print(say("serving", address=shown), flush=True)
    if args.open:
        threading.Thread(target=_open, args=(shown,), daemon=True).start()
    if workers > 1:
        settings.to_environment()
        from uvicorn.supervisors import Multiprocess

        config = uvicorn.Config(
            "drakkar.server.app:from_environment", factory=True, workers=workers, **options
        )
        Multiprocess(config, sockets=[bound]).run()
        return 0
    from drakkar.server.app import make

    settings = msgspec.structs.replace(settings, listen=(args.host, port))
    config = uvicorn.Config(make(settings), lifespan="on", **options)
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[bound])
    finally:
        bound.close()
    return 0 if server.started else 1


def _proxies() -> tuple[str, ...]:
    """Those of the environment, as uvicorn calls them."""
    listed = os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")
    return tuple(address.strip() for address in listed if address.strip())


def _shown(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    return address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port) + "/"


def _open(address: str) -> None:
    """The page in the browser, as soon as there is one."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    if _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Whether a browser can open a window: one inside the terminal cannot show the page."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


# ---- backup ----------------------------------------------------------------------------------


def _backup(args: argparse.Namespace, say: Texts) -> int:
    target = Path(args.file)
    if target.exists():
        raise ServerError("error-backup-exists", file=str(target))
    url = parse(args.db)
    _existing(url)
    if url.get_backend_name() == "sqlite":
        backup(args.db, target)
    else:
        _dump(url.set(drivername="postgresql").render_as_string(hide_password=False), target)
    print(say("backed-up", file=str(target)))
    return 0


# ---- boxes -----------------------------------------------------------------------------------


def _boxes(args: argparse.Namespace, say: Texts) -> int:
    """The boxes that tables were played with: a list, or one of them as files."""
    import asyncio

    from drakkar.games import GAMES
    from drakkar.server.store.boxes import write
    from drakkar.server.store.store import Store

    _existing(parse(args.db))
    store = Store(args.db)
    try:
        store.database.open()
        kept = asyncio.run(store.boxes())
    finally:
        store.database.close()
    if args.digest is None:
        for box in kept:
            known = GAMES.get(box.game)
            ours = known is not None and known.components == box.digest
            since = time.strftime("%Y-%m-%d", time.localtime(box.since))
            print(f"{box.digest}  {since}  {box.game}{say('boxes-ours') if ours else ''}")
        return 0
    wanted = [box for box in kept if box.digest.startswith(args.digest)]
    if len(wanted) != 1 or args.folder is None:
        known_boxes = ", ".join(box.digest for box in kept) or "-"
        raise ServerError("error-box", digest=args.digest[:80], known=known_boxes)
    folder = Path(args.folder)
    if (folder / wanted[0].game).exists():
        raise ServerError("error-backup-exists", file=str(folder / wanted[0].game))
    write(wanted[0], folder)
    print(say("box-written", folder=str(folder)))
    return 0


def _existing(url: URL) -> None:
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise ServerError("error-no-database", file=str(url.database))


def _dump(address: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise ServerError("error-pg-dump")
    private(target)
    # by the environment: arguments can be read by anybody on the machine
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", "--dbname="],
        env={**os.environ, **_pg_environment(address)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        target.unlink(missing_ok=True)
        why = done.stderr.strip().split("\n")[0][:200]
        raise ServerError("error-backup", why=why)


def _pg_environment(address: str) -> dict[str, str]:
    from sqlalchemy.engine import make_url

    url = make_url(address)
    variables = {
        "PGHOST": url.host or str(url.query.get("host", "") or ""),
        "PGPORT": str(url.port or url.query.get("port", "") or ""),
        "PGUSER": url.username or "",
        "PGPASSWORD": str(url.password or ""),
        "PGDATABASE": url.database or "",
    }
    return {name: value for name, value in variables.items() if value}


if __name__ == "__main__":
    sys.exit("use: drakkar serve")
