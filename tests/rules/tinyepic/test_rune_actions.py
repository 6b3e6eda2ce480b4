"""Chapter 15: rune actions."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.box import CARD_INDEX
from drakkar.games.tinyepic.building import ChooseBuild
from drakkar.games.tinyepic.exploring import ExploreStep
from drakkar.games.tinyepic.harvest import ChooseHarvest
from drakkar.games.tinyepic.moves import (
    At,
    Build,
    Deploy,
    Enter,
    Exchange,
    Explore,
    Gather,
    Jarl,
    Pilgrim,
    Sail,
    Skip,
    Smite,
    To,
    Toss,
)
from drakkar.games.tinyepic.recall import Recall
from drakkar.games.tinyepic.runes import ExchangeResources, MoveTemple, SmiteSettler, TossCard
from drakkar.games.tinyepic.sailing import ChooseShip
from drakkar.games.tinyepic.turn import PlayCard, RuneAction
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    events_of,
    hand,
    holder,
    names_of,
    refused,
    reserve,
    resources,
    row,
    settlers,
    ship_slots,
    ships,
    state_of,
    temples,
)


def after_jarl(card: str, me: Clan, *others: Clan, **position) -> Table:
    """The jarl action of this card, the last of seat 0's row, is done: now its rune action."""
    me.row = [*me.row, card]
    asks = RuneAction(0, CARD_INDEX[card])
    return at(me, *(others or (Clan(),)), asks=asks, **position)


# ---- worked examples -------------------------------------------------------------------------


@rule("TEV-15.1")
def test_without_a_secrets_rune_the_example_card_collects_nothing():  # WE-17
    table = at(Clan(hand=["V01"]), Clan(), asks=PlayCard(0))
    table.play(Jarl("V01"))
    assert table.over
    assert resources(table) == (0, 0, 0)


@rule("TEV-15.1")
def test_with_the_rune_of_an_island_it_collects_and_nothing_is_spent():  # WE-17
    me = Clan(hand=["V01"], settlers={"in_sw": 1})
    table = at(me, Clan(), asks=PlayCard(0), holders={"in_sw": 0})
    table.play(Jarl("V01"))
    table.play(Skip())  # no ship to sail with
    table.play(Gather(2, 0, 0))
    assert resources(table) == (2, 0, 0)
    assert holder(table, "in_sw") == 0


@rule("TEV-15.1")
def test_with_a_secrets_card_in_the_row_it_collects_and_nothing_is_spent():  # WE-17
    table = at(Clan(hand=["V01"], row=["V17"]), Clan(), asks=PlayCard(0))
    table.play(Jarl("V01"))
    table.play(Gather(2, 0, 0))
    assert resources(table) == (2, 0, 0)
    assert row(table) == ["V17", "V01"]


@rule("TEV-15.1", "TEV-10.6")
def test_who_gives_up_the_rune_it_takes_before_the_action_has_begun_loses_the_action():
    # V08: with a nature rune draw and replace; the rune is that of in_se, held by one settler
    me = Clan(hand=["V20"], settlers={"in_se": 1})
    table = after_jarl("V08", me, holders={"in_se": 0}, deck=["V40"])
    assert set(table.moves()) == {Enter(), Skip(), Recall("in_se")}
    table.play(Recall("in_se"))
    assert table.over  # only to skip was left
    assert hand(table) == ["V20"]


# ---- which runes it takes (15.1, 15.2) -------------------------------------------------------


@rule("TEV-15.1")
@pytest.mark.parametrize(
    ("earlier", "allowed"),
    [([], False), (["V17"], False), (["V33"], False), (["V17", "V18"], False),
     (["V17", "V33"], True)],
)  # fmt: skip
def test_every_type_that_is_required_must_be_there(earlier, allowed):
    table = after_jarl("V16", Clan(row=earlier, ships=["rim_east"]))  # one of each type: sail
    assert isinstance(table.question(), ChooseShip) == allowed


