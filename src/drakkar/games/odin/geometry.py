"""The pieces, boards and dishes of this box, made once from the component files."""

from __future__ import annotations

from typing import Final

from drakkar.games.odin import feast_table, grid, pieces
from drakkar.kernel import components

PACKAGE: Final = __name__.rpartition(".")[0]

_GOODS = components.document(PACKAGE, "goods")[0]

PIECES: Final = pieces.read(_GOODS)
PIECE: Final = {piece.id: piece.number for piece in PIECES}
BOARDS: Final = grid.read(
    *(components.document(PACKAGE, name)[0] for name in ("home_board", "exploration", "buildings"))
)
BOARD: Final = {board.id: board.number for board in BOARDS}
MENU: Final = feast_table.read(_GOODS)
