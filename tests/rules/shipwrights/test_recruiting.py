"""Chapters 8 and 9: jarls and villagers."""

from __future__ import annotations

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import (
    Choose,
    Discard,
    Done,
    Give,
    Place,
    Play,
    Stop,
    Tuck,
    Untuck,
    Use,
    Visit,
)
from drakkar.games.shipwrights.workers import UseOther
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import some_games
from tests.rules.shipwrights.position import (
    Village,
    at,
    board,
    discarded,
    goods,
    hand,
    raids,
    refused,
    tracks,
    village,
)


def pad(*cards):
    """A hand that leaves a choice whatever happens."""
    return [*cards, "bld_market", "bld_temple"]


# ---- worked examples -------------------------------------------------------------------------


@rule("SHI-8.2", "SHI-8.6")
def test_example_3_a_jarl_is_tucked():
    table = at(Village(hand=pad("jarl_01"), gold=1), asks=Act(0))
    table.play(Tuck("jarl_01", 0))
    assert goods(table) == {}
    assert tracks(table) == (2, 0, 1)  # military, trade, renown
    assert table.standing()[0]["jarls"] == 1


@rule("SHI-8.5")
def test_example_3_or_he_is_discarded():
    table = at(Village(hand=pad("jarl_01"), gold=1), asks=Act(0))
    table.play(Discard("jarl_01"))
    assert goods(table) == {"gold": 2}
    assert tracks(table) == (0, 0, 0)
    assert table.standing()[0]["jarls"] == 0


@rule("SHI-9.1", "SHI-9.2", "SHI-9.8")
def test_example_4_a_villager_is_played():
    table = at(Village(hand=pad("vil_recruiter"), coin=2), asks=Act(0))
    table.play(Play("vil_recruiter"))
    assert goods(table) == {"worker": 2}  # 0 coins, and no discard reward
    assert discarded(table) == ["vil_recruiter"]
    assert len(hand(table)) == 2


@rule("SHI-9.5", "SHI-9.6")
def test_example_4_or_he_is_tucked_and_serves_with_every_worker_placed_there():
    me = Village(hand=pad("vil_recruiter"), hut="hut_3", gold=1, worker=1)  # hut_3: 3 coins
    table = at(me, asks=Act(0))
    table.play(Tuck("vil_recruiter", 0))
    assert goods(table) == {"worker": 1}
    table.play(Visit(0))
    assert table.question() == UseOther(0, 0, "villager")  # 3 coins are there; now the villager?
    table.play(Use("villager"))
    assert goods(table) == {"worker": 2, "coin": 1}
    assert village(table) == [("hut", "vil_recruiter", True)]


# ---- chapter 8: jarls ------------------------------------------------------------------------


@rule("SHI-8.1")
@pytest.mark.parametrize("building", [0, 1])
def test_a_jarl_is_tucked_from_hand_under_a_building_for_1_gold(building):
    me = Village(hand=pad("jarl_09"), buildings=["bld_market"], gold=2)
    table = at(me, asks=Act(0))
    table.play(Tuck("jarl_09", building))
    assert village(table)[building][1] == "jarl_09"
    assert goods(table) == {"gold": 1}
    assert hand(table) == ["bld_market", "bld_temple"]


@rule("SHI-8.1")
def test_a_jarl_has_no_other_use():
    me = Village(hand=pad("jarl_09"), gold=2, worker=3, coin=3)
    table = at(me, asks=Act(0))
    own = [move for move in table.moves() if "jarl_09" in move]
    assert own == [Discard("jarl_09"), Tuck("jarl_09", 0)]
    refused(table, Place("jarl_09"), "SHI-7.3")
    refused(table, Play("jarl_09"), "SHI-9.1")


@rule("SHI-8.1")
def test_a_jarl_needs_gold_and_a_building_without_a_card():
    refused(at(Village(hand=pad("jarl_09")), asks=Act(0)), Tuck("jarl_09", 0), "SHI-7.11")
    full = Village(hand=pad("jarl_09"), hut_tucked="vil_skald", gold=2)
    refused(at(full, asks=Act(0)), Tuck("jarl_09", 0), "SHI-7.12")