@rule("TEV-15.1")
@pytest.mark.parametrize(
    ("earlier", "allowed"), [([], False), (["V17"], False), (["V17", "V18"], True)]
)
def test_as_many_runes_of_a_type_as_required_must_be_there(earlier, allowed):
    table = after_jarl("V35", Clan(row=earlier))  # two secrets: harvest x2
    assert isinstance(table.question(), ChooseHarvest) == allowed


@rule("TEV-15.2")
def test_the_rune_of_the_card_itself_counts():
    me = Clan(row=["V03"], wood=1)
    table = after_jarl("V05", me)  # two wealth: its own and V03's
    assert table.question() == ExchangeResources(0)


@rule("TEV-15.2")
def test_its_own_rune_counts_once_only():
    table = after_jarl("V05", Clan(row=["V17"], wood=1))
    assert table.over


# ---- the main actions (15.3) -----------------------------------------------------------------


@rule("TEV-15.3")
def test_a_rune_sail_deploys_for_food_and_takes_the_island():
    me = Clan(row=["V03"], food=5, ships=["rim_north_west"])
    table = after_jarl("V02", me)  # sail x2
    table.play(Sail("rim_north_west"))
    table.play(To("in_n.out_nw"))
    refused(table, Deploy(3), "TEV-10.1")
    table.play(Deploy(2))
    assert settlers(table) == {"in_n": 2}
    assert resources(table) == (0, 3, 0)
    assert holder(table, "in_n") == 0


@rule("TEV-15.3")
def test_a_rune_harvest_gives_the_bonus_of_what_was_built():
    me = Clan(row=["V33", "V34"], ships=["rim_east", "rim_west"], temples=["in_n"])
    table = after_jarl("V03", me)  # harvest x2, one ship and one temple built
    table.play(Gather(3, 0, 0))
    assert resources(table) == (3, 1, 0)


@rule("TEV-15.3")
def test_a_rune_build_costs_wood():
    me = Clan(row=["V17"], wood=3, settlers={"in_n": 1})
    table = after_jarl("V07", me)
    assert isinstance(table.question(), ChooseBuild)
    refused(table, Build("temple", 1), "TEV-13.3")
    table.play(Build("longship", 1))
    table.play(At("whale"))
    assert resources(table) == (1, 0, 0)
    assert ships(table) == ["whale"]
    assert ship_slots(table) == [2, 3]


@rule("TEV-15.3")
def test_a_rune_explore_attacks_at_the_end():
    me = Clan(row=["V33"], settlers={"in_n": 2})
    table = after_jarl("V10", me, Clan(settlers={"in_se": 1}))
    assert isinstance(table.question(), ExploreStep)
    table.play(Explore("in_n", "in_se"))
    table.play(Explore("in_n", "in_se"))
    assert settlers(table) == {"in_se": 2}
    assert settlers(table, 1) == {}
    assert holder(table, "in_se") == 0


# ---- temples that travel (15.4, 15.5) --------------------------------------------------------


@rule("TEV-15.4")
def test_a_temple_moves_along_one_ferry():
    table = after_jarl("V15", Clan(row=["V17"], temples=["in_n"]))
    assert table.question() == MoveTemple(0)
    assert set(table.moves()) == {
        Skip(),
        Pilgrim("in_n", "out_ne"),
        Pilgrim("in_n", "in_se"),
        Pilgrim("in_n", "in_sw"),
        Pilgrim("in_n", "out_nw"),
    }
    refused(table, Pilgrim("in_n", "out_s"), "TEV-15.4")
    refused(table, Pilgrim("in_sw", "in_se"), "TEV-15.4")
    table.play(Pilgrim("in_n", "in_sw"))
    assert temples(table) == ["in_sw"]
    assert table.over  # one temple, one ferry


@rule("TEV-15.4")
def test_a_temple_does_not_join_ones_other_temple():
    table = after_jarl("V15", Clan(row=["V17"], temples=["in_n", "in_se"]))
    refused(table, Pilgrim("in_n", "in_se"), "TEV-13.8")
    assert Pilgrim("in_se", "in_n") not in table.moves()


@rule("TEV-15.4")
def test_a_temple_may_join_an_opponents():
    table = after_jarl("V15", Clan(row=["V17"], temples=["in_n"]), Clan(temples=["in_se"]))
    table.play(Pilgrim("in_n", "in_se"))
    assert temples(table) == temples(table, 1) == ["in_se"]


