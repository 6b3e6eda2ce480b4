"""Chapter 21: occupations 157 to 167, what each of them does and where it stops."""

from __future__ import annotations

import pytest

from drakkar.games.odin.moves import Rolled, Weapons
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.round_end import RoundEnd
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    boards,
    offered,
    play,
    refused,
    state_of,
    supply,
)

# ---- 157 to 160: the feast -----------------------------------------------------------------------


def feast(number: int, supply: dict[str, int], *nature: Weapons | Rolled) -> Scripted:
    return at(Player(played=[number], supply=supply), asks=Feast(0), phase=9, nature=nature)


@rule("ODI-6.14")
@pytest.mark.parametrize("animal", ["sheep", "pregnant_sheep", "cattle", "pregnant_cattle"])
def test_157_skin_and_bones_per_animal_served(animal: str):
    table = feast(157, {animal: 1})
    play(table, next(move for move in offered(table) if move.startswith(f"serve {animal}")))
    assert supply(table) == {"skin_and_bones": 1}


def test_157_no_other_dish():
    table = feast(157, {"salt_meat": 1})
    play(table, "serve salt_meat 4")
    assert supply(table) == {}


@rule("ODI-6.14")
def test_158_the_silver_is_served_at_once_and_per_tile():
    bows = Weapons(("bow",) * 3)
    table = feast(158, {"game_meat": 1, "whale_meat": 1}, bows, bows)
    play(table, "serve game_meat 2", "coin", "serve whale_meat 3")
    assert supply(table) == {"bow": 6, "silver": 1}
    table = feast(158, {"mead": 1})
    play(table, "serve mead 2")
    assert supply(table) == {}


@rule("ODI-21.48", "ODI-16.19")
def test_159_a_hunting_game_after_the_feast():
    table = feast(159, {"game_meat": 1, "silver": 4, "wood": 1}, Rolled(1))
    play(table, "serve game_meat 2", *["coin"] * 4, "apply festive_hunter", "spend 1 0")
    assert supply(table) == {"hide": 1, "game_meat": 1}
    assert state_of(table).penalties[0] == 0


@rule("ODI-21.48")
def test_159_declined_or_without_game_meat():
    table = feast(159, {"game_meat": 1, "silver": 4})
    play(table, "serve game_meat 2", *["coin"] * 4, "decline")
    assert supply(table) == {}
    table = feast(159, {"game_meat": 1, "silver": 6})
    play(table, *["coin"] * 6)
    assert "apply festive_hunter" not in offered(table)


@rule("ODI-6.15")
def test_160_silver_instead_of_mead():
    table = feast(160, {"mead": 1})
    play(table, "apply sober_man")
    assert supply(table) == {"mead": 1, "silver": 1}
    refused(table, "serve mead 2", "ODI-6.15")
    assert "apply sober_man" not in offered(table)
    play(table, "coin", *["gap"] * 5)
    assert supply(table) == {"mead": 1}


@rule("ODI-6.15")
def test_160_at_the_end_or_not_after_mead():
    table = feast(160, {"silver": 6})
    play(table, *["coin"] * 6, "apply sober_man")
    assert supply(table) == {"silver": 1}
    table = feast(160, {"silver": 6})
    play(table, *["coin"] * 6, "decline")
    assert supply(table) == {}
    table = feast(160, {"mead": 1, "silver": 4})
    play(table, "serve mead 2")
    assert "apply sober_man" not in offered(table)


# ---- 161, 162: the bonus phase -------------------------------------------------------------------


@rule("ODI-7.7")
@pytest.mark.parametrize(
    ("number", "spaces", "brings"),
    [
        (161, {"forge": 3, "pillaging_3": 3, "explore_far": 1}, {"cabbage": 1}),
        (161, {"forge": 3, "pillaging_3": 3}, {}),
        (161, {"forge": 3, "pillaging_3": 3, "craft_chest": 2}, {}),
        (162, {"craft_chest": 2, "build_knarr": 2, "upgrade_3": 2, "emigrate_2": 2}, {"flax": 1}),
        (162, {"craft_chest": 2, "build_knarr": 2, "upgrade_3": 2}, {}),
    ],
)
def test_161_and_162_seven_vikings_in_a_column(
    number: int, spaces: dict[str, int], brings: dict[str, int]
):
    table = at(Player(played=[number], on=spaces), asks=Bonus(0), phase=10, round=4)
    assert supply(table) == brings


@rule("ODI-7.7")
def test_162_an_imitation_space_counts():
    spaces = {"craft_chest": 2, "build_knarr": 2, "imitation_left": 2, "upgrade_3": 1}
    four = [Player(played=[162], on=spaces), Player(), Player(), Player()]
    table = at(*four, asks=Bonus(0), phase=10, round=4, imitation=(2, 3))
    assert supply(table) == {"flax": 1}


@rule("ODI-25.2")
def test_161_and_162_sleep_in_the_last_round():
    spaces = {"forge": 3, "pillaging_3": 3, "explore_far": 3}
    table = at(Player(played=[161], on=spaces), asks=RoundEnd(), phase=9, round=7)
    assert supply(table) == {}
    assert table.over


