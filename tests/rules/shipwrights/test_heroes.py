"""Chapter 17: the heroes."""

from __future__ import annotations

from dataclasses import replace

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.heroes import Heroes
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import (
    Advance,
    Build,
    Discard,
    Done,
    Finish,
    Keep,
    Launch,
    Now,
    Pay,
    Skills,
    Tuck,
    Under,
    Upgrade,
)
from drakkar.games.shipwrights.setup import NextRound
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.position import (
    Village,
    at,
    goods,
    hand,
    refused,
    state_of,
    tracks,
)

NOBODY = -1
WHITE, RED, YELLOW = range(3)
SVEND, THYRA, FRODE = {"military": 0}, {"trade": 0}, {"renown": 0}


def act(village: Village, auto: bool = False, **position) -> Table:
    return at(village, asks=Act(0), auto=auto, **position)


def play(table: Table, *moves: Move) -> Table:
    for move in moves:
        table.play(move)
    return table


def handed_out(*spaces: tuple[int, int, int], heroes=None, randi=(), neutral=(0, 0, 0)) -> Table:
    """The distribution with players on these spaces (military, trade, renown)."""
    villages = [Village(tracks=tracks, randi=seat in randi) for seat, tracks in enumerate(spaces)]
    return at(*villages, asks=Heroes(), heroes=heroes, neutral=neutral)


def holders(table: Table) -> list[int]:
    """Who holds Svend, Thyra, Frode."""
    return state_of(table).heroes


def randis(table: Table) -> list[int]:
    return [seat for seat, has in enumerate(state_of(table).randi) if has]


# ---- worked example 10 -----------------------------------------------------------------------


@rule("SHI-17.19", "SHI-17.2", "SHI-17.3", "SHI-17.7")
def test_white_takes_svend_red_frode_nobody_thyra_and_yellow_randi():
    table = handed_out((5, 6, 3), (3, 4, 5), (2, 6, 4))
    assert holders(table) == [WHITE, NOBODY, RED]
    assert randis(table) == [YELLOW]


@rule("SHI-17.8", "SHI-17.19")
def test_when_yellow_alone_leads_trade_yellow_takes_thyra_and_returns_randi():
    before = {"military": WHITE, "renown": RED}
    table = handed_out((5, 6, 3), (3, 4, 5), (2, 7, 4), heroes=before, randi=[YELLOW])
    assert holders(table) == [WHITE, YELLOW, RED]
    assert randis(table) == []


@rule("SHI-17.3", "SHI-17.8")
def test_when_white_falls_to_a_tie_svend_returns_and_white_gets_randi():
    before = {"military": WHITE, "trade": YELLOW, "renown": RED}
    table = handed_out((5, 6, 3), (3, 4, 5), (5, 7, 4), heroes=before)
    assert holders(table) == [NOBODY, YELLOW, RED]
    assert randis(table) == [WHITE]


# ---- the distribution ------------------------------------------------------------------------


@rule("SHI-17.1")
def test_nobody_has_a_hero_in_the_first_round():
    table = drakkar.new("shipwrights", 3, 1)
    assert state_of(table).round == 1
    assert holders(table) == [NOBODY] * 3
    assert randis(table) == []


@rule("SHI-17.1")
@pytest.mark.parametrize("number", [1, 4, 5])
def test_heroes_are_handed_out_after_the_income_of_every_round(number):
    village = Village(tracks=(3, 0, 0))
    table = at(
        village, Village(), Village(), asks=[Act(0), Income(0), Heroes()], round=number, auto=False
    )
    assert holders(table) == [NOBODY] * 3
    play(table, Done())
    assert goods(table) == {"worker": 1}, "the Eikja's income"
    assert holders(table) == [0, NOBODY, NOBODY]
    assert randis(table) == [1, 2]


@rule("SHI-17.1", "SHI-17.20")
def test_a_played_round_ends_with_income_heroes_and_the_next_round_card():
    table = drakkar.new("shipwrights", 3, 3)
    s = state_of(table)
    while s.round == 1:
        moves = table.moves()
        easy = [m for m in moves if isinstance(m, (Keep, Discard, Done))]
        assert holders(table) == [NOBODY] * 3
        table.play(next((m for m in easy if isinstance(m, Done)), (easy or moves)[0]))
        s = state_of(table)
    assert len(s.rounds) == s.round == 2
    assert isinstance(table.moves()[0], Keep), "the draft of the second round"
    for track in range(3):
        spaces = [s.tracks[seat * 3 + track] for seat in range(3)]
        alone = spaces.count(max(spaces)) == 1
        assert holders(table)[track] == (spaces.index(max(spaces)) if alone else NOBODY)
    assert randis(table) == [seat for seat in range(3) if seat not in holders(table)]


