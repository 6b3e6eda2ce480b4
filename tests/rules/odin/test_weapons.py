"""Chapter 17: weapons."""

from __future__ import annotations

from collections import Counter
from random import Random

from drakkar.games.odin.box import WEAPON_COUNTS, WEAPON_NAMES
from drakkar.games.odin.moves import Cards, Rolled, Weapons
from drakkar.games.odin.things.weapons import DrawWeapons
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.testing import rule
from tests.rules.odin.position import Player, at, play, state_of, supply

KINDS = ["bow", "snare", "spear", "long_sword"]


@rule("ODI-17.1")
def test_a_spent_weapon_is_discarded():
    table = at(Player(supply={"bow": 3}), nature=[Rolled(2)])
    play(table, "use hunting_game_1", "spend 0 2")
    assert state_of(table).weapon_discard == [2, 0, 0, 0]


@rule("ODI-17.2")
def test_a_named_weapon_is_searched():  # W87
    table = at(
        Player(), Player(passed=True), nature=[Rolled(8), Rolled(8)],
        weapon_pile={"spear": 1, "bow": 2, "long_sword": 1}, weapon_discard={"bow": 1, "snare": 2},
    )  # fmt: skip
    play(table, "use hunting_game_1", "fail")
    s = state_of(table)
    assert (s.weapon_pile, s.weapon_discard) == ([2, 0, 1, 1], [0, 2, 0, 0])
    play(table, "use hunting_game_2", "fail")
    assert (s.weapon_pile, s.weapon_discard) == ([1, 0, 1, 1], [0, 2, 0, 0])
    assert supply(table) == {"wood": 2, "bow": 2}


@rule("ODI-17.3")
def test_an_empty_pile_is_made_anew_while_drawing():  # W88
    nature = [Cards(("miller",)), Weapons(("spear", "bow", "bow", "snare"))]
    table = at(
        Player(), nature=nature, weapon_pile={"spear": 1},
        weapon_discard={"bow": 2, "snare": 2, "long_sword": 1},
    )  # fmt: skip
    play(table, "use upgrade_3_weapons_4")
    s = state_of(table)
    assert (s.weapon_pile, s.weapon_discard) == ([0, 1, 0, 1], [0, 0, 0, 0])
    assert supply(table) == {"spear": 1, "bow": 2, "snare": 1}


@rule("ODI-17.3")
def test_only_what_lies_in_the_piles_is_drawn():
    table = at(Player(), weapon_pile={"spear": 1}, weapon_discard={"bow": 2, "snare": 2})
    s = state_of(table)
    for seed in range(20):
        drawn = DrawWeapons(0, 4).sample(s, Random(seed)).weapons
        assert drawn[0] == "spear"
        assert drawn.count("bow") <= 2
        assert drawn.count("snare") <= 2
        assert DrawWeapons(0, 4).refuse(s, Weapons(drawn)) is None
    wrong = Weapons(("bow", "bow", "snare", "snare"))  # the spear comes first
    assert isinstance(DrawWeapons(0, 4).refuse(s, wrong), Refusal)


@rule("ODI-17.4")
def test_a_weapon_that_is_nowhere_is_received_and_vanishes():
    table = at(
        Player(supply={}), Player(passed=True), nature=[Rolled(8), Rolled(1)],
        weapon_pile={"spear": 3}, weapon_discard={"snare": 1},
    )  # fmt: skip
    play(table, "use hunting_game_1", "fail")
    assert supply(table) == {"wood": 1, "bow": 1}
    s = state_of(table)
    assert (s.weapon_pile, s.weapon_discard) == ([0, 0, 3, 0], [0, 1, 0, 0])
    play(table, "use hunting_game_2", "spend 0 1")
    assert supply(table) == {"wood": 1, "hide": 1, "game_meat": 1}
    assert (s.weapon_pile, s.weapon_discard) == ([0, 0, 3, 0], [0, 1, 0, 0])


@rule("ODI-17.5")
def test_both_piles_empty():
    table = at(Player(), weapon_pile={}, weapon_discard={})
    s = state_of(table)
    assert list(WEAPON_COUNTS) == [12, 12, 12, 11]
    assert list(WEAPON_NAMES) == KINDS
    counts: Counter[str] = Counter()
    rng = Random(5)
    for _ in range(4000):
        counts[DrawWeapons(0, 1).sample(s, rng).weapons[0]] += 1
    for kind, weight in zip(KINDS, (12, 12, 12, 11), strict=True):
        assert abs(counts[kind] / 4000 - weight / 47) < 0.03
    table = at(
        Player(), nature=[Cards(("miller",)), Weapons(("bow", "bow", "bow", "spear"))],
        weapon_pile={}, weapon_discard={},
    )  # fmt: skip
    play(table, "use upgrade_3_weapons_4")
    assert supply(table) == {"bow": 3, "spear": 1}
    assert (state_of(table).weapon_pile, state_of(table).weapon_discard) == ([0] * 4, [0] * 4)


@rule("ODI-17.6")
def test_several_named_weapons():
    """Occupation 69 fills up every kind."""
    table = at(
        Player(hand=[69], supply={"bow": 1, "snare": 5}),
        weapon_pile={"spear": 1, "bow": 9}, weapon_discard={"spear": 1, "long_sword": 1},
    )  # fmt: skip
    play(table, "use play_occupations_2")
    while table.deciders == (0,):
        play(table, next(move for move in table.moves() if move != table.game.move("decline")))
    have = supply(table)
    least = min(have.get(kind, 0) for kind in KINDS)
    assert least >= 2
    assert have["snare"] == 5
    s = state_of(table)
    assert s.weapon_discard[2] == 0  # the discarded spear first
    assert s.weapon_pile[0] == 9 - (have["bow"] - 1)
