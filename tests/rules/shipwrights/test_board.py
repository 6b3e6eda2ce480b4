"""Chapters 7 and 10: artisans and ships on the player board, cards under buildings."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.box import BOARDS
from drakkar.games.shipwrights.income import Income
from drakkar.games.shipwrights.moves import (
    Build,
    Discard,
    Done,
    Drop,
    Launch,
    Place,
    Play,
    Tuck,
    Untuck,
    Visit,
    Work,
)
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import names, some_games
from tests.rules.shipwrights.position import (
    Village,
    at,
    board,
    discarded,
    fleet,
    goods,
    hand,
    missing,
    refused,
    state_of,
    tracks,
    village,
)

SMITH = "art_blacksmith_stonemason"  # the artisan of the rulebook: major and minor skill
FIVE = ["ship_ask", "ship_barde", "ship_busse", "ship_faring", "ship_knarr"]
KARVE: dict[str, Any] = {"worker": 2, "wood": 1, "wool": 1, "iron": 2}  # needs a blacksmith
ASK: dict[str, Any] = {"worker": 1, "wood": 2, "wool": 1, "iron": 1}  # needs a stonemason


def slots(table, seat=0):
    """The slots with a worker."""
    return [slot + 1 for slot in range(BOARDS.slots) if state_of(table).slots[seat] >> slot & 1]


def pad(*cards):
    """A hand that leaves a choice whatever happens."""
    return [*cards, "bld_market", "bld_temple"]


# ---- worked example --------------------------------------------------------------------------


@rule("SHI-7.10")
def test_example_2_an_artisan_on_the_board_supplies_his_major_skill_free_and_is_discarded():
    table = at(Village(hand=pad(), board=["ship_karve", SMITH], **KARVE), asks=Act(0))
    table.play(Launch("ship_karve"))
    assert fleet(table)[-1][0] == "ship_karve"
    assert goods(table) == {"worker": 3}  # no coin was there to pay; 3 workers from the Karve
    assert board(table) == []
    assert discarded(table) == [SMITH]


@rule("SHI-7.10")
def test_example_2_his_minor_skill_costs_1_coin():
    table = at(Village(hand=pad(), board=["ship_ask", SMITH], coin=1, **ASK), asks=Act(0))
    table.play(Launch("ship_ask"))
    assert goods(table) == {}
    assert discarded(table) == [SMITH]
    poor = at(Village(hand=pad(), board=["ship_ask", SMITH], **ASK), asks=Act(0))
    refusal = refused(poor, Launch("ship_ask"), "SHI-11.5")
    assert missing(refusal) == {"coin": 1}


@rule("SHI-7.13")
def test_example_2_a_tucked_artisan_supplies_both_skills_and_stays():
    me = Village(
        hand=pad(), board=["ship_karve", "ship_ask"], hut_tucked=SMITH,
        worker=2, wood=3, wool=2, iron=3, coin=1,
    )  # fmt: skip
    table = at(me, asks=Act(0))
    table.play(Launch("ship_karve"))
    assert goods(table)["coin"] == 1  # the major skill is free
    table.play(Launch("ship_ask"))
    assert goods(table) == {"worker": 2}
    assert village(table) == [("hut", SMITH, False)]
    assert discarded(table) == []


# ---- chapter 7 -------------------------------------------------------------------------------


@rule("SHI-7.1")
def test_an_artisan_is_laid_on_the_board_for_free():
    table = at(Village(hand=[SMITH, "jarl_01"]), asks=Act(0))
    table.play(Place(SMITH))
    assert board(table) == [SMITH]
    assert hand(table) == ["jarl_01"]
    assert goods(table) == {}


@rule("SHI-7.1")
def test_or_he_is_tucked_under_a_building_for_1_gold():
    table = at(Village(hand=[SMITH, "jarl_01"], gold=1), asks=Act(0))
    table.play(Tuck(SMITH, 0))
    assert village(table) == [("hut", SMITH, False)]
    assert board(table) == []
    assert goods(table) == {}


@rule("SHI-7.1")
@pytest.mark.parametrize("artisan", [SMITH, "art_sailmaker_woodcarver", "card"])
def test_an_artisan_is_recruited_from_hand_only(artisan):
    me = Village(hand=pad(), board=[SMITH], hut_tucked="art_sailmaker_woodcarver", gold=3)
    refused(at(me, asks=Act(0)), Place(artisan), "SHI-7.1")


@rule("SHI-7.2")
def test_a_card_goes_to_the_leftmost_slot_without_a_card():
    table = at(Village(hand=pad(SMITH, "ship_knarr"), board=["ship_ask"], worker=3), asks=Act(0))
    table.play(Place("ship_knarr"))
    assert board(table) == ["ship_ask", "ship_knarr"]
    table.play(Place(SMITH))
    assert board(table) == ["ship_ask", "ship_knarr", SMITH]
    assert [move.slot for move in table.moves() if isinstance(move, Work)] == [5]  # 4 asks coins


@rule("SHI-7.2")
def test_there_is_one_way_to_lay_a_card():
    table = at(Village(hand=pad(SMITH)), asks=Act(0))
    assert [move for move in table.moves() if isinstance(move, Place)] == [Place(SMITH)]


@rule("SHI-7.3")
@pytest.mark.parametrize("card", ["vil_skald", "jarl_01", "bld_sawmill"])
def test_villagers_jarls_and_buildings_never_go_on_the_board(card):
    refused(at(Village(hand=pad(card)), asks=Act(0)), Place(card), "SHI-7.3")


@rule("SHI-7.3")
def test_only_ships_and_artisans_lie_on_boards_in_any_game():
    for game in some_games():
        for answer in game:
            for cards in answer.after.boards:
                assert all(name.startswith(("ship_", "art_")) for name in names(cards))


@rule("SHI-7.4")
@pytest.mark.parametrize("card", [SMITH, "ship_karve"])
def test_the_board_holds_five_cards_at_most(card):
    table = at(Village(hand=pad(card), board=FIVE), asks=Act(0))
    refusal = refused(table, Place(card), "SHI-7.4")
    assert refusal.cells == tuple(("board", card) for card in FIVE)
    table.play(Drop("ship_busse"))  # room has to be made first
    table.play(Place(card))
    assert board(table) == ["ship_ask", "ship_barde", "ship_faring", "ship_knarr", card]


@rule("SHI-7.4")
def test_the_fifth_card_still_fits():
    table = at(Village(hand=pad(SMITH), board=FIVE[:4]), asks=Act(0))
    table.play(Place(SMITH))
    assert len(board(table)) == 5


@rule("SHI-7.5")
@pytest.mark.parametrize("card", [*FIVE[:4], SMITH])
def test_any_card_of_the_board_is_discarded_freely_without_reward(card):
    table = at(Village(hand=pad(), board=[*FIVE[:4], SMITH]), asks=Act(0))
    table.play(Drop(card))
    assert card not in board(table)
    assert discarded(table) == [card]
    assert goods(table) == {}
    assert len(hand(table)) == 2


@rule("SHI-7.5")
@pytest.mark.parametrize("card", ["bld_temple", "ship_knarr", "ship_faring", "jarl_01", "card"])
def test_only_a_card_of_the_own_board_is_discarded_from_it(card):
    me = Village(hand=pad(), board=["ship_ask"], ships=["ship_faring"], hut_tucked="jarl_01")
    table = at(me, Village(board=["ship_knarr"]), asks=Act(0))
    refused(table, Drop(card), "SHI-7.5")


@rule("SHI-7.6")
@pytest.mark.parametrize("number", range(5))
def test_the_cards_after_it_move_left(number):
    table = at(Village(hand=pad(), board=FIVE), asks=Act(0))
    table.play(Drop(FIVE[number]))
    assert board(table) == FIVE[:number] + FIVE[number + 1 :]


@rule("SHI-7.6")
def test_building_a_ship_closes_the_gaps_too():
    me = Village(hand=pad(), board=["ship_karve", "ship_knarr", SMITH, "ship_ask"], **KARVE)
    table = at(me, asks=Act(0))
    table.play(Launch("ship_karve"))
    assert board(table) == ["ship_knarr", "ship_ask"]


@rule("SHI-7.7")
@pytest.mark.parametrize("card", [SMITH, "ship_karve"])
def test_a_covered_worker_goes_to_the_main_supply_and_does_not_come_back(card):
    me = Village(hand=[card], board=["ship_ask"], slots=[2, 3], worker=1)
    table = at(me, asks=[Act(0), Income(0), Act(0)])
    table.play(Place(card))
    assert slots(table) == [3]
    assert goods(table) == {"worker": 1}  # not to the own supply
    table.play(Done())
    assert goods(table) == {"worker": 3}  # 1, the Eikja's and the one of slot 3


@rule("SHI-7.7")
def test_a_worker_on_another_slot_stays():
    table = at(Village(hand=pad(SMITH), slots=[2]), asks=Act(0))
    table.play(Place(SMITH))
    assert slots(table) == [2]


@rule("SHI-7.8")
def test_no_card_ever_covers_a_worker():
    seen = 0
    for game in some_games():
        for answer in game:
            for cards, workers in zip(answer.after.boards, answer.after.slots, strict=True):
                covered = (1 << len(cards)) - 1
                assert not workers & covered
                seen += bool(cards and workers)
    assert seen > 100  # boards with both were there


@rule("SHI-7.8")
def test_moving_left_covers_no_worker():
    table = at(Village(hand=pad(), board=FIVE[:3], slots=[4, 5]), asks=Act(0))
    table.play(Drop("ship_ask"))
    assert board(table) == ["ship_barde", "ship_busse"]
    assert slots(table) == [4, 5]


@rule("SHI-7.9")
def test_the_slot_freed_can_be_used_in_the_same_round():
    table = at(Village(hand=pad(), board=FIVE[:2], worker=2), asks=Act(0))
    refused(table, Work(2), "SHI-13.5")
    table.play(Drop("ship_ask"))
    table.play(Work(2))
    assert slots(table) == [2]
    assert goods(table) == {"worker": 2}  # one placed, one gained


@rule("SHI-7.10")
def test_an_artisan_on_the_board_serves_for_a_single_ship():
    me = Village(
        hand=pad(), board=["ship_karve", "ship_karve", SMITH],
        worker=4, wood=2, wool=2, iron=4, coin=3,
    )  # fmt: skip
    table = at(me, asks=Act(0))
    table.play(Launch("ship_karve"))
    assert board(table) == ["ship_karve"]
    refused(table, Launch("ship_karve"), "SHI-11.3")  # nobody left, no gold for the labourer


@rule("SHI-7.11")
@pytest.mark.parametrize("card", [SMITH, "vil_skald", "jarl_01"])
def test_artisans_villagers_and_jarls_are_tucked_for_1_gold(card):
    me = Village(hand=pad(card), buildings=["bld_sawmill"], gold=3)
    table = at(me, asks=Act(0))
    table.play(Tuck(card, 1))
    assert village(table) == [("hut", "", False), ("bld_sawmill", card, False)]
    assert goods(table) == {"gold": 2}
    assert hand(table) == ["bld_market", "bld_temple"]


@rule("SHI-7.11")
@pytest.mark.parametrize("card", [SMITH, "vil_skald", "jarl_01"])
def test_without_gold_nothing_is_tucked(card):
    me = Village(hand=pad(card), wood=9, wool=9, iron=9, coin=9)
    refusal = refused(at(me, asks=Act(0)), Tuck(card, 0), "SHI-7.11")
    assert refusal.args == {"cost": 1, "gold": 0}


@rule("SHI-7.11")
def test_a_building_is_not_tucked():
    refused(at(Village(hand=pad(), gold=3), asks=Act(0)), Tuck("bld_temple", 0), "SHI-7.11")


@rule("SHI-7.11")
@pytest.mark.parametrize("number", [-1, 2, 3])
def test_a_card_is_tucked_under_an_own_building_only(number):
    me = Village(hand=pad("jarl_01"), buildings=["bld_sawmill"], gold=3)
    other = Village(buildings=["bld_market"] * 3)
    refused(at(me, other, asks=Act(0)), Tuck("jarl_01", number), "SHI-7.11")


@rule("SHI-7.11")
def test_a_card_is_tucked_from_hand_only():
    me = Village(hand=pad(), buildings=["bld_sawmill"], hut_tucked="jarl_01", gold=3)
    table = at(me, asks=Act(0), discard=["jarl_02"])
    refused(table, Tuck("jarl_01", 1), "SHI-7.11")
    refused(table, Tuck("jarl_02", 1), "SHI-7.11")


@rule("SHI-7.12")
@pytest.mark.parametrize("number", [0, 1])
def test_no_building_takes_two_cards_the_hut_included(number):
    me = Village(hand=pad("jarl_01"), buildings=[("bld_sawmill", SMITH)], hut_tucked="vil_skald",
                 gold=3)  # fmt: skip
    table = at(me, asks=Act(0))
    refusal = refused(table, Tuck("jarl_01", number), "SHI-7.12")
    assert refusal.args == {"card": "vil_skald" if number == 0 else SMITH}
    assert refusal.cells == (("building", number),)


@rule("SHI-7.12")
def test_every_building_takes_one_card():
    me = Village(hand=pad("jarl_01", "jarl_02"), buildings=["bld_sawmill"], gold=3)
    table = at(me, asks=Act(0))
    table.play(Tuck("jarl_01", 0))
    table.play(Tuck("jarl_02", 1))
    assert [tucked for _, tucked, _ in village(table)] == ["jarl_01", "jarl_02"]
    assert goods(table) == {"gold": 1}


@rule("SHI-7.13")
def test_a_tucked_artisan_serves_for_every_later_ship():
    me = Village(
        hand=pad(), board=["ship_karve"] * 3, hut_tucked=SMITH, worker=6, wood=3, wool=3, iron=6
    )
    table = at(me, asks=Act(0))
    for number in (1, 2, 3):
        table.play(Launch("ship_karve"))
        assert len(fleet(table)) == 1 + number
        while not isinstance(table.question(), Act):
            table.play(table.moves()[0])
    assert village(table) == [("hut", SMITH, False)]


@rule("SHI-7.14")
@pytest.mark.parametrize("card", [SMITH, "vil_skald", "jarl_01"])
def test_a_tucked_card_is_discarded_freely_without_reward(card):
    table = at(Village(hand=pad(), hut_tucked=card), asks=Act(0))
    table.play(Untuck(0))
    assert village(table) == [("hut", "", False)]
    assert discarded(table) == [card]
    assert goods(table) == {}
    assert len(hand(table)) == 2


@rule("SHI-7.14")
def test_tucking_the_next_card_costs_1_gold_again():
    table = at(Village(hand=pad("jarl_01", "jarl_02"), gold=2), asks=Act(0))
    table.play(Tuck("jarl_01", 0))
    table.play(Untuck(0))
    table.play(Tuck("jarl_02", 0))
    assert goods(table) == {}
    assert village(table) == [("hut", "jarl_02", False)]


@rule("SHI-7.14")
@pytest.mark.parametrize("number", [-1, 0, 2])
def test_where_nothing_is_tucked_nothing_is_discarded(number):
    me = Village(hand=pad(), buildings=[("bld_sawmill", "jarl_01")])
    refused(at(me, asks=Act(0)), Untuck(number), "SHI-7.14")


@rule("SHI-7.15")
def test_an_artisan_on_the_board_is_not_tucked_later():
    table = at(Village(hand=pad(SMITH), gold=3), asks=Act(0))
    table.play(Place(SMITH))
    refused(table, Tuck(SMITH, 0), "SHI-7.11")


@rule("SHI-7.15")
def test_a_card_once_laid_only_leaves_by_being_discarded_or_built():
    for game in some_games():
        for answer in game:
            for seat, (old, new) in enumerate(
                zip(answer.before.boards, answer.after.boards, strict=True)
            ):
                gone = list(old)
                for card in new:
                    if card in gone:
                        gone.remove(card)
                for card in gone:
                    built = answer.after.fleets[seat][-1][0] == card
                    assert built or card in answer.after.discard + answer.after.deck
                assert answer.asked(Act) or len(new) <= len(old)


# ---- chapter 10 ------------------------------------------------------------------------------


@rule("SHI-10.1")
def test_a_ship_goes_from_hand_to_the_board_for_free():
    table = at(Village(hand=pad("ship_knarr")), asks=Act(0))
    table.play(Place("ship_knarr"))
    assert board(table) == ["ship_knarr"]
    assert hand(table) == ["bld_market", "bld_temple"]
    assert goods(table) == {}


@rule("SHI-10.1")
@pytest.mark.parametrize("card", ["ship_ask", "ship_faring", "ship_knarr"])
def test_a_ship_that_is_not_in_hand_is_not_started(card):
    me = Village(hand=pad(), board=["ship_ask"], ships=["ship_faring"])
    refused(at(me, asks=Act(0)), Place(card), "SHI-10.1")


@rule("SHI-10.2")
def test_ships_and_artisans_share_the_slots_from_the_left():
    table = at(Village(hand=pad("ship_knarr", SMITH), slots=[2]), asks=Act(0))
    table.play(Place(SMITH))
    table.play(Place("ship_knarr"))
    assert board(table) == [SMITH, "ship_knarr"]
    assert slots(table) == []  # the worker of slot 2 is lost
    assert goods(table) == {}


@rule("SHI-10.2")
def test_a_sixth_ship_does_not_fit():
    table = at(Village(hand=pad("ship_karve"), board=FIVE), asks=Act(0))
    refused(table, Place("ship_karve"), "SHI-7.4")


@rule("SHI-10.3")
def test_a_ship_on_the_board_gives_nothing():
    table = at(Village(hand=pad(*FIVE), worker=1), asks=[Act(0), Income(0), Act(0)])
    for card in FIVE:
        table.play(Place(card))
    assert tracks(table) == (0, 0, 0)
    assert goods(table) == {"worker": 1}
    assert len(hand(table)) == 2
    points = table.standing()[0]
    assert (points["ships"], points["bonuses"], sum(points.values())) == (0, 0, 0)


@rule("SHI-10.3")
def test_a_ship_on_the_board_has_no_income():
    table = at(Village(board=["ship_faring", "ship_skute"]), asks=[Income(0), Act(0)])
    assert goods(table) == {"worker": 1}  # the Eikja's


@rule("SHI-10.4")
def test_a_ship_is_given_up_without_reward():
    table = at(Village(hand=pad(), board=["ship_faring"]), asks=Act(0))
    table.play(Drop("ship_faring"))
    assert board(table) == []
    assert goods(table) == {}
    assert discarded(table) == ["ship_faring"]


@rule("SHI-10.5")
@pytest.mark.parametrize("ship", FIVE)
def test_a_ship_is_never_tucked(ship):
    refused(at(Village(hand=pad(ship), gold=3), asks=Act(0)), Tuck(ship, 0), "SHI-10.5")


@rule("SHI-10.6")
def test_ships_and_artisans_stay_on_the_board_from_round_to_round():
    table = at(Village(board=["ship_knarr", SMITH], worker=1), asks=[Act(0), Income(0), Act(0)])
    table.play(Done())
    assert board(table) == ["ship_knarr", SMITH]


@rule("SHI-10.6")
def test_between_two_action_phases_boards_do_not_change():
    kept = 0
    for game in some_games():
        for before, after in pairwise(game):
            if before.after.round > before.before.round or not before.asked(Act):
                assert before.after.boards == after.before.boards
        for answer in game:
            if answer.last and not isinstance(answer.move, Launch | Build | Play | Visit):
                kept += sum(map(bool, answer.after.boards))
                assert answer.after.boards == answer.before.boards
            if isinstance(answer.move, Discard):
                assert answer.after.boards == answer.before.boards
    assert kept > 10
