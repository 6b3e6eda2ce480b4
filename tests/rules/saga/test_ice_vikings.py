"""Chapter 23: the Vikings of Vanaheim, Niflheim and Jötunheim."""

from __future__ import annotations

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.box import CARDS, HELMETS
from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import Buy, Decline, Go, Leave, Stay
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    at,
    cell,
    gold,
    hand,
    in_adventure,
    play,
    refused,
    valhalla,
    vp,
)

# ---- Vanaheim --------------------------------------------------------------------------------


@rule("SAG-23.1")
def test_sven_moves_four_forward_or_back():
    for number, wanted in ((4, 11), (-4, 3)):
        table = at(Jarl(hand=["sven"], index=6), bystander(), top=["move_1"])
        assert set(table.moves()) == {Go(4), Go(-4)}
        play(table, Go(number))
        assert cell(table) == wanted


@rule("SAG-23.2")
def test_helge_has_most_helmets_and_no_action():
    helge = next(card for card in CARDS if card.id == "helge")
    assert [card.id for card in CARDS if card.helmets == max(HELMETS)] == ["helge"]
    assert helge.action == "none"
    assert lands(10, "helge").over


# ---- Niflheim --------------------------------------------------------------------------------


@rule("SAG-23.3")
def test_leif_buys_at_the_printed_price_for_valhalla():
    table = lands(QUIET, "leif", gold=6, pile=["helga"])
    play(table, Act("leif"))
    assert refused(table, Buy("helge")).clause == "SAG-3.7"
    play(table, Buy("jari"))
    assert gold(table) == 0
    assert valhalla(table) == ["jari"]
    assert hand(table) == ["helga"]


@rule("SAG-23.4")
def test_jari_has_one_gold_when_an_opponent_receives_some():
    table = lands(18, "bjorn", bystander(played=["jari"]))
    assert (gold(table), gold(table, 1)) == (8, 6)


@rule("SAG-23.4")
def test_jari_is_paid_once_by_an_opponent_in_a_turn():
    table = lands(18, "gunnar", bystander(played=["jari"]))
    play(table, Act("gunnar"))
    assert (gold(table), gold(table, 1)) == (5 + 2 + 3, 6)


@rule("SAG-23.4")
def test_jari_is_paid_by_every_opponent():
    others = Jarl(hand=["bjorn"], index=16), bystander(played=["jari"])
    table = lands(18, "bjorn", *others)  # both end on cell 18
    assert [gold(table, seat) for seat in range(3)] == [8, 8, 7]


@rule("SAG-23.4")
def test_jari_is_paid_again_in_the_next_turn():
    me = Jarl(hand=["bjorn"], pile=["bjorn"], index=13)
    other = bystander(played=["jari"], pile=["harald"])
    table = at(me, other, top=["move_1", "III.C"], asks=Turns())
    assert gold(table, 1) == 6  # cell 15: 1 gold
    play(table, Stay())
    assert gold(table, 1) == 6 + 2 + 1  # its own two do not count


@rule("SAG-23.4")
def test_gold_lost_or_paid_is_not_received():
    table = lands(17, "bjorn", bystander(played=["jari"]))
    assert gold(table, 1) == 5


@rule("SAG-23.4")
def test_two_jaris_of_one_player_are_paid_twice():
    assert gold(lands(18, "bjorn", bystander(played=["jari", "jari"])), 1) == 7


@rule("SAG-23.4")
def test_jaris_of_two_players_pay_each_other_once():
    table = lands(18, "bjorn", bystander(played=["jari"]), played=["jari"])
    # 3 gold; the other's Jari 1; that is gold received, so the own Jari 1; and there it ends
    assert (gold(table), gold(table, 1)) == (5 + 3 + 1, 5 + 1)
    table = lands(18, "gunnar", bystander(played=["jari"]), played=["jari"])
    play(table, Act("gunnar"))
    assert (gold(table), gold(table, 1)) == (5 + 2 + 1 + 3, 5 + 1)


@rule("SAG-23.4")
def test_jari_with_soren_receives_two():
    assert gold(lands(18, "bjorn", bystander(played=["jari", "soren"])), 1) == 7


@rule("SAG-23.4")
def test_jari_works_from_the_moment_she_is_revealed():
    table = lands(18, "bjorn", Jarl(hand=["jari"]))
    assert gold(table, 1) == 6


@rule("SAG-23.5")
def test_jari_is_idle_once_her_owner_has_left():
    assert gold(lands(18, "bjorn", Jarl(played=["jari"], out=True)), 1) == 5


@rule("SAG-23.5")
def test_the_turn_of_leaving_still_counts_for_jari():
    fallen = Jarl(hand=["ragnar"], index=20, played=["jari"])
    table = lands(18, "bjorn", fallen, odin=1)  # seat 1 falls first, then seat 0 receives gold
    assert (gold(table, 1), vp(table, 1)) == (6, 1)
    play(table, Stay())
    assert in_adventure(table) == [0]


@rule("SAG-23.5")
def test_next_turn_the_leaver_comes_away_empty():
    jarl = Jarl(hand=["bjorn"], pile=["harald"], index=13)
    other = Jarl(hand=["harald"], index=14, played=["jari"])
    table = at(jarl, other, top=["move_1", "III.C"], asks=Turns())
    assert (gold(table), gold(table, 1)) == (6, 7)  # both on cell 15: 1 gold, and 1 for Jari
    play(table, (0, Stay()), (1, Leave()))
    assert (gold(table), gold(table, 1)) == (6 + 2 + 1, 7)  # III.C, then cell 15 again


# ---- Jötunheim -------------------------------------------------------------------------------


@rule("SAG-23.6")
def test_thorsten_moves_one_for_each_other_viking():
    me = Jarl(hand=["thorsten"], played=["harald", "loki", "thorsten"])
    assert cell(at(me, bystander(), top=["move_1"])) == 1 + 2


@rule("SAG-23.7")
def test_thorsten_first_stays():
    assert cell(at(Jarl(hand=["thorsten"]), bystander(), top=["move_1"])) == 1
    assert cell(at(Jarl(hand=["thorsten"], played=["loki"]), bystander(), top=["move_1"])) == 1


@rule("SAG-23.8")
def test_ole_brings_two_vp_and_is_not_replaced():
    table = lands(9, "ole", pile=["helga"])
    play(table, Act("ole"))
    assert vp(table) == 7
    assert hand(table) == []


@rule("SAG-23.9")
def test_ole_declined_is_replaced():
    table = lands(9, "ole", pile=["helga"])
    play(table, Decline())
    assert vp(table) == 5
    assert hand(table) == ["helga"]
