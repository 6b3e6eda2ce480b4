"""Chapter 21: the starting Vikings and those of Midgard, Ljosalfheim and Svartalfheim."""

from __future__ import annotations

from typing import Any

import pytest

from drakkar.games.saga.box import CARDS, COPIES, REALMS, STARTING, VIKINGS
from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import Bury, Buy, Decline, Draw, Go, Pay, Prize, Resolve
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    gold,
    hand,
    market,
    pile,
    play,
    played,
    refused,
    vp,
)

# ---- the starting Vikings --------------------------------------------------------------------


@rule("SAG-21.1")
def test_five_copies_of_four_three_or_two_vikings_a_realm():
    per_realm = [
        sum(card.realm == realm for card in CARDS[:VIKINGS]) for realm in range(len(REALMS))
    ]
    assert per_realm == [4, 4, 4, 3, 3, 3, 2, 2, 2]
    assert COPIES == 5


@rule("SAG-21.2")
def test_harald_stays_and_his_cell_counts():
    table = lands(15, "harald")
    assert cell(table) == 15
    assert gold(table) == 5 + 1


@rule("SAG-21.3")
@pytest.mark.parametrize(
    ("card", "number"), [("bjorn", 1), ("mikka", 3), ("helga", 5), ("solveig", 7), ("ragnar", 8)]
)
def test_a_single_number_and_no_action(card: str, number: int):
    table = at(Jarl(hand=[card]), bystander(), top=["move_2"])
    assert cell(table) == 2 + number
    assert table.over  # nothing was asked
    assert (gold(table), vp(table)) == (5, 5)


@rule("SAG-21.4")
def test_kjer_moves_two_or_six():
    table = at(Jarl(hand=["kjer"]), bystander(), top=["move_1"])
    assert table.moves() == [Go(2), Go(6)]
    assert refused(table, Go(4)).clause == "SAG-6.3"
    play(table, Go(6))
    assert cell(table) == 7


@rule("SAG-21.5")
def test_starting_vikings_have_no_price():
    assert [card.price for card in CARDS[:STARTING]] == [0] * 7
    assert not any(market(at(Jarl(), Jarl(), asks=()), card.id) for card in CARDS[:STARTING])


# ---- Midgard ---------------------------------------------------------------------------------


@rule("SAG-21.6")
def test_halvar_moves_two_forward_or_back():
    for number, wanted in ((2, 9), (-2, 5)):
        table = at(Jarl(hand=["halvar"], index=6), bystander(), top=["move_1"])
        assert set(table.moves()) == {Go(2), Go(-2)}
        play(table, Go(number))
        assert cell(table) == wanted


@rule("SAG-21.7", "SAG-21.8")
def test_lasse_buries_a_card_for_gold_and_only_lasse_is_replaced():
    table = lands(QUIET, "lasse", hand=["helga", "bjorn"], pile=["mikka", "kjer"])
    play(table, Act("lasse"))
    assert refused(table, Bury("lasse")).clause == "SAG-21.7"  # another card
    play(table, Bury("helga"))
    assert gold(table) == 6
    assert hand(table) == ["bjorn", "mikka"]
    assert pile(table) == ["kjer", "helga"]


@rule("SAG-21.7")
def test_lasse_takes_a_god_too_and_may_do_nothing():
    table = lands(QUIET, "lasse", hand=["loki"], pile=["mikka"])
    play(table, Act("lasse"))  # there is only Loki
    assert (hand(table), pile(table), gold(table)) == (["mikka"], ["loki"], 6)
    table = lands(QUIET, "lasse", hand=["loki"], pile=["mikka"])
    play(table, Decline())
    assert (hand(table), gold(table)) == (["mikka", "loki"], 5)


@rule("SAG-21.7")
def test_lasse_without_another_card_has_nothing_to_do():
    table = lands(QUIET, "lasse")
    assert table.over
    assert gold(table) == 5


