"""Chapter 26: IV.C, under which everybody plays two cards."""

from __future__ import annotations

from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import Draw, Go, Pay, Play, Resolve, Summon
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import bystander
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    gold,
    hand,
    play,
    played,
    refused,
    vp,
)


def pair(*cards: str, turned: str = "IV.C", other: Jarl | None = None, **known) -> Table:
    """Seat 0 plays these two in this order; the trail goes from 0 to 1."""
    position = {name: known.pop(name) for name in ("display", "markers", "gods") if name in known}
    me = Jarl(hand=[*cards, *known.pop("hand", ())], **known)
    table = at(me, other or bystander(), top=[turned], **position)
    for card in cards:
        if asked(table, 0) == "PlayCard" and Play(card) in table.moves(0):
            play(table, (0, Play(card)))
    return table


@rule("SAG-26.4")
def test_two_cards_are_chosen_and_lie_in_the_order_of_their_owner():
    assert played(pair("helga", "bjorn", hand=["mikka"])) == ["helga", "bjorn"]
    assert played(pair("bjorn", "helga", hand=["mikka"])) == ["bjorn", "helga"]


@rule("SAG-26.4")
def test_they_are_revealed_together():
    table = at(Jarl(hand=["helga", "bjorn"]), Jarl(hand=["kjer", "mikka"]), top=["IV.C"])
    play(table, (0, Play("helga")))
    assert played(table) == []
    play(table, (1, Play("mikka")))
    assert (played(table), played(table, 1)) == (["helga", "bjorn"], ["mikka", "kjer"])


@rule("SAG-26.5")
def test_both_numbers_count_and_only_the_final_cell():
    table = pair("helga", "bjorn", index=9)  # 10, 15 in passing, 16
    assert cell(table) == 16
    assert (gold(table), vp(table)) == (5, 6)


@rule("SAG-26.5")
def test_it_does_not_matter_if_the_pawn_is_off_the_trail_in_between():
    table = pair("erik", "ragnar", index=4)
    assert cell(table) == 1 + 4 - 6 + 8
    assert vp(table) == 5


@rule("SAG-26.5")
def test_each_card_may_have_a_choice_of_its_own():
    table = pair("kjer", "halvar")
    assert set(table.moves()) == {Go(2), Go(6)}
    play(table, Go(6))
    assert set(table.moves()) == {Go(2), Go(-2)}
    play(table, Go(-2))
    assert cell(table) == 1 + 4


@rule("SAG-26.5")
def test_both_actions_are_allowed_and_both_cards_replaced():
    table = pair("gunnar", "ole", pile=["mikka", "bjorn", "helga"], index=0)
    play(table, Act("gunnar"), Act("ole"))
    assert cell(table) == 16
    assert (gold(table), vp(table)) == (7, 8)
    assert hand(table) == ["mikka"]  # Ole is not replaced
    table = pair("bjorn", "harald", other=Jarl(hand=["harald"]), pile=["mikka", "helga", "kjer"])
    assert hand(table) == ["mikka", "helga"]


@rule("SAG-26.5")
def test_a_draw_action_replaces_one_of_the_two():
    own = ["mikka", "helga", "kjer", "ragnar", "solveig"]
    table = pair("knut", "bjorn", pile=own)
    play(table, Draw())
    assert len(hand(table)) == 3 + 1


@rule("SAG-26.5", "SAG-26.2")
def test_under_the_dwarf_city_each_replacement_is_paid():
    table = pair("mikka", "bjorn", display=["IV.B"], pile=["helga", "kjer"], gold=2)
    play(table, Pay(), Pay())
    assert (gold(table), hand(table)) == (0, ["helga", "kjer"])


@rule("SAG-26.6")
def test_one_card_is_played_as_usual():
    table = at(Jarl(hand=["helga"], pile=["kjer"]), bystander(), top=["IV.C"])
    assert cell(table) == 6
    assert hand(table) == ["kjer"]


@rule("SAG-26.6")
def test_without_a_card_the_gods_help_once():
    table = at(Jarl(), bystander(), top=["IV.C"], gods=["skadi", "tyr"])
    assert cell(table) == 1 + 2


@rule("SAG-26.4")
def test_the_spirit_is_gone_in_the_next_turn():
    table = pair("helga", "bjorn", turned="move_1", display=["IV.C"])
    assert played(table) == ["helga"]


# ---- Tjure, Thorsten, gods -------------------------------------------------------------------


@rule("SAG-26.4", "SAG-22.11")
def test_tjure_may_follow_the_viking_of_the_same_pair():
    table = at(Jarl(hand=["tjure", "helga", "loki"]), bystander(), top=["IV.C"])
    assert refused(table, Play("tjure"), 0).clause == "SAG-22.11"
    play(table, (0, Play("helga")), (0, Play("tjure")))
    assert cell(table) == 1 + 5 + 5


