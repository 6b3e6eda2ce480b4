"""Chapter 3: the round card."""

from __future__ import annotations

from itertools import pairwise, permutations, product
from random import Random

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.box import ROUNDS
from drakkar.games.shipwrights.draft import PickFromPacks
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.moves import Finish, Huts, Keep, RoundCard
from drakkar.games.shipwrights.rounds import RevealRound
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.histories import COUNTS, draw, fresh, history, names
from tests.rules.shipwrights.position import Village, at, goods, refused, state_of, tracks

each_count = pytest.mark.parametrize("players", COUNTS)


def phases_of(players, seed):
    """The phases of a random game in the order they are told of."""
    table = drakkar.new("shipwrights", players, seed, listen=True)
    rng = Random(seed)
    while not table.over:
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)
    assert table.events is not None
    phases = ("round-card", "draft", "actions", "income", "hero", "final-exchange")
    return [event[0] for _, event in table.events if event[0] in phases]


@rule("SHI-3.1")
@each_count
def test_a_round_is_round_card_draft_actions_income_heroes(players):
    phases = phases_of(players, seed=2)
    assert "hero" in phases
    without_heroes = [phase for phase in phases if phase != "hero"]
    one_round = ["round-card", "draft", "actions", *["income"] * players]
    assert without_heroes == one_round * 5 + ["final-exchange"]
    for before, phase in pairwise(phases):
        if phase == "hero":
            assert before in ("income", "hero")


@rule("SHI-3.2")
@each_count
def test_each_round_opens_with_a_new_card_on_top_of_the_earlier_ones(players):
    reveals = [answer for answer in history(players) if answer.asked(RevealRound)]
    assert [answer.after.round for answer in reveals] == [1, 2, 3, 4, 5]
    for number, answer in enumerate(reveals):
        assert len(answer.before.rounds) == number
        assert answer.after.rounds[:-1] == answer.before.rounds
        assert answer.after.rounds[-1] not in answer.before.rounds


@rule("SHI-3.2")
def test_a_card_comes_up_once_only():
    s = fresh(3)
    draw(s, Huts(("hut_1", "hut_2", "hut_3")), RoundCard("round_04"))
    assert RevealRound().refuse(s, RoundCard("round_04")) is not None
    assert RevealRound().refuse(s, RoundCard("round_05")) is None


@rule("SHI-3.2", "SHI-3.3")
def test_only_the_topmost_card_is_in_force():
    # round_01 had wood for 1 coin; round_08, now on top, asks 3
    me = Village(coin=2)
    table = at(me, asks=Act(0), past=["round_01"], card="round_08", round=2)
    refused(table, Exchange("wood"), "SHI-14.2")
    table.play(Exchange("wool"))
    assert goods(table) == {"wool": 1, "coin": 1}


@rule("SHI-3.3")
@pytest.mark.parametrize(
    ("card", "prices"),
    [("round_01", (1, 3, 2)), ("round_03", (1, 2, 3)), ("round_06", (2, 1, 3)),
     ("round_07", (3, 1, 2)), ("round_10", (2, 3, 1)), ("round_12", (3, 2, 1))],
)  # fmt: skip
def test_the_card_sets_the_prices_of_the_round(card, prices):
    for good, price in zip(("wood", "wool", "iron"), prices, strict=True):
        table = at(Village(coin=price), asks=Act(0), card=card)
        table.play(Exchange(good))
        assert goods(table) == {good: 1}
        poor = at(Village(coin=price - 1, worker=1), asks=Act(0), card=card)
        refused(poor, Exchange(good), "SHI-14.2")


@rule("SHI-3.4")
def test_the_twelve_cards_have_the_six_price_orders_once_per_direction():
    prices = sorted((round_card.coin_price, round_card.draft) for round_card in ROUNDS)
    assert prices == sorted(product(permutations((1, 2, 3)), ("anticlockwise", "clockwise")))


@rule("SHI-3.4")
def test_the_card_quoted_by_the_rules_is_in_the_box():
    table = at(Village(coin=6), asks=Act(0), card="round_01")
    card = table.view(0)["table"]["card"]
    assert card["prices"] == {"wood": 1, "wool": 3, "iron": 2}


def passed(card):
    """Who has what after everybody has kept the first of three cards."""
    packs = [["ship_ask", "ship_knarr", jarl] for jarl in ("jarl_01", "jarl_02", "jarl_03")]
    table = at(*(Village(pack=pack) for pack in packs), asks=PickFromPacks(), card=card)
    for seat in range(3):
        table.play(Keep("ship_ask"), seat)
    return [names(pack)[1] for pack in state_of(table).packs]


@rule("SHI-3.5")
def test_the_card_gives_the_direction_of_the_draft():
    assert passed("round_01") == ["jarl_03", "jarl_01", "jarl_02"]  # clockwise
    assert passed("round_02") == ["jarl_02", "jarl_03", "jarl_01"]  # anticlockwise


@rule("SHI-3.5")
def test_with_two_players_the_direction_does_not_matter():
    packs = [
        ["ship_ask", "ship_barde", "jarl_01", "jarl_02", "jarl_03"],
        ["ship_busse", "ship_drakkar", "jarl_04", "jarl_05", "jarl_06"],
    ]
    for card in ("round_01", "round_02"):
        table = at(*(Village(pack=pack) for pack in packs), asks=PickFromPacks(), card=card)
        for seat in (0, 1):
            table.play(Keep(packs[seat][0]), seat)
            table.play(Keep(packs[seat][1]), seat)
        assert names(state_of(table).packs[0]) == ["jarl_04", "jarl_05", "jarl_06"]
        assert names(state_of(table).packs[1]) == ["jarl_01", "jarl_02", "jarl_03"]


@rule("SHI-3.6")
@pytest.mark.parametrize("players", [1, 2])
def test_the_neutral_player_advances_with_every_card_from_the_first_on(players):
    s = fresh(players)
    draw(s, Huts(("hut_1", "hut_3")[:players]), RoundCard("round_01"))
    assert s.round == 1
    assert s.tracks[3 * players :] == [2, 1, 1]  # the icons of round_01
    assert s.tracks[:3] == [1, 0, 0]  # nobody else moves
    s.agenda.clear()
    s.then(RevealRound())
    draw(s, RoundCard("round_03"))
    assert s.tracks[3 * players :] == [3, 4, 2]  # and those of round_03: 1, 3, 1


@rule("SHI-3.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_from_three_players_on_the_icons_move_nobody(players):
    table = at(players=players, asks=RevealRound())
    for seat in range(players):
        assert tracks(table, seat) == (0, 0, 0)
    assert len(state_of(table).tracks) == 3 * players


def ended(players):
    table = at(
        players=players, asks=FinalExchange(), round=5,
        past=["round_01", "round_02", "round_03", "round_04"], card="round_06",
    )  # fmt: skip
    while not table.over:
        table.play(Finish())
    return table.result()


@rule("SHI-3.7")
def test_solo_the_opponent_scores_the_points_of_the_five_cards():
    assert ended(1).opponent["rounds"] == 9 + 10 + 8 + 9 + 10


@rule("SHI-3.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_more_players_nobody_scores_them(players):
    result = ended(players)
    assert result.opponent is None
    assert result.scores == (0,) * players
