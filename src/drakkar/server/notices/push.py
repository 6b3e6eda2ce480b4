"""Web Push (RFC 8030, 8291, 8292): what only the browser that asked for it can read, signed by this
server. The libraries are the extra ``push``; without them there is none."""

from __future__ import annotations

import base64
import binascii
import secrets
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from drakkar.server.errors import ApiError

_LIFE = 3 * 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
_HOUR = 3600


class Subscription(msgspec.Struct):
    """What a browser gives: where to, and the keys that the message is sealed with."""

    endpoint: str
    p256dh: str
    auth: str


def available() -> bool:
    return find_spec("py_vapid") is not None and find_spec("http_ece") is not None


def new_key() -> str:
    """A new private key of a server, 32 bytes in base64."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What a browser subscribes with."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    signer = Vapid02.from_raw(private.encode())
    point = signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _text(point)


def check(subscription: Subscription) -> None:
    """Refuses keys that nothing can be sealed with."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = _bytes(subscription.p256dh), _bytes(subscription.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(auth) != 16:
            raise ValueError
    except (ValueError, binascii.Error):
        raise ApiError(422, "bad-push") from None


def sealed(
    subscription: Subscription, private: str, contact: str, data: bytes, topic: str, at: float
) -> tuple[bytes, dict[str, str]]:
    """Body and headers of a push message. ``topic``: a later one about the same replaces it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    body = http_ece.encrypt(
        data,
        salt=secrets.token_bytes(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(subscription.p256dh),
        auth_secret=_bytes(subscription.auth),
        version="aes128gcm",
    )
    where = urlsplit(subscription.endpoint)
    claims = {
        "sub": contact,
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": int(at) + 12 * _HOUR,
    }
    headers = {
        **Vapid02.from_raw(private.encode()).sign(claims),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(_LIFE),
        "urgency": "normal",
        "topic": topic,
    }
    return body, headers


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
