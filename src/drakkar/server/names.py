"""Names, ids and secrets."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import unicodedata

LONGEST_NAME = 40
_KEY = re.compile(r"[A-Za-z0-9._:\-]{8,64}")


def clean_name(text: str) -> str:
    """A name as it may be shown anywhere: composed letters, nothing invisible, nothing that turns
    the line around, no towers of accents."""
    composed = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for letter in composed:
        category = "Zs" if letter.isspace() else unicodedata.category(letter)
        if category.startswith("M"):
            marks += 1
            if marks > 2:
                continue
        else:
            marks = 0
        if category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            continue
        kept.append(" " if category == "Zs" else letter)
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip()


def table_id() -> str:
    """80 bits, easy to read out: no padding, small letters."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def secret() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def digest(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def report_id() -> str:
    """What somebody quotes when a table has stopped."""
    return secrets.token_hex(5)


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None
