"""How a server is set up. Workers that are started as processes of their own read it from the
environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from drakkar.kernel.shapes import met

_VARIABLE = "DRAKKAR_SERVER"


class Settings(msgspec.Struct, frozen=True):
    """What the command line decides."""

    db: str
    hosts: tuple[str, ...] = ()
    """Names beside this machine's own addresses under which the page may be opened."""
    limits: bool = True
    bots: int = 2
    """Processes for bots."""
    bot_deadline: float = 10.0
    rooms: int = 512
    """Tables kept in memory."""
    sweep: float = 5.0
    """How often tables that wait for a bot are looked for."""
    beat: float = 20.0
    listen: tuple[str, int] = ("", 0)
    """Where the one process listens; nowhere in particular if there are several."""
    proxies: tuple[str, ...] = ()
    """Addresses that are believed when they say for whom they call."""
    talk: bool = True
    """People may talk at tables."""
    keep_days: int = 0
    """Tables that nobody has touched for so many days are deleted; 0: never."""
    smtp: str = ""
    """The host's mail server, as an address with its password."""
    inside: bool = False
    """Push and webhooks may go to addresses that are not public."""
    lan: str = ""
    """This machine's address for others on the network, where it has several."""

    def to_environment(self) -> None:
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Settings:
        return msgspec.json.decode(os.environ[_VARIABLE], type=met(Settings))


def default_db() -> str:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home, 'drakkar', 'tables.db')}"
