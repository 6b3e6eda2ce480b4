"""Chapter 27: the special Movement cards of Vanaheim, Niflheim and Jötunheim."""

from __future__ import annotations

from typing import Any

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.moves import (
    Decline,
    Draw,
    Go,
    Leave,
    Look,
    Order,
    Pay,
    Play,
    Send,
    Stay,
    Take,
    Trade,
)
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
    market,
    pile,
    play,
    played,
    refused,
    state_of,
    valhalla,
    vp,
)

# ---- VII.A: the frost valley -----------------------------------------------------------------


@rule("SAG-27.1")
def test_the_frost_valley_sends_home_whoever_reaches_the_card():
    for known in ({"turned": "VII.A"}, {"display": ["VII.A"]}):
        table = lands(15, "bjorn", **known)
        assert table.over  # no decision
        assert gold(table) == 6  # with the reward
        assert in_adventure(table) == [1]


@rule("SAG-27.1")
def test_who_is_not_on_the_card_goes_on_and_who_is_beyond_has_fallen():
    assert in_adventure(lands(13, "bjorn", turned="VII.A")) == [0, 1]
    table = lands(21, "bjorn", turned="VII.A")
    assert (vp(table), in_adventure(table)) == (3, [1])


@rule("SAG-27.1")
def test_who_has_been_on_the_card_and_is_back_may_still_decide():
    table = lands(13, "bjorn", display=["VII.A"], reached=True)
    assert table.moves() == [Leave(), Stay()]


@rule("SAG-27.2")
def test_a_negative_number_escapes_the_frost_valley():
    me = Jarl(hand=["ulf"], index=9)
    table = at(me, bystander(), top=["VII.A"])  # the trail carries the pawn to 14
    assert cell(table) == 13
    assert in_adventure(table) == [0, 1]


@rule("SAG-27.3")
def test_who_stood_on_the_card_leaves_even_after_stepping_back():
    me = Jarl(hand=["erik"], index=11, reached=True)
    table = at(me, bystander(), top=["VII.A"], offset=3)  # on 14; 19 with the trail
    assert cell(table) == 13
    assert table.over
    assert in_adventure(table) == [1]


@rule("SAG-27.3")
def test_that_holds_for_the_turn_of_the_card_only():
    me = Jarl(hand=["erik"], index=11, reached=True)
    table = at(me, bystander(), top=["move_1"], offset=3, display=["VII.A"])
    assert cell(table) == 9
    assert table.moves() == [Leave(), Stay()]


@rule("SAG-27.4")
def test_at_bifrost_only_the_second_card_matters():
    known: dict[str, Any] = {"adventure": "B", "offset": 16, "display": ["VII.A"]}
    assert in_adventure(lands(25, "bjorn", **known)) == [0, 1]
    assert in_adventure(lands(30, "bjorn", **known)) == [1]
    me = Jarl(hand=["bjorn"], index=9)  # on 25 when the card comes, then on 31
    table = at(me, bystander(), adventure="B", offset=16, top=["VII.A"])
    assert in_adventure(table) == [1]
    me = Jarl(hand=["erik"], index=9)  # on 25, then on 24: never on the second card
    table = at(me, bystander(), adventure="B", offset=16, top=["VII.A"])
    assert in_adventure(table) == [0, 1]


@rule("SAG-27.5")
def test_of_frost_valley_and_tree_of_life_the_later_one_prevails():
    table = lands(15, "bjorn", turned="II.C", display=["VII.A"])
    assert table.over
    assert in_adventure(table) == [0, 1]
    table = lands(15, "bjorn", turned="VII.A", display=["II.C"])
    assert table.over
    assert in_adventure(table) == [1]


@rule("SAG-27.5", "SAG-27.1")
def test_after_the_tree_of_life_the_frost_valley_is_back():
    me = Jarl(hand=["bjorn"], pile=["mikka"], index=13)
    table = at(
        me, bystander(pile=["harald"]), display=["VII.A"], top=["II.C", "move_1"], asks=Turns()
    )
    assert cell(table) >= 19
    assert 0 not in in_adventure(table)  # unasked, on cell 19


# ---- VII.B: the stone guardians --------------------------------------------------------------

OWN = ["bjorn", "helga", "ragnar", "solveig"]


@rule("SAG-27.6")
def test_equal_numbers_draw_two_at_once_and_the_replacement():
    table = at(Jarl(hand=["mikka"], pile=OWN), Jarl(hand=["magnus"], pile=["kjer"]), top=["VII.B"])
    assert cell(table) == 0  # before the pawns move
    assert table.moves() == [Draw(), Decline()]
    play(table, (0, Draw()))
    assert len(hand(table)) == 2
    play(table, (1, Decline()))
    assert len(hand(table)) == 3
    play(table, (1, Decline()))
    assert hand(table, 1) == ["kjer"]


