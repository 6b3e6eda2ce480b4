"""Chapter 25: the end of the game and the final scoring."""

from __future__ import annotations

import pytest

from drakkar.games.odin.actions.anytime import AFTER_FEAST, Moment
from drakkar.games.odin.actions.mountains import Erosion
from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARD, BOARDS, PIECE, PIECES
from drakkar.games.odin.phases.breeding import Breeding
from drakkar.games.odin.phases.feast import Feast
from drakkar.games.odin.phases.income import IncomePhase
from drakkar.games.odin.phases.round_end import RoundEnd, SecondHalf
from drakkar.games.odin.phases.scoring import points
from drakkar.kernel.game import Result
from drakkar.kernel.question import Entry
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Lies,
    Player,
    Scripted,
    asked,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
)

NOTHING = {
    "ships": 0, "emigration": 0, "exploration": 0, "buildings": 0, "animals": 0, "occupations": 0,
    "silver": 0, "final_income": 0, "crown": 0, "minus": -86, "penalties": 0,
}  # fmt: skip


def scored(me: Player, **position: object) -> dict[str, int]:
    """The lines of the score sheet that differ from those of a player who has nothing."""
    table = at(me, round=7, **position)  # type: ignore[arg-type]
    score = points(state_of(table), 0)
    assert set(score) == set(NOTHING)
    return {name: score[name] for name in score if score[name] != NOTHING[name]}


def on_and_on(table: Scripted) -> None:
    """Everybody is ready; who can do nothing is not asked."""
    while not table.over and "ready" in offered(table):
        play(table, "ready")


def final(*players: Player, asks: Entry | None = None, **position: object) -> Result:
    """How a game ends where nobody does anything after the last feast."""
    table = at(*players, asks=asks or RoundEnd(), round=7, phase=9, **position)  # type: ignore[arg-type]
    on_and_on(table)
    return table.result()


# ---- worked examples ---------------------------------------------------------------------------

HOME: list[Lies] = [
    ("jewelry", 10, 0), ("silver", 9, 0), ("rune_stone", 9, 2), ("silk", 8, 0),
    ("rune_stone", 7, 0), ("silver", 7, 3), ("silk", 6, 0), ("rune_stone", 4, 0),
    ("silver", 5, 1), ("silverware", 9, 4), ("silverware", 11, 4), ("ore", 10, 4), ("ore", 10, 6),
    ("oil", 7, 4, 1), ("rune_stone", 7, 5, 1), ("rune_stone", 6, 4), ("silk", 5, 2),
    ("silver", 8, 6), ("rune_stone", 5, 6, 1), ("silverware", 6, 7, 1), ("fur", 0, 0),
    ("silver_hoard", 0, 4), ("jewelry", 2, 0), ("belt", 4, 2), ("linen", 3, 4),
    ("clothing", 5, 8), ("treasure_chest", 8, 9),
]  # fmt: skip
ICELAND: list[Lies] = [("rune_stone", 6, 0), ("oil", 6, 2, 1), ("silverware", 5, 0)]
HOUSE: list[Lies] = [
    ("peas", 0, 1), ("mead", 1, 0), ("silver", 1, 3), ("grain", 2, 1), ("stockfish", 3, 2),
]  # fmt: skip


def rich(*corner: Lies, silver: int = 7) -> Player:
    return Player(
        supply={
            "sheep": 2, "pregnant_sheep": 1, "cattle": 1, "silver": silver, "english_crown": 1,
        },
        boats=[0, 0], knarrs=1, longships=[0], emigrated=["knarr", "longship"],
        played=[5, 47, 100, 153], hand=[86], penalties=1,
        boards=[
            Board("home_board", [*HOME, *corner]), Board("iceland", ICELAND),
            Board("stone_house", HOUSE, wood=1), Board("shed", wood=3, stone=2),
        ],
    )  # fmt: skip


SHEET = {
    "ships": 19, "emigration": 39, "exploration": 16, "buildings": 18, "animals": 10,
    "occupations": 10, "silver": 7, "final_income": 9, "crown": 2, "minus": -47, "penalties": -3,
}  # fmt: skip


@rule("ODI-25.3", "ODI-25.10")
def test_a_complete_scoring():  # W110
    table = at(rich(), asks=IncomePhase(), round=7, phase=6)
    play(table, "ready", "note")
    assert supply(table)["silver"] == 7
    assert state_of(table).final_income == [9, 0]
    refused(table, "note", "ODI-5.8")
    score = points(state_of(table), 0)
    assert score == SHEET
    assert sum(score.values()) == 80


@rule("ODI-25.10", "ODI-5.8", "ODI-25.9")
def test_the_final_income_is_worth_the_same_in_hand():  # W111
    table = at(rich(), asks=IncomePhase(), round=7, phase=6)
    on_and_on(table)
    score = points(state_of(table), 0)
    assert score == {**SHEET, "silver": 16, "final_income": 0}
    corner: list[Lies] = [("silver", 0, 8), ("silver", 0, 9), ("silver", 0, 10)]
    score = points(state_of(at(rich(*corner, silver=13), round=7)), 0)
    assert score == {**SHEET, "silver": 13, "final_income": 0, "minus": -44}
    assert sum(score.values()) == 80


