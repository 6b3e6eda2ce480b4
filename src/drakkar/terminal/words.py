"""Words on the screen: the terminal's catalogue and a game's."""

from __future__ import annotations

from pathlib import Path

from drakkar.kernel import telling
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import ClosedChoice, Game
from drakkar.kernel.refusal import IllegalMove

PACKAGE = "drakkar.terminal"


class Words(telling.Words):
    """The texts of one language with the terminal's, and those of a game if there is one."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        super().__init__(lang, game, PACKAGE)

    def error(self, error: DrakkarError) -> str:
        """The line to show; the terminal's own errors have their texts here."""
        if isinstance(error, Kept):
            why = self.error(error.inner)
            return self(
                "error-kept" if error.file in why else "error-kept-file", why=why, file=error.file
            )
        if isinstance(error, ClosedChoice):
            return self(error.message, **error.said(self.lang, typed=True))
        if not isinstance(error, IllegalMove) and self._texts.has(error.message):
            return self._texts(error.message, **error.said(self.lang))
        return error.text(self.lang)


class Kept(DrakkarError):
    """A file that cannot be used: why, and that nothing was done to it."""

    def __init__(self, inner: DrakkarError, path: Path) -> None:
        self.inner, self.file = inner, str(path)
        super().__init__("error-kept", file=self.file)