@rule("SAG-27.6")
def test_the_guardians_last_and_look_only_at_those_in_the_adventure():
    table = at(
        Jarl(hand=["mikka"], pile=OWN), Jarl(hand=["soren"]), display=["VII.B"], top=["move_1"]
    )
    assert asked(table) == "OfferDraw"
    gone = Jarl(played=["mikka"], out=True)
    assert at(Jarl(hand=["mikka"], pile=OWN), gone, bystander(), top=["VII.B"]).over
    other = bystander(played=["mikka"])  # played earlier, not revealed now
    assert at(Jarl(hand=["mikka"], pile=OWN), other, top=["VII.B"]).over


@rule("SAG-27.7")
def test_zero_is_a_number():
    table = at(bystander(pile=OWN), bystander(), top=["VII.B"])
    assert asked(table) == "OfferDraw"


@rule("SAG-27.7")
def test_printed_numbers_are_compared():
    me, other = Jarl(hand=["bjorn"], pile=OWN[1:]), Jarl(hand=["jorik"], gold=0)
    table = at(me, other, display=["VII.B"], top=["V.B"])
    assert asked(table) == "PickDistance"  # 1 doubled is 2, and yet not equal
    me, other = Jarl(hand=["erik"], pile=OWN), Jarl(hand=["britta"])
    assert asked(at(me, other, display=["VII.B"], top=["II.A"])) == "PickDistance"


@rule("SAG-27.8")
@pytest.mark.parametrize(
    ("card", "other"),
    [("loki", "mikka"), ("kjer", "jorik"), ("halvar", "halvar"), ("loki", "bragi")],
)
def test_gods_and_several_numbers_do_not_count(card: str, other: str):
    table = at(Jarl(hand=[card], pile=OWN, gold=0), Jarl(hand=[other], gold=0), top=["VII.B"])
    assert asked(table) != "OfferDraw"


# ---- VII.C: the gorge ------------------------------------------------------------------------


@rule("SAG-27.9")
def test_the_gorge_takes_a_hand_card_to_valhalla():
    me = Jarl(hand=["bjorn", "helga", "loki"], pile=["kjer"])
    table = at(me, bystander(hand=[]), top=["VII.C"], offset=2)
    assert table.moves() == [Send("bjorn"), Send("helga"), Send("loki"), Decline()]
    assert refused(table, Send("kjer")).clause == "SAG-8.18"
    play(table, (0, Send("loki")))
    assert valhalla(table) == ["loki"]
    assert hand(table) == ["bjorn", "helga"]
    assert state_of(table).offset == 1
    play(table, (0, Play("bjorn")))
    assert hand(table) == ["helga", "kjer"]  # only the card played is replaced


@rule("SAG-27.9")
def test_nobody_has_to_send_one():
    table = at(Jarl(hand=["bjorn", "helga"]), Jarl(), top=["VII.C"])
    play(table, (0, Decline()))
    assert hand(table) == ["bjorn", "helga"]


# ---- VIII.A: the ice spirits -----------------------------------------------------------------


@rule("SAG-27.10")
def test_the_ice_spirits_change_a_number_by_one_for_two_gold():
    me = Jarl(hand=["ansgar", "bjorn"])
    table = at(me, bystander(gold=1), top=["VIII.A"])
    play(table, (0, Pay()))  # before the card is chosen
    assert gold(table) == 3
    play(table, (0, Play("ansgar")))
    assert table.moves() == [Go(3), Go(5)]
    play(table, Go(5))
    assert cell(table) == 4 + 5


@rule("SAG-27.10")
def test_nobody_has_to_pay_and_nobody_can_without_gold():
    table = at(Jarl(hand=["ansgar"]), bystander(gold=1), top=["VIII.A"])
    play(table, (0, Decline()))
    assert (cell(table), gold(table)) == (8, 5)
    assert at(Jarl(hand=["ansgar"], gold=1), bystander(gold=1), top=["VIII.A"]).over


@rule("SAG-27.10")
def test_the_ice_spirits_with_two_numbers_and_with_zero():
    table = at(Jarl(hand=["kjer"]), bystander(gold=0), top=["VIII.A"])
    play(table, (0, Pay()))
    assert table.moves() == [Go(1), Go(3), Go(5), Go(7)]
    table = at(bystander(index=5), bystander(gold=0), top=["VIII.A"])
    play(table, (0, Pay()))
    assert table.moves() == [Go(-1), Go(1)]


