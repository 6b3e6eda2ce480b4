"""Why not: every illegal answer has a reason that names a clause of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from drakkar.kernel.errors import DrakkarError

if TYPE_CHECKING:
    from drakkar.kernel.text import Texts


class Refusal(NamedTuple):
    """``clause`` of the rulebook, ``reason`` the Fluent message ``refusal-<reason>``, its
    ``args``, and the ``cells`` (or other places) that stand in the way."""

    clause: str
    reason: str
    args: Mapping[str, Any] = {}
    cells: tuple[Any, ...] = ()

    def text(self, texts: Texts) -> str:
        return f"{texts('refusal-' + self.reason, **self.args)} ({self.clause})"

    def to_json(self) -> dict[str, Any]:
        return {
            "clause": self.clause,
            "reason": self.reason,
            "args": dict(self.args),
            "cells": [list(c) if isinstance(c, tuple) else c for c in self.cells],
        }


class IllegalMove(DrakkarError):
    """Raised by ``Table.play`` and ``Table.undo``; nothing has changed. Carries the ``refusal``."""

    def __init__(self, refusal: Refusal, package: str) -> None:
        super().__init__("refusal-" + refusal.reason, **refusal.args)
        self.args = (refusal, package)  # what pickle makes it from again, in another process
        self.refusal = refusal
        self.package = package

    def text(self, lang: str) -> str:
        from drakkar.kernel.text import texts

        return self.refusal.text(texts(lang, self.package))
