"""Chapters 20 and 21: occupations that meet in one action, phase or turn."""

from __future__ import annotations

from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    at,
    play,
    played,
    supply,
)


@rule("ODI-20.8")
def test_a_card_does_not_count_what_came_before_it():
    """156 is in play and sees the wood; 154, played after the action, does not."""
    table = at(Player(played=[156], hand=[154]), strips={"strip_2": 7})
    play(table, "use mountain_4_double_upgrade_2", "ready", "mine strip_2 3", "play woodcutter")
    assert "woodcutter" in played(table)
    assert supply(table) == {"wood": 3}
