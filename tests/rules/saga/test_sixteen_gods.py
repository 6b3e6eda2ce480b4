"""Chapter 24: what the gods do; Loki, Njord and Skadi have files of their own."""

from __future__ import annotations

import pytest

from drakkar.games.saga.adventure import ChooseCards, Turns
from drakkar.games.saga.cards import Act
from drakkar.games.saga.movement import TurnUp
from drakkar.games.saga.moves import (
    Appeal,
    Bury,
    Decline,
    Discard,
    Draw,
    Helped,
    Honour,
    Leave,
    Order,
    Pass,
    Play,
    Recall,
    Resolve,
    Sacrifice,
    Send,
    Skip,
    Stay,
    Take,
    Trade,
    Turned,
)
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.games.saga.special import Instruct
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

# ---- Idun, Heimdall, Freyja, Thor ------------------------------------------------------------


@rule("SAG-24.6")
def test_idun_changes_a_hand_card_for_a_viking_of_the_display():
    table = lands(QUIET, "idun", hand=["helga", "loki"], pile=["kjer"])
    play(table, Act("idun"))
    assert refused(table, Discard("idun")).clause == "SAG-24.6"
    left = market(table, "knut")
    play(table, Discard("loki"))
    assert refused(table, Take("helge")).clause == "SAG-24.6"
    play(table, Take("knut"))
    assert market(table, "knut") == left - 1
    assert hand(table) == ["helga", "kjer", "knut"]
    assert "loki" in box(table)
    assert gold(table) == 5


@rule("SAG-24.6")
def test_idun_needs_a_card_to_give_and_one_to_take():
    assert lands(QUIET, "idun").over
    assert lands(QUIET, "idun", hand=["helga"], market={}).over


@rule("SAG-24.10")
def test_heimdall_sends_up_to_three_cards_that_are_not_replaced():
    table = lands(QUIET, "heimdall", hand=["bjorn", "mikka", "helga", "loki"], pile=["kjer"])
    play(table, Act("heimdall"), Send("bjorn"), Send("loki"), Send("helga"))
    assert valhalla(table) == ["bjorn", "helga", "loki"]
    assert hand(table) == ["mikka", "kjer"]


@rule("SAG-24.10")
def test_heimdall_may_stop_earlier():
    table = lands(QUIET, "heimdall", hand=["bjorn", "mikka"], pile=["kjer"])
    play(table, Act("heimdall"), Send("bjorn"), Decline())
    assert valhalla(table) == ["bjorn"]
    assert hand(table) == ["mikka", "kjer"]


@rule("SAG-24.11")
def test_freyja_buries_a_card_for_three_vp():
    table = lands(QUIET, "freyja", hand=["bjorn", "mikka", "helga", "loki"], pile=["kjer"])
    play(table, Act("freyja"), Bury("loki"))
    assert vp(table) == 8
    assert hand(table) == ["bjorn", "mikka", "helga", "kjer"]
    assert pile(table) == ["loki"]
    assert lands(QUIET, "freyja", pile=["kjer"]).over  # no card to bury


@rule("SAG-24.12")
@pytest.mark.parametrize(("card", "price"), [("britta", 5), ("helga", 0), ("loki", 0)])
def test_thor_sends_a_card_of_the_pile_for_its_price(card: str, price: int):
    own = ["britta", "helga", "loki"]
    table = lands(QUIET, "thor", pile=own)
    play(table, Act("thor"))
    assert refused(table, Send("kjer")).clause == "SAG-24.12"
    play(table, Send(card))
    assert valhalla(table) == [card]
    assert gold(table) == 5 + price
    own.remove(card)
    assert sorted(hand(table) + pile(table)) == sorted(own)
    assert len(hand(table)) == 1


@rule("SAG-24.12")
def test_the_pile_is_shuffled_after_thor():
    drawn = set()
    for seed in range(12):
        table = lands(QUIET, "thor", pile=["helga", "kjer", "mikka"], seed=seed)
        play(table, Act("thor"), Send("kjer"))
        drawn |= set(hand(table))
    assert drawn == {"helga", "mikka"}


@rule("SAG-24.12")
def test_thor_without_a_pile_has_nothing_to_do():
    assert lands(QUIET, "thor", hand=["helga"]).over


