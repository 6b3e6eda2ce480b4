"""Those who receive notices: a push endpoint, a webhook, a mail server; all on the loopback."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import free_port


class Receiver:
    """Takes POSTs and keeps them."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 200
        self.location = ""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                body = self.rfile.read(length)
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append((self.path, headers, body))
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("location", receiver.location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Browser:
    """The keys of a subscription: what a browser makes, and only it can read with."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        said: dict[str, Any] = json.loads(plain)
        return said


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Post:
    """A mail server's handler."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.refuses = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses:
            return "451 later"
        self.mails.append(envelope)
        return "250 taken"


class _Mailman(Controller):
    def factory(self) -> SMTP:
        return SMTP(self.handler, enable_SMTPUTF8=True)


@contextlib.contextmanager
def mailbox() -> Iterator[tuple[Post, str]]:
    """A mail server, and its address for DRAKKAR_SMTP."""
    post, port = Post(), free_port()
    controller = _Mailman(post, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield post, f"smtp://127.0.0.1:{port}?from=drakkar@example.org"
    finally:
        controller.stop()


@contextlib.contextmanager
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    try:
        yield opened
    finally:
        opened.close()
