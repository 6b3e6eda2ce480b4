"""Chapter 22: the Vikings of Nidavellir, Muspellsheim and Helheim."""

from __future__ import annotations

from typing import Any

from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import (
    Buy,
    Decline,
    Done,
    Foreseen,
    Go,
    Play,
    Remove,
    Send,
    Trade,
)
from drakkar.games.saga.rewards import gain_vp
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    gold,
    hand,
    pile,
    play,
    refused,
    state_of,
    valhalla,
    vp,
)

# ---- Nidavellir ------------------------------------------------------------------------------


@rule("SAG-22.1")
def test_ulf_moves_one_back():
    assert cell(at(Jarl(hand=["ulf"], index=6), bystander(), top=["move_1"])) == 6


@rule("SAG-22.2")
def test_britta_adds_one_to_what_is_gained_from_any_source():
    assert vp(lands(16, "bjorn", played=["britta"])) == 5 + 1 + 1
    assert vp(lands(16, "britta")) == 5 + 1 + 1
    assert vp(lands(6, "bjorn", played=["britta"], markers=["L03", "L01", "L02"])) == 7
    table = lands(QUIET, "freyja", played=["britta"], hand=["helga"])
    play(table, Act("freyja"))
    assert vp(table) == 5 + 3 + 1
    table = lands(QUIET, "ole", played=["britta"])
    play(table, Act("ole"))
    assert vp(table) == 5 + 2 + 1
    assert vp(lands(17, "bjorn", played=["britta", "ellen"])) == 5 + 2 + 1


@rule("SAG-22.2")
def test_britta_adds_nothing_to_nothing_and_nothing_for_others():
    assert vp(lands(15, "bjorn", played=["britta"])) == 5
    assert vp(lands(16, "bjorn", bystander(played=["britta"]))) == 6


@rule("SAG-22.3")
def test_one_britta_gives_one_vp_a_turn():
    table = lands(16, "ole", played=["britta"])
    play(table, Act("ole"))
    assert vp(table) == 5 + 2 + 1 + 1
    table = at(Jarl(hand=["bjorn"], played=["britta"], index=12), bystander(gold=0), top=["VIII.C"])
    play(table, Trade(), Trade())  # twice before the cell, where 1 VP waits
    assert (gold(table), vp(table)) == (1, 5 + 1 + 1 + 1 + 1)


@rule("SAG-22.4")
def test_two_brittas_give_no_more_than_one():
    assert vp(lands(16, "bjorn", played=["britta", "britta"])) == 5 + 1 + 1


@rule("SAG-22.4", "SAG-24.7")
def test_nor_does_a_second_one_that_comes_down_in_the_same_turn():
    table = lands(14, "njord", adventure="II.A", pile=["britta"], played=["britta"])
    before = vp(table)
    play(table, Act("njord"))
    assert (cell(table), before, vp(table)) == (20, 5 + 1 + 1, 5 + 1 + 1 + 3)


@rule("SAG-22.4", "SAG-24.3")
def test_nor_one_whom_loki_copies():
    other = bystander(played=["britta"])
    table = lands(16, "loki", other, played=["britta"])
    play(table, Act("loki"))
    assert vp(table) == 5 + 1 + 1


@rule("SAG-22.4")
def test_britta_works_for_one_who_has_left():
    s = state_of(at(Jarl(hand=["harald"]), Jarl(played=["britta"], out=True), top=["move_1"]))
    gain_vp(s, 1, 2)
    assert s.vp[1] == 5 + 2 + 1


@rule("SAG-22.5")
def test_christian_counts_the_other_vikings_but_no_gods():
    table = lands(QUIET, "christian", played=["harald", "loki", "helga"])
    play(table, Act("christian"))
    assert gold(table) == 5 + 2


@rule("SAG-22.5")
def test_an_earlier_christian_is_another_viking_and_alone_he_finds_none():
    table = lands(QUIET, "christian", played=["christian"])
    play(table, Act("christian"))
    assert gold(table) == 5 + 1
    assert lands(QUIET, "christian", played=["loki"]).over


@rule("SAG-22.5")
def test_a_viking_removed_before_is_not_counted():
    mine: dict[str, Any] = {"played": ["harald", "helga"], "hand": ["bjorn"]}
    table = lands(QUIET, "christian", Jarl(out=True), turned="VI.A", **mine)
    play(table, Remove("helga"), Play("christian"), Act("christian"))
    assert gold(table) == 5 + 1


