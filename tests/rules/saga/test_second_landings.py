"""Chapter 24: Njord and Skadi, whose owner lands twice in a turn."""

from __future__ import annotations

import pytest

from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import Done, Draw, Go, Pay, Resolve, Summon
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    gold,
    hand,
    in_adventure,
    pile,
    play,
    played,
    refused,
    vp,
)

# ---- Njord -----------------------------------------------------------------------------------


@rule("SAG-24.7")
def test_njord_plays_a_viking_of_the_pile_after_his_own_cell():
    table = lands(15, "njord", pile=["mikka", "loki", "helga"])
    assert gold(table) == 6  # the first cell
    play(table, Act("njord"))
    assert table.moves() == [Summon("mikka"), Summon("helga")]
    assert refused(table, Summon("loki")).clause == "SAG-24.7"
    play(table, Summon("helga"))
    assert (cell(table), vp(table)) == (20, 7)  # and the second


@rule("SAG-24.7")
def test_the_viking_of_njord_carries_out_his_action():
    table = lands(QUIET, "njord", pile=["gunnar", "mikka"])
    play(table, Act("njord"), Summon("gunnar"), Act("gunnar"))
    assert (cell(table), gold(table)) == (15, 5 + 1 + 2)
    table = lands(QUIET, "njord", pile=["ingrid"], markers=["L01", "L02", "L03"])
    assert asked(table) == "Finish"
    play(table, Act("njord"))
    assert cell(table) == 11


@rule("SAG-24.7")
def test_njord_may_be_declined_and_needs_a_viking_in_the_pile():
    table = lands(QUIET, "njord", pile=["mikka"])
    play(table, Done())
    assert (cell(table), hand(table)) == (QUIET, ["mikka"])
    assert lands(QUIET, "njord", pile=["loki"]).over
    assert lands(QUIET, "njord", hand=["mikka"]).over


@rule("SAG-24.8")
def test_two_cards_replace_njord_and_his_viking_who_counts_as_played():
    table = lands(QUIET, "njord", pile=["mikka", "helga", "kjer", "bjorn"])
    play(table, Act("njord"), Summon("mikka"))
    assert played(table) == ["njord", "mikka"]
    assert len(hand(table)) == 2
    assert sorted(hand(table) + pile(table)) == ["bjorn", "helga", "kjer"]


@rule("SAG-24.8")
def test_the_pile_is_shuffled_after_njord():
    drawn = set()
    for seed in range(12):
        table = lands(QUIET, "njord", pile=["mikka", "helga", "kjer", "bjorn"], seed=seed)
        play(table, Act("njord"), Summon("mikka"))
        drawn.add(tuple(hand(table)))
    assert len(drawn) == 3


@rule("SAG-24.8", "SAG-21.11")
def test_njord_with_knut_draws_three_and_one():
    own = ["knut", "mikka", "helga", "kjer", "bjorn", "solveig"]
    table = lands(QUIET, "njord", pile=own)
    play(table, Act("njord"), Summon("knut"), Draw())
    assert len(hand(table)) == 3 + 1


@rule("SAG-24.8", "SAG-23.8")
def test_njord_with_ole_draws_only_for_himself():
    table = lands(QUIET, "njord", pile=["ole", "mikka", "helga"])
    play(table, Act("njord"), Summon("ole"), Act("ole"))
    assert (vp(table), len(hand(table))) == (5 + 1 + 2, 1)


@rule("SAG-24.7", "SAG-22.11")
def test_njord_plays_tjure_only_after_another_viking():
    table = lands(QUIET, "njord", pile=["tjure", "mikka"])
    play(table, Act("njord"))  # only Mikka will do
    assert played(table) == ["njord", "mikka"]
    table = lands(QUIET, "njord", pile=["tjure", "mikka"], played=["bjorn"])
    play(table, Act("njord"), Summon("tjure"))
    assert cell(table) == QUIET + 1


@rule("SAG-24.8", "SAG-23.6")
def test_njord_is_no_viking_for_thorsten():
    table = lands(QUIET, "njord", pile=["thorsten"], played=["bjorn", "mikka"])
    play(table, Act("njord"))
    assert cell(table) == QUIET + 2


@rule("SAG-24.9")
@pytest.mark.parametrize("where", [21, 23])
def test_a_first_landing_that_ends_the_adventure_leaves_njord_nothing(where: int):
    table = lands(where, "njord", offset=3, pile=["erik", "mikka"])
    assert table.over
    assert (vp(table), played(table)) == (3, ["njord"])
    assert in_adventure(table) == [1]


@rule("SAG-24.7", "SAG-9.1")
def test_the_second_landing_may_end_the_adventure():
    table = lands(16, "njord", pile=["helga", "bjorn"])
    play(table, Act("njord"), Summon("helga"))
    assert vp(table) == 5 + 1 - 2
    assert in_adventure(table) == [1]
    assert hand(table) == []  # nobody who has fallen draws


@rule("SAG-24.7", "SAG-27.10")
def test_the_ice_spirits_wait_for_the_viking_of_njord():
    table = at(Jarl(hand=["njord"], pile=["mikka"]), bystander(gold=0), top=["VIII.A"])
    play(table, Pay())
    assert cell(table) == 4 + 5  # the god's number is what it is
    play(table, Act("njord"))
    assert set(table.moves()) == {Go(2), Go(4)}


# ---- Skadi -----------------------------------------------------------------------------------


@rule("SAG-24.21")
def test_skadi_moves_on_and_the_new_cell_counts_too():
    table = lands(15, "skadi")
    assert gold(table) == 6
    play(table, Act("skadi"))
    assert table.moves() == [Go(cells) for cells in (-3, -2, -1, 1, 2, 3)]
    assert refused(table, Go(0)).clause == "SAG-24.21"
    assert refused(table, Go(4)).clause == "SAG-24.21"
    play(table, Go(3))
    assert (cell(table), gold(table), vp(table)) == (18, 9, 6)


@rule("SAG-24.21")
def test_skadi_goes_back_or_stays():
    table = lands(17, "skadi")
    play(table, Act("skadi"), Go(-1))
    assert (cell(table), gold(table), vp(table)) == (16, 3, 6)
    table = lands(17, "skadi")
    play(table, Done())
    assert cell(table) == 17


@rule("SAG-24.21", "SAG-9.1")
def test_skadi_can_fall_off_at_either_end():
    table = lands(20, "skadi")
    play(table, Act("skadi"), Go(1))
    assert vp(table) == 5 + 2 - 2
    assert in_adventure(table) == [1]
    table = lands(3, "skadi")  # the third cell of the trail
    play(table, Act("skadi"), Go(-3))
    assert vp(table) == 3
    assert in_adventure(table) == [1]


@rule("SAG-24.21", "SAG-24.9")
def test_skadi_does_not_save_one_who_has_fallen():
    table = lands(21, "skadi")
    assert table.over
    assert (vp(table), in_adventure(table)) == (3, [1])


@rule("SAG-24.21", "SAG-24.15")
def test_tyr_beside_skadi_shields_the_second_landing_as_well():
    me = Jarl(hand=["skadi", "tyr"], index=5)
    table = at(me, bystander(), top=["IV.C"])
    play(table, (0, table.moves(0)[0]))
    assert cell(table) == 1 + 5 + 2 + 6  # 14: a token
    play(table, Resolve(), Act("skadi"), Go(3), Act("tyr"))
    assert (cell(table), gold(table)) == (17, 5)
