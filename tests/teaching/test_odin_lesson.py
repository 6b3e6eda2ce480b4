"""What the texts of the lesson of A Feast for Odin say, number by number."""

from __future__ import annotations

from typing import Any

from drakkar.games import GAMES
from drakkar.kernel.table import Table
from drakkar.teaching.lesson import lesson


def test_the_lesson_teaches_what_it_says() -> None:
    game = GAMES["odin"]
    course = lesson(game.package)
    assert course is not None
    table = course.begin(game)
    seen: dict[str, dict[str, Any]] = {}
    for step in course.steps:
        seen[step.id] = table.view(0)
        if step.expect:
            table.play(_expected(table, step), 0)

    def mine(step: str) -> dict[str, Any]:
        player: dict[str, Any] = seen[step]["table"]["seats"][0]
        return player

    def moves(step: str) -> list[list[Any]]:
        return [list(move) for move in seen[step]["moves"]]

    assert mine("spaces")["vikings"] == 7
    assert mine("spaces")["supply"]["flax"] == 1  # "your harvest brought you flax"
    assert mine("mountain")["supply"]["stockfish"] == 1
    strips = [strip["items"] for strip in seen["wood"]["table"]["strips"]]
    assert len(strips) == 2
    assert strips[0][:2] == ["wood", "wood"]
    assert mine("boat")["supply"]["wood"] == 2
    assert mine("linen")["ships"]["whaling_boat"] == [0]
    # the lowest coin shows 0, then 1
    assert mine("lay-linen")["next_income"] == 0
    assert mine("market")["next_income"] == 1
    assert mine("market")["vikings"] == 3
    assert len(mine("take-oil")["hand"]) == len(mine("market")["hand"]) + 1
    assert {"fruits", "oil", "salt_meat", "silver"} <= set(mine("take-oil")["supply"])
    assert {str(move[1]) for move in moves("which-oil") if move[0] == "piece"} == {"oil", "silver"}
    spot = seen["lay-oil"]["table"]["spots"]["0 4 0"]
    assert spot["minus"] == 2
    symbols = seen["lay-oil"]["table"]["boards"]["home_board"]["symbols"]
    ring = next(symbol["ring"] for symbol in symbols if symbol["gain"] == {"ore": 1})
    assert (len(ring), sum(cell in ring for cell in spot["cells"])) == (5, 2)
    assert mine("feast")["supply"]["silver"] == mine("income")["supply"]["silver"] + 1
    assert mine("feast")["table_free"] == 7
    assert ["serve", "stockfish", 3] in moves("feast")
    served = {"peas", "mead"}
    assert served <= set(mine("dishes")["supply"])
    assert not served & set(mine("bonus")["supply"])
    assert mine("bonus")["supply"]["silver"] == mine("dishes")["supply"]["silver"]
    assert mine("bonus")["penalties"] == 0
    assert seen["round"]["table"]["round"] == 2
    assert any(space["blocked"] for space in seen["round"]["table"]["spaces"])


def _expected(table: Table, step: Any) -> Any:
    return next(move for move in table.moves(0) if step.fits(move))
