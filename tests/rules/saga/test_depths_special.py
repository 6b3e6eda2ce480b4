"""Chapter 26: the special Movement cards of Nidavellir, Muspellsheim and Helheim."""

from __future__ import annotations

from typing import Any

from drakkar.games.saga.moves import Decline, Draw, Go, Pay, Play, Remove, Trade
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    box,
    cell,
    gold,
    hand,
    pile,
    play,
    played,
    refused,
    valhalla,
    vp,
)

# ---- Nidavellir ------------------------------------------------------------------------------


@rule("SAG-26.1")
def test_the_rune_gate_lets_everybody_draw():
    me = Jarl(hand=["bjorn", "mikka"], pile=["helga", "kjer"])
    table = at(me, bystander(), top=["IV.A"], offset=5)
    assert cell(table) == 3
    play(table, Draw())
    assert hand(table) == ["bjorn", "mikka", "helga"]
    table = at(me, bystander(pile=["helga"]), top=["IV.A"])
    play(table, (0, Decline()), (1, Decline()))
    assert hand(table) == ["bjorn", "mikka"]


@rule("SAG-26.2")
def test_the_dwarf_city_sells_the_replacement():
    table = lands(QUIET, "bjorn", display=["IV.B"], pile=["helga", "kjer"])
    assert table.moves() == [Pay(), Decline()]
    play(table, Pay())
    assert (gold(table), hand(table)) == (4, ["helga"])
    table = lands(QUIET, "bjorn", turned="IV.B", pile=["helga"])
    play(table, Decline())
    assert (gold(table), hand(table)) == (5, [])


@rule("SAG-26.2")
def test_without_gold_nothing_is_drawn_and_nothing_lost():
    table = lands(QUIET, "bjorn", display=["IV.B"], pile=["helga"], gold=0)
    assert table.over
    assert (vp(table), hand(table)) == (5, [])


@rule("SAG-26.2")
def test_the_dwarf_city_is_paid_of_ones_own_will():
    table = lands(QUIET, "bjorn", display=["IV.B"], pile=["helga"], played=["olav", "ellen"])
    play(table, Pay())
    assert (gold(table), vp(table)) == (4, 5)


@rule("SAG-26.3")
def test_other_draws_are_free():
    known: dict[str, Any] = {"display": ["IV.B"], "pile": ["helga", "kjer", "mikka"], "gold": 0}
    table = lands(6, "bjorn", markers=["L04", "L01", "L02"], **known)
    play(table, Draw())
    assert hand(table) == ["helga"]
    table = lands(QUIET, "knut", **known)
    play(table, Draw())
    assert len(hand(table)) == 3
    table = at(Jarl(hand=["bjorn"], pile=["helga"]), bystander(), display=["IV.B"], top=["IV.A"])
    play(table, Draw())
    assert gold(table) == 5
    assert "helga" in hand(table)


# ---- Muspellsheim ----------------------------------------------------------------------------


@rule("SAG-26.7")
def test_under_the_fear_of_surtr_nobody_is_replaced():
    for known in ({"display": ["V.A"]}, {"turned": "V.A"}):
        table = lands(QUIET, "bjorn", bystander(pile=["kjer"]), pile=["helga"], **known)
        assert table.over
        assert (hand(table), hand(table, 1)) == ([], [])


@rule("SAG-26.7")
def test_the_fear_of_surtr_leaves_other_draws():
    known: dict[str, Any] = {"display": ["V.A"], "pile": ["helga", "kjer", "mikka"]}
    table = lands(6, "bjorn", markers=["L04", "L01", "L02"], **known)
    play(table, Draw())
    assert hand(table) == ["helga"]
    table = lands(QUIET, "knut", **known)
    play(table, Draw())
    assert len(hand(table)) == 3
    table = at(Jarl(hand=["bjorn"], pile=["helga"]), bystander(), display=["V.A"], top=["IV.A"])
    play(table, Draw())
    assert hand(table) == ["bjorn", "helga"]


@rule("SAG-26.7")
def test_a_draw_action_that_is_declined_falls_under_the_fear():
    table = lands(QUIET, "knut", display=["V.A"], pile=["helga"])
    play(table, Decline())
    assert hand(table) == []


@rule("SAG-14.6", "SAG-26.2", "SAG-26.7")
def test_of_surtr_and_the_dwarf_city_the_later_one_counts():
    table = lands(QUIET, "bjorn", display=["V.A", "move_1", "IV.B"], pile=["helga"])
    assert asked(table) == "PayToDraw"
    table = lands(QUIET, "bjorn", display=["IV.B", "V.A", "move_1"], pile=["helga"])
    assert table.over
    assert hand(table) == []