# ---- Gullveig --------------------------------------------------------------------------------


@rule("SAG-24.13")
def test_gullveig_doubles_vp_of_any_source_into_gold():
    assert (vp(table := lands(16, "gullveig")), gold(table)) == (6, 5 + 2)
    table = lands(18, "gullveig")
    assert (vp(table), gold(table)) == (6, 5 + 3 + 2)
    table = lands(6, "gullveig", markers=["L03", "L01", "L02"])
    assert (vp(table), gold(table)) == (6, 5 + 2)
    table = lands(17, "gullveig", played=["ellen"])
    assert (vp(table), gold(table)) == (7, 5 - 2 + 4)


@rule("SAG-24.13")
def test_gullveig_counts_the_vp_gained_before_the_reveal():
    table = at(Jarl(hand=["gullveig"], gold=6), bystander(gold=0), top=["VIII.C"])
    play(table, Trade(), Trade(), Decline())
    assert (vp(table), gold(table)) == (7, 6 - 4 + 4)


@rule("SAG-24.13")
def test_gullveig_counts_britta_too_and_jari_is_paid():
    table = lands(16, "gullveig", bystander(played=["jari"]), played=["britta"])
    assert (vp(table), gold(table)) == (7, 5 + 4)
    assert gold(table, 1) == 6


@rule("SAG-24.13")
def test_gullveig_is_for_her_turn_and_her_owner_only():
    assert gold(lands(16, "bjorn", played=["gullveig"])) == 5
    table = lands(16, "gullveig", Jarl(hand=["bjorn"], index=14))
    assert (vp(table, 1), gold(table, 1)) == (6, 5)
    assert (vp(table := lands(21, "gullveig")), gold(table)) == (3, 5)


# ---- Hel -------------------------------------------------------------------------------------


@rule("SAG-24.14")
@pytest.mark.parametrize("card", ["helge", "loki"])
def test_hel_gives_four_vp_for_a_card_of_valhalla(card: str):
    table = lands(QUIET, "hel", valhalla=["helge", "loki"], pile=["kjer"])
    play(table, Act("hel"))
    assert refused(table, Sacrifice("kjer")).clause == "SAG-24.14"
    helmets = table.standing()[0]["helmets"]
    play(table, Sacrifice(card))
    assert vp(table) == 9
    assert card not in valhalla(table)
    assert card in box(table)
    assert table.standing()[0]["helmets"] == helmets - (5 if card == "helge" else 0)


@rule("SAG-24.14")
def test_hel_needs_a_card_there_and_may_be_declined():
    assert lands(QUIET, "hel").over
    table = lands(QUIET, "hel", valhalla=["helge"])
    play(table, Decline())
    assert (vp(table), valhalla(table)) == (5, ["helge"])


# ---- Tyr -------------------------------------------------------------------------------------


@rule("SAG-24.15")
def test_tyr_shields_from_a_penalty_cell_if_his_owner_likes():
    table = lands(17, "tyr")
    play(table, Act("tyr"))
    assert gold(table) == 5
    table = lands(17, "tyr")
    play(table, Resolve())
    assert gold(table) == 3
    assert asked(table) == "DecideLeave"  # too late for him


@rule("SAG-24.15")
def test_tyr_shields_from_markers_and_from_removal():
    for marker in ("L09", "L10"):
        table = lands(6, "tyr", offset=5, markers=[marker, "L01", "L02"])
        play(table, Act("tyr"))
        assert (gold(table), vp(table)) == (5, 5)
    table = lands(23, "tyr", adventure="V.A", offset=10, played=["helga", "bjorn"])
    play(table, Act("tyr"))
    assert played(table) == ["helga", "bjorn", "tyr"]
    assert asked(table) == "DecideLeave"  # and nobody need be chosen


@rule("SAG-24.15")
@pytest.mark.parametrize(("where", "offset"), [(21, 0), (22, 0), (25, 0), (5, 5)])
def test_tyr_shields_from_last_cell_and_going_off_but_the_adventure_ends(where: int, offset: int):
    table = lands(where, "tyr", offset=offset)
    play(table, Act("tyr"))
    assert vp(table) == 5
    assert in_adventure(table) == [1]