@rule("SHI-17.20")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_new_round_follows_the_distribution_of_rounds_one_to_four(number):
    table = at(Village(), Village(), Village(), asks=[Heroes(), NextRound()], round=number)
    assert state_of(table).round == number + 1
    assert isinstance(table.moves()[0], Keep)


@rule("SHI-17.2")
def test_a_leader_takes_the_hero_from_whoever_had_it():
    table = handed_out((5, 0, 0), (6, 0, 0), (1, 0, 0), heroes=SVEND)
    assert holders(table)[0] == 1


@rule("SHI-17.2")
def test_a_leader_who_stays_ahead_keeps_the_hero():
    assert holders(handed_out((5, 0, 0), (4, 0, 0), (1, 0, 0), heroes=SVEND))[0] == 0


@rule("SHI-17.3")
def test_a_tie_for_the_lead_sends_the_hero_back_even_from_one_of_those_tied():
    table = handed_out((5, 0, 0), (5, 0, 0), (1, 0, 0), heroes=SVEND)
    assert holders(table)[0] == NOBODY
    assert randis(table) == [0, 1, 2]


@rule("SHI-17.3")
def test_a_tie_behind_the_leader_does_not_matter():
    assert holders(handed_out((5, 0, 0), (4, 0, 0), (4, 0, 0)))[0] == 0


@rule("SHI-17.4")
def test_everybody_on_zero_is_a_tie():
    table = handed_out((0, 0, 0), (0, 0, 0), (0, 0, 0), heroes={"trade": 2})
    assert holders(table) == [NOBODY] * 3
    assert randis(table) == [0, 1, 2]


@rule("SHI-17.5")
def test_a_hero_stays_until_the_next_distribution_though_the_lead_changes():
    me = Village(hand=["jarl_12"], gold=1, tracks=(3, 0, 0))
    table = at(
        me, Village(tracks=(4, 0, 0)), Village(), asks=Act(0), heroes={"military": 1}, auto=False
    )
    play(table, Tuck("jarl_12", 0))
    assert tracks(table) == (5, 0, 0)
    assert holders(table)[0] == 1
    assert goods(table) == {}, "the raid card brings no worker: Svend is still the other's"


@rule("SHI-17.6")
def test_one_player_may_hold_all_three():
    table = handed_out((5, 5, 5), (4, 4, 4), (0, 0, 0))
    assert holders(table) == [0, 0, 0]
    assert randis(table) == [1, 2]


@rule("SHI-17.7")
def test_with_five_players_and_no_leader_everybody_has_one_randi():
    assert randis(handed_out(*[(2, 2, 2)] * 5)) == [0, 1, 2, 3, 4]
    assert randis(handed_out(*[(2, 2, 2)] * 5, randi=[0, 3])) == [0, 1, 2, 3, 4]


@rule("SHI-17.8")
def test_randi_goes_back_when_a_main_hero_comes_and_comes_when_the_last_one_goes():
    table = handed_out((5, 0, 0), (0, 3, 0), (0, 2, 0), heroes={"trade": 2}, randi=[0, 1])
    assert holders(table) == [0, 1, NOBODY]
    assert randis(table) == [2]


@rule("SHI-17.8", "SHI-17.9")
def test_losing_one_of_two_main_heroes_brings_no_randi():
    table = handed_out((5, 0, 0), (0, 3, 0), (0, 2, 0), heroes={"military": 0, "trade": 0})
    assert randis(table) == [2]


@rule("SHI-17.9")
@pytest.mark.parametrize("leads", [(9, 0, 0), (0, 9, 0), (0, 0, 9)])
def test_randi_never_stays_beside_a_main_hero(leads):
    table = handed_out(leads, (1, 1, 1), (1, 1, 1), randi=[0, 1, 2])
    assert 0 in holders(table)
    assert 0 not in randis(table)


# ---- their use -------------------------------------------------------------------------------


@rule("SHI-17.10")
def test_heroes_trade_without_limit_in_the_action_phase():
    table = act(Village(hand=["jarl_01"], coin=9), heroes=THYRA)
    play(table, *[Exchange("thyra")] * 3)
    assert goods(table) == {"gold": 3}
    table = act(Village(coin=6, randi=True), deck=["jarl_01", "jarl_02", "jarl_03", "jarl_04"])
    play(table, *[Exchange("randi")] * 3)
    assert goods(table) == {}
    assert len(hand(table)) == 3