@rule("SHI-8.2")
@pytest.mark.parametrize(
    ("jarl", "steps"),
    [
        ("jarl_01", (2, 0, 1)),
        ("jarl_03", (1, 2, 0)),
        ("jarl_07", (1, 1, 1)),
        ("jarl_14", (0, 0, 2)),
    ],
)
def test_a_jarl_moves_his_owner_one_space_per_icon(jarl, steps):
    table = at(Village(hand=pad(jarl), gold=1), Village(), asks=Act(0))
    table.play(Tuck(jarl, 0))
    assert tracks(table, 0) == steps
    assert tracks(table, 1) == (0, 0, 0)


@rule("SHI-8.2")
def test_these_steps_bring_rewards_at_once():
    table = at(Village(hand=pad("jarl_12"), gold=1, tracks=(3, 0, 0)), asks=Act(0))
    table.play(Tuck("jarl_12", 0))
    assert tracks(table) == (5, 0, 0)
    assert len(raids(table)) == 1


@rule("SHI-8.3", "SHI-8.4")
def test_a_jarls_points_count_while_he_is_tucked_and_markers_do_not_go_back():
    table = at(Village(hand=pad(), hut_tucked="jarl_09", tracks=(1, 1, 0)), asks=Act(0))
    assert table.standing()[0]["jarls"] == 2
    table.play(Untuck(0))
    assert table.standing()[0]["jarls"] == 0
    assert tracks(table) == (1, 1, 0)
    assert goods(table) == {}


@rule("SHI-8.3")
def test_jarls_in_hand_and_in_the_discard_pile_score_nothing():
    table = at(Village(hand=["jarl_01", "jarl_02"]), asks=Act(0), discard=["jarl_09"])
    assert sum(table.standing()[0].values()) == 0


@rule("SHI-8.3")
def test_all_tucked_jarls_score():
    me = Village(hut_tucked="jarl_01", buildings=[("bld_market", "jarl_09")])
    assert at(me).standing()[0]["jarls"] == 1 + 2


@rule("SHI-8.4")
def test_no_marker_ever_moves_back():
    for game in some_games():
        for answer in game:
            assert all(
                new >= old
                for old, new in zip(answer.before.tracks, answer.after.tracks, strict=True)
            )


@rule("SHI-8.5")
@pytest.mark.parametrize("jarl", [f"jarl_{number:02}" for number in range(1, 15)])
def test_a_jarl_discarded_from_hand_pays_1_gold_and_nothing_else(jarl):
    table = at(Village(hand=pad(jarl)), asks=Act(0))
    table.play(Discard(jarl))
    assert goods(table) == {"gold": 1}
    assert tracks(table) == (0, 0, 0)
    assert table.standing()[0] | {"gold": 0} == dict.fromkeys(table.standing()[0], 0)


@rule("SHI-8.6")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_jarl_of_the_rulebook_is_called_jarl_sigurd(lang):
    table = at(Village(hand=pad()), asks=Act(0))
    refusal = refused(table, Discard("jarl_01"), "SHI-6.1")
    assert "Jarl Sigurd" in refusal.text(table.game.texts(lang))


# ---- chapter 9: villagers --------------------------------------------------------------------


@rule("SHI-9.1")
def test_the_ability_of_a_played_villager_is_used_once():
    table = at(Village(hand=pad("vil_overseer"), worker=3), asks=Act(0))
    table.play(Play("vil_overseer"))  # 1 worker for 5 coins
    assert goods(table) == {"worker": 2, "coin": 5}
    refused(table, Play("vil_overseer"), "SHI-9.1")


@rule("SHI-9.1")
@pytest.mark.parametrize("card", ["jarl_01", "ship_ask", "bld_temple", "art_blacksmith_sailmaker",
                                  "vil_miner", "vil_skald", "card"])  # fmt: skip
