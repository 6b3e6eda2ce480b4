"""Chapter 15: God cards in general."""

from __future__ import annotations

from drakkar.games.saga.adventure import ChooseCards
from drakkar.games.saga.box import CARDS, GODS
from drakkar.games.saga.cards import Act
from drakkar.games.saga.movement import TurnUp
from drakkar.games.saga.moves import Decline, Done, Pass, Send
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.games.saga.special import Instruct
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import QUIET, bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    god_pile,
    gold,
    hand,
    play,
    played,
    refused,
    valhalla,
)


@rule("SAG-15.1")
def test_a_god_acts_and_moves_by_its_number():
    table = at(Jarl(hand=["freyr"]), bystander(), top=["move_3"])
    play(table, Act("freyr"))
    assert (gold(table), cell(table)) == (10, 3 + 5)


@rule("SAG-15.1")
def test_numbers_of_gods_are_not_changed_by_special_cards():
    for special, trail in (("II.A", 3), ("V.B", 8)):
        table = at(Jarl(hand=["skadi"]), bystander(), top=[special])
        assert cell(table) == trail + 2


@rule("SAG-15.2")
def test_a_god_whose_action_is_declined_has_been_played():
    turn = (TurnUp(), Instruct(), ChooseCards(), SetOff())
    table = at(Jarl(hand=["freyr"]), bystander(), top=["move_1"], asks=turn)
    play(table, Decline())
    assert gold(table) == 5
    assert god_pile(table)[-1] == "freyr"


@rule("SAG-15.2")
def test_played_gods_go_under_their_pile_in_odin_order_and_unplayed_ones_stay():
    me = Jarl(played=["loki", "helga", "idun"], hand=["tyr"])
    table = at(me, Jarl(played=["njord"], pile=["hel"]), asks=SetOff(), odin=1)
    assert god_pile(table)[-3:] == ["njord", "loki", "idun"]
    assert not {"tyr", "hel"} & set(god_pile(table))


@rule("SAG-15.3")
def test_a_god_is_replaced_in_the_hand():
    table = lands(QUIET, "skadi", pile=["helga", "kjer"])
    play(table, Done())
    assert hand(table) == ["helga"]


@rule("SAG-15.4")
def test_a_god_is_not_removed_as_a_viking():
    table = lands(23, "skadi", adventure="V.A", offset=10, played=["loki"])
    play(table, Done())
    assert played(table) == ["loki", "skadi"]
    assert asked(table) == "DecideLeave"


@rule("SAG-15.4")
def test_a_god_is_not_counted_as_a_viking():
    assert lands(QUIET, "christian", played=["loki", "idun"]).over
    table = lands(1, "thorsten", number=0, played=["loki", "idun"])
    assert cell(table) == 1


@rule("SAG-15.5")
def test_the_end_of_an_adventure_sends_no_god_to_valhalla():
    table = at(Jarl(played=["loki", "helga"]), Jarl(played=["idun"]), asks=Valhalla())
    assert table.deciders == (0,)
    assert refused(table, Send("loki")).clause == "SAG-11.2"


@rule("SAG-15.5")
def test_nor_does_the_symbol_of_a_cell():
    table = lands(25, "helga", adventure="V.A", offset=10, hand=["loki", "bjorn"])
    assert table.moves() == [Send("bjorn"), Decline()]
    assert refused(table, Send("loki")).clause == "SAG-8.18"
    table = lands(25, "helga", adventure="V.A", offset=10, hand=["loki"])
    assert asked(table) == "DecideLeave"


@rule("SAG-15.5")
def test_heimdall_thor_and_two_special_cards_do():
    table = lands(QUIET, "heimdall", hand=["loki"])
    play(table, Act("heimdall"), Send("loki"))
    assert valhalla(table) == ["loki"]
    table = lands(QUIET, "thor", pile=["loki"])
    play(table, Act("thor"))
    assert valhalla(table) == ["loki"]
    table = at(Jarl(hand=["loki"]), Jarl(), top=["VII.C"])
    play(table, Send("loki"))
    assert valhalla(table) == ["loki"]
    assert valhalla(at(Jarl(pile=["loki"]), Jarl(), top=["VI.C"])) == ["loki"]


@rule("SAG-15.6")
def test_gods_have_neither_price_nor_helmets():
    assert {(CARDS[god].price, CARDS[god].helmets) for god in GODS} == {(0, 0)}
    assert len(GODS) == 16


@rule("SAG-15.7")
def test_a_god_who_moves_again_is_not_held_by_a_special_card():
    """VII.A ends the adventure after the turn, not before Skadi's second move."""
    table = lands(15, "skadi", display=["VII.A"])
    assert asked(table) == "Finish"


@rule("SAG-15.2")
def test_a_god_kept_in_hand_is_shuffled_in_for_the_next_adventure():
    me = Jarl(hand=["tyr", "bjorn"], gold=0)
    table = at(me, Jarl(hand=["helga"], gold=0), asks=(SetOff(), NextRound()))
    while asked(table) == "Shop":
        play(table, Pass())
    assert hand(table) == ["bjorn", "tyr"]
