"""Chapter 21: one and two players: the neutral player, the solo opponent, nemesis cards."""

from __future__ import annotations

from itertools import combinations

import pytest

import drakkar
from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.final import FinalExchange
from drakkar.games.shipwrights.heroes import Heroes
from drakkar.games.shipwrights.meta import NEMESES
from drakkar.games.shipwrights.moves import Finish, Huts, Keep, Raid, RoundCard, Tuck
from drakkar.games.shipwrights.rounds import RevealRound
from drakkar.games.shipwrights.setup import NextRound, setup
from drakkar.games.shipwrights.solo import neutral_advances
from drakkar.kernel.game import Result
from drakkar.kernel.question import NATURE
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.shipwrights.position import Village, at, goods, hand, refused, state_of, tracks

NOBODY = -1
NEUTRAL_SOLO, NEUTRAL_PAIR = 1, 2  # the neutral player comes after the last seat
FIVE = ["round_01", "round_02", "round_03", "round_04", "round_05"]  # 9 + 10 + 8 + 9 + 9 = 45


def chosen(*cards: str) -> dict[str, str]:
    return dict.fromkeys(cards, "yes")


def solo(village: Village | None = None, *cards: str, asks=None, **position) -> Table:
    """A solo game with these nemesis cards."""
    question = Act(0) if asks is None else asks
    position = {"auto": False} | position
    return at(village or Village(), asks=question, players=1, options=chosen(*cards), **position)


def over(village: Village | None = None, *cards: str, **position) -> Result:
    """The result of a solo game that ends like this."""
    position = {"past": FIVE[:4], "card": FIVE[4], "round": 5} | position
    table = solo(village, *cards, asks=FinalExchange(), **position)
    table.play(Finish())
    return table.result()


def opponent(**position) -> dict[str, int]:
    """The opponent's points by source at the end of a solo game."""
    points = over(**position).opponent
    assert points is not None
    return points


def revealed(
    players: int, card: str, neutral: tuple[int, int, int] = (0, 0, 0), **position
) -> Table:
    """The position after this round card was revealed."""
    table = at(players=players, neutral=neutral, **position)
    s = state_of(table)
    s.round_deck = [int(card[-2:]) - 1]
    s.rounds = []
    s.then(RevealRound())
    table._settle()
    return table


# ---- the neutral player ------------------------------------------------------------------------


@rule("SHI-21.1")
@pytest.mark.parametrize(("players", "markers"), [(1, 6), (2, 9), (3, 9), (4, 12), (5, 15)])
def test_the_neutral_player_exists_with_one_or_two_players(players, markers):
    s = state_of(drakkar.new("shipwrights", players, 1))
    assert len(s.tracks) == markers
    assert len(s.goods) == 6 * players, "it owns nothing"
    assert len(s.hands) == len(s.randi) == players


@rule("SHI-21.1")
@pytest.mark.parametrize("players", [1, 2])
def test_the_neutral_player_is_never_asked(players):
    table = drakkar.new("shipwrights", players, 2)
    while not table.over:
        assert all(0 <= seat < players for seat in table.deciders)
        table.play(table.moves()[0])
    assert {entry.seat for entry in table.log} == {NATURE, *range(players)}


@rule("SHI-21.2")
@pytest.mark.parametrize("players", [1, 2])
def test_the_neutral_player_advances_without_rewards(players):
    table = revealed(players, "round_08", (3, 3, 7))  # military 3, trade 1, renown 1
    assert tracks(table, players) == (6, 4, 8)
    s = state_of(table)
    assert (len(s.raid_deck), len(s.trade_deck)) == (15, 15)
    assert not any(s.raids)
    assert table.over, "and nobody is asked"


@rule("SHI-21.2")
def test_the_neutral_player_stops_at_eighteen():
    table = revealed(1, "round_11", (17, 18, 17))  # military 1, trade 1, renown 3
    assert tracks(table, NEUTRAL_SOLO) == (18, 18, 18)
    s = state_of(table)
    neutral_advances(s, (2, 2, 2))
    assert tracks(table, NEUTRAL_SOLO) == (18, 18, 18)


@rule("SHI-21.2")
def test_with_three_players_a_round_card_moves_nobody():
    table = revealed(3, "round_08")
    assert state_of(table).tracks == [0] * 9


