"""Chapter 3: the draft of an era."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.battle import DrawInvader
from drakkar.games.tinyepic.box import CARD_INDEX, CARDS
from drakkar.games.tinyepic.cards import DrawToHand, DrawToPack
from drakkar.games.tinyepic.draft import Draft, PickCards
from drakkar.games.tinyepic.eras import Turn, Upkeep
from drakkar.games.tinyepic.moves import Cards, Favor, Fight, Jarl, Keep
from drakkar.games.tinyepic.runes import draw_and_replace
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.table import Table, why_not
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    Enemy,
    at,
    hand,
    names_of,
    refused,
    row,
    state_of,
)

NUMBERS = {1: 4, 2: 5, 3: 6}


def packs(table: Table) -> list[list[str]]:
    return [names_of(pack) for pack in state_of(table).packs]


def keep_first(table: Table) -> None:
    """Everybody keeps the first card of his pack."""
    for seat in table.deciders:
        table.play(table.moves(seat)[0], seat)


# ---- worked examples -------------------------------------------------------------------------


@rule("TEV-3.1", "TEV-3.3", "TEV-3.4")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("era", "step"), [(1, 1), (2, -1), (3, 1)])
def test_example_1_number_of_cards_and_direction(players, era, step):
    table = at(players=players, era=era, asks=Draft())
    number = NUMBERS[era]
    assert [len(pack) for pack in packs(table)] == [number] * players
    passes = 0
    while table.deciders:
        before = packs(table)
        keep_first(table)
        if table.deciders:
            passes += 1
            for seat in range(players):
                assert packs(table)[(seat + step) % players] == before[seat][1:]
        else:
            passes += 1  # the last card goes on alone and is kept without choice
    assert passes == number - 1
    assert [len(hand(table, seat)) for seat in range(players)] == [number] * players


@rule("TEV-3.1", "TEV-3.3", "TEV-3.4")
def test_example_2_two_players_draft_with_the_enemy_between_them():
    table = at(players=2, era=1, asks=Draft())
    assert [len(pack) for pack in packs(table)] == [4, 4, 3]
    first, second, enemy = packs(table)
    table.play(Keep(first[0]), 0)
    table.play(Keep(second[0]), 1)
    assert packs(table)[0] == second[1:]  # B passes to A
    assert packs(table)[1] == enemy  # the enemy to B
    assert len(packs(table)[2]) == 2  # A to the enemy, who discards one of three
    assert set(packs(table)[2]) < set(first[1:])
    keep_first(table)
    assert [len(pack) for pack in packs(table)] == [2, 2, 1]
    keep_first(table)
    s = state_of(table)
    assert [len(cards) for cards in s.hands] == [4, 4]
    assert (len(s.discard), len(s.deck)) == (3, 48 - 11)
    assert packs(table) == [[], [], []]


# ---- clause by clause ------------------------------------------------------------------------


@rule("TEV-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("era", "number"), [(1, 4), (2, 5), (3, 6)])
def test_four_five_and_six_cards_are_dealt(players, era, number):
    table = at(players=players, era=era, asks=Draft())
    assert [len(pack) for pack in packs(table)][:players] == [number] * players


@rule("TEV-3.2")
def test_all_choose_at_once_before_any_card_moves_on():
    table = at(
        Clan(pack=["V01", "V02"]), Clan(pack=["V03", "V04"]), Clan(pack=["V05", "V06"]),
        asks=PickCards(),
    )  # fmt: skip
    assert list(table.deciders) == [0, 1, 2]
    table.play(Keep("V03"), 1)  # in any order
    table.play(Keep("V06"), 2)
    assert list(table.deciders) == [0]
    assert packs(table) == [["V01", "V02"], ["V04"], ["V05"]]
    table.play(Keep("V01"), 0)
    hands = [["V01", "V05"], ["V02", "V03"], ["V04", "V06"]]
    assert [hand(table, seat) for seat in range(3)] == hands


@rule("TEV-3.2")
def test_a_kept_card_lies_face_down():
    table = at(
        Clan(pack=["V01", "V02", "V09"]), Clan(pack=["V03", "V04", "V10"]),
        Clan(pack=["V05", "V06", "V11"]), asks=PickCards(),
    )  # fmt: skip
    table.play(Keep("V03"), 1)
    assert "V03" not in str(table.view(0))
    assert "V03" not in str(table.view(None))
    table.play(Keep("V05"), 2)
    table.play(Keep("V01"), 0)
    assert "V03" not in str(table.view(0))  # nor later
    assert "V03" in str(table.view(1))


@rule("TEV-3.2")
def test_only_a_card_of_the_pack_can_be_kept():
    table = at(Clan(pack=["V01", "V02"]), Clan(pack=["V03", "V04"]), Clan(pack=["V05", "V06"]),
               asks=PickCards())  # fmt: skip
    refused(table, Keep("V03"), "TEV-3.2", 0)
    refused(table, Keep("V99"), "TEV-3.2", 0)


@rule("TEV-3.3")
@pytest.mark.parametrize(
    ("era", "receives"),
    [
        (1, [["V07", "V08"], ["V01", "V02"], ["V03", "V04"], ["V05", "V06"]]),
        (2, [["V03", "V04"], ["V05", "V06"], ["V07", "V08"], ["V01", "V02"]]),
        (3, [["V07", "V08"], ["V01", "V02"], ["V03", "V04"], ["V05", "V06"]]),
    ],
)
def test_packs_go_clockwise_in_eras_1_and_3_and_anticlockwise_in_era_2(era, receives):
    table = at(
        Clan(pack=["V01", "V02", "V41"]),
        Clan(pack=["V03", "V04", "V42"]),
        Clan(pack=["V05", "V06", "V43"]),
        Clan(pack=["V07", "V08", "V44"]),
        era=era,
        asks=PickCards(),
    )
    for seat, card in enumerate(("V41", "V42", "V43", "V44")):
        table.play(Keep(card), seat)
    assert packs(table) == receives


@rule("TEV-3.3")
@pytest.mark.parametrize(
    ("era", "first", "second", "enemy"),
    [
        (1, ["V03", "V04"], ["V05", "V06"], ["V01", "V02"]),
        (2, ["V05", "V06"], ["V01", "V02"], ["V03", "V04"]),
    ],
)
def test_with_two_players_the_enemy_sits_between_them(era, first, second, enemy):
    table = at(
        Clan(pack=["V01", "V02", "V41"]),
        Clan(pack=["V03", "V04", "V42"]),
        enemy_pack=["V05", "V06"],
        era=era,
        asks=PickCards(),
    )
    table.play(Keep("V41"), 0)
    table.play(Keep("V42"), 1)
    assert packs(table)[:2] == [first, second]
    assert set(packs(table)[2]) < set(enemy)
    assert set(packs(table)[2]) | set(names_of(state_of(table).discard)) == set(enemy)


@rule("TEV-3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("era", "number"), [(1, 4), (2, 5), (3, 6)])
def test_everyone_ends_with_four_five_or_six_cards(players, era, number):
    table = at(players=players, era=era, asks=Draft())
    asked = 0
    while table.deciders:
        asked += 1
        keep_first(table)
    assert asked == number - 1  # the last card is kept without choice
    assert [len(hand(table, seat)) for seat in range(players)] == [number] * players


@rule("TEV-3.5")
def test_kept_cards_may_be_looked_at_but_not_swapped():
    table = at(
        Clan(hand=["V20"], pack=["V01", "V02"]), Clan(hand=["V21"], pack=["V03", "V04"]),
        Clan(hand=["V22"], pack=["V05", "V06"]), asks=PickCards(),
    )  # fmt: skip
    assert table.view(0)["table"]["clans"][0]["hand"] == ["V20"]
    refused(table, Keep("V20"), "TEV-3.2", 0)
    assert table.moves(0) == [Keep("V01"), Keep("V02")]


@rule("TEV-3.6")
def test_a_viking_card_bears_a_rune_a_strength_and_two_actions():
    main = {"sail", "explore", "harvest", "build"}
    for card in CARDS:
        assert card.rune in range(3)
        assert card.op in ("flat", "add", "multiply")
        assert card.base > 0
        assert card.steel >= 0
        assert card.jarl.type in main
        assert card.jarl.x > 0
        assert card.rune_action.type in main | {
            "explore_temple", "smite", "draw_replace", "enter_battle", "collect", "exchange",
        }  # fmt: skip
        assert sum(card.requires) > 0
    assert any(card.steel for card in CARDS)
    assert any(not card.steel for card in CARDS)


@rule("TEV-3.7")
def test_a_deal_goes_on_with_the_shuffled_discard_pile():
    table = at(
        players=4,
        era=2,
        deck=["V01", "V02", "V03", "V04", "V05", "V06", "V07"],
        asks=Draft(),
    )
    dealt = [card for pack in packs(table) for card in pack]
    assert len(dealt) == len(set(dealt)) == 20
    left = {"V01", "V02", "V03", "V04", "V05", "V06", "V07"}
    assert set(packs(table)[0]) < left < set(packs(table)[0] + packs(table)[1])  # they come first
    s = state_of(table)
    assert (len(s.deck), s.discard) == (48 - 20, [])


@rule("TEV-3.7")
def test_the_cards_left_are_dealt_before_those_of_the_new_deck():
    s = state_of(at(players=3, deck=["V01", "V02"], discard=["V10"]))
    deal = DrawToPack(0, 4)
    assert why_not(s, deal, Cards(("V02", "V01", "V10", "V11"))) is None
    assert why_not(s, deal, Cards(("V10", "V11", "V01", "V02"))) is not None
    assert why_not(s, deal, Cards(("V02", "V01", "V10"))) is not None


@rule("TEV-3.8")
def test_invaders_hands_and_rows_stay_out_of_the_shuffle():
    clans = [Clan(hand=["V01"], row=["V02"]), Clan(hand=["V03"], battle="V04"), Clan(row=["V05"])]
    table = at(
        *clans, invaders=["V06", "V07"], deck=["V08"], initiator=1, prize="F01",
        asks=DrawToPack(2, 2),
    )  # fmt: skip
    s = state_of(table)
    shuffled = set(names_of(s.deck)) | set(packs(table)[2])
    assert shuffled == {f"V{number:02}" for number in range(8, 49)}
    assert names_of(s.invaders) == ["V06", "V07"]
    assert (hand(table, 0), row(table, 0), hand(table, 1)) == (["V01"], ["V02"], ["V03"])
    assert s.face_down[1] == CARD_INDEX["V04"]


@rule("TEV-3.9")
def test_the_deck_is_renewed_for_a_draw():
    table = at(Clan(hand=["V01"]), players=3, deck=[], asks=())
    s = state_of(table)
    assert len(s.discard) == 47
    draw_and_replace(s, 0)
    assert isinstance(s.agenda[-1], DrawToHand)
    table._settle()
    assert len(hand(table)) == 2
    assert (len(s.deck), s.discard) == (46, [])


@rule("TEV-3.9")
def test_the_deck_is_renewed_for_an_invader():
    table = at(players=3, deck=[], invaders=["V01"], asks=DrawInvader())
    s = state_of(table)
    assert len(s.invaders) == 2
    assert (len(s.deck), s.discard) == (46, [])


@rule("TEV-3.10")
def test_hands_and_favours_won_are_secret():
    table = at(
        Clan(hand=["V01", "V02"], favors=["F17", "F18"]), Clan(hand=["V03", "V04"]), Clan(),
        asks=PlayCard(0),
    )  # fmt: skip
    own, other, nobody = (table.view(seat)["table"]["clans"][0] for seat in (0, 1, None))
    assert (own["hand"], own["favors"]) == (["V01", "V02"], ["F17", "F18"])
    assert (other["hand"], other["favors"]) == (2, 2)
    assert (nobody["hand"], nobody["favors"]) == (2, 2)


@rule("TEV-3.10")
def test_a_card_played_face_down_is_secret_in_the_log_too():
    clans = [Clan(hand=["V01", "V02"]), Clan(hand=["V03", "V04"]), Clan(hand=["V05", "V06"])]
    table = at(*clans, asks=Turn(0))
    table.play(Fight("V02"))
    table.play(Favor("top", "left"))
    assert "V02" in str(table.view(0))
    assert "V02" not in str(table.view(1))
    assert "V02" not in str(table.view(None))
    assert table.view(1)["table"]["clans"][0]["battle"] is True  # that there is one is seen
    table.play(Fight("V04"))  # so is that of one who joins
    assert "V04" not in str(table.view(0))


@rule("TEV-3.10")
def test_everything_else_is_public():
    table = at(Clan(hand=["V14"], wood=3), Clan(hand=["V03"]), Clan(), asks=[PlayCard(0)])
    table.play(Jarl("V14"))
    for seat in (0, 1, 2, None):
        shown = table.view(seat)["table"]
        assert shown["clans"][0]["row"] == ["V14"]
        assert shown["clans"][0]["resources"]["wood"] == 3
        assert shown["favor_rows"][0] == ["F01", "F02", "F03", "F04", "F05"]


@rule("TEV-3.10")
def test_the_deck_shows_only_its_size():
    table = at(Clan(hand=["V01", "V02"]), Clan(), Clan(), asks=PlayCard(0))
    assert table.view(0)["table"]["deck"] == 46


@rule("TEV-3.10", "TEV-18.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_favours_won_are_shown_when_the_game_is_over(players):
    clans = [Clan(favors=["F15"]), *(Clan() for _ in range(players - 2)), Clan(favors=["F16"])]
    enemy = Enemy(favors=["F17", "F18"]) if players == 1 else None
    table = at(*clans[:players], era=3, enemy=enemy, asks=Upkeep())
    assert table.over
    for seat in (*range(players), None):
        shown = table.view(seat)["table"]
        assert shown["clans"][0]["favors"] == ["F15"]
        if players == 1:
            assert shown["enemy"]["favors"] == ["F17", "F18"]
        else:
            assert shown["clans"][players - 1]["favors"] == ["F16"]
