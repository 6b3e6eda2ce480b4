"""Refusals that teach: the clause that forbids what was tried, in words, without names of code."""

from __future__ import annotations

import re

import pytest

from drakkar.games.vikings.auction import LayColour, RemoveViking
from drakkar.games.vikings.boatsmen import LandViking, UseBoatsmen
from drakkar.games.vikings.bonus import TakeBonus
from drakkar.games.vikings.box import BONUS_NAMES, TILE_NAMES, VIKINGS
from drakkar.games.vikings.buying import BuyLot
from drakkar.games.vikings.moves import (
    Ashore,
    Buy,
    Done,
    Ferry,
    Land,
    Lay,
    Moor,
    Pass,
    Place,
    Remove,
    Settle,
    Start,
    Take,
)
from drakkar.games.vikings.placing import LayTile, SettleViking
from drakkar.kernel.question import Move, Question
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from drakkar.kernel.text import texts
from tests.rules.vikings.histories import MODES, history
from tests.rules.vikings.position import Coast, at, refused

FRENCH = texts("fr", "drakkar.games.vikings")
ENGLISH = texts("en", "drakkar.games.vikings")
COAST = Coast(tiles={"noble": "LM", "scout": "L"}, ashore={"noble": 2, "scout": 1, "boatsman": 2})
LOTS = {0: "fisherman", 3: "noble", 4: "fisherman"}
IDS = {*VIKINGS, *TILE_NAMES, *BONUS_NAMES, "ship", "each"} - {"noble"}  # which is French, too


def asking(question: Question, round: int = 2, **position: object) -> Table:
    return at(COAST, lots=LOTS, asks=question, round=round, **position)  # type: ignore[arg-type]


def said(table: Table, move: Move, clause: str) -> str:
    return refused(table, move, clause).text(FRENCH)


@rule("VIK-5.7")
def test_an_island_tile_in_the_row_of_longships_is_told_where_it_goes():
    table = asking(LayTile(0, "left", "noble"))
    text = said(table, Place("ship", 1), "VIK-5.7")
    assert "n'existe pas" not in text
    assert "ligne de Vikings" in text
    assert said(table, Moor(1), "VIK-5.7") == text


@rule("VIK-5.3")
def test_a_longship_among_the_islands_is_told_where_it_goes():
    table = asking(LayTile(0, "ship_red", "noble"))
    assert "ligne du haut" in said(table, Place("noble", 3), "VIK-5.3")
    assert "ligne du haut" in said(table, Place("ship", 1), "VIK-5.3")


@rule("VIK-5.1")
def test_a_row_that_does_not_exist_is_refused_without_its_name():
    for table in (asking(LayTile(0, "left", "noble")), asking(LandViking(0, "all", ("noble",)))):
        kind = Place if table.question() == LayTile(0, "left", "noble") else Land
        for row in ("boatsman", "", "left"):
            assert "Cette ligne n'existe pas" in said(table, kind(row, 1), "VIK-5.1")


@rule("VIK-5.17")
def test_after_the_start_tile_was_laid_nobody_hears_of_it_unless_he_asks():
    table = asking(LayTile(0, "left", "noble"))
    assert "déjà posée" in said(table, Start("noble"), "VIK-5.17")
    text = said(table, Settle(), "KER-2")
    assert "start" not in text
    assert "départ" not in text


@rule("VIK-3.7")
def test_the_lot_at_0_is_refused_because_gold_is_enough_for_another():
    table = asking(BuyLot(0))
    text = said(table, Buy(0), "VIK-3.5")
    assert "votre or suffit" in text
    assert "VIK-3.7" in text
    assert "VIK-3.7" in refused(table, Buy(0), "VIK-3.5").text(ENGLISH)


@rule("VIK-3.2")
@pytest.mark.parametrize("move", [Pass(), Done()])
def test_whoever_would_pass_is_told_that_he_must_buy(move):
    assert "exactement un achat" in said(asking(BuyLot(0)), move, "VIK-3.2")


@rule("VIK-8.3")
@pytest.mark.parametrize("question", [BuyLot(0), LayTile(0, "left", "noble")])
def test_whoever_would_ferry_in_between_is_told_when_boatsmen_sail(question):
    assert "grand décompte" in said(asking(question), Ferry("noble"), "VIK-8.3")


@rule("VIK-8.10")
def test_whoever_would_stop_in_the_middle_of_a_trip_is_told_that_it_is_full():
    table = asking(LandViking(0, "each", ("noble", "scout")))
    assert "en entier" in said(table, Done(), "VIK-8.10")


@rule("VIK-6.3")
@pytest.mark.parametrize("move", [Land("scout", 1), Place("scout", 1)])
def test_a_viking_for_another_tile_than_his_lots_is_told_that_there_is_only_one(move):
    table = asking(SettleViking(0, "noble", 2))
    assert table.moves() == [Settle(), Ashore()]
    assert "la tuile de son lot" in said(table, move, "VIK-6.3")


@rule("VIK-8.4", "VIK-11.13", "VIK-11.16", "VIK-13.4")
@pytest.mark.parametrize(
    ("question", "move", "clause"),
    [
        (UseBoatsmen(0), Ferry("ship"), "VIK-8.4"),
        (RemoveViking(0), Remove("ship"), "VIK-11.13"),
        (LayColour(0), Lay("ship"), "VIK-11.16"),
        (TakeBonus(0, "left"), Take("ship"), "VIK-13.4"),
    ],
)
def test_what_is_not_in_the_box_is_refused_without_its_name(question, move, clause):
    table = asking(
        question, rules="advanced", drawn={"noble": 2, "scout": 1}, bonus_row=["ferry", "gold_5"]
    )
    for text in (said(table, move, clause), refused(table, move, clause).text(ENGLISH)):
        assert "ship" not in text


@rule("VIK-8.13")
def test_a_trip_that_strands_somebody_says_how_many():
    coast = Coast(tiles={"noble": "LMMR"}, ashore={"noble": 3, "boatsman": 1})
    table = at(coast, asks=UseBoatsmen(0), round=6, auto=False)
    assert "laisserait 2 de plus" in said(table, Ferry("each"), "VIK-8.13")


@rule("VIK-8.5")
def test_for_a_single_viking_one_of_each_is_no_trip_of_its_own():
    coast = Coast(tiles={"noble": "LM", "scout": "L"}, ashore={"noble": 1, "boatsman": 2})
    table = at(coast, asks=UseBoatsmen(0), round=2)
    assert "Un seul Viking" in said(table, Ferry("each"), "VIK-8.5")


@pytest.mark.parametrize("rules", MODES)
def test_no_french_refusal_shows_a_name_of_the_code(rules):
    """What players try at random is answered in French, whatever they try."""
    seen = set()
    for answer in history(3, 1, rules):
        question, s = answer.question, answer.before
        if not isinstance(question, Question):
            continue
        for move in question.probes(s):
            refusal = question.refuse(s, move)
            if refusal is not None and refusal.reason not in seen:
                words = set(re.findall(r"[\w_]+", refusal.text(FRENCH)))
                assert not words & IDS, refusal.text(FRENCH)
                if refusal.reason not in ("nobody-ashore", "no-empty-tile", "none-drawn"):
                    seen.add(refusal.reason)
    assert len(seen) > 5
