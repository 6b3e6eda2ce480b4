"""Mail by the host's own mail server, in a thread of its own: one that hangs keeps nobody else."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from drakkar.server.errors import ServerError
from drakkar.server.notices.sending import Undelivered

TIMEOUT = 10.0
_ADDRESS = re.compile(
    r"[^\s@<>()\[\],;:\\\"]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,186}[A-Za-z0-9])?"
)
_PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


class Mailbox(msgspec.Struct, frozen=True):
    """The host's mail server."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def parse(url: str) -> Mailbox | None:
    """``smtp+starttls://user:password@host:587?from=drakkar@example.org``; None for nothing."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS[parts.scheme]
        sender = parse_qs(parts.query)["from"][0]
        if not parts.hostname or not is_address(sender):
            raise ValueError
    except (ValueError, KeyError, IndexError):
        raise ServerError("error-smtp") from None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mailbox(parts.scheme, parts.hostname, port, user, password, sender)


def is_address(text: str) -> bool:
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None and text.isascii()


def letter(
    box: Mailbox, to: str, subject: str, text: str, message: str, off: str = ""
) -> EmailMessage:
    """A mail. ``message``: its name, the same if it is sent again; ``off``: no more of these."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = f"Drakkar <{box.sender}>", to, subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{message}@{box.sender.partition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if off:  # RFC 8058
        mail["List-Unsubscribe"] = f"<{off}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def send(box: Mailbox, mail: EmailMessage) -> None:
    """Hands a mail over, or raises Undelivered."""
    try:
        with _connected(box) as server:
            if box.user:
                server.login(box.user, box.password)
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        code = next(iter(error.recipients.values()))[0]
        raise Undelivered(f"mail refused ({code})", final=code >= 500) from None
    except smtplib.SMTPResponseException as error:
        raise Undelivered(f"mail server answers {error.smtp_code}") from None
    except (smtplib.SMTPException, OSError) as error:
        raise Undelivered(f"mail server: {type(error).__name__}") from None


def _connected(box: Mailbox) -> smtplib.SMTP:
    if box.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(box.host, box.port, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(box.host, box.port, timeout=TIMEOUT)
    if box.scheme == "smtp+starttls":
        try:
            server.starttls(context=ssl.create_default_context())
        except BaseException:
            server.close()
            raise
    return server
