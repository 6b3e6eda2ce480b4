"""The shelf: one folder per game, found by listing."""

from __future__ import annotations

import importlib
import pkgutil

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game

GAMES: dict[str, Game] = {
    module.name: importlib.import_module(f"{__name__}.{module.name}.meta").GAME
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda m: m.name)
    if module.ispkg
}


def game(slug: str) -> Game:
    """The game of this name, or a clear error."""
    if slug not in tuple(GAMES):  # a list has no hash: asked of the tuple it is merely unknown
        raise DrakkarError("error-unknown-game", name=str(slug), known=", ".join(GAMES))
    return GAMES[slug]