@rule("SAG-22.5", "SAG-24.3")
def test_christian_copied_by_loki_counts_all_vikings_even_an_own_christian():
    table = lands(QUIET, "loki", bystander(played=["christian"]), played=["christian", "helga"])
    play(table, Act("loki"))
    assert gold(table) == 5 + 2


# ---- Muspellsheim ----------------------------------------------------------------------------


@rule("SAG-22.6")
def test_gunhild_pays_two_for_anybody_who_goes_under_the_pile():
    table = lands(QUIET, "gunhild", pile=["helga", "kjer"], gold=2, realms=["IX"])
    play(table, Act("gunhild"), Buy("ole"))  # 7 gold for others
    assert gold(table) == 0
    assert (hand(table), pile(table)) == (["helga"], ["kjer", "ole"])


@rule("SAG-22.6")
def test_gunhild_needs_two_gold():
    assert lands(QUIET, "gunhild", gold=1).over


def phase_4(*cards: str, **known):
    return at(Jarl(played=cards, **known), Jarl(), asks=Valhalla())


@rule("SAG-22.7")
def test_alfred_lets_a_second_viking_go():
    table = phase_4("knut", "alfred", "loki", "helga")
    assert refused(table, Send("loki")).clause == "SAG-11.2"
    play(table, Send("helga"))
    assert Send("helga") not in table.moves()
    play(table, Send("alfred"))
    assert table.over
    assert valhalla(table) == ["helga", "alfred"]


@rule("SAG-22.7")
def test_one_only_without_alfred_and_he_obliges_nobody():
    table = phase_4("knut", "helga")
    play(table, Send("helga"))
    assert table.over
    table = phase_4("knut", "alfred")
    play(table, Send("knut"), Decline())
    assert valhalla(table) == ["knut"]


@rule("SAG-22.8")
def test_every_alfred_adds_one():
    table = phase_4("knut", "alfred", "alfred", "helga")
    play(table, Send("helga"), Send("alfred"), Send("alfred"))
    assert table.over
    assert valhalla(table) == ["helga", "alfred", "alfred"]


@rule("SAG-22.9")
def test_tjure_takes_the_number_of_a_viking_played_before_not_of_a_god():
    table = at(
        Jarl(hand=["tjure"], played=["ulf", "njord", "mikka"], index=5),
        bystander(),
        top=["move_1"],
    )
    assert set(table.moves()) == {Go(-1), Go(3)}
    play(table, Go(-1))
    assert cell(table) == 5


@rule("SAG-22.10")
def test_tjure_may_take_either_of_two_numbers():
    table = at(Jarl(hand=["tjure"], played=["kjer"], index=5), bystander(), top=["move_1"])
    assert set(table.moves()) == {Go(2), Go(6)}


@rule("SAG-22.9")
def test_tjure_does_not_take_what_another_tjure_or_thorsten_moved():
    played = ["helga", "tjure", "thorsten"]
    table = at(Jarl(hand=["tjure"], played=played), bystander(), top=["move_1"])
    assert cell(table) == 1 + 5
    table = at(Jarl(hand=["tjure"], played=["thorsten"]), bystander(), top=["move_1"])
    assert cell(table) == 1


@rule("SAG-22.11")
def test_tjure_cannot_be_the_first_card():
    table = at(Jarl(hand=["tjure", "loki", "helga"]), bystander(), top=["move_1"])
    assert table.moves(0) == [Play("helga"), Play("loki")]
    assert refused(table, Play("tjure"), 0).clause == "SAG-22.11"
    table = at(Jarl(hand=["tjure", "helga"], played=["loki"]), bystander(), top=["move_1"])
    assert cell(table) == 1 + 5  # a god before him does not help: Helga is the only choice


@rule("SAG-22.9", "SAG-22.11", "SAG-8.13")
def test_a_viking_who_is_gone_is_no_use_to_tjure():
    me = Jarl(hand=["tjure"], played=["helga", "mikka"])
    table = at(me, bystander(), top=["V.C"])
    play(table, Remove("helga"))
    assert cell(table) == 3
    me = Jarl(hand=["tjure"], played=["helga"])
    table = at(me, bystander(), top=["V.C"], gods=["skadi"])
    play(table, Remove("helga"))
    assert (cell(table), hand(table)) == (2, ["tjure"])  # he would be the first


