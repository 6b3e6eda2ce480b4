"""Chapters 5 and 6: the action phase, and discarding a card."""

from __future__ import annotations

from itertools import permutations

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act, Actions
from drakkar.games.shipwrights.box import CARDS
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import (
    Build,
    Choose,
    Discard,
    Done,
    Drop,
    Give,
    Launch,
    Now,
    Place,
    Play,
    Raid,
    Stop,
    Tuck,
    Under,
    Untuck,
    Upgrade,
    Use,
    Visit,
    Work,
)
from drakkar.games.shipwrights.tracks import GainTrade, GainUpgrade
from drakkar.kernel.question import NATURE
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import area, some_games
from tests.rules.shipwrights.position import (
    Village,
    at,
    board,
    discarded,
    fleet,
    goods,
    hand,
    raids,
    refused,
    state_of,
    tracks,
    village,
)

ALL = [card.id for card in CARDS]


# ---- chapter 5: the phase --------------------------------------------------------------------


@rule("SHI-5.1")
def test_no_action_touches_another_players_area():
    looked = 0
    for game in some_games():
        for answer in game:
            if answer.lane == NATURE or answer.last:
                continue
            for seat in range(answer.before.players):
                if seat != answer.lane:
                    looked += 1
                    assert area(answer.before, seat) == area(answer.after, seat)
    assert looked > 3000


@rule("SHI-5.2")
@pytest.mark.parametrize(
    ("players", "round", "order"),
    [(2, 1, (0, 1)), (2, 2, (1, 0)), (3, 1, (0, 1, 2)), (3, 2, (1, 2, 0)), (3, 3, (2, 0, 1)),
     (3, 4, (0, 1, 2)), (5, 5, (4, 0, 1, 2, 3))],
)  # fmt: skip
def test_where_an_order_is_needed_the_start_moves_on_by_a_seat_every_round(players, round, order):
    villages = [Village(hand=["jarl_01"], worker=1) for _ in range(players)]
    assert at(*villages, asks=Actions(), round=round).deciders == order


@rule("SHI-5.2")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_act_at_the_same_time_in_any_order(order):
    jarls = ["jarl_01", "jarl_02", "jarl_03"]
    villages = [Village(hand=[jarl], worker=1) for jarl in jarls]
    table = at(*villages, asks=Actions())
    for seat in order:
        table.play(Discard(jarls[seat]), seat)
    for seat in reversed(order):
        table.play(Work(5), seat)
    for seat in range(3):
        assert goods(table, seat) == {"gold": 1, "coin": 2}
    assert discarded(table) == [jarls[seat] for seat in order]


@rule("SHI-5.2")
def test_the_shared_deck_serves_requests_as_they_come():
    villages = [Village(hand=["ship_karve", "jarl_01"]), Village(hand=["ship_ellide", "jarl_02"])]
    table = at(*villages, asks=Actions(), deck=["ship_ask"], discard=["ship_faring"])
    table.play(Discard("ship_ellide"), seat=1)  # the quicker one gets the last card of the deck
    table.play(Discard("ship_karve"), seat=0)
    assert hand(table, 1) == ["ship_ask", "jarl_02"]
    assert hand(table, 0)[0] in ("ship_ellide", "ship_faring")


def acting(players, seed=1):
    """A real table at the beginning of its first action phase."""
    table = drakkar.new("shipwrights", players, seed)
    while not isinstance(table.question(table.deciders[0]), Act):
        seat = table.deciders[0]
        table.play(table.moves(seat)[0], seat)
    return table


@rule("SHI-5.2")
def test_an_action_is_taken_back_while_those_of_others_stand():
    table = acting(3)
    before = area(state_of(table), 0)
    table.play(Work(5), seat=0)
    table.play(Work(2), seat=1)
    table.play(Work(5), seat=2)
    others = [area(state_of(table), seat) for seat in (1, 2)]
    assert table.undo(0) == Work(5)
    assert area(state_of(table), 0) == before
    assert [area(state_of(table), seat) for seat in (1, 2)] == others
    assert Work(5) in table.moves(0)


