"""Passphrases: only what argon2id makes of them is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from drakkar.server.threads import Threads

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")

_AT_ONCE = 2
"""Each takes 19 MiB and a fraction of a second."""


class Passphrases:
    def __init__(self) -> None:
        self._threads: Threads | None = None
        self._nobody = ""

    def close(self) -> None:
        if self._threads is not None:
            self._threads.close()

    async def hashed(self, passphrase: str) -> str:
        return await self._run(lambda: _hasher().hash(passphrase))

    async def fits(self, hashed: str, passphrase: str) -> bool:
        """Whether it is the right one. Where there is none to compare with it takes as long."""
        if not hashed and not self._nobody:
            self._nobody = await self.hashed("nobody at all")
        right = await self._run(lambda: _verified(hashed or self._nobody, passphrase))
        return right and bool(hashed)

    async def _run(self, work: Callable[[], T]) -> T:
        if self._threads is None:
            self._threads = Threads(_AT_ONCE, "drakkar-passphrases")
        return await self._threads.run(work)


def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # needed by few servers, and by none at its start

    return PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)


def _verified(hashed: str, passphrase: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return bool(_hasher().verify(hashed, passphrase))
    except (VerificationError, InvalidHashError):
        return False