@rule("SAG-22.12")
def test_a_hand_of_tjures_counts_as_empty():
    table = at(
        Jarl(hand=["tjure", "tjure"], pile=["helga"]), bystander(), gods=["skadi"], top=["move_1"]
    )
    assert cell(table) == 1 + 2
    assert hand(table) == ["tjure", "tjure"]  # none is played, none is drawn


@rule("SAG-22.13")
def test_tjure_and_thorsten_have_no_number_to_compare():
    me, other = Jarl(hand=["tjure"], played=["helga"], pile=["bjorn"]), Jarl(hand=["helga"])
    assert asked(at(me, other, top=["VII.B"])) == ""
    me = Jarl(hand=["thorsten"], pile=["bjorn"])
    assert asked(at(me, bystander(), top=["VII.B"])) == ""


@rule("SAG-22.13")
def test_nor_one_to_reverse_or_to_double():
    for special, trail in (("II.A", 3), ("V.B", 8)):
        me = Jarl(hand=["tjure"], played=["mikka"])
        assert cell(at(me, bystander(), top=[special])) == trail + 3
        me = Jarl(hand=["thorsten"], played=["mikka", "helga"])
        assert cell(at(me, bystander(), top=[special])) == trail + 2


# ---- Helheim ---------------------------------------------------------------------------------


@rule("SAG-22.14")
def test_soren_adds_one_to_every_receipt_without_a_limit():
    assert gold(lands(18, "bjorn", played=["soren"])) == 5 + 3 + 1
    table = lands(18, "gunnar", played=["soren"])
    play(table, Act("gunnar"))
    assert gold(table) == 5 + (2 + 1) + (3 + 1)
    assert gold(lands(18, "soren")) == 5 + 3 + 1
    assert gold(lands(18, "bjorn", played=["soren", "soren"])) == 5 + 3 + 2


@rule("SAG-22.14")
def test_soren_adds_nothing_to_payments_or_to_others():
    assert gold(lands(17, "bjorn", played=["soren"])) == 5 - 2
    assert gold(lands(18, "bjorn", bystander(played=["soren"]))) == 5 + 3


@rule("SAG-22.14")
def test_soren_adds_to_gold_of_special_cards_gods_and_gullveig():
    assert gold(lands(QUIET, "bjorn", played=["soren"], turned="III.C")) == 5 + 2 + 1
    table = lands(QUIET, "freyr", played=["soren"])
    play(table, Act("freyr"))
    assert gold(table) == 5 + 5 + 1
    assert gold(lands(16, "gullveig", played=["soren"])) == 5 + 2 + 1


@rule("SAG-22.15")
def test_alva_counts_the_fives_sixes_and_sevens_of_the_display():
    display = ["move_5", "move_2", "move_7", "VI.A"]  # the special card has a 6
    table = lands(QUIET, "alva", display=display)
    play(table, Act("alva"))
    assert gold(table) == 5 + 3


@rule("SAG-22.15")
def test_alva_counts_the_card_of_this_turn_and_no_number_beyond_seven():
    table = lands(13, "alva", turned="move_6", display=["IX.C", "move_4"])
    play(table, Act("alva"))
    assert gold(table) == 5 + 1
    assert lands(QUIET, "alva", display=["move_4"]).over


@rule("SAG-22.16")
def test_mats_looks_at_two_movement_cards_and_leaves_them_there():
    table = lands(9, "mats", top=["move_1", "move_3", "move_7", "move_2"], listen=True)
    play(table, Act("mats"))
    entry = next(entry for entry in table.log if isinstance(entry.move, Foreseen))
    assert entry.move == Foreseen(("move_3", "move_7"))
    assert table.may_see(entry, 0)
    assert not table.may_see(entry, 1)
    assert table.over  # no order to choose
    s = state_of(table)
    assert [len(known) for known in s.foresight] == [2, 0]
    assert list(s.move_top[:3]) == [2, 6, 1]  # the 3, the 7, the 2, as before


@rule("SAG-22.16")
def test_mats_sees_only_what_is_there():
    table = at(Jarl(hand=["mats"]), bystander(), top=["move_1", "move_3"], pile=[])
    play(table, Act("mats"))
    assert state_of(table).foresight[0] == (2,)
    table = lands(9, "mats")
    play(table, Done())
    assert state_of(table).foresight[0] == ()