@rule("SHI-17.10")
def test_randi_does_not_trade_in_the_draft_nor_at_the_end():
    village = Village(coin=9, randi=True)
    table = at(village, Village(), Village(), asks=NextRound(), round=1)
    assert all(isinstance(move, Keep) for move in table.moves(0))
    refused(table, Exchange("randi"), "SHI-14.8", 0)
    table = at(village, Village(), Village(), asks=FinalExchange(), round=5)
    assert not [move for move in table.moves(0) if move[-1] == "randi"]


@rule("SHI-17.11")
@pytest.mark.parametrize(
    ("jarl", "spaces", "choice"),
    [
        ("jarl_12", (3, 0, 0), None),
        ("jarl_13", (0, 6, 0), Under("eikja")),
        ("jarl_13", (0, 11, 0), Under("eikja")),
        ("jarl_14", (0, 0, 7), Upgrade("hut")),
    ],
)
def test_svend_brings_a_worker_with_every_raid_card_trade_card_and_upgrade(jarl, spaces, choice):
    village = Village(hand=[jarl], gold=1, tracks=spaces)
    table = play(act(village, heroes=SVEND), Tuck(jarl, 0), *([choice] if choice else []))
    assert goods(table) == {"worker": 1}
    table = play(act(village), Tuck(jarl, 0), *([choice] if choice else []))
    assert goods(table) == {}, "without Svend nothing"


@rule("SHI-17.11")
def test_svend_brings_his_worker_as_soon_as_the_trade_card_is_gained():
    village = Village(hand=["jarl_13"], gold=1, tracks=(0, 3, 0))
    table = play(act(village, heroes=SVEND, trade_deck=["trade_09"]), Tuck("jarl_13", 0))
    assert goods(table) == {"worker": 1}, "before its owner says what becomes of the card"
    play(table, Now())
    assert goods(table) == {"worker": 1, "gold": 1}


@rule("SHI-17.11")
def test_svend_brings_two_workers_for_two_rewards_of_one_card():
    village = Village(hand=["jarl_09"], gold=1, tracks=(3, 3, 0))
    table = act(village, auto=True, heroes=SVEND, trade_deck=["trade_09"])
    play(table, Tuck("jarl_09", 0), Advance("military"), Under("eikja"))
    assert goods(table) == {"worker": 2}


@rule("SHI-17.11")
def test_svends_worker_comes_too_late_to_pay_for_the_ship_that_earned_it():
    village = Village(
        board=["ship_karve"],
        hut_tucked="art_blacksmith_stonemason",
        tracks=(3, 0, 0),
        worker=1,
        wood=1,
        wool=1,
        iron=2,
    )
    refused(act(village, heroes=SVEND), Launch("ship_karve"), "SHI-11.13")
    table = play(act(replace(village, worker=2), auto=True, heroes=SVEND), Launch("ship_karve"))
    assert goods(table) == {"worker": 1 + 3}, "Svend's and the Karve's"


@rule("SHI-17.12")
def test_svend_brings_nothing_for_what_was_owned_before_he_came():
    village = Village(
        tracks=(9, 4, 4), raids=["raid_01", "raid_02"], eikja_trade="trade_01", upgrades=["hut"]
    )
    table = at(village, Village(), Village(), asks=Heroes())
    assert holders(table)[0] == 0
    assert goods(table) == {}


@rule("SHI-17.13")
def test_thyra_gives_a_gold_for_three_coins_to_her_holder_alone():
    table = play(act(Village(hand=["jarl_01"], coin=4), heroes=THYRA), Exchange("thyra"))
    assert goods(table) == {"coin": 1, "gold": 1}
    refused(table, Exchange("thyra"), "SHI-17.13")
    for others in ({}, {"trade": 1}, {"military": 0, "renown": 0}):
        table = at(Village(coin=9), Village(), asks=Act(0), heroes=others)
        refused(table, Exchange("thyra"), "SHI-17.13")


@rule("SHI-17.14")
def test_frode_saves_a_good_of_choice_on_a_ship():
    village = Village(
        board=["ship_skute"],
        hut_tucked="art_sailmaker_stonemason",
        worker=1,
        wood=1,
        wool=2,
        iron=1,
    )
    start = (Launch("ship_skute"), Skills(("tucked:art_sailmaker_stonemason:major",)))
    table = play(act(village, heroes=FRODE), *start)
    assert set(table.moves()) == {Pay(0, 2, 1, 0), Pay(1, 1, 1, 0), Pay(1, 2, 0, 0)}
    refused(table, Pay(0, 2, 0, 0), "SHI-2.16")
    play(table, Pay(1, 1, 1, 0))
    assert goods(table) == {"wool": 1}
    assert play(act(village), *start).moves() == [Pay(1, 2, 1, 0)], "without him"