def test_only_a_villager_of_the_hand_is_played(card):
    me = Village(
        hand=pad("jarl_01", "ship_ask", "art_blacksmith_sailmaker"), hut_tucked="vil_skald",
        worker=2, coin=9,
    )  # fmt: skip
    refused(at(me, asks=Act(0)), Play(card), "SHI-9.1")


@rule("SHI-9.1")
@pytest.mark.parametrize(
    ("villager", "have", "left"),
    [("vil_recruiter", {"coin": 2}, {"worker": 2}), ("vil_overseer", {"worker": 1}, {"coin": 5}),
     ("vil_merchant", {"gold": 1}, {"wood": 1, "wool": 1, "iron": 1}),
     ("vil_prospector", {"coin": 2}, {"gold": 1}),
     ("vil_woodcutter", {"coin": 3}, {"wood": 2, "coin": 1}),
     ("vil_shepherd", {"coin": 2}, {"wool": 2}), ("vil_miner", {"coin": 2}, {"iron": 2})],
)  # fmt: skip
def test_he_costs_what_stands_left_of_the_arrow_and_gives_what_stands_right(villager, have, left):
    table = at(Village(hand=pad(villager), **have), asks=Act(0))
    table.play(Play(villager))
    assert goods(table) == left
    assert discarded(table) == [villager]


@rule("SHI-9.1")
def test_gains_to_choose_and_cards_to_draw():
    table = at(Village(hand=pad("vil_forager"), worker=1), asks=Act(0))
    table.play(Play("vil_forager"))
    table.play(Choose("wood"))
    table.play(Choose("iron"))
    assert goods(table) == {"wood": 1, "iron": 1}
    table = at(Village(hand=pad("vil_skald"), coin=2), asks=Act(0), deck=["jarl_01", "jarl_02"])
    table.play(Play("vil_skald"))
    assert sorted(hand(table)) == ["bld_market", "bld_temple", "jarl_01", "jarl_02"]


@rule("SHI-9.2")
@pytest.mark.parametrize("villager", ["vil_miner", "vil_prospector", "vil_shepherd"])
def test_he_is_discarded_without_reward(villager):
    # discarded from hand they pay a worker, 2 coins, a resource
    table = at(Village(hand=pad(villager), coin=2), asks=Act(0))
    table.play(Play(villager))
    assert discarded(table) == [villager]
    assert isinstance(table.question(), Act)
    assert sum(goods(table).values()) == {"vil_prospector": 1}.get(villager, 2)


@rule("SHI-9.2")
def test_he_is_discarded_after_his_ability_so_that_he_is_not_drawn_by_it():
    table = at(Village(hand=pad("vil_skald"), coin=2), asks=Act(0), deck=["jarl_01"], discard=[])
    table.play(Play("vil_skald"))
    assert "vil_skald" not in hand(table)
    assert discarded(table) == ["vil_skald"]


@rule("SHI-9.3")
@pytest.mark.parametrize(
    ("villager", "have", "missing"),
    [("vil_recruiter", {"coin": 1, "gold": 5}, {"coin": 1}),
     ("vil_overseer", {"coin": 9}, {"worker": 1}),
     ("vil_merchant", {"wood": 5, "coin": 5}, {"gold": 1}),
     ("vil_jeweller", {"coin": 5}, {"resource": 1})],
)  # fmt: skip
def test_who_cannot_pay_cannot_play_him(villager, have, missing):
    table = at(Village(hand=pad(villager), **have), asks=Act(0))
    refusal = refused(table, Play(villager), "SHI-9.3")
    assert {name: number for name, number in refusal.args.items() if number} == missing


@rule("SHI-9.3")
def test_what_he_gives_does_not_help_to_pay_for_him():
    # 1 worker for 5 coins: the worker on the board is exhausted
    table = at(Village(hand=pad("vil_overseer"), slots=[5]), asks=Act(0))
    refused(table, Play("vil_overseer"), "SHI-9.3")


@rule("SHI-9.4")
@pytest.mark.parametrize("villager", ["vil_pedlar", "vil_innkeeper"])
def test_a_villager_cannot_pay_with_himself(villager):
    table = at(Village(hand=[villager], gold=3, worker=3, coin=3), asks=Act(0))
    refusal = refused(table, Play(villager), "SHI-9.4")
    assert refusal.args["card"] == 1


