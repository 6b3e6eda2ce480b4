"""Webhooks: what a channel is told, and how it knows that it was us (standardwebhooks.com)."""

from __future__ import annotations

import base64
import hashlib
import hmac

import msgspec

FLAVOURS = ("json", "discord", "matrix", "ntfy")


class Hook(msgspec.Struct):
    """Where a webhook leads, and what is understood there."""

    flavour: str
    url: str


def written(hook: Hook, facts: dict[str, object]) -> tuple[bytes, dict[str, str]]:
    """Body and headers of a message."""
    text, url = str(facts["text"]), str(facts["url"])
    if hook.flavour == "ntfy":
        return text.encode(), {"content-type": "text/plain; charset=utf-8", "click": url}
    said: dict[str, object] = facts
    if hook.flavour == "discord":  # a name that somebody chose calls nobody
        said = {"content": f"{text}\n{url}"[:2000], "allowed_mentions": {"parse": []}}
    elif hook.flavour == "matrix":
        said = {"text": f"{text}\n{url}", "username": "Drakkar"}
    return msgspec.json.encode(said), {"content-type": "application/json"}


def key_of(server_secret: str, way: str) -> bytes:
    """What a webhook's messages are signed with."""
    return hmac.digest(server_secret.encode(), f"hook {way}".encode(), hashlib.sha256)


def shown_key(key: bytes) -> str:
    return f"whsec_{base64.b64encode(key).decode()}"


def signed(key: bytes, message: str, at: int, body: bytes) -> dict[str, str]:
    """The headers that prove who has sent it, and when."""
    content = f"{message}.{at}.".encode() + body
    signature = base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode()
    return {
        "webhook-id": message,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{signature}",
    }