@rule("TEV-15.5")
def test_a_temple_does_not_attack_and_needs_no_settler_but_takes_the_island():
    me = Clan(row=["V17"], temples=["in_n"], settlers={"in_n": 3})
    table = after_jarl("V15", me, Clan(settlers={"in_se": 1}), holders={"in_se": 1})
    table.play(Pilgrim("in_n", "in_se"))
    assert settlers(table) == {"in_n": 3}
    assert settlers(table, 1) == {"in_se": 1}
    assert holder(table, "in_se") == 0  # 4 against 1


# ---- smite (15.6, 15.7) ----------------------------------------------------------------------

SMITER = ["V01", "V02"]  # with V12 itself three wealth: smite x2


@rule("TEV-15.6")
def test_two_settlers_of_two_opponents_on_two_islands_are_smitten():
    others = Clan(settlers={"g_n": 2}), Clan(settlers={"g_c": 1})
    table = after_jarl("V12", Clan(row=SMITER), *others)
    table.play(Smite(2, "g_n"))
    table.play(Smite(3, "g_c"))
    assert table.over
    assert settlers(table, 1) == {"g_n": 1}
    assert settlers(table, 2) == {}
    assert (reserve(table, 1), reserve(table, 2)) == (5, 6)


@rule("TEV-15.6")
def test_both_may_be_of_one_opponent():
    table = after_jarl("V12", Clan(row=SMITER), Clan(settlers={"g_n": 2}), Clan())
    table.play(Smite(2, "g_n"))
    table.play(Smite(2, "g_n"))
    assert settlers(table, 1) == {}
    assert reserve(table, 1) == 6


@rule("TEV-15.6")
def test_one_may_smite_fewer():
    table = after_jarl("V12", Clan(row=SMITER), Clan(settlers={"g_n": 2}), Clan())
    table.play(Smite(2, "g_n"))
    assert table.question() == SmiteSettler(0, 1)
    table.play(Skip())
    assert settlers(table, 1) == {"g_n": 1}


@rule("TEV-15.6")
def test_own_settlers_are_not_smitten():
    me = Clan(row=SMITER, settlers={"g_n": 1})
    table = after_jarl("V12", me, Clan(settlers={"g_n": 1}), Clan())
    refused(table, Smite(1, "g_n"), "TEV-15.6")


@rule("TEV-15.6")
def test_a_refusal_names_the_clan_that_the_move_names():
    table = after_jarl("V12", Clan(row=SMITER), Clan(settlers={"g_n": 1}), Clan())
    assert refused(table, Smite(3, "g_n"), "TEV-15.6").args["clan"] == 3
    assert refused(table, Smite(1, "g_n"), "TEV-15.6").args["clan"] == 1
    table = at(Clan(), enemy=Enemy(settlers={"in_n": 1}), asks=SmiteSettler(0, 1))
    assert refused(table, Smite(2, "in_se"), "TEV-15.6").args["clan"] == "enemy"


@rule("TEV-15.7")
def test_temples_and_longships_are_not_smitten():
    other = Clan(settlers={"g_n": 1}, temples=["g_c"], ships=["g_e.edge"])
    table = after_jarl("V12", Clan(row=SMITER), other, Clan())
    refused(table, Smite(2, "g_c"), "TEV-15.6")
    refused(table, Smite(2, "g_e"), "TEV-15.6")
    table.play(Smite(2, "g_n"))
    assert table.over  # nothing else to smite
    assert temples(table, 1) == ["g_c"]
    assert ships(table, 1) == ["g_e.edge"]


# ---- draw and replace (15.8, 15.9) -----------------------------------------------------------


@rule("TEV-15.8")
def test_the_top_card_is_drawn_and_one_of_the_hand_is_discarded_face_up():
    table = after_jarl("V08", Clan(hand=["V20"], row=["V33"]), deck=["V40"], listen=True)
    table.play(Enter())
    assert table.question() == TossCard(0)
    assert hand(table) == ["V20", "V40"]
    refused(table, Toss("V08"), "TEV-15.8")
    table.play(Toss("V20"))
    assert hand(table) == ["V40"]
    assert names_of(state_of(table).discard)[-1] == "V20"
    assert events_of(table, "tossed") == [{"seat": 0, "card": "V20"}]


