"""What a view foretells of a landing (``sum``, ``short``) comes true; what staying is worth."""

from __future__ import annotations

from typing import Any

import pytest

from drakkar.games.saga.box import CARD_INDEX, CARDS, MOVEMENTS
from drakkar.games.saga.cards import Act
from drakkar.games.saga.leaving import DecideLeave
from drakkar.games.saga.moves import Play
from drakkar.kernel.table import Table
from drakkar.kernel.telling import Sight, Words, move_text
from tests.rules.saga.position import Jarl, at, gold, vp

# I.C: 15 +1 gold, 16 +1 VP, 17 -2 gold, 18 +1 VP and +3 gold, 20 +2 VP, 21 the last one


def before(where: int, **known: Any) -> Table:
    """Seat 0 may play Bjorn (1 cell) and would end there, or Helga."""
    me = Jarl(hand=["bjorn", "helga"], index=where - 2, **known)
    return at(me, Jarl(out=True), top=["move_1"])


def foretold(table: Table, cells: int = 1) -> dict[str, Any]:
    landing: dict[str, Any] = table.view(0)["table"]["landings"][str(cells)]
    return landing


@pytest.mark.parametrize(
    ("where", "known", "total"),
    [
        (15, {}, {"gold": 1}),
        (18, {}, {"vp": 1, "gold": 3}),
        (17, {}, {"gold": -2}),
        (15, {"played": ["soren"]}, {"gold": 2}),
        (18, {"played": ["soren", "britta"]}, {"vp": 2, "gold": 4}),
        (17, {"played": ["olav"]}, {"gold": 2}),
        (17, {"played": ["ellen"]}, {"gold": -2, "vp": 2}),
        (17, {"gold": 1}, {"gold": -1, "vp": -1}),
        (17, {"gold": 1, "vp": 0}, {"gold": -1}),
        (17, {"gold": 1, "played": ["ellen"]}, {"gold": -1, "vp": -1}),
        (21, {"vp": 1}, {"vp": -1}),
    ],
)
def test_the_sum_of_a_landing_is_what_it_brings(
    where: int, known: dict[str, Any], total: dict[str, int]
) -> None:
    table = before(where, **known)
    assert foretold(table)["sum"] == total
    had = gold(table), vp(table)
    table.play(Play("bjorn"), 0)
    brought = {"gold": gold(table) - had[0], "vp": vp(table) - had[1]}
    assert {name: number for name, number in brought.items() if number} == total


@pytest.mark.parametrize(
    ("card", "where", "known", "total", "deed"),
    [
        # Christian walks 4: gold for the other Vikings that lie there, before the cell is paid
        ("christian", 15, {"played": ["bjorn", "helga"]}, {"gold": 3}, {"gold": 2}),
        ("christian", 17, {"played": ["bjorn"], "gold": 1}, {"gold": -1}, {"gold": 1}),
        ("gunnar", 16, {}, {"vp": 1, "gold": 2}, {"gold": 2}),
        ("britta", 16, {}, {"vp": 2}, None),
        ("soren", 15, {}, {"gold": 2}, None),
        ("freyr", 16, {}, {"vp": 1, "gold": 5}, {"gold": 5}),
        ("gullveig", 16, {}, {"vp": 1, "gold": 2}, None),
    ],
)
def test_the_sum_of_a_card_is_its_landing_and_its_own_action(
    card: str,
    where: int,
    known: dict[str, Any],
    total: dict[str, int],
    deed: dict[str, int] | None,
) -> None:
    far = CARDS[CARD_INDEX[card]].numbers[0]
    me = Jarl(hand=[card, "helga"], index=where - 1 - far, **known)
    table = at(me, Jarl(out=True), top=["move_1"])
    play = table.view(0)["table"]["plays"][card][0]
    assert (play["sum"], play.get("deed")) == (total, deed)
    had = gold(table), vp(table)
    table.play(Play(card), 0)
    if Act(card) in table.moves(0):
        table.play(Act(card), 0)
    brought = {"gold": gold(table) - had[0], "vp": vp(table) - had[1]}
    assert {name: number for name, number in brought.items() if number} == total


