"""Names, ids and secrets."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import unicodedata

from drakkar.server.errors import ApiError

LONGEST_NAME = 40
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that are drawn as nothing."""
_KEY = re.compile(r"[A-Za-z0-9._:\-]{8,64}")


def clean_name(text: str) -> str:
    return clean(text)[:LONGEST_NAME].strip()


def clean(text: str) -> str:
    """A line as it may be shown anywhere: composed letters, nothing invisible, nothing that turns
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
        if category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or letter in _BLANK:
            continue
        kept.append(" " if category == "Zs" else letter)
    return " ".join("".join(kept).split())


def is_visible(name: str) -> bool:
    """Whether a cleaned name has anything to be seen: marks alone have nothing to stand on."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


def chosen_name(text: str) -> str:
    """A name that somebody gives himself; "" for none. One that nobody could see is refused."""
    cleaned = clean_name(text)
    if text.strip() and not is_visible(cleaned):
        raise ApiError(422, "empty-name")
    return cleaned


def table_id() -> str:
    """A new id for a table: 80 bits in small letters, easy to read out."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def secret() -> str:
    """A new secret of 128 bits."""
    return secrets.token_urlsafe(16)


def salt() -> str:
    """128 bits, in letters that everybody hashes alike."""
    return secrets.token_hex(16)


def digest(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def report_id() -> str:
    """What somebody quotes when a table has stopped."""
    return secrets.token_hex(5)


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None
