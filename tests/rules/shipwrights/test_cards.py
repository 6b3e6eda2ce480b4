"""Chapter 2: village cards and goods."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.benefits import BENEFITS
from drakkar.games.shipwrights.box import BUNDLE, CARDS, GOODS, PACKAGE, SKILLS
from drakkar.games.shipwrights.draft import Draft
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.moves import (
    Build,
    Choose,
    Discard,
    Drop,
    Give,
    Launch,
    Pay,
    Play,
    Use,
    Visit,
)
from drakkar.kernel import components
from drakkar.kernel.question import NATURE
from drakkar.kernel.testing import rule
from drakkar.kernel.text import texts
from tests.rules.shipwrights.histories import some_games
from tests.rules.shipwrights.position import (
    Village,
    at,
    discarded,
    fleet,
    goods,
    hand,
    refused,
    state_of,
    village,
)

BASIC = ("wood", "wool", "iron")


def of_kind(kind):
    return [card for card in CARDS if card.kind == kind]


def bundle(numbers):
    return {name: number for name, number in zip(BUNDLE, numbers, strict=True) if number}


# ---- the cards -------------------------------------------------------------------------------


@rule("SHI-2.1")
def test_there_are_122_village_cards_of_five_types():
    number: Counter[str] = Counter()
    for card in CARDS:
        number[card.kind] += card.copies
    assert number == {"ship": 36, "building": 24, "artisan": 24, "villager": 24, "jarl": 14}
    assert number.total() == 122


@rule("SHI-2.2")
@pytest.mark.parametrize("ship", [card.id for card in of_kind("ship")])
def test_a_ship_asks_for_skills_workers_and_resources_and_gives_points_steps_and_a_benefit(ship):
    card = next(card for card in CARDS if card.id == ship)
    assert 1 <= len(card.skills) <= 3
    cost = bundle(card.cost)
    assert cost.keys() <= {"worker", "wood", "wool", "iron", "gold"}
    assert "worker" in cost
    assert cost.keys() & {"wood", "wool", "iron"}
    assert card.vp > 0
    assert sum(card.progress) > 0
    assert card.benefit in BENEFITS


@rule("SHI-2.2")
def test_a_knarr_is_the_one_of_the_rulebook():
    knarr = next(card for card in CARDS if card.id == "ship_knarr")
    assert [SKILLS[skill] for skill in knarr.skills] == ["blacksmith", "sailmaker", "woodcarver"]
    cost = bundle(knarr.cost)
    assert cost.pop("worker") > 0
    assert cost == {"wood": 1, "wool": 5, "iron": 3, "gold": 2}
    assert knarr.progress == (0, 2, 2)


@rule("SHI-2.3")
@pytest.mark.parametrize("building", [card.id for card in of_kind("building")])
def test_a_building_asks_for_no_skill_and_gives_points_steps_and_a_worker_space(building):
    card = next(card for card in CARDS if card.id == building)
    assert card.skills == ()
    cost = bundle(card.cost)
    assert cost.keys() <= {"worker", "wood", "wool", "iron", "gold"}
    assert "worker" in cost
    assert cost.keys() & {"wood", "wool", "iron"}
    assert card.vp > 0
    assert sum(card.progress) > 0
    table = at(Village(hand=[building], worker=9, wood=9, wool=9, iron=9, gold=9), asks=Act(0))
    table.play(Build(building))
    while not isinstance(table.question(), Act):  # a raid, a trade card or an upgrade
        table.play(table.moves()[0])
    assert village(table)[-1] == (building, "", False)


@rule("SHI-2.23", "SHI-8.6")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_names_that_no_rule_prints_are_said_to_be_invented(lang):
    data, _ = components.document(PACKAGE, "cards")
    attested = {ship["id"] for ship in data["ships"] if "name.fr" in ship["rulebook_fields"]}
    clause = drakkar.GAMES["shipwrights"].rulebook.clauses()["SHI-2.23"].text(lang)
    say = texts(lang, PACKAGE)
    quoted = {card.id for card in CARDS if say("card", card=card.id) in clause}
    assert quoted == attested
    assert len(attested) == 5, "and the Eikja"
    assert "invent" in say("reconstructed-cards")
    assert "invent" in say("reconstructed-nemesis")
    for number in range(1, 5):
        assert "SHI-21.14" in say(f"option-nemesis_{number}-help")


@rule("SHI-2.4")
def test_the_four_skills_and_the_twelve_pairs_of_artisans():
    assert sorted(SKILLS) == ["blacksmith", "sailmaker", "stonemason", "woodcarver"]
    pairs = [(SKILLS[card.major], SKILLS[card.minor]) for card in of_kind("artisan")]
    assert sorted(pairs) == sorted(permutations(SKILLS, 2))


@rule("SHI-2.4")
def test_no_ship_asks_for_another_skill_or_for_one_twice():
    for card in of_kind("ship"):
        assert set(card.skills) <= {0, 1, 2, 3}
        assert len(set(card.skills)) == len(card.skills)


@rule("SHI-2.5")
def test_a_villager_always_has_a_cost_and_a_gain():
    villagers = of_kind("villager")
    assert len(villagers) == 12
    for card in villagers:
        assert sum(card.ability.pay) > 0
        assert sum(card.ability.gain) > 0


@rule("SHI-2.5")
@pytest.mark.parametrize("villager", [card.id for card in of_kind("villager")])
def test_no_villager_can_be_played_with_nothing(villager):
    clause = "SHI-9.4" if villager in ("vil_pedlar", "vil_innkeeper") else "SHI-9.3"
    refused(at(Village(hand=[villager]), asks=Act(0), auto=False), Play(villager), clause)


@rule("SHI-2.6")
def test_a_jarl_gives_points_and_steps():
    jarls = of_kind("jarl")
    assert len(jarls) == 14
    for card in jarls:
        assert card.vp > 0
        assert sum(card.progress) > 0


# ---- gold as a wild --------------------------------------------------------------------------

JEWELLER = "vil_jeweller"  # 1 resource for 1 gold


@rule("SHI-2.7", "SHI-2.13")
@pytest.mark.parametrize("good", ["wood", "wool", "iron", "gold"])
def test_wood_wool_iron_and_gold_pay_for_a_resource(good):
    me = Village(hand=[JEWELLER], wood=1, wool=1, iron=1, gold=1)
    table = at(me, asks=Act(0))
    table.play(Play(JEWELLER))
    table.play(Choose(good))
    left = {"wood": 1, "wool": 1, "iron": 1, "gold": 2}
    left[good] -= 1
    assert goods(table) == {name: number for name, number in left.items() if number}


@rule("SHI-2.7")
@pytest.mark.parametrize("good", ["worker", "coin", "card"])
def test_workers_coins_and_cards_are_no_resources(good):
    me = Village(hand=[JEWELLER, "jarl_01"], worker=2, coin=2, wood=1, wool=1)
    table = at(me, asks=Act(0))
    table.play(Play(JEWELLER))
    refused(table, Choose(good), "SHI-2.13")


@rule("SHI-2.7")
def test_with_workers_and_coins_alone_no_resource_can_be_paid():
    table = at(Village(hand=[JEWELLER], worker=5, coin=5), asks=Act(0))
    refusal = refused(table, Play(JEWELLER), "SHI-9.3")
    assert refusal.args["resource"] == 1


@rule("SHI-2.8")
@pytest.mark.parametrize("missing", BASIC)
def test_gold_stands_in_for_each_good_of_a_ship(missing):
    # a Karve: 2 workers, 1 wood, 1 wool, 2 iron
    stock = {"wood": 1, "wool": 1, "iron": 2} | {missing: 0}
    short = 2 if missing == "iron" else 1
    me = Village(board=["ship_karve", "art_blacksmith_stonemason"], worker=2, gold=short, **stock)
    table = at(me, asks=Act(0))
    table.play(Launch("ship_karve"))
    assert fleet(table)[-1][0] == "ship_karve"
    assert goods(table) == {"worker": 3}  # its benefit


@rule("SHI-2.8")
@pytest.mark.parametrize("missing", ["wood", "wool"])
def test_gold_stands_in_for_each_good_of_a_building(missing):
    stock = {"wood": 2, "wool": 2} | {missing: 0}  # a bloomery: 1 worker, 2 wood, 2 wool
    me = Village(hand=["bld_bloomery"], worker=1, gold=2, **stock)
    table = at(me, asks=Act(0))
    table.play(Build("bld_bloomery"))
    assert village(table)[-1][0] == "bld_bloomery"
    assert goods(table) == {}


@rule("SHI-2.8")
def test_gold_stands_in_in_the_cost_of_a_villager():
    table = at(Village(hand=[JEWELLER, "jarl_01"], gold=1), asks=Act(0))
    table.play(Play(JEWELLER))
    assert goods(table) == {"gold": 1}  # paid and gained
    assert hand(table) == ["jarl_01"]


@rule("SHI-2.8")
def test_gold_stands_in_in_the_cost_of_a_worker_space():
    me = Village(buildings=[("bld_sawmill", JEWELLER)], worker=1, gold=1, hand=["jarl_01"])
    table = at(me, asks=Act(0))
    table.play(Visit(1))
    table.play(Use("villager"))
    assert table.log[-1].move == Choose("gold")  # there is nothing else to pay with
    table.play(Use("building"))
    assert goods(table) == {"gold": 1, "wood": 2}


@rule("SHI-2.9")
def test_gold_does_not_stand_in_for_a_worker():
    me = Village(hand=["bld_bloomery", "jarl_01"], wood=2, wool=2, gold=9)
    refusal = refused(at(me, asks=Act(0)), Build("bld_bloomery"), "SHI-12.2")
    assert refusal.args["worker"] == 1


@rule("SHI-2.9")
def test_gold_does_not_stand_in_for_a_coin():
    me = Village(hand=["vil_recruiter"], gold=9)  # 2 coins for 2 workers
    refusal = refused(at(me, asks=Act(0)), Play("vil_recruiter"), "SHI-9.3")
    assert refusal.args["coin"] == 2


@rule("SHI-2.9")
def test_gold_does_not_stand_in_for_a_card():
    me = Village(buildings=["bld_treasury"], worker=1, gold=9)  # 1 card for 2 gold
    refusal = refused(at(me, asks=Act(0)), Visit(1), "SHI-13.7")
    assert refusal.args["card"] == 1


@rule("SHI-2.10")
@pytest.mark.parametrize(("gold", "iron", "fits"), [(1, 2, True), (1, 1, False), (2, 1, True),
                                                    (2, 0, False), (3, 0, True)])  # fmt: skip
def test_gold_used_as_a_wild_comes_on_top_of_a_gold_cost(gold, iron, fits):
    # a treasury: 1 worker, 1 wood, 1 wool, 2 iron, 1 gold
    me = Village(hand=["bld_treasury"], worker=1, wood=1, wool=1, iron=iron, gold=gold)
    table = at(me, asks=Act(0))
    if fits:
        table.play(Build("bld_treasury"))
        assert goods(table) == {}
    else:
        refused(table, Build("bld_treasury"), "SHI-12.2")


@rule("SHI-2.10")
def test_nothing_but_gold_pays_a_gold_cost():
    me = Village(hand=["bld_treasury"], worker=9, wood=9, wool=9, iron=9, coin=9)
    refusal = refused(at(me, asks=Act(0)), Build("bld_treasury"), "SHI-12.2")
    assert refusal.args["gold"] == 1


# ---- gaining ---------------------------------------------------------------------------------


@rule("SHI-2.11")
@pytest.mark.parametrize("good", BASIC)
def test_a_resource_gained_is_wood_wool_or_iron(good):
    table = at(Village(hand=["ship_knarr"]), asks=Act(0))
    table.play(Discard("ship_knarr"))
    assert table.moves() == [Choose("wood"), Choose("wool"), Choose("iron")]
    table.play(Choose(good))
    assert goods(table) == {good: 1}


@rule("SHI-2.11")
@pytest.mark.parametrize("good", ["gold", "worker", "coin", "card"])
def test_a_resource_gained_is_never_anything_else(good):
    table = at(Village(hand=["ship_knarr"]), asks=Act(0))
    table.play(Discard("ship_knarr"))
    refused(table, Choose(good), "SHI-2.11")


@rule("SHI-2.12")
@pytest.mark.parametrize(
    ("first", "second", "got"),
    [("wood", "wood", {"wood": 2}), ("wood", "iron", {"wood": 1, "iron": 1}),
     ("wool", "wood", {"wood": 1, "wool": 1})],
)  # fmt: skip
def test_two_resources_are_chosen_one_by_one(first, second, got):
    me = Village(buildings=["bld_storehouse"], worker=1, hand=["jarl_01", "jarl_02"])
    table = at(me, asks=Act(0))
    table.play(Visit(1))
    table.play(Choose(first))
    assert goods(table) == {first: 1}
    table.play(Choose(second))
    assert goods(table) == got
    assert isinstance(table.question(), Act)


@rule("SHI-2.13")
def test_what_one_has_none_of_does_not_pay_for_a_resource():
    table = at(Village(hand=[JEWELLER], wood=1, iron=1), asks=Act(0))
    table.play(Play(JEWELLER))
    assert table.moves() == [Choose("wood"), Choose("iron")]
    refused(table, Choose("wool"), "SHI-2.13")
    refused(table, Choose("gold"), "SHI-2.13")


@rule("SHI-2.14")
def test_a_card_gained_comes_from_the_deck_into_the_hand_at_once():
    table = at(Village(hand=["ship_karve"], coin=1), asks=Act(0), deck=["jarl_05"])
    table.play(Discard("ship_karve"))
    assert hand(table) == ["jarl_05"]
    assert Discard("jarl_05") in table.moves()


# ---- paying ----------------------------------------------------------------------------------


@rule("SHI-2.15")
def test_a_card_paid_comes_from_the_hand_and_pays_nothing():
    me = Village(hand=["vil_pedlar", "jarl_01", "jarl_02"])  # 1 card for 4 coins
    table = at(me, asks=Act(0))
    table.play(Play("vil_pedlar"))
    assert table.moves() == [Give("jarl_01"), Give("jarl_02")]
    table.play(Give("jarl_02"))
    assert hand(table) == ["jarl_01"]
    assert goods(table) == {"coin": 4}  # and no gold for the jarl
    assert discarded(table) == ["jarl_02", "vil_pedlar"]


@rule("SHI-2.15")
@pytest.mark.parametrize("card", ["ship_ask", "art_blacksmith_sailmaker", "jarl_03", "bld_sawmill",
                                  "ship_faring", "vil_pedlar"])  # fmt: skip
def test_no_card_from_elsewhere_can_be_paid(card):
    me = Village(
        hand=["vil_pedlar", "jarl_01", "jarl_02"], board=["ship_ask", "art_blacksmith_sailmaker"],
        buildings=[("bld_sawmill", "jarl_03")], ships=["ship_faring"],
    )  # fmt: skip
    table = at(me, asks=Act(0))
    table.play(Play("vil_pedlar"))
    refused(table, Give(card), "SHI-2.15")


@rule("SHI-2.15")
def test_cards_on_the_table_do_not_make_a_card_cost_payable():
    me = Village(
        board=["ship_ask", "ship_ask"], hut_tucked="jarl_03", buildings=["bld_treasury"], worker=1
    )
    refused(at(me, asks=Act(0)), Visit(1), "SHI-13.7")


@rule("SHI-2.16")
@pytest.mark.parametrize(
    "pay", [Pay(3, 2, 0, 0), Pay(2, 2, 0, 1), Pay(2, 1, 0, 0), Pay(0, 0, 0, 0), Pay(2, 2, 1, 0),
            Pay(1, 2, 0, 0), Pay(-1, 2, 0, 3)],
)  # fmt: skip
def test_a_cost_is_paid_exactly(pay):
    # a bloomery: 2 wood, 2 wool
    me = Village(hand=["bld_bloomery"], worker=1, wood=5, wool=5, iron=5, gold=5)
    table = at(me, asks=Act(0))
    table.play(Build("bld_bloomery", True))
    refused(table, pay, "SHI-2.16")


@rule("SHI-2.16")
@pytest.mark.parametrize("pay", [Pay(2, 2, 0, 0), Pay(1, 2, 0, 1), Pay(0, 0, 0, 4)])
def test_every_exact_mix_of_goods_and_gold_is_taken(pay):
    me = Village(hand=["bld_bloomery"], worker=1, wood=5, wool=5, iron=5, gold=5)
    table = at(me, asks=Act(0))
    table.play(Build("bld_bloomery", True))
    table.play(pay)
    assert goods(table) == {
        name: number
        for name, number in {
            "wood": 5 - pay.wood, "wool": 5 - pay.wool, "iron": 5, "gold": 5 - pay.gold,
        }.items()
        if number
    }  # fmt: skip


@rule("SHI-2.17")
def test_what_one_player_spends_and_gains_touches_nobody_else():
    for game in some_games():
        for answer in game:
            if answer.lane == NATURE or answer.last:
                continue
            for seat in range(answer.before.players):
                if seat != answer.lane:
                    at_ = slice(seat * len(GOODS), (seat + 1) * len(GOODS))
                    assert answer.before.goods[at_] == answer.after.goods[at_]


@rule("SHI-2.17")
def test_goods_spent_are_gone_and_goods_gained_join_the_own_supply():
    me = Village(coin=3)
    table = at(me, Village(coin=3), asks=Act(0), card="round_01")
    table.play(Exchange("wood"))
    assert goods(table, 0) == {"wood": 1, "coin": 2}
    assert goods(table, 1) == {"coin": 3}


# ---- the deck --------------------------------------------------------------------------------


@rule("SHI-2.18")
def test_the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_is_drawn():
    pile = ["jarl_01", "jarl_02", "jarl_03"]
    table = at(Village(hand=["ship_karve"], coin=1), asks=Act(0), deck=["jarl_09"], discard=pile)
    table.play(Discard("ship_karve"))
    assert hand(table) == ["jarl_09"]
    assert discarded(table) == []
    assert len(state_of(table).deck) == 4  # the pile and the Karve
    assert table.view(0)["table"]["discard_top"] is None


@rule("SHI-2.18")
def test_the_deck_is_made_anew_in_the_middle_of_a_draw():
    me = Village(hand=["vil_skald"], coin=2)  # 2 coins for 2 cards
    table = at(me, asks=Act(0), deck=["jarl_09"], discard=["ship_ask"] * 2)
    table.play(Play("vil_skald"))
    assert sorted(hand(table)) == ["jarl_09", "ship_ask"]
    assert len(state_of(table).deck) == 1
    assert discarded(table) == ["vil_skald"]


@rule("SHI-2.18")
def test_the_deck_is_made_anew_in_the_middle_of_a_deal():
    table = at(players=3, asks=Draft(), deck=["jarl_01"] * 8, discard=["jarl_02"] * 14)
    s = state_of(table)
    assert [len(pack) for pack in s.packs] == [6, 6, 6]
    dealt = Counter(CARDS[card].id for pack in s.packs for card in pack)
    assert dealt == {"jarl_01": 8, "jarl_02": 10}  # the old deck first, to its last card
    assert len(s.deck) == 4
    assert s.discard == []


@rule("SHI-2.18")
def test_the_new_deck_is_shuffled():
    first = set()
    for seed in range(30):
        table = at(
            Village(hand=["ship_karve", "ship_ellide"]), asks=Act(0), deck=["jarl_09"],
            discard=["jarl_01", "jarl_02", "jarl_03"], seed=seed,
        )  # fmt: skip
        table.play(Discard("ship_karve"))
        table.play(Discard("ship_ellide"))
        first.update(hand(table))
    assert first == {"jarl_09", "jarl_01", "jarl_02", "jarl_03", "ship_karve"}


@rule("SHI-2.19")
def test_with_an_empty_discard_pile_the_new_deck_waits_until_a_card_is_needed():
    me = Village(hand=["bld_market", "jarl_01", "jarl_02"], worker=1, hut="hut_5", randi=True,
                 coin=2)  # fmt: skip
    table = at(me, asks=Act(0), deck=["ship_ask"], discard=[])
    table.play(Visit(0))  # 1 card and 1 coin
    assert state_of(table).deck == state_of(table).discard == []
    table.play(Discard("jarl_01"))
    assert state_of(table).deck == []  # still nobody needs one
    assert discarded(table) == ["jarl_01"]
    table.play(Exchange("randi"))
    assert sorted(hand(table)) == ["bld_market", "jarl_01", "jarl_02", "ship_ask"]
    assert discarded(table) == []


@rule("SHI-2.20")
@pytest.mark.parametrize(("deck", "got"), [([], 0), (["jarl_01"], 1), (["jarl_01"] * 2, 2)])
def test_cards_that_are_not_there_are_forfeited(deck, got):
    table = at(Village(hand=["vil_skald"], coin=2, worker=1), asks=Act(0), deck=deck, discard=[])
    table.play(Play("vil_skald"))
    assert hand(table) == ["jarl_01"] * got
    assert goods(table) == {"worker": 1}  # paid all the same


@rule("SHI-2.20")
def test_randi_may_be_paid_in_vain_too():
    table = at(Village(randi=True, coin=2, worker=1), asks=Act(0), deck=[], discard=[])
    table.play(Exchange("randi"))
    assert hand(table) == []
    assert goods(table) == {"worker": 1}


# ---- what is seen ----------------------------------------------------------------------------


@rule("SHI-2.21")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_hands_packs_and_cards_set_aside_are_secret(viewer):
    me = Village(hand=["jarl_01", "jarl_02"], aside=["jarl_03"], pack=["jarl_04", "jarl_05"])
    seen = at(me, players=3, asks=Act(0)).view(viewer)["table"]["villages"][0]
    assert (seen["hand"], seen["aside"], seen["pack"]) == (2, 0, 3)


@rule("SHI-2.21")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_else_is_open_to_all(viewer):
    me = Village(
        board=["ship_ask"], slots=[3], hut="hut_4", hut_tucked="jarl_01",
        buildings=[("bld_sawmill", "vil_skald", True)], ships=[("ship_barde", "trade_01")],
        raids=["raid_02"], used_raids=["raid_03"], spent_trades=["trade_02"],
        upgrades=["labourer"], tracks=(8, 4, 4), worker=1, wood=2, wool=3, iron=4, gold=5, coin=6,
    )  # fmt: skip
    table = at(me, Village(), asks=Act(0), heroes={"military": 0, "trade": 2}).view(viewer)["table"]
    seen = table["villages"][0]
    assert seen["goods"] == {"worker": 1, "wood": 2, "wool": 3, "iron": 4, "gold": 5, "coin": 6}
    assert seen["tracks"] == {"military": 8, "trade": 4, "renown": 4}
    assert seen["board"] == ["ship_ask"]
    assert seen["slots"] == [3]
    assert seen["hut"] == "hut_4"
    assert [building["tucked"] for building in seen["buildings"]] == ["jarl_01", "vil_skald"]
    assert [building["worker"] for building in seen["buildings"]] == [False, True]
    assert [ship["ship"] for ship in seen["ships"]] == ["eikja", "ship_barde"]
    assert [ship["trade"] for ship in seen["ships"]] == [None, "trade_01"]
    assert [(raid["raid"], raid["used"]) for raid in seen["raids"]] == [
        ("raid_02", False), ("raid_03", True),
    ]  # fmt: skip
    assert seen["spent_trades"] == ["trade_02"]
    assert seen["upgrades"] == {"eikja": False, "labourer": True, "hut": False}
    assert table["heroes"] == {"military": 0, "trade": "neutral", "renown": None}


@rule("SHI-2.21")
def test_cards_drawn_are_seen_by_their_owner_only():
    me = Village(hand=["ship_karve"], coin=1)
    table = at(me, Village(), asks=Act(0), deck=["jarl_01", "jarl_02"])
    table.play(Discard("ship_karve"))
    assert table.view(1)["log"][-1] == {"seat": NATURE}
    assert table.view(0)["log"][-1]["move"] == ["cards", hand(table)]


@rule("SHI-2.22")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_of_the_piles_only_the_size_and_the_top_of_the_discard_pile_are_seen(viewer):
    pile = ["jarl_01", "jarl_02", "jarl_03"]
    table = at(
        Village(hand=["bld_sawmill"], coin=1),
        Village(),
        asks=Act(0),
        deck=["ship_ask"] * 3,
        discard=pile,
    )
    seen = table.view(viewer)["table"]
    assert (seen["deck"], seen["discard"], seen["discard_top"]) == (3, 3, "jarl_03")
    table.play(Discard("bld_sawmill"))
    seen = table.view(viewer)["table"]
    assert (seen["deck"], seen["discard"], seen["discard_top"]) == (3, 4, "bld_sawmill")


@rule("SHI-2.22")
def test_what_lies_below_the_top_of_the_discard_pile_and_in_the_deck_changes_no_view():
    def look(pile, deck, viewer):
        return at(Village(coin=1), Village(), asks=Act(0), deck=deck, discard=pile).view(viewer)

    for viewer in (None, 0, 1):
        seen = look(["jarl_01", "jarl_02", "jarl_03"], ["ship_ask", "ship_barde"], viewer)
        assert seen == look(["bld_market", "ship_ask", "jarl_03"], ["jarl_07", "jarl_08"], viewer)


@rule("SHI-2.22")
def test_the_discard_pile_is_not_searched():
    table = at(Village(board=["ship_ask"]), asks=Act(0), discard=["jarl_01", "jarl_02"])
    refused(table, Discard("jarl_02"), "SHI-6.1")
    table.play(Drop("ship_ask"))
    assert discarded(table) == ["jarl_01", "jarl_02", "ship_ask"]
    assert hand(table) == []