# ---- 163, 164, 166: Vikings really placed --------------------------------------------------------


@rule("ODI-20.16")
@pytest.mark.parametrize(
    ("space", "more"), [("hunting_game_2", {"silver": 1}), ("hunting_game_1", {})]
)
def test_163_the_hunting_game_of_column_2(space: str, more: dict[str, int]):
    table = at(Player(played=[163], supply={"wood": 1}), nature=[Rolled(1)])
    play(table, f"use {space}", "spend 1 0")
    assert supply(table) == {"hide": 1 + len(more), "game_meat": 1, **more}


def test_163_neither_failure_nor_visit():
    table = at(Player(played=[163]), nature=[Rolled(8)])
    play(table, "use hunting_game_2", "fail")
    assert "silver" not in supply(table)
    visitor = Player(played=[163], hand=[77], supply={"wood": 1})
    table = at(visitor, Player(on={"hunting_game_2": 2}), nature=[Rolled(1)])
    play(table, "use play_occupations_2", "apply follower", "spend 1 0")
    assert supply(table) == {"hide": 1, "game_meat": 1}


@rule("ODI-21.49", "ODI-4.6")
def test_164_a_stone_or_an_ore_before_four_vikings_act():
    table = at(Player(played=[164]), strips={"strip_1": 5, "strip_2": 7})
    play(table, "use craft_master", "apply armed_fighter")
    assert supply(table) == {"stone": 1, "silver": 4}
    table = at(Player(played=[164]), strips={"strip_1": 5})
    play(table, "use craft_master", "ready")
    assert supply(table) == {"silver": 4}


@rule("ODI-21.49")
def test_164_no_wood_no_other_column():
    table = at(Player(played=[164]), strips={"strip_1": 7, "strip_2": 1})
    play(table, "use craft_master")
    assert asked(table) == "Turn"
    table = at(Player(played=[164]), strips={"strip_1": 5}, deck=[])
    play(table, "use weekly_fruits")
    assert asked(table) == "Turn"


@rule("ODI-21.49", "ODI-4.7")
def test_164_an_ore_for_a_boat_or_a_stone_for_a_house():
    builder = Player(played=[164], supply={"wood": 2, "stone": 1})
    table = at(builder, strips={"strip_1": 5})
    play(table, "use build_house_and_ship", "apply armed_fighter")
    play(table, "option stone_house_and_longship")
    assert boards(table) == ["home_board", "stone_house"]
    table = at(builder, strips={"strip_1": 7})
    assert "use build_house_and_ship 0" not in offered(table)


@rule("ODI-21.49")
def test_166_a_weapon_from_the_second_pair_on():
    owner = Player(played=[166])
    table = at(owner, Player(passed=True), nature=[Weapons(("bow",))], round=3)
    play(table, "use products_mead")
    assert asked(table) == "Turn"
    play(table, "use wood_per_player", "apply weapons_warden", "ready")
    assert supply(table)["bow"] == 1
    play(table, "use weekly_flax_stockfish", "ready")
    assert supply(table)["bow"] == 1


@rule("ODI-21.49")
def test_166_other_columns_do_not_count():
    table = at(Player(played=[166]), Player(passed=True), round=3)
    play(table, "use weekly_beans", "use take_stockfish", "use products_mead")
    assert asked(table) == "Turn"
    table = at(Player(played=[166]), Player(passed=True), round=3, deck=[])
    play(table, "use products_mead", "use wood_per_player", "ready", "use weekly_fruits")
    assert asked(table) == "Turn"


# ---- 165, 167: the start of the feast ------------------------------------------------------------


@rule("ODI-6.13", "ODI-21.3", "ODI-20.12")
@pytest.mark.parametrize(
    ("number", "supplies", "silver"),
    [
        (165, {"clothing": 1}, 2),
        (165, {"clothing": 3}, 2),
        (165, {"robe": 1}, 0),
        (167, {"spices": 1}, 1),
        (167, {"spices": 2}, 2),
        (167, {"spices": 4}, 2),
        (167, {}, 0),
    ],
)
def test_165_and_167_silver_for_the_feast(number: int, supplies: dict[str, int], silver: int):
    table = feast(number, supplies)
    assert asked(table) == "Dishes"
    assert supply(table).get("silver", 0) == silver


@rule("ODI-20.21")
def test_165_and_167_what_is_laid_does_not_count():
    home = Board("home_board", [("clothing", 0, 0), ("spices", 0, 5)])
    table = at(Player(played=[165, 167], boards=[home]), asks=Feast(0), phase=9)
    assert supply(table) == {}


@rule("ODI-21.49", "ODI-20.16")
def test_166_a_visit_is_no_placement():
    owner = Player(played=[166], hand=[77])
    table = at(owner, Player(on={"weekly_flax_stockfish": 2}, passed=True), round=3)
    play(table, "use products_mead", "use play_occupations_2", "ready", "apply follower")
    play(table, "visit weekly_flax_stockfish")
    assert asked(table) == "Turn"
    assert supply(table) == {"mead": 2, "silver": 3, "flax": 1, "stockfish": 1}