@rule("SAG-24.15", "SAG-15.7")
def test_tyr_shields_from_what_special_cards_add_to_the_landing():
    table = lands(17, "tyr", display=["VIII.B"])
    play(table, Act("tyr"))
    assert gold(table) == 5
    table = lands(21, "tyr", display=["VIII.B"])
    play(table, Act("tyr"))
    assert (gold(table), vp(table)) == (5, 5)
    table = lands(9, "tyr", display=["I.B"], markers=["L01", "L09", "L02"])
    play(table, Act("tyr"))
    assert gold(table) == 5


@rule("SAG-24.15")
def test_tyr_does_not_shield_from_the_movement_card_itself_and_lets_rewards_pass():
    table = lands(18, "tyr", turned="III.B")
    play(table, Act("tyr"))
    assert (gold(table), vp(table)) == (5 - 2 + 3, 6)


@rule("SAG-24.15")
def test_tyr_shields_for_his_turn_only():
    me = Jarl(hand=["tyr"], pile=["harald"], index=9)
    table = at(me, bystander(), top=["move_1", "move_1"], asks=Turns())
    play(table, Act("tyr"), Stay())  # on cell 16; then Harald on cell 17
    assert (cell(table), gold(table)) == (17, 3)


@rule("SAG-24.15")
def test_what_tyr_ignores_brings_no_gold_through_olav():
    table = lands(17, "tyr", played=["olav"])
    play(table, Act("tyr"))
    assert gold(table) == 5
    table = lands(17, "tyr", played=["olav"])
    play(table, Resolve())
    assert gold(table) == 7


# ---- Balder ----------------------------------------------------------------------------------


@rule("SAG-24.16")
def test_balder_orders_the_top_three_movement_cards():
    table = lands(QUIET, "balder", top=["move_1", "move_2", "move_3", "move_4", "move_5"])
    play(table, Act("balder"))
    assert len(table.moves()) == 6
    refusal = refused(table, Order(("move_2", "move_3")))
    assert refusal.clause == "SAG-24.16"
    assert "move_" not in refusal.text(table.game.texts("fr"))
    assert refused(table, Leave()).clause == "SAG-10.6"
    play(table, Order(("move_4", "move_2", "move_3")))
    assert list(state_of(table).move_top) == [3, 1, 2, 4]
    assert len(state_of(table).foresight[0]) == 3


@rule("SAG-24.16")
def test_balder_orders_what_is_there():
    table = at(Jarl(hand=["balder"]), bystander(), top=["move_1", "move_2", "move_3"], pile=[])
    play(table, Act("balder"))
    assert len(table.moves()) == 2


# ---- Frigg -----------------------------------------------------------------------------------


def after_frigg(*cards: str, **known):
    """The turn after Frigg: the trail goes from 1 to 3; the pawn stood at 2."""
    top = known.pop("top", ["move_1", "move_2", "move_1"])
    me = Jarl(hand=["frigg", *cards], pile=["mikka"] if cards else [], **known)
    table = at(me, bystander(pile=["harald"]), top=top, asks=Turns())
    if cards:
        play(table, (0, Play("frigg")))
    return table


@rule("SAG-24.17")
def test_frigg_lets_her_owner_skip_a_card_in_the_next_turn_only():
    table = after_frigg("helga")
    assert table.moves(0) == [Play("mikka"), Play("helga"), Skip()]
    play(table, (0, Skip()))
    assert cell(table) == 1 + 1 + 2 + 1  # the trail alone has moved it, twice by now
    assert hand(table) == ["mikka", "helga"]  # nothing was replaced
    assert played(table) == ["frigg"]
    assert table.moves(0) == [Play("mikka"), Play("helga")]


@rule("SAG-24.17")
def test_nobody_has_to_skip_and_nobody_else_may():
    table = after_frigg("helga", "kjer")
    assert table.deciders == (0,)
    play(table, (0, Play("helga")))
    assert played(table) == ["frigg", "helga"]
    table = at(Jarl(hand=["helga", "kjer"]), bystander(), top=["move_1"])
    assert refused(table, Skip(), 0).clause == "SAG-6.2"


