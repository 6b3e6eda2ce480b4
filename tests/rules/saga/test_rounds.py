"""Chapters 2 and 12: the course of a round, and setting off for the next adventure."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.buying import BuyingRound
from drakkar.games.saga.movement import LookAhead
from drakkar.games.saga.moves import Decline, Keep, Look, Pass, Play, Take
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.kernel.state import Seen
from drakkar.kernel.testing import rule
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    discard,
    display,
    event_kinds,
    fresh,
    god_pile,
    hand,
    index,
    landing,
    markers,
    market,
    movement_pile,
    offset,
    own_cards,
    pile,
    play,
    played,
    state_of,
    valhalla,
)

INTRODUCTORY = ("I.C", "S.A", "IV.A", "IV.B", "VII.A", "VII.B", "S.F")

# ---- chapter 2: the course of a round --------------------------------------------------------


@rule("SAG-2.1")
def test_the_five_phases_follow_each_other_in_every_round():
    table, rng = fresh(3, seed=2), Random(2)
    phases: dict[int, list[str]] = {}
    while not table.over:
        seen = phases.setdefault(state_of(table).round, [])
        if asked(table) in ("Shop", "PlayCard", "SendPlayed") and asked(table) not in seen[-1:]:
            seen.append(asked(table))
        table.play(rng.choice(table.moves()))
    for number in range(1, 8):
        short = [name for name in phases[number] if name != "Shop"]
        assert short == ["PlayCard", "SendPlayed"], number
        assert "Shop" not in phases[number][1:], "buying comes first"
    assert set(phases[8]) == {"PlayCard"}
    assert event_kinds(table).count("hands") == 8


@rule("SAG-2.2")
def test_odin_begins_and_the_others_follow_clockwise():
    table = at(*[Jarl()] * 4, odin=2, asks=BuyingRound(0))
    order: list[int] = []
    for _ in range(4):
        order += table.deciders
        play(table, Pass())
    assert order == [2, 3, 0, 1]


@rule("SAG-2.2")
def test_where_order_does_not_matter_all_play_at_once():
    jarls = [Jarl(hand=["bjorn", "harald"])] * 3
    table = at(*jarls, odin=1, top=["move_1"])
    assert sorted(table.deciders) == [0, 1, 2]
    play(table, (0, Play("bjorn")), (2, Play("bjorn")))
    assert table.deciders == (1,)


@rule("SAG-2.3", "SAG-8.10")
def test_the_last_copy_of_a_viking_goes_to_the_first_in_odin_order():
    table = landing(
        16, *[Jarl(hand=["harald"])] * 3, adventure="II.C", odin=1, market={"sigrun": 1, "olav": 1}
    )
    assert table.deciders == (1,)
    play(table, Take("sigrun"))
    assert table.deciders == (2,)
    assert table.moves() == [Take("olav"), Decline()]
    play(table, Take("olav"))
    assert asked(table) == "DecideLeave", "nothing is left for the third"
    assert [own_cards(table, seat)[1:] for seat in range(3)] == [[], ["sigrun"], ["olav"]]


@rule("SAG-2.3", "SAG-8.15")
def test_the_top_gods_go_to_the_first_in_odin_order():
    table = landing(
        15, *[Jarl(hand=["harald"])] * 2, adventure="III.C", odin=1, gods=["loki", "thor", "hel"]
    )
    assert table.deciders == (1,)
    play(table, Look())
    assert table.moves() == [Keep("loki"), Keep("thor")]


@rule("SAG-2.4")
def test_the_order_of_a_turn():
    table = landing(
        15, Jarl(hand=["harald"], pile=["bjorn"]), offset=15, top=["III.C"], listen=True
    )
    kinds = ["turned", "gold", "played", "moved", "gold", "drawn"]
    assert [kind for kind in event_kinds(table) if kind in kinds] == kinds
    assert asked(table) == "DecideLeave"


@rule("SAG-2.4")
def test_the_instruction_comes_before_the_secret_choice():
    table = at(Jarl(hand=["bjorn", "harald"], gold=2), Jarl(out=True), top=["VIII.C"])
    assert (asked(table), offset(table)) == ("BuyGlory", 3)
    play(table, Decline())
    assert asked(table) == "PlayCard"


@rule("SAG-2.5")
def test_what_is_open_and_what_is_hidden():
    rich = Jarl(hand=["bjorn", "kjer"], pile=["helga"], played=["knut"], valhalla=["mikka"])
    table = at(rich, Jarl(hand=["bjorn", "harald"]), top=["move_1"])
    play(table, (0, Play("kjer")))
    for onlooker in (1, None):
        seen = Seen(state_of(table), onlooker)
        assert (seen.hands[0], seen.valhalla[0], seen.chosen[0]) == (1, 1, 1), "only how many"
        assert seen.tops[0] + seen.piles[0] + seen.bottoms[0] == 1
        assert (seen.gold, seen.vp) == ([5, 5], [5, 5])
        assert len(seen.played[0]) == 1
        assert "kjer" not in str(table.view(onlooker)["log"])
    own = Seen(state_of(table), 0)
    assert len(own.hands[0]) == len(own.valhalla[0]) == len(own.chosen[0]) == 1
    assert own.hands[1] == 2


@rule("SAG-2.5", "SAG-6.1", "SAG-11.4")
def test_no_view_names_a_card_that_is_hidden():
    secret = Jarl(hand=["bjorn", "kjer"], pile=["helga"], valhalla=["mikka"])
    table = at(secret, Jarl(hand=["solveig", "harald"]), top=["move_1"])
    play(table, (0, Play("kjer")))
    for onlooker in (1, None):
        shown = json.dumps(table.view(onlooker))
        assert not [card for card in ("bjorn", "kjer", "helga", "mikka") if f'"{card}"' in shown]
        assert ('"solveig"' in shown) is (onlooker == 1)
    own = json.dumps(table.view(0))
    assert all(f'"{card}"' in own for card in ("bjorn", "kjer", "helga", "mikka"))


@rule("SAG-2.5")
def test_nobody_else_sees_which_cards_are_drawn():
    table = fresh()
    while asked(table) == "Shop":
        play(table, Pass())
    cards = [entry["move"] for entry in table.view(0)["log"] if "move" in entry]
    drawn = [move for move in cards if move[0] == "drawn"]
    assert [sorted(move[1]) for move in drawn] == [sorted(hand(table, 0))]
    assert not any("drawn" in str(entry.get("move")) for entry in table.view(None)["log"])


@rule("SAG-2.6")
def test_nobody_knows_the_order_of_a_pile():
    s = state_of(fresh())
    assert s.piles[0] == tuple(sorted(s.piles[0])), "there is none yet"
    assert not s.tops[0]
    assert not s.bottoms[0]
    seen = Seen(s, 0)
    assert seen.move_pile == 15
    assert not hasattr(seen, "move_top")


# ---- chapter 12: setting off -----------------------------------------------------------------


@rule("SAG-12.1")
def test_card_and_markers_go_to_the_box():
    table = at(adventure="I.C", markers=["L05", "L08", "L09"], asks=SetOff())
    assert markers(table) == []
    s = state_of(table)
    assert len(s.light) == 18, "they do not come back"


@rule("SAG-12.1")
def test_the_next_adventure_has_another_card_and_other_markers():
    table = at(adventure="I.C", voyage=INTRODUCTORY, asks=(SetOff(), NextRound()))
    assert state_of(table).adventure.id == "S.A"
    assert len(markers(table)) == 3


@rule("SAG-12.2")
def test_displayed_movement_cards_are_discarded():
    table = at(display=["move_5", "I.C"], discard=["move_1"], asks=SetOff())
    assert display(table) == []
    assert sorted(discard(table)) == ["I.C", "move_1", "move_5"]


@rule("SAG-12.3")
def test_played_gods_go_under_their_pile_and_the_others_stay():
    table = at(
        Jarl(hand=["thor"], pile=["hel"], played=["loki", "bjorn", "idun"]),
        Jarl(played=["tyr"]),
        asks=SetOff(),
    )
    assert god_pile(table)[-3:] == ["loki", "idun", "tyr"]
    assert own_cards(table) == ["bjorn", "hel", "thor"]


@rule("SAG-12.4")
@pytest.mark.parametrize(("players", "odin", "after"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (3, 2, 0)])
def test_odin_passes_to_the_left(players, odin, after):
    table = at(*[Jarl()] * players, odin=odin, asks=SetOff())
    assert state_of(table).odin == after


@rule("SAG-12.5", "SAG-11.5")
def test_all_cards_but_those_in_valhalla_are_shuffled():
    jarl = Jarl(
        hand=["kjer"], pile=["helga", "bjorn"], played=["knut", "harald"], valhalla=["ragnar"]
    )
    table = at(jarl, Jarl(), asks=SetOff())
    assert (hand(table), played(table)) == ([], [])
    assert sorted(pile(table)) == ["bjorn", "harald", "helga", "kjer", "knut"]
    assert not state_of(table).tops[0], "nobody knows their order any more"
    assert valhalla(table) == ["ragnar"]


@rule("SAG-12.6")
def test_trail_and_pawns_go_back_to_the_start():
    jarls = Jarl(index=7, out=True, reached=True), Jarl(index=-1, out=True)
    table = at(*jarls, offset=18, asks=(SetOff(), NextRound()))
    assert offset(table) == 0
    assert [index(table, seat) for seat in (0, 1)] == [0, 0]
    s = state_of(table)
    assert (s.active, s.reached) == (0b11, 0), "all set off, nobody has reached the card"


@rule("SAG-12.7", "SAG-3.7")
def test_a_new_realm_adds_its_vikings_to_those_on_display():
    table = at(
        *[Jarl()] * 3, adventure="S.A", voyage=INTRODUCTORY, market={"knut": 1}, asks=NextRound()
    )
    assert market(table, "knut") == 1, "what was left stays, and is not refilled"
    assert market(table, "halvar") == 0
    assert [market(table, name) for name in ("ulf", "britta", "christian")] == [4, 4, 4]
    assert market(table, "helge") == 0, "Vanaheim is still far away"


@rule("SAG-12.7")
def test_the_second_adventure_of_a_realm_brings_nothing_new():
    table = at(adventure="IV.A", voyage=INTRODUCTORY, market={"ulf": 1}, asks=NextRound())
    assert state_of(table).adventure.id == "IV.B"
    assert market(table, "ulf") == 1
    assert market(table, "britta") == 0
    assert movement_pile(table).count("IV.B") == 1


@rule("SAG-12.8", "SAG-12.9")
def test_both_special_cards_join_what_is_left_of_the_pile():
    table = at(
        adventure="S.A",
        voyage=INTRODUCTORY,
        top=["move_3"],
        pile=["move_1", "move_7"],
        asks=(SetOff(), NextRound()),
    )
    assert sorted(movement_pile(table)) == ["IV.A", "IV.B", "move_1", "move_3", "move_7"]
    assert len(discard(table)) == 14 + 1 - 3, "the discard pile has no part in it"
    s = state_of(table)
    assert not s.move_top, "who had looked at the top no longer knows it"


@rule("SAG-12.8", "SAG-2.6")
def test_who_has_looked_at_the_pile_forgets_it_when_it_is_shuffled():
    asks = (LookAhead(0, 1), SetOff(), NextRound())
    at_sea = at(adventure="I.C", voyage=INTRODUCTORY, asks=asks)
    assert len(Seen(state_of(at_sea), 0).foresight[0]) == 1, "nothing is shuffled at sea"
    on_land = at(adventure="S.A", voyage=INTRODUCTORY, asks=asks)
    assert Seen(state_of(on_land), 0).foresight[0] == ()


@rule("SAG-12.9")
def test_special_cards_alone_form_the_pile_if_it_is_empty():
    table = at(adventure="S.A", voyage=INTRODUCTORY, pile=[], asks=NextRound())
    assert sorted(movement_pile(table)) == ["IV.A", "IV.B"]


@rule("SAG-12.10")
def test_special_cards_stay_in_the_game():
    table = at(
        adventure="IV.A",
        voyage=INTRODUCTORY,
        display=["IV.A", "I.C"],
        pile=[],
        asks=(SetOff(), NextRound()),
    )
    assert {"I.C", "IV.A", "IV.B"} <= set(discard(table))
    table = at(Jarl(hand=["harald"]), Jarl(out=True), adventure="S.A", voyage=INTRODUCTORY, pile=[])
    left = Counter([*movement_pile(table), *display(table)])
    assert left["I.C"] == 1, "and come again when the discard pile is shuffled"


@rule("SAG-10.9")
def test_a_round_without_anybody_is_over():
    table = at(Jarl(out=True), Jarl(out=True), asks=Turns())
    assert table.over