@rule("SAG-27.10")
@pytest.mark.parametrize(("card", "number"), [("skadi", 2), ("tjure", 3), ("thorsten", 1)])
def test_the_ice_spirits_do_not_change_gods_nor_cards_without_a_number(card: str, number: int):
    table = at(Jarl(hand=[card], played=["mikka"]), bystander(gold=0), top=["VIII.A"])
    play(table, (0, Pay()))
    assert (cell(table), gold(table)) == (4 + number, 3)  # the gold is gone


@rule("SAG-27.10")
def test_the_ice_spirits_are_gone_in_the_next_turn():
    table = at(Jarl(hand=["ansgar"]), bystander(), display=["VIII.A"], top=["move_1"])
    assert table.over
    assert cell(table) == 5


# ---- VIII.B: the snow demons -----------------------------------------------------------------


@rule("SAG-27.11")
def test_the_snow_demons_make_penalty_cells_dearer():
    for known in ({"turned": "VIII.B"}, {"display": ["VIII.B"]}):
        assert gold(lands(17, "bjorn", **known)) == 5 - 2 - 2
    assert gold(lands(15, "bjorn", display=["VIII.B"])) == 5 + 1
    table = lands(22, "bjorn", adventure="IV.A", offset=5, display=["VIII.B"])  # 1 VP lost
    assert (gold(table), vp(table)) == (3, 4)
    table = lands(23, "bjorn", adventure="V.A", offset=5, display=["VIII.B"])  # a Viking lost
    assert (gold(table), played(table)) == (3, [])


@rule("SAG-27.11", "SAG-8.12")
def test_the_demons_ask_nothing_for_a_penalty_without_effect():
    """A god alone on a cell that takes a Viking; with one played before there is one to take."""
    known: dict[str, Any] = {"adventure": "V.A", "offset": 5, "display": ["VIII.B"]}
    assert gold(lands(23, "sif", **known)) == 5
    table = lands(23, "sif", played=["helga"], **known)
    assert (gold(table), played(table)) == (3, ["sif"])


@rule("SAG-27.11")
@pytest.mark.parametrize(("hand", "extra"), [(["sif", "tyr"], None), (["helga", "tyr"], -2)])
def test_what_is_foretold_of_the_demons_is_what_they_take(hand: list[str], extra: int | None):
    """Both first cards move 5 cells."""
    me = Jarl(hand=hand, index=23 - 6 - 5)
    known: dict[str, Any] = {"adventure": "V.A", "offset": 5, "display": ["VIII.B"]}
    table = at(me, Jarl(out=True), top=["move_1"], **known)
    landing = table.view(0)["table"]["landings"]["5"]
    assert (landing["cell"], landing.get("extra")) == (23, extra)


@rule("SAG-27.11")
def test_the_demons_force_the_payment():
    table = lands(17, "bjorn", display=["VIII.B"], gold=3)
    assert (gold(table), vp(table)) == (0, 4)
    assert gold(lands(17, "bjorn", display=["VIII.B"], played=["olav"])) == 5 + 2 + 2


@rule("SAG-27.12")
def test_the_demons_wait_on_the_last_cell_but_not_beyond_it():
    table = lands(21, "bjorn", display=["VIII.B"])
    assert (gold(table), vp(table)) == (3, 3)
    table = lands(22, "bjorn", display=["VIII.B"])
    assert (gold(table), vp(table)) == (5, 3)


@rule("SAG-27.12")
def test_the_demons_do_not_care_for_markers_or_movement_cards():
    table = lands(6, "bjorn", display=["VIII.B"], markers=["L09", "L01", "L02"])
    assert gold(table) == 3
    table = lands(6, "bjorn", display=["VIII.B"], markers=["L10", "L01", "L02"])
    assert (gold(table), vp(table)) == (5, 4)
    assert gold(lands(QUIET, "bjorn", display=["VIII.B"], turned="III.B")) == 3
    table = at(Jarl(hand=["ulf"]), bystander(), display=["VIII.B"], top=["move_1"])
    assert (gold(table), vp(table)) == (5, 3)  # off the trail


# ---- VIII.C: Nidhögg -------------------------------------------------------------------------


@rule("SAG-27.13")
def test_nidhogg_sells_up_to_three_vp():
    table = at(bystander(gold=9), bystander(gold=1), top=["VIII.C"])
    play(table, Trade(), Trade(), Trade())
    assert table.over
    assert (gold(table), vp(table)) == (3, 8)


@rule("SAG-27.13")
def test_nidhogg_sells_what_the_gold_is_good_for_and_no_more_than_wanted():
    table = at(bystander(gold=3), bystander(gold=1), top=["VIII.C"])
    play(table, Trade())
    assert table.over
    assert (gold(table), vp(table)) == (1, 6)
    table = at(bystander(gold=9), bystander(gold=1), top=["VIII.C"])
    play(table, Trade(), Decline())
    assert (gold(table), vp(table)) == (7, 6)


