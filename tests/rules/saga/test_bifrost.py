"""Chapter 16: the rainbow bridge Bifröst."""

from __future__ import annotations

from typing import Any

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.box import ADVENTURES, BIFROST
from drakkar.games.saga.cards import Act
from drakkar.games.saga.files import EffectsFile
from drakkar.games.saga.moves import Buy, Decline, Discard, Leave, Play, Stay, Take
from drakkar.games.saga.rewards import take_effect
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import bystander, lands
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    box,
    cell,
    gold,
    hand,
    in_adventure,
    markers,
    market,
    pile,
    play,
    played,
    state_of,
    valhalla,
    vp,
)


def crossing(*jarls: Jarl, **position) -> Table:
    """The seventh adventure is over; Bifröst begins."""
    voyage = ["I.C", "S.A", "IV.A", "IV.B", "VII.A", "VII.B", "S.F"]
    asks = (SetOff(), NextRound())
    return at(*jarls, adventure="S.F", voyage=voyage, asks=asks, **position)


def bridge(where: int, card: str, *others: Jarl, **known) -> Table:
    """Seat 0 ends there at Bifröst; the trail has come far."""
    return lands(where, card, *others, adventure="B", offset=18, **known)


# ---- before it begins ------------------------------------------------------------------------


@rule("SAG-16.1", "SAG-16.3")
def test_gold_for_every_card_outside_valhalla_which_goes_to_the_box():
    own = ["harald", "bjorn", "mikka", "helga"]
    sent = ["ragnar", "ingrid"]
    me = Jarl(hand=["kjer", "loki"], pile=own, played=["solveig", "knut", "tyr"], valhalla=sent)
    table = crossing(me, Jarl(played=["idun"], valhalla=sent))
    assert gold(table) == 5 + 8
    assert set(own) | {"kjer", "loki", "solveig", "knut"} <= set(box(table))
    assert gold(table, 1) == 5  # a god played in the last adventure is nobody's


@rule("SAG-16.2")
def test_no_card_has_an_effect_on_that_gold():
    me = Jarl(played=["soren"], valhalla=["ragnar", "soren"])
    table = crossing(me, Jarl(played=["jari"], valhalla=["ragnar", "jari"]))
    assert [gold(table, seat) for seat in (0, 1)] == [6, 6]


@rule("SAG-16.4")
def test_the_valhalla_pile_becomes_the_draw_pile():
    sent = ["helga", "kjer", "ragnar", "knut", "loki"]
    table = crossing(Jarl(hand=["bjorn"], valhalla=sent), Jarl(valhalla=["ragnar", "helga"]))
    assert valhalla(table) == []
    assert sorted(hand(table) + pile(table)) == sorted(sent)
    assert len(hand(table)) == 3


@rule("SAG-16.4")
def test_it_is_shuffled():
    hands = set()
    for seed in range(12):
        me = Jarl(valhalla=["helga", "kjer", "ragnar", "knut"])
        hands.add(tuple(hand(crossing(me, Jarl(valhalla=["ragnar", "helga"]), seed=seed))))
    assert len(hands) > 1


@rule("SAG-16.5")
def test_the_hand_depends_on_rank():
    sent = ["helga", "kjer", "ragnar", "bjorn", "mikka", "harald"]
    jarls = [Jarl(valhalla=sent, vp=points) for points in (10, 10, 8, 3)]
    table = crossing(*jarls)
    assert [len(hand(table, seat)) for seat in range(4)] == [3, 3, 4, 5]


@rule("SAG-16.6")
def test_nobody_buys_before_it():
    me = Jarl(gold=50, valhalla=["helga", "kjer"])
    table = crossing(me, Jarl(gold=50, valhalla=["helga", "kjer"]), realms=["I"])
    assert asked(table, 0) == "PlayCard"
    assert market(table, "knut") > 0


@rule("SAG-16.6")
def test_nobody_is_sent_to_valhalla_after_it():
    me = Jarl(hand=["bjorn"], index=12, played=["helga"])
    table = at(me, Jarl(out=True), adventure="B", offset=16, top=["move_1"], asks=Turns())
    assert cell(table) == 30
    play(table, Leave())
    assert table.over
    assert played(table) == ["helga", "bjorn"]


@rule("SAG-16.8")
def test_three_dark_markers_lie_in_front_of_it():
    table = crossing(Jarl(valhalla=["helga", "kjer"]), Jarl(valhalla=["helga", "kjer"]))
    assert len(set(markers(table))) == 3
    assert set(markers(table)) <= {"D01", "D02", "D03", "D04", "D05"}
    assert max(state_of(table).adventure.marker_cells) < 20


# ---- the two cards ---------------------------------------------------------------------------


@rule("SAG-16.7")
def test_two_cards_lie_on_cells_20_to_35():
    bifrost = ADVENTURES[BIFROST]
    assert (bifrost.first, bifrost.entry, bifrost.last) == (20, 28, 35)
    assert gold(bridge(20, "bjorn")) == 8
    assert vp(bridge(28, "bjorn")) == 8
    assert (gold(table := bridge(19, "bjorn")), vp(table)) == (5, 5)