@rule("SHI-5.2")
def test_what_brought_a_card_is_not_taken_back():
    table = acting(2)
    table.play(Work(3), seat=1)  # 1 village card
    table.play(Work(5), seat=0)
    assert table.why_no_undo(1).clause == "KER-6"
    assert table.why_no_undo(0) is None


@rule("SHI-5.3")
def test_the_ten_actions():
    me = Village(
        hand=["art_sailmaker_woodcarver", "jarl_01", "vil_recruiter", "ship_knarr", "bld_bloomery"],
        board=["ship_karve", "art_blacksmith_stonemason"], raids=["raid_01"], tracks=(4, 0, 0),
        worker=5, wood=3, wool=3, iron=3, gold=3, coin=3,
    )  # fmt: skip
    moves = at(me, asks=Act(0)).moves()
    for move in (
        Discard("ship_knarr"),
        Place("art_sailmaker_woodcarver"), Tuck("art_sailmaker_woodcarver", 0),
        Tuck("jarl_01", 0),
        Play("vil_recruiter"), Tuck("vil_recruiter", 0),
        Place("ship_knarr"),
        Launch("ship_karve"),
        Build("bld_bloomery"),
        Work(5), Visit(0),
        Exchange("wood"),
        Raid("raid_01"),
    ):  # fmt: skip
        assert move in moves
    ten = (Discard, Place, Tuck, Play, Launch, Build, Work, Visit, Exchange, Raid)
    assert all(isinstance(move, (*ten, Drop)) for move in moves)  # making room is no action


@rule("SHI-5.4")
def test_actions_are_taken_in_any_order():
    steps = [Discard("jarl_01"), Work(5), Place("ship_knarr"), Tuck("jarl_02", 0)]
    for order in permutations(steps):
        table = at(
            Village(hand=["jarl_01", "jarl_02", "ship_knarr"], worker=2, gold=1), asks=Act(0)
        )
        for move in order:
            table.play(move)
        assert goods(table) == {"worker": 1, "gold": 1, "coin": 2}
        assert board(table) == ["ship_knarr"]
        assert tracks(table) == (2, 1, 0)


@rule("SHI-5.4")
def test_an_action_is_taken_any_number_of_times():
    jarls = [f"jarl_{number:02}" for number in range(1, 10)]
    table = at(Village(hand=[*jarls, "ship_ask"]), asks=Act(0))
    for jarl in jarls:
        table.play(Discard(jarl))
    assert goods(table) == {"gold": 9}


@rule("SHI-5.5")
def test_an_exchange_is_possible_before_and_after_every_action():
    table = at(Village(hand=["jarl_01", "ship_ask"], coin=3, worker=1), asks=Act(0))
    table.play(Exchange("wood"))
    table.play(Discard("jarl_01"))
    table.play(Exchange("wood"))
    table.play(Place("ship_ask"))
    table.play(Exchange("wood"))
    assert goods(table) == {"worker": 1, "wood": 3, "gold": 1}


@rule("SHI-5.5")
def test_an_exchange_is_possible_between_the_two_abilities_of_a_worker_space():
    # the building gives 2 wood; the villager asks for 1 gold, which the set just made provides
    me = Village(buildings=[("bld_sawmill", "vil_merchant")], worker=1, wool=1, iron=1, gold=0)
    table = at(me, asks=Act(0))
    table.play(Visit(1))  # the building first: the villager cannot be paid yet
    assert table.moves() == [Stop(), Exchange("set")]
    table.play(Exchange("set"))
    table.play(Use("villager"))
    assert goods(table) == {"wood": 2, "wool": 1, "iron": 1}


@rule("SHI-5.5")
def test_heroes_exchange_there_too():
    me = Village(buildings=[("bld_market", "vil_merchant")], worker=1, randi=True)
    table = at(me, asks=Act(0), deck=["jarl_01"])
    table.play(Visit(1))  # 4 coins
    table.play(Exchange("randi"))
    assert hand(table) == ["jarl_01"]
    thyra = Village(buildings=[("bld_market", "vil_merchant")], worker=1)
    table = at(thyra, asks=Act(0), heroes={"trade": 0})
    table.play(Visit(1))
    table.play(Exchange("thyra"))
    table.play(Use("villager"))
    assert goods(table) == {"wood": 1, "wool": 1, "iron": 1, "coin": 1}


