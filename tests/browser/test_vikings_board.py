"""What the board of Vikings shows beyond the moves: prices, threats, scorings, the assistants."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from drakkar import Table
from drakkar.games.vikings.moves import Ashore, Buy
from drakkar.kernel.question import Move
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import Choose, asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

Fits = Callable[[dict[str, Any], dict[str, Any]], object]
"""Is this view, and my own coast in it, what the test is about?"""


def hoarding(table: Table, moves: Sequence[Move], rng: Random) -> Move:
    """Never settles, always carries: boatsmen shall have something to do."""
    return next((move for move in moves if isinstance(move, Ashore)), moves[0])


def spending(table: Table, moves: Sequence[Move], rng: Random) -> Move:
    """Buys what is dearest."""
    return moves[-1] if isinstance(moves[0], Buy) else hoarding(table, moves, rng)


def table(
    viewer: Viewer,
    asks: str,
    *,
    rules: str = "basic",
    bots: int = 1,
    turns: int = 0,
    choose: Choose = hoarding,
    fits: Fits = lambda view, mine: True,
) -> dict[str, Any]:
    """A table where this is asked after that many answers; returns its view."""

    def seen(view: dict[str, Any]) -> object:
        return fits(view, view["table"]["coasts"][0])

    viewer.bring(
        asked(
            *("vikings", asks, 1 + bots), after=turns, choose=choose, fits=seen,
            rules=rules, first_player="1",
        )
    )  # fmt: skip
    viewer.page.wait_for_selector(".vikings")
    return view(viewer.page)


def view(page: Page) -> dict[str, Any]:
    path = page.evaluate("location.pathname.replace('/t/', '/api/tables/')")
    reply: dict[str, Any] = page.evaluate("path => fetch(path).then(a => a.json())", path)
    return reply


def angle(page: Page) -> float:
    turned = page.locator(".dial").evaluate("one => one.style.transform")
    return float(re.findall(r"-?[\d.]+", turned)[0])


def test_a_lot_shows_its_price_and_its_cells(visit: Visit) -> None:
    viewer = visit()
    board = table(viewer, "buylot")["board"]
    for lot in board["lots"]:
        shape = lot["tile"] if lot["tile"] in ("left", "right") else "middle"
        if lot["tile"].startswith("ship"):
            shape = "ship"
        room = board["coasts"][0]["room"][shape]
        target = viewer.page.locator(f"[data-lot='{lot['price']}']")
        assert str(len(room)) in (target.get_attribute("aria-label") or "").split(";")[1]
        target.hover()
        viewer.page.wait_for_selector(f"[data-lot='{lot['price']}'].offered")
        assert viewer.page.locator("[data-could]").count() == len(room)
        assert viewer.page.locator("[data-danger]").count() == (len(room) if shape == "ship" else 0)
    viewer.page.mouse.move(2, 2)
    viewer.page.wait_for_selector("[data-could]", state="detached")


def test_what_gold_cannot_pay_is_shown_as_glory(visit: Visit) -> None:
    viewer = visit()
    seen = table(
        *(viewer, "buylot"), turns=10, choose=spending,
        fits=lambda view, mine: any(price > mine["gold"] for _, price in view["moves"]),
    )  # fmt: skip
    purse = seen["board"]["coasts"][seen["seat"]]["gold"]
    dear = [m["move"][1] for m in seen["moves"] if m["move"][1] > purse]
    viewer.page.locator(f"[data-lot='{dear[0]}']").hover()
    viewer.page.wait_for_selector(f"[data-lot='{dear[0]}'].offered")
    text = viewer.page.inner_text("[data-look]")
    assert f"{dear[0] - purse} glory" in text
    assert purse == 0 or f"{purse} gold" in text


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_closed_lot_says_which_lots_keep_it_closed(visit: Visit, size: tuple[int, int]) -> None:
    viewer = visit(size)

    def alike(lots: list[dict[str, Any]]) -> list[int]:
        return [lot["price"] for lot in lots[1:] if lot["viking"] == lots[0]["viking"]]

    same = alike(
        table(viewer, "buylot", fits=lambda view, _: alike(view["table"]["lots"]))["board"]["lots"]
    )
    viewer.page.locator("[data-lot='0']").focus()
    viewer.page.wait_for_selector("[data-look] .why")
    blamed = viewer.page.evaluate(
        """() => [...document.querySelectorAll('[data-lot]')]
            .filter(one => one.matches('.guilty')
                || one.nextElementSibling?.querySelector('.guilty'))
            .map(one => Number(one.dataset.lot))"""
    )
    assert blamed == same
    assert viewer.page.inner_text("[data-said]").strip()
    viewer.tidy()


def test_left_and_right_walk_the_lots_by_price(visit: Visit) -> None:
    viewer = visit()
    lots = table(viewer, "buylot", turns=5)["board"]["lots"]
    prices = [str(lot["price"]) for lot in lots]
    at: Callable[[], str] = lambda: viewer.page.evaluate("document.activeElement.dataset.lot ?? ''")  # noqa: E731
    viewer.page.locator("[data-lot='0']").focus()
    for price in [*prices[1:], prices[0]]:
        viewer.page.keyboard.press("ArrowRight")
        assert at() == price
    viewer.page.keyboard.press("ArrowLeft")
    assert at() == prices[-1]
    viewer.page.keyboard.press("ArrowDown")
    assert viewer.page.evaluate("document.activeElement.closest('.coast') !== null")
    assert (
        viewer.page.evaluate("document.querySelectorAll('.vikings [tabindex=\"0\"]').length") == 1
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_dial_turns_when_the_zero_lot_is_bought(visit: Visit, motion: str) -> None:
    """Clockwise to the next lot, which stays where it lay; at once for those who want no motion."""
    viewer = visit(reduced_motion=motion)

    def zero_is_open(view: dict[str, Any], mine: dict[str, Any]) -> bool:
        return ["buy", 0] in view["moves"] and len(view["table"]["lots"]) > 1

    seen = table(viewer, "buylot", turns=3, fits=zero_is_open)
    before, turn = angle(viewer.page), seen["board"]["lots"][1]["price"]
    assert before == seen["board"]["turned"] * 30
    moves = viewer.page.locator(".dial").evaluate("one => getComputedStyle(one).transitionDuration")
    assert moves == ("0.4s" if motion == "no-preference" else "0s")
    seq = viewer.seq
    viewer.page.locator("[data-lot='0']").click()
    viewer.settle(seq)
    viewer.page.wait_for_function(
        "wanted => parseFloat(document.querySelector('.dial').style.transform.slice(7)) === wanted",
        arg=before + turn * 30,
    )
    assert viewer.page.locator("[data-lot='0']").count() == 1


def test_a_cell_that_is_looked_at_says_why_not_and_who_is_to_blame(visit: Visit) -> None:
    viewer = visit()
    seen = table(
        *(viewer, "laytile"), turns=12,
        fits=lambda view, mine: mine["tiles"] and not view["question"][2].startswith("ship"),
    )  # fmt: skip
    coast = seen["board"]["coasts"][seen["seat"]]
    taken = coast["tiles"][0]
    cell = f"[data-cell='{taken['row']}-{taken['column']}']"
    viewer.page.hover(cell)
    viewer.page.wait_for_selector("[data-look] .why")
    assert "VIK-5.7" in viewer.page.inner_text("[data-look] .why")
    viewer.page.wait_for_selector(f"{cell}.guilty .blame", state="attached")
    assert viewer.page.locator("[data-refusal]").count() == 0  # nothing moved under the pointer
    viewer.tidy()


def test_t_hides_and_shows_how_far_the_longships_reach(visit: Visit) -> None:
    viewer = visit()

    def threats(coast: dict[str, Any]) -> list[dict[str, Any]]:
        return [ship for ship in coast["ships"] if not ship["repelled"]]

    seen = table(viewer, "buylot", turns=14, fits=lambda view, mine: threats(mine))
    ships = threats(seen["board"]["coasts"][seen["seat"]])
    reach = viewer.page.locator(".map .threat")
    assert reach.count() == len(ships)
    viewer.page.keyboard.press("t")
    viewer.page.wait_for_selector(".map .threat", state="detached")
    assert viewer.page.get_attribute("[data-threats]", "aria-pressed") == "false"
    viewer.page.keyboard.press("t")
    viewer.page.wait_for_selector(".map .threat", state="attached")
    viewer.tidy()


def test_the_meters_are_the_servers_numbers(visit: Visit) -> None:
    viewer = visit()
    seen = table(viewer, "buylot", turns=20)
    now = seen["board"]["coasts"][seen["seat"]]["now"]
    ends = {row["source"]: row["points"][seen["seat"]] for row in seen["standing"]["rows"]}
    food = viewer.page.inner_text("[data-meter=food]")
    assert f"{now['fed']}/{now['mouths']}" in food
    assert food.replace("−", "-").rstrip().endswith(f"{ends['food']:+d}")
    for meter in ("boatsmen", "islands", "longest"):
        assert str(now[meter]) in viewer.page.inner_text(f"[data-meter={meter}]")
    assert str(seen["standing"]["totals"][seen["seat"]]) in viewer.page.inner_text(
        "[data-final] .total"
    )


def test_on_the_first_turn_either_tile_can_be_laid_first(visit: Visit) -> None:
    viewer = visit()
    table(viewer, "buylot", fits=lambda view, _: view["table"]["lots"][1]["tile"] == "left")
    elements = viewer.page.locator(".lot.legal[aria-label*='left end']")
    seq = viewer.seq
    elements.first.click()
    viewer.settle(seq)
    viewer.page.wait_for_selector("[data-hand-tile=bought][aria-pressed=true]")
    assert viewer.page.locator("[data-start]").count() == 0
    viewer.page.click("[data-hand-tile=start]")
    viewer.page.wait_for_selector("[data-start=noble]")
    viewer.check(within=".vikings")
    seq = viewer.seq
    viewer.page.click("[data-start=noble]")
    viewer.settle(seq)
    viewer.page.wait_for_selector("[data-hand-tile=start]", state="detached")
    assert viewer.page.locator("[data-cell='noble-1'].legal").count() == 0
    assert viewer.page.locator(".cell.legal").count() > 0


@pytest.mark.parametrize("choice", ["settle", "ashore"])
def test_the_bought_viking_is_put_on_the_tile_or_on_the_mainland(visit: Visit, choice: str) -> None:
    viewer = visit()
    seen = table(viewer, "settleviking")
    kind, column = seen["question"]["value"][2:4]
    seq = viewer.seq
    viewer.page.click(f"[data-settle={choice}]")
    viewer.settle(seq)
    viewer.my_turn()
    coast = view(viewer.page)["board"]["coasts"][seen["seat"]]
    stands = [
        t for t in coast["tiles"] if (t["row"], t["column"]) == (kind, column) and t["viking"]
    ]
    assert bool(stands) == (choice == "settle")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_boatsmen_are_helped_and_the_scoring_stays(visit: Visit, size: tuple[int, int]) -> None:
    viewer = visit(size, "fr")
    table(viewer, "choosecargo")
    viewer.page.wait_for_selector("[data-boatsmen]")
    trips = viewer.page.locator("[data-boatsmen] [data-move^=ferry]")
    legal = [m for m in view(viewer.page)["moves"] if m["kind"] == "ferry"]
    assert trips.count() == len(legal)
    trips.first.focus()
    viewer.page.wait_for_selector("[data-could]", state="attached")
    viewer.check(within=".vikings")
    seq = viewer.seq
    trips.first.click()
    viewer.settle(seq)
    for _ in range(60):
        viewer.my_turn()
        if viewer.page.locator("[data-lot].legal").count():
            break
        seq = viewer.seq
        elements = viewer.page.locator(".cell.legal, [data-boatsmen] [data-move]")
        elements.first.click()
        viewer.settle(seq)
    scored = view(viewer.page)["board"]["scored"]
    assert len(scored) == 2
    table_ = viewer.page.locator(f"[data-scoring='{scored[0]['round']}']")
    for row, points in enumerate(scored):
        text = table_.locator("tbody tr").nth(row).inner_text()
        assert str(points["goldsmiths"] or "–") in text
    assert table_.get_attribute("open") is not None
    viewer.check(within=".vikings")


def test_auction_colours_and_bonus_tiles_have_their_places(visit: Visit) -> None:
    viewer = visit()
    seen = table(viewer, "bidding", rules="advanced", bots=2)
    assert viewer.page.locator("[data-drawn] .choice").count() == sum(
        number > 0 for number in seen["board"]["drawn"].values()
    )
    assert viewer.page.locator("[data-bonuses] li").count() == 4
    bid = viewer.page.locator("[data-auction] [data-move^=bid]")
    viewer.page.locator("[data-auction] [data-at='bid-2']").click()
    viewer.page.wait_for_selector("[data-auction] [data-move='bid 2']")
    viewer.check(within=".vikings")
    assert bid.count() == 1
    seen = table(viewer, "laycolour", rules="advanced", bots=2)
    lay = viewer.page.locator("[data-drawn] [data-move^=lay]").first
    kind = (lay.get_attribute("data-move") or "").split(" ")[1]
    lay.hover()
    viewer.page.wait_for_selector(".wheel .ghost", state="attached")
    assert viewer.page.locator(".wheel .ghost").count() == seen["board"]["drawn"][kind]
    viewer.check(within=".vikings")


def test_the_dearest_lot_offers_its_bonus_tile_with_its_worth(visit: Visit) -> None:
    viewer = visit(lang="fr")
    table(
        *(viewer, "buylot"), rules="advanced_without_auction",
        fits=lambda view, _: ["buy", view["table"]["lots"][-1]["price"]] in view["moves"],
    )  # fmt: skip
    last = viewer.page.locator(".lot").last
    seq = viewer.seq
    last.click()
    viewer.settle(seq)
    viewer.page.wait_for_selector("[data-bonuses] [data-move^=take]")
    viewer.check(within=".vikings")
    seq = viewer.seq
    viewer.page.locator("[data-bonuses] [data-move^=take]").first.click()
    viewer.settle(seq)


def test_a_phone_has_large_cells_and_a_strip_of_lots(visit: Visit) -> None:
    viewer = visit(PHONE, "fr", color_scheme="dark")
    table(viewer, "laytile", turns=6)
    for cell in viewer.page.locator("[data-cell]").all()[:12]:
        box = cell.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    table(viewer, "buylot", turns=6)
    for lot in viewer.page.locator("[data-lot]").all():
        box = lot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    prices = [
        int(lot.get_attribute("data-lot") or 0) for lot in viewer.page.locator("[data-lot]").all()
    ]
    assert prices == sorted(prices)
    viewer.tidy()
