"""Chapters 20 and 21: occupations that meet in one action, phase or turn."""

from __future__ import annotations

from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    at,
    play,
    played,
    state_of,
    supply,
)


@rule("ODI-20.8")
def test_a_card_does_not_count_what_came_before_it():
    """156 is in play and sees the wood; 154, played after the action, does not."""
    table = at(Player(played=[156], hand=[154]), strips={"strip_2": 7})
    play(table, "use mountain_4_double_upgrade_2", "ready", "mine strip_2 3", "play woodcutter")
    assert "woodcutter" in played(table)
    assert supply(table) == {"wood": 3}


@rule("ODI-20.8", "ODI-4.6")
def test_a_card_played_before_the_action_works_before_it():
    """113 played for the four Vikings of column 4, 121 played instead of drawing in column 3."""
    table = at(Player(hand=[113]), strips={"strip_1": 7})
    play(table, "use craft_master", "play craft_apprentice", "apply craft_apprentice", "ready")
    assert supply(table) == {"wood": 1, "silver": 4}
    table = at(Player(played=[99], hand=[121], supply={"wood": 1}), strips={"strip_1": 7})
    play(table, "use build_longship", "accept", "apply carpenter")
    assert state_of(table).longships[0] == (0,)
