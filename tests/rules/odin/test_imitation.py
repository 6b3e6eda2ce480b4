"""Chapter 22: imitation with four players."""

from __future__ import annotations

import pytest

from drakkar.games.odin.box import ALL_SPACES
from drakkar.games.odin.cards.conditions import COUNTS
from drakkar.games.odin.moves import Cards, Extension, Rolled
from drakkar.games.odin.phases.round_end import VikingsReturn
from drakkar.games.odin.phases.turn import Turn
from drakkar.games.odin.setup import TurnExtensions
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    Scripted,
    at,
    hand,
    offered,
    play,
    refused,
    state_of,
    supply,
    vikings,
)

LEFT, RIGHT = ALL_SPACES[61:]
WHERE = {1: (LEFT, (1, 3)), 2: (LEFT, (2, 3)), 3: (RIGHT, (1, 3)), 4: (RIGHT, (1, 4))}


def four(me: Player, *others: Player, column: int = 1, **position: object) -> Scripted:
    """Four players, an imitation space in this column."""
    return at(me, *others, seats=4, imitation=WHERE[column][1], round=3, **position)  # type: ignore[arg-type]


@rule("ODI-22.1", "ODI-1.13")
@pytest.mark.parametrize(
    ("column", "space", "gain"),
    [(1, "take_stockfish", {"stockfish": 1}), (2, "products_mead", {"mead": 2, "silver": 2}),
     (3, "weekly_fruits", {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
     (4, "weekly_spices", {"spices": 1, "silver": 1})],
)  # fmt: skip
def test_one_imitation_space_per_tile(column: int, space: str, gain: dict[str, int]):
    imitation, columns = WHERE[column]
    table = four(Player(), Player(on={space: column}), column=column)
    before = vikings(table)
    play(table, f"use {imitation}")  # there is only one to copy
    assert supply(table) == gain
    assert before - vikings(table) == column  # ODI-22.3
    other = next(name for name in (LEFT, RIGHT) if name != imitation)
    refused(four(Player(), Player(on={space: column}), column=column), f"use {other}", "ODI-22.1")
    s = state_of(table)
    assert TurnExtensions().refuse(s, Extension(columns)) is None
    for wrong in ((3, 1), (1, 2), (1,), (1, 3, 4), (0, 3)):
        assert isinstance(TurnExtensions().refuse(s, Extension(wrong)), Refusal)


@rule("ODI-22.1", "ODI-22.2")
def test_what_may_be_copied():  # W104
    table = four(
        Player(on={"upgrade_2": 1}, supply={"peas": 2}),
        Player(on={"mountain_2": 1, "products_mead": 2}),
        Player(on={"weekly_beans": 1}),
        Player(on={"raiding": 1}),
    )
    play(table, f"use {LEFT}")
    assert offered(table) == ["imitate weekly_beans", "imitate mountain_2"]
    refused(table, "imitate upgrade_2", "ODI-22.2")  # own Vikings
    refused(table, "imitate take_stockfish", "ODI-22.2")  # empty
    refused(table, "imitate products_mead", "ODI-22.1")  # another column
    refused(table, "imitate raiding", "ODI-22.1")  # no longship
    refused(table, f"imitate {LEFT}", "ODI-22.2")
    play(table, "imitate mountain_2", "mine strip_1 2")
    assert supply(table) == {"peas": 2, "wood": 2}


@rule("ODI-22.2")
def test_an_imitation_space_is_never_copied():
    table = four(Player(), Player(on={LEFT: 1}))
    refused(table, f"use {LEFT}", "ODI-4.3")
    table = four(Player(), Player(on={RIGHT: 3}))
    refused(table, f"use {LEFT}", "ODI-22.1")


@rule("ODI-22.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_no_imitation_with_fewer_players(seats: int):
    table = at(Player(), seats=seats, round=3)
    refused(table, f"use {LEFT}", "ODI-4.1")
    refused(table, f"use {RIGHT}", "ODI-4.1")


@rule("ODI-22.1")
def test_costs_conditions_and_choices_remain():  # W105
    table = four(Player(longships=[0]), Player(on={"plundering": 4}), column=4)
    refused(table, f"use {RIGHT}", "ODI-22.1")
    table = four(Player(longships=[0, 0]), Player(on={"plundering": 4}), column=4)
    play(table, f"use {RIGHT}")
    assert supply(table) == {"silver_hoard": 1}
    table = four(Player(supply={"wood": 1, "ore": 1}), Player(on={"craft_chest": 2}), column=2)
    play(table, f"use {LEFT}", "option with_ore")
    assert supply(table) == {"wood": 1, "chest": 1, "silver": 1}


@rule("ODI-22.3")
def test_once_per_round_and_with_enough_vikings():
    others = [Player(on={"mountain_2": 1, "weekly_beans": 1}), Player(passed=True)]
    table = four(Player(), *others, Player(passed=True))
    play(table, f"use {LEFT}", "imitate weekly_beans", "pass")
    refused(table, f"use {LEFT}", "ODI-4.3")
    VikingsReturn().run(state_of(table))
    assert state_of(table).taken == 0
    table = four(Player(vikings=2), Player(on={"weekly_fruits": 3}), column=3)
    refused(table, f"use {RIGHT}", "ODI-4.2")


@rule("ODI-22.4")
def test_column_bonuses():
    table = four(
        Player(), Player(on={"weekly_fruits": 3}), column=3, nature=[Cards(("miller",))],
    )  # fmt: skip
    play(table, f"use {RIGHT}")
    assert hand(table) == ["miller"]
    table = four(Player(hand=[43]), Player(on={"weekly_spices": 4}), column=4)
    play(table, f"use {RIGHT}", "ready", "play fruit_picker")
    assert supply(table) == {"spices": 1, "silver": 1, "fruits": 1}


@rule("ODI-22.5")
def test_vikings_of_a_failure_come_back_from_it():
    table = four(Player(), Player(on={"laying_a_snare": 2}), column=2, nature=[Rolled(8)])
    before = vikings(table)
    play(table, f"use {LEFT}", "fail", "back 1")
    s = state_of(table)
    assert vikings(table) == before - 1
    assert s.standing_on[ALL_SPACES.index(LEFT)] == 1
    assert s.standing_on[ALL_SPACES.index("laying_a_snare")] == 2  # the other's stay


@rule("ODI-22.6")
def test_for_occupations_the_copied_space_is_used():
    """Occupation 118 watches the weekly market."""
    table = four(Player(played=[118]), Player(on={"weekly_beans": 1}))
    play(table, f"use {LEFT}")
    assert supply(table) == {"beans": 1, "silver": 1, "mead": 1, "stone": 1}


@rule("ODI-22.6")
def test_but_the_vikings_stand_on_the_imitation_space():
    """Occupation 8 counts the Vikings on crafting spaces, 162 those in column 2."""
    table = four(Player(supply={"flax": 1}), Player(on={"craft_linen": 1}))
    play(table, f"use {LEFT}")
    assert supply(table) == {"linen": 1}
    s = state_of(table)
    assert COUNTS["vikings_on_crafting"](s, 0) == 0
    assert COUNTS["vikings_on_crafting"](s, 1) == 1
    table = four(Player(), Player(on={"products_mead": 2}), column=2)
    play(table, f"use {LEFT}")
    assert COUNTS["vikings_in_column_2"](state_of(table), 0) == 2


@rule("ODI-22.7", "ODI-4.4")
def test_a_space_that_was_emptied_is_free_and_not_copied():
    """Occupation 60 calls the opponent's Viking back."""
    table = four(
        Player(on={RIGHT: 3}), Player(on={"weekly_beans": 1}, hand=[60]), asks=Turn(1), first=1,
    )  # fmt: skip
    play(table, "use play_occupations_2", "apply inspector", "back 1 weekly_beans")
    assert table.deciders == (2,)
    refused(table, f"use {LEFT}", "ODI-22.1")
    play(table, "use weekly_beans")
    assert supply(table, 2) == {"beans": 1, "silver": 1}


@rule("ODI-22.7")
def test_a_copied_space_emptied_later_changes_nothing():
    table = four(
        Player(), Player(on={"weekly_beans": 1}, hand=[60]), Player(passed=True),
        Player(passed=True),
    )  # fmt: skip
    play(table, f"use {LEFT}")
    play(table, "use play_occupations_2", "apply inspector", "back 1 weekly_beans")
    s = state_of(table)
    assert s.standing_on[ALL_SPACES.index(LEFT)] == 1
    assert supply(table) == {"beans": 1, "silver": 1}
    assert table.deciders == (0,)
    refused(table, f"use {LEFT}", "ODI-4.3")


@rule("ODI-22.7", "ODI-4.4")
def test_a_space_where_one_viking_is_left_is_copied():
    table = at(
        Player(passed=True), Player(played=[108], supply={"ore": 1, "silver": 9}, vikings=2),
        Player(supply={"wood": 1}), Player(passed=True),
        imitation=(2, 3), round=3, first=1, asks=Turn(1),
    )  # fmt: skip
    play(table, "use craft_chest", "apply ironsmith")  # one of two comes back
    s = state_of(table)
    assert s.standing_on[ALL_SPACES.index("craft_chest")] == 1
    assert table.deciders == (2,)
    refused(table, "use craft_chest", "ODI-4.3")
    play(table, f"use {LEFT}")
    assert supply(table, 2) == {"chest": 1, "silver": 1}