@rule("SHI-5.6")
def test_no_card_is_kept_for_the_next_round():
    ends = 0
    for game in some_games():
        for answer in game:
            if answer.after.round > answer.before.round or not answer.after.agenda:
                ends += 1
                assert answer.after.hands == [()] * answer.after.players
    assert ends == 10 * 6  # with the beginning of the first round


@rule("SHI-5.6", "SHI-5.9")
def test_a_card_drawn_in_the_phase_must_be_used_too():
    table = at(Village(hand=["ship_karve"], coin=1), asks=Act(0), deck=["jarl_01"])
    table.play(Discard("ship_karve"))
    refused(table, Done(), "SHI-5.9")
    table.play(Discard("jarl_01"))
    assert Done() in table.moves()


@rule("SHI-5.7")
@pytest.mark.parametrize("card", ALL)
def test_any_card_can_be_discarded_by_who_has_nothing_else(card):
    table = at(Village(hand=[card, card]), asks=Act(0), auto=False)
    assert Discard(card) in table.moves()


@rule("SHI-5.8")
def test_there_is_no_hand_limit():
    cards = ["ship_ask", "ship_barde", "ship_busse", "ship_faring", "ship_knarr"] * 3
    table = at(Village(hand=[*cards, "vil_skald"], coin=2), asks=Act(0))
    table.play(Play("vil_skald"))
    assert len(hand(table)) == 15 + 2


@rule("SHI-5.9")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_done_is_said_with_an_empty_hand_only(number):
    table = at(Village(hand=["jarl_01"] * number, worker=1), asks=Act(0))
    assert refused(table, Done(), "SHI-5.9").args == {"cards": number}


@rule("SHI-5.10")
def test_an_empty_hand_does_not_end_the_phase():
    me = Village(
        board=["ship_karve", "art_blacksmith_stonemason"], raids=["raid_03"], tracks=(10, 0, 0),
        worker=4, wood=1, wool=1, iron=2, coin=1,
    )  # fmt: skip
    table = at(me, asks=Act(0))
    for move in (
        Work(5),
        Visit(0),
        Exchange("wood"),
        Raid("raid_03"),
        Launch("ship_karve"),
        Done(),
    ):
        assert move in table.moves()
    for move in (Work(5), Visit(0), Exchange("wood"), Raid("raid_03"), Launch("ship_karve")):
        table.play(move)
    assert fleet(table)[-1][0] == "ship_karve"
    assert Done() in table.moves()


@rule("SHI-5.11")
def test_done_is_final_for_the_round():
    villages = [Village(worker=1), Village(worker=2)]
    table = at(*villages, asks=[Actions(), Act(1)])
    table.play(Done(), seat=0)
    assert table.deciders == (1,)
    refused(table, Work(5), "KER-1", seat=0)
    table.play(Work(5), seat=1)
    assert table.deciders == (1,)


@rule("SHI-5.12")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_phase_is_over_when_everybody_is_done(order):
    villages = [Village(worker=1) for _ in range(3)]
    table = at(*villages, asks=[Actions(), Income(0), Income(1), Income(2), Act(0)])
    for seat in order:
        assert [goods(table, seat)["worker"] for seat in range(3)] == [1, 1, 1]  # no income yet
        table.play(Done(), seat)
    assert [goods(table, seat)["worker"] for seat in range(3)] == [2, 2, 2]


@rule("SHI-5.13")
def test_workers_resources_and_coins_are_kept_without_limit():
    me = Village(worker=60, wood=50, wool=50, iron=50, gold=50, coin=60)
    table = at(me, asks=[Act(0), Income(0), Act(0)])
    table.play(Done())
    assert goods(table) == {
        "worker": 61, "wood": 50, "wool": 50, "iron": 50, "gold": 50, "coin": 60,
    }  # fmt: skip


@rule("SHI-5.13")
def test_nothing_but_income_changes_goods_between_two_action_phases():
    for game in some_games():
        for answer in game:
            if answer.asked(Act) or answer.lane != NATURE:
                continue
            assert all(
                new >= old for old, new in zip(answer.before.goods, answer.after.goods, strict=True)
            )


