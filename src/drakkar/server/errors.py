"""What can go wrong, as the API says it."""

from __future__ import annotations

from typing import Any

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.text import texts
from drakkar.server.messages import RefusalText

PACKAGE = "drakkar.server"


class ServerError(DrakkarError):
    """An error whose text stands in the server's catalogue."""

    def text(self, lang: str) -> str:
        return texts(lang, PACKAGE)(self.message, **self.said(lang))


class ApiError(ServerError):
    """An error that the API answers with: ``code`` names it, ``more`` holds further fields."""

    def __init__(
        self, status: int, code: str, more: dict[str, Any] | None = None, **args: Any
    ) -> None:
        super().__init__(f"api-{code}", **args)
        self.status, self.code, self.more = status, code, more or {}


class Refused(ApiError):
    """Against the rules of the game; ``refusal`` says why, in the language of the one who asked."""

    def __init__(self, refusal: RefusalText) -> None:
        super().__init__(422, "refused", {"refusal": refusal}, why=refusal.text)


class BadValue(ApiError):
    """What was asked for makes no sense; ``inner`` says why."""

    def __init__(self, inner: DrakkarError) -> None:
        super().__init__(422, "bad-value")
        self.inner = inner

    def text(self, lang: str) -> str:
        return self.inner.text(lang)


class StorageError(ApiError):
    """The database failed, perhaps after writing: asking again with the same key tells."""

    def __init__(self, why: str = "") -> None:
        super().__init__(503, "storage")
        self.why = why


class Stale(Exception):
    """The table in the database has moved on."""


def not_found() -> ApiError:
    return ApiError(404, "not-found")