@rule("TEV-15.9")
def test_the_drawn_card_may_be_discarded():
    table = after_jarl("V08", Clan(hand=["V20"], row=["V33"]), deck=["V40"])
    table.play(Enter())
    table.play(Toss("V40"))
    assert hand(table) == ["V20"]
    assert names_of(state_of(table).discard)[-1] == "V40"


@rule("TEV-15.9")
def test_with_an_empty_hand_the_drawn_card_is_discarded():
    table = after_jarl("V08", Clan(row=["V33"]), deck=["V40"])
    table.play(Enter())
    assert table.over
    assert hand(table) == []
    assert names_of(state_of(table).discard)[-1] == "V40"


# ---- collect (15.10, 15.11) ------------------------------------------------------------------


@rule("TEV-15.10")
@pytest.mark.parametrize(("steel", "then"), [(0, 2), (3, 5), (6, 7), (7, 7)])
def test_collecting_gives_what_is_shown_up_to_seven(steel, then):
    table = after_jarl("V14", Clan(row=["V33"], steel=steel))  # steel 2
    if steel < 7:
        table.play(Gather(0, 0, 2))
    assert table.over
    assert resources(table) == (0, 0, then)


@rule("TEV-15.10", "TEV-4.7")
@pytest.mark.parametrize(("answer", "then"), [(Gather(0, 0, 1), 1), (Skip(), 0)])
def test_less_or_nothing_may_be_collected(answer, then):
    table = after_jarl("V14", Clan(row=["V33"]))  # steel 2
    assert table.moves() == [Gather(0, 0, 2), Gather(0, 0, 1), Skip()]
    refused(table, Gather(0, 0, 3), "TEV-15.10")
    refused(table, Gather(1, 0, 0), "TEV-15.10")
    table.play(answer)
    assert resources(table) == (0, 0, then)


@rule("TEV-15.11")
def test_a_collection_is_multiplied_by_the_runes_of_its_type():
    me = Clan(row=["V17", "V03"], settlers={"in_n": 1})
    table = after_jarl("V13", me, holders={"in_n": 0})  # wood 1 for each wealth
    table.play(Gather(3, 0, 0))
    assert resources(table) == (3, 0, 0)  # V03, the island, the card itself


@rule("TEV-15.11")
def test_the_cards_own_rune_multiplies_a_collection_too():
    table = after_jarl("V13", Clan(row=["V17"]))
    table.play(Gather(1, 0, 0))
    assert resources(table) == (1, 0, 0)


# ---- exchange (15.12) ------------------------------------------------------------------------


def exchanging(me: Clan) -> Table:
    me.row = ["V03"]
    return after_jarl("V05", me)


@rule("TEV-15.12")
def test_any_number_of_one_resource_becomes_as_many_of_another():
    table = exchanging(Clan(wood=4, food=1))
    numbers = {m.number for m in table.moves() if isinstance(m, Exchange) and m.give == "wood"}
    assert numbers == {1, 2, 3, 4}
    refused(table, Exchange("wood", "steel", 5), "TEV-15.12")
    refused(table, Exchange("wood", "wood", 1), "TEV-15.12")
    refused(table, Exchange("steel", "wood", 1), "TEV-15.12")
    table.play(Exchange("wood", "steel", 3))
    assert resources(table) == (1, 1, 3)
    assert table.over  # once only


@rule("TEV-15.12")
def test_what_an_exchange_brings_beyond_seven_is_lost():
    table = exchanging(Clan(wood=4, food=5))
    table.play(Exchange("wood", "food", 4))
    assert resources(table) == (0, 7, 0)


@rule("TEV-15.12")
def test_nobody_has_to_exchange():
    table = exchanging(Clan(wood=4))
    table.play(Skip())
    assert resources(table) == (4, 0, 0)