@rule("SHI-5.14")
def test_a_discard_reward_cannot_be_declined():
    table = at(Village(hand=["ship_knarr"]), asks=Act(0))
    table.play(Discard("ship_knarr"))
    refused(table, Stop(), "KER-2")
    refused(table, Done(), "KER-2")


@rule("SHI-5.14")
def test_track_rewards_cannot_be_declined():
    table = at(Village(coin=1), asks=[GainTrade(0), Act(0)])
    assert all(isinstance(move, Under | Now) for move in table.moves())
    refused(table, Stop(), "KER-2")
    table = at(asks=[GainUpgrade(0), Act(0)])
    assert all(isinstance(move, Upgrade) for move in table.moves())
    refused(table, Stop(), "KER-2")


@rule("SHI-5.14")
def test_income_asks_no_question():
    ships = ["ship_faring", "ship_skute"]
    table = at(Village(ships=ships), asks=[Income(0), Act(0)], auto=False)
    assert goods(table) == {"worker": 1, "gold": 1, "coin": 2}
    assert table.log == []


@rule("SHI-5.14")
def test_an_ability_with_a_cost_is_optional():
    me = Village(buildings=[("bld_sawmill", "vil_recruiter")], worker=1, coin=2)
    table = at(me, asks=Act(0))
    table.play(Visit(1))
    table.play(Use("building"))
    table.play(Stop())
    assert goods(table) == {"wood": 2, "coin": 2}


@rule("SHI-5.15")
def test_a_card_just_gained_is_usable_at_once():
    table = at(Village(hand=["ship_karve"], gold=1), asks=Act(0), deck=["jarl_01"])
    table.play(Discard("ship_karve"))
    table.play(Tuck("jarl_01", 0))
    assert tracks(table) == (2, 0, 1)


@rule("SHI-5.15")
def test_a_building_just_built_is_usable_at_once():
    me = Village(hand=["bld_bloomery", "jarl_01"], worker=2, wood=2, wool=2, gold=1)
    table = at(me, asks=Act(0))
    table.play(Build("bld_bloomery"))
    table.play(Tuck("jarl_01", 1))
    table.play(Visit(1))
    assert goods(table) == {"iron": 2}


@rule("SHI-5.15")
def test_a_raid_card_just_gained_is_usable_at_once():
    me = Village(hand=["jarl_12", "jarl_01"], gold=1, tracks=(2, 0, 0), worker=2)
    table = at(me, asks=Act(0))
    table.play(Tuck("jarl_12", 0))  # military 4
    ((raid, used),) = raids(table)
    assert not used
    table.play(Raid(raid))
    assert raids(table) == [(raid, True)]


# ---- chapter 6: discarding a card ------------------------------------------------------------


@rule("SHI-6.1")
@pytest.mark.parametrize(
    ("card", "got"),
    [("ship_faring", {"coin": 2}), ("bld_sheepfold", {"worker": 1}),
     ("art_blacksmith_sailmaker", {"coin": 2}), ("vil_miner", {"worker": 1}),
     ("jarl_07", {"gold": 1})],
)  # fmt: skip
def test_a_card_of_any_type_is_discarded_for_its_reward(card, got):
    table = at(Village(hand=[card, "ship_ask"]), asks=Act(0))
    table.play(Discard(card))
    assert goods(table) == got
    assert hand(table) == ["ship_ask"]
    assert discarded(table) == [card]


@rule("SHI-6.1")
@pytest.mark.parametrize("card", ["jarl_02", "ship_karve", "ship_faring", "jarl_03", "card"])
def test_only_a_card_in_hand_can_be_discarded(card):
    me = Village(hand=["jarl_01", "ship_ask"], board=["ship_karve"], ships=["ship_faring"],
                 hut_tucked="jarl_03")  # fmt: skip
    refused(at(me, asks=Act(0)), Discard(card), "SHI-6.1")


