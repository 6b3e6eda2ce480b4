"""Chapter 7: the lone fighter and the invaders."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.battle import ResolveBattle
from drakkar.games.tinyepic.eras import Upkeep
from drakkar.games.tinyepic.moves import Bless, Gather, Skip
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import (
    Clan,
    at,
    events_of,
    favor_rows,
    favors,
    fury,
    names_of,
    prize,
    resources,
    state_of,
)

ROWS = (["F01", "F02", "F03", "F04"], ["F05", "F06", "F07", "F08"])


def alone(clan: Clan, invader: str, before: tuple[str, ...] = (), **more) -> Table:
    """One fighter; this card comes from the deck after those already on the pile."""
    more.setdefault("players", 2)
    return at(
        clan,
        initiator=0,
        prize="F13",  # 1 steel
        prize_from=("top", "right"),
        favor_rows=ROWS,
        invaders=before,
        deck=[invader],
        asks=ResolveBattle(),
        listen=True,
        **more,
    )


def invader_strength(table: Table) -> object:
    return events_of(table, "invader-strength")[0]["strength"]


@rule("TEV-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lone_fighter_meets_the_top_card_of_the_deck(players):
    table = alone(Clan(battle="V14"), "V33", ("V10",), players=players)
    s = state_of(table)
    assert names_of(s.invaders) == ["V10", "V33"]
    assert s.deck == []
    for seat in (0, 1, None):
        assert table.view(seat)["table"]["invaders"] == ["V10", "V33"]  # revealed
    assert invader_strength(table) == 3


@rule("TEV-7.2")
def test_invaders_pay_no_steel():
    table = alone(Clan(battle="V14"), "V48")  # strength 8, would cost 3 steel
    assert invader_strength(table) == 8


@rule("TEV-7.2")
def test_their_steel_cost_does_not_lower_a_count_of_steel():
    table = alone(Clan(battle="V14"), "V13", ("V01", "V02"))  # 2 x steel, would cost 2 steel
    assert invader_strength(table) == 6


@rule("TEV-7.3")
@pytest.mark.parametrize(
    ("before", "invader", "strength"),
    [
        ((), "V12", 0),  # 2 x wealth
        (("V01",), "V12", 2),
        (("V17", "V33", "V34"), "V12", 6),  # whatever their type
        ((), "V02", 1),  # 1 + 1 for each wealth
        (("V17", "V33"), "V02", 3),
        (("V17", "V33"), "V08", 3),  # 1 + 1 for each rune
        (("V17", "V33"), "V15", 4),  # 2 + 1 for each secrets
    ],
)
def test_runes_count_the_earlier_invaders_only(before, invader, strength):
    assert invader_strength(alone(Clan(battle="V14"), invader, before)) == strength


@rule("TEV-7.4")
@pytest.mark.parametrize(
    ("before", "invader", "strength"),
    [
        ((), "V05", 2),  # 1 + 1 for each food
        (("V01",), "V05", 3),
        (("V01", "V17"), "V37", 4),  # 1 + 1 for each wood
        ((), "V45", 2),  # 2 x food
        (("V01", "V17"), "V29", 6),  # 2 x wood
    ],
)
def test_resources_count_the_new_invader_too(before, invader, strength):
    assert invader_strength(alone(Clan(battle="V14"), invader, before)) == strength


@rule("TEV-7.5")
@pytest.mark.parametrize("answer", [Bless(), Skip()])
def test_if_the_invaders_win_the_favour_goes_back_and_the_own_god_is_angered(answer):
    table = alone(Clan(battle="V01"), "V30", gods=("frigg", "odin", "thor"))  # 3 against 4
    assert table.moves() == [Bless(), Skip()]
    assert favor_rows(table) == ([*ROWS[0], "F13"], ROWS[1])
    table.play(answer)
    if answer == Bless():
        table.play(Gather(1, 1, 1))
    assert fury(table) == (1, 0, 0)  # not that of secrets, the invader's
    assert resources(table) == ((1, 1, 1) if answer == Bless() else (0, 0, 0))
    assert favors(table) == []


@rule("TEV-7.6")
def test_if_the_player_wins_he_takes_the_favour_and_the_invaders_god_is_angered():
    table = alone(Clan(battle="V14"), "V17")  # 4 against 3
    assert table.over  # no blessing, neither for the player nor for the invader
    assert favors(table) == ["F13"]
    assert resources(table) == (0, 0, 1)
    assert fury(table) == (0, 1, 0)
    assert prize(table) == ""


@rule("TEV-7.7")
@pytest.mark.parametrize(("invader", "after"), [("V33", (1, 0, 1)), ("V07", (2, 0, 0))])
def test_on_a_tie_both_have_lost(invader, after):
    table = alone(Clan(battle="V01"), invader, gods=("frigg", "odin", "thor"))  # 3 against 3
    assert favor_rows(table) == ([*ROWS[0], "F13"], ROWS[1])
    table.play(Bless())
    table.play(Gather(1, 1, 1))
    assert resources(table) == (1, 1, 1)
    assert fury(table) == after
    assert favors(table) == []


@rule("TEV-7.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pile_of_invaders_outlasts_upkeep(players):
    table = at(players=players, invaders=["V10", "V33"], asks=Upkeep())
    assert names_of(state_of(table).invaders) == ["V10", "V33"]
    assert state_of(table).era == 2


@rule("TEV-7.8")
@pytest.mark.parametrize("card", ["V14", "V11"])
def test_beaten_or_not_an_invader_stays_on_the_pile(card):
    table = alone(Clan(battle=card), "V33", ("V10",))  # 3; 4 wins, 1 loses
    if not table.over:
        table.play(Skip())
    assert names_of(state_of(table).invaders) == ["V10", "V33"]