@rule("SHI-21.3")
@pytest.mark.parametrize("players", [1, 2])
def test_the_neutral_player_takes_the_heroes_of_the_tracks_it_leads(players):
    villages = [Village(tracks=(4, 6, 2)) for _ in range(players)]
    heroes = {"military": 0}
    table = at(*villages, asks=Heroes(), heroes=heroes, neutral=(5, 5, 2), players=players)
    assert state_of(table).heroes == [players, 0 if players == 1 else NOBODY, NOBODY]
    assert state_of(table).randi == [players == 2] * players


@rule("SHI-21.3")
def test_who_ties_with_the_neutral_player_loses_the_hero():
    table = at(Village(tracks=(5, 7, 0)), Village(tracks=(1, 1, 3)), asks=Heroes(),
               heroes={"military": 0, "trade": 0, "renown": 1}, neutral=(5, 6, 3))  # fmt: skip
    assert state_of(table).heroes == [NOBODY, 0, NOBODY]
    assert state_of(table).randi == [False, True]


@rule("SHI-21.3")
def test_alone_at_the_start_everybody_on_zero_gives_no_hero():
    table = at(Village(), asks=Heroes(), players=1)
    assert state_of(table).heroes == [NOBODY] * 3
    assert state_of(table).randi == [True]


@rule("SHI-21.4")
@pytest.mark.parametrize("players", [1, 2])
def test_heroes_of_the_neutral_player_have_no_effect(players):
    heroes = {"military": players, "trade": players, "renown": players}
    village = Village(hand=["jarl_12"], gold=1, tracks=(3, 0, 0), coin=9)
    table = at(village, asks=Act(0), heroes=heroes, players=players, auto=False)
    refused(table, Exchange("thyra"), "SHI-17.13")
    table.play(Tuck("jarl_12", 0))
    assert goods(table) == {"coin": 9}, "no worker of Svend's for the raid card, for anybody"


@rule("SHI-21.5")
@pytest.mark.parametrize("players", [1, 2])
def test_the_neutral_player_never_has_randi(players):
    villages = [Village(tracks=(9, 9, 9))] + [Village(tracks=(1, 1, 1))] * (players - 1)
    table = at(*villages, asks=Heroes(), players=players)
    assert state_of(table).randi == [False, True][:players]
    assert len(state_of(table).randi) == players


@rule("SHI-21.5")
def test_a_neutral_player_without_heroes_scores_nothing_for_randi():
    assert opponent(neutral=(1, 1, 1)) == {"heroes": 0, "rounds": 45, "tracks": 0}


@rule("SHI-21.6")
def test_with_two_players_the_neutral_player_scores_nothing_and_cannot_win():
    heroes = {"military": 2, "trade": 2, "renown": 2}
    table = at(
        Village(gold=1), Village(), asks=FinalExchange(), heroes=heroes, neutral=(18, 18, 18)
    )
    result = table.result()
    assert result.opponent is None
    assert result.scores == (1, 0)
    assert result.winners == (0,)


# ---- the solo opponent -------------------------------------------------------------------------


@rule("SHI-21.7")
@pytest.mark.parametrize(
    ("heroes", "points"),
    [
        ({}, 0),
        ({"military": 0}, 0),
        ({"military": NEUTRAL_SOLO}, 3),
        ({"military": NEUTRAL_SOLO, "trade": 0, "renown": NEUTRAL_SOLO}, 6),
        (dict.fromkeys(("military", "trade", "renown"), NEUTRAL_SOLO), 9),
    ],
)
def test_the_opponent_scores_three_points_per_hero(heroes, points):
    assert opponent(heroes=heroes)["heroes"] == points


@rule("SHI-21.7")
def test_the_heroes_of_the_opponent_are_those_after_the_fifth_distribution():
    position = {"heroes": {"military": 0, "trade": 0}, "neutral": (5, 2, 6), "round": 5}
    village = Village(tracks=(4, 3, 6))
    table = solo(village, asks=[Heroes(), NextRound()], **position)
    table.play(Finish())
    assert table.result().opponent == {"heroes": 3, "rounds": 9, "tracks": 0}
    assert table.result().breakdown[0]["heroes"] == 3


@rule("SHI-21.8")
def test_the_opponent_scores_the_points_of_the_five_round_cards():
    assert opponent()["rounds"] == 9 + 10 + 8 + 9 + 9
    other = ["round_06", "round_08", "round_10", "round_11"]
    assert opponent(past=other, card="round_12")["rounds"] == 10 + 8 + 10 + 8 + 9


