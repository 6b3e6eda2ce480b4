"""Chapter 6: resolving a battle."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.battle import Blessing, Lose, ResolveBattle, ReturnFavor, WinPrize
from drakkar.games.tinyepic.eras import Upkeep
from drakkar.games.tinyepic.moves import (
    Bless,
    Deploy,
    Explore,
    Gain,
    Gather,
    GiveBack,
    Rage,
    Raid,
    Sail,
    Skip,
    Smite,
    To,
    Toss,
)
from drakkar.games.tinyepic.recall import Recall
from drakkar.games.tinyepic.runes import active_runes
from drakkar.kernel.state import Seen
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    events_of,
    favor_rows,
    favors,
    fury,
    hand,
    holder,
    loot,
    names_of,
    prize,
    refused,
    resources,
    row,
    settlers,
    ships,
    state_of,
)

ROWS = (["F01", "F02", "F03", "F04"], ["F05", "F06", "F07", "F08"])


def battle(*clans: Clan, first: int = 0, **more) -> Table:
    """The battle of the clans with a card face down is resolved."""
    more.setdefault("prize", "F13")  # 1 steel
    more.setdefault("favor_rows", ROWS)
    return at(*clans, initiator=first, asks=ResolveBattle(), listen=True, **more)


def strengths(table: Table) -> dict[object, object]:
    return {event["seat"]: event["strength"] for event in events_of(table, "strength")}


def decline_all(table: Table) -> list[int]:
    """Nobody takes a blessing; who was asked, in this order."""
    asked: list[int] = []
    while not table.over:
        asked += table.deciders
        table.play(Skip())
    return asked


# ---- worked examples -------------------------------------------------------------------------


@rule("TEV-6.27", "TEV-6.28", "TEV-6.18")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_example_19_a_tie_for_the_highest_has_only_losers(first, order):
    table = battle(
        Clan(battle="V14"),  # wealth, 4
        Clan(battle="V30"),  # secrets, 4
        Clan(battle="V42"),  # nature, 2
        first=first,
        prize="F18",
        prize_from=("bottom", "right"),
    )
    assert strengths(table) == {0: 4, 1: 4, 2: 2}
    assert favor_rows(table) == (ROWS[0], ["F05", "F06", "F07", "F08", "F18"])
    assert prize(table) == ""
    assert decline_all(table) == order
    assert fury(table) == (1, 1, 1)
    assert [favors(table, seat) for seat in range(3)] == [[], [], []]


@rule("TEV-6.14", "TEV-6.15", "TEV-6.12")
def test_example_22_the_fourth_favour_card():
    table = at(
        Clan(favors=["F04", "F05", "F06"], food=7),
        players=2,
        prize="F02",  # 1 food
        favor_rows=(["F01", "F03"], ["F07"]),
        asks=WinPrize(0),
    )
    assert resources(table) == (0, 7, 0)  # lost to the limit
    choices = table.moves()
    assert len(choices) == 16  # one of four cards to either end of either row
    table.play(GiveBack("F05", "bottom", "left"))
    assert favors(table) == ["F02", "F04", "F06"]
    assert favor_rows(table) == (["F01", "F03"], ["F05", "F07"])
    assert table.view(1)["table"]["favor_rows"] == [["F01", "F03"], ["F05", "F07"]]
    assert table.view(1)["table"]["clans"][0]["favors"] == 3  # face down


# ---- revealing and paying --------------------------------------------------------------------


@rule("TEV-6.1")
def test_all_cards_in_battle_are_revealed():
    table = battle(Clan(battle="V14"), Clan(), Clan(battle="V01"), Clan(battle="V33"))
    assert [row(table, seat) for seat in range(4)] == [["V14"], [], ["V01"], ["V33"]]
    assert state_of(table).face_down == [-1] * 4
    assert [event["seat"] for event in events_of(table, "revealed")] == [0, 2, 3]


@rule("TEV-6.1")
def test_what_is_revealed_first_does_not_matter():
    # Both count their own runes: each revealed card counts for its owner only.
    for first in (0, 1):
        table = battle(Clan(battle="V02"), Clan(battle="V34", row=["V33"]), first=first)
        assert strengths(table) == {0: 2, 1: 3}


@rule("TEV-6.2")
def test_the_rune_of_a_revealed_card_counts_for_its_own_strength():
    table = battle(Clan(battle="V12"), Clan(battle="V28", row=["V17"]))  # 2 x wealth; 2 x secrets
    assert strengths(table) == {0: 2, 1: 4}


@rule("TEV-6.2")
def test_the_rune_of_a_revealed_card_stays_active_until_upkeep():
    table = battle(Clan(battle="V12"), Clan(battle="V28", row=["V17"]))
    decline_all(table)
    s = state_of(table)
    assert (active_runes(s, 0, 0), active_runes(s, 1, 1)) == (1, 2)
    Upkeep().run(s)
    assert (active_runes(s, 0, 0), active_runes(s, 1, 1)) == (0, 0)


@rule("TEV-6.3")
def test_everyone_pays_the_steel_of_his_card():
    table = battle(Clan(battle="V16", steel=5), Clan(battle="V22", steel=2))  # 8 for 3, 6 for 2
    assert resources(table, 0) == (0, 0, 3)  # 5 - 3, and 1 from the bag
    assert resources(table, 1) == (0, 0, 0)
    assert strengths(table) == {0: 8, 1: 6}


@rule("TEV-6.3")
def test_who_can_pay_is_not_asked():
    table = battle(Clan(battle="V20", steel=1), Clan(battle="V16", steel=3))
    assert resources(table, 0) == (0, 0, 0)
    assert table.deciders == (0,)  # already the loser's blessing
    assert table.moves() == [Bless(), Skip()]


@rule("TEV-6.4")
def test_who_cannot_pay_is_out_of_the_battle():
    table = battle(
        Clan(battle="V16", steel=2),  # wealth, 8 for 3 steel
        Clan(battle="V30"),  # secrets, 4
        Clan(battle="V33"),  # nature, 3
    )
    assert strengths(table) == {1: 4, 2: 3}
    assert favors(table, 1) == ["F13"]
    assert resources(table, 0) == (0, 0, 2)  # nothing is paid
    assert decline_all(table) == [2]  # no blessing
    assert fury(table) == (0, 0, 1)  # and no fury
    assert row(table, 0) == ["V16"]
    assert active_runes(state_of(table), 0, 0) == 1


# ---- strength --------------------------------------------------------------------------------


@rule("TEV-6.5", "TEV-6.6")
@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("V14", 4),  # fixed
        ("V16", 8),  # fixed, for 3 steel
        ("V02", 4),  # 1 + 1 for each wealth: V01, in_n and itself
        ("V15", 3),  # 2 + 1 for each secrets: V17
        ("V08", 6),  # 1 + 1 for each rune of any type: V01, V17, in_n, in_se and itself
        ("V05", 3),  # 1 + 1 for each food
        ("V37", 5),  # 1 + 1 for each wood
        ("V12", 6),  # 2 x wealth
        ("V44", 4),  # 2 x nature: in_se and itself
        ("V29", 8),  # 2 x wood, for 2 steel
        ("V45", 4),  # 2 x food, for 2 steel
    ],
)
def test_strength_is_fixed_or_grows_with_runes_or_resources(card, strength):
    table = battle(
        Clan(battle=card, row=["V01", "V17"], wood=4, food=2, steel=3),
        Clan(battle="V11"),
        holders={"in_n": 0, "in_se": 0, "in_sw": 1},
    )
    assert strengths(table)[0] == strength


@rule("TEV-6.7")
def test_resources_that_boost_are_not_spent():
    table = battle(Clan(battle="V37", wood=4), Clan(battle="V11"))
    assert strengths(table) == {0: 5, 1: 1}
    assert resources(table) == (4, 0, 1)  # the steel is from the bag


@rule("TEV-6.8")
def test_steel_is_paid_before_it_is_counted():
    table = battle(Clan(battle="V13", steel=5), Clan(battle="V11"))  # 2 x steel, for 2 steel
    assert strengths(table)[0] == 6
    assert resources(table) == (0, 0, 4)  # 5 - 2, and 1 from the bag


@rule("TEV-6.8")
def test_all_that_is_left_after_paying_may_be_nothing():
    table = battle(Clan(battle="V13", steel=2), Clan(battle="V11"))
    assert strengths(table) == {0: 0, 1: 1}
    assert favors(table, 1) == ["F13"]


# ---- who is left -----------------------------------------------------------------------------


@rule("TEV-6.9")
def test_if_nobody_can_pay_the_favour_goes_back_without_an_invader():
    table = battle(
        Clan(battle="V16", steel=2), Clan(battle="V22", steel=1), prize_from=("top", "right")
    )
    assert table.over
    assert favor_rows(table) == (["F01", "F02", "F03", "F04", "F13"], ROWS[1])
    assert state_of(table).invaders == []
    assert fury(table) == (0, 0, 0)
    assert state_of(table).initiator == -1


@rule("TEV-6.10")
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_left_alone_faces_the_invaders(first):
    table = battle(
        Clan(battle="V16", steel=2),  # cannot pay
        Clan(battle="V30"),  # 4
        Clan(),
        first=first,
        deck=["V33"],  # an invader of 3
    )
    assert names_of(state_of(table).invaders) == ["V33"]
    assert favors(table, 1) == ["F13"]
    assert table.over


@rule("TEV-6.10")
def test_the_initiator_alone_faces_the_invaders():
    table = battle(Clan(battle="V30"), Clan(), Clan(), deck=["V33"])
    assert names_of(state_of(table).invaders) == ["V33"]
    assert favors(table, 0) == ["F13"]


@rule("TEV-6.11")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("V14", "V01"), 0),
        (("V01", "V14"), 1),
        (("V01", "V14", "V35"), 1),
        (("V01", "V35", "V14"), 2),
        (("V01", "V17", "V35", "V14"), 3),
    ],
)
def test_the_highest_strength_wins(cards, winner):
    table = battle(*(Clan(battle=card) for card in cards))
    assert favors(table, winner) == ["F13"]
    losers = [seat for seat in range(len(cards)) if seat != winner]
    assert decline_all(table) == losers
    assert state_of(table).invaders == []


# ---- winning ---------------------------------------------------------------------------------


@rule("TEV-6.12")
def test_the_winner_takes_the_favour_and_its_bag_up_to_7():
    table = battle(
        Clan(battle="V14", wood=6, food=1, steel=7), Clan(battle="V33"), prize="F18"
    )  # bag: 2 wood, 1 food, 2 steel
    assert favors(table) == ["F18"]
    assert resources(table) == (7, 2, 7)
    assert table.deciders == (1,)  # no blessing for the winner
    table.play(Skip())
    assert fury(table) == (0, 0, 1)  # no fury for his god (wealth)
    assert (prize(table), favor_rows(table)) == ("", ROWS)


@rule("TEV-6.13")
def test_a_favour_won_is_face_down_and_its_owner_may_look_at_it():
    table = at(Clan(favors=["F13"]), Clan(), players=2, favor_rows=ROWS)
    assert table.view(0)["table"]["clans"][0]["favors"] == ["F13"]
    assert table.view(1)["table"]["clans"][0]["favors"] == 1
    assert table.view(None)["table"]["clans"][0]["favors"] == 1


@rule("TEV-6.13")
def test_of_a_battle_that_was_won_only_the_winner_is_told_again_what_it_was_for():
    table = battle(Clan(battle="V14", steel=7), Clan(battle="V33"), prize="F18")
    told = [table.view(seat)["table"]["battle"]["fought"] for seat in (0, 1, None)]
    assert [fought["prize"] for fought in told] == ["F18", None, None]
    assert {fought["winner"] for fought in told} == {0}
    assert Seen(table.state, 1).won[0] == 1  # there is something, and not what


@rule("TEV-6.14")
def test_three_favours_may_be_kept():
    table = at(Clan(favors=["F14", "F15"]), players=2, prize="F13", asks=WinPrize(0))
    assert table.over
    assert favors(table) == ["F13", "F14", "F15"]


@rule("TEV-6.14")
def test_the_card_given_up_may_be_the_new_one_after_its_bag():
    table = at(
        Clan(favors=["F14", "F15", "F16"]),
        players=2,
        prize="F13",
        favor_rows=ROWS,
        asks=WinPrize(0),
    )
    assert resources(table) == (0, 0, 1)
    refused(table, GiveBack("F01", "top", "left"), "TEV-6.14")
    refused(table, GiveBack("F99", "top", "left"), "TEV-6.14")
    table.play(GiveBack("F13", "top", "right"))
    assert favors(table) == ["F14", "F15", "F16"]
    assert resources(table) == (0, 0, 1)


@rule("TEV-6.15")
@pytest.mark.parametrize(
    ("row_name", "end", "rows"),
    [
        ("top", "left", (["F13", "F01", "F02"], ["F05"])),
        ("top", "right", (["F01", "F02", "F13"], ["F05"])),
        ("bottom", "left", (["F01", "F02"], ["F13", "F05"])),
        ("bottom", "right", (["F01", "F02"], ["F05", "F13"])),
    ],
)
def test_the_card_given_up_goes_to_either_end_of_either_row(row_name, end, rows):
    table = at(
        Clan(favors=["F13", "F14", "F15", "F16"]),
        players=2,
        favor_rows=(["F01", "F02"], ["F05"]),
        asks=ReturnFavor(0),
    )
    table.play(GiveBack("F13", row_name, end))
    assert favor_rows(table) == rows


@rule("TEV-6.15")
def test_an_empty_row_counts_as_a_single_end():
    table = at(
        Clan(favors=["F13", "F14", "F15", "F16"]),
        players=2,
        favor_rows=(["F01", "F02"], []),
        asks=ReturnFavor(0),
    )
    assert len(table.moves()) == 4 * 3
    refused(table, GiveBack("F13", "bottom", "right"), "TEV-6.15")
    table.play(GiveBack("F13", "bottom", "left"))
    assert favor_rows(table) == (["F01", "F02"], ["F13"])


# ---- losing ----------------------------------------------------------------------------------


@rule("TEV-6.16")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (3, [3, 0, 1])])
def test_the_winner_comes_first_then_the_losers_clockwise_from_the_initiator(first, order):
    table = battle(
        Clan(battle="V01"),
        Clan(battle="V17"),
        Clan(battle="V14", favors=["F14", "F15", "F16"]),  # wins and has one too many
        Clan(battle="V33"),
        first=first,
    )
    assert table.deciders == (2,)
    table.play(GiveBack("F13", "top", "left"))
    assert decline_all(table) == order


@rule("TEV-6.17")
@pytest.mark.parametrize(("card", "gain"), [("V01", (1, 1, 1)), ("V17", (0, 0, 0))])
def test_a_loser_may_take_the_blessing_of_the_god_of_his_card(card, gain):
    # Frigg (1 of each) has wealth; Thor (smiting) has secrets: nobody to smite here.
    table = battle(
        Clan(battle=card), Clan(battle="V16", steel=3), Clan(), gods=("frigg", "thor", "odin")
    )
    assert table.moves() == [Bless(), Skip()]
    table.play(Bless())
    if any(gain):
        table.play(Gather(*gain))
    assert resources(table) == gain


@rule("TEV-6.17")
def test_a_blessing_may_be_declined():
    table = battle(Clan(battle="V01"), Clan(battle="V16", steel=3), gods=("frigg", "thor", "odin"))
    table.play(Skip())
    assert resources(table) == (0, 0, 0)


@rule("TEV-6.18")
@pytest.mark.parametrize("answer", [Bless(), Skip()])
@pytest.mark.parametrize(
    ("card", "gods", "after"),
    [
        ("V01", ("frigg", "odin", "thor"), (6, 5, 5)),
        ("V17", ("odin", "frigg", "thor"), (5, 6, 5)),
        ("V33", ("odin", "thor", "frigg"), (5, 5, 6)),
    ],
)
def test_a_loser_raises_the_fury_of_that_god_blessing_or_not(answer, card, gods, after):
    table = battle(Clan(battle=card), Clan(battle="V16", steel=3), gods=gods, fury=(5, 5, 5))
    assert fury(table) == (5, 5, 5)  # not before the blessing
    table.play(answer)
    if answer == Bless():
        assert fury(table) == (5, 5, 5)  # not before it is taken
        table.play(Gather(1, 1, 1))
    assert fury(table) == after


@rule("TEV-6.19")
def test_control_is_checked_after_each_blessing():
    # Freya: Explore x2. Two settlers join the one on in_sw and steal its rune, on another's turn.
    table = at(
        Clan(settlers={"in_n": 2, "in_sw": 1}),
        Clan(ships=["in_sw.in_n"]),
        gods=("freya", "thor", "odin"),
        holders={"in_n": 0, "in_sw": 1},
        asks=Lose(0, 0),  # V01: wealth
        turn=1,
    )
    table.play(Bless())
    table.play(Explore("in_n", "in_sw"))
    table.play(Explore("in_n", "in_sw"))
    assert (holder(table, "in_n"), holder(table, "in_sw")) == (-1, 0)
    assert fury(table) == (1, 1, 0)  # secrets for the rune, wealth for the battle


@rule("TEV-6.20")
def test_a_blessing_that_sails_costs_food_and_steel_attacks_and_raids():
    # Tyr: Sail x2, to the village of out_nw where the opponent has a settler.
    table = at(
        Clan(ships=["mid_nw"], food=3, steel=3),
        Clan(settlers={"out_nw": 1}),
        enemy=Enemy(),
        gods=("tyr", "thor", "odin"),
        asks=Blessing(0, "V01"),
    )
    table.play(Bless())
    table.play(Sail("mid_nw"))
    table.play(To("out_nw.in_n"))
    refused(table, Deploy(3), "TEV-10.1")
    table.play(Deploy(2))
    table.play(Raid())
    assert resources(table) == (0, 1, 2)
    assert settlers(table, 1) == {}
    assert loot(table) == 1
    assert holder(table, "out_nw") == 0


@rule("TEV-6.20")
def test_a_blessing_that_explores_attacks():
    table = at(
        Clan(settlers={"in_n": 2}),
        Clan(settlers={"in_sw": 1}),
        gods=("freya", "thor", "odin"),
        asks=Blessing(0, "V01"),
    )
    table.play(Bless())
    table.play(Explore("in_n", "in_sw"))
    table.play(Explore("in_n", "in_sw"))
    assert (settlers(table, 0), settlers(table, 1)) == ({"in_sw": 2}, {})


# ---- the gods --------------------------------------------------------------------------------


def bless(god: str, *clans: Clan, **more) -> Table:
    """A loser takes the blessing of this god."""
    others = tuple(rival for rival in ("odin", "frigg", "thor") if rival != god)[:2]
    gods = (god, others[0], others[1])
    table = at(*clans, gods=gods, asks=Blessing(0, "V01"), players=max(2, len(clans)), **more)
    table.play(Bless())
    return table


@rule("TEV-6.21")
def test_odin_lets_draw_and_discard_and_gives_a_resource():
    table = bless("odin", Clan(hand=["V14", "V15"]), deck=["V48"])
    assert hand(table) == ["V14", "V15", "V48"]
    table.play(Toss("V15"))
    assert hand(table) == ["V14", "V48"]
    assert "V15" in names_of(state_of(table).discard)
    assert table.moves() == [Gain("wood"), Gain("food"), Gain("steel"), Skip()]
    table.play(Gain("steel"))
    assert resources(table) == (0, 0, 1)


@rule("TEV-6.21", "TEV-4.7")
def test_the_resource_of_odin_may_be_left():
    table = bless("odin", Clan(), deck=["V48"])
    table.play(Skip())
    assert table.over
    assert resources(table) == (0, 0, 0)


@rule("TEV-6.21")
def test_with_an_empty_hand_the_card_drawn_is_discarded():
    table = bless("odin", Clan(), deck=["V48"])
    assert hand(table) == []
    assert table.moves() == [Gain("wood"), Gain("food"), Gain("steel"), Skip()]


@rule("TEV-6.22")
def test_frigg_gives_one_of_each_resource():
    table = bless("frigg", Clan(wood=2, food=7))
    table.play(Gather(1, 1, 1))
    assert resources(table) == (3, 7, 1)


@rule("TEV-6.22", "TEV-4.7")
@pytest.mark.parametrize(("answer", "after"), [(Gather(0, 1, 0), (0, 1, 0)), (Skip(), (0, 0, 0))])
def test_less_than_frigg_gives_may_be_taken(answer, after):
    table = bless("frigg", Clan())
    refused(table, Gather(2, 0, 0), "TEV-15.10")
    refused(table, Gather(0, 0, 0), "TEV-4.7")
    table.play(answer)
    assert resources(table) == after


@rule("TEV-6.23")
def test_thor_removes_an_opposing_settler_anywhere():
    clans = [Clan(settlers={"g_c": 1}), Clan(settlers={"g_n": 2}), Clan(settlers={"g_c": 1})]
    table = bless("thor", *clans)
    assert set(table.moves()) == {Smite(2, "g_n"), Smite(3, "g_c"), Skip(), Recall("g_c")}
    table.play(Smite(2, "g_n"))
    assert settlers(table, 1) == {"g_n": 1}
    assert table.over


@rule("TEV-6.24")
def test_freya_explores_with_two_steps():
    table = bless("freya", Clan(settlers={"in_n": 1}))
    table.play(Explore("in_n", "in_sw"))
    table.play(Explore("in_sw", "in_se"))
    assert settlers(table) == {"in_se": 1}
    assert table.over


@rule("TEV-6.25")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        (Rage("wealth", 2), (7, 1, 3)),
        (Rage("wealth", -2), (3, 1, 3)),
        (Rage("secrets", -2), (5, 0, 3)),  # not below 0
        (Rage("nature", 2), (5, 1, 5)),
        (Skip(), (5, 1, 3)),
    ],
)
def test_loki_changes_the_fury_of_one_god_by_2(move, after):
    table = bless("loki", Clan(), fury=(5, 1, 3))
    table.play(move)
    assert fury(table) == after
    assert table.over


@rule("TEV-6.25")
def test_loki_changes_it_by_no_other_number():
    table = bless("loki", Clan())
    refused(table, Rage("wealth", 1), "TEV-6.25")
    refused(table, Rage("wealth", 3), "TEV-6.25")
    refused(table, Rage("loki", 2), "TEV-6.25")


@rule("TEV-6.26")
def test_tyr_sails_with_two_moves():
    table = bless("tyr", Clan(ships=["whale", "rim_west"]))
    table.play(Sail("whale"))
    refused(table, To("in_se.edge"), "TEV-9.1")  # three moves away
    table.play(To("rim_east"))  # by mid_ne
    assert ships(table) == ["rim_east", "rim_west"]
    assert table.over


# ---- nobody wins -----------------------------------------------------------------------------


@rule("TEV-6.27")
def test_a_tie_below_the_highest_does_not_matter():
    table = battle(Clan(battle="V14"), Clan(battle="V01"), Clan(battle="V17"))
    assert favors(table) == ["F13"]
    assert decline_all(table) == [1, 2]
    assert fury(table) == (1, 1, 0)


@rule("TEV-6.27")
def test_two_who_tie_with_cards_of_the_same_god_raise_his_fury_by_2():
    table = battle(Clan(battle="V01"), Clan(battle="V07"))
    decline_all(table)
    assert fury(table) == (2, 0, 0)


@rule("TEV-6.28")
@pytest.mark.parametrize(
    ("place", "rows"),
    [
        (("top", "left"), (["F13", *ROWS[0]], ROWS[1])),
        (("top", "right"), ([*ROWS[0], "F13"], ROWS[1])),
        (("bottom", "left"), (ROWS[0], ["F13", *ROWS[1]])),
        (("bottom", "right"), (ROWS[0], [*ROWS[1], "F13"])),
    ],
)
def test_a_favour_nobody_wins_goes_back_to_where_it_was(place, rows):
    table = battle(Clan(battle="V01"), Clan(battle="V07"), prize_from=place)
    assert favor_rows(table) == rows