@rule("SHI-9.4")
def test_another_card_pays_even_one_of_the_same_name():
    table = at(Village(hand=["vil_pedlar", "vil_pedlar"], worker=1), asks=Act(0))
    table.play(Play("vil_pedlar"))
    assert [entry.move for entry in table.log] == [Play("vil_pedlar"), Give("vil_pedlar")]
    assert goods(table) == {"worker": 1, "coin": 4}
    assert discarded(table) == ["vil_pedlar", "vil_pedlar"]
    assert hand(table) == []


@rule("SHI-9.5")
def test_a_villager_is_tucked_for_1_gold_and_never_laid_on_the_board():
    table = at(Village(hand=pad("vil_miner"), gold=2), asks=Act(0))
    refused(table, Place("vil_miner"), "SHI-7.3")
    table.play(Tuck("vil_miner", 0))
    assert goods(table) == {"gold": 1}
    assert village(table) == [("hut", "vil_miner", False)]
    assert board(table) == []


@rule("SHI-9.5")
def test_a_villager_is_not_tucked_without_gold_or_room():
    poor = at(Village(hand=pad("vil_miner"), coin=9), asks=Act(0))
    refused(poor, Tuck("vil_miner", 0), "SHI-7.11")
    full = at(Village(hand=pad("vil_miner"), gold=2, hut_tucked="jarl_01"), asks=Act(0))
    refused(full, Tuck("vil_miner", 0), "SHI-7.12")


@rule("SHI-9.6")
def test_a_tucked_villager_serves_again_in_the_next_round():
    me = Village(buildings=[("bld_sawmill", "vil_recruiter")], worker=1, coin=4)
    table = at(me, asks=[Act(0), Income(0), Act(0)])
    table.play(Visit(1))
    table.play(Use("villager"))
    table.play(Use("building"))
    assert goods(table) == {"worker": 2, "wood": 2, "coin": 2}
    refused(table, Visit(1), "SHI-13.2")  # once per worker, and the space is taken
    table.play(Done())
    table.play(Visit(1))
    table.play(Use("villager"))
    table.play(Stop())
    assert goods(table) == {"worker": 5, "wood": 2}
    assert village(table)[1] == ("bld_sawmill", "vil_recruiter", True)


@rule("SHI-9.6")
def test_a_tucked_villager_still_has_his_cost():
    me = Village(buildings=[("bld_sawmill", "vil_recruiter")], worker=1, coin=1, wood=1)
    table = at(me, asks=Act(0), auto=False)
    table.play(Visit(1))
    refused(table, Use("villager"), "SHI-13.7")


@rule("SHI-9.7")
def test_tucking_a_villager_triggers_nothing():
    me = Village(hand=pad("vil_recruiter"), gold=1, coin=2, hut_worker=True)
    table = at(me, asks=Act(0))
    table.play(Tuck("vil_recruiter", 0))
    assert isinstance(table.question(), Act)
    assert goods(table) == {"coin": 2}
    assert tracks(table) == (0, 0, 0)


@rule("SHI-9.8")
@pytest.mark.parametrize(
    ("villager", "have", "left"),
    [("vil_recruiter", {"coin": 2}, {"worker": 2}), ("vil_overseer", {"worker": 1}, {"coin": 5}),
     ("vil_merchant", {"gold": 1}, {"wood": 1, "wool": 1, "iron": 1})],
)  # fmt: skip
def test_the_three_abilities_of_the_rulebook_from_hand_and_tucked(villager, have, left):
    table = at(Village(hand=pad(villager), **have), asks=Act(0))
    table.play(Play(villager))
    assert goods(table) == left
    me = Village(
        buildings=[("bld_sawmill", villager)], **{**have, "worker": have.get("worker", 0) + 1}
    )
    table = at(me, asks=Act(0))
    table.play(Visit(1))
    table.play(Use("villager"))
    table.play(Stop())
    assert goods(table) == left