@rule("SAG-27.14")
def test_each_exchange_is_a_gain_of_its_own():
    me = Jarl(hand=["gullveig"], played=["soren"], gold=4)
    table = at(me, bystander(gold=0), top=["VIII.C"])
    play(table, Trade())
    assert vp(table) == 6
    play(table, Trade())
    assert (vp(table), gold(table)) == (7, 0 + 4 + 1)
    table = at(bystander(gold=4, played=["britta"]), bystander(gold=0), top=["VIII.C"])
    play(table, Trade())
    assert vp(table) == 7  # Britta comes with the first
    play(table, Trade())
    assert vp(table) == 8


# ---- IX.A: Skrymir ---------------------------------------------------------------------------


@rule("SAG-27.15")
def test_skrymir_draws_the_trail_back_but_not_behind_the_start():
    table = at(Jarl(hand=["harald"], index=5), bystander(), top=["IX.A"], offset=2)
    assert (state_of(table).offset, cell(table)) == (0, 5)
    table = at(Jarl(hand=["harald"], index=5), bystander(), top=["IX.A"], offset=6)
    assert cell(table) == 7


@rule("SAG-27.15")
def test_then_everybody_may_put_the_top_of_the_own_pile_in_order():
    me = Jarl(hand=["harald"], pile=["bjorn", "mikka", "helga", "kjer"])
    table = at(me, bystander(), top=["IX.A"])
    play(table, Look())
    assert len(table.moves()) == 6
    wrong = Order(("kjer", "bjorn", "mikka"))
    assert refused(table, wrong).clause == "SAG-27.15"
    play(table, Order(("helga", "bjorn", "mikka")))
    assert hand(table) == ["helga"]
    assert pile(table) == ["bjorn", "mikka", "kjer"]


@rule("SAG-27.15")
def test_nobody_has_to_look_and_nobody_else_sees():
    me = Jarl(hand=["harald", "kjer"], pile=["bjorn", "mikka"])
    table = at(me, bystander(), top=["IX.A"])
    play(table, Decline())
    assert asked(table, 0) == "PlayCard"
    table = at(me, bystander(), top=["IX.A"])
    play(table, Look())
    assert len(table.moves()) == 2  # as many as there are
    play(table, Order(("mikka", "bjorn")))
    for entry in (entry for entry in table.log if "mikka" in str(entry.move)):
        assert table.may_see(entry, 0)
        assert not table.may_see(entry, 1)


# ---- IX.B: the survivors ---------------------------------------------------------------------


@rule("SAG-27.16")
def test_the_shadow_carries_everybody_three_and_nobody_plays_or_draws():
    me = Jarl(hand=["helga"], pile=["kjer"], index=2)
    table = at(me, Jarl(index=4, pile=["kjer"]), top=["IX.B"], gods=["skadi"])
    assert [cell(table, seat) for seat in (0, 1)] == [5, 7]
    assert (hand(table), hand(table, 1), played(table)) == (["helga"], [], [])


@rule("SAG-27.17")
def test_the_cell_counts_and_allows_leaving():
    table = at(Jarl(hand=["helga"], index=13), bystander(), top=["IX.B"])
    assert (cell(table), vp(table)) == (16, 6)
    assert table.moves() == [Leave(), Stay()]
    table = at(Jarl(hand=["helga"], index=2, reached=True), bystander(), top=["IX.B"])
    assert table.moves() == [Leave(), Stay()]
    table = at(Jarl(hand=["helga"], index=18), bystander(), top=["IX.B"])
    assert (vp(table), in_adventure(table)) == (3, [1])


@rule("SAG-27.18")
def test_from_the_next_card_on_everybody_plays_again():
    table = at(Jarl(hand=["helga", "kjer"]), bystander(), display=["IX.B"], top=["move_1"])
    assert asked(table, 0) == "PlayCard"


# ---- IX.C: Hymir -----------------------------------------------------------------------------


@rule("SAG-27.19")
def test_hymir_gives_a_viking_in_odin_order():
    jarls = [bystander(pile=["kjer"], gold=0) for _ in range(3)]
    jarls[0].out = True
    table = at(*jarls, top=["IX.C"], odin=2, market={"ole": 1, "thorsten": 1})
    assert table.deciders == (2,)
    play(table, Take("ole"))
    assert table.deciders == (1,)  # seat 0 has left
    assert table.moves() == [Take("thorsten"), Decline()]
    assert pile(table, 2) == ["kjer", "ole"]
    assert (gold(table, 2), market(table, "ole")) == (0, 0)


@rule("SAG-27.19")
def test_nobody_has_to_take_one():
    table = at(bystander(), bystander(), top=["IX.C"])
    play(table, Decline(), Decline())
    assert table.over
    assert pile(table) == []
