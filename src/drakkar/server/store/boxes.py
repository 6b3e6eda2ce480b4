"""Boxes: the contents that tables are played with, kept so that an owner can serve them again."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from drakkar.kernel.components import contents
from drakkar.kernel.game import Game
from drakkar.server.store.data import Box


@cache
def box(game: Game) -> Box:
    """This program's box of a game."""
    packed = msgspec.msgpack.encode(contents(game.package))  # JSON would make texts of its numbers
    return Box(game.slug, game.components, zlib.compress(packed))


def write(kept: Box, folder: Path) -> list[Path]:
    """The files of a box, for ``DRAKKAR_COMPONENTS`` to name their folder."""
    files: dict[str, Any] = msgspec.msgpack.decode(zlib.decompress(kept.contents), strict=False)
    paths = []
    for name, data in files.items():
        path = folder / kept.game / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return paths
