"""Chapter 7: phases 10 to 12."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.odin.actions.mountains import Erosion
from drakkar.games.odin.box import ITEM, SPECIALS
from drakkar.games.odin.moves import Gap, Pass, Ready, Strips, Suggestion
from drakkar.games.odin.phases.bonus import Bonus
from drakkar.games.odin.phases.round_end import RoundEnd, VikingsReturn
from drakkar.games.odin.phases.turn import Turn
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Lies,
    Player,
    asked,
    at,
    boards,
    offered,
    play,
    state_of,
    supply,
    vikings,
)

W32: list[Lies] = [
    *[("jewelry", 10, 0), ("silver", 9, 0), ("rune_stone", 9, 2), ("silk", 8, 0)],
    *[("rune_stone", 7, 0), ("silver", 7, 3), ("silk", 6, 0), ("rune_stone", 4, 0)],
    *[("silverware", 9, 4), ("silverware", 11, 4), ("ore", 10, 4), ("ore", 10, 6)],
]
W36: list[Lies] = [
    *[("silverware", 4, 0), ("silverware", 6, 0), ("silver", 5, 0), ("silver", 5, 2)],
    *[("silverware", 5, 5), ("silverware", 7, 5), ("silver", 6, 5), ("silver", 6, 7)],
]


def bonus(*own: Board, played: tuple[int, ...] = (), on: dict[str, int] | None = None, **more):
    """Phase 10 of a player with these boards."""
    player = Player(boards=list(own), played=played, on=on or {})
    return at(player, asks=(Bonus(0), Turn(0)), phase=10, round=6, **more)


# ---- phase 10 ----------------------------------------------------------------------------------


@rule("ODI-7.1")
def test_w32_enclosed_symbols_pay_by_themselves():
    table = bonus(Board("home_board", W32))
    assert supply(table) == {"mead": 1, "wood": 1, "stone": 1}
    table = bonus(Board("home_board", [*W32, ("silver", 5, 1)]))
    assert supply(table) == {"mead": 1, "wood": 1, "stone": 1, "ore": 1}
    assert not table.log  # nobody was asked


@rule("ODI-7.1")
def test_w35_a_covered_symbol_pays_nothing():
    pieces: list[Lies] = [("rune_stone", 4, 0), ("rune_stone", 6, 0), ("rune_stone", 5, 0)]
    assert supply(bonus(Board("home_board", pieces))) == {}


@rule("ODI-7.2")
def test_all_bonuses_come_together():
    """What one board pays cannot complete a bonus of another in the same phase."""
    house: list[Lies] = [("peas", 0, 1), ("mead", 1, 0), ("silver", 1, 3), ("grain", 2, 1)]
    board = Board("home_board", [*W32, ("silver", 5, 1)])
    table = bonus(board, Board("stone_house", house))
    assert supply(table) == {"mead": 1, "wood": 1, "stone": 1, "ore": 1, "hide": 1}
    assert asked(table) == "Turn"
    assert not table.log


@rule("ODI-7.3")
def test_goods_to_the_supply_animals_plain_to_the_stable():
    table = bonus(Board("home_board"), Board("faroe_islands", fill=True))
    assert supply(table) == {"sheep": 1, "oil": 1, "milk": 1, "flax": 1, "peas": 1, "hide": 1}


@rule("ODI-7.3", "ODI-7.5", "ODI-7.6")
def test_w36_the_limited_bonuses_of_newfoundland():
    table = bonus(Board("newfoundland", W36), played=(15,))
    assert supply(table) == {"cloakpin": 1}  # occupation 15 pays for houses that are built
    assert boards(table) == ["home_board", "newfoundland", "stone_house"]
    s = state_of(table)
    assert s.buildings == [3, 2, 5]
    assert not s.oval >> (ITEM["cloakpin"] - SPECIALS.start) & 1


@rule("ODI-7.5")
def test_w36_lost_while_they_are_not_there():
    table = bonus(Board("newfoundland", W36), buildings={"stone_house": 0}, oval=[])
    assert supply(table) == {}
    assert boards(table) == ["home_board", "newfoundland"]


@rule("ODI-7.5")
@pytest.mark.parametrize(("left", "tile"), [(1, False), (0, True)])
def test_w36_each_of_them_by_itself(left, tile):
    table = bonus(
        Board("newfoundland", W36),
        buildings={"stone_house": left},
        oval=["cloakpin"] if tile else [],
    )
    assert supply(table) == ({"cloakpin": 1} if tile else {})
    assert ("stone_house" in boards(table)) == bool(left)


@rule("ODI-7.6")
def test_a_house_won_pays_nothing_yet():
    """It comes empty, and the phase of its arrival is over."""
    table = bonus(Board("newfoundland", W36))
    assert "hide" not in supply(table)
    assert state_of(table).boards[0][2].pieces == ()


@rule("ODI-7.7")
@pytest.mark.parametrize(
    ("card", "good", "on", "paid"),
    [
        (161, "cabbage", {"forge": 3, "weekly_fruits": 3}, False),
        (161, "cabbage", {"forge": 3, "weekly_fruits": 3, "imitation_right": 3}, True),
        (162, "flax", {"products_mead": 2, "buy_sheep": 2, "craft_chest": 2}, False),
        (
            162,
            "flax",
            {"products_mead": 2, "buy_sheep": 2, "craft_chest": 2, "upgrade_3": 2},
            True,
        ),
    ],
)
def test_vikings_still_standing_in_phase_10(card, good, on, paid):
    table = bonus(played=(card,), on=on, seats=4, imitation=(1, 3))
    assert supply(table) == ({good: 1} if paid else {})


@rule("ODI-7.8")
def test_an_extra_bonus_phase_is_for_the_boards_named():
    """Occupation 20: houses only; 21: the home board only; 161 does not work in it."""
    house: list[Lies] = [
        *[("peas", 0, 1), ("mead", 1, 0), ("silver", 1, 3), ("grain", 2, 1)],
    ]
    own = [Board("home_board", W32), Board("stone_house", house)]
    on = {"forge": 3, "weekly_fruits": 3, "upgrade_4": 3}
    player = Player(boards=own, hand=[20], played=[161], on=on)
    table = at(player, round=7)
    play(table, "use play_occupations_2", "apply builder")
    assert supply(table) == {"hide": 1}
    table = at(Player(boards=own, hand=[21], played=[161], on=on), round=7)
    play(table, "use play_occupations_2", "apply collector")
    assert supply(table) == {"mead": 1, "wood": 1, "stone": 1}


# ---- phase 11 ----------------------------------------------------------------------------------


@rule("ODI-7.9", "ODI-7.10")
def test_w57_erosion():
    table = at(
        asks=(Erosion(), Turn(0)),
        strips={"strip_7": 1, "strip_2": 4},
        nature=[Strips(("strip_5",))],
        phase=11,
        listen=True,
    )
    s = state_of(table)
    assert s.strips == [(1, 4), (4, 0)]  # strip 2 with three items left, strip 5 full
    assert 6 not in s.strip_pile  # strip 7 has left the game
    assert 4 not in s.strip_pile
    assert supply(table) == supply(table, 1) == {}


@rule("ODI-7.11")
@pytest.mark.parametrize(("players", "new"), [(1, 6), (2, 6), (3, 6), (4, 5)])
@pytest.mark.parametrize("length", ["long", "short"])
def test_w58_how_long_the_pile_lasts(players, new, length):
    table = drakkar.new("odin", players, 3, {"length": length})
    s = state_of(table)
    piles = {}
    while not table.over:
        piles[s.round] = len(s.strip_pile)
        for move in (Pass(), Ready(), Gap(), Suggestion(), table.moves()[-1]):
            if move in table.moves():
                table.play(move)
                break
    shown = 3 if players == 4 else 2
    rounds = 7 if length == "long" else 6
    assert piles == {n: max(8 - shown - (n - 1), 0) for n in range(1, rounds + 1)}
    revealed = piles[1] - piles[rounds]
    assert revealed == (new if length == "long" else 5)


@rule("ODI-7.11")
def test_an_empty_pile_reveals_nothing():
    names = [f"strip_{n}" for n in range(1, 9)]
    table = at(asks=(Erosion(), Turn(0)), strips=dict.fromkeys(names, 2), seats=4, phase=11)
    assert [gone for _, gone in state_of(table).strips] == [len_ - 1 for len_ in [7] * 8]


# ---- phase 12 ----------------------------------------------------------------------------------


@rule("ODI-7.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_vikings_come_home_and_bring_nothing(players):
    people = [Player() for _ in range(players)]
    people[0] = Player(played=[151, 168], on={"take_stockfish": 1, "products_mead": 2}, vikings=0)
    people[1] = Player(on={"forge": 3})
    table = at(*people, asks=(VikingsReturn(), Turn(0)), phase=12)
    assert vikings(table) == 3  # occupation 168 looks for exactly three, in other phases
    assert vikings(table, 1) == 6
    assert supply(table) == {}
    s = state_of(table)
    assert s.taken == 0
    assert not any(s.standing_on)


@rule("ODI-8.9")
def test_goods_of_bonuses_are_laid_after_phase_10():
    """Not before: in the moment before the phase there is nothing to lay yet."""
    pieces = [("silverware", 5, 5), ("silver", 6, 5), ("rune_stone", 7, 5)]
    player = Player(boards=[Board("home_board"), Board("bear_island", pieces)])
    table = at(player, asks=RoundEnd(), round=4, phase=9)
    while asked(table) != "Turn" or table.deciders != (0,):
        play(table, offered(table)[0])
    assert supply(table)["rune_stone"] == 1
    play(table, "lay", "piece rune_stone 0")
    play(table, offered(table)[0])
    assert "rune_stone" not in supply(table)


@rule("ODI-3.1")
@pytest.mark.parametrize(("length", "last"), [("long", 7), ("short", 6)])
def test_w109_no_bonus_no_erosion_no_return_in_the_last_round(length, last):
    player = Player(boards=[Board("home_board", W32)], on={"forge": 3})
    table = at(player, asks=RoundEnd(), round=last, phase=9, options={"length": length})
    while not table.over:
        play(table, "ready")
    s = state_of(table)
    assert supply(table) == {}
    assert s.strips == [(0, 0), (1, 0)]
    assert sum(s.standing_on) == 3
    assert s.phase == 9