@rule("SAG-26.4", "SAG-22.11")
def test_a_viking_and_tjure_are_a_pair_in_that_order_only():
    table = at(Jarl(hand=["tjure", "mikka"]), bystander(), top=["IV.C"])
    assert played(table) == ["mikka", "tjure"]  # nobody had a choice
    assert cell(table) == 1 + 3 + 3


@rule("SAG-26.4", "SAG-22.11")
def test_a_god_first_must_leave_somebody_but_tjure():
    table = at(Jarl(hand=["tjure", "helga", "loki"]), bystander(), top=["IV.C"])
    play(table, (0, Play("loki")))
    assert played(table) == ["loki", "helga"]  # there was no other second card
    table = at(Jarl(hand=["tjure", "loki"]), bystander(), top=["IV.C"])
    assert (played(table), hand(table)) == (["loki"], ["tjure"])  # no pair: one card
    table = at(Jarl(hand=["tjure", "tjure"]), bystander(), top=["IV.C"], gods=["skadi"])
    assert (played(table), cell(table)) == ([], 3)  # none at all


@rule("SAG-26.4", "SAG-22.9")
def test_two_tjures_both_copy_the_viking_before_them():
    table = pair("tjure", "tjure", played=["helga"])
    assert cell(table) == 1 + 5 + 5


@rule("SAG-26.5", "SAG-23.6")
def test_thorsten_counts_the_first_of_the_pair_only_when_he_is_the_second():
    assert cell(pair("thorsten", "bjorn")) == 1 + 0 + 1
    assert cell(pair("bjorn", "thorsten")) == 1 + 1 + 1
    assert cell(pair("thorsten", "thorsten")) == 1 + 0 + 1
    assert cell(pair("thorsten", "thorsten", played=["helga"])) == 1 + 1 + 2


@rule("SAG-26.5", "SAG-22.5")
def test_christian_does_not_count_a_partner_played_after_him():
    table = pair("bjorn", "christian")
    play(table, Act("christian"))
    assert gold(table) == 6
    assert gold(pair("christian", "bjorn")) == 5  # nothing to gain, nothing asked
    table = pair("christian", "bjorn", played=["helga"])
    play(table, Act("christian"))
    assert gold(table) == 6
    table = pair("christian", "christian", played=["helga"])
    play(table, Act("christian"), Act("christian"))
    assert gold(table) == 5 + 1 + 2


@rule("SAG-26.5", "SAG-24.20", "SAG-24.23")
def test_nor_do_bragi_and_forseti_reach_a_partner_played_after_them():
    assert vp(pair("bragi", "helge", index=4)) == 5  # nobody to honour yet
    table = pair("helge", "bragi", index=4)
    play(table, Act("bragi"))
    assert vp(table) == 5 + 5
    assert played(pair("forseti", "bjorn")) == ["forseti", "bjorn"]


@rule("SAG-26.5", "SAG-15.1")
def test_two_gods_may_be_played():
    table = pair("freyr", "bragi", played=["helge"])
    play(table, Act("freyr"), Act("bragi"))
    assert (gold(table), vp(table)) == (10, 10)
    assert cell(table) == 1 + 5 + 3


@rule("SAG-26.5", "SAG-24.15")
def test_tyr_shields_whoever_comes_with_him():
    table = pair("ragnar", "tyr", index=2)
    assert cell(table) == 17
    play(table, Act("tyr"))
    assert gold(table) == 5
    table = pair("ragnar", "tyr", index=2)
    play(table, Resolve())
    assert gold(table) == 3


@rule("SAG-26.5", "SAG-24.7")
def test_njord_plays_a_third_card():
    table = pair("njord", "bjorn", pile=["mikka", "helga", "kjer", "ragnar"])
    play(table, Act("njord"), Summon("mikka"))
    assert cell(table) == 1 + 5 + 1 + 3
    assert played(table) == ["njord", "bjorn", "mikka"]
    assert len(hand(table)) == 3


@rule("SAG-26.5", "SAG-24.7", "SAG-24.15")
def test_tyr_may_shield_the_landing_of_the_viking_whom_njord_plays():
    table = pair("njord", "tyr", pile=["mikka", "bjorn"], index=2)
    assert cell(table) == 14
    play(table, Resolve(), Act("njord"), Summon("mikka"))
    assert (cell(table), asked(table)) == (17, "Land")
    play(table, Act("tyr"))
    assert gold(table) == 5


@rule("SAG-26.5", "SAG-27.6")
def test_the_stone_guardians_reward_a_pair_once():
    other = Jarl(hand=["magnus", "knut"])  # 3 and 5, as Mikka and Helga
    table = at(
        Jarl(hand=["mikka", "helga"], pile=["bjorn", "kjer", "ragnar", "solveig", "harald"]),
        other,
        display=["VII.B"],
        top=["IV.C"],
    )
    play(table, (0, Play("mikka")), (1, Play("knut")))
    assert asked(table) == "OfferDraw"
    play(table, Draw())
    assert len(hand(table)) == 2 + 2