@rule("SAG-16.9")
def test_the_eighth_cell_of_the_first_card_is_a_cell_like_others():
    table = bridge(27, "bjorn")
    assert vp(table) == 5 - 3
    assert in_adventure(table) == [0, 1]


@rule("SAG-16.10")
@pytest.mark.parametrize(
    ("where", "offset", "lost"), [(35, 17, 7), (36, 17, 7), (23, 0, 7), (41, 17, 14)]
)
def test_the_penalties_are_those_of_the_second_card(where: int, offset: int, lost: int):
    table = lands(where, "mikka", adventure="B", offset=offset, vp=20)
    assert vp(table) == 20 - lost
    assert in_adventure(table) == [1]


@rule("SAG-16.11")
def test_only_the_second_card_lets_anybody_leave():
    assert bridge(26, "bjorn", market={}).over  # nobody was asked
    table = bridge(28, "bjorn")
    assert table.moves(0) == [Leave(), Stay()]


@rule("SAG-16.11")
def test_one_who_has_been_there_may_leave_from_elsewhere():
    table = bridge(21, "bjorn", reached=True)
    assert table.moves(0) == [Leave(), Stay()]


# ---- what is void and what is not ------------------------------------------------------------


@rule("SAG-16.12")
@pytest.mark.parametrize("card", ["leif", "heimdall", "thor", "hel"])
def test_actions_that_need_the_shield_are_void(card: str):
    known: dict[str, Any] = {"hand": ["bjorn"], "pile": ["mikka"], "valhalla": ["helga"], "gold": 9}
    table = lands(10, card, adventure="B", **known)
    assert asked(table) == ""  # nothing is offered
    table = lands(10, card, **known)
    assert Act(card) in table.moves()  # elsewhere it is


@rule("SAG-16.12")
def test_alfred_is_void_for_there_is_no_phase_4():
    me = Jarl(hand=["alfred"], index=5)
    table = at(me, Jarl(out=True), adventure="B", offset=17, top=["move_1"], asks=Turns())
    assert cell(table) == 30
    play(table, Leave())
    assert table.over
    assert valhalla(table) == []


@rule("SAG-16.12")
@pytest.mark.parametrize("special", ["VII.C", "VI.C"])
def test_the_special_cards_are_void_but_move_the_trail(special: str):
    me = Jarl(hand=["helga"], pile=["bjorn"])
    table = at(me, bystander(pile=["bjorn"]), adventure="B", offset=2, top=[special])
    assert table.over
    assert cell(table) == 2 + {"VII.C": -1, "VI.C": 7}[special] + 5
    assert valhalla(table) == valhalla(table, 1) == []


@rule("SAG-16.12", "SAG-8.18")
def test_valhalla_symbols_are_void():
    """Neither the cards nor the dark markers have one, but an owner may correct them."""
    for adventure, wanted in (("I.C", 1), ("B", 0)):
        s = state_of(at(Jarl(hand=["bjorn"]), Jarl(), adventure=adventure, asks=()))
        take_effect(s, 0, EffectsFile(valhalla=1).tuple())
        assert len(s.agenda) == wanted


@rule("SAG-16.13")
def test_jorik_gunhild_and_idun_still_bring_vikings():
    table = lands(10, "jorik", adventure="B", pile=["helga"])
    before = table.standing()[0]["helmets"]
    play(table, Act("jorik"), Buy("olav"))
    assert "olav" in hand(table)
    assert table.standing()[0]["helmets"] == before + 2
    table = lands(10, "gunhild", adventure="B", realms=["IX"])
    play(table, Act("gunhild"), Buy("ole"))
    assert table.standing()[0]["helmets"] == 2 + 4  # Gunhild and Ole
    table = lands(10, "idun", adventure="B", hand=["harald"], realms=["IX"])
    play(table, Act("idun"), Take("ole"))
    assert table.standing()[0]["helmets"] == 4


@rule("SAG-16.13")
def test_so_do_the_free_viking_cell_and_the_aura_of_hymir():
    table = bridge(26, "bjorn", realms=["IX"])
    play(table, Take("ole"))
    assert table.standing()[0]["helmets"] == 4
    table = at(Jarl(hand=["harald"]), bystander(), adventure="B", top=["IX.C"])
    play(table, Take("ole"), Decline())
    assert table.standing()[0]["helmets"] == 4


@rule("SAG-16.13")
def test_a_card_idun_puts_in_the_box_counts_no_more():
    table = lands(10, "idun", adventure="B", hand=["ragnar", "bjorn"], realms=["I"])
    play(table, Act("idun"), Discard("ragnar"), Take("halvar"))
    assert table.standing()[0]["helmets"] == 1


@rule("SAG-16.14")
def test_special_cards_of_the_voyage_stay_in_the_game():
    table = at(Jarl(hand=["kjer", "bjorn"]), bystander(), adventure="B", top=["II.A"])
    play(table, (0, Play("bjorn")))
    assert len(table.moves()) == 2  # forward or, with the sacred grove, back
