"""Chapter 18: the final scoring."""

from __future__ import annotations

import pytest

from drakkar.games.tinyepic.eras import Upkeep
from drakkar.kernel.game import Result
from drakkar.kernel.testing import rule
from tests.rules.tinyepic.position import Clan, at


def final(*clans: Clan, **position) -> Result:
    """The result of a game that ends like this."""
    return at(*clans, asks=Upkeep(), era=3, **position).result()


ALL_GODS = ("frigg", "odin", "thor")  # of wealth, secrets, nature
ONE_EACH = {"in_n": 0, "in_sw": 0, "in_se": 0}  # wealth, secrets, nature
THREES = Clan(favors=["F01", "F07", "F13"])  # three wealth, three secrets, three nature


def scored(fury: tuple[int, int, int]) -> dict[str, int]:
    """With one island rune and three favour runes of each type."""
    return final(THREES, Clan(), fury=fury, gods=ALL_GODS, holders=ONE_EACH).breakdown[0]


# ---- worked example --------------------------------------------------------------------------


@rule("TEV-18.4")
def test_two_gods_tied_for_the_first_place_count_as_second():  # WE-23
    assert scored((15, 15, 13)) == {
        "islands_wealth": 4, "islands_secrets": 4, "islands_nature": 2,
        "favors_wealth": 3 * 2, "favors_secrets": 3 * 2, "favors_nature": 3 * 1,
    }  # fmt: skip


@rule("TEV-18.7")
def test_forty_five_points_are_shown_as_such():  # WE-23: "+40" and 5 on the printed track
    me = Clan(favors=["F02", "F03", "F04"])  # 2 + 2 + 2 wealth, 1 secrets, 1 nature
    six = dict.fromkeys(("in_n", "out_s", "in_sw", "out_ne", "in_se", "out_nw"), 0)
    result = final(me, Clan(), fury=(3, 2, 1), holders=six)
    assert result.scores == (45, 0)  # 12 + 8 + 4 for islands, 18 + 2 + 1 for favours


# ---- the ranks of the gods (18.1 to 18.5) ----------------------------------------------------


@rule("TEV-18.1", "TEV-18.2")
@pytest.mark.parametrize(
    ("fury", "points"),
    [((3, 2, 1), (6, 4, 2)), ((1, 2, 3), (2, 4, 6)), ((5, 0, 21), (4, 2, 6)),
     ((0, 1, 0), (2, 6, 2))],
)  # fmt: skip
def test_island_runes_score_by_the_rank_of_their_god(fury, points):
    score = scored(fury)
    assert tuple(score[f"islands_{rune}"] for rune in ("wealth", "secrets", "nature")) == points


@rule("TEV-18.1", "TEV-18.3")
@pytest.mark.parametrize(
    ("fury", "points"), [((3, 2, 1), (9, 6, 3)), ((1, 2, 3), (3, 6, 9)), ((5, 0, 21), (6, 3, 9))]
)
def test_favour_runes_score_by_the_rank_of_their_god(fury, points):
    score = scored(fury)
    assert tuple(score[f"favors_{rune}"] for rune in ("wealth", "secrets", "nature")) == points


@rule("TEV-18.3")
def test_every_rune_on_a_favour_card_scores():
    score = final(Clan(favors=["F02"]), Clan(), fury=(3, 2, 1)).breakdown[0]
    assert (score["favors_wealth"], score["favors_secrets"]) == (6, 2)


@rule("TEV-18.4")
def test_two_gods_tied_for_the_second_place_count_as_third():
    score = scored((9, 4, 4))
    assert [score[f"islands_{rune}"] for rune in ("wealth", "secrets", "nature")] == [6, 2, 2]
    assert [score[f"favors_{rune}"] for rune in ("wealth", "secrets", "nature")] == [9, 3, 3]


@rule("TEV-18.5")
@pytest.mark.parametrize("level", [0, 7])
def test_three_tied_gods_all_count_as_third(level):
    score = scored((level, level, level))
    assert [score[f"islands_{rune}"] for rune in ("wealth", "secrets", "nature")] == [2, 2, 2]
    assert [score[f"favors_{rune}"] for rune in ("wealth", "secrets", "nature")] == [3, 3, 3]


# ---- what counts (18.6) ----------------------------------------------------------------------


@rule("TEV-18.6")
def test_cards_villages_resources_and_pieces_score_nothing():
    me = Clan(
        row=["V01", "V02"], villages=3, wood=7, food=7, steel=7, settlers={"in_n": 6},
        temples=["in_se", "in_sw"], ships=["in_n.edge", "whale"],
    )  # fmt: skip
    assert final(me, Clan(), fury=(3, 2, 1)).scores == (0, 0)


@rule("TEV-18.6")
def test_each_scores_what_he_holds_himself():
    clans = Clan(favors=["F13"]), Clan(favors=["F01"])
    result = final(*clans, fury=(3, 2, 1), holders={"in_n": 0, "in_se": 1})
    assert result.scores == (6 + 3, 2 + 9)


# ---- who wins (18.8 to 18.11) ----------------------------------------------------------------


@rule("TEV-18.8")
def test_most_points_win():
    clans = Clan(favors=["F18"]), Clan(favors=["F07"], wood=1), Clan(settlers={"g_n": 6}, wood=7)
    result = final(*clans, fury=(3, 2, 1), holders={"g_n": 2})
    assert result.scores == (1, 6, 4)
    assert result.winners == (1,)
    assert result.ranking == (1, 2, 0)


@rule("TEV-18.9")
def test_first_tie_break_island_runes():
    clans = Clan(favors=["F10"], temples=["in_n"]), Clan()  # 4 points each
    result = final(*clans, fury=(3, 2, 1), holders={"in_se": 1, "out_nw": 1})
    assert result.scores == (4, 4)
    assert result.winners == (1,)


@rule("TEV-18.9")
def test_second_tie_break_favour_cards():
    clans = Clan(favors=["F13"], temples=["in_n"]), Clan(favors=["F16", "F18"])  # 3 points each
    result = final(*clans, fury=(3, 2, 1))
    assert result.scores == (3, 3)
    assert result.winners == (1,)


@rule("TEV-18.9")
def test_third_tie_break_temples_built():
    clans = Clan(ships=["whale", "whale", "whale"], wood=7), Clan(temples=["in_n"])
    assert final(*clans).winners == (1,)


@rule("TEV-18.9")
def test_fourth_tie_break_longships_built():
    clans = Clan(ships=["whale"], wood=7), Clan(ships=["whale", "mid_ne"])
    assert final(*clans).winners == (1,)


@rule("TEV-18.9")
def test_fifth_tie_break_all_resources_together():
    clans = Clan(wood=5), Clan(wood=2, food=2, steel=2)
    assert final(*clans).winners == (1,)


@rule("TEV-18.10")
def test_the_starting_longship_was_not_built():
    clans = Clan(ships=["whale"], wood=1), Clan(ships=[], wood=1)
    assert final(*clans).winners == (0, 1)


@rule("TEV-18.11")
def test_when_everything_is_equal_the_victory_is_shared():
    clans = Clan(wood=3), Clan(steel=3), Clan(food=2)
    result = final(*clans)
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)