@rule("SAG-26.8")
def test_ginnungagap_lets_numbers_be_doubled():
    table = at(Jarl(hand=["mikka"]), bystander(), top=["V.B"])
    assert table.moves() == [Go(3), Go(6)]
    play(table, Go(6))
    assert cell(table) == 14
    table = at(Jarl(hand=["kjer"]), bystander(), top=["V.B"])
    assert table.moves() == [Go(2), Go(4), Go(6), Go(12)]
    table = at(Jarl(hand=["ulf"], index=4), bystander(), top=["V.B"])
    assert table.moves() == [Go(-2), Go(-1)]
    table = at(Jarl(hand=["mikka"]), bystander(), top=["move_1"], display=["V.B"])
    assert cell(table) == 4


@rule("SAG-26.9")
def test_the_burning_castle_buys_a_played_viking():
    me = Jarl(hand=["bjorn"], played=["britta", "helga", "loki"])
    table = at(me, bystander(), top=["V.C"], offset=5)
    assert table.moves() == [Remove("helga"), Remove("britta"), Decline()]
    assert refused(table, Remove("loki")).clause == "SAG-26.9"
    play(table, Remove("britta"))
    assert gold(table) == 5 + 5
    assert "britta" in box(table)
    assert played(table) == ["helga", "loki", "bjorn"]


@rule("SAG-26.9")
def test_a_starting_viking_is_worth_nothing_there_and_nobody_has_to_sell():
    me = Jarl(hand=["bjorn"], played=["helga"])
    table = at(me, bystander(), top=["V.C"])
    play(table, Remove("helga"))
    assert gold(table) == 5
    table = at(me, bystander(), top=["V.C"])
    play(table, Decline())
    assert played(table) == ["helga", "bjorn"]


@rule("SAG-26.9")
def test_a_viking_sold_works_no_more():
    me = Jarl(hand=["bjorn"], played=["britta"], index=15)
    table = at(me, bystander(), top=["V.C"], offset=3)
    play(table, Remove("britta"))
    assert (cell(table), vp(table)) == (16, 6)


# ---- Helheim ---------------------------------------------------------------------------------


@rule("SAG-26.10")
def test_the_city_of_the_dead_takes_a_viking_from_everybody_even_from_leavers():
    me, gone = bystander(played=["helga", "mikka", "loki"]), Jarl(played=["knut", "kjer"], out=True)
    table = at(me, gone, bystander(), top=["VI.A"])
    assert table.moves(0) == [Remove("mikka"), Remove("helga")]
    play(table, (0, Remove("helga")))
    assert table.moves(1) == [Remove("kjer"), Remove("knut")]
    play(table, (1, Remove("knut")))
    assert {"helga", "knut"} <= set(box(table))
    assert played(table, 0)[:2] == ["mikka", "loki"]


@rule("SAG-26.11")
def test_the_golden_bridge_buys_glory_even_from_leavers():
    table = at(bystander(), Jarl(out=True), top=["VI.B"])
    play(table, (0, Trade()), (1, Trade()))
    assert [gold(table, seat) for seat in (0, 1)] == [9, 9]
    assert [vp(table, seat) for seat in (0, 1)] == [4, 4]
    table = at(bystander(), Jarl(out=True), top=["VI.B"])
    play(table, (0, Decline()), (1, Decline()))
    assert [gold(table, seat) for seat in (0, 1)] == [5, 5]


@rule("SAG-26.11")
def test_who_has_no_vp_has_nothing_to_sell():
    assert at(bystander(vp=0), Jarl(out=True, vp=0), top=["VI.B"]).over


@rule("SAG-26.12")
def test_the_hound_of_the_dead_sends_the_top_card():
    me, gone = Jarl(hand=["bjorn"], pile=["loki", "kjer"]), Jarl(pile=["knut"], out=True)
    table = at(me, gone, bystander(), top=["VI.C"])
    assert valhalla(table) == ["loki"]
    assert hand(table) == ["kjer"]  # the replacement, as always
    assert (valhalla(table, 1), pile(table, 1)) == ([], ["knut"])
    assert valhalla(table, 2) == []


@rule("SAG-26.12")
def test_nobody_else_learns_what_it_was():
    me = Jarl(hand=["bjorn", "mikka"], pile=["ragnar", "kjer"])
    table = at(me, bystander(), top=["VI.C"])
    entry = next(entry for entry in table.log if "ragnar" in str(entry.move))
    assert table.may_see(entry, 0)
    assert not table.may_see(entry, 1)
    play(table, (0, Play("bjorn")))