@rule("SHI-17.14")
def test_frode_saves_only_what_the_ship_calls_for():
    village = Village(
        board=["ship_faring"],
        hut_tucked="art_woodcarver_stonemason",
        worker=1,
        wood=2,
        wool=1,
        iron=3,
        gold=1,
    )
    start = (Launch("ship_faring"), Skills(("tucked:art_woodcarver_stonemason:major",)))
    assert set(play(act(village, heroes=FRODE), *start).moves()) == {
        Pay(1, 1, 0, 1),
        Pay(2, 0, 0, 1),
    }


@rule("SHI-17.14")
def test_frode_saves_a_good_on_every_ship():
    village = Village(
        board=["ship_skute"] * 2,
        hut_tucked="art_sailmaker_stonemason",
        worker=2,
        wood=2,
        wool=2,
        iron=2,
    )
    table = act(village, auto=True, heroes=FRODE)
    play(table, Launch("ship_skute"), Pay(1, 1, 1, 0), Launch("ship_skute"))
    assert goods(table) == {}


@rule("SHI-17.15")
@pytest.mark.parametrize(
    ("short", "clause"),
    [({"gold": 0}, "SHI-11.13"), ({"worker": 0}, "SHI-11.13"), ({"hut_tucked": ""}, "SHI-11.3")],
    ids=["gold", "worker", "skill"],
)
def test_frode_saves_no_gold_no_worker_and_no_skill(short, clause):
    village = Village(
        board=["ship_faring"],
        hut_tucked="art_woodcarver_stonemason",
        worker=1,
        wood=2,
        wool=1,
        gold=1,
        coin=5,
    )
    assert Launch("ship_faring") in act(village, heroes=FRODE).moves()
    refused(act(replace(village, **short), heroes=FRODE), Launch("ship_faring"), clause)


@rule("SHI-17.15")
def test_frode_does_not_help_with_buildings():
    village = Village(hand=["bld_sawmill"], worker=1, wool=2, iron=1)
    refused(act(village, heroes=FRODE), Build("bld_sawmill"), "SHI-12.2")
    table = play(act(replace(village, iron=2), heroes=FRODE), Build("bld_sawmill"))
    assert table.moves() == [Pay(0, 2, 2, 0)]


@rule("SHI-17.16")
def test_frodes_discount_comes_before_gold_stands_in():
    village = Village(
        board=["ship_skute"],
        hut_tucked="art_sailmaker_stonemason",
        worker=1,
        wood=1,
        wool=2,
        gold=1,
    )
    start = (Launch("ship_skute"), Skills(("tucked:art_sailmaker_stonemason:major",)))
    table = play(act(village, heroes=FRODE), *start)
    assert table.moves() == [Pay(1, 2, 0, 0)], "he saves the missing iron, the gold stays"
    assert play(act(village), *start).moves() == [Pay(1, 2, 0, 1)]


@rule("SHI-17.17")
def test_randi_brings_a_card_for_two_coins_to_those_who_have_her():
    table = act(Village(coin=3, randi=True), deck=["jarl_05", "jarl_05"])
    play(table, Exchange("randi"))
    assert hand(table) == ["jarl_05"]
    assert goods(table) == {"coin": 1}
    refused(table, Exchange("randi"), "SHI-17.17")
    refused(act(Village(coin=9, hand=["jarl_01"])), Exchange("randi"), "SHI-17.17")


@rule("SHI-17.17")
def test_randi_draws_from_the_discard_pile_when_the_deck_is_empty():
    table = act(Village(coin=4, randi=True), deck=[], discard=["jarl_05"])
    play(table, Exchange("randi"))
    assert hand(table) == ["jarl_05"]
    play(table, Exchange("randi"))
    assert hand(table) == ["jarl_05"], "no card is left anywhere: it is forfeited"
    assert goods(table) == {}


@rule("SHI-17.18")
def test_main_heroes_are_worth_three_points_and_randi_none():
    table = at(
        Village(), Village(), Village(randi=True),
        asks=FinalExchange(), round=5, heroes={"military": 0, "renown": 0, "trade": 1}, auto=False,
    )  # fmt: skip
    for seat in range(3):
        table.play(Finish(), seat)
    assert [score["heroes"] for score in table.result().breakdown] == [6, 3, 0]