@rule("SAG-21.9", "SAG-21.10")
def test_ingrid_chooses_anew_on_every_marker_from_the_first_turn_on():
    table = lands(6, "ingrid", markers=["L01", "L01", "L01"])
    refusal = refused(table, Prize("card"))
    assert refusal.clause == "SAG-21.9"
    assert "card" not in refusal.text(table.game.texts("fr"))
    play(table, Prize("gold"))
    assert (gold(table), vp(table)) == (5 + 1 + 2, 5)
    table = lands(9, "bjorn", played=["ingrid"], markers=["L01", "L01", "L01"])
    play(table, Prize("vp"))
    assert (gold(table), vp(table)) == (5 + 1, 6)
    table = lands(9, "bjorn", played=["ingrid"], markers=["L01", "L01", "L01"])
    play(table, Decline())
    assert (gold(table), vp(table)) == (5 + 1, 5)


@rule("SAG-21.10")
@pytest.mark.parametrize("marker", ["L08", "L10", "D01", "D05"])
def test_ingrid_likes_any_marker(marker: str):
    adventure, where = ("B", 8) if marker[0] == "D" else ("I.C", 6)
    known: dict[str, Any] = {"adventure": adventure, "markers": [marker] * 3}
    if adventure == "B":
        known["markers"] = [marker, *(name for name in ("D02", "D03", "D04") if name != marker)][:3]
    else:
        known["markers"] = [marker, "L01", "L02"]
    table = lands(where, "bjorn", played=["ingrid"], **known)
    before = gold(table)
    play(table, Prize("gold"))
    assert gold(table) == before + 2


@rule("SAG-21.9")
def test_ingrid_brings_nothing_on_the_adventure_card_or_to_others():
    assert asked(lands(15, "bjorn", played=["ingrid"])) == "DecideLeave"
    other = bystander(played=["ingrid"])
    assert lands(6, "bjorn", other, markers=["L01", "L02", "L03"]).over


@rule("SAG-21.11")
def test_knut_draws_three():
    table = lands(QUIET, "knut", hand=["harald"], pile=["bjorn", "mikka", "helga", "kjer"])
    play(table, Draw())
    assert hand(table) == ["harald", "bjorn", "mikka", "helga"]


@rule("SAG-21.11", "SAG-21.27")
def test_knut_declined_is_replaced_as_usual():
    table = lands(QUIET, "knut", pile=["bjorn", "mikka", "helga"])
    play(table, Decline())
    assert hand(table) == ["bjorn"]


# ---- Ljosalfheim -----------------------------------------------------------------------------


@rule("SAG-21.12")
def test_sigrun_moves_one_forward_or_three_back():
    for number, wanted in ((1, 8), (-3, 4)):
        table = at(Jarl(hand=["sigrun"], index=6), bystander(), top=["move_1"])
        assert set(table.moves()) == {Go(1), Go(-3)}
        play(table, Go(number))
        assert cell(table) == wanted


@rule("SAG-21.13")
def test_ansgar_draws_two():
    table = lands(QUIET, "ansgar", hand=["harald"], pile=["bjorn", "mikka", "helga"])
    play(table, Draw())
    assert hand(table) == ["harald", "bjorn", "mikka"]


@rule("SAG-21.14", "SAG-21.15")
def test_jorik_buys_at_the_printed_price_into_the_hand():
    table = lands(QUIET, "jorik", pile=["helga"], gold=4, realms=["IV"])
    play(table, Act("jorik"))
    assert refused(table, Buy("britta")).clause == "SAG-3.10"  # 5 gold
    left = market(table, "olav")
    play(table, Buy("olav"))
    assert (gold(table), market(table, "olav")) == (1, left - 1)
    assert hand(table) == ["helga", "olav"]


@rule("SAG-21.14")
def test_gold_just_won_pays_for_jorik_but_he_cannot_buy_on_credit():
    table = lands(QUIET, "jorik", gold=1)
    assert table.over  # nothing in the display is as cheap
    table = lands(15, "jorik", gold=1, realms=["I"])
    assert asked(table) == "Finish"  # 1 gold on the cell: enough for Lasse or Ansgar, 2 gold
    play(table, Act("jorik"))
    assert set(table.moves()) == {Buy("lasse"), Buy("ansgar")}