@rule("ODI-25.17")
def test_a_tie_is_shared():  # W113
    three = [Player(supply={"silver": silver}) for silver in (94, 94, 71)]
    result = final(*three)
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)
    assert result.scores == (8, 8, -15)


# ---- the last round ----------------------------------------------------------------------------


def _phases(round: int, options: dict[str, str] | None = None) -> Scripted:
    """From breeding on, everybody passing things over."""
    table = at(Player(), asks=SecondHalf(), round=round, phase=7, options=options, listen=True)
    for _ in range(9):
        moves = offered(table)
        if table.over or state_of(table).round > round:
            break
        play(table, next(answer for answer in ("suggestion", "ready") if answer in moves))
    return table


@rule("ODI-25.1", "ODI-8.10")
@pytest.mark.parametrize(("length", "last"), [("long", 7), ("short", 6)])
def test_the_last_round_stops_after_the_feast(length: str, last: int):  # W109
    options = {"length": length}
    table = _phases(last, options)
    assert table.over
    assert state_of(table).phase == 9
    assert state_of(table).strips == [(0, 0), (1, 0)]  # no mountain has lost anything
    table = _phases(last - 1, options)
    assert not table.over
    assert state_of(table).round == last
    assert len(state_of(table).strips) == 3


@rule("ODI-25.1")
def test_no_bonus_and_no_return_in_the_last_round():
    laid = [("silverware", 5, 5), ("silver", 6, 5), ("rune_stone", 7, 5)]
    island = Player(boards=[Board("home_board"), Board("bear_island", laid)], on={"forge": 3})
    table = at(island, asks=RoundEnd(), round=7, phase=9)
    on_and_on(table)
    assert table.over
    assert supply(table) == {}
    assert sum(state_of(table).standing_on) == 3
    table = at(island, asks=RoundEnd(), round=6, phase=9)
    on_and_on(table)
    assert supply(table)["rune_stone"] == 1


@rule("ODI-25.1", "ODI-25.15", "ODI-8.10", "ODI-8.11")
def test_the_last_anytime_actions():
    me = Player(supply={"wood": 1, "stone": 1, "silver": 9, "oil": 1}, boards=[Board("shed")])
    table = at(me, asks=Moment(AFTER_FEAST), round=7, phase=9)
    play(table, "fill 1 wood", "fill 1 stone", "buy longship", "lay", "piece silver 0")
    play(table, "spot 0 0 0", "ready")  # the oil stays in the supply
    on_and_on(table)
    assert table.over
    assert table.moves() == []
    score = points(state_of(table), 0)
    assert score == {**NOTHING, "ships": 8, "buildings": 8, "minus": -85 - 4}
    assert supply(table) == {"oil": 1}


@rule("ODI-25.2")
def test_occupations_of_the_missing_phases_sleep():
    """41 after the bonuses, 161 and 162 in them, 173 with the mountains, 177 with houses."""
    house = Board("stone_house", fill=True)
    me = Player(
        played=[41, 161, 162, 173, 177], boards=[Board("home_board"), house],
        supply={"mead": 1}, on={"forge": 3, "weekly_fruits": 3, "upgrade_4": 3},
    )  # fmt: skip
    strips = {"strip_7": 2, "strip_1": 2}
    table = at(me, asks=RoundEnd(), round=7, phase=9, strips=strips)
    on_and_on(table)
    assert table.over
    assert supply(table) == {"mead": 1}
    table = at(me, asks=RoundEnd(), round=6, phase=9, strips=strips)
    on_and_on(table)
    assert not table.over
    assert asked(table) != "Window"  # the house bonus, as silverware or not
    earlier = at(Player(played=[173]), asks=Erosion(), round=6, phase=11, strips=strips)
    assert supply(earlier) == {"silver": 3}


# ---- line by line ------------------------------------------------------------------------------


@rule("ODI-25.3")
def test_ships_in_docks():
    assert scored(Player(boats=[1])) == {"ships": 3}
    assert scored(Player(knarrs=1)) == {"ships": 5}
    assert scored(Player(longships=[3])) == {"ships": 8}
    assert scored(Player(boats=[0, 0, 0], knarrs=2, longships=[0, 0])) == {"ships": 9 + 10 + 16}


@rule("ODI-25.4", "ODI-15.4")
def test_emigrated_ships():
    assert scored(Player(emigrated=["knarr"])) == {"emigration": 18}
    assert scored(Player(emigrated=["longship"])) == {"emigration": 21}


LANDS = {
    "shetland": 6, "bear_island": 12, "faroe_islands": 4, "baffin_island": 12, "iceland": 16,
    "labrador": 36, "greenland": 12, "newfoundland": 38,
}  # fmt: skip