@rule("SHI-6.1")
def test_another_players_card_cannot_be_discarded():
    table = at(Village(hand=["jarl_01"]), Village(hand=["jarl_02"]), asks=Actions(), auto=False)
    refused(table, Discard("jarl_02"), "SHI-6.1", seat=0)


REWARDS = [{"resource": 1}, {"card": 1}, {"gold": 1}, {"coin": 2}, {"worker": 1}]


def reward(card):
    table = at(Village(hand=[card]), asks=Act(0), deck=["ship_knarr"], discard=[], auto=False)
    table.play(Discard(card))
    if not isinstance(table.question(), Act):
        assert set(table.moves()) == {Choose("wood"), Choose("wool"), Choose("iron")}
        table.play(Choose("wood"))
        assert goods(table) == {"wood": 1}
        return {"resource": 1}
    return goods(table) | ({"card": 1} if hand(table) == ["ship_knarr"] else {})


@rule("SHI-6.2")
@pytest.mark.parametrize("card", ALL)
def test_the_reward_is_one_of_the_five(card):
    assert reward(card) in REWARDS


@rule("SHI-6.2")
def test_all_five_rewards_occur():
    rewards = [reward(card) for card in ALL]
    assert all(reward in rewards for reward in REWARDS)


@rule("SHI-6.3")
def test_only_jarls_pay_gold_and_all_of_them_do():
    golden = [card for card in ALL if reward(card) == {"gold": 1}]
    assert golden == [f"jarl_{number:02}" for number in range(1, 15)]


@rule("SHI-6.4")
@pytest.mark.parametrize("good", ["wood", "wool", "iron"])
def test_a_reward_of_a_resource_leaves_the_choice(good):
    table = at(Village(hand=["bld_bloomery", "ship_ask"]), asks=Act(0))
    table.play(Discard("bld_bloomery"))
    refused(table, Choose("gold"), "SHI-2.11")
    table.play(Choose(good))
    assert goods(table) == {good: 1}


@rule("SHI-6.5")
def test_a_reward_of_a_card_is_drawn_at_once_and_has_to_be_used():
    table = at(Village(hand=["bld_market"], coin=1), asks=Act(0), deck=["ship_ask"], discard=[])
    table.play(Discard("bld_market"))
    assert hand(table) == ["ship_ask"]
    refused(table, Done(), "SHI-5.9")


@rule("SHI-6.6")
def test_a_card_removed_from_the_board_gives_nothing():
    table = at(Village(board=["ship_faring", "art_blacksmith_sailmaker"], worker=1), asks=Act(0))
    table.play(Drop("ship_faring"))  # 2 coins from hand
    table.play(Drop("art_blacksmith_sailmaker"))
    assert goods(table) == {"worker": 1}
    assert hand(table) == []


@rule("SHI-6.6")
def test_a_card_removed_from_under_a_building_gives_nothing():
    table = at(Village(hut_tucked="jarl_01", worker=1), asks=Act(0))
    table.play(Untuck(0))
    assert goods(table) == {"worker": 1}
    assert village(table) == [("hut", "", False)]
    assert discarded(table) == ["jarl_01"]


@rule("SHI-6.6")
def test_a_card_paid_as_a_cost_gives_nothing():
    me = Village(hand=["vil_innkeeper", "jarl_01", "jarl_02"])  # 1 card for 2 workers
    table = at(me, asks=Act(0))
    table.play(Play("vil_innkeeper"))
    table.play(Give("jarl_01"))
    assert goods(table) == {"worker": 2}


@rule("SHI-6.7")
def test_discarded_cards_of_all_players_form_one_face_up_pile():
    villages = [
        Village(hand=["jarl_01", "ship_ask"]),
        Village(hand=["jarl_02"], board=["ship_knarr"], worker=1),
    ]
    table = at(*villages, asks=Actions())
    table.play(Discard("jarl_01"), seat=0)
    table.play(Drop("ship_knarr"), seat=1)
    assert table.view(0)["table"]["discard_top"] == "ship_knarr"
    table.play(Discard("jarl_02"), seat=1)
    assert discarded(table) == ["jarl_01", "ship_knarr", "jarl_02"]
    for viewer in (None, 0, 1):
        assert table.view(viewer)["table"]["discard_top"] == "jarl_02"