@rule("SHI-21.9")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [((14, 0, 4), 0), ((15, 0, 0), 1), ((0, 16, 0), 2), ((17, 3, 18), 7), ((18, 18, 18), 12)],
)
def test_the_opponent_scores_its_spaces_fifteen_to_eighteen(spaces, points):
    assert opponent(neutral=spaces)["tracks"] == points


@rule("SHI-21.10")
@pytest.mark.parametrize(("gold", "winners"), [(44, ()), (45, ()), (46, (0,)), (60, (0,))])
def test_alone_only_a_higher_score_wins_and_a_draw_is_a_defeat(gold, winners):
    result = over(Village(gold=gold, wood=5, worker=5))
    assert result.opponent == {"heroes": 0, "rounds": 45, "tracks": 0}
    assert result.scores == (gold,)
    assert result.winners == winners


@rule("SHI-21.10", "SHI-21.7", "SHI-21.8", "SHI-21.9")
def test_all_that_the_opponent_scores_must_be_beaten():
    position = {"heroes": {"trade": NEUTRAL_SOLO}, "neutral": (0, 16, 0)}
    assert over(Village(gold=50), **position).winners == ()  # 45 + 3 + 2
    assert over(Village(gold=51), **position).winners == (0,)


# ---- nemesis cards -----------------------------------------------------------------------------

START = {
    "nemesis_1": (2, 0, 0),
    "nemesis_2": (0, 2, 0),
    "nemesis_3": (0, 0, 2),
    "nemesis_4": (1, 1, 1),
}


ICONS = {
    "round_01": (2, 1, 1),
    "round_02": (0, 2, 1),
    "round_03": (1, 3, 1),
    "round_04": (2, 0, 2),
    "round_05": (1, 2, 1),
    "round_06": (1, 0, 2),
    "round_07": (0, 2, 2),
    "round_08": (3, 1, 1),
    "round_09": (1, 1, 2),
    "round_10": (2, 1, 0),
    "round_11": (1, 1, 3),
    "round_12": (2, 2, 0),
}


def neutral_before_the_first_round(*cards: str) -> tuple[int, ...]:
    options = {name: "yes" if name in cards else "no" for name in NEMESES}
    return tuple(setup(1, options).tracks[3:])


@rule("SHI-21.11")
def test_any_number_of_nemesis_cards_may_be_taken_alone():
    for number in range(5):
        for cards in combinations(NEMESES, number):
            table = drakkar.new("shipwrights", 1, 1, chosen(*cards))
            assert table.view(0)["table"]["nemesis"] == list(cards)


@rule("SHI-21.11")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("card", NEMESES)
def test_nemesis_cards_are_for_the_solo_game_only(players, card):
    with pytest.raises(drakkar.DrakkarError):
        drakkar.new("shipwrights", players, 1, chosen(card))
    drakkar.new("shipwrights", players, 1, {card: "no"})


@rule("SHI-21.12", "SHI-21.14")
@pytest.mark.parametrize("card", NEMESES)
def test_each_icon_of_a_nemesis_card_moves_a_neutral_marker_on_at_the_start(card):
    assert neutral_before_the_first_round() == (0, 0, 0)
    assert neutral_before_the_first_round(card) == START[card]


@rule("SHI-21.12")
def test_the_first_round_card_moves_on_from_there():
    table = drakkar.new("shipwrights", 1, 4, chosen("nemesis_1", "nemesis_4"))
    (card,) = [entry.move for entry in table.log if isinstance(entry.move, RoundCard)]
    assert any(isinstance(entry.move, Huts) for entry in table.log)
    icons = ICONS[card.card]
    assert tracks(table, NEUTRAL_SOLO) == (3 + icons[0], 1 + icons[1], 1 + icons[2])


@rule("SHI-21.13")
def test_the_icons_of_several_nemesis_cards_add_up():
    assert neutral_before_the_first_round("nemesis_1", "nemesis_4") == (3, 1, 1)
    assert neutral_before_the_first_round(*NEMESES) == (3, 3, 3)


@rule("SHI-21.13")
def test_the_restrictions_of_all_four_nemesis_cards_hold_together():
    village = Village(tracks=(10, 0, 0), raids=["raid_03"], hand=["jarl_14"], gold=1, coin=1)
    table = solo(village, *NEMESES)
    refused(table, Raid("raid_03"), "SHI-21.15")
    refused(table, Exchange("wood"), "SHI-21.16")
    refused(table, Tuck("jarl_14", 0), "SHI-21.17")
    drafting = solo(Village(), *NEMESES, asks=NextRound())
    assert len(state_of(drafting).packs[0]) == 4
    free = solo(village)
    for move in (Raid("raid_03"), Exchange("wood"), Tuck("jarl_14", 0)):
        assert move in free.moves()