@rule("ODI-25.5")
@pytest.mark.parametrize(("board", "value"), LANDS.items())
def test_exploration_boards(board: str, value: int):
    score = scored(Player(boards=[Board("home_board"), Board(board)]))
    assert score["exploration"] == value
    assert score["minus"] < NOTHING["minus"]
    full = scored(Player(boards=[Board("home_board"), Board(board, fill=True)]))
    assert full == {"exploration": value}


@rule("ODI-25.6", "ODI-25.12")
@pytest.mark.parametrize(
    ("house", "value", "minus", "slots"),
    [("shed", 8, 6, 6), ("stone_house", 10, 9, 2), ("long_house", 17, 15, 0)],
)
def test_buildings(house: str, value: int, minus: int, slots: int):
    score = scored(Player(boards=[Board("home_board"), Board(house)]))
    assert score == {"buildings": value, "minus": NOTHING["minus"] - minus}
    if house != "shed":
        score = scored(Player(boards=[Board("home_board"), Board(house, fill=True)]))
        assert score == {"buildings": value, **({"minus": -86 - slots} if slots else {})}
    wood = stone = slots // 2
    full = Board(house, wood=wood, stone=stone, fill=house != "shed")
    assert scored(Player(boards=[Board("home_board"), full])) == {"buildings": value}


@rule("ODI-25.7")
def test_animals_in_the_stable():
    for animal, value in {"sheep": 2, "pregnant_sheep": 3, "cattle": 3}.items():
        assert scored(Player(supply={animal: 2})) == {"animals": 2 * value}
    assert scored(Player(supply={"pregnant_cattle": 1})) == {"animals": 4}


@rule("ODI-25.7", "ODI-10.10")
def test_as_they_stand_after_the_last_breeding_and_not_in_houses():
    table = at(Player(supply={"sheep": 2}), asks=(Breeding(0), Feast(1)), round=7, phase=8)
    assert points(state_of(table), 0)["animals"] == 5
    for house in ("stone_house", "long_house"):  # no animal is small enough for a house
        for animal in ("sheep", "cattle"):
            assert not grid.fits(BOARDS[BOARD[house]], grid.EMPTY, PIECES[PIECE[animal]])


@rule("ODI-25.8")
def test_occupations_in_play():  # W103
    assert scored(Player(played=[100, 5, 47, 180], hand=[86])) == {"occupations": 6}
    assert scored(Player(played=[180])) == {"occupations": -2}


@rule("ODI-25.9", "ODI-21.60")
def test_silver_of_the_supply():
    laid = Board("home_board", [("silver", 11, 0)])
    assert scored(Player(supply={"silver": 12})) == {"silver": 12}
    assert "silver" not in scored(Player(boards=[laid]))
    lands = [Board(name, fill=True) for name in ("shetland", "iceland", "greenland")]
    me = Player(played=[189], supply={"silver": 2}, boards=[Board("home_board"), *lands])
    assert scored(me) == {"silver": 11, "occupations": 1, "exploration": 34}


@rule("ODI-25.11")
def test_the_crown_wherever_it_is():
    assert scored(Player(supply={"english_crown": 1})) == {"crown": 2}
    home = Board("home_board", [("english_crown", 0, 0)])
    assert scored(Player(boards=[home]))["crown"] == 2
    island = Board("newfoundland", [("english_crown", 4, 1)])
    assert scored(Player(boards=[Board("home_board"), island]))["crown"] == 2
    assert "crown" not in scored(Player(), oval=[])


@rule("ODI-25.12")
def test_uncovered_cells_and_empty_slots():
    assert scored(Player()) == {}
    board = Board("home_board", [("ore", 0, 0)])
    assert scored(Player(boards=[board])) == {"minus": -85}
    assert scored(Player(boards=[Board("home_board", fill=True)])) == {"minus": 0}
    shed = Board("shed", wood=3, stone=1)
    assert scored(Player(boards=[Board("home_board"), shed])) == {"minus": -88, "buildings": 8}


@rule("ODI-25.13")
def test_penalties():
    assert scored(Player(penalties=9)) == {"penalties": -27}  # there are only seven tiles


@rule("ODI-25.14", "ODI-19.1")
def test_what_is_worth_nothing():
    goods = dict.fromkeys(
        ("wood", "stone", "ore", "bow", "snare", "spear", "long_sword", "peas", "mead", "oil",
         "jewelry", "silver_hoard", "round_shield", "glass_beads"), 1,
    )  # fmt: skip
    assert scored(Player(supply=goods, hand=[5, 86])) == {}


@rule("ODI-25.16")
def test_a_negative_total():
    result = final(Player(penalties=2), Player())
    assert result.scores == (-92, -86)
    assert result.winners == (1,)


@rule("ODI-25.17", "ODI-1.1")
def test_the_highest_total_wins():
    result = final(Player(supply={"silver": 1}), Player(), Player(longships=[0]), Player())
    assert result.ranking == (2, 0, 1, 3)
    assert result.winners == (2,)
