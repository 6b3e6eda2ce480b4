"""The shelf: one folder per game, found by listing."""

from __future__ import annotations

import importlib
import pkgutil

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game


def _found(folder: str) -> Game:
    game: Game = importlib.import_module(f"{__name__}.{folder}.meta").GAME
    if game.slug != folder or game.package != f"{__name__}.{folder}":
        raise TypeError(f"games/{folder}/meta.py: slug {game.slug!r}, package {game.package!r}")
    return game


GAMES: dict[str, Game] = {
    module.name: _found(module.name)
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda m: m.name)
    if module.ispkg
}


def game(slug: str) -> Game:
    """The game of this name, or a clear error."""
    if slug not in tuple(GAMES):  # a list has no hash: asked of the tuple it is merely unknown
        raise DrakkarError("error-unknown-game", name=str(slug), known=", ".join(GAMES))
    return GAMES[slug]