@rule("SAG-21.16")
def test_olav_turns_forced_payments_into_gold():
    table = lands(17, "bjorn", played=["olav"])  # 2 gold are due
    assert gold(table) == 5 + 2
    table = lands(17, "olav")  # he works at once
    assert gold(table) == 5 + 2
    table = lands(6, "bjorn", played=["olav"], markers=["L09", "L01", "L02"])
    assert gold(table) == 5 + 2
    table = lands(QUIET, "bjorn", played=["olav"], turned="III.B", gold=0)
    assert (gold(table), vp(table)) == (2, 5)


@rule("SAG-21.16")
def test_two_olavs_are_no_better_than_one_and_others_pay():
    assert gold(lands(17, "bjorn", played=["olav", "olav"])) == 5 + 2
    assert gold(lands(17, "bjorn", bystander(played=["olav"]))) == 5 - 2


@rule("SAG-21.17")
def test_olav_does_not_touch_what_is_paid_of_ones_own_will():
    table = lands(QUIET, "jorik", played=["olav"])
    play(table, Act("jorik"), Buy("ansgar"))
    assert gold(table) == 5 - 2
    table = at(Jarl(hand=["helga"], played=["olav"]), bystander(), top=["VIII.A"])
    play(table, Pay())
    assert gold(table) == 5 - 2


@rule("SAG-21.18")
def test_gold_from_olav_counts_for_soren_and_jari():
    table = lands(17, "bjorn", bystander(played=["jari"]), played=["olav", "soren"])
    assert gold(table) == 5 + 2 + 1
    assert gold(table, 1) == 5 + 1


# ---- Svartalfheim ----------------------------------------------------------------------------


@rule("SAG-21.19")
def test_erik_moves_six_back():
    table = at(Jarl(hand=["erik"], index=10), bystander(), top=["move_1"])
    assert cell(table) == 5


@rule("SAG-21.20")
def test_ellen_rewards_every_payment_settled_in_full():
    table = lands(17, "bjorn", played=["ellen"])
    assert (gold(table), vp(table)) == (3, 7)
    table = lands(17, "ellen", gold=2)  # at once, and to the last coin
    assert (gold(table), vp(table)) == (0, 7)
    table = lands(17, "bjorn", played=["ellen"], turned="III.B", gold=4)
    assert (gold(table), vp(table)) == (0, 9)


@rule("SAG-21.21")
def test_ellen_gives_nothing_for_half_a_payment_or_a_voluntary_one():
    table = lands(17, "bjorn", played=["ellen"], gold=1)
    assert (gold(table), vp(table)) == (0, 4)
    table = lands(QUIET, "jorik", played=["ellen"])
    play(table, Act("jorik"), Buy("ansgar"))
    assert (gold(table), vp(table)) == (3, 5)
    table = at(Jarl(hand=["helga"], played=["ellen"]), bystander(), top=["VIII.A"])
    play(table, Pay())
    assert vp(table) == 5


@rule("SAG-21.22")
def test_the_snow_demons_are_a_second_payment_for_ellen():
    known: dict[str, Any] = {"played": ["ellen"], "turned": "VIII.B"}
    table = lands(17, "bjorn", gold=4, **known)
    assert (gold(table), vp(table)) == (0, 5 + 2 + 2)
    table = lands(17, "bjorn", gold=3, **known)  # the second cannot be settled
    assert (gold(table), vp(table)) == (0, 5 + 2 - 1)


@rule("SAG-21.23")
def test_with_olav_ellen_has_nothing_to_reward():
    table = lands(17, "bjorn", played=["olav", "ellen"])
    assert (gold(table), vp(table)) == (7, 5)


