"""Mistakes in what was asked of the arena."""

from __future__ import annotations

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.text import texts


class ArenaError(DrakkarError):
    """Its line stands in the arena's own catalogue."""

    def text(self, lang: str) -> str:
        return texts(lang, "drakkar.arena")(self.message, **self.said(lang))
