"""The die of a question: what is told of it is what the rules do with every number of the die."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import drakkar
from drakkar.games.odin.dice.odds import asked_dice
from drakkar.games.odin.dice.results import ACTIONS
from drakkar.games.odin.moves import Again, Boost, Rolled, Spend, Tile
from drakkar.games.odin.state import KIND, RESULT, Odin
from drakkar.kernel.question import NATURE
from drakkar.kernel.testing import rule
from drakkar.server.tables.telling import TableTexts
from tests.rules.odin.position import Player, at, play, state_of
from tests.rules.odin.test_dice import LONGSHIP, has, on


def dice(table, seat=0):
    question = table.question(seat)
    return asked_dice(state_of(table), question)


def next_rolls(s: Odin, seat: int) -> list[Odin]:
    """The position after every number that the next roll may show."""
    child = s.copy()
    child.play(seat, Again())
    ends = []
    for number in range(1, ACTIONS[s.dice[-1][KIND]].sides + 1):
        end = child.copy()
        end.play(NATURE, Rolled(number))
        ends.append(end)
    return ends


def succeeds(s: Odin, seat: int) -> bool:
    """Success can be had now, or has come by itself."""
    if any(isinstance(move, (Spend, Tile)) for move in s.moves(seat)):
        return True
    question = s.question(seat)
    going_on = question is not None and question.TAG in ("hunt", "battle")
    return not s.dice or s.dice[-1][RESULT] == 1 or not going_on


def boosted(s: Odin, seat: int) -> bool:
    """With all that can be added."""
    s = s.copy()
    while boosts := [move for move in s.moves(seat) if isinstance(move, Boost)]:
        s.play(seat, boosts[0])
    return succeeds(s, seat)


@rule("ODI-16.2", "ODI-16.14")
def test_hunting_tells_roll_try_price_and_odds():
    table = on("hunting_game_1", has(wood=3, bow=1), 6, 2)
    about = dice(table)
    assert (about["rolled"], about["sides"], about["attempt"], about["attempts"]) == (6, 8, 1, 3)
    assert about["need"] == 6
    assert about["holds"] == {"wood": 3, "bow": 1}
    assert about["brings"] == {"hide": 1, "game_meat": 1}
    assert about["fails"] == {"wood": 1, "bow": 1}
    assert about["odds"] == pytest.approx(
        {"lower": 5 / 8, "success": 4 / 8, "within": 1 - (4 / 8) ** 2}
    )
    assert about["faces"] == ["better"] * 4 + ["lost"] * 4
    play(table, "again")
    about = dice(table)
    assert (about["rolled"], about["attempt"], about["need"]) == (2, 2, 2)
    assert about["odds"] == pytest.approx({"lower": 1 / 8, "success": 4 / 8})  # one roll is left
    assert about["faces"] == ["better", "same", "worse", "worse"] + ["lost"] * 4


@rule("ODI-16.2")
def test_the_last_roll_has_no_odds():
    table = on("hunting_game_1", has(wood=6), 8, 7, 6)
    play(table, "again", "again")
    assert dice(table)["attempt"] == 3
    assert dice(table)["odds"] == {}


@rule("ODI-16.10", "ODI-16.13")
def test_ore_of_the_boats_makes_a_roll_free():
    """Twelve sides; a boat has an ore printed on it, so that 1 is a 0."""
    table = on("whaling_3_boats", Player(boats=[0, 0], supply={"wood": 2}), 9)
    about = dice(table)
    assert (about["rolled"], about["sides"]) == (None, 12)
    assert list(about["odds"]) == ["boats-2", "boats-1"]
    assert about["odds"]["boats-2"] > about["odds"]["boats-1"]
    play(table, "boats 0 2")
    about = dice(table)
    assert (about["rolled"], about["result"]) == (9, 7)
    assert about["odds"]["free"] == pytest.approx(2 / 12)
    assert about["added"] == -2


@rule("ODI-16.23", "ODI-16.24", "ODI-16.25")
def test_battles_tell_what_could_be_added_and_the_loot():
    table = on("raiding", has(LONGSHIP, stone=2), 4)
    about = dice(table)
    assert about["holds"] == {"stone": 2}
    assert about["need"] == 6
    assert about["result"] == 4
    assert about["most"] == 6
    assert about["tile"] is None
    assert about["tile_with_more"] is not None
    assert about["odds"]["higher"] == pytest.approx(4 / 8)
    assert about["odds"]["success"] == pytest.approx(3 / 8)
    assert about["faces"] == ["lost"] * 3 + ["same"] + ["better"] * 4
    assert about["aside"] == {}
    play(table, "boost stone")
    assert dice(table)["result"] == 5
    assert dice(table)["aside"] == {"stone": 1}
    assert dice(table)["faces"] == []
    assert dice(table)["odds"] == {}  # no more rolls (ODI-16.23)


def test_what_is_told_is_what_the_rules_do_with_every_number():
    """In random games, whatever occupations add to it; and there are words for it."""
    met = {"hunt": 0, "battle": 0, "nameboats": 0, "secondtile": 0}
    for seed in range(12):
        rng = Random(seed)
        table = drakkar.new("odin", 1 + seed % 3, seed)
        while not table.over:
            seat = table.deciders[0]
            question = table.question(seat)
            assert question is not None
            assert isinstance(table.state, Odin)
            about = asked_dice(table.state, question)
            if about is not None:
                met[question.TAG] += 1
                for lang in ("fr", "en"):
                    texts = TableTexts(table, seat, ["A", "B", "C"], lang)
                    die = texts.question(question).die
                    assert die is not None
                    sentences = [die.name, die.need, die.brings, die.fails]
                    sentences += [odds.text for odds in die.odds]
                    assert not [text for text in sentences if "⟨" in text or "{" in text]
                    assert die.name
                    assert die.need
                rolls = Again() in table.moves(seat)
                assert bool(about["odds"]) == (rolls or question.TAG == "nameboats")
                if rolls:
                    ends = next_rolls(state_of(table), seat)
                    lost = ["lost" if not boosted(end, seat) else "" for end in ends]
                    assert [face if face == "lost" else "" for face in about["faces"]] == lost
                    hits = sum(succeeds(end, seat) for end in ends)
                    assert about["odds"]["success"] == pytest.approx(hits / about["sides"])
                    if "boosted" in about["odds"]:
                        hits = sum(boosted(end, seat) for end in ends)
                        assert about["odds"]["boosted"] == pytest.approx(hits / about["sides"])
            table.play(rng.choice(table.moves(seat)), seat)
    assert all(met.values()), met


def before(me: Player, space: str) -> Any:
    """What is told of the die of a space on which nobody stands yet."""
    table = at(me, Player(), round=3)
    return table.view(0)["table"]["asked"]["chances"].get(space)


@rule("ODI-16.2", "ODI-16.14")
def test_before_a_hunt_the_chance_of_all_its_rolls_is_told():
    about = before(has(wood=3, bow=1), "hunting_game_1")
    assert about["holds"] == {"wood": 3, "bow": 1}
    assert (about["rolls"], about["added"], about["prizes"]) == (3, 0, [])
    assert about["success"] == pytest.approx(1 - (4 / 8) ** 3, abs=0.001)
    assert before(has(), "hunting_game_1")["success"] == 0


@rule("ODI-16.9", "ODI-16.10")
def test_before_whaling_as_many_boats_go_as_may():
    me = Player(boats=[0, 1], supply={"wood": 2})
    assert before(me, "whaling_1_boat")["added"] == -2
    assert before(me, "whaling_3_boats")["added"] == -3
    assert before(me, "whaling_3_boats")["success"] == pytest.approx(1 - (7 / 12) ** 3, abs=0.001)
    assert before(Player(), "whaling_3_boats") is None


@rule("ODI-16.21", "ODI-16.23", "ODI-16.25")
def test_before_a_battle_what_each_result_wins_is_told_with_its_chance():
    """The ore of the ship that has most counts in pillaging, not in raiding."""
    me = Player(longships=[0, 2], supply={"stone": 1})
    raid, pillage = before(me, "raiding"), before(me, "pillaging_2")
    assert (raid["added"], pillage["added"]) == (0, 2)
    assert raid["success"] == pytest.approx(1 - (4 / 8) ** 3, abs=0.001)
    first = raid["prizes"][0]
    assert (first["result"], first["tiles"]) == (6, ["rune_stone"])
    assert first["chance"] == raid["success"]
    assert raid["prizes"][-1]["result"] == 9  # 8 and a stone
    assert raid["prizes"][-1]["chance"] == pytest.approx(1 - (7 / 8) ** 3, abs=0.001)
    assert [prize["result"] for prize in pillage["prizes"]][-1] <= 15