@rule("SAG-21.24", "SAG-21.25")
def test_magnus_changes_any_number_of_cards_and_draws_two():
    own = ["bjorn", "mikka", "helga", "kjer", "solveig"]
    table = lands(QUIET, "magnus", hand=["harald", "ragnar"], pile=own)
    assert refused(table, Bury("magnus")).clause == "SAG-21.24"
    play(table, Bury("harald"), Bury("ragnar"))
    assert hand(table) == ["bjorn", "mikka"]
    play(table, Draw())
    assert hand(table) == ["bjorn", "mikka", "helga", "kjer"]
    assert pile(table) == ["solveig", "harald", "ragnar"]


@rule("SAG-21.24", "SAG-21.25")
def test_magnus_may_change_only_one_card_or_none():
    own = ["bjorn", "mikka", "helga", "kjer"]
    table = lands(QUIET, "magnus", hand=["harald", "ragnar"], pile=own)
    play(table, Bury("harald"), Decline(), Draw())
    assert hand(table) == ["bjorn", "mikka", "helga", "ragnar"]
    table = lands(QUIET, "magnus", hand=["harald", "ragnar"], pile=own)
    play(table, Decline(), Draw())
    assert hand(table) == ["harald", "bjorn", "mikka", "ragnar"]


@rule("SAG-21.24")
def test_magnus_exchanges_before_the_cell():
    table = lands(19, "magnus", hand=["harald"], pile=["bjorn", "mikka", "helga"])
    assert (asked(table), cell(table)) == ("Cycle", 16)
    play(table, Bury("harald"))
    assert (asked(table), cell(table), hand(table)) == ("OfferDraw", 19, ["bjorn"])
    table = lands(19, "magnus", pile=["bjorn", "mikka", "helga"])
    assert asked(table) == "OfferDraw"  # no card to exchange yet, and then it is too late
    play(table, Draw())
    assert asked(table) == "UseDraw"


@rule("SAG-21.26")
def test_gunnar_brings_two_gold_before_the_cell():
    table = lands(QUIET, "gunnar")
    play(table, Act("gunnar"))
    assert gold(table) == 7
    table = lands(17, "gunnar", gold=0)
    play(table, Act("gunnar"))
    assert (gold(table), vp(table)) == (0, 5)  # just in time to pay
    table = lands(17, "gunnar", gold=0)
    play(table, Decline())
    assert (gold(table), vp(table)) == (0, 4)


@rule("SAG-21.14", "SAG-8.13")
def test_jorik_acts_even_if_he_is_removed_first():
    table = lands(23, "jorik", adventure="V.A", offset=10, market={"knut": 1}, realms=["I"])
    play(table, Resolve(), Act("jorik"))
    assert (gold(table), hand(table), played(table)) == (2, ["knut"], [])


@rule("SAG-21.11", "SAG-8.13")
def test_knut_is_drawn_for_even_if_he_is_removed_first():
    table = lands(23, "knut", adventure="V.A", offset=10, pile=["bjorn", "mikka", "helga"])
    play(table, Draw())
    assert (len(hand(table)), played(table)) == (3, [])


@rule("SAG-21.11", "SAG-9.7")
def test_who_has_fallen_draws_nothing_even_with_knut():
    table = lands(21, "knut", pile=["bjorn", "mikka", "helga"])
    assert table.over
    assert hand(table) == []


@rule("SAG-21.27")
@pytest.mark.parametrize(("card", "number"), [("knut", 3), ("ansgar", 2), ("magnus", 2)])
@pytest.mark.parametrize("special", ["V.A", "IV.B"])
def test_their_draws_escape_the_special_cards(card: str, number: int, special: str):
    own = ["bjorn", "mikka", "helga", "kjer"]
    table = lands(QUIET, card, display=[special], pile=own, gold=0)
    play(table, Draw())
    assert len(hand(table)) == number
    assert gold(table) == 0


@rule("SAG-21.27")
def test_the_actions_belong_to_the_turn_the_card_is_played():
    table = lands(QUIET, "bjorn", played=["knut", "lasse"], hand=["mikka"], pile=["helga", "kjer"])
    assert table.over
    assert played(table) == ["knut", "lasse", "bjorn"]
    assert hand(table) == ["mikka", "helga"]
