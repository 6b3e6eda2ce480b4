"""Chapter 11: building a ship."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.box import BUNDLE, CARD_INDEX, CARDS, SKILLS
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.moves import (
    Choose,
    Give,
    Launch,
    Pay,
    Place,
    Skills,
    Under,
    Upgrade,
    Work,
)
from drakkar.kernel.question import Move
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from drakkar.kernel.text import texts
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
)

FR = texts("fr", "drakkar.games.shipwrights")

# Yellow in the example: a sailmaker on the board, a stonemason / woodcarver under the hut
YELLOW = Village(
    board=["ship_knarr", "art_sailmaker_stonemason"],
    hut_tucked="art_stonemason_woodcarver",
    hand=["jarl_03"],
    wood=1,
    wool=5,
    iron=1,
    gold=5,
    coin=1,
    worker=3,
)
YELLOWS_WAY = Skills(
    ("labourer", "board:art_sailmaker_stonemason:major", "tucked:art_stonemason_woodcarver:minor")
)


def act(village: Village, auto: bool = False, **position) -> Table:
    return at(village, asks=Act(0), auto=auto, **position)


def play(table: Table, *moves: Move) -> Table:
    for move in moves:
        table.play(move)
    return table


def ways(village: Village, ship: str, by_hand: bool = False, **position) -> set[tuple[str, ...]]:
    """The ways to meet the skills of this ship that are offered."""
    table = play(act(village, **position), Launch(ship, by_hand))
    offered = table.moves()
    assert len(set(offered)) == len(offered)
    return {move.sources for move in offered if isinstance(move, Skills)}


def payments(village: Village, *moves: Move, **position) -> set[tuple[int, int, int, int]]:
    """The payments (wood, wool, iron, gold) that are offered after these moves."""
    offered = play(act(village, **position), *moves).moves()
    return {(m.wood, m.wool, m.iron, m.gold) for m in offered if isinstance(m, Pay)}


def rich(**more) -> Village:
    """Enough of everything for any ship, and no artisans but those named."""
    plenty = {"wood": 5, "wool": 5, "iron": 5, "gold": 9, "coin": 5, "worker": 5}
    return Village(**(plenty | more))


# ---- worked example 5: the Knarr ---------------------------------------------------------------


@rule("SHI-11.15", "SHI-11.3", "SHI-11.10")
def test_yellow_builds_the_knarr_of_the_example_with_her_last_coin_and_five_gold():
    table = act(YELLOW)
    play(table, Launch("ship_knarr"), YELLOWS_WAY, Pay(1, 5, 1, 4 + 1), Give("jarl_03"))
    assert goods(table) == {}
    assert hand(table) == board(table) == []
    assert fleet(table) == [("eikja", ""), ("ship_knarr", "")]
    assert tracks(table) == (0, 2, 2)
    assert state_of(table).villages[0][0][1] >= 0, "the tucked artisan stays"
    assert discarded(table) == ["art_sailmaker_stonemason", "jarl_03"]


@rule("SHI-11.15", "SHI-11.13")
def test_all_that_yellow_can_do_is_forced_so_one_move_builds_the_knarr():
    table = play(act(YELLOW, auto=True), Launch("ship_knarr"))
    assert goods(table) == {}
    assert tracks(table) == (0, 2, 2)


@rule("SHI-11.15", "SHI-11.12")
def test_with_four_gold_the_example_fails():
    refusal = refused(act(replace(YELLOW, gold=4)), Launch("ship_knarr"), "SHI-11.3")
    lacking = {"iron": 2, "wild": 1, "blacksmith": 1, "labourer": 1}
    assert missing(refusal) == lacking, "one gold is left for two iron"


@rule("SHI-11.5", "SHI-11.15")
def test_without_the_coin_for_the_minor_skill_the_example_fails():
    refusal = refused(act(replace(YELLOW, coin=0)), Launch("ship_knarr"), "SHI-11.3")
    assert missing(refusal) == {"coin": 1, "blacksmith": 1, "labourer": 1}


@rule("SHI-11.10", "SHI-11.15")
def test_without_a_card_for_the_labourer_the_example_fails():
    refusal = refused(act(replace(YELLOW, hand=())), Launch("ship_knarr"), "SHI-11.3")
    assert missing(refusal) == {"card": 1, "blacksmith": 1, "labourer": 1}


@rule("SHI-17.14", "SHI-11.15")
def test_with_frode_four_gold_suffice_for_the_example():
    table = act(replace(YELLOW, gold=4), heroes={"renown": 0})
    play(table, Launch("ship_knarr"), YELLOWS_WAY)
    assert table.moves() == [Pay(1, 5, 1, 4)]
    play(table, table.moves()[0], Give("jarl_03"))
    assert goods(table) == {}
    refused(act(replace(YELLOW, gold=3), heroes={"renown": 0}), Launch("ship_knarr"), "SHI-11.3")


# ---- what is missing --------------------------------------------------------------------------


@rule("SHI-11.5")
def test_where_only_the_coin_of_a_minor_skill_is_missing_the_refusal_says_so():
    village = rich(board=["ship_ask", "art_blacksmith_stonemason"], coin=0, gold=0)
    refusal = refused(act(village), Launch("ship_ask"), "SHI-11.5")
    assert missing(refusal) == {"coin": 1}
    assert refusal.text(FR) == "Il vous manque 1 pièce. (SHI-11.5)"


@rule("SHI-11.3", "SHI-11.10")
def test_skills_that_nobody_supplies_are_named_with_what_the_labourer_would_take():
    village = rich(board=["ship_barde"], gold=0, hand=["jarl_01"])
    refusal = refused(act(village), Launch("ship_barde"), "SHI-11.3")
    lacking = {"gold": 2, "card": 1, "blacksmith": 1, "stonemason": 1, "labourer": 2}
    assert missing(refusal) == lacking
    assert refusal.text(FR).replace("\u00a0", " ") == (
        "Aucun de vos Artisans ne fournit : Forgeron, Tailleur de Pierre. "
        "Avec le Manœuvre à la place, il vous manque 2 or, 1 carte. (SHI-11.3)"
    )


@rule("SHI-11.13", "SHI-2.8")
def test_the_gold_that_stands_in_for_a_part_of_the_goods_is_counted():
    artisan = "art_blacksmith_stonemason"
    village = rich(board=["ship_karve"], hut_tucked=artisan, iron=0, gold=1)
    refusal = refused(act(village), Launch("ship_karve"), "SHI-11.13")
    assert missing(refusal) == {"iron": 2, "wild": 1}
    text = refusal.text(FR).replace("\u00a0", " ")
    assert text == "Il vous manque 2 fer ; votre or n'en remplace que 1. (SHI-11.13)"
    assert Launch("ship_karve") in act(replace(village, iron=1)).moves()


@rule("SHI-11.5", "SHI-11.10", "SHI-11.11")
def test_a_way_that_cannot_be_paid_is_refused_by_the_clause_that_makes_it_dear():
    artisans = ["art_blacksmith_sailmaker", "art_stonemason_blacksmith"]
    village = rich(board=["ship_karve", *artisans], coin=0, gold=0)
    table = play(act(village), Launch("ship_karve", True))
    minor = Skills((f"board:{artisans[1]}:minor",))
    assert missing(refused(table, minor, "SHI-11.5")) == {"coin": 1}
    assert missing(refused(table, Skills(("labourer",)), "SHI-11.10")) == {"gold": 1, "card": 1}
    better = act(replace(village, upgrades=["labourer"]))
    play(better, Launch("ship_karve", True))
    assert missing(refused(better, Skills(("labourer",)), "SHI-11.11")) == {"gold": 1}


@rule("SHI-2.8", "SHI-2.16")
def test_a_payment_that_the_rules_allow_points_to_the_free_payment():
    village = rich(board=["ship_skute"], hut_tucked="art_sailmaker_stonemason")
    table = play(act(village), Launch("ship_skute"))
    play(table, Skills(("tucked:art_sailmaker_stonemason:major",)))
    assert "paiement au choix" in refused(table, Pay(1, 2, 0, 1), "SHI-2.8").text(FR)
    refused(table, Pay(1, 2, 0, 0), "SHI-2.16")


@rule("SHI-5.5")
@pytest.mark.parametrize("answers", [0, 1, 2])
def test_nothing_is_exchanged_inside_the_payment_of_a_ship(answers):
    table = play(act(YELLOW), Launch("ship_knarr"))
    play(table, *(YELLOWS_WAY, Pay(1, 5, 1, 5))[:answers])
    refused(table, Exchange("set"), "SHI-5.5")


# ---- from the board ----------------------------------------------------------------------------


@rule("SHI-11.1")
def test_a_ship_in_hand_cannot_be_built():
    refused(act(rich(hand=["ship_skute", "jarl_01"])), Launch("ship_skute"), "SHI-11.1")


@rule("SHI-11.1")
def test_an_artisan_on_the_board_is_not_built():
    refused(
        act(rich(board=["art_sailmaker_stonemason"])),
        Launch("art_sailmaker_stonemason"),
        "SHI-11.1",
    )


@rule("SHI-11.1")
def test_a_ship_on_a_neighbours_board_is_not_ones_own():
    table = at(rich(), Village(board=["ship_skute"]), asks=Act(0))
    refused(table, Launch("ship_skute"), "SHI-11.1")


@rule("SHI-11.2")
def test_a_ship_is_laid_and_built_in_the_same_round():
    table = act(rich(hand=["ship_skute"], board=["art_sailmaker_stonemason"]))
    play(
        table,
        Place("ship_skute"),
        Launch("ship_skute"),
        Skills(("board:art_sailmaker_stonemason:major",)),
        Pay(1, 2, 1, 0),
    )
    assert fleet(table) == [("eikja", ""), ("ship_skute", "")]


# ---- skills ------------------------------------------------------------------------------------


@rule("SHI-11.3")
def test_board_artisan_tucked_artisan_and_labourer_mix_freely():
    village = rich(
        board=["ship_knarr", "art_sailmaker_stonemason", "art_blacksmith_sailmaker"],
        buildings=[("bld_market", "art_woodcarver_stonemason")],
        hand=["jarl_01"],
    )
    way = (
        "labourer",
        "board:art_sailmaker_stonemason:major",
        "tucked:art_woodcarver_stonemason:major",
    )
    assert way in ways(village, "ship_knarr")


@rule("SHI-11.3")
@pytest.mark.parametrize(
    "sources",
    [
        (),
        ("board:art_sailmaker_stonemason:major", "labourer"),
        ("nobody",),
        ("tucked:art_sailmaker_stonemason:major",),
        ("board:art_sailmaker_stonemason:minor",),
        ("board:art_blacksmith_stonemason:major",),
    ],
)
def test_every_skill_needs_a_source_that_has_it(sources):
    village = rich(board=["ship_skute", "art_sailmaker_stonemason", "art_blacksmith_stonemason"])
    table = play(act(village), Launch("ship_skute", True))
    refused(table, Skills(sources), "SHI-11.3")


@rule("SHI-11.4")
def test_an_artisan_in_hand_does_not_count():
    village = rich(board=["ship_skute"], hand=["art_sailmaker_stonemason"], gold=0)
    refused(act(village), Launch("ship_skute"), "SHI-11.3")
    table = play(act(replace(village, gold=1)), Launch("ship_skute"))
    refused(table, Skills(("board:art_sailmaker_stonemason:major",)), "SHI-11.3")
    assert table.moves() == [Skills(("labourer",))]


@rule("SHI-11.5")
@pytest.mark.parametrize("where", ["board", "tucked"])
@pytest.mark.parametrize(("skill", "coins"), [("major", 0), ("minor", 1)])
def test_a_major_skill_is_free_and_a_minor_one_costs_a_coin_wherever_the_artisan_is(
    where, skill, coins
):
    artisan = "art_sailmaker_stonemason" if skill == "major" else "art_stonemason_sailmaker"
    village = rich(
        board=["ship_skute", *([artisan] if where == "board" else [])],
        hut_tucked=artisan if where == "tucked" else "",
        gold=0,
        coin=3,
    )
    table = play(act(village), Launch("ship_skute"), Skills((f"{where}:{artisan}:{skill}",)))
    play(table, Pay(1, 2, 1, 0))
    assert goods(table)["coin"] == 3 - coins


@rule("SHI-11.5")
def test_two_minor_skills_cost_two_coins():
    village = rich(
        board=["ship_byrding", "art_blacksmith_sailmaker", "art_blacksmith_woodcarver"],
        coin=2,
        gold=0,
    )
    way = ("board:art_blacksmith_sailmaker:minor", "board:art_blacksmith_woodcarver:minor")
    assert ways(village, "ship_byrding") == {way}
    table = play(act(village), Launch("ship_byrding"), Skills(way), Pay(2, 3, 1, 0))
    assert goods(table)["coin"] == 4, "both paid, then the 4 of the Byrding"
    refusal = refused(act(replace(village, coin=1)), Launch("ship_byrding"), "SHI-11.5")
    assert missing(refusal) == {"coin": 1}


@rule("SHI-11.5", "SHI-11.9")
def test_where_coins_run_short_the_labourer_takes_the_place_of_either_minor_skill():
    village = rich(
        board=["ship_byrding", "art_blacksmith_sailmaker", "art_blacksmith_woodcarver"],
        hand=["jarl_01"],
        coin=1,
        gold=1,
    )
    assert ways(village, "ship_byrding") == {
        ("labourer", "board:art_blacksmith_woodcarver:minor"),
        ("board:art_blacksmith_sailmaker:minor", "labourer"),
    }


@rule("SHI-11.6")
def test_one_artisan_supplies_both_skills_of_a_ship_for_one_coin():
    village = rich(board=["ship_byrding", "art_sailmaker_woodcarver"], coin=1, gold=0)
    way = ("board:art_sailmaker_woodcarver:major", "board:art_sailmaker_woodcarver:minor")
    assert ways(village, "ship_byrding") == {way}
    table = play(act(village), Launch("ship_byrding"), Skills(way), Pay(2, 3, 1, 0))
    assert goods(table)["coin"] == 4, "the last coin is paid before the Byrding brings 4"
    assert discarded(table) == ["art_sailmaker_woodcarver"]


@rule("SHI-11.6", "SHI-11.8")
def test_a_tucked_artisan_supplies_both_skills_too():
    village = rich(board=["ship_byrding"], hut_tucked="art_woodcarver_sailmaker", coin=1, gold=0)
    way = ("tucked:art_woodcarver_sailmaker:minor", "tucked:art_woodcarver_sailmaker:major")
    assert ways(village, "ship_byrding") == {way}


@rule("SHI-11.6", "SHI-11.7")
def test_of_two_equal_artisans_one_works_and_the_other_stays():
    pair = ["art_sailmaker_woodcarver"] * 2
    table = act(rich(board=["ship_byrding", *pair], gold=0))
    play(
        table,
        Launch("ship_byrding"),
        Skills(("board:art_sailmaker_woodcarver:major", "board:art_sailmaker_woodcarver:minor")),
        Pay(2, 3, 1, 0),
    )
    assert board(table) == ["art_sailmaker_woodcarver"]
    assert discarded(table) == ["art_sailmaker_woodcarver"]


@rule("SHI-11.7")
def test_artisans_of_the_board_who_worked_are_discarded_without_reward_and_the_others_stay():
    village = rich(
        board=["art_woodcarver_blacksmith", "ship_skute", "art_sailmaker_blacksmith"],
        coin=0,
        gold=0,
    )
    table = act(village)
    play(
        table,
        Launch("ship_skute"),
        Skills(("board:art_sailmaker_blacksmith:major",)),
        Pay(1, 2, 1, 0),
    )
    assert board(table) == ["art_woodcarver_blacksmith"]
    assert discarded(table) == ["art_sailmaker_blacksmith"]
    assert "coin" not in goods(table), "his 2 coins are for discarding him from hand"


@rule("SHI-11.8")
def test_a_tucked_artisan_stays_and_works_on_the_next_ship_too():
    village = rich(
        board=["ship_skute", "ship_skute"], hut_tucked="art_sailmaker_stonemason", gold=0
    )
    table = act(village)
    for _ in range(2):
        play(
            table,
            Launch("ship_skute"),
            Skills(("tucked:art_sailmaker_stonemason:major",)),
            Pay(1, 2, 1, 0),
        )
    assert [ship for ship, _ in fleet(table)] == ["eikja", "ship_skute", "ship_skute"]
    assert discarded(table) == []


@rule("SHI-11.7", "SHI-11.8")
def test_of_an_artisan_both_tucked_and_on_the_board_the_tucked_one_works_unless_paid_by_hand():
    artisan = "art_sailmaker_stonemason"
    village = rich(board=["ship_skute", artisan], hut_tucked=artisan)
    assert ways(village, "ship_skute") == {(f"tucked:{artisan}:major",)}
    table = play(act(village), Launch("ship_skute", True))
    play(table, Skills((f"board:{artisan}:major",)), Pay(1, 2, 1, 0))
    assert board(table) == []
    assert discarded(table) == [artisan]


# ---- the ways that are offered -----------------------------------------------------------------


@rule("SHI-11.3")
def test_the_sensible_ways_spare_artisans_coins_or_the_labourer_each_in_its_turn():
    village = rich(
        board=["ship_byrding", "art_sailmaker_woodcarver", "art_woodcarver_stonemason"],
        hut_tucked="art_blacksmith_sailmaker",
        hand=["jarl_01", "jarl_02"],
    )
    both, carver, tucked = (
        "board:art_sailmaker_woodcarver:",
        "board:art_woodcarver_stonemason:major",
        "tucked:art_blacksmith_sailmaker:minor",
    )
    assert ways(village, "ship_byrding") == {
        (both + "major", both + "minor"),  # one artisan, 1 coin
        (both + "major", carver),  # two artisans, nothing else
        (both + "major", "labourer"),  # one artisan, the labourer once
        (tucked, carver),  # one artisan, 1 coin
        ("labourer", carver),  # one artisan, the labourer once
        (tucked, "labourer"),  # no artisan, 1 coin, the labourer
        ("labourer", "labourer"),  # no artisan, no coin
    }


@rule("SHI-11.3")
def test_a_wasteful_way_must_be_chosen_by_hand():
    village = rich(board=["ship_skute"], hut_tucked="art_sailmaker_stonemason", hand=["jarl_01"])
    assert ways(village, "ship_skute") == {("tucked:art_sailmaker_stonemason:major",)}
    refused(play(act(village), Launch("ship_skute")), Skills(("labourer",)), "SHI-11.3")
    assert ways(village, "ship_skute", by_hand=True) == {
        ("tucked:art_sailmaker_stonemason:major",),
        ("labourer",),
    }


@rule("SHI-11.3")
def test_by_hand_every_way_to_meet_the_skills_is_listed():
    village = rich(
        board=["ship_byrding", "art_sailmaker_woodcarver", "art_blacksmith_sailmaker"],
        hut_tucked="art_woodcarver_sailmaker",
        hand=["jarl_01"],
    )
    sail = [
        "board:art_sailmaker_woodcarver:major",
        "board:art_blacksmith_sailmaker:minor",
        "tucked:art_woodcarver_sailmaker:minor",
        "labourer",
    ]
    carve = [
        "board:art_sailmaker_woodcarver:minor",
        "tucked:art_woodcarver_sailmaker:major",
        "labourer",
    ]
    every = {(a, b) for a in sail for b in carve}
    # one card in hand: the labourer of the base side works once
    assert ways(village, "ship_byrding", by_hand=True) == every - {("labourer", "labourer")}
    assert ways(replace(village, upgrades=["labourer"]), "ship_byrding", by_hand=True) == every


@rule("SHI-11.13")
def test_by_hand_every_exact_payment_is_listed():
    village = rich(
        board=["ship_karve"], hut_tucked="art_blacksmith_stonemason", wood=1, wool=0, gold=3
    )
    start = (Launch("ship_karve", True), Skills(("tucked:art_blacksmith_stonemason:major",)))
    # 1 wood, 1 wool, 2 iron; the wool is missing
    assert payments(village, *start) == {
        (1, 0, 2, 1),
        (0, 0, 2, 2),
        (1, 0, 1, 2),
        (0, 0, 1, 3),
        (1, 0, 0, 3),
    }
    assert payments(village, Launch("ship_karve"), start[1]) == {(1, 0, 2, 1)}


@rule("SHI-11.13", "SHI-11.9", "SHI-17.16")
def test_labourer_wild_gold_and_frode_work_together():
    village = rich(board=["ship_karve"], hand=["jarl_01"], wood=1, wool=0, iron=1, gold=2)
    start = (Launch("ship_karve"), Skills(("labourer",)))
    # of 1 wood, 1 wool, 2 iron one wool and one iron are missing; Frode saves either
    assert payments(village, *start, heroes={"renown": 0}) == {(1, 0, 1, 2)}
    refused(act(village), Launch("ship_karve"), "SHI-11.3")
    # by hand with a gold more: Frode's good and the gold where its owner likes
    more = replace(village, gold=3)
    assert payments(more, Launch("ship_karve", True), start[1], heroes={"renown": 0}) == {
        (1, 0, 1, 2),  # wool or iron saved, gold for the other
        (0, 0, 1, 3),  # gold for the wood too, or wood saved and gold for wool and iron
        (1, 0, 0, 3),
    }


def every_way(village: Village, ship: str, frode: bool) -> dict[tuple[str, ...], tuple[int, ...]]:
    """All affordable ways to meet the skills, worked out from the words of the rules alone, each
    with what it uses up: artisans of the board, coins, uses of the labourer."""
    printed = CARDS[CARD_INDEX[ship]]
    need = dict(zip(BUNDLE, printed.cost, strict=True))
    artisans = [("board", card) for card in village.board if card.startswith("art_")]
    tucked = [village.hut_tucked, *(building[1] for building in village.buildings)]
    artisans += [("tucked", card) for card in tucked if card.startswith("art_")]
    ways: dict[tuple[str, ...], tuple[int, ...]] = {}
    choices = []
    for skill in printed.skills:
        sources = ["labourer"]
        for where, card in artisans:
            _, major, minor = card.split("_")
            if SKILLS[skill] in (major, minor):
                sources.append(f"{where}:{card}:{'major' if SKILLS[skill] == major else 'minor'}")
        choices.append(sources)
    for way in product(*choices):
        coins = sum(source.endswith("minor") for source in way)
        labour = way.count("labourer")
        cards = 0 if "labourer" in village.upgrades else labour
        missing = sum(
            max(0, need[good] - getattr(village, good)) for good in ("wood", "wool", "iron")
        )
        gold = need["gold"] + labour + missing - (frode and missing > 0)
        enough = gold <= village.gold and coins <= village.coin and need["worker"] <= village.worker
        if enough and cards <= len(village.hand):
            used = {source.split(":")[1] for source in way if source.startswith("board")}
            every = sorted({card for where, card in artisans if where == "board"})
            ways[way] = (*(card in used for card in every), coins, labour)
    return ways


def short_of(village: Village, ship: str, frode: bool) -> str:
    """What keeps a ship from being built: its goods, else skills nobody has, else coins."""
    skills = [SKILLS[skill] for skill in CARDS[CARD_INDEX[ship]].skills]
    tucked = [village.hut_tucked, *(building[1] for building in village.buildings)]
    artisans = [card for card in (*village.board, *tucked) if card.startswith("art_")]
    known = {skill for card in artisans for skill in card.split("_")[1:]}
    master = [f"art_{skill}_{skill}" for skill in skills]  # everybody's major skill at once
    able = replace(village, board=[ship, *master], buildings=(), hut_tucked="")
    if not every_way(able, ship, frode):
        return "goods"
    return "coins" if known >= set(skills) else "skills"


@rule("SHI-11.3", "SHI-11.5", "SHI-11.9", "SHI-11.13")
@pytest.mark.parametrize("seed", range(150))
def test_a_ship_is_built_in_just_the_ways_the_rules_allow(seed):
    rng = Random(seed)
    names = [card.id for card in CARDS if card.kind == "artisan"]
    ship = rng.choice([card.id for card in CARDS if card.kind == "ship"])
    village = Village(
        board=[ship, *rng.sample(names * 2, rng.randint(0, 4))],
        hut_tucked=rng.choice([*names, "jarl_01", ""]),
        buildings=[("bld_market", name) for name in rng.sample(names, rng.randint(0, 2))],
        hand=["jarl_02", "jarl_03", "jarl_04"][: rng.randint(0, 3)],
        upgrades=rng.choice([[], ["labourer"]]),
        worker=rng.randint(1, 4),
        wood=rng.randint(0, 4),
        wool=rng.randint(0, 5),
        iron=rng.randint(0, 5),
        gold=rng.randint(0, 7),
        coin=rng.randint(0, 3),
    )
    frode = rng.random() < 0.5
    heroes = {"renown": 0} if frode else None
    legal = every_way(village, ship, frode)
    if not legal:
        clause = {"goods": "SHI-11.13", "skills": "SHI-11.3", "coins": "SHI-11.5"}
        refused(act(village, heroes=heroes), Launch(ship), clause[short_of(village, ship, frode)])
        return
    sensible = ways(village, ship, heroes=heroes)
    worth = {legal[way] for way in sensible}
    assert len(worth) == len(sensible), "each offered way uses up something else"
    for way, used in legal.items():
        no_worse = [
            price for price in worth if all(a <= b for a, b in zip(price, used, strict=True))
        ]
        assert no_worse, f"{way} is better than all that is offered"
        assert way not in sensible or no_worse == [used]
    if Launch(ship, True) in act(village, heroes=heroes).moves():
        assert ways(village, ship, by_hand=True, heroes=heroes) == set(legal)
    else:
        assert set(legal) == sensible, "nothing to choose by hand"


# ---- the labourer ------------------------------------------------------------------------------


@rule("SHI-11.9", "SHI-11.10")
def test_the_labourer_alone_builds_a_ship_of_three_skills_for_three_gold_and_three_cards():
    village = rich(
        board=["ship_knarr"], hand=["jarl_01", "jarl_02", "jarl_03", "bld_market"], gold=5
    )
    table = play(act(village), Launch("ship_knarr"), Skills(("labourer",) * 3), Pay(1, 5, 3, 2 + 3))
    play(table, Give("jarl_01"), Give("jarl_03"), Give("bld_market"))
    assert hand(table) == ["jarl_02"]
    assert goods(table) == {"wood": 4, "iron": 2, "coin": 5, "worker": 2}, "no discard reward"
    assert fleet(table)[-1] == ("ship_knarr", "")


@rule("SHI-11.10")
def test_the_labourer_takes_no_card_that_is_not_in_hand():
    village = rich(board=["ship_skute", "art_blacksmith_stonemason"], hand=["jarl_01"])
    table = play(act(village), Launch("ship_skute"), Skills(("labourer",)), Pay(1, 2, 1, 1))
    refused(table, Give("art_blacksmith_stonemason"), "SHI-2.15")
    assert table.moves() == [Give("jarl_01")]


@rule("SHI-11.11")
def test_the_upgraded_labourer_costs_a_gold_and_no_card():
    village = rich(board=["ship_byrding"], hand=["jarl_01"], upgrades=["labourer"], gold=2)
    table = act(village)
    play(table, Launch("ship_byrding"), Skills(("labourer", "labourer")), Pay(2, 3, 1, 2))
    assert hand(table) == ["jarl_01"]
    assert "gold" not in goods(table)
    refused(act(replace(village, gold=1)), Launch("ship_byrding"), "SHI-11.3")


@rule("SHI-11.12")
def test_the_labourers_gold_comes_on_top_of_the_ships():
    village = rich(board=["ship_faring"], hand=["jarl_01"], gold=2)
    assert payments(village, Launch("ship_faring"), Skills(("labourer",))) == {(2, 1, 0, 2)}
    refused(act(replace(village, gold=1)), Launch("ship_faring"), "SHI-11.3")


# ---- goods and workers -------------------------------------------------------------------------


@rule("SHI-11.13")
def test_the_workers_and_goods_of_the_ship_are_spent():
    village = rich(board=["ship_snekke"], hut_tucked="art_blacksmith_woodcarver", gold=1, coin=1)
    table = play(act(village), Launch("ship_snekke"))
    play(table, *table.moves())
    play(table, Pay(3, 1, 2, 1))
    assert goods(table) == {"wood": 2, "wool": 4, "iron": 3, "worker": 2}


@rule("SHI-11.13")
def test_gold_replaces_goods_but_no_worker_and_no_coin():
    village = Village(
        board=["ship_karve"], hut_tucked="art_blacksmith_stonemason", worker=2, gold=4
    )
    table = play(act(village, auto=True), Launch("ship_karve"))
    assert goods(table) == {"worker": 3}, "paid with gold alone; then the 3 workers of the Karve"
    poor = replace(village, worker=1, gold=9)
    assert refused(act(poor), Launch("ship_karve"), "SHI-11.13").args["worker"] == 1


@rule("SHI-11.13")
def test_a_ships_gold_is_not_paid_with_goods():
    village = rich(board=["ship_faring"], hut_tucked="art_woodcarver_stonemason", gold=0)
    assert refused(act(village), Launch("ship_faring"), "SHI-11.13").args["gold"] == 1


@rule("SHI-11.13")
def test_too_much_or_too_little_is_not_accepted():
    village = rich(board=["ship_skute"], hut_tucked="art_sailmaker_stonemason")
    start = (Launch("ship_skute", True), Skills(("tucked:art_sailmaker_stonemason:major",)))
    for payment in (
        Pay(1, 2, 1, 1),
        Pay(1, 2, 0, 0),
        Pay(2, 2, 1, 0),
        Pay(1, 3, 0, 0),
        Pay(0, 0, 0, 5),
    ):
        refused(play(act(village), *start), payment, "SHI-2.16")


@rule("SHI-11.14")
def test_workers_already_placed_pay_for_no_ship():
    village = rich(
        board=["ship_karve"],
        slots=[5],
        hut_tucked="art_blacksmith_stonemason",
        hut_worker=True,
        buildings=[("bld_market", "", True)],
        worker=1,
    )
    refused(act(village), Launch("ship_karve"), "SHI-11.13")
    table = play(act(replace(village, worker=2), auto=True), Launch("ship_karve"))
    assert goods(table)["worker"] == 3, "of the Karve; those in supply are spent"
    assert state_of(table).slots[0] == 0b10000
    assert [worker for _, _, worker in state_of(table).villages[0]] == [1, 1]


# ---- order of the steps ------------------------------------------------------------------------


@rule("SHI-11.16")
def test_the_ship_lies_above_the_board_and_all_is_paid_when_its_trade_card_is_placed():
    village = Village(
        board=["ship_byrding", "art_sailmaker_woodcarver", "ship_ask"],
        tracks=(0, 2, 0),
        wood=2,
        wool=3,
        iron=1,
        coin=1,
        worker=2,
    )
    table = play(act(village, trade_deck=["trade_01"]), Launch("ship_byrding"))
    play(table, *table.moves())
    play(table, *table.moves())
    assert goods(table) == {}, "paid; the 4 coins of the Byrding come last"
    assert board(table) == ["ship_ask"], "the gaps are closed"
    assert tracks(table) == (0, 4, 1)
    play(table, Under("ship_byrding"))
    assert fleet(table) == [("eikja", ""), ("ship_byrding", "trade_01")]
    assert goods(table) == {"coin": 4}


@rule("SHI-11.16")
def test_the_slots_freed_by_the_build_take_workers_at_once():
    village = rich(board=["ship_skute", "art_sailmaker_stonemason"], gold=0)
    table = act(village)
    refused(table, Work(1), "SHI-13.5")
    play(
        table,
        Launch("ship_skute"),
        Skills(("board:art_sailmaker_stonemason:major",)),
        Pay(1, 2, 1, 0),
    )
    play(table, Work(1), Choose("wool"))
    assert goods(table)["wool"] == 4


@rule("SHI-11.16")
def test_the_card_of_the_labourer_is_paid_before_the_ship_brings_cards():
    village = rich(board=["ship_ask"], hand=["jarl_01"], gold=1)
    table = act(village, deck=["jarl_02", "jarl_02", "jarl_02"])
    play(table, Launch("ship_ask"), Skills(("labourer",)), Pay(2, 1, 1, 1))
    assert table.moves() == [Give("jarl_01")]
    play(table, Give("jarl_01"))
    assert hand(table) == ["jarl_02", "jarl_02"]


@rule("SHI-11.17")
@pytest.mark.parametrize(
    ("ship", "steps"),
    [
        ("ship_faring", (0, 2, 0)),
        ("ship_karve", (2, 0, 0)),
        ("ship_snekke", (3, 0, 0)),
        ("ship_knarr", (0, 2, 2)),
        ("ship_ellide", (1, 1, 2)),
    ],
)
def test_a_ship_gives_a_step_for_each_of_its_icons(ship, steps):
    village = rich(board=[ship], upgrades=["labourer"], hand=["jarl_01"])
    table = play(act(village, auto=True), Launch(ship))
    assert tracks(table) == steps


@rule("SHI-11.18")
def test_an_upgrade_earned_by_the_ship_does_not_help_to_pay_for_it():
    village = rich(board=["ship_ask"], tracks=(0, 0, 2), gold=1)
    refused(act(village), Launch("ship_ask"), "SHI-11.3")  # no card for the labourer
    table = act(replace(village, hand=["jarl_01"]))
    play(table, Launch("ship_ask"), Skills(("labourer",)), Pay(2, 1, 1, 1), Give("jarl_01"))
    play(table, Upgrade("labourer"))
    assert "jarl_01" not in hand(table)
    assert "gold" not in goods(table)


@rule("SHI-11.19")
def test_two_ships_of_one_name_each_give_steps_benefit_and_points():
    village = rich(
        board=["ship_karve", "ship_karve"], hut_tucked="art_blacksmith_stonemason", gold=0
    )
    table = act(village, auto=True)
    play(table, Launch("ship_karve"), Launch("ship_karve"))
    assert tracks(table) == (4, 0, 0)
    assert goods(table)["worker"] == 5 - 2 + 3 - 2 + 3
    final = at(Village(ships=["ship_karve", "ship_karve"]), Village(), asks=FinalExchange())
    assert final.result().breakdown[0]["ships"] == 3 + 3