def test_freyja_counts_her_points_if_there_is_a_card_to_bury() -> None:
    def play(hand: list[str]) -> Any:
        table = at(Jarl(hand=hand, index=8), Jarl(out=True), top=["move_1"])
        return table.view(0)["table"]["plays"].get("freyja", [{}])[0].get("deed")

    assert play(["freyja", "helga"]) == {"vp": 3}
    assert play(["freyja"]) is None


def test_the_view_says_what_gold_is_short() -> None:
    assert foretold(before(17, gold=1))["short"] == {"due": 2, "gold": 1}
    assert "short" not in foretold(before(17, gold=2))
    assert "short" not in foretold(before(17, gold=1, played=["olav"]))


def may_leave(hand: list[str], offset: int, left: list[str], **known: Any) -> Table:
    """Seat 0 stands on the first place of the trail and is asked whether to leave."""
    me = Jarl(hand=hand, reached=True, **known)
    return at(me, Jarl(out=True), offset=offset, display=["move_1"], pile=left, asks=DecideLeave(0))


@pytest.mark.parametrize(
    ("hand", "offset", "left", "staying"),
    [
        # Harald stays where the trail brings him: 15 and more, with 6 it is the last cell
        (["harald"], 15, ["move_2", "move_5", "move_6"], (2, 3, 0)),
        (["bjorn"], 15, ["move_2", "move_5", "move_6"], (1, 3, 0)),
        (["bjorn", "harald"], 15, ["move_2", "move_5", "move_6"], (2, 3, 0)),
        (["helga"], 20, ["move_1"], (0, 1, 2)),
        (["helga"], 20, ["move_1", "I.C"], (0, 2, 2)),  # more gold saves nobody
        (["helga", "tyr"], 20, ["move_1"], (0, 1, 0)),  # without the penalty
        (["harald"], 15, [], None),
    ],
)
def test_what_staying_is_worth(
    hand: list[str], offset: int, left: list[str], staying: tuple[int, int, int] | None
) -> None:
    table = may_leave(hand, offset, left)
    worth = table.view(0)["table"]["staying"]
    assert (worth and tuple(worth[key] for key in ("safe", "of", "loss"))) == staying
    assert table.view(1)["table"]["staying"] is None
    assert table.view(None)["table"]["staying"] is None


def test_nobody_loses_more_than_he_has() -> None:
    """The view says it, and the answer itself: a risk, or a loss that is certain."""
    table = may_leave(["helga"], 20, ["move_1"], vp=1)
    view = table.view(0)["table"]
    assert (view["players"][0]["stake"], view["staying"]["loss"]) == (1, 1)
    assert [said(table, lang)[1] for lang in ("en", "fr")] == ["Stay: −1 VP", "Rester : −1 PV"]
    table = may_leave(["harald"], 15, ["move_2", "move_6"], vp=1)
    assert said(table, "en")[1] == "Stay: risk 1 VP"
    assert table.view(0)["table"]["staying"]["ends"] == [6]


@pytest.mark.parametrize(("left", "sure"), [("move_2", True), ("no_card", False)])
def test_a_way_on_after_any_card_is_no_risk_unless_one_meddles(left: str, sure: bool) -> None:
    meddler = next(card.id for card in MOVEMENTS if card.op == "no_card_this_turn")
    table = may_leave(["harald"], 15, ["move_2", meddler if left == "no_card" else left])
    assert table.view(0)["table"]["staying"]["sure"] is sure
    answer = "Stay: no risk this turn" if sure else "Stay: risk 2 VP"
    assert said(table, "en")[1] == answer


def said(table: Table, lang: str) -> list[str]:
    """The answers of seat 0 in words."""
    sight = Sight(table.view(0), 0, Words(lang, table.game), ("A", "B"))
    texts = [move_text(sight, table.game.rules.wording, move) for move in table.moves(0)]
    return [text.replace("\u00a0", " ") for text in texts]


def test_who_chooses_last_is_told_so() -> None:
    jarls = [Jarl(hand=["bjorn", "helga"]) for _ in range(3)]
    table = at(*jarls, top=["move_1"])
    assert [table.view(seat)["table"]["asked"] for seat in range(3)] == [{"last": 0}] * 3
    table.play(Play("bjorn"), 2)
    table.play(Play("helga"), 1)
    assert table.view(0)["table"]["asked"] == {"last": 2}
    assert table.view(None)["table"]["asked"] == {"last": 0}
