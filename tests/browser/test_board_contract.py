"""The contract of a board on a sample of positions; at length it is a part of `make soak`."""

from __future__ import annotations

import pytest

import drakkar
from tests.browser.conftest import Visit
from tests.browser.contract import check, lacks, positions
from tests.browser.people import DESKTOP, PHONE

SAMPLE = 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", list(drakkar.GAMES))
def test_a_board_keeps_its_contract(visit: Visit, game: str, size: tuple[int, int]) -> None:
    viewer = visit(size, "fr" if size == PHONE else "en")
    listed = lacks().get(game, [])
    for table in positions(game, SAMPLE, seed=3 + (size == PHONE)):
        faults = [fault for fault in check(viewer, table) if fault.lack not in listed]
        assert not faults, "\n".join(map(str, faults))


def test_only_games_that_are_there_lack_something() -> None:
    assert set(lacks()) <= set(drakkar.GAMES)
    for entries in lacks().values():
        assert entries == sorted(set(entries))
