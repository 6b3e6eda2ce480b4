"""Chapter 11: sending to Valhalla."""

from __future__ import annotations

import pytest

from drakkar.games.saga.moves import Decline, Send
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.games.saga.valhalla import Valhalla
from drakkar.kernel.state import Seen
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    events,
    hand,
    own_cards,
    pile,
    play,
    played,
    refused,
    state_of,
    valhalla,
)

INTRODUCTORY = ("I.C", "S.A", "IV.A", "IV.B", "VII.A", "VII.B", "S.F")


@rule("SAG-11.1")
def test_one_played_viking_may_go():
    table = at(Jarl(played=["bjorn", "knut", "bjorn"]), Jarl(), asks=Valhalla())
    assert table.moves() == [Send("bjorn"), Send("knut"), Decline()]
    play(table, Send("bjorn"))
    assert table.over, "one only"
    assert (valhalla(table), played(table)) == (["bjorn"], ["knut", "bjorn"])


@rule("SAG-11.1")
def test_it_is_optional():
    table = at(Jarl(played=["bjorn"]), Jarl(), asks=Valhalla())
    play(table, Decline())
    assert (valhalla(table), played(table)) == ([], ["bjorn"])


@rule("SAG-11.1")
def test_all_decide_at_once_and_those_without_a_viking_are_not_asked():
    jarls = Jarl(played=["bjorn"]), Jarl(played=["loki"]), Jarl(), Jarl(played=["kjer"])
    table = at(*jarls, asks=Valhalla())
    assert sorted(table.deciders) == [0, 3]


@rule("SAG-11.2")
@pytest.mark.parametrize("card", ["mikka", "helga", "loki", "ragnar", "kjer", "nobody"])
def test_only_a_viking_played_in_this_adventure(card):
    jarl = Jarl(hand=["mikka"], pile=["helga"], played=["loki", "bjorn"], valhalla=["ragnar"])
    table = at(jarl, Jarl(played=["kjer"]), asks=Valhalla())
    refusal = refused(table, Send(card), 0)
    assert (refusal.clause, refusal.args["card"]) == ("SAG-11.2", card)


@rule("SAG-11.3")
def test_also_those_who_fell_or_left():
    """How an adventure ended makes no difference here."""
    table = at(
        Jarl(played=["bjorn"], index=-1, out=True),
        Jarl(played=["bjorn"], index=25, out=True),
        Jarl(played=["bjorn"], reached=True, out=True),
        asks=Valhalla(),
    )
    play(table, *((seat, Send("bjorn")) for seat in (0, 1, 2)))
    assert [valhalla(table, seat) for seat in range(3)] == [["bjorn"]] * 3


@rule("SAG-11.4")
def test_the_card_lies_face_down_and_its_owner_may_look():
    jarls = Jarl(played=["bjorn", "knut"], valhalla=["kjer"]), Jarl(played=["mikka"])
    table = at(*jarls, asks=Valhalla(), listen=True)
    play(table, (0, Send("knut")))
    assert played(table) == ["bjorn", "knut"], "nothing is seen before all have chosen"
    play(table, (1, Decline()))
    assert valhalla(table) == ["kjer", "knut"]
    assert Seen(state_of(table), 0).valhalla[0] == state_of(table).valhalla[0]
    for onlooker in (1, None):
        assert Seen(state_of(table), onlooker).valhalla[0] == 2
        assert "knut" not in str(table.view(onlooker)["log"])
    assert [event[2] for event in events(table, "valhalla")] == [{"seat": 0}]
    assert [event[1] for event in events(table, "valhalla-own")] == [(0,)]


@rule("SAG-11.5")
def test_a_card_in_valhalla_is_gone_until_bifrost():
    jarl = Jarl(played=["bjorn"], pile=["kjer"], valhalla=["helga"], gold=0)
    asks = (Valhalla(), SetOff(), NextRound())
    table = at(jarl, Jarl(gold=0), adventure="I.C", voyage=INTRODUCTORY, asks=asks)
    play(table, Send("bjorn"))
    assert own_cards(table) == ["kjer"]
    assert valhalla(table) == ["bjorn", "helga"]


@rule("SAG-11.5", "SAG-16.4")
def test_at_bifrost_it_is_all_there_is():
    jarl = Jarl(played=["bjorn"], pile=["kjer"], valhalla=["helga"])
    asks = (Valhalla(), SetOff(), NextRound())
    table = at(jarl, Jarl(), adventure="S.F", voyage=INTRODUCTORY, asks=asks)
    play(table, Send("bjorn"))
    assert sorted(hand(table) + pile(table)) == ["bjorn", "helga"]
    assert asked(table) == "PlayCard"
