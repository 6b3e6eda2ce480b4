"""Chapter 5: starting and joining battles."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.battle import ChooseFavor
from drakkar.games.tinyepic.eras import Turn
from drakkar.games.tinyepic.moves import (
    Bless,
    Consecrate,
    Enter,
    Favor,
    Fight,
    Gather,
    Jarl,
    Keep,
    Sail,
    Skip,
    To,
)
from drakkar.games.tinyepic.runes import active_runes
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    at,
    favor_rows,
    favors,
    fury,
    names_of,
    prize,
    refused,
    resources,
    row,
    ships,
    state_of,
)

NOBODY = -1
ROWS = (["F01", "F02", "F03", "F04"], ["F05", "F06", "F07", "F08"])
ALL_ENDS = [
    Favor("top", "left"),
    Favor("top", "right"),
    Favor("bottom", "left"),
    Favor("bottom", "right"),
]


# ---- starting --------------------------------------------------------------------------------


@rule("TEV-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_face_down_starts_a_battle(players):
    table = at(Clan(hand=["V01", "V02"]), players=players, asks=PlayCard(0))
    table.play(Fight("V02"))
    s = state_of(table)
    assert s.initiator == 0
    assert names_of([s.face_down[0]]) == ["V02"]
    assert isinstance(table.question(), ChooseFavor)


@rule("TEV-5.2")
@pytest.mark.parametrize(
    ("end", "chosen"),
    [
        (Favor("top", "left"), "F01"),
        (Favor("top", "right"), "F04"),
        (Favor("bottom", "left"), "F05"),
        (Favor("bottom", "right"), "F08"),
    ],
)
def test_the_prize_is_the_first_or_last_card_of_either_row(end, chosen):
    table = at(players=2, favor_rows=ROWS, asks=ChooseFavor(0))
    assert table.moves() == ALL_ENDS
    table.play(end)
    assert prize(table) == chosen


@rule("TEV-5.2")
def test_no_card_from_the_middle_is_the_prize():
    table = at(players=2, favor_rows=ROWS, asks=ChooseFavor(0))
    refused(table, Favor("top", "middle"), "TEV-5.2")
    refused(table, Favor("middle", "left"), "TEV-5.2")


@rule("TEV-5.2")
def test_an_empty_row_offers_nothing():
    table = at(players=2, favor_rows=((), ["F05", "F06"]), asks=ChooseFavor(0))
    assert table.moves() == [Favor("bottom", "left"), Favor("bottom", "right")]
    refused(table, Favor("top", "left"), "TEV-5.2")


@rule("TEV-5.3")
def test_a_row_of_one_card_offers_one_choice():
    table = at(players=2, favor_rows=(["F09"], ["F05", "F06"]), asks=ChooseFavor(0))
    assert table.moves() == [
        Favor("top", "left"),
        Favor("bottom", "left"),
        Favor("bottom", "right"),
    ]
    refused(table, Favor("top", "right"), "TEV-5.3")
    table.play(Favor("top", "left"))
    assert prize(table) == "F09"


@rule("TEV-5.4")
def test_without_favour_cards_no_battle_can_be_started():
    table = at(Clan(hand=["V01", "V02"]), players=2, favor_rows=((), ()), asks=PlayCard(0))
    assert table.moves() == [Jarl("V01"), Jarl("V02")]
    refused(table, Fight("V01"), "TEV-5.4")


@rule("TEV-5.4")
def test_without_favour_cards_an_open_battle_can_still_be_joined():
    table = at(
        Clan(hand=["V01", "V02"]),
        Clan(battle="V16"),
        favor_rows=((), ()),
        prize="F01",
        initiator=1,
        asks=PlayCard(0),
    )
    table.play(Fight("V01"))
    assert state_of(table).face_down[0] >= 0


@rule("TEV-5.5")
def test_the_prize_leaves_its_row_and_waits():
    table = at(players=2, favor_rows=ROWS, asks=ChooseFavor(0))
    table.play(Favor("top", "right"))
    assert favor_rows(table) == (["F01", "F02", "F03"], ["F05", "F06", "F07", "F08"])
    assert prize(table) == "F04"
    assert table.view(1)["table"]["battle"] == {"initiator": None, "prize": "F04", "fought": None}
    assert favors(table) == []


# ---- joining ---------------------------------------------------------------------------------


@rule("TEV-5.6")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_card_face_down_joins_the_open_battle_for_the_same_prize(seat):
    clans = [Clan(battle="V16"), Clan(), Clan(), Clan()]
    clans[seat].hand = ["V01", "V02"]
    table = at(*clans, initiator=0, prize="F18", favor_rows=ROWS, asks=PlayCard(seat))
    table.play(Fight("V01"))
    assert table.over  # no favour card is chosen
    s = state_of(table)
    assert names_of([s.face_down[0], s.face_down[seat]]) == ["V16", "V01"]
    assert (s.initiator, prize(table), favor_rows(table)) == (0, "F18", ROWS)


@rule("TEV-5.6")
def test_joining_is_voluntary():
    table = at(
        Clan(battle="V16"), Clan(hand=["V14", "V15"]), initiator=0, prize="F18", asks=PlayCard(1)
    )
    table.play(Jarl("V14"))
    assert state_of(table).face_down[1] == NOBODY


@rule("TEV-5.7")
def test_two_battles_are_never_open_at_once():
    hands = [Clan(hand=["V01", "V02"]), Clan(hand=["V17", "V18"]), Clan(hand=["V33", "V34"])]
    table = at(*hands, favor_rows=ROWS, asks=Turn(0))
    table.play(Fight("V01"))
    table.play(Favor("top", "left"))
    table.play(Fight("V17"))
    table.play(Fight("V33"))
    s = state_of(table)  # now the first player's turn: his battle was a three-way tie
    assert s.initiator == NOBODY
    while not isinstance(table.question(), PlayCard):
        table.play(Skip())
    table.play(Fight("V02"))  # only now another one
    assert s.initiator == 0
    assert isinstance(table.question(), ChooseFavor)


@rule("TEV-5.8")
def test_a_card_face_down_gives_no_action_but_a_village_may_be_consecrated():
    # V01: Sail x3; with a secrets rune (V17) 2 wood.
    table = at(
        Clan(hand=["V01", "V02"], row=["V17"], ships=["whale"], villages=1),
        Clan(hand=["V18", "V19"]),
        favor_rows=ROWS,
        asks=Turn(0),
    )
    table.play(Fight("V01"))
    table.play(Favor("top", "left"))
    assert resources(table) == (0, 0, 0)
    assert Consecrate("secrets") in table.moves()
    table.play(Consecrate("secrets"))
    assert fury(table) == (0, 2, 0)
    assert table.deciders == (1,)


@rule("TEV-5.8")
def test_who_joins_may_consecrate_too():
    table = at(
        Clan(hand=["V02"], battle="V16"),
        Clan(hand=["V18", "V19"], villages=1),
        Clan(hand=["V33", "V34"]),
        initiator=0,
        prize="F01",
        asks=Turn(1),
    )
    table.play(Fight("V18"))
    table.play(Consecrate("nature"))
    assert fury(table) == (0, 0, 2)


# ---- when it is resolved ---------------------------------------------------------------------


@rule("TEV-5.9", "TEV-5.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_battle_waits_for_the_next_turn_of_its_initiator(players):
    # Everybody joins; the first player has 4, the others 3.
    weak = [["V07", "V08"], ["V17", "V18"], ["V33", "V34"]]
    clans = [Clan(hand=["V14", "V02"]), *(Clan(hand=cards) for cards in weak[: players - 1])]
    table = at(*clans, favor_rows=(["F01", "F02"], ["F05", "F06"]), asks=Turn(0))
    table.play(Fight("V14"))
    table.play(Favor("top", "left"))
    s = state_of(table)
    for seat in range(1, players):
        assert all(s.face_down[earlier] != NOBODY for earlier in range(seat))
        assert favors(table) == []
        table.play(Fight(weak[seat - 1][0]))
    assert s.face_down == [NOBODY] * players  # so nobody has a card face down on his own turn
    assert favors(table) == ["F01"]
    for seat in range(1, players):
        assert table.deciders == (seat,)
        assert table.moves() == [Bless(), Skip()]
        table.play(Skip())
    assert isinstance(table.question(), PlayCard)
    assert table.deciders == (0,)


@rule("TEV-5.11")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_a_battle_of_the_last_turn_is_resolved_just_before_upkeep(starter):
    cards = ["V46", "V30", "V15"]
    cards[starter] = "V14"
    table = at(
        *(Clan(hand=[card]) for card in cards),
        favor_rows=(["F01", "F02"], ["F05", "F06"]),
        deck=["V43"],  # an invader of strength 1
        asks=Turn(0),
    )
    for seat in range(3):
        assert state_of(table).era == 1
        assert favors(table, starter) == []
        if seat == starter:
            table.play(Fight("V14"))
            table.play(Favor("top", "left"))
        else:
            table.play(Jarl(cards[seat]))
    assert favors(table, starter) == ["F01"]
    assert names_of(state_of(table).invaders) == ["V43"]
    assert state_of(table).era == 2
    assert isinstance(table.moves()[0], Keep)


@rule("TEV-5.11")
def test_in_the_last_era_it_is_resolved_before_the_game_ends():
    table = at(Clan(hand=["V14"]), Clan(hand=["V15"]), era=3, deck=["V43"], asks=Turn(0))
    table.play(Fight("V14"))
    table.play(Favor("top", "left"))
    table.play(Jarl("V15"))
    assert table.over
    assert favors(table) == ["F01"]


@rule("TEV-5.12")
def test_who_comes_after_the_last_initiator_may_still_join():
    clans = [Clan(hand=["V15"]), Clan(hand=["V46"]), Clan(hand=["V14"])]
    table = at(*clans, chief=0, asks=Turn(0))
    table.play(Jarl("V15"))
    table.play(Fight("V46"))
    table.play(Favor("top", "left"))
    assert table.moves() == [Jarl("V14"), Fight("V14")]
    table.play(Fight("V14"))  # 4 against 4
    assert table.moves() == [Bless(), Skip()]
    assert table.deciders == (1,)


@rule("TEV-5.13")
def test_the_last_battle_is_fought_with_the_rows_in_place_and_angers_gods():
    # V12: 2 x wealth; with two wealth cards in the row and itself 6.
    table = at(
        Clan(row=["V01", "V02"], hand=["V12"]),
        Clan(row=["V17", "V18"], hand=["V30"]),  # 4
        gods=("odin", "frigg", "thor"),
        asks=Turn(0),
        deck=["V43"],
    )
    table.play(Fight("V12"))
    table.play(Favor("top", "left"))
    table.play(Fight("V30"))
    assert favors(table) == ["F01"]
    assert table.deciders == (1,)
    table.play(Bless())  # Frigg: 1 of each
    table.play(Gather(1, 1, 1))
    assert resources(table, 1) == (1, 1, 1)
    assert fury(table) == (0, 1, 0)
    assert state_of(table).era == 2


# ---- enter a battle --------------------------------------------------------------------------

ENTERS = Clan(hand=["V04", "V14"], row=["V17", "V33"], ships=["whale"], steel=1)  # has its runes


@rule("TEV-5.14", "TEV-5.17")
def test_entering_a_battle_turns_the_card_just_played_face_down():
    table = at(ENTERS, players=2, asks=PlayCard(0))
    table.play(Jarl("V04"))
    assert active_runes(state_of(table), 0, 0) == 1
    table.play(Skip())
    table.play(Enter())
    s = state_of(table)
    assert names_of([s.face_down[0]]) == ["V04"]
    assert row(table) == ["V17", "V33"]
    assert active_runes(s, 0, 0) == 0  # its rune is no longer active


@rule("TEV-5.15")
def test_without_an_open_battle_entering_starts_one():
    table = at(ENTERS, players=2, favor_rows=ROWS, asks=PlayCard(0))
    table.play(Jarl("V04"))
    table.play(Skip())
    table.play(Enter())
    assert state_of(table).initiator == 0
    assert table.moves() == ALL_ENDS
    table.play(Favor("bottom", "right"))
    assert prize(table) == "F08"


@rule("TEV-5.15")
def test_with_an_open_battle_entering_joins_it():
    table = at(
        ENTERS, Clan(battle="V16"), initiator=1, prize="F18", favor_rows=ROWS, asks=PlayCard(0)
    )
    table.play(Jarl("V04"))
    table.play(Skip())
    table.play(Enter())
    assert table.over
    assert (state_of(table).initiator, prize(table)) == (1, "F18")


@rule("TEV-5.15")
def test_without_battle_and_favour_cards_entering_is_impossible():
    table = at(ENTERS, players=2, favor_rows=((), ()), asks=PlayCard(0))
    table.play(Jarl("V04"))
    table.play(Skip())
    assert table.over
    assert row(table) == ["V17", "V33", "V04"]


@rule("TEV-5.15")
def test_without_favour_cards_an_open_battle_can_be_entered():
    table = at(
        ENTERS, Clan(battle="V16"), initiator=1, prize="F18", favor_rows=((), ()), asks=PlayCard(0)
    )
    table.play(Jarl("V04"))
    table.play(Skip())
    assert table.moves() == [Enter(), Skip()]


@rule("TEV-5.16")
def test_a_card_that_enters_keeps_its_jarl_action_and_is_known_to_all():
    table = at(ENTERS, Clan(hand=["V18"]), asks=PlayCard(0))
    table.play(Jarl("V04"))
    table.play(Sail("whale"))
    table.play(To("mid_ne"))
    table.play(Enter())
    table.play(Favor("top", "left"))
    assert ships(table) == ["mid_ne"]
    for seat in (0, 1, None):
        assert table.view(seat)["table"]["clans"][0]["battle"] == "V04"


@rule("TEV-5.16")
def test_a_card_that_entered_fights_like_any_other():
    table = at(
        Clan(hand=["V14"], row=["V17"], battle="V04", entered=True, steel=1),  # 4 for 1 steel
        Clan(hand=["V15"], battle="V01"),  # 3
        initiator=0,
        prize="F01",
        asks=Turn(0),
    )
    assert favors(table) == ["F01"]
    assert resources(table) == (1, 0, 0)
    assert row(table) == ["V17", "V04"]
    assert state_of(table).face_known == [NOBODY, NOBODY]


@rule("TEV-5.17")
def test_a_card_face_down_gives_its_rune_again_when_it_is_revealed():
    table = at(
        Clan(hand=["V14"], battle="V04", entered=True, steel=1),
        Clan(hand=["V15"], battle="V01"),
        initiator=0,
        prize="F01",
    )
    s = state_of(table)
    assert active_runes(s, 0, 0) == 0
    s.then(Turn(0))
    s.settle()
    assert active_runes(s, 0, 0) == 1


def test_what_a_card_in_battle_is_worth_is_told_to_who_knows_it():
    table = at(Clan(battle="V14"), Clan(battle="V30", entered=True), Clan(), asks=PlayCard(2))
    by_seat = [
        [clan["strengths"] for clan in table.view(seat)["table"]["clans"]] for seat in range(3)
    ]
    assert [strengths[0] for strengths in by_seat] == [{"V14": 4}, {}, {}]
    assert [strengths[1] for strengths in by_seat] == [{"V30": 4}] * 3