@rule("SAG-24.17")
@pytest.mark.parametrize(("move", "follows"), [(Skip(), Turned), (Appeal(), Helped)])
def test_with_frigg_and_an_empty_hand_the_gods_need_not_be_asked(move, follows):
    table = after_frigg()
    assert set(table.moves(0)) == {Appeal(), Skip()}
    play(table, (0, move))
    said = [entry.move for entry in table.log]
    assert type(said[said.index(move) + 1]) is follows  # the next turn, or a God card


@rule("SAG-24.17", "SAG-27.16")
def test_the_shadow_of_the_survivors_swallows_frigg():
    table = after_frigg("helga", top=["move_1", "IX.B", "move_2"])
    assert state_of(table).turn == 4  # that of the card after the shadow
    assert played(table) == ["frigg"]
    assert table.moves(0) == [Play("mikka"), Play("helga")]


@rule("SAG-24.17")
def test_frigg_is_forgotten_with_the_adventure():
    me = Jarl(hand=["frigg"], index=20, pile=["helga", "bjorn"])
    other = Jarl(hand=["ragnar"], index=20)
    rest = (SetOff(), NextRound())
    table = at(me, other, top=["move_1"], asks=(TurnUp(), Instruct(), ChooseCards(), *rest))
    while asked(table) == "Shop":
        play(table, Pass())
    assert asked(table, 0) == "PlayCard"
    assert Skip() not in table.moves(0)


@rule("SAG-24.18")
def test_the_cell_of_a_skipped_turn_counts_and_allows_leaving():
    table = after_frigg("helga", index=11)  # on 13 with Frigg, 15 after the trail
    play(table, (0, Skip()))
    assert gold(table) == 6
    assert table.moves(0) == [Leave(), Stay()]


# ---- Freyr, Bragi, Sif, Forseti --------------------------------------------------------------


@rule("SAG-24.19")
def test_freyr_brings_five_gold():
    table = lands(QUIET, "freyr")
    play(table, Act("freyr"))
    assert gold(table) == 10


@rule("SAG-24.20")
def test_bragi_sings_of_the_helmets_of_a_played_viking_who_stays():
    table = lands(QUIET, "bragi", played=["helge", "loki", "mikka"], hand=["ole"])
    play(table, Act("bragi"))
    assert refused(table, Honour("loki")).clause == "SAG-24.20"
    assert refused(table, Honour("ole")).clause == "SAG-24.20"
    play(table, Honour("helge"))
    assert vp(table) == 10
    assert played(table) == ["helge", "loki", "mikka", "bragi"]


@rule("SAG-24.20")
def test_bragi_needs_a_helmet_to_sing_of():
    assert lands(QUIET, "bragi", played=["loki"]).over
    assert lands(QUIET, "bragi", played=["harald"]).over


@rule("SAG-24.22")
def test_sif_draws_three():
    table = lands(QUIET, "sif", pile=["bjorn", "mikka", "helga", "kjer"])
    play(table, Draw())
    assert hand(table) == ["bjorn", "mikka", "helga"]


@rule("SAG-24.22", "SAG-15.7")
@pytest.mark.parametrize("special", ["V.A", "IV.B"])
def test_sif_draws_in_spite_of_special_cards(special: str):
    own = ["bjorn", "mikka", "helga", "kjer"]
    table = lands(QUIET, "sif", display=[special], pile=own, gold=0)
    play(table, Draw())
    assert hand(table) == ["bjorn", "mikka", "helga"]


@rule("SAG-24.23")
def test_forseti_takes_up_to_two_vikings_back():
    table = lands(QUIET, "forseti", played=["helga", "loki", "mikka", "bjorn"], pile=["kjer"])
    play(table, Act("forseti"))
    assert refused(table, Recall("loki")).clause == "SAG-24.23"
    play(table, Recall("helga"), Recall("mikka"))
    assert hand(table) == ["mikka", "helga", "kjer"]
    assert played(table) == ["loki", "bjorn", "forseti"]
    table = lands(QUIET, "forseti", played=["helga", "mikka"])
    play(table, Act("forseti"), Recall("helga"), Decline())
    assert hand(table) == ["helga"]


@rule("SAG-24.23")
def test_a_viking_taken_back_does_nothing_until_played_again():
    table = lands(16, "forseti", played=["britta"])
    play(table, Act("forseti"), Recall("britta"))
    assert vp(table) == 6
    table = lands(16, "forseti", played=["britta"])
    play(table, Decline())
    assert vp(table) == 7
