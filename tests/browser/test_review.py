"""The result page: which decisions cost most, as cards that lead to their positions."""

from __future__ import annotations

from typing import Any

import pytest

import drakkar
from drakkar.bots import bot, play_out
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer


def finished(slug: str, **options: str) -> dict[str, Any]:
    """The record of a whole game at random, the first seat a person's."""
    table = drakkar.new(slug, 2, 3, options)
    play_out(table, [bot("thrall"), bot("thrall")])
    return positions.record(table)


def opened(viewer: Viewer, record: dict[str, Any]) -> None:
    viewer.bring(record)
    viewer.page.wait_for_selector(".frame[data-status=over]")
    viewer.page.wait_for_selector("[data-review] [data-ask]")


def test_the_server_looks_through_the_game_and_answers(visit: Visit) -> None:
    """A small adventure of Saga: three choices, so that nobody waits for long."""
    viewer = visit()
    opened(viewer, finished("saga", voyage="tutorial"))
    viewer.page.click("[data-review] [data-ask]")
    viewer.page.wait_for_selector("[data-review] .meaning")
    assert "3" in viewer.page.locator("[data-review] .meaning").inner_text()
    assert viewer.page.locator("[data-review] [data-ask]").count() == 0
    # somebody else's decisions are asked for anew
    viewer.page.locator("[data-review] select").select_option("1")
    viewer.page.wait_for_selector("[data-review] [data-ask]")


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")])
def test_a_card_leads_to_the_position_and_is_there_again_afterwards(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    viewer = visit(size, lang)
    page = viewer.page
    asked: list[dict[str, Any]] = []
    move = {"move": ["buy", 5], "notation": "buy 5", "text": "5 gold, red longship + warrior"}
    decisions = [
        {
            "seq": seq,
            "question": "Which lot do you buy?",
            "played": move,
            "better": move | {"text": "0 gold, left end + fisherman"},
            "cost": 12.0,
            "within": 3.0,
            "worlds": 40,
            "sources": [{"source": "gold", "text": "gold", "points": 12.0}],
            "text": "Jarl expects 12 points more of it (±3): +12 gold.",
        }
        for seq in (9, 21, 33)
    ]

    def answer(route: Any) -> None:
        asked.append(route.request.post_data_json)
        ready = len(asked) > 2
        route.fulfill(
            json={
                "of": 0,
                "done": 80 if ready else 20 * len(asked),
                "total": 80,
                "ready": ready,
                "looked": 72,
                "decisions": decisions if ready else [],
            }
        )

    page.route("**/review?*", answer)
    opened(viewer, finished("vikings"))
    page.click("[data-review] [data-ask]")
    page.wait_for_selector("[data-review] progress")
    page.wait_for_selector("[data-decision]")
    assert asked[0] == {"seat": 0, "of": 0}
    assert len(asked) == 3, "asked until it is ready, and no more"
    cards = page.locator("[data-decision]")
    assert cards.count() == 3
    assert "0 gold, left end + fisherman" in cards.first.inner_text()
    assert "⟨" not in page.locator("[data-review]").inner_text()
    viewer.check(within="[data-review]", themes=size == DESKTOP)
    viewer.press(page.locator("[data-position]").nth(1))
    page.wait_for_selector(".time")
    page.wait_for_function("() => window.drakkar.shown?.seq === 21")
    assert page.locator("[data-review]").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-decision]")
    assert page.locator("[data-decision]").count() == 3
    assert len(asked) == 3, "known already"


def test_it_can_be_stopped(visit: Visit) -> None:
    viewer = visit()
    page = viewer.page
    asked: list[dict[str, Any]] = []

    def answer(route: Any) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(
            json={"of": 0, "done": 1, "total": 80, "ready": False, "looked": 72, "decisions": []}
        )

    page.route("**/review?*", answer)
    opened(viewer, finished("vikings"))
    page.click("[data-review] [data-ask]")
    page.click("[data-review] [data-stop]")
    page.wait_for_selector("[data-review] [data-ask]")
    assert asked[-1] == {"seat": 0, "of": 0, "on": False}
    many = len(asked)
    page.wait_for_timeout(2500)
    assert len(asked) == many
