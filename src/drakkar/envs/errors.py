"""Mistakes in what was asked of an environment."""

from __future__ import annotations

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.text import texts


class EnvsError(DrakkarError):
    """Its line stands in the catalogue of the environments."""

    def text(self, lang: str) -> str:
        return texts(lang, "drakkar.envs")(self.message, **self.said(lang))
