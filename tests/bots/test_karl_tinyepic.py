"""How karl judges Tiny Epic Vikings."""

from random import Random

import drakkar
from drakkar.bots import bot, play_out
from drakkar.games.tinyepic.harvest import ChooseHarvest, CollectGoods
from drakkar.games.tinyepic.karl.attention import attend
from drakkar.games.tinyepic.karl.value import rune_worth, value
from drakkar.games.tinyepic.moves import Fight, Gather
from drakkar.games.tinyepic.recall import Recall
from drakkar.games.tinyepic.sailing import Ashore
from drakkar.games.tinyepic.turn import PlayCard
from tests.rules.tinyepic.position import Clan, Enemy, at, state_of


def test_karl_beats_thralls_by_far():
    total = 0
    for seed in range(5):
        seat = seed % 4
        names = ["karl" if number == seat else "thrall" for number in range(4)]
        table = drakkar.new("tinyepic", 4, seed)
        play_out(table, [bot(name) for name in names])
        assert table.result().winners == (seat,)
        total += table.result().scores[seat]
    assert total >= 175  # he makes 201; 149 judging by points alone, 66 judging nothing


def test_runes_are_worth_what_their_gods_ranks_say_in_the_end():
    assert [round(worth, 1) for worth in rune_worth([9, 4, 1], 0)] == [6.0, 4.0, 2.0]
    assert [round(worth, 1) for worth in rune_worth([3, 3, 1], 0)] == [4.0, 4.0, 2.0]
    early = rune_worth([9, 4, 1], 15)
    assert 6 > early[0] > early[1] > early[2] > 2


def test_value_leaves_the_state_as_it_is_and_ends_with_the_points():
    for players in (1, 2, 4):
        rng = Random(players)
        table = drakkar.new("tinyepic", players, players)
        while not table.over:
            seat = table.deciders[0]
            s = table.guess(seat, rng)
            before = s.copy()
            assert -150 < value(s, seat) < 150  # type: ignore[arg-type]
            assert s == before
            table.play(rng.choice(table.moves(seat)), seat)
        scores = table.result().scores
        assert [value(table.state, seat) for seat in range(players)] == list(scores)  # type: ignore[arg-type]


def test_alone_the_enemys_favours_and_the_one_it_may_win_cost_him():
    def worth(**more):
        return value(state_of(at(Clan(), asks=PlayCard(0), favor_rows=([], []), **more)), 0)

    assert worth(enemy=Enemy(favors=["F01"])) < worth(enemy=Enemy()) - 2
    assert worth(enemy=Enemy(favors=["F01", "F07"])) < worth(enemy=Enemy(favors=["F01"])) - 2
    assert worth(enemy=Enemy(card="V01"), prize="F07", initiator=1) < worth(enemy=Enemy()) - 1


def test_alone_he_sends_no_weak_card_into_battle():
    hand = ["V03", "V10", "V11"]  # strengths 2, 2 and 1
    for seed in range(5):
        table = at(Clan(hand=hand, ships=["whale"], food=2), asks=PlayCard(0), seed=seed)
        chosen = bot("karl").choose(table.game, table.state, 0, table.moves(), Random(seed))
        assert not isinstance(chosen, Fight)


def test_he_looks_at_no_answer_that_only_wastes():
    table = at(Clan(wood=7, food=6), asks=ChooseHarvest(0, 3, (0, 1, 0)), players=2)
    assert attend(state_of(table), 0, False) == [Gather(0, 0, 3)]
    table = at(Clan(wood=7, food=7, steel=7), asks=CollectGoods(0, (1, 1, 1)), players=2)
    assert attend(state_of(table), 0, False) == [Gather(1, 1, 1)]
    settled = {"in_sw": 5, "in_se": 1}
    table = at(Clan(hand=["V01"], settlers=settled), asks=PlayCard(0), players=2)
    assert not any(isinstance(move, Recall) for move in attend(state_of(table), 0, False))
    ashore = Ashore(0, "in_n.edge", 0, 2)
    table = at(Clan(food=2, ships=["in_n.edge"], settlers=settled), asks=ashore, players=2)
    assert {Recall("in_sw"), Recall("in_se")} <= set(attend(state_of(table), 0, False))
    assert set(attend(state_of(table), 0, False)) <= set(table.moves())
