"""Chapter 4: a turn."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.tinyepic.eras import Turn
from drakkar.games.tinyepic.moves import (
    Bless,
    Consecrate,
    Deploy,
    Enter,
    Explore,
    Favor,
    Fight,
    Gather,
    Jarl,
    Keep,
    Sail,
    Skip,
    To,
    Toss,
)
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    at,
    consecrated,
    fury,
    hand,
    holder,
    loot,
    refused,
    resources,
    row,
    settlers,
    ships,
    state_of,
)

BUILDERS = ["V14", "V15", "V30", "V31", "V46", "V47"]  # Build x1: nothing to do without wood


@rule("TEV-4.1")
@pytest.mark.parametrize(
    ("players", "chief", "order"),
    [(2, 0, [0, 1, 0, 1]), (2, 1, [1, 0, 1, 0]), (3, 1, [1, 2, 0, 1]), (4, 2, [2, 3, 0, 1])],
)
def test_play_runs_clockwise_from_the_chief_one_card_each(players, chief, order):
    clans = [Clan(hand=[f"V{seat * 10 + n:02}" for n in range(1, 4)]) for seat in range(players)]
    table = at(*clans, chief=chief, asks=Turn(chief))
    for seat in order:
        assert table.deciders == (seat,)
        before = len(hand(table, seat))
        table.play(Jarl(hand(table, seat)[0]))
        while len(hand(table, seat)) == before or not isinstance(table.question(), PlayCard):
            table.play(Skip() if Skip() in table.moves() else table.moves()[0])
        assert len(hand(table, seat)) == before - 1
    assert table.deciders == ((order[-1] + 1) % players,)


@rule("TEV-4.2")
def test_a_turn_resolves_the_battle_then_plays_a_card_then_consecrates():
    table = at(
        Clan(hand=["V10", "V14"], battle="V01", villages=1),  # strength 3
        Clan(hand=["V15", "V30"], battle="V33"),  # strength 3: a tie
        Clan(hand=["V31", "V46"]),
        initiator=0,
        prize="F01",
        asks=Turn(0),
    )
    assert table.moves() == [Bless(), Skip()]  # 1: the battle is lost
    table.play(Skip())
    table.play(Skip())
    table.play(Jarl("V10"))  # 2: Harvest x3
    table.play(Gather(3, 0, 0))
    assert Consecrate("place_3") in table.moves()  # 3
    table.play(Skip())
    assert table.deciders == (1,)


@rule("TEV-4.2")
def test_nothing_can_be_done_before_the_card_is_played():
    table = at(Clan(hand=["V10", "V14"], villages=1), Clan(hand=["V15"]), asks=Turn(0))
    assert {type(move) for move in table.moves()} == {Jarl, Fight}
    refused(table, Consecrate("place_1"), "TEV-4.2")


@rule("TEV-4.3")
def test_whoever_started_a_battle_must_resolve_it_first():
    table = at(
        Clan(hand=["V14"], battle="V16", steel=3),  # strength 8
        Clan(hand=["V15"], battle="V10"),  # strength 2
        Clan(hand=["V30"]),
        initiator=0,
        prize="F01",
        asks=Turn(0),
    )
    s = state_of(table)
    assert s.initiator == -1
    assert resources(table) == (1, 0, 0)  # 3 steel paid, the bag won
    assert row(table, 0) == ["V16"]
    assert row(table, 1) == ["V10"]
    assert table.deciders == (1,)  # the loser's blessing, then the card
    table.play(Skip())
    assert table.deciders == (0,)


@rule("TEV-4.3")
@pytest.mark.parametrize("initiator", [1, 2])
def test_whoever_did_not_start_a_battle_has_no_first_step(initiator):
    clans = [Clan(hand=["V14"]), Clan(hand=["V15"]), Clan(hand=["V30"])]
    clans[initiator].battle = "V16"
    table = at(*clans, initiator=initiator, prize="F01", asks=Turn(0))
    assert isinstance(table.question(), PlayCard)
    assert state_of(table).face_down[initiator] >= 0


@rule("TEV-4.4")
def test_a_card_of_the_hand_must_be_played_face_up_or_face_down():
    table = at(Clan(hand=["V01", "V17"]), Clan(hand=["V02", "V03"]), asks=Turn(0))
    assert table.moves() == [Jarl("V01"), Jarl("V17"), Fight("V01"), Fight("V17")]
    refused(table, Skip(), "TEV-4.4")
    refused(table, Jarl("V02"), "TEV-4.4")
    refused(table, Fight("V03"), "TEV-4.4")
    refused(table, Jarl("V99"), "TEV-4.4")


@rule("TEV-4.5")
def test_cards_lie_in_the_row_in_the_order_they_were_played():
    table = at(Clan(hand=["V14", "V30"], row=["V46"]), players=2, asks=[PlayCard(0), PlayCard(0)])
    table.play(Jarl("V30"))
    table.play(Jarl("V14"))
    assert row(table) == ["V46", "V30", "V14"]
    assert table.view(1)["table"]["clans"][0]["row"] == ["V46", "V30", "V14"]


@rule("TEV-4.5")
def test_a_card_from_battle_is_the_last_of_the_row():
    table = at(
        Clan(hand=["V14"], row=["V30", "V46"], battle="V16"),
        Clan(hand=["V15"]),
        initiator=0,
        prize="F01",
        asks=Turn(0),
    )
    table.play(Jarl("V14"))
    assert row(table) == ["V30", "V46", "V16", "V14"]


@rule("TEV-4.6")
def test_the_jarl_action_comes_before_the_rune_action():
    # V10: Harvest x3; with a nature rune Explore x2.
    clan = Clan(hand=["V10"], row=["V33"], settlers={"in_n": 1})
    table = at(clan, players=2, asks=PlayCard(0))
    table.play(Jarl("V10"))
    refused(table, Explore("in_n", "in_sw"), "KER-2")
    table.play(Gather(1, 1, 1))
    table.play(Explore("in_n", "in_sw"))
    table.play(Skip())
    refused(table, Gather(1, 1, 1), "KER-3")
    assert settlers(table) == {"in_sw": 1}


@rule("TEV-4.7")
def test_both_actions_may_be_declined():
    # V02: Sail x2; with two wealth runes Sail x2 again.
    table = at(Clan(hand=["V02"], row=["V01"], ships=["whale"]), players=2, asks=PlayCard(0))
    table.play(Jarl("V02"))
    table.play(Skip())
    table.play(Skip())
    assert ships(table) == ["whale"]
    assert table.over


@rule("TEV-4.7")
def test_the_rune_action_is_allowed_without_the_jarl_action():
    table = at(Clan(hand=["V02"], row=["V01"], ships=["whale"]), players=2, asks=PlayCard(0))
    table.play(Jarl("V02"))
    table.play(Skip())
    table.play(Sail("whale"))
    table.play(To("mid_ne"))
    assert ships(table) == ["mid_ne"]


@rule("TEV-4.7")
def test_an_action_may_be_left_halfway():
    # V08: Explore x3.
    table = at(Clan(hand=["V08"], settlers={"in_n": 2}), players=2, asks=PlayCard(0))
    table.play(Jarl("V08"))
    table.play(Explore("in_n", "in_sw"))
    table.play(Skip())
    assert settlers(table) == {"in_n": 1, "in_sw": 1}
    assert table.over


@rule("TEV-4.7")
@pytest.mark.parametrize("card", ["V08", "V04"])
def test_rune_actions_that_cannot_be_left_halfway_may_be_declined(card):
    # V08: draw and replace with a nature rune; V04: enter a battle with secrets and nature.
    table = at(Clan(hand=[card], row=["V17", "V33"], ships=["whale"]), players=2, asks=PlayCard(0))
    table.play(Jarl(card))
    if card == "V04":
        table.play(Skip())
    assert table.moves() == [Enter(), Skip()]
    table.play(Skip())
    assert table.over
    assert row(table) == ["V17", "V33", card]


@rule("TEV-4.8")
def test_a_rune_won_by_the_jarl_action_counts_for_the_rune_action():
    # V01: Sail x3; with a secrets rune 2 wood. The ship takes in_sw (secrets).
    clan = Clan(hand=["V01"], ships=["whale"], food=1)
    table = at(clan, players=2, asks=PlayCard(0))
    table.play(Jarl("V01"))
    table.play(Sail("whale"))
    table.play(To("in_sw.in_n"))
    table.play(Deploy(1))
    table.play(Skip())
    assert holder(table, "in_sw") == 0
    table.play(Gather(2, 0, 0))
    assert resources(table) == (2, 0, 0)


@rule("TEV-4.8")
def test_a_rune_lost_by_the_jarl_action_no_longer_counts():
    # V07: Explore x2; with a secrets rune Build x1.
    clan = Clan(hand=["V07"], settlers={"in_sw": 1}, wood=7)
    table = at(clan, players=2, holders={"in_sw": 0}, asks=PlayCard(0))
    table.play(Jarl("V07"))
    table.play(Explore("in_sw", "in_n"))
    table.play(Skip())
    assert table.over


@rule("TEV-4.9")
def test_one_village_may_be_consecrated_in_a_turn():
    table = at(
        Clan(hand=["V14", "V30"], villages=2), Clan(hand=["V15", "V31"], villages=1), asks=Turn(0)
    )
    table.play(Jarl("V14"))
    table.play(Consecrate("wealth"))
    assert table.deciders == (1,)  # the second village waits
    assert (loot(table), consecrated(table), fury(table)) == (1, {"wealth": 1}, (2, 0, 0))
    table.play(Jarl("V15"))
    table.play(Skip())  # or none
    assert loot(table, 1) == 1
    assert table.deciders == (0,)


@rule("TEV-4.10")
def test_drawing_to_replace_keeps_the_size_of_the_hand():
    table = at(
        Clan(hand=["V08", "V14"], row=["V33"]), Clan(hand=["V15", "V30"]), deck=["V48"],
        asks=Turn(0),
    )  # fmt: skip
    table.play(Jarl("V08"))
    table.play(Enter())
    assert hand(table) == ["V14", "V48"]
    table.play(Toss("V14"))
    assert hand(table) == ["V48"]


@rule("TEV-4.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_are_of_the_same_size_all_the_time(players):
    table = drakkar.new("tinyepic", players, seed=players)
    plays = 0
    while not table.over:
        question = table.question()
        if isinstance(question, PlayCard):
            plays += 1
            sizes = [len(cards) for cards in state_of(table).hands]
            assert 1 <= sizes[question.seat] == max(sizes) <= min(sizes) + 1
        table.play(table.moves()[-1 if plays % 2 else 0])
    assert plays == players * 15


@rule("TEV-4.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phase_ends_when_all_hands_are_empty(players):
    table = at(*(Clan(hand=[BUILDERS[seat]]) for seat in range(players)), asks=Turn(0))
    for seat in range(players):
        assert state_of(table).era == 1
        table.play(Jarl(BUILDERS[seat]))
    assert state_of(table).era == 2
    assert isinstance(table.moves()[0], Keep)


@rule("TEV-4.11")
def test_cards_in_battle_do_not_keep_the_phase_open():
    table = at(Clan(hand=["V14"]), Clan(hand=["V15"]), Clan(hand=["V30"]), asks=Turn(0))
    table.play(Jarl("V14"))
    table.play(Jarl("V15"))
    table.play(Fight("V30"))
    table.play(Favor("top", "left"))
    while not isinstance(table.moves()[0], Keep):
        table.play(Skip())
    assert state_of(table).era == 2
    assert state_of(table).face_down == [-1, -1, -1]
