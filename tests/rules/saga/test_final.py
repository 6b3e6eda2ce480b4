"""Chapter 17: the end of the game."""

from __future__ import annotations

from typing import Any

from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.moves import Leave, Play, Remove, Stay
from drakkar.kernel.game import Result
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import bystander, lands
from tests.rules.saga.position import Jarl, at, play


def final(*jarls: Jarl, **position) -> Result:
    """The result of a game that ends like this at Bifröst."""
    for jarl in jarls:
        jarl.out = True
    return at(*jarls, adventure="B", asks=Turns(), **position).result()


@rule("SAG-17.1")
def test_the_game_ends_when_all_have_finished_bifrost():
    first, other = (Jarl(hand=["bjorn"], pile=["harald"], index=12) for _ in range(2))
    table = at(first, other, adventure="B", offset=16, top=["move_1", "move_1"], asks=Turns())
    assert table.deciders == (0, 1)  # both on cell 30
    play(table, (0, Leave()), (1, Stay()))
    assert not table.over
    play(table, (1, Leave()))
    assert table.over


@rule("SAG-17.2")
def test_three_gold_are_one_vp():
    gold = [final(Jarl(gold=gold), Jarl()).breakdown[0]["gold"] for gold in (0, 2, 3, 5, 6, 14)]
    assert gold == [0, 0, 1, 1, 2, 4]


@rule("SAG-17.3")
def test_helmets_count_wherever_the_viking_lies():
    for zone in ("hand", "pile", "played", "valhalla"):
        known: dict[str, Any] = {zone: ["helge", "ragnar", "loki"]}
        score = final(Jarl(**known), Jarl()).breakdown[0]
        assert score["helmets"] == 5 + 2


@rule("SAG-17.3")
def test_a_card_chosen_face_down_is_still_owned():
    jarls = Jarl(hand=["helge", "bjorn"]), Jarl(hand=["harald", "kjer"])
    table = at(*jarls, adventure="B", top=["move_1"])
    play(table, (0, Play("helge")))
    assert table.standing()[0]["helmets"] == 5


@rule("SAG-17.3")
def test_the_score_adds_track_gold_and_helmets():
    me = Jarl(vp=30, gold=8, hand=["jari"], pile=["sven"], played=["knut"])  # 4, 3 and 2 helmets
    result = final(me, Jarl(vp=5, gold=2))
    assert result.scores == (30 + 2 + 9, 5)
    assert result.breakdown[0] == {"track": 30, "gold": 2, "helmets": 9}


@rule("SAG-17.4")
def test_the_order_of_counting_changes_nothing():
    last = Jarl(vp=1, gold=0, pile=["helge", "helge"])
    results = [final(last, Jarl(vp=9, gold=0)), final(Jarl(vp=9, gold=0), last)]
    assert [sorted(result.scores) for result in results] == [[9, 11], [9, 11]]


@rule("SAG-17.5")
def test_cards_in_the_box_give_nothing():
    table = lands(24, "bjorn", bystander(), adventure="B", offset=18, played=["helge", "mikka"])
    assert table.standing()[0]["helmets"] == 5 + 1
    play(table, Remove("helge"))
    assert table.standing()[0]["helmets"] == 1


@rule("SAG-17.6")
def test_most_vp_win():
    result = final(Jarl(vp=20, gold=0), Jarl(vp=22, gold=0), Jarl(vp=21, gold=0))
    assert result.winners == (1,)
    assert result.ranking == (1, 2, 0)


@rule("SAG-17.7")
def test_a_tie_goes_to_the_gold_not_sacrificed():
    result = final(Jarl(vp=39, gold=7), Jarl(vp=40, gold=5))
    assert result.scores == (41, 41)
    assert result.winners == (1,)  # 2 against 1


@rule("SAG-17.8")
def test_equal_gold_too_is_a_shared_victory():
    result = final(Jarl(vp=39, gold=7), Jarl(vp=40, gold=4), Jarl(vp=3, gold=2))
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)
