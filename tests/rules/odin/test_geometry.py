"""A box whose drawings contradict themselves is refused with the field that is wrong."""

from __future__ import annotations

import copy

import msgspec
import pytest

from drakkar.games.odin.boards import geometry
from drakkar.kernel.errors import DrakkarError
from tests.rules.odin.naive import component


def board(name="shetland", **changes):
    boards = component("exploration")["boards"]
    data = copy.deepcopy(next(board for board in boards if board["id"] == name))
    return msgspec.convert({**data, **changes}, geometry._Board, strict=False)


def goods(*mask):
    tile = {"id": "helmet", "mask": list(mask)}
    return msgspec.convert({"goods": [], "special_tiles": [tile]}, geometry._Goods)


TRACK = [{"value": 0, "at": [7, 0]}, {"value": 1, "at": [6, 1]}, {"value": 2, "at": [5, 2]}]
WRONG_BOARDS = [
    ("penalties", {"penalties": 25}),
    ("bonuses", {"bonuses": []}),
    ("income_tracks", {"income_tracks": []}),
    ("income_tracks", {"income_tracks": [{"values": TRACK}]}),
    ("income_tracks", {"income_tracks": [{"values": [*TRACK[::-1], {"value": 3, "at": None}]}]}),
]


@pytest.mark.parametrize(("field", "changes"), WRONG_BOARDS)
def test_a_board_that_contradicts_itself(field, changes):
    geometry._check_board("exploration", board())
    with pytest.raises(DrakkarError) as error:
        geometry._check_board("exploration", board(**changes))
    assert f"shetland.{field}" in str(error.value)


@pytest.mark.parametrize("mask", [("##", "#"), ("#.", "#."), ("#.", ".#"), ("..", "##")])
def test_a_shape_that_falls_apart(mask):
    geometry._check_goods(goods("##", "##", ".#"))
    with pytest.raises(DrakkarError) as error:
        geometry._check_goods(goods(*mask))
    assert "special_tiles.helmet.mask" in str(error.value)
