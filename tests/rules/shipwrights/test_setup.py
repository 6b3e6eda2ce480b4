"""Chapter 1: set-up."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.box import CARDS
from drakkar.games.shipwrights.heroes import Heroes
from drakkar.games.shipwrights.moves import Discard, Huts, Tuck, Work
from drakkar.games.shipwrights.setup import DealHuts
from drakkar.games.shipwrights.state import EIKJA, HUT, NONE
from drakkar.games.shipwrights.tracks import GainRaid, GainTrade, PlaceTrade
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import COUNTS, draw, fresh, history, some_games
from tests.rules.shipwrights.position import Village, at, goods, state_of, village

each_count = pytest.mark.parametrize("players", COUNTS)
HUTS = {"hut_1": (1, 0, 0), "hut_2": (1, 0, 0), "hut_3": (0, 1, 0),
        "hut_4": (0, 1, 0), "hut_5": (0, 0, 1), "hut_6": (0, 0, 1)}  # fmt: skip


# ---- worked example --------------------------------------------------------------------------


@rule("SHI-1.9", "SHI-1.11", "SHI-1.13")
def test_example_1_set_up_of_one_player():
    s = fresh(1)
    draw(s, Huts(("hut_1",)))
    assert s.goods == [3, 1, 1, 1, 1, 2]  # workers, wood, wool, iron, gold, coins
    assert s.upgrades == [0]  # Eikja, labourer and hut on their base side
    assert s.tracks[:3] == [1, 0, 0]
    assert s.heroes == [NONE, NONE, NONE]
    assert s.randi == [False]


# ---- clause by clause ------------------------------------------------------------------------


@rule("SHI-1.1")
@each_count
def test_one_to_five_may_play(players):
    assert drakkar.new("shipwrights", players, seed=1).players == players


@rule("SHI-1.1")
@pytest.mark.parametrize("players", [-1, 0, 6, 7])
def test_no_other_number_may_play(players):
    with pytest.raises(drakkar.DrakkarError):
        drakkar.new("shipwrights", players, seed=1)


@rule("SHI-1.1")
@each_count
def test_the_game_lasts_five_rounds(players):
    rounds = [answer.after.round for answer in history(players)]
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]
    assert rounds == sorted(rounds)


@rule("SHI-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_is_won_on_points(players):
    game = drakkar.GAMES["shipwrights"]
    for seed in (1, 2):
        result = game.rules.result(history(players, seed)[-1].after)
        most = max(result.scores)
        assert result.winners
        assert all(result.scores[seat] == most for seat in result.winners)


@rule("SHI-1.2")
@each_count
def test_five_different_round_cards_of_twelve_come_up_in_a_game(players):
    last = history(players)[-1].after
    assert len(last.rounds) == len(set(last.rounds)) == 5
    assert len(last.round_deck) == 7  # never seen
    assert sorted(last.rounds + last.round_deck) == list(range(12))


@rule("SHI-1.2")
def test_the_round_cards_are_taken_at_random_and_unknown_beforehand():
    first = set()
    for seed in range(120):
        table = drakkar.new("shipwrights", 3, seed)
        first.add(state_of(table).rounds[0])
        assert table.view(0)["table"]["rounds"] == [table.view(0)["table"]["card"]["id"]]
    assert first == set(range(12))


@rule("SHI-1.3")
@each_count
def test_raid_and_trade_cards_make_two_decks_of_fifteen(players):
    s = fresh(players)
    assert sorted(s.raid_deck) == sorted(s.trade_deck) == list(range(15))
    assert s.raids == [()] * players
    assert s.spent_trades == [()] * players


@rule("SHI-1.3")
def test_raid_and_trade_decks_are_shuffled():
    raids, trades = set(), set()
    for seed in range(150):
        table = at(asks=[GainRaid(0), GainTrade(0)], seed=seed)
        raids.add(state_of(table).raids[0][0][0])
        question = table.question()
        assert isinstance(question, PlaceTrade)
        trades.add(question.trade)
    assert len(raids) == len(trades) == 15


@rule("SHI-1.3")
def test_nobody_can_know_which_raid_and_trade_cards_come_next():
    for game in some_games():
        for answer in game:  # no order is laid down anywhere: nature draws when she is asked
            assert answer.after.raid_deck == sorted(answer.after.raid_deck)
            assert answer.after.trade_deck == sorted(answer.after.trade_deck)


@rule("SHI-1.4")
@each_count
def test_nobody_has_a_hero_in_the_first_round(players):
    for answer in history(players):
        if answer.after.round <= 1:
            assert answer.after.heroes == [NONE] * 3
            assert answer.after.randi == [False] * players


@rule("SHI-1.4")
def test_there_are_three_main_heroes_and_a_randi_for_each_of_five_players():
    three = at(
        Village(tracks=(5, 0, 0)), Village(tracks=(0, 5, 0)), Village(tracks=(0, 0, 5)),
        players=3, asks=Heroes(),
    )  # fmt: skip
    assert state_of(three).heroes == [0, 1, 2]
    assert state_of(at(players=5, asks=Heroes())).randi == [True] * 5


@rule("SHI-1.5")
@each_count
def test_the_deck_holds_all_122_village_cards_and_the_discard_pile_is_empty(players):
    s = fresh(players)
    assert len(s.deck) == 122
    assert all(s.deck.count(card) == printed.copies for card, printed in enumerate(CARDS))
    assert s.discard == []
    assert s.discard_top == NONE


@rule("SHI-1.5")
def test_the_deck_is_shuffled_and_lies_face_down():
    packs = set()
    for seed in range(20):
        table = drakkar.new("shipwrights", 3, seed)
        packs.add(state_of(table).packs[0])
        assert table.view(0)["table"]["deck"] == 122 - 18
    assert len(packs) == 20


@rule("SHI-1.6")
@each_count
def test_every_marker_starts_on_space_0_of_its_track(players):
    assert fresh(players).tracks[: 3 * players] == [0, 0, 0] * players


@rule("SHI-1.7")
@pytest.mark.parametrize("players", [1, 2])
def test_one_or_two_players_have_a_neutral_player_on_0(players):
    assert fresh(players).tracks[3 * players :] == [0, 0, 0]


@rule("SHI-1.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_or_more_have_no_neutral_player(players):
    assert len(fresh(players).tracks) == 3 * players
    assert drakkar.new("shipwrights", players, seed=1).view(0)["table"]["neutral"] is None


@rule("SHI-1.8")
def test_the_supply_never_runs_out():
    # more than the box holds: 50 workers and coins, 40 of each resource
    rich = Village(hand=["jarl_01"], worker=50, wood=40, wool=40, iron=40, gold=40, coin=50)
    table = at(rich, rich, rich, rich, rich, asks=Act(0), players=5)
    table.play(Discard("jarl_01"))
    table.play(Work(2))  # 1 worker
    table.play(Work(5))  # 2 coins
    assert goods(table) == {
        "worker": 49, "wood": 40, "wool": 40, "iron": 40, "gold": 41, "coin": 52,
    }  # fmt: skip


@rule("SHI-1.9")
@each_count
def test_everybody_begins_with_a_bare_board_and_base_sides(players):
    s = fresh(players)
    assert s.boards == [()] * players
    assert s.slots == [0] * players
    assert s.upgrades == [0] * players
    assert s.fleets == [((EIKJA, NONE),)] * players
    assert s.villages == [((HUT, NONE, 0),)] * players


@rule("SHI-1.10")
@each_count
def test_everybody_is_dealt_a_different_hut(players):
    dealt = set()
    for seed in range(40):
        table = drakkar.new("shipwrights", players, seed)
        huts = [village["hut"] for village in table.view(0)["table"]["villages"]]
        assert len(set(huts)) == len(huts) == players
        assert not any(village["upgrades"]["hut"] for village in table.view(0)["table"]["villages"])
        dealt.update(huts)
    assert dealt == set(HUTS)  # at random: each of the six comes up


@rule("SHI-1.10")
@pytest.mark.parametrize(
    "huts", [("hut_1", "hut_1"), ("hut_1",), ("hut_1", "hut_2", "hut_3"), ("hut_1", "hut_7")]
)
def test_two_players_are_dealt_exactly_two_of_the_six_huts(huts):
    assert DealHuts().refuse(fresh(2), Huts(huts)) is not None


@rule("SHI-1.11")
@pytest.mark.parametrize("hut", HUTS)
def test_the_huts_icon_moves_its_owner_one_space_without_any_reward(hut):
    s = fresh(2)
    other = "hut_1" if hut != "hut_1" else "hut_2"
    draw(s, Huts((other, hut)))
    assert tuple(s.tracks[3:6]) == HUTS[hut]
    assert s.tracks[:3] == [1, 0, 0]
    assert s.tracks[6:] == [0, 0, 0]  # not the neutral player
    assert (s.raids[1], s.spent_trades[1], s.upgrades[1]) == ((), (), 0)


@rule("SHI-1.11")
def test_the_huts_icon_reaches_no_threshold_in_any_game():
    for game in some_games():
        dealt = next(answer.after for answer in game if answer.asked(DealHuts))
        own = dealt.tracks[: 3 * dealt.players]
        assert sum(own) == dealt.players
        assert max(own) == 1  # the first threshold is at 4


@rule("SHI-1.12")
def test_each_track_is_on_two_of_the_six_huts():
    icons = []
    for hut in HUTS:
        s = fresh(1)
        draw(s, Huts((hut,)))
        icons.append(tuple(s.tracks[:3]))
    assert sorted(icons) == [(0, 0, 1), (0, 0, 1), (0, 1, 0), (0, 1, 0), (1, 0, 0), (1, 0, 0)]


@rule("SHI-1.13")
@each_count
def test_everybody_starts_with_the_same_goods(players):
    table = drakkar.new("shipwrights", players, seed=3)
    for seat in range(players):
        assert goods(table, seat) == {
            "worker": 3, "wood": 1, "wool": 1, "iron": 1, "gold": 1, "coin": 2,
        }  # fmt: skip


@rule("SHI-1.14")
def test_the_eikja_counts_as_a_built_ship():
    # the Ellide scores 1 VP per different built ship: itself and the Eikja
    assert at(Village(ships=["ship_ellide"])).standing()[0]["bonuses"] == 2


@rule("SHI-1.14")
def test_the_hut_counts_as_a_built_building():
    # the Busse scores 1 VP per different building: nothing but the hut is there
    assert at(Village(ships=["ship_busse"])).standing()[0]["bonuses"] == 1


@rule("SHI-1.14")
def test_a_card_may_be_tucked_under_the_hut_from_the_outset():
    table = at(Village(hand=["jarl_01"], gold=1), asks=Act(0))
    table.play(Tuck("jarl_01", 0))
    assert village(table) == [("hut", "jarl_01", False)]
