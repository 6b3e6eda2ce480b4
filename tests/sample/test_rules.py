"""The Raid follows its rulebook: the sample game is a real one."""

import pytest

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.refusal import IllegalMove
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.sample.meta import GAME
from tests.sample.position import play, raid, state_of

AXES = ["axe", "axe", "axe"]
MIXED = ["feast", "sail", "scout"]
SAILED = ["0 pick axe", "1 pick feast", "0 sail 1", "0 load 2", "-1 roll 3", "1 sail 2", "1 load 1"]


def refused(table: Table, line: str, clause: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        play(table, line)
    assert caught.value.refusal.clause == clause


@rule("RAI-1.1", "RAI-1.2", "RAI-1.3")
def test_everybody_begins_with_three_cards_and_a_crew_of_two():
    for players in GAME.seats:
        s = state_of(Table(GAME, players, seed=5))
        assert [len(hand) for hand in s.hands] == [3] * players
        assert len(s.deck) == 15 - 3 * players
        assert s.crew == [2] * players
        assert s.reef in (1, 2, 3, 4)


def test_three_cannot_do_without_a_reef():
    with pytest.raises(DrakkarError, match="Reef"):
        Table(GAME, 3, {"reef": "none"})


@rule("RAI-2.1")
def test_a_card_comes_from_the_hand():
    refused(raid(AXES, MIXED), "0 pick sail", "RAI-2.1")


@rule("RAI-2.2")
def test_the_last_card_is_asked_for():
    last = [*("0 pick axe", "1 pick scout", "1 peek 1")]
    table = raid(AXES, ["scout", "scout", "scout"], then=last)
    for island, peek in ((1, 2), (1, 3)):
        play(table, f"0 sail {island}", "0 load 1", f"1 sail {island}", "1 load 1")
        play(table, "0 pick axe", "1 pick scout", f"1 peek {peek}")
    assert [len(hand) for hand in state_of(table).hands] == [0, 0]
    assert not [entry for entry in table.log if entry.forced]


@rule("RAI-2.3")
def test_a_scout_looks_at_an_island_he_has_not_seen():
    table = raid(["scout", "scout", "axe"], AXES, reef=2, then=["0 pick scout", "0 peek 2"])
    s = state_of(table)
    assert s.known[0] == 1 << 2 | 1 << 18
    play(table, "1 pick axe", "0 sail 1", "0 load 1", "1 sail 1", "1 load 1", "0 pick scout")
    refused(table, "0 peek 2", "RAI-2.3")
    refused(table, "0 peek 5", "RAI-2.3")


@rule("RAI-2.4", "RAI-2.5")
def test_a_sail_is_as_strong_as_its_die():
    table = raid(MIXED, AXES, then=["0 pick sail", "-1 roll 6", "1 pick axe"])
    assert state_of(table).strength == [6, 2]
    assert state_of(table).played == ["sail", "axe"]


@rule("RAI-3.1", "RAI-3.2")
def test_one_sails_to_an_island_with_at_least_one_of_the_crew():
    table = raid(AXES, MIXED, then=["0 pick axe", "1 pick feast"])
    refused(table, "1 sail 5", "RAI-3.1")
    play(table, "1 sail 3")
    refused(table, "1 load 0", "RAI-3.2")
    refused(table, "1 load 3", "RAI-3.2")


@rule("RAI-3.3", "RAI-3.4")
def test_loot_is_strength_and_die_and_crew():
    table = raid(AXES, MIXED, then=[*SAILED, "-1 roll 5"])
    assert state_of(table).raids == [2 + 3 + 2, 1 + 5 + 1]


@rule("RAI-3.5")
def test_the_reef_takes_those_aboard_but_not_the_last():
    table = raid(AXES, MIXED, reef=1, then=[*SAILED, "-1 roll 5"])
    s = state_of(table)
    assert (s.crew, s.raids[0], s.found) == ([1, 2], 0, 1)


@rule("RAI-3.6", "RAI-3.7")
def test_after_a_feast_one_draws_and_buries():
    table = raid(AXES, MIXED, then=[*SAILED, "-1 roll 5", "-1 deal feast"])
    refused(table, "1 bury axe", "RAI-3.7")
    play(table, "1 bury sail")
    assert state_of(table).buried == [[], ["sail"]]
    assert state_of(table).hands[1] == ["feast", "scout"]


@rule("RAI-4.1", "RAI-4.2")
def test_hiring_costs_two_loot_and_stops_at_four():
    table = raid(AXES, MIXED, then=["0 pick axe", "1 pick feast"])
    refused(table, "0 hire", "RAI-4.1")
    state_of(table).raids[0] = 20
    table._look()
    play(table, "0 hire", "0 hire")
    refused(table, "0 hire", "RAI-4.2")
    assert state_of(table).loot(0) == 16
    assert table.question(0) is not None, "the question stays open"


@rule("RAI-5.1")
def test_loot_and_crew_win_and_on_a_tie_the_crew():
    table = raid(AXES, MIXED)
    s = state_of(table)
    s.agenda.clear()
    s.raids, s.hired, s.crew = [10, 8], [1, 0], [2, 2]
    assert table.result().scores == (10, 10)
    assert table.result().winners == (0, 1)
    s.raids, s.crew = [10, 7], [2, 3]
    assert table.result().scores == (10, 10)
    assert table.result().winners == (1,)