@rule("SHI-21.15", "SHI-21.14")
@pytest.mark.parametrize(
    ("military", "workers"), [(4, 3), (6, 3), (7, 2), (9, 2), (10, 1), (18, 1)]
)
def test_the_ravager_adds_a_worker_to_every_raid(military, workers):
    village = Village(tracks=(military, 0, 0), raids=["raid_13"], worker=workers)
    table = solo(village, "nemesis_1")
    table.play(Raid("raid_13"))
    assert goods(table) == {"coin": 6}
    village.worker = workers - 1
    refused(solo(village, "nemesis_1"), Raid("raid_13"), "SHI-21.15")
    assert Raid("raid_13") in solo(village, "nemesis_2", "nemesis_3", "nemesis_4").moves()


@rule("SHI-21.16", "SHI-21.14")
@pytest.mark.parametrize(("good", "price"), [("wood", 2), ("wool", 4), ("iron", 3)])
def test_the_usurer_adds_a_coin_to_every_price(good, price):
    table = solo(Village(coin=price), "nemesis_2")
    table.play(Exchange(good))
    assert goods(table) == {good: 1}
    refused(
        solo(Village(coin=price - 1, hand=["jarl_01"]), "nemesis_2"), Exchange(good), "SHI-21.16"
    )
    assert Exchange(good) in solo(Village(coin=price - 1), "nemesis_1", "nemesis_4").moves()


@rule("SHI-21.16")
def test_the_usurer_takes_her_coin_in_the_final_exchange_too():
    position = {"round": 5, "card": "round_01", "asks": FinalExchange()}
    table = solo(Village(coin=9), "nemesis_2", **position)  # 2, 4 and 3 coins
    table.play(Exchange("wool"))
    assert goods(table) == {"coin": 5, "wool": 1}
    table.play(Finish())
    assert goods(table) == {"gold": 1}
    table = solo(Village(coin=8), "nemesis_2", **position)
    table.play(Finish())
    assert goods(table) == {"wood": 4}


@rule("SHI-21.16")
def test_the_usurer_leaves_sets_thyra_and_randi_alone():
    village = Village(wood=1, wool=1, iron=1, coin=3)
    table = solo(village, "nemesis_2", heroes={"trade": 0})
    table.play(Exchange("set"))
    table.play(Exchange("thyra"))
    assert goods(table) == {"gold": 2}
    table = solo(Village(coin=2, randi=True), "nemesis_2", deck=["jarl_01"])
    table.play(Exchange("randi"))
    assert hand(table) == ["jarl_01"]


@rule("SHI-21.17", "SHI-21.14")
@pytest.mark.parametrize("card", ["art_blacksmith_stonemason", "vil_skald", "jarl_14"])
def test_the_rival_makes_tucking_cost_two_gold(card):
    table = solo(Village(hand=[card], gold=2), "nemesis_3")
    table.play(Tuck(card, 0))
    assert goods(table) == {}
    poor = Village(hand=[card], gold=1)
    refused(solo(poor, "nemesis_3"), Tuck(card, 0), "SHI-21.17")
    assert Tuck(card, 0) in solo(poor, "nemesis_1", "nemesis_2", "nemesis_4").moves()


@rule("SHI-21.18", "SHI-21.14")
@pytest.mark.parametrize(
    ("cards", "sizes", "discards"),
    [((), [5, 4, 3], 6), (("nemesis_4",), [4, 3, 2], 3), (("nemesis_1",), [5, 4, 3], 6)],
)
def test_the_seeress_draws_four_three_and_two_cards_and_two_are_kept_each_time(
    cards, sizes, discards
):
    table = solo(Village(), *cards, asks=NextRound())
    seen = []
    while table.moves() and isinstance(table.moves()[0], Keep):
        pack, kept = state_of(table).packs[0], state_of(table).aside[0]
        if len(kept) % 2 == 0:
            seen.append(len(pack))
        table.play(table.moves()[0])
    assert seen == sizes
    assert len(hand(table)) == 6
    assert len(state_of(table).discard) == discards
